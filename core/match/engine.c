#include "engine.h"

#include <stdlib.h>
#include <string.h>

Engine engine_with(size_t table_bytes) {
    return (Engine){.table_bytes = table_bytes};
}

void engine_end(Engine *engine) {
    if (engine->tt.entries != NULL)
        tt_free(&engine->tt);
    free(engine->search);
    *engine = engine_with(engine->table_bytes);
}

void engine_forget(Engine *engine) {
    if (engine->tt.entries != NULL)
        tt_clear(&engine->tt);
}

/* Makes sure that there are a table and a block for this match, and that the table holds nothing of other rules. */
static bool prepare(Engine *engine, const Match *match) {
    if (engine->tt.entries == NULL && !tt_make(&engine->tt, engine->table_bytes))
        return false;
    if (engine->game != match->game) {
        void *search = malloc(match->game->search->size);
        if (search == NULL)
            return false;
        free(engine->search);
        engine->search = search;
        engine->game = match->game;
        tt_clear(&engine->tt);
    }
    if (memcmp(&engine->rules, &match->rules, sizeof engine->rules) != 0)
        tt_clear(&engine->tt);
    engine->rules = match->rules;
    return true;
}

static bool refuse_limit(Notice *fault, const char *name, int least, int most) {
    notice_begin(fault, NOTICE_LIMIT_RANGE, -1);
    notice_add_text(fault, name);
    notice_add_number(fault, least);
    notice_add_number(fault, most);
    return false;
}

static bool check_wish(const Wish *wish, Notice *fault) {
    if (wish->depth == 0 && wish->nodes == 0 && wish->level == 0)
        return notice_fail(fault, NOTICE_LIMIT_MISSING, -1);
    if (wish->depth < 0 || wish->depth > SEARCH_DEPTH)
        return refuse_limit(fault, "depth", 0, SEARCH_DEPTH);
    if (wish->level < 0 || wish->level > GAME_LEVELS)
        return refuse_limit(fault, "level", 0, GAME_LEVELS);
    if (wish->lines < 1 || wish->lines > SEARCH_LINES)
        return refuse_limit(fault, "lines", 1, SEARCH_LINES);
    if (!(wish->nodes == 0 || wish->nodes >= 1))
        return notice_fail(fault, NOTICE_LIMIT_NODES, -1);
    return true;
}

static Limits limits_of(const Wish *wish, const GameOps *game) {
    const double most = 1e18; /* fits 64 bits */
    const int whim = 12;      /* makes openings vary, and hardly costs strength */
    Limits limits = {.depth = wish->depth == 0 ? SEARCH_DEPTH : wish->depth,
                     .nodes = wish->nodes == 0 || wish->nodes > most ? UINT64_MAX : (uint64_t)wish->nodes,
                     .lines = wish->lines,
                     .seed = wish->seed,
                     .whole = wish->whole};
    if (wish->level == 0)
        return limits;
    const GameLevel *level = &game->levels[wish->level - 1];
    limits.nodes = level->nodes < limits.nodes ? level->nodes : limits.nodes;
    limits.blur = level->blur;
    limits.habit = level->habit;
    limits.whim = whim;
    return limits;
}

bool engine_begin(Engine *engine, const Match *match, const Wish *wish, Notice *fault) {
    if (!check_wish(wish, fault))
        return false;
    if (!prepare(engine, match))
        return notice_fail(fault, NOTICE_NO_MEMORY, -1);
    Limits limits = limits_of(wish, match->game);
    if (wish->level > 0 || engine->blurred)
        tt_clear(&engine->tt);
    engine->blurred = limits.blur > 0;
    if (wish->level == 0 || wish->level == GAME_LEVELS)
        limits.endgames = engine->endgames;
    engine->root = match->now;
    Past past = match_past(match);
    match->game->search->begin(engine->search, &match->now, &past, &limits, &engine->tt);
    return true;
}

bool engine_step(Engine *engine, uint64_t nodes) {
    return engine->search == NULL || engine->game->search->step(engine->search, nodes);
}

const SearchReport *engine_report(const Engine *engine) {
    return engine->search == NULL ? NULL : search_report(engine->search);
}

SearchLine engine_line(const Engine *engine, int index) {
    SearchLine line = engine_report(engine)->lines[index];
    if (engine->endgames != NULL && engine->game == &game_mill)
        endgames_complete(engine->endgames, &engine->root, &line);
    return line;
}
