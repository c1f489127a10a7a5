/* Both games behind one row: their names, rule options and numbers. */

#include "match_helpers.h"

static void games_are_found_by_their_names(void **state) {
    (void)state;
    assert_ptr_equal(game_find("tower"), &game_tower);
    assert_ptr_equal(game_find("mill"), &game_mill);
    assert_null(game_find(""));
    assert_null(game_find("Tower"));
    assert_null(game_find("towers"));
}

static void T13_and_M8_draw_at_the_third_repetition(void **state) {
    (void)state;
    assert_int_equal(game_tower.repetitions, 3);
    assert_int_equal(game_mill.repetitions, 3);
}

static void levels_grow(void **state) {
    (void)state;
    for (int game = 0; game < 2; game++)
        for (int level = 1; level < GAME_LEVELS; level++)
            assert_true(both_games[game]->levels[level].nodes > both_games[game]->levels[level - 1].nodes);
}

static void a_score_has_a_chance(void **state) {
    (void)state;
    for (int game = 0; game < 2; game++)
        assert_in_range(both_games[game]->chance_scale, 50, 1000);
}

/* ---------------------------------------------------------------------------------------------------------- options */

static void assert_rules(const GameOps *game, const char *text, const char *written) {
    Rules rules = {{9, 9, 9, 9}};
    Notice fault;
    char again[128];
    if (!game_read_rules(game, text, &rules, &fault))
        fail_msg("\"%s\": %s", text, notice_name(fault.code));
    Writer writer = writer_on(again, sizeof again);
    game_write_rules(game, rules, &writer);
    assert_string_equal(again, written);
    for (int i = game->option_count; i < GAME_OPTIONS; i++)
        assert_int_equal(rules.value[i], 0);
}

static void options_not_named_take_their_defaults(void **state) {
    (void)state;
    assert_rules(&game_tower, "", "");
    assert_rules(&game_mill, "   ", "");
    assert_rules(&game_tower, "stacking=none", "stacking=none");
    assert_rules(&game_mill, "protect=true", "protect=true");
}

static void defaults_are_read_and_not_written(void **state) {
    (void)state;
    assert_rules(&game_tower, "centre=red stacking=quiet", "");
    assert_rules(&game_mill, "rebuild=easy remove=must protect=false double=true", "");
}

static void options_stand_in_any_order_and_are_written_in_one(void **state) {
    (void)state;
    assert_rules(&game_tower, "stacking=attack centre=white", "centre=white stacking=attack");
    assert_rules(&game_mill, "  double=false  protect=true remove=may rebuild=hard ",
                 "rebuild=hard remove=may protect=true double=false");
}

static void every_set_of_options_is_read_as_it_is_written(void **state) {
    static const int sets[] = {9, 16};
    (void)state;
    for (int game = 0; game < 2; game++) {
        Rules rules, read;
        Notice fault;
        int index = 0;
        for (; rules_number(both_games[game], index, &rules); index++) {
            char text[128];
            Writer writer = writer_on(text, sizeof text);
            game_write_rules(both_games[game], rules, &writer);
            assert_true(game_read_rules(both_games[game], text, &read, &fault));
            assert_memory_equal(&read, &rules, sizeof rules);
        }
        assert_int_equal(index, sets[game]);
    }
}

static void assert_rules_refused(const GameOps *game, const char *text, const char *expected) {
    Rules rules = {{1, 2, 3, 4}}, before = rules;
    Notice fault;
    assert_false(game_read_rules(game, text, &rules, &fault));
    assert_notice(&fault, expected);
    assert_memory_equal(&rules, &before, sizeof rules);
}

static void an_unknown_option_is_refused(void **state) {
    (void)state;
    assert_rules_refused(&game_tower, "rebuild=hard", "OPTION_UNKNOWN@0 rebuild tower");
    assert_rules_refused(&game_mill, "remove=may centre=red", "OPTION_UNKNOWN@11 centre mill");
    assert_rules_refused(&game_mill, "=may", "OPTION_UNKNOWN@0  mill");
    assert_rules_refused(&game_mill, "remov=may", "OPTION_UNKNOWN@0 remov mill");
    assert_rules_refused(&game_mill, "remove=may,protect=true", "OPTION_VALUE@0 remove may,protect=true must may");
}

