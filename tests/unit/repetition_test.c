/* The draws that a match judges: T13 and M8, each next to what is no draw. */

#include "match_helpers.h"

/* After these the position is the same with the same side to move. */
#define TOWER_CIRCLE "1-2 61-60 2-1 60-61 "
#define MILL_CIRCLE  "d1-g1 d7-g7 g1-d1 g7-d7 "

/* After these it is the same with the other side to move: one side goes round a triangle, the other forth and back. */
#define TOWER_HALF "1-2 61-60 2-7 60-61 7-1 "
#define TOWER_REST "61-60 1-2 60-55 2-1 55-61 "
#define MILL_HALF  "a1-a4 g7-d7 a4-a7 d7-g7 a7-a1 "
#define MILL_REST  "g7-g4 a1-a4 g4-f4 a4-a1 f4-g7 "

static const char *const two_men = "w 1:w,61:b 0 1";
static const char *const four_men = "w a1,d1,b2,d2 0 a7,d7,b6,d6 0 0 9";
static const char *const fliers = "w a1,d2,e5 0 g7,b4,f6 0 0 20";

static void assert_after(const GameOps *game, const char *rules, const char *position, const char *moves,
                         Outcome expected) {
    Match match = match_of(game, rules, position, moves);
    assert_outcome(&match, expected.result, expected.reason);
    match_end(&match);
}

static void assert_drawn(const GameOps *game, const char *rules, const char *position, const char *moves) {
    assert_after(game, rules, position, moves, outcome_draw(END_REPETITION));
}

static void assert_undrawn(const GameOps *game, const char *rules, const char *position, const char *moves) {
    assert_after(game, rules, position, moves, outcome_open());
}

/* ----------------------------------------------------------------------------------------------------- repetition */

static void T13_the_third_occurrence_is_a_draw_and_the_start_position_is_the_first(void **state) {
    (void)state;
    assert_drawn(&game_tower, "", two_men, TOWER_CIRCLE TOWER_CIRCLE);
    assert_drawn(&game_tower, "", "", "12-19 50-43 19-12 43-50 12-19 50-43 19-12 43-50");
}

static void T13_the_second_occurrence_is_no_draw(void **state) {
    (void)state;
    assert_undrawn(&game_tower, "", two_men, TOWER_CIRCLE);
    assert_undrawn(&game_tower, "", two_men, TOWER_CIRCLE "1-2 61-60 2-1");
}

static void T13_the_same_units_with_the_other_side_to_move_do_not_count(void **state) {
    (void)state;
    assert_undrawn(&game_tower, "", two_men, TOWER_HALF TOWER_REST);
    assert_undrawn(&game_tower, "", two_men, TOWER_HALF TOWER_REST TOWER_HALF);
    assert_drawn(&game_tower, "", two_men, TOWER_HALF TOWER_REST TOWER_HALF TOWER_REST);
}

static void T13_the_third_occurrence_need_not_follow_the_second_at_once(void **state) {
    (void)state;
    assert_drawn(&game_tower, "", two_men, TOWER_CIRCLE "1-6 61-56 6-1 56-61");
    assert_undrawn(&game_tower, "", two_men, TOWER_CIRCLE "1-6 61-56 6-7 56-61");
}

static void T13_an_attack_leaves_all_earlier_positions_behind(void **state) {
    (void)state;
    assert_undrawn(&game_tower, "", "w 1:w,31:w,32:b,61:b 0 1", "31x32 61-60 1-2 60-61 2-1 61-60 1-2");
    assert_drawn(&game_tower, "", "w 1:w,31:w,32:b,61:b 0 1", "31x32 61-60 1-2 60-61 2-1 61-60 1-2 60-61 2-1");
}

static void T13_a_repetition_is_named_before_the_count_of_quiet_plies(void **state) {
    (void)state;
    assert_drawn(&game_tower, "", "w 1:w,61:b 92 60", TOWER_CIRCLE TOWER_CIRCLE);
}

static void M8_the_third_occurrence_is_a_draw_and_the_start_position_is_the_first(void **state) {
    (void)state;
    assert_drawn(&game_mill, "", four_men, MILL_CIRCLE MILL_CIRCLE);
}

static void M8_the_second_occurrence_is_no_draw(void **state) {
    (void)state;
    assert_undrawn(&game_mill, "", four_men, MILL_CIRCLE);
    assert_undrawn(&game_mill, "", four_men, MILL_CIRCLE "d1-g1 d7-g7 g1-d1");
}

