// The line protocol of the native tool, command by command.

import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { run, Tool } from './tool.mjs';
import { textOf } from './project-files.mjs';

const towerStart = 'w 1-18:w,44-61:b 0 1';
const millStart = 'w - 9 - 9 0 1';
/** White must attack: 31x32 (strength 3 against 1), and only so. */
const towerDuty = 'w 31:w,32:b,1:w,61:b 0 1';

/** @type {Tool} */
let tool;
beforeEach(() => {
  tool = new Tool();
});
afterEach(() => tool.finish());

/**
 * Asks for one command after the other and compares the answers.
 * @param {[string, string | RegExp][]} exchange
 */
async function expect(...exchange) {
  for (const [command, answer] of exchange) {
    const line = await tool.ask(command);
    if (answer instanceof RegExp) assert.match(line, answer, command);
    else assert.equal(line, answer, command);
  }
}

describe('game, position and show', () => {
  test('it starts with Tower', () => expect(['show', `position ${towerStart}`]));

  test('a game is a fresh match', () => expect(
    ['position start moves 12-19', 'ok'],
    ['game mill', 'ok'],
    ['show', `position ${millStart}`],
    ['position start moves a1 d6', 'ok'],
    ['game tower', 'ok'],
    ['show', `position ${towerStart}`]
  ));

  test('spaces more are no matter', () => expect(
    [' game  mill ', 'ok'],
    ['  position   start  moves  a1 d6 ', 'ok'],
    [` position  ${millStart} `, 'ok'],
    [' show ', `position ${millStart}`]
  ));

  test('rule options are taken in any order', () => expect(
    ['game mill remove=may rebuild=hard', 'ok'],
    ['show', `position ${millStart} - -`],
    ['game mill rebuild=easy remove=must protect=true double=false', 'ok'],
    ['show', `position ${millStart}`],
    ['game tower stacking=none centre=black', 'ok'],
    ['perft 1', 'perft 1 14']
  ));

  test('newgame keeps the game and its rules', () => expect(
    ['game mill rebuild=hard', 'ok'],
    ['position w a1 8 g7 8 0 2 - - moves d1', 'ok'],
    ['newgame', 'ok'],
    ['show', `position ${millStart} - -`]
  ));

  test('a position is set with moves or without', () => expect(
    ['position start', 'ok'],
    ['position start moves 12-19 50-43', 'ok'],
    ['show', 'position w 1-11:w,13-19:w,43-49:b,51-61:b 2 2'],
    [`position ${towerDuty}`, 'ok'],
    ['show', 'position w 1:w,31:w,32:b,61:b 0 1'],
    [`position ${towerDuty} moves 31x32`, 'ok'],
    ['show', 'position b 1:w,32:w,61:b 0 1']
  ));
});

