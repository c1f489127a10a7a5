/* Counts the positions in which the engine gives a value away: it turns a won game into a draw or a loss, or a draw into
 * a loss.
 *
 * Usage: count_lapses FILE LIMIT [FIRST [LAST [LEVEL]]], as in
 *     build/count_lapses tests/data/critical.jsonl 'nodes 300000'
 * FILE has a Mill position a line, as JSON with "position" and "keep", the moves that keep its value. LIMIT is 'nodes N' or
 * 'movetime MS'; only the lines from FIRST to LAST are tried, and at a level if one is named. The endgame tables that stand
 * beside the program are taken in, as the page does. It prints each lapse, and how many there are. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../match/engine.h"
#include "plain.h"
#include "tables_file.h"

enum { TABLE_BYTES = 16 << 20, LINE = 4096, STEP_NODES = 2048 };

static void die(const char *sentence) {
    fprintf(stderr, "count_lapses: %s\n", sentence);
    exit(1);
}

/* The text between the quotes after "name": in a line; it is cut out of the line. */
static char *text_of(char *line, const char *name) {
    char *at = strstr(line, name);
    char *begin = at == NULL ? NULL : strchr(at + strlen(name), '"');
    char *end = begin == NULL ? NULL : strchr(begin + 1, '"');
    if (end == NULL)
        die("a line has no position.");
    *end = '\0';
    return begin + 1;
}

/* The move that the engine plays, as text. */
static void choose(Engine *engine, const Match *match, const Wish *wish, double time, char text[GAME_MOVE_TEXT]) {
    Notice fault;
    double end = plain_clock() + time;
    engine_forget(engine);
    if (!engine_begin(engine, match, wish, &fault))
        die("a search could not begin.");
    while (!engine_step(engine, STEP_NODES) && (time == 0 || plain_clock() < end)) {
    }
    if (engine_report(engine)->line_count == 0)
        die("in one of the positions nothing is to be chosen.");
    Writer writer = writer_on(text, GAME_MOVE_TEXT);
    match->game->write_move(engine_report(engine)->lines[0].moves[0], &writer);
}

/* Does the engine keep the value in the position of this line? */
static bool keeps(Engine *engine, char *line, const Wish *wish, double time) {
    char move[GAME_MOVE_TEXT], quoted[GAME_MOVE_TEXT + 2];
    const char *keep = strstr(line, "\"keep\":");
    Match match;
    Notice fault;
    if (keep == NULL || !match_begin_text(&match, &game_mill, "", text_of(line, "\"position\":"), &fault))
        die("a position cannot be read.");
    choose(engine, &match, wish, time, move);
    snprintf(quoted, sizeof quoted, "\"%s\"", move);
    bool kept = strstr(keep, quoted) != NULL;
    if (!kept)
        printf("%s: %s\n", strchr(line, ':') + 2, move);
    match_end(&match);
    return kept;
}

int main(int count, char **words) {
    FILE *file = count > 2 ? fopen(words[1], "r") : NULL;
    if (file == NULL)
        die("usage: count_lapses FILE LIMIT [FIRST [LAST [LEVEL]]]");
    PlainLimit limit;
    if (!plain_read_limit(words[2], &limit))
        die("the limit must be 'nodes N' or 'movetime MS', of one or more.");
    long first = count > 3 ? strtol(words[3], NULL, 10) : 1, last = count > 4 ? strtol(words[4], NULL, 10) : 1 << 30;
    Wish wish = {.lines = 1, .seed = 1, .depth = SEARCH_DEPTH, .nodes = (double)limit.nodes};
    wish.level = count > 5 ? atoi(words[5]) : 0;
    Engine engine = engine_with(TABLE_BYTES);
    Endgames endgames = {.count = 0};
    char line[LINE];
    int tried = 0, lapses = 0;
    tables_file_find_beside(&endgames, words[0]);
    engine.endgames = &endgames.mill;
    for (long at = 1; at <= last && fgets(line, sizeof line, file) != NULL; at++) {
        if (at < first)
            continue;
        tried++;
        lapses += !keeps(&engine, line, &wish, limit.time);
    }
    printf("%d of %d lapsed\n", lapses, tried);
    engine_end(&engine);
    endgames_free(&endgames);
    fclose(file);
    return 0;
}
