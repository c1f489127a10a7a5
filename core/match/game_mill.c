/* Mill as one of the two games. */

#include "game.h"

#include "../mill/mill_search.h"
#include "../mill/mill_why.h"
#include "view.h"

#define GAME(name)  mill_##name
#define GAME_MEMBER mill
typedef MillPos GamePos;
typedef MillUndo GameUndo;

static MillRules rules_of(Rules rules) {
    return (MillRules){.hard = rules.value[0] == 1,
                       .may = rules.value[1] == 1,
                       .protect = rules.value[2] == 1,
                       .single = rules.value[3] == 1};
}

static MillPos blank(MillRules rules) {
    MillPos pos;
    mill_clear(&pos, rules, 0);
    return pos;
}

static uint64_t key_of(const MillPos *pos) {
    return mill_key(pos);
}

/* M7 names the loser, M8 the number that was reached. */
static void tell_end(Outcome end, Notice *notice) {
    static const NoticeCode codes[] = {[END_NONE] = NOTICE_NONE,
                                       [END_TOO_FEW] = NOTICE_M7_TOO_FEW,
                                       [END_NO_MOVE] = NOTICE_M7_NO_MOVE,
                                       [END_REPETITION] = NOTICE_M8_REPETITION,
                                       [END_QUIET] = NOTICE_M8_QUIET};
    notice_begin(notice, codes[end.reason], -1);
    if (end.reason == END_TOO_FEW || end.reason == END_NO_MOVE)
        notice_add_side(notice, outcome_loser(end));
    if (end.reason == END_TOO_FEW)
        notice_add_number(notice, MILL_FEWEST);
    if (end.reason == END_QUIET)
        notice_add_number(notice, MILL_QUIET_LIMIT);
    if (end.reason == END_REPETITION)
        notice_add_number(notice, MILL_REPETITIONS);
}

#include "game_row.h"

const GameOps game_mill = {
    .name = "mill",
    .options = {{"rebuild", {"easy", "hard"}},
                {"remove", {"must", "may"}},
                {"protect", {"false", "true"}},
                {"double", {"true", "false"}}},
    .option_count = 4,
    .repetitions = MILL_REPETITIONS,
    /* clang-format off */
    .levels = {{100, 300, 0}, {300, 262, 200}, {700, 240, 200}, {1100, 178, 200}, {3200, 116, 200},
               {20000, 42, 200}, {60000, 42, 200}, {140000, 38, 0}, {330000, 28, 0}, {3000000, 0, 0}},
    /* clang-format on */
    .chance_scale = 235, /* build/fit_chances mill 400 1500 1 */
    GAME_ROW,
};
