// @ts-check
/* The solution of a puzzle: lines of moves, the solver's first, then the answer, and so on.
 *
 *   d2xf4 a1-a4 d2-d3; d1xb6     two ways: the second takes one move
 *   12x19 44-38 *                the last move may be any that wins at once
 *
 * Lines are separated by semicolons or line ends, moves by spaces. The other side answers as in the first line that
 * fits. A move that wins at once solves a puzzle, whatever the lines say. */

/** Any move that wins the game at once. */
export const WIN = '*';

/** @typedef {string[][]} Solution */

/**
 * @param {Core} core @param {MatchSetup} setup the position, with the moves that led to it
 * @param {string} text
 * @returns {Solution} throws an Error, or a CoreError, if a line cannot be played
 */
export function readSolution(core, setup, text) {
  const lines = text.split(/[;\n]/).map((line) => line.split(/[\s,]+/).filter(Boolean)).filter((line) => line.length);
  for (const line of lines) {
    const moves = line[line.length - 1] === WIN ? line.slice(0, -1) : line;
    if (line !== moves && line.length % 2 === 0) throw new Error(`${WIN} may stand for a move of the solver only.`);
    core.match({ ...setup, moves: [...setup.moves ?? [], ...moves] }).free();
  }
  return lines;
}

/** The lines that begin with these moves. @param {Solution} lines @param {string[]} moves */
const beginning = (lines, moves) => lines.filter((line) => moves.every((move, at) => line[at] === move));

/** The move that follows these ones, or undefined. @param {Solution} lines @param {string[]} moves */
export const following = (lines, moves) => (
  beginning(lines, moves).find(({ length }) => length > moves.length)?.[moves.length]);

/**
 * What the moves made so far are worth, the solver's being the last.
 * @param {Solution} lines @param {string[]} moves @param {boolean} won whether they have won the game
 * @returns {'solved' | 'right' | 'wrong'}
 */
export function verdict(lines, moves, won) {
  const fitting = beginning(lines, moves);
  if (won || fitting.some(({ length }) => length === moves.length)) return 'solved';
  return fitting.length ? 'right' : 'wrong';
}
