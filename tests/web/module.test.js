// The WebAssembly module in Node, through web/core.js: the known answers hold, and it is the same program as the
// native one.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { describe, test } from 'node:test';
import { core, vectors } from '../module.mjs';
import { root, textOf } from '../project-files.mjs';
import { CoreError } from '../../web/core.js';

const results = { open: 'open', 'white wins': 'white', 'black wins': 'black', draw: 'draw' };

for (const game of ['tower', 'mill']) {
  test(`${game}: the known answers hold`, () => {
    for (const { rules, position, status, moves, after, perft } of vectors(game)) {
      const match = core.match({ game, rules, position });
      const { view } = match.state();
      const place = `${JSON.stringify(rules)} ${position}`;
      assert.equal(view.status.result, results[status], place);
      assert.deepEqual(view.legal.map(({ move }) => move), moves, place);
      assert.deepEqual(perft.map((_, depth) => match.perft(depth + 1)), perft, place);
      for (const [move, expected] of Object.entries(after)) {
        assert.equal(match.play(move).view.position, expected, `${place}: ${move}`);
        match.goTo(0);
      }
      match.free();
    }
  });

  test(`${game}: a search keeps its limits and finds the same whatever the steps`, () => {
    const reports = [1, 100, 1000000].map((step) => {
      const match = core.match({ game });
      match.begin({ nodes: 3000, seed: 7 });
      let steps = 1;
      while (!match.step(step)) steps += 1;
      assert.ok(steps >= 3000 / step / 2 || step > 3000);
      const report = match.search();
      match.free();
      return report;
    });
    assert.ok(reports[0].nodes <= 3000);
    assert.deepEqual(reports[1], reports[0]);
    assert.deepEqual(reports[2], reports[0]);
  });
}

test('the benchmark searches the same nodes as the native tool', () => {
  assert.equal(`bench tower ${core.bench('tower')} mill ${core.bench('mill')}`, textOf('tests/data/bench.txt').trim());
});

describe('errors', () => {
  /** @param {() => unknown} act @param {string} code */
  const refused = (act, code) => assert.throws(act, (error) => {
    assert.ok(error instanceof CoreError);
    assert.equal(error.notice.code, code);
    assert.equal(error.message, error.notice.sentence);
    return true;
  });

  test('what is refused is a CoreError with its notice, and changes nothing', () => {
    const match = core.match({ game: 'tower', moves: ['12-19'] });
    const before = match.state();
    refused(() => core.match({ game: 'chess' }), 'GAME_UNKNOWN');
    refused(() => core.match({ game: 'mill', rules: { centre: 'red' } }), 'OPTION_UNKNOWN');
    refused(() => core.match({ game: 'mill', rules: { rebuild: 'never' } }), 'OPTION_VALUE');
    refused(() => core.match({ game: 'mill', position: 'w a1,a1 7 - 9 0 1' }), 'TEXT_POINT_TWICE');
    refused(() => core.match({ game: 'mill', moves: ['a1', 'a1'] }), 'MOVE_IN_LIST');
    refused(() => match.play('hello'), 'TEXT_EXPECTED');
    refused(() => match.goTo(2), 'PLY_RANGE');
    refused(() => match.begin({}), 'LIMIT_MISSING');
    assert.deepEqual(match.state(), before);
    match.free();
  });

  test('texts that are long or odd are refused too', () => {
    for (const text of ['x'.repeat(1 << 20), '\u{1F600}', 'a\u0000b']) {
      assert.throws(() => core.match({ game: 'mill', position: text }), CoreError);
    }
  });
});

test('many matches come and go without using up the memory', () => {
  for (let i = 0; i < 3000; i += 1) core.match({ game: i % 2 ? 'tower' : 'mill' }).free();
});

test('the example of the README runs as it is printed', () => {
  const section = textOf('README.md').split(/^## /m).find((part) => part.startsWith('Use the module from JavaScript'));
  const example = /```js\n([^]*?)```/.exec(section ?? '')?.[1];
  assert.ok(example, 'the README has no example in its section “Use the module from JavaScript”');
  assert.ok(example.trim().split('\n').length <= 12, 'the example is longer than ten lines or so');
  const output = execFileSync(process.execPath, ['--input-type=module'], { cwd: root, input: example, encoding: 'utf8' });
  assert.match(output, /\S/);
});
