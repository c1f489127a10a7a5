#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "../../core/notice.h"

static void assert_sentence(const Notice *notice, const char *expected) {
    char text[NOTICE_POOL];
    Writer writer = writer_on(text, sizeof text);
    notice_write(notice, &writer);
    assert_false(writer.full);
    assert_string_equal(text, expected);
}

/* ----------------------------------------------------------------------------------------------------- as data */

static void arguments_stand_in_their_order(void **state) {
    (void)state;
    Notice notice;
    notice_begin(&notice, NOTICE_T7_TOO_WEAK, -1);
    notice_add_text(&notice, "22");
    notice_add_number(&notice, 3);
    notice_add_bytes(&notice, "4567", 1);
    notice_add_side(&notice, BLACK);
    assert_int_equal(notice.code, NOTICE_T7_TOO_WEAK);
    assert_int_equal(notice.place, -1);
    assert_int_equal(notice.arg_count, 4);
    assert_string_equal(notice_arg(&notice, 0), "22");
    assert_string_equal(notice_arg(&notice, 1), "3");
    assert_string_equal(notice_arg(&notice, 2), "4");
    assert_string_equal(notice_arg(&notice, 3), "black");
}

static void failing_fills_the_notice_and_is_false(void **state) {
    (void)state;
    Notice notice;
    assert_false(notice_fail(&notice, NOTICE_TEXT_EMPTY, 0));
    assert_int_equal(notice.code, NOTICE_TEXT_EMPTY);
    assert_int_equal(notice.arg_count, 0);
    assert_false(notice_expected(&notice, PART_FIELD, 4));
    assert_int_equal(notice.code, NOTICE_TEXT_EXPECTED);
    assert_int_equal(notice.place, 4);
    assert_string_equal(notice_arg(&notice, 0), "field");
}

static void arguments_that_are_too_long_are_cut(void **state) {
    (void)state;
    static char text[2 * NOTICE_POOL];
    memset(text, 'a', sizeof text - 1);
    Notice notice;
    notice_begin(&notice, NOTICE_T9_MUST_ATTACK, -1);
    notice_add_side(&notice, WHITE);
    notice_add_text(&notice, text);
    notice_add_text(&notice, "more");
    assert_string_equal(notice_arg(&notice, 0), "white");
    assert_int_equal(strlen(notice_arg(&notice, 1)), NOTICE_POOL - 1 - sizeof "white");
    assert_string_equal(notice_arg(&notice, 2), "");
}

/* A code begins with its rule, so that the page and the line protocol can name it. */
static void codes_begin_with_their_rule(void **state) {
    (void)state;
    for (int code = NOTICE_NONE + 1; code < NOTICE_CODES; code++) {
        const char *name = notice_name((NoticeCode)code), *rule = notice_rule((NoticeCode)code);
        size_t length = strlen(rule);
        assert_true(length < strlen(name));
        if (length > 0) {
            assert_memory_equal(name, rule, length);
            assert_int_equal(name[length], '_');
        } else {
            assert_null(strpbrk(name, "0123456789"));
        }
    }
    assert_string_equal(notice_name(NOTICE_NONE), "NONE");
    assert_string_equal(notice_rule(NOTICE_NONE), "");
}

/* --------------------------------------------------------------------------------------------------- as sentences */

static void lists_and_choices_follow_their_number(void **state) {
    static const struct {
        const char *list, *sentence;
    } cases[] = {
        {"22x31", "White must attack; 22x31 is possible"},
        {"22x31 23x31", "White must attack; 22x31 and 23x31 are possible"},
        {"1x2 1x3 1x4", "White must attack; 1x2, 1x3 and 1x4 are possible"},
        {"1x2 1x3 1x4 1x5 1x6 1x7 1x8", "White must attack; 1x2, 1x3, 1x4, 1x5, 1x6, 1x7 and 1x8 are possible"},
        {"a b c d e f g h", "White must attack; a, b, c, d, e, f and 2 more are possible"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        Notice notice;
        notice_begin(&notice, NOTICE_T9_MUST_ATTACK, -1);
        notice_add_side(&notice, WHITE);
        notice_add_text(&notice, cases[i].list);
        assert_sentence(&notice, cases[i].sentence);
    }
}

static void choices_follow_a_number_too(void **state) {
    (void)state;
    Notice notice;
    for (int men = 1; men <= 2; men++) {
        notice_begin(&notice, NOTICE_M2_MUST_PLACE, -1);
        notice_add_side(&notice, BLACK);
        notice_add_number(&notice, men);
        assert_sentence(&notice, men == 1 ? "Black still has 1 man in hand and must place one"
                                          : "Black still has 2 men in hand and must place one");
    }
}

static void faults_of_texts_end_with_their_place(void **state) {
    (void)state;
    Notice notice;
    notice_fail(&notice, NOTICE_TEXT_EMPTY, 0);
    assert_sentence(&notice, "The text is empty (at character 1)");
    notice_expected(&notice, PART_SPACE, 12);
    assert_sentence(&notice, "A space should stand here (at character 13)");
}

static void every_part_has_a_name_and_words(void **state) {
    (void)state;
    for (int part = 0; part < PARTS; part++) {
        char text[128];
        Notice notice;
        Writer writer = writer_on(text, sizeof text);
        notice_expected(&notice, (Part)part, -1);
        notice_write(&notice, &writer);
        assert_true(text[0] >= 'A' && text[0] <= 'Z');
        assert_true(writer.length > strlen(" should stand here"));
    }
}

/* Every row can be written with four arguments, leaves no brace behind and has no full stop. */
static void every_sentence_can_be_written(void **state) {
    (void)state;
    for (int code = NOTICE_NONE + 1; code < NOTICE_CODES; code++) {
        char text[512];
        Notice notice;
        Writer writer = writer_on(text, sizeof text);
        notice_begin(&notice, (NoticeCode)code, -1);
        for (int i = 0; i < NOTICE_ARGS; i++)
            notice_add_text(&notice, "white");
        notice_write(&notice, &writer);
        assert_true(text[0] != '\0');
        assert_null(strpbrk(text, "{}|"));
        assert_int_not_equal(text[writer.length - 1], '.');
    }
}

static void nothing_to_say_is_no_sentence(void **state) {
    (void)state;
    Notice notice;
    notice_begin(&notice, NOTICE_NONE, -1);
    assert_sentence(&notice, "");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(arguments_stand_in_their_order),
        cmocka_unit_test(failing_fills_the_notice_and_is_false),
        cmocka_unit_test(arguments_that_are_too_long_are_cut),
        cmocka_unit_test(codes_begin_with_their_rule),
        cmocka_unit_test(lists_and_choices_follow_their_number),
        cmocka_unit_test(choices_follow_a_number_too),
        cmocka_unit_test(faults_of_texts_end_with_their_place),
        cmocka_unit_test(every_part_has_a_name_and_words),
        cmocka_unit_test(every_sentence_can_be_written),
        cmocka_unit_test(nothing_to_say_is_no_sentence),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
