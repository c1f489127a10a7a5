// The dialog that shows how to embed a board: what it gives works in a fresh page, and its code and choices follow each
// other; what cannot be read is told in place.

import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { root } from '../project-files.mjs';
import { browser, expectAccessible, site, themeRules, Visitor } from './visitor.js';
import { dist, serve } from './server.js';

let other;
before(async () => {
  other = await serve(path.join(root, 'tests/web/sandbox'));
});
after(() => other.close());

const game = '#mill;rebuild=hard;m=a1,d6,d1,f4,g1xd6,d2';
const position = 'w a1,d1,g1 6 d2,f4 6 0 4 a1g1 -';

/** The controls of the dialog. */
class Dialog {
  /** @param {import('playwright-core').Page} page */
  constructor(page) {
    this.page = page;
    this.box = page.locator('#dialog-embed');
    this.code = this.box.getByLabel('Code', { exact: true });
    this.fault = this.box.locator('.fault');
    this.board = page.frameLocator('#dialog-embed iframe').locator('tower-mill');
  }

  /** @param {string} name */
  choice(name) {
    const [select, text] = ['combobox', 'textbox'].map((role) => this.box.getByRole(role, { name, exact: true }));
    return select.or(text);
  }

  /** Waits until the preview shows a board with these properties. @param {Record<string, unknown>} wanted */
  async shows(wanted) {
    await this.board.locator('.controls').waitFor({ state: 'attached' });
    await this.board.evaluate(async (element, values) => {
      await element.whenReady;
      for (let tries = 0; tries < 200; tries += 1) {
        const { state } = element;
        const entries = Object.keys(values).map((name) => [name, name in state ? state[name] : element[name]]);
        const all = Object.fromEntries(entries);
        if (JSON.stringify(all) === JSON.stringify(values)) return;
        await new Promise(requestAnimationFrame);
        if (tries === 199) throw new Error(`The preview shows ${JSON.stringify(all)}`);
      }
    }, wanted);
  }
}

/**
 * @param {string} link @param {(dialog: Dialog, visitor: Visitor) => Promise<void>} act
 * @param {import('playwright-core').BrowserContextOptions} [options]
 */
const visit = (link, act, options = {}) => Visitor.visit(options, async (visitor) => {
  await visitor.open(site.address + link);
  await visitor.press('more');
  await visitor.press('embed');
  const dialog = new Dialog(visitor.page);
  await dialog.code.waitFor();
  await act(dialog, visitor);
});

/** The state of the board in a fresh page that holds the code, of another origin. @param {string} code */
async function stateIn(code) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(other.address);
    await page.setContent(code, { waitUntil: 'load' });
    const frame = page.frames()[1] ?? page;
    await frame.waitForFunction(() => document.querySelector('tower-mill')?.state);
    return await frame.evaluate(() => {
      const { state, mode, task, lang, level, side } = document.querySelector('tower-mill');
      return { ...state, mode, task, lang, level, side };
    });
  } finally {
    await context.close();
  }
}

for (const kind of ['Script and element', 'Frame']) {
  test(`what is copied shows the same board in another page: ${kind}`, () => visit(game, async (dialog) => {
    const { page } = dialog;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await dialog.box.getByRole('radio', { name: kind }).check();
    await dialog.box.getByRole('button', { name: 'Copy' }).click();
    await dialog.box.getByText('Copied.').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    assert.equal(copied, await dialog.code.inputValue());
    assert.ok(copied.includes(`"${site.address}embed.`), copied);
    const state = await stateIn(copied);
    assert.deepEqual([state.game, state.rules.rebuild, state.position, state.mode, state.side], ['mill', 'hard', position, 'play', 'both']);
  }));

  test(`a game is replayed, a puzzle solved: ${kind}`, () => visit(game, async (dialog) => {
    await dialog.box.getByRole('radio', { name: kind }).check();
    await dialog.choice('What it is for').selectOption('replay');
    const replay = await stateIn(await dialog.code.inputValue());
    assert.deepEqual([replay.mode, replay.ply, replay.moves.join(' ')], ['replay', 0, 'a1 d6 d1 f4 g1xd6 d2']);
    await dialog.choice('What it is for').selectOption('puzzle');
    const task = 'Close "it" & take <a man>, 100 % + more; почему?';
    await dialog.choice('Task').fill(task);
    await dialog.choice('Solution').fill('g7 a4 d7xf4; g7');
    await dialog.choice('Language').selectOption('lt');
    await dialog.shows({ mode: 'puzzle', task, lang: 'lt', position });
    const puzzle = await stateIn(await dialog.code.inputValue());
    assert.deepEqual([puzzle.mode, puzzle.task, puzzle.lang, puzzle.position], ['puzzle', task, 'lt', position]);
  }));
}

