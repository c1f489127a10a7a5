#include "mill_eval.h"

#include "mill_weights.h"

/* Swaps rows and columns of two sets of points, one in the low half and one in
 * the high half: the mirror on a1-g7. Pairs of points that lie equally far
 * apart are swapped together. */
static uint64_t turned(uint64_t both) {
    static const struct {
        uint64_t lower; /* in each half, the lower of the two points */
        int apart;
    } swaps[] = {{0x0000400200004002u, 8},  {0x0000000400000004u, 19}, {0x0000201000002010u, 6},
                 {0x0000002000000020u, 13}, {0x0000108000001080u, 4},  {0x0000010000000100u, 7}};
    for (size_t i = 0; i < sizeof swaps / sizeof swaps[0]; i++) {
        uint64_t differ = (both ^ both >> swaps[i].apart) & swaps[i].lower;
        both ^= differ | differ << swaps[i].apart;
    }
    return both;
}

/* The rows of the eight lines whose points are neighbours in the set: three
 * bits of each side make a state. */
static void add_lines(uint64_t both, int first, uint16_t *rows) {
    static const uint8_t own_state[8] = {0, 1, 3, 4, 9, 10, 12, 13}; /* three bits read as digits of base three */
    for (int line = 0; line < MILL_LINES / 2; line++) {
        int own = (int)(both >> 3 * line & 7), enemy = (int)(both >> (32 + 3 * line) & 7);
        int state = own_state[own] + 2 * own_state[enemy];
        rows[line] = (uint16_t)(first + MILL_LINE_STATES * line + state);
    }
}

/* Hands, used lines and rule options, none of which a position after the
 * placing in the usual game has. */
static int add_rest(const MillPos *pos, uint16_t *rows) {
    const bool options[] = {pos->rules.protect, pos->rules.single, pos->rules.may};
    int count = 0;
    for (int enemy = 0; enemy < SIDES; enemy++) {
        int side = pos->side ^ enemy;
        if (pos->hand[side] > 0)
            rows[count++] = (uint16_t)(MILL_ROWS_OF_HANDS + MILL_MEN * enemy + pos->hand[side] - 1);
        for (uint64_t used = pos->used[side]; used != 0;)
            rows[count++] = (uint16_t)(MILL_ROWS_OF_USED + MILL_LINES * enemy + bits_pop(&used));
    }
    for (int i = 0; i < 3; i++)
        if (options[i])
            rows[count++] = (uint16_t)(MILL_ROWS_OF_RULES + i);
    rows[count++] = MILL_ROW_ALWAYS; /* the last */
    return count;
}

int mill_eval_rows(const MillPos *pos, uint16_t rows[MILL_ROWS_MOST]) {
    uint64_t both = pos->men[pos->side] | (uint64_t)pos->men[pos->side ^ 1] << 32;
    add_lines(both, 0, rows);
    add_lines(turned(both), MILL_ROWS_OF_HANDS / 2, rows + MILL_LINES / 2);
    return MILL_LINES + add_rest(pos, rows + MILL_LINES);
}

static int clamp(int value, int least, int most) {
    return value < least ? least : value > most ? most : value;
}

/* After the placing by the men of both sides, from three on; before its end by
 * the men in hand and by who has more. */
int mill_eval_output(const MillPos *pos) {
    Side own = (Side)pos->side, enemy = side_other(own);
    int own_total = mill_total(pos, own), enemy_total = mill_total(pos, enemy);
    int hand = pos->hand[own] > pos->hand[enemy] ? pos->hand[own] : pos->hand[enemy];
    if (hand == 0)
        return 7 * clamp(own_total - MILL_FEWEST, 0, 6) + clamp(enemy_total - MILL_FEWEST, 0, 6);
    return 7 * 7 + 3 * (hand - 1) + clamp(own_total - enemy_total, -1, 1) + 1;
}

/* M8: what is not turned into progress is worth less and less, so that who is ahead makes some. */
static int faded(int value, int quiet) {
    enum { PATIENCE = 20, FADING = 160 };
    return quiet <= PATIENCE ? value : value - value * (quiet - PATIENCE) / FADING;
}

/* ------------------------------------------------------------------------------------------------------ symmetries */

/* The line on which a line lies when the board is seen in a symmetry. */
static int line_seen(int symmetry, int line) {
    uint32_t set = 0;
    for (int i = 0; i < 3; i++)
        set |= 1u << mill_symmetry[symmetry][mill_line[line][i]];
    return bits_lowest(mill_full_lines(set));
}

/* A state has a digit of base three for each point of its line. */
static int state_seen(int symmetry, int line, int state) {
    static const int weight[] = {1, 3, 9};
    const uint8_t *to = mill_line[line_seen(symmetry, line)];
    int seen = 0;
    for (int i = 0; i < 3; i++, state /= 3) {
        int point = mill_symmetry[symmetry][mill_line[line][i]];
        for (int j = 0; j < 3; j++)
            if (to[j] == point)
                seen += state % 3 * weight[j];
    }
    return seen;
}

