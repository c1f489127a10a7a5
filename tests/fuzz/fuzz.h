#ifndef TOWERMILL_FUZZ_H
#define TOWERMILL_FUZZ_H

/* What the fuzz targets share. A target is given any bytes and must find that what the core promises holds. */

#include <stdlib.h>
#include <string.h>

#include "../../core/notice.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Like assert, and never compiled away. */
#define REQUIRE(condition) ((condition) ? (void)0 : abort())

/* The bytes as a text of its own, to be freed, so that a reader that runs past its end is caught. */
static inline char *fuzz_text(const uint8_t *data, size_t size) {
    char *text = malloc(size + 1);
    REQUIRE(text != NULL);
    if (size > 0)
        memcpy(text, data, size);
    text[size] = '\0';
    return text;
}

/* Cuts a text at its first line break and returns what follows, or the end of the text. */
static inline const char *fuzz_cut(char *text) {
    char *end = text + strcspn(text, "\n");
    if (*end == '\0')
        return end;
    *end = '\0';
    return end + 1;
}

/* A refusal must say why: a code, a place in the text, and a sentence that can be written. */
static inline void fuzz_require_fault(const Notice *fault, const char *text) {
    char sentence[NOTICE_POOL * 2];
    Writer writer = writer_on(sentence, sizeof sentence);
    REQUIRE(fault->code > NOTICE_NONE && fault->code < NOTICE_CODES);
    REQUIRE(fault->place >= -1 && fault->place <= (int)strlen(text));
    notice_write(fault, &writer);
    REQUIRE(sentence[0] != '\0');
}

#endif
