#include "towermill.h"

#include <stdlib.h>
#include <string.h>

#include "bench.h"
#include "endgames.h"
#include "engine.h"
#include "record.h"

enum { ANSWER = 1 << 18 }; /* more than any answer takes: 512 effects of 160 bytes, 4000 moves of 16 */

struct TowerMill {
    Match match;
    Engine engine;
    Endgames endgames;
    Writer out; /* on `answer` */
    Json json;
    char answer[ANSWER];
};

/* --------------------------------------------------------------------------------------------------------- answers */

static void begin_answer(TowerMill *tm) {
    tm->out = writer_on(tm->answer, sizeof tm->answer);
    tm->json = json_on(&tm->out);
}

static int refuse(TowerMill *tm, const Notice *notice) {
    begin_answer(tm);
    json_open(&tm->json, '{');
    json_name(&tm->json, "notice");
    json_notice(&tm->json, notice);
    json_close(&tm->json, '}');
    return 0;
}

static int refuse_code(TowerMill *tm, NoticeCode code) {
    Notice notice;
    notice_begin(&notice, code, -1);
    return refuse(tm, &notice);
}

static int end_answer(TowerMill *tm) {
    return tm->out.full ? refuse_code(tm, NOTICE_NO_MEMORY) : 1;
}

const char *towermill_answer(const TowerMill *tm) {
    return tm->answer;
}

static const GameOps *find_game(TowerMill *tm, const char *name) {
    const GameOps *game = game_find(name);
    if (game == NULL) {
        Notice notice;
        notice_begin(&notice, NOTICE_GAME_UNKNOWN, -1);
        notice_add_unknown(&notice, name, strlen(name));
        refuse(tm, &notice);
    }
    return game;
}

/* ------------------------------------------------------------------------------------------------------------ life */

TowerMill *towermill_new(uint32_t table_kib) {
    TowerMill *tm = malloc(sizeof *tm);
    if (tm == NULL)
        return NULL;
    memset(&tm->match, 0, sizeof tm->match);
    tm->engine = engine_with((size_t)table_kib * 1024);
    tm->endgames = (Endgames){.count = 0};
    tm->engine.endgames = &tm->endgames.mill;
    if (!match_begin(&tm->match, &game_tower, (Rules){{0}})) {
        free(tm);
        return NULL;
    }
    begin_answer(tm);
    tm->answer[0] = '\0';
    return tm;
}

void towermill_free(TowerMill *tm) {
    if (tm == NULL)
        return;
    match_end(&tm->match);
    engine_end(&tm->engine);
    endgames_free(&tm->endgames);
    free(tm);
}

/* ------------------------------------------------------------------------------------------------- views and states */

static void move_value(Json *json, const GameOps *game, Move move) {
    char text[GAME_MOVE_TEXT];
    Writer writer = writer_on(text, sizeof text);
    game->write_move(move, &writer);
    json_text(json, text);
}

static void position_member(Json *json, const char *name, const GameOps *game, const AnyPos *pos) {
    char text[GAME_POS_TEXT];
    Writer writer = writer_on(text, sizeof text);
    game->write_pos(pos, &writer);
    json_text_member(json, name, text);
}

static void write_status(Json *json, const GameOps *game, Outcome outcome) {
    static const char *const names[] = {
        [RESULT_OPEN] = "open", [RESULT_WHITE_WINS] = "white", [RESULT_BLACK_WINS] = "black", [RESULT_DRAW] = "draw"};
    Notice notice;
    game->tell_end(outcome, &notice);
    json_open_member(json, "status", '{');
    json_text_member(json, "result", names[outcome.result]);
    json_name(json, "notice");
    json_notice(json, &notice);
    json_close(json, '}');
}

static void write_last(Json *json, const Match *match, int ply) {
    json_name(json, "last");
    if (ply == 0) {
        json_null(json);
        return;
    }
    AnyPos before;
    match_pos_at(match, ply - 1, &before);
    match->game->write_effect(&before, match->moves[ply - 1], json);
}

static void write_legal(Json *json, const Match *match, int ply, const AnyPos *pos) {
    Move moves[GAME_MOVES_MOST];
    int count = match_legal_at(match, ply, moves);
    json_open_member(json, "legal", '[');
    for (int i = 0; i < count; i++)
        match->game->write_effect(pos, moves[i], json);
    json_close(json, ']');
}

