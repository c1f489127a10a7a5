// Mill's endgame tables in an analysis: every legal move with its value, played out, and all as usual without them.
// The large tables are tested where `./build.sh tables` has made them.

import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { core } from '../module.mjs';
import { root } from '../project-files.mjs';
import { expectAccessible, site, Visitor } from './visitor.js';

const [file, large] = ['mill', 'mill10'].map((name) => path.join(root, `dist/tables/${name}.mtb`));

/** White wins in 33 plies; other moves draw or lose. */
const mixed = 'w e4,b4,c4 0 b6,d1,c3,d7 0 0 40';
/** White wins in 25 plies. */
const long = 'w d1,f2,g7 0 a7,g4,a4 0 0 40';

/** Ten men: White wins in 23 plies. */
const ten = 'w a1,e3,f4,c5,a7,d7 0 g1,f2,g4,f6 0 0 40';

/** @param {string} position @param {string} [rules] */
const linkTo = (position, rules = '') => `#mill;${rules}p=${position.replaceAll(' ', '/')}`;

/** Opens an address and analyses what it holds. @param {Visitor} visitor @param {string} address */
async function analyse(visitor, address) {
  await visitor.open(address);
  await visitor.press('analyse');
}

const section = ({ page }) => page.locator('.endgame');
const playOut = ({ page }) => page.locator('.endgame .buttons button');

/** Waits until the values are shown. @param {Visitor} visitor */
const known = (visitor) => section(visitor).filter({ visible: true }).waitFor();

/** Drops the browser's own complaints of a file that it did not get. @param {Visitor} visitor @param {string} name */
function forgive(visitor, name) {
  visitor.complaints = visitor.complaints.filter((text) => !/\b404\b/.test(text) && !text.includes(name));
}

/** What the tables say of a position, in Node. @param {string} position @returns {Endgame} */
function endgameOf(position) {
  const match = core.match({ game: 'mill', position });
  for (const name of [file, large]) if (existsSync(name)) match.tables(readFileSync(name));
  const endgame = match.endgame();
  match.free();
  return endgame;
}

/** The rows of the list that a position should have. @param {string} position */
const expectedRows = (position) => endgameOf(position).moves.map(({ move, value: { result, plies }, late }) => [
  { win: 'W', draw: 'D', loss: 'L' }[result], move, `${plies || ''}${late ? '?' : ''}`]);

/** The rows of the list as they are seen. @param {Visitor} visitor */
const rows = ({ page }) => page.locator('.endgame li button').evaluateAll((buttons) => (
  buttons.map((button) => [...button.childNodes].map(({ textContent }) => textContent))));

/** The first line of the engine has this score. @param {Visitor} visitor @param {string} score */
const engineSays = ({ page }, score) => page.waitForFunction((text) => (
  document.querySelector('#lines li b')?.textContent === text), score);

const visit = (title, act, { options = {}, skip = false } = {}) => (
  test(title, { skip }, () => Visitor.visit(options, act)));

visit('every legal move is shown with the value that the tables give it, best first', async (visitor) => {
  await analyse(visitor, site.address + linkTo(mixed));
  await known(visitor);
  const expected = expectedRows(mixed);
  assert.match(expected.map(([letter]) => letter).join(''), /^W+D+L+$/);
  assert.deepEqual(await rows(visitor), expected);
  const text = await section(visitor).innerText();
  assert.match(text, /^Known from the endgame table, not estimated: White wins in 33 plies\./);
  assert.doesNotMatch(text, /too late/);
  const [, move] = expected[0];
  assert.equal(await visitor.page.getByRole('button', { name: `${move}: White wins in 33 plies` }).count(), 1);
  await expectAccessible(visitor.page, 'values of the tables');
});

visit('the engine in its worker knows the tables too', async (visitor) => {
  await analyse(visitor, site.address + linkTo(mixed));
  await engineSays(visitor, '+#17');
});

