#include "bench.h"

#include "engine.h"

typedef struct BenchPosition {
    const char *rules, *position;
} BenchPosition;

/* The starts, and positions from all stages of games under all rule options. */
static const BenchPosition tower_positions[] = {
    {"", "w 1-18:w,44-61:b 0 1"},
    {"", "w 1:ww,2-5:w,7-8:w,9:ww,11:w,12:ww,14-18:w,41:b,44-47:b,50-54:b,55:bb,56:b,58:bb,59-61:b 0 4"},
    {"", "w "
         "1-3:w,5:ww,6-9:w,10:ww,12:w,14-15:w,17-18:w,20:w,24:w,38:b,41:b,44:b,47:bb,49-51:b,52:bb,54:b,55:bb,57-58:b,"
         "59:bb,61:b 0 7"},
    {"", "w 1-7:w,9-11:w,14:wwwbbww,17-18:w,20:w,38:b,44:b,47:b,49-52:b,54-56:b,58:bb,59-61:b 1 10"},
    {"", "w 1-4:w,6:w,8-9:w,10:bwwww,11:w,18:ww,46-48:b,52:bb,55-56:b,58-61:b 0 13"},
    {"", "w 2:w,3:ww,4-6:w,7:ww,9-10:w,12:w,18:w,25:w,29:wbb,32:ww,45-47:b,50:b,52:b,54:b,57-58:b,59:bbb,61:b 0 16"},
    {"", "w 3:ww,5:w,7:www,9-10:w,15:w,17-18:w,21:w,24:w,39:bb,45:b,47:b,50:bb,54-60:b 10 19"},
    {"", "w 3:ww,5-7:w,11:w,12:ww,15:w,18:ww,20-21:w,24:bbb,38:b,44:b,47-48:b,53:bb,57-58:b 0 22"},
    {"", "w 7:w,18:w,37:wwwwwwbbbwwwb,42:b,50:b 1 25"},
    {"", "w 8:bbw,10:ww,12:w,20:w,50-52:b,55:b,58-59:b,61:b 0 28"},
    {"", "w 6:w,23:ww,44:bb,50:b 3 31"},
    {"", "w 13:bbbbbbbb,38:b,51:www 0 36"},
    {"", "w 1-8:w,10-12:w,14-18:w,21-22:w,38:b,43-44:b,46-49:b,51-59:b,60:bb 2 4"},
    {"", "w "
         "1-2:w,3:ww,4-7:w,9:w,10:ww,12:ww,14:ww,15:w,17-18:w,37:b,41:b,44:b,46-47:b,49:b,50:bb,51-53:b,54:bb,55:b,57:"
         "b,59-61:b 1 7"},
    {"", "w 4-5:w,7:ww,9-11:w,16-18:w,21:www,38:b,41:b,47:b,49-50:b,52-54:b,55:bb,56-60:b 0 10"},
    {"centre=black",
     "w 1-3:w,5:wwwbbb,6-9:w,12:w,14-15:w,18:w,20:w,37:b,39:b,44:b,46:b,50-51:b,54-55:b,57:b,58:bb,59-61:b 4 13"},
    {"centre=black", "w 2-4:w,5:ww,7-8:w,18:w,20:bbb,43:b,45:bb,46:b,47:www,49-50:b,55:b,60-61:b 0 16"},
    {"centre=white",
     "w 1:w,2:www,5-6:w,9:ww,11:w,13-17:w,23:w,26:w,36:bb,39-40:b,43:b,46:b,49:b,51-52:b,54:bb,56:b,58-61:b 3 19"},
    {"centre=white",
     "w 1-2:w,4-6:w,12:w,14:w,17:ww,19-20:w,24:w,26:w,37:b,42:b,45:b,49:bbbbbbbb,51:bb,54:b,58-59:b 6 22"},
    {"stacking=attack", "w 18:bbbwwwww,38:wwwww,44:b,51:bb 0 25"},
    {"stacking=attack", "w 11:wwwwwwwwwwww,12:ww,40:b,53:bbbbwwbbb 5 28"},
    {"stacking=none",
     "w 2-3:w,5-7:w,9-10:w,12:w,15:w,17-18:w,22:b,24:w,28:b,31:w,34:b,41:b,44:b,47:b,50-52:b,54-55:b,58-59:b,61:b 0 "
     "31"},
    {"stacking=none", "w 3:bwww,12-13:w,17:w,37:b,41:b,44:b,46:wb,47:b,50-52:b,54-55:b,58-59:b,61:b 0 36"},
};

