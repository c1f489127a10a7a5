// @ts-check
/* Finds the games that others hand on, as records or links, and takes those that are dropped on the page or pasted. */

import { CoreError } from './core.js';
import { endOf } from './ending.js';
import { sentence, t } from './language.js';
import { readLink } from './link.js';

/** The longest text that is looked at, in characters. */
const MOST = 500000;

/** @typedef {MatchSetup & { end?: Ending | null }} Found */

/** Throws what can be said of a text before the core reads it. @param {string} text @param {number} most characters */
export function check(text, most) {
  if (!text.trim()) throw new Error(sentence(/** @type {any} */ ({ code: 'TEXT_EMPTY', place: -1, args: [] })));
  if (/[^\P{Cc}\s]|\ufffd/u.test(text)) throw new Error(t('open.binary'));
  if (text.length > most) throw new Error(t('open.long', { most }));
}

/** What an error says. @param {any} error */
export const faultOf = (error) => (error instanceof CoreError ? sentence(error.notice) : error.message);

/** The game in a text; throws what is wrong with it. @param {Core} core @param {string} text @returns {Found} */
export function findGame(core, text) {
  check(text, MOST);
  const isRecord = /^\s*\[/.test(text);
  const linked = readLink(/#\S+/.exec(text)?.[0] ?? '');
  if (!isRecord && !linked) throw new Error(t('open.neither'));
  const { game, rules, start, moves, tags } = isRecord || !linked ? loaded(core, text) : begun(core, linked);
  return { game, rules, position: start, moves, end: endOf(tags) };
}

/** @param {Core} core @param {MatchSetup} game */
function begun(core, game) {
  const match = core.match(game);
  const state = match.state();
  match.free();
  return { ...state, tags: {} };
}

/** @param {Core} core @param {string} record */
function loaded(core, record) {
  try {
    const { match, state } = core.load(record);
    match.free();
    return state;
  } catch (error) {
    const { notice } = /** @type {CoreError} */ (error);
    const before = new TextEncoder().encode(record).slice(0, Math.max(0, notice.place)); // the core counts bytes
    if (notice.place > 0) notice.place = new TextDecoder().decode(before).length;
    throw error;
  }
}

/** The text of a file, or as much of it as is looked at. @param {Blob} file */
export const textOf = (file) => file.slice(0, MOST + 1).text();

/** @param {(text: string) => void} found something was dropped on the page, or pasted outside of its fields */
export function listenToTexts(found) {
  document.addEventListener('dragover', (event) => event.preventDefault());
  for (const type of ['drop', 'paste']) {
    document.addEventListener(type, async (/** @type {any} */ event) => {
      if (type === 'paste' && event.target.closest('input, textarea')) return;
      event.preventDefault();
      const data = event.dataTransfer ?? event.clipboardData;
      const [file] = data.files;
      found(file ? await textOf(file) : data.getData('text'));
    });
  }
}
