/* What the evaluation must agree with. */

#include "mill_helpers.h"

#include "../../core/mill/mill_eval.h"

static int eval_of(MillRules rules, const char *text) {
    MillPos pos = position_of(rules, text);
    return mill_eval(&pos);
}

static void equal_sides_are_worth_little(void **state) {
    (void)state;
    assert_in_range(eval_of(SHEET, "w - 9 - 9 0 1") + 60, 0, 120);
    assert_in_range(eval_of(SHEET, "b d2,b4 7 f4,d6 7 0 9") + 100, 0, 200);
}

static void value_is_that_of_the_side_to_move(void **state) {
    (void)state;
    assert_true(eval_of(SHEET, "w d2,b4,f4,d6,a1,g4 0 c3,e5,g7,b6 0 0 20") > 0);
    assert_true(eval_of(SHEET, "b d2,b4,f4,d6,a1,g4 0 c3,e5,g7,b6 0 0 20") < 0);
}

/* Whichever enemy man is missing, by at least this much. */
static void assert_man_is_worth(const char *all, const char *const *without, int count, int least) {
    for (int i = 0; i < count; i++)
        if (eval_of(SHEET, without[i]) < eval_of(SHEET, all) + least)
            fail_msg("%s is hardly better than %s", without[i], all);
}

static void an_enemy_man_less_is_a_gain(void **state) {
    static const char *const moving[] = {
        "w d2,b4,f4,d6,a1,g4 0 e5,g7,b6,d7,a4 0 0 20", "w d2,b4,f4,d6,a1,g4 0 c3,g7,b6,d7,a4 0 0 20",
        "w d2,b4,f4,d6,a1,g4 0 c3,e5,b6,d7,a4 0 0 20", "w d2,b4,f4,d6,a1,g4 0 c3,e5,g7,d7,a4 0 0 20",
        "w d2,b4,f4,d6,a1,g4 0 c3,e5,g7,b6,a4 0 0 20", "w d2,b4,f4,d6,a1,g4 0 c3,e5,g7,b6,d7 0 0 20",
    };
    static const char *const placing[] = {
        "w d2,b4,f4 6 a4,g4 6 0 4",
        "w d2,b4,f4 6 d6,a4 6 0 4",
        "w d2,b4,f4 6 d6,g4 6 0 4",
    };
    (void)state;
    assert_man_is_worth("w d2,b4,f4,d6,a1,g4 0 c3,e5,g7,b6,d7,a4 0 0 20", moving, 6, 40);
    assert_man_is_worth("w d2,b4,f4 6 d6,a4,g4 6 0 4", placing, 3, 30);
}

static void an_open_line_is_better_than_a_stopped_one(void **state) {
    (void)state;
    assert_true(eval_of(SHEET, "w a1,d1 7 g7,b4 7 0 3") > eval_of(SHEET, "w a1,d1 7 g1,b4 7 0 3"));
}

/* M9 */
static void a_used_line_is_worth_nothing(void **state) {
    (void)state;
    assert_true(eval_of(HARD, "w a1,d1,f4,d6 5 g7,b4,c5,e3 5 0 5 - -") >
                eval_of(HARD, "w a1,d1,f4,d6 5 g7,b4,c5,e3 5 0 5 a1g1 -"));
    assert_true(eval_of(HARD, "w a1,d1,g1 6 g7,b4 7 0 3 - -") > eval_of(HARD, "w a1,d1,g1 6 g7,b4 7 0 3 a1g1 -"));
}

static MillPos image_of(const MillPos *pos, int symmetry) {
    MillPos image = *pos;
    for (int side = 0; side < SIDES; side++) {
        image.men[side] = image.used[side] = 0;
        for (uint64_t men = pos->men[side]; men != 0;)
            image.men[side] |= 1u << mill_symmetry[symmetry][bits_pop(&men)];
        for (uint64_t lines = pos->used[side]; lines != 0;) {
            const uint8_t *line = mill_line[bits_pop(&lines)];
            uint32_t set = 0;
            for (int i = 0; i < 3; i++)
                set |= 1u << mill_symmetry[symmetry][line[i]];
            image.used[side] |= (uint16_t)mill_full_lines(set);
        }
    }
    return image;
}

static bool has_row(const uint16_t *rows, int count, int row) {
    while (count > 0 && rows[count - 1] != row)
        count--;
    return count > 0;
}

static const char *const stages[] = {"w d2,b4,f4,a1 5 a4,g4,d6 6 0 4 - -",
                                     "b d2,b4,f4,d6,a1,g4 0 c3,e5,g7,b6 0 7 20 a1g1 d5d7,e3e5"};

static void a_row_seen_is_a_row_of_the_image(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof stages / sizeof stages[0]; i++)
        for (int symmetry = 0; symmetry < MILL_SYMMETRIES; symmetry++) {
            MillPos pos = position_of(HARD, stages[i]), image = image_of(&pos, symmetry);
            uint16_t rows[MILL_ROWS_MOST], rows_of_image[MILL_ROWS_MOST];
            int count = mill_eval_rows(&pos, rows);
            assert_int_equal(mill_eval_rows(&image, rows_of_image), count);
            for (int at = 0; at < count; at++)
                assert_true(has_row(rows_of_image, count, mill_eval_row_seen(symmetry, rows[at])));
        }
}

static void positions_that_are_alike_are_worth_the_same(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof stages / sizeof stages[0]; i++)
        for (int symmetry = 0; symmetry < MILL_SYMMETRIES; symmetry++) {
            MillPos pos = position_of(HARD, stages[i]), image = image_of(&pos, symmetry);
            assert_int_equal(mill_eval(&image), mill_eval(&pos));
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(equal_sides_are_worth_little),
        cmocka_unit_test(value_is_that_of_the_side_to_move),
        cmocka_unit_test(an_enemy_man_less_is_a_gain),
        cmocka_unit_test(an_open_line_is_better_than_a_stopped_one),
        cmocka_unit_test(a_used_line_is_worth_nothing),
        cmocka_unit_test(a_row_seen_is_a_row_of_the_image),
        cmocka_unit_test(positions_that_are_alike_are_worth_the_same),
    };
    return cmocka_run_group_tests_name("mill_eval", tests, NULL, NULL);
}
