#ifndef TOWERMILL_WHOLE_FILE_H
#define TOWERMILL_WHOLE_FILE_H

/* Files that are written whole or not at all, and read whole. Errors stay in errno. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct FilePart {
    const void *bytes;
    size_t length;
} FilePart;

/* Writes the parts one after the other: under another name at first, which is changed when all has reached the disk. */
bool whole_file_write(const char *path, const FilePart *parts, int count);
/* Reads `length` bytes from `offset` on; false if there are fewer. */
bool whole_file_read(const char *path, size_t offset, void *bytes, size_t length);
/* The length of a file, or -1 if there is none. */
int64_t whole_file_length(const char *path);

#endif
