/* build/solve: solves the moving phase of Mill sector by sector, and tells what came out of it.
 *
 *   solve values FOLDER MEN [RULES]    solves all sectors with up to MEN men in all, 6 to 18; the values of each go to a file in
 *                                      FOLDER, and what is there already is kept
 *   solve counts FOLDER MEN [RULES]    prints what the sectors hold: RULES OWN-OTHER CLASSES WINS LOSSES DRAWS and the plies of
 *                                      the longest win and loss
 *   solve sizes FOLDER MEN [RULES]     prints how many bytes the table of each sector would have: RULES OWN-OTHER BYTES
 *   solve value FOLDER MEN [RULES]     prints what the empty board and each first move are worth to White, where both sides have
 *                                      half of MEN in hand
 *   solve tables FOLDER MEN FILE [FIRST [BYTES]]
 *                                      writes the tables of all sectors with FIRST (or 6) to MEN men to FILE; pairs of them that
 *                                      would make it larger than BYTES are left out
 *   solve verify FOLDER MEN            checks each value that the tables in FOLDER (mill.mtb, mill10.mtb) give against those after
 *                                      all legal moves
 *
 * RULES is "sheet" or "international"; without it, all is done for one and then for the other.
 */

#define _POSIX_C_SOURCE 200809L

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "game_value.h"
#include "table_verifier.h"
#include "table_writer.h"
#include "tables_file.h"
#include "team.h"
#include "value_file.h"
#include "whole_file.h"

enum { LEAST_MEN = 2 * MILL_FEWEST, MOST_MEN = 2 * MILL_MEN };

static const char *const rule_names[2] = {"sheet", "international"};

typedef struct Run {
    const char *folder;
    int men;
    int first_rules, last_rules; /* rule sets to go through */
    MillIndex index;
    int threads;
    double begun;           /* seconds */
    double done, remaining; /* positions solved in this run, and still to solve; of the pair at work none */
    MillValues *values;     /* the rule set at work */
    MillSector sector;
    TableText tables;  /* written so far */
    int first_men;     /* sectors with fewer are not written */
    size_t most_bytes; /* of the tables */
} Run;

static int fail(const char *sentence) {
    fprintf(stderr, "solve: %s\n", sentence);
    return EXIT_FAILURE;
}

static double seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static MillRules rules_of(int rule_set) {
    return (MillRules){.protect = rule_set == 1, .single = rule_set == 1};
}

static MillSector swapped(MillSector sector) {
    return (MillSector){sector.other, sector.own};
}

/* ------------------------------------------------------------------------------------------------------ order of sectors */

/* The next pair of sectors after this one, named by that in which the side to move has fewer men: such that those with a man less
 * come before. False after the last with up to `men` men. */
static bool next_pair(MillSector *sector, int men) {
    int sum = sector->own + sector->other;
    if (sector->own + 1 <= sector->other - 1) {
        *sector = (MillSector){sector->own + 1, sector->other - 1};
        return true;
    }
    sum++;
    int own = sum - MILL_MEN > MILL_FEWEST ? sum - MILL_MEN : MILL_FEWEST;
    *sector = (MillSector){own, sum - own};
    return sum <= men;
}

static const MillSector first_pair = {MILL_FEWEST, MILL_FEWEST};

static double pair_positions(const MillIndex *index, MillSector sector) {
    return (double)mill_index_size(index, sector) * (sector.own == sector.other ? 1 : 2);
}

/* -------------------------------------------------------------------------------------------------------------- memory */

/* Bytes of values that solving a pair takes: its own, and those of the sectors with a man less. */
static double pair_bytes(const MillIndex *index, MillSector sector) {
    double bytes = pair_positions(index, sector);
    if (sector.own > MILL_FEWEST)
        bytes += mill_index_size(index, (MillSector){sector.own - 1, sector.other});
    if (sector.other > MILL_FEWEST)
        bytes += mill_index_size(index, (MillSector){sector.other - 1, sector.own});
    return bytes;
}

