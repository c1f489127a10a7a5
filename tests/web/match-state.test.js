// What is on screen while a match is played: the turn being entered, undo and redo, the move list. Without a browser.

import assert from 'node:assert/strict';
import test from 'node:test';

import {
  NOTHING, canContinue, candidates, choose, exact, finished, fitting, movable, moveRows, redoPly, removable, sideAt,
  targets, task, tidied, undoPly,
} from '../../web/match-state.js';

const slide = (from, to, removed = []) => ({ move: '', from, to, kind: 'slide', side: 'white', removed });
const place = (to, removed = []) => ({ ...slide(null, to, removed), kind: 'place' });
const entry = (from, to = null, removed = []) => ({ from, to, removed });

const slides = [slide('a1', 'd1'), slide('a1', 'a4', ['g7']), slide('a1', 'a4', ['d7']), slide('b2', 'd2')];
const placings = [place('a1'), place('d1', ['b4', 'g7']), place('d1', ['b4', 'f4']), place('d1', ['f4', 'g7'])];
const optional = [place('a1'), place('a1', ['g7']), place('a1', ['d7']), place('d1')];

const person = { computer: false, level: 3 };
const computer = { computer: true, level: 3 };

test('a unit is chosen, then a field; the turn is finished when nothing is left to choose', () => {
  const chosen = choose(slides, NOTHING, 'b2');
  assert.deepEqual(chosen, entry('b2'));
  assert.equal(finished(slides, chosen), null);
  const turn = choose(slides, chosen, 'd2');
  assert.equal(finished(slides, turn), slides[3]);
});

test('a field that fits no turn is refused', () => {
  assert.equal(choose(slides, NOTHING, 'd2'), null);
  assert.equal(choose(slides, entry('b2'), 'd1'), null);
  assert.equal(choose(slides, entry('a1', 'a4'), 'a1'), null);
});

test('choosing the same unit again lets it go, choosing another one takes that', () => {
  assert.equal(choose(slides, entry('a1'), 'a1'), NOTHING);
  assert.deepEqual(choose(slides, entry('a1'), 'b2'), entry('b2'));
});

test('turns that differ only by the man removed are asked about, even where one is left', () => {
  const closed = choose(slides, entry('a1'), 'a4');
  assert.equal(finished(slides, closed), null);
  assert.deepEqual(removable(slides, closed), ['g7', 'd7']);
  assert.equal(finished(slides, choose(slides, closed, 'd7')), slides[2]);
  const single = [place('a1', ['g7'])];
  assert.equal(finished(single, entry(null, 'a1')), null);
});

test('of two men to remove, the second is asked for after the first, and the first can be given back', () => {
  const closed = choose(placings, NOTHING, 'd1');
  const first = choose(placings, closed, 'g7');
  assert.equal(finished(placings, first), null);
  assert.deepEqual(removable(placings, first).sort(), ['b4', 'f4']);
  assert.deepEqual(choose(placings, first, 'g7'), closed);
  assert.equal(finished(placings, choose(placings, first, 'b4')), placings[1]);
});

test('where nothing has to be removed, the turn waits for a word and can end as it is', () => {
  const closed = choose(optional, NOTHING, 'a1');
  assert.equal(finished(optional, closed), null);
  assert.equal(exact(optional, closed), optional[0]);
  assert.equal(exact(placings, entry(null, 'd1')), null);
});

test('targets are the fields reached from the chosen unit, one turn each', () => {
  assert.deepEqual(targets(slides, NOTHING), []);
  assert.deepEqual(targets(slides, entry('a1')).map(({ to }) => to), ['d1', 'a4']);
  assert.deepEqual(targets(placings, NOTHING).map(({ to }) => to), ['a1', 'd1']);
  assert.deepEqual(targets(slides, entry('a1', 'a4')), []);
});

test('movable units are named once, and none while men are placed', () => {
  assert.deepEqual(movable(slides), ['a1', 'b2']);
  assert.deepEqual(movable(placings), []);
  assert.equal(candidates(slides, entry('a1')).length, 3);
});

