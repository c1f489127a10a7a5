#ifndef TOWERMILL_MILL_SOLVER_H
#define TOWERMILL_MILL_SOLVER_H

/* Solves the moving phase of Mill (hands empty, rebuild = easy, remove = must) by retrograde analysis, without M8's draws: the
 * values of all positions of a sector, wins and losses with their distance in plies under best play, the rest draws.
 *
 * A sector is solved together with the one in which the other side is to move, after those with a man less. The solver opens no
 * file and starts no thread: its caller owns the arrays, and may share out the work, which it gives in parts. */

#include "mill_index.h"

/* The value of a position in a byte: a win in n plies is n + 1 (n is odd), a loss in n plies n + 1 (n is even), and... */
enum {
    MILL_VALUE_DRAW = 0,
    MILL_VALUE_UNUSED = 255,
    MILL_LONGEST = 237 /* plies; greater bytes are the solver's own */
};

static inline bool mill_value_is_win(uint8_t value) {
    return value != MILL_VALUE_DRAW && (value & 1) == 0;
}
static inline bool mill_value_is_loss(uint8_t value) {
    return (value & 1) != 0;
}
static inline int mill_value_plies(uint8_t value) {
    return value - 1;
}

/* What is known: the values of each sector by mill_index_number, or NULL; by the men of the side to move and of the other. */
typedef struct MillValues {
    const MillIndex *index;
    MillRules rules;
    uint8_t *sectors[MILL_MEN + 1][MILL_MEN + 1];
} MillValues;

/* Part of the work: rows `begin` to `end` - 1. */
typedef void MillWork(void *job, uint32_t begin, uint32_t end);

/* What the caller does for the solver. */
typedef struct MillSolverHost {
    void *context;
    /* Has the work done for rows 0 to `rows` - 1, each once, in parts of any size, in any order or at once; returns when all is
     * done. */
    void (*share)(void *context, MillWork *work, void *job, uint32_t rows);
    /* Is told when all positions are settled that are decided in fewer than `plies`. */
    void (*tell)(void *context, int plies);
} MillSolverHost;

/* Solves a sector and the one with the sides swapped into values->sectors, whose arrays must be there, of mill_index_size
 * bytes, as must those of the sectors with a man less, filled. False if memory is short or a win takes more than
 * MILL_LONGEST plies. */
bool mill_solve(MillValues *values, MillSector sector, const MillSolverHost *host);

/* What a sector holds; plies are 0 where there is no such position. */
typedef struct MillCount {
    uint32_t classes, wins, losses, draws;
    int longest_win, longest_loss;
} MillCount;
MillCount mill_solver_count(const MillValues *values, MillSector sector);

#endif
