#ifndef TOWERMILL_MILL_RULES_H
#define TOWERMILL_MILL_RULES_H

/* The rules of Mill, M1 to M10: position, moves, making and unmaking them, and the outcome.
 *
 * A position is two sets of points, two hands and, in the hard game, two sets of used lines: so small that the old
 * position is the undo record. A move is a whole turn with its removals, so the side to move always alternates. */

#include "mill_board.h"

/* The numbers of the rules; they stand here and nowhere else. */
enum {
    MILL_MEN = 9,           /* M2: men of each side */
    MILL_FLY = 3,           /* M6: a side with so many men flies */
    MILL_FEWEST = 3,        /* M7: a side with fewer has lost */
    MILL_MOST_REMOVED = 2,  /* M4 */
    MILL_QUIET_LIMIT = 100, /* M8 */
    MILL_REPETITIONS = 3,   /* M8 */
    MILL_LAST_MOVE = 9999,  /* the number of the full move stays there */
    /* No position has more legal moves. Closing two mills at once takes four men of one's own, so against n men there
     * are at most 20 - n empty points with 1 + n + n (n - 1) / 2 choices each: 506 for nine men. */
    MILL_MOVES = 512
};

typedef struct MillRules {
    bool hard;    /* rebuild = hard (M9) */
    bool may;     /* remove = may (M3) */
    bool protect; /* M10 */
    bool single;  /* double = false (M10): two mills at once remove one man */
} MillRules;

typedef struct MillPos {
    uint32_t men[SIDES];  /* the points of each side's men */
    uint16_t used[SIDES]; /* M9: the lines on which each side has closed a mill; empty in the easy game */
    uint8_t hand[SIDES];  /* men in hand */
    uint8_t side;         /* Side to move */
    uint8_t quiet;        /* plies since the last placing or removal, 0 to MILL_QUIET_LIMIT (M8) */
    uint16_t move;        /* number of the full move, 1 to MILL_LAST_MOVE */
    MillRules rules;
} MillPos;

enum { MILL_NOWHERE = 31 };

/* A move: to in bits 0-4, from in bits 5-9 (MILL_NOWHERE when placing), the men removed in bits 10-14 and 15-19
 * (MILL_NOWHERE for none; the lower point first). */
typedef uint32_t MillMove;

static inline MillMove mill_move(int from, int to, int first, int second) {
    return (MillMove)to | (MillMove)from << 5 | (MillMove)first << 10 | (MillMove)second << 15;
}
static inline int mill_to(MillMove move) {
    return (int)(move & 31);
}
static inline int mill_from(MillMove move) {
    return (int)(move >> 5 & 31);
}
/* The man removed first (which = 0) or second (1), or MILL_NOWHERE. */
static inline int mill_removed(MillMove move, int which) {
    return (int)(move >> (which == 0 ? 10 : 15) & 31);
}
static inline int mill_removed_count(MillMove move) {
    return (mill_removed(move, 0) != MILL_NOWHERE) + (mill_removed(move, 1) != MILL_NOWHERE);
}

typedef MillPos MillUndo;

/* What moving or placing a man does to lines. */
typedef struct MillClosing {
    uint32_t counted; /* set of lines closed that count as mills (M3, M9) */
    uint32_t spent;   /* set of lines filled that do not count since they are used up (M9) */
    int removals;     /* men that the mover may or must remove (M3, M4, M10); never more than stand there */
} MillClosing;

/* Positions */

/* An empty board with `hand` men in hand each, White to move, counters 0 and 1; and the start (M2). */
void mill_clear(MillPos *pos, MillRules rules, int hand);
void mill_start(MillPos *pos, MillRules rules);
/* A key of men, hands, side to move and used lines: different for different positions in the easy game, mixed in the
 * hard one. */
uint64_t mill_key(const MillPos *pos);
/* Equal positions in the sense of M8. */
bool mill_same(const MillPos *a, const MillPos *b);
/* Men of a side on board and in hand together. */
int mill_total(const MillPos *pos, Side side);
/* M2, M5, M6: what a side does when it is to move. */
typedef enum MillPhase { MILL_PLACING, MILL_SLIDING, MILL_FLYING } MillPhase;
MillPhase mill_phase(const MillPos *pos, Side side);
/* The lines that stand full of one side's men, used or not. */
uint32_t mill_full_lines(uint32_t men);

/* Moves */

/* What it would do if the side to move brought a man from `from` (or MILL_NOWHERE) to the empty point `to`. */
MillClosing mill_closing(const MillPos *pos, int from, int to);
/* M3, M10: the enemy men that may be removed by the side to move, `gone` being taken away before (for the second of
 * two; 0 for the first). */
uint32_t mill_removable(const MillPos *pos, uint32_t gone);
/* M4, M10: may these two enemy men be removed together, in one order or the other? */
bool mill_removable_pair(const MillPos *pos, int a, int b);
/* All legal moves into moves[MILL_MOVES]; returns their number. None if the game has ended by M7; M8 is left out, as in
 * perft. */
int mill_generate(const MillPos *pos, MillMove *moves);
/* The legal moves that remove men; where a removal is a right (M3 with remove = may), the turns without one are left
 * out. *forced is false: another move may be allowed, so a search may stand still. */
int mill_generate_noisy(const MillPos *pos, MillMove *moves, bool *forced);

/* Makes a legal move; unmake takes it back to the last byte. */
void mill_make(MillPos *pos, MillMove move, MillUndo *undo);
void mill_unmake(MillPos *pos, MillMove move, const MillUndo *undo);

/* The outcome by M7 and, after it, the quiet half of M8; repetition is the match's to judge. */
Outcome mill_outcome(const MillPos *pos);

#endif
