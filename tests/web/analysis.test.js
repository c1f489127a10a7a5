// Analysis and review: the game is kept, the engine tells how far it has come, and a review marks exactly what was bad.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { site, Visitor } from './visitor.js';

/**
 * Opens a link to a game.
 * @param {string} title @param {string} link @param {(visitor: Visitor) => Promise<void>} act
 */
const visit = (title, link, act) => test(title, () => Visitor.visit({}, async (visitor) => {
  await visitor.open(site.address + link);
  await visitor.page.waitForFunction(() => 'towermillLater' in globalThis);
  await act(visitor);
}));

const depth = async ({ page }) => Number(/depth (\d+)/.exec(await page.locator('#status .more').innerText())?.[1] ?? 0);

/** Waits until the engine has looked deeper. @param {Visitor} visitor @param {number} than */
async function deeper({ page }, than) {
  await page.waitForFunction((least) => (
    Number(/depth (\d+)/.exec(document.querySelector('#status .more')?.textContent ?? '')?.[1] ?? 0) > least), than);
}

visit('the computer does not move in an analysis, and the game waits as it was', '', async (visitor) => {
  const { page } = visitor;
  await visitor.begin('mill', { black: '2' });
  await visitor.move({ from: null, to: 'd6' });
  await visitor.waitForMoves(2);
  const moves = await visitor.moves();
  await visitor.press('analyse');
  assert.equal(await page.locator('body').getAttribute('data-mode'), 'analyse');
  await visitor.press('undo');
  await page.locator('#fields [data-field="a1"]').waitFor();
  const free = ['a1', 'g1'].find((name) => !moves.includes(name)) ?? 'c3';
  await visitor.move({ from: null, to: free });
  await page.waitForTimeout(700);
  assert.deepEqual(await visitor.moves(), [moves[0], free]);
  assert.match(await visitor.status(), /^White/);
  await visitor.press('rejoin');
  assert.deepEqual(await visitor.moves(), moves);
  assert.equal(await visitor.ply(), 1);
  await visitor.press('analyse');
  assert.deepEqual(await visitor.moves(), moves);
  assert.equal(await visitor.ply(), 2);
  assert.equal(await page.locator('#evaluation').isVisible(), false);
});

visit('a reload in the midst of an analysis comes back to the game', '#mill;m=a1,d6,d1', async (visitor) => {
  await visitor.press('analyse');
  await visitor.move({ from: null, to: 'g4' });
  await visitor.waitForMoves(4);
  await visitor.page.reload();
  await visitor.waitForMoves(3);
  assert.deepEqual(await visitor.moves(), ['a1', 'd6', 'd1']);
});

visit('the engine goes deeper until it is stopped', '#mill;m=a1,d6', async (visitor) => {
  const { page } = visitor;
  await visitor.press('analyse');
  await deeper(visitor, 0);
  await deeper(visitor, await depth(visitor));
  assert.equal(await page.locator('#lines li').count(), 3);
  assert.match(await page.locator('#evaluation').getAttribute('aria-label'), /^Evaluation: .+, [+-]?\d/);
  await page.locator('#line-count').selectOption('5');
  await page.waitForFunction(() => (
    [...document.querySelectorAll('#lines b')].filter((score) => score.textContent).length === 5));
  await visitor.press('engine');
  const stopped = await depth(visitor);
  await page.waitForTimeout(600);
  assert.equal(await depth(visitor), stopped);
  assert.match(await page.locator('#live').textContent(), /depth/);
  await visitor.press('engine');
  await deeper(visitor, 0);
});

visit('a press on a move of a line plays up to it', '#tower;m=13-21,48-41', async (visitor) => {
  const { page } = visitor;
  await visitor.press('analyse');
  await deeper(visitor, 2);
  await visitor.press('engine');
  const line = await page.locator('#lines li').first().locator('button').allTextContents();
  await page.locator('#lines li').first().locator('button').nth(1).click();
  assert.deepEqual(await visitor.moves(), ['13-21', '48-41', ...line.slice(0, 2)]);
  await visitor.press('resume');
  assert.equal(await page.locator('body').getAttribute('data-mode'), 'play');
  assert.deepEqual(await visitor.moves(), ['13-21', '48-41', ...line.slice(0, 2)]);
});

