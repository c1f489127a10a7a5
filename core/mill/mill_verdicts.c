#include "mill_verdicts.h"

#include <stdlib.h>

size_t mill_verdicts_bytes(const MillIndex *index, MillSector sector) {
    return ((size_t)mill_index_size(index, sector) + 3) / 4;
}

static Verdict verdict_of(uint8_t value) {
    return value == MILL_VALUE_UNUSED || value == MILL_VALUE_DRAW ? VERDICT_DRAW
           : mill_value_is_win(value)                             ? VERDICT_WIN
                                                                  : VERDICT_LOSS;
}

bool mill_verdicts_add(MillVerdicts *verdicts, const MillValues *values, MillSector sector) {
    uint8_t *bytes = calloc(mill_verdicts_bytes(values->index, sector), 1);
    if (bytes == NULL)
        return false;
    const uint8_t *from = values->sectors[sector.own][sector.other];
    uint32_t size = mill_index_size(values->index, sector);
    for (uint32_t number = 0; number < size; number++)
        bytes[number / 4] |= (uint8_t)(verdict_of(from[number]) << 2 * (number % 4));
    verdicts->sectors[sector.own][sector.other] = bytes;
    return true;
}

Verdict mill_verdicts_of(const MillVerdicts *verdicts, uint32_t own, uint32_t other) {
    uint32_t number = mill_index_number(verdicts->index, own, other);
    return (Verdict)(verdicts->sectors[bits_count(own)][bits_count(other)][number / 4] >> 2 * (number % 4) & 3);
}

void mill_verdicts_free(MillVerdicts *verdicts) {
    for (int own = 0; own <= MILL_MEN; own++)
        for (int other = 0; other <= MILL_MEN; other++) {
            free(verdicts->sectors[own][other]);
            verdicts->sectors[own][other] = NULL;
        }
}
