/* How a search is driven and what it reports: limits, steps, lines. */

#include "search_helpers.h"

/* Matches in all stages of both games, made by random play. */
static Match random_stage(const GameOps *game, uint64_t *random) {
    Match match;
    Rules rules;
    rules_number(game, random_below(random, game == &game_tower ? 9 : 16), &rules);
    assert_true(match_begin(&match, game, rules));
    for (int plies = random_below(random, 70); plies > 0; plies--)
        play_random(&match, random);
    if (match_outcome(&match).result == RESULT_OPEN)
        return match;
    match_end(&match);
    return random_stage(game, random);
}

enum { STAGES = SANITIZED ? 10 : 60 };

static void for_stages(void (*check)(const Match *match, uint64_t *random)) {
    for (int game = 0; game < 2; game++) {
        uint64_t random = 31;
        for (int i = 0; i < STAGES; i++) {
            Match match = random_stage(both_games[game], &random);
            check(&match, &random);
            match_end(&match);
        }
    }
}

/* ------------------------------------------------------------------------------------------------- limits and steps */

static void check_node_limit(const Match *match, uint64_t *random) {
    uint64_t limit = 1 + (uint64_t)random_below(random, 5000);
    SearchReport report = search_match(match, (Wish){.nodes = (double)limit, .lines = 1});
    assert_true(report.nodes <= limit);
    if (report.stop == STOP_NODES)
        assert_true(report.nodes == limit);
    else
        assert_true(report.stop == STOP_DECIDED || report.stop == STOP_DEPTH);
}

static void the_node_limit_is_exact(void **state) {
    (void)state;
    for_stages(check_node_limit);
}

static void check_depth_limit(const Match *match, uint64_t *random) {
    int depth = 1 + random_below(random, 3);
    SearchReport report = search_match(match, (Wish){.depth = depth, .lines = 1});
    if (report.stop == STOP_DEPTH)
        assert_int_equal(report.depth, depth);
    else
        assert_int_equal(report.stop, STOP_DECIDED);
    assert_in_range(report.depth, 1, depth);
    assert_int_equal(report.lines[0].depth, report.depth);
}

static void the_depth_limit_is_kept(void **state) {
    (void)state;
    for_stages(check_depth_limit);
}

static void check_steps(const Match *match, uint64_t *random) {
    static const uint64_t sizes[] = {1, 7, 1000, UINT64_MAX};
    Wish wish = {
        .nodes = 500 + random_below(random, 2500), .depth = 4, .lines = 1 + random_below(random, 3), .seed = 9};
    SearchReport whole = search_match(match, wish);
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        Engine engine;
        begin_search(&engine, match, wish);
        uint64_t nodes = 0;
        int depth = 0;
        for (bool ended = false; !ended;) {
            ended = engine_step(&engine, sizes[i]);
            const SearchReport *report = engine_report(&engine);
            assert_true(report->nodes - nodes <= sizes[i]);
            assert_in_range(report->depth - depth, 0, 1);
            assert_int_equal(ended, report->stop != STOP_NOT_YET);
            nodes = report->nodes;
            depth = report->depth;
        }
        assert_memory_equal(engine_report(&engine), &whole, sizeof whole);
        engine_end(&engine);
    }
}

static void the_size_of_the_steps_changes_nothing_and_none_exceeds_its_budget(void **state) {
    (void)state;
    for_stages(check_steps);
}

static void a_step_of_no_nodes_searches_none(void **state) {
    Match match = match_of(&game_mill, "", "", "");
    Engine engine;
    (void)state;
    begin_search(&engine, &match, (Wish){.depth = 2, .lines = 1});
    assert_false(engine_step(&engine, 0));
    assert_true(engine_report(&engine)->nodes == 0);
    engine_end(&engine);
    match_end(&match);
}

static void a_search_that_has_ended_stays_ended(void **state) {
    Match match = match_of(&game_mill, "", "", "");
    Engine engine;
    (void)state;
    begin_search(&engine, &match, (Wish){.depth = 2, .lines = 1});
    run_search(&engine);
    SearchReport report = *engine_report(&engine);
    assert_true(engine_step(&engine, 1000));
    assert_memory_equal(engine_report(&engine), &report, sizeof report);
    engine_end(&engine);
    match_end(&match);
}

/* ------------------------------------------------------------------------------------------------------------ lines */

static void check_one_line(const Match *match, uint64_t *random) {
    SearchReport report = search_match(match, (Wish){.nodes = 1 + random_below(random, 6000), .lines = 1});
    assert_lines(match, &report, 1);
}

static void the_best_line_can_be_played_to_its_end(void **state) {
    (void)state;
    for_stages(check_one_line);
}

static void check_many_lines(const Match *match, uint64_t *random) {
    int lines = random_below(random, 2) == 0 ? SEARCH_LINES : 2 + random_below(random, 4);
    SearchReport report = search_match(match, (Wish){.depth = 2, .nodes = 20000, .lines = lines});
    assert_lines(match, &report, lines);
}

static void several_lines_are_sorted_distinct_and_complete(void **state) {
    (void)state;
    for_stages(check_many_lines);
}

static void check_first_of_many(const Match *match, uint64_t *random) {
    SearchReport one = search_match(match, (Wish){.depth = 2, .lines = 1, .whole = true});
    SearchReport many = search_match(match, (Wish){.depth = 2, .lines = 2 + random_below(random, 4), .whole = true});
    if (one.depth == 2 && many.depth == 2)
        assert_int_equal(one.lines[0].score, many.lines[0].score);
}

