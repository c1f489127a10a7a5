/* When memory runs short: whatever allocation fails, the call refuses with NO_MEMORY, changes nothing and loses
 * nothing.
 *
 * This program brings its own malloc, which can be told to fail. Sanitizers bring theirs; under them nothing fails. */

#include "search_helpers.h"
#include "towermill_helpers.h"

#include "../../core/match/endgames.h"
#include "../../core/match/record.h"

/* ---------------------------------------------------------------------------------------------------- the allocator */

static int live;             /* blocks that were given and not taken back */
static int until_fault = -1; /* so many more calls succeed; -1 for all */

#if !SANITIZED

enum { ARENA = 256 << 20, ALIGNMENT = 16 };
static _Alignas(ALIGNMENT) char arena[ARENA];
static size_t used;

static bool fails(void) {
    if (until_fault < 0)
        return false;
    return until_fault == 0 || until_fault-- == 0;
}

/* Memory is never given twice, so a block that was freed keeps no one from finding a wrong use. The size stands
 * before it. */
void *malloc(size_t size) {
    size_t room = (size + 2 * ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    if (fails() || size > ARENA || room > ARENA - used)
        return NULL;
    char *block = arena + used + ALIGNMENT;
    memcpy(block - ALIGNMENT, &size, sizeof size);
    used += room;
    live++;
    return block;
}

void free(void *block) {
    live -= block != NULL;
}

void *calloc(size_t count, size_t size) {
    return malloc(count * size); /* the arena is zero, and no part of it is given twice */
}

void *realloc(void *block, size_t size) {
    void *larger = malloc(size);
    size_t old = 0;
    if (block == NULL || larger == NULL)
        return larger;
    memcpy(&old, (char *)block - ALIGNMENT, sizeof old);
    memcpy(larger, block, old < size ? old : size);
    free(block);
    return larger;
}

#endif

/* Makes one allocation after the other fail until the call succeeds: `call` tells whether it did. */
static void fail_each(bool (*call)(void *subject), void *subject, void (*check)(void *subject)) {
    int faults = 0, before = live;
    for (;; faults++) {
        until_fault = faults;
        bool done = call(subject);
        until_fault = -1;
        if (done)
            break;
        assert_int_equal(live, before);
        check(subject);
    }
    assert_true(faults > 0 || SANITIZED);
}

/* ---------------------------------------------------------------------------------------------------------- matches */

typedef struct Trial {
    Match match;
    Notice fault;
    char position[GAME_POS_TEXT];
    int length;
    const char *moves;
} Trial;

static Trial trial_of(const char *played, int ply, const char *moves) {
    Trial trial = {.match = match_of(&game_mill, "", "", played), .moves = moves};
    match_go_to(&trial.match, ply);
    write_position(&trial.match, trial.position);
    trial.length = trial.match.length;
    return trial;
}

static void assert_untouched(void *subject) {
    Trial *trial = subject;
    assert_position(&trial->match, trial->position);
    assert_int_equal(trial->match.length, trial->length);
    assert_notice(&trial->fault, "NO_MEMORY");
}

static bool begin_match(void *subject) {
    Match match;
    bool begun = match_begin_text(&match, &game_tower, "", "", subject);
    if (begun)
        match_end(&match);
    return begun;
}

static void assert_no_memory(void *subject) {
    assert_notice(subject, "NO_MEMORY");
}

static void a_match_is_begun_or_not(void **state) {
    Notice fault;
    (void)state;
    fail_each(begin_match, &fault, assert_no_memory);
}

static bool play_moves(void *subject) {
    Trial *trial = subject;
    return match_play_list(&trial->match, trial->moves, &trial->fault);
}

static void a_list_is_played_or_not(void **state) {
    Trial trial = trial_of("a1 d6 d1 f4", 2, "g7 b6 a4 f4 c4");
    (void)state;
    fail_each(play_moves, &trial, assert_untouched);
    assert_int_equal(trial.match.ply, 7);
    match_end(&trial.match);
}

/* 64 moves fill the first room of a match; the next one needs more. */
static Match match_of_64(void) {
    uint64_t random = 4;
    Match match = match_of(&game_tower, "", "", "");
    while (match.ply < 64)
        assert_true(play_random(&match, &random));
    return match;
}

static bool play_one(void *subject) {
    Trial *trial = subject;
    Move moves[GAME_MOVES_MOST];
    assert_true(match_legal_at(&trial->match, trial->match.ply, moves) > 0);
    notice_fail(&trial->fault, NOTICE_NO_MEMORY, -1);
    return match_play(&trial->match, moves[0]);
}

static void a_match_grows_or_stays(void **state) {
    Trial trial = {.match = match_of_64(), .length = 64};
    (void)state;
    write_position(&trial.match, trial.position);
    fail_each(play_one, &trial, assert_untouched);
    assert_int_equal(trial.match.length, 65);
    match_end(&trial.match);
}

/* A list that needs more room while it is played. */
static void a_long_list_is_played_or_not(void **state) {
    char moves[65 * GAME_MOVE_TEXT];
    Match long_match = match_of_64();
    Writer writer = writer_on(moves, sizeof moves);
    (void)state;
    for (int i = 0; i < 64; i++) {
        game_tower.write_move(long_match.moves[i], &writer);
        write_char(&writer, ' ');
    }
    uint64_t random = 4;
    assert_true(play_random(&long_match, &random));
    game_tower.write_move(long_match.moves[64], &writer);
    Trial trial = {.match = match_of(&game_tower, "", "", ""), .moves = moves};
    write_position(&trial.match, trial.position);
    fail_each(play_moves, &trial, assert_untouched);
    assert_int_equal(trial.match.ply, 65);
    match_end(&long_match);
    match_end(&trial.match);
}

static bool load_record(void *subject) {
    Match match;
    bool read = record_read("[Game \"mill\"]\n\n1. a1 d6 2. d1", &match, subject);
    if (read)
        match_end(&match);
    return read;
}

static void a_record_is_read_or_not(void **state) {
    Notice fault;
    (void)state;
    fail_each(load_record, &fault, assert_no_memory);
}

/* --------------------------------------------------------------------------------------------------------- endgames */

static bool add_tables(void *subject) {
    /* A table of 3-4 without losses. */
    uint8_t table[MILL_TABLE_HEAD] = {'M', 'T', 'B', '1', MILL_TABLE_HEAD, [12] = 1, [13] = 3, [14] = 4};
    uint32_t sum = mill_table_sum(table + MILL_TABLE_SUMMED, MILL_TABLE_HEAD - MILL_TABLE_SUMMED);
    for (int i = 0; i < 4; i++)
        table[8 + i] = (uint8_t)(sum >> 8 * i);
    Endgames *endgames = subject;
    MillTableFault fault = endgames_add(endgames, table, sizeof table);
    assert_int_not_equal(fault, MILL_TABLE_DAMAGED);
    return fault == MILL_TABLE_OK;
}

static void assert_no_tables(void *subject) {
    const Endgames *endgames = subject;
    assert_int_equal(endgames->count, 0);
    assert_null(endgames->mill.tables[0][3][4]);
}

static void tables_are_taken_in_or_not(void **state) {
    Endgames endgames = {.count = 0};
    (void)state;
    fail_each(add_tables, &endgames, assert_no_tables);
    assert_non_null(endgames.mill.tables[0][3][4]);
    endgames_free(&endgames);
}

/* ------------------------------------------------------------------------------------------------------ public API */

typedef struct Handle {
    TowerMill *tm;
    char state[1 << 16];
    int done; /* of the last call */
} Handle;

static Handle handle;

static void open_kept(const char *moves) {
    handle.tm = towermill_new(64);
    assert_non_null(handle.tm);
    const char *answer = answer_of(handle.tm, towermill_start(handle.tm, "mill", "", "", moves));
    memcpy(handle.state, answer, strlen(answer) + 1);
}

static void assert_handle_kept(void *subject) {
    (void)subject;
    assert_refusal(handle.tm, handle.done, "NO_MEMORY");
    assert_string_equal(answer_of(handle.tm, towermill_state(handle.tm)), handle.state);
}

static bool make_handle(void *subject) {
    TowerMill *tm = towermill_new(64);
    (void)subject;
    towermill_free(tm);
    return tm != NULL;
}

static void nothing(void *subject) {
    (void)subject;
}

static void a_handle_is_made_or_not(void **state) {
    (void)state;
    fail_each(make_handle, NULL, nothing);
}

static bool start_again(void *subject) {
    (void)subject;
    handle.done = towermill_start(handle.tm, "tower", "", "", "12-19 50-43");
    return handle.done == 1;
}

static bool load_again(void *subject) {
    (void)subject;
    handle.done = towermill_load(handle.tm, "[Game \"tower\"]\n\n1. 12-19 50-43 *");
    return handle.done == 1;
}

static bool write_again(void *subject) {
    (void)subject;
    handle.done = towermill_record(handle.tm, "");
    return handle.done == 1;
}

static void each_call_does_all_or_nothing(void **state) {
    static bool (*const calls[])(void *) = {start_again, load_again, write_again};
    (void)state;
    for (int i = 0; i < 3; i++) {
        open_kept("a1 d6 d1");
        fail_each(calls[i], NULL, assert_handle_kept);
        towermill_free(handle.tm);
    }
}

static bool begin_with_fault(int successes) {
    until_fault = successes;
    handle.done = towermill_begin(handle.tm, 2, 0, 0, 1, 1);
    until_fault = -1;
    return handle.done == 1;
}

/* A search takes memory for its table and for itself. What it has once got it keeps, so nothing is counted here. */
static void a_search_is_begun_or_not(void **state) {
    int faults = 0;
    (void)state;
    open_kept("a1 d6 d1");
    for (; !begin_with_fault(faults == 0 ? 0 : 1); faults++) {
        assert_handle_kept(NULL);
        assert_string_equal(answer_of(handle.tm, towermill_report(handle.tm)), "null");
        assert_in_range(faults, 0, 1);
    }
    assert_true(faults > 0 || SANITIZED);
    towermill_free(handle.tm);
}

static void a_search_that_another_game_cannot_replace_stays(void **state) {
    static char report[1 << 16];
    (void)state;
    open_kept("a1 d6 d1");
    answer_of(handle.tm, towermill_begin(handle.tm, 2, 0, 0, 1, 1));
    while (towermill_step(handle.tm, UINT32_MAX) == 0) {
    }
    const char *answer = answer_of(handle.tm, towermill_report(handle.tm));
    memcpy(report, answer, strlen(answer) + 1);
    answer_of(handle.tm, towermill_start(handle.tm, "tower", "", "", ""));
    if (!begin_with_fault(0)) {
        assert_refusal(handle.tm, handle.done, "NO_MEMORY");
        assert_string_equal(answer_of(handle.tm, towermill_report(handle.tm)), report);
    }
    towermill_free(handle.tm);
}

static void everything_is_given_back(void **state) {
    int before = live;
    (void)state;
    Match match = match_of(&game_mill, "", "", "a1");
    search_match(&match, (Wish){.depth = 2, .lines = 1});
    match_end(&match);
    assert_int_equal(live, before);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_match_is_begun_or_not),  cmocka_unit_test(a_list_is_played_or_not),
        cmocka_unit_test(a_match_grows_or_stays),   cmocka_unit_test(a_long_list_is_played_or_not),
        cmocka_unit_test(a_record_is_read_or_not),  cmocka_unit_test(tables_are_taken_in_or_not),
        cmocka_unit_test(a_handle_is_made_or_not),  cmocka_unit_test(each_call_does_all_or_nothing),
        cmocka_unit_test(a_search_is_begun_or_not), cmocka_unit_test(a_search_that_another_game_cannot_replace_stays),
        cmocka_unit_test(everything_is_given_back),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
