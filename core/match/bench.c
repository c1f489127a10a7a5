#include "bench.h"

#include "engine.h"

typedef struct BenchPosition {
    const char *rules, *position;
} BenchPosition;

static const BenchPosition tower_positions[] = {
    {"", "w 1-18:w,44-61:b 0 1"},
};

static const BenchPosition mill_positions[] = {
    {"", "w - 9 - 9 0 1"},
};

enum { TOWER_DEPTH = 5, MILL_DEPTH = 6, TABLE_BYTES = 4 << 20 };

static bool run(const GameOps *game, const BenchPosition *at, int depth, Engine *engine, uint64_t *nodes) {
    Match match;
    Notice fault;
    Wish wish = {.depth = depth, .lines = 1, .seed = 1};
    bool begun = match_begin_text(&match, game, at->rules, at->position, &fault);
    if (!begun)
        return false;
    engine_forget(engine);
    bool searched = engine_begin(engine, &match, &wish, &fault);
    while (searched && !engine_step(engine, UINT64_MAX)) {
    }
    if (searched)
        *nodes += engine_report(engine)->nodes;
    match_end(&match);
    return searched;
}

bool bench_run(const GameOps *game, uint64_t *nodes) {
    bool is_tower = game == &game_tower;
    const BenchPosition *positions = is_tower ? tower_positions : mill_positions;
    size_t count = is_tower ? sizeof tower_positions / sizeof tower_positions[0]
                            : sizeof mill_positions / sizeof mill_positions[0];
    Engine engine = engine_with(TABLE_BYTES);
    bool whole = true;
    *nodes = 0;
    for (size_t i = 0; i < count && whole; i++)
        whole = run(game, &positions[i], is_tower ? TOWER_DEPTH : MILL_DEPTH, &engine, nodes);
    engine_end(&engine);
    return whole;
}
