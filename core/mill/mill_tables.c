#include "mill_tables.h"

#include <stdlib.h>
#include <string.h>

enum { CODES = 1 << MILL_TABLE_CODE, KIND = 3 /* bytes of a kind */ };

/* What a code stands for. */
typedef struct Kind {
    uint8_t bits; /* length of the code; 0 for none */
    uint8_t more; /* c */
    uint8_t plies;
} Kind;

struct MillTable {
    int block; /* b; blocks and kinds are there only if there are losses */
    bool empty;
    const uint8_t *bits;
    size_t length;     /* of the bits, in bytes */
    uint32_t *begins;  /* where the bits of each block begin, and one more: where the last ends */
    Kind kinds[CODES]; /* by the next MILL_TABLE_CODE bits */
};

/* ------------------------------------------------------------------------------------------------------------ reading */

static uint32_t number_at(const uint8_t *bytes, int length) {
    uint32_t number = 0;
    for (int i = 0; i < length; i++)
        number |= (uint32_t)bytes[i] << 8 * i;
    return number;
}

uint32_t mill_table_sum(const uint8_t *bytes, size_t length) {
    uint32_t sum = 2166136261u;
    for (size_t i = 0; i < length; i++)
        sum = (sum ^ bytes[i]) * 16777619u;
    return sum;
}

/* The next 32 bits from a place on; zeros after the end. */
static inline uint32_t bits_at(const MillTable *table, uint32_t place) {
    size_t byte = place / 8;
    uint64_t bits = 0;
    if (byte + sizeof bits <= table->length)
        memcpy(&bits, table->bits + byte, sizeof bits);
    else
        for (size_t i = byte; i < table->length; i++)
            bits |= (uint64_t)table->bits[i] << 8 * (i - byte);
    return (uint32_t)(bits >> place % 8);
}

/* The plies of a lost position, or -1. The table must not be empty. */
static int find_loss(const MillTable *table, uint32_t number) {
    uint32_t block = number >> table->block;
    uint32_t place = table->begins[block], end = table->begins[block + 1];
    uint32_t wanted = (number & ((1u << table->block) - 1)) + 1, at = 0;
    while (place < end) {
        uint32_t bits = bits_at(table, place);
        Kind kind = table->kinds[bits & (CODES - 1)];
        if (kind.bits == 0)
            return -1; /* no such code: the table was made by nobody who knows the format */
        at += (1u << kind.more) + (bits >> kind.bits & ((1u << kind.more) - 1));
        if (at >= wanted)
            return at == wanted ? kind.plies : -1;
        place += (uint32_t)kind.bits + kind.more;
    }
    return -1;
}

/* --------------------------------------------------------------------------------------------------------- taking in */

/* A code as it stands in the bits: its highest bit first. */
static uint32_t reversed(uint32_t code, int length) {
    uint32_t result = 0;
    for (int i = 0; i < length; i++)
        result |= (code >> i & 1) << (length - 1 - i);
    return result;
}

/* Fills in what each code stands for; false if there are more codes than can be. */
static bool read_kinds(MillTable *table, const uint8_t *bytes, uint32_t count) {
    uint32_t code = 0;
    int length = 0;
    for (uint32_t i = 0; i < count; i++, code++) {
        Kind kind = {.more = bytes[KIND * i], .plies = bytes[KIND * i + 1], .bits = bytes[KIND * i + 2]};
        if (kind.bits < 1 || kind.bits < length || kind.bits > MILL_TABLE_CODE || kind.more > table->block)
            return false;
        code <<= kind.bits - length;
        length = kind.bits;
        if (code >> length != 0)
            return false;
        for (uint32_t at = reversed(code, length); at < CODES; at += 1u << length)
            table->kinds[at] = kind;
    }
    return true;
}

static bool read_blocks(MillTable *table, const uint8_t *bytes, uint32_t count) {
    table->begins = malloc((count + 1) * sizeof *table->begins);
    if (table->begins == NULL)
        return false;
    table->begins[0] = 0;
    for (uint32_t i = 0; i < count; i++)
        table->begins[i + 1] = table->begins[i] + number_at(bytes + 2 * i, 2);
    return true;
}

static void free_table(MillTable *table) {
    if (table != NULL)
        free(table->begins);
    free(table);
}

/* Makes the index reach as far as the sector needs. */
static bool extend_index(MillTables *tables, MillSector sector) {
    int men = sector.own < sector.other ? sector.own : sector.other;
    if (men <= tables->indexed)
        return true;
    MillIndex *index = malloc(sizeof *index);
    if (index == NULL || !mill_index_make(index, men)) {
        free(index);
        return false;
    }
    if (tables->index != NULL)
        mill_index_free(tables->index);
    free(tables->index);
    tables->index = index;
    tables->indexed = men;
    return true;
}

