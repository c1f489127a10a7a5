// The native tool with the endgame tables of up to nine men: it plays them perfectly.

import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { Tool } from './tool.mjs';

const tables = 'build/tables/mill.mtb';
const points = 'a1 d1 g1 b2 d2 f2 c3 d3 e3 a4 b4 c4 e4 f4 g4 c5 d5 e5 b6 d6 f6 a7 d7 g7'.split(' ');
/** Men of the side to move and of the other. */
const sectors = [[3, 3], [3, 4], [4, 3], [3, 5], [5, 3], [4, 4], [3, 6], [6, 3], [4, 5], [5, 4]];
const positions = 2000;
const rules = ['', ' protect=true double=false'];

/** @type {Tool} */
let tool;
beforeEach(async () => {
  tool = new Tool();
  assert.equal(await tool.ask(`tables ${tables}`), 'ok');
});
afterEach(() => tool.finish());

let seed = 1;
/** A number from 0 to below the limit, the same ones in each run. @param {number} limit */
function random(limit) {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return Math.floor((seed / 2 ** 32) * limit);
}

/** @param {number[]} sector */
function randomPosition([own, other]) {
  const left = [...points];
  const take = () => left.splice(random(left.length), 1)[0];
  const men = (/** @type {number} */ count) => Array.from({ length: count }, take);
  return `w ${men(own)} 0 ${men(other)} 0 0 20`;
}

/** What `table` says after a position. @param {string} position @returns {Promise<[string, number]>} */
async function valueOf(position) {
  assert.equal(await tool.ask(`position ${position}`), 'ok', position);
  const [, verdict, plies] = (await tool.ask('table')).split(' ');
  return [verdict, Number(plies ?? 0)];
}

/** The move that the tool plays where it stands. */
const bestMove = async () => String((await tool.go('depth 4')).at(-1)).split(' ')[1];

/** The moves that it expects. */
const variation = async () => String((await tool.go('depth 4')).at(-2)).split(' pv ')[1].split(' ');

for (const options of rules) {
  test(`it wins the won ones of ${positions} positions quickest and holds the drawn (game mill${options})`, async () => {
    assert.equal(await tool.ask(`game mill${options}`), 'ok');
    const seen = { win: 0, draw: 0, loss: 0 };
    for (let i = 0; i < positions; i++) {
      const position = randomPosition(sectors[i % sectors.length]);
      const [verdict, plies] = await valueOf(position);
      assert.ok(verdict in seen, `${position}: ${verdict}`);
      seen[/** @type {'win'} */ (verdict)]++;
      const move = await bestMove();
      if (move === 'none') continue;
      const wanted = { win: ['loss', plies - 1], draw: ['draw', 0], loss: ['win', plies - 1] }[verdict];
      assert.deepEqual(await valueOf(`${position} moves ${move}`), wanted, `${position}: ${verdict} ${plies}, ${move}`);
    }
    assert.ok(seen.win > 200 && seen.draw > 200 && seen.loss > 20, JSON.stringify(seen));
  });
}

/** Lets the tool play against itself to the end; gives the number of plies. @param {string} position */
async function playOut(position) {
  /** @type {string[]} */
  const moves = [];
  for (let move = await bestMove(); move !== 'none'; move = await bestMove()) {
    moves.push(move);
    assert.equal(await tool.ask(`position ${position} moves ${moves.join(' ')}`), 'ok');
  }
  return moves.length;
}

for (const options of rules) {
  test(`thirty long wins end after as many plies as the table says and the variation shows, the last that M8 allows (game mill${options})`, async () => {
    assert.equal(await tool.ask(`game mill${options}`), 'ok');
    for (let games = 0; games < 30;) {
      const position = randomPosition(sectors[games % 2]);
      const [verdict, plies] = await valueOf(position);
      if (verdict !== 'win' || plies < 13) continue;
      games++;
      const hurried = position.replace(' 0 20', ` ${100 - plies} 20`);
      assert.equal(await tool.ask(`position ${hurried}`), 'ok');
      const expected = await variation();
      assert.equal(await playOut(hurried), plies, hurried);
      assert.match(await tool.ask('status'), /^status white wins/);
      assert.equal(expected.length, plies, hurried);
      assert.equal(await tool.ask(`position ${hurried} moves ${expected.join(' ')}`), 'ok');
      assert.match(await tool.ask('status'), /^status white wins/);
    }
  });
}

test('a file that is not there, or no tables, is an error and changes nothing', async () => {
  assert.match(await tool.ask('tables build/log/none.mtb'), /^error /);
  assert.match(await tool.ask('tables build.sh'), /^error /);
  assert.match(await tool.ask('tables'), /^error /);
  assert.equal(await tool.ask('game mill'), 'ok');
  assert.deepEqual(await valueOf('w a1,d1,c5 0 b2,f4,d7 0 0 20'), ['win', 1]);
});
