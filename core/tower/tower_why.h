#ifndef TOWERMILL_TOWER_WHY_H
#define TOWERMILL_TOWER_WHY_H

/* Why is a move not legal? */

#include "tower_text.h"

/* True if the move is legal in a game that goes on; else `why` names the first rule that forbids it, in the order T4,
 * T6, T10, T9, T7. A move written with the wrong sign is T6 and `why` holds the right way to write it. */
bool tower_why(const TowerPos *pos, TowerMove move, Notice *why);

#endif
