/* What the page is told of positions and moves: boards, effects and situations of both games, rule by rule. */

#include "towermill_helpers.h"

static const char *view_of(TowerMill *tm, const char *game, const char *rules, const char *position,
                           const char *moves) {
    return value_at(answer_of(tm, towermill_start(tm, game, rules, position, moves)), "view");
}

/* The effect of a legal move, in the list of them. */
static const char *effect_of(const char *view, const char *move) {
    char text[GAME_MOVE_TEXT];
    const char *legal = value_at(view, "legal");
    for (const char *effect = next_item(legal, NULL); effect != NULL; effect = next_item(legal, effect)) {
        value_text(value_at(effect, "move"), text, sizeof text);
        if (strcmp(text, move) == 0)
            return effect;
    }
    fail_msg("%s is not legal", move);
    return NULL;
}

/* ------------------------------------------------------------------------------------------------------------ Tower */

static void T3_the_board_at_the_start(void **state) {
    const char *view = view_of(*state, "tower", "", "", "");
    assert_value(view, "side", "\"white\"");
    assert_value(view, "turn", "1");
    assert_value(view, "quiet", "0");
    assert_value(view, "mustAttack", "false");
    assert_int_equal(value_count(value_at(view, "board.units")), 36);
    assert_value(view, "board.white", "{\"units\":18,\"men\":18,\"captive\":0,\"lost\":0}");
    assert_value(view, "board.black", "{\"units\":18,\"men\":18,\"captive\":0,\"lost\":0}");
}

static void T5_units_tell_height_range_and_strength(void **state) {
    const char *view = view_of(*state, "tower", "", "w 1:wbbbw,31:bww,36:w 0 9", "");
    assert_value(view, "board.units.0",
                 "{\"field\":\"1\",\"men\":\"wbbbw\",\"side\":\"white\",\"height\":5,\"range\":3,"
                 "\"strength\":3}");
    assert_value(view, "board.units.1",
                 "{\"field\":\"31\",\"men\":\"bww\",\"side\":\"black\",\"height\":3,\"range\":3,"
                 "\"strength\":9}");
    assert_value(view, "board.units.2.height", "1");
    assert_value(view, "board.white", "{\"units\":2,\"men\":5,\"captive\":2,\"lost\":13}");
    assert_value(view, "board.black", "{\"units\":1,\"men\":4,\"captive\":3,\"lost\":14}");
}

static void T2_the_strength_depends_on_the_centre(void **state) {
    assert_value(view_of(*state, "tower", "centre=white", "w 31:ww,1:b 0 9", ""), "board.units.1.strength", "2");
    assert_value(view_of(*state, "tower", "centre=black", "w 31:ww,1:b 0 9", ""), "board.units.1.strength", "4");
    assert_value(view_of(*state, "tower", "centre=red", "w 31:ww,1:b 0 9", ""), "board.units.1.strength", "6");
}

static void T8_an_attack_at_least_twice_as_strong_destroys(void **state) {
    const char *view = view_of(*state, "tower", "", "w 31:wb,32:bwbww 0 9", "");
    assert_value(view, "mustAttack", "true");
    assert_value(effect_of(view, "31x32"), "attack",
                 "{\"A\":6,\"D\":3,\"outcome\":\"destroyed\",\"destroyed\":2,\"freed\":3,\"captured\":\"\"}");
    assert_value(effect_of(view, "31x32"), "unit", "\"wbwww\"");
    assert_value(effect_of(view, "31x32"), "kind", "\"attack\"");
}

static void T8_a_weaker_one_captures(void **state) {
    const char *view = view_of(*state, "tower", "", "w 31:w,32:bw,61:b 0 9", "");
    assert_value(effect_of(view, "31x32"), "attack",
                 "{\"A\":3,\"D\":2,\"outcome\":\"captured\",\"destroyed\":0,\"freed\":0,\"captured\":\"bw\"}");
    assert_value(effect_of(view, "31x32"), "unit", "\"wbw\"");
    assert_value(effect_of(view, "31x32"), "strength", "3");
}

static void T10_a_stacking_move_puts_the_other_unit_below(void **state) {
    const char *view = view_of(*state, "tower", "", "w 1:w,2:wb,61:b 0 9", "");
    assert_value(effect_of(view, "1+2"), "attack", "null");
    assert_value(effect_of(view, "1+2"), "kind", "\"stack\"");
    assert_value(effect_of(view, "1+2"), "unit", "\"wwb\"");
    assert_value(effect_of(view, "1-6"), "kind", "\"quiet\"");
    assert_value(effect_of(view, "1-6"), "unit", "\"w\"");
}

static void T9_the_duty_holds_under_every_stacking_rule(void **state) {
    assert_value(view_of(*state, "tower", "stacking=attack", "w 31:w,32:b,1-2:w 0 9", ""), "mustAttack", "true");
    assert_value(view_of(*state, "tower", "stacking=none", "w 31:w,32:b,1-2:w 0 9", ""), "mustAttack", "true");
    assert_value(view_of(*state, "tower", "", "w 31:w,32:bbb,1-2:w 0 9", ""), "mustAttack", "false");
}

