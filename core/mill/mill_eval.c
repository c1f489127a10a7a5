#include "mill_eval.h"

/* The weights, in hundredths of a man. */
enum {
    MAN = 100,    /* a man on the board or in hand */
    FREEDOM = 4,  /* an empty point next to a man */
    BLOCKED = -8, /* a man without any */
    MILL = 14,    /* a mill that stands, if its line still counts (M9) */
    OPEN = 18,    /* two men on a line that still counts, and its third point empty */
    FLYING = 80   /* the freedom of three men that fly (M6), instead of that of their neighbours */
};

static int mobility(const MillPos *pos, Side side) {
    if (mill_phase(pos, side) == MILL_FLYING)
        return FLYING;
    uint32_t empty = MILL_ALL & ~(pos->men[WHITE] | pos->men[BLACK]);
    int value = 0;
    for (uint64_t men = pos->men[side]; men != 0;) {
        int freedom = bits_count(mill_adjacent[bits_pop(&men)] & empty);
        value += freedom > 0 ? FREEDOM * freedom : BLOCKED;
    }
    return value;
}

/* Mills and open lines; a used line is worth nothing (M9). */
static int mills(const MillPos *pos, Side side) {
    uint32_t own = pos->men[side], enemy = pos->men[side_other(side)];
    int value = 0;
    for (uint64_t lines = (uint16_t)~pos->used[side]; lines != 0;) {
        uint32_t line = mill_line_set[bits_pop(&lines)];
        uint32_t missing = line & ~own;
        if (missing == 0)
            value += MILL;
        else if ((missing & (missing - 1)) == 0 && (missing & enemy) == 0)
            value += OPEN;
    }
    return value;
}

static int side_value(const MillPos *pos, Side side) {
    return MAN * mill_total(pos, side) + mobility(pos, side) + mills(pos, side);
}

int mill_eval(const MillPos *pos) {
    Side side = (Side)pos->side;
    return side_value(pos, side) - side_value(pos, side_other(side));
}
