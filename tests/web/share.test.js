// Handing games on: links, records and pictures, and opening what others have handed on.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { core } from '../module.mjs';
import { site, Visitor } from './visitor.js';

const visit = (title, act, options = {}) => test(title, () => Visitor.visit(options, act));

const record = '[White "Žmogus"]\n[Black "Ann"]\n[Game "mill"]\n[Rules "rebuild=hard"]\n\n1. d2 d6 2. f4 {good} b4 *\n';

/** @param {Visitor} visitor @param {string} act */
async function menu(visitor, act) {
  await visitor.press('more');
  await visitor.page.locator(`#dialog-more [data-act=${act}]`).click();
}

/** The text of a part of the dialog. @param {Visitor} visitor @param {string} label */
const shared = ({ page }, label) => page.locator('#dialog-share').getByLabel(label);

/** @param {Visitor} visitor @param {string} name of the button @returns {Promise<{ name: string, file: Buffer }>} */
async function saved({ page }, name) {
  const [download] = await Promise.all([
    page.waitForEvent('download'), page.locator('#dialog-share').getByRole('button', { name, exact: true }).click()
  ]);
  return { name: download.suggestedFilename(), file: readFileSync(await download.path()) };
}

/** Drops or pastes a text or a file. */
const hand = ({ page }, kind, text, asFile) => page.evaluate(([type, content, file]) => {
  const data = new DataTransfer();
  if (file) data.items.add(new File([content], 'game.txt', { type: 'text/plain' }));
  else data.setData('text', content);
  const event = type === 'drop' ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
    : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
}, [kind, text, asFile]);

/** What the page has told last; the toast itself may be gone. */
const toast = ({ page }) => page.locator('#toast').textContent();

visit('two people play by links', async (visitor) => {
  const { page } = visitor;
  await visitor.open(site.address);
  await visitor.begin('mill', { white: 'person', black: 'person' });
  await visitor.move({ from: null, to: 'd2' });
  assert.equal(await page.evaluate(() => location.hash), '');
  await menu(visitor, 'share');
  const link = await shared(visitor, 'Link').inputValue();
  assert.equal(link, `${site.address}#mill;m=d2`);
  await page.locator('#dialog-share').getByRole('button', { name: 'Copy' }).first().click();
  assert.equal(await page.evaluate(() => location.hash), '#mill;m=d2');
  await page.keyboard.press('Escape');

  await Visitor.visit({}, async (other) => {
    await other.open(link);
    assert.deepEqual(await other.moves(), ['d2']);
    assert.match(await other.status(), /Black: place a man/);
    for (const side of ['White', 'Black']) assert.equal(await other.player(side).inputValue(), 'person');
    assert.match(await other.page.locator('#strip-bottom').innerText(), /Black/);
    await other.move({ from: null, to: 'd6' });
    assert.equal(await other.page.evaluate(() => location.hash), '');
    await menu(other, 'share');
    const answer = new URL(await shared(other, 'Link').inputValue()).hash;
    assert.equal(answer, '#mill;m=d2,d6');
    await page.evaluate((hash) => { location.hash = hash; }, answer);
  });
  await visitor.waitForMoves(2);
  assert.match(await visitor.status(), /White: place a man/);
  assert.match(await page.locator('#strip-bottom').innerText(), /White/);
  await page.reload();
  await visitor.waitForMoves(2);
});

visit('the link of the game on the table changes nothing', async (visitor) => {
  await visitor.open(site.address);
  await visitor.begin('tower', { white: 'person', black: '1' });
  await visitor.move({ from: '12', to: '19' });
  await visitor.waitForMoves(2);
  await menu(visitor, 'share');
  await visitor.page.locator('#dialog-share').getByRole('button', { name: 'Copy' }).first().click();
  await visitor.page.reload();
  await visitor.waitForMoves(2);
  assert.equal(await visitor.player('Black').inputValue(), '1');
});

visit('a broken link says what is wrong, and the game is kept', async (visitor) => {
  const { page } = visitor;
  await visitor.open(`${site.address}#mill;m=d2,d6`);
  for (const [hash, told] of [
    ['#mill;m=d2,d2', /Move 2 of the list, d2, does not fit: Point d2 is not empty/], ['#chess', /There is no game “chess”/],
    ['#tower;p=w/1-19.w/0/1', /White has 19 men, but there are only 18/], ['#mill;rebuild=never', /“rebuild” can be easy or hard/]
  ]) {
    await page.evaluate((broken) => { location.hash = broken; }, hash);
    await page.waitForFunction((source) => new RegExp(source).test(document.querySelector('#toast').textContent), told.source);
    assert.deepEqual(await visitor.moves(), ['d2', 'd6']);
  }
  await page.waitForLoadState('networkidle');
  await page.reload();
  await visitor.waitForMoves(2);
  assert.match(await toast(visitor), /“rebuild” can be/);
  assert.equal(await page.evaluate(() => location.hash), '');
});

visit('a game that another one takes the place of is kept among the saved games', async (visitor) => {
  await visitor.open(`${site.address}#mill;m=d2,d6`);
  await hand(visitor, 'paste', '#mill;m=a1', false);
  await visitor.page.waitForFunction(() => document.querySelectorAll('#moves button').length === 1);
  assert.match(await toast(visitor), /Saved: Mill/);
  await menu(visitor, 'games');
  await visitor.page.locator('#dialog-games .games button').first().click();
  assert.deepEqual(await visitor.moves(), ['d2', 'd6']);
  for (let round = 0; round < 2; round += 1) {
    for (const [hash, count] of [['#mill;m=a1', 1], ['#mill;m=d2,d6', 2]]) {
      await hand(visitor, 'paste', hash, false);
      await visitor.waitForMoves(count);
    }
  }
  await menu(visitor, 'games');
  assert.equal(await visitor.page.locator('#dialog-games li').count(), 2, 'each is kept once');
});

