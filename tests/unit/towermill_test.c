/* The public API: the shapes of its answers, that a refusal changes nothing, and that every answer has room. */

#include "towermill_helpers.h"

enum { TEXT_ROOM = 1 << 18 };

/* ---------------------------------------------------------------------------------------------------- shapes */

static void assert_texts(const char *list) {
    assert_int_equal(*list, '[');
    for (const char *item = next_item(list, NULL); item != NULL; item = next_item(list, item))
        assert_int_equal(*item, '"');
}

static void assert_number(const char *value) {
    assert_true(*value == '-' || (*value >= '0' && *value <= '9'));
}

static bool is_null(const char *value) {
    return *value == 'n';
}

static void assert_tower_effect(const char *effect) {
    assert_names(effect, "", "move from to kind side attack unit strength");
    assert_number(value_at(effect, "strength"));
    if (!is_null(value_at(effect, "attack")))
        assert_names(effect, "attack", "A D outcome destroyed freed captured");
}

static void assert_mill_effect(const char *effect) {
    assert_names(effect, "", "move from to kind side removed mills spent");
    assert_texts(value_at(effect, "removed"));
    assert_texts(value_at(effect, "mills"));
    assert_texts(value_at(effect, "spent"));
}

static void assert_tower_board(const char *board) {
    assert_names(board, "", "units white black");
    assert_names(board, "white", "units men captive lost");
    assert_names(board, "black", "units men captive lost");
    const char *units = value_at(board, "units");
    for (const char *unit = next_item(units, NULL); unit != NULL; unit = next_item(units, unit))
        assert_names(unit, "", "field men side height range strength");
}

static void assert_mill_board(const char *board) {
    assert_names(board, "", "white black");
    for (int side = 0; side < 2; side++) {
        const char *men = value_at(board, side == 0 ? "white" : "black");
        assert_names(men, "", "points hand lost used mills");
        assert_texts(value_at(men, "points"));
        assert_texts(value_at(men, "used"));
        assert_texts(value_at(men, "mills"));
    }
}

static void assert_view(const char *view, const GameOps *game) {
    void (*assert_effect)(const char *effect) = game == &game_tower ? assert_tower_effect : assert_mill_effect;
    assert_names(view, "",
                 game == &game_tower ? "ply position side turn quiet status mustAttack board last legal"
                                     : "ply position side turn quiet status phase board last legal");
    assert_names(view, "status", "result notice");
    if (!is_null(value_at(view, "status.notice")))
        assert_notice_shape(value_at(view, "status.notice"));
    (game == &game_tower ? assert_tower_board : assert_mill_board)(value_at(view, "board"));
    if (!is_null(value_at(view, "last")))
        assert_effect(value_at(view, "last"));
    const char *legal = value_at(view, "legal");
    for (const char *effect = next_item(legal, NULL); effect != NULL; effect = next_item(legal, effect))
        assert_effect(effect);
}

static void assert_state(const char *answer, const GameOps *game) {
    assert_names(answer, "", "game rules start moves ply length view");
    assert_names(answer, "rules", game == &game_tower ? "centre stacking" : "rebuild remove protect double");
    assert_texts(value_at(answer, "moves"));
    assert_view(value_at(answer, "view"), game);
}

static void a_new_handle_holds_Tower_at_its_start(void **state) {
    const char *answer = answer_of(*state, towermill_state(*state));
    assert_state(answer, &game_tower);
    assert_value(answer, "game", "\"tower\"");
    assert_value(answer, "rules", "{\"centre\":\"red\",\"stacking\":\"quiet\"}");
    assert_value(answer, "start", "\"w 1-18:w,44-61:b 0 1\"");
    assert_value(answer, "moves", "[]");
    assert_value(answer, "ply", "0");
    assert_value(answer, "length", "0");
    assert_value(answer, "view.status", "{\"result\":\"open\",\"notice\":null}");
    assert_value(answer, "view.last", "null");
    assert_int_equal(value_count(value_at(answer, "view.legal")), 88);
}

