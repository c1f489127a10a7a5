// @ts-check
/* The games that the visitor has kept by name. Each lies in the storage by itself. */

import { spoken, t } from './language.js';
import { keysOf, read, write } from './store.js';

/** What the keys of kept games begin with. */
export const PREFIX = 'saved.';

/** @typedef {{ name: string, saved: number, game: SavedGame }} Save  saved: in milliseconds since 1970 */

/** Whether any game has been kept. */
export const hasSaves = () => keysOf(PREFIX).length > 0;

/** A date as text. @param {number} time @param {Intl.DateTimeFormatOptions} form */
export const dateText = (time, form) => new Intl.DateTimeFormat(spoken() === 'en' ? 'en-GB' : spoken(), form).format(time);

/** The name that a game gets if nobody chooses another one. @param {SavedGame} game */
export const usualName = ({ game }) => `${t(`game.${game}`)}, ${dateText(Date.now(), { day: 'numeric', month: 'short' })}`;

/**
 * Keeps a game by a name.
 * @param {SavedGame} game @param {string} [name] @returns {string | null} its name; null: refused
 */
export function keepGame(game, name = usualName(game)) {
  const saved = Date.now();
  return write(PREFIX + saved.toString(36), { name, saved, game }) ? name : null;
}

/**
 * Keeps a game that gives way to another one, unless it is kept already.
 * @param {SavedGame} game @returns {string | null} the name by which it is kept; null: refused
 */
export function keepLeaving(game) {
  const moves = (/** @type {any} */ one) => JSON.stringify([one.game, one.rules, one.position, one.moves]);
  const same = keysOf(PREFIX).map(read).find((save) => save?.game && moves(save.game) === moves(game));
  return same?.name ?? keepGame(game);
}
