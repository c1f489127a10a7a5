#ifndef TOWERMILL_TABLE_VERIFIER_H
#define TOWERMILL_TABLE_VERIFIER_H

/* Checks endgame tables of Mill as their users see them: each value that a probe gives must follow from the values after all moves
 * of the ordinary move generator. */

#include "../mill/mill_solver.h"
#include "../mill/mill_tables.h"

typedef struct TableVerifier {
    const MillTables *tables;
    MillValues values; /* what the probes gave, of all sectors checked */
    int threads;
    uint32_t unknown, wrong; /* positions of the pair at work */
} TableVerifier;

void table_verifier_begin(TableVerifier *verifier, const MillTables *tables, const MillIndex *index, MillRules rules,
                          int threads);
/* Checks a sector and the one with the sides swapped, after those with a man less. False if a value is not known or wrong, which is
 * told in `unknown` and `wrong`, or if memory is short. */
bool table_verifier_check(TableVerifier *verifier, MillSector sector);
void table_verifier_end(TableVerifier *verifier);

#endif
