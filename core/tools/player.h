#ifndef TOWERMILL_PLAYER_H
#define TOWERMILL_PLAYER_H

/* One side of a contest between engines: the plain opponent, or a program that speaks the line protocol. */

#include <stdio.h>
#include <sys/types.h>

#include "plain.h"

enum { PLAYER_GO = 80 };

typedef struct Player {
    const char *name;
    FILE *to, *from; /* pipes to a program; NULL for the plain opponent */
    pid_t process;
    char go[PLAYER_GO]; /* the command that asks a program for a move */
    PlainLimit limit;   /* the same for the plain opponent */
} Player;

/* Begins a player: "plain", or a program's path. What a program is asked to do follows a colon, as in
 * "build/towermill:level 3"; else it is given `limit`. On a fault the program ends with a sentence. */
void player_begin(Player *player, char *what, const char *limit);
/* Tells a program which game and rules are played. */
void player_set_game(Player *player, const char *game, const char *rules);
/* The player's move in an open match. */
Move player_choose(Player *player, const Match *match, uint64_t *random);
void player_end(Player *player);

#endif
