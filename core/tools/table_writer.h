#ifndef TOWERMILL_TABLE_WRITER_H
#define TOWERMILL_TABLE_WRITER_H

/* Writes endgame tables of Mill (core/mill/mill_tables.h) from solved sectors. */

#include "../mill/mill_solver.h"
#include "../mill/mill_tables.h"

/* Tables one after the other. */
typedef struct TableText {
    uint8_t *bytes; /* the caller frees them */
    size_t length;
} TableText;

/* Adds the table of a sector whose values are known; where the other rule set's is there already with the same losses, that one
 * serves both. False if there is not enough memory. */
bool table_write(TableText *out, const MillValues *values, MillSector sector);

#endif
