#include "tower_rules.h"

#include <string.h>

static inline uint64_t bit(int field) {
    return (uint64_t)1 << field;
}

/* ------------------------------------------------------------------------------------------------------------ units */

int unit_men(uint64_t unit, Side side) {
    int black = bits_count(unit) - (unit != 0); /* the end mark is no man */
    return side == BLACK ? black : unit_height(unit) - black;
}

uint64_t unit_join(uint64_t top, uint64_t bottom) {
    int height = unit_height(top);
    return (top ^ bit(height)) | bottom << height;
}

/* `count` men of one side; with none, an end mark alone, below which nothing is joined. */
static uint64_t unit_of(Side side, int count) {
    return side == WHITE ? bit(count) : bit(count + 1) - 1;
}

/* T2: by TowerCentre, then by class of field. */
enum { ON_WHITE = 1, ON_BLACK = 2, ON_RED = 3 };
static const uint8_t factors[3][3] = {
    [CENTRE_RED] = {ON_RED, ON_WHITE, ON_BLACK},
    [CENTRE_BLACK] = {ON_BLACK, ON_WHITE, ON_RED},
    [CENTRE_WHITE] = {ON_WHITE, ON_BLACK, ON_RED},
};

/* T2: the colour of a field multiplies the strength of what stands there. */
int tower_factor(const TowerPos *pos, int field) {
    return factors[pos->rules.centre][tower_class[field]];
}

/* T5: the height counts up to three, whoever's men they are. */
int tower_range(uint64_t unit) {
    int height = unit_height(unit);
    return height < TOWER_HEIGHT_CAP ? height : TOWER_HEIGHT_CAP;
}

/* T5: as far as a unit goes, so strong it is, times the colour of its field. */
int tower_strength(const TowerPos *pos, uint64_t unit, int field) {
    return tower_range(unit) * tower_factor(pos, field);
}

/* -------------------------------------------------------------------------------------------------------- positions */

static const uint64_t key_of_black = 0xd1b54a32d192ed03u;

/* Zero for an empty field, so that keys speak of units alone. */
static uint64_t unit_key(int field, uint64_t unit) {
    return unit == 0 ? 0 : bits_mix(unit * 0x9e3779b97f4a7c15u + (uint64_t)(field + 1) * 0xa0761d6478bd642fu);
}

/* Every unit that comes or goes does so here. T4: it belongs to the side of its top man. */
static void set_cell(TowerPos *pos, int field, uint64_t unit) {
    pos->key ^= unit_key(field, pos->cell[field]) ^ unit_key(field, unit);
    pos->cell[field] = unit;
    pos->owned[WHITE] &= ~bit(field);
    pos->owned[BLACK] &= ~bit(field);
    if (unit != 0)
        pos->owned[unit_side(unit)] |= bit(field);
}

void tower_clear(TowerPos *pos, TowerRules rules) {
    memset(pos, 0, sizeof *pos); /* the padding too: equal positions are equal in every byte */
    pos->move = 1;
    pos->rules = rules;
}

/* T3: the first eighteen fields are White's, the last eighteen Black's. */
void tower_start(TowerPos *pos, TowerRules rules) {
    tower_clear(pos, rules);
    for (int i = 0; i < TOWER_MEN; i++) {
        set_cell(pos, i, unit_of(WHITE, 1));
        set_cell(pos, TOWER_FIELDS - 1 - i, unit_of(BLACK, 1));
    }
}

void tower_put(TowerPos *pos, int field, uint64_t unit) {
    assert(field >= 0 && field < TOWER_FIELDS && unit != 1);
    set_cell(pos, field, unit);
}

void tower_set_side(TowerPos *pos, Side side) {
    if (pos->side != side)
        pos->key ^= key_of_black;
    pos->side = (uint8_t)side;
}

uint64_t tower_slow_key(const TowerPos *pos) {
    uint64_t key = pos->side == BLACK ? key_of_black : 0;
    for (int field = 0; field < TOWER_FIELDS; field++)
        key ^= unit_key(field, pos->cell[field]);
    return key;
}

