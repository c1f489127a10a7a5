// @ts-check
/* The examples: each a live board with what it shows, and the very code that makes it. */

import { make } from '../dom.js';
import { codeBox } from './code.js';
import { examples } from './examples.js';
import { commentsOf, fill, has, say } from './text.js';

/** @typedef {import('./examples.js').Example} Example */

/** @param {string} text as it stands in HTML */
const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** The code of an example with the words of the language. @param {Example} example */
export function codeOf({ id, code }) {
  return code.replace(/\{(\w+)\}/g, (_, name) => (name === 'comments'
    ? commentsOf(id).map(([ply, text]) => `  <p data-ply="${ply}">${escaped(text)}</p>`).join('\n')
    : escaped(say(`${id}.${name}`))));
}

/** The moves of a puzzle's solution. @param {Example} example */
export const movesOf = ({ code }) => (/solution="([^"]*)"/.exec(code)?.[1] ?? '').split(' ').join(', ');

/** The strengths of one, two and three men on the colours of the fields. */
function strengthTable() {
  const cell = (/** @type {string} */ tag, /** @type {string | number} */ text) => make(tag, {}, String(text));
  const colours = { white: 1, red: 3, black: 2 };
  const head = make('tr', {}, cell('th', say('strength.height')),
    ...Object.keys(colours).map((colour) => cell('th', say(`strength.${colour}`))));
  const rows = [1, 2, 3].map((men) => (
    make('tr', {}, cell('th', men), ...Object.values(colours).map((factor) => cell('td', men * factor)))));
  return make('table', { className: 'strengths' }, make('thead', {}, head), make('tbody', {}, ...rows));
}

/** @param {Example} example */
function cardOf(example) {
  const { id } = example;
  const code = codeOf(example);
  const title = say(`${id}.title`);
  const stage = make('div', { className: 'live-board' });
  stage.innerHTML = code;
  const text = make('div', { className: 'told' });
  for (const key of ['text', 'rules'].filter((each) => has(`${id}.${each}`))) {
    fill(text.appendChild(document.createElement('p')), say(`${id}.${key}`));
  }
  if (id === 'strength') text.append(strengthTable());
  if (example.group === 'puzzles') {
    text.append(make('details', {}, make('summary', {}, say('solution.one')),
      make('p', {}, make('b', {}, `${movesOf(example)}. `), say(`${id}.answer`))));
  }
  text.append(codeBox(code, title));
  return make('article', { className: 'example', id, dataset: { example: id } },
    make('h3', {}, title), stage, text);
}

/** Shows every example in the place of its group. */
export function showExamples() {
  for (const place of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-group]'))) {
    place.replaceChildren(...examples.filter(({ group }) => group === place.dataset.group).map(cardOf));
  }
}
