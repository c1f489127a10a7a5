// Playing with all that helps: hints and threats, the menu, resigning and draws, the clock, saved games, sound.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { site, stateAfter, Visitor } from './visitor.js';

const people = { white: 'person', black: 'person' };

/**
 * @param {string} title
 * @param {(visitor: Visitor) => Promise<void>} act
 * @param {object} [options] of the visitor
 */
const visit = (title, act, options = {}) => test(title, () => Visitor.visit(options, async (visitor) => {
  await visitor.open(site.address);
  await act(visitor);
}));

/** Types moves. @param {Visitor} visitor @param {string} moves */
async function type({ page }, moves) {
  for (const move of moves.split(' ')) {
    await page.locator('#typed').fill(move);
    await page.locator('#typed').press('Enter');
  }
}

/** Chooses from the menu. @param {Visitor} visitor @param {string} act */
async function choose({ page }, act) {
  await page.locator('.tools [data-act=more]').click();
  await page.locator(`.menu .body [data-act=${act}]`).click();
}

/** The button at the foot of the question that is being asked. @param {Visitor} visitor */
const agree = ({ page }) => page.locator('#dialog-ask .primary').click();

/** @param {Visitor} visitor @param {RegExp} text that the status line is to have */
const waitForStatus = ({ page }, text) => page.locator('#status').filter({ hasText: text }).waitFor();

/** What is said of a field. @param {Visitor} visitor @param {string} field */
const label = ({ page }, field) => page.locator(`#fields [data-field="${field}"]`).getAttribute('aria-label');

/** @param {Visitor} visitor */
const spoken = ({ page }) => page.locator('#live').textContent();

/** @param {Visitor} visitor @param {RegExp} text that is to be spoken */
const waitForSpeech = ({ page }, text) => page.locator('#live').filter({ hasText: text }).waitFor({ state: 'attached' });

/* ---- hints and threats */

for (const game of /** @type {const} */ (['tower', 'mill'])) {
  visit(`${game}: a hint is a legal move, told and marked, and goes when it is asked for again`, async (visitor) => {
    await visitor.begin(game, people);
    await visitor.press('hint');
    await waitForStatus(visitor, /Hint: \S+/);
    const [, move] = /Hint: (\S+?)(\.|$| )/.exec(await visitor.status()) ?? [];
    const effect = stateAfter(game, []).view.legal.find((legal) => legal.move === move);
    assert.ok(effect, move);
    assert.match(await spoken(visitor) ?? '', /Hint/);
    assert.match(await label(visitor, effect.to) ?? '', /hint/);
    await visitor.press('hint');
    assert.doesNotMatch(await visitor.status(), /Hint/);
    assert.doesNotMatch(await label(visitor, effect.to) ?? '', /hint/);
  });
}

visit('a hint goes with the move, and one that comes too late is dropped', async (visitor) => {
  await visitor.begin('mill', people);
  await visitor.press('hint');
  await waitForStatus(visitor, /Hint/);
  await type(visitor, 'a1');
  assert.doesNotMatch(await visitor.status(), /Hint/);
  await visitor.press('hint');
  await type(visitor, 'd6');
  await visitor.page.waitForTimeout(600);
  assert.doesNotMatch(await visitor.status(), /Hint|Searching/);
});

visit('a hint gives the reasons that the move has', async (visitor) => {
  await visitor.begin('mill', people);
  await type(visitor, 'a1 d2 d1');
  await visitor.press('hint');
  await waitForStatus(visitor, /Hint: g1 – keeps White from closing a mill/);
  await type(visitor, 'f4');
  await visitor.clickField('g1');
  await visitor.press('hint');
  await waitForStatus(visitor, /Hint: g1x\w\d – closes a mill; takes \w\d/);
});

visit('a threat is told and marked; where nothing is taken there is none', async (visitor) => {
  const { page } = visitor;
  await visitor.begin('mill', people);
  await choose(visitor, 'threat');
  await waitForStatus(visitor, /Black threatens nothing at the moment/);
  await type(visitor, 'a1 d2 d1');
  await page.locator('#fields [data-field=d1]').focus();
  await page.keyboard.press('t');
  await waitForStatus(visitor, /White threatens g1xd2 – closes a mill; takes d2/);
  assert.match(await label(visitor, 'g1') ?? '', /threat/);
  await page.keyboard.press('h');
  await waitForStatus(visitor, /Hint: g1/);
});

