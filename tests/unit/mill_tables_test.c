/* The endgame tables of Mill: what they tell, and what they refuse. */

#include "mill_helpers.h"
#include "table_helpers.h"

#include <stdlib.h>

static const MillSector three = {3, 3};
/* Not all of these are lost in truth: the probe believes its tables. White men are at the first row's points. */
static const Loss losses[] = {{"w a1,d1,g4 0 b2,d2,f6 0 0 20", 4}, {"w a1,d1,g4 0 b2,d7,g7 0 0 20", 12}};

/* Two tables one after the other: 3-3 with two losses, 4-3 with none. */
static Made make_two(void) {
    Made first, second;
    make_table(&first, false, three, losses, 2);
    make_table(&second, false, (MillSector){4, 3}, NULL, 0);
    memcpy(first.bytes + first.length, second.bytes, second.length);
    first.length += second.length;
    return first;
}

static MillTables tables_of(const Made *made) {
    MillTables tables = {0};
    assert_int_equal(mill_tables_add(&tables, made->bytes, made->length), MILL_TABLE_OK);
    return tables;
}

static void assert_value(const MillTables *tables, MillRules rules, const char *text, Verdict verdict, int plies) {
    MillPos pos = position_of(rules, text);
    Known value = mill_tables_value(tables, &pos);
    assert_int_equal(value.verdict, verdict);
    assert_int_equal(value.plies, plies);
}

static void a_lost_position_is_found_with_its_plies(void **state) {
    (void)state;
    Made made = make_two();
    MillTables tables = tables_of(&made);
    assert_value(&tables, SHEET, losses[0].position, VERDICT_LOSS, 4);
    assert_value(&tables, SHEET, losses[1].position, VERDICT_LOSS, 12);
    mill_tables_free(&tables);
}

static void images_and_the_other_side_are_found_too(void **state) {
    (void)state;
    Made made = make_two();
    MillTables tables = tables_of(&made);
    assert_value(&tables, SHEET, "b b2,d2,f6 0 a1,d1,g4 0 7 20", VERDICT_LOSS, 4);
    assert_value(&tables, SHEET, "w a7,d7,g4 0 b6,d6,f2 0 0 20", VERDICT_LOSS, 4);
    mill_tables_free(&tables);
}

static void what_no_move_decides_is_drawn(void **state) {
    (void)state;
    Made made;
    make_table(&made, false, (MillSector){4, 4}, NULL, 0);
    MillTables tables = tables_of(&made);
    assert_value(&tables, SHEET, "w a1,d3,g4,c5 0 b2,d2,f6,g7 0 0 20", VERDICT_DRAW, 0);
    mill_tables_free(&tables);
}

static void a_win_is_one_ply_more_than_the_quickest_loss_after_a_move(void **state) {
    (void)state;
    Made made = make_two();
    MillTables tables = tables_of(&made);
    assert_value(&tables, SHEET, "b a1,d1,g4 0 b2,d7,f6 0 0 20", VERDICT_WIN, 5); /* d7-d2, or f6-g7 in 13 */
    assert_value(&tables, SHEET, "b a1,d1,g4 0 b6,d7,g7 0 0 20", VERDICT_WIN, 1); /* b6-a7 takes the third man */
    mill_tables_free(&tables);
}

static void three_men_that_cannot_stop_a_mill_are_lost_in_two(void **state) {
    (void)state;
    Made made = make_two();
    MillTables tables = tables_of(&made);
    assert_value(&tables, SHEET, "w f6,c3,g4 0 a1,d1,a4 0 0 20", VERDICT_LOSS, 2);
    assert_value(&tables, SHEET, "w f6,c3,g4 0 a1,d1,b4 0 0 20", VERDICT_DRAW, 0); /* g4-g1 stops the only one */
    mill_tables_free(&tables);
}

