#include "tower_helpers.h"

/* With the red centre, field 31 (red) has the neighbours 32, 39, 22 (white) and 30, 40, 23 (black). */

static const TowerRules stacking_attack = {CENTRE_RED, STACKING_ATTACK};
static const TowerRules stacking_none = {CENTRE_RED, STACKING_NONE};

/* ------------------------------------------------------------------------------------------------ T2, T3: the board */

static void T2_centre_option_names_the_colours(void **state) {
    static const int factors[3][3] = {[CENTRE_RED] = {3, 1, 2}, [CENTRE_BLACK] = {2, 1, 3}, [CENTRE_WHITE] = {1, 2, 3}};
    (void)state;
    for (TowerCentre centre = CENTRE_RED; centre <= CENTRE_WHITE; centre++) {
        TowerPos pos;
        tower_clear(&pos, rules_with(centre, STACKING_QUIET));
        assert_int_equal(tower_factor(&pos, 31 - 1), factors[centre][0]);
        assert_int_equal(tower_factor(&pos, 1 - 1), factors[centre][1]);
        assert_int_equal(tower_factor(&pos, 2 - 1), factors[centre][2]);
    }
}

static void T2_centre_option_decides_attacks(void **state) {
    (void)state;
    assert_move("w 31:w,32:b 0 1", "31x32", "b 32:w 0 1");
    assert_refused_under(rules_with(CENTRE_WHITE, STACKING_QUIET), "w 31:w,32:b 0 1", "31x32", NOTICE_T7_TOO_WEAK,
                         "31;1;2;32");
}

static void T3_start_has_eighteen_men_a_side(void **state) {
    TowerPos pos;
    (void)state;
    tower_start(&pos, default_rules);
    assert_pos_text(&pos, "w 1-18:w,44-61:b 0 1");
    assert_true(pos.key == tower_slow_key(&pos));
    assert_int_equal(bits_count(pos.owned[WHITE]), TOWER_MEN);
    assert_int_equal(bits_count(pos.owned[BLACK]), TOWER_MEN);
}

static void T3_clear_board_has_no_men(void **state) {
    TowerPos pos;
    (void)state;
    tower_clear(&pos, default_rules);
    assert_pos_text(&pos, "w - 0 1");
    assert_true(pos.key == tower_slow_key(&pos));
}

/* -------------------------------------------------------------------------------------------------------- T4: units */

static void T4_unit_belongs_to_its_top_man(void **state) {
    (void)state;
    assert_move("w 31:wbb,61:b 0 1", "31-28", "b 28:wbb,61:b 1 1");
}

static void T4_men_below_the_top_give_no_right_to_move(void **state) {
    (void)state;
    assert_refused("w 1:w,31:bww 0 1", "31-28", NOTICE_T4_ENEMY, "31;black");
    assert_refused("w 1:w,31:bww 0 1", "30-29", NOTICE_T4_EMPTY, "30");
}

static void T4_no_promotion_on_the_last_row(void **state) {
    (void)state;
    assert_move("w 51:w,1:b 0 1", "51-57", "b 1:b,57:w 1 1");
    assert_legal("w 57:w,1:b 0 1", "57-51 57-52 57-58");
}

/* ------------------------------------------------------------------------------------------- T5: range and strength */

static void T5_range_is_the_height_up_to_three(void **state) {
    (void)state;
    assert_legal("w 27:w,61:b 0 1", "27-19 27-28 27-36");
    assert_legal("w 27:ww,61:b 0 1", "27-12 27-19 27-28 27-29 27-36 27-44");
    assert_legal("w 27:www,61:b 0 1", "27-12 27-19 27-28 27-29 27-30 27-36 27-44 27-51 27-6");
}

static void T5_range_counts_men_of_both_sides(void **state) {
    (void)state;
    assert_move("w 27:wbb,61:b 0 1", "27-30", "b 30:wbb,61:b 1 1");
    assert_refused("w 27:wb,61:b 0 1", "27-30", NOTICE_T6_RANGE, "27;2;30;3");
}

