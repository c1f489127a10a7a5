#define _POSIX_C_SOURCE 200809L

#include "tables_file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "whole_file.h"

enum { PATH = 4096 };

const char *tables_file_read(Endgames *endgames, const char *path) {
    int64_t length = whole_file_length(path);
    uint8_t *bytes = length <= 0 ? NULL : malloc((size_t)length);
    MillTableFault fault = MILL_TABLE_DAMAGED;
    bool read = bytes != NULL && whole_file_read(path, 0, bytes, (size_t)length);
    if (read)
        fault = endgames_add(endgames, bytes, (size_t)length);
    free(bytes);
    if (!read)
        return "The file of endgame tables cannot be read";
    return fault == MILL_TABLE_OK        ? NULL
           : fault == MILL_TABLE_DAMAGED ? "The endgame tables are damaged"
                                         : "There is not enough memory";
}

int tables_file_find(Endgames *endgames, const char *folder) {
    static const char *const names[] = {"mill", "mill10"};
    char path[PATH];
    int found = 0;
    for (int i = 0; i < 2; i++)
        found += snprintf(path, sizeof path, "%s/%s.mtb", folder, names[i]) < PATH &&
                 tables_file_read(endgames, path) == NULL;
    return found;
}

void tables_file_find_beside(Endgames *endgames, const char *program) {
    char self[PATH], folder[PATH];
    ssize_t read = readlink("/proc/self/exe", self, PATH); /* Linux tells where a program lies, however it was called */
    if (read > 0 && read < PATH) {
        self[read] = '\0';
        program = self;
    }
    const char *slash = strrchr(program, '/');
    int length = slash == NULL ? 0 : (int)(slash + 1 - program);
    if (snprintf(folder, sizeof folder, "%.*stables", length, program) < PATH)
        tables_file_find(endgames, folder);
}
