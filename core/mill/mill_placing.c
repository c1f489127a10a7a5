#include "mill_placing.h"

#include <stdlib.h>

/* How it works. What is asked of a position is whether the side to move has at least a draw, or whether it has a win: it does if some
 * move leads to where the other side has no win, or not even a draw. The answers are kept in a table under a key that all
 * images of a position share. */

/* A position, seen by the side to move. */
typedef struct Node {
    uint32_t own, other;
    int left; /* men still to be placed by both, in turn */
} Node;

/* An entry of the table: the key times 16, and these. */
enum { DRAW_YES = 1, DRAW_NO = 2, WIN_YES = 4, WIN_NO = 8, FACTS = 15, ENTRIES = 8 /* in a bucket */ };

/* ------------------------------------------------------------------------------------------------------------- the table */

enum { KEY_OWN = 32, KEY_OTHER = 36, KEY_FEW = 48, KEY_LEFT = 49 };

static uint32_t image_of(int symmetry, uint32_t set) {
    uint32_t image = 0;
    for (uint64_t points = set; points != 0;)
        image |= 1u << mill_symmetry[symmetry][bits_pop(&points)];
    return image;
}

/* The least of a position's images. */
static uint64_t least_image(const Node *node) {
    uint64_t least = UINT64_MAX;
    for (int symmetry = 0; symmetry < MILL_SYMMETRIES; symmetry++) {
        uint64_t image = image_of(symmetry, node->own) | (uint64_t)image_of(symmetry, node->other) << MILL_POINTS;
        if (image < least)
            least = image;
    }
    return least;
}

/* The index of the moving phase numbers positions in which each side has three men or more. */
static uint64_t key_of(const MillIndex *index, const Node *node) {
    uint64_t own = (uint64_t)bits_count(node->own), other = (uint64_t)bits_count(node->other);
    uint64_t men = own < MILL_FEWEST || other < MILL_FEWEST
                       ? least_image(node) | (uint64_t)1 << KEY_FEW
                       : mill_index_number(index, node->own, node->other) | own << KEY_OWN | other << KEY_OTHER;
    return men | (uint64_t)node->left << KEY_LEFT;
}

/* The entry of a key, or else that which has the fewest men left to place: an empty one, if there is any. */
static uint64_t *find(const MillPlacing *placing, uint64_t key) {
    uint64_t *bucket = placing->table + ENTRIES * (bits_mix(key) & (placing->buckets - 1)), *least = bucket;
    for (int i = 0; i < ENTRIES; i++) {
        if (bucket[i] >> 4 == key)
            return &bucket[i];
        if (bucket[i] >> (KEY_LEFT + 4) < *least >> (KEY_LEFT + 4))
            least = &bucket[i];
    }
    return least;
}

static unsigned facts_at(const MillPlacing *placing, uint64_t key) {
    uint64_t entry = *find(placing, key);
    return entry >> 4 == key ? (unsigned)entry & FACTS : 0;
}

/* Who has a win has a draw as well. */
static unsigned facts_of(Verdict goal, bool reached) {
    return goal == VERDICT_DRAW ? (reached ? DRAW_YES : DRAW_NO | WIN_NO) : reached ? WIN_YES | DRAW_YES : WIN_NO;
}

static void remember(MillPlacing *placing, uint64_t key, Verdict goal, bool reached) {
    uint64_t *entry = find(placing, key);
    unsigned facts = *entry >> 4 == key ? (unsigned)*entry & FACTS : 0;
    *entry = key << 4 | facts | facts_of(goal, reached);
}

/* --------------------------------------------------------------------------------------------------------------- moves */

typedef struct Turn {
    Node after;
    int merit;
} Turn;

/* How many lines through a point a side could fill there: it has two men on each. */
static int filled_by(uint32_t men, int to) {
    return ((mill_line_set[mill_lines_of[to][0]] & ~(men | 1u << to)) == 0) +
           ((mill_line_set[mill_lines_of[to][1]] & ~(men | 1u << to)) == 0);
}

/* How many lines through a point hold one man of a side and none of the other. */
static int begun_by(uint32_t men, uint32_t others, int to) {
    int begun = 0;
    for (int i = 0; i < 2; i++) {
        uint32_t line = mill_line_set[mill_lines_of[to][i]];
        begun += bits_count(line & men) == 1 && (line & others) == 0;
    }
    return begun;
}