static void states_have_their_shape_all_through_random_games(void **state) {
    static const char *const rules[2][3] = {{"", "centre=white stacking=attack", "stacking=none"},
                                            {"", "rebuild=hard remove=may", "protect=true double=false"}};
    uint64_t random = 5;
    for (int game = 0; game < 2; game++) {
        for (int i = 0; i < 3; i++) {
            const char *name = both_games[game]->name;
            const char *answer = answer_of(*state, towermill_start(*state, name, rules[game][i], "", ""));
            for (int ply = 0, count; (count = value_count(value_at(answer, "view.legal"))) > 0 && ply < 60; ply++) {
                char path[40], move[GAME_MOVE_TEXT];
                Writer writer = writer_on(path, sizeof path);
                write_text(&writer, "view.legal.");
                write_number(&writer, random_below(&random, count));
                write_text(&writer, ".move");
                value_text(value_at(answer, path), move, sizeof move);
                answer = answer_of(*state, towermill_play(*state, move));
                assert_state(answer, both_games[game]);
            }
        }
    }
}

static void a_match_is_started_played_and_gone_through(void **state) {
    const char *answer = answer_of(*state, towermill_start(*state, "mill", "remove=may", "", "a1 d6 d1"));
    assert_value(answer, "moves", "[\"a1\",\"d6\",\"d1\"]");
    assert_value(answer, "ply", "3");
    answer = answer_of(*state, towermill_play(*state, "f4"));
    assert_value(answer, "view.position", "\"w a1,d1 7 f4,d6 7 0 3\"");
    answer = answer_of(*state, towermill_go_to(*state, 1));
    assert_value(answer, "moves", "[\"a1\",\"d6\",\"d1\",\"f4\"]");
    assert_value(answer, "ply", "1");
    assert_value(answer, "length", "4");
    assert_value(answer, "view.ply", "1");
    answer = answer_of(*state, towermill_view(*state, 4));
    assert_view(answer, &game_mill);
    assert_value(answer, "ply", "4");
    assert_value(answer, "last.move", "\"f4\"");
    answer = answer_of(*state, towermill_play(*state, "g7"));
    assert_value(answer, "moves", "[\"a1\",\"g7\"]");
}

static void why_answers_null_or_a_notice(void **state) {
    assert_string_equal(answer_of(*state, towermill_why(*state, "12-19")), "null");
    const char *answer = answer_of(*state, towermill_why(*state, "12x19"));
    assert_notice_shape(answer);
    assert_value(answer, "code", "\"T6_SIGN_EMPTY\"");
    assert_value(answer, "rule", "\"T6\"");
    assert_value(answer, "place", "-1");
    assert_value(answer, "args", "[\"19\",\"12-19\"]");
    assert_refusal(*state, towermill_why(*state, "twelve"), "TEXT_EXPECTED");
}

static void options_geometry_numbers_and_levels_have_their_shapes(void **state) {
    assert_string_equal(answer_of(*state, towermill_options(*state, "tower")),
                        "[{\"name\":\"centre\",\"values\":[\"red\",\"black\",\"white\"],\"value\":\"red\"},"
                        "{\"name\":\"stacking\",\"values\":[\"quiet\",\"attack\",\"none\"],\"value\":\"quiet\"}]");
    assert_int_equal(value_count(answer_of(*state, towermill_options(*state, "mill"))), 4);
    const char *answer = answer_of(*state, towermill_geometry(*state, "tower", "centre=black"));
    assert_names(answer, "", "fields");
    assert_int_equal(value_count(value_at(answer, "fields")), 61);
    assert_value(answer, "fields.0", "{\"name\":\"1\",\"q\":0,\"r\":-4,\"colour\":\"white\",\"factor\":1}");
    assert_value(answer, "fields.30", "{\"name\":\"31\",\"q\":0,\"r\":0,\"colour\":\"black\",\"factor\":2}");
    answer = answer_of(*state, towermill_geometry(*state, "mill", ""));
    assert_names(answer, "", "points lines");
    assert_int_equal(value_count(value_at(answer, "points")), 24);
    assert_value(answer, "points.1", "{\"name\":\"d1\",\"x\":3,\"y\":0}");
    assert_int_equal(value_count(value_at(answer, "lines")), 16);
    assert_value(answer, "lines.0", "{\"name\":\"a1g1\",\"points\":[\"a1\",\"d1\",\"g1\"]}");
    answer = answer_of(*state, towermill_numbers(*state));
    assert_names(answer, "", "tower mill");
    assert_value(answer, "tower.men", "18");
    assert_value(answer, "mill.men", "9");
    assert_value(answer, "mill.fly", "3");
    assert_value(answer, "mill.quiet", "100");
    answer = answer_of(*state, towermill_levels(*state));
    assert_int_equal(value_count(answer), 10);
    assert_names(answer, "9", "level tower mill");
    assert_value(answer, "9.level", "10");
}

