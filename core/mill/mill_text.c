#include "mill_text.h"

enum {
    POINT_LENGTH = 2, /* a1 */
    LINE_LENGTH = 4,  /* a1g1 */
    LIST_OF_MEN = MILL_MEN * (POINT_LENGTH + 1) - 1,
    LIST_OF_LINES = MILL_LINES * (LINE_LENGTH + 1) - 1
};

/* Side, men and hand of both sides, quiet, move, used lines of both sides, each with what follows it. */
_Static_assert(MILL_POS_TEXT >= 2 + 2 * (LIST_OF_MEN + 1 + 2) + 4 + 5 + 2 * (LIST_OF_LINES + 1), "a position fits");
/* Two points with a sign before the second, then each removal with its sign, and the NUL. */
_Static_assert(MILL_MOVE_TEXT >= POINT_LENGTH + (1 + MILL_MOST_REMOVED) * (1 + POINT_LENGTH) + 1, "a move fits");

/* Points and lines are written and read alike: each has a name of fixed length, letters and digits in turn, and stands
 * in a list with others. */
typedef struct Names {
    const char *table; /* the names, each closed by a NUL */
    size_t length;     /* of each name */
    int count;
    Part item, list; /* what is missing where no name stands, and where no list begins */
    NoticeCode unknown, twice;
} Names;

static const Names point_names = {.table = (const char *)mill_point_name,
                                  .length = POINT_LENGTH,
                                  .count = MILL_POINTS,
                                  .item = PART_POINT,
                                  .list = PART_POINTS,
                                  .unknown = NOTICE_TEXT_NO_POINT,
                                  .twice = NOTICE_TEXT_POINT_TWICE};
static const Names line_names = {.table = (const char *)mill_line_name,
                                 .length = LINE_LENGTH,
                                 .count = MILL_LINES,
                                 .item = PART_LINE,
                                 .list = PART_LINES,
                                 .unknown = NOTICE_TEXT_NO_LINE,
                                 .twice = NOTICE_TEXT_LINE_TWICE};

static const char *name_of(const Names *names, int index) {
    return names->table + (size_t)index * (names->length + 1);
}

/* ------------------------------------------------------------------------------------------------------- writing */

void mill_write_move(MillMove move, Writer *out) {
    if (mill_from(move) != MILL_NOWHERE) {
        write_text(out, mill_point_name[mill_from(move)]);
        write_char(out, '-');
    }
    write_text(out, mill_point_name[mill_to(move)]);
    for (int which = 0; which < MILL_MOST_REMOVED; which++) {
        if (mill_removed(move, which) != MILL_NOWHERE) {
            write_char(out, 'x');
            write_text(out, mill_point_name[mill_removed(move, which)]);
        }
    }
}

static void write_set(const Names *names, uint32_t set, Writer *out) {
    if (set == 0)
        write_char(out, '-');
    for (uint64_t left = set; left != 0;) {
        write_text(out, name_of(names, bits_pop(&left)));
        if (left != 0)
            write_char(out, ',');
    }
}

void mill_write_pos(const MillPos *pos, Writer *out) {
    write_char(out, pos->side == WHITE ? 'w' : 'b');
    for (Side side = WHITE; side < SIDES; side++) {
        write_char(out, ' ');
        write_set(&point_names, pos->men[side], out);
        write_char(out, ' ');
        write_number(out, pos->hand[side]);
    }
    write_char(out, ' ');
    write_number(out, pos->quiet);
    write_char(out, ' ');
    write_number(out, pos->move);
    for (Side side = WHITE; pos->rules.hard && side < SIDES; side++) {
        write_char(out, ' ');
        write_set(&line_names, pos->used[side], out);
    }
}

/* ---------------------------------------------------------------------------------------------- reading names */

