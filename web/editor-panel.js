// @ts-check
/* What stands beside the board while a position is edited: the tools, the options, the position as text, and what the
 * core says of it. */

import { choice, ruleChoices, select } from './dialogs.js';
import { byId, make, put, refill } from './dom.js';
import { spoken, t } from './language.js';
import { SIDES, clear } from './position.js';
import { resultText } from './sentences.js';

/** @typedef {import('./editor.js').Editor} Editor */

/** What ends the editing, and its words. */
const DONE = { editPlay: 'moves.resume', analyse: 'analyse', editCancel: 'cancel' };

/** @returns {(editor: Editor) => void} what shows an editor in its place on the page */
export function createEditorPanel() {
  const box = byId('editor');
  const tools = make('div');
  const hands = { white: make('output'), black: make('output') };
  const field = make('textarea', { rows: 3, spellcheck: false, autocapitalize: 'none' });
  const fault = make('p', { className: 'fault', role: 'status' });
  const verdict = make('p', { role: 'status' });
  /** @type {HTMLElement} */
  let side;

  /** @param {Editor} editor @returns {Node[]} */
  function build(editor) {
    const rules = { ...editor.state.rules };
    side = choice(t('edit.side'), '', SIDES.map((value) => ({ value, text: t(`side.${value}`) })), '',
      (value) => editor.alter((items) => { items.side = /** @type {Side} */ (value); }));
    field.oninput = () => editor.read(field.value);
    field.onblur = () => show(editor);
    return [
      make('h2', { id: 'editor-title' }, t('edit.title')), tools,
      make('p', { className: 'buttons' },
        make('button', { onclick: () => editor.set({ position: '' }) }, t('edit.start')),
        make('button', { onclick: () => editor.alter(clear) }, t('edit.clear'))),
      side, ...(editor.game === 'mill' ? SIDES.map((owner) => stepper(editor, owner)) : []),
      make('label', { className: 'part' }, t('edit.text'), field), fault, verdict,
      make('details', {}, make('summary', {}, t('rules')), make('div', { className: 'options' },
        ...ruleChoices(editor.core, editor.game, rules, () => editor.alter(() => {}, rules)))),
      make('p', { className: 'buttons' }, ...Object.entries(DONE).map(([act, key], index) => (
        make('button', { className: index ? '' : 'primary', dataset: { act } }, t(key))))),
    ];
  }

  /** The men in a side's hand. @param {Editor} editor @param {Side} owner */
  function stepper(editor, owner) {
    const label = t('edit.hand', { side: owner });
    const step = (/** @type {string} */ sign, /** @type {number} */ by) => make('button', {
      'aria-label': `${label}: ${sign}1`,
      onclick: () => editor.alter(({ hand }) => { hand[owner] = Math.max(0, hand[owner] + by); }),
    }, sign);
    return make('div', { className: 'line' }, make('span', {}, label),
      make('div', { className: 'buttons' }, step('−', -1), hands[owner], step('+', 1)));
  }

  /** @param {Editor} editor */
  function show(editor) {
    const { view, typed, notice, hard, game, seed } = editor;
    const key = [spoken(), game, seed].join();
    refill(box, key, () => build(editor));
    refill(tools, key + hard, () => [toolChoice(editor)]);
    select(side, view.side);
    for (const owner of SIDES) hands[owner].textContent = view.board[owner].hand;
    if (typed === null || (!editor.fault && field !== document.activeElement)) field.value = view.position;
    field.setAttribute('aria-invalid', String(typed !== null && editor.fault !== ''));
    refill(fault, editor.fault + typed, () => [editor.fault, ...faultyPart(typed ?? '', notice?.place ?? -1)]);
    put(verdict, editor.open ? t('edit.moves', { count: view.legal.length }) : resultText(view.status));
    for (const act of ['editPlay', 'analyse']) {
      box.querySelector(`[data-act=${act}]`)?.setAttribute('aria-disabled', String(!editor.playable));
    }
  }

  return show;
}

/** @param {Editor} editor */
function toolChoice(editor) {
  const tools = ['white', 'black', 'erase', ...(editor.hard ? ['usedWhite', 'usedBlack'] : [])];
  return choice(t('edit.tool'), t(`edit.about.${editor.game}`),
    tools.map((value) => ({ value, text: t(`edit.${value}`) })), editor.tool,
    (tool) => { editor.tool = /** @type {Editor['tool']} */ (tool); });
}

/**
 * The part of a text around its fault, which is marked.
 * @param {string} text @param {number} place @returns {Node[]}
 */
function faultyPart(text, place) {
  if (place < 0) return [];
  const [before, after] = [text.slice(Math.max(0, place - 12), place), text.slice(place + 1, place + 12)];
  return [make('code', {}, before, make('mark', {}, text[place] ?? '\u00a0'), after)];
}
