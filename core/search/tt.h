#ifndef TOWERMILL_TT_H
#define TOWERMILL_TT_H

/* The transposition table: what earlier visits of a position found. Knows keys and numbers, no game. Its size is fixed
 * when it is made. */

#include "../base.h"

/* A game's move in 32 bits; no legal move of either game is 0. */
typedef uint32_t Move;
enum { MOVE_NONE = 0 };

typedef enum Bound { BOUND_NONE, BOUND_LOWER, BOUND_UPPER, BOUND_EXACT } Bound;

typedef struct TTEntry {
    uint64_t key;
    Move move;
    int16_t score; /* a decided score counts its plies from this position */
    int8_t depth;
    uint8_t bound_age; /* Bound in bits 0-1, age above */
} TTEntry;

typedef struct TT {
    TTEntry *entries;
    size_t mask; /* number of entries less one */
    uint8_t age;
} TT;

/* Makes a table of at most `bytes`, at least one bucket; false if there is not enough memory. */
bool tt_make(TT *tt, size_t bytes);
void tt_free(TT *tt);
void tt_clear(TT *tt);
/* Tells that a new search begins: entries of older ones are replaced first. */
void tt_new_search(TT *tt);

/* The entry of a key, or NULL. */
const TTEntry *tt_probe(const TT *tt, uint64_t key);
void tt_store(TT *tt, uint64_t key, Move move, int score, int depth, Bound bound);

static inline Bound tt_bound(const TTEntry *entry) {
    return (Bound)(entry->bound_age & 3);
}

#endif
