#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "../../core/text.h"

/* ------------------------------------------------------------------------------------------------------- writing */

static void writer_begins_empty(void **state) {
    (void)state;
    char buffer[4] = "abc";
    Writer writer = writer_on(buffer, sizeof buffer);
    assert_string_equal(buffer, "");
    assert_int_equal(writer.length, 0);
    assert_false(writer.full);
}

static void writer_joins_what_it_is_given(void **state) {
    (void)state;
    char buffer[32];
    Writer writer = writer_on(buffer, sizeof buffer);
    write_text(&writer, "12");
    write_char(&writer, 'x');
    write_number(&writer, 19);
    write_bytes(&writer, " and more", 4);
    assert_string_equal(buffer, "12x19 and");
    assert_int_equal(writer.length, strlen(buffer));
    assert_false(writer.full);
}

static void writer_takes_what_just_fits(void **state) {
    (void)state;
    char buffer[5];
    Writer writer = writer_on(buffer, sizeof buffer);
    write_text(&writer, "abcd");
    assert_string_equal(buffer, "abcd");
    assert_false(writer.full);
    write_text(&writer, "");
    assert_false(writer.full);
}

static void writer_cuts_what_does_not_fit_and_says_so(void **state) {
    (void)state;
    char buffer[6] = {0};
    Writer writer = writer_on(buffer, sizeof buffer - 1);
    buffer[5] = '!';
    write_text(&writer, "abc");
    write_text(&writer, "defg");
    assert_string_equal(buffer, "abcd");
    assert_true(writer.full);
    write_char(&writer, 'x');
    assert_string_equal(buffer, "abcd");
    assert_int_equal(writer.length, 4);
    assert_int_equal(buffer[5], '!');
}

static void writer_on_one_byte_holds_nothing(void **state) {
    (void)state;
    char buffer[1];
    Writer writer = writer_on(buffer, sizeof buffer);
    write_char(&writer, 'a');
    assert_string_equal(buffer, "");
    assert_true(writer.full);
}

static void numbers_are_written_in_decimal(void **state) {
    static const struct {
        long long number;
        const char *text;
    } cases[] = {
        {0, "0"},
        {7, "7"},
        {-1, "-1"},
        {1000000, "1000000"},
        {INT64_MAX, "9223372036854775807"},
        {INT64_MIN, "-9223372036854775808"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char buffer[24];
        Writer writer = writer_on(buffer, sizeof buffer);
        write_number(&writer, cases[i].number);
        assert_string_equal(buffer, cases[i].text);
    }
}

/* ------------------------------------------------------------------------------------------------------- reading */

static void read_char_takes_the_given_one_only(void **state) {
    (void)state;
    Reader reader = reader_on("ab");
    assert_false(read_char(&reader, 'b'));
    assert_int_equal(reader_place(&reader), 0);
    assert_true(read_char(&reader, 'a'));
    assert_true(read_char(&reader, 'b'));
    assert_int_equal(reader_place(&reader), 2);
}

static void read_char_never_passes_the_end(void **state) {
    (void)state;
    Reader reader = reader_on("");
    assert_false(read_char(&reader, '\0'));
    assert_false(read_char(&reader, 'a'));
    assert_int_equal(reader_place(&reader), 0);
}

static void numbers_are_read_up_to_the_first_other_character(void **state) {
    static const struct {
        const char *text;
        int number, place;
        bool leading_zero;
    } cases[] = {
        {"0", 0, 1, false},
        {"61-62", 61, 2, false},
        {"007x", 7, 3, true},
        {"00", 0, 2, true},
        {"10", 10, 2, false},
        {"999999999", 999999999, 9, false},
        {"1000000000", 999999999, 10, false},
        {"123456789012345678901234567890", 999999999, 30, false},
        {"0000000000005", 5, 13, true},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        Reader reader = reader_on(cases[i].text);
        int number = -1;
        bool leading_zero;
        assert_true(read_number(&reader, &number, &leading_zero));
        assert_int_equal(number, cases[i].number);
        assert_int_equal(leading_zero, cases[i].leading_zero);
        assert_int_equal(reader_place(&reader), cases[i].place);
    }
}

static void what_is_no_number_stays_unread(void **state) {
    static const char *const texts[] = {"", "-1", "+1", " 1", "a1", "/", ":"};
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        Reader reader = reader_on(texts[i]);
        int number = -1;
        bool leading_zero;
        assert_false(read_number(&reader, &number, &leading_zero));
        assert_int_equal(number, -1);
        assert_int_equal(reader_place(&reader), 0);
    }
}

static void texts_are_compared_whole(void **state) {
    (void)state;
    assert_true(text_equal("mill", "mill"));
    assert_true(text_equal("", ""));
    assert_false(text_equal("mill", "mil"));
    assert_false(text_equal("mill", "Mill"));
    assert_true(text_equal_bytes("mill", "mill rebuild", 4));
    assert_true(text_equal_bytes("", "mill", 0));
    assert_false(text_equal_bytes("mill", "mill", 3));
    assert_false(text_equal_bytes("mill", "mild", 4));
    assert_false(text_equal_bytes("mil", "mill", 4));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(writer_begins_empty),
        cmocka_unit_test(writer_joins_what_it_is_given),
        cmocka_unit_test(writer_takes_what_just_fits),
        cmocka_unit_test(writer_cuts_what_does_not_fit_and_says_so),
        cmocka_unit_test(writer_on_one_byte_holds_nothing),
        cmocka_unit_test(numbers_are_written_in_decimal),
        cmocka_unit_test(read_char_takes_the_given_one_only),
        cmocka_unit_test(read_char_never_passes_the_end),
        cmocka_unit_test(numbers_are_read_up_to_the_first_other_character),
        cmocka_unit_test(what_is_no_number_stays_unread),
        cmocka_unit_test(texts_are_compared_whole),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
