#ifndef TOWERMILL_TOWER_HELPERS_H
#define TOWERMILL_TOWER_HELPERS_H

/* Tower tests in text form: position -> move -> position. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "../../core/tower/tower_why.h"

static const TowerRules default_rules = {CENTRE_RED, STACKING_QUIET};

static inline TowerRules rules_with(TowerCentre centre, TowerStacking stacking) {
    return (TowerRules){(uint8_t)centre, (uint8_t)stacking};
}

static inline TowerPos pos_under(TowerRules rules, const char *text) {
    TowerPos pos;
    Notice fault;
    tower_clear(&pos, rules);
    if (!tower_read_pos(text, &pos, &fault))
        fail_msg("%s: %s at %d", text, notice_name(fault.code), fault.place);
    return pos;
}

static inline TowerPos pos_of(const char *text) {
    return pos_under(default_rules, text);
}

static inline TowerMove move_of(const char *text) {
    TowerMove move = 0;
    Notice fault;
    if (!tower_read_move(text, &move, &fault))
        fail_msg("%s: %s at %d", text, notice_name(fault.code), fault.place);
    return move;
}

static inline void assert_pos_text(const TowerPos *pos, const char *expected) {
    char text[TOWER_POS_TEXT];
    Writer writer = writer_on(text, sizeof text);
    tower_write_pos(pos, &writer);
    assert_false(writer.full);
    assert_string_equal(text, expected);
}

static inline bool contains_move(const TowerMove *moves, int count, TowerMove move) {
    while (count > 0 && moves[count - 1] != move)
        count--;
    return count > 0;
}

static inline bool is_generated(const TowerPos *pos, TowerMove move) {
    TowerMove moves[TOWER_MOVES];
    return contains_move(moves, tower_generate(pos, moves), move);
}

/* The move is legal and leads from one position to the other; unmaking it restores every byte. */
static inline void assert_move_under(TowerRules rules, const char *before, const char *move, const char *after) {
    TowerPos pos = pos_under(rules, before), saved = pos;
    TowerUndo undo;
    Notice why;
    assert_true(is_generated(&pos, move_of(move)));
    assert_true(tower_why(&pos, move_of(move), &why));
    tower_make(&pos, move_of(move), &undo);
    assert_pos_text(&pos, after);
    assert_true(pos.key == tower_slow_key(&pos));
    tower_unmake(&pos, move_of(move), &undo);
    assert_memory_equal(&pos, &saved, sizeof pos);
}

static inline void assert_move(const char *before, const char *move, const char *after) {
    assert_move_under(default_rules, before, move, after);
}

/* Writes the arguments of a notice, joined by semicolons. */
static inline void write_args(const Notice *notice, Writer *out) {
    for (int i = 0; i < notice->arg_count; i++) {
        write_text(out, i > 0 ? ";" : "");
        write_text(out, notice_arg(notice, i));
    }
}

/* The move is not legal, for the given reason with the given arguments, joined by semicolons. */
static inline void assert_refused_under(TowerRules rules, const char *before, const char *move, NoticeCode code,
                                        const char *args) {
    TowerPos pos = pos_under(rules, before);
    char joined[NOTICE_POOL];
    Writer writer = writer_on(joined, sizeof joined);
    Notice why;
    assert_false(is_generated(&pos, move_of(move)));
    assert_false(tower_why(&pos, move_of(move), &why));
    assert_string_equal(notice_name(why.code), notice_name(code));
    assert_int_equal(why.place, -1);
    write_args(&why, &writer);
    assert_string_equal(joined, args);
}

static inline void assert_refused(const char *before, const char *move, NoticeCode code, const char *args) {
    assert_refused_under(default_rules, before, move, code, args);
}

static inline int compare_move_texts(const void *a, const void *b) {
    return strcmp(a, b);
}

/* The legal moves, sorted and separated by spaces. */
static inline void assert_legal_under(TowerRules rules, const char *position, const char *expected) {
    TowerPos pos = pos_under(rules, position);
    TowerMove moves[TOWER_MOVES];
    char texts[TOWER_MOVES][TOWER_MOVE_TEXT], list[TOWER_MOVES * TOWER_MOVE_TEXT];
    int count = tower_generate(&pos, moves);
    for (int i = 0; i < count; i++) {
        Writer writer = writer_on(texts[i], TOWER_MOVE_TEXT);
        tower_write_move(moves[i], &writer);
    }
    qsort(texts, (size_t)count, TOWER_MOVE_TEXT, compare_move_texts);
    Writer writer = writer_on(list, sizeof list);
    for (int i = 0; i < count; i++) {
        write_text(&writer, i > 0 ? " " : "");
        write_text(&writer, texts[i]);
    }
    assert_string_equal(list, expected);
}

static inline void assert_legal(const char *position, const char *expected) {
    assert_legal_under(default_rules, position, expected);
}

static inline void assert_outcome(const char *position, Result result, EndReason reason) {
    TowerPos pos = pos_of(position);
    Outcome outcome = tower_outcome(&pos);
    assert_int_equal(outcome.result, result);
    assert_int_equal(outcome.reason, reason);
}

/* The up-down mirror image of a field, which keeps its colour (T2); it is its own inverse. */
static inline int mirror_field(int field) {
    int mirrored = 0;
    while (tower_r[mirrored] != -tower_r[field] || tower_q[mirrored] != tower_q[field] + tower_r[field])
        mirrored++;
    return mirrored;
}

/* The unit with the colours of all its men swapped. */
static inline uint64_t swap_colours(uint64_t unit) {
    uint64_t mark = (uint64_t)1 << unit_height(unit);
    return unit == 0 ? 0 : unit ^ (mark - 1);
}

/* The position seen from the other side of the board, with the colours swapped. */
static inline TowerPos mirror_pos(const TowerPos *pos) {
    TowerPos mirrored;
    tower_clear(&mirrored, pos->rules);
    for (int field = 0; field < TOWER_FIELDS; field++)
        tower_put(&mirrored, mirror_field(field), swap_colours(pos->cell[field]));
    tower_set_side(&mirrored, side_other(pos->side));
    mirrored.quiet = pos->quiet;
    mirrored.move = pos->move;
    return mirrored;
}

#endif
