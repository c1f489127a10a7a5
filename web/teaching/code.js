// @ts-check
/* A piece of HTML that is shown, with its parts told apart, and can be copied. */

import { make } from '../dom.js';
import { say } from './text.js';

const part = /(<\/?[\w-]+|\/?>)|([\w-]+)(?==")|("[^"]*")/g;
const kinds = ['tag', 'name', 'value'];

/** The code with its tags, names and values marked. @param {string} code @returns {(Node | string)[]} */
function marked(code) {
  const pieces = [];
  let at = 0;
  for (const match of code.matchAll(part)) {
    pieces.push(code.slice(at, match.index), make('span', { className: kinds[match.slice(1).findIndex(Boolean)] }, match[0]));
    at = match.index + match[0].length;
  }
  return [...pieces, code.slice(at)];
}

/**
 * Copies a text, or selects it where the browser allows no more.
 * @param {Element} element @returns {Promise<boolean>} whether it is copied
 */
async function copy(element) {
  try {
    await navigator.clipboard.writeText(element.textContent ?? '');
    return true;
  } catch {
    getSelection()?.selectAllChildren(element);
    return false;
  }
}

/** A box with code and a button that copies it. @param {string} code @param {string} name of what it makes */
export function codeBox(code, name) {
  const text = make('code', {}, ...marked(code));
  const button = make('button', { className: 'copy', 'aria-live': 'polite' }, say('copy'));
  button.addEventListener('click', async () => {
    button.textContent = say(await copy(text) ? 'copied' : 'selected');
    setTimeout(() => { button.textContent = say('copy'); }, 2000);
  });
  return make('div', { className: 'code-box' },
    make('div', { className: 'code-head' }, make('span', {}, say('code')), button),
    make('pre', { tabIndex: 0, role: 'region', 'aria-label': `${say('code')}: ${name}` }, text));
}
