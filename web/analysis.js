// @ts-check
/* Analysis: a session of its own, in which moves are tried while the engine says what it thinks of each position, for
 * as long as one likes. The game that it began from waits as it was; it can be reviewed. */

import { Aside } from './aside.js';
import { scoreOfEnd, scoreOfWhite, scoreText, verdictText } from './evaluation.js';
import { t } from './language.js';
import { Review } from './review.js';
import { reasonText } from './sentences.js';

/** How many lines are searched, as was chosen last. */
export const wish = { lines: 3 };

export class Analysis extends Aside {
  /** @param {import('./session.js').Session} origin the session of the game, which must not think meanwhile */
  constructor(origin) {
    const { game, rules, position, moves } = origin.saved();
    const person = { computer: false, level: 3 };
    const players = { white: person, black: person };
    super(origin, { game, rules, position, moves, ply: origin.view.ply, players });
    this.scale = this.core.numbers()[game].chanceScale;
    /** @type {SearchReport | null} what the engine has found in this position */
    this.report = null;
    /** Whether the engine is to run. */
    this.running = true;
    if (origin.review?.moves.join() === moves.join()) this.review = origin.review;
  }

  /** @returns {'analyse'} */
  get mode() { return 'analyse'; }

  get lines() { return this.report?.lines ?? []; }

  /** Whether the engine has something to say soon. */
  get searching() { return this.running && this.open && !this.report; }

  /** Whether other moves have been made than those of the game. */
  get strayed() { return this.state.moves.join() !== this.origin.state.moves.join(); }

  /** The best that is known of this position. @returns {import('./evaluation.js').Score | null} */
  get score() {
    const { view: { status, side }, ply } = this.state;
    const [best] = this.lines;
    if (best) return scoreOfWhite(best.score, side);
    return scoreOfEnd(status.result) ?? (!this.strayed && this.review?.results[ply]?.score || null);
  }

  /** @param {number} ply */
  judgement(ply) { return this.strayed ? null : this.review?.judgement(ply) ?? null; }

  get remark() {
    const { ply } = this.state;
    const judgement = this.judgement(ply);
    return this.review && judgement ? this.review.remark(ply, judgement) : '';
  }

  get summary() {
    const { review, report, score, scale, remark } = this;
    if (review?.running) return review.progress;
    if (remark && !report) return remark;
    if (this.view.status.result !== 'open') return reasonText(this.view.status);
    if (!score) return t(this.searching ? 'hint.searching' : 'evaluation.none');
    const text = `${verdictText(score, scale)} (${scoreText(score)})`;
    return report ? t('analysis.depth', { text, depth: report.depth }) : text;
  }

  get offered() {
    if (this.strayed) return ['rejoin'];
    return this.review?.marks.length ? ['previousMistake', 'nextMistake', ...this.remark ? ['retry'] : []] : [];
  }

  /** The moves of the game stay while one follows them. @param {string} move */
  advance(move) {
    const { moves, ply } = this.state;
    return moves[ply] === move ? this.match.goTo(ply + 1) : super.advance(move);
  }

  go() {
    this.search();
    this.listener.changed();
  }

  /** Searches the position, if the engine is to run. */
  async search() {
    const { game, rules, start, moves, ply } = this.state;
    this.interrupt();
    this.report = null;
    this.showArrows();
    if (!this.searching || this.review?.running) return;
    const hear = (/** @type {SearchReport} */ report) => {
      if (report.depth) this.report = report;
      this.showArrows();
      this.listener.changed();
    };
    const answer = await this.thinker.ask({ game, rules, position: start, moves: moves.slice(0, ply) },
      { depth: 64, lines: wish.lines }, hear);
    if (answer) hear(answer.search);
  }

  /** The best moves found; without them, what would have been better than the move that led here. */
  showArrows() {
    const { ply, view } = this.state;
    const effect = (/** @type {View} */ { legal }, /** @type {string | null} */ move) => (
      legal.filter((other) => other.move === move));
    this.hints = this.lines.flatMap(({ moves }) => effect(view, moves[0]));
    if (this.remark && !this.report) this.hints = effect(this.match.at(ply - 1), this.review?.better(ply) ?? null);
  }

  /** Stops the search of the position; a review goes on. */
  interrupt() { if (!this.review?.running) super.interrupt(); }

  /** Goes to a ply. @param {number} ply */
  look(ply) { this.goTo(Math.max(0, Math.min(this.state.length, ply))); }

  /** Goes back to the moves of the game, where they were left. */
  rejoin() {
    const { game, rules, start, moves } = this.origin.state;
    const left = moves.findIndex((move, ply) => move !== this.state.moves[ply]);
    this.match.start({ game, rules, position: start, moves });
    this.goTo(left < 0 ? moves.length : left);
  }

  /** Plays moves of a line that the engine has found. @param {number} line @param {number} count */
  follow(line, count) {
    for (const move of this.lines[line].moves.slice(0, count)) this.play(move, true);
  }

  /** Stops the engine, or lets it go on. */
  toggle() {
    this.running = !this.running;
    if (this.running) this.go();
    else {
      this.interrupt();
      this.listener.changed();
    }
  }

  /** Judges every move of the game; the engine rests meanwhile and afterwards. */
  startReview() {
    this.running = false;
    this.go();
    this.review ??= new Review(this.origin, this.scale);
    this.origin.review = this.review;
    this.review.run(this.thinker, () => this.go());
  }

  leave() {
    if (this.review) this.review.running = false;
    super.leave();
  }
}