static void write_view(Json *json, const Match *match, int ply) {
    const GameOps *game = match->game;
    AnyPos pos;
    match_pos_at(match, ply, &pos);
    json_open(json, '{');
    json_number_member(json, "ply", ply);
    position_member(json, "position", game, &pos);
    json_side_member(json, "side", game->side(&pos));
    json_number_member(json, "turn", game->turn(&pos));
    json_number_member(json, "quiet", game->quiet(&pos));
    write_status(json, game, match_outcome_at(match, ply));
    game->write_situation(&pos, json);
    json_name(json, "board");
    game->write_board(&pos, json);
    write_last(json, match, ply);
    write_legal(json, match, ply, &pos);
    json_close(json, '}');
}

static void write_state_members(Json *json, const Match *match) {
    const GameOps *game = match->game;
    json_text_member(json, "game", game->name);
    json_open_member(json, "rules", '{');
    for (int i = 0; i < game->option_count; i++)
        json_text_member(json, game->options[i].name, game->options[i].values[match->rules.value[i]]);
    json_close(json, '}');
    position_member(json, "start", game, &match->start);
    json_open_member(json, "moves", '[');
    for (int i = 0; i < match->length; i++)
        move_value(json, game, match->moves[i]);
    json_close(json, ']');
    json_number_member(json, "ply", match->ply);
    json_number_member(json, "length", match->length);
    json_name(json, "view");
    write_view(json, match, match->ply);
}

int towermill_state(TowerMill *tm) {
    begin_answer(tm);
    json_open(&tm->json, '{');
    write_state_members(&tm->json, &tm->match);
    json_close(&tm->json, '}');
    return end_answer(tm);
}

static int refuse_ply(TowerMill *tm, int ply) {
    Notice notice;
    notice_begin(&notice, NOTICE_PLY_RANGE, -1);
    notice_add_number(&notice, ply);
    notice_add_number(&notice, tm->match.length);
    return refuse(tm, &notice);
}

int towermill_view(TowerMill *tm, int ply) {
    if (ply < 0 || ply > tm->match.length)
        return refuse_ply(tm, ply);
    begin_answer(tm);
    write_view(&tm->json, &tm->match, ply);
    return end_answer(tm);
}

/* ------------------------------------------------------------------------------------------------------- the match */

static void take_match(TowerMill *tm, const Match *match) {
    match_end(&tm->match);
    tm->match = *match;
}

int towermill_start(TowerMill *tm, const char *game, const char *rules, const char *position, const char *moves) {
    const GameOps *ops = find_game(tm, game);
    Match match;
    Notice fault;
    if (ops == NULL)
        return 0;
    if (!match_begin_text(&match, ops, rules, position, &fault))
        return refuse(tm, &fault);
    if (!match_play_list(&match, moves, &fault)) {
        match_end(&match);
        return refuse(tm, &fault);
    }
    take_match(tm, &match);
    return towermill_state(tm);
}

int towermill_play(TowerMill *tm, const char *move) {
    Move read;
    Notice fault;
    if (match_judge(&tm->match, move, &read, &fault) != MOVE_LEGAL)
        return refuse(tm, &fault);
    return match_play(&tm->match, read) ? towermill_state(tm) : refuse_code(tm, NOTICE_NO_MEMORY);
}

int towermill_go_to(TowerMill *tm, int ply) {
    if (ply < 0 || ply > tm->match.length)
        return refuse_ply(tm, ply);
    match_go_to(&tm->match, ply);
    return towermill_state(tm);
}

int towermill_why(TowerMill *tm, const char *move) {
    Move read;
    Notice notice;
    MoveVerdict verdict = match_judge(&tm->match, move, &read, &notice);
    if (verdict == MOVE_NO_TEXT)
        return refuse(tm, &notice);
    begin_answer(tm);
    if (verdict == MOVE_LEGAL)
        json_null(&tm->json);
    else
        json_notice(&tm->json, &notice);
    return end_answer(tm);
}