static void M8_the_same_men_with_the_other_side_to_move_do_not_count(void **state) {
    (void)state;
    assert_undrawn(&game_mill, "", fliers, MILL_HALF MILL_REST);
    assert_undrawn(&game_mill, "", fliers, MILL_HALF MILL_REST MILL_HALF);
    assert_drawn(&game_mill, "", fliers, MILL_HALF MILL_REST MILL_HALF MILL_REST);
}

static void M8_the_position_after_the_last_placing_counts(void **state) {
    static const char *const placing = "w a1,b2,d2 1 a7,b6,d6 1 0 9";
    (void)state;
    assert_drawn(&game_mill, "", placing, "d1 d7 " MILL_CIRCLE MILL_CIRCLE);
}

static void M8_the_position_before_the_last_placing_does_not_count(void **state) {
    static const char *const placing = "w a1,b2,d2 1 a7,b6,d6 1 0 9";
    (void)state;
    assert_undrawn(&game_mill, "", placing, "d1 d7 " MILL_CIRCLE "d1-g1 d7-g7 g1-d1");
}

/* White closes a mill and removes nothing; that uses the line up in the hard game. */
#define MILL_IN_AND_OUT "g4-g1 d7-g7 g1-g4 g7-d7 "
static const char *const in_and_out = "w a1,d1,b4,g4 0 a7,d7,b6,d6 0 0 9";

static void M9_positions_with_other_used_lines_are_different(void **state) {
    (void)state;
    assert_undrawn(&game_mill, "remove=may rebuild=hard", in_and_out, MILL_IN_AND_OUT MILL_IN_AND_OUT);
    assert_drawn(&game_mill, "remove=may rebuild=hard", in_and_out, MILL_IN_AND_OUT MILL_IN_AND_OUT "g4-g1");
}

static void M9_in_the_easy_game_they_are_the_same(void **state) {
    (void)state;
    assert_drawn(&game_mill, "remove=may", in_and_out, MILL_IN_AND_OUT MILL_IN_AND_OUT);
}

/* ------------------------------------------------------------------------------------------------------ quiet plies */

static void T13_a_hundred_quiet_plies_are_a_draw(void **state) {
    (void)state;
    assert_after(&game_tower, "", "w 1:w,61:b 98 60", "1-2 61-60", outcome_draw(END_QUIET));
    assert_after(&game_tower, "", "w 1:w,61:b 100 60", "", outcome_draw(END_QUIET));
}

static void T13_99_are_none_and_an_attack_or_stacking_begins_anew(void **state) {
    (void)state;
    assert_undrawn(&game_tower, "", "w 1:w,61:b 98 60", "1-2");
    assert_undrawn(&game_tower, "", "w 1-2:w,61:b 99 60", "1+2");
    assert_undrawn(&game_tower, "", "w 1:w,31:w,32:b,61:b 99 60", "31x32");
}

static void T12_comes_before_T13(void **state) {
    static const char *const nearly_blocked = "w 48:w,56:ww,60:ww,61:b 99 70";
    (void)state;
    assert_after(&game_tower, "", nearly_blocked, "48-55", outcome_loss(BLACK, END_NO_MOVE));
    assert_after(&game_tower, "", nearly_blocked, "48-47", outcome_draw(END_QUIET));
}

static void M8_a_hundred_plies_without_progress_are_a_draw(void **state) {
    (void)state;
    assert_after(&game_mill, "", "w a1,d1,b2,d2 0 a7,d7,b6,d6 0 98 60", "d1-g1 d7-g7", outcome_draw(END_QUIET));
    assert_after(&game_mill, "", "w a1,d1,b2,d2 0 a7,d7,b6,d6 0 100 60", "", outcome_draw(END_QUIET));
}

static void M8_99_are_none_and_a_placing_or_removal_begins_anew(void **state) {
    (void)state;
    assert_undrawn(&game_mill, "", "w a1,d1,b2,d2 0 a7,d7,b6,d6 0 98 60", "d1-g1");
    assert_undrawn(&game_mill, "", "w a1,b2,d2 1 a7,d7,b6,d6 0 99 60", "d1");
    assert_undrawn(&game_mill, "", "w a1,d1,b4,g4 0 a7,d7,b6,d6 0 99 60", "g4-g1xd6");
}

static void M8_a_mill_that_removes_nothing_is_no_progress(void **state) {
    (void)state;
    assert_after(&game_mill, "remove=may", "w a1,d1,b4,g4 0 a7,d7,b6,d6 0 99 60", "g4-g1", outcome_draw(END_QUIET));
}

