#define _POSIX_C_SOURCE 200809L

#include "whole_file.h"

#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PATH = 4096 };

static bool write_parts(FILE *file, const FilePart *parts, int count) {
    for (int i = 0; i < count; i++)
        if (fwrite(parts[i].bytes, 1, parts[i].length, file) != parts[i].length)
            return false;
    return fflush(file) == 0 && fsync(fileno(file)) == 0;
}

bool whole_file_write(const char *path, const FilePart *parts, int count) {
    char unfinished[PATH];
    if (snprintf(unfinished, sizeof unfinished, "%s.unfinished", path) >= PATH)
        return false;
    FILE *file = fopen(unfinished, "wb");
    if (file == NULL)
        return false;
    bool written = write_parts(file, parts, count);
    written = fclose(file) == 0 && written;
    if (written && rename(unfinished, path) == 0)
        return true;
    remove(unfinished);
    return false;
}

bool whole_file_read(const char *path, size_t offset, void *bytes, size_t length) {
    FILE *file = fopen(path, "rb");
    if (file == NULL)
        return false;
    bool read = fseek(file, (long)offset, SEEK_SET) == 0 && fread(bytes, 1, length, file) == length;
    fclose(file);
    return read;
}

int64_t whole_file_length(const char *path) {
    struct stat status;
    return stat(path, &status) == 0 ? (int64_t)status.st_size : -1;
}
