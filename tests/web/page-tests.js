// What must hold of the page wherever it comes from: the built site, or the one file.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { stateAfter, Visitor } from './visitor.js';

const games = /** @type {const} */ (['tower', 'mill']);
const people = { white: 'person', black: 'person' };

/** The parts of a canvas that are painted: 0 for an empty one, 1 for a full one. */
const paintedPart = (canvas) => {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return data.filter((value, i) => i % 4 === 3 && value > 0).length / (data.length / 4);
};

/**
 * @param {string} name
 * @param {() => string} addressOf where the page is, once the tests run
 * @param {import('playwright-core').BrowserContextOptions} options
 */
export function testPage(name, addressOf, options = {}) {
  describe(name, () => {
    /**
     * @param {string} title
     * @param {(visitor: Visitor) => Promise<void>} act
     * @param {object} [more] options of the visitor
     */
    const visit = (title, act, more = {}) => test(title, () => (
      Visitor.visit({ ...options, ...more }, async (visitor) => {
        await visitor.open(addressOf());
        await act(visitor);
      })));

    testFirstScreen(visit);
    testWholeGames(visit);
    testComputer(visit);
    testKeeping(visit);
    testReading(visit);
  });
}

function testFirstScreen(visit) {
  visit('the first screen shows both boards', async ({ page }) => {
    assert.equal(await page.evaluate(() => globalThis.crossOriginIsolated), false);
    for (const game of games) {
      const board = page.locator(`[data-game=${game}] canvas`);
      await board.waitFor();
      assert.ok(await board.evaluate(paintedPart) > 0.3, game);
    }
  });

  for (const game of games) {
    visit(`one click begins a game of ${game}`, async (visitor) => {
      await visitor.begin(game);
      const { status, side } = stateAfter(game, []).view;
      assert.deepEqual([status.result, side], ['open', 'white']);
      assert.match(await visitor.status(), /White/);
      assert.ok(await visitor.page.locator('#canvas').evaluate(paintedPart) > 0.3);
    });
  }
}

/** The page says how the game ended, as the module sees it, and the board is dead. */
async function expectEnd(visitor, state) {
  const ends = { white: /White has won/, black: /Black has won/, draw: /Draw/ };
  assert.match(await visitor.status(), ends[state.view.status.result]);
  assert.equal(state.view.legal.length, 0);
}

function testWholeGames(visit) {
  for (const game of games) {
    visit(`a whole game of ${game}, both sides by hand`, async (visitor) => {
      await visitor.begin(game, people);
      await expectEnd(visitor, await visitor.playByHand(game, { seed: 1 }));
    });

    visit(`a whole game of ${game}, computer against computer`, async (visitor) => {
      await visitor.begin(game, { black: '1', white: '1' });
      await visitor.page.waitForFunction(() => document.querySelector('#status')?.classList.contains('over'), null, { timeout: 120000 });
      await expectEnd(visitor, stateAfter(game, await visitor.moves()));
    });
  }
}

function testComputer(visit) {
  for (const game of games) {
    visit(`${game}: the computer answers, and undo takes both moves back`, async (visitor) => {
      await visitor.begin(game, { black: '2' });
      await visitor.move(stateAfter(game, []).view.legal[0]);
      await visitor.waitForMoves(2);
      assert.equal(stateAfter(game, await visitor.moves()).length, 2);
      await visitor.press('undo');
      assert.equal(await visitor.ply(), 0);
      await visitor.press('redo');
      assert.equal(await visitor.ply(), 2);
    });
  }

  visit('undo while the computer thinks drops its answer', async (visitor) => {
    await visitor.begin('tower', { black: '10' });
    await visitor.move(stateAfter('tower', []).view.legal[0]);
    await visitor.page.locator('.thinking').waitFor();
    await visitor.press('undo');
    await visitor.page.waitForTimeout(1500);
    assert.equal(await visitor.ply(), 0);
    assert.equal((await visitor.moves()).length, 1);
    assert.match(await visitor.status(), /White/);
  });

  visit('a new game while the computer thinks begins at once', async (visitor) => {
    await visitor.begin('tower', { black: '10' });
    await visitor.move(stateAfter('tower', []).view.legal[0]);
    await visitor.page.locator('.thinking').waitFor();
    await visitor.press('new');
    await visitor.page.getByRole('radio', { name: 'Mill' }).check();
    await visitor.page.getByRole('button', { name: 'Start the game' }).click();
    await visitor.page.waitForTimeout(1500);
    assert.equal((await visitor.moves()).length, 0);
    await visitor.page.getByRole('heading', { name: 'Mill' }).waitFor();
  });
}

function testKeeping(visit) {
  for (const game of games) {
    visit(`a game of ${game} survives a reload`, async (visitor) => {
      await visitor.begin(game, people);
      const { moves } = await visitor.playByHand(game, { seed: 2, most: 7 });
      await visitor.press('undo');
      await visitor.page.reload();
      await visitor.page.locator('#moves button').first().waitFor();
      assert.deepEqual(await visitor.moves(), moves);
      assert.equal(await visitor.ply(), 6);
      await visitor.press('redo');
      await visitor.playByHand(game, { seed: 3, moves, most: 12 });
    });
  }

  visit('a reload in the midst of a turn keeps what was chosen of it', async (visitor) => {
    await visitor.begin('mill', people);
    for (const to of ['a1', 'd6', 'd1', 'f4']) await visitor.move({ from: null, to });
    await visitor.waitForMoves(4);
    await visitor.clickField('g1');
    assert.match(await visitor.status(), /take a black man/);
    await visitor.page.reload();
    await visitor.page.locator('#moves button').first().waitFor();
    assert.match(await visitor.status(), /take a black man/);
    await visitor.clickField('f4');
    await visitor.waitForMoves(5);
    assert.equal((await visitor.moves())[4], 'g1xf4');
  });
}

function testReading(visit) {
  visit('a refused choice is explained', async (visitor) => {
    await visitor.begin('tower', people);
    await visitor.clickField('31');
    await visitor.clickField('14');
    await visitor.clickField('60');
    assert.match(await visitor.status(), /field/i);
    assert.equal((await visitor.moves()).length, 0);
  });

  visit('a move can be made by keyboard alone, and is spoken', async (visitor) => {
    const { page } = visitor;
    await visitor.begin('mill', { black: '1' });
    await page.locator('#fields [tabindex="0"]').focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await visitor.waitForMoves(2);
    await page.waitForFunction(() => /Black placed a man on/.test(document.querySelector('#live')?.textContent ?? ''));
  });

  const languages = { ru: /Башни[^]*Мельница/, lt: /Bokštai[^]*Malūnas/, en: /Tower[^]*Mill/ };
  visit('the language can be switched', async ({ page }) => {
    await page.locator('header [data-act=settings]').click();
    const choice = page.getByRole('dialog').locator('select').first();
    for (const [language, words] of Object.entries(languages)) {
      await choice.selectOption(language);
      await page.locator(`html[lang=${language}]`).waitFor();
      assert.match(await page.locator('#home').innerText(), words);
    }
  });

  for (const [locale, words] of [['ru-RU', languages.ru], ['lt-LT', languages.lt], ['fr-FR', languages.en]]) {
    visit(`a browser that asks for ${locale} is answered so`, async ({ page }) => {
      assert.match(await page.locator('#home').innerText(), words);
    }, { locale });
  }
}
