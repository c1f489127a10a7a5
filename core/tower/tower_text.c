#include "tower_text.h"

/* ---------------------------------------------------------------------------------------------------------- writing */

static const char signs[] = {[TOWER_QUIET] = '-', [TOWER_STACK] = '+', [TOWER_ATTACK] = 'x'};

void tower_write_move(TowerMove move, Writer *out) {
    write_number(out, tower_from(move) + 1);
    write_char(out, signs[tower_kind(move)]);
    write_number(out, tower_to(move) + 1);
}

void tower_write_men(uint64_t unit, Writer *out) {
    for (; unit > 1; unit >>= 1)
        write_char(out, unit_side(unit) == WHITE ? 'w' : 'b');
}

/* The last field of the run of equal units that begins on `first`. */
static int run_end(const TowerPos *pos, int first) {
    int last = first;
    while (last + 1 < TOWER_FIELDS && pos->cell[last + 1] == pos->cell[first])
        last++;
    return last;
}

static void write_run(const TowerPos *pos, int first, int last, Writer *out) {
    write_number(out, first + 1);
    if (last > first) {
        write_char(out, '-');
        write_number(out, last + 1);
    }
    write_char(out, ':');
    tower_write_men(pos->cell[first], out);
}

static void write_units(const TowerPos *pos, Writer *out) {
    bool any = false;
    for (int first = 0, last; first < TOWER_FIELDS; first = last + 1) {
        last = run_end(pos, first);
        if (pos->cell[first] == 0)
            continue;
        if (any)
            write_char(out, ',');
        write_run(pos, first, last, out);
        any = true;
    }
    if (!any)
        write_char(out, '-');
}

void tower_write_pos(const TowerPos *pos, Writer *out) {
    write_text(out, pos->side == WHITE ? "w " : "b ");
    write_units(pos, out);
    write_char(out, ' ');
    write_number(out, pos->quiet);
    write_char(out, ' ');
    write_number(out, pos->move);
}

/* ---------------------------------------------------------------------------------------------------------- reading */

/* Reads a number; where there is none, `part` is what should stand there. */
static bool read_part(Reader *reader, Part part, int *number, Notice *fault) {
    int place = reader_place(reader);
    bool leading_zero;
    if (!read_number(reader, number, &leading_zero))
        return notice_expected(fault, part, place);
    return !leading_zero || notice_fail(fault, NOTICE_TEXT_LEADING_ZERO, place);
}

static bool read_field(Reader *reader, Part part, int *field, Notice *fault) {
    int place = reader_place(reader), number;
    if (!read_part(reader, part, &number, fault))
        return false;
    *field = number - 1;
    if (number >= 1 && number <= TOWER_FIELDS)
        return true;
    notice_begin(fault, NOTICE_TEXT_NO_FIELD, place);
    notice_add_number(fault, number);
    notice_add_number(fault, TOWER_FIELDS);
    return false;
}

static bool read_end(const Reader *reader, Notice *fault) {
    return *reader->at == '\0' || notice_fail(fault, NOTICE_TEXT_EXTRA, reader_place(reader));
}

static bool read_kind(Reader *reader, TowerKind *kind, Notice *fault) {
    for (*kind = TOWER_QUIET; *kind <= TOWER_ATTACK; ++*kind)
        if (read_char(reader, signs[*kind]))
            return true;
    return notice_expected(fault, PART_SIGN, reader_place(reader));
}

bool tower_read_move(const char *text, TowerMove *move, Notice *fault) {
    Reader reader = reader_on(text);
    int from, to;
    TowerKind kind;
    if (*text == '\0')
        return notice_fail(fault, NOTICE_TEXT_EMPTY, 0);
    if (!read_field(&reader, PART_FIELD, &from, fault) || !read_kind(&reader, &kind, fault) ||
        !read_field(&reader, PART_FIELD, &to, fault) || !read_end(&reader, fault))
        return false;
    *move = tower_move(from, to, kind);
    return true;
}

/* A position that is being read. */
typedef struct Reading {
    Reader reader;
    TowerPos pos;
    long long men[SIDES]; /* men so far */
    int too_many[SIDES];  /* where a side got more than TOWER_MEN, or -1 */
    Notice *fault;
} Reading;

/* One FIELD:MEN or FIRST-LAST:MEN. */
typedef struct Run {
    int place, first, last;
    int men_place;
    uint64_t unit;
    long long men[SIDES]; /* in each of its units */
} Run;

static bool read_side(Reading *reading) {
    if (read_char(&reading->reader, 'b'))
        tower_set_side(&reading->pos, BLACK);
    else if (!read_char(&reading->reader, 'w'))
        return notice_expected(reading->fault, PART_SIDE, reader_place(&reading->reader));
    return true;
}

static bool read_space(Reading *reading) {
    return read_char(&reading->reader, ' ') ||
           notice_expected(reading->fault, PART_SPACE, reader_place(&reading->reader));
}

