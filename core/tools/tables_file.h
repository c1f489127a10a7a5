#ifndef TOWERMILL_TABLES_FILE_H
#define TOWERMILL_TABLES_FILE_H

/* Endgame tables in files, for the native programs. */

#include "../match/endgames.h"

/* Takes in a file of endgame tables; what is wrong with it is told, or NULL. */
const char *tables_file_read(Endgames *endgames, const char *path);
/* Takes in the tables that are there, of mill.mtb and mill10.mtb in a folder; returns how many files that were. */
int tables_file_find(Endgames *endgames, const char *folder);
/* The same for the folder tables/ beside the running program, which was called by this path. */
void tables_file_find_beside(Endgames *endgames, const char *program);

#endif
