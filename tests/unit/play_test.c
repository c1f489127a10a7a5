/* How the computer plays: levels see what any person sees, and what is won is won. */

#include "search_helpers.h"

static Move move_at_level(const Match *match, int level, uint32_t seed) {
    return search_match(match, (Wish){.level = level, .lines = 1, .seed = seed}).lines[0].moves[0];
}

enum { HIGHEST_TRIED = SANITIZED ? 5 : 7, SEEDS = 6 };

/* A move text begins with these words at every level from `lowest` on, whatever the seed. */
static void assert_played(const char *position, const char *moves, const char *expected, int lowest) {
    Match match = match_of(&game_mill, "", position, moves);
    for (int level = lowest; level <= HIGHEST_TRIED; level++)
        for (uint32_t seed = 0; seed < SEEDS; seed++) {
            char text[GAME_MOVE_TEXT];
            Writer writer = writer_on(text, sizeof text);
            match.game->write_move(move_at_level(&match, level, seed), &writer);
            if (strncmp(text, expected, strlen(expected)) != 0)
                fail_msg("level %d plays %s, not %s", level, text, expected);
        }
    match_end(&match);
}

static void a_threat_is_stopped_at_every_level_but_the_lowest(void **state) {
    (void)state;
    assert_played("", "a1 d6 d1", "g1", 2);
}

static void a_mill_is_closed_at_every_level_but_the_lowest(void **state) {
    (void)state;
    assert_played("w d2,d3,f4 5 a1,a4,e5,a7 5 0 5", "", "d1x", 2);
}

static void openings_vary(void **state) {
    (void)state;
    for (int level = 1; level <= 6; level++)
        assert_true(count_choices(&game_mill, level) >= 3);
}

/* Won positions, White to move. */
static const char *const tower_won[] = {
    "w 4:w,5:ww,13:w,17:ww,31:ww,50:b,55:bb,59:b 0 34",
    "w 25:www,33:ww,12:ww,50:b,55:bb,59:b 0 40",
    "w 31:wwwb,20:ww,22:w,56:bb,60:b 0 40",
    "w 10:ww,14:ww,30:w,32:w,24:w,57:bb,47:b,54:b 0 30",
};
static const char *const mill_won[] = {
    "w g1,b2,c3,d3,a4,c5,d5,e5,f6 0 a1,d1,e3,c4,e4,g4,d6,d7 0 0 10",
    "w g1,e3,b4,d5,d6,f6,d7 0 d1,b2,d2,f2,d3,f4,c5,a7 0 0 12",
    "w a1,b2,c3,a4,b4,b6,d6 0 d1,g1,e4,g4,c5,a7,g7 0 0 12",
    "w a1,f2,e4,f4,d5,b6,f6 0 d1,b2,e3,a4,g4,d7 0 0 29",
    "w g1,b2,c3,a4,e5,d6,f6,a7,d7 0 d1,f2,d3,b4,c4,e4,c5,d5,b6 0 0 14",
    "w a1,d2,d3,b4,e4,b6,g7 0 d1,a4,f4,c5,d6,d7 0 0 24",
};

/* The side that is ahead neither repeats nor waits until a hundred quiet plies are over. */
static void assert_converted(const GameOps *game, const char *position) {
    enum { NODES = SANITIZED ? 3000 : 50000 };
    Match match = match_of(game, "", position, "");
    Engine engine = engine_with(TABLE_BYTES);
    Wish wish = {.nodes = NODES, .lines = 1, .seed = 1};
    Notice fault;
    while (match_outcome(&match).result == RESULT_OPEN) {
        assert_true(engine_begin(&engine, &match, &wish, &fault));
        run_search(&engine);
        assert_true(match_play(&match, engine_report(&engine)->lines[0].moves[0]));
    }
    if (match_outcome(&match).result != RESULT_WHITE_WINS)
        fail_msg("%s %s is not won", game->name, position);
    engine_end(&engine);
    match_end(&match);
}

static void won_positions_of_Tower_are_won(void **state) {
    (void)state;
    for (size_t i = 0; i < (SANITIZED ? 1 : sizeof tower_won / sizeof tower_won[0]); i++)
        assert_converted(&game_tower, tower_won[i]);
}

static void won_positions_of_Mill_are_won(void **state) {
    (void)state;
    for (size_t i = 0; i < (SANITIZED ? 1 : sizeof mill_won / sizeof mill_won[0]); i++)
        assert_converted(&game_mill, mill_won[i]);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_threat_is_stopped_at_every_level_but_the_lowest),
        cmocka_unit_test(a_mill_is_closed_at_every_level_but_the_lowest),
        cmocka_unit_test(openings_vary),
        cmocka_unit_test(won_positions_of_Tower_are_won),
        cmocka_unit_test(won_positions_of_Mill_are_won),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
