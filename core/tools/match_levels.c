/* Lets each level play the one below it, and prints a line of a table for each.
 *
 * Usage: match_levels GAME PROGRAM [GAMES [SEED [FIRST]]], as in
 *     build/match_levels tower build/towermill 200 1
 * PROGRAM speaks the line protocol and is of the same build, since this tool knows the nodes of the levels. From level 7 on
 * both search a tenth of their nodes only. The levels begin with FIRST, or 2. The same arguments print the same table. */

#include <stdlib.h>

#include "contest.h"

enum { TENTH_FROM = 7, WORDS = 256 };

/* Begins the player of a level, with a tenth of its nodes where both levels are to have that. */
static void begin_level(Player *player, const GameOps *game, const char *program, int level, bool tenth, char *words) {
    uint64_t nodes = game->levels[level - 1].nodes;
    snprintf(words, WORDS, "%s:level %d nodes %llu", program, level, (unsigned long long)(tenth ? nodes / 10 : nodes));
    player_begin(player, words, "nodes 1");
    player_set_game(player, game->name, "");
}

static void play_level(const GameOps *game, const char *program, int level, long games, uint64_t seed) {
    char words[2][WORDS];
    Player players[2];
    Tally tally = {0};
    for (int i = 0; i < 2; i++)
        begin_level(&players[i], game, program, level - i, level >= TENTH_FROM, words[i]);
    for (long i = 0; 2 * i < games; i++)
        contest_pair(game, "", players, bits_mix(seed << 32 | (uint64_t)i), &tally);
    printf("| %d | %d | %d | %d | %d | %.0f %% |\n", level, 2 * tally.pairs, tally.wins, tally.draws, tally.losses,
           100 * contest_score(&tally));
    fflush(stdout);
    player_end(&players[0]);
    player_end(&players[1]);
}

int main(int count, char **words) {
    const GameOps *game = count > 2 ? game_find(words[1]) : NULL;
    if (game == NULL) {
        fputs("usage: match_levels tower|mill PROGRAM [GAMES [SEED [FIRST]]]\n", stderr);
        return 1;
    }
    int first = count > 5 ? atoi(words[5]) : 2;
    long games = count > 3 ? strtol(words[3], NULL, 10) : 200;
    uint64_t seed = count > 4 ? strtoull(words[4], NULL, 10) : 1;
    if (first < 2 || first > GAME_LEVELS || games < 1) {
        fprintf(stderr, "match_levels: GAMES must be one or more, and FIRST a level from 2 to %d\n", GAME_LEVELS);
        return 1;
    }
    printf("| level | games | won | drawn | lost | score against the level below |\n|---|---|---|---|---|---|\n");
    for (int level = first; level <= GAME_LEVELS; level++)
        play_level(game, words[2], level, games, seed);
    return 0;
}
