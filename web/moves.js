// @ts-check
/* The list of the moves of a game: a button a ply, one stop of the tab key. */

import { focusIn, make } from './dom.js';
import { t } from './language.js';
import { moveRows } from './match-state.js';

/** @typedef {import('./evaluation.js').Judgement} Judgement */

/** How a judgement is written behind a move. @type {Record<Judgement, string>} */
const SIGNS = { inaccuracy: '?!', mistake: '?', blunder: '??' };

/**
 * Keeps the ply that is looked at in sight without moving the page.
 * @param {HTMLElement} list
 * @param {HTMLElement} button
 */
function reveal(list, button) {
  const top = button.offsetTop - list.offsetTop;
  if (top < list.scrollTop) list.scrollTop = top;
  const over = top + button.offsetHeight - list.clientHeight;
  if (over > list.scrollTop) list.scrollTop = over;
}

/**
 * @param {HTMLElement} list @param {import('./session.js').Session} session
 */
export function showMoves(list, session) {
  const { state, view, first, match } = session;
  const moves = state.moves.join(' ');
  if (list.dataset.moves !== moves) {
    list.dataset.moves = moves;
    const focused = list.contains(focusIn(list));
    list.replaceChildren(...moveRows(first, match.at(0).turn, state.moves).map(rowOf));
    if (focused) /** @type {HTMLElement | null} */ (list.querySelector(`[data-ply="${view.ply}"]`))?.focus();
  }
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (list.querySelectorAll('button'))) {
    const ply = Number(button.dataset.ply);
    const current = ply === view.ply;
    button.tabIndex = current || (view.ply === 0 && ply === 1) ? 0 : -1;
    button.classList.toggle('undone', ply > state.ply);
    mark(button, session.judgement(ply));
    if (current) {
      button.setAttribute('aria-current', 'true');
      if (list.contains(focusIn(list))) button.focus({ preventScroll: true });
      reveal(list, button);
    } else button.removeAttribute('aria-current');
  }
  if (view.ply === 0) list.scrollTop = 0;
}

/**
 * Puts the sign of a judgement behind a move.
 * @param {HTMLElement} button @param {Judgement | null} judgement
 */
function mark(button, judgement) {
  if (judgement) {
    button.dataset.mark = SIGNS[judgement];
    button.setAttribute('aria-label', `${button.textContent}, ${t('judgement', { judgement })}`);
  } else {
    delete button.dataset.mark;
    button.removeAttribute('aria-label');
  }
}

/** @param {ReturnType<typeof moveRows>[number]} row */
function rowOf({ turn, white, black }) {
  const cell = (/** @type {typeof white} */ made) => {
    if (!made) return make('span', {}, white ? '' : '…');
    return make('button', { type: 'button', dataset: { ply: made.ply } }, made.move);
  };
  return make('li', {}, make('span', { className: 'turn' }, `${turn}.`), cell(white), cell(black));
}
