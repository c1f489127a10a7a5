/* Tower as one of the two games. */

#include "game.h"

#include "../tower/tower_search.h"
#include "../tower/tower_why.h"
#include "view.h"

#define GAME(name)  tower_##name
#define GAME_MEMBER tower
typedef TowerPos GamePos;
typedef TowerUndo GameUndo;

static TowerRules rules_of(Rules rules) {
    return (TowerRules){.centre = rules.value[0], .stacking = rules.value[1]};
}

static TowerPos blank(TowerRules rules) {
    TowerPos pos;
    tower_clear(&pos, rules);
    return pos;
}

static uint64_t key_of(const TowerPos *pos) {
    return pos->key;
}

/* T12 names the loser, T13 the number that was reached. */
static void tell_end(Outcome end, Notice *notice) {
    static const NoticeCode codes[] = {[END_NONE] = NOTICE_NONE,
                                       [END_TOO_FEW] = NOTICE_T12_NO_UNIT,
                                       [END_NO_MOVE] = NOTICE_T12_NO_MOVE,
                                       [END_REPETITION] = NOTICE_T13_REPETITION,
                                       [END_QUIET] = NOTICE_T13_QUIET};
    notice_begin(notice, codes[end.reason], -1);
    if (end.reason == END_TOO_FEW || end.reason == END_NO_MOVE)
        notice_add_side(notice, outcome_loser(end));
    if (end.reason == END_QUIET)
        notice_add_number(notice, TOWER_QUIET_LIMIT);
    if (end.reason == END_REPETITION)
        notice_add_number(notice, TOWER_REPETITIONS);
}

#include "game_row.h"

const GameOps game_tower = {
    .name = "tower",
    .options = {{"centre", {"red", "black", "white"}}, {"stacking", {"quiet", "attack", "none"}}},
    .option_count = 2,
    .repetitions = TOWER_REPETITIONS,
    /* clang-format off */
    .levels = {{100, 300, 0}, {500, 150, 0}, {800, 120, 0}, {1500, 82, 0}, {2700, 52, 0},
               {5600, 40, 0}, {22000, 36, 0}, {90000, 32, 0}, {380000, 28, 0}, {2000000, 0, 0}},
    /* clang-format on */
    .chance_scale = 376, /* build/fit_chances tower 300 1500 1 */
    GAME_ROW,
};
