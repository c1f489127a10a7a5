/* The transposition table: what is stored is found until something more valuable takes its place. */

#include "match_helpers.h"

enum { KIB = 1024, BUCKET = 4, AGES = 64 };

/* Sanitizers stop at a request for more memory than there can be; here it must come back empty, as malloc says. */
const char *__asan_default_options(void);
const char *__asan_default_options(void) {
    return "allocator_may_return_null=1";
}

static TT table_of(size_t bytes) {
    TT tt;
    assert_true(tt_make(&tt, bytes));
    return tt;
}

/* Keys of one bucket: they agree in all bits that choose it. */
static uint64_t key_number(const TT *tt, int number) {
    return (uint64_t)(number + 1) * (tt->mask + 1);
}

static void assert_entry(const TT *tt, uint64_t key, Move move, int score, int depth, Bound bound) {
    const TTEntry *entry = tt_probe(tt, key);
    assert_non_null(entry);
    assert_int_equal(entry->move, move);
    assert_int_equal(entry->score, score);
    assert_int_equal(entry->depth, depth);
    assert_int_equal(tt_bound(entry), bound);
}

static void what_is_stored_is_found(void **state) {
    TT tt = table_of(64 * KIB);
    (void)state;
    tt_new_search(&tt);
    tt_store(&tt, 0x123456789abcdef0u, 77, -29999, 63, BOUND_LOWER);
    tt_store(&tt, 5, 0xffffffffu, 30000, 1, BOUND_UPPER);
    assert_entry(&tt, 0x123456789abcdef0u, 77, -29999, 63, BOUND_LOWER);
    assert_entry(&tt, 5, 0xffffffffu, 30000, 1, BOUND_UPPER);
    tt_free(&tt);
}

static void what_is_not_stored_is_not_found(void **state) {
    TT tt = table_of(64 * KIB);
    (void)state;
    tt_store(&tt, key_number(&tt, 0), 1, 0, 1, BOUND_EXACT);
    assert_null(tt_probe(&tt, key_number(&tt, 1)));
    assert_null(tt_probe(&tt, 1));
    tt_free(&tt);
}

static void the_key_0_is_like_any_other(void **state) {
    TT tt = table_of(64 * KIB);
    (void)state;
    assert_null(tt_probe(&tt, 0));
    tt_store(&tt, 0, 9, 10, 2, BOUND_EXACT);
    assert_entry(&tt, 0, 9, 10, 2, BOUND_EXACT);
    tt_free(&tt);
}

static void a_key_stands_once_with_its_last_result(void **state) {
    TT tt = table_of(64 * KIB);
    (void)state;
    tt_store(&tt, 8, 1, 100, 9, BOUND_EXACT);
    tt_store(&tt, 8, 2, 50, 3, BOUND_UPPER);
    assert_entry(&tt, 8, 2, 50, 3, BOUND_UPPER);
    for (int i = 0, found = 0; i < BUCKET; i++) {
        found += tt.entries[8 / BUCKET * BUCKET + i].key == 8;
        assert_in_range(found, 0, 1);
    }
    tt_free(&tt);
}

static void a_result_without_a_move_keeps_the_move_known_before(void **state) {
    TT tt = table_of(64 * KIB);
    (void)state;
    tt_store(&tt, 8, 11, 100, 3, BOUND_EXACT);
    tt_store(&tt, 8, MOVE_NONE, -20, 4, BOUND_UPPER);
    assert_entry(&tt, 8, 11, -20, 4, BOUND_UPPER);
    tt_free(&tt);
}

static void a_move_is_not_taken_over_from_another_key(void **state) {
    TT tt = table_of(1);
    (void)state;
    for (int i = 0; i < BUCKET; i++)
        tt_store(&tt, key_number(&tt, i), 11, 0, 1, BOUND_EXACT);
    tt_store(&tt, key_number(&tt, BUCKET), MOVE_NONE, -20, 4, BOUND_UPPER);
    assert_entry(&tt, key_number(&tt, BUCKET), MOVE_NONE, -20, 4, BOUND_UPPER);
    tt_free(&tt);
}

static void the_shallowest_of_a_full_bucket_is_replaced(void **state) {
    static const int depths[BUCKET] = {7, 5, 2, 6};
    TT tt = table_of(64 * KIB);
    (void)state;
    tt_new_search(&tt);
    for (int i = 0; i < BUCKET; i++)
        tt_store(&tt, key_number(&tt, i), 1, 0, depths[i], BOUND_EXACT);
    for (int i = 0; i < BUCKET; i++)
        assert_non_null(tt_probe(&tt, key_number(&tt, i)));
    tt_store(&tt, key_number(&tt, BUCKET), 1, 0, 1, BOUND_EXACT);
    for (int i = 0; i <= BUCKET; i++)
        assert_int_equal(tt_probe(&tt, key_number(&tt, i)) == NULL, i == 2);
    tt_free(&tt);
}

