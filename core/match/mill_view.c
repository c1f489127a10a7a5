#include "view.h"

#include "../mill/mill_text.h"

static void write_points(uint32_t points, Json *json) {
    json_open(json, '[');
    for (uint64_t rest = points; rest != 0;)
        json_text(json, mill_point_name[bits_pop(&rest)]);
    json_close(json, ']');
}

static void points_member(Json *json, const char *name, uint32_t points) {
    json_name(json, name);
    write_points(points, json);
}

static void lines_member(Json *json, const char *name, uint32_t lines) {
    json_open_member(json, name, '[');
    for (uint64_t rest = lines; rest != 0;)
        json_text(json, mill_line_name[bits_pop(&rest)]);
    json_close(json, ']');
}

void mill_view_board(const MillPos *pos, Json *json) {
    json_open(json, '{');
    for (Side side = WHITE; side < SIDES; side++) {
        json_open_member(json, side == WHITE ? "white" : "black", '{');
        points_member(json, "points", pos->men[side]);
        json_number_member(json, "hand", pos->hand[side]);
        json_number_member(json, "lost", MILL_MEN - mill_total(pos, side));
        lines_member(json, "used", pos->used[side]);
        lines_member(json, "mills", mill_full_lines(pos->men[side]));
        json_close(json, '}');
    }
    json_close(json, '}');
}

static const char *kind_name(const MillPos *pos) {
    static const char *const kinds[] = {[MILL_PLACING] = "place", [MILL_SLIDING] = "slide", [MILL_FLYING] = "fly"};
    return kinds[mill_phase(pos, pos->side)];
}

void mill_view_effect(const MillPos *pos, MillMove move, Json *json) {
    int from = mill_from(move), to = mill_to(move);
    MillClosing closing = mill_closing(pos, from, to);
    uint32_t removed = 0;
    for (int i = 0; i < mill_removed_count(move); i++)
        removed |= 1u << mill_removed(move, i);
    char text[MILL_MOVE_TEXT];
    Writer writer = writer_on(text, sizeof text);
    mill_write_move(move, &writer);
    json_open(json, '{');
    json_text_member(json, "move", text);
    json_name(json, "from");
    if (from == MILL_NOWHERE)
        json_null(json);
    else
        json_text(json, mill_point_name[from]);
    json_text_member(json, "to", mill_point_name[to]);
    json_text_member(json, "kind", kind_name(pos));
    json_side_member(json, "side", pos->side);
    points_member(json, "removed", removed);
    lines_member(json, "mills", closing.counted);
    lines_member(json, "spent", closing.spent);
    json_close(json, '}');
}

void mill_view_situation(const MillPos *pos, Json *json) {
    static const char *const phases[] = {
        [MILL_PLACING] = "placing", [MILL_SLIDING] = "sliding", [MILL_FLYING] = "flying"};
    json_text_member(json, "phase", phases[mill_phase(pos, pos->side)]);
}

void mill_view_geometry(MillRules rules, Json *json) {
    (void)rules;
    json_open(json, '{');
    json_open_member(json, "points", '[');
    for (int point = 0; point < MILL_POINTS; point++) {
        json_open(json, '{');
        json_text_member(json, "name", mill_point_name[point]);
        json_number_member(json, "x", mill_column[point]);
        json_number_member(json, "y", mill_row[point]);
        json_close(json, '}');
    }
    json_close(json, ']');
    json_open_member(json, "lines", '[');
    for (int line = 0; line < MILL_LINES; line++) {
        json_open(json, '{');
        json_text_member(json, "name", mill_line_name[line]);
        points_member(json, "points", mill_line_set[line]);
        json_close(json, '}');
    }
    json_close(json, ']');
    json_close(json, '}');
}

void mill_view_numbers(Json *json) {
    json_number_member(json, "men", MILL_MEN);
    json_number_member(json, "fly", MILL_FLY);
    json_number_member(json, "fewest", MILL_FEWEST);
    json_number_member(json, "removals", MILL_MOST_REMOVED);
    json_number_member(json, "quiet", MILL_QUIET_LIMIT);
    json_number_member(json, "repetitions", MILL_REPETITIONS);
}