static void a_finished_game_needs_no_table(void **state) {
    (void)state;
    MillTables tables = {0};
    assert_value(&tables, SHEET, "w a1,d1 0 b2,d2,f2 0 0 20", VERDICT_LOSS, 0);
    assert_value(&tables, SHEET, "b a1,d1 0 b2,d2,f2 0 0 20", VERDICT_WIN, 0);
    assert_value(&tables, SHEET, "w a1,d1,g1,a4 0 d2,g4,b4,a7 0 0 20", VERDICT_LOSS, 0);
    assert_value(&tables, SHEET, losses[0].position, VERDICT_UNKNOWN, 0);
    mill_tables_free(&tables);
}

static void other_rules_and_other_positions_are_unknown(void **state) {
    (void)state;
    Made made = make_two();
    MillTables tables = tables_of(&made);
    assert_value(&tables, (MillRules){.single = true}, losses[0].position, VERDICT_LOSS, 4);
    assert_value(&tables, (MillRules){.protect = true}, losses[0].position, VERDICT_UNKNOWN, 0);
    assert_value(&tables, (MillRules){.may = true}, losses[0].position, VERDICT_UNKNOWN, 0);
    assert_value(&tables, HARD, losses[0].position, VERDICT_UNKNOWN, 0);
    assert_value(&tables, SHEET, "w a1,d1,g4 1 b2,d2,f6 0 0 20", VERDICT_UNKNOWN, 0);
    assert_value(&tables, SHEET, "w a1,d1,g4 0 b2,d2,f6 1 0 20", VERDICT_UNKNOWN, 0);
    assert_value(&tables, SHEET, "w a1,d1,g4,g7 0 b2,d2,f6,b6 0 0 20", VERDICT_UNKNOWN, 0);
    mill_tables_free(&tables);
}

static void a_table_may_serve_both_rule_sets(void **state) {
    (void)state;
    Made made;
    make_table(&made, true, three, losses, 2);
    MillTables tables = tables_of(&made);
    assert_value(&tables, (MillRules){.protect = true}, losses[1].position, VERDICT_LOSS, 12);
    assert_value(&tables, SHEET, losses[1].position, VERDICT_UNKNOWN, 0);
    mill_tables_free(&tables);
    made.bytes[12] = 3;
    seal(&made);
    tables = tables_of(&made);
    assert_value(&tables, (MillRules){.protect = true}, losses[1].position, VERDICT_LOSS, 12);
    assert_value(&tables, SHEET, losses[1].position, VERDICT_LOSS, 12);
    mill_tables_free(&tables);
}

static void a_value_takes_the_tables_after_all_moves(void **state) {
    (void)state;
    Made made = make_two();
    MillTables tables = tables_of(&made);
    /* No 4-3 position is listed as lost, but the moves lead to 3-4, whose table is not there. */
    assert_value(&tables, SHEET, "w a1,d3,g4,c5 0 b2,d2,f6 0 0 20", VERDICT_UNKNOWN, 0);
    Made last;
    make_table(&last, false, (MillSector){3, 4}, NULL, 0);
    assert_int_equal(mill_tables_add(&tables, last.bytes, last.length), MILL_TABLE_OK);
    assert_value(&tables, SHEET, "w a1,d3,g4,c5 0 b2,d2,f6 0 0 20", VERDICT_DRAW, 0);
    mill_tables_free(&tables);
}

/* ------------------------------------------------------------------------------------------------------------ damage */

/* The bytes stand alone, so that sanitizers see who reads past them. */
static void assert_refused_whole(const uint8_t *bytes, size_t length) {
    MillTables tables = {0};
    uint8_t *alone = malloc(length);
    memcpy(alone, bytes, length);
    assert_int_equal(mill_tables_add(&tables, alone, length), MILL_TABLE_DAMAGED);
    free(alone);
    for (int own = MILL_FEWEST; own <= MILL_MEN; own++)
        for (int other = MILL_FEWEST; other <= MILL_MEN; other++)
            assert_true(tables.tables[0][own][other] == NULL && tables.tables[1][own][other] == NULL);
    mill_tables_free(&tables);
}

