#ifndef TOWERMILL_SELF_PLAY_H
#define TOWERMILL_SELF_PLAY_H

/* Games of the engine against itself, from which evaluations learn.
 *
 * Each position of a game is handed on with the chance of winning that its side to move should have: the mean of the
 * search's scores that follow, each counting less than the one before it, and of the result (TD(lambda), Sutton 1988). */

#include "../match/engine.h"

typedef struct SelfPlay {
    const GameOps *game;
    double nodes;     /* of each search */
    int opening_most; /* up to so many plies at the beginning are random, so that games differ */
    float scale;      /* hundredths of a man that multiply the odds of winning by e */
    Rules (*choose_rules)(uint64_t *random);
    /* Takes a position with the chance of the side to move; those of random plies are left out. */
    void (*note)(void *examples, const AnyPos *pos, float chance);
    void *examples;
} SelfPlay;

/* Plays games; one that does not end is left out. The same arguments play the same games. */
void self_play(const SelfPlay *how, int games, int seed);

/* A number from 0 to limit - 1; the state moves on. */
int self_play_random(uint64_t *state, int limit);
/* 1 / (1 + e^-x) */
float self_play_sigmoid(float x);
/* Grows an array of items of `size` bytes, of which `count` are used, so that one more fits. */
void *self_play_grow(void *items, size_t count, size_t *room, size_t size);
/* A whole number from 0 on among the words of the command line, or the usual one if there are fewer words. */
int self_play_argument(int count, char **words, int index, int usual);
/* Ends the program with a sentence. */
void self_play_die(const char *sentence);

#endif
