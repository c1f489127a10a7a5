#include "tower_helpers.h"

#include "../../core/tower/tower_eval.h"

static int eval_of(const char *position) {
    TowerPos pos = pos_of(position);
    return tower_eval(&pos);
}

static void equal_sides_are_worth_little(void **state) {
    (void)state;
    assert_in_range(eval_of("w 1-18:w,44-61:b 0 1") + 60, 0, 120);
    assert_in_range(eval_of("b 1:wb,57:bw 0 1") + 60, 0, 120);
}

static void value_is_that_of_the_side_to_move(void **state) {
    (void)state;
    assert_true(eval_of("w 1-2:w,57:b 0 1") > 0);
    assert_true(eval_of("b 1-2:w,57:b 0 1") < 0);
}

static void free_man_is_better_than_a_captive_and_a_captive_than_a_lost_one(void **state) {
    int free = eval_of("w 1-2:w,57:bbb 0 1");
    int captive = eval_of("w 1:w,57:bbbw 0 1");
    int lost = eval_of("w 1:w,57:bbb 0 1");
    (void)state;
    assert_true(free > captive);
    assert_true(captive > lost);
}

static void stronger_field_is_better(void **state) {
    (void)state;
    assert_true(eval_of("w 31:ww,57:bb 0 1") > eval_of("w 30:ww,57:bb 0 1"));
    assert_true(eval_of("w 30:ww,57:bb 0 1") > eval_of("w 29:ww,57:bb 0 1"));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(equal_sides_are_worth_little),
        cmocka_unit_test(value_is_that_of_the_side_to_move),
        cmocka_unit_test(free_man_is_better_than_a_captive_and_a_captive_than_a_lost_one),
        cmocka_unit_test(stronger_field_is_better),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