/* Bytes of memory that are there to be taken. */
static double free_bytes(void) {
    FILE *file = fopen("/proc/meminfo", "r");
    char line[256];
    double kib = -1;
    while (file != NULL && kib < 0 && fgets(line, sizeof line, file) != NULL)
        sscanf(line, "MemAvailable: %lf", &kib);
    if (file != NULL)
        fclose(file);
    return kib >= 0 ? 1024 * kib : (double)sysconf(_SC_PHYS_PAGES) * (double)sysconf(_SC_PAGESIZE);
}

/* Says what the run needs, and whether it is there. */
static bool has_memory(const Run *run) {
    const double mib = 1 << 20;
    double most = 0, there = free_bytes();
    for (MillSector sector = first_pair;;) {
        double bytes = pair_bytes(&run->index, sector);
        most = bytes > most ? bytes : most;
        if (!next_pair(&sector, run->men))
            break;
    }
    most += 64 * mib; /* for the index and the distances */
    printf(
        "The largest pair of sectors takes %.0f MiB of memory; %.0f MiB are free. The files to come take %.0f MiB.\n",
        most / mib, there / mib, run->remaining / mib);
    return most <= there;
}

/* ------------------------------------------------------------------------------------------------------------- solving */

static void share(void *context, MillWork *work, void *job, uint32_t rows) {
    team_share(((Run *)context)->threads, work, job, rows);
}

static void tell(void *context, int plies) {
    const Run *run = context;
    if (!isatty(STDERR_FILENO))
        return;
    double time = seconds() - run->begun;
    fprintf(stderr, "\r%s %d-%d: %d plies", rule_names[run->values->rules.protect], run->sector.own, run->sector.other,
            plies);
    if (run->done > 0)
        fprintf(stderr, ", %.1f million positions left, about %.0f min", run->remaining / 1e6,
                run->remaining * time / run->done / 60);
    fprintf(stderr, "   ");
}

static bool make_room(MillValues *values, MillSector sector) {
    uint8_t **bytes = &values->sectors[sector.own][sector.other];
    if (*bytes == NULL)
        *bytes = malloc(mill_index_size(values->index, sector));
    return *bytes != NULL;
}

/* Reads the sectors to which removals lead. */
static bool read_lower(const Run *run, MillSector sector) {
    bool read = true;
    if (sector.own > MILL_FEWEST)
        read = value_file_read(run->folder, run->values, (MillSector){sector.own - 1, sector.other});
    if (sector.other > MILL_FEWEST)
        read = read && value_file_read(run->folder, run->values, (MillSector){sector.other - 1, sector.own});
    return read;
}

static bool solve_pair(Run *run, MillSector sector) {
    double begun = seconds();
    const MillSolverHost host = {run, share, tell};
    run->sector = sector;
    bool solved = read_lower(run, sector) && make_room(run->values, sector) &&
                  make_room(run->values, swapped(sector)) && mill_solve(run->values, sector, &host) &&
                  value_file_write(run->folder, run->values, swapped(sector)) &&
                  value_file_write(run->folder, run->values, sector);
    value_file_forget(run->values);
    double positions = pair_positions(&run->index, sector), time = seconds() - begun;
    run->done += positions;
    run->remaining -= positions;
    if (solved)
        printf("%s%s %d-%d: %.0f positions in %.1f s\n", isatty(STDERR_FILENO) ? "\r" : "",
               rule_names[run->values->rules.protect], sector.own, sector.other, positions, time);
    fflush(stdout);
    return solved;
}

static bool is_solved(const Run *run, const MillValues *values, MillSector sector) {
    return value_file_is_there(run->folder, values, sector) &&
           value_file_is_there(run->folder, values, swapped(sector));
}

/* Calls for each pair of each rule set; ends with the first that answers false. */
static bool each_pair(Run *run, bool (*each)(Run *run, MillSector sector)) {
    for (int rule_set = run->first_rules; rule_set <= run->last_rules; rule_set++) {
        MillValues values = {.index = &run->index, .rules = rules_of(rule_set)};
        run->values = &values;
        MillSector sector = first_pair;
        do {
            if (!each(run, sector))
                return false;
        } while (next_pair(&sector, run->men));
    }
    return true;
}

static bool count_remaining(Run *run, MillSector sector) {
    if (!is_solved(run, run->values, sector))
        run->remaining += pair_positions(&run->index, sector);
    return true;
}

