// @ts-check
/* The row of buttons below the board. */

import { make, refill } from '../dom.js';
import { label, spoken, t } from '../language.js';
import { icon } from './icons.js';

const STEPS = ['first', 'previous', 'next', 'last'];

/** The buttons of each mode. @type {Record<string, string[]>} */
const BUTTONS = {
  play: ['undo', 'redo', 'hint', 'flip', 'again'],
  analyse: [...STEPS, 'engine', 'flip'],
  replay: [...STEPS, 'flip'],
  puzzle: ['hint', 'flip', 'again'],
  view: [...STEPS, 'flip'],
};

/** @type {Record<string, string>} */
const WORDS = {
  first: 'moves.first', previous: 'moves.previous', next: 'moves.next', last: 'moves.last', again: 'embed.again',
};

/** @param {import('./attributes.js').Values} values @returns {string[]} the buttons that are wanted */
export function buttonsOf({ controls, mode, hints }) {
  if (controls === 'none' || (controls === 'auto' && mode === 'view')) return [];
  return BUTTONS[mode].filter((name) => hints || name !== 'hint');
}

/**
 * @param {HTMLElement} row @param {string[]} names
 * @param {Record<string, any>} actions what can be done now, by name @param {Record<string, boolean>} pressed
 */
export function showControls(row, names, actions, pressed) {
  row.hidden = names.length === 0;
  refill(row, `${spoken()} ${names}`, () => names.map((name) => {
    const button = make('button', { dataset: { act: name } }, icon(name));
    label(button, t(WORDS[name] ?? name));
    return button;
  }));
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (row.querySelectorAll('button'))) {
    const name = button.dataset.act ?? '';
    button.setAttribute('aria-disabled', String(!actions[name]));
    if (name in pressed) button.setAttribute('aria-pressed', String(pressed[name]));
    if (name === 'engine') label(button, t(pressed.engine ? 'analysis.stop' : 'analysis.go'));
  }
}
