// @ts-check
/* The graph of a reviewed game: White's chance of winning from ply to ply, and the moves that were judged. A slider
 * lies over it, by which a pointer or the arrow keys go through the game. */

import { byId, refill } from './dom.js';
import { verdictText } from './evaluation.js';
import { t } from './language.js';

/**
 * The graph as a picture one unit high and as many wide as there are plies.
 * @param {import('./review.js').Review} review
 */
function picture(review) {
  const width = Math.max(1, review.moves.length);
  const height = (/** @type {number} */ ply) => (1 - (review.chance(ply) ?? 0.5)).toFixed(3);
  const plies = [...review.results.keys()].filter((ply) => review.results[ply]);
  const line = plies.map((ply) => `${ply} ${height(ply)}`).join('L');
  const marks = review.marks.map((ply) => `M${ply} ${height(ply)}h0`);
  return `<svg viewBox="0 0 ${width} 1" preserveAspectRatio="none" aria-hidden="true">`
    + `<path class="area" d="M${plies[0]} 1L${line}L${width} 1z"/><path d="M0 .5H${width}"/>`
    + `<path class="course" d="M${line}"/><path d="${marks.join('')}"/></svg>`;
}

/** @param {import('./review.js').Review} review @param {number} ply the one on the board */
export function showGraph(review, ply) {
  const box = byId('graph');
  const slider = /** @type {HTMLInputElement} */ (byId('course'));
  const drawn = /** @type {HTMLElement} */ (box.firstElementChild);
  refill(drawn, `${review.moves} ${review.left}`, () => []);
  if (!drawn.firstChild) drawn.innerHTML = picture(review);
  slider.max = String(review.moves.length);
  slider.value = String(ply);
  const result = review.results[ply];
  const place = ply ? review.moves[ply - 1] : t('moves.none');
  slider.setAttribute('aria-valuetext', result ? `${place}: ${verdictText(result.score, review.scale)}` : place);
}