/* Do letters and digits stand here in turn, whether or not it is a name? */
static bool has_shape(const char *at, size_t length) {
    for (size_t i = 0; i < length; i++) {
        bool letter = (at[i] >= 'a' && at[i] <= 'z') || (at[i] >= 'A' && at[i] <= 'Z');
        bool digit = at[i] >= '0' && at[i] <= '9';
        if (i % 2 == 0 ? !letter : !digit)
            return false;
    }
    return true;
}

static bool fail_named(Notice *fault, NoticeCode code, const Reader *reader, size_t length) {
    notice_begin(fault, code, reader_place(reader));
    notice_add_bytes(fault, reader->at, length);
    return false;
}

/* Reads one name; `missing` is what should stand here. */
static bool read_name(Reader *reader, const Names *names, Part missing, int *index, Notice *fault) {
    if (!has_shape(reader->at, names->length))
        return notice_expected(fault, missing, reader_place(reader));
    for (*index = 0; *index < names->count; ++*index) {
        if (text_equal_bytes(name_of(names, *index), reader->at, names->length)) {
            reader->at += names->length;
            return true;
        }
    }
    return fail_named(fault, names->unknown, reader, names->length);
}

/* Reads a list of names, or - for none, into a set; none of them may stand in `taken`. */
static bool read_set(Reader *reader, const Names *names, uint32_t taken, uint32_t *set, Notice *fault) {
    *set = 0;
    if (read_char(reader, '-'))
        return true;
    do {
        Reader before = *reader;
        int index;
        if (!read_name(reader, names, *set == 0 ? names->list : names->item, &index, fault))
            return false;
        if (((*set | taken) >> index & 1) != 0)
            return fail_named(fault, names->twice, &before, names->length);
        *set |= 1u << index;
    } while (read_char(reader, ','));
    return true;
}

/* ------------------------------------------------------------------------------------------------ reading a move */

static bool read_point(Reader *reader, int *point, Notice *fault) {
    return read_name(reader, &point_names, PART_POINT, point, fault);
}

/* Reads up to two removals and puts the lower point first. */
static bool read_removals(Reader *reader, int removed[MILL_MOST_REMOVED], Notice *fault) {
    for (int which = 0; which < MILL_MOST_REMOVED && read_char(reader, 'x'); which++)
        if (!read_point(reader, &removed[which], fault))
            return false;
    if (removed[0] > removed[1]) {
        int higher = removed[0];
        removed[0] = removed[1];
        removed[1] = higher;
    }
    return true;
}

bool mill_read_move(const char *text, MillMove *move, Notice *fault) {
    Reader reader = reader_on(text);
    int from = MILL_NOWHERE, to, removed[MILL_MOST_REMOVED] = {MILL_NOWHERE, MILL_NOWHERE};
    if (*text == '\0')
        return notice_fail(fault, NOTICE_TEXT_EMPTY, 0);
    if (!read_point(&reader, &to, fault))
        return false;
    if (read_char(&reader, '-')) {
        from = to;
        if (!read_point(&reader, &to, fault))
            return false;
    }
    if (!read_removals(&reader, removed, fault))
        return false;
    if (*reader.at != '\0')
        return notice_fail(fault, NOTICE_TEXT_EXTRA, reader_place(&reader));
    *move = mill_move(from, to, removed[0], removed[1]);
    return true;
}

/* -------------------------------------------------------------------------------------------- reading a position */

/* Reads the space before the next part; where the text has ended, it is that part that is missing. */
static bool read_space(Reader *reader, Part next, Notice *fault) {
    if (read_char(reader, ' '))
        return true;
    return notice_expected(fault, *reader->at == '\0' ? next : PART_SPACE, reader_place(reader));
}

static bool read_side(Reader *reader, uint8_t *side, Notice *fault) {
    if (read_char(reader, 'w'))
        *side = WHITE;
    else if (read_char(reader, 'b'))
        *side = BLACK;
    else
        return notice_expected(fault, PART_SIDE, reader_place(reader));
    return true;
}

