#include "record.h"

#include <string.h>

enum { TAG_VALUE = 512, LINE_WIDTH = 80 };

/* ------------------------------------------------------------------------------------------------------------- tags */

typedef struct Tag {
    const char *name;
    size_t name_length;
    char value[TAG_VALUE];
} Tag;

static bool is_space(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

static void skip_space(Reader *reader) {
    while (is_space(*reader->at))
        reader->at++;
}

/* Reads [Name "value"]; the reader stands on the bracket. */
static bool read_tag(Reader *reader, Tag *tag, Notice *fault) {
    int place = reader_place(reader);
    reader->at++;
    skip_space(reader);
    tag->name = reader->at;
    tag->name_length = strcspn(reader->at, " \t\r\n\"[]");
    reader->at += tag->name_length;
    skip_space(reader);
    if (tag->name_length == 0 || !read_char(reader, '"'))
        return notice_fail(fault, NOTICE_RECORD_TAG, place);
    Writer value = writer_on(tag->value, sizeof tag->value);
    for (; *reader->at != '"'; reader->at++) {
        if (*reader->at == '\\' && reader->at[1] != '\0')
            reader->at++;
        if (*reader->at == '\0' || *reader->at == '\n')
            return notice_fail(fault, NOTICE_RECORD_TAG, place);
        write_char(&value, *reader->at);
    }
    reader->at++;
    skip_space(reader);
    return read_char(reader, ']') || notice_fail(fault, NOTICE_RECORD_TAG, place);
}

static bool tag_is(const Tag *tag, const char *name) {
    return text_equal_bytes(name, tag->name, tag->name_length);
}

static const char *result_text(Result result) {
    static const char *const texts[] = {
        [RESULT_OPEN] = "*", [RESULT_WHITE_WINS] = "1-0", [RESULT_BLACK_WINS] = "0-1", [RESULT_DRAW] = "1/2-1/2"};
    return texts[result];
}

/* The text of the result that a word names, or NULL. */
static const char *known_result(const char *word, size_t length) {
    for (Result result = RESULT_OPEN; result <= RESULT_DRAW; result++)
        if (text_equal_bytes(result_text(result), word, length))
            return result_text(result);
    return NULL;
}

/* ---------------------------------------------------------------------------------------------------------- writing */

static void write_tag(Writer *out, const char *name, const char *value) {
    write_char(out, '[');
    write_text(out, name);
    write_text(out, " \"");
    for (; *value != '\0'; value++) {
        if (*value == '"' || *value == '\\')
            write_char(out, '\\');
        write_char(out, *value);
    }
    write_text(out, "\"]\n");
}

/* Writes the tags of others. Their Result and Reason stand only where the moves leave the game open, else they are left out.
 * Gives the result of the record, and whether it is theirs. */
static const char *write_given_tags(const char *tags, Outcome outcome, bool *theirs, Writer *out) {
    const char *result = result_text(outcome.result);
    Reader reader = reader_on(tags);
    Notice fault;
    Tag tag;
    *theirs = false;
    for (skip_space(&reader); *reader.at == '['; skip_space(&reader)) {
        const char *begin = reader.at;
        if (!read_tag(&reader, &tag, &fault))
            break;
        bool names_result = tag_is(&tag, "Result");
        const char *given = names_result ? known_result(tag.value, strlen(tag.value)) : result;
        if (given == NULL || (outcome.result != RESULT_OPEN && (names_result || tag_is(&tag, "Reason"))))
            continue;
        *theirs |= names_result;
        result = given;
        write_bytes(out, begin, (size_t)(reader.at - begin));
        write_char(out, '\n');
    }
    return result;
}

/* The tags that the match itself knows but for its result. */
static void write_own_tags(const Match *match, Writer *out) {
    const GameOps *game = match->game;
    char text[GAME_POS_TEXT];
    write_tag(out, "Game", game->name);
    Writer rules = writer_on(text, sizeof text);
    game_write_rules(game, match->rules, &rules);
    if (rules.length > 0)
        write_tag(out, "Rules", text);
    AnyPos start;
    game->start(&start, match->rules);
    char usual[GAME_POS_TEXT];
    Writer position = writer_on(text, sizeof text), first = writer_on(usual, sizeof usual);
    game->write_pos(&match->start, &position);
    game->write_pos(&start, &first);
    if (!text_equal(text, usual))
        write_tag(out, "Position", text);
}

static void write_result_tags(const Match *match, Outcome outcome, Writer *out) {
    char text[NOTICE_SENTENCE];
    Notice reason;
    match->game->tell_end(outcome, &reason);
    Writer sentence = writer_on(text, sizeof text);
    write_tag(out, "Result", result_text(outcome.result));
    notice_write(&reason, &sentence);
    if (reason.code != NOTICE_NONE)
        write_tag(out, "Reason", text);
}

/* Writes a word behind the others of a paragraph, on a new line where the old one would grow too long. */
static void write_word(Writer *out, size_t *column, const char *word) {
    size_t length = strlen(word);
    bool wraps = *column > 0 && *column + 1 + length > LINE_WIDTH;
    if (*column > 0)
        write_char(out, wraps ? '\n' : ' ');
    *column = (*column == 0 || wraps ? 0 : *column + 1) + length;
    write_text(out, word);
}

static void write_moves(const Match *match, size_t *column, Writer *out) {
    AnyPos pos = match->start;
    for (int i = 0; i < match->length; i++) {
        char word[GAME_MOVE_TEXT + 8];
        Writer writer = writer_on(word, sizeof word);
        Side side = match->game->side(&pos);
        if (side == WHITE || i == 0) {
            write_number(&writer, match->game->turn(&pos));
            write_text(&writer, side == WHITE ? "." : "...");
            write_word(out, column, word);
            writer = writer_on(word, sizeof word);
        }
        match->game->write_move(match->moves[i], &writer);
        write_word(out, column, word);
        match->game->make(&pos, match->moves[i]);
    }
}

void record_write(const Match *match, const char *tags, Writer *out) {
    Outcome outcome = match_outcome_at(match, match->length);
    size_t column = 0;
    bool result_given;
    const char *result = write_given_tags(tags, outcome, &result_given, out);
    write_own_tags(match, out);
    if (!result_given)
        write_result_tags(match, outcome, out);
    write_char(out, '\n');
    write_moves(match, &column, out);
    write_word(out, &column, result);
    write_char(out, '\n');
}

/* ---------------------------------------------------------------------------------------------------- reading tags */

/* What the match needs to know of the tags. */
typedef struct Head {
    char game[TAG_VALUE], rules[TAG_VALUE], position[TAG_VALUE], result[TAG_VALUE];
} Head;

static void keep_tag(Head *head, const Tag *tag) {
    const struct {
        const char *name;
        char *value;
    } known[] = {{"Game", head->game}, {"Rules", head->rules}, {"Position", head->position}, {"Result", head->result}};
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (tag_is(tag, known[i].name))
            memcpy(known[i].value, tag->value, TAG_VALUE);
}

static bool read_head(Reader *reader, Head *head, Notice *fault) {
    *head = (Head){.game = ""};
    for (skip_space(reader); *reader->at == '['; skip_space(reader)) {
        Tag tag;
        if (!read_tag(reader, &tag, fault))
            return false;
        keep_tag(head, &tag);
    }
    return true;
}

void record_write_tags(const char *text, Json *json) {
    Reader reader = reader_on(text);
    Notice fault;
    Tag tag;
    json_open(json, '{');
    for (skip_space(&reader); *reader.at == '[' && read_tag(&reader, &tag, &fault); skip_space(&reader)) {
        char name[TAG_VALUE];
        Writer writer = writer_on(name, sizeof name);
        write_bytes(&writer, tag.name, tag.name_length);
        json_text_member(json, name, tag.value);
    }
    json_close(json, '}');
}

/* --------------------------------------------------------------------------------------------------- reading moves */

static bool unclosed(Notice *fault, const char *what, int place) {
    notice_begin(fault, NOTICE_RECORD_OPEN, place);
    notice_add_text(fault, what);
    return false;
}

/* Passes over a comment in braces. */
static bool skip_comment(Reader *reader, Notice *fault) {
    const char *close = strchr(reader->at, '}');
    if (close == NULL)
        return unclosed(fault, "comment", reader_place(reader));
    reader->at = close + 1;
    return true;
}

/* Passes over a comment after a semicolon. */
static void skip_rest_of_line(Reader *reader) {
    reader->at += strcspn(reader->at, "\n");
}

/* Passes over a variation in parentheses, with those inside it and its comments. */
static bool skip_variation(Reader *reader, Notice *fault) {
    int place = reader_place(reader), depth = 0;
    do {
        if (*reader->at == '\0')
            return unclosed(fault, "variation", place);
        if (*reader->at == '{') {
            if (!skip_comment(reader, fault))
                return false;
        } else if (*reader->at == ';') {
            skip_rest_of_line(reader);
        } else {
            depth += (*reader->at == '(') - (*reader->at == ')');
            reader->at++;
        }
    } while (depth > 0);
    return true;
}

/* Passes over everything that is no word of the main line. */
static bool skip_asides(Reader *reader, Notice *fault) {
    for (;;) {
        skip_space(reader);
        if (*reader->at == '{') {
            if (!skip_comment(reader, fault))
                return false;
        } else if (*reader->at == '(') {
            if (!skip_variation(reader, fault))
                return false;
        } else if (*reader->at == ';') {
            skip_rest_of_line(reader);
        } else if (*reader->at == '$') {
            reader->at += 1 + strspn(reader->at + 1, "0123456789");
        } else {
            return true;
        }
    }
}

/* Passes over the number of a move, "12." or "12...", which may stand close to its move. */
static void skip_number(Reader *reader) {
    size_t digits = strspn(reader->at, "0123456789");
    size_t dots = strspn(reader->at + digits, ".");
    if (digits > 0 && dots > 0)
        reader->at += digits + dots;
}

/* A result that somebody else decided (a resignation, say) may stand over an open game; one that the moves contradict may
 * not. */
static bool check_result(const Match *match, const char *result, int place, Notice *fault) {
    const char *played = result_text(match_outcome(match).result);
    if (known_result(result, strlen(result)) != NULL && (text_equal(played, "*") || text_equal(played, result)))
        return true;
    notice_begin(fault, NOTICE_RECORD_RESULT, place);
    notice_add_text(fault, result);
    notice_add_text(fault, played);
    return false;
}

/* Reads the result that ends the moves, `length` bytes; only asides may follow. */
static bool read_result(Reader *reader, size_t length, const Match *match, Notice *fault) {
    char result[TAG_VALUE];
    Writer writer = writer_on(result, sizeof result);
    write_bytes(&writer, reader->at, length);
    if (!check_result(match, result, reader_place(reader), fault))
        return false;
    reader->at += length;
    if (!skip_asides(reader, fault))
        return false;
    return *reader->at == '\0' || notice_fail(fault, NOTICE_TEXT_EXTRA, reader_place(reader));
}

static bool read_moves(Reader *reader, Match *match, Notice *fault) {
    for (;;) {
        if (!skip_asides(reader, fault))
            return false;
        skip_number(reader);
        if (!skip_asides(reader, fault))
            return false;
        size_t length = strcspn(reader->at, " \t\r\n{(;$");
        if (length == 0)
            return true;
        if (known_result(reader->at, length) != NULL)
            return read_result(reader, length, match, fault);
        if (!match_play_word(match, reader->at, length, match->ply + 1, reader_place(reader), fault))
            return false;
        reader->at += length;
    }
}

bool record_read(const char *text, Match *match, Notice *fault) {
    Reader reader = reader_on(text);
    Head head;
    if (!read_head(&reader, &head, fault))
        return false;
    const GameOps *game = game_find(head.game);
    if (game == NULL)
        return notice_fail(fault, NOTICE_RECORD_NO_GAME, -1);
    if (!match_begin_text(match, game, head.rules, head.position, fault)) {
        fault->place = -1; /* it counts within the tag's value */
        return false;
    }
    bool has_result = head.result[0] != '\0';
    if (read_moves(&reader, match, fault) && (!has_result || check_result(match, head.result, -1, fault)))
        return true;
    match_end(match);
    return false;
}