describe('legal, status, why and perft', () => {
  test('legal moves are sorted as ASCII', async () => {
    const [word, ...moves] = (await tool.ask('legal')).split(' ');
    assert.equal(word, 'legal');
    assert.equal(moves.length, 88);
    assert.deepEqual(moves, [...moves].sort((a, b) => (a < b ? -1 : 1)));
    await expect([`position ${towerDuty}`, 'ok'], ['legal', 'legal 31x32']);
  });

  test('a game that is over has no legal moves', () => expect(
    ['position w 61:b 0 9', 'ok'],
    ['status', /^status black wins: ./],
    ['legal', 'legal'],
    ['perft 0', 'perft 0 1'],
    ['perft 1', 'perft 1 0'],
    ['game mill', 'ok'],
    ['position b a1,d1,g1 0 a7,d7 0 0 9', 'ok'],
    ['status', /^status white wins: ./],
    ['legal', 'legal']
  ));

  test('a draw ends the game, but perft leaves draws out', () => expect(
    ['status', 'status open'],
    ['position w 1:w,61:b 100 60', 'ok'],
    ['status', /^status draw: ./],
    ['legal', 'legal'],
    ['perft 1', 'perft 1 3'],
    ['position w 1:w,61:b 0 1 moves 1-2 61-60 2-1 60-61 1-2 61-60 2-1 60-61', 'ok'],
    ['status', /^status draw: .*3 times/]
  ));

  test('perft counts from the present position', () => expect(
    ['perft 2', 'perft 2 7744'],
    ['game mill', 'ok'],
    ['perft 0', 'perft 0 1'],
    ['perft 3', 'perft 3 12144'],
    ['position start moves a1', 'ok'],
    ['perft 1', 'perft 1 23']
  ));

  test('why names the first rule that forbids a move', () => expect(
    ['why 12-19', 'why ok'],
    ['why 31-32', /^why T4 ./],
    ['why 44-37', /^why T4 ./],
    ['why 12-26', /^why T6 ./],
    ['why 12-13', /^why T6 .*12\+13/],
    [`position ${towerDuty}`, 'ok'],
    ['why 31-32', /^why T6 .*31x32/],
    ['why 1-2', /^why T9 .*31x32/],
    ['position w 1:w,2:bb,61:b 0 1', 'ok'],
    ['why 1x2', /^why T7 ./],
    ['game tower stacking=none', 'ok'],
    ['why 1+2', /^why T10 ./],
    ['position w 61:b 0 9', 'ok'],
    ['why 1-2', /^why T12 ./],
    ['position w 1:w,61:b 100 60', 'ok'],
    ['why 1-2', /^why T13 ./]
  ));

  test('why does so in Mill', () => expect(
    ['game mill rebuild=hard protect=true', 'ok'],
    ['position w a1 8 g7 8 0 2', 'ok'],
    ['why d1', 'why ok'],
    ['why a1', /^why M2 ./],
    ['why a1-d1', /^why M2 ./],
    ['why d1xg7', /^why M3 ./],
    ['position w a1,d1 7 g7 8 0 2', 'ok'],
    ['why g1', /^why M3 ./],
    ['position w a1,d1 7 g7 8 0 2 a1g1 -', 'ok'],
    ['why g1', 'why ok'],
    ['why g1xg7', /^why M9 ./],
    ['position w a1,d1,f2,f4 0 a7,d7,g7,d6 0 0 20', 'ok'],
    ['why a1-g1', /^why M5 ./],
    ['why b4-c4', /^why M5 ./],
    ['position w a1,d1,f2 0 a7,d7,g7,d6 0 0 20', 'ok'],
    ['why a1-d1', /^why M6 ./],
    ['why f2-g1xa7', /^why M10 ./],
    ['position w a1,d1,g4,g7 5 b2 8 0 20', 'ok'],
    ['why g1xb2xb2', /^(why M4|error) ./],
    ['position w a1,d1,f2,f4 0 a7,d7 0 0 20', 'ok'],
    ['why f4-g4', /^why M7 ./],
    ['position w a1,d1,f2,f4 0 a7,d7,g7,d6 0 100 20', 'ok'],
    ['why f4-g4', /^why M8 ./]
  ));

  test('text that is no move at all is an error', () => expect(
    ['why', /^error ./],
    ['why hello', /^error ./],
    ['why 12-62', /^error ./],
    ['why a1', /^error ./],
    ['game mill', 'ok'],
    ['why 12-19', /^error ./]
  ));
});

