#include "mill_rules.h"

static inline uint32_t point(int at) {
    return 1u << at;
}

static inline uint32_t empty_points(const MillPos *pos) {
    return MILL_ALL & ~(pos->men[WHITE] | pos->men[BLACK]);
}

static inline Side mover(const MillPos *pos) {
    return (Side)pos->side;
}

/* ------------------------------------------------------------------------------------------------------ positions */

void mill_clear(MillPos *pos, MillRules rules, int hand) {
    *pos = (MillPos){.hand = {(uint8_t)hand, (uint8_t)hand}, .side = WHITE, .move = 1, .rules = rules};
}

/* M2: nine men in hand on each side, none on the board. */
void mill_start(MillPos *pos, MillRules rules) {
    mill_clear(pos, rules, MILL_MEN);
}

uint64_t mill_key(const MillPos *pos) {
    uint64_t men = (uint64_t)pos->men[WHITE] | (uint64_t)pos->men[BLACK] << 24;
    uint64_t rest = (uint64_t)pos->hand[WHITE] | (uint64_t)pos->hand[BLACK] << 4 | (uint64_t)pos->side << 8;
    uint64_t used = (uint64_t)pos->used[WHITE] | (uint64_t)pos->used[BLACK] << 16;
    /* 57 bits hold the whole of an easy position, and bits_mix is one to one. */
    uint64_t key = bits_mix(men | rest << 48);
    return used == 0 ? key : key ^ bits_mix(~used);
}

/* M8, M9: men, hands, side to move and used lines, but not the counters. */
bool mill_same(const MillPos *a, const MillPos *b) {
    return a->men[WHITE] == b->men[WHITE] && a->men[BLACK] == b->men[BLACK] && a->hand[WHITE] == b->hand[WHITE] &&
           a->hand[BLACK] == b->hand[BLACK] && a->used[WHITE] == b->used[WHITE] && a->used[BLACK] == b->used[BLACK] &&
           a->side == b->side;
}

int mill_total(const MillPos *pos, Side side) {
    return bits_count(pos->men[side]) + pos->hand[side];
}

/* M2: a side with men in hand places; M6: with none and exactly three men it flies; M5: else it slides. */
MillPhase mill_phase(const MillPos *pos, Side side) {
    if (pos->hand[side] > 0)
        return MILL_PLACING;
    return bits_count(pos->men[side]) == MILL_FLY ? MILL_FLYING : MILL_SLIDING;
}

/* ---------------------------------------------------------------------------------------------- mills and removals */

uint32_t mill_full_lines(uint32_t men) {
    uint32_t full = 0;
    for (int line = 0; line < MILL_LINES; line++)
        if ((mill_line_set[line] & ~men) == 0)
            full |= 1u << line;
    return full;
}

/* M3: the lines that a man on `to` fills together with `men`. */
static inline uint32_t filled_lines(uint32_t men, int to) {
    uint32_t missing = ~(men | point(to));
    int row = mill_lines_of[to][0], column = mill_lines_of[to][1];
    uint32_t filled = 0;
    if ((mill_line_set[row] & missing) == 0)
        filled |= 1u << row;
    if ((mill_line_set[column] & missing) == 0)
        filled |= 1u << column;
    return filled;
}

/* The mover's men without the one that leaves `from`. */
static inline uint32_t men_without(const MillPos *pos, int from) {
    uint32_t men = pos->men[pos->side];
    return from == MILL_NOWHERE ? men : men & ~point(from);
}

/* M4: each of the lines removes a man, as far as there are any; M10: with double = false both together remove one. */
static int removals_due(const MillPos *pos, uint32_t counted) {
    int due = bits_count(counted);
    int there = bits_count(pos->men[side_other(mover(pos))]);
    if (pos->rules.single && due > 1)
        due = 1;
    return due < there ? due : there;
}

/* M9: a line on which the mover has closed a mill before does not count again. (In the easy game none is used.) */
MillClosing mill_closing(const MillPos *pos, int from, int to) {
    uint32_t filled = filled_lines(men_without(pos, from), to);
    uint32_t used = pos->used[pos->side];
    return (MillClosing){filled & ~used, filled & used, removals_due(pos, filled & ~used)};
}