static void T5_no_unit_goes_further_than_three(void **state) {
    (void)state;
    assert_refused("w 27:wwwww,61:b 0 1", "27-31", NOTICE_T6_RANGE, "27;3;31;4");
}

static void T5_strength_is_range_times_colour(void **state) {
    static const struct {
        int height, on_white, on_black, on_red;
    } rows[] = {{1, 1, 2, 3}, {2, 2, 4, 6}, {3, 3, 6, 9}, {4, 3, 6, 9}, {36, 3, 6, 9}};
    TowerPos pos;
    (void)state;
    tower_clear(&pos, default_rules);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        uint64_t unit = (uint64_t)1 << rows[i].height;
        assert_int_equal(tower_strength(&pos, unit, 29 - 1), rows[i].on_white);
        assert_int_equal(tower_strength(&pos, unit, 30 - 1), rows[i].on_black);
        assert_int_equal(tower_strength(&pos, unit, 31 - 1), rows[i].on_red);
    }
}

static void T5_empty_field_has_no_range(void **state) {
    (void)state;
    assert_int_equal(tower_range(0), 0);
    assert_int_equal(unit_height(0), 0);
    assert_int_equal(unit_men(0, WHITE), 0);
    assert_int_equal(unit_men(0, BLACK), 0);
}

/* ----------------------------------------------------------------------------------------------------- T6: movement */

static void T6_six_directions(void **state) {
    (void)state;
    assert_legal("w 31:w,1:b 0 1", "31-22 31-23 31-30 31-32 31-39 31-40");
}

static void T6_straight_lines_only(void **state) {
    (void)state;
    assert_refused("w 31:ww,1:b 0 1", "31-24", NOTICE_T6_LINE, "31;24");
    assert_refused("w 31:ww,1:b 0 1", "31-31", NOTICE_T6_SAME, "31");
}

static void T6_fewer_steps_than_the_range(void **state) {
    (void)state;
    assert_move("w 31:www,1:b 0 1", "31-32", "b 1:b,32:www 1 1");
    assert_move("w 31:www,1:b 0 1", "31-33", "b 1:b,33:www 1 1");
}

static void T6_passes_empty_fields_only(void **state) {
    (void)state;
    assert_move("w 31:www,1:b 0 1", "31-34", "b 1:b,34:www 1 1");
    assert_refused("w 31:www,33:w,1:b 0 1", "31-34", NOTICE_T6_BLOCKED, "31;34;33");
    assert_refused("w 31:www,32:bbb,34:b 0 1", "31x34", NOTICE_T6_BLOCKED, "31;34;32");
}

static void T6_attacks_from_afar(void **state) {
    (void)state;
    assert_move("w 31:www,34:b 0 1", "31x34", "b 34:www 0 1");
    assert_refused("w 31:ww,34:b 0 1", "31x34", NOTICE_T6_RANGE, "31;2;34;3");
}

static void T6_sign_tells_what_stands_on_the_target(void **state) {
    (void)state;
    assert_refused("w 31:w,32:b 0 1", "31-32", NOTICE_T6_SIGN_ENEMY, "32;31x32");
    assert_refused("w 31:w,32:b 0 1", "31+32", NOTICE_T6_SIGN_ENEMY, "32;31x32");
    assert_refused("w 1:b,31:w,32:w 0 1", "31x32", NOTICE_T6_SIGN_OWN, "32;31+32");
    assert_refused("w 1:b,31:w 0 1", "31x32", NOTICE_T6_SIGN_EMPTY, "32;31-32");
}

static void T6_one_attack_is_the_whole_turn(void **state) {
    (void)state;
    assert_move("w 31:w,32-33:b 0 1", "31x32", "b 32:w,33:b 0 1");
    assert_refused("b 32:w,33:b 0 1", "32-41", NOTICE_T4_ENEMY, "32;white");
}

