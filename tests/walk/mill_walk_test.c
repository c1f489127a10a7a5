/* Properties of Mill that hold in every position: checked along random games under all options, half of them begun from
 * positions set up at random. */

#include <stdlib.h>

#include "../../core/mill/mill_eval.h"
#include "../unit/mill_helpers.h"

enum { POSITIONS = 120000, KEYS = 100000, LONGEST_GAME = 150, RULE_SETS = 16 };

static const uint64_t seed = 1;

/* --------------------------------------------------------------------------------------------------- random games */

static int below(uint64_t *random, int limit) {
    *random += 0x9e3779b97f4a7c15u;
    return (int)(bits_mix(*random) % (uint64_t)limit);
}

static MillRules rules_number(int number) {
    return (MillRules){
        .hard = (number & 1) != 0, .may = (number & 2) != 0, .protect = (number & 4) != 0, .single = (number & 8) != 0};
}

/* Puts up to nine men of a side on empty points, and in every other position some in its hand. */
static void set_up_side(MillPos *pos, Side side, uint64_t *random) {
    int men = below(random, MILL_MEN + 1);
    for (int i = 0; i < men; i++) {
        uint32_t point = 1u << below(random, MILL_POINTS);
        if (((pos->men[WHITE] | pos->men[BLACK]) & point) == 0)
            pos->men[side] |= point;
    }
    int rest = MILL_MEN - bits_count(pos->men[side]);
    pos->hand[side] = (uint8_t)(below(random, 2) == 0 ? 0 : below(random, rest + 1));
    if (pos->rules.hard)
        pos->used[side] = (uint16_t)(below(random, 1 << MILL_LINES) & below(random, 1 << MILL_LINES));
}

static void set_up(MillPos *pos, MillRules rules, uint64_t *random) {
    mill_clear(pos, rules, 0);
    set_up_side(pos, WHITE, random);
    set_up_side(pos, BLACK, random);
    pos->side = (uint8_t)below(random, SIDES);
    pos->quiet = (uint8_t)below(random, MILL_QUIET_LIMIT + 1);
    pos->move = (uint16_t)(1 + below(random, MILL_LAST_MOVE));
}

/* A check of one property; what it draws from `random` steers nothing but itself. */
typedef void (*Check)(const MillPos *pos, uint64_t *random);

/* Plays one game at random, with a check before each move; returns the number of positions. */
static int play_game(MillPos *pos, Check check, uint64_t *random) {
    for (int ply = 0;; ply++) {
        uint64_t own_random = *random;
        check(pos, &own_random);
        MillMove moves[MILL_MOVES];
        int count = mill_generate(pos, moves);
        if (count == 0 || ply == LONGEST_GAME)
            return ply + 1;
        MillUndo undo;
        mill_make(pos, moves[below(random, count)], &undo);
    }
}

static void walk(Check check, int positions) {
    uint64_t random = seed;
    int checked = 0;
    for (int game = 0; checked < positions; game++) {
        MillPos pos;
        MillRules rules = rules_number(game % RULE_SETS);
        if (game / RULE_SETS % 2 == 0)
            mill_start(&pos, rules);
        else
            set_up(&pos, rules, &random);
        checked += play_game(&pos, check, &random);
    }
    print_message("seed %llu, %d positions\n", (unsigned long long)seed, checked);
}

/* ------------------------------------------------------------------------------------------------------ properties */

static void check_undo(const MillPos *before, uint64_t *random) {
    (void)random;
    MillMove moves[MILL_MOVES];
    int count = mill_generate(before, moves);
    MillPos pos;
    memcpy(&pos, before, sizeof pos);
    for (int i = 0; i < count; i++) {
        MillUndo undo;
        mill_make(&pos, moves[i], &undo);
        mill_unmake(&pos, moves[i], &undo);
        assert_memory_equal(&pos, before, sizeof pos);
    }
}

static void unmaking_restores_every_byte(void **state) {
    (void)state;
    walk(check_undo, POSITIONS);
}

