/* The weights of tower_eval.c in hundredths of a man, of the opening and of the endgame, as fitted by
 * build/fit_tower 3000 500 12 4; not to be changed by hand. */

#include "tower_eval.h"

static const int16_t weights[TOWER_FEATURES][2] = {
    /* free men */
    {57, 97},
    /* captives */
    {-9, 51},
    /* units of one man on white, black, red */
    {50, 67},
    {48, 94},
    {51, 96},
    /* units of two */
    {67, 116},
    {53, 197},
    {91, 262},
    /* units of three and more */
    {58, 74},
    {91, 132},
    {143, 190},
    /* men beyond three */
    {-32, -55},
    /* a captive below the top man */
    {140, 60},
    /* steps from the centre, by height */
    {-3, -18},
    {1, 1},
    {-8, 4},
    /* empty fields in reach, by height */
    {0, 14},
    {-3, 6},
    {-2, 0},
    /* stronger fields in reach, by height */
    {0, 17},
    {-3, 69},
    {7, 58},
    /* own units in reach */
    {0, 10},
    /* enemy units in reach */
    {-30, 6},
    /* units out of danger */
    {-10, 15},
    /* any unit out of danger */
    {-52, -5},
    /* range of the highest unit */
    {85, 54},
    /* one, two, three units */
    {-411, -25},
    {-242, 7},
    {-275, 117},
    /* the turn */
    {6, 2},
    /* threatened units */
    {-20, -43},
    /* any threat */
    {105, 9},
    /* gain of the best attack */
    {-42, 17},
    /* loss of the best attack */
    {16, 138},
};
