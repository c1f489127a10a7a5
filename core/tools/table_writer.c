#include "table_writer.h"

#include <stdlib.h>
#include <string.h>

enum {
    MORE = MILL_TABLE_BLOCK + 1, /* values of c */
    KINDS = MORE * 256,          /* a kind is c times 256, and its plies */
    ENTRIES = 128,               /* at most, in a block on average */
    BLOCK_BITS = 65535           /* at most, in any block */
};

typedef struct Writing {
    const uint8_t *values;
    MillSector sector;
    uint32_t numbers, losses;
    int block;             /* b */
    uint32_t times[KINDS]; /* how often each kind occurs */
    uint8_t length[KINDS]; /* of its code */
    uint32_t code[KINDS];  /* the code itself, as a number */
    uint16_t kinds[KINDS]; /* that occur, in ascending order of length */
    uint32_t kind_count;
    uint8_t *out; /* NULL while only the size is counted */
    size_t bits;  /* written so far */
} Writing;

/* Is this a loss that the legal moves do not tell? */
static bool is_listed(const Writing *w, uint8_t value) {
    int told = w->sector.own == MILL_FEWEST ? 2 : 0;
    return value != MILL_VALUE_UNUSED && mill_value_is_loss(value) && mill_value_plies(value) > told;
}

static int log_of(uint32_t gap) {
    return bits_highest(gap);
}

/* ------------------------------------------------------------------------------------------------------------- codes */

/* Calls for each entry of a block: its kind, and what is written after the code. */
typedef void EachEntry(Writing *w, int kind, uint32_t more);

static void each_of_block(Writing *w, uint32_t block, EachEntry *each) {
    uint32_t begin = block << w->block, at = begin - 1;
    uint32_t end = w->numbers - begin < 1u << w->block ? w->numbers : begin + (1u << w->block);
    for (uint32_t number = begin; number < end; number++)
        if (is_listed(w, w->values[number])) {
            uint32_t gap = number - at;
            int kind = log_of(gap) * 256 + mill_value_plies(w->values[number]);
            each(w, kind, gap - (1u << log_of(gap)));
            at = number;
        }
}

static uint32_t blocks_of(const Writing *w) {
    return ((w->numbers - 1) >> w->block) + 1;
}

static void count_kind(Writing *w, int kind, uint32_t more) {
    (void)more;
    w->times[kind]++;
}

/* One round of Huffman's method: joins the two rarest trees, and tells the longest code. */
static int code_lengths(Writing *w, const uint32_t *weights) {
    uint64_t weight[KINDS];
    uint16_t tree[KINDS]; /* by place in w->kinds: which tree it is in, named by one of its places */
    uint32_t count = w->kind_count;
    int longest = 0;
    for (uint32_t i = 0; i < count; i++) {
        weight[i] = weights[w->kinds[i]];
        tree[i] = (uint16_t)i;
        w->length[w->kinds[i]] = count == 1;
    }
    for (uint32_t round = 1; round < count; round++) {
        uint32_t least = UINT32_MAX, second = UINT32_MAX;
        for (uint32_t i = 0; i < count; i++) {
            if (weight[i] == 0)
                continue;
            if (least == UINT32_MAX || weight[i] < weight[least]) {
                second = least;
                least = i;
            } else if (second == UINT32_MAX || weight[i] < weight[second]) {
                second = i;
            }
        }
        weight[least] += weight[second];
        weight[second] = 0;
        for (uint32_t i = 0; i < count; i++)
            if (tree[i] == least || tree[i] == second) {
                tree[i] = (uint16_t)least;
                w->length[w->kinds[i]]++;
            }
    }
    for (uint32_t i = 0; i < count; i++)
        longest = w->length[w->kinds[i]] > longest ? w->length[w->kinds[i]] : longest;
    return longest;
}

/* Codes of at most MILL_TABLE_CODE bits: rare kinds are taken to be more frequent until it is so. */
static void choose_lengths(Writing *w) {
    uint32_t weights[KINDS];
    w->kind_count = 0;
    for (int kind = 0; kind < KINDS; kind++)
        if (w->times[kind] > 0)
            w->kinds[w->kind_count++] = (uint16_t)kind;
    memcpy(weights, w->times, sizeof weights);
    while (code_lengths(w, weights) > MILL_TABLE_CODE)
        for (uint32_t i = 0; i < w->kind_count; i++)
            weights[w->kinds[i]] = weights[w->kinds[i]] / 2 + 1;
}

static void choose_codes(Writing *w) {
    uint32_t code = 0, count = 0;
    uint16_t sorted[KINDS];
    for (int length = 1; length <= MILL_TABLE_CODE; length++, code <<= 1)
        for (uint32_t i = 0; i < w->kind_count; i++)
            if (w->length[w->kinds[i]] == length) {
                sorted[count++] = w->kinds[i];
                w->code[w->kinds[i]] = code++;
            }
    memcpy(w->kinds, sorted, count * sizeof *sorted);
}

