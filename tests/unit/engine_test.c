/* The engine: what may be asked of it, and what its table remembers. */

#include "search_helpers.h"

static uint64_t count_nodes(Engine *engine, const Match *match, Wish wish) {
    Notice fault;
    assert_true(engine_begin(engine, match, &wish, &fault));
    run_search(engine);
    return engine_report(engine)->nodes;
}

/* ----------------------------------------------------------------------------------------------------------- wishes */

static void assert_refused(Wish wish, const char *expected) {
    Match match = match_of(&game_mill, "", "", "");
    Engine engine;
    Notice fault;
    begin_search(&engine, &match, (Wish){.depth = 2, .lines = 1});
    run_search(&engine);
    SearchReport before = *engine_report(&engine);
    assert_false(engine_begin(&engine, &match, &wish, &fault));
    assert_notice(&fault, expected);
    assert_memory_equal(engine_report(&engine), &before, sizeof before);
    engine_end(&engine);
    match_end(&match);
}

static void a_search_needs_a_limit(void **state) {
    (void)state;
    assert_refused((Wish){.lines = 1}, "LIMIT_MISSING");
}

static void limits_out_of_range_are_refused(void **state) {
    (void)state;
    assert_refused((Wish){.depth = -1, .lines = 1}, "LIMIT_RANGE depth 0 64");
    assert_refused((Wish){.depth = 65, .lines = 1}, "LIMIT_RANGE depth 0 64");
    assert_refused((Wish){.level = 11, .lines = 1}, "LIMIT_RANGE level 0 10");
    assert_refused((Wish){.level = -1, .lines = 1}, "LIMIT_RANGE level 0 10");
    assert_refused((Wish){.depth = 1, .lines = 0}, "LIMIT_RANGE lines 1 64");
    assert_refused((Wish){.depth = 1, .lines = 65}, "LIMIT_RANGE lines 1 64");
    assert_refused((Wish){.nodes = -1, .lines = 1}, "LIMIT_NODES");
    assert_refused((Wish){.nodes = 0.5, .lines = 1}, "LIMIT_NODES");
    assert_refused((Wish){.nodes = 0.0 / 0.0, .lines = 1}, "LIMIT_NODES");
}

static void limits_at_the_ends_of_their_ranges_are_taken(void **state) {
    static const Wish wishes[] = {
        {.depth = 64, .nodes = 500, .lines = 64},
        {.depth = 1, .nodes = 1e300, .lines = 1},
        {.depth = 1, .nodes = 1.0 / 0.0, .lines = 1},
        {.nodes = 1.9, .lines = 1},
        {.level = 1, .lines = 1},
        {.level = 10, .nodes = 100, .lines = 1},
    };
    static const uint64_t nodes[] = {500, 0, 0, 1, 0, 100}; /* 0: another limit ends the search */
    Match match = match_of(&game_tower, "", "", "");
    (void)state;
    for (size_t i = 0; i < sizeof wishes / sizeof wishes[0]; i++) {
        SearchReport report = search_match(&match, wishes[i]);
        assert_true(report.line_count > 0);
        if (nodes[i] > 0)
            assert_true(report.nodes == nodes[i]);
    }
    match_end(&match);
}

static void a_level_limits_the_nodes(void **state) {
    (void)state;
    for (int game = 0; game < 2; game++) {
        Match match = match_of(both_games[game], "", "", "");
        for (int level = 1; level <= 5; level++)
            assert_true(search_match(&match, (Wish){.level = level, .lines = 1}).nodes ==
                        both_games[game]->levels[level - 1].nodes);
        match_end(&match);
    }
}

/* ---------------------------------------------------------------------------------------------------------- memory */

static void before_the_first_search_there_is_no_report(void **state) {
    Engine engine = engine_with(TABLE_BYTES);
    (void)state;
    assert_null(engine_report(&engine));
    assert_true(engine_step(&engine, 100));
    engine_forget(&engine);
    engine_end(&engine);
}

static void the_table_remembers_until_it_is_told_to_forget(void **state) {
    Match match = match_of(&game_mill, "", "", "");
    Engine engine = engine_with(TABLE_BYTES);
    Wish wish = {.depth = 4, .lines = 1};
    (void)state;
    uint64_t fresh = count_nodes(&engine, &match, wish);
    assert_true(count_nodes(&engine, &match, wish) < fresh);
    engine_forget(&engine);
    assert_true(count_nodes(&engine, &match, wish) == fresh);
    engine_end(&engine);
    match_end(&match);
}

