#ifndef TOWERMILL_TOWER_EVAL_H
#define TOWERMILL_TOWER_EVAL_H

#include "tower_rules.h"

/* The static value of a position in hundredths of a man, from the view of the side to move; well below 20000 in size.
 * The game must not have ended. */
int tower_eval(const TowerPos *pos);

#endif