/* -------------------------------------------------------------------------------------------------- T7, T8: attacks */

static void T7_stronger_may_attack(void **state) {
    TowerPos pos = pos_of("w 29:b,30:w 0 1");
    (void)state;
    assert_true(tower_strong_enough(&pos, 30 - 1, 29 - 1));
    assert_move("w 29:b,30:w 0 1", "30x29", "b 29:w 0 1");
}

static void T7_equal_or_weaker_may_not(void **state) {
    TowerPos pos = pos_of("w 29:ww,30:b 0 1");
    (void)state;
    assert_false(tower_strong_enough(&pos, 29 - 1, 30 - 1));
    assert_refused("w 29:ww,30:b 0 1", "29x30", NOTICE_T7_TOO_WEAK, "29;2;2;30");
    assert_refused("w 31:b,32:w 0 1", "32x31", NOTICE_T7_TOO_WEAK, "32;1;3;31");
}

static void T7_attacker_counts_where_it_leaves_defender_where_it_stands(void **state) {
    (void)state;
    assert_move("w 30:b,31:w 0 1", "31x30", "b 30:wb 0 1");
    assert_refused("w 30:w,31:b 0 1", "30x31", NOTICE_T7_TOO_WEAK, "30;2;3;31");
}

static void T8_half_strength_or_less_is_destroyed(void **state) {
    (void)state;
    assert_move("w 31:w,32:b 0 1", "31x32", "b 32:w 0 1");     /* 3 against 1 */
    assert_move("w 29:b,30:w 0 1", "30x29", "b 29:w 0 1");     /* 2 against 1, exactly twice */
    assert_move("b 31:bb,32:www 0 1", "31x32", "w 32:bb 0 2"); /* 6 against 3 */
}

static void T8_more_than_half_is_captured_whole(void **state) {
    (void)state;
    assert_move("w 30:b,31:w 0 1", "31x30", "b 30:wb 0 1");           /* 3 against 2 */
    assert_move("w 29:bbb,30:ww 0 1", "30x29", "b 29:wwbbb 0 1");     /* 4 against 3 */
    assert_move("b 30:wbbw,31:bwb 0 1", "31x30", "w 30:bwbwbbw 0 2"); /* 9 against 6 */
}

static void T8_destruction_frees_captives(void **state) {
    (void)state;
    assert_move("w 31:wb,32:bwbw 0 1", "31x32", "b 32:wbww 0 1");
    assert_move("b 31:bbw,32:wbwbb 0 1", "31x32", "w 32:bbwbbb 0 2");
}

static void T8_destruction_frees_nobody_where_none_is_captive(void **state) {
    (void)state;
    assert_move("w 31:wb,32:bbb 0 1", "31x32", "b 32:wb 0 1");
}

static void T8_destroys_tells_which(void **state) {
    TowerPos pos = pos_of("w 30:b,31:w,32:b 0 1");
    (void)state;
    assert_true(tower_destroys(&pos, 31 - 1, 32 - 1));
    assert_false(tower_destroys(&pos, 31 - 1, 30 - 1));
}

/* One White and one Black unit of white and black men in turn, the heights given: T5 to T8 from their plain words. */
static void check_attack(int from, int to, int distance, int height, int enemy_height) {
    static const int factor_of_class[] = {3, 1, 2};
    TowerPos pos;
    TowerUndo undo;
    TowerMove move = tower_move(from, to, TOWER_ATTACK);
    uint64_t alternating = 0xaaaaaaaaaau; /* w on top, then b, w, ... */
    uint64_t attacker = (alternating & (((uint64_t)1 << height) - 1)) | (uint64_t)1 << height;
    uint64_t defender = (~alternating & (((uint64_t)1 << enemy_height) - 1)) | (uint64_t)1 << enemy_height;
    int a = (height < 3 ? height : 3) * factor_of_class[tower_class[from]];
    int d = (enemy_height < 3 ? enemy_height : 3) * factor_of_class[tower_class[to]];
    tower_clear(&pos, default_rules);
    tower_put(&pos, from, attacker);
    tower_put(&pos, to, defender);
    assert_int_equal(is_generated(&pos, move), distance <= height && a > d);
    if (!is_generated(&pos, move))
        return;
    tower_make(&pos, move, &undo);
    int freed = enemy_height / 2; /* White's men in Black's column */
    int men = height + (a >= 2 * d ? freed : enemy_height);
    assert_int_equal(unit_height(pos.cell[to]), men);
    assert_int_equal(unit_men(pos.cell[to], WHITE), (height + 1) / 2 + freed);
    assert_true(pos.cell[from] == 0);
}

