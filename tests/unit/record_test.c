/* Records: what is written is read as the same match; what is read may be loosely written; each fault is named with its
 * place. */

#include "json_helpers.h"
#include "match_helpers.h"

#include "../../core/match/record.h"

enum { ROOM = 1 << 17 };

static void write_record(const Match *match, const char *tags, char *text, size_t size) {
    Writer writer = writer_on(text, size);
    record_write(match, tags, &writer);
    assert_false(writer.full);
}

static void assert_written(const Match *match, const char *tags, const char *expected) {
    static char text[ROOM];
    write_record(match, tags, text, sizeof text);
    assert_string_equal(text, expected);
}

static Match read_record(const char *text) {
    Match match;
    Notice fault;
    if (!record_read(text, &match, &fault))
        fail_msg("%s at %d: %s", notice_name(fault.code), fault.place, text);
    assert_int_equal(match.ply, match.length);
    return match;
}

static void assert_same_start(const Match *a, const Match *b) {
    char text[GAME_POS_TEXT], other[GAME_POS_TEXT];
    Writer writer = writer_on(text, sizeof text), other_writer = writer_on(other, sizeof other);
    a->game->write_pos(&a->start, &writer);
    b->game->write_pos(&b->start, &other_writer);
    assert_string_equal(text, other);
}

/* The record is read as the match with these rules, start and moves. */
static void assert_read(const char *text, const char *rules, const char *position, const char *moves) {
    Match match = read_record(text), expected = match_of(match.game, rules, position, moves);
    assert_memory_equal(&match.rules, &expected.rules, sizeof match.rules);
    assert_same_start(&match, &expected);
    assert_int_equal(match.length, expected.length);
    if (match.length > 0)
        assert_memory_equal(match.moves, expected.moves, (size_t)match.length * sizeof(Move));
    match_end(&match);
    match_end(&expected);
}

/* ---------------------------------------------------------------------------------------------------------- writing */

static void a_record_has_tags_moves_and_result(void **state) {
    Match match = match_of(&game_mill, "remove=may rebuild=hard", "", "a1 d6 d1 f4 g1xd6");
    (void)state;
    assert_written(&match, "",
                   "[Game \"mill\"]\n[Rules \"rebuild=hard remove=may\"]\n[Result \"*\"]\n\n"
                   "1. a1 d6 2. d1 f4 3. g1xd6 *\n");
    match_end(&match);
}

static void tags_given_are_put_first(void **state) {
    Match match = match_of(&game_tower, "", "", "");
    (void)state;
    assert_written(&match, "[White \"Ann\"]\n[Black \"Bo\"]\n",
                   "[White \"Ann\"]\n[Black \"Bo\"]\n[Game \"tower\"]\n[Result \"*\"]\n\n*\n");
    assert_written(&match, "[White \"Ann\"]", "[White \"Ann\"]\n[Game \"tower\"]\n[Result \"*\"]\n\n*\n");
    match_end(&match);
}

static void an_end_that_was_agreed_stands_over_an_open_game(void **state) {
    Match match = match_of(&game_tower, "", "", "12-19");
    (void)state;
    assert_written(&match, "[Result \"0-1\"]\n[Reason \"White resigned\"]\n",
                   "[Result \"0-1\"]\n[Reason \"White resigned\"]\n[Game \"tower\"]\n\n1. 12-19 0-1\n");
    assert_written(&match, "[Reason \"Draw\"]\n[White \"Ann\"]\n[Result \"1/2-1/2\"]",
                   "[Reason \"Draw\"]\n[White \"Ann\"]\n[Result \"1/2-1/2\"]\n[Game \"tower\"]\n\n1. 12-19 1/2-1/2\n");
    assert_written(&match, "[Result \"*\"]", "[Result \"*\"]\n[Game \"tower\"]\n\n1. 12-19 *\n");
    assert_written(&match, "[Result \"won\"]", "[Game \"tower\"]\n[Result \"*\"]\n\n1. 12-19 *\n");
    match_end(&match);
}

