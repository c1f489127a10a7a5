// @ts-check
/* The sheet of puzzles: six diagrams with tasks and room for answers, and the solutions on a page of their own. */

import { byId, make } from '../dom.js';
import { examples } from './examples.js';
import { codeOf, movesOf } from './gallery.js';
import { fill, say } from './text.js';

const puzzles = examples.filter(({ group }) => group === 'puzzles');

/** The puzzle as a diagram. @param {import('./examples.js').Example} puzzle */
function diagramOf(puzzle) {
  const stage = make('div', { className: 'diagram' });
  stage.innerHTML = codeOf(puzzle);
  const board = stage.firstElementChild;
  for (const name of ['solution', 'task', 'tip', 'side']) board.removeAttribute(name);
  const values = { mode: 'view', controls: 'none', theme: 'light', keyboard: 'false' };
  for (const [name, value] of Object.entries(values)) board.setAttribute(name, value);
  return stage;
}

/** A line to write on. @param {string} name @param {string} look */
const line = (name, look) => make('p', { className: `write ${look}` }, name);

/** The columns of a position, each from top to bottom. @param {string} code */
const columnsOf = (code) => [...code.matchAll(/(\d+):([wb]{2,})/g)]
  .map(([, field, men]) => make('span', {}, `${field}: ${men.replace(/w/g, '○').replace(/b/g, '●')}`));

/** Puts the sheet on the page; it is made when it is first asked for, and again in another language. */
export function showSheet() {
  const tasks = puzzles.map((puzzle, index) => make('section', { className: 'task' },
    make('h2', {}, `${index + 1}. ${say(`${puzzle.id}.title`)}`), diagramOf(puzzle),
    make('p', { className: 'columns' }, ...columnsOf(puzzle.code)),
    make('p', {}, say(`${puzzle.id}.task`)),
    line(say('sheet.answer'), 'answer'), line('', 'answer')));
  const solutions = puzzles.map((puzzle) => make('li', {},
    make('b', {}, `${say(`${puzzle.id}.title`)}: ${movesOf(puzzle)}.`), ` ${say(`${puzzle.id}.answer`)}`));
  const note = make('p', { className: 'note' });
  fill(note, say('sheet.rules'));
  byId('paper').replaceChildren(
    make('header', {}, make('h1', {}, say('sheet.title')), line(say('sheet.name'), 'name'), line(say('sheet.date'), 'date')),
    note,
    make('div', { className: 'tasks' }, ...tasks),
    make('section', { className: 'solutions' }, make('h2', {}, say('sheet.solutions')), make('ol', {}, ...solutions)));
}
