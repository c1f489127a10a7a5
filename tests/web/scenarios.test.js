// What players complain about elsewhere, as scenarios that must go well here. Most are tested below; some are tested
// with what they belong to, and the table says where.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { sayRules } from '../../web/words.js';
import { core } from '../module.mjs';
import { root } from '../project-files.mjs';
import './all-words.js';
import { browser, site, stateAfter, Visitor } from './visitor.js';
import { dist, serve } from './server.js';

/** Where the scenarios are tested that have no test of their own here: file and name of a test. */
const elsewhere = {
  14: ['access.test.js', 'who wants little motion sees none'],
  15: ['keyboard.test.js', 'the computer\'s move is heard once, with the focus on'],
  16: ['keyboard.test.js', 'is played by typing'],
  18: ['page-tests.js', 'the first screen shows both boards'],
  21: ['site.test.js', 'the site plays in a sandboxed frame'],
  22: ['page-tests.js', 'a reload in the midst of a turn keeps what was chosen of it'],
  23: ['link.test.js', 'ten damaged links are each told in a sentence of their own'],
  25: ['analysis.test.js', 'a review marks exactly the blunders, and its buttons visit them']
};

/** Scenarios that are not about the page as it is now, and why. */
const notes = {
  20: 'needs a page that is kept for use offline',
  24: 'needs a page that is made for frames',
  29: 'is about the strength of the search',
  30: 'is about the strength of the search',
  31: 'is about the strength of the search'
};

const last = 34;
/** @type {string[]} the titles of the tests of this file */
const titles = [];
const people = { white: 'person', black: 'person' };

/**
 * @param {string} title @param {(visitor: Visitor) => Promise<void>} act
 * @param {import('playwright-core').BrowserContextOptions} [options] @param {string} [link] of the game to begin with
 */
const scenario = (title, act, options = {}, link = '') => check(title, () => Visitor.visit(options, async (visitor) => {
  await visitor.open(site.address + link);
  if (link) await seat(visitor, people);
  await act(visitor);
}));

/** @param {string} title @param {() => Promise<void>} act */
function check(title, act) {
  titles.push(title);
  test(title, act);
}

/** @param {Visitor} visitor @param {Record<string, string>} players */
async function seat(visitor, { white, black }) {
  await visitor.player('White').selectOption(white);
  await visitor.player('Black').selectOption(black);
}

/** @param {Visitor} visitor @param {...string} moves as they are typed */
async function typeMoves({ page }, ...moves) {
  for (const move of moves) {
    await page.locator('#typed').fill(move);
    await page.keyboard.press('Enter');
  }
}

/** The fields whose names say such a mark. @param {Visitor} visitor @param {string} mark */
const marked = ({ page }, mark) => page.locator(`#fields [aria-label*="${mark}"]`)
  .evaluateAll((buttons) => buttons.map((button) => button.dataset.field).sort());

const heard = ({ page }) => page.locator('#live').textContent();

