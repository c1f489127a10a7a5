#define _POSIX_C_SOURCE 200809L

#include "lines.h"

#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { FIRST_ROOM = 4096 };

/* Drops what was taken and makes room for at least one more byte and a closing NUL. */
static bool make_room(Lines *lines) {
    if (lines->taken > 0) {
        memmove(lines->bytes, lines->bytes + lines->taken, lines->length - lines->taken);
        lines->length -= lines->taken;
        lines->taken = 0;
    }
    if (lines->length + 1 < lines->room)
        return true;
    size_t room = lines->room == 0 ? FIRST_ROOM : 2 * lines->room;
    char *bytes = realloc(lines->bytes, room);
    if (bytes == NULL)
        return false;
    lines->bytes = bytes;
    lines->room = room;
    return true;
}

/* Reads once; false at the end of input, which it remembers. */
static bool read_some(Lines *lines) {
    ssize_t count =
        make_room(lines) ? read(STDIN_FILENO, lines->bytes + lines->length, lines->room - lines->length - 1) : 0;
    lines->ended = count <= 0;
    if (!lines->ended)
        lines->length += (size_t)count;
    return !lines->ended;
}

void lines_let_in(Lines *lines, bool wait) {
    struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
    while (!lines->ended && poll(&input, 1, wait ? -1 : 0) > 0 && read_some(lines))
        wait = false;
}

/* Where the line that begins at `from` ends: at its LF, or, once no more will come, at the end of the bytes. Past the end if the
 * line is not whole yet. */
static size_t line_end(const Lines *lines, size_t from) {
    if (from >= lines->length)
        return lines->length + 1;
    const char *end = memchr(lines->bytes + from, '\n', lines->length - from);
    if (end != NULL)
        return (size_t)(end - lines->bytes);
    return lines->length + (lines->ended ? 0 : 1);
}

char *lines_next(Lines *lines) {
    size_t end;
    while ((end = line_end(lines, lines->taken)) > lines->length) {
        if (lines->ended)
            return NULL;
        lines_let_in(lines, true);
    }
    char *line = lines->bytes + lines->taken;
    for (char *at = line; at < lines->bytes + end; at++)
        if (*at == '\0')
            *at = '?'; /* a NUL would hide the rest of the line */
    lines->bytes[end] = '\0';
    lines->taken = end < lines->length ? end + 1 : end;
    size_t length = strlen(line);
    if (length > 0 && line[length - 1] == '\r')
        line[length - 1] = '\0';
    return line;
}

/* Finds a waiting line of this word, with blanks behind it or none: where it begins, and the next one; false if there is none. */
static bool find(const Lines *lines, const char *word, size_t *begin, size_t *next) {
    size_t length = strlen(word);
    for (size_t from = lines->taken, end; (end = line_end(lines, from)) <= lines->length; from = end + 1) {
        size_t size = end - from;
        while (size > 0 && (lines->bytes[from + size - 1] == '\r' || lines->bytes[from + size - 1] == ' '))
            size--;
        if (size == length && memcmp(lines->bytes + from, word, length) == 0) {
            *begin = from;
            *next = end < lines->length ? end + 1 : end;
            return true;
        }
    }
    return false;
}

bool lines_hold(const Lines *lines, const char *word) {
    size_t begin, next;
    return find(lines, word, &begin, &next);
}

bool lines_drop(Lines *lines, const char *word) {
    size_t begin, next;
    if (!find(lines, word, &begin, &next))
        return false;
    memmove(lines->bytes + begin, lines->bytes + next, lines->length - next);
    lines->length -= next - begin;
    return true;
}

void lines_free(Lines *lines) {
    free(lines->bytes);
    *lines = (Lines){0};
}
