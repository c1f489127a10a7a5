#ifndef TOWERMILL_RECORD_H
#define TOWERMILL_RECORD_H

/* Game records after PGN's habits: tags, an empty line, numbered moves, the result. */

#include "match.h"

/* Writes the record of the match up to its last move. `tags` as [White "Ann"], a line each, are put first; Game, Rules and
 * Position are the match's own, and so are Result and Reason once the moves have decided the game: over an open game they may
 * be given, for a resignation, say. */
void record_write(const Match *match, const char *tags, Writer *out);

/* Reads a record and replays it into a new match, which stands after the last move. Comments in braces or after a semicolon,
 * variations in parentheses and $ marks are passed over. On a fault nothing is made and the notice tells what and where. */
bool record_read(const char *text, Match *match, Notice *fault);

/* Writes the tags of a record that record_read has accepted as a JSON object {name: value}. */
void record_write_tags(const char *text, Json *json);

#endif
