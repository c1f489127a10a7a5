#define _POSIX_C_SOURCE 200809L

#include "team.h"

#include <pthread.h>
#include <unistd.h>

enum { MOST_THREADS = 64, PARTS = 32 /* of the work, for each thread */ };

typedef struct Share {
    void (*work)(void *job, uint32_t begin, uint32_t end);
    void *job;
    uint32_t rows, part, next; /* next row that nobody has taken */
} Share;

int team_size(void) {
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    return processors < 1 ? 1 : processors > MOST_THREADS ? MOST_THREADS : (int)processors;
}

static void *take_parts(void *context) {
    Share *share = context;
    for (;;) {
        uint32_t begin = __atomic_fetch_add(&share->next, share->part, __ATOMIC_RELAXED);
        if (begin >= share->rows)
            return NULL;
        uint32_t end = share->rows - begin < share->part ? share->rows : begin + share->part;
        share->work(share->job, begin, end);
    }
}

void team_share(int threads, void (*work)(void *job, uint32_t begin, uint32_t end), void *job, uint32_t rows) {
    Share share = {work, job, rows, rows / (uint32_t)(threads * PARTS) + 1, 0};
    pthread_t others[MOST_THREADS];
    int started = 0;
    while (started < threads - 1 && pthread_create(&others[started], NULL, take_parts, &share) == 0)
        started++;
    take_parts(&share);
    while (started > 0)
        pthread_join(others[--started], NULL);
}
