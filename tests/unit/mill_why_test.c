/* Why a move is not legal: every reason, and which comes first where several apply (M2, M5, M6, M3, M4, M9, M10). The
 * plain cases of each rule stand in mill_rules_test.c. */

#include "mill_helpers.h"

#define PLACING "w a1,d1 7 b2,d2 7 0 3"
#define SLIDING "w a1,d1,g4,c5 0 b2,d2,f2,g7 0 3 15"
#define FLYING  "w a1,d1,c5 0 b2,d2,f2,g7 0 3 15"
#define TWO     "w a1,d1,g4,g7 5 b2,f2,d3 6 0 5"

static void M2_comes_before_M3(void **state) {
    (void)state;
    assert_refused(SHEET, PLACING, "d2xd2", "M2_OCCUPIED d2");
    assert_refused(SHEET, PLACING, "a1-g1xb2", "M2_MUST_PLACE white 7");
    assert_refused(SHEET, SLIDING, "g1xb2", "M2_NO_HAND white g1");
    assert_refused(SHEET, FLYING, "g1xb2", "M2_NO_HAND white g1");
}

static void M2_tells_the_duty_to_place_before_the_point(void **state) {
    (void)state;
    assert_refused(SHEET, PLACING, "a1-d2", "M2_MUST_PLACE white 7");
    assert_refused(SHEET, PLACING, "g7-c3", "M2_MUST_PLACE white 7");
    assert_refused(SHEET, SLIDING, "d2", "M2_NO_HAND white d2");
}

static void M5_tells_the_man_then_the_point_then_the_way(void **state) {
    (void)state;
    assert_refused(SHEET, SLIDING, "b2-d2", "M5_NO_MAN white b2");
    assert_refused(SHEET, SLIDING, "a1-g7", "M5_OCCUPIED g7");
    assert_refused(SHEET, SLIDING, "a1-a7", "M5_FAR a1 a7");
}

static void M5_comes_before_M3(void **state) {
    (void)state;
    assert_refused(SHEET, SLIDING, "c5-g1", "M5_FAR c5 g1");
    assert_refused(SHEET, SLIDING, "a1-a7xa1", "M5_FAR a1 a7");
}

static void M6_comes_before_M3(void **state) {
    (void)state;
    assert_refused(SHEET, FLYING, "g4-g1", "M6_NO_MAN white g4");
    assert_refused(SHEET, FLYING, "c5-g7xb2", "M6_OCCUPIED g7");
    assert_refused(SHEET, FLYING, "c5-c5", "M6_OCCUPIED c5");
}

static void M3_tells_the_missing_mill_before_the_target(void **state) {
    (void)state;
    assert_refused(SHEET, PLACING, "g7xa1", "M3_NO_MILL");
    assert_refused(SHEET, PLACING, "g7xb2xb2", "M3_NO_MILL");
    assert_refused(SHEET, SLIDING, "g4-f4xb2", "M3_NO_MILL");
}

static void M3_tells_the_target_before_the_number(void **state) {
    (void)state;
    assert_refused(SHEET, PLACING, "g1xg1", "M3_NO_TARGET black g1");
    assert_refused(SHEET, PLACING, "g1xb2xc3", "M3_NO_TARGET black c3");
    assert_refused(SHEET, PLACING, "g1xa1xb2", "M3_NO_TARGET black a1");
    assert_refused(SHEET, "b b2,d2 7 a1,d1 7 0 3", "g1xa1", "M3_NO_TARGET white a1");
}

static void M3_comes_before_M4(void **state) {
    (void)state;
    assert_refused(SHEET, PLACING, "g1xb2xb2", "M3_ONE_ONLY");
    assert_refused(SHEET, TWO, "g1", "M3_MUST_REMOVE");
    assert_refused(SHEET, TWO, "g1xg7", "M3_NO_TARGET black g7");
}

static void M3_a_man_in_flight_closes_a_mill(void **state) {
    (void)state;
    assert_refused(SHEET, FLYING, "c5-g1", "M3_MUST_REMOVE");
    assert_refused(SHEET, FLYING, "c5-g1xb2xd2", "M3_ONE_ONLY");
}

static void M4_comes_before_M10(void **state) {
    (void)state;
    const MillRules protect = {.protect = true}, single = {.single = true};
    assert_refused(protect, "w a1,d1,g4,g7 5 b2,d2,f2,d7 5 0 5", "g1xd2", "M4_MUST_REMOVE_TWO");
    assert_refused(protect, "w a1,d1,g4,g7 5 b2,d2,f2,d7 5 0 5", "g1xd2xd2", "M4_SAME_MAN d2");
    assert_refused(single, TWO, "g1xb2xb2", "M4_SAME_MAN b2");
}