/* Reads what follows the head. */
static MillTableFault read_table(MillTable *table, const uint8_t *bytes, size_t length, uint32_t numbers) {
    uint32_t kinds = number_at(bytes + 16, 2), blocks = ((numbers - 1) >> table->block) + 1;
    table->empty = kinds == 0;
    if (table->empty)
        return length == MILL_TABLE_HEAD ? MILL_TABLE_OK : MILL_TABLE_DAMAGED;
    size_t lists = MILL_TABLE_HEAD + (size_t)KIND * kinds + 2 * (size_t)blocks;
    if (lists > length || !read_kinds(table, bytes + MILL_TABLE_HEAD, kinds))
        return MILL_TABLE_DAMAGED;
    if (!read_blocks(table, bytes + MILL_TABLE_HEAD + KIND * kinds, blocks))
        return MILL_TABLE_NO_MEMORY;
    table->bits = bytes + lists;
    table->length = length - lists;
    return table->length == ((size_t)table->begins[blocks] + 7) / 8 ? MILL_TABLE_OK : MILL_TABLE_DAMAGED;
}

static bool has_good_head(const uint8_t *bytes, size_t length) {
    return length >= MILL_TABLE_HEAD && memcmp(bytes, "MTB1", 4) == 0 && number_at(bytes + 4, 4) >= MILL_TABLE_HEAD &&
           number_at(bytes + 4, 4) <= length && bytes[12] >= 1 && bytes[12] <= 3 && bytes[13] >= MILL_FEWEST &&
           bytes[13] <= MILL_MEN && bytes[14] >= MILL_FEWEST && bytes[14] <= MILL_MEN &&
           bytes[15] <= MILL_TABLE_BLOCK &&
           mill_table_sum(bytes + MILL_TABLE_SUMMED, number_at(bytes + 4, 4) - MILL_TABLE_SUMMED) ==
               number_at(bytes + 8, 4);
}

/* Reads one table; NULL with the fault if it cannot be taken in. */
static MillTable *make_table(MillTables *tables, const uint8_t *bytes, size_t length, MillTableFault *fault) {
    MillSector sector = {bytes[13], bytes[14]};
    MillTable *table = calloc(1, sizeof *table);
    *fault = MILL_TABLE_NO_MEMORY;
    if (table == NULL || !extend_index(tables, sector)) {
        free(table);
        return NULL;
    }
    table->block = bytes[15];
    *fault = read_table(table, bytes, length, mill_index_size(tables->index, sector));
    if (*fault == MILL_TABLE_OK)
        return table;
    free_table(table);
    return NULL;
}

/* Takes in one table, for each rule set that it serves and that has none of this sector. */
static MillTableFault add_table(MillTables *tables, const uint8_t *bytes, size_t length) {
    MillTableFault fault = MILL_TABLE_OK;
    for (int protect = 0; protect < 2 && fault == MILL_TABLE_OK; protect++) {
        MillTable **place = &tables->tables[protect][bytes[13]][bytes[14]];
        if ((bytes[12] >> protect & 1) != 0 && *place == NULL)
            *place = make_table(tables, bytes, length, &fault);
    }
    return fault;
}

MillTableFault mill_tables_add(MillTables *tables, const uint8_t *bytes, size_t length) {
    MillTables before = *tables;
    MillTableFault fault = MILL_TABLE_OK;
    for (size_t at = 0, size; at < length && fault == MILL_TABLE_OK; at += size) {
        bool good = has_good_head(bytes + at, length - at);
        size = good ? number_at(bytes + at + 4, 4) : length - at;
        fault = good ? add_table(tables, bytes + at, size) : MILL_TABLE_DAMAGED;
    }
    if (fault == MILL_TABLE_OK)
        return fault;
    for (int i = 0; i < 2 * (MILL_MEN + 1) * (MILL_MEN + 1); i++) {
        MillTable **now = &tables->tables[0][0][0] + i;
        if (*now != (&before.tables[0][0][0])[i])
            free_table(*now);
    }
    memcpy(tables->tables, before.tables, sizeof tables->tables);
    return fault;
}

void mill_tables_free(MillTables *tables) {
    for (int protect = 0; protect < 2; protect++)
        for (int own = MILL_FEWEST; own <= MILL_MEN; own++)
            for (int other = MILL_FEWEST; other <= MILL_MEN; other++)
                free_table(tables->tables[protect][own][other]);
    if (tables->index != NULL)
        mill_index_free(tables->index);
    free(tables->index);
    *tables = (MillTables){0};
}