int mill_eval_row_seen(int symmetry, int row) {
    if (row < MILL_ROWS_OF_HANDS) {
        int line = row / MILL_LINE_STATES;
        return MILL_LINE_STATES * line_seen(symmetry, line) + state_seen(symmetry, line, row % MILL_LINE_STATES);
    }
    if (row < MILL_ROWS_OF_USED || row >= MILL_ROWS_OF_RULES)
        return row;
    int line = (row - MILL_ROWS_OF_USED) % MILL_LINES;
    return row - line + line_seen(symmetry, line);
}

/* --------------------------------------------------------------------------------------------------------- the network */

/* Hidden values stand eight in a vector, which compilers make one instruction of where the machine has them. */
enum { LANES = 8, PAIRS = MILL_LINES / 2, SEEN = MILL_HIDDEN / LANES, VECTORS = MILL_SYMMETRIES * SEEN };
typedef int16_t Vector __attribute__((vector_size(LANES * sizeof(int16_t))));

/* The weights of each row in all symmetries; and those of two lines together, by the states of both. What every position has
 * stands with the first pair. */
static Vector row_vectors[MILL_ROWS][VECTORS];
static Vector pair_vectors[PAIRS][MILL_LINE_STATES][MILL_LINE_STATES][VECTORS];
static bool spread;

static void spread_row(int row) {
    for (int symmetry = 0; symmetry < MILL_SYMMETRIES; symmetry++) {
        const int8_t *weights = row_weights[mill_eval_row_seen(symmetry, row)];
        for (int i = 0; i < MILL_HIDDEN; i++)
            row_vectors[row][symmetry * SEEN + i / LANES][i % LANES] = weights[i];
    }
}

static void spread_pair(int pair) {
    for (int first = 0; first < MILL_LINE_STATES; first++)
        for (int second = 0; second < MILL_LINE_STATES; second++)
            for (int i = 0; i < VECTORS; i++) {
                Vector sum = row_vectors[MILL_LINE_STATES * pair + first][i] +
                             row_vectors[MILL_LINE_STATES * (pair + PAIRS) + second][i];
                pair_vectors[pair][first][second][i] = pair == 0 ? sum + row_vectors[MILL_ROW_ALWAYS][i] : sum;
            }
}

static void spread_weights(void) {
    for (int row = 0; row < MILL_ROWS; row++)
        spread_row(row);
    for (int pair = 0; pair < PAIRS; pair++)
        spread_pair(pair);
    spread = true;
}

/* Cuts each lane to 0 to MILL_ONE. */
static inline Vector cut(Vector vector) {
    const Vector one = {MILL_ONE, MILL_ONE, MILL_ONE, MILL_ONE, MILL_ONE, MILL_ONE, MILL_ONE, MILL_ONE};
    vector &= vector > 0;
    Vector is_greater = vector > one;
    return (vector & ~is_greater) | (one & is_greater);
}

/* The hidden values, cut and added up over all symmetries. */
static void add_up(const uint16_t *rows, int count, Vector hidden[SEEN]) {
    const Vector *pairs[PAIRS];
    for (int i = 0; i < PAIRS; i++)
        pairs[i] = pair_vectors[i][rows[i] - MILL_LINE_STATES * i][rows[i + PAIRS] - MILL_LINE_STATES * (i + PAIRS)];
    Vector sums[SEEN] = {{0}};
    for (int symmetry = 0; symmetry < MILL_SYMMETRIES; symmetry++)
        for (int i = 0; i < SEEN; i++) {
            int at = symmetry * SEEN + i;
            Vector sum = ((pairs[0][at] + pairs[1][at]) + (pairs[2][at] + pairs[3][at])) +
                         ((pairs[4][at] + pairs[5][at]) + (pairs[6][at] + pairs[7][at]));
            for (int row = MILL_LINES; row < count - 1; row++)
                sum += row_vectors[rows[row]][at];
            sums[i] += cut(sum);
        }
    for (int i = 0; i < SEEN; i++)
        hidden[i] = sums[i];
}

int mill_eval(const MillPos *pos) {
    uint16_t rows[MILL_ROWS_MOST];
    Vector hidden[SEEN] = {{0}};
    if (!spread)
        spread_weights();
    add_up(rows, mill_eval_rows(pos, rows), hidden);
    int output = mill_eval_output(pos);
    int64_t value = output_bias[output];
    for (int i = 0; i < MILL_HIDDEN; i++)
        value += output_weights[output][i] * hidden[i / LANES][i % LANES];
    int hundredths = (int)(value * MILL_EVAL_SCALE / (MILL_ONE * MILL_OUTPUT_ONE));
    return faded(clamp(hundredths, -MILL_EVAL_MOST, MILL_EVAL_MOST), pos->quiet);
}
