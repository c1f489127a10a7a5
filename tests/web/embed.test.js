// The embed in pages of others: every mode, attribute, method and event, wherever the page comes from and whatever it
// allows.

import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { dist } from './server.js';
import { expectAccessible, site, stateAfter, themeRules, Visitor } from './visitor.js';

const filling = 'game="mill" moves="a1,d6,d1,f4"'; // White can close a mill on the first row
const puzzle = `<tower-mill ${filling} mode="puzzle" solution="g1xd6 f6 d2; g1xf4" task="Close a mill" tip="Look below"></tower-mill>`;
const events = ['move', 'change', 'gameover', 'failed', 'solved', 'error'];

/** The page of the other host: what it holds, and with which headers. */
let lesson = { body: '', headers: {} };
const other = createServer((request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...lesson.headers });
  response.end(lesson.body);
});
let address = '';
before(async () => {
  await new Promise((resolve) => other.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${other.address().port}/`;
});
after(() => other.close());

/**
 * Goes to a page of the other host.
 * @param {import('playwright-core').Page} page @param {string} content @param {string} [policy]
 */
async function visitLesson(page, content, policy) {
  const headers = policy ? { 'content-security-policy': policy } : {};
  lesson = { body: pageWith(content, `${site.address}embed.js`), headers };
  await page.goto(address);
}

/** A page with some content. @param {string} content @param {string} script the embed's address */
const pageWith = (content, script) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Lesson</title>
  <meta name="viewport" content="width=device-width"><main><h1>Lesson</h1>${content}</main><script src="${script}"></script>`;

/**
 * Visits such a page, once all of its boards are ready.
 * @param {string} content @param {(page: import('playwright-core').Page, visitor: Visitor) => Promise<void>} act
 * @param {{ policy?: string, options?: object }} [how] its content security policy, and the visitor's options
 */
const host = (content, act, { policy, options = {} } = {}) => Visitor.visit(options, async (visitor) => {
  const { page } = visitor;
  await visitLesson(page, content, policy);
  await begin(page);
  await act(page, visitor);
});

/** Waits for the boards, and takes down what they tell from now on. @param {import('playwright-core').Page} page */
async function begin(page) {
  await page.evaluate(async (names) => {
    globalThis.told = [];
    globalThis.board = document.querySelector('tower-mill');
    for (const name of names) document.addEventListener(name, (event) => globalThis.told.push([name, event.detail]));
    await Promise.all([...document.querySelectorAll('tower-mill')].map((element) => element.whenReady));
  }, events);
}

/**
 * @param {import('playwright-core').Page} page @param {string} [name] of an event
 * @returns {Promise<any[]>} its details
 */
const told = (page, name = 'error') => page.evaluate((wanted) => (
  globalThis.told.filter(([event]) => event === wanted).map(([, detail]) => detail)), name);

/** The attributes that the console says were not taken. @param {Visitor} visitor */
const warned = ({ complaints }) => complaints.splice(0).map((text) => (
  /^<tower-mill> goes without ([\w-]+)=/.exec(text)?.[1]));

/** @param {import('playwright-core').Page} page @param {string} name @param {number} [count] */
const waitFor = (page, name, count = 1) => page.waitForFunction(([wanted, least]) => (
  globalThis.told.filter(([event]) => event === wanted).length >= least), [name, count]);

/** The state of the first board, or of another. @param {import('playwright-core').Page} page @param {number} [at] */
const stateOf = (page, at = 0) => page.evaluate((index) => document.querySelectorAll('tower-mill')[index].state, at);

/** Clicks on a field. @param {import('playwright-core').Page} page @param {string} field */
async function click(page, field) {
  const place = page.locator(`tower-mill [data-field="${field}"]`).first();
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Chooses a field by keyboard. @param {import('playwright-core').Page} page @param {string} field */
async function choose(page, field) {
  await page.locator(`tower-mill [data-field="${field}"]`).focus();
  await page.keyboard.press('Enter');
}

/** A visitor plays, and the computer answers. @param {import('playwright-core').Page} page */
async function expectPlay(page) {
  await click(page, 'd2');
  await page.waitForFunction(() => globalThis.board.state.length === 2);
  const { moves } = await stateOf(page);
  assert.equal(moves[0], 'd2');
  assert.equal(stateAfter('mill', moves).length, 2);
  assert.deepEqual((await told(page, 'move')).map(({ move, side, ply, by }) => [move, side, ply, by]),
    [['d2', 'white', 1, 'visitor'], [moves[1], 'black', 2, 'computer']]);
  assert.deepEqual((await told(page, 'change')).map(({ ply }) => ply), [1, 2]);
}

/* ---- where it runs */

test('it plays in a page of another host, and its worker ends when it rests', () => (
  host('<tower-mill game="mill"></tower-mill>', async (page) => {
    let made = 0;
    page.on('worker', () => { made += 1; });
    await expectPlay(page);
    assert.equal(made, 1);
    await page.waitForFunction(() => globalThis.board.running.thinker.worker === null);
    assert.equal(page.workers().length, 0);
  })));

test('it plays from a file', () => Visitor.visit({ offline: true }, async ({ page }) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'embed-'));
  try {
    const file = path.join(folder, 'lesson.html');
    await writeFile(file, pageWith('<tower-mill game="mill"></tower-mill>', pathToFileURL(path.join(dist, 'embed.js')).href));
    await page.goto(pathToFileURL(file).href);
    await begin(page);
    await expectPlay(page);
  } finally {
    await rm(folder, { recursive: true });
  }
}));

/** A strict policy. @param {string} worker where workers may come from */
const strict = (worker) => ({
  policy: `default-src 'none'; script-src ${new URL(site.address).origin} 'wasm-unsafe-eval'; worker-src ${worker}`
});

test('it plays under a strict policy', () => (
  host('<tower-mill game="mill"></tower-mill>', expectPlay, strict('blob:'))));

test('where no worker is allowed, it thinks on the page', () => (
  host('<tower-mill game="mill"></tower-mill>', async (page, visitor) => {
    await expectPlay(page);
    assert.equal(page.workers().length, 0);
    await page.evaluate(() => globalThis.board.remove());
    assert.ok(visitor.complaints.every((text) => /Content Security Policy/.test(text)), visitor.complaints.join());
    visitor.complaints.length = 0;
  }, strict('\'none\''))));

test('where the module is not allowed, it says so', () => Visitor.visit({}, async ({ page, complaints }) => {
  await visitLesson(page, '<tower-mill></tower-mill>', `script-src ${new URL(site.address).origin}`);
  const text = () => page.evaluate(() => document.querySelector('tower-mill').shadowRoot.textContent);
  while (!/could not be started/.test(await text())) await page.waitForTimeout(20);
  complaints.length = 0;
}));

/* ---- several on a page, and coming and going */

test('keys and the wheel touch only the board that has the focus, and languages keep apart', () => {
  const replay = 'mode="replay" moves-list="below" game="mill" moves="a1,d6,d1,f4"';
  return host(`<tower-mill ${replay}></tower-mill><div lang="lt"><tower-mill ${replay}></tower-mill></div><p style="height:3000px"></p>`, async (page) => {
    const plies = async () => [(await stateOf(page, 0)).ply, (await stateOf(page, 1)).ply];
    const wheel = async (at, way) => {
      const { x, y } = await page.locator('tower-mill').nth(at).locator('.board').boundingBox();
      await page.mouse.move(x + 40, y + 40);
      await page.mouse.wheel(0, way);
    };
    await wheel(0, 100);
    await page.waitForFunction(() => scrollY >= 100);
    assert.deepEqual(await plies(), [0, 0]);
    await page.locator('tower-mill').nth(1).locator('[data-field=d2]').focus();
    await page.keyboard.press('PageDown');
    assert.deepEqual(await plies(), [0, 1]);
    await page.keyboard.press('End');
    assert.deepEqual(await plies(), [0, 4]);
    await page.evaluate(() => scrollTo(0, 0));
    await wheel(0, 30);
    await page.waitForFunction(() => scrollY >= 30);
    assert.deepEqual(await plies(), [0, 4]);
    await page.locator('tower-mill').nth(1).locator('.board').scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    await wheel(1, -100);
    await page.waitForFunction(() => document.querySelectorAll('tower-mill')[1].state.ply === 3);
    assert.equal(await page.evaluate(() => scrollY), scrolled);
    const said = await page.locator('tower-mill .main').allTextContents();
    assert.deepEqual(said, ['The start', 'Baltieji padėjo šaškę į d1.']);
    await page.evaluate(() => globalThis.board.setAttribute('lang', 'ru'));
    assert.equal(await page.locator('tower-mill .main').first().textContent(), 'Начало');
    assert.equal(await page.locator('tower-mill .main').nth(1).textContent(), said[1]);
  });
});

test('a board that is only looked at holds neither keys nor wheel nor touch', () => (
  host('<tower-mill mode="view" moves="13-20"></tower-mill><p style="height:3000px"></p>', async (page) => {
    const box = await page.locator('tower-mill').boundingBox();
    await page.mouse.click(box.x + 200, box.y + 200);
    assert.equal(await page.evaluate(() => document.activeElement === document.body), true);
    await page.mouse.wheel(0, 200);
    await page.waitForFunction(() => scrollY >= 200);
    assert.equal(await page.locator('tower-mill button:visible').count(), 0);
    assert.match(await page.locator('tower-mill .board').getAttribute('aria-label'), /White’s men/);
  })));

test('taken out and put in again, it goes on where it was and leaks no worker', () => (
  host(`<tower-mill ${filling} level="10"></tower-mill>`, async (page) => {
    await page.evaluate(() => globalThis.board.play('g1xd6'));
    for (let round = 0; round < 4; round += 1) {
      await page.waitForFunction(() => globalThis.board.running.thinker.searcher !== null); // Black thinks
      await page.evaluate(async () => {
        const { board } = globalThis;
        const place = board.parentNode;
        board.remove();
        if (board.state !== null || board.shadowRoot.childElementCount) throw new Error('it is not empty');
        if (board.play('a7') || await board.hint() || board.record()) throw new Error('it still answers');
        place.append(board);
        await board.whenReady;
      });
      assert.deepEqual((await stateOf(page)).moves.slice(0, 5), ['a1', 'd6', 'd1', 'f4', 'g1xd6']);
    }
    await page.evaluate(() => globalThis.board.destroy());
    const deadline = Date.now() + 5000;
    while (page.workers().length && Date.now() < deadline) await page.waitForTimeout(50);
    assert.equal(page.workers().length, 0);
  })));

test('a board moves into another document, and goes on there', () => (
  host(`<tower-mill ${filling}></tower-mill><iframe title="Another document"></iframe>`, async (page) => {
    const seen = await page.evaluate(async () => {
      const { board } = globalThis;
      const stage = () => getComputedStyle(board.shadowRoot.querySelector('canvas')).touchAction;
      const first = stage();
      document.querySelector('iframe').contentDocument.body.append(board);
      await board.whenReady;
      return [first, stage(), board.state.moves.length];
    });
    assert.equal(seen[0], seen[1]);
    assert.equal(seen[2], 4);
    assert.deepEqual(await told(page), []);
  })));

test('a language that there is not leaves that of the page around', () => (
  host(`<div lang="ru"><tower-mill ${filling} lang="fr"></tower-mill></div>`, async (page, visitor) => {
    assert.match(await page.locator('tower-mill').evaluate((board) => board.shadowRoot.textContent), /Белые/);
    assert.deepEqual(warned(visitor), ['lang']);
  })));

test('a board can be made by a script, before and after it is defined', () => host('', async (page) => {
  const states = await page.evaluate(async () => {
    const made = document.createElement('tower-mill');
    Object.assign(made, { game: 'mill', moves: 'a1 d6', removal: 'may', mode: 'analyse' });
    document.querySelector('main').append(made);
    await made.whenReady;
    return [made.state.moves, made.state.rules.remove, made.mode, made.moves];
  });
  assert.deepEqual(states, [['a1', 'd6'], 'may', 'analyse', ['a1', 'd6']]);
}));

/* ---- attributes and properties */

const faults = {
  game: 'chess', centre: 'green', preset: 'x', rebuild: 'x', position: 'nonsense', without: 'q', 'white-men': '99', moves: 'a1,a1',
  ply: '77', mode: 'x', side: 'x', level: '11', solution: 'zz', marks: 'circle 99', comments: 'x', orientation: 'x', controls: 'x',
  'moves-list': 'x', hints: 'x', keyboard: 'x', lang: 'x', theme: 'x', coordinates: 'x', animation: 'x'
};

test('a value that does not fit changes nothing and is told', () => (
  host(`<tower-mill ${filling}></tower-mill>`, async (page) => {
    const first = await stateOf(page);
    for (const [name, value] of Object.entries(faults)) {
      await page.evaluate(([attribute, text]) => globalThis.board.setAttribute(attribute, text), [name, value]);
      const errors = await told(page);
      assert.deepEqual([errors.at(-1)?.name, errors.at(-1)?.value], [name, value]);
      assert.ok(errors.at(-1).message.length > 5);
      assert.deepEqual(await stateOf(page), first, name);
    }
    assert.equal((await told(page)).length, Object.keys(faults).length);
    assert.equal((await told(page, 'change')).length, 0);
  })));

test('what does not fit at the beginning is told, and the rest is taken', () => host('', async (page, visitor) => {
  await page.evaluate(() => {
    document.querySelector('main').insertAdjacentHTML('beforeend', '<tower-mill game="mill" level="99" moves="a1"></tower-mill>');
    return document.querySelector('tower-mill').whenReady;
  });
  assert.deepEqual((await told(page)).map(({ name }) => name), ['level']);
  assert.deepEqual(warned(visitor), ['level']);
  assert.deepEqual((await stateOf(page)).moves, ['a1']);
}));

test('attributes and properties change the running board', () => (
  host('<tower-mill mode="view"></tower-mill>', async (page) => {
    const look = (act) => page.evaluate(act);
    assert.equal(await look(() => { globalThis.board.game = 'mill'; return globalThis.board.state.game; }), 'mill');
    assert.deepEqual(await look(() => { globalThis.board.moves = ['a1', 'd6']; return globalThis.board.state.moves; }), ['a1', 'd6']);
    assert.equal(await look(() => { globalThis.board.ply = 1; return globalThis.board.state.ply; }), 1);
    assert.equal(await look(() => { globalThis.board.rebuild = 'hard'; return globalThis.board.state.rules.rebuild; }), 'hard');
    assert.deepEqual(await look(() => globalThis.board.moves), ['a1', 'd6']);
    assert.equal(await look(() => { globalThis.board.setAttribute('mode', 'analyse'); return globalThis.board.state.ply; }), 1);
    assert.equal(await look(() => { globalThis.board.position = 'w a1 6 d6 7 3 12 - -'; return globalThis.board.state.position; }), 'w a1 6 d6 7 3 12 - -');
    assert.equal(await look(() => { globalThis.board.removeAttribute('mode'); return globalThis.board.mode; }), 'play');
    await look(() => { Object.assign(globalThis.board, { label: 'Diagram 1', movesList: 'below', controls: 'none', level: 7 }); });
    assert.equal(await page.locator('tower-mill section').getAttribute('aria-label'), 'Diagram 1');
    assert.equal(await page.locator('tower-mill .controls').isVisible(), false);
    assert.equal(await page.locator('tower-mill .moves').isVisible(), true);
    assert.equal(await look(() => globalThis.board.running.session.players.black.level), 7);
    await look(() => { globalThis.board.keyboard = false; });
    assert.equal(await page.locator('tower-mill .fields').isVisible(), false);
    assert.deepEqual(await told(page), []);
  })));

test('the board turns, and wears the theme and the colours of its host', () => (
  host('<style>tower-mill { --tower-mill-card: rgb(1, 2, 3) }</style><tower-mill></tower-mill>', async (page) => {
    const card = () => page.locator('tower-mill section').evaluate((element) => getComputedStyle(element).backgroundColor);
    const picture = () => page.locator('tower-mill canvas').evaluate((canvas) => new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(canvas.toDataURL())));
    }));
    assert.equal(await card(), 'rgb(1, 2, 3)');
    const seen = new Set([await picture()]);
    for (const theme of ['dark', 'contrast', 'contrast-dark']) {
      await page.evaluate((value) => { globalThis.board.theme = value; }, theme);
      seen.add(await picture());
    }
    await page.evaluate(() => globalThis.board.flip());
    seen.add(await picture());
    assert.equal(seen.size, 4, 'light, dark, contrast (whose Tower board is the same in the dark), turned');
    assert.equal(await page.evaluate(() => globalThis.board.orientation), 'black');
  })));

