#include "tower_eval.h"

/* What a position is worth to a side, in hundredths of a man. */
enum {
    FREE_MAN = 100,   /* a man in a unit of its own side; so a man lost costs as much */
    CAPTIVE_MAN = 40, /* a man in an enemy unit, who may be freed (T8) */
    UNIT = 8,         /* a unit to move: many small ones can do more at a time than a few tall ones */
    STRENGTH = 3      /* each point of strength on the field where a unit stands (T5) */
};

/* What the units of one side are worth, less what the captives in them are worth to the enemy. */
static int units_value(const TowerPos *pos, Side side) {
    int value = 0;
    for (uint64_t units = pos->owned[side]; units != 0;) {
        int field = bits_pop(&units);
        uint64_t unit = pos->cell[field];
        int own = unit_men(unit, side);
        value += FREE_MAN * own - CAPTIVE_MAN * (unit_height(unit) - own);
        value += UNIT + STRENGTH * tower_strength(pos, unit, field);
    }
    return value;
}

int tower_eval(const TowerPos *pos) {
    return units_value(pos, pos->side) - units_value(pos, side_other(pos->side));
}
