// The page for teachers: its examples run as they are shown, its puzzles are right, and it can be read by everyone and
// printed.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { examples } from '../../web/teaching/examples.js';
import { tables } from '../../web/teaching/reference.js';
import english from '../../web/teaching/words/en.js';
import lithuanian from '../../web/teaching/words/lt.js';
import russian from '../../web/teaching/words/ru.js';
import { core } from '../module.mjs';
import { filesBelow, textOf } from '../project-files.mjs';
import { expectAccessible, site, themeRules, Visitor } from './visitor.js';

const all = { en: english, ru: russian, lt: lithuanian };
const puzzles = examples.filter(({ group }) => group === 'puzzles');

/**
 * Opens the page, and waits until every board is ready.
 * @param {string} rest of the address @param {import('playwright-core').BrowserContextOptions} options
 * @param {(page: import('playwright-core').Page) => Promise<void>} act
 */
const visit = (rest, options, act) => Visitor.visit(options, async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.readied = new Set();
    addEventListener('ready', ({ target }) => globalThis.readied.add(target), true);
    globalThis.faults = [];
    addEventListener('error', ({ target, detail }) => {
      if (target.localName === 'tower-mill') globalThis.faults.push(detail);
    }, true);
  });
  await page.goto(`${site.address}teaching.html${rest}`);
  await page.waitForFunction(() => {
    const boards = [...document.querySelectorAll('tower-mill')];
    return boards.length > 0 && boards.every((board) => globalThis.readied.has(board));
  });
  await act(page);
  assert.deepEqual(await page.evaluate(() => globalThis.faults), []);
});

/** What an attribute of an example's code says. @param {string} code @param {string} name */
const attribute = (code, name) => new RegExp(`\\s${name}="([^"]*)"`).exec(code)?.[1];

/** A match in the core that begins as an example does. @param {string} code @param {string[]} [moves] */
function matchOf(code, moves = (attribute(code, 'moves') ?? '').split(/\s+/).filter(Boolean)) {
  const rebuild = attribute(code, 'rebuild');
  return core.match({
    game: /** @type {GameName} */ (attribute(code, 'game')),
    rules: rebuild ? { rebuild } : {},
    position: attribute(code, 'position') ?? '',
    moves
  });
}

/**
 * Whether a score is clearly better than another: it wins, and sooner, or is worth half a man more.
 * @param {{ men?: number, win?: number }} score @param {{ men?: number, win?: number }} other
 */
const clearlyBetter = (score, other) => (
  score.win !== undefined ? score.win < (other.win ?? Infinity) : score.men - (other.men ?? -Infinity) > 0.5);

/** The best two moves, each with its score. @param {ReturnType<typeof matchOf>} match @param {number} depth */
function bestMoves(match, depth) {
  match.begin({ depth, lines: 2 });
  while (!match.step(100000)) { /* it goes on */ }
  return match.search();
}

for (const [code, words] of Object.entries(all)) {
  test(`${code} has all words of the page, and no others`, () => {
    assert.deepEqual(Object.keys(words).sort(), Object.keys(english).sort());
    for (const [key, text] of Object.entries(words)) {
      assert.ok(text.trim() === text && text !== '' && !text.includes('  ') && !text.includes('...'), key);
      assert.equal(text.split('`').length % 2, 1, `${key}: a backtick is open`);
    }
  });
}

