#include "mill_why.h"

/* A turn as it is judged: what it fills and what it wants to remove. */
typedef struct Turn {
    const MillPos *pos;
    Side side, enemy;
    int from, to;
    int first, second; /* the men to be removed, or MILL_NOWHERE */
    int given;         /* how many of them */
    MillClosing closing;
} Turn;

static void add_point(Notice *why, int point) {
    notice_add_text(why, mill_point_name[point]);
}

static bool refuse(Notice *why, NoticeCode code) {
    return notice_fail(why, code, -1);
}

static bool refuse_point(Notice *why, NoticeCode code, int point) {
    refuse(why, code);
    add_point(why, point);
    return false;
}

static bool refuse_side_point(Notice *why, NoticeCode code, Side side, int point) {
    refuse(why, code);
    notice_add_side(why, side);
    add_point(why, point);
    return false;
}

static bool has_man(const MillPos *pos, Side side, int point) {
    return (pos->men[side] >> point & 1) != 0;
}

static bool is_empty(const MillPos *pos, int point) {
    return !has_man(pos, WHITE, point) && !has_man(pos, BLACK, point);
}

/* ------------------------------------------------------------------------------------------- bringing a man there */

/* M2: a side with men in hand places one, and no other side does. */
static bool may_place(const Turn *turn, Notice *why) {
    int hand = turn->pos->hand[turn->side];
    if (turn->from != MILL_NOWHERE) {
        refuse(why, NOTICE_M2_MUST_PLACE);
        notice_add_side(why, turn->side);
        notice_add_number(why, hand);
        return false;
    }
    if (hand == 0)
        return refuse_side_point(why, NOTICE_M2_NO_HAND, turn->side, turn->to);
    return is_empty(turn->pos, turn->to) || refuse_point(why, NOTICE_M2_OCCUPIED, turn->to);
}

/* M5: an own man goes to an empty point that is its neighbour on a line. */
static bool may_slide(const Turn *turn, Notice *why) {
    if (!has_man(turn->pos, turn->side, turn->from))
        return refuse_side_point(why, NOTICE_M5_NO_MAN, turn->side, turn->from);
    if (!is_empty(turn->pos, turn->to))
        return refuse_point(why, NOTICE_M5_OCCUPIED, turn->to);
    if ((mill_adjacent[turn->from] >> turn->to & 1) != 0)
        return true;
    refuse_point(why, NOTICE_M5_FAR, turn->from);
    add_point(why, turn->to);
    return false;
}

/* M6: an own man goes to any empty point. */
static bool may_fly(const Turn *turn, Notice *why) {
    if (!has_man(turn->pos, turn->side, turn->from))
        return refuse_side_point(why, NOTICE_M6_NO_MAN, turn->side, turn->from);
    return is_empty(turn->pos, turn->to) || refuse_point(why, NOTICE_M6_OCCUPIED, turn->to);
}

static bool may_bring(const Turn *turn, Notice *why) {
    MillPhase phase = mill_phase(turn->pos, turn->side);
    if (phase == MILL_PLACING || turn->from == MILL_NOWHERE)
        return may_place(turn, why);
    return phase == MILL_SLIDING ? may_slide(turn, why) : may_fly(turn, why);
}

/* --------------------------------------------------------------------------------------------------- removing men */

/* The first of the men to be removed that is no enemy man, or MILL_NOWHERE. */
static int stray_target(const Turn *turn) {
    if (turn->given > 0 && !has_man(turn->pos, turn->enemy, turn->first))
        return turn->first;
    if (turn->given > 1 && !has_man(turn->pos, turn->enemy, turn->second))
        return turn->second;
    return MILL_NOWHERE;
}

/* M3: a removal needs a line that was filled and an enemy man, one line is worth one man, and a duty is a duty. */
static bool keeps_mill_rule(const Turn *turn, Notice *why) {
    int filled = bits_count(turn->closing.counted | turn->closing.spent);
    if (turn->given > 0 && filled == 0)
        return refuse(why, NOTICE_M3_NO_MILL);
    int stray = stray_target(turn);
    if (stray != MILL_NOWHERE)
        return refuse_side_point(why, NOTICE_M3_NO_TARGET, turn->enemy, stray);
    if (turn->given == 0 && turn->closing.removals > 0 && !turn->pos->rules.may)
        return refuse(why, NOTICE_M3_MUST_REMOVE);
    if (turn->given > 1 && filled == 1 && turn->closing.counted != 0)
        return refuse(why, NOTICE_M3_ONE_ONLY);
    return true;
}

/* M4: two mills are worth two different men. */
static bool keeps_double_rule(const Turn *turn, Notice *why) {
    if (turn->given > 1 && turn->first == turn->second)
        return refuse_point(why, NOTICE_M4_SAME_MAN, turn->first);
    if (turn->given == 1 && turn->closing.removals > 1 && !turn->pos->rules.may)
        return refuse(why, NOTICE_M4_MUST_REMOVE_TWO);
    return true;
}

/* M9: lines that are used up are worth nothing. */
static bool keeps_used_rule(const Turn *turn, Notice *why) {
    if (turn->given <= turn->closing.removals || turn->closing.spent == 0)
        return true;
    refuse(why, NOTICE_M9_USED);
    notice_add_side(why, turn->side);
    char list[MILL_MOST_REMOVED * sizeof mill_line_name[0]];
    Writer writer = writer_on(list, sizeof list);
    for (uint64_t spent = turn->closing.spent; spent != 0;) {
        write_text(&writer, mill_line_name[bits_pop(&spent)]);
        if (spent != 0)
            write_char(&writer, ' ');
    }
    notice_add_text(why, list);
    return false;
}

static bool refuse_protected(const Turn *turn, int point, Notice *why) {
    refuse_point(why, NOTICE_M10_PROTECTED, point);
    notice_add_side(why, turn->enemy);
    return false;
}

/* M10: what two mills are worth, and who is protected: of two men the one that cannot go in either order. */
static bool keeps_option_rule(const Turn *turn, Notice *why) {
    if (turn->given > turn->closing.removals)
        return refuse(why, NOTICE_M10_ONE_ONLY);
    if (turn->given == 0)
        return true;
    bool first_removable = (mill_removable(turn->pos, 0) >> turn->first & 1) != 0;
    if (turn->given == 1)
        return first_removable || refuse_protected(turn, turn->first, why);
    return mill_removable_pair(turn->pos, turn->first, turn->second) ||
           refuse_protected(turn, first_removable ? turn->second : turn->first, why);
}

bool mill_why(const MillPos *pos, MillMove move, Notice *why) {
    Turn turn = {.pos = pos,
                 .side = (Side)pos->side,
                 .enemy = side_other((Side)pos->side),
                 .from = mill_from(move),
                 .to = mill_to(move),
                 .first = mill_removed(move, 0),
                 .second = mill_removed(move, 1),
                 .given = mill_removed_count(move)};
    if (!may_bring(&turn, why))
        return false;
    turn.closing = mill_closing(pos, turn.from, turn.to);
    return keeps_mill_rule(&turn, why) && keeps_double_rule(&turn, why) && keeps_used_rule(&turn, why) &&
           keeps_option_rule(&turn, why);
}