visit('a press on a move plays it, and the values of the next position are shown', async (visitor) => {
  const { page } = visitor;
  await analyse(visitor, site.address + linkTo(mixed));
  await known(visitor);
  const [, move] = expectedRows(mixed)[0];
  await page.locator('.endgame li button').first().click();
  assert.deepEqual(await visitor.moves(), [move]);
  const match = core.match({ game: 'mill', position: mixed, moves: [move] });
  const { view } = match.state();
  match.free();
  assert.deepEqual(await rows(visitor), expectedRows(view.position));
  assert.match(await section(visitor).innerText(), /White wins in 32 plies/);
  assert.ok(await page.evaluate(() => document.activeElement?.closest('.endgame')), 'the focus is lost');
});

visit('a win is played out in as many plies as were named', async (visitor) => {
  const { page } = visitor;
  const { value: { plies } } = endgameOf(long);
  await analyse(visitor, site.address + linkTo(long));
  await known(visitor);
  assert.match(await section(visitor).innerText(), new RegExp(`White wins in ${plies} plies`));
  await playOut(visitor).click();
  await page.waitForFunction(() => /White has won/.test(document.querySelector('#status')?.textContent ?? ''));
  assert.equal((await visitor.moves()).length, plies);
  assert.equal(await section(visitor).isVisible(), false);
  await visitor.press('rejoin');
  await known(visitor);
  assert.equal(await playOut(visitor).innerText(), 'Play it out perfectly');
});

visit('playing out ends at a second press, and when something else is done', async (visitor) => {
  const { page } = visitor;
  await analyse(visitor, site.address + linkTo(long));
  await known(visitor);
  const press = (...selectors) => page.evaluate((all) => {
    for (const selector of all) /** @type {HTMLElement} */ (document.querySelector(selector)).click();
    return document.querySelector('.endgame .buttons')?.textContent;
  }, selectors);
  const button = '.endgame .buttons button';
  assert.equal(await press(button, button), 'Play it out perfectly');
  await page.waitForTimeout(100);
  assert.equal((await visitor.moves()).length, 1);
  await press(button, '.tools [data-act=undo]');
  await page.waitForFunction((text) => document.querySelector('.endgame .buttons')?.textContent === text, 'Play it out perfectly');
  assert.equal(await visitor.ply(), 1);
  await press(button, '.tools [data-act=analyse]');
  await page.waitForTimeout(100);
  assert.equal(await page.locator('body').getAttribute('data-mode'), 'play');
  assert.equal(await section(visitor).isVisible(), false);
  assert.equal((await visitor.moves()).length, 0);
});

for (const [quiet, told] of [[75, false], [76, true]]) {
  visit(`after ${quiet} quiet plies a win in 25 ${told ? 'could come too late' : 'is in time'} for M8`, async (visitor) => {
    await analyse(visitor, site.address + linkTo(long.replace(' 0 40', ` ${quiet} 40`)));
    await known(visitor);
    const text = await section(visitor).innerText();
    assert.equal(text.includes('in 24 plies the game is drawn unless a man is taken first'), told);
  });
}

visit('moves that win in time come before those that may win too late, which are marked; with losses it is the reverse', async (visitor) => {
  const position = 'w d2,g7,g1 0 c4,e4,b2 0 90 60';
  await analyse(visitor, site.address + linkTo(position));
  await known(visitor);
  const expected = expectedRows(position);
  const order = expected.map(([letter, , plies]) => letter + plies).join(' ');
  assert.match(order, /^(W\d+ )+(W\d+\? )+(L\d+\? )+(L\d+ ?)+$/);
  assert.deepEqual(await rows(visitor), expected);
  const [, move] = expected.find(([, , plies]) => plies === '13?');
  assert.equal(await visitor.page.getByRole('button', { name: `${move}: White wins in 13 plies?` }).count(), 1);
});

