#ifndef TOWERMILL_H
#define TOWERMILL_H

/* The public C API, and at the same time what the WebAssembly module exports: one handle holds a match and a search.
 *
 * Texts are UTF-8 with a closing NUL. Functions that return `int` answer 1 when they did what they say and 0 when they refused;
 * either way towermill_answer gives a JSON text: the result, or {"notice": Notice} with the reason. What is refused changes
 * nothing. No function keeps a pointer that it is given, prints, reads a clock or opens a file.
 *
 * Sides are "white" and "black"; fields and points are their names in texts ("12", "a1"). The shapes:
 *
 *   Notice   {code, rule, place, args: [text], sentence}   codes and arguments: notice_list.h; place -1: not in a text;
 *            the last argument of MOVE_IN_LIST is the Notice about the move
 *   State    {game, rules: {option: value}, start: position, moves: [text], ply, length, view: View}
 *   View     {ply, position, side, turn, quiet, status: {result: "open"|"white"|"black"|"draw", notice: Notice|null},
 *             board: Board, last: Effect|null, legal: [Effect], and mustAttack: bool (Tower) or phase: "placing"|"sliding"|
 *             "flying" (Mill, of the side to move)}
 *   Board    Tower {units: [{field, men: top to bottom as "wbb", side, height, range, strength}],
 *                   white: {units, men, captive, lost}, black: …}
 *                  men are a side's men on the board, captive those of them in enemy columns, lost those that left it
 *            Mill  {white: {points, hand, lost, used: [line], mills: [line]}, black: …}
 *   Effect   what a move does. Tower {move, from, to, kind: "quiet"|"stack"|"attack", side, unit: men that stand on `to`
 *            afterwards, strength: of them there, attack: null | {A, D, outcome: "destroyed"|"captured", destroyed: men that
 *            leave the game, freed: captives that join the attacker, captured: men put below it}}
 *            Mill {move, from: point|null, to, kind: "place"|"slide"|"fly", side, removed: [point], mills: [line closed],
 *            spent: [line filled that no longer counts]}
 *   Geometry Tower {fields: [{name, q, r, colour: "white"|"black"|"red", factor}]}, axial coordinates
 *            Mill {points: [{name, x, y}], lines: [{name, points}]}
 *   Value    {result: "win"|"draw"|"loss"|"unknown", plies: to the end, 0 but for a win or loss}
 *   Endgame  {value: Value for the side to move, moves: [{move, value: Value for the side that makes it, late: bool, M8 may draw
 *            the game before that unless a man is taken first}], best first}
 *   Report   {done, depth, nodes, best: text|null, lines: [{score: {men: number} | {win: plies} | {loss: plies}, depth,
 *            moves: [text]}]}, scores from the view of the side to move, in men (0.22 is 22 hundredths of a man); the moves of a
 *            decided line go on to the game's end where endgame tables know the way */

#include <stdint.h>

typedef struct TowerMill TowerMill;

/* A handle with Tower at its start; its transposition table will have `table_kib` KiB once a search begins. NULL if there is not
 * enough memory. */
TowerMill *towermill_new(uint32_t table_kib);
void towermill_free(TowerMill *tm);

/* The JSON text of the last call with this handle. */
const char *towermill_answer(const TowerMill *tm);

/* ---- The match */

/* Begins a match: game "tower" or "mill", rules as "name=value name=value", a position text or "" for the start, moves
 * separated by spaces. Answers a State. */
int towermill_start(TowerMill *tm, const char *game, const char *rules, const char *position, const char *moves);
/* Plays a move. Answers a State. */
int towermill_play(TowerMill *tm, const char *move);
/* Undo and redo: goes to the position after `ply` moves. Answers a State. */
int towermill_go_to(TowerMill *tm, int ply);
/* Answers the State. */
int towermill_state(TowerMill *tm);
/* Answers the View after `ply` moves, without going there. */
int towermill_view(TowerMill *tm, int ply);
/* Is this move legal now? 1 and null; or 1 and the Notice of the rule that forbids it; or 0 if the text is no move at all. */
int towermill_why(TowerMill *tm, const char *move);
/* Answers the record of the match as {"record": text}; `tags` are lines as [White "Ann"] to put on top. */
int towermill_record(TowerMill *tm, const char *tags);
/* Begins the match of a record, at its end. Answers a State with one more member, tags: {name: value}. */
int towermill_load(TowerMill *tm, const char *record);

/* ---- What does not depend on the match */

/* Answers the rule options of a game, [{name, values: [text], value: the default}]. */
int towermill_options(TowerMill *tm, const char *game);
/* Answers the Geometry of a game under rules as in towermill_start. */
int towermill_geometry(TowerMill *tm, const char *game, const char *rules);
/* Answers the numbers of both games' rules, {"tower": {…}, "mill": {…}}, and with them chanceScale: a score of s hundredths of
 * a man wins with the chance 1 / (1 + e^(-s/chanceScale)). */
int towermill_numbers(TowerMill *tm);
/* Answers the levels of play, [{level, tower: nodes a move, mill: nodes a move}]. */
int towermill_levels(TowerMill *tm);

/* ---- Endgames */

/* Takes in endgame tables, the bytes of such a file as dist/tables/mill.mtb, for this handle; they are copied. Refuses what is
 * damaged. Answers null. */
int towermill_tables(TowerMill *tm, const uint8_t *bytes, uint32_t length);
/* Answers the Endgame of the present position: what the tables say, which leave out draws by M8. Without tables, and with men in
 * hand, rebuild=hard or remove=may, all is unknown but a game that is over. */
int towermill_endgame(TowerMill *tm);

/* ---- Search */

/* Begins a search of the present position. A limit of 0 is none: depth 1 to 64, nodes, level 1 to 10; at least one of them must
 * be given. `lines` of the best moves are reported (1 to 64); equal seeds make equal choices among equal moves.
 * Answers the Report. */
int towermill_begin(TowerMill *tm, int depth, double nodes, int level, int lines, uint32_t seed);
/* Searches at most `nodes` more nodes: 1 when the search has ended, 0 when there is more to search. No answer. */
int towermill_step(TowerMill *tm, uint32_t nodes);
/* Answers the Report of the search so far, or null before the first. */
int towermill_report(TowerMill *tm);
/* Forgets what earlier searches found (a level always begins anew). No answer. */
void towermill_forget(TowerMill *tm);

/* ---- Measuring */

/* perft of the present position: leaf moves at `depth`, draws left out; negative if `depth` is. No answer. */
double towermill_perft(const TowerMill *tm, int depth);
/* Nodes that the fixed searches of the benchmark take, the fingerprint of rules, evaluation and search; negative if the game is
 * unknown or memory is short. No answer. */
double towermill_bench(const char *game);

#endif