static bool read_fields(Reading *reading, Part part, Run *run) {
    run->place = reader_place(&reading->reader);
    if (!read_field(&reading->reader, part, &run->first, reading->fault))
        return false;
    run->last = run->first;
    if (!read_char(&reading->reader, '-'))
        return true;
    if (!read_field(&reading->reader, PART_FIELD, &run->last, reading->fault))
        return false;
    if (run->first <= run->last)
        return true;
    notice_begin(reading->fault, NOTICE_TEXT_RUN_BACKWARDS, run->place);
    notice_add_number(reading->fault, run->first + 1);
    notice_add_number(reading->fault, run->last + 1);
    return false;
}

/* Men that the tallest unit has no place for are only counted: one side has too many then, and the text is refused. */
static bool read_men(Reading *reading, Run *run) {
    enum { TALLEST = SIDES * TOWER_MEN };
    int height = 0;
    run->men_place = reader_place(&reading->reader);
    run->unit = 0;
    run->men[WHITE] = run->men[BLACK] = 0;
    for (;; height++) {
        Side side = *reading->reader.at == 'w' ? WHITE : BLACK;
        if (!read_char(&reading->reader, side == WHITE ? 'w' : 'b'))
            break;
        run->men[side]++;
        if (height < TALLEST)
            run->unit |= (uint64_t)side << height;
    }
    if (height == 0)
        return notice_expected(reading->fault, PART_MEN, run->men_place);
    run->unit |= (uint64_t)1 << (height < TALLEST ? height : TALLEST);
    return true;
}

static void count_men(Reading *reading, const Run *run) {
    for (Side side = WHITE; side <= BLACK; side++) {
        reading->men[side] += run->men[side];
        if (reading->men[side] > TOWER_MEN && reading->too_many[side] < 0)
            reading->too_many[side] = run->men_place;
    }
}

static bool put_run(Reading *reading, const Run *run) {
    for (int field = run->first; field <= run->last; field++) {
        if (reading->pos.cell[field] != 0) {
            notice_begin(reading->fault, NOTICE_TEXT_FIELD_TWICE, run->place);
            notice_add_number(reading->fault, field + 1);
            return false;
        }
        tower_put(&reading->pos, field, run->unit);
        count_men(reading, run);
    }
    return true;
}

static bool read_run(Reading *reading, Part part) {
    Run run;
    if (!read_fields(reading, part, &run))
        return false;
    if (!read_char(&reading->reader, ':'))
        return notice_expected(reading->fault, PART_COLON, reader_place(&reading->reader));
    return read_men(reading, &run) && put_run(reading, &run);
}

static bool check_men(const Reading *reading) {
    for (Side side = WHITE; side <= BLACK; side++) {
        if (reading->men[side] <= TOWER_MEN)
            continue;
        notice_begin(reading->fault, NOTICE_TEXT_TOO_MANY_MEN, reading->too_many[side]);
        notice_add_side(reading->fault, side);
        notice_add_number(reading->fault, reading->men[side]);
        notice_add_number(reading->fault, TOWER_MEN);
        return false;
    }
    return true;
}

static bool read_units(Reading *reading) {
    if (read_char(&reading->reader, '-'))
        return true;
    if (!read_run(reading, PART_UNITS))
        return false;
    while (read_char(&reading->reader, ','))
        if (!read_run(reading, PART_FIELD))
            return false;
    return check_men(reading);
}

static bool read_counter(Reading *reading, Part part, int min, int max, int *number) {
    int place = reader_place(&reading->reader);
    if (!read_part(&reading->reader, part, number, reading->fault))
        return false;
    if (*number >= min && *number <= max)
        return true;
    notice_begin(reading->fault, NOTICE_TEXT_RANGE, place);
    notice_add_part(reading->fault, part);
    notice_add_number(reading->fault, min);
    notice_add_number(reading->fault, max);
    notice_add_number(reading->fault, *number);
    return false;
}

bool tower_read_pos(const char *text, TowerPos *pos, Notice *fault) {
    Reading reading = {.reader = reader_on(text), .too_many = {-1, -1}, .fault = fault};
    int quiet, move;
    tower_clear(&reading.pos, pos->rules);
    if (*text == '\0')
        return notice_fail(fault, NOTICE_TEXT_EMPTY, 0);
    if (!read_side(&reading) || !read_space(&reading) || !read_units(&reading) || !read_space(&reading) ||
        !read_counter(&reading, PART_QUIET, 0, TOWER_QUIET_LIMIT, &quiet) || !read_space(&reading) ||
        !read_counter(&reading, PART_MOVE, 1, TOWER_LAST_MOVE, &move) || !read_end(&reading.reader, fault))
        return false;
    reading.pos.quiet = (uint8_t)quiet;
    reading.pos.move = (uint16_t)move;
    *pos = reading.pos;
    return true;
}
