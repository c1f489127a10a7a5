// Setting up a position: its items and their text, the board and the text together, and what is refused.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { core } from '../module.mjs';
import { site, Visitor } from './visitor.js';
import { carry, clear, erase, itemsOf, place, textOf, toggleLine } from '../../web/position.js';

/** The view of a position. */
function viewOf(game, position, rules = {}) {
  const match = core.match({ game, rules, position });
  const { view } = match.state();
  match.free();
  return view;
}

/** The text after a change, as the core writes it. */
function changed(game, position, change, rules = {}) {
  const items = itemsOf(viewOf(game, position, rules));
  change(items);
  return viewOf(game, textOf(items, rules.rebuild === 'hard'), rules).position;
}

test('what is taken apart is put together again', () => {
  const hard = { rebuild: 'hard' };
  for (const [game, position, rules] of [
    ['tower', 'w 1-18:w,44-61:b 0 1'], ['tower', 'b 5:wwb,7-8:b,61:bw 12 34'], ['tower', 'w - 0 1'],
    ['mill', 'w - 9 - 9 0 1'], ['mill', 'b a1,d1 3 g7 0 5 20'], ['mill', 'w a1,d1 3 g7 0 5 20 a1g1,d1d3 -', hard]
  ]) assert.equal(changed(game, position, () => {}, rules), position);
});

test('in Tower, men are put on top, taken from the top, and columns go whole', () => {
  const start = 'w 5:wwb,7:b 3 4';
  assert.equal(changed('tower', start, (items) => place(items, '5', 'black')), 'w 5:bwwb,7:b 3 4');
  assert.equal(changed('tower', start, (items) => place(items, '6', 'white')), 'w 5:wwb,6:w,7:b 3 4');
  assert.equal(changed('tower', start, (items) => erase(items, '5')), 'w 5:wb,7:b 3 4');
  assert.equal(changed('tower', start, (items) => erase(items, '7')), 'w 5:wwb 3 4');
  assert.equal(changed('tower', start, (items) => erase(items, '9')), start);
  assert.equal(changed('tower', start, (items) => carry(items, '5', '7')), 'w 7:wwbb 3 4');
  assert.equal(changed('tower', start, clear), 'w - 0 1');
});

test('in Mill, men replace each other and come out of the hand', () => {
  const start = 'w a1 2 b2 0 3 4';
  assert.equal(changed('mill', start, (items) => place(items, 'd1', 'white')), 'w a1,d1 1 b2 0 3 4');
  assert.equal(changed('mill', start, (items) => place(items, 'a1', 'white')), start);
  assert.equal(changed('mill', start, (items) => place(items, 'a1', 'black')), 'w - 2 a1,b2 0 3 4');
  assert.equal(changed('mill', start, (items) => carry(items, 'a1', 'b2')), 'w b2 2 - 0 3 4');
  assert.equal(changed('mill', start, clear), 'w - 0 - 0 0 1');
  const hard = { rebuild: 'hard' };
  assert.equal(changed('mill', start, (items) => toggleLine(items, 'black', 'a1g1'), hard), 'w a1 2 b2 0 3 4 - a1g1');
  assert.equal(changed('mill', `${start} a1g1,d1d3 -`, (items) => toggleLine(items, 'white', 'a1g1'), hard), `${start} d1d3 -`);
});

