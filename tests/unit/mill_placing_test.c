/* The value of positions with men in hand, compared with a plain minimax. Verdicts of the moving phase that are made up serve as
 * well as true ones, and are as often won as lost. */

#include "mill_helpers.h"

#include <stdlib.h>

#include "../../core/mill/mill_placing.h"

enum { MOST = 5 /* men of a side */, TABLE_BITS = 16 };

#define INTERNATIONAL ((MillRules){.protect = true, .single = true})

static MillIndex index_all;

static int make_index(void **state) {
    (void)state;
    return mill_index_make(&index_all, MOST) ? 0 : -1;
}

static int free_index(void **state) {
    (void)state;
    mill_index_free(&index_all);
    return 0;
}

static uint8_t made_up(uint64_t *seed) {
    static const uint8_t values[3] = {MILL_VALUE_DRAW, 2, 3};
    return values[bits_mix(++*seed) % 3];
}

static void make_up_sector(MillVerdicts *verdicts, MillSector sector, uint64_t *seed) {
    MillValues values = {.index = &index_all};
    uint32_t size = mill_index_size(&index_all, sector);
    uint8_t *bytes = malloc(size);
    for (uint32_t number = 0; number < size; number++)
        bytes[number] = made_up(seed);
    values.sectors[sector.own][sector.other] = bytes;
    assert_true(mill_verdicts_add(verdicts, &values, sector));
    free(bytes);
}

static MillVerdicts make_up(MillRules rules) {
    MillVerdicts verdicts = {.index = &index_all, .rules = rules};
    uint64_t seed = 0;
    for (int own = MILL_FEWEST; own <= MOST; own++)
        for (int other = MILL_FEWEST; other <= MOST; other++)
            make_up_sector(&verdicts, (MillSector){own, other}, &seed);
    return verdicts;
}

/* The higher, the better. */
static int worth(Verdict verdict) {
    return verdict == VERDICT_WIN ? 1 : verdict == VERDICT_DRAW ? 0 : -1;
}

static int minimax(const MillVerdicts *verdicts, const MillPos *pos) {
    MillMove moves[MILL_MOVES];
    Side side = (Side)pos->side, other = side_other(side);
    if (mill_outcome(pos).result != RESULT_OPEN && mill_outcome(pos).reason == END_TOO_FEW)
        return outcome_loser(mill_outcome(pos)) == side ? -1 : 1;
    if (pos->hand[WHITE] + pos->hand[BLACK] == 0)
        return worth(mill_verdicts_of(verdicts, pos->men[side], pos->men[other]));
    int best = -1, count = mill_generate(pos, moves);
    for (int i = 0; i < count && best < 1; i++) {
        MillPos after = *pos;
        MillUndo undo;
        mill_make(&after, moves[i], &undo);
        int value = -minimax(verdicts, &after);
        best = value > best ? value : best;
    }
    return best;
}

static uint32_t random_set(uint64_t *seed, int men, uint32_t taken) {
    uint32_t set = 0;
    while (bits_count(set) < men)
        set |= 1u << (bits_mix(++*seed) % MILL_POINTS) & ~taken;
    return set;
}

/* Some men on the board, up to three in hand, those of the side to move as many as the other's or one more. */
static MillPos random_position(uint64_t *seed, MillRules rules) {
    int left = (int)(bits_mix(++*seed) % 4);
    MillPos pos = {.side = (uint8_t)(bits_mix(++*seed) % 2), .move = 1, .rules = rules};
    Side side = (Side)pos.side;
    pos.hand[side] = (uint8_t)((left + 1) / 2);
    pos.hand[side_other(side)] = (uint8_t)(left / 2);
    for (int i = 0; i < SIDES; i++) {
        int least = MILL_FEWEST - pos.hand[i], room = MOST - pos.hand[i] - least + 1;
        pos.men[i] = random_set(seed, least + (int)(bits_mix(++*seed) % (uint64_t)room), pos.men[WHITE]);
    }
    return pos;
}

static void compare_at_random(MillRules rules, int positions) {
    MillVerdicts verdicts = make_up(rules);
    MillPlacing placing;
    uint64_t seed = 1;
    int seen[3] = {0};
    assert_true(mill_placing_begin(&placing, &verdicts, TABLE_BITS));
    for (int i = 0; i < positions; i++) {
        MillPos pos = random_position(&seed, rules);
        int value = minimax(&verdicts, &pos);
        seen[value + 1]++;
        assert_int_equal(worth(mill_placing_value(&placing, &pos)), value);
    }
    for (int i = 0; i < 3; i++)
        assert_true(seen[i] > positions / 20);
    mill_placing_end(&placing);
    mill_verdicts_free(&verdicts);
}

static void random_positions_have_the_value_of_a_plain_minimax(void **state) {
    (void)state;
    compare_at_random(SHEET, 300);
    compare_at_random(INTERNATIONAL, 300);
}

static void assert_value(MillRules rules, const char *text) {
    MillVerdicts verdicts = make_up(rules);
    MillPlacing placing;
    assert_true(mill_placing_begin(&placing, &verdicts, TABLE_BITS));
    MillPos pos = position_of(rules, text);
    assert_int_equal(worth(mill_placing_value(&placing, &pos)), minimax(&verdicts, &pos));
    mill_placing_end(&placing);
    mill_verdicts_free(&verdicts);
}

/* M4, M10: d1 closes two mills. */
static void two_mills_at_once_are_searched_under_both_rule_sets(void **state) {
    (void)state;
    assert_value(SHEET, "w a1,g1,d2,d3 1 b4,c4,e4,g7 1 0 5");
    assert_value(INTERNATIONAL, "w a1,g1,d2,d3 1 b4,c4,e4,g7 1 0 5");
    assert_value(INTERNATIONAL, "w a1,g1,d2,d3 1 a4,b4,c4,g7 1 0 5");
    assert_value(SHEET, "b a4,b4,c4 1 a1,g1,d2,d3 1 0 5");
}

/* M7: who has fewer than three men, on the board and in hand, has lost at once. */
static void too_few_men_lose_while_there_are_some_in_hand(void **state) {
    (void)state;
    MillVerdicts verdicts = make_up(SHEET);
    MillPlacing placing;
    assert_true(mill_placing_begin(&placing, &verdicts, TABLE_BITS));
    MillPos won = position_of(SHEET, "w a1,d1 2 b4,c5 1 0 3"), lost = position_of(SHEET, "b a1,d1,e4 1 d7 1 0 3");
    assert_int_equal(mill_placing_value(&placing, &won), VERDICT_WIN);
    assert_int_equal(mill_placing_value(&placing, &lost), VERDICT_LOSS);
    mill_placing_end(&placing);
    mill_verdicts_free(&verdicts);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_positions_have_the_value_of_a_plain_minimax),
        cmocka_unit_test(two_mills_at_once_are_searched_under_both_rule_sets),
        cmocka_unit_test(too_few_men_lose_while_there_are_some_in_hand),
    };
    return cmocka_run_group_tests(tests, make_index, free_index);
}
