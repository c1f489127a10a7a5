#ifndef TOWERMILL_MATCH_HELPERS_H
#define TOWERMILL_MATCH_HELPERS_H

/* What the tests of search and match share: matches made from texts, and random numbers. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "../../core/match/engine.h"

/* Sanitizers make everything some ten times slower: tests do less under them. */
#ifdef __has_feature
#if __has_feature(address_sanitizer)
#define SANITIZED 1
#endif
#endif
#ifdef __SANITIZE_ADDRESS__
#define SANITIZED 1
#endif
#ifndef SANITIZED
#define SANITIZED 0
#endif

static const GameOps *const both_games[] = {&game_tower, &game_mill};

static inline int random_below(uint64_t *state, int limit) {
    *state += 0x9e3779b97f4a7c15u;
    return (int)(bits_mix(*state) >> 33) % limit;
}

/* The `index`th of all sets of rule options; false if there are fewer. The first are the defaults. */
static inline bool rules_number(const GameOps *game, int index, Rules *rules) {
    *rules = (Rules){{0}};
    for (int i = 0; i < game->option_count; i++) {
        int values = 0;
        while (game->options[i].values[values] != NULL)
            values++;
        rules->value[i] = (uint8_t)(index % values);
        index /= values;
    }
    return index == 0;
}

/* Begins a match from texts, each of which may be empty, and plays the moves. */
static inline Match match_of(const GameOps *game, const char *rules, const char *position, const char *moves) {
    Match match;
    Notice fault;
    if (!match_begin_text(&match, game, rules, position, &fault))
        fail_msg("%s \"%s\" \"%s\": %s", game->name, rules, position, notice_name(fault.code));
    if (!match_play_list(&match, moves, &fault))
        fail_msg("move %d of \"%s\": %s", fault.of_list.number, moves, notice_name(fault.code));
    return match;
}

static inline void play(Match *match, const char *moves) {
    Notice fault;
    if (!match_play_list(match, moves, &fault))
        fail_msg("move %d of \"%s\": %s", fault.of_list.number, moves, notice_name(fault.code));
}

static inline void write_position(const Match *match, char text[GAME_POS_TEXT]) {
    Writer writer = writer_on(text, GAME_POS_TEXT);
    match->game->write_pos(&match->now, &writer);
    assert_false(writer.full);
}

static inline void assert_position(const Match *match, const char *expected) {
    char text[GAME_POS_TEXT];
    write_position(match, text);
    assert_string_equal(text, expected);
}

static inline void assert_outcome(const Match *match, Result result, EndReason reason) {
    Outcome outcome = match_outcome(match);
    assert_int_equal(outcome.result, result);
    assert_int_equal(outcome.reason, reason);
}

static inline void assert_open(const Match *match) {
    assert_outcome(match, RESULT_OPEN, END_NONE);
}

/* A notice is compared as its code, its place and its arguments: "TEXT_NO_FIELD@3 62 61". */
static inline void assert_notice(const Notice *notice, const char *expected) {
    char text[NOTICE_POOL];
    Writer writer = writer_on(text, sizeof text);
    write_text(&writer, notice_name(notice->code));
    if (notice->place >= 0) {
        write_char(&writer, '@');
        write_number(&writer, notice->place);
    }
    for (int i = 0; i < notice->arg_count; i++) {
        write_char(&writer, ' ');
        write_text(&writer, notice_arg(notice, i));
    }
    assert_string_equal(text, expected);
}

/* Plays a random legal move; false if the game is over. */
static inline bool play_random(Match *match, uint64_t *random) {
    Move moves[GAME_MOVES_MOST];
    int count = match_legal_at(match, match->ply, moves);
    if (count == 0)
        return false;
    assert_true(match_play(match, moves[random_below(random, count)]));
    return true;
}

#endif
