// @ts-check
/* Reads a game that was kept, from storage that may hold anything. */

import { readClock } from './clock.js';
import { readEnd } from './ending.js';

/** @type {GameName[]} */
export const GAMES = ['tower', 'mill'];

/** Who plays the game that one click begins. @returns {Players} */
export const usualPlayers = () => ({ white: { computer: false, level: 3 }, black: { computer: true, level: 3 } });

/** @param {unknown} found @returns {Player} */
function readPlayer(found) {
  const { computer, level } = /** @type {Player} */ (found);
  if (typeof computer !== 'boolean' || !Number.isInteger(level) || level < 1 || level > 10) throw new TypeError('This is no player');
  return { computer, level };
}

/**
 * Throws if the core cannot replay what was found, or if it is no game at all.
 * @param {Core} core @param {GameName} game the one that it should be @param {SavedGame} found
 * @returns {SavedGame}
 */
export function readSavedGame(core, game, found) {
  if (found.game !== game || typeof found.position !== 'string') throw new TypeError('This is no saved game');
  const players = { white: readPlayer(found.players.white), black: readPlayer(found.players.black) };
  const match = core.match(found);
  try {
    match.goTo(found.ply);
  } finally {
    match.free();
  }
  return { ...found, players, end: readEnd(found.end), clock: readClock(found.clock, found.moves.length) };
}