static void T12_M7_no_other_end_than_that_of_the_moves_is_written(void **state) {
    Match match = match_of(&game_mill, "", "w a1,d1,b4,g4 0 b6,a7,d7 0 0 9", "g4-g1xa7");
    (void)state;
    assert_written(&match, "[Result \"0-1\"]\n[White \"Ann\"]\n[Reason \"White resigned\"]",
                   "[White \"Ann\"]\n[Game \"mill\"]\n[Position \"w a1,d1,b4,g4 0 b6,a7,d7 0 0 9\"]\n[Result \"1-0\"]\n"
                   "[Reason \"Black has fewer than 3 men left\"]\n\n9. g4-g1xa7 1-0\n");
    match_end(&match);
}

static void what_is_no_tag_is_not_written(void **state) {
    Match match = match_of(&game_tower, "", "", "");
    (void)state;
    assert_written(&match, "[White \"A \\\"b\\\"\"] [Black \"Bo",
                   "[White \"A \\\"b\\\"\"]\n[Game \"tower\"]\n[Result \"*\"]\n\n*\n");
    assert_written(&match, "1. 12-19", "[Game \"tower\"]\n[Result \"*\"]\n\n*\n");
    match_end(&match);
}

static void a_start_of_its_own_and_an_end_are_told(void **state) {
    Match match = match_of(&game_mill, "", "b b6,a7,d7 0 a1,d1,b4,g4 0 7 9", "g4-g1xa7");
    (void)state;
    assert_written(&match, "",
                   "[Game \"mill\"]\n[Position \"b b6,a7,d7 0 a1,d1,b4,g4 0 7 9\"]\n[Result \"0-1\"]\n"
                   "[Reason \"White has fewer than 3 men left\"]\n\n9... g4-g1xa7 0-1\n");
    match_end(&match);
}

static void undone_moves_are_written_too(void **state) {
    Match match = match_of(&game_tower, "", "", "12-19 50-43 19-27");
    (void)state;
    match_go_to(&match, 1);
    assert_written(&match, "", "[Game \"tower\"]\n[Result \"*\"]\n\n1. 12-19 50-43 2. 19-27 *\n");
    match_end(&match);
}

/* The longest line of the moves of a random game. */
static size_t longest_line(uint64_t *random) {
    static char text[ROOM];
    Match match = match_of(&game_mill, "", "", "");
    size_t longest = 0;
    while (match.ply < 200 && play_random(&match, random)) {
    }
    write_record(&match, "", text, sizeof text);
    for (const char *line = strstr(text, "\n\n") + 2; *line != '\0'; line += strcspn(line, "\n") + 1) {
        size_t length = strcspn(line, "\n");
        assert_true(length > 0 && line[0] != ' ' && line[length - 1] != ' ');
        longest = length > longest ? length : longest;
    }
    match_end(&match);
    return longest;
}

static void lines_of_moves_are_at_most_80_wide(void **state) {
    uint64_t random = 3;
    size_t longest = 0;
    (void)state;
    for (int game = 0; game < 30; game++) {
        size_t length = longest_line(&random);
        longest = length > longest ? length : longest;
    }
    assert_int_equal(longest, 80);
}

/* ------------------------------------------------------------------------------------------------------ round trips */

static void assert_round_trip(const Match *match) {
    static char text[ROOM], again[ROOM];
    write_record(match, "[Event \"a test\"]\n", text, sizeof text);
    Match read = read_record(text);
    assert_ptr_equal(read.game, match->game);
    assert_memory_equal(&read.rules, &match->rules, sizeof read.rules);
    assert_same_start(&read, match);
    assert_int_equal(read.length, match->length);
    assert_memory_equal(read.moves, match->moves, (size_t)match->length * sizeof(Move));
    write_record(&read, "[Event \"a test\"]\n", again, sizeof again);
    assert_string_equal(again, text);
    match_end(&read);
}