static void an_unknown_value_is_refused(void **state) {
    (void)state;
    assert_rules_refused(&game_tower, "centre=blue", "OPTION_VALUE@0 centre blue red black white");
    assert_rules_refused(&game_tower, " stacking=Quiet", "OPTION_VALUE@1 stacking Quiet quiet attack none");
    assert_rules_refused(&game_mill, "protect=true double=1", "OPTION_VALUE@13 double 1 true false");
    assert_rules_refused(&game_mill, "rebuild", "OPTION_VALUE@0 rebuild nothing easy hard");
    assert_rules_refused(&game_mill, "rebuild=", "OPTION_VALUE@0 rebuild nothing easy hard");
    assert_rules_refused(&game_mill, "rebuild = hard", "OPTION_VALUE@0 rebuild nothing easy hard");
}

static void an_option_given_twice_is_refused(void **state) {
    (void)state;
    assert_rules_refused(&game_tower, "centre=red centre=red", "OPTION_TWICE@11 centre");
    assert_rules_refused(&game_mill, "double=true protect=true double=false", "OPTION_TWICE@25 double");
}

static void an_endless_option_is_refused_whole(void **state) {
    static char text[2 * NOTICE_POOL];
    Rules rules;
    Notice fault;
    char sentence[NOTICE_SENTENCE];
    (void)state;
    memset(text, 'x', sizeof text - 1);
    assert_false(game_read_rules(&game_mill, text, &rules, &fault));
    assert_int_equal(fault.code, NOTICE_OPTION_UNKNOWN);
    memcpy(text, "double=", 7);
    assert_false(game_read_rules(&game_mill, text, &rules, &fault));
    assert_int_equal(fault.code, NOTICE_OPTION_VALUE);
    Writer writer = writer_on(sentence, sizeof sentence);
    notice_write(&fault, &writer);
    assert_false(writer.full);
}

/* ------------------------------------------------------------------------------------------------------------- ends */

static void assert_end(const GameOps *game, Outcome outcome, const char *expected) {
    Notice notice;
    game->tell_end(outcome, &notice);
    assert_notice(&notice, expected);
}

static void T12_and_T13_tell_each_end(void **state) {
    (void)state;
    assert_end(&game_tower, outcome_open(), "NONE");
    assert_end(&game_tower, outcome_loss(WHITE, END_TOO_FEW), "T12_NO_UNIT white");
    assert_end(&game_tower, outcome_loss(BLACK, END_NO_MOVE), "T12_NO_MOVE black");
    assert_end(&game_tower, outcome_draw(END_REPETITION), "T13_REPETITION 3");
    assert_end(&game_tower, outcome_draw(END_QUIET), "T13_QUIET 100");
}

static void M7_and_M8_tell_each_end(void **state) {
    (void)state;
    assert_end(&game_mill, outcome_open(), "NONE");
    assert_end(&game_mill, outcome_loss(BLACK, END_TOO_FEW), "M7_TOO_FEW black 3");
    assert_end(&game_mill, outcome_loss(WHITE, END_NO_MOVE), "M7_NO_MOVE white");
    assert_end(&game_mill, outcome_draw(END_REPETITION), "M8_REPETITION 3");
    assert_end(&game_mill, outcome_draw(END_QUIET), "M8_QUIET 100");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(games_are_found_by_their_names),
        cmocka_unit_test(T13_and_M8_draw_at_the_third_repetition),
        cmocka_unit_test(levels_grow),
        cmocka_unit_test(a_score_has_a_chance),
        cmocka_unit_test(options_not_named_take_their_defaults),
        cmocka_unit_test(defaults_are_read_and_not_written),
        cmocka_unit_test(options_stand_in_any_order_and_are_written_in_one),
        cmocka_unit_test(every_set_of_options_is_read_as_it_is_written),
        cmocka_unit_test(an_unknown_option_is_refused),
        cmocka_unit_test(an_unknown_value_is_refused),
        cmocka_unit_test(an_option_given_twice_is_refused),
        cmocka_unit_test(an_endless_option_is_refused_whole),
        cmocka_unit_test(T12_and_T13_tell_each_end),
        cmocka_unit_test(M7_and_M8_tell_each_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
