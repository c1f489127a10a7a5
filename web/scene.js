// @ts-check
/* What the board of a session looks like at this moment: the session and the pointer as a scene for the drawings. */

import { movable, removable, targets } from './match-state.js';

/** A board on which nothing is going on. @param {Board} board @param {object} theme @returns {Scene} */
export function still(board, theme) {
  return {
    board, theme, selected: null, focus: null, targets: [], movable: [], last: null, removable: [], chosen: [],
    pending: null, lit: [], near: [], hints: [], threat: null, hover: null, drag: null, motion: null,
    coordinates: false,
  };
}

/** The lines that the last move closed, as long as all their men stand. @param {View} view */
function closedLines({ last, board }) {
  return last ? (last.mills ?? []).filter((line) => board[last.side].mills.includes(line)) : [];
}

/** The lines that the turn being entered closes. @param {View} view @param {Entry} entry */
function closingLines(view, entry) {
  const turn = view.legal.find((effect) => effect.from === entry.from && effect.to === entry.to);
  return turn?.mills ?? [];
}

/**
 * @param {import('./session.js').Session} session
 * @param {Pick<Scene, 'theme' | 'focus' | 'hover' | 'drag' | 'coordinates' | 'near' | 'marks'>} look
 * @returns {Scene}
 */
export function sceneOf(session, look) {
  const { view, entry, asked, inspected, notice, advice } = session;
  const hints = advice?.effect && !advice.threat ? [advice.effect] : session.hints;
  const threat = advice?.threat ? advice.effect : null;
  const selected = view.board.units || session.mode === 'edit' ? inspected : null;
  const scene = {
    ...still(view.board, look.theme), ...look, last: view.last, lit: closedLines(view), selected, hints, threat,
  };
  if (!asked) return scene;
  const { legal, side } = view;
  const pending = entry.to === null ? null : { from: entry.from, to: entry.to, side };
  const placing = view.phase === 'placing'; // where every empty point is a target, marks would only hide the board
  const showMovable = entry.from === null && (view.mustAttack || notice !== null);
  return {
    ...scene,
    selected: pending ? null : entry.from ?? scene.selected,
    targets: placing && notice === null ? [] : targets(legal, entry),
    movable: showMovable ? movable(legal) : [],
    removable: removable(legal, entry),
    chosen: entry.removed,
    pending,
    lit: pending ? closingLines(view, entry) : scene.lit,
  };
}