static void whatever_is_cut_off_is_refused(void **state) {
    (void)state;
    Made made = make_two();
    size_t first = made.length - MILL_TABLE_HEAD;
    for (size_t length = 1; length < made.length; length++)
        if (length != first)
            assert_refused_whole(made.bytes, length);
}

static void whatever_is_changed_is_refused(void **state) {
    (void)state;
    Made made = make_two();
    for (size_t i = 0; i < made.length; i++) {
        made.bytes[i] ^= 16;
        assert_refused_whole(made.bytes, made.length);
        made.bytes[i] ^= 16;
    }
}

static void a_damaged_table_takes_those_before_it_along_but_not_what_was_there(void **state) {
    (void)state;
    Made made = make_two(), empty;
    make_table(&empty, false, (MillSector){3, 4}, NULL, 0);
    MillTables tables = tables_of(&empty);
    made.bytes[made.length - 1] ^= 1;
    assert_int_equal(mill_tables_add(&tables, made.bytes, made.length), MILL_TABLE_DAMAGED);
    assert_null(tables.tables[0][3][3]);
    assert_non_null(tables.tables[0][3][4]);
    mill_tables_free(&tables);
}

static void what_is_there_already_is_passed_over(void **state) {
    (void)state;
    Made made = make_two();
    MillTables tables = tables_of(&made);
    assert_int_equal(mill_tables_add(&tables, made.bytes, made.length), MILL_TABLE_OK);
    assert_value(&tables, SHEET, losses[0].position, VERDICT_LOSS, 4);
    mill_tables_free(&tables);
}

/* Whoever makes the sum right can write anything: it is refused or read, but nothing outside is touched. */
static void nonsense_under_a_right_sum_does_no_harm(void **state) {
    (void)state;
    Made made;
    make_table(&made, false, three, losses, 2);
    uint64_t seed = 1;
    int taken = 0;
    for (int round = 0; round < 300; round++) {
        Made broken = made;
        for (int i = 0; i < 1 + round % 20; i++) {
            size_t at = 15 + (size_t)(bits_mix(++seed) % (i % 2 == 0 ? 90 : broken.length - 15));
            broken.bytes[at] = (uint8_t)bits_mix(++seed);
        }
        seal(&broken);
        MillTables tables = {0};
        uint8_t *bytes = malloc(broken.length); /* so that sanitizers see its end */
        memcpy(bytes, broken.bytes, broken.length);
        if (mill_tables_add(&tables, bytes, broken.length) == MILL_TABLE_OK) {
            taken++;
            for (int i = 0; i < 2; i++) {
                MillPos pos = position_of(SHEET, losses[i].position);
                mill_tables_value(&tables, &pos);
            }
        }
        mill_tables_free(&tables);
        free(bytes);
    }
    assert_true(taken > 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_lost_position_is_found_with_its_plies),
        cmocka_unit_test(images_and_the_other_side_are_found_too),
        cmocka_unit_test(what_no_move_decides_is_drawn),
        cmocka_unit_test(a_win_is_one_ply_more_than_the_quickest_loss_after_a_move),
        cmocka_unit_test(three_men_that_cannot_stop_a_mill_are_lost_in_two),
        cmocka_unit_test(a_finished_game_needs_no_table),
        cmocka_unit_test(other_rules_and_other_positions_are_unknown),
        cmocka_unit_test(a_table_may_serve_both_rule_sets),
        cmocka_unit_test(a_value_takes_the_tables_after_all_moves),
        cmocka_unit_test(whatever_is_cut_off_is_refused),
        cmocka_unit_test(whatever_is_changed_is_refused),
        cmocka_unit_test(a_damaged_table_takes_those_before_it_along_but_not_what_was_there),
        cmocka_unit_test(what_is_there_already_is_passed_over),
        cmocka_unit_test(nonsense_under_a_right_sum_does_no_harm),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
