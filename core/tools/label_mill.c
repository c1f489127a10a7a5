/* Writes positions of Mill's moving phase with their values, for fit_mill to learn from.
 *
 * Usage: label_mill FOLDER GAMES [NODES [SEED]], as in
 *     ./build.sh solve && build/label_mill build/solved 20000 300 1 >build/labels.bin
 * FOLDER holds the values of all sectors under the sheet's rules, as `solve values` leaves them. The positions are those of games
 * of the engine against itself, NODES a move, and those to which a few random moves lead from them, since a search looks at such
 * more than at sensible ones. What fit_mill reads is written to the standard output, sector by sector: records of 8 bytes,
 * with the points of the side to move and of the other side, three bytes each with bit i for point i, the value for the side to
 * move (0 loss, 1 draw, 2 win), and the plies to the end. The same arguments write the same. */

#include <stdio.h>
#include <stdlib.h>

#include "self_play.h"
#include "value_file.h"

enum {
    OPENING_MOST = 14,
    WALKS = 3, /* from each position of a game */
    WALK_MOST = 6,
    PLIES_MOST = 255
};

typedef struct Position {
    uint32_t own, other;
} Position;

typedef struct Positions {
    Position *all;
    size_t count, room;
} Positions;

/* The positions of each sector, and what the walks draw from. */
typedef struct Sampler {
    Positions sectors[MILL_MEN + 1][MILL_MEN + 1];
    uint64_t random;
} Sampler;

/* ------------------------------------------------------------------------------------------------------------- positions */

static void add(Sampler *sampler, const MillPos *pos) {
    Side own = (Side)pos->side, other = side_other(own);
    Positions *positions = &sampler->sectors[mill_total(pos, own)][mill_total(pos, other)];
    positions->all = self_play_grow(positions->all, positions->count, &positions->room, sizeof *positions->all);
    positions->all[positions->count++] = (Position){pos->men[own], pos->men[other]};
}

/* Goes some random moves on, unless the game ends on the way. */
static void walk(Sampler *sampler, MillPos pos) {
    int left = 1 + self_play_random(&sampler->random, WALK_MOST);
    while (mill_outcome(&pos).result == RESULT_OPEN) {
        MillMove moves[MILL_MOVES];
        MillUndo undo;
        if (left-- == 0) {
            add(sampler, &pos);
            return;
        }
        mill_make(&pos, moves[self_play_random(&sampler->random, mill_generate(&pos, moves))], &undo);
    }
}

static void note(void *sampler, const AnyPos *pos, float chance) {
    (void)chance;
    if (pos->mill.hand[WHITE] + pos->mill.hand[BLACK] > 0)
        return;
    add(sampler, &pos->mill);
    for (int i = 0; i < WALKS; i++)
        walk(sampler, pos->mill);
}

static Rules usual_rules(uint64_t *random) {
    (void)random;
    return (Rules){{0}};
}

/* ---------------------------------------------------------------------------------------------------------------- values */

static void put_three_bytes(uint32_t set) {
    putchar((int)(set & 255));
    putchar((int)(set >> 8 & 255));
    putchar((int)(set >> 16));
}

static void write_position(const Position *position, uint8_t value) {
    int plies = value == MILL_VALUE_DRAW ? 0 : mill_value_plies(value);
    put_three_bytes(position->own);
    put_three_bytes(position->other);
    putchar(mill_value_is_win(value) ? 2 : mill_value_is_loss(value) ? 0 : 1);
    putchar(plies < PLIES_MOST ? plies : PLIES_MOST);
}

static void write_sector(const char *folder, const Positions *positions, MillValues *values, MillSector sector) {
    if (!value_file_read(folder, values, sector))
        self_play_die("A sector is not solved yet, or memory is short.");
    const uint8_t *bytes = values->sectors[sector.own][sector.other];
    for (size_t i = 0; i < positions->count; i++) {
        const Position *position = &positions->all[i];
        write_position(position, bytes[mill_index_number(values->index, position->own, position->other)]);
    }
    value_file_forget(values);
}

int main(int count, char **words) {
    static Sampler sampler;
    static MillIndex index;
    MillValues values = {.index = &index};
    if (count < 3)
        self_play_die("usage: label_mill FOLDER GAMES [NODES [SEED]]");
    int games = self_play_argument(count, words, 2, 0), seed = self_play_argument(count, words, 4, 1);
    SelfPlay how = {.game = &game_mill,
                    .nodes = self_play_argument(count, words, 3, 300),
                    .opening_most = OPENING_MOST,
                    .scale = 1, /* the chances are of no use here */
                    .choose_rules = usual_rules,
                    .note = note,
                    .examples = &sampler};
    sampler.random = (uint64_t)seed;
    if (!mill_index_make(&index, MILL_MEN))
        self_play_die("There is not enough memory.");
    self_play(&how, games, seed);
    for (int own = MILL_FEWEST; own <= MILL_MEN; own++)
        for (int other = MILL_FEWEST; other <= MILL_MEN; other++) {
            Positions *positions = &sampler.sectors[own][other];
            if (positions->count > 0)
                write_sector(words[1], positions, &values, (MillSector){own, other});
            free(positions->all);
        }
    mill_index_free(&index);
    return 0;
}