visit('lines about to close are told and can be switched off', async (visitor) => {
  await visitor.begin('mill', people);
  await type(visitor, 'a1 d2 d1 f2');
  assert.match(await label(visitor, 'g1') ?? '', /White could close a mill here/);
  assert.match(await label(visitor, 'b2') ?? '', /Black could close a mill here/);
  await visitor.press('settings');
  await visitor.page.getByRole('switch', { name: 'Mark mills about to close' }).uncheck();
  await visitor.page.keyboard.press('Escape');
  assert.doesNotMatch(await label(visitor, 'g1') ?? '', /could close/);
});

/* ---- ends by agreement */

visit('resigning is confirmed, survives a reload and can be taken back', async (visitor) => {
  const { page } = visitor;
  await visitor.begin('tower', people);
  await type(visitor, '12-19 50-43');
  await choose(visitor, 'resign');
  assert.match(await page.locator('#dialog-ask').innerText(), /White gives up, and Black wins/);
  await page.locator('#dialog-ask').getByRole('button', { name: 'Cancel' }).click();
  assert.match(await visitor.status(), /White to move/);
  await choose(visitor, 'resign');
  await agree(visitor);
  await waitForStatus(visitor, /Black has won[^]*White resigned/);
  assert.match(await spoken(visitor) ?? '', /Black has won. White resigned/);
  await type(visitor, '19-27');
  assert.equal((await visitor.moves()).length, 2);
  await page.reload();
  await waitForStatus(visitor, /Black has won[^]*White resigned/);
  await visitor.press('undo');
  await waitForStatus(visitor, /White to move/);
  await type(visitor, '19-27');
  assert.equal((await visitor.moves()).length, 3);
  await visitor.press('undo');
  await visitor.press('undo');
  await visitor.press('redo');
  assert.equal(await visitor.ply(), 2);
});

visit('against the computer the person resigns, and moves that were undone are gone', async (visitor) => {
  await visitor.begin('mill', { black: '1' });
  await visitor.clickField('d2');
  await visitor.waitForMoves(2);
  await visitor.clickField(stateAfter('mill', await visitor.moves()).view.legal[0].to);
  await visitor.waitForMoves(4);
  await visitor.press('undo');
  await choose(visitor, 'resign');
  await agree(visitor);
  await waitForStatus(visitor, /Black has won[^]*White resigned/);
  assert.equal((await visitor.moves()).length, 2);
});

visit('a draw is offered and answered', async (visitor) => {
  const { page } = visitor;
  await visitor.begin('mill', people);
  await type(visitor, 'a1');
  await choose(visitor, 'draw');
  assert.match(await page.locator('#dialog-ask').innerText(), /Black offers a draw. White, do you accept/);
  await page.locator('#dialog-ask').getByRole('button', { name: 'Decline' }).click();
  assert.match(await visitor.status(), /Black: place a man/);
  await choose(visitor, 'draw');
  await agree(visitor);
  await waitForStatus(visitor, /Draw[^]*Both sides agreed/);
});

visit('the sides are swapped, after a question if a game is going on', async (visitor) => {
  await visitor.begin('mill', { black: '2' });
  await choose(visitor, 'swap');
  await visitor.waitForMoves(1);
  assert.equal(await visitor.player('White').inputValue(), '2');
  assert.equal(await visitor.player('Black').inputValue(), 'person');
  await choose(visitor, 'swap');
  await agree(visitor);
  await visitor.page.waitForFunction(() => document.querySelectorAll('#moves button').length === 0);
  assert.equal(await visitor.player('White').inputValue(), 'person');
});

/* ---- the menu */

