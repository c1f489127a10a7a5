#include "mill_solver.h"

#include <stdlib.h>
#include <string.h>

/* How it works. Each position gets the best value that removals give it, which lead to sectors already solved. Then distances
 * are gone through in order. What is lost in n plies makes positions before it won in n + 1; what is won in n plies
 * may make positions before it lost, which is found out by looking at all their moves. A value of more plies than those gone through is
 * provisional: a shorter win may still be found. Several threads may work on one distance, since all that they write is of
 * more plies, and equal whoever writes it first.
 *
 * An undecided position whose moves have been looked at watches the position after one that does not lose: until that one is won
 * for the other side, it need not be looked at again (as solvers of SAT watch literals). Its byte says which it watches, by a few bits
 * of that one's number. Of several threads that look at a position at once each may find another to watch; any will do. */

enum { WORDS = 256 / 64 };
enum { SAVED = MILL_LONGEST + 2 /* a removal keeps it from ever being lost */, WATCHING, WATCHES = 255 - WATCHING };

typedef struct Seen {
    uint64_t words[WORDS];
} Seen;

typedef struct Job {
    MillValues *values;
    MillSector sectors[2]; /* the same sector twice where both sides have as many men */
    Seen *seen[2];         /* by row: which values occur */
    bool same;
    int plies;     /* being gone through */
    bool whole[2]; /* all undecided positions of the sector are looked at, not those before what is decided */
} Job;

/* ------------------------------------------------------------------------------------------------------------ values */

/* Threads share the arrays. */
static inline uint8_t load(const uint8_t *value) {
    return __atomic_load_n(value, __ATOMIC_RELAXED);
}

/* The first number from `number` to `end` - 1 with this value, or `end`; eight are looked at at once. */
static uint32_t next_with(const uint8_t *values, uint32_t number, uint32_t end, uint8_t value) {
    typedef uint64_t __attribute__((may_alias)) Eight;
    const uint64_t ones = 0x0101010101010101u;
    while (number < end) {
        bool aligned = (uintptr_t)&values[number] % sizeof(Eight) == 0 && end - number >= sizeof(Eight);
        uint64_t differ =
            aligned ? __atomic_load_n((const Eight *)&values[number], __ATOMIC_RELAXED) ^ value * ones : 0;
        if (aligned && ((differ - ones) & ~differ & 0x80 * ones) == 0)
            number += sizeof(Eight);
        else if (load(&values[number]) == value)
            return number;
        else
            number++;
    }
    return end;
}

static bool is_undecided(uint8_t value) {
    return value == MILL_VALUE_DRAW || (value >= SAVED && value != MILL_VALUE_UNUSED);
}

/* The byte of a position that watches the one with this number. */
static uint8_t watching(uint32_t number) {
    return (uint8_t)(WATCHING + number % WATCHES);
}

static uint8_t value_at(const MillValues *values, int own_men, int other_men, uint32_t number) {
    uint8_t value = load(&values->sectors[own_men][other_men][number]);
    return is_undecided(value) ? MILL_VALUE_DRAW : value;
}

static uint8_t value_of(const MillValues *values, uint32_t own, uint32_t other) {
    int men = bits_count(own);
    if (men < MILL_FEWEST)
        return 0 + 1; /* M7: lost in 0 plies */
    return value_at(values, men, bits_count(other), mill_index_number(values->index, own, other));
}

static void settle(Job *job, int which, uint32_t number, uint8_t value) {
    MillSector sector = job->sectors[which];
    __atomic_store_n(&job->values->sectors[sector.own][sector.other][number], value, __ATOMIC_RELAXED);
    uint32_t row = number / mill_index_columns(job->values->index, sector);
    uint64_t *word = &job->seen[which][row].words[value / 64], bit = (uint64_t)1 << value % 64;
    if ((__atomic_load_n(word, __ATOMIC_RELAXED) & bit) == 0)
        __atomic_fetch_or(word, bit, __ATOMIC_RELAXED);
}

/* ------------------------------------------------------------------------------------------------------- single moves */