/* -------------------------------------------------------------------------------------------------------------- bytes */

static void put_bit(Writing *w, uint32_t bit) {
    if (w->out != NULL)
        w->out[w->bits / 8] = (uint8_t)(w->out[w->bits / 8] | bit << w->bits % 8);
    w->bits++;
}

static void put_entry(Writing *w, int kind, uint32_t more) {
    for (int i = w->length[kind] - 1; i >= 0; i--)
        put_bit(w, w->code[kind] >> i & 1);
    for (int i = 0; i < kind / 256; i++)
        put_bit(w, more >> i & 1);
}

static void put_number(uint8_t *out, int length, size_t number) {
    for (int i = 0; i < length; i++)
        out[i] = (uint8_t)(number >> 8 * i);
}

static size_t number_at(const uint8_t *bytes) {
    size_t number = 0;
    for (int i = 0; i < 4; i++)
        number |= (size_t)bytes[i] << 8 * i;
    return number;
}

/* Chooses block and codes; false if a block would have too many bits. */
static bool plan(Writing *w) {
    memset(w->times, 0, sizeof w->times);
    for (uint32_t block = 0; block < blocks_of(w); block++)
        each_of_block(w, block, count_kind);
    choose_lengths(w);
    choose_codes(w);
    w->bits = 0;
    for (uint32_t block = 0; block < blocks_of(w); block++) {
        size_t before = w->bits;
        each_of_block(w, block, put_entry);
        if (w->bits - before > BLOCK_BITS)
            return false;
    }
    return true;
}

static void plan_blocks(Writing *w) {
    w->block = MILL_TABLE_BLOCK;
    while (w->block > 0 && (uint64_t)w->losses << w->block > (uint64_t)ENTRIES * w->numbers)
        w->block--;
    while (!plan(w))
        w->block--;
}

static void put_lists(Writing *w, uint8_t *lists) {
    for (uint32_t i = 0; i < w->kind_count; i++, lists += 3) {
        int kind = w->kinds[i];
        lists[0] = (uint8_t)(kind / 256);
        lists[1] = (uint8_t)kind;
        lists[2] = w->length[kind];
    }
    w->out = lists + 2 * blocks_of(w);
    w->bits = 0;
    for (uint32_t block = 0; block < blocks_of(w); block++) {
        size_t before = w->bits;
        each_of_block(w, block, put_entry);
        put_number(lists + 2 * block, 2, w->bits - before);
    }
}

static void put_sum(uint8_t *table, size_t length) {
    put_number(table + 8, 4, mill_table_sum(table + MILL_TABLE_SUMMED, length - MILL_TABLE_SUMMED));
}

static size_t table_length(const Writing *w) {
    return w->losses == 0 ? MILL_TABLE_HEAD
                          : MILL_TABLE_HEAD + 3 * (size_t)w->kind_count + 2 * (size_t)blocks_of(w) + (w->bits + 7) / 8;
}

/* Writes a table over zeros. */
static void put_table(Writing *w, bool protect, uint8_t *table, size_t length) {
    memcpy(table, "MTB1", 4);
    put_number(table + 4, 4, length);
    table[12] = protect ? 2 : 1;
    table[13] = (uint8_t)w->sector.own;
    table[14] = (uint8_t)w->sector.other;
    if (w->losses > 0) {
        table[15] = (uint8_t)w->block;
        put_number(table + 16, 2, w->kind_count);
        put_lists(w, table + MILL_TABLE_HEAD);
    }
    put_sum(table, length);
}

static void count_losses(Writing *w, const MillValues *values, MillSector sector) {
    w->values = values->sectors[sector.own][sector.other];
    w->sector = sector;
    w->numbers = mill_index_size(values->index, sector);
    for (uint32_t number = 0; number < w->numbers; number++)
        w->losses += is_listed(w, w->values[number]);
}

/* If a table that differs from the last one in its rules alone stands before it, makes it serve both and drops the last one. */
static void join_equal(TableText *out, size_t last) {
    size_t length = out->length - last;
    for (size_t at = 0; at < last; at += number_at(out->bytes + at + 4)) {
        uint8_t *table = out->bytes + at;
        if (number_at(table + 4) == length && memcmp(table + 13, out->bytes + last + 13, length - 13) == 0) {
            table[12] = 3;
            put_sum(table, length);
            out->length = last;
            return;
        }
    }
}

bool table_write(TableText *out, const MillValues *values, MillSector sector) {
    Writing *w = calloc(1, sizeof *w);
    if (w == NULL)
        return false;
    count_losses(w, values, sector);
    if (w->losses > 0)
        plan_blocks(w);
    size_t last = out->length, length = table_length(w);
    uint8_t *bytes = realloc(out->bytes, last + length);
    if (bytes != NULL) {
        memset(bytes + last, 0, length);
        *out = (TableText){bytes, last + length};
        put_table(w, values->rules.protect, bytes + last, length);
        join_equal(out, last);
    }
    free(w);
    return bytes != NULL;
}
