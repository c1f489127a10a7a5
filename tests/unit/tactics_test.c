/* What the search must see: wins at their right distance, and what repetition and the count of quiet plies change. */

#include "search_helpers.h"

/* ------------------------------------------------------------------------------------------------------------- wins */

typedef struct Win {
    const char *rules, *position;
    int plies;
    const char *best; /* the only first move that wins so soon; NULL where there are several */
} Win;

static const Win tower_wins[] = {
    {"", "w 31:w,32:b 0 9", 1, "31x32"},
    {"", "b 15:bww,1:bw,26:bw,37:wwb 0 9", 3, "1-14"},
    {"", "w 60:wb,52:bbw,9:wb,45:ww 0 9", 3, "60-47"},
    {"stacking=none", "w 59:w,34:wb,60:bb,32:w,35:b 0 9", 3, "59x60"},
    {"", "b 7:wbw,56:bwb,27:bw,21:bww 0 9", 5, "56-32"},
    {"", "b 16:b,17:w,9:www,15:bbw,53:b,22:bb,55:ww,32:bww 0 9", 5, "15x9"},
    {"centre=black stacking=attack", "w 56:ww,57:b,19:wbb 0 9", 5, "19-45"},
    {"", "b 39:bww,56:wb,32:bww,15:bb,49:ww 0 9", 7, "39-54"},
    {"", "b 61:bww,38:w,40:w,47:bwb 0 9", 7, "61x40"},
};

static const Win mill_wins[] = {
    {"", "w a1,d1,b4,g4 0 a7,d7,b6 0 0 9", 1, NULL},
    {"rebuild=hard double=false", "w b6,d2,e3 0 d3,g7,e5 0 0 9", 3, "e3-b2"},
    {"remove=may", "w c4,f2,b6 0 d1,e4,b4 0 0 9", 3, "c4-f6"},
    {"remove=may", "w c5,e4,b2 0 a1,e5,e3 0 0 9", 5, "c5-f2"},
    {"protect=true", "b d1,f4,d6 0 a7,f2,c3 0 0 9", 5, "f2-c4"},
    {"double=false", "b c4,f2,e5 0 c5,e4,d5 0 0 9", 7, "c5-d7"},
    {"protect=true", "b g7,a7,c3 0 d3,e4,d7 0 0 9", 7, "d3-g4"},
};

static void assert_win_at(const GameOps *game, const Win *win, int depth) {
    Match match = match_of(game, win->rules, win->position, "");
    SearchReport report = search_match(&match, (Wish){.depth = depth, .lines = 1, .whole = true});
    if (report.lines[0].score != SCORE_WIN - win->plies)
        fail_msg("%s: %d, not a win in %d", win->position, report.lines[0].score, win->plies);
    assert_int_equal(report.stop, STOP_DECIDED);
    assert_true(report.depth >= win->plies); /* a shorter win may be found until then */
    assert_line(&match, &report.lines[0]);
    if (win->best != NULL)
        assert_best(&match, &report, win->best);
    match_end(&match);
}

/* At its own depth and at greater ones. */
static void assert_win(const GameOps *game, const Win *win) {
    for (int more = 0; more <= 2; more++)
        assert_win_at(game, win, win->plies + more);
}

static void Tower_wins_are_found_at_their_distance(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof tower_wins / sizeof tower_wins[0]; i++)
        assert_win(&game_tower, &tower_wins[i]);
}

static void Mill_wins_are_found_at_their_distance(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof mill_wins / sizeof mill_wins[0]; i++)
        assert_win(&game_mill, &mill_wins[i]);
}

/* A search that reduces and prunes may overlook the shortest way to a win, but not by much. */
static void assert_win_in_play(const GameOps *game, const Win *win) {
    Match match = match_of(game, win->rules, win->position, "");
    SearchReport report = search_match(&match, (Wish){.nodes = 300000, .lines = 1});
    if (report.lines[0].score < SCORE_WIN - win->plies - 2)
        fail_msg("%s: %d, not a win in %d", win->position, report.lines[0].score, win->plies);
    assert_line(&match, &report.lines[0]);
    match_end(&match);
}

static void wins_are_found_by_searches_that_prune(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof tower_wins / sizeof tower_wins[0]; i++)
        assert_win_in_play(&game_tower, &tower_wins[i]);
    for (size_t i = 0; i < sizeof mill_wins / sizeof mill_wins[0]; i++)
        if (mill_wins[i].plies <= 5) /* three flying men a side have too many moves for more */
            assert_win_in_play(&game_mill, &mill_wins[i]);
}