/** The centre of a field. @param {Visitor} visitor @param {string} field */
async function centreOf({ page }, field) {
  const box = await page.locator(`#fields [data-field="${field}"]`).boundingBox();
  assert.ok(box);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/* ---- thinking */

scenario('Scenario 1: the page answers and moves on while the computer thinks', async (visitor) => {
  const { page } = visitor;
  await visitor.begin('tower', { black: '10' });
  await page.evaluate(() => {
    globalThis.frames10 = [performance.now()];
    const look = () => {
      globalThis.frames10.push(performance.now());
      requestAnimationFrame(look);
    };
    look();
  });
  await visitor.move(stateAfter('tower', []).view.legal[0]);
  await page.locator('.thinking').waitFor();
  const begun = await page.evaluate(() => performance.now());
  const top = () => page.locator('#strip-top b').textContent();
  assert.equal(await top(), 'Black');
  await visitor.press('flip');
  assert.equal(await top(), 'White');
  await visitor.clickField('31');
  assert.equal((await visitor.moves()).length, 1);
  await visitor.press('more');
  await page.keyboard.press('Escape');
  await visitor.waitForMoves(2);
  const { longest, whole } = await page.evaluate((from) => {
    const times = globalThis.frames10.filter((time) => time >= from);
    return {
      longest: Math.max(...times.slice(1).map((time, at) => time - times[at])), whole: performance.now() - from
    };
  }, begun);
  assert.ok(longest < Math.max(whole / 3, 100), `a gap of ${longest} ms while thinking for ${whole} ms`);
});

const interruptions = {
  'another level': (visitor) => visitor.player('Black').selectOption('person'),
  'an undo': (visitor) => visitor.press('undo'),
  'another game': async (visitor) => {
    await visitor.press('home');
    await visitor.begin('mill', people);
  },
  'a reload': async (visitor) => {
    await visitor.page.reload();
    await visitor.player('Black').selectOption('person');
  }
};
for (const [name, interrupt] of Object.entries(interruptions)) {
  scenario(`Scenario 2: ${name} while the computer thinks drops its answer`, async (visitor) => {
    await visitor.begin('tower', { black: '10' });
    await visitor.move(stateAfter('tower', []).view.legal[0]);
    await visitor.page.locator('.thinking').waitFor();
    await interrupt(visitor);
    const moves = await visitor.moves();
    const ply = await visitor.ply();
    await visitor.page.waitForTimeout(1500);
    assert.deepEqual(await visitor.moves(), moves);
    assert.equal(await visitor.ply(), ply);
    assert.equal(await visitor.page.locator('.thinking').count(), 0);
  });
}

scenario('Scenario 3: undo goes back to one\'s own last decision', async (visitor) => {
  const { page } = visitor;
  const undo = page.locator('.tools [data-act=undo]');
  await visitor.begin('mill', { black: '2' });
  assert.equal(await undo.getAttribute('aria-disabled'), 'true');
  await visitor.move({ from: null, to: 'a1' });
  await visitor.waitForMoves(2);
  await undo.click();
  assert.equal(await visitor.ply(), 0);
  assert.deepEqual(await marked(visitor, 'last move'), []);
  assert.match(await visitor.status(), /9 in hand/);
  assert.equal(await undo.getAttribute('aria-disabled'), 'true');
  await seat(visitor, people);
  await typeMoves(visitor, 'a1', 'f4', 'd1', 'f2');
  assert.equal(await visitor.ply(), 4);
  await undo.click();
  assert.equal(await visitor.ply(), 3);
  assert.deepEqual(await marked(visitor, 'last move'), ['d1']);
});

check('Scenario 4: the computer\'s move can be followed, and stays marked', async () => {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
  try {
    const visitor = new Visitor(await context.newPage());
    await visitor.open(site.address);
    await visitor.begin('mill', { black: '1' });
    await visitor.page.evaluate(() => {
      globalThis.times = [];
      new MutationObserver(() => globalThis.times.push(performance.now()))
        .observe(document.querySelector('#moves'), { childList: true });
    });
    await visitor.move({ from: null, to: 'd2' });
    await visitor.waitForMoves(2);
    const [own, answer] = await visitor.page.evaluate(() => globalThis.times);
    assert.ok(answer - own >= 400, `the answer came after ${answer - own} ms`);
    const { to } = stateAfter('mill', await visitor.moves()).view.last;
    await visitor.page.waitForTimeout(700);
    assert.deepEqual(await marked(visitor, 'last move'), [to]);
    assert.deepEqual(visitor.complaints, []);
  } finally {
    await context.close();
  }
});

/* ---- rules made visible */

scenario('Scenario 5: a compulsory attack is explained where another unit is chosen', async (visitor) => {
  await visitor.clickField('1');
  const rule = /White must attack; 30x31 is possible/;
  assert.match(await visitor.status(), rule);
  assert.match(await heard(visitor), rule);
  assert.deepEqual(await marked(visitor, 'may attack'), ['30']);
}, {}, '#tower;p=w/1.w,30.wwb,31.b,61.b/0/9');

scenario('Scenario 6: the page asks where moves differ only by what they take', async (visitor) => {
  await visitor.clickField('g1');
  assert.equal((await visitor.moves()).length, 4);
  assert.deepEqual(await marked(visitor, 'can be taken'), ['d6', 'f4']);
  await visitor.clickField('d6');
  await visitor.waitForMoves(5);
  assert.equal((await visitor.moves())[4], 'g1xd6');
  await visitor.page.reload();
  await visitor.waitForMoves(5);
  assert.deepEqual(await visitor.moves(), ['a1', 'd6', 'd1', 'f4', 'g1xd6']);
  assert.match(await visitor.page.locator('#fields [data-field=d6]').getAttribute('aria-label'), /empty/);
}, {}, '#mill;m=a1,d6,d1,f4');

/** Black closes a mill with its last man; the first letter says who moves. */
const lastMan = 'd2,f2,c3,b4,c4,f4,e5,d6,g7/0/d1,g1,d3,a4,e4,g4,b6,d7/1/0/9';
const afterLastMan = ['b4-b2', 'c4-c5', 'd6-d5', 'e5-d5', 'f2-d2', 'f4-f6'];

for (const number of [7, 26]) {
  scenario(`Scenario ${number}: the last man closes a mill, and its side removes first`, async (visitor) => {
    if (number === 7) await visitor.player('White').selectOption('1');
    await visitor.clickField('a1');
    assert.match(await visitor.status(), /Black closed a mill: take a white man/);
    assert.equal((await marked(visitor, 'can be taken')).length, 9);
    await visitor.page.waitForTimeout(300);
    assert.equal((await visitor.moves()).length, 0);
    await visitor.press('undo');
    assert.match(await visitor.status(), /Black: place a man \(1 in hand\)/);
    await visitor.clickField('a1');
    await visitor.clickField('d2');
    await visitor.waitForMoves(number === 7 ? 2 : 1);
    assert.equal((await visitor.moves())[0], 'a1xd2');
    if (number === 7) return;
    assert.match(await visitor.status(), /White: move a man/);
    const match = core.match({ game: 'mill', position: `b ${lastMan.replaceAll('/', ' ')}`, moves: ['a1xd2'] });
    const legal = match.state().view.legal.map(({ move }) => move);
    assert.deepEqual(legal.filter((move) => !move.includes('x')), afterLastMan);
    assert.equal(legal.length, 15);
    for (const from of ['b4', 'c4', 'd6', 'e5', 'f2', 'f4']) {
      await visitor.clickField(from);
      const targets = new Set(legal.filter((move) => move.startsWith(`${from}-`)).map((move) => move.slice(3, 5)));
      assert.deepEqual(await marked(visitor, 'can be reached'), [...targets].sort());
    }
    await visitor.clickField('d6');
    await visitor.clickField('f6');
    assert.equal((await marked(visitor, 'can be taken')).length, 9);
  }, {}, `#mill;p=b/${lastMan}`);
}

/* ---- hands and eyes */

for (const [width, height] of [[320, 568], [360, 640], [768, 1024]]) {
  scenario(`Scenario 8: fields are easy to hit at ${width} pixels`, async (visitor) => {
    for (const game of /** @type {const} */ (['tower', 'mill'])) {
      await visitor.begin(game, people);
      const fields = await visitor.page.locator('#fields button').evaluateAll((buttons) => buttons.map((button) => {
        const { x, y, width: size } = button.getBoundingClientRect();
        return { x: x + size / 2, y: y + size / 2 };
      }));
      const apart = Math.min(...fields.flatMap((one, at) => fields.slice(at + 1)
        .map((other) => Math.hypot(one.x - other.x, one.y - other.y))));
      assert.ok(apart >= 24, `${game}: fields ${apart} pixels apart`);
      const [name] = stateAfter(game, []).view.legal.map(({ from, to }) => from ?? to);
      const { x, y } = await centreOf(visitor, name);
      await visitor.page.mouse.click(x + apart / 2 - 1, y); // as far from the centre as half the way to the next field
      if (game === 'tower') assert.deepEqual(await marked(visitor, 'selected'), [name]);
      else assert.deepEqual(await visitor.moves(), [name]);
      const { y: top } = await visitor.page.locator('#canvas').boundingBox();
      assert.ok(top <= 0.4 * height, `${game}: the board begins at ${top}`);
      await visitor.press('home');
    }
  }, { viewport: { width, height }, hasTouch: true });
}

const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

/** Fingers that are put down, drawn over the screen, and lifted again; each is a place and a way from there. */
async function draw({ page }, ...fingers) {
  const session = await page.context().newCDPSession(page);
  const touch = (type, part) => session.send('Input.dispatchTouchEvent', {
    type, touchPoints: fingers.map(({ from, way }, id) => ({ x: from.x + part * way.x, y: from.y + part * way.y, id }))
  });
  await touch('touchStart', 0);
  for (let step = 1; step <= 10; step += 1) {
    await touch('touchMove', step / 10);
    await page.waitForTimeout(16);
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(200);
}

scenario('Scenario 9: a swipe from an empty field scrolls, a drag of one\'s own unit moves it, two fingers zoom', async (visitor) => {
  const { page } = visitor;
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await draw(visitor, { from: { x: 70, y: 380 }, way: { x: 0, y: -100 } }); // on a board that is only to be looked at
  assert.ok(await scrolled() > 20, 'the first screen has not scrolled');
  await visitor.begin('tower', people);
  assert.equal(await scrolled(), 0);
  const [from, to] = [await centreOf(visitor, '12'), await centreOf(visitor, '19')];
  await draw(visitor, { from, way: { x: to.x - from.x, y: to.y - from.y } });
  await visitor.waitForMoves(1);
  assert.deepEqual(await visitor.moves(), ['12-19']);
  assert.equal(await scrolled(), 0);
  await draw(visitor, { from: await centreOf(visitor, '30'), way: { x: 0, y: -100 } });
  assert.ok(await scrolled() > 20, 'the page has not scrolled');
  await page.evaluate(() => scrollTo(0, 0));
  const middle = await centreOf(visitor, '31');
  const beside = { x: middle.x + 30, y: middle.y };
  await draw(visitor, { from: middle, way: { x: -80, y: 0 } }, { from: beside, way: { x: 80, y: 0 } });
  assert.ok(await page.evaluate(() => visualViewport.scale) > 1.2, 'two fingers have not zoomed');
  assert.equal((await visitor.moves()).length, 1);
}, { ...phone, viewport: { width: 360, height: 480 } });

scenario('Scenario 10: five quick taps are five steps and do not zoom', async (visitor) => {
  await typeMoves(visitor, 'a1', 'f4', 'd2', 'f2', 'g7', 'b6');
  const { x, y, width, height } = await visitor.page.locator('.tools [data-act=previous]').boundingBox();
  for (let count = 0; count < 5; count += 1) await visitor.page.touchscreen.tap(x + width / 2, y + height / 2);
  assert.equal(await visitor.ply(), 1);
  assert.equal(await visitor.page.evaluate(() => visualViewport.scale), 1);
}, phone, '#mill;m=');

scenario('Scenario 11: the board follows its container, and is drawn when it is shown', async (visitor) => {
  const { page } = visitor;
  await visitor.begin('mill', people);
  const board = () => page.locator('#canvas').evaluate((canvas) => {
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
    copy.drawImage(canvas, 0, 0);
    const { data } = copy.getImageData(0, 0, canvas.width, canvas.height);
    const painted = data.filter((value, at) => at % 4 === 3 && value > 0).length / (data.length / 4);
    return { width: canvas.width, ratio: canvas.width / canvas.clientWidth, painted: painted > 0.3 };
  });
  const wide = await board();
  await page.evaluate(() => { document.querySelector('.table').style.width = '300px'; });
  await page.waitForFunction(() => document.querySelector('#canvas').width <= 300);
  const { width, ratio, painted } = await board();
  assert.ok(width < wide.width);
  assert.equal(Math.round(100 * ratio), 100);
  assert.ok(painted);
  const show = (display) => page.evaluate((value) => { document.querySelector('main').style.display = value; }, display);
  await show('none');
  await page.evaluate(() => document.querySelector('#fields [data-field=a1]').click());
  await page.waitForTimeout(100);
  await show('');
  await page.waitForTimeout(100);
  assert.ok((await board()).painted);
});

/** Draws one board in the browser: nothing on it, or a mark on one of its fields. */
async function drawMarked({ drawing: file, theme, geometry, board, marks, fields }) {
  const load = (name) => import(`/${name}.js`);
  const [drawing, { themes }, { still }] = await Promise.all([load(file), load('themes'), load('scene')]);
  const size = 600;
  const copy = new OffscreenCanvas(size, size).getContext('2d', { willReadFrequently: true });
  const layout = drawing.layout(geometry, size, size, { flipped: false, coordinates: false });
  const channel = (value) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const lightness = (mark, field) => {
    drawing.draw(copy, layout, { ...still(board, themes[theme].light), ...mark });
    const { x, y, radius } = drawing.place(layout, field);
    const { data } = copy.getImageData(x - 1.6 * radius, y - 1.6 * radius, 3.2 * radius, 3.2 * radius);
    return Array.from({ length: data.length / 4 }, (_, at) => (
      0.2126 * channel(data[4 * at]) + 0.7152 * channel(data[4 * at + 1]) + 0.0722 * channel(data[4 * at + 2])));
  };
  const contrast = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  return fields.map((field) => {
    const bare = lightness({}, field);
    return marks.map(({ name, scene }) => {
      const light = lightness(JSON.parse(JSON.stringify(scene).replaceAll('FIELD', field)), field);
      return { name, field, seen: light.map((value, at) => contrast(value, bare[at])) };
    });
  });
}

/** Fields of each kind, and the marks that such fields can have. */
const markedFields = {
  tower: [
    [['39', '40', '41'], {
      'left by the last move': { last: { from: 'FIELD', to: '1' } },
      target: { targets: [{ to: 'FIELD', kind: 'quiet' }] },
      hint: { hints: [{ from: '31', to: 'FIELD' }] },
      focus: { focus: 'FIELD' }
    }],
    [['22', '30', '31'], {
      selected: { selected: 'FIELD' },
      'last move': { last: { from: '1', to: 'FIELD' } },
      stacking: { targets: [{ to: 'FIELD', kind: 'stack' }] },
      'can move': { movable: ['FIELD'] },
      capture: { targets: [{ to: 'FIELD', kind: 'attack', attack: { A: 4, D: 3, outcome: 'captured' } }] },
      destruction: { targets: [{ to: 'FIELD', kind: 'attack', attack: { A: 6, D: 3, outcome: 'destroyed' } }] },
      hint: { hints: [{ from: '39', to: 'FIELD' }] },
      focus: { focus: 'FIELD' }
    }]
  ],
  mill: [
    [['d5', 'b4'], {
      'left by the last move': { last: { from: 'FIELD', to: 'a1', removed: [] } },
      'taken by the last move': { last: { from: null, to: 'a1', removed: ['FIELD'] } },
      target: { targets: [{ to: 'FIELD', mills: [] }] },
      'target that closes a mill': { targets: [{ to: 'FIELD', mills: ['d5d7'] }] },
      hint: { hints: [{ from: null, to: 'FIELD', removed: [] }] },
      focus: { focus: 'FIELD' }
    }],
    [['a7', 'g7'], {
      selected: { selected: 'FIELD' },
      'last move': { last: { from: null, to: 'FIELD', removed: [] } },
      'can move': { movable: ['FIELD'] },
      removable: { removable: ['FIELD'] },
      'to be removed': { chosen: ['FIELD'] },
      focus: { focus: 'FIELD' }
    }]
  ]
};

for (const theme of ['wood', 'contrast']) {
  for (const game of /** @type {const} */ (['tower', 'mill'])) {
    check(`Scenario 12: marks are told apart without colours: ${game}, ${theme}`, async () => {
      const sources = await serve(path.join(root, 'web'));
      const page = await browser.newPage();
      try {
        await page.goto(`${sources.address}static/icon.svg`);
        const match = core.match({ game, position: game === 'tower' ? 'w 2:w,22:b,31:b,30:b,61:b 0 9' : 'w a7 3 g7 3 0 4' });
        const { board } = match.state().view;
        match.free();
        for (const [fields, scenes] of markedFields[game]) {
          const found = await page.evaluate(drawMarked, {
            drawing: `board-${game}`, theme, geometry: core.geometry(game), board, fields,
            marks: Object.entries(scenes).map(([name, scene]) => ({ name, scene }))
          });
          for (const marks of found) expectToldApart(marks);
        }
      } finally {
        await page.close();
        await sources.close();
      }
    });
  }
}

/** Each mark is seen, with a contrast of at least 3 : 1, and has another shape than all others. */
function expectToldApart(marks) {
  for (const [at, { name, field, seen }] of marks.entries()) {
    const strong = seen.filter((contrast) => contrast >= 3).length;
    assert.ok(strong >= 0.004 * seen.length, `${name} on ${field}: ${strong} of ${seen.length} pixels stand out`);
    for (const other of marks.slice(at + 1)) {
      const changed = (contrast) => contrast > 1.25;
      const either = seen.filter((contrast, pixel) => changed(contrast) || changed(other.seen[pixel])).length;
      const apart = seen.filter((contrast, pixel) => {
        const ratio = contrast / other.seen[pixel];
        return ratio > 1.25 || ratio < 0.8;
      }).length;
      assert.ok(apart >= 0.15 * either, `${name} and ${other.name} on ${field}: ${apart} of ${either} pixels differ`);
    }
  }
}

scenario('Scenario 13: what a column holds is told on a tap, and a dragged unit is seen above the finger', async (visitor) => {
  const { page } = visitor;
  await visitor.clickField('31');
  assert.match(await page.locator('#unit').innerText(), /./);
  assert.equal(await page.locator('#unit .column .man').count(), 3);
  assert.match(await visitor.status(), /Column of 3 on field 31 \(red\): black, white, white/);
  const session = await page.context().newCDPSession(page);
  const touch = (type, ...points) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const from = await centreOf(visitor, '12');
  const finger = await centreOf(visitor, '36');
  const at = (y) => page.locator('#canvas').evaluate((canvas, [x, top]) => {
    const box = canvas.getBoundingClientRect();
    const scale = canvas.width / box.width;
    const copy = new OffscreenCanvas(8, 8).getContext('2d');
    copy.drawImage(canvas, 4 - (x - box.x) * scale, 4 - (top - box.y) * scale);
    return [...copy.getImageData(0, 0, 8, 8).data];
  }, [finger.x, y]);
  const [above, below] = [await at(finger.y - 40), await at(finger.y + 30)];
  await touch('touchStart', from);
  await touch('touchMove', { x: (from.x + finger.x) / 2, y: (from.y + finger.y) / 2 });
  await touch('touchMove', finger);
  await page.waitForTimeout(100);
  assert.notDeepEqual(await at(finger.y - 40), above);
  assert.deepEqual(await at(finger.y + 30), below);
  await touch('touchCancel');
}, phone, '#tower;p=w/12.w,31.bww,60.b/0/9');

/* ---- where it runs */

check('Scenario 17: the single file plays without a network, with the search in a worker', () => (
  Visitor.visit({}, async (visitor) => {
    await visitor.page.context().setOffline(true);
    await visitor.open(pathToFileURL(path.join(root, 'dist/towermill.html')).href);
    await visitor.begin('mill', { white: '1', black: '1' });
    await visitor.page.waitForFunction(() => document.querySelector('#status').classList.contains('over'), null, { timeout: 60000 });
    assert.equal(visitor.page.workers().length, 1);
    assert.notEqual(stateAfter('mill', await visitor.moves()).view.status.result, 'open');
  })));

check('Scenario 19: where workers are refused, the page plays itself and says so once', async () => {
  const policy = 'default-src \'self\'; script-src \'self\' \'wasm-unsafe-eval\'; worker-src \'none\'';
  const strict = await serve(dist, { 'content-security-policy': policy });
  try {
    await Visitor.visit({}, async (visitor) => {
      const { page } = visitor;
      await page.addInitScript(() => {
        globalThis.toasts = [];
        addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
          globalThis.toasts.push(document.querySelector('#toast').textContent);
        }).observe(document.querySelector('#toast'), { childList: true }));
      });
      await visitor.open(strict.address);
      await visitor.begin('mill', { black: '2' });
      await visitor.move({ from: null, to: 'd2' });
      await visitor.waitForMoves(2);
      await visitor.move(stateAfter('mill', await visitor.moves()).view.legal[0]);
      await visitor.waitForMoves(4);
      assert.deepEqual(await page.evaluate(() => globalThis.toasts), [
        'In this browser the computer thinks on the page itself and may take longer.'
      ]);
      visitor.complaints.length = 0; // the browser tells what the policy has refused
    });
  } finally {
    await strict.close();
  }
});

