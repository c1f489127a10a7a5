// @ts-check
// The code that embeds a board, both ways; the messages of the frame; the words of the dialog.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CodeFault, readCode, writeCode } from '../../web/embed-dialog/code.js';
import words from '../../web/embed-dialog/words.js';
import { METHODS, answerTo, isMessage } from '../../web/frame/messages.js';

const names = ['game', 'mode', 'position', 'moves', 'task'];
const values = {
  game: 'tower', mode: 'puzzle', position: 'w 1-18:w,44-61:b 0 1', moves: '12+13 44x38', task: 'A "strong" <move> & \'more\'',
};

for (const kind of /** @type {const} */ (['element', 'frame'])) {
  for (const width of ['480', '']) {
    test(`what is written as ${kind} is read again, ${width || 'full'} width`, () => {
      const height = kind === 'frame' ? '620' : '';
      const code = writeCode({ kind, site: 'https://example.org/games/', values, width, height, more: { id: 'first' } }, 'Tower');
      const read = readCode(code, names);
      assert.deepEqual(read, { ...read, kind, site: 'https://example.org/games/', values, width, height });
      assert.equal(read.more.id, 'first');
      assert.equal(writeCode(read, 'Mill'), code, 'nothing is lost or doubled');
    });
  }
}

test('code is read as people write it', () => {
  const code = '<!-- <tower-mill> --><p>Look:</p><SCRIPT src=embed.js></SCRIPT>\n<tower-mill game=mill class="wide"\n'
    + 'moves=\'a1&#32;d6\' style="color: red; width:300px"/>';
  assert.deepEqual(readCode(code, names), {
    kind: 'element', site: '', values: { game: 'mill', moves: 'a1 d6' }, width: '300', height: '', more: { class: 'wide' },
  });
});

const script = '<script src="https://example.org/embed.js"></script>';
const faults = {
  'fault.none': ['', 'Hello', script],
  'fault.many': [`${script}<tower-mill></tower-mill><tower-mill></tower-mill>`],
  'fault.open': [`${script}<tower-mill game="mill></tower-mill>`, '<iframe src="embed.html"', `${script}<tower-mill game="mill`],
  'fault.script': ['<tower-mill></tower-mill>', '<script>"embed.js"</script><tower-mill></tower-mill>'],
  'fault.address': ['<iframe src="https://example.org/other.html"></iframe>', '<iframe></iframe>',
    '<script src="other.js"></script><tower-mill></tower-mill>', '<iframe src="https://example.org/#/embed.html"></iframe>'],
  'fault.name': [`${script}<tower-mill onclick="alert(1)"></tower-mill>`, '<iframe src="embed.html#game=mill&amp;colour=red"></iframe>'],
};
for (const [key, codes] of Object.entries(faults)) {
  test(`code is refused: ${key}`, () => {
    for (const code of codes) {
      assert.throws(() => readCode(code, names), (error) => error instanceof CodeFault && error.key === key, code);
      for (const language of Object.values(words)) assert.ok(language[key], key);
    }
  });
}

test('the dialog has the same words with the same arguments in every language', () => {
  const placeholders = (/** @type {string} */ text) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort();
  for (const language of /** @type {const} */ (['ru', 'lt'])) {
    assert.deepEqual(Object.keys(words[language]), Object.keys(words.en));
    for (const [key, text] of Object.entries(words[language])) {
      assert.deepEqual(placeholders(text), placeholders(words.en[key]), `${language} ${key}`);
      if (!key.startsWith('lang.')) assert.notEqual(text, words.en[key], `${language} ${key}`);
    }
  }
});

/** A board that remembers what was done to it. */
class Board extends EventTarget {
  level = 3;
  state = { ply: 0 };
  /** @type {number[]} */
  visited = [];

  /** @param {number} ply */
  goTo(ply) { this.visited.push(ply); }

  async hint() { return { move: 'a1', text: 'Hint' }; }

  play() { throw new Error('Nobody plays here.'); }
}

/** @param {object} message @param {Board} [element] */
function ask(message, element = new Board()) {
  /** @type {string[][]} */
  const subscribed = [];
  const frame = { element, properties: ['level'], subscribe: (/** @type {string[]} */ events) => { subscribed.push(events); } };
  return answerTo(frame, { towermill: 1, id: 7, ...message }).then((answer) => ({ ...answer, subscribed }));
}

test('each type of message is answered with its id', async () => {
  const board = new Board();
  assert.deepEqual(await ask({ type: 'call', method: 'goTo', args: [3] }, board),
    { id: 7, type: 'result', value: undefined, subscribed: [] });
  assert.deepEqual(board.visited, [3]);
  assert.deepEqual((await ask({ id: 'x', type: 'call', method: 'hint' })).value, { move: 'a1', text: 'Hint' });
  assert.equal((await ask({ type: 'set', values: { level: 5 } }, board)).type, 'result');
  assert.equal((await ask({ type: 'get', name: 'level' }, board)).value, 5);
  assert.deepEqual((await ask({ type: 'get', name: 'state' }, board)).value, { ply: 0 });
  assert.deepEqual((await ask({ type: 'subscribe', events: ['move', 'change'] })).subscribed, [['move', 'change']]);
});

test('what cannot be done is a fault in words, and names what can', async () => {
  /** @type {[object, RegExp][]} */
  const bad = [
    [{ type: 'call', method: 'remove' }, /no method "remove"; there is: goTo, flip/],
    [{ type: 'call', method: 'constructor' }, /no method/],
    [{ type: 'call', method: 'goTo', args: 3 }, /list/],
    [{ type: 'call', method: 'play', args: ['a1'] }, /^Nobody plays here\.$/],
    [{ type: 'get', name: 'innerHTML' }, /no property "innerHTML"; there is: state, level/],
    [{ type: 'set', values: { innerHTML: '<p>' } }, /no property "innerHTML"/],
    [{ type: 'set', values: [1] }, /values/],
    [{ type: 'set' }, /values/],
    [{ type: 'subscribe', events: ['click'] }, /no event "click"; there is: ready, move/],
    [{ type: 'subscribe', events: 'move' }, /list/],
    [{ type: 'toString' }, /no type of message "toString"; there is: call, set, get, subscribe/],
    [{}, /no type of message without a name/],
    [{ type: 'get', name: 'state', towermill: 2 }, /version 1/],
  ];
  for (const [message, told] of bad) {
    const answer = await ask(message);
    assert.equal(answer.type, 'fault', JSON.stringify(message));
    assert.equal(answer.id, 7);
    assert.match(answer.message ?? '', told);
  }
  for (const id of [0, '', null, {}, NaN]) {
    const answer = await ask({ id, type: 'get', name: 'state' });
    assert.deepEqual([answer.id, answer.type], [0, 'fault']);
    assert.match(answer.message ?? '', /needs an id/);
  }
  assert.ok(METHODS.includes('analyse'));
});

test('a value that the board refuses is a fault', async () => {
  const board = new Board();
  Object.defineProperty(board, 'level', {
    set: () => { board.dispatchEvent(new CustomEvent('error', { detail: { name: 'level', message: 'At most 10.' } })); },
  });
  const answer = await ask({ type: 'set', values: { level: 99 } }, board);
  assert.deepEqual([answer.type, answer.message], ['fault', 'level: At most 10.']);
});

test('only objects with the name of the game are messages', () => {
  for (const data of [null, undefined, 'towermill', 1, [], { type: 'call' }]) assert.equal(isMessage(data), false);
  assert.equal(isMessage({ towermill: 1 }), true);
});