static inline bool fills_line(uint32_t men, int to) {
    uint32_t missing = ~(men | 1u << to);
    return (mill_line_set[mill_lines_of[to][0]] & missing) == 0 || (mill_line_set[mill_lines_of[to][1]] & missing) == 0;
}

/* M5, M6: where a man of `men` can go, or can have come from. */
static inline uint32_t reach(uint32_t men, int from, uint32_t empty) {
    return bits_count(men) == MILL_FLY ? empty : mill_adjacent[from] & empty;
}

/* What the moves of a position that are looked at so far come to. */
typedef struct Found {
    int win;  /* plies of the shortest win, 0 if there is none */
    int loss; /* plies of the longest loss */
    bool lost;
} Found;

static void find(Found *found, uint8_t after) {
    if (mill_value_is_loss(after) && (found->win == 0 || mill_value_plies(after) + 1 < found->win))
        found->win = mill_value_plies(after) + 1;
    if (!mill_value_is_win(after))
        found->lost = false;
    else if (mill_value_plies(after) + 1 > found->loss)
        found->loss = mill_value_plies(after) + 1;
}

/* Can a man close a mill? */
static bool can_close(uint32_t own, uint32_t other) {
    for (int line = 0; line < MILL_LINES; line++) {
        uint32_t missing = mill_line_set[line] & ~own;
        bool is_open = missing != 0 && (missing & (missing - 1)) == 0 && (missing & other) == 0;
        if (is_open && (reach(own, bits_lowest(missing), own) & ~mill_line_set[line]) != 0)
            return true;
    }
    return false;
}

/* The moves that remove a man. */
static void find_removals(const MillValues *values, uint32_t own, uint32_t other, Found *found) {
    if (!can_close(own, other))
        return;
    MillPos pos = {.men = {own, other}, .side = WHITE, .rules = values->rules};
    MillMove moves[MILL_MOVES];
    bool forced;
    int count = mill_generate_noisy(&pos, moves, &forced);
    for (int i = 0; i < count; i++) {
        uint32_t after = (own & ~(1u << mill_from(moves[i]))) | 1u << mill_to(moves[i]);
        find(found, value_of(values, other & ~(1u << mill_removed(moves[i], 0)), after));
    }
}

/* Is there a move that removes nothing? */
static bool has_quiet_move(uint32_t own, uint32_t other) {
    uint32_t empty = MILL_ALL & ~(own | other);
    for (uint64_t men = own; men != 0;) {
        int from = bits_pop(&men);
        for (uint64_t targets = reach(own, from, empty); targets != 0;)
            if (!fills_line(own & ~(1u << from), bits_pop(&targets)))
                return true;
    }
    return false;
}

/* Do all moves that remove nothing lead to what the other side wins in at most `plies`? If not, *watched is the number after one
 * that does not. */
static bool find_quiet_losses(const MillValues *values, uint32_t own, uint32_t other, int plies, Found *found,
                              uint32_t *watched) {
    int own_men = bits_count(own), other_men = bits_count(other);
    uint32_t empty = MILL_ALL & ~(own | other);
    for (uint64_t men = own; men != 0;) {
        int from = bits_pop(&men);
        uint32_t rest = own & ~(1u << from);
        for (uint64_t targets = reach(own, from, empty); targets != 0;) {
            int to = bits_pop(&targets);
            if (fills_line(rest, to))
                continue;
            *watched = mill_index_number(values->index, other, rest | 1u << to);
            uint8_t after = value_at(values, other_men, own_men, *watched);
            if (!mill_value_is_win(after) || mill_value_plies(after) > plies)
                return false;
            find(found, after);
        }
    }
    return true;
}

/* ---------------------------------------------------------------------------------------------------------- the start */

static void begin_position(Job *job, int which, uint32_t number) {
    MillValues *values = job->values;
    MillSector sector = job->sectors[which];
    uint32_t own, other;
    if (!mill_index_position(values->index, sector, number, &own, &other)) {
        values->sectors[sector.own][sector.other][number] = MILL_VALUE_UNUSED;
        return;
    }
    values->sectors[sector.own][sector.other][number] = MILL_VALUE_DRAW;
    Found found = {.lost = true};
    find_removals(values, own, other, &found);
    if (found.win > 0)
        settle(job, which, number, (uint8_t)(found.win + 1));
    else if (found.lost && !has_quiet_move(own, other))
        settle(job, which, number, (uint8_t)(found.loss + 1));
}

