#ifndef TOWERMILL_NOTICE_H
#define TOWERMILL_NOTICE_H

/* A notice is something the core has to say, as data: a code with its arguments, the rule that it rests on and, for a
 * fault of a text, its place. The page words it in the user's language from code and arguments; the native tool
 * prints the English sentence. All codes and sentences stand in notice_list.h. */

#include "text.h"

typedef enum NoticeCode {
    NOTICE_NONE,
#define NOTICE(code, rule, sentence) NOTICE_##code,
#include "notice_list.h"
#undef NOTICE
    NOTICE_CODES
} NoticeCode;

/* Parts of a text that can be missing or out of range: the argument of {0p}. */
typedef enum Part {
    PART_SIDE,  /* w or b */
    PART_UNITS, /* FIELD:MEN, or - */
    PART_FIELD, /* 1 to 61 */
    PART_COLON,
    PART_MEN,    /* w and b, top to bottom */
    PART_SIGN,   /* -, + or x of a Tower move */
    PART_POINT,  /* a1 to g7 */
    PART_POINTS, /* points, or - */
    PART_HAND,   /* men in hand */
    PART_LINES,  /* used lines, or - */
    PART_LINE,   /* a1g1 to g1g7 */
    PART_QUIET,  /* plies without progress */
    PART_MOVE,   /* number of the full move */
    PART_SPACE,  /* one space */
    PARTS
} Part;

enum { NOTICE_ARGS = 4, NOTICE_POOL = 2560, NOTICE_MOVE = 24, NOTICE_SENTENCE = 2 * NOTICE_POOL };

/* Where a move stands that does not fit among others. */
typedef struct MoveOfList {
    int number; /* from 1; 0 when the notice does not speak of a list */
    int place;  /* offset in bytes in the text that holds the list, or -1 */
    char move[NOTICE_MOVE];
} MoveOfList;

typedef struct Notice {
    NoticeCode code; /* NOTICE_NONE: there is nothing to say */
    int place;       /* offset in bytes in the text that it speaks of, or -1 */
    MoveOfList of_list;
    int arg_count;
    uint16_t arg_at[NOTICE_ARGS]; /* where each argument begins in pool */
    uint16_t used;                /* bytes of pool in use */
    char pool[NOTICE_POOL];       /* the arguments, each closed by a NUL; one that is too long is cut */
} Notice;

/* Begins a notice without arguments; the following calls add them in order. */
void notice_begin(Notice *notice, NoticeCode code, int place);
void notice_add_text(Notice *notice, const char *text);
void notice_add_bytes(Notice *notice, const char *text, size_t length);
/* What somebody wrote that is not known: so much of it as a sentence can bear. */
void notice_add_unknown(Notice *notice, const char *text, size_t length);
void notice_add_number(Notice *notice, long long number);
void notice_add_side(Notice *notice, Side side); /* the argument is "white" or "black" */
void notice_add_part(Notice *notice, Part part); /* the argument is the part's name in lower case, such as "field" */

/* A notice without arguments in one call; returns false, so that a reader can fail in one line. */
bool notice_fail(Notice *notice, NoticeCode code, int place);
/* The same for TEXT_EXPECTED, the commonest fault of a text. */
bool notice_expected(Notice *notice, Part part, int place);

/* Tells that the notice speaks of one move of a list: the `number`th, `length` bytes at `move`. */
void notice_of_list(Notice *notice, int number, const char *move, size_t length, int place);
/* The notice about the list that such a notice stands within: MOVE_IN_LIST with number, move and English sentence. */
void notice_outer(const Notice *notice, Notice *outer);

const char *notice_arg(const Notice *notice, int index);
/* The code's name as in notice_list.h, such as "T9_MUST_ATTACK", and its rule, such as "T9" or "". */
const char *notice_name(NoticeCode code);
const char *notice_rule(NoticeCode code);

/* Writes the English sentence, without a full stop; a fault of a text ends with its place, as " (at character 5)". What is
 * said of a move of a list follows on which move it is. A buffer of NOTICE_SENTENCE bytes holds any. */
void notice_write(const Notice *notice, Writer *out);

#endif
