// What the values of an embed mean, without a browser: attributes, handicaps, solutions, marks, comments.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ATTRIBUTES, usualValues } from '../../web/embed/attributes.js';
import { readMarks } from '../../web/embed/marks.js';
import { readComments, withValue } from '../../web/embed/reading.js';
import { namesOf, setupOf } from '../../web/embed/setup.js';
import { following, readSolution, verdict } from '../../web/embed/solution.js';
import english from '../../web/embed/words/en.js';
import lithuanian from '../../web/embed/words/lt.js';
import russian from '../../web/embed/words/ru.js';
import { core } from '../module.mjs';

/** The values after some attributes have been set. @param {Record<string, any>} attributes */
const valuesOf = (attributes) => Object.keys(ATTRIBUTES).filter((name) => name in attributes)
  .reduce((values, name) => withValue(core, values, name, attributes[name]), usualValues());

/** The position that an embed with some attributes begins from. @param {Record<string, any>} attributes */
function positionOf(attributes) {
  const match = core.match(setupOf(core, valuesOf(attributes)));
  const { view } = match.state();
  match.free();
  return view.position;
}

const good = {
  game: 'mill', preset: 'international', centre: 'black', stacking: 'none', rebuild: 'hard', remove: 'may', protect: 'true',
  double: 'false', position: 'w 1:w,61:b 0 1', without: '1-3,18', 'white-men': '5', 'black-men': 4, moves: '13-20, 48-40',
  ply: 0, mode: 'view', side: 'none', level: 10, solution: '', marks: 'circle 1', comments: '0: a', task: 'x', tip: 'y',
  label: 'z', orientation: 'black', controls: 'bottom', 'moves-list': 'beside', hints: 'false', keyboard: 'false', lang: 'lt',
  theme: 'contrast-dark', coordinates: 'true', animation: false
};
const bad = {
  game: 'chess', preset: 'own', centre: 'green', stacking: 'yes', rebuild: 'no', remove: 'never', protect: '2', double: 'three',
  position: 'w 1:q 0 1', without: '30', 'white-men': 'x', 'black-men': '-1', moves: '13-60', ply: '1', mode: 'study', side: 'red',
  level: '11', solution: '13-60', marks: 'circle 99', comments: 'x', orientation: 'left', controls: 'top', 'moves-list': 'right',
  hints: 'maybe', keyboard: '1', lang: 'xx', theme: 'pink', coordinates: 'off', animation: 'none'
};
const texts = ['task', 'tip', 'label'];

for (const name of Object.keys(ATTRIBUTES)) {
  test(`${name}: what fits is taken, what does not is refused`, () => {
    const base = usualValues();
    const { property } = ATTRIBUTES[name];
    if (good[name]) assert.notDeepEqual(withValue(core, base, name, good[name])[property], base[property]);
    assert.deepEqual(withValue(core, base, name, null)[property], base[property]);
    if (texts.includes(name)) return;
    assert.ok(name in bad, name);
    assert.throws(() => withValue(core, base, name, bad[name]), /./);
  });
}

test('another game takes along what is built on it', () => {
  const tower = valuesOf({ position: 'w 1-4:w,61:b 0 1', moves: '1-6', marks: 'circle 9' });
  const mill = withValue(core, tower, 'game', 'mill');
  assert.deepEqual([mill.position, mill.moves, mill.marks], ['', [], '']);
  assert.equal(withValue(core, tower, 'game', 'tower'), tower);
});

test('options of the other game and its preset are passed over', () => {
  assert.deepEqual(setupOf(core, valuesOf({ game: 'tower', preset: 'sheet', rebuild: 'hard', centre: 'black' })).rules, { centre: 'black' });
  assert.deepEqual(setupOf(core, valuesOf({ game: 'mill', preset: 'international', double: 'true', centre: 'black' })).rules,
    { protect: 'true', double: 'true' });
});

test('a handicap takes men off', () => {
  assert.equal(positionOf({ without: '1-3,18' }), 'w 4-17:w,44-61:b 0 1');
  assert.equal(positionOf({ game: 'mill', 'white-men': 6, rebuild: 'hard' }), 'w - 6 - 9 0 1 - -');
  assert.equal(positionOf({ game: 'mill', 'black-men': 5, moves: ['a1'] }), 'b a1 8 - 5 0 1');
  assert.throws(() => valuesOf({ game: 'mill', 'white-men': 12 }));
});

test('the ply begins at the end, in a replay at the start', () => {
  const ply = (/** @type {object} */ more) => setupOf(core, valuesOf({ game: 'mill', moves: 'a1 d6', ...more })).ply;
  assert.deepEqual([ply({}), ply({ mode: 'replay' }), ply({ mode: 'replay', ply: 'last' }), ply({ ply: 1 })], [2, 0, 2, 1]);
});

test('a solution is a set of lines, and any of them solves', () => {
  const setup = { game: /** @type {const} */ ('mill'), moves: ['a1', 'd6', 'd1', 'f4'] };
  const lines = readSolution(core, setup, 'g1xd6 f6 d2; g1xf4\n d2 f6 g1xd6');
  assert.equal(lines.length, 3);
  assert.equal(verdict(lines, ['g1xf4'], false), 'solved');
  assert.equal(verdict(lines, ['g1xd6'], false), 'right');
  assert.equal(following(lines, ['g1xd6']), 'f6');
  assert.equal(verdict(lines, ['g1xd6', 'f6', 'd2'], false), 'solved');
  assert.equal(verdict(lines, ['a7'], false), 'wrong');
  assert.equal(verdict(lines, ['a7'], true), 'solved');
  assert.equal(following(lines, ['a7']), undefined);
  for (const text of ['g1', 'g1xd6 d6 d6', 'g1xd6 *']) assert.throws(() => readSolution(core, setup, text), text);
  assert.deepEqual(readSolution(core, setup, 'g1xd6 f6 *; *'), [['g1xd6', 'f6', '*'], ['*']]);
});

test('marks are read with their fields and colours', () => {
  const [tower, mill] = [namesOf(core, 'tower'), namesOf(core, 'mill')];
  assert.deepEqual(readMarks('arrow 12-19 red; circle 1-3,7\nlabel 31 A b yellow;', tower), [
    { kind: 'arrow', fields: ['12', '19'], colour: 'red', text: '' },
    { kind: 'circle', fields: ['1', '2', '3', '7'], colour: 'green', text: '' },
    { kind: 'label', fields: ['31'], colour: 'yellow', text: 'A b' }
  ]);
  assert.deepEqual(readMarks('arrow a1-d1;field d2 blue;label a4 red', mill).map(({ fields, colour, text }) => [fields, colour, text]),
    [[['a1', 'd1'], 'green', ''], [['d2'], 'blue', ''], [['a4'], 'green', 'red']]);
  for (const text of ['arrow 12', 'arrow 12-12', 'circle 62', 'circle', 'circle 5-3', 'label 3', 'field 3 pink', 'star 3'])
    assert.throws(() => readMarks(text, tower), text);
});

test('comments are read by ply', () => {
  assert.deepEqual(readComments('0: One, two | 12:Three: four|'), { 0: 'One, two', 12: 'Three: four' });
});

test('the words of the embed are complete in every language', () => {
  const placeholders = (/** @type {string} */ message) => (
    [...message.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort());
  for (const words of [russian, lithuanian]) {
    assert.deepEqual(Object.keys(words), Object.keys(english));
    for (const [key, message] of Object.entries(english)) {
      assert.deepEqual([...new Set(placeholders(words[key]))], [...new Set(placeholders(message))], key);
      assert.notEqual(words[key], message, key);
    }
  }
});