/* Reads a space and a number from least to most. */
static bool read_count(Reader *reader, Part part, int least, int most, int *number, Notice *fault) {
    if (!read_space(reader, part, fault))
        return false;
    int place = reader_place(reader);
    bool leading_zero;
    if (!read_number(reader, number, &leading_zero))
        return notice_expected(fault, part, place);
    if (leading_zero)
        return notice_fail(fault, NOTICE_TEXT_LEADING_ZERO, place);
    if (*number >= least && *number <= most)
        return true;
    notice_begin(fault, NOTICE_TEXT_RANGE, place);
    notice_add_part(fault, part);
    notice_add_number(fault, least);
    notice_add_number(fault, most);
    notice_add_number(fault, *number);
    return false;
}

/* M2: a side has nine men on the board and in hand at most. */
static bool check_total(const MillPos *pos, Side side, int place, Notice *fault) {
    if (mill_total(pos, side) <= MILL_MEN)
        return true;
    notice_begin(fault, NOTICE_TEXT_TOO_MANY_MEN, place);
    notice_add_side(fault, side);
    notice_add_number(fault, mill_total(pos, side));
    notice_add_number(fault, MILL_MEN);
    return false;
}

/* Reads the points and the hand of a side; too many men are told where they appear. */
static bool read_men(Reader *reader, MillPos *pos, Side side, Notice *fault) {
    if (!read_space(reader, PART_POINTS, fault))
        return false;
    int place = reader_place(reader);
    if (!read_set(reader, &point_names, pos->men[WHITE], &pos->men[side], fault) ||
        !check_total(pos, side, place, fault))
        return false;
    int hand, hand_place = reader_place(reader) + 1;
    if (!read_count(reader, PART_HAND, 0, MILL_MEN, &hand, fault))
        return false;
    pos->hand[side] = (uint8_t)hand;
    return check_total(pos, side, hand_place, fault);
}

static bool read_counters(Reader *reader, MillPos *pos, Notice *fault) {
    int quiet, move;
    if (!read_count(reader, PART_QUIET, 0, MILL_QUIET_LIMIT, &quiet, fault) ||
        !read_count(reader, PART_MOVE, 1, MILL_LAST_MOVE, &move, fault))
        return false;
    pos->quiet = (uint8_t)quiet;
    pos->move = (uint16_t)move;
    return true;
}

/* M9: reads the used lines of one side. */
static bool read_used(Reader *reader, uint16_t *used, Notice *fault) {
    uint32_t set;
    if (!read_space(reader, PART_LINES, fault) || !read_set(reader, &line_names, 0, &set, fault))
        return false;
    *used = (uint16_t)set;
    return true;
}

/* M9: a hard game may end with both sides' used lines; an easy one has none. */
static bool read_all_used(Reader *reader, MillPos *pos, Notice *fault) {
    if (*reader->at == '\0')
        return true;
    Reader before = *reader;
    if (pos->rules.hard)
        return read_used(reader, &pos->used[WHITE], fault) && read_used(reader, &pos->used[BLACK], fault);
    if (read_used(reader, &pos->used[WHITE], fault))
        return notice_fail(fault, NOTICE_TEXT_USED_IN_EASY, reader_place(&before) + 1);
    return notice_fail(fault, NOTICE_TEXT_EXTRA, reader_place(&before));
}

bool mill_read_pos(const char *text, MillPos *pos, Notice *fault) {
    Reader reader = reader_on(text);
    MillPos read;
    mill_clear(&read, pos->rules, 0);
    if (*text == '\0')
        return notice_fail(fault, NOTICE_TEXT_EMPTY, 0);
    if (!read_side(&reader, &read.side, fault) || !read_men(&reader, &read, WHITE, fault) ||
        !read_men(&reader, &read, BLACK, fault) || !read_counters(&reader, &read, fault) ||
        !read_all_used(&reader, &read, fault))
        return false;
    if (*reader.at != '\0')
        return notice_fail(fault, NOTICE_TEXT_EXTRA, reader_place(&reader));
    *pos = read;
    return true;
}
