/* The known answers: every line of tests/data holds a position of which an independent implementation of the rules
 * has told the legal moves, what some of them lead to, the status and the number of moves one and two plies deep. */

#include "json_helpers.h"
#include "match_helpers.h"

#include <stdio.h>

enum { LINES = 480, LINE_ROOM = 1 << 15 };

/* Writes {"rebuild":"hard","protect":true} as "rebuild=hard protect=true". */
static void read_options(const char *line, char *text, size_t size) {
    Writer writer = writer_on(text, size);
    const char *rules = value_at(line, "rules");
    for (const char *at = next_item(rules, NULL); at != NULL; at = next_item(rules, at)) {
        const char *value = item_value(at, '{'), *end = value_end(value);
        bool quoted = *value == '"';
        write_text(&writer, writer.length > 0 ? " " : "");
        write_bytes(&writer, at + 1, (size_t)(text_end(at) - at - 2));
        write_char(&writer, '=');
        write_bytes(&writer, value + quoted, (size_t)(end - value - 2 * quoted));
    }
    assert_false(writer.full);
}

static void check_status(const Match *match, const char *line) {
    static const char *const names[] = {[RESULT_OPEN] = "\"open\"",
                                        [RESULT_WHITE_WINS] = "\"white wins\"",
                                        [RESULT_BLACK_WINS] = "\"black wins\"",
                                        [RESULT_DRAW] = "\"draw\""};
    assert_value(line, "status", names[match_outcome(match).result]);
}

static void check_legal_moves(const Match *match, const char *line) {
    Move moves[GAME_MOVES_MOST];
    const char *expected = value_at(line, "moves"), *at = next_item(expected, NULL);
    int count = match_legal_at(match, 0, moves);
    for (int i = 0; i < count; i++) {
        char text[GAME_MOVE_TEXT], wanted[GAME_MOVE_TEXT];
        Writer writer = writer_on(text, sizeof text);
        match->game->write_move(moves[i], &writer);
        assert_non_null(at);
        value_text(at, wanted, sizeof wanted);
        assert_string_equal(text, wanted);
        at = next_item(expected, at);
    }
    assert_null(at);
}

static void check_successors(const Match *match, const char *rules, const char *position, const char *line) {
    const char *after = value_at(line, "after");
    for (const char *at = next_item(after, NULL); at != NULL; at = next_item(after, at)) {
        char move[GAME_MOVE_TEXT], expected[GAME_POS_TEXT];
        value_text(at, move, sizeof move);
        value_text(item_value(at, '{'), expected, sizeof expected);
        Match next = match_of(match->game, rules, position, move);
        assert_position(&next, expected);
        match_end(&next);
    }
}

static void check_perft(const Match *match, const char *line) {
    const char *perft = value_at(line, "perft");
    int depth = 0;
    for (const char *at = next_item(perft, NULL); at != NULL; at = next_item(perft, at))
        assert_true(game_perft(match->game, &match->now, ++depth) == strtoull(at, NULL, 10));
    assert_in_range(depth, 1, 2);
}

static void check_line(const GameOps *game, const char *line) {
    char rules[128], position[GAME_POS_TEXT];
    read_options(line, rules, sizeof rules);
    value_text(value_at(line, "position"), position, sizeof position);
    Match match = match_of(game, rules, position, "");
    assert_position(&match, position);
    check_status(&match, line);
    check_legal_moves(&match, line);
    check_successors(&match, rules, position, line);
    check_perft(&match, line);
    match_end(&match);
}

static void check_file(const GameOps *game, const char *name) {
    static char line[LINE_ROOM];
    FILE *file = fopen(name, "r");
    if (file == NULL)
        fail_msg("there is no file %s", name);
    int lines = 0;
    for (; fgets(line, sizeof line, file) != NULL; lines++) {
        char *end = strchr(line, '\n');
        assert_non_null(end);
        *end = '\0';
        assert_json(line);
        check_line(game, line);
    }
    fclose(file);
    assert_int_equal(lines, LINES);
}

static void T1_to_T13_the_known_answers_of_Tower_hold(void **state) {
    (void)state;
    check_file(&game_tower, "tests/data/tower.jsonl");
}

static void M1_to_M10_the_known_answers_of_Mill_hold(void **state) {
    (void)state;
    check_file(&game_mill, "tests/data/mill.jsonl");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(T1_to_T13_the_known_answers_of_Tower_hold),
        cmocka_unit_test(M1_to_M10_the_known_answers_of_Mill_hold),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