/* ---- methods and events */

test('every method does what it says', () => host(`<tower-mill ${filling} side="both"></tower-mill>`, async (page) => {
  const found = await page.evaluate(async () => {
    const { board } = globalThis;
    const plies = [];
    const note = () => plies.push(board.ply);
    const played = [board.play('a7'), board.play('nonsense'), board.play('a1'), board.play('G1xD6 ')];
    note();
    board.undo();
    note();
    board.redo();
    note();
    board.goTo(2);
    note();
    board.goTo(99);
    note();
    const record = board.record();
    const analysis = await board.analyse({ depth: 2, lines: 2 });
    const wrong = await board.analyse({ depth: 99 }).catch((error) => error.name);
    const hint = await board.hint();
    board.setPosition('b a1 0 d6 0 3 12');
    return { played, plies, record, analysis, wrong, hint, position: board.state.position };
  });
  assert.deepEqual(found.played, [true, false, false, false]); // Black has no mill
  assert.deepEqual(found.plies, [5, 4, 5, 2, 5]);
  assert.match(found.record, /\[Game "[Mm]ill"\][^]*a1[^]*a7/);
  assert.equal(found.analysis.lines.length, 2);
  assert.ok(found.analysis.depth >= 1 && found.analysis.lines[0].moves.length > 0);
  assert.equal(found.wrong, 'RangeError');
  assert.ok(stateAfter('mill', ['a1', 'd6', 'd1', 'f4', 'a7']).view.legal.some(({ move }) => move === found.hint.move));
  assert.match(found.hint.text, /Hint/);
  assert.match(found.position, /^b a1 0 d6 0/);
  assert.deepEqual(await told(page), []);
}));

