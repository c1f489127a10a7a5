#ifndef TOWERMILL_MILL_TEXT_H
#define TOWERMILL_MILL_TEXT_H

/* Positions and moves of Mill as text, in both directions; the forms are those of the README. Readers change nothing and
 * fill the notice when they refuse a text. */

#include "../notice.h"
#include "mill_rules.h"

enum { MILL_MOVE_TEXT = 16, MILL_POS_TEXT = 320 }; /* bytes that hold any move, any position, with the closing NUL */

void mill_write_move(MillMove move, Writer *out);
void mill_write_pos(const MillPos *pos, Writer *out);

/* Reads the form of a move, without asking whether it is legal; two removals in either order. */
bool mill_read_move(const char *text, MillMove *move, Notice *fault);
/* Reads a position under pos->rules, which stay. */
bool mill_read_pos(const char *text, MillPos *pos, Notice *fault);

#endif
