/* Lets two engines play each other, and tells which is the stronger and how sure that is.
 *
 * Usage: match_engines GAME A B LIMIT [GAMES [SEED [RULES]]], as in
 *     build/match_engines mill build/towermill /tmp/old/towermill 'nodes 5000' 400 1 rebuild=hard
 * A and B are programs that speak the line protocol, `plain` for the built-in opponent that only counts men, or a
 * program with its own limit after a colon, as in 'build/towermill:level 3 nodes 6000'. LIMIT is what both may spend on
 * a move, as 'nodes N' or 'movetime MS'.
 *
 * Each opening of random legal moves is played twice with sides swapped. The results of these pairs give the score of A,
 * the difference in Elo with an interval of 95 %, and a sequential test (GSPRT, as chess engines use it) of the
 * hypotheses that A is 0 or 20 Elo better: GAMES may be up to that many, but the match ends as soon as the test
 * knows with errors of 5 %. A negative GAMES plays exactly so many. The same arguments play the same openings. */

#include <stdlib.h>

#include "contest.h"

enum { PAIRS_A_LINE = 10 };

int main(int count, char **words) {
    const GameOps *game = count >= 5 ? game_find(words[1]) : NULL;
    if (game == NULL) {
        fputs("usage: match_engines tower|mill A B LIMIT [GAMES [SEED [RULES]]]\n", stderr);
        return 1;
    }
    long games = count > 5 ? strtol(words[5], NULL, 10) : 400;
    uint64_t seed = count > 6 ? strtoull(words[6], NULL, 10) : 1;
    const char *rules = count > 7 ? words[7] : "";
    Player players[2];
    Tally tally = {0};
    for (int i = 0; i < 2; i++) {
        player_begin(&players[i], words[2 + i], words[4]);
        player_set_game(&players[i], game->name, rules);
    }
    for (long i = 0; 2 * i < labs(games) && (games < 0 || !contest_is_known(&tally)); i++) {
        contest_pair(game, rules, players, bits_mix(seed << 32 | (uint64_t)i), &tally);
        if (tally.pairs % PAIRS_A_LINE == 0)
            contest_print(&tally);
    }
    if (tally.pairs % PAIRS_A_LINE != 0)
        contest_print(&tally);
    player_end(&players[0]);
    player_end(&players[1]);
    return 0;
}