test('a move can be called off before it happens', () => host(`<tower-mill ${filling}></tower-mill>`, async (page) => {
  await page.evaluate(() => globalThis.board.addEventListener('move', (event) => {
    if (event.detail.move !== 'd2' || event.detail.by === 'script') event.preventDefault();
  }));
  await click(page, 'a4');
  assert.equal((await told(page, 'move')).length, 1);
  assert.equal(await page.evaluate(() => globalThis.board.play('d2')), false);
  assert.equal((await stateOf(page)).length, 4);
  await click(page, 'd2');
  await waitFor(page, 'move', 4); // the computer's is called off, too
  assert.equal((await stateOf(page)).length, 5);
  assert.equal((await told(page, 'change')).length, 1);
}));

test('hints are withheld where they are not wanted', () => host(`<tower-mill ${filling} hints="false"></tower-mill>`, async (page) => {
  assert.equal(await page.evaluate(() => globalThis.board.hint()), null);
  assert.equal(await page.locator('tower-mill [data-act=hint]').count(), 0);
}));

test('the end of a game is told once', () => (
  host('<tower-mill game="mill" position="w a1,a4,d2 0 g1,g4,f6 0 0 20"></tower-mill>', async (page) => {
    await click(page, 'd2');
    await click(page, 'a7');
    await click(page, 'f6');
    await waitFor(page, 'gameover');
    assert.deepEqual(await told(page, 'gameover'), [{ result: 'white', text: 'White has won. Black has fewer than 3 men left.' }]);
    assert.equal((await stateOf(page)).result.result, 'white');
    await page.evaluate(() => { globalThis.board.undo(); globalThis.board.redo(); });
    assert.equal((await told(page, 'gameover')).length, 1);
    assert.match(await page.locator('tower-mill .main').textContent(), /White has won/);
  })));

