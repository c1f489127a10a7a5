#include "game_value.h"

#include <inttypes.h>
#include <stdio.h>

#include "../mill/mill_placing.h"
#include "value_file.h"

enum { SMALL_THINGS = 64 << 20 /* bytes */ };

/* Bytes of the search's table, as a power of two: 4 GiB for nine men a side. */
static int table_bits(int men) {
    return 14 + 2 * men;
}

/* The verdicts of all sectors, the values of the largest one, and the search's table. */
double game_value_bytes(const MillIndex *index, int men) {
    double largest = 0, bytes = (double)((uint64_t)1 << table_bits(men)) + SMALL_THINGS;
    for (int own = MILL_FEWEST; own <= men; own++)
        for (int other = MILL_FEWEST; other <= men; other++) {
            MillSector sector = {own, other};
            double size = mill_index_size(index, sector);
            bytes += (double)mill_verdicts_bytes(index, sector);
            largest = size > largest ? size : largest;
        }
    return bytes + largest;
}

static bool read_sector(const char *folder, MillVerdicts *verdicts, MillSector sector) {
    MillValues values = {.index = verdicts->index, .rules = verdicts->rules};
    bool read = value_file_read(folder, &values, sector) && mill_verdicts_add(verdicts, &values, sector);
    value_file_forget(&values);
    return read;
}

static bool read_sectors(const char *folder, MillVerdicts *verdicts, int men) {
    for (int own = MILL_FEWEST; own <= men; own++)
        for (int other = MILL_FEWEST; other <= men; other++)
            if (!read_sector(folder, verdicts, (MillSector){own, other}))
                return false;
    return true;
}

static void print_value(MillPlacing *placing, const MillPos *pos, const char *name) {
    static const char *const words[SIDES][4] = {{"", "draw", "win", "loss"}, {"", "draw", "loss", "win"}};
    uint64_t before = placing->nodes;
    Verdict verdict = mill_placing_value(placing, pos);
    printf("%s %s %s, %" PRIu64 " positions\n", pos->rules.protect ? "international" : "sheet", name,
           words[pos->side][verdict], placing->nodes - before);
    fflush(stdout);
}

/* Is a point the first of its images? */
static bool is_first_image(int point) {
    for (int symmetry = 0; symmetry < MILL_SYMMETRIES; symmetry++)
        if (mill_symmetry[symmetry][point] < point)
            return false;
    return true;
}

static void print_values(MillPlacing *placing, int men) {
    MillPos start;
    mill_clear(&start, placing->verdicts->rules, men);
    print_value(placing, &start, "start");
    for (int point = 0; point < MILL_POINTS; point++)
        if (is_first_image(point)) {
            MillPos after = start;
            MillUndo undo;
            mill_make(&after, mill_move(MILL_NOWHERE, point, MILL_NOWHERE, MILL_NOWHERE), &undo);
            print_value(placing, &after, mill_point_name[point]);
        }
}

bool game_value_print(const char *folder, const MillIndex *index, MillRules rules, int men) {
    MillVerdicts verdicts = {.index = index, .rules = rules};
    MillPlacing placing = {.table = NULL};
    bool ready = read_sectors(folder, &verdicts, men) && mill_placing_begin(&placing, &verdicts, table_bits(men));
    if (ready)
        print_values(&placing, men);
    mill_placing_end(&placing);
    mill_verdicts_free(&verdicts);
    return ready;
}
