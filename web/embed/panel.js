// @ts-check
/* What stands around the board of an embed: the task, the status, a comment, the engine's lines, buttons, moves. */

import { Analysis } from '../analysis.js';
import { showLines } from '../analysis-panel.js';
import { make, put, refill, show } from '../dom.js';
import { showBar } from '../evaluation-bar.js';
import { spoken, t } from '../language.js';
import { exact } from '../match-state.js';
import { showMoves } from '../moves.js';
import { SIDES } from '../position.js';
import { effectText, menTexts, moreText, resultText, statusText } from '../sentences.js';
import { buttonsOf, showControls } from './controls.js';
import { Puzzle } from './puzzle.js';
import { Shown } from './shown.js';

/** @typedef {import('../session.js').Session} Session */
/** @typedef {import('./attributes.js').Values} Values */

/** The two lines of the status. @param {Session} session @param {Record<string, number>} numbers @returns {string[]} */
function statusOf(session, numbers) {
  const { view, entry, notice, advice } = session;
  if (session instanceof Shown) {
    const told = view.last ? effectText(view.last) : t('embed.start');
    return [told, view.status.result === 'open' ? '' : resultText(view.status)];
  }
  const more = moreText(session);
  if (session instanceof Puzzle && !session.looked && entry.to === null) {
    if (session.stand === 'solved') return [session.told, session.result.text];
    return [session.told, notice || advice || session.inspected ? more : ''];
  }
  return [statusText(session, numbers), more];
}

/**
 * What may be done now besides moving: actions and their words.
 * @param {Session} session @returns {[string, string][]}
 */
function offersOf(session) {
  const { state, entry } = session;
  if (session instanceof Shown) return [];
  if (session.looked) return [['live', t('moves.live')]];
  if (session.asked && entry.to !== null && exact(state.view.legal, entry)) return [['done', t('done')]];
  if (session instanceof Analysis) return session.strayed ? [['rejoin', t('rejoin')]] : [];
  if (session instanceof Puzzle) return session.stand === 'solved' ? [['copy', t('puzzle.copy')]] : [];
  if (session.open && session.alone) return [['pause', t(session.paused ? 'continue' : 'pause')]];
  return session.thinking ? [['hurry', t('moveNow')]] : [];
}

/** @param {import('./frame.js').Frame} frame @param {Session} session @param {Record<string, number>} numbers */
function showStatus({ status, main, more, offers }, session, numbers) {
  const [first, second] = statusOf(session, numbers);
  status.classList.toggle('refused', session.notice !== null);
  status.classList.toggle('wrong', session instanceof Puzzle && session.missed !== '');
  status.classList.toggle('solved', session instanceof Puzzle && session.stand === 'solved');
  put(main, first);
  put(more, second);
  const offered = offersOf(session);
  refill(offers, `${spoken()} ${offered.join()}`, () => (
    offered.map(([act, text]) => make('button', { dataset: { act } }, text))));
}

/** The moves as a list, each on its line. @param {HTMLElement} list @param {Session} session */
function showList(list, session) {
  showMoves(list, session);
  list.setAttribute('aria-label', t('moves'));
}

/** @param {import('./frame.js').Frame} frame @param {Session} session @param {boolean} flipped */
function showEngine({ bar, lines }, session, flipped) {
  const analysing = session instanceof Analysis;
  show(bar, analysing);
  show(lines, analysing);
  if (!analysing) return;
  const { score, searching, scale } = session;
  if (score || !searching) showBar(bar, score, scale, flipped);
  showLines(lines, session);
}

/**
 * @param {import('./frame.js').Frame} frame @param {Session} session @param {Values} values
 * @param {{ flipped: boolean, numbers: Record<string, number>, comment: string, actions: Record<string, any> }} more
 */
export function showPanel(frame, session, values, { flipped, numbers, comment, actions }) {
  const { task, board, comment: note, controls, moves, section, status, canvas, fields } = frame;
  const { mode, label } = values;
  const name = label || t(`game.${session.game}`);
  const walked = mode !== 'view' && values.keyboard;
  section.lang = spoken();
  section.setAttribute('aria-label', name);
  show(fields, walked);
  fields.setAttribute('aria-label', label || t(`board.${session.game}`));
  board.setAttribute('role', walked ? 'group' : 'img');
  const men = SIDES.map((side) => `${t(`men.${side}`)}: ${menTexts(session, side).join('; ')}`);
  board.setAttribute('aria-label', walked ? name : [name, ...men].join('. '));
  canvas.style.cursor = session.asked ? 'pointer' : '';
  put(task, mode === 'puzzle' ? values.task : '');
  show(task, task.textContent !== '');
  show(status, mode !== 'view' || comment !== '');
  if (mode === 'view') frame.main.textContent = frame.more.textContent = '';
  else showStatus(frame, session, numbers);
  put(note, comment);
  show(note, comment !== '');
  showEngine(frame, session, flipped);
  show(moves, values.movesList !== 'none');
  if (values.movesList !== 'none') showList(moves, session);
  controls.setAttribute('aria-label', t('tools'));
  const hinted = session.advice?.threat === false;
  showControls(controls, buttonsOf(values), actions,
    { hint: hinted, ...session instanceof Analysis && { engine: session.running } });
}
