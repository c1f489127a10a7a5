#define _POSIX_C_SOURCE 200809L

#include "plain.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { DEPTH_MOST = 40, NODES_A_LOOK = 256 };

typedef struct Plain {
    const GameOps *game;
    uint64_t nodes, nodes_most;
    double end;
    bool stopped;
} Plain;

double plain_clock(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

bool plain_read_limit(const char *text, PlainLimit *limit) {
    const char *nodes = "nodes ", *time = "movetime ";
    bool timed = strncmp(text, time, strlen(time)) == 0;
    char *end = NULL;
    if (!timed && strncmp(text, nodes, strlen(nodes)) != 0)
        return false;
    double number = strtod(text + strlen(timed ? time : nodes), &end);
    if (*end != '\0' || !(number >= 1 && number <= 1e15))
        return false;
    *limit = timed ? (PlainLimit){.time = number / 1000} : (PlainLimit){.nodes = (uint64_t)number};
    return true;
}

int plain_random(uint64_t *state, int below) {
    *state += 0x9e3779b97f4a7c15u;
    return (int)(bits_mix(*state) % (uint64_t)below);
}

/* Tower: men in units of their own side; Mill: men on the board and in hand. */
static int material(const Plain *plain, const AnyPos *pos, Side side) {
    if (plain->game == &game_mill)
        return mill_total(&pos->mill, side);
    int men = 0;
    for (uint64_t units = pos->tower.owned[side]; units != 0;)
        men += unit_men(pos->tower.cell[bits_pop(&units)], side);
    return men;
}

static bool is_stopped(Plain *plain) {
    plain->nodes++;
    if (plain->nodes > plain->nodes_most || (plain->nodes % NODES_A_LOOK == 0 && plain_clock() > plain->end))
        plain->stopped = true;
    return plain->stopped;
}

static int value_of(Plain *plain, const AnyPos *pos, int alpha, int beta, int depth, int ply) {
    Move moves[GAME_MOVES_MOST];
    Side side = plain->game->side(pos);
    if (is_stopped(plain))
        return 0;
    Result result = plain->game->outcome(pos).result;
    if (result != RESULT_OPEN)
        return result == RESULT_DRAW ? 0 : ply - SCORE_WIN; /* whoever loses is to move */
    if (depth == 0)
        return material(plain, pos, side) - material(plain, pos, side_other(side));
    int count = plain->game->generate(pos, moves);
    for (int i = 0; i < count && alpha < beta; i++) {
        AnyPos next = *pos;
        plain->game->make(&next, moves[i]);
        int value = -value_of(plain, &next, -beta, -alpha, depth - 1, ply + 1);
        alpha = value > alpha ? value : alpha;
    }
    return alpha;
}

static void shuffle(Move *moves, int count, uint64_t *random) {
    for (int i = count - 1; i > 0; i--) {
        int j = plain_random(random, i + 1);
        Move move = moves[i];
        moves[i] = moves[j];
        moves[j] = move;
    }
}

/* Moves the best move found to the front, so that the next iteration tries it first. */
static void lead(Move *moves, int at) {
    Move move = moves[at];
    for (; at > 0; at--)
        moves[at] = moves[at - 1];
    moves[0] = move;
}

Move plain_choose(const Match *match, PlainLimit limit, uint64_t *random) {
    Plain plain = {.game = match->game,
                   .nodes_most = limit.nodes > 0 ? limit.nodes : UINT64_MAX,
                   .end = limit.time > 0 ? plain_clock() + limit.time : 1e300};
    Move moves[GAME_MOVES_MOST];
    int count = match_legal_at(match, match->ply, moves);
    shuffle(moves, count, random);
    for (int depth = 1; depth <= DEPTH_MOST && count > 1 && !plain.stopped; depth++) {
        int alpha = -SCORE_INFINITE, best = 0;
        for (int i = 0; i < count && !plain.stopped; i++) {
            AnyPos next = match->now;
            plain.game->make(&next, moves[i]);
            int value = -value_of(&plain, &next, -SCORE_INFINITE, -alpha, depth - 1, 1);
            if (!plain.stopped && value > alpha) {
                alpha = value;
                best = i;
            }
        }
        lead(moves, best);
    }
    return moves[0];
}
