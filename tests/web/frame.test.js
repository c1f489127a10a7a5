// The frame, embed.html: over http, sandboxed, from another origin and from a file; its hash, its messages, its size.

import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { root } from '../project-files.mjs';
import { site, Visitor } from './visitor.js';
import { dist, serve } from './server.js';

const hosts = path.join(root, 'tests/web/sandbox');

let other;
before(async () => {
  other = await serve(hosts);
});
after(() => other.close());

/** Run in the page around: opens a frame and writes down what it says; `ask` waits for the answer. */
function embed({ address, sandbox, width, height }) {
  const frame = document.createElement('iframe');
  Object.assign(frame, { width, height, title: 'The game' });
  if (sandbox) frame.setAttribute('sandbox', 'allow-scripts');
  frame.style.border = '0';
  const heard = [];
  const waiting = new Map();
  let id = 0;
  addEventListener('message', ({ data, source }) => {
    if (source !== frame.contentWindow) return;
    heard.push(data);
    waiting.get(data.id)?.(data);
  });
  const ask = (message) => new Promise((resolve) => {
    id += 1;
    waiting.set(id, resolve);
    frame.contentWindow.postMessage({ towermill: 1, id, ...message }, '*');
  });
  Object.assign(globalThis, { frame, heard, ask });
  document.body.replaceChildren(frame);
  frame.src = address;
}

const kinds = {
  'over http, in a page of another origin': { around: () => other.address, from: () => site.address },
  'sandboxed': { around: () => other.address, from: () => site.address, sandbox: true },
  'in a page of the same origin': { around: () => `${site.address}icon.svg`, from: () => site.address, blank: true },
  'from a file': {
    around: () => pathToFileURL(path.join(hosts, 'index.html')).href, from: () => pathToFileURL(`${dist}/`).href,
  },
};

/**
 * A page with a frame in it, that has said hello.
 * @param {keyof kinds} kind @param {string} hash
 * @param {(page: any, ask: (message: object) => Promise<any>, visitor: Visitor) => Promise<void>} act
 * @param {{ width?: number, height?: number }} [size]
 */
const visit = (kind, hash, act, { width = 480, height = 620 } = {}) => Visitor.visit({}, async (visitor) => {
  const { page } = visitor;
  const { around, from, sandbox, blank } = kinds[kind];
  await page.goto(blank ? `${from()}embed.html` : around());
  await page.evaluate(embed, { address: `${from()}embed.html#${hash}`, sandbox, width, height });
  await page.waitForFunction(() => globalThis.heard.some(({ type }) => type === 'hello'));
  await act(page, (message) => page.evaluate((told) => globalThis.ask(told), message), visitor);
});

/** Waits for an event of the board. @param {any} page @param {string} event @param {number} [ply] */
const heardOf = async (page, event, ply) => {
  const handle = await page.waitForFunction(([name, at]) => globalThis.heard.find((told) => (
    told.event === name && (at === undefined || told.detail.ply === at))), [event, ply]);
  return handle.jsonValue();
};

for (const kind of Object.keys(kinds)) {
  test(`the frame plays and answers ${kind}`, () => visit(kind, 'game=mill&level=1&lang=ru', async (page, ask, visitor) => {
    const [hello] = await page.evaluate(() => globalThis.heard);
    assert.deepEqual(hello, { towermill: 1, id: 0, type: 'hello', version: 1 });
    const subscribed = await ask({ type: 'subscribe', events: ['move', 'change'] });
    assert.deepEqual([subscribed.towermill, subscribed.id, subscribed.type], [1, 1, 'result']);
    const box = await page.frameLocator('iframe').locator('[data-field=d2]').boundingBox();
    assert.ok(box);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    const { detail } = await heardOf(page, 'move', 1);
    assert.deepEqual([detail.move, detail.side, detail.by], ['d2', 'white', 'visitor']);
    assert.equal((await heardOf(page, 'move', 2)).detail.by, 'computer');
    await heardOf(page, 'change', 2);
    const { value } = await ask({ type: 'get', name: 'state' });
    assert.deepEqual([value.game, value.moves.length, value.moves[0]], ['mill', 2, 'd2']);
    await page.frameLocator('iframe').getByText(/Белые/).first().waitFor();
    // Chromium lets no frame from a file read another file's document, and says so where something tries.
    if (kind === 'from a file') visitor.complaints.splice(0);
  }));
}

