#include "mill_board.h"

/* The points by their names, row by row from White's side. */
enum { A1, D1, G1, B2, D2, F2, C3, D3, E3, A4, B4, C4, E4, F4, G4, C5, D5, E5, B6, D6, F6, A7, D7, G7 };

/* clang-format off */

const char mill_point_name[MILL_POINTS][3] = {
    "a1",             "d1",             "g1",
          "b2",       "d2",       "f2",
                "c3", "d3", "e3",
    "a4", "b4", "c4",       "e4", "f4", "g4",
                "c5", "d5", "e5",
          "b6",       "d6",       "f6",
    "a7",             "d7",             "g7",
};

const char mill_line_name[MILL_LINES][5] = {
    "a1g1", "b2f2", "c3e3", "a4c4", "e4g4", "c5e5", "b6f6", "a7g7",
    "a1a7", "b2b6", "c3c5", "d1d3", "d5d7", "e3e5", "f2f6", "g1g7",
};

const uint8_t mill_column[MILL_POINTS] = {
    0,       3,       6,
       1,    3,    5,
          2, 3, 4,
    0, 1, 2,    4, 5, 6,
          2, 3, 4,
       1,    3,    5,
    0,       3,       6,
};

const uint8_t mill_row[MILL_POINTS] = {
    0,       0,       0,
       1,    1,    1,
          2, 2, 2,
    3, 3, 3,    3, 3, 3,
          4, 4, 4,
       5,    5,    5,
    6,       6,       6,
};

const uint8_t mill_line[MILL_LINES][3] = {
    {A1, D1, G1}, {B2, D2, F2}, {C3, D3, E3}, {A4, B4, C4},
    {E4, F4, G4}, {C5, D5, E5}, {B6, D6, F6}, {A7, D7, G7},
    {A1, A4, A7}, {B2, B4, B6}, {C3, C4, C5}, {D1, D2, D3},
    {D5, D6, D7}, {E3, E4, E5}, {F2, F4, F6}, {G1, G4, G7},
};

#define POINT(p) (1u << (p))
#define SET2(p, q) (POINT(p) | POINT(q))
#define SET3(p, q, r) (SET2(p, q) | POINT(r))
#define SET4(p, q, r, s) (SET2(p, q) | SET2(r, s))

const uint32_t mill_line_set[MILL_LINES] = {
    SET3(A1, D1, G1), SET3(B2, D2, F2), SET3(C3, D3, E3), SET3(A4, B4, C4),
    SET3(E4, F4, G4), SET3(C5, D5, E5), SET3(B6, D6, F6), SET3(A7, D7, G7),
    SET3(A1, A4, A7), SET3(B2, B4, B6), SET3(C3, C4, C5), SET3(D1, D2, D3),
    SET3(D5, D6, D7), SET3(E3, E4, E5), SET3(F2, F4, F6), SET3(G1, G4, G7),
};

/* First the line along a row, then the one along a column. */
const uint8_t mill_lines_of[MILL_POINTS][2] = {
    [A1] = {0, 8},   [D1] = {0, 11},  [G1] = {0, 15},
    [B2] = {1, 9},   [D2] = {1, 11},  [F2] = {1, 14},
    [C3] = {2, 10},  [D3] = {2, 11},  [E3] = {2, 13},
    [A4] = {3, 8},   [B4] = {3, 9},   [C4] = {3, 10},
    [E4] = {4, 13},  [F4] = {4, 14},  [G4] = {4, 15},
    [C5] = {5, 10},  [D5] = {5, 12},  [E5] = {5, 13},
    [B6] = {6, 9},   [D6] = {6, 12},  [F6] = {6, 14},
    [A7] = {7, 8},   [D7] = {7, 12},  [G7] = {7, 15},
};

const uint32_t mill_adjacent[MILL_POINTS] = {
    [A1] = SET2(D1, A4),         [D1] = SET3(A1, G1, D2),     [G1] = SET2(D1, G4),
    [B2] = SET2(D2, B4),         [D2] = SET4(D1, B2, F2, D3), [F2] = SET2(D2, F4),
    [C3] = SET2(D3, C4),         [D3] = SET3(D2, C3, E3),     [E3] = SET2(D3, E4),
    [A4] = SET3(A1, B4, A7),     [B4] = SET4(B2, A4, C4, B6), [C4] = SET3(C3, B4, C5),
    [E4] = SET3(E3, F4, E5),     [F4] = SET4(F2, E4, G4, F6), [G4] = SET3(G1, F4, G7),
    [C5] = SET2(C4, D5),         [D5] = SET3(C5, E5, D6),     [E5] = SET2(E4, D5),
    [B6] = SET2(B4, D6),         [D6] = SET4(D5, B6, F6, D7), [F6] = SET2(F4, D6),
    [A7] = SET2(A4, D7),         [D7] = SET3(D6, A7, G7),     [G7] = SET2(G4, D7),
};