/** A game of two moves is in progress, and the editor is open. */
const edit = (title, game, act, options = {}) => test(title, () => Visitor.visit(options, async (visitor) => {
  const { page } = visitor;
  const moves = game === 'mill' ? 'd2,d6' : '12-19,50-43';
  await visitor.open(`${site.address}#${game};m=${moves}`);
  const editor = {
    text: page.locator('#editor textarea'), fault: page.locator('#editor .fault'), mark: page.locator('#editor mark'),
    open: async () => {
      await visitor.press('more');
      await page.locator('#dialog-more [data-act=edit]').click();
    },
    tool: (name) => editor.choose('Tool', name),
    choose: (legend, name) => page.getByRole('group', { name: legend }).getByRole('radio', { name, exact: true }).check(),
    press: (name) => page.getByRole('button', { name, exact: true }).click(),
    type: (text) => editor.text.fill(text),
    at: async (field) => {
      const box = await page.locator(`#fields [data-field="${field}"]`).boundingBox();
      return [box.x + box.width / 2, box.y + box.height / 2];
    },
    drag: async (from, to) => {
      await page.mouse.move(...await editor.at(from));
      await page.mouse.down();
      await page.mouse.move(...await editor.at(to), { steps: 4 });
      await page.mouse.up();
    },
    /** The game in progress is where it was. */
    kept: async () => {
      await visitor.press('editCancel');
      assert.deepEqual(await visitor.moves(), moves.split(','));
      assert.equal(await page.locator('body').getAttribute('data-mode'), 'play');
    }
  };
  await editor.open();
  await act(visitor, editor);
}));

edit('Tower: the board writes the text', 'tower', async (visitor, { text, tool, choose, press, drag, at, kept }) => {
  const { page } = visitor;
  assert.equal(await text.inputValue(), 'w 1-11:w,13-19:w,43-49:b,51-61:b 2 2');
  await visitor.press('editCancel');
  await visitor.press('more');
  await page.locator('#dialog-more [data-act=edit]').click();
  await press('Empty board');
  assert.equal(await text.inputValue(), 'w - 0 1');
  await visitor.clickField('31');
  await tool('Black');
  await visitor.clickField('31');
  await visitor.clickField('5');
  await choose('To move', 'Black');
  assert.equal(await text.inputValue(), 'b 5:b,31:bw 0 1');
  await drag('31', '5');
  assert.equal(await text.inputValue(), 'b 5:bwb 0 1');
  await tool('Remove');
  await page.mouse.click(...await at('5'));
  assert.equal(await text.inputValue(), 'b 5:wb 0 1');
  await press('Start');
  assert.equal(await text.inputValue(), 'w 1-18:w,44-61:b 0 1');
  await kept();
});

edit('Mill: hands, side, options and used lines', 'mill', async (visitor, { text, fault, tool, choose, press, kept }) => {
  const { page } = visitor;
  assert.equal(await text.inputValue(), 'w d2 8 d6 8 0 2');
  await press('White: men in hand: −1');
  await press('Black: men in hand: +1');
  assert.match(await fault.innerText(), /Black has 10 men, but there are only 9/);
  assert.equal(await text.inputValue(), 'w d2 7 d6 8 0 2');
  await page.locator('#editor summary').click();
  await choose('Closing a mill again', 'Hard: counts once');
  assert.equal(await fault.innerText(), '');
  assert.equal(await text.inputValue(), 'w d2 7 d6 8 0 2 - -');
  await tool('Black’s used line');
  await visitor.clickField('a1');
  await visitor.clickField('a7');
  assert.equal(await text.inputValue(), 'w d2 7 d6 8 0 2 - a1a7');
  await choose('Closing a mill again', 'Easy: counts every time');
  assert.equal(await text.inputValue(), 'w d2 7 d6 8 0 2');
  await kept();
});

edit('the text changes the board, and is tidied', 'mill', async (visitor, { text, type }) => {
  const { page } = visitor;
  await type('  B  d6,A1 3 g7,d7 2  0 12 ');
  assert.match(await page.locator('#fields [data-field=a1]').getAttribute('aria-label'), /white man/);
  assert.match(await page.locator('#fields [data-field=d7]').getAttribute('aria-label'), /black man/);
  await page.locator('#editor h2').click();
  assert.equal(await text.inputValue(), 'b a1,d6 3 d7,g7 2 0 12');
  await visitor.press('editPlay');
  assert.match(await visitor.status(), /Black: place a man \(2 in hand\)/);
  assert.deepEqual(await visitor.moves(), []);
});

