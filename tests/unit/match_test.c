/* A match: playing, undo and redo, lists of moves, and the three verdicts on a move text. */

#include "match_helpers.h"

#define TOWER_START "w 1-18:w,44-61:b 0 1"
#define MILL_START  "w - 9 - 9 0 1"

static bool is_unchanged(const Match *match, const Match *before) {
    return match->ply == before->ply && match->length == before->length &&
           memcmp(&match->now, &before->now, sizeof match->now) == 0 && match->moves == before->moves;
}

/* ------------------------------------------------------------------------------------------------------- beginning */

static void a_match_begins_at_its_start(void **state) {
    Match tower, mill;
    (void)state;
    assert_true(match_begin(&tower, &game_tower, (Rules){{0}}));
    assert_true(match_begin(&mill, &game_mill, (Rules){{1}}));
    assert_position(&tower, TOWER_START);
    assert_position(&mill, MILL_START " - -");
    assert_int_equal(tower.ply + tower.length, 0);
    assert_open(&tower);
    match_end(&tower);
    match_end(&mill);
}

static void a_match_begins_at_a_position(void **state) {
    Match match = match_of(&game_mill, "rebuild=hard", "b a1,d1 3 g7 4 0 7 d1d3 -", "");
    (void)state;
    assert_position(&match, "b a1,d1 3 g7 4 0 7 d1d3 -");
    match_end(&match);
}

static void assert_no_beginning(const GameOps *game, const char *rules, const char *position, const char *expected) {
    Match match;
    Notice fault;
    assert_false(match_begin_text(&match, game, rules, position, &fault));
    assert_notice(&fault, expected);
}

static void bad_rules_and_positions_are_refused(void **state) {
    (void)state;
    assert_no_beginning(&game_mill, "remove=no", "", "OPTION_VALUE@0 remove no must may");
    assert_no_beginning(&game_mill, "", TOWER_START, "TEXT_EXPECTED@2 points");
    assert_no_beginning(&game_mill, "", MILL_START " - -", "TEXT_USED_IN_EASY@14");
    assert_no_beginning(&game_tower, "", "w 62:w 0 1", "TEXT_NO_FIELD@2 62 61");
    assert_no_beginning(&game_tower, "", " ", "TEXT_EXPECTED@0 side");
}

/* ---------------------------------------------------------------------------------------------- playing, undo, redo */

static void moves_are_played_undone_and_redone(void **state) {
    static const char *const positions[] = {TOWER_START, "b 1-11:w,13-19:w,44-61:b 1 1",
                                            "w 1-11:w,13-19:w,43-49:b,51-61:b 2 2",
                                            "b 1-11:w,13-18:w,27:w,43-49:b,51-61:b 3 2"};
    Match match = match_of(&game_tower, "", "", "12-19 50-43 19-27");
    (void)state;
    for (int ply = 3; ply >= 0; ply--) {
        match_go_to(&match, ply);
        assert_position(&match, positions[ply]);
        assert_int_equal(match.length, 3);
    }
    for (int ply = 0; ply <= 3; ply++) {
        match_go_to(&match, ply);
        assert_position(&match, positions[ply]);
    }
    match_end(&match);
}

static void any_ply_can_be_seen_without_going_there(void **state) {
    Match match = match_of(&game_mill, "", "", "a1 d6 d1 f4 g1xd6"), before = match;
    Move moves[GAME_MOVES_MOST];
    AnyPos pos;
    (void)state;
    match_pos_at(&match, 2, &pos);
    assert_int_equal(match.game->side(&pos), WHITE);
    assert_int_equal(match_legal_at(&match, 2, moves), 22);
    assert_int_equal(match_legal_at(&match, 5, moves), 20);
    assert_int_equal(match_outcome_at(&match, 3).result, RESULT_OPEN);
    assert_true(is_unchanged(&match, &before));
    match_end(&match);
}

static void a_new_move_drops_those_that_were_undone(void **state) {
    Match match = match_of(&game_mill, "", "", "a1 d6 d1 f4");
    (void)state;
    match_go_to(&match, 1);
    play(&match, "g7");
    assert_int_equal(match.ply, 2);
    assert_int_equal(match.length, 2);
    assert_position(&match, "w a1 8 g7 8 0 2");
    match_end(&match);
}

static void the_same_move_again_drops_them_too(void **state) {
    Match match = match_of(&game_mill, "", "", "a1 d6 d1 f4");
    (void)state;
    match_go_to(&match, 1);
    assert_true(match_play(&match, match.moves[1]));
    assert_int_equal(match.ply, 2);
    assert_int_equal(match.length, 2);
    match_end(&match);
}