int towermill_record(TowerMill *tm, const char *tags) {
    char *text = malloc(ANSWER);
    if (text == NULL)
        return refuse_code(tm, NOTICE_NO_MEMORY);
    Writer writer = writer_on(text, ANSWER);
    record_write(&tm->match, tags, &writer);
    begin_answer(tm);
    json_open(&tm->json, '{');
    json_text_member(&tm->json, "record", text);
    json_close(&tm->json, '}');
    free(text);
    return end_answer(tm);
}

int towermill_load(TowerMill *tm, const char *record) {
    Match match;
    Notice fault;
    if (!record_read(record, &match, &fault))
        return refuse(tm, &fault);
    begin_answer(tm);
    json_open(&tm->json, '{');
    write_state_members(&tm->json, &match);
    json_name(&tm->json, "tags");
    record_write_tags(record, &tm->json);
    json_close(&tm->json, '}');
    if (tm->out.full) { /* tags can be of any length */
        match_end(&match);
        return refuse_code(tm, NOTICE_NO_MEMORY);
    }
    take_match(tm, &match);
    return 1;
}

/* ----------------------------------------------------------------------------- what does not depend on the match */

int towermill_options(TowerMill *tm, const char *game) {
    const GameOps *ops = find_game(tm, game);
    if (ops == NULL)
        return 0;
    begin_answer(tm);
    json_open(&tm->json, '[');
    for (int i = 0; i < ops->option_count; i++) {
        const GameOption *option = &ops->options[i];
        json_open(&tm->json, '{');
        json_text_member(&tm->json, "name", option->name);
        json_open_member(&tm->json, "values", '[');
        for (int value = 0; option->values[value] != NULL; value++)
            json_text(&tm->json, option->values[value]);
        json_close(&tm->json, ']');
        json_text_member(&tm->json, "value", option->values[0]);
        json_close(&tm->json, '}');
    }
    json_close(&tm->json, ']');
    return end_answer(tm);
}

int towermill_geometry(TowerMill *tm, const char *game, const char *rules_text) {
    const GameOps *ops = find_game(tm, game);
    Rules rules;
    Notice fault;
    if (ops == NULL)
        return 0;
    if (!game_read_rules(ops, rules_text, &rules, &fault))
        return refuse(tm, &fault);
    begin_answer(tm);
    ops->write_geometry(rules, &tm->json);
    return end_answer(tm);
}

static void write_numbers(Json *json, const GameOps *game) {
    json_open_member(json, game->name, '{');
    game->write_numbers(json);
    json_number_member(json, "chanceScale", game->chance_scale);
    json_close(json, '}');
}

int towermill_numbers(TowerMill *tm) {
    begin_answer(tm);
    json_open(&tm->json, '{');
    write_numbers(&tm->json, &game_tower);
    write_numbers(&tm->json, &game_mill);
    json_close(&tm->json, '}');
    return end_answer(tm);
}

int towermill_levels(TowerMill *tm) {
    begin_answer(tm);
    json_open(&tm->json, '[');
    for (int i = 0; i < GAME_LEVELS; i++) {
        json_open(&tm->json, '{');
        json_number_member(&tm->json, "level", i + 1);
        json_number_member(&tm->json, game_tower.name, (long long)game_tower.levels[i].nodes);
        json_number_member(&tm->json, game_mill.name, (long long)game_mill.levels[i].nodes);
        json_close(&tm->json, '}');
    }
    json_close(&tm->json, ']');
    return end_answer(tm);
}

/* -------------------------------------------------------------------------------------------------------- endgames */

int towermill_tables(TowerMill *tm, const uint8_t *bytes, uint32_t length) {
    switch (endgames_add(&tm->endgames, bytes, length)) {
    case MILL_TABLE_DAMAGED:
        return refuse_code(tm, NOTICE_TABLES_DAMAGED);
    case MILL_TABLE_NO_MEMORY:
        return refuse_code(tm, NOTICE_NO_MEMORY);
    default:
        engine_forget(&tm->engine); /* it knows more now */
        begin_answer(tm);
        json_null(&tm->json);
        return end_answer(tm);
    }
}

