/* What the evaluation must agree with; its symmetries are checked in every position by mill_walk_test.c. */

#include "mill_helpers.h"

#include "../../core/mill/mill_eval.h"

static int eval_of(MillRules rules, const char *text) {
    MillPos pos = position_of(rules, text);
    return mill_eval(&pos);
}

static void equal_sides_are_worth_nothing(void **state) {
    (void)state;
    assert_int_equal(eval_of(SHEET, "w - 9 - 9 0 1"), 0);
    assert_int_equal(eval_of(SHEET, "b a1,d1,g1 6 a7,d7,g7 6 0 9"), 0);
}

static void value_is_that_of_the_side_to_move(void **state) {
    (void)state;
    assert_true(eval_of(SHEET, "w d2,b4,f4,d6 0 a1,c3,e5,g7 0 0 20") > 0);
    assert_true(eval_of(SHEET, "b d2,b4,f4,d6 0 a1,c3,e5,g7 0 0 20") < 0);
}

static void a_man_outweighs_freedom(void **state) {
    (void)state;
    assert_true(eval_of(SHEET, "w a1,g1,a7,g7,c3 0 d2,b4,f4,d6 0 0 20") > 0);
    assert_true(eval_of(SHEET, "w a1 8 d2 7 0 2") > 0);
}

static void an_open_line_is_better_than_a_stopped_one(void **state) {
    (void)state;
    assert_true(eval_of(SHEET, "w a1,d1 7 g7,b4 7 0 3") > eval_of(SHEET, "w a1,d1 7 g1,b4 7 0 3"));
}

static void a_blocked_man_is_worse_than_a_free_one(void **state) {
    (void)state;
    int blocked = eval_of(SHEET, "w a1,d2,c5,g7 0 d1,e3,a4,f6 0 0 20");
    int free = eval_of(SHEET, "w a1,d2,c5,g7 0 d1,e3,f6,a7 0 0 20");
    assert_true(blocked < free);
}

/* M9 */
static void a_used_line_is_worth_nothing(void **state) {
    (void)state;
    assert_true(eval_of(HARD, "w a1,d1 7 g7,b4 7 0 3 - -") > eval_of(HARD, "w a1,d1 7 g7,b4 7 0 3 a1g1 -"));
    assert_true(eval_of(HARD, "w a1,d1,g1 6 g7,b4 7 0 3 - -") > eval_of(HARD, "w a1,d1,g1 6 g7,b4 7 0 3 a1g1 -"));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(equal_sides_are_worth_nothing),
        cmocka_unit_test(value_is_that_of_the_side_to_move),
        cmocka_unit_test(a_man_outweighs_freedom),
        cmocka_unit_test(an_open_line_is_better_than_a_stopped_one),
        cmocka_unit_test(a_blocked_man_is_worse_than_a_free_one),
        cmocka_unit_test(a_used_line_is_worth_nothing),
    };
    return cmocka_run_group_tests_name("mill_eval", tests, NULL, NULL);
}
