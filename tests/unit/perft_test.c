/* Perft: the recorded numbers of leaf moves from the start and from the middle of games, under all rule options. */

#include "match_helpers.h"

#include <stdio.h>

/* Sanitizers make deep counts take minutes; the plain build counts all that is recorded. */
static const uint64_t most_leaves = SANITIZED ? 2000000 : UINT64_MAX;

enum { ROWS = 29, LINE_ROOM = 512 };

/* Cuts the next field off a row "game; rules; position; counts". */
static char *next_field(char **row) {
    char *field = *row + strspn(*row, " ");
    size_t length = strcspn(field, ";\n");
    *row = field + length + (field[length] != '\0');
    field[length] = '\0';
    return field;
}

static void check_row(char *row) {
    const GameOps *game = game_find(next_field(&row));
    const char *rules = next_field(&row), *position = next_field(&row);
    Match match = match_of(game, rules, strcmp(position, "start") == 0 ? "" : position, "");
    char *counts = next_field(&row);
    int depth = 0;
    while (*counts != '\0') {
        uint64_t expected = strtoull(counts, &counts, 10);
        depth++;
        if (expected <= most_leaves && game_perft(game, &match.now, depth) != expected)
            fail_msg("%s; %s; %s: perft %d is not %llu", game->name, rules, position, depth,
                     (unsigned long long)expected);
    }
    assert_in_range(depth, 4, 6);
    match_end(&match);
}

static void the_recorded_numbers_hold(void **state) {
    char row[LINE_ROOM];
    int rows = 0;
    FILE *file = fopen("tests/data/perft.txt", "r");
    (void)state;
    assert_non_null(file);
    while (fgets(row, sizeof row, file) != NULL) {
        assert_non_null(strchr(row, '\n'));
        if (row[0] == '#')
            continue;
        check_row(row);
        rows++;
    }
    fclose(file);
    assert_int_equal(rows, ROWS);
}

static void perft_of_depth_0_is_1_even_after_the_end(void **state) {
    Match start = match_of(&game_mill, "", "", ""), over = match_of(&game_tower, "", "w 61:b 0 9", "");
    (void)state;
    assert_true(game_perft(&game_mill, &start.now, 0) == 1);
    assert_true(game_perft(&game_tower, &over.now, 0) == 1);
    assert_true(game_perft(&game_tower, &over.now, 1) == 0);
    match_end(&start);
    match_end(&over);
}

static void perft_leaves_T13_and_M8_out(void **state) {
    Match tower = match_of(&game_tower, "", "w 1:w,61:b 100 60", "");
    Match mill = match_of(&game_mill, "", "w a1,d1,b2,d2 0 a7,d7,b6,d6 0 100 60", "");
    (void)state;
    assert_outcome(&tower, RESULT_DRAW, END_QUIET);
    assert_true(game_perft(&game_tower, &tower.now, 1) == 3);
    assert_outcome(&mill, RESULT_DRAW, END_QUIET);
    assert_true(game_perft(&game_mill, &mill.now, 1) == 5);
    match_end(&tower);
    match_end(&mill);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_recorded_numbers_hold),
        cmocka_unit_test(perft_of_depth_0_is_1_even_after_the_end),
        cmocka_unit_test(perft_leaves_T13_and_M8_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
