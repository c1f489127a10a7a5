#include "mill_index.h"

#include <stdlib.h>
#include <string.h>

/* ------------------------------------------------------------------------------------------------ sets and symmetries */

static void fill_choose(MillIndex *index) {
    for (int n = 0; n <= MILL_POINTS; n++) {
        index->choose[n][0] = 1;
        for (int k = 1; k <= MILL_MEN; k++)
            index->choose[n][k] = n == 0 ? 0 : index->choose[n - 1][k - 1] + index->choose[n - 1][k];
    }
}

static void fill_images(MillIndex *index) {
    for (int symmetry = 0; symmetry < MILL_SYMMETRIES; symmetry++)
        for (int set = 0; set < 3 * 256; set++) {
            uint32_t image = 0;
            for (uint64_t points = (uint64_t)(set & 255) << 8 * (set >> 8); points != 0;)
                image |= 1u << mill_symmetry[symmetry][bits_pop(&points)];
            index->images[symmetry][set >> 8][set & 255] = image;
        }
}

static inline uint32_t image_of(const MillIndex *index, int symmetry, uint32_t set) {
    const uint32_t(*images)[256] = index->images[symmetry];
    return images[0][set & 255] | images[1][set >> 8 & 255] | images[2][set >> 16];
}

static void fill_ranks(MillIndex *index) {
    for (int part = 0; part < 3; part++)
        for (int below = 0; below <= MILL_MEN; below++)
            for (int set = 0; set < 256; set++) {
                uint32_t rank = 0;
                int men = below;
                for (uint64_t points = (uint64_t)set << 8 * part; points != 0 && men < MILL_MEN;)
                    rank += index->choose[bits_pop(&points)][++men];
                index->ranks[part][below][set] = rank;
            }
}

static void fill_gathered(MillIndex *index) {
    for (int among = 0; among < 256; among++)
        for (int set = 0; set < 256; set++) {
            int gathered = 0, place = 0;
            for (uint64_t points = (uint64_t)among; points != 0; place++)
                gathered |= (set >> bits_pop(&points) & 1) << place;
            index->gathered[among][set] = (uint8_t)gathered;
        }
}

/* The place of a set of MILL_MEN points at most among all sets of as many points, in ascending order. */
static inline uint32_t rank_of(const MillIndex *index, uint32_t set) {
    int first = bits_count(set & 0xff), second = bits_count(set & 0xffff);
    return index->ranks[0][0][set & 255] + index->ranks[1][first][set >> 8 & 255] + index->ranks[2][second][set >> 16];
}

/* The same among the sets of the points that `taken` leaves. */
static inline uint32_t rank_in_row(const MillIndex *index, uint32_t taken, uint32_t set) {
    uint32_t among = MILL_ALL & ~taken;
    uint32_t low = index->gathered[among & 255][set & 255], middle = index->gathered[among >> 8 & 255][set >> 8 & 255];
    uint32_t high = index->gathered[among >> 16][set >> 16];
    return rank_of(index, low | middle << bits_count(among & 0xff) | high << bits_count(among & 0xffff));
}

/* The set of a rank among the sets of the points that `taken` leaves. */
static uint32_t set_of_rank(const MillIndex *index, uint32_t rank, int men, uint32_t taken) {
    uint32_t set = 0;
    int place = MILL_POINTS - bits_count(taken);
    for (int point = MILL_POINTS - 1; men > 0; point--) {
        if ((taken & 1u << point) != 0 || rank < index->choose[--place][men])
            continue;
        set |= 1u << point;
        rank -= index->choose[place][men--];
    }
    return set;
}

/* -------------------------------------------------------------------------------------------------------------- rows */

/* The symmetries that make a set the least that it can be; false if some make it less than it is itself. */
static bool is_least(const MillIndex *index, uint32_t set, uint16_t *own_symmetry) {
    *own_symmetry = 0;
    for (int symmetry = 0; symmetry < MILL_SYMMETRIES; symmetry++) {
        uint32_t image = image_of(index, symmetry, set);
        if (image < set)
            return false;
        if (image == set)
            *own_symmetry = (uint16_t)(*own_symmetry | 1 << symmetry);
    }
    return true;
}