visit('the menu leaves out what cannot be done, and is used by keyboard', async (visitor) => {
  const { page } = visitor;
  const entries = async () => {
    await page.locator('.tools [data-act=more]').click();
    const acts = await page.locator('.menu .body button:visible').evaluateAll((all) => all.map(({ dataset }) => dataset.act));
    await page.keyboard.press('Escape');
    return acts;
  };
  await visitor.begin('mill', { black: '1' });
  const first = await entries();
  for (const act of ['draw', 'resign', 'new', 'flip']) assert.ok(!first.includes(act), act);
  for (const act of ['threat', 'swap', 'save', 'games', 'rules', 'settings']) assert.ok(first.includes(act), act);
  await visitor.player('Black').selectOption('person');
  await type(visitor, 'a1');
  const later = await entries();
  for (const act of ['draw', 'resign']) assert.ok(later.includes(act), act);
  assert.ok(!later.includes('swap'));
  await page.locator('.tools [data-act=more]').focus();
  await page.keyboard.press('Enter');
  await page.locator('.menu [data-act=resign]').focus();
  await page.keyboard.press('Enter');
  await agree(visitor);
  await waitForStatus(visitor, /White has won/);
});

for (const locale of ['en-GB', 'ru-RU', 'lt-LT']) {
  visit(`the tools are large enough, and none is cut off (${locale})`, async (visitor) => {
    const { page } = visitor;
    await visitor.begin('tower');
    for (const width of [320, 360, 480, 512, 768, 960, 1000, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      const boxes = await page.locator('.tools button:visible').evaluateAll((all) => all.map((one) => {
        const { width: wide, height, left, right } = one.getBoundingClientRect();
        return { wide, height, left, right, cut: one.scrollWidth - one.clientWidth };
      }));
      for (const box of boxes) {
        const { wide, height, left, right, cut } = box;
        assert.ok(wide >= 40 && height >= 40 && left >= 0 && right <= width && cut <= 0, `${width} ${JSON.stringify(box)}`);
      }
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
    }
  }, { locale });
}

/* ---- the clock */

/** Begins a game of Mill with five minutes a side under a time that the test tells. @param {Visitor} visitor */
async function beginTimed(visitor) {
  const { page } = visitor;
  await visitor.begin('mill', people);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60000);
  await visitor.press('new');
  const dialog = page.locator('#dialog-new');
  await dialog.getByRole('combobox', { name: 'Clock' }).selectOption('5 min + 10 s a move');
  await dialog.getByRole('button', { name: 'Start the game' }).click();
}

/** @param {Visitor} visitor @returns {Promise<string[]>} Black's time and White's */
const clocks = ({ page }) => page.locator('.clock:visible').allTextContents();

visit('the clock runs after the first move, stands while a dialog is open, and ends the game', async (visitor) => {
  const { page } = visitor;
  await beginTimed(visitor);
  await page.clock.runFor(5000);
  assert.deepEqual(await clocks(visitor), ['5:00', '5:00']);
  await type(visitor, 'a1');
  await page.clock.runFor(14000);
  assert.deepEqual(await clocks(visitor), ['4:46', '5:00']);
  await type(visitor, 'd6');
  assert.deepEqual(await clocks(visitor), ['4:56', '5:00']);
  await visitor.press('rules');
  await page.clock.runFor(20000);
  await page.keyboard.press('Escape');
  await visitor.press('analyse');
  await page.clock.runFor(20000);
  await visitor.press('analyse');
  await page.clock.runFor(4000);
  assert.deepEqual(await clocks(visitor), ['4:56', '4:56']);
});

visit('who runs out of time has lost; undo gives the time of the turn back', async (visitor) => {
  const { page } = visitor;
  await beginTimed(visitor);
  await type(visitor, 'a1 d6');
  await visitor.press('home');
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('towermill.game.'));
    const games = JSON.parse(localStorage.getItem(key));
    games.mill.clock.left[2].white = 8000;
    localStorage.setItem(key, JSON.stringify(games));
  });
  await page.reload();
  await page.locator('button[data-play=mill]').click();
  await page.clock.runFor(7000);
  assert.deepEqual(await clocks(visitor), ['5:10', '0:01']);
  await page.clock.runFor(2000);
  assert.match(await visitor.status(), /Black has won[^]*White ran out of time/);
  await visitor.press('undo');
  assert.match(await visitor.status(), /White: place a man/);
  assert.deepEqual(await clocks(visitor), ['5:10', '0:08']);
});

