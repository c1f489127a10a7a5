#ifndef TOWERMILL_TABLE_HELPERS_H
#define TOWERMILL_TABLE_HELPERS_H

/* Endgame tables made by hand, as core/mill/mill_tables.h describes them. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "../../core/mill/mill_tables.h"
#include "../../core/mill/mill_text.h"

enum { TABLE_ROOM = 1 << 17, BLOCK = 12, KINDS = 32, CODE = 5 };

/* A lost position, by its text. Of one table in ascending order of their numbers. */
typedef struct Loss {
    const char *position;
    int plies; /* one of the first two that occur */
} Loss;

typedef struct Made {
    uint8_t bytes[TABLE_ROOM];
    size_t length;
} Made;

static inline void put(Made *made, size_t at, uint32_t number, int length) {
    for (int i = 0; i < length; i++)
        made->bytes[at + (size_t)i] = (uint8_t)(number >> 8 * i);
}

static inline void put_bits(Made *made, size_t *bit, uint32_t bits, int count) {
    for (int i = 0; i < count; i++, ++*bit)
        made->bytes[*bit / 8] = (uint8_t)(made->bytes[*bit / 8] | (bits >> i & 1) << *bit % 8);
    made->length = (*bit + 7) / 8;
}

/* Writes length and sum, so that what the bytes say is taken for good. */
static inline void seal(Made *made) {
    put(made, 4, (uint32_t)made->length, 4);
    put(made, 8, mill_table_sum(made->bytes + MILL_TABLE_SUMMED, made->length - MILL_TABLE_SUMMED), 4);
}

static inline void put_loss(Made *made, size_t *bit, uint32_t gap, int which) {
    int more = bits_highest(gap), kind = 2 * more + which;
    for (int i = CODE - 1; i >= 0; i--)
        put_bits(made, bit, (uint32_t)kind >> i & 1, 1);
    put_bits(made, bit, gap - (1u << more), more);
}

static inline uint32_t number_of(const MillIndex *index, const char *position) {
    MillPos pos;
    Notice fault;
    mill_clear(&pos, (MillRules){.hard = false}, 0);
    assert_true(mill_read_pos(position, &pos, &fault));
    return mill_index_number(index, pos.men[pos.side], pos.men[side_other((Side)pos.side)]);
}

/* All codes have five bits: kind 2 c + i is that with c more bits and the plies of losses[i]. */
static inline void make_table(Made *made, bool protect, MillSector sector, const Loss *losses, int count) {
    memset(made, 0, sizeof *made);
    memcpy(made->bytes, "MTB1", 4);
    made->bytes[12] = protect ? 2 : 1;
    made->bytes[13] = (uint8_t)sector.own;
    made->bytes[14] = (uint8_t)sector.other;
    made->length = MILL_TABLE_HEAD;
    if (count > 0) {
        MillIndex index;
        assert_true(mill_index_make(&index, sector.own < sector.other ? sector.own : sector.other));
        uint32_t blocks = ((mill_index_size(&index, sector) - 1) >> BLOCK) + 1;
        size_t at = MILL_TABLE_HEAD, bit = 8 * (at + 3 * KINDS + 2 * blocks);
        made->bytes[15] = BLOCK;
        put(made, 16, 2 * (BLOCK + 1), 2);
        for (int kind = 0; kind < 2 * (BLOCK + 1); kind++, at += 3) {
            made->bytes[at] = (uint8_t)(kind / 2);
            made->bytes[at + 1] = (uint8_t)losses[kind % 2 < count ? kind % 2 : 0].plies;
            made->bytes[at + 2] = CODE;
        }
        bit = 8 * (at + 2 * blocks);
        for (uint32_t block = 0, next = 0; block < blocks; block++, at += 2) {
            size_t begin = bit;
            uint32_t before = (block << BLOCK) - 1;
            for (; next < (uint32_t)count; next++) {
                uint32_t number = number_of(&index, losses[next].position);
                if (number >> BLOCK != block)
                    break;
                put_loss(made, &bit, number - before, losses[next].plies == losses[0].plies ? 0 : 1);
                before = number;
            }
            put(made, at, (uint32_t)(bit - begin), 2);
        }
        made->length = (bit + 7) / 8;
        mill_index_free(&index);
    }
    seal(made);
}

#endif