/* Adds a row, and tells all its images where they belong. (For each image of the set there is a symmetry that takes it back.) */
static void add_row(const MillIndex *index, MillRows *rows, uint32_t set, uint16_t own_symmetry) {
    uint32_t row = rows->count++;
    rows->sets[row] = set;
    rows->own_symmetry[row] = own_symmetry;
    for (int symmetry = 0; symmetry < MILL_SYMMETRIES; symmetry++) {
        uint32_t image = image_of(index, symmetry, set);
        uint32_t back = 0;
        while (image_of(index, (int)back, image) != set)
            back++;
        rows->places[rank_of(index, image)] = row * MILL_SYMMETRIES + back;
    }
}

static bool make_rows(MillIndex *index, int men) {
    MillRows *rows = &index->rows[men];
    uint32_t sets = index->choose[MILL_POINTS][men], least = 0;
    uint16_t own_symmetry;
    for (uint32_t rank = 0; rank < sets; rank++)
        least += is_least(index, set_of_rank(index, rank, men, 0), &own_symmetry);
    rows->sets = malloc(least * sizeof *rows->sets);
    rows->own_symmetry = malloc(least * sizeof *rows->own_symmetry);
    rows->places = malloc(sets * sizeof *rows->places);
    if (rows->sets == NULL || rows->own_symmetry == NULL || rows->places == NULL)
        return false;
    for (uint32_t rank = 0; rank < sets; rank++) {
        uint32_t set = set_of_rank(index, rank, men, 0);
        if (is_least(index, set, &own_symmetry))
            add_row(index, rows, set, own_symmetry);
    }
    return true;
}

bool mill_index_make(MillIndex *index, int most) {
    assert(most >= MILL_FEWEST && most <= MILL_MEN);
    memset(index, 0, sizeof *index);
    fill_choose(index);
    fill_images(index);
    fill_ranks(index);
    fill_gathered(index);
    for (int men = MILL_FEWEST; men <= most; men++)
        if (!make_rows(index, men)) {
            mill_index_free(index);
            return false;
        }
    return true;
}

void mill_index_free(MillIndex *index) {
    for (int men = 0; men <= MILL_MEN; men++) {
        free(index->rows[men].sets);
        free(index->rows[men].own_symmetry);
        free(index->rows[men].places);
        index->rows[men] = (MillRows){0};
    }
}

/* ----------------------------------------------------------------------------------------------------------- numbers */

static inline int row_men(MillSector sector) {
    return sector.own <= sector.other ? sector.own : sector.other;
}

uint32_t mill_index_columns(const MillIndex *index, MillSector sector) {
    int men = row_men(sector);
    return index->choose[MILL_POINTS - men][sector.own + sector.other - men];
}

uint32_t mill_index_rows(const MillIndex *index, MillSector sector) {
    return index->rows[row_men(sector)].count;
}

uint32_t mill_index_size(const MillIndex *index, MillSector sector) {
    return mill_index_rows(index, sector) * mill_index_columns(index, sector);
}

/* The least of the columns that the row's own symmetries make equal. */
static inline uint32_t folded(const MillIndex *index, uint16_t own_symmetry, uint32_t column) {
    uint32_t least = column;
    for (uint64_t others = own_symmetry & ~1u; others != 0;) {
        uint32_t image = image_of(index, bits_pop(&others), column);
        if (image < least)
            least = image;
    }
    return least;
}

uint32_t mill_index_number(const MillIndex *index, uint32_t own, uint32_t other) {
    MillSector sector = {bits_count(own), bits_count(other)};
    bool own_row = sector.own <= sector.other;
    const MillRows *rows = &index->rows[row_men(sector)];
    uint32_t place = rows->places[rank_of(index, own_row ? own : other)];
    uint32_t row = place / MILL_SYMMETRIES;
    uint32_t turned = image_of(index, place % MILL_SYMMETRIES, own_row ? other : own);
    uint32_t column = folded(index, rows->own_symmetry[row], turned);
    return row * mill_index_columns(index, sector) + rank_in_row(index, rows->sets[row], column);
}

bool mill_index_position(const MillIndex *index, MillSector sector, uint32_t number, uint32_t *own, uint32_t *other) {
    uint32_t columns = mill_index_columns(index, sector);
    const MillRows *rows = &index->rows[row_men(sector)];
    uint32_t row = number / columns, taken = rows->sets[row];
    int men = sector.own + sector.other - row_men(sector);
    uint32_t column = set_of_rank(index, number % columns, men, taken);
    bool own_row = sector.own <= sector.other;
    *own = own_row ? taken : column;
    *other = own_row ? column : taken;
    return folded(index, rows->own_symmetry[row], column) == column;
}
