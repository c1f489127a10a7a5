/* Binds Tower to the search. */

#include "tower_search.h"

#include <string.h>

#include "tower_eval.h"
#include "tower_rules.h"

#define GAME(name) tower_##name
#define GamePos    TowerPos
#define GameUndo   TowerUndo
enum {
    GAME_MOVES = TOWER_MOVES,
    GAME_QUIET_LIMIT = TOWER_QUIET_LIMIT,
    GAME_QUIESCENCE = SEARCH_PLIES,
    GAME_HISTORY = 1 << 12,
    GAME_REDUCTION = 3,
    GAME_PRUNED_DEPTH = 3,
    GAME_MARGIN = 80
};

static int tower_order(const TowerPos *pos, Move move);
static bool tower_is_lost(const TowerPos *pos);
static uint64_t tower_search_key(const TowerPos *pos);
static bool tower_must_take(Move first);
static bool tower_is_free(const TowerPos *pos);
static bool tower_is_obvious(const TowerPos *pos, Move move);
static Known tower_known(const TowerPos *pos, const void *endgames, bool whole);

#include "../search/search_template.h"

static bool tower_is_lost(const TowerPos *pos) {
    return pos->owned[pos->side] == 0;
}

static uint64_t tower_search_key(const TowerPos *pos) {
    return pos->key;
}

/* T9: a duty to attack is seen by the first move. */
static bool tower_must_take(Move first) {
    return tower_kind(first) == TOWER_ATTACK;
}

static bool tower_is_free(const TowerPos *pos) {
    (void)pos;
    return false;
}

/* Where there is something obvious to do, T9 makes it a duty. */
static bool tower_is_obvious(const TowerPos *pos, Move move) {
    (void)pos;
    (void)move;
    return false;
}

/* Tower has no endgame tables. */
static Known tower_known(const TowerPos *pos, const void *endgames, bool whole) {
    (void)pos, (void)endgames, (void)whole;
    return (Known){VERDICT_UNKNOWN, 0};
}

/* Attacks first: those that win most men, by small units rather than by large ones. */
static int tower_order(const TowerPos *pos, Move move) {
    uint64_t attacker = pos->cell[tower_from(move)], defender = pos->cell[tower_to(move)];
    if (tower_kind(move) != TOWER_ATTACK)
        return 0;
    return ORDER_NOISY + 64 * unit_height(defender) - unit_height(attacker);
}

const SearchOps tower_search = {.size = sizeof(Search), .begin = begin, .step = step};