static void T12_a_lost_game_has_no_legal_moves(void **state) {
    const char *view = view_of(*state, "tower", "", "w 31:w,32:b 0 9", "31x32");
    assert_value(view, "status.result", "\"white\"");
    assert_value(view, "status.notice.code", "\"T12_NO_UNIT\"");
    assert_value(view, "legal", "[]");
    assert_value(view, "last.move", "\"31x32\"");
    assert_value(view, "last.attack.destroyed", "1");
}

static void T13_a_drawn_game_has_none_either(void **state) {
    const char *view = view_of(*state, "tower", "", "w 1:w,61:b 0 1", "1-2 61-60 2-1 60-61 1-2 61-60 2-1 60-61");
    assert_value(view, "status.result", "\"draw\"");
    assert_value(view, "status.notice.code", "\"T13_REPETITION\"");
    assert_value(view, "status.notice.args", "[\"3\"]");
    assert_value(view, "legal", "[]");
}

/* ------------------------------------------------------------------------------------------------------------- Mill */

static void M2_the_board_at_the_start(void **state) {
    const char *view = view_of(*state, "mill", "", "", "");
    assert_value(view, "phase", "\"placing\"");
    assert_value(view, "board.white", "{\"points\":[],\"hand\":9,\"lost\":0,\"used\":[],\"mills\":[]}");
    assert_value(effect_of(view, "d2"), "",
                 "{\"move\":\"d2\",\"from\":null,\"to\":\"d2\",\"kind\":\"place\","
                 "\"side\":\"white\",\"removed\":[],\"mills\":[],\"spent\":[]}");
}

static void M5_M6_phases_and_kinds_go_by_the_side_to_move(void **state) {
    const char *view = view_of(*state, "mill", "", "w a1,d1,b2,d2 0 a7,d7,b6 0 0 9", "");
    assert_value(view, "phase", "\"sliding\"");
    assert_value(effect_of(view, "a1-a4"), "kind", "\"slide\"");
    assert_value(effect_of(view, "a1-a4"), "from", "\"a1\"");
    view = view_of(*state, "mill", "", "b a1,d1,b2,d2 0 a7,d7,b6 0 0 9", "");
    assert_value(view, "phase", "\"flying\"");
    assert_value(effect_of(view, "a7-g1"), "kind", "\"fly\"");
}

static void M3_a_mill_and_what_it_removes_are_told(void **state) {
    const char *view = view_of(*state, "mill", "", "w a1,d1,b4,g4 0 a7,b6,d6,d7 0 0 9", "");
    assert_value(effect_of(view, "g4-g1xd6"), "mills", "[\"a1g1\"]");
    assert_value(effect_of(view, "g4-g1xd6"), "removed", "[\"d6\"]");
    view = view_of(*state, "mill", "", "w a1,d1,b4,g4 0 a7,b6,d6,d7 0 0 9", "g4-g1xd6");
    assert_value(view, "board.white.mills", "[\"a1g1\"]");
    assert_value(view, "board.black.lost", "6");
    assert_value(view, "board.white.used", "[]");
    assert_value(view, "last.removed", "[\"d6\"]");
}

static void M4_two_mills_remove_two_men(void **state) {
    const char *view = view_of(*state, "mill", "", "w b2,d2,f4,b6,f6 3 g1,e3,a4,e4,d5,e5 3 0 7", "");
    assert_value(effect_of(view, "f2xe3xa4"), "mills", "[\"b2f2\",\"f2f6\"]");
    assert_value(effect_of(view, "f2xe3xa4"), "removed", "[\"e3\",\"a4\"]");
}

static void M9_used_lines_are_told_and_closing_them_again_is_spent(void **state) {
    static const char *const start = "w a1,d1,b4,g4 0 a7,b6,d6,d7 0 0 9";
    const char *view = view_of(*state, "mill", "rebuild=hard", start, "g4-g1xd6 d7-g7 g1-g4 g7-d7");
    assert_value(view, "board.white.used", "[\"a1g1\"]");
    assert_value(view, "board.black.used", "[]");
    assert_value(effect_of(view, "g4-g1"), "mills", "[]");
    assert_value(effect_of(view, "g4-g1"), "spent", "[\"a1g1\"]");
    view = view_of(*state, "mill", "", start, "g4-g1xd6 d7-g7 g1-g4 g7-d7");
    assert_value(effect_of(view, "g4-g1xa7"), "spent", "[]");
}

static void M3_a_right_to_remove_may_be_left(void **state) {
    const char *view = view_of(*state, "mill", "remove=may", "w a1,d1,b4,g4 0 a7,b6,d6,d7 0 0 9", "");
    assert_value(effect_of(view, "g4-g1"), "mills", "[\"a1g1\"]");
    assert_value(effect_of(view, "g4-g1"), "removed", "[]");
}