static void T8_every_two_units_on_every_line(void **state) {
    (void)state;
    for (int from = 0; from < TOWER_FIELDS; from++)
        for (int to = 0; to < TOWER_FIELDS; to++) {
            int distance;
            if (tower_direction(from, to, &distance) < 0 || distance > TOWER_REACH)
                continue;
            for (int height = 1; height <= 4; height++)
                for (int enemy_height = 1; enemy_height <= 4; enemy_height++)
                    check_attack(from, to, distance, height, enemy_height);
        }
}

/* --------------------------------------------------------------------------------------------- T9: attack is a duty */

static void T9_attack_is_obligatory(void **state) {
    TowerPos pos = pos_of("w 1-3:w,8:b,30:b,31:w,32:b 0 1");
    (void)state;
    assert_true(tower_must_attack(&pos));
    assert_legal("w 1-3:w,8:b,30:b,31:w,32:b 0 1", "2x8 31x30 31x32 3x8");
}

static void T9_quiet_stacking_and_weak_attacks_are_refused_under_the_duty(void **state) {
    (void)state;
    assert_refused("w 1:w,2:b,31:w,32:b 0 1", "1-7", NOTICE_T9_MUST_ATTACK, "white;31x32");
    assert_refused("w 1:w,2:b,31:w,32:b 0 1", "1x2", NOTICE_T9_MUST_ATTACK, "white;31x32");
    assert_refused("b 1-2:b,31:b,32:w 0 1", "1+2", NOTICE_T9_MUST_ATTACK, "black;31x32");
}

static void T9_too_weak_an_attack_is_no_duty(void **state) {
    TowerPos pos = pos_of("w 31:b,32:w 0 1");
    (void)state;
    assert_false(tower_must_attack(&pos));
    assert_legal("w 31:b,32:w 0 1", "32-23 32-24 32-33 32-40 32-41");
}

static void T9_noisy_moves_tell_whether_they_are_all(void **state) {
    static const struct {
        TowerStacking stacking;
        const char *position;
        int count;
        bool forced;
    } rows[] = {
        {STACKING_QUIET, "w 1-2:w,30:b,31:w,32:b 0 1", 2, true},
        {STACKING_NONE, "w 1-2:w,31:w,32:b 0 1", 1, true},
        {STACKING_ATTACK, "w 1-2:w,30:b,31:w,32:b 0 1", 2, false},
        {STACKING_ATTACK, "w 1:w,31:w,32:b 0 1", 1, true},
        {STACKING_QUIET, "w 1-2:w,61:b 0 1", 0, false},
        {STACKING_ATTACK, "w 1-2:w,61:b 0 1", 0, false},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        TowerPos pos = pos_under(rules_with(CENTRE_RED, rows[i].stacking), rows[i].position);
        TowerMove moves[TOWER_MOVES];
        bool forced;
        assert_int_equal(tower_generate_noisy(&pos, moves, &forced), rows[i].count);
        assert_int_equal(forced, rows[i].forced);
    }
}

/* ---------------------------------------------------------------------------------------------------- T10: stacking */

static void T10_stacking_puts_the_unit_below_in_its_order(void **state) {
    (void)state;
    assert_move("w 31:wb,32:wbw,61:b 0 1", "31+32", "b 32:wbwbw,61:b 0 1");
    assert_move("b 1:w,31:b,33:bbw 0 1", "33+31", "w 1:w,31:bbwb 0 2");
}