static void M7_comes_before_M8(void **state) {
    static const char *const nearly_blocked = "w d2,a4,g4,d6 0 a1,d1,g1,a7 0 99 70";
    (void)state;
    assert_after(&game_mill, "", nearly_blocked, "d6-d7", outcome_loss(BLACK, END_NO_MOVE));
    assert_after(&game_mill, "", nearly_blocked, "d6-d5", outcome_draw(END_QUIET));
}

/* ---------------------------------------------------------------------------------------------------- undo and redo */

static void T13_M8_undo_takes_a_draw_back_and_redo_brings_it_again(void **state) {
    Match tower = match_of(&game_tower, "", two_men, TOWER_CIRCLE TOWER_CIRCLE);
    Match mill = match_of(&game_mill, "", four_men, MILL_CIRCLE MILL_CIRCLE);
    Match *both[] = {&tower, &mill};
    (void)state;
    for (int i = 0; i < 2; i++) {
        Move moves[GAME_MOVES_MOST];
        assert_int_equal(match_legal_at(both[i], 8, moves), 0);
        for (int ply = 7; ply >= 0; ply--) {
            match_go_to(both[i], ply);
            assert_open(both[i]);
            assert_true(match_legal_at(both[i], ply, moves) > 0);
            assert_int_equal(match_outcome_at(both[i], 8).reason, END_REPETITION);
        }
        match_go_to(both[i], 8);
        assert_outcome(both[i], RESULT_DRAW, END_REPETITION);
        match_end(both[i]);
    }
}

static void T13_M8_positions_that_were_undone_and_dropped_do_not_count(void **state) {
    Match match = match_of(&game_tower, "", two_men, TOWER_CIRCLE "1-2 61-60");
    (void)state;
    match_go_to(&match, 4);
    play(&match, "1-6 61-56 6-7 56-55");
    play(&match, "7-2 55-60");
    assert_outcome(&match, RESULT_OPEN, END_NONE);
    play(&match, "2-1 60-61");
    assert_outcome(&match, RESULT_DRAW, END_REPETITION);
    match_end(&match);
}

static void T13_M8_after_a_draw_no_move_is_legal(void **state) {
    Match match = match_of(&game_mill, "", four_men, MILL_CIRCLE MILL_CIRCLE);
    Move move;
    Notice notice;
    (void)state;
    assert_int_equal(match_judge(&match, "d1-g1", &move, &notice), MOVE_FORBIDDEN);
    assert_notice(&notice, "M8_REPETITION 3");
    match_end(&match);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(T13_the_third_occurrence_is_a_draw_and_the_start_position_is_the_first),
        cmocka_unit_test(T13_the_second_occurrence_is_no_draw),
        cmocka_unit_test(T13_the_same_units_with_the_other_side_to_move_do_not_count),
        cmocka_unit_test(T13_the_third_occurrence_need_not_follow_the_second_at_once),
        cmocka_unit_test(T13_an_attack_leaves_all_earlier_positions_behind),
        cmocka_unit_test(T13_a_repetition_is_named_before_the_count_of_quiet_plies),
        cmocka_unit_test(M8_the_third_occurrence_is_a_draw_and_the_start_position_is_the_first),
        cmocka_unit_test(M8_the_second_occurrence_is_no_draw),
        cmocka_unit_test(M8_the_same_men_with_the_other_side_to_move_do_not_count),
        cmocka_unit_test(M8_the_position_after_the_last_placing_counts),
        cmocka_unit_test(M8_the_position_before_the_last_placing_does_not_count),
        cmocka_unit_test(M9_positions_with_other_used_lines_are_different),
        cmocka_unit_test(M9_in_the_easy_game_they_are_the_same),
        cmocka_unit_test(T13_a_hundred_quiet_plies_are_a_draw),
        cmocka_unit_test(T13_99_are_none_and_an_attack_or_stacking_begins_anew),
        cmocka_unit_test(T12_comes_before_T13),
        cmocka_unit_test(M8_a_hundred_plies_without_progress_are_a_draw),
        cmocka_unit_test(M8_99_are_none_and_a_placing_or_removal_begins_anew),
        cmocka_unit_test(M8_a_mill_that_removes_nothing_is_no_progress),
        cmocka_unit_test(M7_comes_before_M8),
        cmocka_unit_test(T13_M8_undo_takes_a_draw_back_and_redo_brings_it_again),
        cmocka_unit_test(T13_M8_positions_that_were_undone_and_dropped_do_not_count),
        cmocka_unit_test(T13_M8_after_a_draw_no_move_is_legal),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