/* ---- mill in particular */

scenario('Scenario 27: a side that cannot move has lost, and the page says why', async (visitor) => {
  await visitor.clickField('d6');
  await visitor.clickField('d7');
  await visitor.waitForMoves(1);
  assert.match(await visitor.status(), /White has won[^]*Black cannot move/);
}, {}, '#mill;p=w/a4,d2,g4,d6/0/a1,d1,g1,a7/0/0/20');

scenario('Scenario 27: with a man in hand nobody is blocked', async (visitor) => {
  await visitor.clickField('d6');
  await visitor.clickField('d7');
  await visitor.waitForMoves(1);
  assert.match(await visitor.status(), /Black: place a man \(1 in hand\)/);
}, {}, '#mill;p=w/a4,d2,g4,d6/0/a1,d1,g1,a7/1/0/20');

scenario('Scenario 28: a draw by repetition is named', async (visitor) => {
  const round = ['b4-a4', 'f6-f4', 'a4-b4', 'f4-f6'];
  await typeMoves(visitor, ...round, ...round);
  assert.match(await visitor.status(), /Draw[^]*Repetition: the same position came up 3 times/);
}, {}, '#mill;p=w/a1,d1,g4,b4/0/d6,f6,b2,g7/0/0/20');

scenario('Scenario 28: in the hard game a used line is shown, and why it takes nothing', async (visitor) => {
  await typeMoves(visitor, 'g4-g1xb2', 'f6-f4', 'g1-g4', 'f4-f6');
  await visitor.page.locator('#men summary').click();
  assert.match(await visitor.page.locator('#men').innerText(), /White has used up line a1g1/);
  await typeMoves(visitor, 'g4-g1');
  assert.match(await visitor.status(), /Line a1g1 was used up before and takes nothing/);
}, {}, '#mill;rebuild=hard;p=w/a1,d1,g4,b4/0/d6,f6,b2,g7/0/0/20/-/-');

