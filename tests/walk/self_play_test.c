/* Short searches play whole games against each other from random openings, under all rule options: no search ever
 * plays a move that is not legal, and every report on the way holds. */

#include "../unit/search_helpers.h"

enum { NODES = 300, GAMES = 216, LONGEST = 150 };

/* The move of a search, judged as the text that it would be sent as. */
static void play_best(Match *match, Engine *engine, const Wish *wish) {
    char text[GAME_MOVE_TEXT];
    Writer writer = writer_on(text, sizeof text);
    Move move;
    Notice notice;
    assert_true(engine_begin(engine, match, wish, &notice));
    run_search(engine);
    const SearchReport *report = engine_report(engine);
    assert_lines(match, report, wish->lines);
    match->game->write_move(report->lines[0].moves[0], &writer);
    if (match_judge(match, text, &move, &notice) != MOVE_LEGAL)
        fail_msg("%s: %s", text, notice_name(notice.code));
    assert_true(move == report->lines[0].moves[0]);
    assert_true(match_play(match, move));
}

static int play_game(const GameOps *game, Rules rules, uint64_t *random) {
    Match match;
    Engine engine = engine_with(TABLE_BYTES);
    Wish wish = {.nodes = NODES, .lines = 1 + random_below(random, 8) / 7, .seed = (uint32_t)random_below(random, 99)};
    assert_true(match_begin(&match, game, rules));
    for (int plies = random_below(random, 24); plies > 0; plies--)
        play_random(&match, random);
    while (match_outcome(&match).result == RESULT_OPEN && match.ply < LONGEST)
        play_best(&match, &engine, &wish);
    int plies = match.ply;
    engine_end(&engine);
    match_end(&match);
    return plies;
}

static void play_games(const GameOps *game) {
    uint64_t random = 300;
    int plies = 0;
    Rules rules;
    for (int i = 0, index = 0; i < GAMES; i++, index++) {
        if (!rules_number(game, index, &rules))
            rules_number(game, index = 0, &rules);
        plies += play_game(game, rules, &random);
    }
    print_message("%s: %d games, %d plies\n", game->name, GAMES, plies);
}

static void every_move_in_Tower_is_legal(void **state) {
    (void)state;
    play_games(&game_tower);
}

static void every_move_in_Mill_is_legal(void **state) {
    (void)state;
    play_games(&game_mill);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_move_in_Tower_is_legal),
        cmocka_unit_test(every_move_in_Mill_is_legal),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
