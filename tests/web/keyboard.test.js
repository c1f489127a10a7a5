// Whole games by keys alone, and what a screen reader hears of them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { core } from '../module.mjs';
import { site, stateAfter, Visitor } from './visitor.js';
import { randomNumbers } from './random.js';

/** @param {(visitor: Visitor) => Promise<void>} act */
const visit = (act) => Visitor.visit({}, async (visitor) => {
  await visitor.open(site.address);
  await act(visitor);
});

/** Where each arrow leads on the board of Mill: to the next point of a line. */
function millSteps() {
  const { points, lines } = core.geometry('mill');
  const places = new Map(points.map((point) => [point.name, point]));
  const steps = new Map(points.map(({ name }) => [name, {}]));
  for (const line of lines) {
    line.points.slice(1).forEach((name, at) => {
      const [one, other] = [places.get(line.points[at]), places.get(name)];
      const level = one.y === other.y;
      const onward = level ? other.x > one.x : other.y > one.y;
      const [forth, back] = level ? ['ArrowRight', 'ArrowLeft'] : ['ArrowUp', 'ArrowDown'];
      steps.get(one.name)[onward ? forth : back] = name;
      steps.get(name)[onward ? back : forth] = one.name;
    });
  }
  return steps;
}

/** Where each arrow leads on the board of Tower: along the row, or along either of the slanting lines. */
function towerSteps() {
  const { fields } = core.geometry('tower');
  const at = (q, r) => fields.find((field) => field.q === q && field.r === r)?.name;
  const ways = {
    ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1],
    'Shift+ArrowUp': [-1, 1], 'Shift+ArrowDown': [1, -1]
  };
  return new Map(fields.map(({ name, q, r }) => [name, Object.fromEntries(
    Object.entries(ways).map(([key, [x, y]]) => [key, at(q + x, r + y)]).filter(([, to]) => to))]));
}

/** The shortest way from field to field, as keys and the fields that they lead to. */
function wayBetween(steps, from, to) {
  const ways = new Map([[from, []]]);
  for (const [field, way] of ways) {
    if (field === to) return way;
    for (const [key, next] of Object.entries(steps.get(field))) {
      if (!ways.has(next)) ways.set(next, [...way, { key, next }]);
    }
  }
  return assert.fail(`no keys lead from ${from} to ${to}`);
}

const focusedField = (page) => page.evaluate(() => document.activeElement?.dataset.field);

/** Presses Tab until the focus is on the board. */
async function tabToBoard(page) {
  for (let count = 0; count < 12 && !await focusedField(page); count += 1) await page.keyboard.press('Tab');
  assert.ok(await focusedField(page), 'the board is not among the first stops of the tab key');
}

/** Chooses a field with arrows and Enter. */
async function choose(page, steps, field) {
  for (const { key, next } of wayBetween(steps, await focusedField(page), field)) {
    await page.keyboard.press(key);
    assert.equal(await focusedField(page), next);
  }
  await page.keyboard.press('Enter');
}

/** Plays both sides by keys, with moves chosen at random, from the first screen on. */
async function playByKeys(visitor, game, steps, most) {
  const { page } = visitor;
  await page.locator(`button[data-play=${game}]`).focus();
  await page.keyboard.press('Enter');
  await visitor.player('Black').focus();
  await page.keyboard.press('Home'); // the first of the players is a person
  await tabToBoard(page);
  const random = randomNumbers(5);
  const match = core.match({ game });
  let state = match.state();
  while (state.view.legal.length > 0 && state.ply < most) {
    const { move, from, to, removed = [] } = state.view.legal[random(state.view.legal.length)];
    for (const field of [from, to, ...removed]) if (field !== null) await choose(page, steps, field);
    state = match.play(move);
    await visitor.waitForMoves(state.length);
  }
  assert.deepEqual(await visitor.moves(), state.moves);
  match.free();
  return state;
}

test('a whole game of mill is played by keys alone', () => visit(async (visitor) => {
  const state = await playByKeys(visitor, 'mill', millSteps(), Infinity);
  assert.notEqual(state.view.status.result, 'open');
  assert.match(await visitor.page.locator('#live').textContent(), /has won|Draw/);
}));

test('a game of tower is opened by keys alone', () => visit(async (visitor) => {
  await playByKeys(visitor, 'tower', towerSteps(), 12);
}));

