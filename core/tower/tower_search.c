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
    GAME_HISTORY = 1 << 12
};

static int tower_order(const TowerPos *pos, Move move);
static bool tower_is_lost(const TowerPos *pos);
static uint64_t tower_search_key(const TowerPos *pos);

#include "../search/search_template.h"

static bool tower_is_lost(const TowerPos *pos) {
    return pos->owned[pos->side] == 0;
}

static uint64_t tower_search_key(const TowerPos *pos) {
    return pos->key;
}

/* Attacks first: those that win most men, by small units rather than by large ones. */
static int tower_order(const TowerPos *pos, Move move) {
    uint64_t attacker = pos->cell[tower_from(move)], defender = pos->cell[tower_to(move)];
    if (tower_kind(move) != TOWER_ATTACK)
        return 0;
    return ORDER_NOISY + 64 * unit_height(defender) - unit_height(attacker);
}

const SearchOps tower_search = {.size = sizeof(Search), .begin = begin, .step = step};