/* M10: the men that stand on full lines, used or not. */
static uint32_t men_in_mills(uint32_t men) {
    uint32_t in_mills = 0;
    for (uint64_t full = mill_full_lines(men); full != 0;)
        in_mills |= mill_line_set[bits_pop(&full)];
    return in_mills;
}

/* M3: any enemy man; M10: with protect = true one in a mill only if all stand in mills. */
uint32_t mill_removable(const MillPos *pos, uint32_t gone) {
    uint32_t enemies = pos->men[side_other(mover(pos))] & ~gone;
    if (!pos->rules.protect)
        return enemies;
    uint32_t open = enemies & ~men_in_mills(enemies);
    return open != 0 ? open : enemies;
}

/* M10: the second of two is judged after the first is gone. */
static bool removable_in_order(const MillPos *pos, int first, int second) {
    return (mill_removable(pos, 0) & point(first)) != 0 && (mill_removable(pos, point(first)) & point(second)) != 0;
}

bool mill_removable_pair(const MillPos *pos, int a, int b) {
    return removable_in_order(pos, a, b) || removable_in_order(pos, b, a);
}

/* ----------------------------------------------------------------------------------------------- generating moves */

static int add_single_removals(const MillPos *pos, int from, int to, MillMove *moves) {
    int count = 0;
    for (uint64_t men = mill_removable(pos, 0); men != 0;)
        moves[count++] = mill_move(from, to, bits_pop(&men), MILL_NOWHERE);
    return count;
}

/* M4: each pair once, the lower point first. */
static int add_double_removals(const MillPos *pos, int from, int to, MillMove *moves) {
    int count = 0;
    for (uint64_t men = pos->men[side_other(mover(pos))]; men != 0;) {
        int first = bits_pop(&men);
        for (uint64_t others = men; others != 0;) {
            int second = bits_pop(&others);
            if (mill_removable_pair(pos, first, second))
                moves[count++] = mill_move(from, to, first, second);
        }
    }
    return count;
}

/* M3: the turns in which a man fills a line; with remove = may fewer removals than are due will do, even none. */
static int add_filling(const MillPos *pos, int from, int to, bool noisy, MillMove *moves) {
    int due = mill_closing(pos, from, to).removals;
    bool may = pos->rules.may;
    int count = 0;
    if (!noisy && (due == 0 || may))
        moves[count++] = mill_move(from, to, MILL_NOWHERE, MILL_NOWHERE);
    if (due == 1 || (due > 1 && may))
        count += add_single_removals(pos, from, to, moves + count);
    if (due > 1)
        count += add_double_removals(pos, from, to, moves + count);
    return count;
}

/* The turns that bring a man from `from` to any of the empty points `targets`. */
static inline int add_turns(const MillPos *pos, int from, uint32_t targets, bool noisy, MillMove *moves) {
    uint32_t men = men_without(pos, from);
    int count = 0;
    for (uint64_t left = targets; left != 0;) {
        int to = bits_pop(&left);
        if (filled_lines(men, to) != 0)
            count += add_filling(pos, from, to, noisy, moves + count);
        else if (!noisy)
            moves[count++] = mill_move(from, to, MILL_NOWHERE, MILL_NOWHERE);
    }
    return count;
}

/* M2: a man from the hand goes to any empty point. */
static int add_placings(const MillPos *pos, bool noisy, MillMove *moves) {
    return add_turns(pos, MILL_NOWHERE, empty_points(pos), noisy, moves);
}

/* M5: a man goes along a line to the next point, if that is empty. */
static int add_slides(const MillPos *pos, bool noisy, MillMove *moves) {
    uint32_t empty = empty_points(pos);
    int count = 0;
    for (uint64_t men = pos->men[pos->side]; men != 0;) {
        int from = bits_pop(&men);
        count += add_turns(pos, from, mill_adjacent[from] & empty, noisy, moves + count);
    }
    return count;
}

