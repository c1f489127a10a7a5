/* build/towermill: the line protocol. Commands come one a line and are answered in lines; the README lists them. */

#define _POSIX_C_SOURCE 200809L

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "../match/bench.h"
#include "../match/engine.h"
#include "lines.h"
#include "tables_file.h"

enum { TABLE_BYTES = 16 << 20, STEP_NODES = 2048, PERFT_DEPTH = 64 };
enum { SHOWN = 40 }; /* so much of a bad word is shown */

typedef struct Session {
    Match match;
    Engine engine;
    Endgames endgames;
    uint32_t seed;
    int lines; /* so many of the best moves `go` reports */
    Lines input;
} Session;

/* --------------------------------------------------------------------------------------------------------- answers */

static void print_notice(const char *before, const Notice *notice) {
    char sentence[NOTICE_SENTENCE];
    Writer writer = writer_on(sentence, sizeof sentence);
    notice_write(notice, &writer);
    printf("%s%s\n", before, sentence);
}

static void print_error(const Notice *notice) {
    print_notice("error ", notice);
}

static void print_move(const GameOps *game, Move move) {
    char text[GAME_MOVE_TEXT];
    Writer writer = writer_on(text, sizeof text);
    game->write_move(move, &writer);
    printf(" %s", text);
}

static double seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* ------------------------------------------------------------------------------------------------- words of a line */

/* Takes the next word out of a line; an empty text when there is none left. */
static char *next_word(char **line) {
    char *word = *line + strspn(*line, " ");
    size_t length = strcspn(word, " ");
    *line = word + length;
    if (**line != '\0') {
        **line = '\0';
        ++*line;
    }
    return word;
}

/* A text without the spaces around it. */
static char *trimmed(char *text) {
    text += strspn(text, " ");
    size_t length = strlen(text);
    while (length > 0 && text[length - 1] == ' ')
        text[--length] = '\0';
    return text;
}

/* Reads a whole number from `least` to `most`, or prints an error. */
static bool read_argument(const char *what, const char *word, double least, double most, double *number) {
    size_t digits = strspn(word, "0123456789");
    *number = strtod(word, NULL);
    if (digits > 0 && word[digits] == '\0' && *number >= least && *number <= most)
        return true;
    printf("error The %s is a number from %.0f to %.0f, not %.*s\n", what, least, most, SHOWN,
           *word == '\0' ? "nothing" : word);
    return false;
}

static bool nothing_follows(const char *command, char *rest) {
    const char *word = next_word(&rest);
    if (*word == '\0')
        return true;
    printf("error Nothing should follow %s, but %.*s does\n", command, SHOWN, word);
    return false;
}

/* -------------------------------------------------------------------------------------------------------- the match */

static void take_match(Session *session, const Match *match) {
    match_end(&session->match);
    session->match = *match;
    engine_forget(&session->engine);
    puts("ok");
}

static void do_game(Session *session, char *rest) {
    const char *name = next_word(&rest);
    const GameOps *game = game_find(name);
    Match match;
    Notice fault;
    if (*name == '\0') {
        puts("error The command game names a game, tower or mill");
    } else if (game == NULL) {
        notice_begin(&fault, NOTICE_GAME_UNKNOWN, -1);
        notice_add_unknown(&fault, name, strlen(name));
        print_error(&fault);
    } else if (match_begin_text(&match, game, rest, "", &fault)) {
        take_match(session, &match);
    } else {
        print_error(&fault);
    }
}

/* Cuts "TEXT moves M1 M2 …" in two; what follows `moves` is returned, an empty text if it does not stand there. */
static char *cut_moves(char *text) {
    for (char *at = strstr(text, "moves"); at != NULL; at = strstr(at + 1, "moves")) {
        bool begins = at > text && at[-1] == ' ';
        char *end = at + strlen("moves");
        if (begins && (*end == '\0' || *end == ' ')) {
            at[-1] = '\0';
            return end;
        }
    }
    return text + strlen(text);
}

static void do_position(Session *session, char *rest) {
    const GameOps *game = session->match.game;
    const char *moves = cut_moves(rest);
    rest = trimmed(rest);
    AnyPos start;
    Match match;
    Notice fault;
    game->start(&start, session->match.rules);
    if (!text_equal(rest, "start") && !game->read_pos(rest, session->match.rules, &start, &fault)) {
        print_error(&fault);
    } else if (!match_begin_at(&match, game, session->match.rules, &start)) {
        puts("error There is not enough memory");
    } else if (match_play_list(&match, moves, &fault)) {
        take_match(session, &match);
    } else {
        match_end(&match);
        print_error(&fault);
    }
}

static void do_newgame(Session *session) {
    Match match;
    if (match_begin(&match, session->match.game, session->match.rules))
        take_match(session, &match);
    else
        puts("error There is not enough memory");
}

static void do_show(const Session *session) {
    char text[GAME_POS_TEXT];
    Writer writer = writer_on(text, sizeof text);
    session->match.game->write_pos(&session->match.now, &writer);
    printf("position %s\n", text);
}