static void T10_stacking_asks_for_no_strength(void **state) {
    (void)state;
    assert_move("w 31:www,32:w,61:b 0 1", "32+31", "b 31:wwww,61:b 0 1");
}

static void T10_quiet_stacking_never_serves_the_duty(void **state) {
    (void)state;
    assert_legal("w 1-2:w,31:w,32:b 0 1", "31x32");
    assert_legal("w 1-2:w,61:b 0 1", "1+2 1-6 1-7 2+1 2-3 2-7 2-8");
}

static void T10_stacking_as_attack_serves_the_duty(void **state) {
    (void)state;
    assert_legal_under(stacking_attack, "w 1-2:w,31:w,32:b 0 1", "1+2 2+1 31x32");
    assert_move_under(stacking_attack, "w 1-2:w,31:w,32:b 9 1", "1+2", "b 2:ww,31:w,32:b 0 1");
    assert_refused_under(stacking_attack, "w 1-2:w,31:w,32:b 0 1", "1-7", NOTICE_T9_MUST_ATTACK, "white;31x32");
}

static void T10_stacking_as_attack_creates_no_duty(void **state) {
    (void)state;
    assert_legal_under(stacking_attack, "w 1-2:w,61:b 0 1", "1+2 1-6 1-7 2+1 2-3 2-7 2-8");
}

static void T10_own_units_block_where_stacking_is_none(void **state) {
    (void)state;
    assert_legal_under(stacking_none, "w 1-2:w,61:b 0 1", "1-6 1-7 2-3 2-7 2-8");
    assert_refused_under(stacking_none, "w 1-2:w,61:b 0 1", "1+2", NOTICE_T10_NONE, "2");
    assert_refused_under(stacking_none, "w 1-2:w,31:w,32:b 0 1", "1+2", NOTICE_T10_NONE, "2");
}

/* ------------------------------------------------------------------------------------------ T11: columns stay whole */

static void T11_column_moves_as_a_whole(void **state) {
    (void)state;
    assert_move("w 31:wbw,61:b 0 1", "31-32", "b 32:wbw,61:b 1 1");
}

static void T11_no_move_leaves_men_behind(void **state) {
    TowerPos pos = pos_of("w 1:ww,7:wb,31:wbbww,40:www,61:b 0 1");
    TowerMove moves[TOWER_MOVES];
    TowerUndo undo;
    int count = tower_generate(&pos, moves);
    (void)state;
    assert_true(count > 0);
    for (int i = 0; i < count; i++) {
        tower_make(&pos, moves[i], &undo);
        assert_true(pos.cell[tower_from(moves[i])] == 0);
        tower_unmake(&pos, moves[i], &undo);
    }
}

/* ----------------------------------------------------------------------------------------------------- T12: the end */

static void T12_side_without_a_unit_has_lost(void **state) {
    (void)state;
    assert_outcome("w 1:w 0 1", RESULT_WHITE_WINS, END_TOO_FEW);
    assert_outcome("b 1:w 0 1", RESULT_WHITE_WINS, END_TOO_FEW);
    assert_outcome("w 1:bw 0 1", RESULT_BLACK_WINS, END_TOO_FEW);
    assert_legal("w 1:wb 0 1", "");
    assert_legal("w 1:bw 0 1", "");
}

static void T12_where_neither_has_one_the_side_to_move_has_lost(void **state) {
    (void)state;
    assert_outcome("w - 0 1", RESULT_BLACK_WINS, END_TOO_FEW);
    assert_outcome("b - 0 1", RESULT_WHITE_WINS, END_TOO_FEW);
}

static void T12_side_without_a_move_has_lost(void **state) {
    (void)state;
    assert_outcome("w 1:w,2:b,6-7:b 0 1", RESULT_BLACK_WINS, END_NO_MOVE);
    assert_outcome("b 51-52:w,57:b,58:w 0 1", RESULT_WHITE_WINS, END_NO_MOVE);
}

