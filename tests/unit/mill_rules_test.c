/* The rules of Mill, one test a rule and its negative twin. */

#include "mill_helpers.h"

#define MAY     ((MillRules){.may = true})
#define PROTECT ((MillRules){.protect = true})
#define SINGLE  ((MillRules){.single = true})

/* ---------------------------------------------------------------------------------------------------- M2: placing */

static void M2_a_man_is_placed_on_an_empty_point(void **state) {
    (void)state;
    assert_legal(SHEET, "w - 9 - 9 0 1", "d2", "b d2 8 - 9 0 1");
    assert_legal(SHEET, "b d2 8 - 9 0 1", "a1", "w d2 8 a1 8 0 2");
    assert_int_equal(count_moves(SHEET, "b d2 8 - 9 0 1"), 23);
}

static void M2_no_man_is_placed_on_another(void **state) {
    (void)state;
    assert_refused(SHEET, "b d2 8 - 9 0 1", "d2", "M2_OCCUPIED d2");
    assert_refused(SHEET, "w d2 8 a1 8 0 2", "d2", "M2_OCCUPIED d2");
}

static void M2_no_man_moves_while_some_are_in_hand(void **state) {
    (void)state;
    assert_refused(SHEET, "w d2 8 a1 8 0 2", "d2-d1", "M2_MUST_PLACE white 8");
}

static void M2_no_man_is_placed_from_an_empty_hand(void **state) {
    (void)state;
    assert_refused(SHEET, "b a1,d1,b2 6 a7,d7,g7,f6 0 0 9", "g1", "M2_NO_HAND black g1");
}

static void M2_each_hand_is_judged_apart(void **state) {
    (void)state;
    assert_legal(SHEET, "w a1,d1,b2,d2 0 g7 5 4 9", "d1-g1", "b a1,g1,b2,d2 0 g7 5 5 9");
    assert_legal(SHEET, "b a1,d1,b2,d2 0 g7 5 4 9", "g1", "w a1,d1,b2,d2 0 g1,g7 4 0 10");
}

static void M2_the_start_has_nine_in_hand(void **state) {
    (void)state;
    MillPos pos;
    mill_start(&pos, SHEET);
    assert_position(&pos, "w - 9 - 9 0 1");
    mill_start(&pos, HARD);
    assert_position(&pos, "w - 9 - 9 0 1 - -");
}

/* ------------------------------------------------------------------------------------------------------ M3: mills */

static void M3_a_mill_removes_any_enemy_man(void **state) {
    (void)state;
    const char *before = "w a1,d1 7 b2,d2,f2,g7 5 0 5";
    assert_legal(SHEET, before, "g1xg7", "b a1,d1,g1 6 b2,d2,f2 5 0 5");
    assert_legal(SHEET, before, "g1xd2", "b a1,d1,g1 6 b2,f2,g7 5 0 5");
    assert_int_equal(count_moves(SHEET, before), 17 + 4);
}

static void M3_sliding_and_flying_close_mills_too(void **state) {
    (void)state;
    assert_legal(SHEET, "b b2,d2,f2,g7 0 a1,d1,g4,c5 0 7 20", "g4-g1xg7", "w b2,d2,f2 0 a1,d1,g1,c5 0 0 21");
    assert_legal(SHEET, "b b2,d2,f2,g7 0 a1,d1,c5 0 7 20", "c5-g1xg7", "w b2,d2,f2 0 a1,d1,g1 0 0 21");
}

static void M3_a_mill_must_remove(void **state) {
    (void)state;
    assert_refused(SHEET, "w a1,d1 7 b2,d2 7 0 3", "g1", "M3_MUST_REMOVE");
}

static void M3_without_a_mill_nothing_is_removed(void **state) {
    (void)state;
    assert_refused(SHEET, "w a1,d1 7 b2,d2 7 0 3", "g7xb2", "M3_NO_MILL");
}

static void M3_the_man_that_moves_counts_once(void **state) {
    (void)state;
    const char *before = "w a1,d1,c5,e5 0 b2,d2,g7 0 0 15";
    assert_legal(SHEET, before, "d1-g1", "b a1,g1,c5,e5 0 b2,d2,g7 0 1 15");
    assert_refused(SHEET, before, "d1-g1xb2", "M3_NO_MILL");
}