/* Each side plays the first move that a search as deep as the win tells; the win comes nearer by one each ply. */
static void assert_played_out(const GameOps *game, const Win *win) {
    Match match = match_of(game, win->rules, win->position, "");
    for (int left = win->plies; left > 0; left--) {
        SearchReport report = search_match(&match, (Wish){.depth = left, .lines = 1, .whole = true});
        assert_int_equal(score_plies(report.lines[0].score), left);
        assert_int_equal(report.lines[0].score > 0, (win->plies - left) % 2 == 0);
        assert_true(match_play(&match, report.lines[0].moves[0]));
    }
    assert_true(match_outcome(&match).result != RESULT_OPEN);
    match_end(&match);
}

/* That a side cannot move is seen one ply later than that it has too few men. */
static void T12_M7_a_win_by_blocking_is_found(void **state) {
    static const Win in_tower = {"", "w 48:w,56:ww,60:ww,61:b 0 9", 1, "48-55"};
    static const Win in_mill = {"", "w d2,a4,g4,d6 0 a1,d1,g1,a7 0 0 9", 1, "d6-d7"};
    (void)state;
    assert_win_at(&game_tower, &in_tower, 2);
    assert_win_at(&game_mill, &in_mill, 2);
}

static void wins_are_played_out_in_time(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof tower_wins / sizeof tower_wins[0]; i++)
        assert_played_out(&game_tower, &tower_wins[i]);
    for (size_t i = 0; i < sizeof mill_wins / sizeof mill_wins[0]; i++)
        assert_played_out(&game_mill, &mill_wins[i]);
}

/* ------------------------------------------------------------------------------------------------------- repetition */

/* The moves lead to a position in which `move` leads to one that has stood twice. */
typedef struct Circle {
    const char *rules, *position, *moves, *move;
} Circle;

static const Circle tower_ahead[] = {
    {"", "w 5:b,8:b,10:bww,25:b,30:b,37:w,38:bw,48:bb 0 10", "37-28 38-39 28-37 39-38 37-28 38-39 28-37", "39-38"},
    {"stacking=none", "w 6:bw,11:bb,23:bww,24:w,28:bwb,29:b,37:bb,56:b 0 10",
     "24-17 23-10 17-24 10-23 24-17 23-10 17-24", "10-23"},
    {"centre=white", "b 3:w,17:www,19:www,26:b,37:ww 0 9", "26-35 17-15 35-26 15-17 26-35 17-15 35-26", "15-17"},
    {"", "b 32:wbw,54:ww,58:b 0 9", "58-57 54-41 57-58 41-54 58-57 54-41 57-58", "41-54"},
};

static const Circle mill_ahead[] = {
    {"", "b b2,f2,e4 0 a1,e3,e5 0 0 9", "a1-a4 f2-c5 a4-a1 c5-f2 a1-a4 f2-c5 a4-a1", "c5-f2"},
    {"", "w b2,a4,e4 0 d5,e5,d7 0 0 10", "a4-a1 d5-e3 a1-a4 e3-d5 a4-a1 d5-e3 a1-a4", "e3-d5"},
    {"rebuild=hard remove=may protect=true double=false", "b b2,f2,e4 0 c3,b6,d7 0 0 9",
     "b6-a1 f2-a4 a1-b6 a4-f2 b6-a1 f2-a4 a1-b6", "a4-f2"},
};

static const Circle tower_behind[] = {
    {"", "w 2:bb,14:www,19-20:w,23:ww,53:ww 0 10", "14-15 2-1 15-14 1-2 14-15 2-1 15-14", "1-2"},
    {"", "w 14:w,29:wbw,51:b,58:w 0 10", "58-53 51-57 53-58 57-51 58-53 51-57 53-58", "57-51"},
    {"centre=black stacking=attack", "w 16:wwb,17:b,32:ww,41:wbb,60:www 0 10",
     "16-10 17-24 10-16 24-17 16-10 17-24 10-16", "24-17"},
};