static const BenchPosition mill_positions[] = {
    {"", "w - 9 - 9 0 1"},
    {"", "w b4,a7 7 d2,f4 7 0 3"},
    {"", "w f2,a4,b4,c4 5 d1,b2,d2 5 0 5"},
    {"", "w f2,c4,d5,d6,d7 4 a1,d2,b4,f4 4 0 6"},
    {"", "w b2,c3,c4,e4,f4,c5 3 a1,e3,b4,g4,e5 3 0 7"},
    {"", "w b2,f4,d5,d6,d7 2 e3,b4,e4,c5,e5,g7 2 0 8"},
    {"", "w g1,f2,b4,e4,b6,d6,f6 1 a1,d1,b2,a4,c4,f4,a7 1 0 9"},
    {"", "w b2,d2,f2,e4,b6,d6,f6,d7 0 g1,b4,f4,g4,d5,a7,g7 0 0 10"},
    {"", "w b2,d2,f2,c4,c5,d6,d7,g7 0 e3,b4,e4,f4,b6,a7 0 1 12"},
    {"", "w a1,b2,c3,c4,f4,d5,b6,d7 0 f2,d3,b4,g4,c5,e5,d6,f6,a7 0 10 15"},
    {"", "w a1,d1,g1,e4,f4,d5,d6,d7,g7 0 d2,e3,a4,e5,a7 0 3 18"},
    {"", "w g1,b2,d3,b4,e4,d5,f6,a7 0 d1,d2,c3,a4,c4,g4,c5,b6,d6 0 22 21"},
    {"", "w e3,g7 7 f2,c5 7 0 3"},
    {"rebuild=hard", "w d3,c5,d7,g7 5 d1,d2,b6,a7 5 0 5 - -"},
    {"rebuild=hard", "w b2,f2,b4,g4,d6 4 d2,f4,e5,b6,f6 4 0 6 - -"},
    {"rebuild=hard", "w f2,c3,a4,c4,c5 3 a1,d1,g1,b4,a7 3 0 7 c3c5 a1g1"},
    {"rebuild=hard", "w c3,d3,e3,b4,f4,c5,e5 2 d1,g1,c4,e4,g4,d5 2 0 8 c3e3 -"},
    {"protect=true double=false", "w a1,d1,b4,e4,g4,a7,d7,g7 1 g1,d2,f2,a4,f4,d5,d6 1 0 9"},
    {"protect=true double=false", "w g4,d5,b6,d6,a7,d7,g7 0 b2,d2,f2,d3,e4,f4,f6 0 0 10"},
    {"protect=true double=false", "w d1,e3,c4,f4,c5,d5,e5,d6 0 d2,f2,c3,a4,b4,b6,f6 0 4 12"},
    {"protect=true double=false", "w a1,b2,c3,d3,e3,d6,d7 0 f2,a4,e4,f4,g4,a7 0 0 15"},
    {"remove=may", "w a1,f2,d3,b4,e4,g4,c5,d6,a7 0 d2,c4,f4,d5,e5,f6,d7,g7 0 7 18"},
    {"remove=may", "w b2,d2,f2,a4,e4,d7 0 d1,c3,c5,d6 0 5 21"},
};

enum { TOWER_DEPTH = 4, MILL_DEPTH = 8, TABLE_BYTES = 4 << 20 };

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
