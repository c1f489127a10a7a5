#ifndef TOWERMILL_MILL_INDEX_H
#define TOWERMILL_MILL_INDEX_H

/* Numbers for the positions of the moving phase: hands empty, the side to move against the other side.
 *
 * A sector holds all positions with so many men of the side to move (own) and of the other side. The men of the side that has
 * fewer (of the side to move, where both have as many) make a row, reduced by the board's symmetries to the least of its images;
 * the men of the other side, turned by the same symmetry, make a column among the points that are left. Columns that a row's own
 * symmetries make equal are folded to the least, so a position and its images have one number; numbers of folded columns
 * stay unused. A move of one side stays within its row, a move of the other goes from one row to another by a fixed symmetry. */

#include "mill_rules.h"

typedef struct MillSector {
    int own, other; /* men of the side to move and of the other, MILL_FEWEST to MILL_MEN */
} MillSector;

/* The rows of so many men. */
typedef struct MillRows {
    uint32_t count;
    uint32_t *sets;         /* by row: the least set of its images, rows ascending */
    uint16_t *own_symmetry; /* by row: the set of symmetries that leave it as it is; bit 0 always */
    uint32_t *places; /* by rank of any set: its row times MILL_SYMMETRIES, and the symmetry that takes it there */
} MillRows;

typedef struct MillIndex {
    uint32_t choose[MILL_POINTS + 1][MILL_MEN + 1]; /* binomials */
    uint32_t images[MILL_SYMMETRIES][3][256];       /* of each eight points under a symmetry */
    /* Sets are looked up by eight points: what these add to a rank if so many points lie below; and what becomes of them if only
     * those among some are left, moved together. */
    uint32_t ranks[3][MILL_MEN + 1][256];
    uint8_t gathered[256][256];
    MillRows rows[MILL_MEN + 1]; /* count 0 for numbers of men that were not asked for */
} MillIndex;

/* Makes an index of all sectors in which the side with fewer men has at most `most` of them; false if memory is short. */
bool mill_index_make(MillIndex *index, int most);
void mill_index_free(MillIndex *index);

/* How many numbers, used and unused, a row and a sector have. */
uint32_t mill_index_columns(const MillIndex *index, MillSector sector);
uint32_t mill_index_rows(const MillIndex *index, MillSector sector);
uint32_t mill_index_size(const MillIndex *index, MillSector sector);

/* The number of a position within its sector; the two sets have no point in common. */
uint32_t mill_index_number(const MillIndex *index, uint32_t own, uint32_t other);
/* The position of a number; false if the number is unused. */
bool mill_index_position(const MillIndex *index, MillSector sector, uint32_t number, uint32_t *own, uint32_t *other);

#endif