static void check_men(const MillPos *before, uint64_t *random) {
    MillMove moves[MILL_MOVES];
    int count = mill_generate(before, moves);
    if (count == 0)
        return;
    Side side = (Side)before->side, enemy = side_other(side);
    MillMove move = moves[below(random, count)];
    MillPos after = *before;
    MillUndo undo;
    mill_make(&after, move, &undo);
    assert_int_equal(after.men[WHITE] & after.men[BLACK], 0);
    assert_int_equal((after.men[WHITE] | after.men[BLACK]) & ~(uint32_t)MILL_ALL, 0);
    assert_int_equal(mill_total(&after, side), mill_total(before, side));
    assert_int_equal(mill_total(&after, enemy), mill_total(before, enemy) - mill_removed_count(move));
    assert_int_equal(after.hand[enemy], before->hand[enemy]);
    assert_int_equal(after.hand[side], before->hand[side] - (mill_from(move) == MILL_NOWHERE));
    assert_int_equal(before->used[side] & ~after.used[side], 0);
    assert_int_equal(after.used[enemy], before->used[enemy]);
    assert_int_equal(after.side, enemy);
}

static void men_are_accounted_for(void **state) {
    (void)state;
    walk(check_men, POSITIONS);
}

static void check_texts(const MillPos *pos, uint64_t *random) {
    char text[MILL_POS_TEXT], move_text[MILL_MOVE_TEXT];
    Writer writer = writer_on(text, sizeof text);
    mill_write_pos(pos, &writer);
    MillPos read = position_of(pos->rules, text);
    assert_true(mill_same(&read, pos));
    assert_int_equal(read.quiet, pos->quiet);
    assert_int_equal(read.move, pos->move);
    assert_position(&read, text);
    MillMove moves[MILL_MOVES];
    int count = mill_generate(pos, moves);
    if (count == 0)
        return;
    MillMove move = moves[below(random, count)];
    writer = writer_on(move_text, sizeof move_text);
    mill_write_move(move, &writer);
    assert_int_equal(move_of(move_text), move);
}

static void texts_are_read_as_they_are_written(void **state) {
    (void)state;
    walk(check_texts, POSITIONS);
}

static bool is_among(const MillMove *moves, int count, MillMove move) {
    for (int i = 0; i < count; i++)
        if (moves[i] == move)
            return true;
    return false;
}

static MillMove move_in_order(int from, int to, int a, int b) {
    return a < b ? mill_move(from, to, a, b) : mill_move(from, to, b, a);
}

static int point_or_nowhere(uint64_t *random) {
    int point = below(random, MILL_POINTS + 8);
    return point < MILL_POINTS ? point : MILL_NOWHERE;
}

/* A move with one part changed at random, as a reader might write it. */
static MillMove change_move(MillMove move, uint64_t *random) {
    int from = mill_from(move), to = mill_to(move), first = mill_removed(move, 0), second = mill_removed(move, 1);
    switch (below(random, 4)) {
    case 0:
        return mill_move(point_or_nowhere(random), to, first, second);
    case 1:
        return mill_move(from, below(random, MILL_POINTS), first, second);
    case 2:
        return move_in_order(from, to, point_or_nowhere(random), second);
    default:
        return move_in_order(from, to, first, point_or_nowhere(random));
    }
}

static void check_why(const MillPos *pos, uint64_t *random) {
    enum { CHANGES = 6 };
    MillMove moves[MILL_MOVES];
    Notice why;
    int count = mill_generate(pos, moves);
    for (int i = 0; i < count; i++)
        assert_true(mill_why(pos, moves[i], &why));
    for (int i = 0; count > 0 && i < CHANGES; i++) {
        MillMove move = change_move(moves[below(random, count)], random);
        bool legal = mill_why(pos, move, &why);
        assert_int_equal(legal, is_among(moves, count, move));
        assert_true(legal || notice_rule(why.code)[0] == 'M');
    }
}

static void why_accepts_the_legal_moves_and_no_other(void **state) {
    (void)state;
    walk(check_why, POSITIONS);
}

/* Asks about every move that can be written, in a few positions. */
static void check_all_moves(const MillPos *pos, uint64_t *random) {
    MillMove moves[MILL_MOVES];
    Notice why;
    int count = mill_generate(pos, moves), accepted = 0;
    if (count == 0 || below(random, 400) != 0)
        return;
    for (int from = 0; from <= MILL_POINTS; from++)
        for (int to = 0; to < MILL_POINTS; to++)
            for (int a = 0; a <= MILL_POINTS; a++)
                for (int b = a; b <= MILL_POINTS; b += a < MILL_POINTS ? 1 : MILL_POINTS) {
                    int start = from < MILL_POINTS ? from : MILL_NOWHERE;
                    int first = a < MILL_POINTS ? a : MILL_NOWHERE, second = b < MILL_POINTS ? b : MILL_NOWHERE;
                    accepted += mill_why(pos, mill_move(start, to, first, second), &why);
                }
    assert_int_equal(accepted, count);
}