visit('the clock is kept with the game, and nobody sees it where the computer plays', async (visitor) => {
  const { page } = visitor;
  await beginTimed(visitor);
  await type(visitor, 'a1');
  await page.clock.runFor(10000);
  await visitor.press('home');
  await page.locator('button[data-play=mill]').click();
  assert.deepEqual(await clocks(visitor), ['4:50', '5:00']);
  await visitor.player('White').selectOption('1');
  assert.deepEqual(await clocks(visitor), []);
});

/* ---- saved games */

visit('a game is saved by name, renamed, opened and deleted', async (visitor) => {
  const { page } = visitor;
  const list = page.locator('#dialog-games');
  await visitor.begin('mill', people);
  await type(visitor, 'a1 d6 d1');
  await choose(visitor, 'save');
  assert.match(await page.getByRole('textbox', { name: 'Name' }).inputValue(), /^Mill, \d+ \w+$/);
  await page.getByRole('textbox', { name: 'Name' }).fill('Against Ann');
  await page.keyboard.press('Enter');
  await waitForSpeech(visitor, /Saved: Against Ann/);
  await type(visitor, 'g1');
  await visitor.press('home');
  await page.locator('#my-games').click();
  await list.getByRole('button', { name: 'Rename: Against Ann' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Ann’s "best" <b>');
  await agree(visitor);
  await list.getByRole('button', { name: /^Ann’s "best" <b>/ }).click();
  assert.deepEqual(await visitor.moves(), ['a1', 'd6', 'd1']);
  await choose(visitor, 'games');
  await list.getByRole('button', { name: 'Delete: Ann’s "best" <b>' }).click();
  assert.match(await page.locator('#dialog-ask').innerText(), /Delete the game “Ann’s "best" <b>”/);
  await agree(visitor);
  await list.getByRole('button', { name: 'Delete: Mill' }).click(); // the game that gave way
  await agree(visitor);
  await list.getByText('No game has been saved yet').waitFor();
});

visit('several games are listed, the latest first; a damaged one is told and set aside', async (visitor) => {
  const { page } = visitor;
  await visitor.begin('mill', people);
  for (const name of ['one', 'two']) {
    await choose(visitor, 'save');
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await agree(visitor);
    await waitForSpeech(visitor, new RegExp(`Saved: ${name}`));
  }
  await page.evaluate(() => {
    localStorage.setItem('towermill.saved.bad', '{"name":"bad","game":{"game":"mill","moves":["a1","a1"]}}');
    localStorage.setItem('towermill.saved.worse', 'no game at all');
  });
  await choose(visitor, 'games');
  const dialog = page.locator('#dialog-games');
  await dialog.getByText('could not be read').waitFor();
  const names = await dialog.locator('li button:first-child').evaluateAll((all) => all.map((one) => one.firstChild.data));
  assert.deepEqual(names, ['two', 'one']);
  assert.ok(await page.evaluate(() => localStorage.getItem('towermill.damaged')));
});

/* ---- sound */

/** Run in the page before its own scripts: counts the tones instead of playing them. */
function countTones() {
  globalThis.tones = 0;
  const nothing = new Proxy(() => nothing, { get: (_, name) => (name === 'currentTime' ? 0 : nothing), set: () => true });
  globalThis.AudioContext = class {
    constructor() {
      return new Proxy({}, {
        get: (_, name) => {
          if (name === 'createOscillator') globalThis.tones += 1;
          return name === 'currentTime' ? 0 : nothing;
        }
      });
    }
  };
}

test('sound is off until it is switched on', () => Visitor.visit({}, async (visitor) => {
  const { page } = visitor;
  await page.addInitScript(countTones);
  await visitor.open(site.address);
  await visitor.begin('mill', people);
  await type(visitor, 'a1');
  assert.equal(await page.evaluate(() => globalThis.tones), 0);
  await visitor.press('settings');
  await page.getByRole('switch', { name: 'Sound' }).check();
  await page.keyboard.press('Escape');
  await type(visitor, 'd6');
  assert.equal(await page.evaluate(() => globalThis.tones), 1);
  await type(visitor, 'd1 f4 g1xd6');
  assert.equal(await page.evaluate(() => globalThis.tones), 5);
}));
