#ifndef TOWERMILL_MILL_TABLES_H
#define TOWERMILL_MILL_TABLES_H

/* Endgame tables of Mill: what the solver found, small enough to be carried about. They serve positions with empty hands under
 * rebuild = easy and remove = must, with protect or without (double makes no difference there), and leave out M8.
 *
 * A table holds the lost positions of one sector with their distances, and nothing else: a position is won if a move
 * leads to a lost one, in one ply more than the least of these; else, if it is not lost, it is drawn. So each answer takes
 * the tables of the positions after all legal moves as well. Two kinds of lost positions are left out, since the legal moves tell
 * them: those in which the side to move is blocked, and those in which it has three men, and each of its moves lets the other side
 * close a mill.
 *
 * The format. Numbers are little-endian. Several tables may stand one after the other.
 *   bytes 0-3    "MTB1"
 *   4-7          the length of this table
 *   8-11         mill_table_sum of what follows byte 12
 *   12           whose losses these are: 1 without protect, 2 with protect, 3 both
 *   13, 14       men of the side to move and of the other
 *   15           b: numbers (mill_index.h) stand in blocks of 2^b
 *   16-17        n: how many kinds of entries there are; 0 in a sector without losses, and then nothing more
 *   18-          n times three bytes, a kind of entry each: c, plies, the length of its code in bits, ascending in length
 *   then         for each block two bytes, the number of its bits
 *   then         the bits of all blocks, the lowest of each byte first
 * A block is its entries by ascending number, each the code of its kind and c bits more, d: the entry's number is 2^c + d
 * above that of the one before, or above the one just before the block. Codes are canonical: each is, as a number, the last
 * one plus one, with zeros added where the length grows, and is written with its highest bit first. */

#include "mill_index.h"

enum {
    MILL_TABLE_CODE = 12,  /* the longest code of a kind, in bits */
    MILL_TABLE_BLOCK = 16, /* the largest b */
    MILL_TABLE_HEAD = 18,  /* bytes before the kinds */
    MILL_TABLE_SUMMED = 12 /* where the sum begins */
};

typedef struct MillTable MillTable;

typedef struct MillTables {
    MillIndex *index; /* NULL before the first table */
    int indexed;      /* rows of so many men are in the index */
    /* By protect and the men of the side to move and of the other, or NULL. */
    MillTable *tables[2][MILL_MEN + 1][MILL_MEN + 1];
} MillTables;

/* A checksum (FNV-1a, 32 bits). */
uint32_t mill_table_sum(const uint8_t *bytes, size_t length);

typedef enum MillTableFault { MILL_TABLE_OK, MILL_TABLE_DAMAGED, MILL_TABLE_NO_MEMORY } MillTableFault;

/* Takes in the tables that stand in these bytes, which stay where they are until mill_tables_free; a sector that is there already
 * is passed over. What is damaged is refused, and nothing of it is taken in. */
MillTableFault mill_tables_add(MillTables *tables, const uint8_t *bytes, size_t length);
void mill_tables_free(MillTables *tables);

/* Is there a table of this position? */
bool mill_tables_cover(const MillTables *tables, const MillPos *pos);
/* Whether a position is lost in a game that is not over: VERDICT_LOSS with plies, VERDICT_DRAW for "not lost", or
 * VERDICT_UNKNOWN. This takes only its own table. */
Known mill_tables_loss(const MillTables *tables, const MillPos *pos);
/* The value of a position, M8 left out. */
Known mill_tables_value(const MillTables *tables, const MillPos *pos);

#endif
