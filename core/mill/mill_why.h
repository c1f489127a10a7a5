#ifndef TOWERMILL_MILL_WHY_H
#define TOWERMILL_MILL_WHY_H

/* Why is a move not legal? */

#include "mill_text.h"

/* True if the move is legal in a game that goes on; else `why` names the first rule that forbids it, in the order M2, M5,
 * M6, M3, M4, M9, M10. */
bool mill_why(const MillPos *pos, MillMove move, Notice *why);

#endif