static void random_games_under_all_rules_are_read_as_they_were_written(void **state) {
    uint64_t random = 11;
    (void)state;
    for (int game = 0; game < 2; game++) {
        Rules rules;
        for (int index = 0; rules_number(both_games[game], index, &rules); index++) {
            Match match, later;
            assert_true(match_begin(&match, both_games[game], rules));
            for (int plies = 1 + random_below(&random, 80); plies > 0; plies--)
                play_random(&match, &random);
            assert_round_trip(&match);
            assert_true(match_begin_at(&later, both_games[game], rules, &match.now));
            for (int plies = 1 + random_below(&random, 400); plies > 0 && play_random(&later, &random); plies--) {
            }
            if (later.length > 0)
                assert_round_trip(&later);
            match_end(&match);
            match_end(&later);
        }
    }
}

static void records_of_games_without_moves_are_read(void **state) {
    (void)state;
    assert_read("[Game \"mill\"]\n[Result \"*\"]\n\n*\n", "", "", "");
    assert_read("[Game \"tower\"]\n[Position \"w 61:b 0 9\"]\n[Result \"0-1\"]\n\n0-1\n", "", "w 61:b 0 9", "");
    assert_read("[Game \"tower\"]", "", "", "");
}

/* ------------------------------------------------------------------------------------------------- generous reading */

#define MILL "[Game \"mill\"]\n\n"

static void numbers_may_stand_close_to_their_moves_or_be_missing(void **state) {
    (void)state;
    assert_read(MILL "1.a1 d6 2.d1 f4 *", "", "", "a1 d6 d1 f4");
    assert_read(MILL "1. a1 1... d6 2...d1", "", "", "a1 d6 d1");
    assert_read(MILL "a1 d6\nd1", "", "", "a1 d6 d1");
    assert_read("[Game \"tower\"]\n\n1.12-19 50-43 2.19-27", "", "", "12-19 50-43 19-27");
    assert_read(MILL "1. a1 d6 2.", "", "", "a1 d6");
}

static void comments_variations_and_marks_are_passed_over(void **state) {
    (void)state;
    assert_read(MILL "{before} 1. {a} a1 {1. g7 (} d6 ; to the end of the line } ) *\n2. d1", "", "", "a1 d6 d1");
    assert_read(MILL "1. a1 (1. g7 (1. d1 {)} ; )\n a4) d6) d6 $1 $23 2. d1$4 (g7)f4 *", "", "", "a1 d6 d1 f4");
    assert_read(MILL "1. a1{close}d6(d1)2. d1;\n* {after} (the) $3 ; end", "", "", "a1 d6 d1");
    assert_read(MILL "1. a1 {} d6 () *", "", "", "a1 d6");
}

static void any_white_space_will_do(void **state) {
    (void)state;
    assert_read("\r\n [Game \"mill\"]\r\n\t[ Rules  \"remove=may\" ]\r\n\r\n1. a1\td6\r\n2. d1\r\n*\r\n", "remove=may",
                "", "a1 d6 d1");
    assert_read("[Game \"mill\"][Result \"*\"]1. a1 d6", "", "", "a1 d6");
}

static void results_may_be_missing_or_decided_elsewhere(void **state) {
    (void)state;
    assert_read(MILL "1. a1 d6 1-0", "", "", "a1 d6");
    assert_read("[Game \"mill\"]\n[Result \"1/2-1/2\"]\n\n1. a1 d6 1/2-1/2", "", "", "a1 d6");
    assert_read("[Game \"mill\"]\n[Result \"0-1\"]\n\n1. a1 d6", "", "", "a1 d6");
}

static void removals_may_stand_in_either_order(void **state) {
    (void)state;
    assert_read("[Game \"mill\"]\n[Position \"w b2,d2,f4,b6,f6 3 g1,e3,a4,e4,d5,e5 3 0 7\"]\n\n7. f2xd5xa4", "",
                "w b2,d2,f4,b6,f6 3 g1,e3,a4,e4,d5,e5 3 0 7", "f2xa4xd5");
}