/* Eight with the squares in their places, then the same eight turned inside out: each is written as the points to
 * which a1 to g7 go, in order. */
const uint8_t mill_symmetry[MILL_SYMMETRIES][MILL_POINTS] = {
    /* as it is */
    {A1, D1, G1, B2, D2, F2, C3, D3, E3, A4, B4, C4, E4, F4, G4, C5, D5, E5, B6, D6, F6, A7, D7, G7},
    /* turned to the right */
    {A7, A4, A1, B6, B4, B2, C5, C4, C3, D7, D6, D5, D3, D2, D1, E5, E4, E3, F6, F4, F2, G7, G4, G1},
    /* turned by half */
    {G7, D7, A7, F6, D6, B6, E5, D5, C5, G4, F4, E4, C4, B4, A4, E3, D3, C3, F2, D2, B2, G1, D1, A1},
    /* turned to the left */
    {G1, G4, G7, F2, F4, F6, E3, E4, E5, D1, D2, D3, D5, D6, D7, C3, C4, C5, B2, B4, B6, A1, A4, A7},
    /* left and right swapped */
    {G1, D1, A1, F2, D2, B2, E3, D3, C3, G4, F4, E4, C4, B4, A4, E5, D5, C5, F6, D6, B6, G7, D7, A7},
    /* bottom and top swapped */
    {A7, D7, G7, B6, D6, F6, C5, D5, E5, A4, B4, C4, E4, F4, G4, C3, D3, E3, B2, D2, F2, A1, D1, G1},
    /* mirrored on a1-g7 */
    {A1, A4, A7, B2, B4, B6, C3, C4, C5, D1, D2, D3, D5, D6, D7, E3, E4, E5, F2, F4, F6, G1, G4, G7},
    /* mirrored on a7-g1 */
    {G7, G4, G1, F6, F4, F2, E5, E4, E3, D7, D6, D5, D3, D2, D1, C5, C4, C3, B6, B4, B2, A7, A4, A1},
    /* as it is, inside out */
    {C3, D3, E3, B2, D2, F2, A1, D1, G1, C4, B4, A4, G4, F4, E4, A7, D7, G7, B6, D6, F6, C5, D5, E5},
    /* turned to the right, inside out */
    {C5, C4, C3, B6, B4, B2, A7, A4, A1, D5, D6, D7, D1, D2, D3, G7, G4, G1, F6, F4, F2, E5, E4, E3},
    /* turned by half, inside out */
    {E5, D5, C5, F6, D6, B6, G7, D7, A7, E4, F4, G4, A4, B4, C4, G1, D1, A1, F2, D2, B2, E3, D3, C3},
    /* turned to the left, inside out */
    {E3, E4, E5, F2, F4, F6, G1, G4, G7, D3, D2, D1, D7, D6, D5, A1, A4, A7, B2, B4, B6, C3, C4, C5},
    /* left and right swapped, inside out */
    {E3, D3, C3, F2, D2, B2, G1, D1, A1, E4, F4, G4, A4, B4, C4, G7, D7, A7, F6, D6, B6, E5, D5, C5},
    /* bottom and top swapped, inside out */
    {C5, D5, E5, B6, D6, F6, A7, D7, G7, C4, B4, A4, G4, F4, E4, A1, D1, G1, B2, D2, F2, C3, D3, E3},
    /* mirrored on a1-g7, inside out */
    {C3, C4, C5, B2, B4, B6, A1, A4, A7, D3, D2, D1, D7, D6, D5, G1, G4, G7, F2, F4, F6, E3, E4, E5},
    /* mirrored on a7-g1, inside out */
    {E5, E4, E3, F6, F4, F2, G7, G4, G1, D5, D6, D7, D1, D2, D3, A7, A4, A1, B6, B4, B2, C5, C4, C3},
};

/* clang-format on */