test('the moves after the ply that is looked at are the solution', () => Visitor.visit({}, async (visitor) => {
  await visitor.open(site.address + game);
  await visitor.press('previous');
  await visitor.press('previous');
  await visitor.press('more');
  await visitor.press('embed');
  const dialog = new Dialog(visitor.page);
  await dialog.choice('What it is for').selectOption('puzzle');
  assert.equal(await dialog.choice('Solution').inputValue(), 'g1xd6');
  assert.equal(await dialog.choice('Task').inputValue(), 'White to move: find the best line.');
  await dialog.shows({ position: 'w a1,d1 7 f4,d6 7 0 3 - -' });
}));

test('the code changes the choices, and the choices the code', () => visit(game, async (dialog) => {
  const { code, page } = dialog;
  const text = await code.inputValue();
  await code.fill(text.replace('side="both"', 'id="mine" side="black" level="7" theme="dark" mode="play"').replace('480px', '512px'));
  const values = async (...names) => Promise.all(names.map((name) => dialog.choice(name).inputValue()));
  assert.deepEqual(await values('The visitor plays', 'Level of the computer', 'Colours', 'Size'), ['black', '7', 'dark', '512,']);
  await dialog.shows({ side: 'black', level: 7, theme: 'dark' });
  await dialog.choice('Colours').selectOption('contrast');
  assert.match(await code.inputValue(), /id="mine"[^]*level="7"[^]*theme="contrast"[^]*max-width: 512px/);
  await code.fill(`<iframe src="${site.address}embed.html#game=tower&amp;mode=view&amp;position=w+1:w,61:b+0+9" width="640" height="500">`);
  assert.deepEqual(await values('What it is for', 'Size'), ['view', '640,500']);
  assert.ok(await dialog.box.getByRole('radio', { name: 'Frame' }).isChecked());
  await dialog.shows({ game: 'tower', mode: 'view', position: 'w 1:w,61:b 0 9' });
  await dialog.choice('What it is for').selectOption('analyse');
  assert.match(await code.inputValue(), /position=w\+1:w,61:b\+0\+9/, 'a position that was written stays');
  assert.equal(await page.locator('#dialog-embed iframe').evaluate(({ style }) => style.height), '500px');
}));

test('what cannot be read is told in place, and changes nothing', () => visit(game, async (dialog) => {
  const { code, fault } = dialog;
  const text = await code.inputValue();
  await dialog.shows({ position });
  const bad = {
    'neither <tower-mill> nor <iframe>': '',
    'not closed': text.replace('game="mill"', 'game="mill'),
    'script is missing': text.replace(/<script.*<\/script>/, ''),
    'more than one board': `${text}${text}`,
    'no attribute onclick': text.replace('side=', 'onclick="alert(1)" side='),
    'game can be tower or mill, not chess': text.replace('"mill"', '"chess"'),
    'can be white, black, both or none, not red': text.replace('"both"', '"red"'),
    'attribute position: There is no point a9': text.replace('position="w a1', 'position="w a9'),
    'attribute moves': text.replace('side=', 'moves="a1" side='),
    'attribute marks': text.replace('side=', 'marks="arrow" side='),
  };
  for (const [told, wrong] of Object.entries(bad)) {
    await code.fill(wrong);
    assert.ok((await fault.textContent()).includes(told), `${told}: ${await fault.textContent()}`);
    assert.equal(await code.getAttribute('aria-invalid'), 'true');
    assert.equal(await dialog.choice('The visitor plays').inputValue(), 'both');
    await dialog.shows({ game: 'mill', position });
  }
  await code.fill(text);
  assert.equal(await fault.textContent(), '');
  assert.equal(await code.getAttribute('aria-invalid'), 'false');
}));

