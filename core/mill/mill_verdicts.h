#ifndef TOWERMILL_MILL_VERDICTS_H
#define TOWERMILL_MILL_VERDICTS_H

/* Solved sectors of Mill without their distances: won, lost or drawn, four positions in a byte, so that all of them fit into
 * memory. */

#include "mill_solver.h"

typedef struct MillVerdicts {
    const MillIndex *index;
    MillRules rules;
    uint8_t *sectors[MILL_MEN + 1][MILL_MEN + 1]; /* by the men of the side to move and of the other, or NULL */
} MillVerdicts;

/* Bytes that a sector takes. */
size_t mill_verdicts_bytes(const MillIndex *index, MillSector sector);
/* Takes a sector over from solved values; false if memory is short. */
bool mill_verdicts_add(MillVerdicts *verdicts, const MillValues *values, MillSector sector);
/* The verdict on a position whose sector is there. */
Verdict mill_verdicts_of(const MillVerdicts *verdicts, uint32_t own, uint32_t other);
void mill_verdicts_free(MillVerdicts *verdicts);

#endif
