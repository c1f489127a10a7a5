#ifndef TOWERMILL_MILL_EVAL_H
#define TOWERMILL_MILL_EVAL_H

#include "mill_rules.h"

/* The static value of a position in hundredths of a man, from the view of the side to move; well below 20000 in size.
 * The game must not have ended. */
int mill_eval(const MillPos *pos);

#endif