static const Circle mill_behind[] = {
    {"", "b a1,d2,f4 0 b4,b6,d6 0 0 9", "b4-a7 a1-a4 a7-b4 a4-a1 b4-a7 a1-a4 a7-b4", "a4-a1"},
    {"", "w e4,f4,e5 0 a1,b2,f6 0 0 10", "e4-a7 a1-a4 a7-e4 a4-a1 e4-a7 a1-a4 a7-e4", "a4-a1"},
    {"", "b a1,d3,c5 0 f2,e3,f4 0 0 9", "e3-a4 a1-a7 a4-e3 a7-a1 e3-a4 a1-a7 a4-e3", "a7-a1"},
};

/* The position at the end of the circle, without its past. */
static Match without_past(const Match *match) {
    Match fresh;
    assert_true(match_begin_at(&fresh, match->game, match->rules, &match->now));
    return fresh;
}

static const Wish deep = {.depth = 7, .nodes = 400000, .lines = 1, .seed = 2, .whole = true};

static void assert_move_draws(const Match *match, const char *move) {
    Match after;
    Move read;
    Notice notice;
    assert_int_equal(match_judge(match, move, &read, &notice), MOVE_LEGAL);
    assert_true(match_begin_at(&after, match->game, match->rules, &match->start));
    for (int i = 0; i < match->ply; i++)
        assert_true(match_play(&after, match->moves[i]));
    assert_true(match_play(&after, read));
    assert_outcome(&after, RESULT_DRAW, END_REPETITION);
    match_end(&after);
}

/* The move is one of those that win soonest. */
static void assert_wins(const Match *match, const char *move) {
    Wish all = deep;
    all.lines = SEARCH_LINES;
    all.nodes = 100 * deep.nodes;
    SearchReport report = search_match(match, all);
    char text[GAME_MOVE_TEXT] = "";
    int line = 0;
    assert_true(score_plies(report.lines[0].score) > 0 && report.lines[0].score > 0);
    for (; line < report.line_count && strcmp(text, move) != 0; line++) {
        Writer writer = writer_on(text, sizeof text);
        match->game->write_move(report.lines[line].moves[0], &writer);
    }
    assert_string_equal(text, move);
    assert_int_equal(report.lines[line - 1].score, report.lines[0].score);
}

static void assert_not_slipped(const GameOps *game, const Circle *circle) {
    Match match = match_of(game, circle->rules, circle->position, circle->moves), fresh = without_past(&match);
    assert_move_draws(&match, circle->move);
    assert_wins(&fresh, circle->move);
    SearchReport report = search_match(&match, deep);
    char best[GAME_MOVE_TEXT];
    Writer writer = writer_on(best, sizeof best);
    game->write_move(report.lines[0].moves[0], &writer);
    assert_string_not_equal(best, circle->move);
    assert_true(report.lines[0].score > 0);
    match_end(&match);
    match_end(&fresh);
}

static void T13_a_won_game_does_not_slip_into_a_repetition(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof tower_ahead / sizeof tower_ahead[0]; i++)
        assert_not_slipped(&game_tower, &tower_ahead[i]);
}

static void M8_a_won_game_does_not_slip_into_a_repetition(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof mill_ahead / sizeof mill_ahead[0]; i++)
        assert_not_slipped(&game_mill, &mill_ahead[i]);
}

static void assert_saved(const GameOps *game, const Circle *circle) {
    Match match = match_of(game, circle->rules, circle->position, circle->moves), fresh = without_past(&match);
    assert_move_draws(&match, circle->move);
    SearchReport plain = search_match(&fresh, deep), report = search_match(&match, deep);
    assert_true(score_plies(plain.lines[0].score) > 0 && plain.lines[0].score < 0);
    assert_int_equal(report.lines[0].score, SCORE_DRAW);
    assert_best(&match, &report, circle->move);
    match_end(&match);
    match_end(&fresh);
}

static void T13_a_lost_game_saves_itself_by_a_repetition(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof tower_behind / sizeof tower_behind[0]; i++)
        assert_saved(&game_tower, &tower_behind[i]);
}

static void M8_a_lost_game_saves_itself_by_a_repetition(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof mill_behind / sizeof mill_behind[0]; i++)
        assert_saved(&game_mill, &mill_behind[i]);
}

/* ------------------------------------------------------------------------------------------------------ quiet plies */

static int score_of(const GameOps *game, const char *rules, const char *position) {
    Match match = match_of(game, rules, position, "");
    int score = search_match(&match, (Wish){.depth = 7, .lines = 1, .whole = true}).lines[0].score;
    match_end(&match);
    return score;
}

