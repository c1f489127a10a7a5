// @ts-check
/* What the panel shows of an analysis: the best lines, and the review of the game. */

import { Analysis, wish } from './analysis.js';
import { byId, make, put, refill, show } from './dom.js';
import { scoreOfWhite, scoreText } from './evaluation.js';
import { showBar } from './evaluation-bar.js';
import { showGraph } from './graph.js';
import { t } from './language.js';

/** How many moves of a line are shown. */
const MOVES = 8;

/** @typedef {import('./session.js').Session} Session */

/** @param {Session} session @param {boolean} flipped */
export function showAnalysis(session, flipped) {
  const analysing = session instanceof Analysis;
  document.querySelector('.tools [data-act=analyse]')?.setAttribute('aria-pressed', String(analysing));
  show(byId('analysis'), analysing);
  show(byId('evaluation'), analysing);
  if (!analysing) return;
  const { score, scale, searching, running, review, origin } = session;
  if (score || !searching) showBar(byId('evaluation'), score, scale, flipped);
  put(byId('engine'), t(running ? 'analysis.stop' : 'analysis.go'));
  showLines(byId('lines'), session);
  showReview(session);
  const button = /** @type {HTMLElement} */ (document.querySelector('#analysis [data-act=review]'));
  show(button, origin.state.length > 0 && !review?.running && review?.left !== 0);
}

/**
 * The rows stay while their texts change, so that a press or the focus is not lost.
 * @param {HTMLElement} list @param {Analysis} session
 */
export function showLines(list, { lines, searching, state: { view } }) {
  const count = Math.min(wish.lines, view.legal.length);
  refill(list, String(count), () => Array.from({ length: count }, (_, line) => make('li', {}, make('b'),
    ...Array.from({ length: MOVES }, (__, step) => make('button', { type: 'button', dataset: { line, step: step + 1 } })))));
  show(list, searching || lines.length > 0);
  [...list.children].forEach((row, index) => {
    const [score, ...buttons] = row.children;
    const line = lines[index];
    put(score, line ? scoreText(scoreOfWhite(line.score, view.side)) : '');
    buttons.forEach((button, step) => {
      put(button, line?.moves[step] ?? '');
      show(/** @type {HTMLElement} */ (button), Boolean(button.textContent));
    });
  });
}

/** The graph as far as it is known, and how many moves were judged. @param {Analysis} session */
function showReview({ review, strayed, state: { ply } }) {
  const begun = review && !strayed && review.left < review.moves.length;
  show(byId('graph'), Boolean(begun));
  if (begun) showGraph(review, ply);
  put(byId('review'), review?.left === 0 ? t('review.count', { count: review.marks.length }) : '');
}
