// @ts-check
// The clock under a time of the test's own, and the ends of a game that no move made.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Clock, clockText, newClock, readClock } from '../../web/clock.js';
import { endOf, readEnd, tagsOf, withEnd } from '../../web/ending.js';

/** A clock of one minute and so many seconds a move, which has heard that it is time 0. */
function clockOf(increment = 0, ply = 0, kept = newClock({ minutes: 1, increment })) {
  const clock = new Clock(kept, ply);
  clock.tick(0, false);
  return clock;
}

/** Lets time go by in ticks. @param {Clock} clock @param {number} seconds */
function run(clock, seconds, running = true) {
  const until = clock.now + seconds * 1000;
  while (clock.now < until) clock.tick(Math.min(until, clock.now + 200), running);
}

/** Seconds left. @param {Clock} clock @param {Side} toMove @returns {number[]} of White and Black */
const left = (clock, toMove) => (
  /** @type {Side[]} */ (['white', 'black']).map((side) => clock.left(side, side === toMove) / 1000));

test('time goes by for the side to move only, and a move ends its turn', () => {
  const clock = clockOf();
  run(clock, 10);
  assert.deepEqual(left(clock, 'white'), [50, 60]);
  clock.moved('white', true);
  assert.deepEqual(left(clock, 'black'), [50, 60]);
  run(clock, 25);
  assert.deepEqual(left(clock, 'black'), [50, 35]);
});

test('the first move costs no time and earns none', () => {
  const clock = clockOf(10);
  run(clock, 30, false);
  clock.moved('white', false);
  assert.deepEqual(left(clock, 'black'), [60, 60]);
});

test('the increment is added once the move is made', () => {
  const clock = clockOf(5);
  run(clock, 20);
  clock.moved('white', true);
  assert.deepEqual(left(clock, 'black'), [45, 60]);
});

test('the time never falls below nothing', () => {
  const clock = clockOf();
  run(clock, 61);
  assert.deepEqual(left(clock, 'white'), [0, 60]);
});

test('while it is held and while the page was asleep it stands still', () => {
  const clock = clockOf();
  run(clock, 10);
  run(clock, 100, false);
  clock.tick(clock.now + 3600000, true);
  run(clock, 1);
  assert.deepEqual(left(clock, 'white'), [49, 60]);
});

test('undo gives the time back, and redo takes it again; another move counts anew', () => {
  const clock = clockOf();
  run(clock, 10);
  clock.moved('white', true);
  run(clock, 20);
  clock.moved('black', true);
  run(clock, 5);
  clock.goTo(1);
  assert.deepEqual(left(clock, 'black'), [50, 60]);
  clock.goTo(0);
  assert.deepEqual(left(clock, 'white'), [60, 60]);
  clock.goTo(2);
  assert.deepEqual(left(clock, 'white'), [50, 40]);
  clock.goTo(1);
  run(clock, 1);
  clock.moved('black', true);
  assert.deepEqual(left(clock, 'white'), [50, 59]);
  assert.equal(clock.kept.left.length, 3);
});

test('a clock is kept with its game, in the midst of a turn too', () => {
  const clock = clockOf(5);
  run(clock, 10);
  clock.moved('white', true);
  run(clock, 7);
  const kept = readClock(JSON.parse(JSON.stringify(clock.kept)), 1);
  assert.ok(kept);
  assert.deepEqual(left(clockOf(0, 1, kept), 'black'), [55, 53]);
});

test('what is no clock is refused, and no clock is none', () => {
  const good = newClock({ minutes: 5, increment: 0 });
  assert.equal(readClock(null, 0), null);
  assert.equal(readClock(undefined, 3), null);
  assert.deepEqual(readClock(good, 0), good);
  for (const [bad, plies] of [
    [good, 1], [{ ...good, spent: -1 }, 0], [{ ...good, minutes: '5' }, -1], [{ ...good, left: 7 }, 0], ['text', 0],
    [{ ...good, left: [{ white: 'a', black: 1 }] }, 0], [{ ...good, left: [{ white: 1 }] }, 0],
  ]) assert.throws(() => readClock(bad, Math.max(0, Number(plies))), JSON.stringify(bad));
});

test('begun seconds are shown whole', () => {
  assert.deepEqual([0, 1, 1000, 59001, 60000, 599999, 1800000].map(clockText),
    ['0:00', '0:01', '0:01', '1:00', '1:00', '10:00', '30:00']);
});

/** @param {any} status @returns {any} */
const stateWith = (status) => ({ ply: 3, view: { status, legal: [1, 2] } });
const open = stateWith({ result: 'open', notice: null });

test('an end is laid over an open game only', () => {
  const { view } = withEnd(open, { how: 'resigned', side: 'white' });
  assert.equal(view.status.result, 'black');
  assert.deepEqual(view.legal, []);
  assert.equal(withEnd(open, { how: 'time', side: 'black' }).view.status.result, 'white');
  assert.equal(withEnd(open, { how: 'agreed', side: 'black' }).view.status.result, 'draw');
  assert.equal(withEnd(open, null), open);
  const won = stateWith({ result: 'white', notice: {} });
  assert.equal(withEnd(won, { how: 'resigned', side: 'white' }), won);
});

test('the tags of a record tell an end, and are understood again', () => {
  assert.deepEqual(tagsOf({ how: 'resigned', side: 'white' }), { Result: '0-1', Reason: 'White resigned' });
  for (const how of /** @type {const} */ (['resigned', 'agreed', 'time', 'stated'])) {
    for (const side of /** @type {Side[]} */ (['white', 'black'])) {
      const found = endOf(tagsOf({ how, side }));
      assert.equal(found?.how, how);
      if (how !== 'agreed') assert.equal(found?.side, side);
    }
  }
  assert.equal(endOf({}), null);
  assert.equal(endOf({ Result: '*' }), null);
  assert.deepEqual(endOf({ Result: '1-0', Reason: 'White resigned' }), { how: 'stated', side: 'black' });
  assert.deepEqual(endOf({ Result: '0-1' }), { how: 'stated', side: 'white' });
  assert.equal(endOf({ Result: '1/2-1/2', Reason: 'It rained' })?.how, 'agreed');
});

test('an end is read from storage, and what is none is passed over', () => {
  assert.equal(readEnd(undefined), null);
  assert.deepEqual(readEnd({ how: 'time', side: 'black' }), { how: 'time', side: 'black' });
  for (const bad of ['end', 7, { how: 'time' }, { how: 'time', side: 'draw' }, { how: 'flood', side: 'black' }]) {
    assert.equal(readEnd(bad), null, JSON.stringify(bad));
  }
});
