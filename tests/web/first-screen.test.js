// The first screen is seen before the module and the words are here, but only where nothing else is to be seen.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { makeFirstBoards } from '../../web/first-boards.js';
import { core } from '../module.mjs';
import { root } from '../project-files.mjs';
import { site, Visitor } from './visitor.js';

const visit = (title, act) => test(title, () => Visitor.visit({}, act));

/**
 * Opens an address whose module and words do not arrive yet.
 * @param {import('playwright-core').Page} page @param {string} address @returns {Promise<() => void>} lets them arrive
 */
async function openSlowly(page, address) {
  let arrive = () => {};
  const awaited = new Promise((resolve) => { arrive = resolve; });
  await page.route(/\/(module|words-\w+)\.js$/, async (route) => {
    await awaited;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return arrive;
}

/** How many colours a canvas of the first screen shows. @param {string} game */
function coloursOf(game) {
  const canvas = document.querySelector(`.card[data-game=${game}] canvas`);
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return new Set(new Uint32Array(data.buffer)).size;
}

test('the page holds the boards as the module draws them up', () => {
  const page = readFileSync(path.join(root, 'dist/index.html'), 'utf8');
  const [, held] = /id="first-boards">([^]*?)<\/script>/.exec(page) ?? [];
  assert.deepEqual(JSON.parse(held), makeFirstBoards(core));
});

visit('both boards are drawn before module and words are here, and a press meanwhile counts', async ({ page }) => {
  const arrive = await openSlowly(page, site.address);
  await page.waitForFunction(() => performance.getEntriesByName('board').length);
  for (const game of ['tower', 'mill']) {
    assert.ok(await page.locator(`.card[data-game=${game}] canvas`).isVisible());
    assert.ok(await page.evaluate(coloursOf, game) > 20);
  }
  const [x, y] = await page.evaluate(() => {
    const box = document.querySelector('.card[data-game=mill] .board').getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  });
  await page.mouse.click(x, y);
  arrive();
  await page.locator('#fields [data-field=d2]').waitFor();
  assert.equal(await page.locator('#home').isVisible(), false);
});

visit('a link shows its game, and never the first screen', async (visitor) => {
  const { page } = visitor;
  const arrive = await openSlowly(page, `${site.address}#mill;m=a1,d6`);
  await page.waitForFunction(() => document.readyState === 'interactive');
  await page.waitForTimeout(300);
  assert.equal(await page.locator('#home').isVisible(), false);
  arrive();
  await visitor.waitForMoves(2);
  assert.equal(await page.locator('#home').isVisible(), false);
});
