/* Positions and moves as text: what is written, what is read, and what is refused with which words and where. */

#include "mill_helpers.h"

/* --------------------------------------------------------------------------------------------------------- moves */

static void assert_move(const char *text, const char *written) {
    char buffer[MILL_MOVE_TEXT];
    Writer writer = writer_on(buffer, sizeof buffer);
    mill_write_move(move_of(text), &writer);
    assert_false(writer.full);
    assert_string_equal(buffer, written);
}

static void assert_bad_move(const char *text, const char *reason, int place) {
    MillMove move = 12345;
    Notice fault;
    assert_false(mill_read_move(text, &move, &fault));
    assert_int_equal(move, 12345);
    assert_notice(&fault, reason);
    assert_int_equal(fault.place, place);
}

static void move_texts_are_read_and_written(void **state) {
    (void)state;
    assert_move("d2", "d2");
    assert_move("d2xf4", "d2xf4");
    assert_move("d2xb4xf4", "d2xb4xf4");
    assert_move("a1-d1", "a1-d1");
    assert_move("a1-d1xb4xg7", "a1-d1xb4xg7");
}

static void move_texts_may_hold_removals_in_either_order(void **state) {
    (void)state;
    assert_move("d2xf4xb4", "d2xb4xf4");
    assert_move("a1-d1xg7xb4", "a1-d1xb4xg7");
    assert_move("d2xf4xf4", "d2xf4xf4");
}

static void move_texts_that_are_none_are_refused(void **state) {
    (void)state;
    assert_bad_move("", "TEXT_EMPTY", 0);
    assert_bad_move("d4", "TEXT_NO_POINT d4", 0);
    assert_bad_move("D2", "TEXT_NO_POINT D2", 0);
    assert_bad_move("a1-b1", "TEXT_NO_POINT b1", 3);
    assert_bad_move("a1-d1xh8", "TEXT_NO_POINT h8", 6);
    assert_bad_move("-d1", "TEXT_EXPECTED point", 0);
    assert_bad_move("12-19", "TEXT_EXPECTED point", 0);
    assert_bad_move("a1-", "TEXT_EXPECTED point", 3);
    assert_bad_move("a1x", "TEXT_EXPECTED point", 3);
    assert_bad_move("a1xd1x", "TEXT_EXPECTED point", 6);
    assert_bad_move(" a1", "TEXT_EXPECTED point", 0);
    assert_bad_move("a1 ", "TEXT_EXTRA", 2);
    assert_bad_move("a1-d1-g1", "TEXT_EXTRA", 5);
    assert_bad_move("a1+d1", "TEXT_EXTRA", 2);
    assert_bad_move("a1xd1-g1", "TEXT_EXTRA", 5);
    assert_bad_move("a1xb2xb4xb6", "TEXT_EXTRA", 8);
    assert_bad_move("a1\xff", "TEXT_EXTRA", 2);
}

/* Whether the first `length` bytes of a text are a move. */
static bool is_move_prefix(const char *text, size_t length) {
    char prefix[MILL_MOVE_TEXT] = "";
    MillMove move;
    Notice fault;
    memcpy(prefix, text, length);
    return mill_read_move(prefix, &move, &fault);
}

static void move_texts_cut_off_are_moves_only_after_a_point(void **state) {
    (void)state;
    static const char text[] = "a1-d1xb4xg7";
    for (size_t length = 0; length < sizeof text; length++)
        assert_int_equal(is_move_prefix(text, length), length % 3 == 2);
}

/* ----------------------------------------------------------------------------------------------------- positions */

static void assert_reads_as(MillRules rules, const char *text, const char *written) {
    MillPos pos = position_of(rules, text);
    assert_position(&pos, written);
}

static void assert_written_as_read(MillRules rules, const char *text) {
    assert_reads_as(rules, text, text);
}

/* The text is refused, and the position stays as it was. */
static void assert_bad_pos(MillRules rules, const char *text, const char *reason, int place) {
    MillPos pos = position_of(rules, "b a1 8 g7 8 0 7"), before = pos;
    Notice fault;
    assert_false(mill_read_pos(text, &pos, &fault));
    assert_memory_equal(&pos, &before, sizeof pos);
    assert_notice(&fault, reason);
    assert_int_equal(fault.place, place);
}

