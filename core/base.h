#ifndef TOWERMILL_BASE_H
#define TOWERMILL_BASE_H

/* What every file of the core stands on: sides, outcomes, bit helpers. Includes nothing of ours. */

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum Side { WHITE, BLACK, SIDES } Side;

static inline Side side_other(Side side) {
    return side == WHITE ? BLACK : WHITE;
}

/* How a position or a match stands, seen from outside. */
typedef enum Result { RESULT_OPEN, RESULT_WHITE_WINS, RESULT_BLACK_WINS, RESULT_DRAW } Result;

/* Why a game is over; the same five reasons serve both games (T12, T13 and M7, M8). */
typedef enum EndReason {
    END_NONE,
    END_TOO_FEW,    /* Tower: no unit left; Mill: fewer than three men */
    END_NO_MOVE,    /* the side to move cannot move */
    END_REPETITION, /* judged by the match, never by a position alone */
    END_QUIET       /* too many plies in a row without progress */
} EndReason;

typedef struct Outcome {
    Result result;
    EndReason reason; /* END_NONE while open */
} Outcome;

static inline Outcome outcome_open(void) {
    return (Outcome){RESULT_OPEN, END_NONE};
}

static inline Outcome outcome_loss(Side loser, EndReason reason) {
    return (Outcome){loser == WHITE ? RESULT_BLACK_WINS : RESULT_WHITE_WINS, reason};
}

static inline Outcome outcome_draw(EndReason reason) {
    return (Outcome){RESULT_DRAW, reason};
}

/* The loser of a game that somebody has won. */
static inline Side outcome_loser(Outcome outcome) {
    assert(outcome.result == RESULT_WHITE_WINS || outcome.result == RESULT_BLACK_WINS);
    return outcome.result == RESULT_WHITE_WINS ? BLACK : WHITE;
}

/* What is known for certain of a position, from the view of the side to move. */
typedef enum Verdict { VERDICT_UNKNOWN, VERDICT_DRAW, VERDICT_WIN, VERDICT_LOSS } Verdict;
typedef struct Known {
    Verdict verdict;
    int plies; /* to the end, where it is won or lost */
} Known;

/* Bit sets. bits_lowest and bits_pop need a set that is not empty. */
static inline int bits_count(uint64_t set) {
    return __builtin_popcountll(set);
}

static inline int bits_lowest(uint64_t set) {
    return __builtin_ctzll(set);
}

static inline int bits_highest(uint64_t set) {
    return 63 - __builtin_clzll(set);
}

static inline int bits_pop(uint64_t *set) {
    int lowest = bits_lowest(*set);
    *set &= *set - 1;
    return lowest;
}

/* Mixes 64 bits so that each bit of the input changes about half of the output; one to one (the finaliser of
 * splitmix64, Steele, Lea and Flood 2014). */
static inline uint64_t bits_mix(uint64_t x) {
    x ^= x >> 30;
    x *= 0xbf58476d1ce4e5b9u;
    x ^= x >> 27;
    x *= 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}

#endif
