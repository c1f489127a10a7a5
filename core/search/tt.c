#include "tt.h"

#include <stdlib.h>
#include <string.h>

enum { BUCKET = 4, AGES = 64 }; /* entries that one key can stand in: 64 bytes, a cache line */

bool tt_make(TT *tt, size_t bytes) {
    size_t count = BUCKET;
    while (count * 2 <= bytes / sizeof(TTEntry))
        count *= 2;
    tt->entries = malloc(count * sizeof(TTEntry));
    if (tt->entries == NULL)
        return false;
    tt->mask = count - 1;
    tt_clear(tt);
    return true;
}

void tt_free(TT *tt) {
    free(tt->entries);
    tt->entries = NULL;
}

void tt_clear(TT *tt) {
    memset(tt->entries, 0, (tt->mask + 1) * sizeof(TTEntry));
    tt->age = 0;
}

void tt_new_search(TT *tt) {
    tt->age = (uint8_t)((tt->age + 1) % AGES);
}

static TTEntry *bucket_of(const TT *tt, uint64_t key) {
    return &tt->entries[key & tt->mask & ~(size_t)(BUCKET - 1)];
}

const TTEntry *tt_probe(const TT *tt, uint64_t key) {
    const TTEntry *bucket = bucket_of(tt, key);
    for (int i = 0; i < BUCKET; i++)
        if (bucket[i].key == key && tt_bound(&bucket[i]) != BOUND_NONE)
            return &bucket[i];
    return NULL;
}

/* What an entry is worth keeping: its depth, less much for each search that it is older. */
static int worth(const TT *tt, const TTEntry *entry) {
    enum { PLIES_PER_AGE = 8 };
    if (tt_bound(entry) == BOUND_NONE)
        return -AGES * PLIES_PER_AGE;
    return entry->depth - PLIES_PER_AGE * ((tt->age - (entry->bound_age >> 2) + AGES) % AGES);
}

void tt_store(TT *tt, uint64_t key, Move move, int score, int depth, Bound bound) {
    TTEntry *bucket = bucket_of(tt, key);
    TTEntry *place = &bucket[0];
    for (int i = 0; i < BUCKET; i++) {
        if (bucket[i].key == key) {
            place = &bucket[i];
            break;
        }
        if (worth(tt, &bucket[i]) < worth(tt, place))
            place = &bucket[i];
    }
    if (move == MOVE_NONE && place->key == key)
        move = place->move;
    *place = (TTEntry){.key = key,
                       .move = move,
                       .score = (int16_t)score,
                       .depth = (int8_t)depth,
                       .bound_age = (uint8_t)((unsigned)bound | (unsigned)tt->age << 2)};
}
