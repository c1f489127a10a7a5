/* Recomputes every table of the board from M1's list of lines. */

#include "mill_helpers.h"

static const char *const list_of_points[MILL_POINTS] = {"a1", "d1", "g1", "b2", "d2", "f2", "c3", "d3",
                                                        "e3", "a4", "b4", "c4", "e4", "f4", "g4", "c5",
                                                        "d5", "e5", "b6", "d6", "f6", "a7", "d7", "g7"};

static const char *const list_of_lines[MILL_LINES] = {
    "a1-d1-g1", "b2-d2-f2", "c3-d3-e3", "a4-b4-c4", "e4-f4-g4", "c5-d5-e5", "b6-d6-f6", "a7-d7-g7",
    "a1-a4-a7", "b2-b4-b6", "c3-c4-c5", "d1-d2-d3", "d5-d6-d7", "e3-e4-e5", "f2-f4-f6", "g1-g4-g7"};

/* The number of the point whose name stands at `name`. */
static int point_at(const char *name) {
    for (int point = 0; point < MILL_POINTS; point++)
        if (memcmp(list_of_points[point], name, 2) == 0)
            return point;
    fail_msg("no point %s", name);
    return -1;
}

static int point_of_line(int line, int place) {
    return point_at(list_of_lines[line] + 3 * place);
}

static uint32_t bit(int at) {
    return 1u << at;
}

static void M1_points_carry_their_names(void **state) {
    (void)state;
    for (int point = 0; point < MILL_POINTS; point++) {
        assert_string_equal(mill_point_name[point], list_of_points[point]);
        assert_int_equal(mill_column[point], list_of_points[point][0] - 'a');
        assert_int_equal(mill_row[point], list_of_points[point][1] - '1');
    }
    assert_int_equal(bits_count(MILL_ALL), MILL_POINTS);
}

static void M1_lines_are_those_of_the_list(void **state) {
    (void)state;
    for (int line = 0; line < MILL_LINES; line++) {
        uint32_t set = 0;
        for (int place = 0; place < 3; place++) {
            assert_int_equal(mill_line[line][place], point_of_line(line, place));
            set |= bit(point_of_line(line, place));
        }
        assert_int_equal(mill_line_set[line], set);
        assert_memory_equal(mill_line_name[line], list_of_lines[line], 2);
        assert_string_equal(mill_line_name[line] + 2, list_of_lines[line] + 6);
    }
}

static void M1_each_point_lies_on_two_lines(void **state) {
    (void)state;
    for (int point = 0; point < MILL_POINTS; point++) {
        int found = 0;
        for (int line = 0; line < MILL_LINES; line++) {
            if ((mill_line_set[line] & bit(point)) == 0)
                continue;
            assert_true(found < 2);
            assert_int_equal(mill_lines_of[point][found++], line);
        }
        assert_int_equal(found, 2);
    }
}

static void M1_neighbours_on_a_line_are_adjacent(void **state) {
    (void)state;
    uint32_t adjacent[MILL_POINTS] = {0};
    for (int line = 0; line < MILL_LINES; line++) {
        for (int place = 0; place < 2; place++) {
            int a = point_of_line(line, place), b = point_of_line(line, place + 1);
            adjacent[a] |= bit(b);
            adjacent[b] |= bit(a);
        }
    }
    assert_memory_equal(mill_adjacent, adjacent, sizeof adjacent);
}

/* ----------------------------------------------------------------------------------------------------- symmetries */

static int point_on(int x, int y) {
    char name[3] = {(char)('d' + x), (char)('4' + y), '\0'};
    return point_at(name);
}

static int absolute(int x) {
    return x < 0 ? -x : x;
}

/* The image of a point, counted from the middle: turned by so many quarters to the right, mirrored before if asked,
 * and moved from the outer square to the inner one and back if asked. */
static int image_of(int point, int quarters, bool mirrored, bool inside_out) {
    int x = mill_column[point] - 3, y = mill_row[point] - 3;
    if (mirrored)
        x = -x;
    for (int i = 0; i < quarters; i++) {
        int turned = y;
        y = -x;
        x = turned;
    }
    int square = absolute(x) > absolute(y) ? absolute(x) : absolute(y);
    int target = inside_out ? 4 - square : square;
    return point_on(x / square * target, y / square * target);
}

static int symmetry_index(const uint8_t image[MILL_POINTS]) {
    for (int i = 0; i < MILL_SYMMETRIES; i++)
        if (memcmp(mill_symmetry[i], image, MILL_POINTS) == 0)
            return i;
    return -1;
}

static void M1_symmetries_are_eight_of_the_square_times_inside_out(void **state) {
    (void)state;
    bool seen[MILL_SYMMETRIES] = {false};
    for (int kind = 0; kind < MILL_SYMMETRIES; kind++) {
        uint8_t image[MILL_POINTS];
        for (int point = 0; point < MILL_POINTS; point++)
            image[point] = (uint8_t)image_of(point, kind & 3, (kind & 4) != 0, (kind & 8) != 0);
        int index = symmetry_index(image);
        assert_true(index >= 0);
        assert_false(seen[index]);
        seen[index] = true;
    }
    for (int point = 0; point < MILL_POINTS; point++)
        assert_int_equal(mill_symmetry[0][point], point);
}

static void M1_symmetries_map_lines_to_lines(void **state) {
    (void)state;
    for (int i = 0; i < MILL_SYMMETRIES; i++) {
        uint32_t images = 0;
        for (int line = 0; line < MILL_LINES; line++) {
            uint32_t image = 0;
            for (int place = 0; place < 3; place++)
                image |= bit(mill_symmetry[i][mill_line[line][place]]);
            for (int other = 0; other < MILL_LINES; other++)
                if (mill_line_set[other] == image)
                    images |= bit(other);
        }
        assert_int_equal(bits_count(images), MILL_LINES);
    }
}

static void M1_symmetries_are_closed(void **state) {
    (void)state;
    for (int i = 0; i < MILL_SYMMETRIES; i++) {
        for (int j = 0; j < MILL_SYMMETRIES; j++) {
            uint8_t both[MILL_POINTS];
            for (int point = 0; point < MILL_POINTS; point++)
                both[point] = mill_symmetry[j][mill_symmetry[i][point]];
            assert_true(symmetry_index(both) >= 0);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(M1_points_carry_their_names),
        cmocka_unit_test(M1_lines_are_those_of_the_list),
        cmocka_unit_test(M1_each_point_lies_on_two_lines),
        cmocka_unit_test(M1_neighbours_on_a_line_are_adjacent),
        cmocka_unit_test(M1_symmetries_are_eight_of_the_square_times_inside_out),
        cmocka_unit_test(M1_symmetries_map_lines_to_lines),
        cmocka_unit_test(M1_symmetries_are_closed),
    };
    return cmocka_run_group_tests_name("mill_board", tests, NULL, NULL);
}
