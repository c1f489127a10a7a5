/* The solver on the smallest sector; the part `tables` of the tests has larger ones. */

#include "mill_helpers.h"

#include <stdlib.h>

#include "../../core/mill/mill_solver.h"

static const MillSector three = {3, 3};

static void share_whole(void *context, MillWork *work, void *job, uint32_t rows) {
    (void)context;
    work(job, 0, rows);
}

/* The last rows first, one by one. */
static void share_backwards(void *context, MillWork *work, void *job, uint32_t rows) {
    (void)context;
    while (rows > 0) {
        rows--;
        work(job, rows, rows + 1);
    }
}

/* Counts the calls; the plies come in order. */
static void tell(void *context, int plies) {
    int *told = context;
    assert_int_equal(plies, *told);
    ++*told;
}

static MillValues solve(const MillIndex *index, MillRules rules,
                        void (*share)(void *context, MillWork *work, void *job, uint32_t rows)) {
    int told = 0;
    MillSolverHost host = {&told, share, tell};
    MillValues values = {.index = index, .rules = rules};
    values.sectors[3][3] = malloc(mill_index_size(index, three));
    assert_true(mill_solve(&values, three, &host));
    assert_int_equal(told, 27); /* 0 to 26 plies */
    return values;
}

static void assert_counts(const MillValues *values) {
    MillCount count = mill_solver_count(values, three);
    assert_int_equal(count.classes, 169626);
    assert_int_equal(count.wins, 140621);
    assert_int_equal(count.losses, 28736);
    assert_int_equal(count.draws, 269);
    assert_int_equal(count.longest_win, 25);
    assert_int_equal(count.longest_loss, 26);
}

static uint8_t value_of(const MillValues *values, const char *text) {
    MillPos pos = position_of(SHEET, text);
    return values->sectors[3][3][mill_index_number(values->index, pos.men[WHITE], pos.men[BLACK])];
}

static void three_against_three_is_solved_under_both_rule_sets(void **state) {
    (void)state;
    MillIndex index;
    assert_true(mill_index_make(&index, 3));
    MillValues sheet = solve(&index, SHEET, share_whole);
    MillValues international = solve(&index, (MillRules){.protect = true, .single = true}, share_backwards);
    assert_counts(&sheet);
    assert_counts(&international);
    free(sheet.sectors[3][3]);
    free(international.sectors[3][3]);
    mill_index_free(&index);
}

static void distances_are_those_of_best_play(void **state) {
    (void)state;
    MillIndex index;
    assert_true(mill_index_make(&index, 3));
    MillValues values = solve(&index, SHEET, share_whole);
    uint8_t win = value_of(&values, "w a1,d1,c5 0 b2,f4,d7 0 0 20");
    assert_true(mill_value_is_win(win));
    assert_int_equal(mill_value_plies(win), 1);
    /* Two ways to close a mill cannot both be stopped, and one's own men are far from closing any. */
    uint8_t loss = value_of(&values, "w f6,c3,g4 0 a1,d1,a4 0 0 20");
    assert_true(mill_value_is_loss(loss));
    assert_int_equal(mill_value_plies(loss), 2);
    free(values.sectors[3][3]);
    mill_index_free(&index);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(three_against_three_is_solved_under_both_rule_sets),
        cmocka_unit_test(distances_are_those_of_best_play),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