test('the host calls, sets and gets', () => visit('sandboxed', 'game=mill&mode=replay&moves=a1,d6,d1,f4', async (page, ask) => {
  const value = async (name) => (await ask({ type: 'get', name })).value;
  assert.equal((await value('state')).ply, 0);
  await ask({ type: 'call', method: 'goTo', args: [3] });
  assert.equal((await value('state')).ply, 3);
  assert.equal((await ask({ type: 'set', values: { coordinates: true, orientation: 'black', movesList: 'below' } })).type, 'result');
  assert.match((await ask({ type: 'get', name: 'remove' })).message, /no property "remove"/);
  await ask({ type: 'set', values: { removal: 'may' } });
  assert.deepEqual([await value('removal'), (await value('state')).rules.remove], ['may', 'may']);
  assert.deepEqual([await value('coordinates'), await value('orientation'), await value('movesList')], [true, 'black', 'below']);
  const record = (await ask({ type: 'call', method: 'record' })).value;
  assert.match(record, /\[Game "mill"\][^]*1\. a1 d6 2\. d1 f4/);
  await ask({ type: 'call', method: 'goTo', args: [4] });
  await ask({ type: 'set', values: { mode: 'play', side: 'both' } });
  assert.equal((await ask({ type: 'call', method: 'play', args: ['g1xf4'] })).value, true);
  assert.equal((await ask({ type: 'call', method: 'play', args: ['g1'] })).value, false);
  assert.equal((await value('state')).moves.length, 5);
  const found = await ask({ type: 'call', method: 'analyse', args: [{ depth: 2 }] });
  assert.ok(found.value.lines[0].moves.length > 0);
}));

test('faults are sentences, change nothing, and name what may be', () => visit('sandboxed', 'game=mill&level=2', async (page, ask) => {
  const bad = [
    [{ type: 'set', values: { level: 99 } }, /1 to 10/],
    [{ type: 'set', values: { innerHTML: 'x' } }, /no property "innerHTML"; there is: game, /],
    [{ type: 'call', method: 'remove' }, /no method "remove"; there is: goTo/],
    [{ type: 'shout' }, /no type of message "shout"/],
    [{ type: 'get', name: 'state', towermill: 3 }, /version 1/],
  ];
  for (const [message, told] of bad) {
    const answer = await ask(message);
    assert.equal(answer.type, 'fault');
    assert.match(answer.message, told);
  }
  assert.equal((await ask({ type: 'get', name: 'level' })).value, 2);
}));

test('only the page around is heard, and only messages', () => visit('sandboxed', 'game=mill', async (page, ask) => {
  const others = await page.evaluate(() => new Promise((resolve) => {
    const stranger = document.createElement('iframe');
    document.body.append(stranger);
    const heard = [];
    stranger.contentWindow.addEventListener('message', ({ data }) => heard.push(data));
    const script = stranger.contentDocument.createElement('script');
    script.textContent = 'parent.frame.contentWindow.postMessage({ towermill: 1, id: 5, type: "set", values: { level: 9 } }, "*")';
    stranger.contentDocument.body.append(script);
    for (const data of ['towermill', null, 7, { type: 'set', id: 6, values: { level: 8 } }]) globalThis.frame.contentWindow.postMessage(data, '*');
    globalThis.ask({ type: 'get', name: 'level' }).then(() => resolve(heard));
  }));
  assert.deepEqual(others, []);
  assert.equal((await ask({ type: 'get', name: 'level' })).value, 3);
  const answered = await page.evaluate(() => globalThis.heard.filter(({ id }) => id >= 5).length);
  assert.equal(answered, 0);
}));

test('the hash is the board, live', () => visit('over http, in a page of another origin', 'game=mill&mode=view&moves=a1,d6', async (page, ask) => {
  const turn = (hash) => page.evaluate((next) => {
    globalThis.frame.contentWindow.location.replace(`${globalThis.frame.src.split('#')[0]}#${next}`);
  }, hash);
  await ask({ type: 'subscribe', events: ['change'] });
  await turn('game=tower&mode=replay&moves=17-24,45-38&ply=1');
  await heardOf(page, 'change', 1);
  const { value } = await ask({ type: 'get', name: 'state' });
  assert.deepEqual([value.game, value.moves], ['tower', ['17-24', '45-38']]);
  const fault = page.frameLocator('iframe').getByRole('alert');
  await turn('game=tower&level=99&colour=red');
  await fault.getByText(/There is no attribute colour\. level: .*1 to 10/).waitFor();
  assert.equal((await ask({ type: 'get', name: 'level' })).value, 3);
  await turn('game=tower');
  await fault.waitFor({ state: 'hidden' });
}));

