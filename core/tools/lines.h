#ifndef TOWERMILL_LINES_H
#define TOWERMILL_LINES_H

/* Lines of any length from standard input. Lines that have come in can be looked through before their turn, so that a
 * running search hears `stop`. */

#include <stdbool.h>
#include <stddef.h>

typedef struct Lines {
    char *bytes; /* what has come in; lines from `taken` on wait for their turn */
    size_t taken, length, room;
    bool ended; /* nothing more will come */
} Lines;

/* The next line without its line end (LF, or CR LF), waiting for it; NULL when there is none left. It stays until the next call. */
char *lines_next(Lines *lines);
/* Lets in what is there without waiting, or waits until something comes. */
void lines_let_in(Lines *lines, bool wait);
/* Is a line of this word alone waiting? lines_drop takes the first such line out. */
bool lines_hold(const Lines *lines, const char *word);
bool lines_drop(Lines *lines, const char *word);
void lines_free(Lines *lines);

#endif
