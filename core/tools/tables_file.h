#ifndef TOWERMILL_TABLES_FILE_H
#define TOWERMILL_TABLES_FILE_H

/* Endgame tables in files, for the native programs. */

#include "../match/endgames.h"

/* Takes in a file of endgame tables; what is wrong with it is told, or NULL. */
const char *tables_file_read(Endgames *endgames, const char *path);
/* Takes in the tables that are there, of tables/mill.mtb and tables/mill10.mtb beside the program of this path. */
void tables_file_find(Endgames *endgames, const char *program);

#endif
