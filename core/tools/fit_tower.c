/* Fits the weights of tower_eval.c to games of the engine against itself.
 *
 * Usage: fit_tower GAMES [NODES [EPOCHS [SEED]]], as in
 *     build/fit_tower 4000 600 20 1 >build/tower_weights.h
 * What positions of these games should be worth, self_play.h tells; so the tool is run anew with the weights of the run
 * before it, until nothing gains. Positions with a duty to attack are left out, since the search never takes the static
 * value there. It prints the header core/tower/tower_weights.h, and on the standard error the log loss of each epoch: how many
 * nats a result surprises on the average. The same arguments and weights give the same header. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "../tower/tower_eval.h"
#include "self_play.h"

enum { OPENING_MOST = 12, SCALE = 300, SETS = 2 };

/* The features of a position, its phase from 0 to 1, and the chance that the side to move should have. */
typedef struct Example {
    int8_t features[TOWER_FEATURES];
    float phase, chance;
} Example;

typedef struct Examples {
    Example *all;
    size_t count, room;
} Examples;

/* Weights in units of SCALE hundredths of a man: of the opening and of the endgame. */
static float weights[TOWER_FEATURES][SETS], scales[TOWER_FEATURES];

/* Two games of three are played under the usual rules, the rest under rules of every kind. */
static Rules choose_rules(uint64_t *random) {
    Rules rules = {{0}};
    if (self_play_random(random, 3) == 0)
        for (int i = 0; i < 2; i++)
            rules.value[i] = (uint8_t)self_play_random(random, 3);
    return rules;
}

static void note(void *context, const AnyPos *pos, float chance) {
    Examples *examples = context;
    int features[TOWER_FEATURES];
    if (tower_must_attack(&pos->tower))
        return;
    examples->all = self_play_grow(examples->all, examples->count, &examples->room, sizeof *examples->all);
    Example *example = &examples->all[examples->count++];
    example->phase = (float)tower_eval_features(&pos->tower, features) / TOWER_PHASES;
    example->chance = chance;
    for (int i = 0; i < TOWER_FEATURES; i++)
        example->features[i] = (int8_t)features[i];
}

static float value_of(const Example *example) {
    float value = 0;
    for (int i = 0; i < TOWER_FEATURES; i++)
        value += (float)example->features[i] * (weights[i][0] * example->phase + weights[i][1] * (1 - example->phase));
    return value;
}

/* How large each feature is on the average, so that all learn alike fast. */
static void measure(const Examples *examples) {
    for (int i = 0; i < TOWER_FEATURES; i++) {
        double squares = 1e-3 * (double)examples->count;
        for (size_t at = 0; at < examples->count; at++)
            squares += examples->all[at].features[i] * examples->all[at].features[i];
        scales[i] = (float)(1 / (squares / (double)examples->count));
    }
}

/* One step of gradient descent on the log loss. */
static void learn(const Example *example, float rate) {
    float error = self_play_sigmoid(value_of(example)) - example->chance;
    for (int i = 0; i < TOWER_FEATURES; i++) {
        float step = rate * scales[i] * error * (float)example->features[i];
        weights[i][0] -= step * example->phase;
        weights[i][1] -= step * (1 - example->phase);
    }
}

static double log_loss(const Examples *examples) {
    double sum = 0;
    for (size_t i = 0; i < examples->count; i++) {
        double chance = self_play_sigmoid(value_of(&examples->all[i])), result = examples->all[i].chance;
        sum -= result * log(fmax(chance, 1e-9)) + (1 - result) * log(fmax(1 - chance, 1e-9));
    }
    return sum / (double)examples->count;
}

static void train(const Examples *examples, int epochs, uint64_t *random) {
    const float first_rate = 0.02f;
    measure(examples);
    for (int epoch = 0; epoch < epochs; epoch++) {
        float rate = first_rate * (1 - (float)epoch / (float)epochs) / 4;
        for (size_t i = 0; i < examples->count; i++)
            learn(&examples->all[self_play_random(random, (int)examples->count)], rate);
        fprintf(stderr, "epoch %d: log loss %.4f\n", epoch + 1, log_loss(examples));
    }
}

static void print_header(const char *arguments) {
    static const char *const names[TOWER_FEATURES] = {[TOWER_FREE_MEN] = "free men",
                                                      [TOWER_CAPTIVES] = "captives",
                                                      [TOWER_UNITS] = "units of one man on white, black, red",
                                                      [TOWER_UNITS + 3] = "units of two",
                                                      [TOWER_UNITS + 6] = "units of three and more",
                                                      [TOWER_TALL] = "men beyond three",
                                                      [TOWER_BURIED] = "a captive below the top man",
                                                      [TOWER_AWAY] = "steps from the centre, by height",

                                                      [TOWER_ROOM] = "empty fields in reach, by height",
                                                      [TOWER_RISE] = "stronger fields in reach, by height",
                                                      [TOWER_JOIN] = "own units in reach",
                                                      [TOWER_CONTACT] = "enemy units in reach",
                                                      [TOWER_SAFE] = "units out of danger",
                                                      [TOWER_ANY_SAFE] = "any unit out of danger",
                                                      [TOWER_LONGEST] = "range of the highest unit",
                                                      [TOWER_FEW] = "one, two, three units",
                                                      [TOWER_TEMPO] = "the turn",
                                                      [TOWER_THREATENED] = "threatened units",
                                                      [TOWER_ATTACKS] = "any threat",
                                                      [TOWER_GAIN] = "gain of the best attack",
                                                      [TOWER_LURE] = "loss of the best attack"};
    printf("/* The weights of tower_eval.c in hundredths of a man, of the opening and of the endgame, as fitted by\n"
           " * %s; not to be changed by hand. */\n\n#include \"tower_eval.h\"\n\n"
           "static const int16_t weights[TOWER_FEATURES][2] = {\n",
           arguments);
    for (int i = 0; i < TOWER_FEATURES; i++) {
        if (names[i] != NULL)
            printf("    /* %s */\n", names[i]);
        printf("    {%ld, %ld},\n", lroundf(weights[i][0] * SCALE), lroundf(weights[i][1] * SCALE));
    }
    printf("};\n");
}

int main(int count, char **words) {
    if (count < 2)
        self_play_die("usage: fit_tower GAMES [NODES [EPOCHS [SEED]]]");
    int games = self_play_argument(count, words, 1, 4000), nodes = self_play_argument(count, words, 2, 600);
    int epochs = self_play_argument(count, words, 3, 20), seed = self_play_argument(count, words, 4, 1);
    uint64_t random = (uint64_t)seed;
    Examples examples = {0};
    SelfPlay how = {.game = &game_tower,
                    .nodes = nodes,
                    .opening_most = OPENING_MOST,
                    .scale = SCALE,
                    .choose_rules = choose_rules,
                    .note = note,
                    .examples = &examples};
    self_play(&how, games, seed);
    fprintf(stderr, "%zu positions of games\n", examples.count);
    if (examples.count == 0)
        self_play_die("There is nothing to learn from.");
    train(&examples, epochs, &random);
    char arguments[128];
    snprintf(arguments, sizeof arguments, "build/fit_tower %d %d %d %d", games, nodes, epochs, seed);
    print_header(arguments);
    free(examples.all);
    return 0;
}