static void M3_only_enemy_men_are_removed(void **state) {
    (void)state;
    assert_refused(SHEET, "w a1,d1 7 b2,d2 7 0 3", "g1xa1", "M3_NO_TARGET black a1");
    assert_refused(SHEET, "w a1,d1 7 b2,d2 7 0 3", "g1xg7", "M3_NO_TARGET black g7");
}

static void M3_one_mill_removes_one_man(void **state) {
    (void)state;
    assert_refused(SHEET, "w a1,d1 7 b2,d2 7 0 3", "g1xb2xd2", "M3_ONE_ONLY");
}

static void M3_nothing_is_removed_if_there_is_none(void **state) {
    (void)state;
    assert_legal(SHEET, "w a1,d1 7 - 9 0 3", "g1", "b a1,d1,g1 6 - 9 0 3");
    assert_refused(SHEET, "w a1,d1 7 - 9 0 3", "g1xg7", "M3_NO_TARGET black g7");
}

static void M3_removing_may_be_a_right(void **state) {
    (void)state;
    const char *before = "w a1,d1 7 b2,d2 7 0 3";
    assert_legal(MAY, before, "g1", "b a1,d1,g1 6 b2,d2 7 0 3");
    assert_legal(MAY, before, "g1xb2", "b a1,d1,g1 6 d2 7 0 3");
    assert_refused(MAY, before, "g1xb2xd2", "M3_ONE_ONLY");
    assert_refused(MAY, before, "g7xb2", "M3_NO_MILL");
}

/* -------------------------------------------------------------------------------------------------- M4: two mills */

static void M4_two_mills_remove_two(void **state) {
    (void)state;
    const char *before = "w a1,d1,g4,g7 5 b2,f2,d3 6 0 5";
    assert_legal(SHEET, before, "g1xb2xd3", "b a1,d1,g1,g4,g7 4 f2 6 0 5");
    assert_legal(SHEET, before, "g1xd3xb2", "b a1,d1,g1,g4,g7 4 f2 6 0 5");
    assert_int_equal(count_moves(SHEET, before), 16 + 3);
}

static void M4_two_mills_do_not_remove_one(void **state) {
    (void)state;
    assert_refused(SHEET, "w a1,d1,g4,g7 5 b2,f2,d3 6 0 5", "g1xb2", "M4_MUST_REMOVE_TWO");
}

static void M4_no_man_is_removed_twice(void **state) {
    (void)state;
    assert_refused(SHEET, "w a1,d1,g4,g7 5 b2,f2,d3 6 0 5", "g1xb2xb2", "M4_SAME_MAN b2");
}

static void M4_two_mills_remove_the_only_man(void **state) {
    (void)state;
    const char *before = "w a1,d1,g4,g7 5 b2 8 0 5";
    assert_legal(SHEET, before, "g1xb2", "b a1,d1,g1,g4,g7 4 - 8 0 5");
    assert_refused(SHEET, before, "g1xb2xb2", "M4_SAME_MAN b2");
    assert_refused(SHEET, before, "g1", "M3_MUST_REMOVE");
}

static void M4_may_remove_none_one_or_two(void **state) {
    (void)state;
    const char *before = "w a1,d1,g4,g7 5 b2,f2,d3 6 0 5";
    assert_legal(MAY, before, "g1", "b a1,d1,g1,g4,g7 4 b2,f2,d3 6 0 5");
    assert_legal(MAY, before, "g1xf2", "b a1,d1,g1,g4,g7 4 b2,d3 6 0 5");
    assert_legal(MAY, before, "g1xb2xf2", "b a1,d1,g1,g4,g7 4 d3 6 0 5");
    assert_int_equal(count_moves(MAY, before), 16 + 1 + 3 + 3);
}

/* ------------------------------------------------------------------------------------- M5, M6: sliding and flying */

static void M5_a_man_slides_to_the_next_point(void **state) {
    (void)state;
    assert_legal(SHEET, "w a1,d2,d5,f6 0 b2,g4,a7,g7 0 3 12", "d2-d3", "b a1,d3,d5,f6 0 b2,g4,a7,g7 0 4 12");
}

