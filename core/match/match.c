#include "match.h"

#include <stdlib.h>
#include <string.h>

enum { FIRST_ROOM = 64 };

/* --------------------------------------------------------------------------------------------------------- life */

bool match_begin_at(Match *match, const GameOps *game, Rules rules, const AnyPos *start) {
    Move *moves = malloc(FIRST_ROOM * sizeof *moves);
    uint64_t *keys = malloc((FIRST_ROOM + 1) * sizeof *keys);
    if (moves == NULL || keys == NULL) {
        free(moves);
        free(keys);
        return false;
    }
    *match = (Match){.game = game, .rules = rules, .start = *start, .now = *start, .room = FIRST_ROOM};
    match->moves = moves;
    match->keys = keys;
    keys[0] = game->key(start);
    return true;
}

bool match_begin(Match *match, const GameOps *game, Rules rules) {
    AnyPos start;
    game->start(&start, rules);
    return match_begin_at(match, game, rules, &start);
}

bool match_begin_text(Match *match, const GameOps *game, const char *rules, const char *position, Notice *fault) {
    Rules read;
    AnyPos start;
    if (!game_read_rules(game, rules, &read, fault))
        return false;
    game->start(&start, read);
    if (*position != '\0' && !game->read_pos(position, read, &start, fault))
        return false;
    return match_begin_at(match, game, read, &start) || notice_fail(fault, NOTICE_NO_MEMORY, -1);
}

void match_end(Match *match) {
    free(match->moves);
    free(match->keys);
    match->moves = NULL;
    match->keys = NULL;
}

/* ------------------------------------------------------------------------------------------------------- playing */

static bool make_room(Match *match) {
    if (match->ply < match->room)
        return true;
    size_t room = 2 * (size_t)match->room;
    Move *moves = realloc(match->moves, room * sizeof *moves);
    if (moves == NULL)
        return false;
    match->moves = moves;
    uint64_t *keys = realloc(match->keys, (room + 1) * sizeof *keys);
    if (keys == NULL)
        return false;
    match->keys = keys;
    match->room = (int)room;
    return true;
}

bool match_play(Match *match, Move move) {
    if (!make_room(match))
        return false;
    match->game->make(&match->now, move);
    match->moves[match->ply++] = move;
    match->keys[match->ply] = match->game->key(&match->now);
    match->length = match->ply;
    return true;
}

void match_pos_at(const Match *match, int ply, AnyPos *pos) {
    assert(ply >= 0 && ply <= match->length);
    *pos = match->start;
    for (int i = 0; i < ply; i++)
        match->game->make(pos, match->moves[i]);
}

void match_go_to(Match *match, int ply) {
    match_pos_at(match, ply, &match->now);
    match->ply = ply;
}

bool match_play_word(Match *match, const char *text, size_t length, int number, int place, Notice *fault) {
    enum { LONGEST = 64 }; /* longer than any move, so that a longer text is refused whole */
    char word[LONGEST];
    Writer writer = writer_on(word, sizeof word);
    write_bytes(&writer, text, length);
    Move move;
    if (match_judge(match, word, &move, fault) != MOVE_LEGAL) {
        notice_of_list(fault, number, text, length, place);
        return false;
    }
    return match_play(match, move) || notice_fail(fault, NOTICE_NO_MEMORY, -1);
}

bool match_play_list(Match *match, const char *moves, Notice *fault) {
    Match trial;
    if (!match_begin_at(&trial, match->game, match->rules, &match->start))
        return notice_fail(fault, NOTICE_NO_MEMORY, -1);
    bool fits = true;
    for (int i = 0; fits && i < match->ply; i++)
        fits = match_play(&trial, match->moves[i]) || notice_fail(fault, NOTICE_NO_MEMORY, -1);
    int number = 0;
    for (const char *at = moves + strspn(moves, " "); fits && *at != '\0'; at += strspn(at, " ")) {
        size_t length = strcspn(at, " ");
        fits = match_play_word(&trial, at, length, ++number, -1, fault);
        at += length;
    }
    if (!fits || number == 0) {
        match_end(&trial);
        return fits;
    }
    match_end(match);
    *match = trial;
    return true;
}

/* -------------------------------------------------------------------------------------------------------- judging */

/* T13, M8: how often the position after `ply` moves has stood, itself included; nothing before the last move that
 * cannot be undone can stand again. */
static int occurrences(const Match *match, int ply, int quiet) {
    int count = 1;
    for (int i = ply - 2; i >= 0 && i >= ply - quiet; i -= 2)
        count += match->keys[i] == match->keys[ply];
    return count;
}

/* An end by T12 or M7 comes before a draw, and repetition before the count of quiet plies. */
static Outcome judge(const Match *match, int ply, const AnyPos *pos) {
    Outcome outcome = match->game->outcome(pos);
    bool undecided = outcome.result == RESULT_OPEN || outcome.result == RESULT_DRAW;
    if (undecided && occurrences(match, ply, match->game->quiet(pos)) >= match->game->repetitions)
        return outcome_draw(END_REPETITION);
    return outcome;
}

Outcome match_outcome_at(const Match *match, int ply) {
    AnyPos pos;
    match_pos_at(match, ply, &pos);
    return judge(match, ply, &pos);
}

Outcome match_outcome(const Match *match) {
    return judge(match, match->ply, &match->now);
}

typedef struct NamedMove {
    char text[GAME_MOVE_TEXT];
    Move move;
} NamedMove;

static int by_text(const void *a, const void *b) {
    return strcmp(((const NamedMove *)a)->text, ((const NamedMove *)b)->text);
}

static void sort_by_text(const GameOps *game, Move *moves, int count) {
    NamedMove named[GAME_MOVES_MOST];
    for (int i = 0; i < count; i++) {
        Writer writer = writer_on(named[i].text, GAME_MOVE_TEXT);
        game->write_move(moves[i], &writer);
        named[i].move = moves[i];
    }
    qsort(named, (size_t)count, sizeof named[0], by_text);
    for (int i = 0; i < count; i++)
        moves[i] = named[i].move;
}

int match_legal_at(const Match *match, int ply, Move *moves) {
    AnyPos pos;
    match_pos_at(match, ply, &pos);
    if (judge(match, ply, &pos).result != RESULT_OPEN)
        return 0;
    int count = match->game->generate(&pos, moves);
    sort_by_text(match->game, moves, count);
    return count;
}

MoveVerdict match_judge(const Match *match, const char *text, Move *move, Notice *notice) {
    Move read;
    if (!match->game->read_move(text, &read, notice))
        return MOVE_NO_TEXT;
    Outcome outcome = match_outcome(match);
    if (outcome.result != RESULT_OPEN) {
        match->game->tell_end(outcome, notice);
        return MOVE_FORBIDDEN;
    }
    if (!match->game->why(&match->now, read, notice))
        return MOVE_FORBIDDEN;
    *move = read;
    return MOVE_LEGAL;
}

Past match_past(const Match *match) {
    Past past = {.count = 0};
    int first = match->ply - match->game->quiet(&match->now);
    for (int i = first > 0 ? first : 0; i < match->ply; i++)
        past.keys[past.count++] = match->keys[i];
    return past;
}
