#ifndef TOWERMILL_PLAIN_H
#define TOWERMILL_PLAIN_H

/* A plain opponent to measure against: alpha-beta with iterative deepening that counts men and knows nothing else; no table,
 * no quiescence, no order of moves. */

#include "../match/match.h"

/* What ends the thinking: so many nodes, or a time in seconds of the clock; 0 for no such limit. */
typedef struct PlainLimit {
    uint64_t nodes;
    double time;
} PlainLimit;

/* Reads 'nodes N' or 'movetime MS', of one or more; false if the text is neither. */
bool plain_read_limit(const char *text, PlainLimit *limit);

/* The move that the plain player makes in an open game; among equal ones the seed chooses. */
Move plain_choose(const Match *match, PlainLimit limit, uint64_t *random);

/* Seconds of a clock that only goes forward. */
double plain_clock(void);
/* A number from 0 to below - 1; the state moves on. */
int plain_random(uint64_t *state, int below);

#endif