static void M5_no_man_slides_further(void **state) {
    (void)state;
    const char *before = "w a1,d2,d5,f6 0 b2,g4,a7,g7 0 3 12";
    assert_refused(SHEET, before, "a1-g1", "M5_FAR a1 g1");
    assert_refused(SHEET, before, "d5-d3", "M5_FAR d5 d3");
    assert_refused(SHEET, before, "a1-c3", "M5_FAR a1 c3");
}

static void M5_no_man_slides_onto_another(void **state) {
    (void)state;
    const char *before = "w a1,d2,d5,f6 0 b2,g4,a7,g7 0 3 12";
    assert_refused(SHEET, before, "d2-b2", "M5_OCCUPIED b2");
    assert_refused(SHEET, before, "d2-d2", "M5_OCCUPIED d2");
}

static void M5_only_own_men_slide(void **state) {
    (void)state;
    const char *before = "w a1,d2,d5,f6 0 b2,g4,a7,g7 0 3 12";
    assert_refused(SHEET, before, "g4-g1", "M5_NO_MAN white g4");
    assert_refused(SHEET, before, "g1-d1", "M5_NO_MAN white g1");
}

static void M6_three_men_fly(void **state) {
    (void)state;
    const char *before = "w a1,d2,d5 0 b2,g4,a7,g7 0 3 12";
    assert_legal(SHEET, before, "a1-e5", "b d2,d5,e5 0 b2,g4,a7,g7 0 4 12");
    assert_int_equal(count_moves(SHEET, before), 3 * 17);
}

static void M6_four_men_do_not_fly(void **state) {
    (void)state;
    assert_refused(SHEET, "w a1,d2,d5,f6 0 b2,g4,a7,g7 0 3 12", "a1-e5", "M5_FAR a1 e5");
}

static void M6_three_men_with_one_in_hand_do_not_fly(void **state) {
    (void)state;
    assert_refused(SHEET, "w a1,d2,d5 1 b2,g4,a7,g7 0 3 12", "a1-e5", "M2_MUST_PLACE white 1");
}

static void M6_both_sides_may_fly(void **state) {
    (void)state;
    assert_legal(SHEET, "w a1,d2,d5 0 b2,g4,a7 0 3 12", "d5-g7", "b a1,d2,g7 0 b2,g4,a7 0 4 12");
    assert_legal(SHEET, "b a1,d2,d5 0 b2,g4,a7 0 3 12", "g4-e3", "w a1,d2,d5 0 b2,e3,a7 0 4 13");
}

static void M6_a_man_flies_to_an_empty_point(void **state) {
    (void)state;
    const char *before = "w a1,d2,d5 0 b2,g4,a7,g7 0 3 12";
    assert_refused(SHEET, before, "a1-g7", "M6_OCCUPIED g7");
    assert_refused(SHEET, before, "g7-e5", "M6_NO_MAN white g7");
}

/* -------------------------------------------------------------------------------------------------------- M7: end */

static void M7_fewer_than_three_men_have_lost(void **state) {
    (void)state;
    assert_outcome(SHEET, "w a1,d1 0 b2,d2,f2 0 0 20", RESULT_BLACK_WINS, END_TOO_FEW);
    assert_outcome(SHEET, "b a1,d1 0 b2,d2,f2 0 0 20", RESULT_BLACK_WINS, END_TOO_FEW);
    assert_outcome(SHEET, "w b2,d2,f2 0 a1 1 0 20", RESULT_WHITE_WINS, END_TOO_FEW);
    assert_int_equal(count_moves(SHEET, "b a1,d1 0 b2,d2,f2 0 0 20"), 0);
}

static void M7_men_in_hand_count(void **state) {
    (void)state;
    assert_outcome(SHEET, "w a1,d1 1 b2,d2,f2 0 0 20", RESULT_OPEN, END_NONE);
    assert_outcome(SHEET, "w - 3 b2,d2,f2 0 0 20", RESULT_OPEN, END_NONE);
}

static void M7_if_both_have_too_few_the_side_to_move_has_lost(void **state) {
    (void)state;
    assert_outcome(SHEET, "w a1 0 b2 1 0 20", RESULT_BLACK_WINS, END_TOO_FEW);
    assert_outcome(SHEET, "b a1 0 b2 1 0 20", RESULT_WHITE_WINS, END_TOO_FEW);
}

