#ifndef TOWERMILL_GAME_VALUE_H
#define TOWERMILL_GAME_VALUE_H

/* What Mill is worth from its start on, with so many men on each side, from solved sectors in files. */

#include "../mill/mill_solver.h"

/* Bytes of memory that it takes. */
double game_value_bytes(const MillIndex *index, int men);
/* Prints what the empty board and each first move are worth to White; false if a sector's file is not there or memory is short. */
bool game_value_print(const char *folder, const MillIndex *index, MillRules rules, int men);

#endif