static void a_record_is_written_and_loaded(void **state) {
    static char record[TEXT_ROOM];
    answer_of(*state, towermill_start(*state, "mill", "rebuild=hard", "", "a1 d6 d1"));
    const char *answer = answer_of(*state, towermill_record(*state, "[White \"Ann \\\"A.\\\"\"]\n"));
    assert_names(answer, "", "record");
    value_text(value_at(answer, "record"), record, sizeof record);
    answer_of(*state, towermill_start(*state, "tower", "", "", ""));
    answer = answer_of(*state, towermill_load(*state, record));
    assert_names(answer, "", "game rules start moves ply length view tags");
    assert_value(answer, "moves", "[\"a1\",\"d6\",\"d1\"]");
    assert_value(answer, "rules.rebuild", "\"hard\"");
    assert_value(answer, "tags",
                 "{\"White\":\"Ann \\\"A.\\\"\",\"Game\":\"mill\",\"Rules\":\"rebuild=hard\","
                 "\"Result\":\"*\"}");
}

/* ------------------------------------------------------------------------------------------------------ the search */

static void assert_report(const char *report) {
    assert_names(report, "", "done depth nodes best lines");
    const char *lines = value_at(report, "lines");
    for (const char *line = next_item(lines, NULL); line != NULL; line = next_item(lines, line)) {
        assert_names(line, "", "score depth moves");
        assert_texts(value_at(line, "moves"));
        assert_int_equal(value_count(value_at(line, "score")), 1);
    }
}

static void before_the_first_search_the_report_is_null(void **state) {
    assert_string_equal(answer_of(*state, towermill_report(*state)), "null");
    assert_int_equal(towermill_step(*state, 100), 1);
}

static void a_search_is_begun_stepped_and_reported(void **state) {
    const char *report = answer_of(*state, towermill_begin(*state, 3, 0, 0, 2, 1));
    assert_report(report);
    assert_value(report, "done", "false");
    assert_value(report, "nodes", "0");
    while (towermill_step(*state, 500) == 0)
        assert_report(answer_of(*state, towermill_report(*state)));
    report = answer_of(*state, towermill_report(*state));
    assert_report(report);
    assert_value(report, "done", "true");
    assert_value(report, "depth", "3");
    assert_int_equal(value_count(value_at(report, "lines")), 2);
}

static void search_here(TowerMill *tm, int depth) {
    answer_of(tm, towermill_begin(tm, depth, 0, 0, 1, 1));
    while (towermill_step(tm, UINT32_MAX) == 0) {
    }
    answer_of(tm, towermill_report(tm));
}

static void scores_are_men_or_the_plies_to_the_end(void **state) {
    answer_of(*state, towermill_start(*state, "mill", "", "w a1,d1,b4,g4 0 a7,d7,b6 0 0 9", ""));
    search_here(*state, 2);
    assert_value(towermill_answer(*state), "lines.0.score", "{\"win\":1}");
    answer_of(*state, towermill_start(*state, "mill", "remove=may", "b f2,e4,b2 0 a1,e5,e3 0 0 9", ""));
    search_here(*state, 6);
    assert_value(towermill_answer(*state), "lines.0.score", "{\"loss\":4}");
    answer_of(*state, towermill_start(*state, "tower", "", "w 1:w,61:b 98 9", ""));
    search_here(*state, 3);
    assert_value(towermill_answer(*state), "lines.0.score", "{\"men\":0.00}");
    answer_of(*state, towermill_start(*state, "mill", "", "b a1,g1,b2,d3,e4,f4,c5,d6 0 a4,f6,d7,g7 0 0 9", ""));
    search_here(*state, 1);
    assert_int_equal(*value_at(towermill_answer(*state), "lines.0.score.men"), '-');
}

