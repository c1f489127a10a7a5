#ifndef TOWERMILL_TOWER_EVAL_H
#define TOWERMILL_TOWER_EVAL_H

/* What a Tower position is worth: features, each counted for the side to move less for the other side where both can
 * have it, times weights that go from those of the opening to those of the endgame as men leave. tools/fit_tower.c fits
 * the weights. */

#include "tower_rules.h"

enum {
    TOWER_FREE_MEN,               /* men in units of their own side */
    TOWER_CAPTIVES,               /* enemy men in own units */
    TOWER_UNITS,                  /* nine features: units by height, up to three, and by factor of their field */
    TOWER_TALL = TOWER_UNITS + 9, /* men that a unit has beyond three */
    TOWER_BURIED,                 /* captives right below the top man: the unit is lost with its last own man */
    TOWER_AWAY,                   /* three features: steps from the centre, by height of the unit */
    TOWER_ROOM = TOWER_AWAY + 3,  /* three features: empty fields that units can go to, by height of the unit */
    TOWER_RISE = TOWER_ROOM + 3,  /* three features: how much stronger a field units can go to, by height */
    TOWER_JOIN = TOWER_RISE + 3,  /* own units that units can be stacked on */
    TOWER_CONTACT,                /* enemy units within reach, whether or not they may be attacked */
    TOWER_SAFE,                   /* units that no enemy unit is high enough to attack, wherever it stands */
    TOWER_ANY_SAFE,               /* whether there is such a unit */
    TOWER_LONGEST,                /* the range of the highest unit */
    TOWER_FEW,                    /* three features: whether a side has one, two or three units, whatever their size */
    TOWER_TEMPO = TOWER_FEW + 3,  /* 1 for the side to move */
    TOWER_THREATENED,             /* units of the side to move that the other side could attack */
    TOWER_ATTACKS,                /* whether there is such an attack */
    TOWER_GAIN,                   /* men that the best of these attacks gains */
    TOWER_LURE,                   /* men that even the best of these attacks costs: it is a duty (T9) */
    TOWER_FEATURES,
    TOWER_PHASES = 2 * TOWER_MEN /* free men on the board at the start */
};

/* The static value of a position in hundredths of a man, from the view of the side to move; well below 20000 in size.
 * The game must not have ended. */
int tower_eval(const TowerPos *pos);

/* The features, and how far the game is from its end: TOWER_PHASES at the start, 0 without men. */
int tower_eval_features(const TowerPos *pos, int features[TOWER_FEATURES]);

#endif
