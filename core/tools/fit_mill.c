/* Fits the network of mill_eval.c: to positions of the moving phase labelled by a solution of the game, and to games of the
 * engine against itself, which teach the placing and the rule options.
 *
 * Usage: fit_mill LABELS [GAMES [NODES [EPOCHS [SEED]]]], as in
 *     build/fit_mill labelled.bin 6000 300 24 1 >build/mill_weights.h
 * LABELS is a file of records of 8 bytes: the points of the side to move and of the other side, three bytes each with
 * bit i for point i, the value for the side to move (0 loss, 1 draw, 2 win), and the plies to the end. Of the games every
 * position counts that the labels do not cover. What it should be worth is the mean of the search's scores that follow,
 * each counting less than the one before it, and of the result (TD(lambda)); so the tool is run anew with the
 * weights of the run before it, until nothing gains. It prints the header core/mill/mill_weights.h, and tells on the
 * standard error how well the positions kept aside are judged. The same arguments and weights give the same header. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../mill/mill_eval.h"
#include "self_play.h"

enum {
    OPENING_MOST = 10,
    ASIDE = 50, /* one of so many positions is kept aside */
    RECORD = 8
};

/* A position, and the chance that the side to move should have. */
typedef struct Example {
    MillPos pos;
    float chance;
} Example;

typedef struct Examples {
    Example *all;
    size_t count, room;
    size_t of_games; /* those of games come first */
} Examples;

static void add(Examples *examples, const MillPos *pos, float chance) {
    examples->all = self_play_grow(examples->all, examples->count, &examples->room, sizeof *examples->all);
    examples->all[examples->count++] = (Example){*pos, chance};
}

/* ----------------------------------------------------------------------------------------------------------- labels */

/* A near win is better than a far one, so that the search makes progress; a far one is still better than a draw. */
static float chance_of(int value, int plies) {
    float sure = 0.5f * (0.6f + 0.4f * expf(-(float)plies / 30));
    return value == 1 ? 0.5f : value == 2 ? 0.5f + sure : 0.5f - sure;
}

