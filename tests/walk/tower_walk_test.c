#include "../unit/tower_helpers.h"

#include "../../core/tower/tower_eval.h"

/* Random games from the start and from random positions, under all rule options; in every position reached, the
 * properties below must hold. */

enum { POSITIONS = 100000, LONGEST_GAME = 120, SEED = 20240607 };

static uint64_t random_state;

static int random_below(int limit) {
    random_state += 0x9e3779b97f4a7c15u;
    return (int)(bits_mix(random_state) >> 33) % limit;
}

/* Up to `men` men of each side in units of up to five, wherever they fall. */
static void put_random_units(TowerPos *pos) {
    int left[SIDES] = {random_below(TOWER_MEN + 1), random_below(TOWER_MEN + 1)};
    while (left[WHITE] + left[BLACK] > 0) {
        uint64_t unit = 1;
        for (int height = 1 + random_below(5); height > 0 && left[WHITE] + left[BLACK] > 0; height--) {
            Side side = left[BLACK] == 0 || (left[WHITE] > 0 && random_below(2) == 0) ? WHITE : BLACK;
            unit = unit << 1 | (uint64_t)side;
            left[side]--;
        }
        int field = random_below(TOWER_FIELDS);
        while (pos->cell[field] != 0)
            field = (field + 1) % TOWER_FIELDS;
        tower_put(pos, field, unit);
    }
    tower_set_side(pos, random_below(2) == 0 ? WHITE : BLACK);
}

static void begin_random_game(TowerPos *pos) {
    TowerRules rules = {(uint8_t)random_below(3), (uint8_t)random_below(3)};
    if (random_below(4) == 0) {
        tower_start(pos, rules);
    } else {
        tower_clear(pos, rules);
        put_random_units(pos);
    }
}

static int count_men(const TowerPos *pos, Side side) {
    int men = 0;
    for (int field = 0; field < TOWER_FIELDS; field++)
        men += unit_men(pos->cell[field], side);
    return men;
}

/* ------------------------------------------------------------------------------------------------ of every position */

static void check_key_and_owners(const TowerPos *pos) {
    uint64_t owned[SIDES] = {0};
    for (int field = 0; field < TOWER_FIELDS; field++)
        if (pos->cell[field] != 0)
            owned[unit_side(pos->cell[field])] |= (uint64_t)1 << field;
    assert_true(pos->key == tower_slow_key(pos));
    assert_true(pos->owned[WHITE] == owned[WHITE] && pos->owned[BLACK] == owned[BLACK]);
    assert_true(pos->cell[TOWER_OFF] == 0);
}

static void check_text(const TowerPos *pos) {
    char text[TOWER_POS_TEXT];
    Writer writer = writer_on(text, sizeof text);
    tower_write_pos(pos, &writer);
    TowerPos read = pos_under(pos->rules, text);
    assert_memory_equal(&read, pos, sizeof read);
}

/* T9, T10: attacks, and what the noisy moves say about them. */
static void check_duty(const TowerPos *pos, const TowerMove *moves, int count) {
    TowerMove noisy[TOWER_MOVES];
    bool forced;
    int attacks = 0, quiet = 0;
    for (int i = 0; i < count; i++) {
        attacks += tower_kind(moves[i]) == TOWER_ATTACK;
        quiet += tower_kind(moves[i]) == TOWER_QUIET;
    }
    assert_int_equal(tower_must_attack(pos), attacks > 0);
    assert_true(attacks == 0 || quiet == 0);
    assert_true(attacks == 0 || attacks == count || pos->rules.stacking == STACKING_ATTACK);
    assert_int_equal(tower_generate_noisy(pos, noisy, &forced), attacks);
    assert_memory_equal(noisy, moves, (size_t)attacks * sizeof *moves);
    assert_int_equal(forced, attacks > 0 && attacks == count);
}