test('a replay shows its comments, from the attribute and from within', () => (
  host(`<tower-mill ${filling} mode="replay" comments="0: At first"><p data-ply="3">A threat</p></tower-mill>`, async (page) => {
    const comment = page.locator('tower-mill .comment');
    assert.equal(await comment.textContent(), 'At first');
    await page.locator('tower-mill [data-act=next]').click();
    assert.equal(await comment.isVisible(), false);
    await page.locator('tower-mill [data-act=last]').click();
    await page.locator('tower-mill [data-act=previous]').click();
    assert.equal(await comment.textContent(), 'A threat');
  })));

test('an analysis shows how things stand, and follows the moves that are tried', () => (
  host(`<tower-mill ${filling} mode="analyse"></tower-mill>`, async (page) => {
    await page.locator('tower-mill .lines b:not(:empty)').first().waitFor();
    await click(page, 'g1');
    await click(page, 'd6');
    assert.equal((await stateOf(page)).moves.at(-1), 'g1xd6');
    await page.locator('tower-mill [data-act=rejoin]').click();
    assert.deepEqual((await stateOf(page)).moves, ['a1', 'd6', 'd1', 'f4']);
    await page.locator('tower-mill [data-act=engine]').click();
    assert.equal(await page.locator('tower-mill [data-act=engine]').getAttribute('aria-label'), 'Think');
  })));