static void M7_a_side_that_cannot_move_has_lost(void **state) {
    (void)state;
    const char *blocked = "w a1,g1,a7,g7 0 d1,a4,g4,d7 0 0 20";
    assert_outcome(SHEET, blocked, RESULT_BLACK_WINS, END_NO_MOVE);
    assert_int_equal(count_moves(SHEET, blocked), 0);
}

static void M7_own_men_block_too(void **state) {
    (void)state;
    assert_outcome(SHEET, "b d2,b4,a7 0 a1,d1,g1,a4,g4 0 0 20", RESULT_OPEN, END_NONE);
    assert_outcome(SHEET, "b d2,b4,a7,g7 0 a1,d1,g1,a4,g4 0 0 20", RESULT_OPEN, END_NONE);
    assert_outcome(SHEET, "b d2,b4,f4,a7,g7 0 a1,d1,g1,a4,g4 0 0 20", RESULT_WHITE_WINS, END_NO_MOVE);
}

static void M7_only_the_side_to_move_can_be_blocked(void **state) {
    (void)state;
    assert_outcome(SHEET, "b a1,g1,a7,g7 0 d1,a4,g4,d7 0 0 20", RESULT_OPEN, END_NONE);
}

static void M7_nobody_is_blocked_with_a_man_in_hand_or_on_wings(void **state) {
    (void)state;
    assert_outcome(SHEET, "w a1,g1,a7,g7 1 d1,a4,g4,d7 0 0 20", RESULT_OPEN, END_NONE);
    assert_outcome(SHEET, "w a1,g1,a7 0 d1,a4,g4,d7 0 0 20", RESULT_OPEN, END_NONE);
}

/* ------------------------------------------------------------------------------------------------------ M8: draws */

static void M8_a_hundred_plies_without_progress_are_a_draw(void **state) {
    (void)state;
    assert_outcome(SHEET, "w a1,d2,d5,f6 0 b2,g4,a7,g7 0 100 70", RESULT_DRAW, END_QUIET);
    assert_outcome(SHEET, "w a1,d2,d5,f6 0 b2,g4,a7,g7 0 99 70", RESULT_OPEN, END_NONE);
}

static void M8_moves_without_progress_are_counted(void **state) {
    (void)state;
    assert_legal(SHEET, "w a1,d2,d5,f6 0 b2,g4,a7,g7 0 99 70", "a1-d1", "b d1,d2,d5,f6 0 b2,g4,a7,g7 0 100 70");
    assert_legal(SHEET, "w a1,d2,d5,f6 0 b2,g4,a7,g7 0 100 70", "a1-d1", "b d1,d2,d5,f6 0 b2,g4,a7,g7 0 100 70");
}

static void M8_placing_and_removing_are_progress(void **state) {
    (void)state;
    assert_legal(SHEET, "w a1,d2,d5,f6 1 b2,g4,a7,g7 0 57 70", "d1", "b a1,d1,d2,d5,f6 0 b2,g4,a7,g7 0 0 70");
    assert_legal(SHEET, "w a1,d1,g4,f6 0 b2,d2,a7,g7 0 99 70", "g4-g1xg7", "b a1,d1,g1,f6 0 b2,d2,a7 0 0 70");
    assert_legal(MAY, "w a1,d1,g4,f6 0 b2,d2,a7,g7 0 57 70", "g4-g1", "b a1,d1,g1,f6 0 b2,d2,a7,g7 0 58 70");
}

static void M8_an_end_by_M7_comes_first(void **state) {
    (void)state;
    assert_outcome(SHEET, "w a1,g1,a7,g7 0 d1,a4,g4,d7 0 100 70", RESULT_BLACK_WINS, END_NO_MOVE);
    assert_outcome(SHEET, "w a1,g1,a7,g7 0 d1,a4 0 100 70", RESULT_WHITE_WINS, END_TOO_FEW);
}

static void assert_same(MillRules rules, const char *a, const char *b, bool same) {
    MillPos one = position_of(rules, a), other = position_of(rules, b);
    assert_int_equal(mill_same(&one, &other), same);
    assert_int_equal(mill_key(&one) == mill_key(&other), same);
}

static void M8_the_counters_do_not_make_a_position(void **state) {
    (void)state;
    assert_same(SHEET, "w a1 8 g7 8 0 2", "w a1 8 g7 8 5 9", true);
    assert_same(HARD, "w a1 8 g7 8 0 2 a1g1 -", "w a1 8 g7 8 1 3 a1g1 -", true);
}