static void why_accepts_no_move_that_can_be_written_but_the_legal_ones(void **state) {
    (void)state;
    walk(check_all_moves, POSITIONS / 12);
}

/* M3: the noisy moves are the legal ones that remove. */
static void check_noisy(const MillPos *pos, uint64_t *random) {
    (void)random;
    MillMove moves[MILL_MOVES], noisy[MILL_MOVES];
    bool forced;
    int count = mill_generate(pos, moves), noisy_count = mill_generate_noisy(pos, noisy, &forced), found = 0;
    for (int i = 0; i < count; i++) {
        if (mill_removed_count(moves[i]) == 0)
            continue;
        assert_true(found < noisy_count);
        assert_int_equal(noisy[found++], moves[i]);
    }
    assert_int_equal(found, noisy_count);
}

static void noisy_moves_are_those_that_remove(void **state) {
    (void)state;
    walk(check_noisy, POSITIONS);
}

/* An open position has a move, and one that is over by M7 has none. */
static void check_outcome(const MillPos *pos, uint64_t *random) {
    (void)random;
    MillMove moves[MILL_MOVES];
    Outcome outcome = mill_outcome(pos);
    bool ended = outcome.reason == END_TOO_FEW || outcome.reason == END_NO_MOVE;
    assert_int_equal(mill_generate(pos, moves) == 0, ended);
    assert_int_equal(outcome.reason == END_QUIET, !ended && pos->quiet == MILL_QUIET_LIMIT);
}

static void a_game_is_over_where_no_move_is_left(void **state) {
    (void)state;
    walk(check_outcome, POSITIONS);
}

/* ------------------------------------------------------------------------------------------------------ symmetries */

static uint32_t image_of_points(uint32_t points, const uint8_t *symmetry) {
    uint32_t image = 0;
    for (uint64_t left = points; left != 0;)
        image |= 1u << symmetry[bits_pop(&left)];
    return image;
}

static uint16_t image_of_lines(uint16_t lines, const uint8_t *symmetry) {
    uint32_t image = 0;
    for (uint64_t left = lines; left != 0;) {
        uint32_t line = image_of_points(mill_line_set[bits_pop(&left)], symmetry);
        image |= mill_full_lines(line);
    }
    return (uint16_t)image;
}

static MillPos image_of_position(const MillPos *pos, const uint8_t *symmetry) {
    MillPos image = *pos;
    for (Side side = WHITE; side < SIDES; side++) {
        image.men[side] = image_of_points(pos->men[side], symmetry);
        image.used[side] = image_of_lines(pos->used[side], symmetry);
    }
    return image;
}

static int image_of_point(int point, const uint8_t *symmetry) {
    return point == MILL_NOWHERE ? MILL_NOWHERE : symmetry[point];
}

static MillMove image_of_move(MillMove move, const uint8_t *symmetry) {
    return move_in_order(image_of_point(mill_from(move), symmetry), symmetry[mill_to(move)],
                         image_of_point(mill_removed(move, 0), symmetry),
                         image_of_point(mill_removed(move, 1), symmetry));
}

static int compare_moves(const void *a, const void *b) {
    MillMove one = *(const MillMove *)a, other = *(const MillMove *)b;
    return (one > other) - (one < other);
}

static void check_symmetry(const MillPos *pos, uint64_t *random) {
    const uint8_t *symmetry = mill_symmetry[below(random, MILL_SYMMETRIES)];
    MillPos image = image_of_position(pos, symmetry);
    MillMove moves[MILL_MOVES], image_moves[MILL_MOVES];
    int count = mill_generate(pos, moves);
    assert_int_equal(mill_generate(&image, image_moves), count);
    for (int i = 0; i < count; i++)
        moves[i] = image_of_move(moves[i], symmetry);
    qsort(moves, (size_t)count, sizeof moves[0], compare_moves);
    qsort(image_moves, (size_t)count, sizeof moves[0], compare_moves);
    assert_memory_equal(moves, image_moves, (size_t)count * sizeof moves[0]);
    for (int i = 1; i < count; i++)
        assert_true(moves[i - 1] < moves[i]); /* none twice */
    assert_int_equal(mill_outcome(&image).result, mill_outcome(pos).result);
}

static void symmetries_map_legal_moves_to_legal_moves(void **state) {
    (void)state;
    walk(check_symmetry, POSITIONS);
}