static void a_tag_may_be_repeated_and_the_last_counts(void **state) {
    (void)state;
    assert_read("[Game \"tower\"]\n[Game \"mill\"]\n\n1. a1", "", "", "a1");
}

static void tags_are_told_as_they_stand(void **state) {
    static const char text[] = "[Event \"A \\\"club\\\" \\\\ evening\"]\n[White \"\"]\n[Game \"mill\"]\n\n1. a1 *";
    char json_text[256], value[64];
    Writer writer = writer_on(json_text, sizeof json_text);
    Json json = json_on(&writer);
    Match match = read_record(text);
    (void)state;
    record_write_tags(text, &json);
    assert_json(json_text);
    assert_names(json_text, "", "Event White Game");
    value_text(value_at(json_text, "Event"), value, sizeof value);
    assert_string_equal(value, "A \"club\" \\ evening");
    assert_value(json_text, "White", "\"\"");
    match_end(&match);
}

/* ----------------------------------------------------------------------------------------------------------- faults */

static void assert_fault(const char *text, const char *expected) {
    Match match;
    Notice fault, outer;
    assert_false(record_read(text, &match, &fault));
    outer = fault;
    if (fault.of_list.number > 0) {
        notice_outer(&fault, &outer);
        outer.arg_count = 2;
    }
    assert_notice(&outer, expected);
}

static void a_bad_tag_is_named_where_it_begins(void **state) {
    (void)state;
    assert_fault("[Game]", "RECORD_TAG@0");
    assert_fault("[Game \"mill]", "RECORD_TAG@0");
    assert_fault("[Game \"mill\"", "RECORD_TAG@0");
    assert_fault("[Game \"mill\"]\n[White \"Ann\nB\"]", "RECORD_TAG@14");
    assert_fault("[Game \"mill\"]\n[\"Ann\"]", "RECORD_TAG@14");
    assert_fault("[Game \"mill\"]\n[White \"Ann\\", "RECORD_TAG@14");
    assert_fault("[Game 'mill']", "RECORD_TAG@0");
}

static void a_record_without_its_game_is_refused(void **state) {
    (void)state;
    assert_fault("", "RECORD_NO_GAME");
    assert_fault("1. a1 d6 *", "RECORD_NO_GAME");
    assert_fault("[White \"Ann\"]\n\n1. a1", "RECORD_NO_GAME");
    assert_fault("[Game \"chess\"]\n\n1. e4", "RECORD_NO_GAME");
    assert_fault("[game \"mill\"]", "RECORD_NO_GAME");
}

static void bad_rules_and_positions_are_refused(void **state) {
    (void)state;
    assert_fault("[Game \"mill\"]\n[Rules \"remove=no\"]\n\n*", "OPTION_VALUE remove no must may");
    assert_fault("[Game \"tower\"]\n[Rules \"remove=may\"]\n\n*", "OPTION_UNKNOWN remove tower");
    assert_fault("[Game \"mill\"]\n[Position \"w a1 9 - 9 0 1\"]\n\n*", "TEXT_TOO_MANY_MEN white 10 9");
    assert_fault("[Game \"tower\"]\n[Position \"w 1-18:w,44-61:b 0\"]\n\n*", "TEXT_EXPECTED space");
}

static void the_first_move_that_does_not_fit_is_named_with_its_place(void **state) {
    (void)state;
    assert_fault(MILL "1. a1 a1 2. d1", "MOVE_IN_LIST@21 2 a1");
    assert_fault(MILL "1. a1 (d6) h9 *", "MOVE_IN_LIST@26 2 h9");
    assert_fault(MILL "1. a1xd6", "MOVE_IN_LIST@18 1 a1xd6");
    assert_fault(MILL "1. a1 d6 2", "MOVE_IN_LIST@24 3 2");
    assert_fault(MILL "1. a1 d6)", "MOVE_IN_LIST@21 2 d6)");
    assert_fault(MILL "1. a1 d6!", "MOVE_IN_LIST@21 2 d6!");
    assert_fault("[Game \"tower\"]\n\n1. 12x19", "MOVE_IN_LIST@19 1 12x19");
    assert_fault("[Game \"mill\"]\n[Position \"w a1,d1,b4,g4 0 a7,d7,b6 0 0 9\"]\n\n1. g4-g1xa7 d7-g7",
                 "MOVE_IN_LIST@71 2 d7-g7");
}

