#ifndef TOWERMILL_MATCH_H
#define TOWERMILL_MATCH_H

/* A match: a game with its rules, where it started, and the moves played since. Moves that were undone stay to be
 * redone until another one is played. What a position alone cannot know is judged here: repetition (T13, M8). */

#include "game.h"

typedef struct Match {
    const GameOps *game;
    Rules rules;
    AnyPos start, now; /* now is the position after `ply` moves */
    Move *moves;       /* `length` of them, room for `room` */
    uint64_t *keys;    /* keys[i] belongs to the position after i moves; room + 1 of them */
    int ply, length, room;
} Match;

/* Begins a match from the game's start or from a position; false if there is not enough memory. */
bool match_begin(Match *match, const GameOps *game, Rules rules);
bool match_begin_at(Match *match, const GameOps *game, Rules rules, const AnyPos *start);
/* The same from texts: rules as "name=value name=value", a position or "" for the start. On a fault nothing is made. */
bool match_begin_text(Match *match, const GameOps *game, const char *rules, const char *position, Notice *fault);
void match_end(Match *match);

/* Plays a legal move in an open game; what was undone is dropped. False if there is not enough memory. */
bool match_play(Match *match, Move move);
/* Plays the move that stands in `length` bytes at `text`; a fault tells that it is the `number`th of a list, at `place`. */
bool match_play_word(Match *match, const char *text, size_t length, int number, int place, Notice *fault);
/* Plays the moves of a text, separated by spaces: all of them or, if one does not fit, none. */
bool match_play_list(Match *match, const char *moves, Notice *fault);
/* Undo and redo: goes to the position after `ply` moves, 0 to length. */
void match_go_to(Match *match, int ply);

/* The position after `ply` moves, 0 to length, without going there. */
void match_pos_at(const Match *match, int ply, AnyPos *pos);
/* The outcome there and now, repetition included. */
Outcome match_outcome_at(const Match *match, int ply);
Outcome match_outcome(const Match *match);

/* The legal moves there, into moves[GAME_MOVES_MOST], sorted as their texts; none when the game is over, draws included. */
int match_legal_at(const Match *match, int ply, Move *moves);

/* What a move text is. */
typedef enum MoveVerdict {
    MOVE_LEGAL,
    MOVE_FORBIDDEN, /* the notice names the rule */
    MOVE_NO_TEXT    /* no move at all: the notice names the fault of the text */
} MoveVerdict;
MoveVerdict match_judge(const Match *match, const char *text, Move *move, Notice *notice);

/* What a search of the present position must know of the past. */
Past match_past(const Match *match);

#endif
