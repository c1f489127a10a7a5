/* Endgame tables behind the public API and in the search, with tables made by hand. */

#include "table_helpers.h"
#include "towermill_helpers.h"

#include "../../core/match/endgames.h"

/* White can bring a man to f6 or to g7, after which Black has lost in 4 or 12 plies, as this table says. */
static const Loss losses[] = {{"w a1,d1,g4 0 b2,d2,f6 0 0 20", 4}, {"w a1,d1,g4 0 b2,d7,g7 0 0 20", 12}};
#define WON   "b a1,d1,g4 0 b2,d7,f6 0 0 20"
#define DRAWN "w a1,d3,g4,c5 0 b2,d2,f6,g7 0 0 20"

static void give_tables(TowerMill *tm) {
    Made made;
    make_table(&made, false, (MillSector){3, 3}, losses, 2);
    assert_string_equal(answer_of(tm, towermill_tables(tm, made.bytes, (uint32_t)made.length)), "null");
    make_table(&made, false, (MillSector){4, 4}, NULL, 0);
    assert_string_equal(answer_of(tm, towermill_tables(tm, made.bytes, (uint32_t)made.length)), "null");
}

static void stand_at(TowerMill *tm, const char *rules, const char *position) {
    answer_of(tm, towermill_start(tm, "mill", rules, position, ""));
}

static const char *endgame_of(TowerMill *tm) {
    const char *answer = answer_of(tm, towermill_endgame(tm));
    assert_names(answer, "", "value moves");
    assert_names(answer, "value", "result plies");
    return answer;
}

static void without_tables_all_is_unknown_but_the_end(void **state) {
    TowerMill *tm = *state;
    stand_at(tm, "", WON);
    assert_value(endgame_of(tm), "value.result", "\"unknown\"");
    stand_at(tm, "", "w a1,d1 0 b2,d2,f2 0 0 20");
    assert_value(endgame_of(tm), "value.result", "\"loss\"");
    assert_value(endgame_of(tm), "value.plies", "0");
    assert_value(endgame_of(tm), "moves", "[]");
    stand_at(tm, "", "w a1,d3,g4,c5 0 b2,d2,f6,g7 0 100 80");
    assert_value(endgame_of(tm), "value.result", "\"draw\"");
    answer_of(tm, towermill_start(tm, "tower", "", "", ""));
    assert_value(endgame_of(tm), "value.result", "\"unknown\"");
}

static void every_move_has_its_value_best_first(void **state) {
    TowerMill *tm = *state;
    give_tables(tm);
    stand_at(tm, "", WON);
    const char *answer = endgame_of(tm);
    assert_value(answer, "value.result", "\"win\"");
    assert_value(answer, "value.plies", "5");
    const char *move = next_item(value_at(answer, "moves"), NULL);
    assert_names(move, "", "move value late");
    assert_value(move, "move", "\"d7-d2\"");
    assert_value(move, "value.result", "\"win\"");
    assert_value(move, "value.plies", "5");
    assert_value(next_item(value_at(answer, "moves"), move), "value.plies", "13");
}

/* The wins in 5 and in 13 plies, after so many quiet plies. */
static void assert_late(TowerMill *tm, const char *position, const char *first, const char *second) {
    stand_at(tm, "", position);
    const char *moves = value_at(endgame_of(tm), "moves"), *move = next_item(moves, NULL);
    assert_value(move, "value.plies", "5");
    assert_value(move, "late", first);
    move = next_item(moves, move);
    assert_value(move, "value.plies", "13");
    assert_value(move, "late", second);
    assert_value(next_item(moves, move), "late", "false");
}

static void M8_a_win_that_may_come_too_late_is_marked(void **state) {
    TowerMill *tm = *state;
    give_tables(tm);
    assert_late(tm, "b a1,d1,g4 0 b2,d7,f6 0 87 50", "false", "false");
    assert_late(tm, "b a1,d1,g4 0 b2,d7,f6 0 88 50", "false", "true");
    assert_late(tm, "b a1,d1,g4 0 b2,d7,f6 0 96 50", "true", "true");
}

