#include "tower_helpers.h"

static const char *const valid_positions[] = {
    "w 1-18:w,44-61:b 0 1",
    "b - 100 9999",
    "w 1:w 7 12",
    "b 3-4:ww,9:wbbw,31:bbbbbbbbbbbbbbbbwwwwwwwwwwww 10 104",
    "w 1:wwwwwwwwwwwwwwwwwwbbbbbbbbbbbbbbbbbb 0 1",
    "w 59:w,60:b,61:w 99 10",
};

enum { VALID_POSITIONS = sizeof valid_positions / sizeof *valid_positions };

/* -------------------------------------------------------------------------------------------------------- positions */

static void positions_go_round(void **state) {
    (void)state;
    for (int i = 0; i < VALID_POSITIONS; i++) {
        TowerPos pos = pos_of(valid_positions[i]);
        assert_pos_text(&pos, valid_positions[i]);
        assert_true(pos.key == tower_slow_key(&pos));
    }
}

static void items_are_accepted_in_any_order_and_runs_unmerged(void **state) {
    static const char *const rows[][2] = {
        {"w 61:b,3:w,1:w,2:w 0 1", "w 1-3:w,61:b 0 1"},
        {"w 3-3:w,61-61:b 0 1", "w 3:w,61:b 0 1"},
        {"w 8-9:w,6-7:w,10:ww 0 1", "w 6-9:w,10:ww 0 1"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        TowerPos pos = pos_of(rows[i][0]);
        assert_pos_text(&pos, rows[i][1]);
    }
}

static void reading_keeps_the_rules(void **state) {
    TowerPos pos = pos_under(rules_with(CENTRE_WHITE, STACKING_NONE), "w 1:w 0 1");
    (void)state;
    assert_int_equal(pos.rules.centre, CENTRE_WHITE);
    assert_int_equal(pos.rules.stacking, STACKING_NONE);
}

/* The longest text: a man costs most as a unit of its own on a field of two digits that joins no run. */
static void longest_position_fits(void **state) {
    enum { ITEM = 5, AROUND = 11, LONGEST = 2 * TOWER_MEN * ITEM - 1 + AROUND };
    TowerPos pos;
    char text[TOWER_POS_TEXT];
    Writer writer = writer_on(text, sizeof text);
    (void)state;
    tower_clear(&pos, default_rules);
    for (int i = 0; i < 2 * TOWER_MEN; i++)
        tower_put(&pos, TOWER_FIELDS - 1 - i, i % 2 == 0 ? 2 : 3);
    pos.quiet = TOWER_QUIET_LIMIT;
    pos.move = TOWER_LAST_MOVE;
    tower_write_pos(&pos, &writer);
    assert_false(writer.full);
    assert_int_equal(writer.length, LONGEST);
}

static void men_are_written_from_top_to_bottom(void **state) {
    TowerPos pos = pos_of("w 1:wwb 0 1");
    char text[8];
    Writer writer = writer_on(text, sizeof text);
    (void)state;
    tower_write_men(pos.cell[0], &writer);
    assert_string_equal(text, "wwb");
    assert_int_equal(unit_men(pos.cell[0], WHITE), 2);
    assert_int_equal(unit_men(pos.cell[0], BLACK), 1);
}

/* ------------------------------------------------------------------------------------------------ faults and places */

typedef struct BadText {
    const char *text;
    NoticeCode code;
    int place;
    const char *args; /* joined by semicolons */
} BadText;

static void assert_fault(const BadText *bad, const Notice *fault) {
    char joined[NOTICE_POOL];
    Writer writer = writer_on(joined, sizeof joined);
    write_args(fault, &writer);
    if (fault->code != bad->code || fault->place != bad->place || !text_equal(joined, bad->args))
        fail_msg("\"%s\": %s at %d (%s)", bad->text, notice_name(fault->code), fault->place, joined);
}

static void bad_positions_are_refused_with_fault_and_place(void **state) {
    static const BadText rows[] = {
        {"", NOTICE_TEXT_EMPTY, 0, ""},
        {"x 1:w 0 1", NOTICE_TEXT_EXPECTED, 0, "side"},
        {"W 1:w 0 1", NOTICE_TEXT_EXPECTED, 0, "side"},
        {" w 1:w 0 1", NOTICE_TEXT_EXPECTED, 0, "side"},
        {"white 1:w 0 1", NOTICE_TEXT_EXPECTED, 1, "space"},
        {"w", NOTICE_TEXT_EXPECTED, 1, "space"},
        {"w  1:w 0 1", NOTICE_TEXT_EXPECTED, 2, "units"},
        {"w a1 9 - 9 0 1", NOTICE_TEXT_EXPECTED, 2, "units"}, /* the other game's */
        {"w - 9 - 9 0 1", NOTICE_TEXT_EXPECTED, 6, "move"},   /* the other game's */
        {"w 1,2:w 0 1", NOTICE_TEXT_EXPECTED, 3, "colon"},
        {"w 1:w, 2:w 0 1", NOTICE_TEXT_EXPECTED, 6, "field"},
        {"w 1:w,,2:w 0 1", NOTICE_TEXT_EXPECTED, 6, "field"},
        {"w 1:w, 0 1", NOTICE_TEXT_EXPECTED, 6, "field"},
        {"w 1-:w 0 1", NOTICE_TEXT_EXPECTED, 4, "field"},
        {"w 1-2-3:w 0 1", NOTICE_TEXT_EXPECTED, 5, "colon"},
        {"w 1: 0 1", NOTICE_TEXT_EXPECTED, 4, "men"},
        {"w 1:W 0 1", NOTICE_TEXT_EXPECTED, 4, "men"},
        {"w 1:wB 0 1", NOTICE_TEXT_EXPECTED, 5, "space"},
        {"w 1:wr 0 1", NOTICE_TEXT_EXPECTED, 5, "space"},
        {"w -,1:w 0 1", NOTICE_TEXT_EXPECTED, 3, "space"},
        {"w 01:w 0 1", NOTICE_TEXT_LEADING_ZERO, 2, ""},
        {"w 1-02:w 0 1", NOTICE_TEXT_LEADING_ZERO, 4, ""},
        {"w 0:w 0 1", NOTICE_TEXT_NO_FIELD, 2, "0;61"},
        {"w 1:w,62:b 0 1", NOTICE_TEXT_NO_FIELD, 6, "62;61"},
        {"w 60-62:w 0 1", NOTICE_TEXT_NO_FIELD, 5, "62;61"},
        {"w 3-1:w 0 1", NOTICE_TEXT_RUN_BACKWARDS, 2, "3;1"},
        {"w 5:w,5:w 0 1", NOTICE_TEXT_FIELD_TWICE, 6, "5"},
        {"w 5:w,3-7:b 0 1", NOTICE_TEXT_FIELD_TWICE, 6, "5"},
        {"w 1-19:w 0 1", NOTICE_TEXT_TOO_MANY_MEN, 7, "white;19;18"},
        {"w 1-17:w,20:bww,30-31:w 0 1", NOTICE_TEXT_TOO_MANY_MEN, 12, "white;21;18"},
        {"w 1-61:b 0 1", NOTICE_TEXT_TOO_MANY_MEN, 7, "black;61;18"},
        {"w 1:w 00 1", NOTICE_TEXT_LEADING_ZERO, 6, ""},
        {"w 1:w 0 01", NOTICE_TEXT_LEADING_ZERO, 8, ""},
        {"w 1:w -1 1", NOTICE_TEXT_EXPECTED, 6, "quiet"},
        {"w 1:w  0 1", NOTICE_TEXT_EXPECTED, 6, "quiet"},
        {"w 1:w 101 1", NOTICE_TEXT_RANGE, 6, "quiet;0;100;101"},
        {"w 1:w 0", NOTICE_TEXT_EXPECTED, 7, "space"},
        {"w 1:w 0  1", NOTICE_TEXT_EXPECTED, 8, "move"},
        {"w 1:w 0 x", NOTICE_TEXT_EXPECTED, 8, "move"},
        {"w 1:w 0 0", NOTICE_TEXT_RANGE, 8, "move;1;9999;0"},
        {"w 1:w 0 10000", NOTICE_TEXT_RANGE, 8, "move;1;9999;10000"},
        {"w 1:w 0 1 ", NOTICE_TEXT_EXTRA, 9, ""},
        {"w 1:w 0 1\n", NOTICE_TEXT_EXTRA, 9, ""},
        {"w 1:w 0 1 2", NOTICE_TEXT_EXTRA, 9, ""},
        {"w\t1:w 0 1", NOTICE_TEXT_EXPECTED, 1, "space"},
        {"\xd0\x91 1:w 0 1", NOTICE_TEXT_EXPECTED, 0, "side"},
        {"w 1\xff:w 0 1", NOTICE_TEXT_EXPECTED, 3, "colon"},
    };
    TowerPos pos = pos_of("b 1:w,31:bw 3 9"), saved = pos;
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        Notice fault;
        if (tower_read_pos(rows[i].text, &pos, &fault))
            fail_msg("\"%s\" was accepted", rows[i].text);
        assert_fault(&rows[i], &fault);
        assert_memory_equal(&pos, &saved, sizeof pos);
    }
}

