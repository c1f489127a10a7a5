#include "self_play.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { TABLE_BYTES = 1 << 20, PLIES_MOST = 400 };

void self_play_die(const char *sentence) {
    fprintf(stderr, "%s\n", sentence);
    exit(1);
}

int self_play_random(uint64_t *state, int limit) {
    *state += 0x9e3779b97f4a7c15u;
    return (int)(bits_mix(*state) % (uint64_t)limit);
}

float self_play_sigmoid(float x) {
    return 1 / (1 + expf(-x));
}

void *self_play_grow(void *items, size_t count, size_t *room, size_t size) {
    if (count < *room)
        return items;
    *room = *room == 0 ? 4096 : 2 * *room;
    items = realloc(items, *room * size);
    if (items == NULL)
        self_play_die("There is not enough memory.");
    return items;
}

int self_play_argument(int count, char **words, int index, int usual) {
    long value = index < count ? strtol(words[index], NULL, 10) : usual;
    if (value < 0 || value > 1 << 30)
        self_play_die("GAMES, NODES, EPOCHS and SEED are numbers.");
    return (int)value;
}

/* The search's move, and its score as White's chance. */
static float search(const SelfPlay *how, Engine *engine, const Match *match, uint64_t *random, Move *move) {
    const float most = 5; /* more than so sure nobody is */
    Wish wish = {.nodes = how->nodes, .lines = 1, .seed = (uint32_t)self_play_random(random, 1 << 30)};
    Notice fault;
    if (!engine_begin(engine, match, &wish, &fault))
        self_play_die("The search could not begin.");
    while (!engine_step(engine, UINT64_MAX)) {
    }
    const SearchLine *line = &engine_report(engine)->lines[0];
    *move = line->moves[0];
    float score = (float)line->score * (match->game->side(&match->now) == WHITE ? 1 : -1);
    return self_play_sigmoid(fminf(fmaxf(score / how->scale, -most), most));
}

static float result_of(Result result) {
    return result == RESULT_WHITE_WINS ? 0.99f : result == RESULT_BLACK_WINS ? 0.01f : 0.5f;
}

/* Backwards from the result. */
static void note_game(const SelfPlay *how, const Match *match, const float *chances, int first) {
    const float lambda = 0.85f;
    float chance = result_of(match_outcome(match).result);
    for (int ply = match->ply - 1; ply >= first; ply--) {
        AnyPos pos;
        match_pos_at(match, ply, &pos);
        how->note(how->examples, &pos, match->game->side(&pos) == WHITE ? chance : 1 - chance);
        chance = lambda * chance + (1 - lambda) * chances[ply];
    }
}

static void play_game(const SelfPlay *how, Engine *engine, uint64_t random) {
    Match match;
    float chances[PLIES_MOST];
    int first = self_play_random(&random, how->opening_most + 1);
    if (!match_begin(&match, how->game, how->choose_rules(&random)))
        self_play_die("There is not enough memory.");
    engine_forget(engine);
    while (match_outcome(&match).result == RESULT_OPEN && match.ply < PLIES_MOST) {
        Move moves[GAME_MOVES_MOST], move;
        int count = match_legal_at(&match, match.ply, moves);
        if (match.ply < first)
            move = moves[self_play_random(&random, count)];
        else
            chances[match.ply] = search(how, engine, &match, &random, &move);
        if (!match_play(&match, move))
            self_play_die("There is not enough memory.");
    }
    if (match_outcome(&match).result != RESULT_OPEN)
        note_game(how, &match, chances, first);
    match_end(&match);
}

void self_play(const SelfPlay *how, int games, int seed) {
    Engine engine = engine_with(TABLE_BYTES);
    for (int i = 0; i < games; i++)
        play_game(how, &engine, bits_mix((uint64_t)seed << 32 | (uint64_t)i));
    engine_end(&engine);
}
