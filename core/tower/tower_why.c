#include "tower_why.h"

#include <stdlib.h>
#include <string.h>

/* Each of the following functions judges one rule and trusts that the rules before it hold. */

static bool fail_at(Notice *why, NoticeCode code, int field) {
    notice_begin(why, code, -1);
    notice_add_number(why, field + 1);
    return false;
}

/* T4: one moves a unit of one's own. */
static bool moves_own_unit(const TowerPos *pos, TowerMove move, Notice *why) {
    int from = tower_from(move);
    uint64_t unit = pos->cell[from];
    if (unit == 0)
        return fail_at(why, NOTICE_T4_EMPTY, from);
    if (unit_side(unit) == pos->side)
        return true;
    fail_at(why, NOTICE_T4_ENEMY, from);
    notice_add_side(why, unit_side(unit));
    return false;
}

/* T6: a straight line, no further than the range. */
static bool moves_in_line(const TowerPos *pos, TowerMove move, Notice *why) {
    int from = tower_from(move), to = tower_to(move), distance;
    if (from == to)
        return fail_at(why, NOTICE_T6_SAME, from);
    if (tower_direction(from, to, &distance) < 0) {
        fail_at(why, NOTICE_T6_LINE, from);
        notice_add_number(why, to + 1);
        return false;
    }
    int range = tower_range(pos->cell[from]);
    if (distance <= range)
        return true;
    fail_at(why, NOTICE_T6_RANGE, from);
    notice_add_number(why, range);
    notice_add_number(why, to + 1);
    notice_add_number(why, distance);
    return false;
}

/* T6: the fields passed over are empty. */
static bool finds_way_clear(const TowerPos *pos, TowerMove move, Notice *why) {
    int from = tower_from(move), to = tower_to(move), distance;
    const uint8_t *way = tower_ray[from][tower_direction(from, to, &distance)];
    for (; *way != to; way++) {
        if (pos->cell[*way] == 0)
            continue;
        fail_at(why, NOTICE_T6_BLOCKED, from);
        notice_add_number(why, to + 1);
        notice_add_number(why, *way + 1);
        return false;
    }
    return true;
}

/* T6: the sign says what stands on the target. */
static bool has_right_sign(const TowerPos *pos, TowerMove move, Notice *why) {
    static const NoticeCode codes[] = {[TOWER_QUIET] = NOTICE_T6_SIGN_EMPTY,
                                       [TOWER_STACK] = NOTICE_T6_SIGN_OWN,
                                       [TOWER_ATTACK] = NOTICE_T6_SIGN_ENEMY};
    int from = tower_from(move), to = tower_to(move);
    uint64_t unit = pos->cell[to];
    TowerKind kind = unit == 0 ? TOWER_QUIET : unit_side(unit) == pos->side ? TOWER_STACK : TOWER_ATTACK;
    if (kind == tower_kind(move))
        return true;
    char right[TOWER_MOVE_TEXT];
    Writer writer = writer_on(right, sizeof right);
    tower_write_move(tower_move(from, to, kind), &writer);
    fail_at(why, codes[kind], to);
    notice_add_text(why, right);
    return false;
}

/* T10: there may be no stacking at all. */
static bool may_stack(const TowerPos *pos, TowerMove move, Notice *why) {
    if (tower_kind(move) != TOWER_STACK || pos->rules.stacking != STACKING_NONE)
        return true;
    return fail_at(why, NOTICE_T10_NONE, tower_to(move));
}

static int compare_texts(const void *a, const void *b) {
    return strcmp(a, b);
}

/* The allowed attacks, sorted as text, in one argument. */
static void add_attacks(const TowerPos *pos, Notice *why) {
    TowerMove moves[TOWER_MOVES];
    char texts[TOWER_MOVES][TOWER_MOVE_TEXT], list[TOWER_MOVES * TOWER_MOVE_TEXT];
    bool forced;
    int count = tower_generate_noisy(pos, moves, &forced);
    for (int i = 0; i < count; i++) {
        Writer writer = writer_on(texts[i], TOWER_MOVE_TEXT);
        tower_write_move(moves[i], &writer);
    }
    qsort(texts, (size_t)count, TOWER_MOVE_TEXT, compare_texts);
    Writer writer = writer_on(list, sizeof list);
    for (int i = 0; i < count; i++) {
        write_text(&writer, i > 0 ? " " : "");
        write_text(&writer, texts[i]);
    }
    notice_add_text(why, list);
}

/* T9: where an attack is allowed, one is made; under stacking=attack, stacking serves as well (T10). */
static bool does_duty(const TowerPos *pos, TowerMove move, Notice *why) {
    TowerKind kind = tower_kind(move);
    if (kind == TOWER_ATTACK && tower_strong_enough(pos, tower_from(move), tower_to(move)))
        return true;
    if (kind == TOWER_STACK && pos->rules.stacking == STACKING_ATTACK)
        return true;
    if (!tower_must_attack(pos))
        return true;
    notice_begin(why, NOTICE_T9_MUST_ATTACK, -1);
    notice_add_side(why, pos->side);
    add_attacks(pos, why);
    return false;
}

/* T7: only the stronger attacks. */
static bool attacks_weaker(const TowerPos *pos, TowerMove move, Notice *why) {
    int from = tower_from(move), to = tower_to(move);
    if (tower_kind(move) != TOWER_ATTACK || tower_strong_enough(pos, from, to))
        return true;
    fail_at(why, NOTICE_T7_TOO_WEAK, from);
    notice_add_number(why, tower_strength(pos, pos->cell[from], from));
    notice_add_number(why, tower_strength(pos, pos->cell[to], to));
    notice_add_number(why, to + 1);
    return false;
}

bool tower_why(const TowerPos *pos, TowerMove move, Notice *why) {
    return moves_own_unit(pos, move, why) && moves_in_line(pos, move, why) && finds_way_clear(pos, move, why) &&
           has_right_sign(pos, move, why) && may_stack(pos, move, why) && does_duty(pos, move, why) &&
           attacks_weaker(pos, move, why);
}