visit('the worker tells how far it has come, a few times a second, until it is stopped', '', async ({ page }) => {
  const { told, took } = await page.evaluate(async () => {
    const worker = new Worker('app.js');
    const heard = [];
    worker.onmessage = ({ data }) => heard.push({ ...data, at: performance.now() });
    const request = { setup: { game: 'tower' }, cap: Infinity };
    const begin = (id, limits) => worker.postMessage({ begin: { ...request, id, limits, progress: id !== 3 } });
    const until = (done) => new Promise((resolve) => {
      const look = () => (heard.some(done) ? resolve(undefined) : requestAnimationFrame(look));
      look();
    });
    const begun = performance.now();
    begin(1, { depth: 64, lines: 2 });
    await until(({ id, search }) => id === 1 && search.depth > 3 && heard.length > 2);
    begin(2, { nodes: 400000 });
    await until(({ id, reason }) => id === 2 && reason === 'limit');
    begin(3, { nodes: 400000 });
    await until(({ id }) => id === 3);
    worker.terminate();
    return {
      told: heard.map(({ search: { lines, nodes }, ...answer }) => ({ ...answer, nodes, lines: lines.length })),
      took: heard.filter(({ id }) => id === 1).pop().at - begun,
    };
  });
  const ids = told.map(({ id }) => id);
  assert.deepEqual(ids, [...ids].sort());
  for (const id of [1, 2]) {
    const own = told.filter((answer) => answer.id === id);
    for (let i = 1; i < own.length; i += 1) assert.ok(own[i].nodes >= own[i - 1].nodes);
  }
  const first = told.filter(({ id }) => id === 1);
  assert.ok(first.length >= 2 && first.every(({ reason }) => reason === null));
  assert.ok(took / (first.length - 1) > 150, 'it tells too often');
  assert.equal(first[first.length - 1].lines, 2);
  const ended = told.filter(({ reason }) => reason).map(({ id, reason }) => [id, reason]);
  assert.deepEqual(ended, [[2, 'limit'], [3, 'limit']]);
  assert.equal(ids.filter((id) => id === 3).length, 1);
});

/** Both sides miss the win, then White takes it: the first two moves are blunders, the third is not. */
const missed = '#mill;p=w/a1,d1,e4/0/b4,a7,d7/0/0/20;m=e4-e5,b4-b2,e5-g1xb2';

/** @param {Visitor} visitor */
async function review(visitor) {
  await visitor.press('review');
  await visitor.page.locator('[data-act=nextMistake]').waitFor();
}

visit('a review marks exactly the blunders, and its buttons visit them', missed, async (visitor) => {
  const { page } = visitor;
  await review(visitor);
  const marks = await page.locator('#moves button').evaluateAll((all) => all.map((button) => (
    [button.textContent, button.dataset.mark ?? '', button.getAttribute('aria-label')])));
  assert.deepEqual(marks, [
    ['e4-e5', '??', 'e4-e5, blunder'], ['b4-b2', '??', 'b4-b2, blunder'], ['e5-g1xb2', '', null]]);
  assert.equal(await page.locator('#review').innerText(), 'Marked moves: 2');
  assert.match(await visitor.status(), /White has won\s+Black has fewer than 3 men/);
  const visited = [];
  for (const act of ['previousMistake', 'previousMistake', 'previousMistake', 'nextMistake', 'nextMistake']) {
    await visitor.press(act);
    visited.push(await visitor.ply());
  }
  assert.deepEqual(visited, [2, 1, 2, 1, 2]);
  assert.match(await visitor.status(), /Blunder: the winning chances of Black fell from 100 to 0 %; b4-g7x\w\d was/);
  assert.match(await page.locator('#live').textContent(), /Blunder/);
  await page.locator('#course').focus();
  await page.keyboard.press('ArrowLeft');
  assert.equal(await visitor.ply(), 1);
  const { x, y, width, height } = await page.locator('#graph').boundingBox();
  await page.mouse.click(x + width - 2, y + height / 2);
  assert.equal(await visitor.ply(), 3);
});

visit('one can try again from a mistake, and the game that was reviewed is kept', missed, async (visitor) => {
  await review(visitor);
  await visitor.press('previousMistake');
  await visitor.press('retry');
  assert.deepEqual(await visitor.moves(), ['e4-e5']);
  assert.match(await visitor.status(), /^Black/);
  await visitor.press('more');
  await visitor.press('games');
  await visitor.page.locator('#dialog-games li button').first().click();
  assert.deepEqual(await visitor.moves(), ['e4-e5', 'b4-b2', 'e5-g1xb2']);
});

const opening = '#tower;m=16-24,48-41,13-21,45-38,8s3,57s52,4s3,56s50,24-16,53s47';
visit('a review goes on while one looks about, and is there when one comes back', opening, async (visitor) => {
  const { page } = visitor;
  await visitor.press('analyse');
  await visitor.press('review');
  await visitor.press('previous');
  await visitor.press('previous');
  assert.equal(await visitor.ply(), 8);
  await page.waitForFunction(() => document.querySelector('#review')?.textContent);
  assert.equal(await visitor.ply(), 8);
  await visitor.press('analyse');
  await visitor.press('analyse');
  assert.match(await page.locator('#review').innerText(), /Marked moves: \d/);
});
