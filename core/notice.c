#include "notice.h"

#include <string.h>

static const struct {
    const char *name, *rule, *sentence;
} rows[NOTICE_CODES] = {
    [NOTICE_NONE] = {"NONE", "", ""},
#define NOTICE(code, rule, sentence) [NOTICE_##code] = {#code, rule, sentence},
#include "notice_list.h"
#undef NOTICE
};

static const struct {
    const char *name, *english;
} parts[PARTS] = {
    [PART_SIDE] = {"side", "The side to move (w or b)"},
    [PART_UNITS] = {"units", "The units (as 12:wb, or - for none)"},
    [PART_FIELD] = {"field", "A field (1 to 61)"},
    [PART_COLON] = {"colon", "A colon"},
    [PART_MEN] = {"men", "The men from top to bottom (w and b)"},
    [PART_SIGN] = {"sign", "One of -, + and x"},
    [PART_POINT] = {"point", "A point (a1 to g7)"},
    [PART_POINTS] = {"points", "The points of a side (as a1,d1, or - for none)"},
    [PART_HAND] = {"hand", "The number of men in hand"},
    [PART_LINES] = {"lines", "The used lines of a side (as a1g1, or - for none)"},
    [PART_LINE] = {"line", "A line (as a1g1)"},
    [PART_QUIET] = {"quiet", "The number of plies without progress"},
    [PART_MOVE] = {"move", "The number of the move"},
    [PART_SPACE] = {"space", "A space"},
};

void notice_begin(Notice *notice, NoticeCode code, int place) {
    *notice = (Notice){.code = code, .place = place};
}

void notice_add_bytes(Notice *notice, const char *text, size_t length) {
    assert(notice->arg_count < NOTICE_ARGS);
    size_t room = NOTICE_POOL - 1u - notice->used;
    if (length > room)
        length = room;
    notice->arg_at[notice->arg_count++] = notice->used;
    memcpy(notice->pool + notice->used, text, length);
    notice->pool[notice->used + length] = '\0';
    size_t end = notice->used + length + 1;
    notice->used = (uint16_t)(end < NOTICE_POOL ? end : NOTICE_POOL - 1u);
}

void notice_add_text(Notice *notice, const char *text) {
    notice_add_bytes(notice, text, strlen(text));
}

void notice_add_unknown(Notice *notice, const char *text, size_t length) {
    enum { SHOWN = 40, CONTINUES = 0x80, KIND = 0xc0 }; /* a byte 10xxxxxx continues a letter in UTF-8 */
    if (length > SHOWN) {
        length = SHOWN;
        while (length > 0 && ((unsigned char)text[length] & KIND) == CONTINUES)
            length--;
    }
    notice_add_bytes(notice, text, length);
}

void notice_add_number(Notice *notice, long long number) {
    char digits[24];
    Writer writer = writer_on(digits, sizeof digits);
    write_number(&writer, number);
    notice_add_text(notice, digits);
}

void notice_add_side(Notice *notice, Side side) {
    notice_add_text(notice, side == WHITE ? "white" : "black");
}

void notice_add_part(Notice *notice, Part part) {
    notice_add_text(notice, parts[part].name);
}

bool notice_fail(Notice *notice, NoticeCode code, int place) {
    notice_begin(notice, code, place);
    return false;
}

bool notice_expected(Notice *notice, Part part, int place) {
    notice_begin(notice, NOTICE_TEXT_EXPECTED, place);
    notice_add_part(notice, part);
    return false;
}

void notice_of_list(Notice *notice, int number, const char *move, size_t length, int place) {
    Writer writer = writer_on(notice->of_list.move, NOTICE_MOVE);
    write_bytes(&writer, move, length);
    notice->of_list.number = number;
    notice->of_list.place = place;
}

void notice_outer(const Notice *notice, Notice *outer) {
    char sentence[NOTICE_POOL];
    Writer writer = writer_on(sentence, sizeof sentence);
    Notice inner = *notice;
    inner.of_list.number = 0;
    notice_write(&inner, &writer);
    notice_begin(outer, NOTICE_MOVE_IN_LIST, notice->of_list.place);
    notice_add_number(outer, notice->of_list.number);
    notice_add_text(outer, notice->of_list.move);
    notice_add_text(outer, sentence);
}

const char *notice_arg(const Notice *notice, int index) {
    assert(index >= 0 && index < notice->arg_count);
    return notice->pool + notice->arg_at[index];
}

const char *notice_name(NoticeCode code) {
    return rows[code].name;
}

const char *notice_rule(NoticeCode code) {
    return rows[code].rule;
}

/* ------------------------------------------------------------------------------------------ the English sentence */

static int list_count(const char *list) {
    int count = *list != '\0';
    for (; *list != '\0'; list++)
        count += *list == ' ';
    return count;
}

/* Writes "a", "a and b", "a, b and c"; of a long list the first items and how many more there are. */
static void write_list(Writer *out, const char *list) {
    enum { MOST = 6 };
    int count = list_count(list);
    int shown = count > MOST + 1 ? MOST : count;
    for (int i = 0; i < shown; i++) {
        size_t length = strcspn(list, " ");
        if (i > 0)
            write_text(out, i == count - 1 ? " and " : ", ");
        write_bytes(out, list, length);
        list += length + (list[length] == ' ');
    }
    if (shown < count) {
        write_text(out, " and ");
        write_number(out, count - shown);
        write_text(out, " more");
    }
}

static void write_part(Writer *out, const char *name) {
    for (int part = 0; part < PARTS; part++)
        if (text_equal(parts[part].name, name))
            write_text(out, parts[part].english);
}

/* {1?is|are}: one for the number 1 and for a list of one that is no number. */
static bool is_one(const char *arg) {
    bool number = arg[0] >= '0' && arg[0] <= '9' && arg[strspn(arg, "0123456789")] == '\0';
    return number ? text_equal(arg, "1") : list_count(arg) == 1;
}

/* Writes one placeholder and returns what follows its closing brace. */
static const char *write_placeholder(const Notice *notice, const char *at, Writer *out) {
    const char *arg = notice_arg(notice, at[1] - '0');
    const char *close = strchr(at, '}');
    switch (at[2]) {
    case 's':
        write_text(out, text_equal(arg, "white") ? "White" : "Black");
        break;
    case 'p':
        write_part(out, arg);
        break;
    case 'l':
        write_list(out, arg);
        break;
    case 'n':
        write_number(out, list_count(arg));
        break;
    case '?': {
        const char *bar = strchr(at, '|');
        const char *form = is_one(arg) ? at + 3 : bar + 1;
        write_bytes(out, form, (size_t)((is_one(arg) ? bar : close) - form));
        break;
    }
    default:
        write_text(out, arg);
    }
    return close + 1;
}

static void write_sentence(const Notice *notice, Writer *out) {
    for (const char *at = rows[notice->code].sentence; *at != '\0';) {
        if (*at == '{')
            at = write_placeholder(notice, at, out);
        else
            write_char(out, *at++);
    }
    if (notice->place >= 0) {
        write_text(out, " (at character ");
        write_number(out, notice->place + 1);
        write_char(out, ')');
    }
}

void notice_write(const Notice *notice, Writer *out) {
    Notice outer;
    if (notice->of_list.number > 0) {
        notice_outer(notice, &outer);
        notice = &outer;
    }
    write_sentence(notice, out);
}
