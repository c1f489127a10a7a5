#include "tower_eval.h"

#include <stdlib.h>
#include <string.h>

#include "tower_weights.h"

static int smaller(int a, int b) {
    return a < b ? a : b;
}

static int larger(int a, int b) {
    return a > b ? a : b;
}

/* Steps from the centre of the board. */
static int away(int field) {
    int q = abs(tower_q[field]), r = abs(tower_r[field]), s = abs(tower_q[field] + tower_r[field]);
    return larger(q, larger(r, s));
}

/* The highest factor (T2) among some fields, or 0. */
static int best_factor(const TowerPos *pos, uint64_t fields) {
    int best = 0;
    for (int i = 0; i < 3; i++)
        if ((fields & tower_class_set[i]) != 0)
            best = larger(best, tower_factor(pos, bits_lowest(tower_class_set[i])));
    return best;
}

static void add_unit(const TowerPos *pos, int field, int sign, int *features) {
    uint64_t unit = pos->cell[field];
    Side side = unit_side(unit);
    int height = unit_height(unit), own = unit_men(unit, side), range = tower_range(unit);
    features[TOWER_FREE_MEN] += sign * own;
    features[TOWER_CAPTIVES] += sign * (height - own);
    features[TOWER_UNITS + 3 * (range - 1) + tower_factor(pos, field) - 1] += sign;
    features[TOWER_TALL] += sign * (height - range);
    features[TOWER_BURIED] += sign * (height > 1 && (unit >> 1 & 1) != (unit & 1));
    features[TOWER_AWAY + range - 1] += sign * away(field);
    uint64_t stops = tower_stops(pos, field) & ~((uint64_t)1 << TOWER_OFF);
    uint64_t room = stops & ~(pos->owned[WHITE] | pos->owned[BLACK]);
    features[TOWER_ROOM + range - 1] += sign * bits_count(room);
    features[TOWER_RISE + range - 1] += sign * larger(best_factor(pos, room) - tower_factor(pos, field), 0);
    features[TOWER_JOIN] += sign * bits_count(stops & pos->owned[side]);
    features[TOWER_CONTACT] += sign * bits_count(stops & pos->owned[side_other(side)]);
}

/* Could a unit of `side` attack the field `to`, if a unit of this strength stood there and none on `gone`? */
static bool can_take_back(const TowerPos *pos, Side side, int to, int gone, int strength) {
    for (int direction = 0; direction < TOWER_DIRECTIONS; direction++) {
        const uint8_t *ray = tower_ray[to][direction];
        for (int step = 0; step < TOWER_REACH && ray[step] != TOWER_OFF; step++) {
            uint64_t unit = pos->cell[ray[step]];
            if (unit == 0 || ray[step] == gone)
                continue;
            if (unit_side(unit) == side && tower_range(unit) > step && tower_strength(pos, unit, ray[step]) > strength)
                return true;
            break;
        }
    }
    return false;
}

/* Men that an attack of the other side gains, less those that can be taken in return. */
static int gain_of(const TowerPos *pos, int from, int to) {
    uint64_t attacker = pos->cell[from], defender = pos->cell[to];
    Side side = unit_side(defender);
    int lost = unit_men(defender, side), height = unit_height(attacker);
    height += tower_destroys(pos, from, to) ? unit_height(defender) - lost : unit_height(defender);
    int strength = smaller(height, TOWER_HEIGHT_CAP) * tower_factor(pos, to);
    if (!can_take_back(pos, side, to, from, strength))
        return lost;
    return lost - unit_men(attacker, side_other(side));
}

/* What the other side could attack if it were its turn. */
static void add_threats(const TowerPos *pos, int *features) {
    uint64_t threatened = 0;
    int best = -TOWER_MEN;
    for (uint64_t units = pos->owned[side_other(pos->side)]; units != 0;) {
        int from = bits_pop(&units);
        uint64_t attacks = tower_attacks(pos, from);
        threatened |= attacks;
        while (attacks != 0)
            best = larger(best, gain_of(pos, from, bits_pop(&attacks)));
    }
    if (threatened == 0)
        return;
    features[TOWER_THREATENED] = bits_count(threatened);
    features[TOWER_ATTACKS] = 1;
    features[TOWER_GAIN] = larger(best, 0);
    features[TOWER_LURE] = larger(-best, 0);
}

static int longest_range(const TowerPos *pos, Side side) {
    int longest = 0;
    for (uint64_t units = pos->owned[side]; units != 0;)
        longest = larger(longest, tower_range(pos->cell[bits_pop(&units)]));
    return longest;
}

/* Units that no enemy unit could attack even from a red field. */
static void add_safe_units(const TowerPos *pos, Side side, int sign, int *features) {
    int strongest = 3 * longest_range(pos, side_other(side)), safe = 0;
    for (uint64_t units = pos->owned[side]; units != 0;) {
        int field = bits_pop(&units);
        safe += tower_strength(pos, pos->cell[field], field) >= strongest;
    }
    features[TOWER_SAFE] += sign * safe;
    features[TOWER_ANY_SAFE] += sign * (safe > 0);
    features[TOWER_LONGEST] += sign * longest_range(pos, side);
}

int tower_eval_features(const TowerPos *pos, int features[TOWER_FEATURES]) {
    memset(features, 0, TOWER_FEATURES * sizeof *features);
    int men = 0;
    for (int enemy = 0; enemy < SIDES; enemy++) {
        Side side = enemy ? side_other(pos->side) : (Side)pos->side;
        int units_there = bits_count(pos->owned[side]);
        if (units_there <= 3)
            features[TOWER_FEW + units_there - 1] += enemy ? -1 : 1;
        add_safe_units(pos, side, enemy ? -1 : 1, features);
        for (uint64_t units = pos->owned[side]; units != 0;) {
            int field = bits_pop(&units);
            add_unit(pos, field, enemy ? -1 : 1, features);
            men += unit_men(pos->cell[field], side);
        }
    }
    features[TOWER_TEMPO] = 1;
    add_threats(pos, features);
    return smaller(men, TOWER_PHASES);
}

/* T13: what is not turned into progress is worth less and less, so that who is ahead makes some. */
static int faded(int value, int quiet) {
    enum { PATIENCE = 20, FADING = 160 };
    return quiet <= PATIENCE ? value : value - value * (quiet - PATIENCE) / FADING;
}

int tower_eval(const TowerPos *pos) {
    int features[TOWER_FEATURES];
    int phase = tower_eval_features(pos, features);
    int opening = 0, endgame = 0;
    for (int i = 0; i < TOWER_FEATURES; i++) {
        opening += weights[i][0] * features[i];
        endgame += weights[i][1] * features[i];
    }
    int value = (opening * phase + endgame * (TOWER_PHASES - phase)) / TOWER_PHASES;
    return faded(value, pos->quiet);
}