static void M8_men_hands_side_and_used_lines_do(void **state) {
    (void)state;
    assert_same(SHEET, "w a1 8 g7 8 0 2", "w a1 8 d7 8 0 2", false);
    assert_same(SHEET, "w a1 8 g7 8 0 2", "w g7 8 a1 8 0 2", false);
    assert_same(SHEET, "w a1 8 g7 8 0 2", "b a1 8 g7 8 0 2", false);
    assert_same(SHEET, "w a1 8 g7 8 0 2", "w a1 7 g7 8 0 2", false);
    assert_same(SHEET, "w a1 8 g7 8 0 2", "w a1 8 g7 7 0 2", false);
    assert_same(HARD, "w a1 8 g7 8 0 2 a1g1 -", "w a1 8 g7 8 0 2 - -", false);
    assert_same(HARD, "w a1 8 g7 8 0 2 a1g1 -", "w a1 8 g7 8 0 2 - a1g1", false);
}

static void M8_the_number_of_the_move_grows_after_black(void **state) {
    (void)state;
    assert_legal(SHEET, "w a1 8 g7 8 0 9998", "d1", "b a1,d1 7 g7 8 0 9998");
    assert_legal(SHEET, "b a1 8 g7 8 0 9998", "d1", "w a1 8 d1,g7 7 0 9999");
    assert_legal(SHEET, "b a1 8 g7 8 0 9999", "d1", "w a1 8 d1,g7 7 0 9999");
}

/* ------------------------------------------------------------------------------------------------- M9: rebuilding */

static void M9_closing_a_mill_uses_its_line_up(void **state) {
    (void)state;
    assert_legal(HARD, "w a1,d1,g4,c5 0 b2,d2,f2,g7 0 3 15 - d5d7", "g4-g1xg7",
                 "b a1,d1,g1,c5 0 b2,d2,f2 0 0 15 a1g1 d5d7");
    assert_legal(HARD, "b a1,d1,g4,g7 5 c5,e5 6 0 5 - -", "d5xa1", "w d1,g4,g7 5 c5,d5,e5 5 0 6 - c5e5");
}

static void M9_a_used_line_removes_nothing(void **state) {
    (void)state;
    const char *before = "w a1,d1,g4,c5 0 b2,d2,f2,g7 0 3 15 a1g1 -";
    assert_legal(HARD, before, "g4-g1", "b a1,d1,g1,c5 0 b2,d2,f2,g7 0 4 15 a1g1 -");
    assert_refused(HARD, before, "g4-g1xg7", "M9_USED white a1g1");
}

static void M9_in_the_easy_game_a_mill_counts_each_time(void **state) {
    (void)state;
    MillPos pos = position_of(SHEET, "w a1,d1,g1,c5 0 b2,d2,f2,e3,g7 0 3 15");
    const char *const moves[] = {"g1-g4", "e3-d3", "g4-g1xd3", "g7-d7", "g1-g4", "d7-g7", "g4-g1xg7"};
    for (size_t i = 0; i < sizeof moves / sizeof moves[0]; i++) {
        MillUndo undo;
        assert_true(is_generated(&pos, move_of(moves[i])));
        mill_make(&pos, move_of(moves[i]), &undo);
    }
    assert_position(&pos, "b a1,d1,g1,c5 0 b2,d2,f2 0 0 18");
}

static void M9_lines_are_used_side_by_side(void **state) {
    (void)state;
    assert_legal(HARD, "w a1,d1,g4,c5 0 b2,d2,f2,g7 0 3 15 - a1g1", "g4-g1xg7",
                 "b a1,d1,g1,c5 0 b2,d2,f2 0 0 15 a1g1 a1g1");
}

static void M9_of_two_lines_only_the_fresh_one_counts(void **state) {
    (void)state;
    const char *before = "w a1,d1,g4,g7 5 b2,f2,d3 6 0 5 g1g7 -";
    assert_legal(HARD, before, "g1xb2", "b a1,d1,g1,g4,g7 4 f2,d3 6 0 5 a1g1,g1g7 -");
    assert_refused(HARD, before, "g1xb2xf2", "M9_USED white g1g7");
    assert_refused(HARD, before, "g1", "M3_MUST_REMOVE");
}