test('an entry from a saved game is kept only where it fits and is half a turn', () => {
  assert.deepEqual(fitting(slides, entry('a1', 'a4')), entry('a1', 'a4'));
  assert.equal(fitting(slides, entry('a1', 'd1')), NOTHING);
  assert.equal(fitting(slides, entry('g7')), NOTHING);
  assert.equal(fitting(slides, undefined), NOTHING);
  assert.equal(fitting(slides, { from: 'a1', to: null, removed: null }), NOTHING);
});

test('undo goes back to the last decision of a person', () => {
  const black = { white: person, black: computer };
  assert.equal(undoPly('white', black, 0), -1);
  assert.equal(undoPly('white', black, 1), 0);
  assert.equal(undoPly('white', black, 6), 4);
  assert.equal(undoPly('white', { white: computer, black: person }, 1), -1);
  assert.equal(undoPly('white', { white: computer, black: person }, 2), 1);
  assert.equal(undoPly('white', { white: person, black: person }, 5), 4);
  assert.equal(undoPly('white', { white: computer, black: computer }, 5), 4);
  assert.equal(undoPly('black', black, 2), 1);
});

test('redo goes on to the next decision of a person, or to the end', () => {
  const players = { white: person, black: computer };
  assert.equal(redoPly('white', players, 2, 6), 4);
  assert.equal(redoPly('white', players, 4, 5), 5);
  assert.equal(redoPly('white', players, 5, 5), -1);
  assert.equal(redoPly('white', { white: person, black: person }, 0, 3), 1);
  assert.equal(redoPly('white', { white: computer, black: computer }, 0, 3), 1);
});

test('the sides alternate from the one that began', () => {
  assert.deepEqual([0, 1, 2].map((ply) => sideAt('black', ply)), ['black', 'white', 'black']);
});

test('the move list has a line for each full move, and a gap where Black began', () => {
  const rows = moveRows('black', 7, ['d2', 'f4', 'b4']);
  assert.deepEqual(rows, [
    { turn: 7, white: null, black: { ply: 1, move: 'd2' } },
    { turn: 8, white: { ply: 2, move: 'f4' }, black: { ply: 3, move: 'b4' } }
  ]);
  assert.deepEqual(moveRows('white', 1, []), []);
});

test('a game that has begun and not ended can be gone on with', () => {
  const game = { moves: ['d2'], over: false };
  assert.equal(canContinue(game), true);
  assert.equal(canContinue({ ...game, moves: [] }), false);
  assert.equal(canContinue({ ...game, over: true }), false);
  assert.equal(canContinue(null), false);
});

test('the task names what is expected', () => {
  const view = (more) => ({ status: { result: 'open', notice: null }, legal: [], ...more });
  assert.equal(task('tower', view({ mustAttack: true }), NOTHING), 'attack');
  assert.equal(task('tower', view({ mustAttack: false }), NOTHING), 'move');
  assert.equal(task('mill', view({ phase: 'placing', legal: placings }), NOTHING), 'placing');
  assert.equal(task('mill', view({ phase: 'placing', legal: placings }), entry(null, 'd1')), 'remove');
  assert.equal(task('mill', view({ phase: 'placing', legal: optional }), entry(null, 'a1')), 'mayRemove');
  assert.equal(task('mill', view({ status: { result: 'draw', notice: null } }), NOTHING), 'over');
});

test('a typed move is tidied: spaces, capitals, dashes and letters of other keyboards', () => {
  assert.equal(tidied(' 12 – 19\n'), '12-19');
  assert.equal(tidied('12Х19'), '12x19'); // the x is Cyrillic
  assert.equal(tidied('А1–d1xС3×Е4'), 'a1-d1xc3xe4'); // as are a, c and e
  assert.equal(tidied('１２＋１３'), '12+13');
  assert.equal(tidied('nonsense'), 'nonsense');
});