/* Columns far taller than a unit can be, by the number of their men. */
static void columns_of_any_length_are_counted(void **state) {
    static const int heights[] = {19, 36, 37, 63, 64, 65, 1000};
    char text[1100];
    (void)state;
    for (size_t i = 0; i < sizeof heights / sizeof *heights; i++) {
        TowerPos pos = pos_of("w - 0 1");
        Notice fault;
        Writer writer = writer_on(text, sizeof text);
        write_text(&writer, "w 1:");
        for (int man = 0; man < heights[i]; man++)
            write_char(&writer, 'b');
        write_text(&writer, " 0 1");
        assert_false(tower_read_pos(text, &pos, &fault));
        assert_int_equal(fault.code, NOTICE_TEXT_TOO_MANY_MEN);
        assert_int_equal(fault.place, 4);
        assert_int_equal(atoi(notice_arg(&fault, 1)), heights[i]);
    }
}

/* How many bytes of a valid text stand in front of its last number: a prefix with more than these is valid too. */
static size_t last_number_at(const char *text) {
    return (size_t)(strrchr(text, ' ') + 1 - text);
}

static void every_shorter_prefix_is_judged_rightly(void **state) {
    (void)state;
    for (int i = 0; i < VALID_POSITIONS; i++)
        for (size_t length = 0; length < strlen(valid_positions[i]); length++) {
            char *prefix = malloc(length + 1); /* no byte more, so that sanitizers see reading past the end */
            TowerPos pos = pos_of("b 1:w,31:bw 3 9"), saved = pos;
            Notice fault;
            assert_non_null(prefix);
            memcpy(prefix, valid_positions[i], length);
            prefix[length] = '\0';
            bool accepted = tower_read_pos(prefix, &pos, &fault);
            assert_int_equal(accepted, length > last_number_at(valid_positions[i]));
            if (accepted)
                assert_pos_text(&pos, prefix);
            else
                assert_memory_equal(&pos, &saved, sizeof pos);
            assert_true(accepted || (fault.place >= 0 && fault.place <= (int)length));
            free(prefix);
        }
}