static void M7_a_lost_game_tells_why(void **state) {
    const char *view = view_of(*state, "mill", "", "w a1,d1,b4,g4 0 a7,d7,b6 0 0 9", "g4-g1xa7");
    assert_value(view, "status.result", "\"white\"");
    assert_value(view, "status.notice.code", "\"M7_TOO_FEW\"");
    assert_value(view, "status.notice.sentence", "\"Black has fewer than 3 men left\"");
    assert_value(view, "legal", "[]");
}

/* -------------------------------------------------------------------------------------------------- both, at random */

static void pick_random_move(const char *view, uint64_t *random, char move[GAME_MOVE_TEXT]) {
    char index[16];
    Writer writer = writer_on(index, sizeof index);
    const char *legal = value_at(view, "legal");
    write_number(&writer, random_below(random, value_count(legal)));
    value_text(value_at(value_at(legal, index), "move"), move, GAME_MOVE_TEXT);
}

/* What a move was said to do is what it has done: the effect in the list of legal moves stands as the last one after
 * it. */
static void the_last_effect_is_the_one_that_was_foretold(void **state) {
    static char foretold[1024];
    uint64_t random = 8;
    for (int game = 0; game < 2; game++) {
        const char *view = view_of(*state, both_games[game]->name, "", "", "");
        for (int ply = 0; ply < 80 && value_count(value_at(view, "legal")) > 0; ply++) {
            char move[GAME_MOVE_TEXT];
            pick_random_move(view, &random, move);
            const char *effect = effect_of(view, move);
            Writer copy = writer_on(foretold, sizeof foretold);
            write_bytes(&copy, effect, (size_t)(value_end(effect) - effect));
            view = value_at(answer_of(*state, towermill_play(*state, move)), "view");
            assert_value(view, "last", foretold);
        }
    }
}

static const char *unit_on(const char *view, const char *field) {
    const char *units = value_at(view, "board.units"), *unit = next_item(units, NULL);
    char standing[8];
    for (; unit != NULL; unit = next_item(units, unit)) {
        value_text(value_at(unit, "field"), standing, sizeof standing);
        if (strcmp(standing, field) == 0)
            break;
    }
    assert_non_null(unit);
    return unit;
}

static int number_at(const char *value, const char *path) {
    return atoi(value_at(value, path));
}

/* The unit that an effect tells of stands where it tells. */
static void assert_unit_of_last(const char *view) {
    char field[8], men[2 * TOWER_MEN + 1], expected[2 * TOWER_MEN + 1];
    value_text(value_at(view, "last.to"), field, sizeof field);
    value_text(value_at(view, "last.unit"), expected, sizeof expected);
    const char *unit = unit_on(view, field);
    value_text(value_at(unit, "men"), men, sizeof men);
    assert_string_equal(men, expected);
    assert_int_equal(number_at(unit, "strength"), number_at(view, "last.strength"));
}

static void T8_effects_and_boards_agree(void **state) {
    uint64_t random = 21;
    const char *view = view_of(*state, "tower", "", "", "");
    int attacks = 0, lost = 0;
    for (int ply = 0; ply < 120 && value_count(value_at(view, "legal")) > 0; ply++) {
        char move[GAME_MOVE_TEXT];
        pick_random_move(view, &random, move);
        view = value_at(answer_of(*state, towermill_play(*state, move)), "view");
        assert_unit_of_last(view);
        if (*value_at(view, "last.attack") == '{') {
            attacks++;
            lost += number_at(view, "last.attack.destroyed");
        }
        assert_int_equal(number_at(view, "board.white.lost") + number_at(view, "board.black.lost"), lost);
    }
    assert_true(attacks > 5 && lost > 2);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        handle_test(T3_the_board_at_the_start),
        handle_test(T5_units_tell_height_range_and_strength),
        handle_test(T2_the_strength_depends_on_the_centre),
        handle_test(T8_an_attack_at_least_twice_as_strong_destroys),
        handle_test(T8_a_weaker_one_captures),
        handle_test(T10_a_stacking_move_puts_the_other_unit_below),
        handle_test(T9_the_duty_holds_under_every_stacking_rule),
        handle_test(T12_a_lost_game_has_no_legal_moves),
        handle_test(T13_a_drawn_game_has_none_either),
        handle_test(M2_the_board_at_the_start),
        handle_test(M5_M6_phases_and_kinds_go_by_the_side_to_move),
        handle_test(M3_a_mill_and_what_it_removes_are_told),
        handle_test(M4_two_mills_remove_two_men),
        handle_test(M9_used_lines_are_told_and_closing_them_again_is_spent),
        handle_test(M3_a_right_to_remove_may_be_left),
        handle_test(M7_a_lost_game_tells_why),
        handle_test(the_last_effect_is_the_one_that_was_foretold),
        handle_test(T8_effects_and_boards_agree),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
