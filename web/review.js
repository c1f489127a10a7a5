// @ts-check
/* The review of a game: every position is searched to the same number of nodes, and every move judged by the winning
 * chances that it lost. It goes from the end to the start, so that what comes later is known to what comes before. */

import { chanceOf, judge, scoreOfEnd, scoreOfWhite } from './evaluation.js';
import { t } from './language.js';
import { sideAt } from './match-state.js';

/** Nodes for each position: about a tenth of a second. */
const NODES = 100000;

/** @typedef {import('./evaluation.js').Score} Score */
/** @typedef {import('./evaluation.js').Judgement} Judgement */
/** @typedef {{ score: Score, best: string | null }} Result  White's score, and the best move */

export class Review {
  /**
   * @param {import('./session.js').Session} session the one that played the game
   * @param {number} scale of the chances, see chanceOf
   */
  constructor({ state: { game, rules, start, moves }, match, first }, scale) {
    this.setup = { game, rules, position: start };
    this.moves = moves;
    this.first = first;
    this.scale = scale;
    this.end = scoreOfEnd(match.at(moves.length).status.result);
    /** @type {Result[]} by ply, from the last on */
    this.results = [];
    this.running = false;
    this.left = moves.length + 1;
  }

  /** How far the search has come. */
  get progress() {
    const count = this.moves.length + 1;
    return t('review.searching', { done: count - this.left, count });
  }

  /**
   * Searches what has not been searched yet, until the thinker is stopped.
   * @param {import('./thinker.js').Thinker} thinker @param {() => void} changed
   */
  async run(thinker, changed) {
    this.running = true;
    while (this.left > 0) {
      const ply = this.left - 1;
      const last = ply === this.moves.length && this.end;
      const result = last ? { score: last, best: null } : await this.search(thinker, ply);
      if (!result) break;
      this.results[ply] = result;
      this.left = ply;
      this.running = ply > 0;
      changed();
    }
    this.running = false;
  }

  /** @param {import('./thinker.js').Thinker} thinker @param {number} ply @returns {Promise<Result | null>} */
  async search(thinker, ply) {
    const answer = await thinker.ask({ ...this.setup, moves: this.moves.slice(0, ply) }, { nodes: NODES });
    return answer && { score: scoreOfWhite(answer.search.lines[0].score, sideAt(this.first, ply)), best: answer.best };
  }

  /** White's chance at a ply. @param {number} ply @returns {number | undefined} */
  chance(ply) {
    const result = this.results[ply];
    return result && chanceOf(result.score, this.scale);
  }

  /** The chance that the move to a ply lost the side that made it. @param {number} ply */
  lost(ply) {
    const [before, after] = [this.chance(ply - 1), this.chance(ply)];
    if (before === undefined || after === undefined || this.better(ply) === null) return 0;
    return sideAt(this.first, ply - 1) === 'white' ? before - after : after - before;
  }

  /** The move that was better than the one that led to a ply, if there was one. @param {number} ply */
  better(ply) {
    const best = this.results[ply - 1]?.best ?? null;
    return best === this.moves[ply - 1] ? null : best;
  }

  /** @param {number} ply @returns {Judgement | null} of the move that led there */
  judgement(ply) { return judge(this.lost(ply)); }

  /** What was wrong with the move that led to a ply. @param {number} ply @param {Judgement} judgement of it */
  remark(ply, judgement) {
    const side = sideAt(this.first, ply - 1);
    const percent = (/** @type {number} */ at) => {
      const chance = this.chance(at) ?? 0;
      return Math.round(100 * (side === 'white' ? chance : 1 - chance));
    };
    const [before, after] = [percent(ply - 1), percent(ply)];
    return t('review.better', { judgement, side, before, after, move: this.better(ply) ?? '' });
  }

  /** The plies to which judged moves led. */
  get marks() {
    return this.moves.map((_, index) => index + 1).filter((ply) => this.judgement(ply));
  }
}