static void M9_two_used_lines_remove_nothing(void **state) {
    (void)state;
    const char *before = "w a1,d1,g4,g7 5 b2,f2,d3 6 0 5 a1g1,g1g7 -";
    assert_legal(HARD, before, "g1", "b a1,d1,g1,g4,g7 4 b2,f2,d3 6 0 5 a1g1,g1g7 -");
    assert_refused(HARD, before, "g1xb2", "M9_USED white a1g1 g1g7");
}

static void M9_a_line_is_used_up_even_if_nothing_was_removed(void **state) {
    (void)state;
    const MillRules hard_may = {.hard = true, .may = true};
    assert_legal(hard_may, "w a1,d1 7 b2,d2 7 0 3 - -", "g1", "b a1,d1,g1 6 b2,d2 7 0 3 a1g1 -");
    assert_legal(HARD, "w a1,d1 7 - 9 0 3 - -", "g1", "b a1,d1,g1 6 - 9 0 3 a1g1 -");
}

static void M9_moves_that_close_nothing_use_no_line(void **state) {
    (void)state;
    assert_legal(HARD, "w a1,d1,g1 6 b2,d2 7 0 3 - -", "c5", "b a1,d1,g1,c5 5 b2,d2 7 0 3 - -");
}

/* ---------------------------------------------------------------------------------------------- M10: other options */

static void M10_a_man_in_a_mill_is_protected(void **state) {
    (void)state;
    const char *before = "w a1,d1 7 b2,d2,f2,g7 5 0 5";
    assert_legal(PROTECT, before, "g1xg7", "b a1,d1,g1 6 b2,d2,f2 5 0 5");
    assert_refused(PROTECT, before, "g1xd2", "M10_PROTECTED d2 black");
}

static void M10_without_the_option_nobody_is_protected(void **state) {
    (void)state;
    assert_legal(SHEET, "w a1,d1 7 b2,d2,f2,g7 5 0 5", "g1xd2", "b a1,d1,g1 6 b2,f2,g7 5 0 5");
}

static void M10_if_all_stand_in_mills_any_may_be_removed(void **state) {
    (void)state;
    assert_legal(PROTECT, "w a1,d1 7 b2,d2,f2 6 0 5", "g1xd2", "b a1,d1,g1 6 b2,f2 6 0 5");
}

static void M10_used_lines_protect(void **state) {
    (void)state;
    const MillRules hard_protect = {.hard = true, .protect = true};
    assert_refused(hard_protect, "w a1,d1 7 b2,d2,f2,g7 5 0 5 - b2f2", "g1xd2", "M10_PROTECTED d2 black");
}

static void M10_the_second_man_is_judged_after_the_first_is_gone(void **state) {
    (void)state;
    /* With d7 gone all others stand in a mill; with d2 gone the mill is broken. */
    assert_legal(PROTECT, "w a1,d1,g4,g7 5 b2,d2,f2,d7 5 0 5", "g1xd2xd7", "b a1,d1,g1,g4,g7 4 b2,f2 5 0 5");
    assert_legal(PROTECT, "w a1,d1,g4,g7 5 b2,d2,f2 6 0 5", "g1xd2xf2", "b a1,d1,g1,g4,g7 4 b2 6 0 5");
}

static void M10_no_order_removes_two_protected_men(void **state) {
    (void)state;
    assert_refused(PROTECT, "w a1,d1,g4,g7 5 b2,d2,f2,d7 5 0 5", "g1xb2xd2", "M10_PROTECTED b2 black");
    assert_refused(PROTECT, "w a1,d1,g4,g7 5 b2,d2,f2,d5,d7 4 0 5", "g1xb2xd7", "M10_PROTECTED b2 black");
}

static void M10_two_mills_may_remove_one_man_only(void **state) {
    (void)state;
    const char *before = "w a1,d1,g4,g7 5 b2,f2,d3 6 0 5";
    assert_legal(SINGLE, before, "g1xb2", "b a1,d1,g1,g4,g7 4 f2,d3 6 0 5");
    assert_refused(SINGLE, before, "g1xb2xf2", "M10_ONE_ONLY");
    assert_refused(SINGLE, before, "g1", "M3_MUST_REMOVE");
}