const bad = {
  tower: [
    '', 'w 1-18:w,44-61:b', 'w d2 8 d6 8 0 2', 'w 1-19:w 0 1', 'w 62:w 0 1', 'w 1:w,1:b 0 1', 'w 3-1:w 0 1', 'w 1:w,61:b 101 1',
    'w 1:w,61:b 0 01', 'w 1-18:w,44-61:b 0 1 0', 'x'.repeat(1000), 'w \u0001', 'w 12w 0 1'
  ],
  mill: [
    '', 'w d2 8 d6', 'w 1-18:w,44-61:b 0 1', 'w d2 9 - 9 0 1', 'w h1 8 - 9 0 1', 'w d2,d2 7 - 9 0 1', 'w - 9 - 9 0 1 - -',
    'w - 9 - 9 0 0', 'w - 09 - 9 0 1', 'w - 9 - 9 0 1 0', 'x'.repeat(1000), '\u0000PNG'
  ]
};
for (const [game, texts] of Object.entries(bad)) {
  edit(`${game}: bad texts are each told in a sentence of their own, and the game is kept`, game, async (visitor, { fault, type, mark, kept }) => {
    const verdict = await visitor.page.locator('#editor [role=status]').last().innerText();
    const told = [];
    for (const text of texts) {
      await type(text);
      told.push(await fault.innerText());
      assert.equal(await visitor.page.locator('#editor [data-act=editPlay]').getAttribute('aria-disabled'), 'true', text);
    }
    assert.ok(told.every((sentence) => sentence.length > 10), told.join('\n'));
    assert.equal(new Set(told).size, texts.length, told.join('\n'));
    await type(game === 'tower' ? 'w 1-18:w,44-x:b 0 1' : 'w d2 8 h6 8 0 2');
    assert.equal(await mark.innerText(), game === 'tower' ? 'x' : 'h');
    assert.equal(await visitor.page.locator('#editor [role=status]').last().innerText(), verdict);
    await kept();
  });
}

edit('a position that cannot be played is shown, but no engine is offered', 'mill', async (visitor, { type, fault }) => {
  const { page } = visitor;
  for (const [text, verdict] of [
    ['w a1,d2 0 b2,d6,f4 0 0 9', /Black has won\. White has fewer than 3 men left/],
    ['b a1,d2,f4 0 - 0 0 9', /White has won/]
  ]) {
    await type(text);
    assert.equal(await fault.innerText(), '');
    assert.match(await page.locator('#editor').innerText(), verdict);
    await page.locator('#editor h2').click();
    for (const act of ['editPlay', 'analyse']) {
      const button = page.locator(`#editor [data-act=${act}]`);
      assert.equal(await button.getAttribute('aria-disabled'), 'true');
      await button.click({ force: true });
    }
    for (const key of ['Control+z', 'Control+y', 'h', 'a', 'Escape']) await page.keyboard.press(key);
    assert.equal(await page.locator('body').getAttribute('data-mode'), 'edit');
  }
  assert.equal(await page.locator('#editor').getByRole('button', { name: 'Hint' }).count(), 0);
});

edit('a position is analysed, and the analysis leads back to it', 'mill', async (visitor, { text, type }) => {
  await type('w a1,d1,g7 0 b2,d6,f4 0 0 9');
  await visitor.press('analyse');
  assert.equal(await visitor.page.locator('body').getAttribute('data-mode'), 'analyse');
  await visitor.press('analyse');
  assert.equal(await visitor.page.locator('body').getAttribute('data-mode'), 'edit');
  assert.equal(await text.inputValue(), 'w a1,d1,g7 0 b2,f4,d6 0 0 9');
});

edit('a man is set by keyboard, and spoken', 'mill', async ({ page }, { text }) => {
  await page.locator('#fields [tabindex="0"]').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  assert.match(await text.inputValue(), /^w d2,d3 7 /);
  assert.match(await page.locator('#live').innerText(), /d3: white man/);
});