describe('errors', () => {
  const bad = [
    'hello', 'GAME mill', 'game', 'game chess', 'game mill rebuild=never', 'game mill centre=red', 'game tower centre=red centre=red',
    'game mill rebuild', 'position', 'position w', 'position start moves 12-19 12-19', 'position start moves 12-19 50-43 1-1',
    'position start 12-19', 'position w 1-18:w,44-61:b 101 1', 'position W 1-18:w,44-61:b 0 1', 'position start moves hello',
    'seed', 'seed x', 'seed -1', 'perft', 'perft -1', 'perft x', 'perft 1 1', 'multipv', 'multipv 0', 'multipv x',
    'go depth', 'go depth 0', 'go nodes x', 'go level 11', 'go level 0', 'go movetime -5', 'go fast', 'show me', 'legal moves', 'status now',
    'newgame tower', 'why 12-19 12-19', '\u0000', 'x'.repeat(100000)
  ];

  test('a bad line is one error and changes nothing', async () => {
    await expect(['game mill rebuild=hard', 'ok'], ['position w a1 8 g7 8 0 2 - -', 'ok']);
    const before = [await tool.ask('show'), await tool.ask('legal'), await tool.ask('status')];
    for (const line of bad) {
      assert.match(await tool.ask(line), /^error \S.*[^.]$/, line.slice(0, 80));
      assert.deepEqual([await tool.ask('show'), await tool.ask('legal'), await tool.ask('status')], before, line.slice(0, 80));
    }
  });

  test('a bad position of Tower changes nothing', () => expect(
    ['position start moves 12-19', 'ok'],
    ['position start moves 12-19 50-43 12-19', /^error .*3.*12-19/],
    ['position w 1:w,1:b 0 1', /^error ./],
    ['show', 'position b 1-11:w,13-19:w,44-61:b 1 1']
  ));

  test('carriage returns and empty lines are ignored', async () => {
    tool.send('\n\r\n   \nshow\r');
    assert.equal(await tool.line(), `position ${towerStart}`);
    await expect(['game mill\r', 'ok'], ['show', `position ${millStart}`]);
  });

  test('lines of any length are read', async () => {
    const round = ' 1-2 61-60 2-1 60-61';
    assert.match(await tool.ask(`position w 1:w,61:b 0 1 moves${round.repeat(20000)}`), /^error .*9/);
    await expect(['position start', 'ok']);
  });
});

const infoLine = new RegExp('^info depth \\d+ multipv \\d+ score (men -?\\d+|(win|loss) \\d+) nodes \\d+ nps \\d+ time \\d+ pv( \\S+)+$');

/** The numbers that an info line gives by name. */
const numberOf = (line, name) => Number(new RegExp(` ${name} (\\d+)`).exec(line)?.[1]);