static void begin_rows(void *context, uint32_t begin, uint32_t end) {
    Job *job = context;
    for (int which = 0; which < (job->same ? 1 : 2); which++) {
        uint32_t columns = mill_index_columns(job->values->index, job->sectors[which]);
        for (uint32_t number = begin * columns; number < end * columns; number++)
            begin_position(job, which, number);
    }
}

/* -------------------------------------------------------------------------------------------------- distance by distance */

/* Is an undecided position lost, since the other side wins in at most job->plies whatever is played? */
static void check_loss(Job *job, int which, uint32_t number, uint32_t own, uint32_t other) {
    MillSector sector = job->sectors[which];
    uint8_t *value = &job->values->sectors[sector.own][sector.other][number];
    Found found = {.lost = true};
    uint32_t watched = 0;
    bool lost = find_quiet_losses(job->values, own, other, job->plies, &found, &watched);
    if (lost)
        find_removals(job->values, own, other, &found);
    if (!lost || !found.lost)
        __atomic_store_n(value, lost ? SAVED : watching(watched), __ATOMIC_RELAXED);
    else
        settle(job, which, number, (uint8_t)(found.loss + 1));
}

/* A position from which a quiet move leads to one that is decided in job->plies, with the byte that watches it. */
static void touch(Job *job, int which, uint32_t own, uint32_t other, uint8_t watch) {
    MillValues *values = job->values;
    MillSector sector = job->sectors[which];
    uint32_t number = mill_index_number(values->index, own, other);
    uint8_t value = load(&values->sectors[sector.own][sector.other][number]);
    if (job->plies % 2 == 0) {
        uint8_t won = (uint8_t)(job->plies + 2);
        if (is_undecided(value) || value > won)
            settle(job, which, number, won);
    } else if (value == MILL_VALUE_DRAW || value == watch) {
        check_loss(job, which, number, own, other);
    }
}

/* Touches all positions from which a quiet move leads here: the other side takes a move back that filled no line. */
static void touch_before(Job *job, int which, uint32_t own, uint32_t other, uint8_t watch) {
    int before = job->same ? which : 1 - which;
    uint32_t empty = MILL_ALL & ~(own | other);
    for (uint64_t men = other; men != 0;) {
        int to = bits_pop(&men);
        uint32_t rest = other & ~(1u << to);
        if (fills_line(rest, to))
            continue;
        for (uint64_t origins = reach(other, to, empty); origins != 0;)
            touch(job, before, rest | 1u << bits_pop(&origins), own, watch);
    }
}

/* Three men come from anywhere, so very many moves lead to what is won against them: where that is most of a sector, it is quicker to
 * look at each position of the three men once. */
static bool is_checked_whole(const Job *job, int which) {
    enum { FLIGHTS = 32 /* moves that lead to a position, about */ };
    MillSector sector = job->sectors[which], swapped = {sector.other, sector.own};
    if (job->plies % 2 == 0 || sector.own != MILL_FLY)
        return false;
    const uint8_t *values = job->values->sectors[swapped.own][swapped.other];
    uint64_t size = mill_index_size(job->values->index, sector), reached = 0;
    for (uint32_t number = 0; number < mill_index_size(job->values->index, swapped); number++)
        reached += values[number] == job->plies + 1;
    return FLIGHTS * reached > size;
}

static void check_row(Job *job, int which, uint32_t row) {
    MillSector sector = job->sectors[which];
    const MillIndex *index = job->values->index;
    uint32_t columns = mill_index_columns(index, sector);
    const uint8_t *values = job->values->sectors[sector.own][sector.other];
    for (uint32_t number = row * columns; number < (row + 1) * columns; number++) {
        uint32_t own, other;
        if (is_undecided(load(&values[number])) && mill_index_position(index, sector, number, &own, &other))
            check_loss(job, which, number, own, other);
    }
}