static void do_legal(const Session *session) {
    Move moves[GAME_MOVES_MOST];
    int count = match_legal_at(&session->match, session->match.ply, moves);
    fputs("legal", stdout);
    for (int i = 0; i < count; i++)
        print_move(session->match.game, moves[i]);
    putchar('\n');
}

static void do_status(const Session *session) {
    static const char *const words[] = {[RESULT_OPEN] = "status open",
                                        [RESULT_WHITE_WINS] = "status white wins: ",
                                        [RESULT_BLACK_WINS] = "status black wins: ",
                                        [RESULT_DRAW] = "status draw: "};
    Outcome outcome = match_outcome(&session->match);
    Notice notice;
    session->match.game->tell_end(outcome, &notice);
    print_notice(words[outcome.result], &notice);
}

static void do_why(const Session *session, char *rest) {
    const char *word = next_word(&rest);
    Move move;
    Notice notice;
    if (!nothing_follows("a move", rest))
        return;
    switch (match_judge(&session->match, word, &move, &notice)) {
    case MOVE_LEGAL:
        puts("why ok");
        break;
    case MOVE_FORBIDDEN:
        printf("why %s ", notice_rule(notice.code));
        print_notice(match_outcome(&session->match).result == RESULT_OPEN ? "" : "The game is over: ", &notice);
        break;
    case MOVE_NO_TEXT:
        print_error(&notice);
        break;
    }
}

static void do_table(const Session *session) {
    static const char *const verdicts[] = {
        [VERDICT_UNKNOWN] = "unknown", [VERDICT_DRAW] = "draw", [VERDICT_WIN] = "win", [VERDICT_LOSS] = "loss"};
    Known value = endgames_value(&session->endgames, &session->match);
    printf("table %s", verdicts[value.verdict]);
    if (value.verdict == VERDICT_WIN || value.verdict == VERDICT_LOSS)
        printf(" %d", value.plies);
    putchar('\n');
}

static void do_tables(Session *session, char *path) {
    const char *fault = *path == '\0' ? "The command tables names a file" : tables_file_read(&session->endgames, path);
    if (fault == NULL) {
        engine_forget(&session->engine);
        puts("ok");
    } else {
        printf("error %s\n", fault);
    }
}

/* ------------------------------------------------------------------------------------------------------- searching */

/* What `go` was asked for; the wish is complete only with a limit of some kind. */
typedef struct Go {
    Wish wish;
    double movetime; /* milliseconds, 0 for none */
    bool limited;
} Go;

static bool read_go(char *rest, Go *go) {
    double depth = 0, level = 0;
    const struct {
        const char *name;
        double most;
        double *value;
    } limits[] = {{"depth", SEARCH_DEPTH, &depth},
                  {"nodes", 1e15, &go->wish.nodes},
                  {"movetime", 1e9, &go->movetime},
                  {"level", GAME_LEVELS, &level}};
    for (char *word = next_word(&rest); *word != '\0'; word = next_word(&rest)) {
        size_t i = 0;
        while (i < 4 && !text_equal(limits[i].name, word))
            i++;
        if (i == 4 || *limits[i].value != 0) {
            printf("error The command go knows depth, nodes, movetime and level, each once, but not %.*s\n", SHOWN,
                   word);
            return false;
        }
        if (!read_argument(limits[i].name, next_word(&rest), 1, limits[i].most, limits[i].value))
            return false;
        go->limited = true;
    }
    go->wish.level = (int)level;
    go->wish.depth = depth == 0 ? SEARCH_DEPTH : (int)depth;
    return true;
}

static void print_line(const GameOps *game, const SearchLine *line, int index, double nodes, double time) {
    int plies = score_plies(line->score);
    printf("info depth %d multipv %d score ", line->depth, index + 1);
    if (plies >= 0)
        printf("%s %d", line->score > 0 ? "win" : "loss", plies);
    else
        printf("men %d", line->score);
    printf(" nodes %.0f nps %.0f time %.0f pv", nodes, nodes / (time > 1e-6 ? time : 1e-6), 1000 * time);
    for (int i = 0; i < line->length; i++)
        print_move(game, line->moves[i]);
    putchar('\n');
}

static void print_report(const Session *session, double time) {
    const SearchReport *report = engine_report(&session->engine);
    for (int i = 0; i < report->line_count; i++) {
        SearchLine line = engine_line(&session->engine, i);
        print_line(session->match.game, &line, i, (double)report->nodes, time);
    }
    fflush(stdout);
}

/* Has `stop` come in, or, where nothing else ends the search, `quit` or the end of input? Other lines wait. */
static bool is_stopped(Session *session, bool limited, bool wait) {
    Lines *input = &session->input;
    lines_let_in(input, wait);
    return lines_drop(input, "stop") || (!limited && (input->ended || lines_hold(input, "quit")));
}

static void search(Session *session, const Go *go) {
    double begun = seconds();
    int told = 0; /* depth of the last report */
    bool stopped = false, ended = false;
    while (!ended && !stopped) {
        ended = engine_step(&session->engine, STEP_NODES);
        const SearchReport *report = engine_report(&session->engine);
        double time = seconds() - begun;
        if (report->depth > told || (ended && report->stop == STOP_NODES && report->lines[0].depth > 0))
            print_report(session, time);
        told = report->depth;
        stopped = is_stopped(session, go->limited, false) || (go->movetime > 0 && 1000 * time >= go->movetime);
    }
    while (!stopped && !go->limited) /* without a limit the answer waits to be called for */
        stopped = is_stopped(session, false, true);
}

