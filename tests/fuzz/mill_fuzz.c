#include "fuzz.h"

#include "../../core/mill/mill_why.h"

/* The first line is read as a position, the second as a move. */

/* What is read can be written, and what is written is read as the same position and written alike. */
static void require_round_trip(const MillPos *pos) {
    char text[MILL_POS_TEXT], again[MILL_POS_TEXT];
    MillPos copy = *pos;
    Notice fault;
    Writer writer = writer_on(text, sizeof text);
    mill_write_pos(pos, &writer);
    REQUIRE(!writer.full);
    REQUIRE(mill_read_pos(text, &copy, &fault));
    REQUIRE(mill_same(pos, &copy) && pos->quiet == copy.quiet && pos->move == copy.move);
    writer = writer_on(again, sizeof again);
    mill_write_pos(&copy, &writer);
    REQUIRE(text_equal(text, again));
}

/* Each legal move can be written and read, leads to a position that can be written and read, and is taken back whole. */
static void require_moves(const MillPos *pos, const MillMove *moves, int count) {
    for (int i = 0; i < count; i++) {
        char text[MILL_MOVE_TEXT];
        MillMove read;
        MillPos after = *pos;
        MillUndo undo;
        Notice fault;
        Writer writer = writer_on(text, sizeof text);
        mill_write_move(moves[i], &writer);
        REQUIRE(!writer.full && mill_read_move(text, &read, &fault) && read == moves[i]);
        REQUIRE(mill_why(pos, moves[i], &fault));
        mill_make(&after, moves[i], &undo);
        require_round_trip(&after);
        mill_unmake(&after, moves[i], &undo);
        REQUIRE(memcmp(&after, pos, sizeof after) == 0);
    }
}

/* A move text is refused with a reason, or is legal exactly if it is among the legal moves. */
static void require_judgement(const MillPos *pos, const MillMove *moves, int count, const char *text) {
    MillMove move;
    Notice notice;
    if (!mill_read_move(text, &move, &notice)) {
        fuzz_require_fault(&notice, text);
        return;
    }
    bool legal = false;
    for (int i = 0; i < count; i++)
        legal = legal || moves[i] == move;
    if (mill_outcome(pos).result != RESULT_OPEN)
        return;
    REQUIRE(mill_why(pos, move, &notice) == legal);
    if (!legal)
        fuzz_require_fault(&notice, "");
}

static void try_rules(MillRules rules, const char *position, const char *move) {
    MillPos pos;
    Notice fault;
    MillMove moves[MILL_MOVES];
    mill_clear(&pos, rules, 0);
    MillPos before = pos;
    if (!mill_read_pos(position, &pos, &fault)) {
        fuzz_require_fault(&fault, position);
        REQUIRE(memcmp(&before, &pos, sizeof pos) == 0);
        return;
    }
    int count = mill_generate(&pos, moves);
    REQUIRE(count >= 0 && count <= MILL_MOVES);
    require_round_trip(&pos);
    require_moves(&pos, moves, count);
    require_judgement(&pos, moves, count, move);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char *position = fuzz_text(data, size);
    const char *move = fuzz_cut(position);
    for (int i = 0; i < 16; i++)
        try_rules((MillRules){.hard = i & 1, .may = i & 2, .protect = i & 4, .single = i & 8}, position, move);
    free(position);
    return 0;
}