static void M10_two_mills_that_remove_one_use_both_lines_up(void **state) {
    (void)state;
    const MillRules hard_single = {.hard = true, .single = true};
    assert_legal(hard_single, "w a1,d1,g4,g7 5 b2,f2,d3 6 0 5 - -", "g1xb2",
                 "b a1,d1,g1,g4,g7 4 f2,d3 6 0 5 a1g1,g1g7 -");
}

/* -------------------------------------------------------------------------------------------- moves all together */

/* All legal moves that begin with `prefix`, in the generator's order, joined by spaces. */
static void list_moves(const MillPos *pos, const char *prefix, Writer *out) {
    MillMove moves[MILL_MOVES];
    int count = mill_generate(pos, moves);
    for (int i = 0; i < count; i++) {
        char text[MILL_MOVE_TEXT];
        Writer writer = writer_on(text, sizeof text);
        mill_write_move(moves[i], &writer);
        if (strncmp(text, prefix, strlen(prefix)) != 0)
            continue;
        if (out->length > 0)
            write_char(out, ' ');
        write_text(out, text);
    }
}

/* The last man placed closes a mill: its side removes before the phase and the side change. */
static void M3_the_last_man_placed_removes_first(void **state) {
    (void)state;
    MillPos pos = position_of(SHEET, "b d2,f2,c3,b4,c4,f4,e5,d6,g7 0 d1,g1,d3,a4,e4,g4,b6,d7 1 0 9");
    MillUndo undo;
    char text[256];
    Writer writer = writer_on(text, sizeof text);
    list_moves(&pos, "a1", &writer);
    assert_string_equal(text, "a1xd2 a1xf2 a1xc3 a1xb4 a1xc4 a1xf4 a1xe5 a1xd6 a1xg7");
    mill_make(&pos, move_of("a1xd2"), &undo);
    writer = writer_on(text, sizeof text);
    list_moves(&pos, "", &writer);
    assert_string_equal(text, "f2-d2 b4-b2 c4-c5 f4-f6 e5-d5 d6-d5 d6-f6xa1 d6-f6xd1 d6-f6xg1 d6-f6xd3 d6-f6xa4 "
                              "d6-f6xe4 d6-f6xg4 d6-f6xb6 d6-f6xd7");
}

static void M3_noisy_moves_are_those_that_remove(void **state) {
    (void)state;
    MillMove moves[MILL_MOVES];
    bool forced = true;
    MillPos pos = position_of(SHEET, "w a1,d1,g4,g7 5 b2,f2,d3 6 0 5");
    assert_int_equal(mill_generate_noisy(&pos, moves, &forced), 3);
    assert_false(forced);
    pos.rules = MAY;
    assert_int_equal(mill_generate_noisy(&pos, moves, &forced), 3 + 3);
    pos = position_of(HARD, "w a1,d1,g4,g7 5 b2,f2,d3 6 0 5 a1g1,g1g7 -");
    assert_int_equal(mill_generate_noisy(&pos, moves, &forced), 0);
}

static uint64_t perft(MillPos *pos, int depth) {
    MillMove moves[MILL_MOVES];
    int count = mill_generate(pos, moves);
    if (depth == 1)
        return (uint64_t)count;
    uint64_t leaves = 0;
    for (int i = 0; i < count; i++) {
        MillUndo undo;
        mill_make(pos, moves[i], &undo);
        leaves += perft(pos, depth - 1);
        mill_unmake(pos, moves[i], &undo);
    }
    return leaves;
}

