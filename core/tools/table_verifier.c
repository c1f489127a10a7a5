#include "table_verifier.h"

#include <stdlib.h>

#include "team.h"

/* A value as the arrays hold it. */
static uint8_t byte_of(Known value) {
    return value.verdict == VERDICT_DRAW ? MILL_VALUE_DRAW : (uint8_t)(value.plies + 1);
}

/* The sector at work, for the threads. */
typedef struct Task {
    TableVerifier *verifier;
    MillSector sector;
    uint8_t *values;
} Task;

/* The position of a number, White to move; false if the number is unused. */
static bool position_of(const Task *task, uint32_t number, MillPos *pos) {
    *pos = (MillPos){.side = WHITE, .move = 1, .rules = task->verifier->values.rules};
    return mill_index_position(task->verifier->values.index, task->sector, number, &pos->men[WHITE], &pos->men[BLACK]);
}

static void probe_rows(void *context, uint32_t begin, uint32_t end) {
    Task *task = context;
    uint32_t columns = mill_index_columns(task->verifier->values.index, task->sector), unknown = 0;
    for (uint32_t number = begin * columns; number < end * columns; number++) {
        MillPos pos;
        task->values[number] = MILL_VALUE_UNUSED;
        if (!position_of(task, number, &pos))
            continue;
        Known value = mill_tables_value(task->verifier->tables, &pos);
        unknown += value.verdict == VERDICT_UNKNOWN;
        task->values[number] = byte_of(value);
    }
    __atomic_fetch_add(&task->verifier->unknown, unknown, __ATOMIC_RELAXED);
}

/* The value after a move. */
static uint8_t value_after(const MillValues *values, const MillPos *pos, MillMove move) {
    MillPos after = *pos;
    MillUndo undo;
    mill_make(&after, move, &undo);
    uint32_t own = after.men[after.side], other = after.men[pos->side];
    if (bits_count(own) < MILL_FEWEST)
        return byte_of((Known){VERDICT_LOSS, 0});
    return values->sectors[bits_count(own)][bits_count(other)][mill_index_number(values->index, own, other)];
}

/* The value that follows from those after all moves; M7: who has no move has lost. */
static uint8_t value_by_moves(const MillValues *values, const MillPos *pos) {
    MillMove moves[MILL_MOVES];
    int count = mill_generate(pos, moves), win = 0, loss = 0;
    bool lost = true;
    for (int i = 0; i < count; i++) {
        uint8_t after = value_after(values, pos, moves[i]);
        if (mill_value_is_loss(after) && (win == 0 || mill_value_plies(after) + 1 < win))
            win = mill_value_plies(after) + 1;
        lost = lost && mill_value_is_win(after);
        if (lost && mill_value_plies(after) + 1 > loss)
            loss = mill_value_plies(after) + 1;
    }
    return (uint8_t)(win > 0 ? win + 1 : lost ? loss + 1 : MILL_VALUE_DRAW);
}

static void check_rows(void *context, uint32_t begin, uint32_t end) {
    Task *task = context;
    uint32_t columns = mill_index_columns(task->verifier->values.index, task->sector), wrong = 0;
    for (uint32_t number = begin * columns; number < end * columns; number++) {
        MillPos pos;
        if (position_of(task, number, &pos))
            wrong += task->values[number] != value_by_moves(&task->verifier->values, &pos);
    }
    __atomic_fetch_add(&task->verifier->wrong, wrong, __ATOMIC_RELAXED);
}

static bool each_row(TableVerifier *verifier, MillSector sector, MillWork *work) {
    uint8_t **values = &verifier->values.sectors[sector.own][sector.other];
    if (*values == NULL)
        *values = malloc(mill_index_size(verifier->values.index, sector));
    if (*values == NULL)
        return false;
    Task task = {verifier, sector, *values};
    team_share(verifier->threads, work, &task, mill_index_rows(verifier->values.index, sector));
    return true;
}

void table_verifier_begin(TableVerifier *verifier, const MillTables *tables, const MillIndex *index, MillRules rules,
                          int threads) {
    *verifier = (TableVerifier){.tables = tables, .values = {.index = index, .rules = rules}, .threads = threads};
}

bool table_verifier_check(TableVerifier *verifier, MillSector sector) {
    MillSector swapped = {sector.other, sector.own};
    bool same = sector.own == sector.other;
    verifier->unknown = verifier->wrong = 0;
    return each_row(verifier, sector, probe_rows) && (same || each_row(verifier, swapped, probe_rows)) &&
           verifier->unknown == 0 && each_row(verifier, sector, check_rows) &&
           (same || each_row(verifier, swapped, check_rows)) && verifier->wrong == 0;
}

void table_verifier_end(TableVerifier *verifier) {
    for (int own = 0; own <= MILL_MEN; own++)
        for (int other = 0; other <= MILL_MEN; other++)
            free(verifier->values.sectors[own][other]);
}
