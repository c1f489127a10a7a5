/* The search against a plain negamax that shares nothing with it but the rules and the evaluation: no table, no
 * pruning, no ordering, positions copied and compared in full.
 *
 * Without its table the search must find the same value, and the move that it would play must have that value. With
 * the table it may know more than its depth allows, from deeper searches of the same positions: then it must find
 * the same win or loss where there is one within its depth, and mostly the same value elsewhere. */

#include "match_helpers.h"

#include "../../core/mill/mill_eval.h"
#include "../../core/tower/tower_eval.h"

enum { NODES_MOST = SANITIZED ? 60000 : 400000, PATH = 64 };

/* Quiescence goes on as long as there are attacks in Tower, and for so many plies in Mill. */
enum { MILL_QUIESCENCE = 4 };

/* The negamax: the positions of the match before the root, then those of the path. */
typedef struct Reference {
    const GameOps *game;
    AnyPos past[PATH], path[PATH];
    int past_count;
    long nodes;
} Reference;

static bool is_same(const GameOps *game, const AnyPos *a, const AnyPos *b) {
    return game == &game_tower ? tower_same(&a->tower, &b->tower) : mill_same(&a->mill, &b->mill);
}

static int evaluate(const GameOps *game, const AnyPos *pos) {
    return game == &game_tower ? tower_eval(&pos->tower) : mill_eval(&pos->mill);
}

static bool is_noisy(const GameOps *game, Move move) {
    return game == &game_tower ? tower_kind(move) == TOWER_ATTACK : mill_removed_count(move) > 0;
}

/* Once on the path, or twice in the past, and the position draws. */
static bool is_repeated(const Reference *reference, const AnyPos *pos, int ply) {
    int before = 0;
    for (int i = 0; i < ply; i++)
        if (is_same(reference->game, &reference->path[i], pos))
            return true;
    for (int i = 0; i < reference->past_count; i++)
        before += is_same(reference->game, &reference->past[i], pos);
    return before >= 2;
}

static int value_of(Reference *reference, const AnyPos *pos, int ply, int depth);

static int value_of_move(Reference *reference, const AnyPos *pos, Move move, int ply, int depth) {
    AnyPos next = *pos;
    reference->path[ply] = *pos;
    reference->game->make(&next, move);
    return -value_of(reference, &next, ply + 1, depth - 1);
}

/* Attacks or removals only; standing still is allowed unless Tower's attacks are all the moves there are (T9). */
static int value_at_rest(Reference *reference, const AnyPos *pos, int ply, int depth) {
    Move moves[GAME_MOVES_MOST];
    int count = reference->game->generate(pos, moves), noisy = 0, best = -SCORE_INFINITE;
    for (int i = 0; i < count; i++)
        if (is_noisy(reference->game, moves[i]))
            moves[noisy++] = moves[i];
    bool forced = reference->game == &game_tower && noisy > 0 && noisy == count;
    if (!forced)
        best = evaluate(reference->game, pos);
    if (reference->game == &game_mill && depth <= -MILL_QUIESCENCE)
        return best;
    for (int i = 0; i < noisy; i++) {
        int value = value_of_move(reference, pos, moves[i], ply, depth);
        best = value > best ? value : best;
    }
    return best;
}

/* A tree that grows too large is left, and the position not compared. */
static int value_of(Reference *reference, const AnyPos *pos, int ply, int depth) {
    Outcome outcome = reference->game->outcome(pos);
    Move moves[GAME_MOVES_MOST];
    int best = -SCORE_INFINITE;
    if (++reference->nodes > NODES_MOST)
        return 0;
    if (outcome.reason == END_TOO_FEW)
        return -(SCORE_WIN - ply);
    if (is_repeated(reference, pos, ply))
        return SCORE_DRAW;
    if (depth <= 0 && reference->game->quiet(pos) < 100)
        return value_at_rest(reference, pos, ply, depth);
    if (outcome.reason == END_NO_MOVE)
        return -(SCORE_WIN - ply);
    if (outcome.reason == END_QUIET)
        return SCORE_DRAW;
    int count = reference->game->generate(pos, moves);
    for (int i = 0; i < count; i++) {
        int value = value_of_move(reference, pos, moves[i], ply, depth);
        best = value > best ? value : best;
    }
    return best;
}

