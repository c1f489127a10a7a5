#ifndef TOWERMILL_TOWERMILL_HELPERS_H
#define TOWERMILL_TOWERMILL_HELPERS_H

/* What the tests of the public API share: every answer is one whole JSON value. */

#include "json_helpers.h"
#include "match_helpers.h"

#include "../../core/match/towermill.h"

/* The answer of a call that did what it says, and of one that refused with this code. */
static inline const char *answer_of(const TowerMill *tm, int done) {
    const char *answer = towermill_answer(tm);
    assert_json(answer);
    if (done != 1)
        fail_msg("refused: %s", answer);
    return answer;
}

static inline void assert_notice_shape(const char *notice) {
    assert_names(notice, "", "code rule place args sentence");
    const char *args = value_at(notice, "args");
    for (const char *arg = next_item(args, NULL); arg != NULL; arg = next_item(args, arg))
        if (*arg == '{')
            assert_notice_shape(arg);
        else
            assert_int_equal(*arg, '"');
}

static inline void assert_refusal(const TowerMill *tm, int done, const char *code) {
    const char *answer = towermill_answer(tm);
    char quoted[64];
    Writer writer = writer_on(quoted, sizeof quoted);
    write_char(&writer, '"');
    write_text(&writer, code);
    write_char(&writer, '"');
    assert_json(answer);
    assert_int_equal(done, 0);
    assert_names(answer, "", "notice");
    assert_notice_shape(value_at(answer, "notice"));
    assert_value(answer, "notice.code", quoted);
}

/* Handles as cmocka's state of each test. */
static inline int open_handle(void **state) {
    *state = towermill_new(64);
    return *state == NULL;
}

static inline int close_handle(void **state) {
    towermill_free(*state);
    return 0;
}

#define handle_test(test) cmocka_unit_test_setup_teardown(test, open_handle, close_handle)

#endif
