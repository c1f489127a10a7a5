/* Fits the winning chance of a score to games of the engine against itself.
 *
 * A score of s hundredths of a man gives its side the chance W = 1 / (1 + e^(-s/k)) of winning, a draw counting as half a
 * win. This program plays games from openings of random moves, notes every score that the search gives on the way together
 * with the game's result, and finds the k that makes these results most likely. Scores that are decided are left out: they
 * need no chance. The k of each game stands in its GameOps as chance_scale; whoever changes evaluation or search fits anew.
 *
 * Usage: fit_chances GAME [GAMES [NODES [SEED]]], as in
 *     build/fit_chances tower 300 1500 1
 * It prints k, what it was fitted to, and the log loss: how many nats a result surprises on the average, 0.693 being what
 * one has who knows nothing. The same arguments give the same k. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "../match/engine.h"

enum {
    TABLE_BYTES = 1 << 20,
    OPENING_LEAST = 4, /* plies of random moves, so that games differ and few are level from the start */
    OPENING_MOST = 9,
    PLIES_MOST = 400 /* a longer game is left out */
};

/* A score from White's side, and what White made of the game: 0, half or 1. */
typedef struct Pair {
    float score, result;
} Pair;

typedef struct Pairs {
    Pair *all;
    size_t count, room;
} Pairs;

typedef struct Tally {
    int white, draws, black, unfinished;
} Tally;

static uint64_t random_below(uint64_t *state, uint64_t limit) {
    *state += 0x9e3779b97f4a7c15u;
    return bits_mix(*state) % limit;
}

static void die(const char *sentence) {
    fprintf(stderr, "fit_chances: %s\n", sentence);
    exit(1);
}

static void note(Pairs *pairs, int score) {
    if (pairs->count == pairs->room) {
        pairs->room = pairs->room == 0 ? 4096 : 2 * pairs->room;
        pairs->all = realloc(pairs->all, pairs->room * sizeof *pairs->all);
        if (pairs->all == NULL)
            die("there is not enough memory.");
    }
    pairs->all[pairs->count++] = (Pair){.score = (float)score};
}

static void play(Match *match, Move move) {
    if (!match_play(match, move))
        die("there is not enough memory.");
}

/* ----------------------------------------------------------------------------------------------------- playing games */

static void play_opening(Match *match, uint64_t *random) {
    int plies = OPENING_LEAST + (int)random_below(random, OPENING_MOST - OPENING_LEAST + 1);
    for (int i = 0; i < plies; i++) {
        Move moves[GAME_MOVES_MOST];
        int count = match_legal_at(match, match->ply, moves);
        if (count == 0)
            return;
        play(match, moves[random_below(random, (uint64_t)count)]);
    }
}

static const SearchReport *search(Engine *engine, const Match *match, double nodes, uint64_t *random) {
    Wish wish = {.nodes = nodes, .lines = 1, .seed = (uint32_t)random_below(random, UINT32_MAX)};
    Notice fault;
    if (!engine_begin(engine, match, &wish, &fault))
        die("the search could not begin.");
    while (!engine_step(engine, UINT64_MAX)) {
    }
    return engine_report(engine);
}

/* Plays on to the end, noting the scores; false if that is too far away. */
static bool play_out(Match *match, Engine *engine, double nodes, uint64_t *random, Pairs *pairs) {
    while (match_outcome(match).result == RESULT_OPEN) {
        if (match->ply == PLIES_MOST)
            return false;
        const SearchReport *report = search(engine, match, nodes, random);
        int score = report->lines[0].score;
        if (score_plies(score) < 0)
            note(pairs, match->game->side(&match->now) == WHITE ? score : -score);
        play(match, report->lines[0].moves[0]);
    }
    return true;
}

static float result_of(Result result, Tally *tally) {
    switch (result) {
    case RESULT_WHITE_WINS:
        tally->white++;
        return 1.0f;
    case RESULT_BLACK_WINS:
        tally->black++;
        return 0.0f;
    default:
        tally->draws++;
        return 0.5f;
    }
}

static void play_game(const GameOps *game, Engine *engine, double nodes, uint64_t random, Pairs *pairs, Tally *tally) {
    Match match;
    if (!match_begin(&match, game, (Rules){{0}}))
        die("there is not enough memory.");
    size_t first = pairs->count;
    engine_forget(engine);
    play_opening(&match, &random);
    if (play_out(&match, engine, nodes, &random, pairs)) {
        float result = result_of(match_outcome(&match).result, tally);
        for (size_t i = first; i < pairs->count; i++)
            pairs->all[i].result = result;
    } else {
        tally->unfinished++;
        pairs->count = first;
    }
    match_end(&match);
}

/* ----------------------------------------------------------------------------------------------------------- fitting */

static double chance(double score, double k) {
    return 1 / (1 + exp(-score / k));
}

/* How the log likelihood grows with 1/k, but for a factor: it falls as 1/k grows, and is 0 where k fits best. */
static double slope(const Pairs *pairs, double k) {
    double sum = 0;
    for (size_t i = 0; i < pairs->count; i++)
        sum += pairs->all[i].score * (pairs->all[i].result - chance(pairs->all[i].score, k));
    return sum;
}

static double fit(const Pairs *pairs) {
    double low = 1, high = 10000;
    while (high - low > 0.05) {
        double k = (low + high) / 2;
        if (slope(pairs, k) > 0)
            high = k;
        else
            low = k;
    }
    return high;
}

static double log_loss(const Pairs *pairs, double k) {
    const double least = 1e-12;
    double sum = 0;
    for (size_t i = 0; i < pairs->count; i++) {
        double w = chance(pairs->all[i].score, k), result = pairs->all[i].result;
        sum -= result * log(fmax(w, least)) + (1 - result) * log(fmax(1 - w, least));
    }
    return sum / (double)pairs->count;
}

static long argument(int count, char **words, int index, long usual) {
    long value = index < count ? strtol(words[index], NULL, 10) : usual;
    if (value < 1)
        die("GAMES, NODES and SEED are numbers from 1 on.");
    return value;
}

int main(int count, char **words) {
    const GameOps *game = count > 1 ? game_find(words[1]) : NULL;
    if (game == NULL)
        die("usage: fit_chances tower|mill [GAMES [NODES [SEED]]]");
    long games = argument(count, words, 2, 2000), nodes = argument(count, words, 3, 4000);
    long seed = argument(count, words, 4, 1);
    Engine engine = engine_with(TABLE_BYTES);
    Pairs pairs = {0};
    Tally tally = {0};
    for (long i = 0; i < games; i++)
        play_game(game, &engine, (double)nodes, bits_mix((uint64_t)seed << 32 | (uint64_t)i), &pairs, &tally);
    if (pairs.count == 0)
        die("no game gave a score.");
    double k = fit(&pairs);
    printf(
        "%s k %.0f games %ld nodes %ld seed %ld: white %d draws %d black %d unfinished %d, scores %zu, log loss %.4f\n",
        game->name, k, games, nodes, seed, tally.white, tally.draws, tally.black, tally.unfinished, pairs.count,
        log_loss(&pairs, k));
    engine_end(&engine);
    free(pairs.all);
    return 0;
}