/* M6: a man goes to any empty point. */
static int add_flights(const MillPos *pos, bool noisy, MillMove *moves) {
    uint32_t empty = empty_points(pos);
    int count = 0;
    for (uint64_t men = pos->men[pos->side]; men != 0;)
        count += add_turns(pos, bits_pop(&men), empty, noisy, moves + count);
    return count;
}

/* M7: board and hand together. */
static bool has_too_few(const MillPos *pos, Side side) {
    return mill_total(pos, side) < MILL_FEWEST;
}

static inline int generate(const MillPos *pos, bool noisy, MillMove *moves) {
    if (has_too_few(pos, WHITE) || has_too_few(pos, BLACK))
        return 0;
    switch (mill_phase(pos, mover(pos))) {
    case MILL_PLACING:
        return add_placings(pos, noisy, moves);
    case MILL_SLIDING:
        return add_slides(pos, noisy, moves);
    default:
        return add_flights(pos, noisy, moves);
    }
}

int mill_generate(const MillPos *pos, MillMove *moves) {
    return generate(pos, false, moves);
}

int mill_generate_noisy(const MillPos *pos, MillMove *moves, bool *forced) {
    *forced = false;
    return generate(pos, true, moves);
}

/* ------------------------------------------------------------------------------------------------- making and end */

static inline void remove_man(MillPos *pos, int at) {
    if (at != MILL_NOWHERE)
        pos->men[side_other(mover(pos))] &= ~point(at);
}

/* M8: plies without a placing or removal are counted. */
static inline bool makes_progress(MillMove move) {
    return mill_from(move) == MILL_NOWHERE || mill_removed(move, 0) != MILL_NOWHERE;
}

/* Side and counters after a move. */
static inline void pass_turn(MillPos *pos, bool progress) {
    if (progress)
        pos->quiet = 0;
    else if (pos->quiet < MILL_QUIET_LIMIT)
        pos->quiet++;
    if (pos->side == BLACK && pos->move < MILL_LAST_MOVE)
        pos->move++;
    pos->side = (uint8_t)side_other(mover(pos));
}

void mill_make(MillPos *pos, MillMove move, MillUndo *undo) {
    *undo = *pos;
    int from = mill_from(move), to = mill_to(move);
    uint32_t men = men_without(pos, from);
    /* M9: a mill uses its lines up, whether or not it removes a man. */
    if (pos->rules.hard)
        pos->used[pos->side] = (uint16_t)(pos->used[pos->side] | filled_lines(men, to));
    pos->men[pos->side] = men | point(to);
    if (from == MILL_NOWHERE)
        pos->hand[pos->side]--;
    remove_man(pos, mill_removed(move, 0));
    remove_man(pos, mill_removed(move, 1));
    pass_turn(pos, makes_progress(move));
}

void mill_unmake(MillPos *pos, MillMove move, const MillUndo *undo) {
    (void)move;
    *pos = *undo;
}

/* M7: with a man to place or to fly with there is always an empty point, since both sides have eighteen men at most. */
static bool can_move(const MillPos *pos) {
    if (mill_phase(pos, mover(pos)) != MILL_SLIDING)
        return true;
    uint32_t empty = empty_points(pos);
    for (uint64_t men = pos->men[pos->side]; men != 0;)
        if ((mill_adjacent[bits_pop(&men)] & empty) != 0)
            return true;
    return false;
}

/* M7 comes before M8; where both sides have too few men, the side to move has lost. */
Outcome mill_outcome(const MillPos *pos) {
    Side side = mover(pos), other = side_other(side);
    if (has_too_few(pos, side))
        return outcome_loss(side, END_TOO_FEW);
    if (has_too_few(pos, other))
        return outcome_loss(other, END_TOO_FEW);
    if (!can_move(pos))
        return outcome_loss(side, END_NO_MOVE);
    return pos->quiet >= MILL_QUIET_LIMIT ? outcome_draw(END_QUIET) : outcome_open();
}