static void go_through_row(Job *job, int which, uint32_t row) {
    uint8_t value = (uint8_t)(job->plies + 1);
    if ((__atomic_load_n(&job->seen[which][row].words[value / 64], __ATOMIC_RELAXED) >> value % 64 & 1) == 0)
        return;
    MillSector sector = job->sectors[which];
    const MillIndex *index = job->values->index;
    uint32_t columns = mill_index_columns(index, sector);
    const uint8_t *values = job->values->sectors[sector.own][sector.other];
    uint32_t end = (row + 1) * columns, number = row * columns;
    while ((number = next_with(values, number, end, value)) < end) {
        uint32_t own, other;
        mill_index_position(index, sector, number, &own, &other);
        touch_before(job, which, own, other, watching(number));
        number++;
    }
}

static void go_through_rows(void *context, uint32_t begin, uint32_t end) {
    Job *job = context;
    for (int which = 0; which < (job->same ? 1 : 2); which++)
        for (uint32_t row = begin; row < end; row++) {
            if (job->whole[which])
                check_row(job, which, row);
            if (!job->whole[job->same ? which : 1 - which])
                go_through_row(job, which, row);
        }
}

/* What nobody could decide is drawn. */
static void end_rows(void *context, uint32_t begin, uint32_t end) {
    Job *job = context;
    for (int which = 0; which < (job->same ? 1 : 2); which++) {
        MillSector sector = job->sectors[which];
        uint32_t columns = mill_index_columns(job->values->index, sector);
        uint8_t *values = job->values->sectors[sector.own][sector.other];
        for (uint32_t number = begin * columns; number < end * columns; number++)
            if (is_undecided(values[number]))
                values[number] = MILL_VALUE_DRAW;
    }
}

/* The highest value that occurs. */
static int highest(const Job *job, uint32_t rows) {
    Seen all = {{0}};
    for (int which = 0; which < (job->same ? 1 : 2); which++)
        for (uint32_t row = 0; row < rows; row++)
            for (int i = 0; i < WORDS; i++)
                all.words[i] |= job->seen[which][row].words[i];
    int word = WORDS - 1;
    while (word > 0 && all.words[word] == 0)
        word--;
    return all.words[word] == 0 ? 0 : 64 * word + bits_highest(all.words[word]);
}

static bool go_through(Job *job, uint32_t rows, const MillSolverHost *host) {
    host->share(host->context, begin_rows, job, rows);
    for (job->plies = 0; job->plies + 1 <= highest(job, rows); job->plies++) {
        if (job->plies + 1 >= MILL_LONGEST)
            return false;
        host->tell(host->context, job->plies);
        for (int which = 0; which < 2; which++)
            job->whole[which] = is_checked_whole(job, which);
        host->share(host->context, go_through_rows, job, rows);
    }
    host->share(host->context, end_rows, job, rows);
    return true;
}

bool mill_solve(MillValues *values, MillSector sector, const MillSolverHost *host) {
    Job job = {.values = values, .sectors = {sector, {sector.other, sector.own}}, .same = sector.own == sector.other};
    uint32_t rows = mill_index_rows(values->index, sector);
    job.seen[0] = calloc(rows, sizeof(Seen));
    job.seen[1] = calloc(rows, sizeof(Seen));
    bool solved = job.seen[0] != NULL && job.seen[1] != NULL && go_through(&job, rows, host);
    free(job.seen[0]);
    free(job.seen[1]);
    return solved;
}

/* ---------------------------------------------------------------------------------------------------------- counting */

MillCount mill_solver_count(const MillValues *values, MillSector sector) {
    MillCount count = {0};
    uint32_t size = mill_index_size(values->index, sector);
    const uint8_t *bytes = values->sectors[sector.own][sector.other];
    for (uint32_t number = 0; number < size; number++) {
        uint8_t value = bytes[number];
        if (value == MILL_VALUE_UNUSED)
            continue;
        int plies = mill_value_plies(value);
        count.classes++;
        if (value == MILL_VALUE_DRAW) {
            count.draws++;
        } else if (mill_value_is_win(value)) {
            count.wins++;
            count.longest_win = plies > count.longest_win ? plies : count.longest_win;
        } else {
            count.losses++;
            count.longest_loss = plies > count.longest_loss ? plies : count.longest_loss;
        }
    }
    return count;
}