static void write_value(Json *json, Known value) {
    static const char *const results[] = {
        [VERDICT_UNKNOWN] = "unknown", [VERDICT_DRAW] = "draw", [VERDICT_WIN] = "win", [VERDICT_LOSS] = "loss"};
    json_open_member(json, "value", '{');
    json_text_member(json, "result", results[value.verdict]);
    json_number_member(json, "plies", value.plies);
    json_close(json, '}');
}

int towermill_endgame(TowerMill *tm) {
    EndgameMove moves[GAME_MOVES_MOST];
    int count = endgames_moves(&tm->endgames, &tm->match, moves);
    begin_answer(tm);
    json_open(&tm->json, '{');
    write_value(&tm->json, endgames_value(&tm->endgames, &tm->match));
    json_open_member(&tm->json, "moves", '[');
    for (int i = 0; i < count; i++) {
        json_open(&tm->json, '{');
        json_name(&tm->json, "move");
        move_value(&tm->json, tm->match.game, moves[i].move);
        write_value(&tm->json, moves[i].value);
        json_bool_member(&tm->json, "late", moves[i].late);
        json_close(&tm->json, '}');
    }
    json_close(&tm->json, ']');
    json_close(&tm->json, '}');
    return end_answer(tm);
}

/* ---------------------------------------------------------------------------------------------------------- search */

/* Hundredths of a man as a decimal fraction: -5 is -0.05. */
static void write_men(Json *json, int score) {
    int size = score < 0 ? -score : score;
    Writer *out = json->out;
    if (score < 0)
        write_char(out, '-');
    write_number(out, size / 100);
    write_char(out, '.');
    write_number(out, size / 10 % 10);
    write_number(out, size % 10);
    json->comma = true;
}

static void write_score(Json *json, int score) {
    json_open_member(json, "score", '{');
    if (score_plies(score) >= 0) {
        json_number_member(json, score > 0 ? "win" : "loss", score_plies(score));
    } else {
        json_name(json, "men");
        write_men(json, score);
    }
    json_close(json, '}');
}

static void write_line(Json *json, const GameOps *game, const SearchLine *line) {
    json_open(json, '{');
    write_score(json, line->score);
    json_number_member(json, "depth", line->depth);
    json_open_member(json, "moves", '[');
    for (int i = 0; i < line->length; i++)
        move_value(json, game, line->moves[i]);
    json_close(json, ']');
    json_close(json, '}');
}

static void write_report(Json *json, const Engine *engine, const SearchReport *report) {
    json_open(json, '{');
    json_bool_member(json, "done", report->stop != STOP_NOT_YET);
    json_number_member(json, "depth", report->depth);
    json_number_member(json, "nodes", (long long)report->nodes);
    json_name(json, "best");
    if (report->line_count > 0)
        move_value(json, engine->game, report->lines[0].moves[0]);
    else
        json_null(json);
    json_open_member(json, "lines", '[');
    for (int i = 0; i < report->line_count; i++) {
        SearchLine line = engine_line(engine, i);
        write_line(json, engine->game, &line);
    }
    json_close(json, ']');
    json_close(json, '}');
}

int towermill_begin(TowerMill *tm, int depth, double nodes, int level, int lines, uint32_t seed) {
    Wish wish = {.depth = depth, .nodes = nodes, .level = level, .lines = lines, .seed = seed};
    Notice fault;
    return engine_begin(&tm->engine, &tm->match, &wish, &fault) ? towermill_report(tm) : refuse(tm, &fault);
}

int towermill_step(TowerMill *tm, uint32_t nodes) {
    return engine_step(&tm->engine, nodes);
}

int towermill_report(TowerMill *tm) {
    const SearchReport *report = engine_report(&tm->engine);
    begin_answer(tm);
    if (report == NULL)
        json_null(&tm->json);
    else
        write_report(&tm->json, &tm->engine, report);
    return end_answer(tm);
}

void towermill_forget(TowerMill *tm) {
    engine_forget(&tm->engine);
}

/* ------------------------------------------------------------------------------------------------------- measuring */

double towermill_perft(const TowerMill *tm, int depth) {
    return depth < 0 ? -1 : (double)game_perft(tm->match.game, &tm->match.now, depth);
}

double towermill_bench(const char *game) {
    const GameOps *ops = game_find(game);
    uint64_t nodes = 0;
    return ops != NULL && bench_run(ops, &nodes) ? (double)nodes : -1;
}
