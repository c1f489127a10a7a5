#ifndef TOWERMILL_GAME_H
#define TOWERMILL_GAME_H

/* Both games behind one row of functions, for everything that happens once per user action. The search tree never comes
 * through here: it calls each game's functions directly. */

#include "../mill/mill_rules.h"
#include "../search/search.h"
#include "../tower/tower_rules.h"
#include "json.h"

typedef union AnyPos {
    TowerPos tower;
    MillPos mill;
} AnyPos;

enum {
    GAME_OPTIONS = 4,
    OPTION_VALUES = 3,
    GAME_MOVES_MOST = MILL_MOVES,
    GAME_MOVE_TEXT = 16,
    GAME_POS_TEXT = 512,
    GAME_LEVELS = 10
};

/* A rule option; values[0] is the default and NULL stands after the last. */
typedef struct GameOption {
    const char *name;
    const char *values[OPTION_VALUES + 1];
} GameOption;

/* The chosen value of each of a game's options, in the order of its list. */
typedef struct Rules {
    uint8_t value[GAME_OPTIONS];
} Rules;

/* How a level plays: the nodes that it may search for a move, how badly it judges what it sees, and how much it prefers what
 * anybody sees. */
typedef struct GameLevel {
    uint64_t nodes;
    int blur, habit; /* see Limits */
} GameLevel;

typedef struct GameOps {
    const char *name; /* "tower" or "mill" */
    GameOption options[GAME_OPTIONS];
    int option_count;
    int repetitions; /* T13, M8: so many make a draw */
    const SearchOps *search;
    GameLevel levels[GAME_LEVELS]; /* level 1 first */
    /* k of the chance that a score of s wins, 1 / (1 + e^(-s/k)), in hundredths of a man; see tools/fit_chances.c. */
    int chance_scale;

    void (*start)(AnyPos *pos, Rules rules);
    bool (*read_pos)(const char *text, Rules rules, AnyPos *pos, Notice *fault);
    void (*write_pos)(const AnyPos *pos, Writer *out);
    uint64_t (*key)(const AnyPos *pos);
    Side (*side)(const AnyPos *pos);
    int (*quiet)(const AnyPos *pos);
    int (*turn)(const AnyPos *pos); /* number of the full move */

    int (*generate)(const AnyPos *pos, Move *moves);
    void (*make)(AnyPos *pos, Move move);
    Outcome (*outcome)(const AnyPos *pos); /* but for repetition */
    bool (*read_move)(const char *text, Move *move, Notice *fault);
    void (*write_move)(Move move, Writer *out);
    bool (*why)(const AnyPos *pos, Move move, Notice *why);
    /* The notice that tells an end; for an open game there is nothing to say. */
    void (*tell_end)(Outcome outcome, Notice *notice);

    /* What the page draws and says, as JSON values: the board as it stands, what a legal move does, the board's geometry; or as
     * members written into an open object: whatever of the position only this game knows, the numbers of the rules. */
    void (*write_board)(const AnyPos *pos, Json *json);
    void (*write_effect)(const AnyPos *pos, Move move, Json *json);
    void (*write_situation)(const AnyPos *pos, Json *json);
    void (*write_geometry)(Rules rules, Json *json);
    void (*write_numbers)(Json *json);
} GameOps;

extern const GameOps game_tower, game_mill;

/* The game of a name, or NULL. */
const GameOps *game_find(const char *name);

/* Reads options as "name=value name=value", in any order, each at most once; those not named take their defaults. */
bool game_read_rules(const GameOps *game, const char *text, Rules *rules, Notice *fault);
/* Writes the options that differ from their defaults in the same form; nothing if none does. */
void game_write_rules(const GameOps *game, Rules rules, Writer *out);

/* perft of the rules: leaf moves at `depth`, draws left out; the last ply is counted without being made. */
uint64_t game_perft(const GameOps *game, const AnyPos *pos, int depth);

#endif