/* ----------------------------------------------------------------------------------------------------------- asking */

static const MillTable *table_of(const MillTables *tables, const MillPos *pos) {
    int own = bits_count(pos->men[pos->side]), other = bits_count(pos->men[side_other((Side)pos->side)]);
    bool moving = pos->hand[WHITE] == 0 && pos->hand[BLACK] == 0 && !pos->rules.hard && !pos->rules.may;
    return moving ? tables->tables[pos->rules.protect][own][other] : NULL;
}

bool mill_tables_cover(const MillTables *tables, const MillPos *pos) {
    return table_of(tables, pos) != NULL;
}

/* M7: a game that is over, M8 left out. */
static bool is_over(const MillPos *pos, Known *value) {
    MillPos unhurried = *pos;
    unhurried.quiet = 0;
    Outcome outcome = mill_outcome(&unhurried);
    if (outcome.result == RESULT_OPEN)
        return false;
    *value = (Known){outcome_loser(outcome) == (Side)pos->side ? VERDICT_LOSS : VERDICT_WIN, 0};
    return true;
}

/* The points on which a man of `men` can close a mill with its next move (M3, M5, M6). */
static uint32_t closing_points(uint32_t men, uint32_t empty) {
    bool flies = bits_count(men) == MILL_FLY;
    uint32_t points = 0;
    for (int line = 0; line < MILL_LINES; line++) {
        uint32_t missing = mill_line_set[line] & ~men;
        if ((missing & (missing - 1)) == 0 && (missing & empty) != 0 &&
            (men & ~mill_line_set[line] & (flies ? MILL_ALL : mill_adjacent[bits_lowest(missing)])) != 0)
            points |= missing;
    }
    return points;
}

/* The same with all moves, for those who can close a mill themselves. */
static bool is_lost_by_all_moves(const MillPos *pos) {
    MillMove moves[MILL_MOVES];
    int count = mill_generate(pos, moves);
    for (int i = 0; i < count; i++) {
        MillPos after = *pos;
        MillUndo undo;
        mill_make(&after, moves[i], &undo);
        if (closing_points(after.men[after.side], MILL_ALL & ~(after.men[WHITE] | after.men[BLACK])) == 0)
            return false;
    }
    return true;
}

/* With three men: does each move let the other side close a mill? A man that flies takes one point, and leaves its own. */
static bool is_lost_in_two(const MillPos *pos) {
    uint32_t own = pos->men[pos->side], other = pos->men[side_other((Side)pos->side)];
    uint32_t empty = MILL_ALL & ~(own | other);
    if (closing_points(own, empty) != 0)
        return is_lost_by_all_moves(pos);
    for (uint64_t men = own; men != 0;) {
        uint32_t from = 1u << bits_pop(&men);
        uint32_t closing = closing_points(other, empty | from);
        if ((closing & (closing - 1)) == 0 && closing != from)
            return false;
    }
    return true;
}

Known mill_tables_loss(const MillTables *tables, const MillPos *pos) {
    const MillTable *table = table_of(tables, pos);
    if (table == NULL)
        return (Known){VERDICT_UNKNOWN, 0};
    uint32_t own = pos->men[pos->side], other = pos->men[side_other((Side)pos->side)];
    int plies = table->empty ? -1 : find_loss(table, mill_index_number(tables->index, own, other));
    if (plies < 0 && bits_count(own) == MILL_FEWEST && is_lost_in_two(pos))
        plies = 2;
    return plies < 0 ? (Known){VERDICT_DRAW, 0} : (Known){VERDICT_LOSS, plies};
}

/* After a move: lost because the game is over or by its table. */
static Known loss_after(const MillTables *tables, const MillPos *pos, MillMove move) {
    MillPos after = *pos;
    MillUndo undo;
    Known value;
    mill_make(&after, move, &undo);
    return is_over(&after, &value) ? value : mill_tables_loss(tables, &after);
}

Known mill_tables_value(const MillTables *tables, const MillPos *pos) {
    Known value;
    if (is_over(pos, &value))
        return value;
    value = mill_tables_loss(tables, pos);
    if (value.verdict != VERDICT_DRAW)
        return value;
    MillMove moves[MILL_MOVES];
    int count = mill_generate(pos, moves);
    for (int i = 0; i < count; i++) {
        Known after = loss_after(tables, pos, moves[i]);
        if (after.verdict == VERDICT_UNKNOWN)
            return after;
        if (after.verdict == VERDICT_LOSS && (value.verdict == VERDICT_DRAW || after.plies + 1 < value.plies))
            value = (Known){VERDICT_WIN, after.plies + 1};
    }
    return value;
}