test('where a slanting line ends, the arrow follows the edge', () => visit(async ({ page }) => {
  await page.locator('button[data-play=tower]').click();
  await page.locator('#fields [data-field="35"]').focus();
  await page.keyboard.press('ArrowUp');
  assert.equal(await focusedField(page), '43');
  await page.locator('#fields [data-field="61"]').focus();
  await page.keyboard.press('ArrowUp');
  assert.equal(await focusedField(page), '61');
}));

for (const game of /** @type {const} */ (['tower', 'mill'])) {
  test(`a game of ${game} is played by typing`, () => visit(async (visitor) => {
    const { page } = visitor;
    await visitor.begin(game, { black: 'person' });
    const random = randomNumbers(6);
    let state = stateAfter(game, []);
    await page.locator('#typed').focus();
    while (state.view.legal.length && state.ply < 30) {
      const { move } = state.view.legal[random(state.view.legal.length)];
      await page.keyboard.type(state.ply % 2 ? move : ` ${move.toUpperCase()} `);
      await page.keyboard.press('Enter');
      state = stateAfter(game, [...state.moves, move]);
      await visitor.waitForMoves(state.length);
    }
    await page.keyboard.type('z9');
    await page.keyboard.press('Enter');
    assert.equal(await page.locator('#typed').inputValue(), 'z9');
    assert.match(await page.locator('#live').textContent(), game === 'mill' ? /z9/ : /Expected here: a field/);
    assert.deepEqual(await visitor.moves(), state.moves);
  }));
}

test('the keys are listed under the question mark, and Escape closes the list', () => visit(async (visitor) => {
  const { page } = visitor;
  await visitor.begin('mill');
  await tabToBoard(page);
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  assert.ok((await list.locator('kbd').allTextContents()).length >= 8);
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'hidden' });
  assert.ok(await focusedField(page), 'the focus has not come back');
}));

/** Counts from now on how often the live region changes, and keeps its words. */
const listen = () => {
  globalThis.heard = [];
  new MutationObserver(() => globalThis.heard.push(document.querySelector('#live').textContent))
    .observe(document.querySelector('#live'), { childList: true, characterData: true, subtree: true });
};

const places = {
  'the board': '#fields [tabindex="0"]', 'a button': '.tools [data-act=undo]', 'the line for moves': '#typed', 'nothing': 'body'
};
for (const [place, selector] of Object.entries(places)) {
  test(`the computer's move is heard once, with the focus on ${place}`, () => visit(async (visitor) => {
    const { page } = visitor;
    await visitor.begin('mill', { black: '5' });
    await page.locator('#typed').fill('a1');
    await page.keyboard.press('Enter');
    await visitor.waitForMoves(2);
    await page.waitForTimeout(200);
    await page.evaluate(listen);
    const [, answer] = await visitor.moves();
    await page.locator('#typed').fill(answer === 'd2' ? 'g1' : 'd2');
    await page.locator('#type button').click();
    if (selector === 'body') await page.evaluate(() => document.activeElement?.blur());
    else await page.locator(selector).focus();
    await visitor.waitForMoves(4);
    await page.waitForTimeout(300);
    const heard = await page.evaluate(() => globalThis.heard);
    assert.equal(heard.length, 1, heard.join(' | '));
    const { last } = stateAfter('mill', await visitor.moves()).view;
    assert.match(heard[0], new RegExp(`Black placed a man on ${last.to}`));
  }));
}

test('what the computer takes is heard, and that it has won', () => Visitor.visit({}, async (visitor) => {
  await visitor.open(`${site.address}#mill;p=b/a1,d2,g4/0/b4,d6,f6,g7/0/0/20`);
  await visitor.player('White').selectOption('person');
  await visitor.player('Black').selectOption('10');
  await visitor.waitForMoves(1);
  const [, taken] = (await visitor.moves())[0].split('x');
  assert.match(await visitor.page.locator('#live').textContent(),
    new RegExp(`Black moved from b4 to b6. A mill is closed. Black took the man on ${taken}. Black has won.`));
}));

for (const [game, words] of [['mill', [/a1, d2/, /7 men in hand/]], ['tower', [/field 19/, /strength 1, reach 1/]]]) {
  test(`the men of ${game} are listed in words`, () => visit(async (visitor) => {
    await visitor.begin(game, { black: 'person' });
    const moves = game === 'mill' ? ['a1', 'f4', 'd2', 'f2'] : ['12-19', '50-43'];
    for (const move of moves) {
      await visitor.page.locator('#typed').fill(move);
      await visitor.page.keyboard.press('Enter');
    }
    await visitor.page.locator('#men summary').click();
    const text = await visitor.page.locator('#men').innerText();
    for (const word of words) assert.match(text, word);
  }));
}
