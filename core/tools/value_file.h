#ifndef TOWERMILL_VALUE_FILE_H
#define TOWERMILL_VALUE_FILE_H

/* Solved sectors in files, one a sector: a head, and the values as mill_solve leaves them. */

#include "../mill/mill_solver.h"

/* Is a sector's file there, of the right length and under the right head? (The sum of its values is checked when they are read.) */
bool value_file_is_there(const char *folder, const MillValues *values, MillSector sector);
/* Writes a sector. False with errno if it cannot be written. */
bool value_file_write(const char *folder, const MillValues *values, MillSector sector);
/* Reads a sector into an array of its own, unless it is there. False if there is no good file or not enough memory. */
bool value_file_read(const char *folder, MillValues *values, MillSector sector);
/* Frees all that was read. */
void value_file_forget(MillValues *values);

#endif