/**
 * With the preview aside, which has a name: where a page has frames, axe takes what lies behind a dialog for seen.
 * @param {import('playwright-core').Page} page @param {() => Promise<void>} act
 */
async function withoutPreview(page, act) {
  assert.ok(await page.locator('#dialog-embed iframe').getAttribute('title'));
  await new Dialog(page).shows({});
  await page.evaluate(() => {
    const preview = document.querySelector('#dialog-embed iframe');
    preview.replaceWith(Object.assign(document.createElement('p'), { id: 'aside' }));
    globalThis.preview = preview;
  });
  await act();
  await page.evaluate(() => document.querySelector('#aside').replaceWith(globalThis.preview));
  await new Dialog(page).shows({});
}

for (const language of ['en', 'ru', 'lt']) {
  for (const [theme, rules] of Object.entries(themeRules)) {
    test(`axe finds nothing to mend, and nothing is cut off: ${language}, ${theme}`, () => (
      Visitor.visit({}, async (visitor) => {
        const { page } = visitor;
        await page.addInitScript((kept) => {
          if (globalThis === parent && location.protocol === 'http:') localStorage.setItem('towermill.settings', kept);
        }, JSON.stringify({ language, theme }));
        await visitor.open(site.address + game);
        await visitor.press('more');
        await visitor.press('embed');
        for (const mode of ['play', 'puzzle']) {
          await page.locator('#dialog-embed select').first().selectOption(mode);
          await page.setViewportSize({ width: 1280, height: 720 });
          await withoutPreview(page, () => expectAccessible(page, mode, rules));
          for (const width of [360, 768, 1440]) {
            await page.setViewportSize({ width, height: 800 });
            const cut = await page.evaluate(() => [...document.querySelectorAll('#dialog-embed *')].filter((element) => (
              element.checkVisibility() && (element.getBoundingClientRect().right > innerWidth
              || (element.matches('label, p, h2, h3, button, legend, .body') && element.scrollWidth > element.clientWidth + 1))
            )).map(({ tagName, textContent }) => `${tagName} ${textContent}`));
            assert.deepEqual(cut, [], `${mode}, ${width} pixels wide`);
          }
        }
        await new Dialog(page).shows({});
        await page.locator('#dialog-embed [data-act=close]').click();
        await page.locator('#dialog-embed iframe').waitFor({ state: 'detached' });
      })));
  }
}

test('opened from a file, the code is relative and says what to put beside it', () => Visitor.visit({}, async (visitor) => {
  await visitor.open(`${pathToFileURL(path.join(dist, 'index.html')).href}${game}`);
  await visitor.press('more');
  await visitor.press('embed');
  const dialog = new Dialog(visitor.page);
  assert.match(await dialog.code.inputValue(), /<script src="embed\.js"/);
  await dialog.box.getByText('put embed.js beside your page').waitFor();
  await dialog.shows({ position });
  visitor.complaints.length = 0; // Chromium lets no worker load its scripts there, and says so
}));

test('the one file, which has no embed.js beside it, offers no code', () => Visitor.visit({}, async (visitor) => {
  await visitor.open(`${pathToFileURL(path.join(dist, 'towermill.html')).href}${game}`);
  await visitor.press('more');
  await visitor.page.locator('#dialog-more [data-act=share]').waitFor();
  assert.equal(await visitor.page.locator('[data-act=embed]').count(), 0);
}));