static void a_finished_game_has_no_best_move(void **state) {
    static const char *const over[] = {"w 61:b 0 9", "w 1:w,61:b 100 9"};
    for (int i = 0; i < 2; i++) {
        answer_of(*state, towermill_start(*state, "tower", "", over[i], ""));
        search_here(*state, 2);
        assert_string_equal(towermill_answer(*state),
                            "{\"done\":true,\"depth\":0,\"nodes\":0,\"best\":null,\"lines\":[]}");
    }
}

static void forgetting_makes_a_search_begin_anew(void **state) {
    static char first[TEXT_ROOM];
    search_here(*state, 3);
    memcpy(first, towermill_answer(*state), strlen(towermill_answer(*state)) + 1);
    towermill_forget(*state);
    search_here(*state, 3);
    assert_string_equal(towermill_answer(*state), first);
}

static void perft_counts_from_the_present_position(void **state) {
    assert_true(towermill_perft(*state, 0) == 1);
    assert_true(towermill_perft(*state, 2) == 7744);
    answer_of(*state, towermill_start(*state, "mill", "", "", "a1"));
    assert_true(towermill_perft(*state, 2) == 23 * 22);
    assert_true(towermill_perft(*state, -1) < 0);
}

static void the_benchmark_knows_both_games_and_no_other(void **state) {
    (void)state;
    assert_true(towermill_bench("chess") < 0);
    if (SANITIZED)
        return; /* it takes minutes */
    assert_true(towermill_bench("tower") > 1000);
    assert_true(towermill_bench("mill") > 1000);
}

/* -------------------------------------------------------------------------------------------------------- refusals */

typedef struct Kept {
    char state[TEXT_ROOM], report[TEXT_ROOM];
} Kept;

static void keep(TowerMill *tm, Kept *kept) {
    const char *answer = answer_of(tm, towermill_state(tm));
    memcpy(kept->state, answer, strlen(answer) + 1);
    answer = answer_of(tm, towermill_report(tm));
    memcpy(kept->report, answer, strlen(answer) + 1);
}

static void assert_kept(TowerMill *tm, const Kept *kept) {
    assert_string_equal(answer_of(tm, towermill_state(tm)), kept->state);
    assert_string_equal(answer_of(tm, towermill_report(tm)), kept->report);
}

static Kept kept;

static void prepare(TowerMill *tm) {
    answer_of(tm, towermill_start(tm, "mill", "rebuild=hard", "", "a1 d6 d1 f4"));
    answer_of(tm, towermill_go_to(tm, 2));
    search_here(tm, 2);
    keep(tm, &kept);
}

static void assert_refused(TowerMill *tm, int done, const char *code) {
    assert_refusal(tm, done, code);
    assert_kept(tm, &kept);
}

static void a_refused_start_changes_nothing(void **state) {
    TowerMill *tm = *state;
    prepare(tm);
    assert_refused(tm, towermill_start(tm, "chess", "", "", ""), "GAME_UNKNOWN");
    assert_refused(tm, towermill_start(tm, "\xd0\x9c\xd0\xb5\xd0\xbb", "", "", ""), "GAME_UNKNOWN");
    assert_refused(tm, towermill_start(tm, "tower", "remove=may", "", ""), "OPTION_UNKNOWN");
    assert_refused(tm, towermill_start(tm, "tower", "centre=blue", "", ""), "OPTION_VALUE");
    assert_refused(tm, towermill_start(tm, "tower", "", "w 1-18:w,44-61:b 0 0", ""), "TEXT_RANGE");
    assert_refused(tm, towermill_start(tm, "tower", "", "", "12-19 12-19"), "MOVE_IN_LIST");
    assert_refused(tm,
                   towermill_start(tm, "mill", "", "",
                                   "a1 \xd0\x91\xd0\xb0\xd1\x88\xd0\xbd\xd0\xb8\xd0\x91\xd0\xb0"
                                   "\xd1\x88\xd0\xbd\xd0\xb8\xd0\x91\xd0\xb0\xd1\x88\xd0\xbd"),
                   "MOVE_IN_LIST");
}

