#ifndef TOWERMILL_MILL_PLACING_H
#define TOWERMILL_MILL_PLACING_H

/* The value of Mill's positions with men in hand: searches all ways of placing them, down to the moving phase, whose verdicts are
 * known. Like those it is for rebuild = easy and remove = must, and leaves out M8, which no placing comes near to. */

#include "mill_verdicts.h"

typedef struct MillPlacing {
    const MillVerdicts *verdicts; /* of all sectors that the placing can lead to */
    uint64_t *table;              /* what has been found out */
    uint64_t buckets;
    uint64_t nodes; /* positions searched so far */
} MillPlacing;

/* Makes a search with a table of 2^`bits` bytes; false if memory is short. */
bool mill_placing_begin(MillPlacing *placing, const MillVerdicts *verdicts, int bits);
/* The verdict for the side to move, which has as many men in hand as the other side, or one more: so the last men are placed in
 * turn, as in a game. The other side has men enough (M7). */
Verdict mill_placing_value(MillPlacing *placing, const MillPos *pos);
void mill_placing_end(MillPlacing *placing);

#endif