/* The position from the other side has the mirrored moves and the same value. */
static void check_mirror(const TowerPos *pos, const TowerMove *moves, int count) {
    TowerPos mirrored = mirror_pos(pos);
    TowerMove mirrored_moves[TOWER_MOVES];
    assert_int_equal(tower_generate(&mirrored, mirrored_moves), count);
    for (int i = 0; i < count; i++) {
        TowerMove move =
            tower_move(mirror_field(tower_from(moves[i])), mirror_field(tower_to(moves[i])), tower_kind(moves[i]));
        assert_true(contains_move(mirrored_moves, count, move));
    }
    assert_int_equal(tower_eval(&mirrored), tower_eval(pos));
    assert_in_range(tower_eval(pos) + 20000, 1, 39999);
}

/* Any move at all: one with both ends anywhere, or one along a line from a unit of the side to move. */
static TowerMove random_move(const TowerPos *pos) {
    int from = random_below(TOWER_FIELDS), to = random_below(TOWER_FIELDS);
    if (random_below(4) > 0) {
        while ((pos->owned[pos->side] >> from & 1) == 0)
            from = (from + 1) % TOWER_FIELDS;
        int ahead = tower_ray[from][random_below(TOWER_DIRECTIONS)][random_below(TOWER_REACH)];
        to = ahead != TOWER_OFF ? ahead : to;
    }
    return tower_move(from, to, (TowerKind)random_below(TOWER_ATTACK + 1));
}

static void check_why(const TowerPos *pos, const TowerMove *moves, int count) {
    Notice why;
    for (int i = 0; i < count; i++)
        assert_true(tower_why(pos, moves[i], &why));
    for (int i = 0; i < 8; i++) {
        TowerMove move = random_move(pos);
        assert_int_equal(tower_why(pos, move, &why), contains_move(moves, count, move));
    }
}

/* ---------------------------------------------------------------------------------------------------- of every move */

/* T8: men leave the game by destruction only: the defender's own. T11, T10: nothing else is lost or left behind. */
static void check_men(const TowerPos *before, TowerMove move, const TowerPos *after) {
    int from = tower_from(move), to = tower_to(move);
    Side enemy = side_other(before->side);
    int destroyed = 0;
    if (tower_kind(move) == TOWER_ATTACK &&
        tower_strength(before, before->cell[from], from) >= 2 * tower_strength(before, before->cell[to], to))
        destroyed = unit_men(before->cell[to], enemy);
    assert_int_equal(count_men(after, before->side), count_men(before, before->side));
    assert_int_equal(count_men(after, enemy), count_men(before, enemy) - destroyed);
    assert_true(after->cell[from] == 0);
    assert_int_equal(unit_side(after->cell[to]), before->side);
}

static void check_move(TowerPos *pos, TowerMove move) {
    TowerPos before = *pos;
    TowerUndo undo;
    tower_make(pos, move, &undo);
    check_key_and_owners(pos);
    check_men(&before, move, pos);
    tower_unmake(pos, move, &undo);
    assert_memory_equal(pos, &before, sizeof before);
}

/* --------------------------------------------------------------------------------------------------------- the walk */

/* Checks the position and makes a random move; false if the game has ended. */
static bool walk_on(TowerPos *pos) {
    TowerMove moves[TOWER_MOVES];
    TowerUndo undo;
    int count = tower_generate(pos, moves);
    check_key_and_owners(pos);
    check_text(pos);
    assert_int_equal(count == 0, tower_outcome(pos).result != RESULT_OPEN && tower_outcome(pos).reason != END_QUIET);
    if (count == 0)
        return false;
    check_duty(pos, moves, count);
    check_mirror(pos, moves, count);
    check_why(pos, moves, count);
    TowerMove move = moves[random_below(count)];
    check_move(pos, move);
    tower_make(pos, move, &undo);
    return true;
}

static void every_property_holds_on_random_walks(void **state) {
    int positions = 0, games = 0;
    (void)state;
    random_state = SEED;
    for (; positions < POSITIONS; games++) {
        TowerPos pos;
        begin_random_game(&pos);
        for (int ply = 0; ply < LONGEST_GAME && walk_on(&pos); ply++)
            positions++;
    }
    print_message("seed %d: %d positions in %d games\n", SEED, positions, games);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_property_holds_on_random_walks),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
