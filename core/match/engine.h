#ifndef TOWERMILL_ENGINE_H
#define TOWERMILL_ENGINE_H

/* The search of a match: owns the transposition table and the search's memory, both made when first needed. An Engine stays
 * where it is while a search runs, which keeps a pointer to the table. */

#include "endgames.h"

typedef struct Engine {
    size_t table_bytes;
    TT tt;               /* entries NULL before the first search */
    void *search;        /* block of `game`'s search, or NULL */
    const GameOps *game; /* whose positions, under `rules`, the table holds */
    Rules rules;
    bool blurred;               /* the table holds values as a level sees them */
    AnyPos root;                /* of the present search */
    const MillTables *endgames; /* for searches without a level and at the highest, or NULL */
} Engine;

/* What a caller asks of a search; 0 stands for no limit of that kind. */
typedef struct Wish {
    int depth;    /* 0 to SEARCH_DEPTH */
    double nodes; /* 0 or more; fractions are cut off */
    int level;    /* 0 to GAME_LEVELS */
    int lines;    /* 1 to SEARCH_LINES */
    uint32_t seed;
    bool whole; /* see Limits */
} Wish;

Engine engine_with(size_t table_bytes);
void engine_end(Engine *engine);
/* Forgets what earlier searches found. */
void engine_forget(Engine *engine);

/* Begins a search of the match's present position. At a level it starts with an empty table, so that a level plays alike
 * whatever was searched before, and so does the search after a level that does not see clearly. False with a notice if the
 * wish is out of range or memory is short. */
bool engine_begin(Engine *engine, const Match *match, const Wish *wish, Notice *fault);
/* Searches at most `nodes` more nodes; true when the search has ended, or none was begun. */
bool engine_step(Engine *engine, uint64_t nodes);
/* The report of the search so far, or NULL if none was begun. */
const SearchReport *engine_report(const Engine *engine);
/* A line of that report, and what follows it to the game's end if endgame tables know that. */
SearchLine engine_line(const Engine *engine, int index);

#endif
