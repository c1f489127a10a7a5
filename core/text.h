#ifndef TOWERMILL_TEXT_H
#define TOWERMILL_TEXT_H

/* Writing into a bounded buffer and reading from a text, without stdio.
 *
 * A Writer never overruns: what does not fit is left out and `full` is set; the buffer always ends with a NUL.
 * A Reader is a cursor over a NUL-terminated text; functions that fail leave it where it was. */

#include "base.h"

typedef struct Writer {
    char *buffer;
    size_t size; /* bytes in buffer, at least 1, the closing NUL included */
    size_t length;
    bool full; /* something was left out */
} Writer;

Writer writer_on(char *buffer, size_t size);
void write_char(Writer *writer, char c);
void write_text(Writer *writer, const char *text);
void write_bytes(Writer *writer, const char *text, size_t length);
void write_number(Writer *writer, long long number);

typedef struct Reader {
    const char *text; /* the whole text: places in it are counted from here */
    const char *at;   /* what is read next */
} Reader;

static inline Reader reader_on(const char *text) {
    return (Reader){text, text};
}

static inline int reader_place(const Reader *reader) {
    return (int)(reader->at - reader->text);
}

/* Reads one given character; false if another one stands there. */
bool read_char(Reader *reader, char c);

/* Reads a decimal number without sign: *leading_zero tells that it is written with a needless zero in front. Digits
 * past nine are read and the number saturates at 999999999. False if no digit stands there. */
bool read_number(Reader *reader, int *number, bool *leading_zero);

/* Equality of NUL-terminated texts, and of a text with the first `length` bytes of another. */
bool text_equal(const char *a, const char *b);
bool text_equal_bytes(const char *a, const char *bytes, size_t length);

#endif