scenario('Scenario 32: undo brings a removed man back, and takes back half a turn', async (visitor) => {
  await visitor.clickField('g1');
  await visitor.press('undo');
  assert.deepEqual(await marked(visitor, 'can be taken'), []);
  assert.match(await visitor.page.locator('#fields [data-field=g1]').getAttribute('aria-label'), /empty/);
  assert.equal(await visitor.ply(), 4);
  await visitor.clickField('g1');
  await visitor.clickField('d6');
  await visitor.waitForMoves(5);
  await visitor.press('undo');
  assert.match(await visitor.page.locator('#fields [data-field=d6]').getAttribute('aria-label'), /black man/);
  assert.equal(await visitor.ply(), 4);
}, {}, '#mill;m=a1,d6,d1,f4');

scenario('Scenario 33: the numbers of the rules come from the core', async (visitor) => {
  const { page } = visitor;
  await visitor.press('rules');
  const numbers = core.numbers();
  for (const [game, name] of [['tower', 'Tower'], ['mill', 'Mill']]) {
    await page.getByRole('dialog').getByRole('radio', { name }).check();
    const text = await page.getByRole('dialog').locator('.text').innerText();
    for (const section of sayRules('en', game, numbers[game])) assert.ok(text.includes(section.text), section.title);
  }
  for (const code of ['en', 'ru', 'lt']) {
    const doubled = { tower: {}, mill: {} };
    for (const game of ['tower', 'mill']) {
      for (const [name, value] of Object.entries(numbers[game])) doubled[game][name] = 1000 + value;
      const text = sayRules(code, game, doubled[game]).map((section) => section.text).join(' ');
      assert.ok(text.match(/1[\s,.\u00a0]?[01]\d\d/g).length >= 3, `${code}: ${text}`);
    }
  }
});