static bool solve_missing(Run *run, MillSector sector) {
    return is_solved(run, run->values, sector) || solve_pair(run, sector);
}

static int solve_values(Run *run) {
    if (mkdir(run->folder, 0777) != 0 && whole_file_length(run->folder) < 0)
        return fail("The folder cannot be made.");
    each_pair(run, count_remaining);
    if (run->remaining == 0)
        return EXIT_SUCCESS;
    if (!has_memory(run))
        return fail("That is not enough memory. Fewer men take less.");
    return each_pair(run, solve_missing)
               ? EXIT_SUCCESS
               : fail("A sector could not be solved: its files cannot be written, or those with a man less are damaged "
                      "(remove them), or memory is short.");
}

/* ------------------------------------------------------------------------------------------------- what came out of it */

static bool each_of_pair(Run *run, MillSector sector, bool (*each)(Run *run, MillSector sector)) {
    bool done = value_file_read(run->folder, run->values, sector) && each(run, sector);
    value_file_forget(run->values);
    return done;
}

static bool print_count(Run *run, MillSector sector) {
    MillCount count = mill_solver_count(run->values, sector);
    printf("%s %d-%d %u %u %u %u %d %d\n", rule_names[run->values->rules.protect], sector.own, sector.other,
           count.classes, count.wins, count.losses, count.draws, count.longest_win, count.longest_loss);
    return true;
}

static bool add_table(Run *run, MillSector sector) {
    return table_write(&run->tables, run->values, sector);
}

static bool print_size(Run *run, MillSector sector) {
    TableText table = {.bytes = NULL};
    bool written = table_write(&table, run->values, sector);
    free(table.bytes);
    if (written)
        printf("%s %d-%d %zu\n", rule_names[run->values->rules.protect], sector.own, sector.other, table.length);
    fflush(stdout);
    return written;
}

static bool count_pair(Run *run, MillSector sector) {
    return each_of_pair(run, sector, print_count) &&
           (sector.own == sector.other || each_of_pair(run, swapped(sector), print_count));
}

static bool size_pair(Run *run, MillSector sector) {
    return each_of_pair(run, sector, print_size) &&
           (sector.own == sector.other || each_of_pair(run, swapped(sector), print_size));
}

static bool write_pair(Run *run, MillSector sector) {
    return each_of_pair(run, sector, add_table) &&
           (sector.own == sector.other || each_of_pair(run, swapped(sector), add_table));
}

/* Keeps what has been written so far, to go back to; false if memory is short. */
static bool copy_tables(const Run *run, TableText *copy) {
    *copy = (TableText){malloc(run->tables.length + 1), run->tables.length};
    if (copy->bytes != NULL && run->tables.length > 0)
        memcpy(copy->bytes, run->tables.bytes, run->tables.length);
    return copy->bytes != NULL;
}

/* Writes a pair of sectors, unless they make the tables too large. */
static bool add_pair(Run *run, MillSector sector) {
    TableText before;
    if (sector.own + sector.other < run->first_men)
        return true;
    if (!copy_tables(run, &before))
        return false;
    bool written = write_pair(run, sector);
    size_t length = run->tables.length;
    bool fits = length <= run->most_bytes;
    free(fits ? before.bytes : run->tables.bytes);
    if (!fits)
        run->tables = before;
    printf("%s %d-%d and %d-%d: %s%zu bytes in all\n", rule_names[run->values->rules.protect], sector.own, sector.other,
           sector.other, sector.own, fits ? "" : "left out, since there would be ", length);
    return written;
}

static int print_each(Run *run, bool (*each)(Run *run, MillSector sector)) {
    return each_pair(run, each) ? EXIT_SUCCESS : fail("A sector is not solved yet, or memory is short.");
}

static int write_tables(Run *run, const char *path, const char *first, const char *most) {
    run->first_men = first == NULL ? LEAST_MEN : atoi(first);
    run->most_bytes = first == NULL || most == NULL ? SIZE_MAX : strtoul(most, NULL, 10);
    bool written =
        each_pair(run, add_pair) && whole_file_write(path, &(FilePart){run->tables.bytes, run->tables.length}, 1);
    free(run->tables.bytes);
    return written ? EXIT_SUCCESS : fail("A sector is not solved yet, memory is short, or the file cannot be written.");
}