/* The value of a match's position for the side to move, and of one of its moves. */
static int value_of_root(Reference *reference, const Match *match, int depth) {
    Move moves[GAME_MOVES_MOST];
    int count = match->game->generate(&match->now, moves), best = -SCORE_INFINITE;
    for (int i = 0; i < count; i++) {
        int value = value_of_move(reference, &match->now, moves[i], 0, depth);
        best = value > best ? value : best;
    }
    return best;
}

static void take_past(Reference *reference, const Match *match) {
    reference->game = match->game;
    reference->past_count = match->ply < PATH ? match->ply : PATH;
    for (int i = 0; i < reference->past_count; i++)
        match_pos_at(match, match->ply - 1 - i, &reference->past[i]);
}

/* -------------------------------------------------------------------------------------------------------- comparing */

typedef enum Table { NO_TABLE, TINY_TABLE, LARGE_TABLE, TABLES } Table;

/* Without a table: what it holds is forgotten before each node. */
static SearchLine search_to(const Match *match, int depth, Table table) {
    Engine engine = engine_with(table == LARGE_TABLE ? 1 << 20 : 1);
    Wish wish = {.depth = depth, .lines = 1, .seed = 5, .whole = true};
    Notice fault;
    assert_true(engine_begin(&engine, match, &wish, &fault));
    while (!engine_step(&engine, table == NO_TABLE ? 1 : UINT64_MAX))
        if (table == NO_TABLE)
            engine_forget(&engine);
    SearchLine line = engine_report(&engine)->lines[0];
    engine_end(&engine);
    return line;
}

static void fail_with(const Match *match, int depth, int found, int expected) {
    char text[GAME_POS_TEXT], rules[128];
    Writer writer = writer_on(rules, sizeof rules);
    game_write_rules(match->game, match->rules, &writer);
    write_position(match, text);
    fail_msg("%s %s; %s after %d plies; depth %d: %d, not %d", match->game->name, rules, text, match->ply, depth, found,
             expected);
}

typedef struct Counts {
    int positions[8]; /* by depth */
    int same[TABLES]; /* values, by table */
} Counts;

static void compare(const Match *match, int depth, Counts *counts) {
    static Reference reference;
    take_past(&reference, match);
    reference.nodes = 0;
    int expected = value_of_root(&reference, match, depth);
    if (reference.nodes > NODES_MOST)
        return;
    bool decided = score_plies(expected) >= 0 && score_plies(expected) <= depth;
    counts->positions[depth]++;
    for (Table table = NO_TABLE; table < TABLES; table++) {
        SearchLine line = search_to(match, depth, table);
        counts->same[table] += line.score == expected;
        if ((table == NO_TABLE || decided) && line.score != expected)
            fail_with(match, depth, line.score, expected);
        reference.nodes = 0;
        int value = value_of_move(&reference, &match->now, line.moves[0], 0, depth);
        if ((table == NO_TABLE || decided) && value != expected)
            fail_with(match, depth, value, expected);
    }
}

static void compare_depths(const Match *match, int deepest, Counts *counts) {
    for (int depth = 1; depth <= deepest; depth++)
        compare(match, depth, counts);
}

static void assert_counts(const Counts *counts, int deepest, int least) {
    int positions = 0;
    for (int depth = 1; depth <= deepest; depth++) {
        print_message("depth %d: %d positions\n", depth, counts->positions[depth]);
        assert_true(counts->positions[depth] >= least);
        positions += counts->positions[depth];
    }
    for (Table table = TINY_TABLE; table < TABLES; table++) {
        print_message("%d of %d values the same with a %s table\n", counts->same[table], positions,
                      table == TINY_TABLE ? "tiny" : "large");
        assert_true(50 * counts->same[table] >= 49 * positions);
    }
}

/* --------------------------------------------------------------------------------------------------- random matches */

/* Some men of both sides in units of up to three. */
static void random_tower(uint64_t *random, char text[GAME_POS_TEXT]) {
    bool taken[TOWER_FIELDS] = {false};
    Writer writer = writer_on(text, GAME_POS_TEXT);
    write_text(&writer, random_below(random, 2) == 0 ? "w " : "b ");
    for (int units = 3 + random_below(random, 6), i = 0; i < units; i++) {
        int field = random_below(random, TOWER_FIELDS);
        if (taken[field])
            continue;
        taken[field] = true;
        write_text(&writer, i > 0 ? "," : "");
        write_number(&writer, field + 1);
        write_char(&writer, ':');
        write_char(&writer, "wb"[i % 2]);
        for (int below = random_below(random, 3); below > 0; below--)
            write_char(&writer, "wb"[random_below(random, 2)]);
    }
    write_text(&writer, " ");
    write_number(&writer, random_below(random, 4) == 0 ? 94 + random_below(random, 6) : 0);
    write_text(&writer, " 9");
}