test('what is played starts again from where it began', () => (
  host(`<tower-mill ${filling} side="both"></tower-mill>`, async (page) => {
    const length = await page.evaluate(() => {
      const { board } = globalThis;
      board.play('a7');
      board.level = 5;
      board.ply = 3;
      board.play('g4');
      return board.state.length;
    });
    assert.equal(length, 4);
    await page.locator('tower-mill [data-act=undo]').click();
    await page.locator('tower-mill [data-act=again]').click();
    assert.deepEqual([(await stateOf(page)).moves, (await stateOf(page)).ply], [['a1', 'd6', 'd1', 'f4'], 4]);
  })));

test('the computer plays alone until it is halted', () => (
  host('<tower-mill game="mill" side="none" level="1"></tower-mill>', async (page) => {
    await waitFor(page, 'move', 3);
    await page.locator('tower-mill [data-act=pause]').click();
    assert.ok((await told(page, 'move')).every(({ by }) => by === 'computer'));
    assert.match(await page.locator('tower-mill .main').textContent(), /Paused/);
  })));

/* ---- puzzles */

test('a puzzle is failed, helped along and solved by pointer', () => host(puzzle, async (page) => {
  const status = page.locator('tower-mill .status');
  assert.match(await page.locator('tower-mill .task').textContent(), /^Close a mill$/);
  await click(page, 'a7');
  await waitFor(page, 'failed');
  assert.deepEqual(await told(page, 'failed'), [{ move: 'a7', tries: 1 }]);
  await page.waitForFunction(() => globalThis.board.state.length === 4);
  assert.match(await status.textContent(), /Not this one: a7/);
  await page.locator('tower-mill [data-act=hint]').click();
  assert.match(await status.textContent(), /Look below/);
  assert.equal((await page.evaluate(() => globalThis.board.hint())).move, 'g1xd6');
  await click(page, 'g1');
  await click(page, 'd6');
  await page.waitForFunction(() => globalThis.board.state.length === 6);
  assert.match(await status.textContent(), /Right/);
  await click(page, 'd2');
  await waitFor(page, 'solved');
  assert.deepEqual(await told(page, 'solved'), [{
    tries: 2, hints: 2, moves: ['g1xd6', 'f6', 'd2'],
    text: 'Tower Mill puzzle “Close a mill”: solved, 2 tries, 2 hints, g1xd6 f6 d2'
  }]);
  assert.match(await status.textContent(), /Solved!.*2 tries/);
  await page.locator('tower-mill [data-act=again]').click();
  assert.equal((await stateOf(page)).length, 4);
}));

