// What scores mean: winning chances, judgements of moves, and how they are told. Without a browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chanceOf, judge, scoreOfEnd, scoreOfWhite, scoreText, verdictText } from '../../web/evaluation.js';
import { Review } from '../../web/review.js';
import { core } from '../module.mjs';
import './all-words.js';

const scale = 300;
const near = (actual, expected) => assert.ok(Math.abs(actual - expected) < 1e-9, `${actual} is not ${expected}`);

test('the chance is W = 1 / (1 + e^(-s/k)), and certain where the end is seen', () => {
  near(chanceOf({ men: 0 }, scale), 0.5);
  near(chanceOf({ men: 3 }, scale), 1 / (1 + Math.exp(-1)));
  near(chanceOf({ men: -1.5 }, scale), 1 / (1 + Math.exp(0.5)));
  near(chanceOf({ men: 2 }, scale) + chanceOf({ men: -2 }, scale), 1);
  assert.equal(chanceOf({ win: 7 }, scale), 1);
  assert.equal(chanceOf({ loss: 2 }, scale), 0);
});

test('the module hands out a scale for each game', () => {
  const { tower, mill } = core.numbers();
  for (const { chanceScale } of [tower, mill]) assert.ok(Number.isInteger(chanceScale) && chanceScale > 0);
});

test('a move is judged by the chance that it lost', () => {
  const judged = [-0.3, 0, 0.049, 0.05, 0.099, 0.1, 0.199, 0.2, 1].map(judge);
  assert.deepEqual(judged, [null, null, null, 'inaccuracy', 'inaccuracy', 'mistake', 'mistake', 'blunder', 'blunder']);
});

test('scores of the side to move become White’s', () => {
  const chances = [{ men: 1 }, { win: 3 }, { loss: 4 }].map((score) => (
    ['white', 'black'].map((side) => chanceOf(scoreOfWhite(score, side), scale))));
  for (const [white, black] of chances) near(white + black, 1);
  assert.equal(scoreOfEnd('open'), null);
  assert.deepEqual(['white', 'draw', 'black'].map((end) => chanceOf(scoreOfEnd(end), scale)), [1, 0.5, 0]);
});

test('scores are told with their sign, and a decided one with its moves', () => {
  const men = [1.25, -0.4, 0, -0.01].map((value) => ({ men: value }));
  const scores = [...men, { win: 5 }, { loss: 4 }, { win: 0 }, { loss: 0 }];
  assert.deepEqual(scores.map(scoreText), ['+1.3', '-0.4', '0.0', '0.0', '+#3', '−#2', '1–0', '0–1']);
  assert.deepEqual([...scores, { men: 9 }].map((score) => verdictText(score, scale)), [
    'White is better', 'About even', 'About even', 'About even', 'White wins in 3 moves', 'Black wins in 2 moves',
    'White has won', 'Black has won', 'White is much better',
  ]);
});

/** A review of a made-up game: the move that was made and the best one, and the score after each ply. */
function reviewOf(moves, best, men) {
  const review = new Review({
    state: { game: 'mill', rules: {}, start: '', moves }, first: 'white',
    match: { at: () => ({ status: { result: 'open' } }) },
  }, scale);
  review.results = men.map((score, ply) => ({ score: { men: score }, best: best[ply] ?? null }));
  return review;
}

test('a review marks the moves that lost chances, whoever made them, and no others', () => {
  const review = reviewOf(['a1', 'd6', 'd1', 'f4', 'g1'], ['a4', 'd2', 'd1', 'g1', 'g4'], [0, -1, 1, -9, 0, 0.5]);
  assert.deepEqual(review.moves.map((_, index) => review.judgement(index + 1)),
    ['inaccuracy', 'mistake', null, 'blunder', null]);
  assert.deepEqual(review.marks, [1, 2, 4]);
  assert.equal(review.better(4), 'g1');
  assert.equal(review.better(3), null);
  near(review.lost(2), chanceOf({ men: 1 }, scale) - chanceOf({ men: -1 }, scale));
});

test('what has not been searched yet is not judged', () => {
  const review = reviewOf(['a1', 'd6'], ['a4', 'd2'], []);
  review.results[2] = { score: { men: 9 }, best: null };
  assert.deepEqual(review.marks, []);
});
