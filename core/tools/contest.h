#ifndef TOWERMILL_CONTEST_H
#define TOWERMILL_CONTEST_H

/* A contest of two players over many games, and what it tells about their strength. */

#include "player.h"

typedef struct Tally {
    int wins, draws, losses, pairs; /* of player A */
    double sum, squares;            /* of the pairs' scores for A, each from 0 to 1 */
} Tally;

/* Plays an opening of random legal moves twice, with sides swapped, and counts both games. */
void contest_pair(const GameOps *game, const char *rules, Player players[2], uint64_t opening, Tally *tally);
/* The score of A from 0 to 1. */
double contest_score(const Tally *tally);
/* Prints score, difference in Elo with an interval of 95 %, and how much likelier the results are if A is 20 Elo better than
 * if it is equal, as a logarithm. */
void contest_print(const Tally *tally);
/* Whether that likelihood has decided, with errors of 5 % (GSPRT). */
bool contest_is_known(const Tally *tally);

#endif