/* ------------------------------------------------------------------------------------------------------------ verifying */

static bool verify_rules(const Run *run, const MillTables *tables, MillRules rules) {
    TableVerifier verifier;
    table_verifier_begin(&verifier, tables, &run->index, rules, run->threads);
    MillSector sector = first_pair;
    bool right;
    do {
        right = table_verifier_check(&verifier, sector);
        printf("%s - %s %d-%d and %d-%d", right ? "ok" : "not ok", rule_names[rules.protect], sector.own, sector.other,
               sector.other, sector.own);
        if (!right)
            printf(": %u values not known, %u wrong", (unsigned)verifier.unknown, (unsigned)verifier.wrong);
        putchar('\n');
        fflush(stdout);
    } while (right && next_pair(&sector, run->men));
    table_verifier_end(&verifier);
    return right;
}

static int verify(const Run *run) {
    Endgames endgames = {.count = 0};
    if (tables_file_find(&endgames, run->folder) == 0)
        return fail("There are no tables in that folder, or they are damaged.");
    bool right = verify_rules(run, &endgames.mill, rules_of(0)) && verify_rules(run, &endgames.mill, rules_of(1));
    endgames_free(&endgames);
    return right ? EXIT_SUCCESS : EXIT_FAILURE;
}

/* ----------------------------------------------------------------------------------------------- the value of the game */

static int print_values(const Run *run) {
    const double mib = 1 << 20, needed = game_value_bytes(&run->index, run->men / 2), there = free_bytes();
    printf("The value of the game takes %.0f MiB of memory; %.0f MiB are free.\n", needed / mib, there / mib);
    if (needed > there)
        return fail("That is not enough memory.");
    for (int rule_set = run->first_rules; rule_set <= run->last_rules; rule_set++)
        if (!game_value_print(run->folder, &run->index, rules_of(rule_set), run->men / 2))
            return fail("A sector is not solved yet, or memory is short.");
    return EXIT_SUCCESS;
}

/* -------------------------------------------------------------------------------------------------------------- commands */

static int fail_of_use(void) {
    return fail(
        "usage: solve values|counts|sizes|value FOLDER MEN [RULES], solve tables FOLDER MEN FILE [FIRST [BYTES]], "
        "solve verify FOLDER MEN");
}

/* The rule set of this name, or both without a name; false if there is none of it. */
static bool choose_rules(Run *run, const char *name) {
    if (name == NULL)
        return true;
    while (run->first_rules < 2 && strcmp(name, rule_names[run->first_rules]) != 0)
        run->first_rules++;
    run->last_rules = run->first_rules;
    return run->first_rules < 2;
}

static int obey_for_rules(Run *run, const char *command, const char *rules) {
    if (!choose_rules(run, rules))
        return fail("RULES is sheet or international.");
    if (strcmp(command, "values") == 0)
        return solve_values(run);
    if (strcmp(command, "counts") == 0)
        return print_each(run, count_pair);
    if (strcmp(command, "sizes") == 0)
        return print_each(run, size_pair);
    if (strcmp(command, "value") == 0)
        return print_values(run);
    return fail_of_use();
}

static int obey(Run *run, int count, char **words) {
    if (count >= 5 && count <= 7 && strcmp(words[1], "tables") == 0)
        return write_tables(run, words[4], words[5], count == 7 ? words[6] : NULL);
    if (count == 4 && strcmp(words[1], "verify") == 0)
        return verify(run);
    return count == 4 || count == 5 ? obey_for_rules(run, words[1], words[4]) : fail_of_use();
}

int main(int count, char **words) {
    Run run = {.last_rules = 1, .threads = team_size(), .begun = seconds()};
    run.folder = count > 2 ? words[2] : "";
    run.men = count > 3 ? atoi(words[3]) : LEAST_MEN;
    if (run.men < LEAST_MEN || run.men > MOST_MEN)
        return fail("MEN is a number from 6 to 18.");
    if (!mill_index_make(&run.index, run.men / 2))
        return fail("There is not enough memory.");
    int status = obey(&run, count, words);
    mill_index_free(&run.index);
    return status;
}