static void M2_perft_from_the_start(void **state) {
    (void)state;
    static const uint64_t expected[] = {24, 552, 12144, 255024, 5140800};
    MillPos pos;
    mill_start(&pos, SHEET);
    for (int depth = 1; depth <= 5; depth++)
        assert_int_equal(perft(&pos, depth), expected[depth - 1]);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(M2_a_man_is_placed_on_an_empty_point),
        cmocka_unit_test(M2_no_man_is_placed_on_another),
        cmocka_unit_test(M2_no_man_moves_while_some_are_in_hand),
        cmocka_unit_test(M2_no_man_is_placed_from_an_empty_hand),
        cmocka_unit_test(M2_each_hand_is_judged_apart),
        cmocka_unit_test(M2_the_start_has_nine_in_hand),
        cmocka_unit_test(M3_a_mill_removes_any_enemy_man),
        cmocka_unit_test(M3_sliding_and_flying_close_mills_too),
        cmocka_unit_test(M3_a_mill_must_remove),
        cmocka_unit_test(M3_without_a_mill_nothing_is_removed),
        cmocka_unit_test(M3_the_man_that_moves_counts_once),
        cmocka_unit_test(M3_only_enemy_men_are_removed),
        cmocka_unit_test(M3_one_mill_removes_one_man),
        cmocka_unit_test(M3_nothing_is_removed_if_there_is_none),
        cmocka_unit_test(M3_removing_may_be_a_right),
        cmocka_unit_test(M4_two_mills_remove_two),
        cmocka_unit_test(M4_two_mills_do_not_remove_one),
        cmocka_unit_test(M4_no_man_is_removed_twice),
        cmocka_unit_test(M4_two_mills_remove_the_only_man),
        cmocka_unit_test(M4_may_remove_none_one_or_two),
        cmocka_unit_test(M5_a_man_slides_to_the_next_point),
        cmocka_unit_test(M5_no_man_slides_further),
        cmocka_unit_test(M5_no_man_slides_onto_another),
        cmocka_unit_test(M5_only_own_men_slide),
        cmocka_unit_test(M6_three_men_fly),
        cmocka_unit_test(M6_four_men_do_not_fly),
        cmocka_unit_test(M6_three_men_with_one_in_hand_do_not_fly),
        cmocka_unit_test(M6_both_sides_may_fly),
        cmocka_unit_test(M6_a_man_flies_to_an_empty_point),
        cmocka_unit_test(M7_fewer_than_three_men_have_lost),
        cmocka_unit_test(M7_men_in_hand_count),
        cmocka_unit_test(M7_if_both_have_too_few_the_side_to_move_has_lost),
        cmocka_unit_test(M7_a_side_that_cannot_move_has_lost),
        cmocka_unit_test(M7_own_men_block_too),
        cmocka_unit_test(M7_only_the_side_to_move_can_be_blocked),
        cmocka_unit_test(M7_nobody_is_blocked_with_a_man_in_hand_or_on_wings),
        cmocka_unit_test(M8_a_hundred_plies_without_progress_are_a_draw),
        cmocka_unit_test(M8_moves_without_progress_are_counted),
        cmocka_unit_test(M8_placing_and_removing_are_progress),
        cmocka_unit_test(M8_an_end_by_M7_comes_first),
        cmocka_unit_test(M8_the_counters_do_not_make_a_position),
        cmocka_unit_test(M8_men_hands_side_and_used_lines_do),
        cmocka_unit_test(M8_the_number_of_the_move_grows_after_black),
        cmocka_unit_test(M9_closing_a_mill_uses_its_line_up),
        cmocka_unit_test(M9_a_used_line_removes_nothing),
        cmocka_unit_test(M9_in_the_easy_game_a_mill_counts_each_time),
        cmocka_unit_test(M9_lines_are_used_side_by_side),
        cmocka_unit_test(M9_of_two_lines_only_the_fresh_one_counts),
        cmocka_unit_test(M9_two_used_lines_remove_nothing),
        cmocka_unit_test(M9_a_line_is_used_up_even_if_nothing_was_removed),
        cmocka_unit_test(M9_moves_that_close_nothing_use_no_line),
        cmocka_unit_test(M10_a_man_in_a_mill_is_protected),
        cmocka_unit_test(M10_without_the_option_nobody_is_protected),
        cmocka_unit_test(M10_if_all_stand_in_mills_any_may_be_removed),
        cmocka_unit_test(M10_used_lines_protect),
        cmocka_unit_test(M10_the_second_man_is_judged_after_the_first_is_gone),
        cmocka_unit_test(M10_no_order_removes_two_protected_men),
        cmocka_unit_test(M10_two_mills_may_remove_one_man_only),
        cmocka_unit_test(M10_two_mills_that_remove_one_use_both_lines_up),
        cmocka_unit_test(M3_the_last_man_placed_removes_first),
        cmocka_unit_test(M3_noisy_moves_are_those_that_remove),
        cmocka_unit_test(M2_perft_from_the_start),
    };
    return cmocka_run_group_tests_name("mill_rules", tests, NULL, NULL);
}
