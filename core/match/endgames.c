#include "endgames.h"

#include <stdlib.h>
#include <string.h>

static MillTableFault add(Endgames *endgames, const uint8_t *bytes, size_t length) {
    uint8_t **copies = realloc(endgames->copies, (size_t)(endgames->count + 1) * sizeof *copies);
    uint8_t *copy = copies == NULL ? NULL : malloc(length > 0 ? length : 1);
    if (copies != NULL)
        endgames->copies = copies;
    if (copy == NULL)
        return MILL_TABLE_NO_MEMORY;
    memcpy(copy, bytes, length);
    MillTableFault fault = mill_tables_add(&endgames->mill, copy, length);
    if (fault == MILL_TABLE_OK)
        copies[endgames->count++] = copy;
    else
        free(copy);
    return fault;
}

MillTableFault endgames_add(Endgames *endgames, const uint8_t *bytes, size_t length) {
    MillTableFault fault = add(endgames, bytes, length);
    if (endgames->count == 0)
        endgames_free(endgames);
    return fault;
}

void endgames_free(Endgames *endgames) {
    mill_tables_free(&endgames->mill);
    for (int i = 0; i < endgames->count; i++)
        free(endgames->copies[i]);
    free(endgames->copies);
    *endgames = (Endgames){.count = 0};
}

static Known value_of_end(Outcome outcome, Side side) {
    if (outcome.result == RESULT_DRAW)
        return (Known){VERDICT_DRAW, 0};
    return (Known){outcome_loser(outcome) == side ? VERDICT_LOSS : VERDICT_WIN, 0};
}

Known endgames_value(const Endgames *endgames, const Match *match) {
    Outcome outcome = match_outcome(match);
    if (outcome.result != RESULT_OPEN)
        return value_of_end(outcome, match->game->side(&match->now));
    if (match->game != &game_mill)
        return (Known){VERDICT_UNKNOWN, 0};
    return mill_tables_value(&endgames->mill, &match->now.mill);
}

/* The value of a move, from that of the position after it for the other side. */
static Known value_of_move(Known after) {
    switch (after.verdict) {
    case VERDICT_LOSS:
        return (Known){VERDICT_WIN, after.plies + 1};
    case VERDICT_WIN:
        return (Known){VERDICT_LOSS, after.plies + 1};
    default:
        return after;
    }
}

/* The higher, the better. */
static int worth(EndgameMove move) {
    enum { FAR = 1000 };
    Known value = move.value;
    switch (value.verdict) {
    case VERDICT_WIN:
        return (move.late ? FAR : 2 * FAR) - value.plies;
    case VERDICT_DRAW:
        return 0;
    case VERDICT_LOSS:
        return value.plies - (move.late ? FAR : 2 * FAR);
    default:
        return -2 * FAR;
    }
}

static int by_worth(const void *a, const void *b) {
    const EndgameMove *first = a, *second = b;
    int difference = worth(*second) - worth(*first);
    return difference != 0 ? difference : (first->move > second->move) - (first->move < second->move);
}

int endgames_moves(const Endgames *endgames, const Match *match, EndgameMove *moves) {
    Move legal[GAME_MOVES_MOST];
    int count = match_legal_at(match, match->ply, legal);
    for (int i = 0; i < count; i++) {
        AnyPos after = match->now;
        match->game->make(&after, legal[i]);
        bool known = match->game == &game_mill;
        Known value = known ? mill_tables_value(&endgames->mill, &after.mill) : (Known){VERDICT_UNKNOWN, 0};
        bool late = known && after.mill.quiet + value.plies > MILL_QUIET_LIMIT;
        moves[i] = (EndgameMove){legal[i], value_of_move(value), late};
    }
    qsort(moves, (size_t)count, sizeof *moves, by_worth);
    return count;
}

/* A move after which the tables know that the game ends in `left` plies, or MOVE_NONE. Whoever makes the last move wins. */
static Move move_to_end(const MillTables *tables, const AnyPos *pos, int left) {
    Move legal[GAME_MOVES_MOST];
    int count = game_mill.generate(pos, legal);
    for (int i = 0; i < count; i++) {
        AnyPos after = *pos;
        game_mill.make(&after, legal[i]);
        Known value = mill_tables_value(tables, &after.mill);
        if (value.verdict == (left % 2 == 0 ? VERDICT_LOSS : VERDICT_WIN) && value.plies == left)
            return legal[i];
    }
    return MOVE_NONE;
}

void endgames_complete(const MillTables *tables, const AnyPos *root, SearchLine *line) {
    int plies = score_plies(line->score);
    if (plies <= line->length || plies > SEARCH_PLIES)
        return;
    AnyPos pos = *root;
    for (int i = 0; i < line->length; i++)
        game_mill.make(&pos, line->moves[i]);
    while (line->length < plies) {
        Move move = move_to_end(tables, &pos, plies - line->length - 1);
        if (move == MOVE_NONE)
            return;
        game_mill.make(&pos, move);
        line->moves[line->length++] = move;
    }
}