test('a puzzle is solved by keyboard alone, and comes back as it was', () => host(puzzle, async (page) => {
  await choose(page, 'a7');
  await waitFor(page, 'failed');
  await page.waitForFunction(() => globalThis.board.state.length === 4);
  await page.evaluate(async () => {
    const { board } = globalThis;
    board.parentNode.append(board);
    await board.whenReady;
  });
  await choose(page, 'g1');
  await choose(page, 'f4');
  await waitFor(page, 'solved');
  assert.equal((await told(page, 'solved'))[0].text, 'Tower Mill puzzle “Close a mill”: solved, 2 tries, 0 hints, g1xf4');
}));

test('a win that the solution does not name solves a puzzle', () => (
  host('<tower-mill game="mill" mode="puzzle" position="w a1,a4,d2 0 g1,g4,f6 0 0 20"></tower-mill>', async (page) => {
    assert.deepEqual(await page.evaluate(() => [globalThis.board.play('d2-b4'), globalThis.board.play('a1-b6')]), [true, false]);
    await waitFor(page, 'failed');
    await page.waitForFunction(() => globalThis.board.state.length === 0);
    assert.equal(await page.evaluate(() => globalThis.board.play('d2-a7xf6')), true);
    await waitFor(page, 'solved');
    assert.equal((await told(page, 'gameover')).length, 1);
  })));