#define FULLEST                                                                                                        \
    "b c4,e4,f4,g4,c5,d5,e5,b6,d6 0 a1,d1,g1,b2,d2,f2,c3,d3,e3 0 100 9999"                                             \
    " a1g1,b2f2,c3e3,a4c4,e4g4,c5e5,b6f6,a7g7,a1a7,b2b6,c3c5,d1d3,d5d7,e3e5,f2f6,g1g7"                                 \
    " a1g1,b2f2,c3e3,a4c4,e4g4,c5e5,b6f6,a7g7,a1a7,b2b6,c3c5,d1d3,d5d7,e3e5,f2f6,g1g7"

static void position_texts_are_written_as_they_are_read(void **state) {
    (void)state;
    assert_written_as_read(SHEET, "w - 9 - 9 0 1");
    assert_written_as_read(SHEET, "b - 0 - 0 100 9999");
    assert_written_as_read(SHEET, "w a1,d1,g1,b2,d2,f2,c3,d3,e3 0 a4,b4,c4,e4,f4,g4,c5,d5,e5 0 99 50");
    assert_written_as_read(SHEET, "b b6,d6,f6 6 a7,d7,g7 6 10 10");
    assert_written_as_read(HARD, "w - 9 - 9 0 1 - -");
    assert_written_as_read(HARD, "w a1 8 g7 8 0 2 a1g1,d5d7 g1g7");
    assert_written_as_read(HARD, FULLEST);
}

static void position_texts_may_list_in_any_order(void **state) {
    (void)state;
    assert_reads_as(SHEET, "w g7,a1,d5 0 f4,b2,e3 0 0 1", "w a1,d5,g7 0 b2,e3,f4 0 0 1");
    assert_reads_as(HARD, "w a1 8 g7 8 0 2 d5d7,a1g1 g1g7,b2b6", "w a1 8 g7 8 0 2 a1g1,d5d7 b2b6,g1g7");
}

static void position_texts_of_hard_games_may_leave_the_used_lines_out(void **state) {
    (void)state;
    assert_reads_as(HARD, "w a1 8 g7 8 0 2", "w a1 8 g7 8 0 2 - -");
}

static void position_texts_are_generous(void **state) {
    (void)state;
    assert_written_as_read(SHEET, "w a1 0 - 9 0 1");
    assert_written_as_read(SHEET, "b - 0 - 0 0 1");
    assert_written_as_read(SHEET, "b a1,g1,a7,g7 0 d1,a4,g4,d7 5 100 1");
}

static void position_texts_cut_off_name_what_is_missing(void **state) {
    (void)state;
    assert_bad_pos(SHEET, "", "TEXT_EMPTY", 0);
    assert_bad_pos(SHEET, "w", "TEXT_EXPECTED points", 1);
    assert_bad_pos(SHEET, "w ", "TEXT_EXPECTED points", 2);
    assert_bad_pos(SHEET, "w a1,", "TEXT_EXPECTED point", 5);
    assert_bad_pos(SHEET, "w a1", "TEXT_EXPECTED hand", 4);
    assert_bad_pos(SHEET, "w a1 8", "TEXT_EXPECTED points", 6);
    assert_bad_pos(SHEET, "w a1 8 - 9 ", "TEXT_EXPECTED quiet", 11);
    assert_bad_pos(SHEET, "w a1 8 - 9 0", "TEXT_EXPECTED move", 12);
    assert_bad_pos(HARD, "w a1 8 - 9 0 1 a1g1", "TEXT_EXPECTED lines", 19);
    assert_bad_pos(HARD, "w a1 8 - 9 0 1 a1g1,", "TEXT_EXPECTED line", 20);
}