static void the_first_of_several_lines_is_worth_as_much_as_the_one_line(void **state) {
    (void)state;
    for_stages(check_first_of_many);
}

/* The lines of an iteration that is not finished are not mixed with those of the one before. */
static void check_unfinished(const Match *match, uint64_t *random) {
    Engine engine;
    begin_search(&engine, match, (Wish){.nodes = 4000, .lines = 3});
    for (bool ended = false; !ended;) {
        ended = engine_step(&engine, 1 + (uint64_t)random_below(random, 300));
        assert_lines(match, engine_report(&engine), 3);
    }
    engine_end(&engine);
}

static void every_report_on_the_way_is_whole(void **state) {
    (void)state;
    for_stages(check_unfinished);
}

/* ------------------------------------------------------------------------------------------ the first and the last */

static void before_the_first_iteration_there_is_a_legal_move(void **state) {
    (void)state;
    for (int game = 0; game < 2; game++) {
        Match match = match_of(both_games[game], "", "", "");
        for (int nodes = 1; nodes < 10; nodes++) {
            SearchReport report = search_match(&match, (Wish){.nodes = nodes, .lines = 3});
            assert_int_equal(report.depth, 0);
            assert_int_equal(report.stop, STOP_NODES);
            assert_lines(&match, &report, 3);
        }
        match_end(&match);
    }
}

static void assert_no_move(const GameOps *game, const char *position, const char *moves) {
    Match match = match_of(game, "", position, moves);
    SearchReport report = search_match(&match, (Wish){.depth = 3, .lines = 2});
    assert_int_equal(report.stop, STOP_NO_MOVE);
    assert_int_equal(report.line_count, 0);
    assert_true(report.nodes == 0);
    match_end(&match);
}

static void T12_M7_a_game_that_is_lost_or_won_has_no_move(void **state) {
    (void)state;
    assert_no_move(&game_tower, "w 61:b 0 9", "");
    assert_no_move(&game_tower, "b 61:b 0 9", "");
    assert_no_move(&game_tower, "b 55:w,56:ww,60:ww,61:b 0 9", "");
    assert_no_move(&game_mill, "b a1,d1,g1 0 a7,d7 0 0 9", "");
    assert_no_move(&game_mill, "w a1,d1,g1 0 a7,d7 0 0 9", "");
    assert_no_move(&game_mill, "b d2,a4,g4,d7 0 a1,d1,g1,a7 0 0 9", "");
}

static void T13_M8_a_drawn_game_has_no_move(void **state) {
    (void)state;
    assert_no_move(&game_tower, "w 1:w,61:b 100 60", "");
    assert_no_move(&game_tower, "w 1:w,61:b 0 1", "1-2 61-60 2-1 60-61 1-2 61-60 2-1 60-61");
    assert_no_move(&game_mill, "w a1,d1,b2,d2 0 a7,d7,b6,d6 0 99 60", "d1-g1");
    assert_no_move(&game_mill, "w a1,d1,b2,d2 0 a7,d7,b6,d6 0 0 9", "d1-g1 d7-g7 g1-d1 g7-d7 d1-g1 d7-g7 g1-d1 g7-d7");
}

static void a_position_that_has_stood_twice_is_searched(void **state) {
    Match match = match_of(&game_tower, "", "w 1:w,61:b 0 1", "1-2 61-60 2-1 60-61");
    SearchReport report = search_match(&match, (Wish){.depth = 2, .lines = 1});
    (void)state;
    assert_int_equal(report.stop, STOP_DEPTH);
    assert_lines(&match, &report, 1);
    match_end(&match);
}

/* ------------------------------------------------------------------------------------------------------------ seeds */

static void check_seed(const Match *match, uint64_t *random) {
    Wish wish = {.nodes = 2000, .lines = 2, .seed = (uint32_t)random_below(random, 1000)};
    SearchReport one = search_match(match, wish), other = search_match(match, wish);
    assert_memory_equal(&one, &other, sizeof one);
}

static void the_same_seed_makes_the_same_choice(void **state) {
    (void)state;
    for_stages(check_seed);
}

static void other_seeds_make_other_choices_among_equal_moves(void **state) {
    (void)state;
    assert_true(count_choices(&game_mill, 3) >= 3);
    assert_true(count_choices(&game_tower, 3) >= 2);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_node_limit_is_exact),
        cmocka_unit_test(the_depth_limit_is_kept),
        cmocka_unit_test(the_size_of_the_steps_changes_nothing_and_none_exceeds_its_budget),
        cmocka_unit_test(a_step_of_no_nodes_searches_none),
        cmocka_unit_test(a_search_that_has_ended_stays_ended),
        cmocka_unit_test(the_best_line_can_be_played_to_its_end),
        cmocka_unit_test(several_lines_are_sorted_distinct_and_complete),
        cmocka_unit_test(the_first_of_several_lines_is_worth_as_much_as_the_one_line),
        cmocka_unit_test(every_report_on_the_way_is_whole),
        cmocka_unit_test(before_the_first_iteration_there_is_a_legal_move),
        cmocka_unit_test(T12_M7_a_game_that_is_lost_or_won_has_no_move),
        cmocka_unit_test(T13_M8_a_drawn_game_has_no_move),
        cmocka_unit_test(a_position_that_has_stood_twice_is_searched),
        cmocka_unit_test(the_same_seed_makes_the_same_choice),
        cmocka_unit_test(other_seeds_make_other_choices_among_equal_moves),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
