#include "game.h"

#include <string.h>

const GameOps *game_find(const char *name) {
    if (text_equal(name, game_tower.name))
        return &game_tower;
    if (text_equal(name, game_mill.name))
        return &game_mill;
    return NULL;
}

/* ---------------------------------------------------------------------------------------------------------- options */

static int find_option(const GameOps *game, const char *name, size_t length) {
    for (int i = 0; i < game->option_count; i++)
        if (text_equal_bytes(game->options[i].name, name, length))
            return i;
    return -1;
}

static int find_value(const GameOption *option, const char *value, size_t length) {
    for (int i = 0; option->values[i] != NULL; i++)
        if (text_equal_bytes(option->values[i], value, length))
            return i;
    return -1;
}

static void bad_value(const GameOption *option, const char *value, size_t length, int place, Notice *fault) {
    char values[64];
    Writer writer = writer_on(values, sizeof values);
    for (int i = 0; option->values[i] != NULL; i++) {
        if (i > 0)
            write_char(&writer, ' ');
        write_text(&writer, option->values[i]);
    }
    notice_begin(fault, NOTICE_OPTION_VALUE, place);
    notice_add_text(fault, option->name);
    notice_add_unknown(fault, length == 0 ? "nothing" : value, length == 0 ? strlen("nothing") : length);
    notice_add_text(fault, values);
}

/* Reads one "name=value" of `length` bytes at `place` of the whole text. */
static bool read_option(const GameOps *game, const char *word, size_t length, int place, Rules *rules, unsigned *seen,
                        Notice *fault) {
    const char *equals = memchr(word, '=', length);
    size_t name_length = equals == NULL ? length : (size_t)(equals - word);
    int index = find_option(game, word, name_length);
    if (index < 0) {
        notice_begin(fault, NOTICE_OPTION_UNKNOWN, place);
        notice_add_unknown(fault, word, name_length);
        notice_add_text(fault, game->name);
        return false;
    }
    const GameOption *option = &game->options[index];
    if ((*seen & 1u << index) != 0) {
        notice_begin(fault, NOTICE_OPTION_TWICE, place);
        notice_add_text(fault, option->name);
        return false;
    }
    const char *value = equals == NULL ? word + length : equals + 1;
    size_t value_length = (size_t)(word + length - value);
    int chosen = find_value(option, value, value_length);
    if (chosen < 0) {
        bad_value(option, value, value_length, place, fault);
        return false;
    }
    *seen |= 1u << index;
    rules->value[index] = (uint8_t)chosen;
    return true;
}

bool game_read_rules(const GameOps *game, const char *text, Rules *rules, Notice *fault) {
    Rules read = {0};
    unsigned seen = 0;
    const char *at = text + strspn(text, " ");
    while (*at != '\0') {
        size_t length = strcspn(at, " ");
        if (!read_option(game, at, length, (int)(at - text), &read, &seen, fault))
            return false;
        at += length;
        at += strspn(at, " ");
    }
    *rules = read;
    return true;
}

void game_write_rules(const GameOps *game, Rules rules, Writer *out) {
    bool space = false;
    for (int i = 0; i < game->option_count; i++) {
        if (rules.value[i] == 0)
            continue;
        if (space)
            write_char(out, ' ');
        space = true;
        write_text(out, game->options[i].name);
        write_char(out, '=');
        write_text(out, game->options[i].values[rules.value[i]]);
    }
}

/* ------------------------------------------------------------------------------------------------------------ perft */

uint64_t game_perft(const GameOps *game, const AnyPos *pos, int depth) {
    Move moves[GAME_MOVES_MOST];
    if (depth == 0)
        return 1;
    int count = game->generate(pos, moves);
    if (depth == 1)
        return (uint64_t)count;
    uint64_t leaves = 0;
    for (int i = 0; i < count; i++) {
        AnyPos next = *pos;
        game->make(&next, moves[i]);
        leaves += game_perft(game, &next, depth - 1);
    }
    return leaves;
}