static void position_texts_of_wrong_form_are_refused(void **state) {
    (void)state;
    assert_bad_pos(SHEET, "x - 9 - 9 0 1", "TEXT_EXPECTED side", 0);
    assert_bad_pos(SHEET, "W - 9 - 9 0 1", "TEXT_EXPECTED side", 0);
    assert_bad_pos(SHEET, " w - 9 - 9 0 1", "TEXT_EXPECTED side", 0);
    assert_bad_pos(SHEET, "white - 9 - 9 0 1", "TEXT_EXPECTED space", 1);
    assert_bad_pos(SHEET, "w  - 9 - 9 0 1", "TEXT_EXPECTED points", 2);
    assert_bad_pos(SHEET, "w 1-18:w,44-61:b 0 1", "TEXT_EXPECTED points", 2);
    assert_bad_pos(SHEET, "w a1, d1 7 - 9 0 1", "TEXT_EXPECTED point", 5);
    assert_bad_pos(SHEET, "w a1,- 8 - 9 0 1", "TEXT_EXPECTED point", 5);
    assert_bad_pos(SHEET, "w a1d1 7 - 9 0 1", "TEXT_EXPECTED space", 4);
    assert_bad_pos(SHEET, "w - nine - 9 0 1", "TEXT_EXPECTED hand", 4);
    assert_bad_pos(SHEET, "w - -1 - 9 0 1", "TEXT_EXPECTED hand", 4);
    assert_bad_pos(SHEET, "w - 9 - 9 0 1 ", "TEXT_EXTRA", 13);
    assert_bad_pos(SHEET, "w - 9 - 9 0 1\n", "TEXT_EXTRA", 13);
    assert_bad_pos(SHEET, "w - 9 - 9 0 1 d5", "TEXT_EXTRA", 13);
    assert_bad_pos(HARD, "w - 9 - 9 0 1 - - -", "TEXT_EXTRA", 17);
    assert_bad_pos(HARD, "w - 9 - 9 0 1 ", "TEXT_EXPECTED lines", 14);
}

static void position_texts_with_unknown_names_are_refused(void **state) {
    (void)state;
    assert_bad_pos(SHEET, "w a2 8 - 9 0 1", "TEXT_NO_POINT a2", 2);
    assert_bad_pos(SHEET, "w a1,d4 7 - 9 0 1", "TEXT_NO_POINT d4", 5);
    assert_bad_pos(SHEET, "w - 9 G7 8 0 1", "TEXT_NO_POINT G7", 6);
    assert_bad_pos(HARD, "w - 9 - 9 0 1 a1d1 -", "TEXT_NO_LINE a1d1", 14);
    assert_bad_pos(HARD, "w - 9 - 9 0 1 - a1g1,g1a1", "TEXT_NO_LINE g1a1", 21);
}

static void position_texts_that_no_game_holds_are_refused(void **state) {
    (void)state;
    assert_bad_pos(SHEET, "w a1,d1,a1 6 - 9 0 1", "TEXT_POINT_TWICE a1", 8);
    assert_bad_pos(SHEET, "w a1,d1 7 g7,d1 7 0 1", "TEXT_POINT_TWICE d1", 13);
    assert_bad_pos(SHEET, "w a1 9 - 9 0 1", "TEXT_TOO_MANY_MEN white 10 9", 5);
    assert_bad_pos(SHEET, "w - 9 a1,d1,g1 8 0 1", "TEXT_TOO_MANY_MEN black 11 9", 15);
    assert_bad_pos(SHEET, "w a1,d1,g1,b2,d2,f2,c3,d3,e3,a4 0 - 9 0 1", "TEXT_TOO_MANY_MEN white 10 9", 2);
    assert_bad_pos(HARD, "w - 9 - 9 0 1 a1g1,a1g1 -", "TEXT_LINE_TWICE a1g1", 19);
    assert_bad_pos(SHEET, "w - 9 - 9 0 1 - -", "TEXT_USED_IN_EASY", 14);
    assert_bad_pos(SHEET, "w - 9 - 9 0 1 a1g1 -", "TEXT_USED_IN_EASY", 14);
}