/* Three to six men of each side on the board, and mostly none in hand. */
static void random_mill(uint64_t *random, char text[GAME_POS_TEXT]) {
    bool taken[MILL_POINTS] = {false};
    int hand = random_below(random, 4) == 0 ? 1 + random_below(random, 2) : 0;
    Writer writer = writer_on(text, GAME_POS_TEXT);
    write_text(&writer, random_below(random, 2) == 0 ? "w" : "b");
    for (int side = 0; side < SIDES; side++) {
        for (int men = 3 + random_below(random, 4), i = 0; i < men; i++) {
            int point = random_below(random, MILL_POINTS);
            while (taken[point])
                point = (point + 1) % MILL_POINTS;
            taken[point] = true;
            write_char(&writer, i > 0 ? ',' : ' ');
            write_text(&writer, mill_point_name[point]);
        }
        write_char(&writer, ' ');
        write_number(&writer, hand);
    }
    write_char(&writer, ' ');
    write_number(&writer, random_below(random, 4) == 0 ? 94 + random_below(random, 6) : 0);
    write_text(&writer, " 9");
}

static Move reversed(const GameOps *game, Move move) {
    return game == &game_tower ? tower_move(tower_to(move), tower_from(move), TOWER_QUIET)
                               : mill_move(mill_to(move), mill_from(move), MILL_NOWHERE, MILL_NOWHERE);
}

static bool play_if_legal(Match *match, Move move) {
    Move moves[GAME_MOVES_MOST];
    int count = match_legal_at(match, match->ply, moves);
    for (int i = 0; i < count; i++)
        if (moves[i] == move)
            return match_play(match, move);
    return false;
}

/* Both sides go forth and back, and begin to do so again, as far as they can: some positions have stood twice then. */
static void go_in_circles(Match *match, uint64_t *random) {
    Move forth[2];
    int begun = match->ply;
    for (int i = 0; i < 2; i++) {
        if (!play_random(match, random))
            return;
        forth[i] = match->moves[begun + i];
    }
    for (int i = 0, plies = 3 + random_below(random, 3); i < plies; i++) {
        Move move = i / 2 % 2 == 0 ? reversed(match->game, forth[i % 2]) : forth[i % 2];
        if (!play_if_legal(match, move))
            return;
    }
}

/* A random position under random rules, and every second time some plies further; not over. */
static bool random_match(const GameOps *game, uint64_t *random, Match *match) {
    char text[GAME_POS_TEXT], rules_text[128];
    Rules rules;
    Notice fault;
    if (!rules_number(game, random_below(random, game == &game_tower ? 9 : 16), &rules))
        return false;
    Writer writer = writer_on(rules_text, sizeof rules_text);
    game_write_rules(game, rules, &writer);
    (game == &game_tower ? random_tower : random_mill)(random, text);
    if (!match_begin_text(match, game, rules_text, text, &fault))
        return false;
    if (random_below(random, 2) == 0)
        go_in_circles(match, random);
    if (match_outcome(match).result == RESULT_OPEN)
        return true;
    match_end(match);
    return false;
}

static void compare_random(const GameOps *game, int positions, int deepest, int least) {
    uint64_t random = 20240611;
    Counts counts = {.positions = {0}};
    for (int i = 0; i < positions; i++) {
        Match match;
        if (!random_match(game, &random, &match))
            continue;
        compare_depths(&match, deepest, &counts);
        match_end(&match);
    }
    assert_counts(&counts, deepest, least);
}

static void Tower_is_searched_as_plain_negamax_would(void **state) {
    (void)state;
    compare_random(&game_tower, SANITIZED ? 40 : 300, 3, SANITIZED ? 12 : 100);
}

static void Mill_is_searched_as_plain_negamax_would(void **state) {
    (void)state;
    compare_random(&game_mill, SANITIZED ? 40 : 120, 4, SANITIZED ? 6 : 40);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(Tower_is_searched_as_plain_negamax_would),
        cmocka_unit_test(Mill_is_searched_as_plain_negamax_would),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
