#ifndef TOWERMILL_TOWER_RULES_H
#define TOWERMILL_TOWER_RULES_H

/* The rules of Tower, T1 to T13: position, moves, making and unmaking them, and the outcome.
 *
 * A unit is one 64-bit word: bit i is the colour of the i-th man from the top (0 White, 1 Black), and one end mark (a
 * 1) stands above the lowest man; an empty field is 0. So appending a column below another is a shift and an or.
 * All writes go through one function that keeps `key` and `owned` right; moves are made and unmade in place. */

#include "tower_board.h"

/* The numbers of the rules; they stand here and nowhere else. */
enum {
    TOWER_MEN = 18,           /* T3: men of each side at the start */
    TOWER_HEIGHT_CAP = 3,     /* T5: no column is stronger or goes further than one of three */
    TOWER_DESTROY_FACTOR = 2, /* T8: A >= 2 D destroys */
    TOWER_QUIET_LIMIT = 100,  /* T13 */
    TOWER_REPETITIONS = 3,    /* T13 */
    TOWER_LAST_MOVE = 9999,   /* where the number of the full move stays */
    TOWER_MOVES = 18 * 18     /* no position has more legal moves: 18 units a side, 18 fields within reach of each */
};

typedef enum TowerCentre { CENTRE_RED, CENTRE_BLACK, CENTRE_WHITE } TowerCentre;             /* T2 */
typedef enum TowerStacking { STACKING_QUIET, STACKING_ATTACK, STACKING_NONE } TowerStacking; /* T10 */

typedef struct TowerRules {
    uint8_t centre;   /* TowerCentre */
    uint8_t stacking; /* TowerStacking */
} TowerRules;

typedef struct TowerPos {
    uint64_t cell[TOWER_FIELDS + 1]; /* the units; the last one stays empty and stands for TOWER_OFF */
    uint64_t owned[SIDES];           /* the fields of each side's units (T4) */
    uint64_t key;                    /* of units and side to move; tower_slow_key says what it must be */
    uint8_t side;                    /* Side to move */
    uint8_t quiet;                   /* plies since the last attack or stacking move, 0 to TOWER_QUIET_LIMIT (T13) */
    uint16_t move;                   /* number of the full move, 1 to TOWER_LAST_MOVE */
    TowerRules rules;
} TowerPos;

typedef enum TowerKind { TOWER_QUIET, TOWER_STACK, TOWER_ATTACK } TowerKind;

/* A move: from in bits 0-5, to in bits 6-11, its TowerKind in bits 12-13. */
typedef uint32_t TowerMove;

static inline TowerMove tower_move(int from, int to, TowerKind kind) {
    return (TowerMove)from | (TowerMove)to << 6 | (TowerMove)kind << 12;
}
static inline int tower_from(TowerMove move) {
    return (int)(move & 63);
}
static inline int tower_to(TowerMove move) {
    return (int)(move >> 6 & 63);
}
static inline TowerKind tower_kind(TowerMove move) {
    return (TowerKind)(move >> 12 & 3);
}

/* What a move changed, for unmaking it. */
typedef struct TowerUndo {
    uint64_t from_cell, to_cell, key;
    uint64_t owned[SIDES];
    uint16_t move;
    uint8_t quiet;
} TowerUndo;

/* Units */

static inline int unit_height(uint64_t unit) {
    return unit == 0 ? 0 : bits_highest(unit);
}
/* T4: the side of the top man; the unit must not be empty. */
static inline Side unit_side(uint64_t unit) {
    return (unit & 1) == 0 ? WHITE : BLACK;
}
/* How many of a unit's men are of `side`. */
int unit_men(uint64_t unit, Side side);
/* T8, T10: `top` with `bottom` put below it, whole and in its order. */
uint64_t unit_join(uint64_t top, uint64_t bottom);

/* T2: how much the colour of a field multiplies: 1 on white, 2 on black, 3 on red. */
int tower_factor(const TowerPos *pos, int field);
/* T5: range of a unit (0 for none), and its strength on a field. */
int tower_range(uint64_t unit);
int tower_strength(const TowerPos *pos, uint64_t unit, int field);

/* Positions */

/* An empty board, White to move, counters 0 and 1; and the start (T3). */
void tower_clear(TowerPos *pos, TowerRules rules);
void tower_start(TowerPos *pos, TowerRules rules);
/* Puts a unit on a field (0 empties it) and sets the side to move; key and owned follow. */
void tower_put(TowerPos *pos, int field, uint64_t unit);
void tower_set_side(TowerPos *pos, Side side);
/* The key recomputed from nothing, for tests. */
uint64_t tower_slow_key(const TowerPos *pos);
/* Equal positions in the sense of T13: units and side to move. */
bool tower_same(const TowerPos *a, const TowerPos *b);

/* Moves */

/* All legal moves (T6, T7, T9, T10) into moves[TOWER_MOVES]; returns their number. None if the game has ended by T12;
 * T13 is left out, as in perft. */
int tower_generate(const TowerPos *pos, TowerMove *moves);
/* The allowed attacks alone (T7); *forced tells that they are all the legal moves there are (T9), so that a search may
 * not stand still. False when there is none. */
int tower_generate_noisy(const TowerPos *pos, TowerMove *moves, bool *forced);
/* T9: is there any allowed attack? */
bool tower_must_attack(const TowerPos *pos);
/* T6: the fields where a unit may stop, whoever's turn it is: empty ones, and those of the first units in its way. Bit
 * TOWER_OFF may be set. */
uint64_t tower_stops(const TowerPos *pos, int from);
/* T6, T7: the fields of the enemy units that a unit could attack if it were its side's turn. */
uint64_t tower_attacks(const TowerPos *pos, int from);
/* T7: would an attack from one field on another be strong enough? Both must hold units. */
bool tower_strong_enough(const TowerPos *pos, int from, int to);
/* T8: would an allowed attack destroy the unit attacked, not capture it whole? */
bool tower_destroys(const TowerPos *pos, int from, int to);

/* Makes a legal move; unmake takes it back to the last byte. */
void tower_make(TowerPos *pos, TowerMove move, TowerUndo *undo);
void tower_unmake(TowerPos *pos, TowerMove move, const TowerUndo *undo);

/* The outcome by T12 and, after it, the quiet half of T13; repetition is the match's to judge. */
Outcome tower_outcome(const TowerPos *pos);

#endif