static void position_texts_with_numbers_out_of_range_are_refused(void **state) {
    (void)state;
    assert_bad_pos(SHEET, "w - 10 - 9 0 1", "TEXT_RANGE hand 0 9 10", 4);
    assert_bad_pos(SHEET, "w - 9 - 9 101 1", "TEXT_RANGE quiet 0 100 101", 10);
    assert_bad_pos(SHEET, "w - 9 - 9 0 0", "TEXT_RANGE move 1 9999 0", 12);
    assert_bad_pos(SHEET, "w - 9 - 9 0 10000", "TEXT_RANGE move 1 9999 10000", 12);
    assert_bad_pos(SHEET, "w - 9 - 9 0 99999999999999999999", "TEXT_RANGE move 1 9999 999999999", 12);
    assert_bad_pos(SHEET, "w - 09 - 9 0 1", "TEXT_LEADING_ZERO", 4);
    assert_bad_pos(SHEET, "w - 9 - 9 00 1", "TEXT_LEADING_ZERO", 10);
    assert_bad_pos(SHEET, "w - 9 - 9 0 01", "TEXT_LEADING_ZERO", 12);
}

/* Reads each shorter prefix of a position. An accepted one is a position in its own right: it is written as it was
 * read, but for used lines that a hard game may leave out. */
static void assert_prefixes(MillRules rules, const char *text, int accepted) {
    int found = 0;
    for (size_t length = 0; length < strlen(text); length++) {
        char prefix[MILL_POS_TEXT] = "", written[MILL_POS_TEXT];
        MillPos pos;
        Notice fault;
        mill_clear(&pos, rules, 0);
        memcpy(prefix, text, length);
        if (mill_read_pos(prefix, &pos, &fault)) {
            Writer writer = writer_on(written, sizeof written);
            mill_write_pos(&pos, &writer);
            assert_memory_equal(written, prefix, length);
            assert_true(writer.length == length || text_equal(written + length, " - -"));
            found++;
        } else
            assert_in_range(fault.place, 0, length);
    }
    assert_int_equal(found, accepted);
}

static void position_texts_cut_off_are_positions_only_where_a_number_or_a_line_ends(void **state) {
    (void)state;
    assert_prefixes(SHEET, "w - 9 - 9 0 1", 0);
    assert_prefixes(SHEET, "b a1,d1,g1 3 b2,d2,f2 4 10 1234", 3);
    assert_prefixes(HARD, "w a1 8 g7 8 0 2 - -", 1);
    assert_prefixes(HARD, "w a1 8 g7 8 0 2 a1g1 c3e3,d5d7", 2);
    assert_prefixes(HARD, FULLEST, 4 + MILL_LINES - 1);
}

static void faults_of_texts_say_where(void **state) {
    (void)state;
    MillPos pos = position_of(SHEET, "w - 9 - 9 0 1");
    Notice fault;
    char text[200];
    Writer writer = writer_on(text, sizeof text);
    assert_false(mill_read_pos("w a1,d4 7 - 9 0 1", &pos, &fault));
    notice_write(&fault, &writer);
    assert_string_equal(text, "There is no point d4 (at character 6)");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(move_texts_are_read_and_written),
        cmocka_unit_test(move_texts_may_hold_removals_in_either_order),
        cmocka_unit_test(move_texts_that_are_none_are_refused),
        cmocka_unit_test(move_texts_cut_off_are_moves_only_after_a_point),
        cmocka_unit_test(position_texts_are_written_as_they_are_read),
        cmocka_unit_test(position_texts_may_list_in_any_order),
        cmocka_unit_test(position_texts_of_hard_games_may_leave_the_used_lines_out),
        cmocka_unit_test(position_texts_are_generous),
        cmocka_unit_test(position_texts_cut_off_name_what_is_missing),
        cmocka_unit_test(position_texts_of_wrong_form_are_refused),
        cmocka_unit_test(position_texts_with_unknown_names_are_refused),
        cmocka_unit_test(position_texts_that_no_game_holds_are_refused),
        cmocka_unit_test(position_texts_with_numbers_out_of_range_are_refused),
        cmocka_unit_test(position_texts_cut_off_are_positions_only_where_a_number_or_a_line_ends),
        cmocka_unit_test(faults_of_texts_say_where),
    };
    return cmocka_run_group_tests_name("mill_text", tests, NULL, NULL);
}
