#ifndef TOWERMILL_ENDGAMES_H
#define TOWERMILL_ENDGAMES_H

/* What endgame tables say of a match. Only Mill has any; without them nothing is known but a game that is over. */

#include "../mill/mill_tables.h"
#include "match.h"

typedef struct Endgames {
    MillTables mill;
    uint8_t **copies; /* `count` of them: the bytes that the tables stand in */
    int count;
} Endgames;

/* A legal move, and what it is worth to the side that makes it. */
typedef struct EndgameMove {
    Move move;
    Known value;
    bool late; /* M8 may draw the game before that win or loss, unless a man is taken first */
} EndgameMove;

/* Takes in a copy of tables, which stand one after the other (mill_tables.h). What is damaged is refused whole. */
MillTableFault endgames_add(Endgames *endgames, const uint8_t *bytes, size_t length);
void endgames_free(Endgames *endgames);

/* The value of the present position for the side to move, M8 left out unless the game is over by it. */
Known endgames_value(const Endgames *endgames, const Match *match);
/* All legal moves into moves[GAME_MOVES_MOST], best first: quick wins, late wins, draws, late losses, slow losses, unknown ones;
 * returns their number. */
int endgames_moves(const Endgames *endgames, const Match *match, EndgameMove *moves);
/* Goes on with a decided line from a position of Mill, to the game's end or as far as the tables know the way. */
void endgames_complete(const MillTables *tables, const AnyPos *root, SearchLine *line);

#endif