static void T12_side_with_unit_and_move_plays_on(void **state) {
    (void)state;
    assert_outcome("w 1:w,2:b,6:b 0 1", RESULT_OPEN, END_NONE);
    assert_outcome("b 1:w,2:b,6-7:b 0 1", RESULT_OPEN, END_NONE);
    assert_outcome("w 1:wb,61:bw 0 1", RESULT_OPEN, END_NONE);
}

/* ------------------------------------------------------------------------------------------------------- T13: draws */

static void T13_hundred_quiet_plies_are_a_draw(void **state) {
    (void)state;
    assert_move("w 1:w,61:b 99 50", "1-2", "b 2:w,61:b 100 50");
    assert_outcome("b 2:w,61:b 100 50", RESULT_DRAW, END_QUIET);
}

static void T13_fewer_quiet_plies_are_none(void **state) {
    (void)state;
    assert_outcome("b 2:w,61:b 99 50", RESULT_OPEN, END_NONE);
}

static void T13_attack_or_stacking_begins_the_count_anew(void **state) {
    (void)state;
    assert_move("w 31:w,32:b,61:b 99 7", "31x32", "b 32:w,61:b 0 7");
    assert_move("w 1-2:w,61:b 99 7", "1+2", "b 2:ww,61:b 0 7");
}

static void T13_end_by_T12_comes_before_a_draw(void **state) {
    (void)state;
    assert_outcome("w 1:w 100 60", RESULT_WHITE_WINS, END_TOO_FEW);
    assert_outcome("w 1:w,2:b,6-7:b 100 60", RESULT_BLACK_WINS, END_NO_MOVE);
}

static void T13_draws_are_left_out_of_the_legal_moves(void **state) {
    (void)state;
    assert_legal("w 57:w,1:b 100 60", "57-51 57-52 57-58");
}

static void T13_counters_stay_at_their_limits(void **state) {
    (void)state;
    assert_move("w 1:w,61:b 100 50", "1-2", "b 2:w,61:b 100 50");
    assert_move("b 1:w,61:b 3 9998", "61-60", "w 1:w,60:b 4 9999");
    assert_move("b 1:w,61:b 3 9999", "61-60", "w 1:w,60:b 4 9999");
}

static void T13_same_position_has_same_units_and_side(void **state) {
    TowerPos a = pos_of("w 1:wb,61:b 7 9"), b = pos_of("w 1:wb,61:b 3 20");
    (void)state;
    assert_true(tower_same(&a, &b));
    assert_true(a.key == b.key);
}

static void T13_other_side_or_units_are_another_position(void **state) {
    static const char *const others[] = {"b 1:wb,61:b 7 9", "w 1:ww,61:b 7 9", "w 1:wb,60:b 7 9", "w 1:wb,60-61:b 7 9"};
    TowerPos pos = pos_of("w 1:wb,61:b 7 9");
    (void)state;
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        TowerPos other = pos_of(others[i]);
        assert_false(tower_same(&pos, &other));
        assert_false(pos.key == other.key);
    }
}

/* ----------------------------------------------------------------------------------------------------- the position */

