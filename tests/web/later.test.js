// What comes after the page: by itself, or at once where it is asked for; and the page without it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { site, Visitor } from './visitor.js';

const visit = (title, act) => test(title, () => Visitor.visit({}, act));

const dialog = ({ page }, name) => page.getByRole('dialog', { name });

visit('it comes by itself, once', async (visitor) => {
  const requests = [];
  visitor.page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await visitor.open(site.address);
  await visitor.page.waitForFunction(() => 'towermillLater' in globalThis);
  await visitor.press('settings');
  await dialog(visitor, 'Settings').waitFor();
  assert.equal(requests.filter((name) => name === '/later.js').length, 1);
});

visit('what is asked for before it is here, is done when it comes', async (visitor) => {
  let arrive = () => {};
  const awaited = new Promise((resolve) => { arrive = resolve; });
  await visitor.page.route('**/later.js', async (route) => {
    await awaited;
    await route.continue();
  });
  await visitor.open(`${site.address}#mill;m=a1,d6`);
  await visitor.press('analyse');
  await visitor.page.keyboard.press('?');
  assert.equal(await visitor.page.locator('body').getAttribute('data-mode'), 'play');
  arrive();
  await dialog(visitor, 'Keyboard shortcuts').waitFor();
  assert.equal(await visitor.page.locator('body').getAttribute('data-mode'), 'analyse');
  assert.deepEqual(await visitor.moves(), ['a1', 'd6']);
});

visit('where it does not arrive, the page says so, goes on, and asks again', async (visitor) => {
  const { page } = visitor;
  await page.route('**/later.js', (route) => route.abort());
  await visitor.open(site.address);
  await visitor.begin('mill', { black: '1' });
  await visitor.press('more');
  await page.waitForFunction(() => document.querySelector('#toast')?.textContent === 'The file later.js did not arrive.');
  await visitor.clickField('d2');
  await visitor.waitForMoves(2);
  await page.unroute('**/later.js');
  await visitor.press('more');
  await dialog(visitor, 'More').waitFor();
  visitor.complaints = visitor.complaints.filter((text) => !/later\.js|ERR_FAILED/.test(text));
});
