#include "fuzz.h"

#include "../../core/match/towermill.h"

/* The text goes to every function of the public API that takes one: as a record, and its first two lines as a position and
 * moves, as rules, tags and names. Each answer is a JSON text, and what is refused changes nothing. */

enum { ANSWER = 1 << 18 };

static const char *const rules[][3] = {{"tower", "", "centre=white stacking=attack"},
                                       {"mill", "remove=may", "rebuild=hard protect=true double=false"}};

/* Quotes and brackets are closed in their order, and there are no control characters. */
static void require_json(const char *text) {
    char open[64];
    int depth = 0;
    for (; *text != '\0'; text++) {
        REQUIRE((unsigned char)*text >= ' ');
        if (*text == '"') {
            for (text++; *text != '"'; text++) {
                REQUIRE((unsigned char)*text >= ' ');
                text += *text == '\\';
            }
        } else if (*text == '{' || *text == '[') {
            REQUIRE(depth < (int)sizeof open);
            open[depth++] = *text == '{' ? '}' : ']';
        } else if (*text == '}' || *text == ']') {
            REQUIRE(depth > 0 && open[--depth] == *text);
        }
    }
    REQUIRE(depth == 0);
}

/* The state as a text. */
static void write_state(TowerMill *tm, char state[ANSWER]) {
    REQUIRE(towermill_state(tm) == 1);
    const char *answer = towermill_answer(tm);
    require_json(answer);
    memcpy(state, answer, strlen(answer) + 1);
}

/* A call has been made: if it refused, the state is the one before; in any case the state can be told. */
static bool require_answer(TowerMill *tm, int done) {
    static char before[ANSWER], now[ANSWER];
    require_json(towermill_answer(tm));
    REQUIRE(done == 1 || strncmp(towermill_answer(tm), "{\"notice\":{", 11) == 0);
    write_state(tm, now);
    REQUIRE(done == 1 || text_equal(before, now));
    memcpy(before, now, strlen(now) + 1);
    return done == 1;
}

static void search(TowerMill *tm, const uint8_t *data, size_t size) {
    int lines = size > 0 ? 1 + data[0] % 3 : 1;
    require_answer(tm, towermill_begin(tm, 3, 40, 0, lines, 1));
    while (towermill_step(tm, 7) == 0) {
    }
    require_answer(tm, towermill_report(tm));
}

static void try_match(TowerMill *tm, const char *position, const char *moves, const uint8_t *data, size_t size) {
    require_answer(tm, towermill_why(tm, moves));
    require_answer(tm, towermill_play(tm, moves));
    require_answer(tm, towermill_go_to(tm, size > 0 ? data[0] % 4 : 0));
    require_answer(tm, towermill_view(tm, size > 1 ? data[1] % 4 : 0));
    require_answer(tm, towermill_record(tm, position));
    search(tm, data, size);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    TowerMill *tm = towermill_new(1);
    char *record = fuzz_text(data, size), *position = fuzz_text(data, size);
    const char *moves = fuzz_cut(position);
    REQUIRE(tm != NULL);
    require_answer(tm, towermill_start(tm, "tower", "", "", ""));
    for (int game = 0; game < 2; game++) {
        for (int i = 1; i <= 2; i++) {
            if (require_answer(tm, towermill_start(tm, rules[game][0], rules[game][i], position, moves)) || i == 1)
                try_match(tm, position, moves, data, size);
        }
        require_answer(tm, towermill_start(tm, rules[game][0], position, "", moves));
        require_answer(tm, towermill_geometry(tm, rules[game][0], position));
    }
    require_answer(tm, towermill_options(tm, position));
    if (require_answer(tm, towermill_load(tm, record)))
        try_match(tm, "", moves, data, size);
    towermill_free(tm);
    free(record);
    free(position);
    return 0;
}