/* ---- marks, room, access */

test('marks are painted on the board, and said', () => (
  host('<tower-mill side="both"></tower-mill>', async (page) => {
    const picture = () => page.locator('tower-mill canvas').evaluate((canvas) => new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(canvas.toDataURL())));
    }));
    const seen = new Set([await picture()]);
    const marks = ['circle 31', 'field 31', 'field 31 red', 'label 31 A', 'arrow 31-37', 'arrow 31-37 blue'];
    for (const text of marks) {
      await page.evaluate((value) => { globalThis.board.marks = value; }, text);
      seen.add(await picture());
    }
    assert.equal(seen.size, marks.length + 1);
    assert.match(await page.locator('tower-mill [data-field="37"]').getAttribute('aria-label'), /arrow from 31 to 37$/);
  })));

const rooms = [[300, 400], [400, 300], [320, 480], [470, 370], [600, 371]];
const modes = {
  play: '', tower: 'moves="13-20"', view: 'mode="view" marks="circle 3"',
  replay: `${filling} mode="replay" moves-list="below" comments="0: This is how it begins"`,
  puzzle: `${filling} mode="puzzle" solution="g1xd6" task="White to move closes a mill and takes a man"`,
  analyse: `${filling} mode="analyse" moves-list="beside"`
};

for (const lang of ['en', 'ru', 'lt']) {
  test(`nothing is cut off and nothing scrolls in little room: ${lang}`, () => {
    const boxes = rooms.flatMap(([width, height]) => Object.values(modes).map((attributes) => (
      `<div style="width:${width}px;height:${height}px"><tower-mill style="height:100%" ${attributes}></tower-mill></div>`)));
    return host(`<div lang="${lang}">${boxes.join('')}</div>`, async (page) => {
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      const bad = await page.evaluate(() => [...document.querySelectorAll('tower-mill')].flatMap((board) => {
        const edge = board.parentElement.getBoundingClientRect();
        const faulty = [...board.shadowRoot.querySelectorAll('section, section *:not(.fields, .fields *, .lines li *, svg *)')]
          .filter((element) => {
            const box = element.getBoundingClientRect();
            const scrolls = element.matches('.moves, .lines li') ? false : element.scrollHeight > element.clientHeight + 3
              && getComputedStyle(element).display !== 'inline' && element.clientHeight > 0;
            return box.width && (scrolls || box.right > edge.right + 0.5 || box.bottom > edge.bottom + 0.5);
          });
        const { height, width } = board.shadowRoot.querySelector('.board').getBoundingClientRect();
        const small = Math.min(height, width) < 110 ? [`board of ${width}x${height}`] : [];
        return [...faulty.map(({ className }) => className), ...small].map((what) => (
          `${board.mode} ${edge.width}x${edge.height}: ${what}`));
      }));
      assert.deepEqual(bad, []);
    }, { options: { viewport: { width: 700, height: 900 } } });
  });
}

for (const [name, attributes] of Object.entries(modes)) {
  for (const [colorScheme, rules] of Object.entries(themeRules)) {
    test(`axe finds nothing to mend: ${name}, ${colorScheme}`, () => (
      host(`<meta name="color-scheme" content="light dark"><tower-mill ${attributes}></tower-mill>`, async (page) => {
        if (name === 'puzzle') await page.evaluate(() => globalThis.board.play('g1xd6'));
        if (name === 'analyse') await page.locator('tower-mill .lines b:not(:empty)').first().waitFor();
        await expectAccessible(page, name, rules);
      }, { options: { colorScheme } })));
  }
}