/* ------------------------------------------------------------------------------------------------------------ moves */

static void moves_go_round(void **state) {
    static const char *const texts[] = {"12-19", "12+13", "12x19", "1-2", "61x60", "5-5"};
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        char text[TOWER_MOVE_TEXT];
        Writer writer = writer_on(text, sizeof text);
        tower_write_move(move_of(texts[i]), &writer);
        assert_string_equal(text, texts[i]);
    }
    assert_int_equal(move_of("12x19"), tower_move(11, 18, TOWER_ATTACK));
}

static void bad_moves_are_refused_with_fault_and_place(void **state) {
    static const BadText rows[] = {
        {"", NOTICE_TEXT_EMPTY, 0, ""},
        {"a1", NOTICE_TEXT_EXPECTED, 0, "field"},
        {" 12-19", NOTICE_TEXT_EXPECTED, 0, "field"},
        {"-12-19", NOTICE_TEXT_EXPECTED, 0, "field"},
        {"12", NOTICE_TEXT_EXPECTED, 2, "sign"},
        {"12X19", NOTICE_TEXT_EXPECTED, 2, "sign"},
        {"12 -19", NOTICE_TEXT_EXPECTED, 2, "sign"},
        {"12-", NOTICE_TEXT_EXPECTED, 3, "field"},
        {"12--19", NOTICE_TEXT_EXPECTED, 3, "field"},
        {"012-19", NOTICE_TEXT_LEADING_ZERO, 0, ""},
        {"12-09", NOTICE_TEXT_LEADING_ZERO, 3, ""},
        {"0-1", NOTICE_TEXT_NO_FIELD, 0, "0;61"},
        {"12-62", NOTICE_TEXT_NO_FIELD, 3, "62;61"},
        {"12-19x20", NOTICE_TEXT_EXTRA, 5, ""},
        {"12-19 ", NOTICE_TEXT_EXTRA, 5, ""},
        {"99999999999999999999-1", NOTICE_TEXT_NO_FIELD, 0, "999999999;61"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        TowerMove move = 4711;
        Notice fault;
        if (tower_read_move(rows[i].text, &move, &fault))
            fail_msg("\"%s\" was accepted", rows[i].text);
        assert_fault(&rows[i], &fault);
        assert_int_equal(move, 4711);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(positions_go_round),
        cmocka_unit_test(items_are_accepted_in_any_order_and_runs_unmerged),
        cmocka_unit_test(reading_keeps_the_rules),
        cmocka_unit_test(longest_position_fits),
        cmocka_unit_test(men_are_written_from_top_to_bottom),
        cmocka_unit_test(bad_positions_are_refused_with_fault_and_place),
        cmocka_unit_test(columns_of_any_length_are_counted),
        cmocka_unit_test(every_shorter_prefix_is_judged_rightly),
        cmocka_unit_test(moves_go_round),
        cmocka_unit_test(bad_moves_are_refused_with_fault_and_place),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
