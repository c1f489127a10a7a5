/* Writing JSON: commas, escapes, notices. */

#include "json_helpers.h"
#include "match_helpers.h"

typedef struct Page {
    char text[4096];
    Writer writer;
    Json json;
} Page;

static void open_page(Page *page) {
    page->writer = writer_on(page->text, sizeof page->text);
    page->json = json_on(&page->writer);
}

static void values_and_members_are_separated_by_commas(void **state) {
    Page page;
    (void)state;
    open_page(&page);
    json_open(&page.json, '{');
    json_number_member(&page.json, "a", -7);
    json_bool_member(&page.json, "b", true);
    json_open_member(&page.json, "c", '[');
    json_null(&page.json);
    json_bool(&page.json, false);
    json_open(&page.json, '[');
    json_close(&page.json, ']');
    json_open(&page.json, '{');
    json_close(&page.json, '}');
    json_number(&page.json, 9007199254740991);
    json_close(&page.json, ']');
    json_side_member(&page.json, "d", BLACK);
    json_text_member(&page.json, "e", "");
    json_close(&page.json, '}');
    assert_string_equal(page.text,
                        "{\"a\":-7,\"b\":true,\"c\":[null,false,[],{},9007199254740991],\"d\":\"black\",\"e\":\"\"}");
    assert_json(page.text);
}

static void what_a_text_may_not_hold_is_escaped(void **state) {
    Page page;
    (void)state;
    open_page(&page);
    json_text(&page.json, "a\"b\\c/\n\r\t\x01\x1f\x7f");
    assert_string_equal(page.text, "\"a\\\"b\\\\c/\\u000a\\u000d\\u0009\\u0001\\u001f\x7f\"");
    assert_json(page.text);
}

static void letters_beyond_ASCII_stand_as_they_are(void **state) {
    Page page;
    (void)state;
    open_page(&page);
    json_text(&page.json, "\xd0\x91\xd0\xb0\xd1\x88\xd0\xbd\xd0\xb8 \xe2\x80\x9e \xf0\x9f\x8f\xb0");
    assert_string_equal(page.text, "\"\xd0\x91\xd0\xb0\xd1\x88\xd0\xbd\xd0\xb8 \xe2\x80\x9e \xf0\x9f\x8f\xb0\"");
    assert_json(page.text);
}

static void bytes_that_are_no_UTF_8_are_replaced(void **state) {
    static const char *const broken[] = {
        "\x80",             /* no beginning */
        "\xd0",             /* cut */
        "\xe2\x80",         /* cut, two bytes */
        "\xc1\xbf",         /* longer than need be */
        "\xed\xa0\x80",     /* half of a surrogate pair */
        "\xf4\x90\x80\x80", /* beyond the last character */
        "\xff",
    };
    Page page;
    (void)state;
    for (size_t i = 0; i < sizeof broken / sizeof broken[0]; i++) {
        open_page(&page);
        json_text(&page.json, broken[i]);
        assert_json(page.text);
        assert_int_equal(strlen(page.text), 2 + strlen("\\ufffd") * strlen(broken[i]));
    }
    open_page(&page);
    json_text(&page.json, "\xd0\x91\xd0");
    assert_string_equal(page.text, "\"\xd0\x91\\ufffd\"");
}

static void a_notice_has_code_rule_place_arguments_and_sentence(void **state) {
    Page page;
    Notice notice;
    (void)state;
    open_page(&page);
    notice_begin(&notice, NOTICE_T9_MUST_ATTACK, -1);
    notice_add_side(&notice, WHITE);
    notice_add_text(&notice, "22x31 23x31");
    json_notice(&page.json, &notice);
    assert_string_equal(page.text,
                        "{\"code\":\"T9_MUST_ATTACK\",\"rule\":\"T9\",\"place\":-1,\"args\":[\"white\",\"22x31 "
                        "23x31\"],\"sentence\":\"White must attack; 22x31 and 23x31 are possible\"}");
    assert_json(page.text);
}

static void no_notice_is_null(void **state) {
    Page page;
    Notice notice;
    (void)state;
    open_page(&page);
    notice_begin(&notice, NOTICE_NONE, -1);
    json_notice(&page.json, &notice);
    assert_string_equal(page.text, "null");
}

static void a_notice_about_a_list_holds_the_one_about_its_move(void **state) {
    Page page;
    Notice notice;
    (void)state;
    open_page(&page);
    notice_begin(&notice, NOTICE_TEXT_NO_FIELD, 3);
    notice_add_number(&notice, 62);
    notice_add_number(&notice, 61);
    notice_of_list(&notice, 2, "12-62", 5, 40);
    json_notice(&page.json, &notice);
    assert_json(page.text);
    assert_names(page.text, "", "code rule place args sentence");
    assert_value(page.text, "code", "\"MOVE_IN_LIST\"");
    assert_value(page.text, "place", "40");
    assert_int_equal(value_count(value_at(page.text, "args")), 3);
    assert_value(page.text, "args.0", "\"2\"");
    assert_value(page.text, "args.1", "\"12-62\"");
    assert_names(page.text, "args.2", "code rule place args sentence");
    assert_value(page.text, "args.2.code", "\"TEXT_NO_FIELD\"");
    assert_value(page.text, "args.2.place", "3");
    assert_value(page.text, "args.2.args", "[\"62\",\"61\"]");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(values_and_members_are_separated_by_commas),
        cmocka_unit_test(what_a_text_may_not_hold_is_escaped),
        cmocka_unit_test(letters_beyond_ASCII_stand_as_they_are),
        cmocka_unit_test(bytes_that_are_no_UTF_8_are_replaced),
        cmocka_unit_test(a_notice_has_code_rule_place_arguments_and_sentence),
        cmocka_unit_test(no_notice_is_null),
        cmocka_unit_test(a_notice_about_a_list_holds_the_one_about_its_move),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
