/* At 10,000 nodes a move the engine wins every game against a player who picks any legal move: 100 games of each
 * kind, 50 from each side (fewer under sanitizers, which take ten times as long). */

#include "../unit/search_helpers.h"

enum { NODES = 10000, GAMES = SANITIZED ? 20 : 100, LONGEST = 400 };

/* Plays one game; the engine keeps its table from move to move, as in a game with a person. */
static Outcome play_game(const GameOps *game, Side engine_side, uint64_t seed) {
    Match match = match_of(game, "", "", "");
    Engine engine = engine_with(TABLE_BYTES);
    uint64_t random = seed;
    while (match_outcome(&match).result == RESULT_OPEN && match.ply < LONGEST) {
        if (game->side(&match.now) != engine_side) {
            play_random(&match, &random);
            continue;
        }
        Wish wish = {.nodes = NODES, .lines = 1, .seed = (uint32_t)seed};
        Notice fault;
        assert_true(engine_begin(&engine, &match, &wish, &fault));
        run_search(&engine);
        assert_true(match_play(&match, engine_report(&engine)->lines[0].moves[0]));
    }
    Outcome outcome = match_outcome(&match);
    if (outcome.result != (engine_side == WHITE ? RESULT_WHITE_WINS : RESULT_BLACK_WINS)) {
        char text[GAME_POS_TEXT];
        write_position(&match, text);
        print_message("not won after %d plies: %s\n", match.ply, text);
    }
    engine_end(&engine);
    match_end(&match);
    return outcome;
}

static void play_games(const GameOps *game) {
    int won = 0, drawn = 0, lost = 0;
    for (int i = 0; i < GAMES; i++) {
        Side side = i % 2 == 0 ? WHITE : BLACK;
        Outcome outcome = play_game(game, side, (uint64_t)i + 1);
        won += outcome.result == (side == WHITE ? RESULT_WHITE_WINS : RESULT_BLACK_WINS);
        lost += outcome.result == (side == WHITE ? RESULT_BLACK_WINS : RESULT_WHITE_WINS);
        drawn += outcome.result == RESULT_DRAW;
    }
    print_message("%s: %d won, %d drawn, %d lost of %d\n", game->name, won, drawn, lost, GAMES);
    assert_int_equal(won, GAMES);
}

static void the_engine_beats_a_random_player_in_Tower(void **state) {
    (void)state;
    play_games(&game_tower);
}

static void the_engine_beats_a_random_player_in_Mill(void **state) {
    (void)state;
    play_games(&game_mill);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_engine_beats_a_random_player_in_Tower),
        cmocka_unit_test(the_engine_beats_a_random_player_in_Mill),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