static void do_go(Session *session, char *rest) {
    Go go = {.wish = {.lines = session->lines, .seed = session->seed}};
    Notice fault;
    if (!read_go(rest, &go))
        return;
    if (match_outcome(&session->match).result != RESULT_OPEN) {
        puts("bestmove none");
        return;
    }
    if (!engine_begin(&session->engine, &session->match, &go.wish, &fault)) {
        print_error(&fault);
        return;
    }
    search(session, &go);
    fputs("bestmove", stdout);
    print_move(session->match.game, engine_report(&session->engine)->lines[0].moves[0]);
    putchar('\n');
}

/* ------------------------------------------------------------------------------------------------------- measuring */

static void do_perft(const Session *session, char *rest) {
    double depth;
    if (!read_argument("depth of perft", next_word(&rest), 0, PERFT_DEPTH, &depth) || !nothing_follows("perft N", rest))
        return;
    uint64_t leaves = game_perft(session->match.game, &session->match.now, (int)depth);
    printf("perft %.0f %llu\n", depth, (unsigned long long)leaves);
}

static void do_bench(void) {
    const GameOps *const games[] = {&game_tower, &game_mill};
    uint64_t nodes[2];
    for (int i = 0; i < 2; i++) {
        double begun = seconds();
        if (!bench_run(games[i], &nodes[i])) {
            puts("error There is not enough memory");
            return;
        }
        double time = seconds() - begun;
        printf("%s %llu nodes, %.0f nodes per second\n", games[i]->name, (unsigned long long)nodes[i],
               (double)nodes[i] / time);
    }
    printf("bench tower %llu mill %llu\n", (unsigned long long)nodes[0], (unsigned long long)nodes[1]);
}

/* --------------------------------------------------------------------------------------------------------- commands */

static void do_seed(Session *session, char *rest) {
    double seed;
    if (read_argument("seed", next_word(&rest), 0, UINT32_MAX, &seed) && nothing_follows("seed N", rest)) {
        session->seed = (uint32_t)seed;
        puts("ok");
    }
}

static void do_multipv(Session *session, char *rest) {
    double lines;
    if (read_argument("multipv", next_word(&rest), 1, SEARCH_LINES, &lines) && nothing_follows("multipv K", rest)) {
        session->lines = (int)lines;
        puts("ok");
    }
}

/* Commands that take nothing. */
static bool do_plain(Session *session, const char *command, char *rest) {
    static const char *const plain[] = {"show", "legal", "status", "table", "bench", "newgame"};
    size_t i = 0, count = sizeof plain / sizeof plain[0];
    while (i < count && !text_equal(plain[i], command))
        i++;
    if (i == count)
        return false;
    if (!nothing_follows(command, rest))
        return true;
    switch (i) {
    case 0:
        do_show(session);
        break;
    case 1:
        do_legal(session);
        break;
    case 2:
        do_status(session);
        break;
    case 3:
        do_table(session);
        break;
    case 4:
        do_bench();
        break;
    default:
        do_newgame(session);
    }
    return true;
}

/* Does what a line says; false for `quit`. */
static bool obey(Session *session, char *line) {
    const char *command = next_word(&line);
    bool silent = *command == '\0' || text_equal(command, "stop") || text_equal(command, "quit");
    if (silent)
        return !nothing_follows(command, line) || !text_equal(command, "quit");
    line = trimmed(line);
    if (do_plain(session, command, line))
        return true;
    if (text_equal(command, "game"))
        do_game(session, line);
    else if (text_equal(command, "position"))
        do_position(session, line);
    else if (text_equal(command, "why"))
        do_why(session, line);
    else if (text_equal(command, "tables"))
        do_tables(session, line);
    else if (text_equal(command, "go"))
        do_go(session, line);
    else if (text_equal(command, "seed"))
        do_seed(session, line);
    else if (text_equal(command, "multipv"))
        do_multipv(session, line);
    else if (text_equal(command, "perft"))
        do_perft(session, line);
    else
        printf("error There is no command %.*s\n", SHOWN, command);
    return true;
}

int main(int count, char **words) {
    Session session = {.engine = engine_with(TABLE_BYTES), .seed = 1, .lines = 1};
    if (!match_begin(&session.match, &game_tower, (Rules){{0}})) {
        puts("error There is not enough memory");
        return EXIT_FAILURE;
    }
    session.engine.endgames = &session.endgames.mill;
    if (count > 0)
        tables_file_find_beside(&session.endgames, words[0]);
    for (char *line = lines_next(&session.input); line != NULL && obey(&session, line);
         line = lines_next(&session.input))
        fflush(stdout);
    fflush(stdout);
    match_end(&session.match);
    engine_end(&session.engine);
    endgames_free(&session.endgames);
    lines_free(&session.input);
    return EXIT_SUCCESS;
}