static uint32_t three_bytes(const uint8_t *bytes) {
    return (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16;
}

static void read_labels(const char *path, Examples *examples) {
    FILE *file = fopen(path, "rb");
    uint8_t record[RECORD];
    if (file == NULL)
        self_play_die("The labels cannot be read.");
    while (fread(record, 1, RECORD, file) == RECORD) {
        MillPos pos = {.men = {three_bytes(record), three_bytes(record + 3)}, .side = WHITE, .move = 1};
        add(examples, &pos, chance_of(record[6], record[7]));
    }
    fclose(file);
}

/* ------------------------------------------------------------------------------------------------------------- games */

static bool is_usual(const MillRules *rules) {
    return !rules->hard && !rules->may && !rules->protect && !rules->single;
}

/* Every other game is played under the usual rules, the rest under rules of every kind. */
static Rules choose_rules(uint64_t *random) {
    Rules rules = {{0}};
    if (self_play_random(random, 2) == 0)
        return rules;
    rules.value[0] = (uint8_t)self_play_random(random, 2);
    rules.value[1] = self_play_random(random, 4) == 0;
    rules.value[2] = rules.value[3] = (uint8_t)self_play_random(random, 2);
    return rules;
}

/* The labels cover what follows the placing under the usual rules. */
static void note(void *examples, const AnyPos *pos, float chance) {
    const MillPos *mill = &pos->mill;
    if (mill->hand[WHITE] + mill->hand[BLACK] > 0 || !is_usual(&mill->rules))
        add(examples, mill, chance);
}

/* ----------------------------------------------------------------------------------------------------------- network */

static float rows_of_weights[MILL_ROWS][MILL_HIDDEN], outputs[MILL_OUTPUTS][MILL_HIDDEN], biases[MILL_OUTPUTS];
static bool parted; /* has each position its own set of output weights? */

static uint16_t seen[MILL_SYMMETRIES][MILL_ROWS]; /* mill_eval_row_seen */

/* A position on its way through the network. */
typedef struct Pass {
    uint16_t rows[MILL_ROWS_MOST];
    int count, output;
    float hidden[MILL_SYMMETRIES][MILL_HIDDEN];
    float sums[MILL_HIDDEN]; /* of the cut hidden values */
    float value;
} Pass;

static float cut(float x) {
    return x < 0 ? 0 : x > 1 ? 1 : x;
}

static void forward(const MillPos *pos, Pass *pass) {
    pass->count = mill_eval_rows(pos, pass->rows);
    pass->output = parted ? mill_eval_output(pos) : 0;
    memset(pass->hidden, 0, sizeof pass->hidden);
    memset(pass->sums, 0, sizeof pass->sums);
    for (int symmetry = 0; symmetry < MILL_SYMMETRIES; symmetry++) {
        float *hidden = pass->hidden[symmetry];
        for (int i = 0; i < pass->count; i++)
            for (int j = 0; j < MILL_HIDDEN; j++)
                hidden[j] += rows_of_weights[seen[symmetry][pass->rows[i]]][j];
        for (int j = 0; j < MILL_HIDDEN; j++)
            pass->sums[j] += cut(hidden[j]);
    }
    pass->value = biases[pass->output];
    for (int j = 0; j < MILL_HIDDEN; j++)
        pass->value += outputs[pass->output][j] * pass->sums[j];
}

/* One step of gradient descent on the log loss; the weights of the rows stay between -1 and 1. */
static void learn(const Pass *pass, float chance, float rate) {
    const float faster = 5; /* the biases, which are seen less often each */
    float error = self_play_sigmoid(pass->value) - chance, slopes[MILL_HIDDEN];
    float *output = outputs[pass->output];
    for (int symmetry = 0; symmetry < MILL_SYMMETRIES; symmetry++) {
        for (int j = 0; j < MILL_HIDDEN; j++) {
            float hidden = pass->hidden[symmetry][j];
            slopes[j] = hidden > 0 && hidden < 1 ? rate * error * output[j] : 0;
        }
        for (int i = 0; i < pass->count; i++) {
            float *row = rows_of_weights[seen[symmetry][pass->rows[i]]];
            for (int j = 0; j < MILL_HIDDEN; j++) {
                float weight = row[j] - slopes[j];
                row[j] = weight < -1 ? -1 : weight > 1 ? 1 : weight;
            }
        }
    }
    for (int j = 0; j < MILL_HIDDEN; j++)
        output[j] -= rate * error * pass->sums[j];
    biases[pass->output] -= faster * rate * error;
}

/* Random weights. */
static void begin_network(uint64_t *random) {
    for (int symmetry = 0; symmetry < MILL_SYMMETRIES; symmetry++)
        for (int row = 0; row < MILL_ROWS; row++)
            seen[symmetry][row] = (uint16_t)mill_eval_row_seen(symmetry, row);
    for (int j = 0; j < MILL_HIDDEN; j++) {
        for (int i = 0; i < MILL_ROW_ALWAYS; i++)
            rows_of_weights[i][j] = i < MILL_ROWS_OF_HANDS ? (float)(self_play_random(random, 401) - 200) / 1000 : 0;
        rows_of_weights[MILL_ROW_ALWAYS][j] = 0.3f;
        outputs[0][j] = (float)(self_play_random(random, 1001) - 500) / 4000;
    }
}

static void tell(const Examples *examples, int epoch) {
    double loss[2] = {0}, known[2] = {0};
    for (size_t i = 0; i < examples->count; i += ASIDE) {
        Pass pass;
        const MillPos *pos = &examples->all[i].pos;
        int placing = pos->hand[WHITE] + pos->hand[BLACK] > 0;
        forward(pos, &pass);
        double error = self_play_sigmoid(pass.value) - examples->all[i].chance;
        loss[placing] += error * error;
        known[placing]++;
    }
    fprintf(stderr, "epoch %d: mean square error %.4f moving, %.4f placing\n", epoch, loss[0] / known[0],
            loss[1] / fmax(known[1], 1));
}

/* In the first third of the time all positions share one set of output weights, from which each set then goes on: some are
 * chosen by few positions. */
static void part_outputs(void) {
    for (int i = 1; i < MILL_OUTPUTS; i++) {
        memcpy(outputs[i], outputs[0], sizeof outputs[i]);
        biases[i] = biases[0];
    }
    parted = true;
}

/* Every third example is one of the games', which are fewer than the labels. */
static size_t choose(const Examples *examples, size_t step, uint64_t *random) {
    size_t among = step % 3 == 0 && examples->of_games > 0 ? examples->of_games : examples->count;
    return (size_t)self_play_random(random, (int)among);
}

static void train(const Examples *examples, int epochs, uint64_t *random) {
    const float first_rate = 0.01f, last_rate = 0.0001f;
    size_t steps = (size_t)epochs * examples->count;
    begin_network(random);
    for (size_t step = 0; step < steps; step++) {
        float left = 1 - (float)step / (float)steps;
        size_t at = choose(examples, step, random);
        if (step == steps / 3)
            part_outputs();
        Pass pass;
        if (at % ASIDE != 0) {
            forward(&examples->all[at].pos, &pass);
            learn(&pass, examples->all[at].chance, first_rate * left + last_rate);
        }
        if ((step + 1) % examples->count == 0)
            tell(examples, (int)((step + 1) / examples->count));
    }
}

/* ---------------------------------------------------------------------------------------------------------- printing */

static void print_row(const float *weights, int one) {
    printf("    {");
    for (int j = 0; j < MILL_HIDDEN; j++)
        printf("%s%ld", j > 0 ? "," : "", lroundf(weights[j] * (float)one));
    printf("},\n");
}

static void print_header(const char *arguments) {
    printf("/* The weights of mill_eval.c, as fitted by %s; not to be changed by hand. */\n\n"
           "#include \"mill_eval.h\"\n\n/* clang-format off */\n\n"
           "static const int8_t row_weights[MILL_ROWS][MILL_HIDDEN] = {\n",
           arguments);
    for (int i = 0; i < MILL_ROWS; i++)
        print_row(rows_of_weights[i], MILL_ONE);
    printf("};\n\nstatic const int16_t output_weights[MILL_OUTPUTS][MILL_HIDDEN] = {\n");
    for (int i = 0; i < MILL_OUTPUTS; i++)
        print_row(outputs[i], MILL_OUTPUT_ONE);
    printf("};\n\nstatic const int32_t output_bias[MILL_OUTPUTS] = {\n");
    for (int i = 0; i < MILL_OUTPUTS; i++)
        printf("    %ld,\n", lroundf(biases[i] * MILL_ONE * MILL_OUTPUT_ONE));
    printf("};\n");
}

int main(int count, char **words) {
    if (count < 2)
        self_play_die("usage: fit_mill LABELS [GAMES [NODES [EPOCHS [SEED]]]]");
    int games = self_play_argument(count, words, 2, 6000), nodes = self_play_argument(count, words, 3, 300);
    int epochs = self_play_argument(count, words, 4, 24), seed = self_play_argument(count, words, 5, 1);
    uint64_t random = (uint64_t)seed;
    Examples examples = {0};
    SelfPlay how = {.game = &game_mill,
                    .nodes = nodes,
                    .opening_most = OPENING_MOST,
                    .scale = MILL_EVAL_SCALE,
                    .choose_rules = choose_rules,
                    .note = note,
                    .examples = &examples};
    self_play(&how, games, seed);
    examples.of_games = examples.count;
    fprintf(stderr, "%zu positions of games\n", examples.of_games);
    read_labels(words[1], &examples);
    train(&examples, epochs, &random);
    char arguments[128];
    snprintf(arguments, sizeof arguments, "build/fit_mill LABELS %d %d %d %d", games, nodes, epochs, seed);
    print_header(arguments);
    free(examples.all);
    return 0;
}