static void a_fault_in_a_move_tells_its_own_reason(void **state) {
    Match match;
    Notice fault;
    char sentence[NOTICE_SENTENCE];
    Writer writer = writer_on(sentence, sizeof sentence);
    (void)state;
    assert_false(record_read(MILL "1. a1 a1", &match, &fault));
    assert_notice(&fault, "M2_OCCUPIED a1");
    notice_write(&fault, &writer);
    assert_string_equal(sentence, "Move 2 of the list, a1, does not fit: Point a1 is not empty (at character 22)");
}

static void what_is_opened_must_be_closed(void **state) {
    (void)state;
    assert_fault(MILL "1. a1 {d6", "RECORD_OPEN@21 comment");
    assert_fault(MILL "1. a1 (d6 (d1)", "RECORD_OPEN@21 variation");
    assert_fault(MILL "1. a1 (d6 {)", "RECORD_OPEN@25 comment");
    assert_fault(MILL "1. a1 * {", "RECORD_OPEN@23 comment");
}

static void nothing_follows_the_result(void **state) {
    (void)state;
    assert_fault(MILL "1. a1 * d6", "TEXT_EXTRA@23");
    assert_fault(MILL "1. a1 *\n\n[Game \"mill\"]", "TEXT_EXTRA@24");
    assert_fault(MILL "* *", "TEXT_EXTRA@17");
}

static void T12_M7_a_result_that_the_moves_contradict_is_refused(void **state) {
#define WON "[Game \"mill\"]\n[Position \"w a1,d1,b4,g4 0 a7,d7,b6 0 0 9\"]\n"
    (void)state;
    assert_read(WON "[Result \"1-0\"]\n\n1. g4-g1xa7 1-0", "", "w a1,d1,b4,g4 0 a7,d7,b6 0 0 9", "g4-g1xa7");
    assert_fault(WON "[Result \"0-1\"]\n\n1. g4-g1xa7", "RECORD_RESULT 0-1 1-0");
    assert_fault(WON "[Result \"1/2-1/2\"]\n\n1. g4-g1xa7", "RECORD_RESULT 1/2-1/2 1-0");
    assert_fault(WON "[Result \"*\"]\n\n1. g4-g1xa7", "RECORD_RESULT * 1-0");
    assert_fault(WON "\n1. g4-g1xa7 0-1", "RECORD_RESULT@71 0-1 1-0");
    assert_fault(WON "\n1. g4-g1xa7 *", "RECORD_RESULT@71 * 1-0");
    assert_fault(WON "[Result \"won\"]\n\n*", "RECORD_RESULT won *");
}

static void T13_M8_a_draw_that_the_moves_do_not_show_may_be_agreed(void **state) {
    (void)state;
    assert_read("[Game \"tower\"]\n[Position \"w 1:w,61:b 0 1\"]\n[Result \"1/2-1/2\"]\n\n"
                "1. 1-2 61-60 2. 2-1 60-61 3. 1-2 61-60 4. 2-1 60-61 1/2-1/2",
                "", "w 1:w,61:b 0 1", "1-2 61-60 2-1 60-61 1-2 61-60 2-1 60-61");
    assert_fault("[Game \"tower\"]\n[Position \"w 1:w,61:b 0 1\"]\n[Result \"1-0\"]\n\n"
                 "1. 1-2 61-60 2. 2-1 60-61 3. 1-2 61-60 4. 2-1 60-61",
                 "RECORD_RESULT 1-0 1/2-1/2");
}

