#ifndef TOWERMILL_JSON_H
#define TOWERMILL_JSON_H

/* Writing JSON: values and members with the commas put between them. */

#include "../notice.h"

typedef struct Json {
    Writer *out;
    bool comma; /* the next value or member needs one in front */
} Json;

Json json_on(Writer *out);
/* open and close are '{' and '}' or '[' and ']'. */
void json_open(Json *json, char bracket);
void json_close(Json *json, char bracket);
/* The name of a member; its value follows. */
void json_name(Json *json, const char *name);
void json_text(Json *json, const char *text);
void json_number(Json *json, long long number);
void json_bool(Json *json, bool value);
void json_null(Json *json);
void json_side(Json *json, Side side);

/* Name and value in one call. */
void json_text_member(Json *json, const char *name, const char *text);
void json_number_member(Json *json, const char *name, long long number);
void json_bool_member(Json *json, const char *name, bool value);
void json_side_member(Json *json, const char *name, Side side);
void json_open_member(Json *json, const char *name, char bracket);

/* A notice as {code, rule, place, args, sentence}; null for none. Of a move in a list it is a MOVE_IN_LIST whose last
 * argument is the notice about the move. */
void json_notice(Json *json, const Notice *notice);

#endif