static void a_refused_move_or_ply_changes_nothing(void **state) {
    TowerMill *tm = *state;
    prepare(tm);
    assert_refused(tm, towermill_play(tm, "a1"), "M2_OCCUPIED");
    assert_refused(tm, towermill_play(tm, ""), "TEXT_EMPTY");
    assert_refused(tm, towermill_play(tm, "d1 d2"), "TEXT_EXTRA");
    assert_refused(tm, towermill_go_to(tm, -1), "PLY_RANGE");
    assert_refused(tm, towermill_go_to(tm, 5), "PLY_RANGE");
    assert_refused(tm, towermill_view(tm, 5), "PLY_RANGE");
    assert_refused(tm, towermill_view(tm, -1), "PLY_RANGE");
    assert_refused(tm, towermill_why(tm, "d9"), "TEXT_NO_POINT");
}

static void a_refused_record_changes_nothing(void **state) {
    TowerMill *tm = *state;
    prepare(tm);
    assert_refused(tm, towermill_load(tm, ""), "RECORD_NO_GAME");
    assert_refused(tm, towermill_load(tm, "[Game \"mill\"]\n\n1. a1 a1"), "MOVE_IN_LIST");
    assert_refused(tm, towermill_load(tm, "[Game \"mill\"]\n\n1. a1 {"), "RECORD_OPEN");
    assert_refused(tm, towermill_load(tm, "\x01\xff\xfe"), "RECORD_NO_GAME");
}

static void a_refused_question_changes_nothing(void **state) {
    TowerMill *tm = *state;
    prepare(tm);
    assert_refused(tm, towermill_options(tm, ""), "GAME_UNKNOWN");
    assert_refused(tm, towermill_geometry(tm, "Mill", ""), "GAME_UNKNOWN");
    assert_refused(tm, towermill_geometry(tm, "tower", "centre=red centre=red"), "OPTION_TWICE");
    assert_refused(tm, towermill_begin(tm, 0, 0, 0, 1, 1), "LIMIT_MISSING");
    assert_refused(tm, towermill_begin(tm, 65, 0, 0, 1, 1), "LIMIT_RANGE");
    assert_refused(tm, towermill_begin(tm, 1, -1, 0, 1, 1), "LIMIT_NODES");
    assert_refused(tm, towermill_begin(tm, 1, 0, 0, 0, 1), "LIMIT_RANGE");
}

/* ---------------------------------------------------------------------------------------------------- large answers */

/* The most legal moves that a hill climb over positions found, 115 and 180. */
static void the_positions_with_most_moves_have_room(void **state) {
    const char *answer =
        answer_of(*state, towermill_start(*state, "mill", "remove=may",
                                          "w a1,b2,f2,b4,c4,d6,f6,a7 1 d1,g1,c3,d3,e3,g4,c5,d5,e5 0 0 9999", ""));
    assert_int_equal(value_count(value_at(answer, "view.legal")), 115);
    answer = answer_of(*state, towermill_begin(*state, 2, 0, 0, 64, 1));
    while (towermill_step(*state, UINT32_MAX) == 0) {
    }
    assert_int_equal(value_count(value_at(answer_of(*state, towermill_report(*state)), "lines")), 64);
    answer = answer_of(*state, towermill_start(*state, "tower", "",
                                               "w 3:wb,7:wb,10:w,12:wbb,15:wbb,21:wbb,24:wbb,25:w,28:w,31:wbb,34:w,"
                                               "38:wb,41:wb,44:wb,47:wbb,52-54:w,61:b 100 9999",
                                               ""));
    assert_value(answer, "view.status.result", "\"draw\"");
    answer = answer_of(*state, towermill_start(*state, "tower", "",
                                               "w 3:wb,7:wb,10:w,12:wbb,15:wbb,21:wbb,24:wbb,25:w,28:w,31:wbb,34:w,"
                                               "38:wb,41:wb,44:wb,47:wbb,52-54:w,61:b 0 9999",
                                               ""));
    assert_int_equal(value_count(value_at(answer, "view.legal")), 180);
}