visit('a draw is told without a way to play it out', async (visitor) => {
  await analyse(visitor, site.address + linkTo('w c4,f2,d1 0 a7,g1,c3,f4 0 0 40'));
  await known(visitor);
  assert.match(await section(visitor).innerText(), /not estimated: a draw with best play\./);
  assert.equal(await playOut(visitor).isVisible(), false);
});

for (const [rules, more] of [['rebuild=hard', ' - -'], ['remove=may', '']]) {
  visit(`nothing is known under ${rules}`, async (visitor) => {
    const fetched = visitor.page.waitForResponse('**/tables/mill.mtb');
    await analyse(visitor, site.address + linkTo(mixed + more, `${rules};`));
    await fetched;
    await visitor.page.waitForFunction(() => /depth ([2-9]|\d\d)/.test(document.querySelector('#status .more')?.textContent ?? ''));
    assert.equal(await section(visitor).isVisible(), false);
  });
}

visit('ten men are known once the large tables have arrived, to the engine too', async (visitor) => {
  await analyse(visitor, site.address + linkTo(ten));
  await known(visitor);
  const expected = expectedRows(ten);
  assert.deepEqual(await rows(visitor), expected);
  await engineSays(visitor, '+#12');
}, { skip: !existsSync(large) && 'there are no large tables' });

visit('the large tables are not fetched where the browser is told to save data', async (visitor) => {
  const { page } = visitor;
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const requests = [];
  page.on('request', (request) => requests.push(request.url()));
  await analyse(visitor, site.address + linkTo(mixed));
  await known(visitor);
  await engineSays(visitor, '+#17');
  assert.deepEqual(requests.filter((url) => /tables/.test(url)).map((url) => path.basename(url)), ['mill.mtb']);
}, { skip: !existsSync(large) && 'there are no large tables' });

visit('nothing is fetched while a game is far from its end', async (visitor) => {
  const { page } = visitor;
  const requests = [];
  page.on('request', (request) => requests.push(request.url()));
  await analyse(visitor, `${site.address}#mill;m=a1,d6,d1`);
  await page.waitForFunction(() => /depth ([2-9]|\d\d)/.test(document.querySelector('#status .more')?.textContent ?? ''));
  assert.deepEqual(requests.filter((url) => /endgame|tables/.test(url)), []);
});

for (const [what, answer] of Object.entries({ 'are absent': { status: 404 }, 'are damaged': { body: 'no tables' } })) {
  visit(`where the tables ${what}, the analysis is as usual`, async (visitor) => {
    const { page } = visitor;
    await page.route('**/tables/mill.mtb', (route) => route.fulfill(answer));
    const fetched = page.waitForResponse('**/tables/mill.mtb');
    await analyse(visitor, site.address + linkTo(mixed));
    await fetched;
    await page.waitForFunction(() => /depth ([3-9]|\d\d)/.test(document.querySelector('#status .more')?.textContent ?? ''));
    assert.equal(await section(visitor).count(), 0);
    forgive(visitor, 'mill.mtb');
  });
}

visit('where what shows the tables does not arrive, the analysis is as usual', async (visitor) => {
  const { page } = visitor;
  await page.route('**/endgame.js', (route) => route.fulfill({ status: 404 }));
  await analyse(visitor, site.address + linkTo(mixed));
  await page.waitForFunction(() => /depth ([3-9]|\d\d)/.test(document.querySelector('#status .more')?.textContent ?? ''));
  assert.equal(await section(visitor).count(), 0);
  forgive(visitor, 'endgame.js');
});

visit('the one file knows the tables without a network', async (visitor) => {
  const address = String(pathToFileURL(path.join(root, 'dist/towermill.html')));
  await analyse(visitor, address + linkTo(mixed));
  await known(visitor);
  assert.deepEqual(await rows(visitor), expectedRows(mixed));
  await engineSays(visitor, '+#17');
}, { options: { offline: true } });