/* T13: the counters do not matter. */
bool tower_same(const TowerPos *a, const TowerPos *b) {
    return a->key == b->key && a->side == b->side && memcmp(a->cell, b->cell, sizeof a->cell) == 0;
}

/* ------------------------------------------------------------------------------------------------------ legal moves */

/* T6: the fields where the unit on `from` may stop: empty ones, and those of the first units in its way. Bit TOWER_OFF
 * may be set. */
uint64_t tower_stops(const TowerPos *pos, int from) {
    int range = tower_range(pos->cell[from]);
    uint64_t occupied = pos->owned[WHITE] | pos->owned[BLACK];
    if (range == 1 || (tower_near[range - 2][from] & occupied) == 0)
        return tower_near[range - 1][from];
    uint64_t set = tower_near[0][from];
    for (int direction = 0; direction < TOWER_DIRECTIONS; direction++) {
        const uint8_t *ray = tower_ray[from][direction];
        for (int step = 1; step < range && pos->cell[ray[step - 1]] == 0; step++)
            set |= bit(ray[step]);
    }
    return set;
}

/* T7: only the stronger may attack. */
bool tower_strong_enough(const TowerPos *pos, int from, int to) {
    return tower_strength(pos, pos->cell[from], from) > tower_strength(pos, pos->cell[to], to);
}

/* T6, T7: the fields of the enemy units that the unit on `from` may attack. */
uint64_t tower_attacks(const TowerPos *pos, int from) {
    uint64_t enemies = pos->owned[side_other(unit_side(pos->cell[from]))];
    if ((tower_near[tower_range(pos->cell[from]) - 1][from] & enemies) == 0)
        return 0;
    uint64_t allowed = tower_stops(pos, from) & enemies;
    for (uint64_t rest = allowed; rest != 0;) {
        int to = bits_pop(&rest);
        if (!tower_strong_enough(pos, from, to))
            allowed ^= bit(to);
    }
    return allowed;
}

static TowerMove *add_moves(TowerMove *end, int from, uint64_t targets, TowerKind kind) {
    while (targets != 0)
        *end++ = tower_move(from, bits_pop(&targets), kind);
    return end;
}

static TowerMove *add_attacks(const TowerPos *pos, TowerMove *end) {
    for (uint64_t units = pos->owned[pos->side]; units != 0;) {
        int from = bits_pop(&units);
        end = add_moves(end, from, tower_attacks(pos, from), TOWER_ATTACK);
    }
    return end;
}

/* T10: moves onto units of one's own side. */
static TowerMove *add_stackings(const TowerPos *pos, TowerMove *end) {
    uint64_t own = pos->owned[pos->side];
    for (uint64_t units = own; units != 0;) {
        int from = bits_pop(&units);
        end = add_moves(end, from, tower_stops(pos, from) & own, TOWER_STACK);
    }
    return end;
}

static TowerMove *add_quiet(const TowerPos *pos, TowerMove *end) {
    uint64_t empty = (bit(TOWER_FIELDS) - 1) & ~(pos->owned[WHITE] | pos->owned[BLACK]);
    for (uint64_t units = pos->owned[pos->side]; units != 0;) {
        int from = bits_pop(&units);
        end = add_moves(end, from, tower_stops(pos, from) & empty, TOWER_QUIET);
    }
    return end;
}

/* T9: attack is obligatory. T10: by the rule option, stacking serves in its place, or only where there is no duty, or
 * never. */
int tower_generate(const TowerPos *pos, TowerMove *moves) {
    if (pos->owned[WHITE] == 0 || pos->owned[BLACK] == 0)
        return 0; /* T12 */
    TowerMove *end = add_attacks(pos, moves);
    bool duty = end != moves;
    if (pos->rules.stacking == STACKING_ATTACK || (pos->rules.stacking == STACKING_QUIET && !duty))
        end = add_stackings(pos, end);
    if (!duty)
        end = add_quiet(pos, end);
    return (int)(end - moves);
}

int tower_generate_noisy(const TowerPos *pos, TowerMove *moves, bool *forced) {
    TowerMove *end = add_attacks(pos, moves);
    bool duty = end != moves;
    *forced = duty && (pos->rules.stacking != STACKING_ATTACK || add_stackings(pos, end) == end);
    return (int)(end - moves);
}

