#ifndef TOWERMILL_MILL_EVAL_H
#define TOWERMILL_MILL_EVAL_H

/* What a Mill position is worth: a small network with one hidden layer, fitted by tools/fit_mill.c.
 *
 * Its inputs are rows of a table of weights. Each of the 16 lines gives the row of its 27 states (each point empty, own or
 * enemy); hands, used lines (M9) and rule options give more. The rows add up to the hidden values, which are cut to
 * 0 to 1. The network sees the position in all 16 symmetries of the board and adds up the hidden values of all of them, so
 * that positions which are alike are worth the same; one of several sets of output weights, chosen by the men of both sides,
 * makes them a value. The side to move is always "own", so the colours do not matter. */

#include "mill_rules.h"

enum {
    MILL_HIDDEN = 32,      /* values in the hidden layer, in each symmetry */
    MILL_LINE_STATES = 27, /* 3 * 3 * 3 */
    MILL_ROWS_OF_HANDS = MILL_LINES * MILL_LINE_STATES,
    MILL_ROWS_OF_USED = MILL_ROWS_OF_HANDS + SIDES * MILL_MEN,
    MILL_ROWS_OF_RULES = MILL_ROWS_OF_USED + SIDES * MILL_LINES,
    MILL_ROW_ALWAYS = MILL_ROWS_OF_RULES + 3,
    MILL_ROWS = MILL_ROW_ALWAYS + 1,
    MILL_ROWS_MOST = 3 * MILL_LINES + SIDES + 4, /* that one position has */
    MILL_OUTPUTS = 7 * 7 + 9 * 3,
    MILL_ONE = 127,         /* what stands for 1 in the hidden layer, and for the greatest weight of a row */
    MILL_OUTPUT_ONE = 1024, /* what stands for 1 in the weights of the outputs */
    MILL_EVAL_SCALE = 300,  /* hundredths of a man for an output of 1, which multiplies the odds of winning by e */
    MILL_EVAL_MOST = 10000  /* what is worth more counts as this */
};

/* The static value of a position in hundredths of a man, from the view of the side to move, up to MILL_EVAL_MOST in size. The
 * game must not have ended. */
int mill_eval(const MillPos *pos);

/* The network's inputs: writes the rows that a position has and returns their number; what a row becomes when the position
 * is seen in one of its symmetries; and the position's set of output weights. */
int mill_eval_rows(const MillPos *pos, uint16_t rows[MILL_ROWS_MOST]);
int mill_eval_row_seen(int symmetry, int row);
int mill_eval_output(const MillPos *pos);

#endif