static void M9_is_told_where_a_used_line_explains_it(void **state) {
    (void)state;
    assert_refused(HARD, SLIDING " a1g1 -", "g4-g1xb2", "M9_USED white a1g1");
    assert_refused(HARD, SLIDING " a1g1 -", "g4-g1xb2xd2", "M9_USED white a1g1");
    assert_refused(HARD, TWO " a1g1 -", "g1xb2xf2", "M9_USED white a1g1");
    assert_refused(HARD, TWO " a1g1,g1g7 -", "g1xb2xf2", "M9_USED white a1g1 g1g7");
    assert_refused(HARD, "b b2,d2,f2,g7 0 a1,d1,g4,c5 0 3 15 - a1g1", "g4-g1xb2", "M9_USED black a1g1");
}

static void M9_leaves_the_duty_of_the_line_that_counts(void **state) {
    (void)state;
    assert_refused(HARD, TWO " a1g1 -", "g1", "M3_MUST_REMOVE");
    assert_refused(HARD, TWO " a1g1 -", "g1xb2xb2", "M4_SAME_MAN b2");
    assert_refused(HARD, SLIDING " - a1g1", "g4-g1", "M3_MUST_REMOVE");
}

static void M9_comes_before_M10(void **state) {
    (void)state;
    const MillRules rules = {.hard = true, .protect = true, .single = true};
    assert_refused(rules, "w a1,d1,g4,c5 0 b2,d2,f2,g7 0 3 15 a1g1 -", "g4-g1xd2", "M9_USED white a1g1");
    assert_refused(rules, TWO " a1g1 -", "g1xb2xf2", "M9_USED white a1g1");
}

static void M10_tells_the_number_before_the_protected_man(void **state) {
    (void)state;
    const MillRules international = {.protect = true, .single = true};
    const char *before = "w a1,d1,g4,g7 5 b2,d2,f2,d7 5 0 5";
    assert_refused(international, before, "g1xb2xd2", "M10_ONE_ONLY");
    assert_refused(international, before, "g1xb2", "M10_PROTECTED b2 black");
    assert_refused(international, "b b2,d2,f2,d7 5 a1,d1,g4,g7 5 0 5", "g1xd2", "M10_PROTECTED d2 white");
}

static void M10_names_the_man_that_stands_in_the_way(void **state) {
    (void)state;
    const MillRules protect = {.protect = true};
    const char *before = "w a1,d1,g4,g7 5 b2,d2,f2,d5,d7 4 0 5";
    assert_refused(protect, before, "g1xd5xf2", "M10_PROTECTED f2 black");
    assert_refused(protect, before, "g1xb2xd5", "M10_PROTECTED b2 black");
    assert_refused(protect, before, "g1xb2xf2", "M10_PROTECTED b2 black");
    assert_legal(protect, before, "g1xd5xd7", "b a1,d1,g1,g4,g7 4 b2,d2,f2 4 0 5");
}

static void M3_with_a_right_only_too_much_is_refused(void **state) {
    (void)state;
    const MillRules may = {.may = true};
    assert_refused(may, PLACING, "g1xb2xd2", "M3_ONE_ONLY");
    assert_refused(may, PLACING, "g7xb2", "M3_NO_MILL");
    assert_refused(may, TWO, "g1xb2xb2", "M4_SAME_MAN b2");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(M2_comes_before_M3),
        cmocka_unit_test(M2_tells_the_duty_to_place_before_the_point),
        cmocka_unit_test(M5_tells_the_man_then_the_point_then_the_way),
        cmocka_unit_test(M5_comes_before_M3),
        cmocka_unit_test(M6_comes_before_M3),
        cmocka_unit_test(M3_tells_the_missing_mill_before_the_target),
        cmocka_unit_test(M3_tells_the_target_before_the_number),
        cmocka_unit_test(M3_comes_before_M4),
        cmocka_unit_test(M3_a_man_in_flight_closes_a_mill),
        cmocka_unit_test(M4_comes_before_M10),
        cmocka_unit_test(M9_is_told_where_a_used_line_explains_it),
        cmocka_unit_test(M9_leaves_the_duty_of_the_line_that_counts),
        cmocka_unit_test(M9_comes_before_M10),
        cmocka_unit_test(M10_tells_the_number_before_the_protected_man),
        cmocka_unit_test(M10_names_the_man_that_stands_in_the_way),
        cmocka_unit_test(M3_with_a_right_only_too_much_is_refused),
    };
    return cmocka_run_group_tests_name("mill_why", tests, NULL, NULL);
}
