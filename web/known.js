// @ts-check
/* What endgame tables know about Mill. They and what shows them lie in files of their own, which are loaded when a game
 * comes near to them; where they do not arrive, all goes on without. */

import { Analysis } from './analysis.js';
import { load } from './files.js';
import { t } from './language.js';

/** With so many men on the board and none in hand, a game comes near to the tables: the largest hold one less. */
const NEAR = 11;

/** @typedef {import('./session.js').Session} Session */

let asked = false;
/** @type {import('./endgame.js').EndgamePanel | null} */
let panel = null;

/** @param {Session} session */
function isNear({ game, view: { board: { white, black } } }) {
  return game === 'mill' && white.hand + black.hand === 0 && white.points.length + black.points.length <= NEAR;
}

/** @param {Session} session */
async function bring({ core, thinker, listener }) {
  if (typeof towermillEndgame === 'undefined') await load('endgame.js');
  panel = await towermillEndgame.open({ core, thinker, t }, () => listener.changed());
  listener.changed();
}

/** Shows in an analysis what is known of its position. @param {Session} session */
export function showKnown(session) {
  if (!asked && isNear(session)) {
    asked = true;
    bring(session).catch(() => {});
  }
  panel?.show(session instanceof Analysis ? session : null);
}
