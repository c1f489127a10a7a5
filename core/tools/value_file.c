#include "value_file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../mill/mill_tables.h"
#include "whole_file.h"

enum { PATH = 4096 };

typedef struct Head {
    char name[8];
    uint8_t protect, own, other, zero;
    uint32_t numbers, sum;
} Head;

static const char *path_of(char *path, const char *folder, const MillValues *values, MillSector sector) {
    snprintf(path, PATH, "%s/%s-%d-%d.values", folder, values->rules.protect ? "international" : "sheet", sector.own,
             sector.other);
    return path;
}

/* The head without its sum. */
static Head head_of(const MillValues *values, MillSector sector) {
    return (Head){.name = "MILLVAL1",
                  .protect = values->rules.protect,
                  .own = (uint8_t)sector.own,
                  .other = (uint8_t)sector.other,
                  .numbers = mill_index_size(values->index, sector)};
}

static bool read_head(const char *path, const MillValues *values, MillSector sector, Head *head) {
    Head wanted = head_of(values, sector);
    return whole_file_length(path) == (int64_t)sizeof wanted + wanted.numbers &&
           whole_file_read(path, 0, head, sizeof *head) && memcmp(head, &wanted, offsetof(Head, sum)) == 0;
}

bool value_file_is_there(const char *folder, const MillValues *values, MillSector sector) {
    char path[PATH];
    Head head;
    return read_head(path_of(path, folder, values, sector), values, sector, &head);
}

bool value_file_write(const char *folder, const MillValues *values, MillSector sector) {
    char path[PATH];
    Head head = head_of(values, sector);
    const uint8_t *bytes = values->sectors[sector.own][sector.other];
    head.sum = mill_table_sum(bytes, head.numbers);
    return whole_file_write(path_of(path, folder, values, sector),
                            (FilePart[]){{&head, sizeof head}, {bytes, head.numbers}}, 2);
}

bool value_file_read(const char *folder, MillValues *values, MillSector sector) {
    uint8_t **bytes = &values->sectors[sector.own][sector.other];
    char path[PATH];
    Head head;
    if (*bytes != NULL)
        return true;
    if (!read_head(path_of(path, folder, values, sector), values, sector, &head))
        return false;
    *bytes = malloc(head.numbers);
    if (*bytes == NULL)
        return false;
    if (whole_file_read(path, sizeof head, *bytes, head.numbers) && mill_table_sum(*bytes, head.numbers) == head.sum)
        return true;
    free(*bytes);
    *bytes = NULL;
    return false;
}

void value_file_forget(MillValues *values) {
    for (int own = 0; own <= MILL_MEN; own++)
        for (int other = 0; other <= MILL_MEN; other++) {
            free(values->sectors[own][other]);
            values->sectors[own][other] = NULL;
        }
}