static void put_keeps_key_and_owners(void **state) {
    TowerPos pos, empty;
    (void)state;
    tower_clear(&pos, default_rules);
    empty = pos;
    tower_put(&pos, 30, 4);
    assert_true(pos.owned[WHITE] == (uint64_t)1 << 30 && pos.owned[BLACK] == 0);
    tower_put(&pos, 30, 7);
    tower_set_side(&pos, BLACK);
    assert_true(pos.owned[BLACK] == (uint64_t)1 << 30 && pos.owned[WHITE] == 0);
    assert_true(pos.key == tower_slow_key(&pos));
    tower_put(&pos, 30, 0);
    tower_set_side(&pos, WHITE);
    assert_memory_equal(&pos, &empty, sizeof pos);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(T2_centre_option_names_the_colours),
        cmocka_unit_test(T2_centre_option_decides_attacks),
        cmocka_unit_test(T3_start_has_eighteen_men_a_side),
        cmocka_unit_test(T3_clear_board_has_no_men),
        cmocka_unit_test(T4_unit_belongs_to_its_top_man),
        cmocka_unit_test(T4_men_below_the_top_give_no_right_to_move),
        cmocka_unit_test(T4_no_promotion_on_the_last_row),
        cmocka_unit_test(T5_range_is_the_height_up_to_three),
        cmocka_unit_test(T5_range_counts_men_of_both_sides),
        cmocka_unit_test(T5_no_unit_goes_further_than_three),
        cmocka_unit_test(T5_strength_is_range_times_colour),
        cmocka_unit_test(T5_empty_field_has_no_range),
        cmocka_unit_test(T6_six_directions),
        cmocka_unit_test(T6_straight_lines_only),
        cmocka_unit_test(T6_fewer_steps_than_the_range),
        cmocka_unit_test(T6_passes_empty_fields_only),
        cmocka_unit_test(T6_attacks_from_afar),
        cmocka_unit_test(T6_sign_tells_what_stands_on_the_target),
        cmocka_unit_test(T6_one_attack_is_the_whole_turn),
        cmocka_unit_test(T7_stronger_may_attack),
        cmocka_unit_test(T7_equal_or_weaker_may_not),
        cmocka_unit_test(T7_attacker_counts_where_it_leaves_defender_where_it_stands),
        cmocka_unit_test(T8_half_strength_or_less_is_destroyed),
        cmocka_unit_test(T8_more_than_half_is_captured_whole),
        cmocka_unit_test(T8_destruction_frees_captives),
        cmocka_unit_test(T8_destruction_frees_nobody_where_none_is_captive),
        cmocka_unit_test(T8_destroys_tells_which),
        cmocka_unit_test(T8_every_two_units_on_every_line),
        cmocka_unit_test(T9_attack_is_obligatory),
        cmocka_unit_test(T9_quiet_stacking_and_weak_attacks_are_refused_under_the_duty),
        cmocka_unit_test(T9_too_weak_an_attack_is_no_duty),
        cmocka_unit_test(T9_noisy_moves_tell_whether_they_are_all),
        cmocka_unit_test(T10_stacking_puts_the_unit_below_in_its_order),
        cmocka_unit_test(T10_stacking_asks_for_no_strength),
        cmocka_unit_test(T10_quiet_stacking_never_serves_the_duty),
        cmocka_unit_test(T10_stacking_as_attack_serves_the_duty),
        cmocka_unit_test(T10_stacking_as_attack_creates_no_duty),
        cmocka_unit_test(T10_own_units_block_where_stacking_is_none),
        cmocka_unit_test(T11_column_moves_as_a_whole),
        cmocka_unit_test(T11_no_move_leaves_men_behind),
        cmocka_unit_test(T12_side_without_a_unit_has_lost),
        cmocka_unit_test(T12_where_neither_has_one_the_side_to_move_has_lost),
        cmocka_unit_test(T12_side_without_a_move_has_lost),
        cmocka_unit_test(T12_side_with_unit_and_move_plays_on),
        cmocka_unit_test(T13_hundred_quiet_plies_are_a_draw),
        cmocka_unit_test(T13_fewer_quiet_plies_are_none),
        cmocka_unit_test(T13_attack_or_stacking_begins_the_count_anew),
        cmocka_unit_test(T13_end_by_T12_comes_before_a_draw),
        cmocka_unit_test(T13_draws_are_left_out_of_the_legal_moves),
        cmocka_unit_test(T13_counters_stay_at_their_limits),
        cmocka_unit_test(T13_same_position_has_same_units_and_side),
        cmocka_unit_test(T13_other_side_or_units_are_another_position),
        cmocka_unit_test(put_keeps_key_and_owners),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
