/* A game's row of functions, included by game_tower.c and game_mill.c with a game bound in: each function only unwraps the
 * position. The including file defines GAME(name), which pastes the game's prefix (GAME(make) is tower_make); GamePos and
 * GameUndo; GAME_MEMBER, its position's name in AnyPos; and before this file
 *   GameRules rules_of(Rules)             the game's own form of its options
 *   GamePos blank(GameRules)              an empty board under those rules
 *   uint64_t key_of(const GamePos *)
 *   void tell_end(Outcome, Notice *)      see GameOps */

#define UNWRAP(pos) (&(pos)->GAME_MEMBER)

static void row_start(AnyPos *pos, Rules rules) {
    GAME(start)(UNWRAP(pos), rules_of(rules));
}

static bool row_read_pos(const char *text, Rules rules, AnyPos *pos, Notice *fault) {
    GamePos read = blank(rules_of(rules));
    if (!GAME(read_pos)(text, &read, fault))
        return false;
    *UNWRAP(pos) = read;
    return true;
}

static void row_write_pos(const AnyPos *pos, Writer *out) {
    GAME(write_pos)(UNWRAP(pos), out);
}

static uint64_t row_key(const AnyPos *pos) {
    return key_of(UNWRAP(pos));
}

static Side row_side(const AnyPos *pos) {
    return UNWRAP(pos)->side;
}

static int row_quiet(const AnyPos *pos) {
    return UNWRAP(pos)->quiet;
}

static int row_turn(const AnyPos *pos) {
    return UNWRAP(pos)->move;
}

static int row_generate(const AnyPos *pos, Move *moves) {
    return GAME(generate)(UNWRAP(pos), moves);
}

static void row_make(AnyPos *pos, Move move) {
    GameUndo undo;
    GAME(make)(UNWRAP(pos), move, &undo);
}

static Outcome row_outcome(const AnyPos *pos) {
    return GAME(outcome)(UNWRAP(pos));
}

static bool row_why(const AnyPos *pos, Move move, Notice *why) {
    return GAME(why)(UNWRAP(pos), move, why);
}

static void row_write_board(const AnyPos *pos, Json *json) {
    GAME(view_board)(UNWRAP(pos), json);
}

static void row_write_effect(const AnyPos *pos, Move move, Json *json) {
    GAME(view_effect)(UNWRAP(pos), move, json);
}

static void row_write_situation(const AnyPos *pos, Json *json) {
    GAME(view_situation)(UNWRAP(pos), json);
}

static void row_write_geometry(Rules rules, Json *json) {
    GAME(view_geometry)(rules_of(rules), json);
}

#define GAME_ROW                                                                                                       \
    .search = &GAME(search), .start = row_start, .read_pos = row_read_pos, .write_pos = row_write_pos, .key = row_key, \
    .side = row_side, .quiet = row_quiet, .turn = row_turn, .generate = row_generate, .make = row_make,                \
    .outcome = row_outcome, .read_move = GAME(read_move), .write_move = GAME(write_move), .why = row_why,              \
    .tell_end = tell_end, .write_board = row_write_board, .write_effect = row_write_effect,                            \
    .write_situation = row_write_situation, .write_geometry = row_write_geometry, .write_numbers = GAME(view_numbers)