/* Does the move stay in the first rows of its side, too far from the enemy for any attack? */
static bool stays_away(const Match *match, Move move) {
    int row = tower_r[tower_to(move)];
    return match->game->side(&match->now) == WHITE ? row <= -2 : row >= 2;
}

/* Makes a match as long as it can become: each stacking takes a unit away, and is put off for some hundred quiet
 * plies. */
static bool play_slowly(Match *match, uint64_t *random) {
    Move moves[GAME_MOVES_MOST], fit[2][GAME_MOVES_MOST]; /* quiet ones, stackings */
    int count = match_legal_at(match, match->ply, moves), fits[2] = {0};
    for (int i = 0; i < count; i++) {
        int kind = tower_kind(moves[i]) == TOWER_STACK;
        if (stays_away(match, moves[i]))
            fit[kind][fits[kind]++] = moves[i];
    }
    int kind = fits[0] == 0 || match->game->quiet(&match->now) >= 98 + random_below(random, 2);
    return fits[kind] > 0 && match_play(match, fit[kind][random_below(random, fits[kind])]);
}

static void the_longest_matches_have_room(void **state) {
    static char moves[TEXT_ROOM], record[TEXT_ROOM];
    static const char *const start = "w 1-14:w,48-61:b 0 1";
    uint64_t random = 2;
    Match match = match_of(&game_tower, "", start, "");
    while (play_slowly(&match, &random)) {
    }
    print_message("a match of %d plies\n", match.length);
    assert_in_range(match.length, 1000, 4000);
    Writer writer = writer_on(moves, sizeof moves);
    for (int i = 0; i < match.length; i++) {
        write_char(&writer, ' ');
        match.game->write_move(match.moves[i], &writer);
    }
    match_end(&match);
    answer_of(*state, towermill_start(*state, "tower", "", start, moves));
    value_text(value_at(answer_of(*state, towermill_record(*state, "")), "record"), record, sizeof record);
    answer_of(*state, towermill_load(*state, record));
}

/* Tags can be longer than any answer: then nothing is loaded. */
static void an_answer_without_room_is_refused_and_changes_nothing(void **state) {
    static char record[2 * TEXT_ROOM];
    TowerMill *tm = *state;
    Writer writer = writer_on(record, sizeof record);
    prepare(tm);
    while (writer.length < TEXT_ROOM) {
        write_text(&writer, "[Tag \"");
        for (int i = 0; i < 40; i++)
            write_text(&writer, "0123456789");
        write_text(&writer, "\"]\n");
    }
    assert_refused(tm, towermill_record(tm, record), "NO_MEMORY");
    write_text(&writer, "[Game \"tower\"]\n\n*");
    assert_refused(tm, towermill_load(tm, record), "NO_MEMORY");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        handle_test(a_new_handle_holds_Tower_at_its_start),
        handle_test(states_have_their_shape_all_through_random_games),
        handle_test(a_match_is_started_played_and_gone_through),
        handle_test(why_answers_null_or_a_notice),
        handle_test(options_geometry_numbers_and_levels_have_their_shapes),
        handle_test(a_record_is_written_and_loaded),
        handle_test(before_the_first_search_the_report_is_null),
        handle_test(a_search_is_begun_stepped_and_reported),
        handle_test(scores_are_men_or_the_plies_to_the_end),
        handle_test(a_finished_game_has_no_best_move),
        handle_test(forgetting_makes_a_search_begin_anew),
        handle_test(perft_counts_from_the_present_position),
        handle_test(the_benchmark_knows_both_games_and_no_other),
        handle_test(a_refused_start_changes_nothing),
        handle_test(a_refused_move_or_ply_changes_nothing),
        handle_test(a_refused_record_changes_nothing),
        handle_test(a_refused_question_changes_nothing),
        handle_test(the_positions_with_most_moves_have_room),
        handle_test(the_longest_matches_have_room),
        handle_test(an_answer_without_room_is_refused_and_changes_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