const frames = [[600, 371], [470, 370], [400, 300], [400, 400], [300, 400], [320, 480]];
const boards = [
  'game=tower', 'game=mill', 'game=mill&mode=replay&moves=a1,d6,d1,f4&moves-list=below&comments=0: A game.',
  'game=tower&mode=replay&moves=17-24,45-38&moves-list=beside', 'game=mill&mode=analyse',
  'game=mill&mode=puzzle&moves=a1,d6,d1,f4&solution=g1xf4&task=White to move: close the mill and take a man.&lang=lt',
];
for (const [width, height] of frames) {
  test(`scenario 24: board and controls without a scroll bar, ${width} × ${height}`, () => (
    visit('sandboxed', boards[0], async (page) => {
      for (const board of boards) {
        await page.evaluate((hash) => {
          globalThis.frame.contentWindow.location.replace(`${globalThis.frame.src.split('#')[0]}#${hash}`);
        }, board);
        const frame = page.frames()[1];
        await frame.waitForFunction((hash) => decodeURI(location.hash) === `#${hash}`, board);
        await frame.evaluate(() => new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }));
        assert.deepEqual(await frame.evaluate(whatIsHidden), [], board);
      }
    }, { width, height })));
}

/** Run in the frame: what can be scrolled, is cut off or too small. */
function whatIsHidden() {
  const inside = document.querySelector('tower-mill').shadowRoot;
  const faults = document.querySelector('.fault').textContent ? ['something is wrong with the hash'] : [];
  for (const element of [document.documentElement, document.body]) {
    if (element.scrollHeight > innerHeight || element.scrollWidth > innerWidth) faults.push(`${element.tagName} scrolls`);
  }
  for (const element of inside.querySelectorAll('.board, .controls button:not([hidden]), .task, .main')) {
    const { left, top, right, bottom, width } = element.getBoundingClientRect();
    if (!width) continue;
    if (left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) faults.push(`${element.className} is outside`);
    if (element.scrollHeight > element.clientHeight + 2 && !element.matches('.board')) faults.push(`${element.className} is cut off`);
  }
  const board = inside.querySelector('.board').getBoundingClientRect();
  if (Math.min(board.width, board.height) < 150) faults.push(`the board has ${board.width} × ${board.height}`);
  if (!inside.querySelector('.controls button')) faults.push('there are no controls');
  return faults;
}

test('the wished size is told, and told again when it changes', () => visit('sandboxed', 'game=mill', async (page, ask) => {
  const sizes = () => page.evaluate(() => globalThis.heard.filter(({ type }) => type === 'resize'));
  await page.waitForFunction(() => globalThis.heard.some(({ type }) => type === 'resize'));
  const [first] = await sizes();
  assert.deepEqual([first.towermill, first.id, first.width], [1, 0, 400]);
  assert.ok(first.height > 400 && first.height < 600, `${first.height}`);
  await page.evaluate((height) => { globalThis.frame.height = height; }, first.height);
  await ask({ type: 'get', name: 'level' });
  assert.equal((await sizes()).length, 1, 'a frame of the wished size wishes nothing else');
  await page.evaluate(() => { globalThis.frame.width = 300; });
  await page.waitForFunction(() => globalThis.heard.some(({ type, width }) => type === 'resize' && width === 300));
  const { height } = (await sizes()).pop();
  assert.ok(height < first.height - 50, `${height}`);
  const task = 'A long task in words, which needs several lines where there is little room, and so makes the board higher.';
  await ask({ type: 'set', values: { mode: 'puzzle', solution: 'a1', task } });
  await page.waitForFunction((last) => globalThis.heard.some((told) => told.type === 'resize' && told.width === 300 && told.height > last), height);
}, { width: 400, height: 300 }));

test('scenario 21: in a sandboxed frame settings last for the session', () => visit('sandboxed', 'game=tower&level=1', async (page, ask) => {
  await ask({ type: 'set', values: { level: 4, theme: 'dark' } });
  await ask({ type: 'call', method: 'flip' });
  assert.equal((await ask({ type: 'call', method: 'play', args: ['17-24'] })).value, true);
  const { value } = await ask({ type: 'get', name: 'state' });
  assert.ok(value.moves.length >= 1);
  assert.deepEqual([(await ask({ type: 'get', name: 'level' })).value, (await ask({ type: 'get', name: 'theme' })).value,
    (await ask({ type: 'get', name: 'orientation' })).value], [4, 'dark', 'black']);
}));

test('without a page around it, the frame is a page of its own', () => Visitor.visit({}, async ({ page }) => {
  await page.goto(`${site.address}embed.html#game=mill&moves=a1`);
  await page.locator('tower-mill').getByText(/Black/).first().waitFor();
}));