static void a_match_grows_as_long_as_it_is_played(void **state) {
    uint64_t random = 7;
    (void)state;
    for (int game = 0; game < 2; game++) {
        Match match = match_of(both_games[game], "", "", "");
        char last[GAME_POS_TEXT], again[GAME_POS_TEXT];
        while (play_random(&match, &random)) {
        }
        assert_in_range(match.length, 30, 4000);
        write_position(&match, last);
        match_go_to(&match, match.length / 2);
        match_go_to(&match, match.length);
        write_position(&match, again);
        assert_string_equal(last, again);
        match_end(&match);
    }
}

/* --------------------------------------------------------------------------------------------------- lists of moves */

static void a_list_may_be_empty_and_loosely_spaced(void **state) {
    Match match = match_of(&game_mill, "", "", "a1 d6"), before;
    (void)state;
    match_go_to(&match, 1);
    before = match;
    play(&match, "");
    play(&match, "   ");
    assert_true(is_unchanged(&match, &before));
    play(&match, "  g7   d1 ");
    assert_position(&match, "b a1,d1 7 g7 8 0 2");
    match_end(&match);
}

static void a_list_is_played_whole_or_not_at_all(void **state) {
    static const struct {
        const char *moves, *outer, *inner;
    } faults[] = {
        {"g7 d1 g7", "MOVE_IN_LIST 3 g7 Point g7 is not empty", "M2_OCCUPIED g7"},
        {"d6 d1 x", "MOVE_IN_LIST 3 x A point (a1 to g7) should stand here (at character 1)", "TEXT_EXPECTED@0 point"},
        {"a1", "MOVE_IN_LIST 1 a1 Point a1 is not empty", "M2_OCCUPIED a1"},
    };
    Match match = match_of(&game_mill, "", "", "a1 d6"), before;
    (void)state;
    match_go_to(&match, 1);
    before = match;
    for (size_t i = 0; i < sizeof faults / sizeof faults[0]; i++) {
        Notice fault, outer;
        assert_false(match_play_list(&match, faults[i].moves, &fault));
        assert_true(is_unchanged(&match, &before));
        assert_notice(&fault, faults[i].inner);
        notice_outer(&fault, &outer);
        assert_notice(&outer, faults[i].outer);
    }
    match_end(&match);
}

static void a_word_longer_than_any_move_is_refused_whole(void **state) {
    Match match = match_of(&game_mill, "", "", "");
    char word[200] = "a1";
    Notice fault;
    (void)state;
    memset(word + 2, ' ', sizeof word - 3);
    assert_true(match_play_list(&match, word, &fault));
    memset(word, 'a', sizeof word - 1);
    assert_false(match_play_list(&match, word, &fault));
    assert_false(match_play_word(
        &match, "d1-d2xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", 80, 1, 5, &fault));
    assert_int_equal(fault.of_list.number, 1);
    assert_int_equal(fault.of_list.place, 5);
    match_end(&match);
}

static void a_list_ends_with_the_game(void **state) {
    Match match = match_of(&game_mill, "", "w a1,d1,b4,g4 0 a7,d7,b6 0 0 9", "");
    Notice fault;
    (void)state;
    assert_false(match_play_list(&match, "g4-g1xa7 d7-g7", &fault));
    assert_notice(&fault, "M7_TOO_FEW black 3");
    assert_int_equal(fault.of_list.number, 2);
    assert_int_equal(match.ply, 0);
    match_end(&match);
}

/* --------------------------------------------------------------------------------------------------------- verdicts */

static void assert_verdict(const Match *match, const char *text, MoveVerdict expected, const char *notice_text) {
    Move move = 12345;
    Notice notice;
    assert_int_equal(match_judge(match, text, &move, &notice), expected);
    if (expected == MOVE_LEGAL) {
        char written[GAME_MOVE_TEXT];
        Writer writer = writer_on(written, sizeof written);
        match->game->write_move(move, &writer);
        assert_string_equal(written, notice_text);
        return;
    }
    assert_int_equal(move, 12345);
    assert_notice(&notice, notice_text);
}

static void a_legal_move_is_known(void **state) {
    Match tower = match_of(&game_tower, "", "", "");
    Match mill = match_of(&game_mill, "", "w b2,d2,f4,b6,f6 3 g1,e3,a4,e4,d5,e5 3 0 7", "");
    (void)state;
    assert_verdict(&tower, "12-19", MOVE_LEGAL, "12-19");
    assert_verdict(&tower, "12+13", MOVE_LEGAL, "12+13");
    assert_verdict(&mill, "f2xd5xa4", MOVE_LEGAL, "f2xa4xd5");
    match_end(&tower);
    match_end(&mill);
}

