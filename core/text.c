#include "text.h"

#include <string.h>

Writer writer_on(char *buffer, size_t size) {
    assert(size > 0);
    buffer[0] = '\0';
    return (Writer){.buffer = buffer, .size = size, .length = 0, .full = false};
}

void write_bytes(Writer *writer, const char *text, size_t length) {
    size_t room = writer->size - 1 - writer->length;
    if (length > room) {
        writer->full = true;
        length = room;
    }
    memcpy(writer->buffer + writer->length, text, length);
    writer->length += length;
    writer->buffer[writer->length] = '\0';
}

void write_char(Writer *writer, char c) {
    write_bytes(writer, &c, 1);
}

void write_text(Writer *writer, const char *text) {
    write_bytes(writer, text, strlen(text));
}

void write_number(Writer *writer, long long number) {
    char digits[24];
    size_t at = sizeof digits;
    unsigned long long rest = number < 0 ? 0ull - (unsigned long long)number : (unsigned long long)number;
    do {
        digits[--at] = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest > 0);
    if (number < 0)
        digits[--at] = '-';
    write_bytes(writer, digits + at, sizeof digits - at);
}

bool read_char(Reader *reader, char c) {
    if (*reader->at != c || c == '\0')
        return false;
    reader->at++;
    return true;
}

static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

bool read_number(Reader *reader, int *number, bool *leading_zero) {
    enum { LARGEST = 999999999 };
    if (!is_digit(*reader->at))
        return false;
    *leading_zero = reader->at[0] == '0' && is_digit(reader->at[1]);
    long long value = 0;
    for (; is_digit(*reader->at); reader->at++)
        if (value <= LARGEST)
            value = value * 10 + (*reader->at - '0');
    *number = value > LARGEST ? LARGEST : (int)value;
    return true;
}

bool text_equal(const char *a, const char *b) {
    return strcmp(a, b) == 0;
}

bool text_equal_bytes(const char *a, const char *bytes, size_t length) {
    return strlen(a) == length && memcmp(a, bytes, length) == 0;
}
