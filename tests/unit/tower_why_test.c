#include "tower_helpers.h"

/* The order of the rules, where several forbid a move; each reason by itself is tested with its rule. */

static const TowerRules stacking_attack = {CENTRE_RED, STACKING_ATTACK};
static const TowerRules stacking_none = {CENTRE_RED, STACKING_NONE};

/* White must attack 31x32 here; 1 is white's, 2 and 61 are black's. */
static const char *const duty = "w 1:w,2:b,6:w,31:w,32:b,61:b 0 1";

static void T4_comes_before_T6(void **state) {
    (void)state;
    assert_refused(duty, "30-12", NOTICE_T4_EMPTY, "30");
    assert_refused(duty, "30-30", NOTICE_T4_EMPTY, "30");
    assert_refused(duty, "2-61", NOTICE_T4_ENEMY, "2;black");
    assert_refused("b 1:w,61:b 0 1", "1-1", NOTICE_T4_ENEMY, "1;white");
}

static void T6_is_judged_field_line_range_way_sign(void **state) {
    (void)state;
    assert_refused(duty, "31x31", NOTICE_T6_SAME, "31");
    assert_refused(duty, "31x61", NOTICE_T6_RANGE, "31;1;61;4");
    assert_refused(duty, "31+24", NOTICE_T6_LINE, "31;24");
    assert_refused("w 31:ww,32:b,34:b 0 1", "31+34", NOTICE_T6_RANGE, "31;2;34;3");
    assert_refused("w 31:www,32:b,34:b 0 1", "31+34", NOTICE_T6_BLOCKED, "31;34;32");
}

static void T6_comes_before_T9(void **state) {
    (void)state;
    assert_refused(duty, "31-32", NOTICE_T6_SIGN_ENEMY, "32;31x32");
    assert_refused(duty, "1x7", NOTICE_T6_SIGN_EMPTY, "7;1-7");
    assert_refused(duty, "1-6", NOTICE_T6_SIGN_OWN, "6;1+6");
}

static void T10_comes_before_T9(void **state) {
    (void)state;
    assert_refused_under(stacking_none, duty, "1+6", NOTICE_T10_NONE, "6");
    assert_refused(duty, "1+6", NOTICE_T9_MUST_ATTACK, "white;31x32");
}

static void T9_comes_before_T7(void **state) {
    (void)state;
    assert_refused(duty, "1x2", NOTICE_T9_MUST_ATTACK, "white;31x32");
    assert_refused("w 1:w,2:b,61:b 0 1", "1x2", NOTICE_T7_TOO_WEAK, "1;1;2;2");
}

static void T9_names_all_allowed_attacks_sorted_as_text(void **state) {
    (void)state;
    assert_refused("w 1-3:w,8:b,30:b,31:w,32:b 0 1", "1-7", NOTICE_T9_MUST_ATTACK, "white;2x8 31x30 31x32 3x8");
}

static void T9_leaves_stacking_out_of_its_list(void **state) {
    Notice why;
    TowerPos pos = pos_under(stacking_attack, duty);
    (void)state;
    assert_refused_under(stacking_attack, duty, "1-7", NOTICE_T9_MUST_ATTACK, "white;31x32");
    assert_true(tower_why(&pos, move_of("1+6"), &why));
}

static void sentences_read_well(void **state) {
    static const char *const rows[][2] = {
        {"1-7", "White must attack; 31x32 is possible"},
        {"31x61", "The unit on field 31 goes at most 1 field far, and field 61 is 4 fields away"},
        {"2-3", "The unit on field 2 belongs to Black"},
        {"31-32", "Field 32 holds an enemy unit: this move is written 31x32"},
    };
    TowerPos pos = pos_of(duty);
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char sentence[200];
        Writer writer = writer_on(sentence, sizeof sentence);
        Notice why;
        assert_false(tower_why(&pos, move_of(rows[i][0]), &why));
        notice_write(&why, &writer);
        assert_string_equal(sentence, rows[i][1]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(T4_comes_before_T6),
        cmocka_unit_test(T6_is_judged_field_line_range_way_sign),
        cmocka_unit_test(T6_comes_before_T9),
        cmocka_unit_test(T10_comes_before_T9),
        cmocka_unit_test(T9_comes_before_T7),
        cmocka_unit_test(T9_names_all_allowed_attacks_sorted_as_text),
        cmocka_unit_test(T9_leaves_stacking_out_of_its_list),
        cmocka_unit_test(sentences_read_well),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
