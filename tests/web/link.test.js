// Links to games: text to game and back, and what is said of links that are damaged.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { core } from '../module.mjs';
import { textOf } from '../project-files.mjs';
import './all-words.js';
import { randomNumbers } from './random.js';
import { faultOf, findGame } from '../../web/open.js';
import { linkOf, readLink, writeLink } from '../../web/link.js';

/** What every program leaves alone in an address, and no chat program takes for a mark of its own. */
const plain = /^#[\w;=,/.-]+$/;

/** Plays at random. @param {'tower' | 'mill'} game @param {object} rules @param {number} seed */
function randomGame(game, rules, seed) {
  const random = randomNumbers(seed);
  const match = core.match({ game, rules });
  for (let state = match.state(); state.view.legal.length && state.ply < 80;) {
    state = match.play(state.view.legal[random(state.view.legal.length)].move);
  }
  const { moves, view: { position } } = match.state();
  match.free();
  return { moves, position };
}

for (const [game, rules] of [
  ['tower', {}], ['tower', { centre: 'white', stacking: 'attack' }],
  ['mill', {}], ['mill', { rebuild: 'hard', remove: 'may', protect: 'true', double: 'false' }],
]) {
  test(`${game} ${JSON.stringify(rules)}: a link gives back what it was made of`, () => {
    for (let seed = 1; seed <= 10; seed += 1) {
      const { moves, position } = randomGame(game, rules, seed);
      for (const what of [{ game, rules, moves }, { game, rules, position, moves: [] }]) {
        const link = linkOf(core, what);
        assert.match(link, plain);
        assert.match(link, /[\w-]$/);
        assert.deepEqual(readLink(link), { position: '', ...what });
        const found = findGame(core, `Your turn: http://localhost/${link}. See you!`);
        assert.deepEqual(found.moves, what.moves);
        assert.equal(linkOf(core, found), link);
      }
    }
  });
}

test('the links in the README can be opened', () => {
  const links = textOf('README.md').match(/^ {4}#\S+/gm)?.map((line) => line.trim()) ?? [];
  assert.ok(links.length >= 3);
  for (const link of links) assert.equal(linkOf(core, findGame(core, link)), link);
});

test('the form of links stays what it is', () => {
  const links = {
    '#mill': { game: 'mill' },
    '#mill;rebuild=hard;m=d2,d6': { game: 'mill', rules: { rebuild: 'hard' }, moves: ['d2', 'd6'] },
    '#tower;p=w/1-18.w,44-61.b/0/1;m=12-19,50s44': {
      game: 'tower', position: 'w 1-18:w,44-61:b 0 1', moves: ['12-19', '50+44']
    },
    '#mill;p=b/-/9/a1/0/3/7': { game: 'mill', position: 'b - 9 a1 0 3 7' },
    '#tower;m=12x19': { game: 'tower', moves: ['12x19'] }
  };
  for (const [link, game] of Object.entries(links)) {
    assert.equal(writeLink(game), link);
    assert.deepEqual(readLink(link), { rules: {}, position: '', moves: [], ...game });
  }
});

test('a link holds only what is not as usual, and the moves up to where the game stands', () => {
  const match = core.match({ game: 'mill', moves: ['d2', 'd6', 'f4'] });
  const { rules, start: position, moves } = match.state();
  match.free();
  assert.equal(Object.keys(rules).length, 4);
  assert.equal(linkOf(core, { game: 'mill', rules, position, moves, ply: 2 }), '#mill;m=d2,d6');
});

test('escapes, punctuation that follows, and parts of the future do no harm', () => {
  const game = { game: 'mill', rules: {}, position: '', moves: ['d2', 'd6'] };
  for (const link of [
    '#mill;m=d2,d6', 'mill;m=d2,d6', '#mill;m=d2%2Cd6', '#mill%3Bm%3Dd2,d6', '#mill;m=d2,d6.', '#mill;m=d2,d6);',
    '#mill;;m=d2,d6,', '#mill;x=new;m=d2,d6'
  ]) assert.deepEqual(readLink(link), game, link);
  assert.equal(readLink(''), null);
  assert.equal(readLink('#'), null);
  assert.deepEqual(readLink('#mill;m=%'), { game: 'mill', rules: {}, position: '', moves: [] });
});

test('ten damaged links are each told in a sentence of their own', () => {
  const links = [
    '#chess', '#mill;rebuild=never', '#mill;centre=red', '#mill;m=d2,d2', '#mill;m=d2,d9', '#mill;p=w/a1', '#tower;p=w/62.w/0/1',
    '#tower;p=w/1-19.w/0/1', '#mill;p=w/a1/8/-/9/0/1/-/-', '#tower;m=1-2', '#tower;p=w/12.wxb/0/1'
  ];
  const faults = links.map((link) => {
    try {
      findGame(core, link);
    } catch (error) {
      return faultOf(error);
    }
    throw new Error(`${link} was taken`);
  });
  assert.equal(new Set(faults).size, links.length, faults.join('\n'));
  assert.match(faults[0], /There is no game “chess”/);
  assert.match(faults[3], /^Move 2 of the list, d2, does not fit: Point d2 is not empty/);
});