static void a_level_plays_alike_whatever_was_searched_before(void **state) {
    Match match = match_of(&game_mill, "", "", "a1 d6");
    Engine engine = engine_with(TABLE_BYTES);
    Wish wish = {.level = 4, .depth = 3, .lines = 1, .seed = 3};
    (void)state;
    uint64_t fresh = count_nodes(&engine, &match, wish);
    SearchReport report = *engine_report(&engine);
    count_nodes(&engine, &match, (Wish){.nodes = 20000, .lines = 2});
    assert_true(count_nodes(&engine, &match, wish) == fresh);
    assert_memory_equal(engine_report(&engine), &report, sizeof report);
    engine_end(&engine);
    match_end(&match);
}

/* What a level took positions to be worth is not believed by who looks closely. */
static void who_searches_after_a_level_searches_alike(void **state) {
    Match match = match_of(&game_mill, "", "", "a1 d6");
    Engine engine = engine_with(TABLE_BYTES);
    Wish level = {.level = 4, .lines = 1, .seed = 3}, wish = {.depth = 4, .lines = 1};
    (void)state;
    uint64_t fresh = count_nodes(&engine, &match, wish);
    SearchReport report = *engine_report(&engine);
    count_nodes(&engine, &match, level);
    assert_true(count_nodes(&engine, &match, wish) == fresh);
    assert_memory_equal(engine_report(&engine), &report, sizeof report);
    assert_true(count_nodes(&engine, &match, wish) < fresh);
    engine_end(&engine);
    match_end(&match);
}

static bool is_empty(const TT *tt) {
    for (size_t i = 0; i <= tt->mask; i++)
        if (tt_bound(&tt->entries[i]) != BOUND_NONE)
            return false;
    return true;
}

/* What holds under one set of rules, or in one game, is not taken for another's. */
static void the_table_is_emptied_for_other_rules_and_games(void **state) {
    Match easy = match_of(&game_mill, "", "", ""), hard = match_of(&game_mill, "rebuild=hard", "", "");
    Match tower = match_of(&game_tower, "", "", ""), red = match_of(&game_tower, "centre=white", "", "");
    Match *matches[] = {&easy, &hard, &tower, &red, &easy, &tower, &hard};
    Engine engine = engine_with(TABLE_BYTES);
    (void)state;
    for (size_t i = 0; i < sizeof matches / sizeof matches[0]; i++) {
        Wish wish = {.depth = 3, .lines = 1};
        Notice fault;
        assert_true(engine_begin(&engine, matches[i], &wish, &fault));
        assert_true(is_empty(&engine.tt));
        run_search(&engine);
        assert_false(is_empty(&engine.tt));
    }
    engine_end(&engine);
    match_end(&easy);
    match_end(&hard);
    match_end(&tower);
    match_end(&red);
}

/* The search goes on in its own copy of the position. */
static void a_search_does_not_mind_what_happens_to_its_match(void **state) {
    Match match = match_of(&game_mill, "", "", "a1");
    Engine engine;
    Wish wish = {.depth = 3, .lines = 1};
    (void)state;
    SearchReport expected = search_match(&match, wish);
    begin_search(&engine, &match, wish);
    engine_step(&engine, 50);
    play(&match, "d6 d1");
    match_end(&match);
    run_search(&engine);
    assert_memory_equal(engine_report(&engine), &expected, sizeof expected);
    engine_end(&engine);
}

static void a_new_search_replaces_one_that_has_not_ended(void **state) {
    Match match = match_of(&game_mill, "", "", "");
    Engine engine;
    (void)state;
    begin_search(&engine, &match, (Wish){.depth = 9, .lines = 3});
    engine_step(&engine, 777);
    engine_forget(&engine);
    Wish wish = {.depth = 2, .lines = 1};
    SearchReport expected = search_match(&match, wish);
    count_nodes(&engine, &match, wish);
    assert_memory_equal(engine_report(&engine), &expected, sizeof expected);
    engine_end(&engine);
    match_end(&match);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_search_needs_a_limit),
        cmocka_unit_test(limits_out_of_range_are_refused),
        cmocka_unit_test(limits_at_the_ends_of_their_ranges_are_taken),
        cmocka_unit_test(a_level_limits_the_nodes),
        cmocka_unit_test(before_the_first_search_there_is_no_report),
        cmocka_unit_test(the_table_remembers_until_it_is_told_to_forget),
        cmocka_unit_test(a_level_plays_alike_whatever_was_searched_before),
        cmocka_unit_test(who_searches_after_a_level_searches_alike),
        cmocka_unit_test(the_table_is_emptied_for_other_rules_and_games),
        cmocka_unit_test(a_search_does_not_mind_what_happens_to_its_match),
        cmocka_unit_test(a_new_search_replaces_one_that_has_not_ended),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
