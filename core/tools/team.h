#ifndef TOWERMILL_TEAM_H
#define TOWERMILL_TEAM_H

/* Threads that share out work on rows. */

#include <stdint.h>

/* How many threads this machine runs at once, 1 to 64. */
int team_size(void);
/* Has the work done for rows 0 to `rows` - 1 in parts by so many threads (fewer, if no more can be started); returns when all is
 * done. */
void team_share(int threads, void (*work)(void *job, uint32_t begin, uint32_t end), void *job, uint32_t rows);

#endif
