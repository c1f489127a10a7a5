#include "tower_helpers.h"

/* Every entry of the tables is recomputed here from T1 and T2. */

static const int step_q[TOWER_DIRECTIONS] = {1, 0, -1, -1, 0, 1};
static const int step_r[TOWER_DIRECTIONS] = {0, 1, 1, 0, -1, -1};

/* The field with the given axial coordinates, or TOWER_OFF. */
static int field_at(int q, int r) {
    static const int row_first[] = {1, 6, 12, 19, 27, 36, 44, 51, 57};
    if (abs(q) > 4 || abs(r) > 4 || abs(q + r) > 4)
        return TOWER_OFF;
    int q_first = r < 0 ? -4 - r : -4;
    return row_first[r + 4] - 1 + q - q_first;
}

static void T1_fields_are_numbered_row_by_row(void **state) {
    (void)state;
    int field = 0;
    for (int r = -4; r <= 4; r++) {
        for (int q = r < 0 ? -4 - r : -4; field_at(q, r) != TOWER_OFF; q++, field++) {
            assert_int_equal(field_at(q, r), field);
            assert_int_equal(tower_q[field], q);
            assert_int_equal(tower_r[field], r);
        }
    }
    assert_int_equal(field, TOWER_FIELDS);
}

static void T1_rays_follow_the_six_directions(void **state) {
    (void)state;
    for (int field = 0; field < TOWER_FIELDS; field++)
        for (int direction = 0; direction < TOWER_DIRECTIONS; direction++)
            for (int step = 1; step <= TOWER_REACH; step++) {
                int q = tower_q[field] + step * step_q[direction], r = tower_r[field] + step * step_r[direction];
                assert_int_equal(tower_ray[field][direction][step - 1], field_at(q, r));
            }
}

static void T1_corners_have_three_neighbours_edges_four(void **state) {
    (void)state;
    int fields_with[TOWER_DIRECTIONS + 1] = {0};
    for (int field = 0; field < TOWER_FIELDS; field++)
        fields_with[bits_count(tower_near[0][field])]++;
    assert_int_equal(fields_with[3], 6);
    assert_int_equal(fields_with[4], 18);
    assert_int_equal(fields_with[6], 37);
}

static void T1_near_holds_the_fields_of_the_rays(void **state) {
    (void)state;
    for (int field = 0; field < TOWER_FIELDS; field++) {
        uint64_t near = 0;
        for (int step = 0; step < TOWER_REACH; step++) {
            for (int direction = 0; direction < TOWER_DIRECTIONS; direction++)
                near |= (uint64_t)1 << tower_ray[field][direction][step];
            near &= ~((uint64_t)1 << TOWER_OFF);
            assert_true(tower_near[step][field] == near);
        }
    }
}

static void T1_direction_finds_straight_lines(void **state) {
    (void)state;
    for (int from = 0; from < TOWER_FIELDS; from++)
        for (int to = 0; to < TOWER_FIELDS; to++) {
            int expected = -1, expected_distance = 0, distance = 0;
            for (int steps = 1; steps <= 8; steps++)
                for (int direction = 0; direction < TOWER_DIRECTIONS; direction++)
                    if (field_at(tower_q[from] + steps * step_q[direction],
                                 tower_r[from] + steps * step_r[direction]) == to) {
                        expected = direction;
                        expected_distance = steps;
                    }
            assert_int_equal(tower_direction(from, to, &distance), expected);
            assert_int_equal(distance, expected_distance);
        }
}

static void T2_classes_are_q_minus_r_mod_3(void **state) {
    (void)state;
    int fields_of[3] = {0};
    for (int field = 0; field < TOWER_FIELDS; field++) {
        assert_int_equal(tower_class[field], (tower_q[field] - tower_r[field] + 9) % 3);
        assert_true(tower_class_set[tower_class[field]] >> field & 1);
        fields_of[tower_class[field]]++;
    }
    for (int i = 0; i < 3; i++)
        assert_int_equal(bits_count(tower_class_set[i]), fields_of[i]);
    assert_int_equal(fields_of[0], 19);
    assert_int_equal(fields_of[1], 21);
    assert_int_equal(fields_of[2], 21);
    assert_int_equal(tower_class[31 - 1], 0);
    assert_int_equal(tower_class[1 - 1], 1);
    assert_int_equal(tower_class[2 - 1], 2);
}

static void T2_neighbours_never_share_a_class(void **state) {
    (void)state;
    for (int field = 0; field < TOWER_FIELDS; field++)
        for (uint64_t near = tower_near[0][field]; near != 0;)
            assert_int_not_equal(tower_class[field], tower_class[bits_pop(&near)]);
}

static void T2_mirror_images_keep_or_swap_classes(void **state) {
    static const uint8_t swapped[] = {0, 2, 1};
    (void)state;
    for (int field = 0; field < TOWER_FIELDS; field++) {
        int left_right = field_at(-tower_q[field] - tower_r[field], tower_r[field]);
        assert_int_equal(tower_class[mirror_field(field)], tower_class[field]);
        assert_int_equal(tower_class[left_right], swapped[tower_class[field]]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(T1_fields_are_numbered_row_by_row),
        cmocka_unit_test(T1_rays_follow_the_six_directions),
        cmocka_unit_test(T1_corners_have_three_neighbours_edges_four),
        cmocka_unit_test(T1_near_holds_the_fields_of_the_rays),
        cmocka_unit_test(T1_direction_finds_straight_lines),
        cmocka_unit_test(T2_classes_are_q_minus_r_mod_3),
        cmocka_unit_test(T2_neighbours_never_share_a_class),
        cmocka_unit_test(T2_mirror_images_keep_or_swap_classes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