describe('go', () => {
  for (const [game, firstMoves] of [['tower', 88], ['mill', 24]]) {
    test(`${game}: each limit ends the search with a legal move`, async () => {
      await expect([`game ${game}`, 'ok']);
      const legal = (await tool.ask('legal')).split(' ').slice(1);
      assert.equal(legal.length, firstMoves);
      for (const limits of ['depth 3', 'nodes 5000', 'movetime 50', 'level 1', 'depth 4 nodes 20000 movetime 2000', 'level 3 depth 2']) {
        const lines = await tool.go(limits);
        const [word, move, ...rest] = lines.pop().split(' ');
        assert.equal(word, 'bestmove');
        assert.deepEqual(rest, []);
        assert.ok(legal.includes(move), `${limits}: ${move}`);
        for (const line of lines) assert.match(line, infoLine, limits);
      }
    });
  }

  test('the limits of depth and nodes are kept', async () => {
    const byDepth = await tool.go('depth 3');
    assert.equal(numberOf(byDepth[byDepth.length - 2], 'depth'), 3);
    const byNodes = await tool.go('nodes 3000');
    for (const line of byNodes.slice(0, -1)) assert.ok(numberOf(line, 'nodes') <= 3000, line);
  });

  test('multipv reports that many different moves, the best first', async () => {
    await expect(['game mill', 'ok'], ['multipv 3', 'ok']);
    const lines = await tool.go('depth 3');
    const best = lines.pop().split(' ')[1];
    const last = lines.slice(-3);
    assert.deepEqual(last.map((line) => numberOf(line, 'multipv')), [1, 2, 3]);
    const moves = last.map((line) => / pv (\S+)/.exec(line)[1]);
    assert.equal(new Set(moves).size, 3);
    assert.equal(moves[0], best);
  });

  test('a won game is scored in plies', async () => {
    await tool.ask(`position ${towerDuty.replace(',61:b', '')}`);
    const lines = await tool.go('depth 2');
    assert.match(lines[lines.length - 2], / score win 1 /);
    assert.equal(lines[lines.length - 1], 'bestmove 31x32');
    await tool.ask('game mill');
    await tool.ask('position w d1,g1,b4,f4 0 d7,g7,a4 0 0 20');
    const mill = await tool.go('depth 3');
    assert.match(mill[mill.length - 2], / score (win|men) /);
  });

  test('a game that is over has no best move', async () => {
    for (const position of ['w 61:b 0 9', 'w 1:w,61:b 100 60']) {
      await tool.ask(`position ${position}`);
      assert.deepEqual(await tool.go('depth 3'), ['bestmove none']);
    }
  });

  test('a bare go thinks until stop', async () => {
    tool.send('go');
    await tool.linesTo('info depth 2');
    tool.send('stop');
    await tool.linesTo('bestmove');
    await expect(['show', `position ${towerStart}`]);
  });

  test('other lines wait for the end of go', async () => {
    tool.send('go\nshow\nlegal');
    await tool.linesTo('info depth 2');
    tool.send('stop');
    await tool.linesTo('bestmove');
    assert.equal(await tool.line(), `position ${towerStart}`);
    assert.match(await tool.line(), /^legal /);
  });

  test('stop without go does nothing', async () => {
    tool.send('stop');
    await expect(['show', `position ${towerStart}`]);
  });

  test('the same seed plays the same moves', async () => {
    const play = async (seed) => {
      await expect(['game mill', 'ok'], [`seed ${seed}`, 'ok']);
      const moves = [];
      for (let i = 0; i < 6; i++) {
        moves.push((await tool.go('level 2')).pop().split(' ')[1]);
        await expect([`position start moves ${moves.join(' ')}`, 'ok']);
      }
      return moves.join(' ');
    };
    const first = await play(7);
    await play(8);
    assert.equal(await play(7), first);
  });

  test('the table of endings answers in its form', async () => {
    await expect(
      ['game mill', 'ok'],
      ['table', 'table unknown'],
      ['position w a1,d1,f2,f4 0 a7,d7,g7,d6 0 0 20', 'ok'],
      ['table', /^table ((win|loss) \d+|draw|unknown)$/],
      ['game tower', 'ok'],
      ['table', /^table unknown$|^error ./]
    );
  });
});

describe('the end', () => {
  test('quit ends the tool', async () => {
    assert.deepEqual(await run('show\nquit\nshow\n'), { left: [`position ${towerStart}`], status: 0 });
  });

  test('the end of the input ends the tool, after the last line without its line break', async () => {
    assert.deepEqual(await run('game mill\nshow'), { left: ['ok', `position ${millStart}`], status: 0 });
  });

  for (const end of ['quit\n', '']) {
    test(`a go with a limit is finished before ${end ? 'quit' : 'the end of the input'}`, async () => {
      const { left, status } = await run(`go depth 4\n${end}`);
      assert.match(left[left.length - 1], /^bestmove \d/);
      assert.equal(numberOf(left[left.length - 2], 'depth'), 4);
      assert.equal(status, 0);
    });

    test(`a bare go is ended by ${end ? 'quit' : 'the end of the input'}`, async () => {
      const { status } = await run(`go\n${end}`);
      assert.equal(status, 0);
    });
  }
});

test('the signature of the benchmark is the recorded one', async () => {
  const lines = await (tool.send('bench'), tool.linesTo('bench tower'));
  assert.equal(lines[lines.length - 1], textOf('tests/data/bench.txt').trim());
});