test('every word that the page asks for is there, and none is idle', () => {
  const sources = [...filesBelow('web/teaching', /^(?!(en|ru|lt)\.js$).*\.(js|html)$/).values()].join('\n');
  const asked = [...sources.matchAll(/(?:data-(?:say|label)|say\()(?:="|')([\w.]+)['"]/g)].map(([, key]) => key);
  const rows = Object.entries(tables).flatMap(([table, list]) => [table, ...list.map(([name]) => `${table}.${name.split(' ')[0]}`)]);
  const named = examples.flatMap(({ id, code }) => [`${id}.title`, ...[...code.matchAll(/\{(label|task|tip|title)\}/g)].map(([, key]) => `${id}.${key}`)]);
  for (const key of [...asked, ...rows, ...named]) assert.ok(key in english, key);
  assert.ok(asked.length > 20);
  const ids = new Set(examples.map(({ id }) => id));
  const known = new Set([...asked, ...rows, ...named]);
  const idle = Object.keys(english).filter((key) => (
    !known.has(key) && !sources.includes(`'${key}'`) && !ids.has(key.split('.')[0]) && !/^(column|start|strength)\./.test(key) && !/\.about$/.test(key)));
  assert.deepEqual(idle, []);
});

test('the page has no style and no script within itself', () => {
  assert.doesNotMatch(textOf('web/teaching/teaching.html'), /style=|\son\w+=|<style|<script>/);
});

for (const { id, code } of examples.filter(({ group }) => group === 'games')) {
  test(`${id}: the game is legal and ends, and every comment has its ply`, () => {
    const match = matchOf(code);
    const state = match.state();
    assert.equal(state.view.status.result, 'white');
    for (const key of Object.keys(english).filter((each) => new RegExp(`^${id}\\.\\d+$`).test(each))) {
      assert.ok(Number(key.split('.')[1]) <= state.length, key);
    }
    match.free();
  });
}

for (const { id, code } of puzzles) {
  test(`${id}: the engine finds the solution, and nothing as good`, () => {
    const line = (attribute(code, 'solution') ?? '').split(' ');
    assert.equal(line.length % 2, 1, 'the solver has the last word');
    for (let ply = 0; ply < line.length; ply += 1) {
      const match = matchOf(code, line.slice(0, ply));
      assert.ok(match.state().view.legal.some(({ move }) => move === line[ply]), `${line[ply]} is legal`);
      if (ply % 2 === 0) {
        const { best, lines } = bestMoves(match, 7);
        assert.equal(best, line[ply]);
        if (lines.length > 1) assert.ok(clearlyBetter(lines[0].score, lines[1].score), JSON.stringify(lines));
      } else {
        assert.equal(match.state().view.legal.length, 1, `${line[ply]} is forced`);
      }
      match.free();
    }
    if (/wins/.test(english[`${id}.task`])) {
      const match = matchOf(code, line);
      assert.equal(match.state().view.status.result, 'white');
      match.free();
    }
  });
}

for (const language of Object.keys(all)) {
  test(`the code that is shown is the code that runs: ${language}`, () => visit(`?lang=${language}`, {}, async (page) => {
    assert.equal(await page.locator('html').getAttribute('lang'), language);
    const pairs = await page.locator('[data-example]').evaluateAll((cards) => cards.map((card) => {
      const made = document.createElement('template');
      made.innerHTML = card.querySelector('pre').textContent;
      return { id: card.id, shown: made.innerHTML, runs: card.querySelector('.live-board').innerHTML };
    }));
    assert.deepEqual(pairs.map(({ id }) => id).sort(), examples.map(({ id }) => id).sort());
    for (const { id, shown, runs } of pairs) assert.equal(runs, shown, id);
    assert.doesNotMatch(await page.locator('body').innerText(), /\{\w+\}|undefined/);
  }));

  for (const [colorScheme, rules] of Object.entries(themeRules)) {
    const name = `axe finds nothing to mend: ${language}, ${colorScheme}`;
    test(name, () => visit(`?lang=${language}`, { colorScheme }, async (page) => {
      await expectAccessible(page, 'the page', rules);
      await page.evaluate(() => { location.hash = 'sheet'; });
      await page.locator('.diagram').first().waitFor();
      await expectAccessible(page, 'the sheet', rules);
    }));
  }

  test(`nothing is cut off: ${language}`, () => visit(`?lang=${language}`, { viewport: { width: 320, height: 640 } }, async (page) => {
    for (const hash of ['', 'sheet']) {
      await page.evaluate((next) => { location.hash = next; }, hash);
      for (const width of [320, 360, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const outside = await page.evaluate(() => [...document.querySelectorAll('body *')]
          .filter((element) => element.checkVisibility() && !element.closest('thead, .diagram'))
          .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5
            || (element.matches('h1, h2, h3, p, a, button, li, td, th, pre') && element.scrollWidth > element.clientWidth + 1
              && getComputedStyle(element).display !== 'inline'))
          .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`));
        assert.deepEqual(outside, [], `${hash} ${width}`);
        const { scrollWidth, clientWidth } = await page.evaluate(() => {
          const { documentElement: element } = document;
          return { scrollWidth: element.scrollWidth, clientWidth: element.clientWidth };
        });
        assert.ok(scrollWidth <= clientWidth);
      }
    }
  }));
}

test('the puzzles take their solutions, and take wrong moves back', () => visit('?lang=en', {}, async (page) => {
  for (const { id, code } of puzzles) {
    const line = (attribute(code, 'solution') ?? '').split(' ');
    const told = await page.evaluate(async ({ puzzle, moves }) => {
      const board = document.querySelector(`#${puzzle} tower-mill`);
      const heard = (name) => new Promise((resolve) => {
        board.addEventListener(name, ({ detail }) => resolve(detail), { once: true });
      });
      const wrong = board.state.legal.find((move) => move !== moves[0]);
      const failed = heard('failed');
      board.play(wrong);
      const { move } = await failed;
      while (board.state.ply > 0) await new Promise((resolve) => { setTimeout(resolve, 5); });
      const solved = heard('solved');
      for (let ply = 0; ply < moves.length; ply += 2) {
        while (board.state.ply < ply) await new Promise((resolve) => { setTimeout(resolve, 5); });
        if (!board.play(moves[ply])) return { refused: moves[ply] };
      }
      return { failed: move === wrong, ...await solved };
    }, { puzzle: id, moves: line });
    assert.equal(told.refused, undefined, id);
    assert.deepEqual([told.failed, told.tries, told.moves], [true, 2, line], id);
    assert.ok(told.text.includes(english[`${id}.task`].replace(/\.$/, '')), told.text);
  }
}));

test('the language can be switched, and the address keeps it', () => visit('?lang=en', {}, async (page) => {
  await page.locator('#languages a[lang=lt]').click();
  await page.getByRole('heading', { level: 1, name: lithuanian.title }).waitFor();
  assert.match(page.url(), /\?lang=lt$/);
  await page.locator('#puzzles a[href="#sheet"]').click();
  await page.getByRole('heading', { name: lithuanian['sheet.title'], exact: true }).waitFor();
  await page.locator('#languages a[lang=ru]').click();
  await page.getByRole('heading', { name: russian['sheet.title'], exact: true }).waitFor();
  assert.match(page.url(), /\?lang=ru#sheet$/);
}));

test('without a wish in the address, the browser’s language is spoken', () => visit('', { locale: 'ru-RU' }, async (page) => {
  assert.equal(await page.locator('h1').first().innerText(), russian.title);
}));

test('code can be copied', () => visit('?lang=en', { permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
  const card = page.locator('#lure');
  await card.locator('.copy').click();
  const code = await card.locator('pre').textContent();
  await page.waitForFunction(async (text) => await navigator.clipboard.readText() === text, code);
}));

for (const language of Object.keys(all)) {
  test(`the sheet of puzzles fits on one page, the solutions on another: ${language}`, () => (
    visit(`?lang=${language}#sheet`, {}, async (page) => {
      assert.equal(await page.locator('.diagram tower-mill').count(), puzzles.length);
      await page.emulateMedia({ media: 'print' });
      const seen = (selector) => page.locator(selector).first().isVisible();
      assert.deepEqual(await Promise.all(['.bar', '#print', '#page', '.tasks', '.write', '.solutions'].map(seen)),
        [false, false, false, true, true, true]);
      const pages = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g);
      assert.equal(pages?.length, 2);
    })));
}

const dark = /** @type {const} */ ({ colorScheme: 'dark' });
test('on paper, the page shows diagrams and dark texts, and nothing to press', () => visit('?lang=en', dark, async (page) => {
  await page.emulateMedia({ media: 'print', ...dark });
  const colour = await page.locator('h1').first().evaluate((element) => getComputedStyle(element).color);
  assert.ok(colour.match(/\d+/g).every((part) => Number(part) < 100), colour);
  assert.ok(await page.locator('#strength tower-mill').isVisible());
  for (const selector of ['#languages', '#contents', '#lure .copy', '#puzzles .button']) {
    assert.equal(await page.locator(selector).first().isVisible(), false, selector);
  }
}));

test('the menu of the game leads here', () => Visitor.visit({}, async (visitor) => {
  await visitor.open(site.address);
  await visitor.begin('mill', { black: 'person' });
  await visitor.press('more');
  await visitor.page.getByRole('link', { name: 'For teachers' }).click();
  await visitor.page.getByRole('heading', { level: 1, name: english.title }).waitFor();
}));