/* --------------------------------------------------------------------------------------------------------- prefixes */

/* Every shorter text is refused with a place inside it, or read as a match whose moves are the first of the whole
 * one's. */
static void assert_prefixes(const char *text) {
    static char prefix[ROOM];
    Match whole = read_record(text);
    int accepted = 0;
    for (size_t length = 0; length < strlen(text); length++) {
        Match match;
        Notice fault;
        memcpy(prefix, text, length);
        prefix[length] = '\0';
        if (!record_read(prefix, &match, &fault)) {
            assert_in_range(fault.code, NOTICE_NONE + 1, NOTICE_CODES - 1);
            assert_in_range(fault.place + 1, 0, length + 1);
            assert_in_range(fault.of_list.place + 1, 0, length + 1);
            continue;
        }
        accepted++;
        assert_true(match.length <= whole.length);
        for (int i = 0; i < match.length; i++)
            if (match.moves[i] != whole.moves[i])
                assert_int_equal(i, match.length - 1); /* a move cut short may be another one */
        match_end(&match);
    }
    assert_true(accepted > whole.length);
    match_end(&whole);
}

static void every_shorter_text_is_refused_or_read_rightly(void **state) {
    (void)state;
    assert_prefixes("[Event \"A \\\"club\\\"\"]\r\n[Game \"mill\"]\n[Rules \"rebuild=hard remove=may\"]\n\n"
                    "1. a1 d6 (d1 {x)}) 2. d1 g1 {comment} 3. b2 $1 d2 ; a comment\n4. f2 1-0\n");
    assert_prefixes(
        "[Game \"tower\"]\n[Rules \"centre=black\"]\n[Position \"w 1-18:w,44-61:b 0 7\"]\n[Result \"*\"]\n\n"
        "7. 12-19 50-43 8. 19-27 (2. 12-19) 43-35 9. 1+2 60+61 *\n");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_record_has_tags_moves_and_result),
        cmocka_unit_test(tags_given_are_put_first),
        cmocka_unit_test(an_end_that_was_agreed_stands_over_an_open_game),
        cmocka_unit_test(T12_M7_no_other_end_than_that_of_the_moves_is_written),
        cmocka_unit_test(what_is_no_tag_is_not_written),
        cmocka_unit_test(a_start_of_its_own_and_an_end_are_told),
        cmocka_unit_test(undone_moves_are_written_too),
        cmocka_unit_test(lines_of_moves_are_at_most_80_wide),
        cmocka_unit_test(random_games_under_all_rules_are_read_as_they_were_written),
        cmocka_unit_test(records_of_games_without_moves_are_read),
        cmocka_unit_test(numbers_may_stand_close_to_their_moves_or_be_missing),
        cmocka_unit_test(comments_variations_and_marks_are_passed_over),
        cmocka_unit_test(any_white_space_will_do),
        cmocka_unit_test(results_may_be_missing_or_decided_elsewhere),
        cmocka_unit_test(removals_may_stand_in_either_order),
        cmocka_unit_test(a_tag_may_be_repeated_and_the_last_counts),
        cmocka_unit_test(tags_are_told_as_they_stand),
        cmocka_unit_test(a_bad_tag_is_named_where_it_begins),
        cmocka_unit_test(a_record_without_its_game_is_refused),
        cmocka_unit_test(bad_rules_and_positions_are_refused),
        cmocka_unit_test(the_first_move_that_does_not_fit_is_named_with_its_place),
        cmocka_unit_test(a_fault_in_a_move_tells_its_own_reason),
        cmocka_unit_test(what_is_opened_must_be_closed),
        cmocka_unit_test(nothing_follows_the_result),
        cmocka_unit_test(T12_M7_a_result_that_the_moves_contradict_is_refused),
        cmocka_unit_test(T13_M8_a_draw_that_the_moves_do_not_show_may_be_agreed),
        cmocka_unit_test(every_shorter_text_is_refused_or_read_rightly),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