visit('a record is copied, saved and opened again', async (visitor) => {
  const { page } = visitor;
  await visitor.open(`${site.address}#tower;stacking=attack;m=12-19,50-43`);
  await menu(visitor, 'share');
  const text = await shared(visitor, 'Game record').inputValue();
  const { state } = core.load(text);
  assert.deepEqual([state.game, state.moves, state.rules.stacking], ['tower', ['12-19', '50-43'], 'attack']);
  assert.equal(state.tags.White, 'Person');
  assert.match(state.tags.Date, /^\d{4}\.\d\d\.\d\d$/);
  const { name, file } = await saved(visitor, 'Save');
  assert.match(name, /^tower-\d{4}-\d\d-\d\d\.txt$/);
  assert.equal(file.toString(), text);
  await page.keyboard.press('Escape');
  await visitor.press('home');
  await visitor.press('open');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: 'Choose a file' }).click()]);
  await chooser.setFiles({ name, mimeType: 'text/plain', buffer: file });
  await visitor.waitForMoves(2);
  assert.match(await page.locator('#rules-line').innerText(), /Counts as an attack/);
});

for (const [kind, asFile] of [['drop', true], ['drop', false], ['paste', true], ['paste', false]]) {
  visit(`a record is opened: ${kind} ${asFile ? 'its file' : 'its text'}`, async (visitor) => {
    await visitor.open(site.address);
    await hand(visitor, kind, record, asFile);
    await visitor.waitForMoves(4);
    assert.deepEqual(await visitor.moves(), ['d2', 'd6', 'f4', 'b4']);
    assert.match(await visitor.page.locator('#rules-line').innerText(), /Hard/);
  });
}

visit('damaged records are each told in a sentence of their own, and the game is kept', async (visitor) => {
  const { page } = visitor;
  await visitor.open(`${site.address}#mill;m=d2,d6`);
  await menu(visitor, 'open');
  const field = page.locator('#dialog-open textarea');
  const told = [];
  for (const text of [
    '', 'Once upon a time', '\u0001\u0002', record.replace('b4', 'd2'), record.replace('good}', 'good'), record.replace('mill', 'chess'),
    record.replace('hard', 'never'), record.replace('"Ann"', '"Ann'), record.replace('*', '1/2'), record.replace('*', '* d7'), 'x'.repeat(600000)
  ]) {
    await field.fill(text);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    told.push(await page.locator('#dialog-open .fault').innerText());
  }
  assert.equal(new Set(told).size, told.length, told.join('\n'));
  assert.match(told[3], /^Move 4 of the list, d2, does not fit: Point d2 is not empty/);
  await field.fill(record.replace('b4', 'd2'));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  assert.equal(await field.evaluate(({ value, selectionStart }) => value.slice(selectionStart, selectionStart + 4)), 'd2 *');
  await page.keyboard.press('Escape');
  assert.deepEqual(await visitor.moves(), ['d2', 'd6']);
});

visit('a damaged record is told in the language of the page', async (visitor) => {
  await visitor.open(site.address);
  await hand(visitor, 'drop', record.replace('b4', 'd2'), true);
  await visitor.page.waitForFunction(() => document.querySelector('#toast').textContent);
  assert.match(await toast(visitor), /Ход 4 в списке, d2, не подходит: Точка d2 занята/);
}, { locale: 'ru-RU' });

visit('where nothing may be copied, the text is selected for copying', async (visitor) => {
  const { page } = visitor;
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await visitor.open(`${site.address}#mill;m=d2`);
  await menu(visitor, 'share');
  await page.locator('#dialog-share').getByRole('button', { name: 'Copy' }).nth(1).click();
  assert.match(await page.locator('#dialog-share [role=status]').innerText(), /selected/);
  assert.equal(await page.evaluate(() => getSelection()?.toString() || document.activeElement.value), 'b d2 8 - 9 0 1');
});

for (const [game, moves] of [['tower', '12-19,50-43'], ['mill', 'd2,d6']]) {
  visit(`${game}: the board is saved as PNG and as SVG, and both look alike`, async (visitor) => {
    const { page } = visitor;
    await visitor.open(`${site.address}#${game};m=${moves}`);
    await menu(visitor, 'share');
    const png = await saved(visitor, 'Save PNG');
    const svg = await saved(visitor, 'Save SVG');
    assert.match(png.name, new RegExp(`^${game}-.*\\.png$`));
    assert.equal(png.file.readUInt32BE(16), 1200);
    const text = svg.file.toString();
    assert.match(text, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    assert.doesNotMatch(text, /NaN|undefined|null|\[object/);
    const elsewhere = await page.context().newPage(); // the policy of the site allows no picture from elsewhere
    const difference = await elsewhere.evaluate(async (urls) => {
      const [one, other] = await Promise.all(urls.map(async (src) => {
        const image = Object.assign(new Image(), { src });
        await image.decode();
        const context = Object.assign(document.createElement('canvas'), { width: 600, height: 600 }).getContext('2d');
        context.drawImage(image, 0, 0, 600, 600);
        return context.getImageData(0, 0, 600, 600).data;
      }));
      return one.reduce((sum, value, at) => sum + Math.abs(value - other[at]), 0) / one.length;
    }, [`data:image/png;base64,${png.file.toString('base64')}`, `data:image/svg+xml;base64,${svg.file.toString('base64')}`]);
    assert.ok(difference < 3, `the pictures differ by ${difference} of 255`);
  });
}
