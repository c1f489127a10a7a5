/* Binds Mill to the search. */

#include "mill_search.h"

#include <string.h>

#include "mill_eval.h"
#include "mill_rules.h"
#include "mill_tables.h"

#define GAME(name) mill_##name
#define GamePos    MillPos
#define GameUndo   MillUndo
enum {
    GAME_MOVES = MILL_MOVES,
    GAME_QUIET_LIMIT = MILL_QUIET_LIMIT,
    GAME_QUIESCENCE = 4,
    GAME_HISTORY = 1 << 10,
    GAME_REDUCTION = 3,
    GAME_PRUNED_DEPTH = 2,
    GAME_MARGIN = 80
};

static int mill_order(const MillPos *pos, Move move);
static bool mill_is_lost(const MillPos *pos);
static uint64_t mill_search_key(const MillPos *pos);
static bool mill_must_take(Move first);
static bool mill_is_free(const MillPos *pos);
static bool mill_is_obvious(const MillPos *pos, Move move);
static Known mill_known(const MillPos *pos, const void *endgames, bool whole);

#include "../search/search_template.h"

static bool mill_is_lost(const MillPos *pos) {
    return mill_total(pos, (Side)pos->side) < MILL_FEWEST;
}

static uint64_t mill_search_key(const MillPos *pos) {
    return mill_key(pos);
}

/* Nobody has to close a mill. */
static bool mill_must_take(Move first) {
    (void)first;
    return false;
}

/* Who flies has many moves alike, of which history knows little. */
static bool mill_is_free(const MillPos *pos) {
    return mill_phase(pos, (Side)pos->side) == MILL_FLYING;
}

/* Could the other side close a mill on this empty point, if it were its turn? */
static bool is_threatened(const MillPos *pos, int point) {
    Side enemy = side_other((Side)pos->side);
    uint32_t men = pos->men[enemy];
    uint32_t beside = mill_phase(pos, enemy) == MILL_SLIDING ? men & mill_adjacent[point] : men;
    bool places = mill_phase(pos, enemy) == MILL_PLACING;
    for (int i = 0; i < 2; i++) {
        int line = mill_lines_of[point][i];
        uint32_t others = mill_line_set[line] & ~(1u << point);
        bool waits = (men & others) == others && (pos->used[enemy] >> line & 1) == 0;
        if (waits && (places || (beside & ~others) != 0))
            return true;
    }
    return false;
}

/* Closing a mill, and standing where the other side would close one. */
static bool mill_is_obvious(const MillPos *pos, Move move) {
    return mill_removed_count(move) > 0 || is_threatened(pos, mill_to(move));
}

/* A position that is not lost may be won or drawn, which takes a look at all moves. */
static Known mill_known(const MillPos *pos, const void *endgames, bool whole) {
    const Known unknown = {VERDICT_UNKNOWN, 0};
    if (!mill_tables_cover(endgames, pos))
        return unknown;
    if (whole)
        return mill_tables_value(endgames, pos);
    Known known = mill_tables_loss(endgames, pos);
    return known.verdict == VERDICT_LOSS ? known : unknown;
}

/* How many lines through a point hold two men of the set beside it. */
static int lines_waiting(uint32_t men, int point) {
    int waiting = 0;
    for (int i = 0; i < 2; i++) {
        uint32_t others = mill_line_set[mill_lines_of[point][i]] & ~(1u << point);
        waiting += (men & others) == others;
    }
    return waiting;
}

/* Removals first, of men that stand where lines are full or nearly so; then moves that keep the enemy from a mill. */
static int mill_order(const MillPos *pos, Move move) {
    Side enemy = side_other((Side)pos->side);
    int first = mill_removed(move, 0);
    if (first != MILL_NOWHERE)
        return ORDER_NOISY + 16 * mill_removed_count(move) + 4 * lines_waiting(pos->men[enemy], first);
    return (HISTORY_TOP / 2) * lines_waiting(pos->men[enemy], mill_to(move));
}

const SearchOps mill_search = {.size = sizeof(Search), .begin = begin, .step = step};
