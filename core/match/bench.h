#ifndef TOWERMILL_BENCH_H
#define TOWERMILL_BENCH_H

#include "game.h"

/* Searches a fixed list of positions of a game to a fixed depth and counts the nodes: the fingerprint of its rules,
 * evaluation and search, the same wherever it runs. False if there is not enough memory. */
bool bench_run(const GameOps *game, uint64_t *nodes);

#endif
