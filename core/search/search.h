#ifndef TOWERMILL_SEARCH_H
#define TOWERMILL_SEARCH_H

/* What both games' searches share: limits, reports and how they are driven.
 *
 * A search is begun once and stepped as often as one likes; the caller watches the clock and reads the report between
 * steps. It knows no time: the same limits give the same nodes and the same report whatever the size of the steps. */

#include "../base.h"
#include "tt.h"

enum {
    SEARCH_DEPTH = 64,  /* deepest iteration */
    SEARCH_PLIES = 120, /* longest path, quiescence included */
    SEARCH_LINES = 64,  /* most lines that can be asked for */
    SEARCH_PAST = 128   /* positions before the root that can still be repeated: more than 100 plies cannot be quiet */
};

/* Scores are hundredths of a man from the view of the side to move; a win in n plies is SCORE_WIN - n. */
enum { SCORE_WIN = 30000, SCORE_DECIDED = SCORE_WIN - 1000, SCORE_DRAW = 0, SCORE_INFINITE = 32000 };

/* Plies to the end of a decided score, or -1 for an estimate. */
static inline int score_plies(int score) {
    int size = score < 0 ? -score : score;
    return size >= SCORE_DECIDED ? SCORE_WIN - size : -1;
}

typedef struct Limits {
    int depth;            /* 1 to SEARCH_DEPTH */
    uint64_t nodes;       /* at least 1; UINT64_MAX for no limit */
    int lines;            /* how many of the best moves to report, 1 to SEARCH_LINES */
    const void *endgames; /* tables of the game's own kind, or NULL */
    uint32_t seed;        /* of the order in which equal moves are tried: the same seed, the same choice */
    int blur;             /* hundredths of a man by which the seed shifts static values at most, for weaker play */
    int habit;            /* hundredths of a man that an obvious move counts more at the root, for play as a person's */
    int whim;             /* hundredths of a man that the seed lets each move count more at the root, at most */
    bool whole;           /* look at every move to the full depth: neither reduce nor prune nor extend */
} Limits;

/* What came before the root, for repetition: keys of the positions since the last move that cannot be undone, oldest
 * first, without the root's own. */
typedef struct Past {
    uint64_t keys[SEARCH_PAST];
    int count;
} Past;

typedef enum StopReason {
    STOP_NOT_YET,
    STOP_NO_MOVE, /* there is no legal move at the root, or the game is drawn there */
    STOP_DECIDED, /* the shortest win, or the longest resistance, is known: searching deeper tells nothing new */
    STOP_DEPTH,   /* the limit of depth has been reached */
    STOP_NODES    /* the limit of nodes has been reached */
} StopReason;

/* A principal variation: moves that both sides are expected to play. */
typedef struct SearchLine {
    int score;
    int depth;
    int length; /* at least 1 */
    Move moves[SEARCH_PLIES];
} SearchLine;

typedef struct SearchReport {
    StopReason stop;
    int depth; /* of the last complete iteration; 0 before the first */
    uint64_t nodes;
    int line_count;                 /* 0 only after STOP_NO_MOVE */
    SearchLine lines[SEARCH_LINES]; /* best first; lines[0].moves[0] is the move to play */
} SearchReport;

/* One game's search. `search` is a block of `size` bytes, aligned for any type, and begins with its SearchReport. */
typedef struct SearchOps {
    size_t size;
    /* Begins a search of `pos`, the game's own position, which is copied; the table must outlive the search. */
    void (*begin)(void *search, const void *pos, const Past *past, const Limits *limits, TT *tt);
    /* Searches at most `nodes` more nodes, and no further than to the end of an iteration, so that each can be reported; true
     * when the search has ended. */
    bool (*step)(void *search, uint64_t nodes);
} SearchOps;

static inline const SearchReport *search_report(const void *search) {
    return (const SearchReport *)search;
}

#endif
