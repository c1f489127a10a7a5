#include "fuzz.h"

#include "../../core/match/record.h"

/* The text is read as the record of a game; one that is read can be written and read again, to the same match. */

enum { LONGEST = 1 << 16 };

static void require_same(const Match *a, const Match *b) {
    REQUIRE(a->game == b->game && a->ply == b->ply && a->length == b->length);
    REQUIRE(memcmp(&a->rules, &b->rules, sizeof a->rules) == 0);
    REQUIRE(a->length == 0 || memcmp(a->moves, b->moves, (size_t)a->length * sizeof *a->moves) == 0);
}

static void require_round_trip(const Match *match) {
    static char written[LONGEST], again[LONGEST];
    Match copy;
    Notice fault;
    Writer writer = writer_on(written, sizeof written);
    record_write(match, "", &writer);
    REQUIRE(!writer.full && record_read(written, &copy, &fault));
    require_same(match, &copy);
    writer = writer_on(again, sizeof again);
    record_write(&copy, "", &writer);
    REQUIRE(text_equal(written, again));
    match_end(&copy);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char *text = fuzz_text(data, size);
    static char tags[LONGEST];
    Match match;
    Notice fault;
    if (record_read(text, &match, &fault)) {
        Writer writer = writer_on(tags, sizeof tags);
        Json json = json_on(&writer);
        record_write_tags(text, &json);
        require_round_trip(&match);
        match_end(&match);
    } else
        fuzz_require_fault(&fault, text);
    free(text);
    return 0;
}
