/* The numbers of Mill's positions: one for a position and its images, and another for any other position. */

#include "mill_helpers.h"

#include "../../core/mill/mill_index.h"

static MillIndex index_to(int men) {
    MillIndex index;
    assert_true(mill_index_make(&index, men));
    return index;
}

static uint32_t image_of(uint32_t set, int symmetry) {
    uint32_t image = 0;
    for (uint64_t points = set; points != 0;)
        image |= 1u << mill_symmetry[symmetry][bits_pop(&points)];
    return image;
}

/* So many points at random, none of them of `taken`. */
static uint32_t random_set(uint64_t *seed, int men, uint32_t taken) {
    uint32_t set = 0;
    while (bits_count(set) < men)
        set |= 1u << (bits_mix(++*seed) % MILL_POINTS) & ~taken;
    return set;
}

/* Each used number leads to a position and back; the classes are counted. */
static uint32_t count_classes(const MillIndex *index, MillSector sector) {
    uint32_t classes = 0, own, other;
    for (uint32_t number = 0; number < mill_index_size(index, sector); number++)
        if (mill_index_position(index, sector, number, &own, &other)) {
            classes++;
            assert_int_equal(bits_count(own), sector.own);
            assert_int_equal(bits_count(other), sector.other);
            assert_int_equal(mill_index_number(index, own, other), number);
        }
    return classes;
}

static void each_class_has_one_number(void **state) {
    (void)state;
    MillIndex index = index_to(3);
    assert_int_equal(count_classes(&index, (MillSector){3, 3}), 169626);
    assert_int_equal(count_classes(&index, (MillSector){3, 4}), 760398);
    assert_int_equal(count_classes(&index, (MillSector){4, 3}), 760398);
    mill_index_free(&index);
}

static void images_have_the_same_number_in_all_sectors(void **state) {
    (void)state;
    MillIndex index = index_to(MILL_MEN);
    uint64_t seed = 1;
    for (int own = MILL_FEWEST; own <= MILL_MEN; own++)
        for (int other = MILL_FEWEST; other <= MILL_MEN; other++)
            for (int i = 0; i < 50; i++) {
                uint32_t men = random_set(&seed, own, 0), enemies = random_set(&seed, other, men);
                uint32_t number = mill_index_number(&index, men, enemies);
                assert_true(number < mill_index_size(&index, (MillSector){own, other}));
                for (int symmetry = 1; symmetry < MILL_SYMMETRIES; symmetry++)
                    assert_int_equal(mill_index_number(&index, image_of(men, symmetry), image_of(enemies, symmetry)),
                                     number);
            }
    mill_index_free(&index);
}

/* The position of a number is an image of the one that it was made from. */
static void numbers_lead_back_to_an_image(void **state) {
    (void)state;
    MillIndex index = index_to(5);
    uint64_t seed = 2;
    for (int i = 0; i < 2000; i++) {
        MillSector sector = {i % 2 == 0 ? 5 : 9, 5};
        uint32_t men = random_set(&seed, sector.own, 0), enemies = random_set(&seed, sector.other, men), own, other;
        assert_true(mill_index_position(&index, sector, mill_index_number(&index, men, enemies), &own, &other));
        bool found = false;
        for (int symmetry = 0; symmetry < MILL_SYMMETRIES; symmetry++)
            found |= image_of(men, symmetry) == own && image_of(enemies, symmetry) == other;
        assert_true(found);
    }
    mill_index_free(&index);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_class_has_one_number),
        cmocka_unit_test(images_have_the_same_number_in_all_sectors),
        cmocka_unit_test(numbers_lead_back_to_an_image),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
