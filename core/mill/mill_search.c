/* Binds Mill to the search. */

#include "mill_search.h"

#include <string.h>

#include "mill_eval.h"
#include "mill_rules.h"

#define GAME(name) mill_##name
#define GamePos    MillPos
#define GameUndo   MillUndo
enum { GAME_MOVES = MILL_MOVES, GAME_QUIET_LIMIT = MILL_QUIET_LIMIT, GAME_QUIESCENCE = 4, GAME_HISTORY = 1 << 10 };

static int mill_order(const MillPos *pos, Move move);
static bool mill_is_lost(const MillPos *pos);
static uint64_t mill_search_key(const MillPos *pos);

#include "../search/search_template.h"

static bool mill_is_lost(const MillPos *pos) {
    return mill_total(pos, (Side)pos->side) < MILL_FEWEST;
}

static uint64_t mill_search_key(const MillPos *pos) {
    return mill_key(pos);
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
