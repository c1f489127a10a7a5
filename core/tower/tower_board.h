#ifndef TOWERMILL_TOWER_BOARD_H
#define TOWERMILL_TOWER_BOARD_H

/* T1, T2: the geometry of the Tower board, as constant tables; the only place that knows it.
 *
 * Inside the core a field is 0 to 60, its number less one; in texts it is 1 to 61. Directions go round the compass as
 * White sees the board: 0 right, 1 up right, 2 up left, 3 left, 4 down left, 5 down right; direction d and (d + 3) % 6
 * are opposite. "Up" is away from White. */

#include "../base.h"

enum {
    TOWER_FIELDS = 61,
    TOWER_DIRECTIONS = 6,
    TOWER_REACH = 3, /* T5: no unit goes further */
    TOWER_OFF = 61   /* stands where the board has ended */
};

/* T2: the natural three-colouring; class 0 holds the centre field, 1 field 1, 2 field 2. */
extern const uint8_t tower_class[TOWER_FIELDS];
/* The fields of each class. */
extern const uint64_t tower_class_set[3];

/* Axial coordinates (T2): q to the right within a row, r away from White; the centre is (0, 0). */
extern const int8_t tower_q[TOWER_FIELDS], tower_r[TOWER_FIELDS];

/* The fields one, two and three steps away in each direction; TOWER_OFF beyond the edge. */
extern const uint8_t tower_ray[TOWER_FIELDS][TOWER_DIRECTIONS][TOWER_REACH];

/* The set of fields at most 1, 2, 3 steps away on a straight line: tower_near[range - 1][field]. */
extern const uint64_t tower_near[TOWER_REACH][TOWER_FIELDS];

/* The direction from one field to another on a straight line, with their distance; -1 if they are on none or equal. */
int tower_direction(int from, int to, int *distance);

#endif
