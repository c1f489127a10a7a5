#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "contest.h"

enum { OPENING_LEAST = 2, OPENING_MOST = 8, PLIES_MOST = 500 };

static void die(const char *sentence) {
    fprintf(stderr, "contest: %s\n", sentence);
    exit(1);
}

/* ----------------------------------------------------------------------------------------------------- playing games */

static void play(Match *match, Move move) {
    if (!match_play(match, move))
        die("there is not enough memory.");
}

static void play_opening(Match *match, uint64_t *random) {
    int plies = OPENING_LEAST + plain_random(random, OPENING_MOST - OPENING_LEAST + 1);
    for (int i = 0; i < plies; i++) {
        Move moves[GAME_MOVES_MOST];
        int count = match_legal_at(match, match->ply, moves);
        if (count > 0)
            play(match, moves[plain_random(random, count)]);
    }
}

/* What White made of the game: 0, half or 1. A game that will not end is a draw. */
static double play_game(const GameOps *game, const char *rules, Player *white, Player *black, uint64_t opening) {
    Match match;
    Notice fault;
    Player *players[SIDES] = {white, black};
    if (!match_begin_text(&match, game, rules, "", &fault))
        die("the rules are not known.");
    play_opening(&match, &opening);
    while (match_outcome(&match).result == RESULT_OPEN && match.ply < PLIES_MOST)
        play(&match, player_choose(players[game->side(&match.now)], &match, &opening));
    Result result = match_outcome(&match).result;
    match_end(&match);
    return result == RESULT_WHITE_WINS ? 1 : result == RESULT_BLACK_WINS ? 0 : 0.5;
}

static void count_game(Tally *tally, double score) {
    tally->wins += score == 1;
    tally->draws += score == 0.5;
    tally->losses += score == 0;
}

void contest_pair(const GameOps *game, const char *rules, Player players[2], uint64_t opening, Tally *tally) {
    double first = play_game(game, rules, &players[0], &players[1], opening);
    double second = 1 - play_game(game, rules, &players[1], &players[0], opening);
    double score = (first + second) / 2;
    count_game(tally, first);
    count_game(tally, second);
    tally->pairs++;
    tally->sum += score;
    tally->squares += score * score;
}

/* -------------------------------------------------------------------------------------------------------- statistics */

static double elo_of(double score) {
    const double least = 1e-3;
    return -400 * log10(1 / fmin(fmax(score, least), 1 - least) - 1);
}

static double score_of(double elo) {
    return 1 / (1 + pow(10, -elo / 400));
}

/* Of the pairs' scores; a pair that is won and one that is lost are added, lest a few equal ones look like certainty. */
static double variance(const Tally *tally) {
    double mean = (tally->sum + 1) / (tally->pairs + 2);
    return (tally->squares + 1) / (tally->pairs + 2) - mean * mean;
}

/* How much likelier the results are if A is 20 Elo better than if it is equal, as a logarithm. */
static double likelihood(const Tally *tally) {
    double equal = score_of(0), better = score_of(20), mean = contest_score(tally);
    return tally->pairs * (better - equal) * (2 * mean - equal - better) / (2 * variance(tally));
}

double contest_score(const Tally *tally) {
    return tally->sum / tally->pairs;
}

void contest_print(const Tally *tally) {
    double mean = contest_score(tally), error = 1.96 * sqrt(variance(tally) / tally->pairs);
    printf("%d games: +%d =%d -%d, score %.1f %%, Elo %+.0f (%+.0f to %+.0f), likelihood %.2f\n", 2 * tally->pairs,
           tally->wins, tally->draws, tally->losses, 100 * mean, elo_of(mean), elo_of(mean - error),
           elo_of(mean + error), likelihood(tally));
    fflush(stdout);
}

bool contest_is_known(const Tally *tally) {
    enum { PAIRS_LEAST = 10 };
    const double bound = log(0.95 / 0.05);
    return tally->pairs >= PAIRS_LEAST && fabs(likelihood(tally)) >= bound;
}