/* The same men in the other colour, the same side to move. */
static MillPos swap_men(const MillPos *pos) {
    MillPos swapped = *pos;
    for (Side side = WHITE; side < SIDES; side++) {
        swapped.men[side] = pos->men[side_other(side)];
        swapped.hand[side] = pos->hand[side_other(side)];
        swapped.used[side] = pos->used[side_other(side)];
    }
    return swapped;
}

static void check_colours(const MillPos *pos, uint64_t *random) {
    (void)random;
    MillPos swapped = swap_men(pos);
    swapped.side = (uint8_t)side_other((Side)pos->side);
    assert_int_equal(mill_eval(&swapped), mill_eval(pos));
    MillMove moves[MILL_MOVES], swapped_moves[MILL_MOVES];
    int count = mill_generate(pos, moves);
    assert_int_equal(mill_generate(&swapped, swapped_moves), count);
    assert_memory_equal(moves, swapped_moves, (size_t)count * sizeof moves[0]);
}

static void colours_are_treated_alike(void **state) {
    (void)state;
    walk(check_colours, POSITIONS);
}

static void check_eval(const MillPos *pos, uint64_t *random) {
    (void)random;
    assert_in_range(mill_eval(pos) + 10000, 0, 20000);
}

static void the_evaluation_stays_in_its_bounds(void **state) {
    (void)state;
    walk(check_eval, POSITIONS);
}

/* ------------------------------------------------------------------------------------------------------------ keys */

typedef struct Keyed {
    uint64_t key;
    MillPos pos;
} Keyed;

static int compare_keys(const void *a, const void *b) {
    const Keyed *one = a, *other = b;
    return (one->key > other->key) - (one->key < other->key);
}

/* Orders positions by all that makes them the same or not (M8). */
static int compare_positions(const void *a, const void *b) {
    const MillPos *one = &((const Keyed *)a)->pos, *other = &((const Keyed *)b)->pos;
    int order = memcmp(one->men, other->men, sizeof one->men);
    if (order == 0)
        order = memcmp(one->used, other->used, sizeof one->used);
    if (order == 0)
        order = memcmp(one->hand, other->hand, sizeof one->hand);
    return order != 0 ? order : one->side - other->side;
}

static void collect_keys(Keyed *list, MillRules rules) {
    uint64_t random = seed;
    for (int count = 0; count < KEYS;) {
        MillPos pos;
        mill_start(&pos, rules);
        for (int ply = 0; ply < LONGEST_GAME && count < KEYS; ply++) {
            MillMove moves[MILL_MOVES];
            MillUndo undo;
            list[count++] = (Keyed){mill_key(&pos), pos};
            int legal = mill_generate(&pos, moves);
            if (legal == 0)
                break;
            mill_make(&pos, moves[below(&random, legal)], &undo);
        }
    }
}

/* Sorted either way, neighbours have equal keys exactly if they are the same position. */
static void assert_neighbours(Keyed *list, int (*compare)(const void *, const void *)) {
    qsort(list, KEYS, sizeof list[0], compare);
    for (int i = 1; i < KEYS; i++)
        assert_int_equal(mill_same(&list[i - 1].pos, &list[i].pos), list[i - 1].key == list[i].key);
}

static void assert_keys(MillRules rules) {
    Keyed *list = malloc(KEYS * sizeof *list);
    assert_non_null(list);
    collect_keys(list, rules);
    assert_neighbours(list, compare_keys);
    assert_neighbours(list, compare_positions);
    free(list);
    print_message("seed %llu, %d positions\n", (unsigned long long)seed, KEYS);
}

static void keys_are_equal_exactly_if_positions_are(void **state) {
    (void)state;
    assert_keys(SHEET);
    assert_keys(HARD);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(unmaking_restores_every_byte),
        cmocka_unit_test(men_are_accounted_for),
        cmocka_unit_test(texts_are_read_as_they_are_written),
        cmocka_unit_test(why_accepts_the_legal_moves_and_no_other),
        cmocka_unit_test(why_accepts_no_move_that_can_be_written_but_the_legal_ones),
        cmocka_unit_test(noisy_moves_are_those_that_remove),
        cmocka_unit_test(a_game_is_over_where_no_move_is_left),
        cmocka_unit_test(symmetries_map_legal_moves_to_legal_moves),
        cmocka_unit_test(colours_are_treated_alike),
        cmocka_unit_test(the_evaluation_stays_in_its_bounds),
        cmocka_unit_test(keys_are_equal_exactly_if_positions_are),
    };
    return cmocka_run_group_tests_name("mill_walk", tests, NULL, NULL);
}
