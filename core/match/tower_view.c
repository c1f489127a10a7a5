#include "view.h"

#include "../tower/tower_text.h"

enum { MEN_TEXT = 2 * TOWER_MEN + 1 };

static void field_member(Json *json, const char *name, int field) {
    char text[8];
    Writer writer = writer_on(text, sizeof text);
    write_number(&writer, field + 1);
    json_text_member(json, name, text);
}

static void men_member(Json *json, const char *name, uint64_t unit) {
    char text[MEN_TEXT];
    Writer writer = writer_on(text, sizeof text);
    if (unit != 0)
        tower_write_men(unit, &writer);
    json_text_member(json, name, text);
}

static void write_unit(const TowerPos *pos, int field, Json *json) {
    uint64_t unit = pos->cell[field];
    json_open(json, '{');
    field_member(json, "field", field);
    men_member(json, "men", unit);
    json_side_member(json, "side", unit_side(unit));
    json_number_member(json, "height", unit_height(unit));
    json_number_member(json, "range", tower_range(unit));
    json_number_member(json, "strength", tower_strength(pos, unit, field));
    json_close(json, '}');
}

/* Men of `side` in units that `owner` controls. */
static int men_under(const TowerPos *pos, Side side, Side owner) {
    int men = 0;
    for (uint64_t fields = pos->owned[owner]; fields != 0;)
        men += unit_men(pos->cell[bits_pop(&fields)], side);
    return men;
}

static void write_counts(const TowerPos *pos, Side side, Json *json) {
    int captive = men_under(pos, side, side_other(side));
    int men = men_under(pos, side, side) + captive;
    json_number_member(json, "units", bits_count(pos->owned[side]));
    json_number_member(json, "men", men);
    json_number_member(json, "captive", captive);
    json_number_member(json, "lost", TOWER_MEN - men);
}

void tower_view_board(const TowerPos *pos, Json *json) {
    json_open(json, '{');
    json_open_member(json, "units", '[');
    for (uint64_t fields = pos->owned[WHITE] | pos->owned[BLACK]; fields != 0;)
        write_unit(pos, bits_pop(&fields), json);
    json_close(json, ']');
    for (Side side = WHITE; side < SIDES; side++) {
        json_open_member(json, side == WHITE ? "white" : "black", '{');
        write_counts(pos, side, json);
        json_close(json, '}');
    }
    json_close(json, '}');
}

static void write_attack(const TowerPos *pos, TowerMove move, Json *json) {
    int from = tower_from(move), to = tower_to(move);
    uint64_t defender = pos->cell[to];
    bool destroys = tower_destroys(pos, from, to);
    json_open(json, '{');
    json_number_member(json, "A", tower_strength(pos, pos->cell[from], from));
    json_number_member(json, "D", tower_strength(pos, defender, to));
    json_text_member(json, "outcome", destroys ? "destroyed" : "captured");
    json_number_member(json, "destroyed", destroys ? unit_men(defender, unit_side(defender)) : 0);
    json_number_member(json, "freed", destroys ? unit_men(defender, unit_side(pos->cell[from])) : 0);
    men_member(json, "captured", destroys ? 0 : defender);
    json_close(json, '}');
}

void tower_view_effect(const TowerPos *pos, TowerMove move, Json *json) {
    static const char *const kinds[] = {[TOWER_QUIET] = "quiet", [TOWER_STACK] = "stack", [TOWER_ATTACK] = "attack"};
    char text[TOWER_MOVE_TEXT];
    Writer writer = writer_on(text, sizeof text);
    tower_write_move(move, &writer);
    TowerPos after = *pos;
    TowerUndo undo;
    tower_make(&after, move, &undo);
    json_open(json, '{');
    json_text_member(json, "move", text);
    field_member(json, "from", tower_from(move));
    field_member(json, "to", tower_to(move));
    json_text_member(json, "kind", kinds[tower_kind(move)]);
    json_side_member(json, "side", pos->side);
    json_name(json, "attack");
    if (tower_kind(move) == TOWER_ATTACK)
        write_attack(pos, move, json);
    else
        json_null(json);
    men_member(json, "unit", after.cell[tower_to(move)]);
    json_number_member(json, "strength", tower_strength(&after, after.cell[tower_to(move)], tower_to(move)));
    json_close(json, '}');
}

void tower_view_situation(const TowerPos *pos, Json *json) {
    json_bool_member(json, "mustAttack", tower_must_attack(pos));
}

void tower_view_geometry(TowerRules rules, Json *json) {
    static const char *const colours[] = {"", "white", "black", "red"}; /* by their factor (T5) */
    TowerPos pos;
    tower_clear(&pos, rules);
    json_open(json, '{');
    json_open_member(json, "fields", '[');
    for (int field = 0; field < TOWER_FIELDS; field++) {
        json_open(json, '{');
        field_member(json, "name", field);
        json_number_member(json, "q", tower_q[field]);
        json_number_member(json, "r", tower_r[field]);
        json_text_member(json, "colour", colours[tower_factor(&pos, field)]);
        json_number_member(json, "factor", tower_factor(&pos, field));
        json_close(json, '}');
    }
    json_close(json, ']');
    json_close(json, '}');
}

void tower_view_numbers(Json *json) {
    json_number_member(json, "men", TOWER_MEN);
    json_number_member(json, "fields", TOWER_FIELDS);
    json_number_member(json, "heightCap", TOWER_HEIGHT_CAP);
    json_number_member(json, "destroyFactor", TOWER_DESTROY_FACTOR);
    json_number_member(json, "quiet", TOWER_QUIET_LIMIT);
    json_number_member(json, "repetitions", TOWER_REPETITIONS);
}