/* T9: there is a duty to attack where any attack is allowed. */
bool tower_must_attack(const TowerPos *pos) {
    for (uint64_t units = pos->owned[pos->side]; units != 0;)
        if (tower_attacks(pos, bits_pop(&units)) != 0)
            return true;
    return false;
}

/* ---------------------------------------------------------------------------------------------------- making a move */

/* T8: at least twice as strong, an attacker destroys; less strong, it captures. */
bool tower_destroys(const TowerPos *pos, int from, int to) {
    return tower_strength(pos, pos->cell[from], from) >= TOWER_DESTROY_FACTOR * tower_strength(pos, pos->cell[to], to);
}

/* T8: what is put below an attacker: the freed men of its own side, all of one colour, or the whole defender. */
static uint64_t spoils(const TowerPos *pos, int from, int to) {
    uint64_t defender = pos->cell[to];
    Side side = unit_side(pos->cell[from]);
    return tower_destroys(pos, from, to) ? unit_of(side, unit_men(defender, side)) : defender;
}

/* The unit that stands on the move's target afterwards (T8, T10). */
static uint64_t unit_after(const TowerPos *pos, TowerMove move) {
    uint64_t unit = pos->cell[tower_from(move)];
    switch (tower_kind(move)) {
    case TOWER_ATTACK:
        return unit_join(unit, spoils(pos, tower_from(move), tower_to(move)));
    case TOWER_STACK:
        return unit_join(unit, pos->cell[tower_to(move)]);
    default:
        return unit;
    }
}

/* T13: quiet moves are counted, and anything else begins the count anew. */
static void count_ply(TowerPos *pos, TowerKind kind) {
    if (kind != TOWER_QUIET)
        pos->quiet = 0;
    else if (pos->quiet < TOWER_QUIET_LIMIT)
        pos->quiet++;
    if (pos->side == BLACK && pos->move < TOWER_LAST_MOVE)
        pos->move++;
}

/* T11: the unit goes as a whole and leaves nothing behind. */
void tower_make(TowerPos *pos, TowerMove move, TowerUndo *undo) {
    int from = tower_from(move), to = tower_to(move);
    *undo = (TowerUndo){.from_cell = pos->cell[from],
                        .to_cell = pos->cell[to],
                        .key = pos->key,
                        .owned = {pos->owned[WHITE], pos->owned[BLACK]},
                        .move = pos->move,
                        .quiet = pos->quiet};
    uint64_t unit = unit_after(pos, move);
    set_cell(pos, from, 0);
    set_cell(pos, to, unit);
    count_ply(pos, tower_kind(move));
    tower_set_side(pos, side_other(pos->side));
}

void tower_unmake(TowerPos *pos, TowerMove move, const TowerUndo *undo) {
    pos->cell[tower_from(move)] = undo->from_cell;
    pos->cell[tower_to(move)] = undo->to_cell;
    pos->key = undo->key;
    pos->owned[WHITE] = undo->owned[WHITE];
    pos->owned[BLACK] = undo->owned[BLACK];
    pos->side = (uint8_t)side_other(pos->side);
    pos->move = undo->move;
    pos->quiet = undo->quiet;
}

/* ---------------------------------------------------------------------------------------------------------- the end */

/* T12: a side without units has lost, and so has one that cannot move. T13: after that, too many quiet plies are a
 * draw. */
Outcome tower_outcome(const TowerPos *pos) {
    TowerMove moves[TOWER_MOVES];
    Side enemy = side_other(pos->side);
    if (pos->owned[pos->side] == 0)
        return outcome_loss(pos->side, END_TOO_FEW);
    if (pos->owned[enemy] == 0)
        return outcome_loss(enemy, END_TOO_FEW);
    if (tower_generate(pos, moves) == 0)
        return outcome_loss(pos->side, END_NO_MOVE);
    return pos->quiet >= TOWER_QUIET_LIMIT ? outcome_draw(END_QUIET) : outcome_open();
}