static void other_rules_stay_unknown(void **state) {
    TowerMill *tm = *state;
    give_tables(tm);
    stand_at(tm, "remove=may", WON);
    assert_value(endgame_of(tm), "value.result", "\"unknown\"");
    stand_at(tm, "protect=true double=false", WON);
    assert_value(endgame_of(tm), "value.result", "\"unknown\"");
}

static void damaged_tables_are_refused(void **state) {
    TowerMill *tm = *state;
    Made made;
    make_table(&made, false, (MillSector){3, 3}, losses, 2);
    assert_refusal(tm, towermill_tables(tm, made.bytes, (uint32_t)made.length - 1), "TABLES_DAMAGED");
    made.bytes[made.length - 1] ^= 1;
    assert_refusal(tm, towermill_tables(tm, made.bytes, (uint32_t)made.length), "TABLES_DAMAGED");
    stand_at(tm, "", WON);
    assert_value(endgame_of(tm), "value.result", "\"unknown\"");
}

/* ---------------------------------------------------------------------------------------------------------- searching */

/* The report of a search to some depth. */
static const char *search(TowerMill *tm, int level, int lines, uint32_t seed) {
    answer_of(tm, towermill_begin(tm, level == 0 ? 4 : 0, 0, level, lines, seed));
    while (!towermill_step(tm, 10000)) {
    }
    return answer_of(tm, towermill_report(tm));
}

static void the_search_takes_the_quickest_win(void **state) {
    TowerMill *tm = *state;
    give_tables(tm);
    stand_at(tm, "", WON);
    for (uint32_t seed = 1; seed < 10; seed++) {
        const char *report = search(tm, 0, 1, seed);
        assert_value(report, "best", "\"d7-d2\"");
        assert_value(next_item(value_at(report, "lines"), NULL), "score.win", "5");
    }
    assert_value(search(tm, GAME_LEVELS, 1, 1), "best", "\"d7-d2\"");
}

static void several_lines_have_their_values(void **state) {
    TowerMill *tm = *state;
    give_tables(tm);
    stand_at(tm, "", WON);
    const char *report = search(tm, 0, 2, 1);
    const char *line = next_item(value_at(report, "lines"), NULL);
    assert_value(line, "score.win", "5");
    assert_value(next_item(value_at(report, "lines"), line), "score.win", "13");
}

/* With 96 quiet plies behind, five more would be a draw by M8 unless the last one takes. */
static void a_win_that_the_quiet_plies_would_spoil_is_not_believed(void **state) {
    TowerMill *tm = *state;
    give_tables(tm);
    stand_at(tm, "", "b a1,d1,g4 0 b2,d7,f6 0 95 80");
    assert_value(next_item(value_at(search(tm, 0, 1, 1), "lines"), NULL), "score.win", "5");
    stand_at(tm, "", "b a1,d1,g4 0 b2,d7,f6 0 96 80");
    const char *plies = value_at(next_item(value_at(search(tm, 0, 1, 1), "lines"), NULL), "score");
    assert_true(strncmp(plies, "{\"win\":5}", 9) != 0);
}

static void a_draw_is_held_and_told(void **state) {
    TowerMill *tm = *state;
    give_tables(tm);
    stand_at(tm, "", DRAWN);
    assert_value(next_item(value_at(search(tm, 0, 1, 1), "lines"), NULL), "score.men", "0.00");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        handle_test(without_tables_all_is_unknown_but_the_end),
        handle_test(every_move_has_its_value_best_first),
        handle_test(M8_a_win_that_may_come_too_late_is_marked),
        handle_test(other_rules_stay_unknown),
        handle_test(damaged_tables_are_refused),
        handle_test(the_search_takes_the_quickest_win),
        handle_test(several_lines_have_their_values),
        handle_test(a_win_that_the_quiet_plies_would_spoil_is_not_believed),
        handle_test(a_draw_is_held_and_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
