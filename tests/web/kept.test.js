// What is kept survives a reload, a crash and another version of the page; what is damaged is told and set aside.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser, site, Visitor } from './visitor.js';

/** A visit of a browser in whose storage something lies. @param {Record<string, string>} kept */
const visit = (kept, act) => Visitor.visit({}, async (visitor) => {
  await visitor.page.addInitScript((items) => {
    if (sessionStorage.length) return;
    for (const [key, value] of Object.entries(items)) localStorage.setItem(`towermill.${key}`, value);
  }, kept);
  await visitor.open(site.address);
  await act(visitor);
});

const person = { computer: false, level: 3 };
const tower = {
  game: 'tower', rules: { centre: 'red', stacking: 'quiet' }, position: 'w 1-18:w,44-61:b 0 1', moves: ['12-19', '50-43'],
  ply: 2, players: { white: person, black: person }, entry: { from: null, to: null, removed: [] }, over: false
};
/** As the first version of the page kept it, in the midst of a turn. */
const mill = {
  game: 'mill', rules: { rebuild: 'easy', remove: 'must', protect: 'false', double: 'true' }, position: 'w - 9 - 9 0 1',
  moves: ['a1', 'd6', 'd1', 'f4'], ply: 4, players: { white: person, black: person },
  entry: { from: null, to: 'g1', removed: [] }, over: false
};
const games = { version: 1, current: 'mill', tower, mill, saved: 1700000000000 };
const slot = 'game.abcdefgh';

test('what an earlier version kept is played on', () => visit({ [slot]: JSON.stringify(games) }, async (visitor) => {
  assert.match(await visitor.status(), /take a black man/);
  await visitor.clickField('f4');
  await visitor.waitForMoves(5);
  assert.equal((await visitor.moves())[4], 'g1xf4');
  await visitor.press('home');
  await visitor.page.getByRole('button', { name: 'Continue Tower' }).click();
  assert.deepEqual(await visitor.moves(), tower.moves);
}));

test('fields of a later version do no harm', () => {
  const later = { ...games, version: 2, more: [1], mill: { ...mill, colour: 'green' } };
  return visit({ [slot]: JSON.stringify(later), settings: '{"scent":"pine","language":"lt"}' }, async (visitor) => {
    assert.match(await visitor.status(), /nuimkite/);
  });
});

const text = JSON.stringify(games);
const damages = {
  'cut off': text.slice(0, 300),
  'no JSON at all': '\u0000\u0001binary\ufffd',
  'another kind of value': '[3, "games"]',
  'no games': JSON.stringify({ ...games, mill: 'mill', tower: 7 }),
  'the other game': JSON.stringify({ ...games, mill: tower }),
  'a position that is none': JSON.stringify({ ...games, mill: { ...mill, position: 'w a1,a1 9 - 9 0 1' } }),
  'a move that is not legal': JSON.stringify({ ...games, mill: { ...mill, moves: ['a1', 'a1', 'd1'] } }),
  'a ply that was never played': JSON.stringify({ ...games, mill: { ...mill, ply: 40 } }),
  'nobody who plays': JSON.stringify({ ...games, mill: { ...mill, players: { white: null } } }),
  'moves that are no list': JSON.stringify({ ...games, mill: { ...mill, moves: { length: 2 } } }),
  'rules that do not exist': JSON.stringify({ ...games, mill: { ...mill, rules: { rebuild: 'soft' } } })
};
for (const [name, damaged] of Object.entries(damages)) {
  test(`damaged games are told and set aside: ${name}`, () => visit({ [slot]: damaged }, async (visitor) => {
    const { page } = visitor;
    assert.match(await page.locator('#toast').textContent(), /could not be read and was set aside/);
    assert.ok(await page.evaluate(() => localStorage.getItem('towermill.damaged')));
    await visitor.begin('mill', { white: 'person', black: 'person' });
    await visitor.move({ from: null, to: 'd2' });
    await page.reload();
    await visitor.waitForMoves(1);
    assert.deepEqual(await visitor.moves(), ['d2']);
  }));
}

test('beside a damaged game, the other one is kept', () => {
  const half = JSON.stringify({ ...games, mill: { ...mill, position: '' , moves: ['z9'] } });
  return visit({ [slot]: half }, async ({ page }) => {
    await page.getByRole('button', { name: 'Continue Tower' }).waitFor();
    await page.getByRole('button', { name: 'Play Mill' }).waitFor();
  });
});

for (const entry of ['a1', { from: 5, to: {}, removed: 'x' }, { from: null, to: 'z9', removed: ['f4'] }, null]) {
  const odd = JSON.stringify({ ...games, mill: { ...mill, entry } });
  test(`a turn that fits nothing is begun anew: ${JSON.stringify(entry)}`, () => visit({ [slot]: odd }, async (visitor) => {
    assert.match(await visitor.status(), /White: place a man/);
    assert.equal((await visitor.moves()).length, 4);
  }));
}

for (const settings of ['{"theme":', 'null', '"dark"', '[]', '{"theme":7,"board":"lava","language":"tlh","animation":"no"}']) {
  test(`settings that cannot be read are the usual ones: ${settings}`, () => visit({ settings }, async (visitor) => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Play Tower' }).waitFor();
    await page.locator('header [data-act=settings]').click();
    await page.getByRole('radio', { name: 'Dark' }).check();
    await page.reload();
    await page.waitForFunction(() => document.documentElement.style.colorScheme === 'dark');
  }));
}

test('settings are kept, and the boards look as they say', () => visit({}, async (visitor) => {
  const { page } = visitor;
  const picture = () => page.locator('.card[data-game=tower] canvas').evaluate((canvas) => canvas.toDataURL());
  await page.locator('header [data-act=settings]').click();
  const wood = await picture();
  await page.getByRole('radio', { name: 'High contrast' }).check();
  await page.waitForTimeout(100);
  const contrast = await picture();
  assert.notEqual(contrast, wood);
  await page.reload();
  await page.locator('header [data-act=settings]').click();
  assert.ok(await page.getByRole('radio', { name: 'High contrast' }).isChecked());
}));

test('a game survives the crash of the page in the midst of a turn', async () => {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
  try {
    const first = new Visitor(await context.newPage());
    await first.open(site.address);
    await first.begin('mill', { white: 'person', black: 'person' });
    for (const to of ['a1', 'd6', 'd1', 'f4']) await first.move({ from: null, to });
    await first.clickField('g1');
    const crashed = new Promise((resolve) => { first.page.on('crash', resolve); });
    await Promise.all([crashed, first.page.goto('chrome://crash').catch(() => {})]);
    const second = new Visitor(await context.newPage());
    await second.open(site.address);
    assert.match(await second.status(), /take a black man/);
    assert.deepEqual(await second.moves(), ['a1', 'd6', 'd1', 'f4']);
    assert.deepEqual(second.complaints, []);
  } finally {
    await context.close();
  }
});

test('where nothing can be kept, the page says so once and plays', () => Visitor.visit({}, async (visitor) => {
  const { page } = visitor;
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', { get: () => { throw new DOMException('refused', 'SecurityError'); } });
    globalThis.toasts = 0;
    addEventListener('DOMContentLoaded', () => new MutationObserver(() => { globalThis.toasts += 1; })
      .observe(document.querySelector('#toast'), { childList: true }));
  });
  await visitor.open(site.address);
  await visitor.begin('mill', { black: '1' });
  await visitor.move({ from: null, to: 'd2' });
  await visitor.waitForMoves(2);
  assert.match(await page.locator('#toast').textContent(), /does not let the page save/);
  assert.equal(await page.evaluate(() => globalThis.toasts), 1);
}));