static void an_old_entry_is_replaced_before_a_shallow_one(void **state) {
    TT tt = table_of(64 * KIB);
    (void)state;
    tt_store(&tt, key_number(&tt, 0), 1, 0, 6, BOUND_EXACT);
    tt_new_search(&tt);
    for (int i = 1; i < BUCKET; i++)
        tt_store(&tt, key_number(&tt, i), 1, 0, 1, BOUND_EXACT);
    tt_store(&tt, key_number(&tt, BUCKET), 1, 0, 1, BOUND_EXACT);
    for (int i = 0; i <= BUCKET; i++)
        assert_int_equal(tt_probe(&tt, key_number(&tt, i)) == NULL, i == 0);
    tt_free(&tt);
}

/* An entry of the search before stays the older one when the age begins again at 0. */
static void ages_wrap_around(void **state) {
    TT tt = table_of(64 * KIB);
    (void)state;
    for (int search = 0; search < 3 * AGES; search++) {
        tt_clear(&tt);
        for (int i = 0; i < search; i++)
            tt_new_search(&tt);
        tt_store(&tt, key_number(&tt, 0), 1, 0, 6, BOUND_LOWER);
        tt_new_search(&tt);
        for (int i = 1; i <= BUCKET; i++)
            tt_store(&tt, key_number(&tt, i), 1, 0, 1, BOUND_UPPER);
        assert_null(tt_probe(&tt, key_number(&tt, 0)));
        assert_entry(&tt, key_number(&tt, BUCKET), 1, 0, 1, BOUND_UPPER);
    }
    tt_free(&tt);
}

static void clearing_forgets_everything(void **state) {
    TT tt = table_of(4 * KIB);
    (void)state;
    for (uint64_t key = 0; key < 1000; key++)
        tt_store(&tt, bits_mix(key), 1, 0, 1, BOUND_EXACT);
    tt_clear(&tt);
    for (uint64_t key = 0; key < 1000; key++)
        assert_null(tt_probe(&tt, bits_mix(key)));
    tt_free(&tt);
}

/* The largest power of two that fits, and a bucket at least. */
static void a_table_takes_no_more_than_it_may(void **state) {
    static const size_t sizes[] = {0, 1, 63, 64, 65, 127, 128, 1000, KIB, 3 * KIB, 1024 * KIB, 1500 * KIB};
    (void)state;
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        TT tt = table_of(sizes[i]);
        size_t count = tt.mask + 1, bytes = count * sizeof(TTEntry);
        assert_true((count & tt.mask) == 0 && count >= BUCKET);
        assert_true(bytes <= sizes[i] || count == BUCKET);
        assert_true(2 * bytes > sizes[i]);
        for (uint64_t key = 0; key < 2 * count; key++)
            tt_store(&tt, bits_mix(key), 1, 0, 1, BOUND_EXACT);
        tt_free(&tt);
    }
}

static void a_table_that_cannot_be_had_is_refused(void **state) {
    TT tt = {.entries = NULL};
    (void)state;
    assert_false(tt_make(&tt, SIZE_MAX));
    assert_false(tt_make(&tt, SIZE_MAX / 2));
}

static void a_bucket_is_a_cache_line(void **state) {
    (void)state;
    assert_int_equal(BUCKET * sizeof(TTEntry), 64);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_stored_is_found),
        cmocka_unit_test(what_is_not_stored_is_not_found),
        cmocka_unit_test(the_key_0_is_like_any_other),
        cmocka_unit_test(a_key_stands_once_with_its_last_result),
        cmocka_unit_test(a_result_without_a_move_keeps_the_move_known_before),
        cmocka_unit_test(a_move_is_not_taken_over_from_another_key),
        cmocka_unit_test(the_shallowest_of_a_full_bucket_is_replaced),
        cmocka_unit_test(an_old_entry_is_replaced_before_a_shallow_one),
        cmocka_unit_test(ages_wrap_around),
        cmocka_unit_test(clearing_forgets_everything),
        cmocka_unit_test(a_table_takes_no_more_than_it_may),
        cmocka_unit_test(a_table_that_cannot_be_had_is_refused),
        cmocka_unit_test(a_bucket_is_a_cache_line),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