/* Which moves are tried first: those that remove men, then those that stop a mill, then those that threaten one. */
static int merit_of(const Node *node, MillMove move) {
    int to = mill_to(move), merit = 0;
    for (int which = 0; which < 2; which++) {
        int gone = mill_removed(move, which);
        if (gone != MILL_NOWHERE)
            merit +=
                1000 + 8 * begun_by(node->other & ~(1u << gone), node->own, gone) + bits_count(mill_adjacent[gone]);
    }
    merit += 100 * filled_by(node->other, to);
    merit += 20 * begun_by(node->own, node->other, to) + 10 * begun_by(node->other, node->own, to);
    return merit + bits_count(mill_adjacent[to]);
}

static Node node_after(const Node *node, MillMove move) {
    uint32_t gone = 0;
    for (int which = 0; which < 2; which++)
        if (mill_removed(move, which) != MILL_NOWHERE)
            gone |= 1u << mill_removed(move, which);
    return (Node){node->other & ~gone, node->own | 1u << mill_to(move), node->left - 1};
}

static int list_turns(const MillPlacing *placing, const Node *node, Turn *turns) {
    MillPos pos = {.men = {node->own, node->other},
                   .hand = {(uint8_t)((node->left + 1) / 2), (uint8_t)(node->left / 2)},
                   .side = WHITE,
                   .rules = placing->verdicts->rules};
    MillMove moves[MILL_MOVES];
    int count = mill_generate(&pos, moves);
    for (int i = 0; i < count; i++)
        turns[i] = (Turn){node_after(node, moves[i]), merit_of(node, moves[i])};
    return count;
}

/* Takes the turn of the highest merit out of the list. */
static Node take_best(Turn *turns, int count) {
    int best = 0;
    for (int i = 1; i < count; i++)
        if (turns[i].merit > turns[best].merit)
            best = i;
    Node after = turns[best].after;
    turns[best] = turns[count - 1];
    return after;
}

/* -------------------------------------------------------------------------------------------------------------- search */

static Verdict opposite(Verdict goal) {
    return goal == VERDICT_DRAW ? VERDICT_WIN : VERDICT_DRAW;
}

/* M7: board and hand together; the other side's number of men in hand is rounded down, being next but one. */
static bool has_too_few(const Node *node) {
    return bits_count(node->own) + (node->left + 1) / 2 < MILL_FEWEST;
}

static bool reaches(MillPlacing *placing, const Node *node, Verdict goal);

/* Is there a move to where the other side does not get what would spoil it? */
static bool has_move(MillPlacing *placing, const Node *node, Verdict goal) {
    Turn turns[MILL_MOVES];
    for (int count = list_turns(placing, node, turns); count > 0; count--) {
        Node after = take_best(turns, count);
        if (!reaches(placing, &after, opposite(goal)))
            return true;
    }
    return false;
}

/* Has the side to move at least a draw, or a win? */
static bool reaches(MillPlacing *placing, const Node *node, Verdict goal) {
    placing->nodes++;
    if (has_too_few(node))
        return false;
    if (node->left == 0) {
        Verdict verdict = mill_verdicts_of(placing->verdicts, node->own, node->other);
        return verdict == VERDICT_WIN || verdict == goal;
    }
    uint64_t key = key_of(placing->verdicts->index, node);
    unsigned facts = facts_at(placing, key);
    if ((facts & (goal == VERDICT_DRAW ? DRAW_YES | DRAW_NO : WIN_YES | WIN_NO)) != 0)
        return (facts & (goal == VERDICT_DRAW ? DRAW_YES : WIN_YES)) != 0;
    bool reached = has_move(placing, node, goal);
    remember(placing, key, goal, reached);
    return reached;
}

bool mill_placing_begin(MillPlacing *placing, const MillVerdicts *verdicts, int bits) {
    *placing = (MillPlacing){.verdicts = verdicts, .buckets = ((uint64_t)1 << bits) / (ENTRIES * sizeof(uint64_t))};
    placing->table = calloc(placing->buckets, ENTRIES * sizeof(uint64_t));
    return placing->table != NULL;
}

Verdict mill_placing_value(MillPlacing *placing, const MillPos *pos) {
    Side side = (Side)pos->side, other = side_other(side);
    assert(pos->hand[side] == pos->hand[other] || pos->hand[side] == pos->hand[other] + 1);
    Node node = {pos->men[side], pos->men[other], pos->hand[side] + pos->hand[other]};
    if (reaches(placing, &node, VERDICT_WIN))
        return VERDICT_WIN;
    return reaches(placing, &node, VERDICT_DRAW) ? VERDICT_DRAW : VERDICT_LOSS;
}

void mill_placing_end(MillPlacing *placing) {
    free(placing->table);
    placing->table = NULL;
}
