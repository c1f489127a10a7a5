#include "fuzz.h"

#include "../../core/tower/tower_why.h"

/* The first line is read as a position, the second as a move. */

/* What is read can be written, and what is written is read as the same position and written alike. */
static void require_round_trip(const TowerPos *pos) {
    char text[TOWER_POS_TEXT], again[TOWER_POS_TEXT];
    TowerPos copy = *pos;
    Notice fault;
    Writer writer = writer_on(text, sizeof text);
    tower_write_pos(pos, &writer);
    REQUIRE(!writer.full);
    REQUIRE(tower_read_pos(text, &copy, &fault));
    REQUIRE(tower_same(pos, &copy) && pos->quiet == copy.quiet && pos->move == copy.move);
    writer = writer_on(again, sizeof again);
    tower_write_pos(&copy, &writer);
    REQUIRE(text_equal(text, again));
}

/* Each legal move can be written and read, leads to a position that can be written and read, and is taken back whole. */
static void require_moves(const TowerPos *pos, const TowerMove *moves, int count) {
    for (int i = 0; i < count; i++) {
        char text[TOWER_MOVE_TEXT];
        TowerMove read;
        TowerPos after = *pos;
        TowerUndo undo;
        Notice fault;
        Writer writer = writer_on(text, sizeof text);
        tower_write_move(moves[i], &writer);
        REQUIRE(!writer.full && tower_read_move(text, &read, &fault) && read == moves[i]);
        REQUIRE(tower_why(pos, moves[i], &fault));
        tower_make(&after, moves[i], &undo);
        REQUIRE(after.key == tower_slow_key(&after));
        require_round_trip(&after);
        tower_unmake(&after, moves[i], &undo);
        REQUIRE(memcmp(&after, pos, sizeof after) == 0);
    }
}

/* A move text is refused with a reason, or is legal exactly if it is among the legal moves. */
static void require_judgement(const TowerPos *pos, const TowerMove *moves, int count, const char *text) {
    TowerMove move;
    Notice notice;
    if (!tower_read_move(text, &move, &notice)) {
        fuzz_require_fault(&notice, text);
        return;
    }
    bool legal = false;
    for (int i = 0; i < count; i++)
        legal = legal || moves[i] == move;
    if (tower_outcome(pos).result != RESULT_OPEN)
        return;
    REQUIRE(tower_why(pos, move, &notice) == legal);
    if (!legal)
        fuzz_require_fault(&notice, "");
}

static void try_rules(TowerRules rules, const char *position, const char *move) {
    TowerPos pos;
    Notice fault;
    TowerMove moves[TOWER_MOVES];
    tower_clear(&pos, rules);
    TowerPos before = pos;
    if (!tower_read_pos(position, &pos, &fault)) {
        fuzz_require_fault(&fault, position);
        REQUIRE(memcmp(&before, &pos, sizeof pos) == 0);
        return;
    }
    int count = tower_generate(&pos, moves);
    REQUIRE(count >= 0 && count <= TOWER_MOVES);
    require_round_trip(&pos);
    require_moves(&pos, moves, count);
    require_judgement(&pos, moves, count, move);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char *position = fuzz_text(data, size);
    const char *move = fuzz_cut(position);
    for (uint8_t centre = CENTRE_RED; centre <= CENTRE_WHITE; centre++)
        for (uint8_t stacking = STACKING_QUIET; stacking <= STACKING_NONE; stacking++)
            try_rules((TowerRules){centre, stacking}, position, move);
    free(position);
    return 0;
}
