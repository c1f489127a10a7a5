#include "json.h"

Json json_on(Writer *out) {
    return (Json){out, false};
}

static void separate(Json *json) {
    if (json->comma)
        write_char(json->out, ',');
    json->comma = true;
}

void json_open(Json *json, char bracket) {
    separate(json);
    write_char(json->out, bracket);
    json->comma = false;
}

void json_close(Json *json, char bracket) {
    write_char(json->out, bracket);
    json->comma = true;
}

/* The bytes of the UTF-8 character at the head of a text; 0 if they are none. */
static size_t character_length(const char *text) {
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    uint32_t code = (uint8_t)*text;
    if (code < 0x80)
        return 1;
    size_t length = code < 0xc0 ? 0 : code < 0xe0 ? 2 : code < 0xf0 ? 3 : code < 0xf8 ? 4 : 0;
    code &= 0x7fu >> length;
    for (size_t i = 1; i < length; i++) {
        if (((uint8_t)text[i] & 0xc0) != 0x80)
            return 0;
        code = code << 6 | ((uint8_t)text[i] & 0x3f);
    }
    bool surrogate = code >= 0xd800 && code <= 0xdfff;
    return length == 0 || code < least[length] || surrogate || code > 0x10ffff ? 0 : length;
}

static void write_control(Writer *out, char c) {
    static const char hex[] = "0123456789abcdef";
    write_text(out, "\\u00");
    write_char(out, hex[c >> 4]);
    write_char(out, hex[c & 15]);
}

/* Bytes that are no UTF-8, such as a character that was cut, become the replacement character: a JSON text has none. */
static void write_quoted(Writer *out, const char *text) {
    write_char(out, '"');
    for (size_t length; *text != '\0'; text += length > 0 ? length : 1) {
        length = character_length(text);
        if (*text == '"' || *text == '\\')
            write_char(out, '\\');
        if (length == 0)
            write_text(out, "\\ufffd");
        else if (length == 1 && *text < ' ')
            write_control(out, *text);
        else
            write_bytes(out, text, length);
    }
    write_char(out, '"');
}

void json_name(Json *json, const char *name) {
    separate(json);
    write_quoted(json->out, name);
    write_char(json->out, ':');
    json->comma = false;
}

void json_text(Json *json, const char *text) {
    separate(json);
    write_quoted(json->out, text);
}

void json_number(Json *json, long long number) {
    separate(json);
    write_number(json->out, number);
}

void json_bool(Json *json, bool value) {
    separate(json);
    write_text(json->out, value ? "true" : "false");
}

void json_null(Json *json) {
    separate(json);
    write_text(json->out, "null");
}

void json_side(Json *json, Side side) {
    json_text(json, side == WHITE ? "white" : "black");
}

void json_text_member(Json *json, const char *name, const char *text) {
    json_name(json, name);
    json_text(json, text);
}

void json_number_member(Json *json, const char *name, long long number) {
    json_name(json, name);
    json_number(json, number);
}

void json_bool_member(Json *json, const char *name, bool value) {
    json_name(json, name);
    json_bool(json, value);
}

void json_side_member(Json *json, const char *name, Side side) {
    json_name(json, name);
    json_side(json, side);
}

void json_open_member(Json *json, const char *name, char bracket) {
    json_name(json, name);
    json_open(json, bracket);
}

static void sentence_member(Json *json, const Notice *notice) {
    char sentence[NOTICE_SENTENCE];
    Writer writer = writer_on(sentence, sizeof sentence);
    notice_write(notice, &writer);
    json_text_member(json, "sentence", sentence);
}

/* The last argument of a notice about a list is the notice about its move. */
static void write_outer(Json *json, const Notice *notice) {
    Notice outer, inner = *notice;
    notice_outer(notice, &outer);
    inner.of_list.number = 0;
    json_open(json, '{');
    json_text_member(json, "code", notice_name(outer.code));
    json_text_member(json, "rule", notice_rule(outer.code));
    json_number_member(json, "place", outer.place);
    json_open_member(json, "args", '[');
    json_text(json, notice_arg(&outer, 0));
    json_text(json, notice_arg(&outer, 1));
    json_notice(json, &inner);
    json_close(json, ']');
    sentence_member(json, notice);
    json_close(json, '}');
}

void json_notice(Json *json, const Notice *notice) {
    if (notice->code == NOTICE_NONE) {
        json_null(json);
        return;
    }
    if (notice->of_list.number > 0) {
        write_outer(json, notice);
        return;
    }
    json_open(json, '{');
    json_text_member(json, "code", notice_name(notice->code));
    json_text_member(json, "rule", notice_rule(notice->code));
    json_number_member(json, "place", notice->place);
    json_open_member(json, "args", '[');
    for (int i = 0; i < notice->arg_count; i++)
        json_text(json, notice_arg(notice, i));
    json_close(json, ']');
    sentence_member(json, notice);
    json_close(json, '}');
}
