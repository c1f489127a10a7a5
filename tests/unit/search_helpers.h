#ifndef TOWERMILL_SEARCH_HELPERS_H
#define TOWERMILL_SEARCH_HELPERS_H

/* Searches of matches, and what must hold of every report. */

#include "match_helpers.h"

enum { TABLE_BYTES = 1 << 20 };

/* Begins a search with an empty table, to be ended by engine_end. */
static inline void begin_search(Engine *engine, const Match *match, Wish wish) {
    Notice fault;
    *engine = engine_with(TABLE_BYTES);
    if (!engine_begin(engine, match, &wish, &fault))
        fail_msg("the search does not begin: %s", notice_name(fault.code));
}

static inline void run_search(Engine *engine) {
    while (!engine_step(engine, UINT64_MAX)) {
    }
}

/* A whole search with an empty table. */
static inline SearchReport search_match(const Match *match, Wish wish) {
    Engine engine;
    begin_search(&engine, match, wish);
    run_search(&engine);
    SearchReport report = *engine_report(&engine);
    engine_end(&engine);
    return report;
}

/* How many first moves of a game 20 searches at a level choose with different seeds. */
static inline int count_choices(const GameOps *game, int level) {
    Match match = match_of(game, "", "", "");
    Move first[20];
    int different = 0;
    for (uint32_t seed = 0; seed < 20; seed++) {
        Move move = search_match(&match, (Wish){.level = level, .lines = 1, .seed = seed}).lines[0].moves[0];
        int at = 0;
        while (at < different && first[at] != move)
            at++;
        first[at] = move;
        different += at == different;
    }
    match_end(&match);
    return different;
}

static inline void write_line_moves(const GameOps *game, const SearchLine *line, Writer *out) {
    for (int i = 0; i < line->length; i++) {
        write_text(out, i > 0 ? " " : "");
        game->write_move(line->moves[i], out);
    }
}

/* The moves of a line can be played one after the other; a decided score tells who wins and after how many. */
static inline void assert_line(const Match *match, const SearchLine *line) {
    char rules[128], position[GAME_POS_TEXT], moves[SEARCH_PLIES * GAME_MOVE_TEXT];
    Writer rules_writer = writer_on(rules, sizeof rules), moves_writer = writer_on(moves, sizeof moves);
    game_write_rules(match->game, match->rules, &rules_writer);
    write_position(match, position);
    write_line_moves(match->game, line, &moves_writer);
    assert_in_range(line->length, 1, SEARCH_PLIES);
    Match end = match_of(match->game, rules, position, moves);
    int plies = score_plies(line->score);
    if (plies >= 0) {
        Side side = match->game->side(&match->now), winner = line->score > 0 ? side : side_other(side);
        assert_int_equal(line->length, plies);
        assert_int_equal(match_outcome(&end).result, winner == WHITE ? RESULT_WHITE_WINS : RESULT_BLACK_WINS);
    }
    match_end(&end);
}

/* The lines are sorted, begin with different moves and can be played; no more are asked for than there are. */
static inline void assert_lines(const Match *match, const SearchReport *report, int wanted) {
    Move moves[GAME_MOVES_MOST];
    int count = match_legal_at(match, match->ply, moves);
    int expected = report->depth == 0 ? 1 : wanted < count ? wanted : count;
    assert_int_equal(report->line_count, expected);
    for (int i = 0; i < report->line_count; i++) {
        assert_line(match, &report->lines[i]);
        if (i > 0)
            assert_true(report->lines[i].score <= report->lines[i - 1].score);
        for (int before = 0; before < i; before++)
            assert_true(report->lines[i].moves[0] != report->lines[before].moves[0]);
    }
}

static inline void assert_best(const Match *match, const SearchReport *report, const char *expected) {
    char text[GAME_MOVE_TEXT];
    Writer writer = writer_on(text, sizeof text);
    assert_true(report->line_count > 0);
    match->game->write_move(report->lines[0].moves[0], &writer);
    assert_string_equal(text, expected);
}

#endif