/* The win takes four quiet plies and then removes or attacks: in time after 95 quiet plies, too late after 96. */
static void T13_a_win_must_come_before_the_hundredth_quiet_ply(void **state) {
    (void)state;
    assert_int_equal(score_of(&game_tower, "centre=black stacking=attack", "w 56:ww,57:b,19:wbb 95 60"), SCORE_WIN - 5);
    assert_int_equal(score_of(&game_tower, "centre=black stacking=attack", "w 56:ww,57:b,19:wbb 96 60"), SCORE_DRAW);
}

static void M8_a_win_must_come_before_the_hundredth_ply_without_progress(void **state) {
    (void)state;
    assert_int_equal(score_of(&game_mill, "remove=may", "w c5,e4,b2 0 a1,e5,e3 0 95 60"), SCORE_WIN - 5);
    assert_int_equal(score_of(&game_mill, "remove=may", "w c5,e4,b2 0 a1,e5,e3 0 96 60"), SCORE_DRAW);
}

/* The same seen from the loser. */
static void T13_M8_a_lost_game_saves_itself_at_the_hundredth_ply(void **state) {
    (void)state;
    assert_int_equal(score_of(&game_mill, "remove=may", "b f2,e4,b2 0 a1,e5,e3 0 96 60"), -(SCORE_WIN - 4));
    assert_int_equal(score_of(&game_mill, "remove=may", "b f2,e4,b2 0 a1,e5,e3 0 97 60"), SCORE_DRAW);
    assert_int_equal(score_of(&game_tower, "centre=black stacking=attack", "b 56:ww,57:b,45:wbb 96 60"),
                     -(SCORE_WIN - 4));
    assert_int_equal(score_of(&game_tower, "centre=black stacking=attack", "b 56:ww,57:b,45:wbb 97 60"), SCORE_DRAW);
}

/* What an earlier search has found, long before or just before the draw, is not taken for the truth now. */
static void assert_table_is_not_trusted(const GameOps *game, const char *rules, const char *early, const char *late) {
    Match matches[] = {match_of(game, rules, early, ""), match_of(game, rules, late, "")};
    Engine engine = engine_with(TABLE_BYTES);
    for (int i = 0; i < 4; i++) {
        Wish wish = {.depth = 7, .lines = 1, .whole = true};
        Notice fault;
        assert_true(engine_begin(&engine, &matches[i % 2], &wish, &fault));
        run_search(&engine);
        assert_int_equal(engine_report(&engine)->lines[0].score, i % 2 == 0 ? SCORE_WIN - 5 : SCORE_DRAW);
    }
    engine_end(&engine);
    match_end(&matches[0]);
    match_end(&matches[1]);
}

static void T13_M8_an_earlier_search_does_not_hide_the_hundredth_ply(void **state) {
    (void)state;
    assert_table_is_not_trusted(&game_mill, "remove=may", "w c5,e4,b2 0 a1,e5,e3 0 0 9",
                                "w c5,e4,b2 0 a1,e5,e3 0 96 60");
    assert_table_is_not_trusted(&game_tower, "centre=black stacking=attack", "w 56:ww,57:b,19:wbb 0 9",
                                "w 56:ww,57:b,19:wbb 96 60");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(Tower_wins_are_found_at_their_distance),
        cmocka_unit_test(Mill_wins_are_found_at_their_distance),
        cmocka_unit_test(T12_M7_a_win_by_blocking_is_found),
        cmocka_unit_test(wins_are_found_by_searches_that_prune),
        cmocka_unit_test(wins_are_played_out_in_time),
        cmocka_unit_test(T13_a_won_game_does_not_slip_into_a_repetition),
        cmocka_unit_test(M8_a_won_game_does_not_slip_into_a_repetition),
        cmocka_unit_test(T13_a_lost_game_saves_itself_by_a_repetition),
        cmocka_unit_test(M8_a_lost_game_saves_itself_by_a_repetition),
        cmocka_unit_test(T13_a_win_must_come_before_the_hundredth_quiet_ply),
        cmocka_unit_test(M8_a_win_must_come_before_the_hundredth_ply_without_progress),
        cmocka_unit_test(T13_M8_a_lost_game_saves_itself_at_the_hundredth_ply),
        cmocka_unit_test(T13_M8_an_earlier_search_does_not_hide_the_hundredth_ply),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