static void a_forbidden_move_names_its_rule(void **state) {
    Match tower = match_of(&game_tower, "", "w 1:w,31:w,32:b,61:b 0 1", "");
    Match mill = match_of(&game_mill, "", "", "a1");
    (void)state;
    assert_verdict(&tower, "1-2", MOVE_FORBIDDEN, "T9_MUST_ATTACK white 31x32");
    assert_verdict(&tower, "61-60", MOVE_FORBIDDEN, "T4_ENEMY 61 black");
    assert_verdict(&mill, "a1", MOVE_FORBIDDEN, "M2_OCCUPIED a1");
    assert_verdict(&mill, "d1xa1", MOVE_FORBIDDEN, "M3_NO_MILL");
    match_end(&tower);
    match_end(&mill);
}

static void a_text_that_is_no_move_names_its_fault(void **state) {
    Match tower = match_of(&game_tower, "", "", ""), mill = match_of(&game_mill, "", "", "");
    (void)state;
    assert_verdict(&tower, "", MOVE_NO_TEXT, "TEXT_EMPTY@0");
    assert_verdict(&tower, "a1", MOVE_NO_TEXT, "TEXT_EXPECTED@0 field");
    assert_verdict(&tower, "12-19 ", MOVE_NO_TEXT, "TEXT_EXTRA@5");
    assert_verdict(&tower, "12-62", MOVE_NO_TEXT, "TEXT_NO_FIELD@3 62 61");
    assert_verdict(&mill, "h9", MOVE_NO_TEXT, "TEXT_NO_POINT@0 h9");
    match_end(&tower);
    match_end(&mill);
}

static void T12_T13_M7_M8_after_the_end_every_move_is_forbidden_for_it(void **state) {
    Match none = match_of(&game_tower, "", "w 61:b 0 9", "");
    Match quiet = match_of(&game_tower, "", "w 1:w,61:b 100 60", "");
    Match few = match_of(&game_mill, "", "b a1,d1,g1 0 a7,d7 0 0 9", "");
    (void)state;
    assert_verdict(&none, "1-2", MOVE_FORBIDDEN, "T12_NO_UNIT white");
    assert_verdict(&quiet, "1-2", MOVE_FORBIDDEN, "T13_QUIET 100");
    assert_verdict(&few, "a7-a4", MOVE_FORBIDDEN, "M7_TOO_FEW black 3");
    assert_verdict(&few, "a7-", MOVE_NO_TEXT, "TEXT_EXPECTED@3 point");
    match_end(&none);
    match_end(&quiet);
    match_end(&few);
}

/* ------------------------------------------------------------------------------------- the past, for the search */

static void the_past_holds_what_can_stand_again(void **state) {
    Match match = match_of(&game_tower, "", "w 1:w,31:w,32:b,61:b 0 1", "31x32 61-60 1-2 60-61");
    (void)state;
    Past past = match_past(&match);
    assert_int_equal(past.count, 3);
    for (int i = 0; i < 3; i++)
        assert_true(past.keys[i] == match.keys[i + 1]);
    match_go_to(&match, 1);
    assert_int_equal(match_past(&match).count, 0);
    match_end(&match);
}

static void the_past_begins_with_the_match(void **state) {
    Match match = match_of(&game_tower, "", "w 1:w,61:b 50 60", "1-2 61-60");
    (void)state;
    assert_int_equal(match_past(&match).count, 2);
    match_end(&match);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_match_begins_at_its_start),
        cmocka_unit_test(a_match_begins_at_a_position),
        cmocka_unit_test(bad_rules_and_positions_are_refused),
        cmocka_unit_test(moves_are_played_undone_and_redone),
        cmocka_unit_test(any_ply_can_be_seen_without_going_there),
        cmocka_unit_test(a_new_move_drops_those_that_were_undone),
        cmocka_unit_test(the_same_move_again_drops_them_too),
        cmocka_unit_test(a_match_grows_as_long_as_it_is_played),
        cmocka_unit_test(a_list_may_be_empty_and_loosely_spaced),
        cmocka_unit_test(a_list_is_played_whole_or_not_at_all),
        cmocka_unit_test(a_word_longer_than_any_move_is_refused_whole),
        cmocka_unit_test(a_list_ends_with_the_game),
        cmocka_unit_test(a_legal_move_is_known),
        cmocka_unit_test(a_forbidden_move_names_its_rule),
        cmocka_unit_test(a_text_that_is_no_move_names_its_fault),
        cmocka_unit_test(T12_T13_M7_M8_after_the_end_every_move_is_forbidden_for_it),
        cmocka_unit_test(the_past_holds_what_can_stand_again),
        cmocka_unit_test(the_past_begins_with_the_match),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
