#include "fuzz.h"

#include "../../core/match/towermill.h"

/* The text goes to every function of the public API that takes one: as a record, and its first two lines as a
 * position and moves, as rules, tags and names. Each answer is a JSON text, and what is refused changes nothing. A
 * handle serves all texts, as it would in a page. */

enum { ANSWER = 1 << 18 };

static const char *const rules[][2] = {{"tower", ""},
                                       {"mill", "remove=may"},
                                       {"tower", "centre=white stacking=attack"},
                                       {"mill", "rebuild=hard protect=true double=false"}};

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

/* What a refused call must leave as it was: rules, start and moves, and, by its number of legal moves, the ply. */
static void tell_match(TowerMill *tm, Writer *out) {
    REQUIRE(towermill_record(tm, "") == 1);
    write_text(out, towermill_answer(tm));
    write_number(out, (long long)towermill_perft(tm, 1));
}

/* A call has been made: it answers in JSON, and if it refused, it has changed nothing. */
static bool require_answer(TowerMill *tm, int done) {
    static char before[ANSWER], now[ANSWER];
    require_json(towermill_answer(tm));
    REQUIRE(done == 1 || strncmp(towermill_answer(tm), "{\"notice\":{", 11) == 0);
    Writer writer = writer_on(now, sizeof now);
    tell_match(tm, &writer);
    REQUIRE(done == 1 || text_equal(before, now));
    memcpy(before, now, writer.length + 1);
    return done == 1;
}

static void try_match(TowerMill *tm, const char *position, const char *moves) {
    require_answer(tm, towermill_why(tm, moves));
    require_answer(tm, towermill_play(tm, moves));
    require_answer(tm, towermill_view(tm, 1));
    require_answer(tm, towermill_go_to(tm, 1));
    require_answer(tm, towermill_record(tm, position));
    require_answer(tm, towermill_begin(tm, 3, 40, 0, 2, 1));
    while (towermill_step(tm, 7) == 0) {
    }
    require_answer(tm, towermill_report(tm));
}

/* The first line as rules and as a name. */
static void try_words(TowerMill *tm, const char *line) {
    require_answer(tm, towermill_options(tm, line));
    require_answer(tm, towermill_geometry(tm, "mill", line));
    require_answer(tm, towermill_start(tm, "mill", line, "", ""));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static TowerMill *tm;
    char *record = fuzz_text(data, size), *position = fuzz_text(data, size);
    const char *moves = fuzz_cut(position);
    const char *const *game = rules[size % 4];
    if (tm == NULL)
        tm = towermill_new(1);
    REQUIRE(tm != NULL);
    require_answer(tm, towermill_start(tm, "mill", "", "", ""));
    if (require_answer(tm, towermill_start(tm, game[0], game[1], position, moves)) ||
        require_answer(tm, towermill_load(tm, record)))
        try_match(tm, position, moves);
    else
        try_words(tm, position);
    free(record);
    free(position);
    return 0;
}
