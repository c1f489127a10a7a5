#ifndef TOWERMILL_TOWER_TEXT_H
#define TOWERMILL_TOWER_TEXT_H

/* Positions and moves of Tower as text, in both directions; the forms are those of the README. Readers change nothing
 * and fill the notice when they refuse a text. */

#include "../notice.h"
#include "tower_rules.h"

enum { TOWER_MOVE_TEXT = 8, TOWER_POS_TEXT = 512 }; /* bytes that hold any move, any position, with the closing NUL */

void tower_write_move(TowerMove move, Writer *out);
void tower_write_pos(const TowerPos *pos, Writer *out);
/* The men of a unit from top to bottom, as "wbb". */
void tower_write_men(uint64_t unit, Writer *out);

/* Reads the form of a move, without asking whether it is legal. */
bool tower_read_move(const char *text, TowerMove *move, Notice *fault);
/* Reads a position under pos->rules, which stay. */
bool tower_read_pos(const char *text, TowerPos *pos, Notice *fault);

#endif
