#ifndef TOWERMILL_JSON_HELPERS_H
#define TOWERMILL_JSON_HELPERS_H

/* A strict reader of JSON texts without spaces, such as the core writes: any fault fails the test. A value is a
 * pointer to its first character. */

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static inline const char *value_end(const char *value);

static inline const char *json_fault(const char *at, const char *wanted) {
    fail_msg("JSON: %s should stand at \"%.60s\"", wanted, at);
    return at;
}

/* The number of bytes of a well-formed UTF-8 character, 0 for none. */
static inline int utf8_length(const char *at) {
    const unsigned char *byte = (const unsigned char *)at;
    int length = *byte < 0x80 ? 1 : *byte >= 0xc2 && *byte < 0xe0 ? 2 : (*byte & 0xf0) == 0xe0 ? 3 : 4;
    if (*byte > 0xf4 || (*byte >= 0x80 && *byte < 0xc2))
        return 0;
    for (int i = 1; i < length; i++)
        if ((byte[i] & 0xc0) != 0x80)
            return 0;
    bool overlong = (*byte == 0xe0 && byte[1] < 0xa0) || (*byte == 0xf0 && byte[1] < 0x90);
    bool surrogate = *byte == 0xed && byte[1] >= 0xa0;
    bool beyond = *byte == 0xf4 && byte[1] >= 0x90;
    return overlong || surrogate || beyond ? 0 : length;
}

static inline const char *text_end(const char *value) {
    const char *at = value + 1;
    while (*at != '"') {
        if ((unsigned char)*at < ' ' || utf8_length(at) == 0)
            return json_fault(at, "a character");
        if (*at != '\\') {
            at += utf8_length(at);
        } else if (at[1] == 'u') {
            if (strspn(at + 2, "0123456789abcdefABCDEF") < 4)
                return json_fault(at, "four digits");
            at += 6;
        } else if (at[1] != '\0' && strchr("\"\\/bfnrt", at[1]) != NULL) {
            at += 2;
        } else {
            return json_fault(at, "an escape");
        }
    }
    return at + 1;
}

static inline const char *digits_end(const char *at) {
    size_t digits = strspn(at, "0123456789");
    return digits > 0 ? at + digits : json_fault(at, "a digit");
}

static inline const char *number_end(const char *value) {
    const char *at = value + (*value == '-');
    at = *at == '0' ? at + 1 : digits_end(at);
    if (*at == '.')
        at = digits_end(at + 1);
    if (*at == 'e' || *at == 'E')
        at = digits_end(at + 1 + (at[1] == '-' || at[1] == '+'));
    return at;
}

/* Where the item of an array, or the value of a member, stands whose first character is `at`. */
static inline const char *item_value(const char *at, char bracket) {
    if (bracket == '[')
        return at;
    if (*at != '"')
        return json_fault(at, "a name");
    const char *colon = text_end(at);
    return *colon == ':' ? colon + 1 : json_fault(colon, "a colon");
}

/* The next item or member of an array or object, NULL after the last; `at` is NULL for the first. */
static inline const char *next_item(const char *value, const char *at) {
    char close = *value == '[' ? ']' : '}';
    if (at == NULL)
        return value[1] == close ? NULL : value + 1;
    const char *end = value_end(item_value(at, *value));
    return *end == ',' ? end + 1 : *end == close ? NULL : json_fault(end, "a comma or closing bracket");
}

/* No name stands twice in an object. */
static inline void assert_new_name(const char *const *names, int count, const char *name) {
    size_t length = (size_t)(text_end(name) - name);
    for (int i = 0; i < count; i++)
        if (strncmp(names[i], name, length) == 0)
            json_fault(name, "another name");
}

static inline const char *group_end(const char *value) {
    enum { MOST = 64 };
    const char *end = value + 1, *names[MOST];
    int count = 0;
    for (const char *at = next_item(value, NULL); at != NULL; at = *end == ',' ? end + 1 : next_item(value, at)) {
        end = value_end(item_value(at, *value));
        if (*value == '[')
            continue;
        assert_in_range(count, 0, MOST - 1);
        assert_new_name(names, count, at);
        names[count++] = at;
    }
    return end + 1;
}

static inline const char *value_end(const char *value) {
    static const char *const words[] = {"true", "false", "null"};
    if (*value == '"')
        return text_end(value);
    if (*value == '{' || *value == '[')
        return group_end(value);
    for (int i = 0; i < 3; i++)
        if (strncmp(value, words[i], strlen(words[i])) == 0)
            return value + strlen(words[i]);
    return number_end(value);
}

/* The text is one whole JSON value. */
static inline void assert_json(const char *text) {
    const char *end = value_end(text);
    if (*end != '\0')
        json_fault(end, "the end");
}

static inline int value_count(const char *value) {
    int count = 0;
    for (const char *at = next_item(value, NULL); at != NULL; at = next_item(value, at))
        count++;
    return count;
}

/* The first step of a path, in an object or array; NULL if there is none. */
static inline const char *value_step(const char *value, const char *name, size_t length) {
    int index = *value == '[' ? atoi(name) : -1;
    for (const char *at = next_item(value, NULL); at != NULL; at = next_item(value, at), index--)
        if (index == 0 || (index < 0 && strncmp(at + 1, name, length) == 0 && at[length + 1] == '"'))
            return item_value(at, *value);
    return NULL;
}

/* The value at a path of names and indices, such as "view.legal.0.move"; fails if it is not there. */
static inline const char *value_at(const char *value, const char *path) {
    for (const char *at = path; *at != '\0';) {
        size_t length = strcspn(at, ".");
        value = value_step(value, at, length);
        if (value == NULL)
            fail_msg("JSON: there is no %s", path);
        at += length + (at[length] == '.');
    }
    return value;
}

/* The value at a path is written exactly so. */
static inline void assert_value(const char *value, const char *path, const char *expected) {
    const char *at = value_at(value, path);
    size_t length = (size_t)(value_end(at) - at);
    if (length != strlen(expected) || strncmp(at, expected, length) != 0)
        fail_msg("JSON: %s is %.*s, not %s", path, (int)(length < 400 ? length : 400), at, expected);
}

/* The object at a path has exactly these members, in this order and separated by spaces. */
static inline void assert_names(const char *value, const char *path, const char *expected) {
    const char *object = value_at(value, path), *rest = expected;
    assert_int_equal(*object, '{');
    for (const char *at = next_item(object, NULL); at != NULL; at = next_item(object, at)) {
        size_t length = strcspn(rest, " ");
        if (strncmp(at + 1, rest, length) != 0 || at[length + 1] != '"')
            fail_msg("JSON: %s has the member %.20s where %s is expected", path, at, expected);
        rest += length + (rest[length] == ' ');
    }
    if (*rest != '\0')
        fail_msg("JSON: %s lacks the members %s", path, rest);
}

/* Copies the text at a value, which must be short and without escapes but for \u000a and \". */
static inline void value_text(const char *value, char *text, size_t size) {
    const char *end = text_end(value) - 1;
    size_t length = 0;
    for (const char *at = value + 1; at < end; at++) {
        assert_true(length + 1 < size);
        if (strncmp(at, "\\u000a", 6) == 0) {
            text[length++] = '\n';
            at += 5;
        } else {
            at += *at == '\\';
            text[length++] = *at;
        }
    }
    text[length] = '\0';
}

#endif
