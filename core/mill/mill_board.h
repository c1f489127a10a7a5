#ifndef TOWERMILL_MILL_BOARD_H
#define TOWERMILL_MILL_BOARD_H

/* M1: the geometry of the Mill board, as constant tables; the only place that knows it.
 *
 * Points are 0 to 23 in the order a1 d1 g1 b2 d2 f2 c3 d3 e3 a4 b4 c4 e4 f4 g4 c5 d5 e5 b6 d6 f6 a7 d7 g7, lines 0 to 15 in
 * the order of M1's list; sets of points are 24 bits, sets of lines 16. */

#include "../base.h"

enum { MILL_POINTS = 24, MILL_LINES = 16, MILL_SYMMETRIES = 16, MILL_ALL = (1 << MILL_POINTS) - 1 };

extern const char mill_point_name[MILL_POINTS][3]; /* "a1" and so on */
/* A line's two end points in M1's order, as "a1g1". */
extern const char mill_line_name[MILL_LINES][5];
/* Column (a = 0 to g = 6) and row (1 = 0 to 7 = 6) of a point. */
extern const uint8_t mill_column[MILL_POINTS], mill_row[MILL_POINTS];
/* The three points of a line, and as a set. */
extern const uint8_t mill_line[MILL_LINES][3];
extern const uint32_t mill_line_set[MILL_LINES];
/* The two lines through a point. */
extern const uint8_t mill_lines_of[MILL_POINTS][2];
/* The points next to a point on a line. */
extern const uint32_t mill_adjacent[MILL_POINTS];
/* The sixteen symmetries of the board: turns, mirrors, and inside out. mill_symmetry[0] is the identity. */
extern const uint8_t mill_symmetry[MILL_SYMMETRIES][MILL_POINTS];

#endif