scenario('Scenario 34: each option says what it changes, and the rules in force are seen', async (visitor) => {
  const { page } = visitor;
  await visitor.press('home').catch(() => {});
  for (const game of ['tower', 'mill']) {
    await page.locator(`button[data-setup=${game}]`).click();
    const options = page.locator('.options fieldset');
    assert.equal(await options.count(), core.options(game).length + (game === 'mill' ? 1 : 0));
    for (const note of await options.locator('.note').allTextContents()) assert.match(note, /^.{15,140}\.$/);
    assert.equal(await options.locator('.note').count(), await options.count());
    await page.keyboard.press('Escape');
  }
  await page.locator('button[data-setup=mill]').click();
  await page.getByRole('radio', { name: 'Hard' }).check();
  await page.getByRole('radio', { name: 'International' }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  for (const place of ['#rules-in-force', '#rules-line']) {
    const text = await page.locator(place).innerText();
    for (const rule of [/Hard/, /Protected/, /Take one man/]) assert.match(text, rule, place);
  }
});

/* ---- the table */

const source = (file) => readFileSync(new URL(file, import.meta.url), 'utf8');

for (const [number, [file, name]] of Object.entries(elsewhere)) {
  test(`Scenario ${number} is tested in ${file}: ${name}`, () => {
    assert.ok(source(file).replaceAll('\\\'', '\'').includes(name));
  });
}

test('every scenario has its test, or a note why not', () => {
  for (let number = 1; number <= last; number += 1) {
    const tested = titles.some((title) => title.startsWith(`Scenario ${number}: `));
    assert.ok(tested || elsewhere[number] || notes[number], `scenario ${number}`);
  }
});
