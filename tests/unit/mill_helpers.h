#ifndef TOWERMILL_MILL_HELPERS_H
#define TOWERMILL_MILL_HELPERS_H

/* What the tests of Mill share: they speak in texts, position -> move -> position. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "../../core/mill/mill_why.h"

#define SHEET ((MillRules){.hard = false})
#define HARD  ((MillRules){.hard = true})

static inline MillPos position_of(MillRules rules, const char *text) {
    MillPos pos;
    Notice fault;
    mill_clear(&pos, rules, 0);
    if (!mill_read_pos(text, &pos, &fault))
        fail_msg("position \"%s\": %s", text, notice_name(fault.code));
    return pos;
}

static inline MillMove move_of(const char *text) {
    MillMove move = 0;
    Notice fault;
    if (!mill_read_move(text, &move, &fault))
        fail_msg("move \"%s\": %s", text, notice_name(fault.code));
    return move;
}

static inline void assert_position(const MillPos *pos, const char *expected) {
    char text[MILL_POS_TEXT];
    Writer writer = writer_on(text, sizeof text);
    mill_write_pos(pos, &writer);
    assert_false(writer.full);
    assert_string_equal(text, expected);
}

/* A notice is compared as its code and its arguments, separated by spaces: "M5_FAR a1 g1". */
static inline void assert_notice(const Notice *notice, const char *expected) {
    char text[256];
    Writer writer = writer_on(text, sizeof text);
    write_text(&writer, notice_name(notice->code));
    for (int i = 0; i < notice->arg_count; i++) {
        write_char(&writer, ' ');
        write_text(&writer, notice_arg(notice, i));
    }
    assert_string_equal(text, expected);
}

/* True if the generator gives the move. */
static inline bool is_generated(const MillPos *pos, MillMove move) {
    MillMove moves[MILL_MOVES];
    int count = mill_generate(pos, moves);
    for (int i = 0; i < count; i++)
        if (moves[i] == move)
            return true;
    return false;
}

/* The move is legal, leads from one position to the other, and can be taken back. */
static inline void assert_legal(MillRules rules, const char *before, const char *move, const char *after) {
    const MillPos start = position_of(rules, before);
    MillPos pos = start;
    MillUndo undo;
    Notice why;
    if (!mill_why(&pos, move_of(move), &why))
        fail_msg("%s: %s", move, notice_name(why.code));
    assert_true(is_generated(&pos, move_of(move)));
    mill_make(&pos, move_of(move), &undo);
    assert_position(&pos, after);
    mill_unmake(&pos, move_of(move), &undo);
    assert_memory_equal(&pos, &start, sizeof pos);
}

/* The move is not legal, for this reason. */
static inline void assert_refused(MillRules rules, const char *before, const char *move, const char *reason) {
    MillPos pos = position_of(rules, before);
    Notice why;
    assert_false(is_generated(&pos, move_of(move)));
    assert_false(mill_why(&pos, move_of(move), &why));
    assert_notice(&why, reason);
    assert_int_equal(why.place, -1);
}

static inline void assert_outcome(MillRules rules, const char *text, Result result, EndReason reason) {
    MillPos pos = position_of(rules, text);
    Outcome outcome = mill_outcome(&pos);
    assert_int_equal(outcome.result, result);
    assert_int_equal(outcome.reason, reason);
}

static inline int count_moves(MillRules rules, const char *text) {
    MillMove moves[MILL_MOVES];
    MillPos pos = position_of(rules, text);
    return mill_generate(&pos, moves);
}

#endif
