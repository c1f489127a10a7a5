// @ts-check
/* Ends of a game that no move made: somebody resigned, both agreed on a draw, the time was up, or a record states a
 * result and not why. The core knows nothing of them; they are laid over what it says of an open game. */

import { opposite } from './match-state.js';

/** @type {Ending[]} all that there are */
const ENDS = /** @type {const} */ (['resigned', 'agreed', 'time', 'stated'])
  .flatMap((how) => /** @type {const} */ (['white', 'black']).map((side) => ({ how, side })));
const RESULTS = { white: '1-0', black: '0-1', draw: '1/2-1/2' };

/** @param {Ending} end */
const resultOf = ({ how, side }) => (how === 'agreed' ? 'draw' : opposite(side));

/** A state with this end laid over it. @param {State} state @param {Ending | null} end @returns {State} */
export function withEnd(state, end) {
  if (!end || state.view.status.result !== 'open') return state;
  return { ...state, view: { ...state.view, legal: [], status: { result: resultOf(end), notice: null, end } } };
}

/** @param {Ending} end @returns {string} as it stands in a record, whatever language the page speaks */
const reasonOf = ({ how, side }) => {
  const name = side === 'white' ? 'White' : 'Black';
  return {
    resigned: `${name} resigned`,
    agreed: 'Both sides agreed on a draw',
    time: `${name} ran out of time`,
    stated: `${name} lost`,
  }[how];
};

/** The tags of a game record that tell it. @param {Ending} end @returns {Record<string, string>} */
export const tagsOf = (end) => ({ Result: RESULTS[resultOf(end)], Reason: reasonOf(end) });

/**
 * The end that the tags of a record tell, or null; the last kind, if they do not tell why.
 * @param {Record<string, string>} tags
 */
export function endOf({ Result, Reason }) {
  const ends = ENDS.filter((end) => RESULTS[resultOf(end)] === Result);
  return ends.find((end) => reasonOf(end) === Reason) ?? ends.at(-1) ?? null;
}

/** Reads an end from storage, which may hold anything. @param {any} found */
export const readEnd = (found) => ENDS.find(({ how, side }) => how === found?.how && side === found.side) ?? null;
