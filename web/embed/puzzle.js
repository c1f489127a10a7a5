// @ts-check
/* A puzzle: the solver's moves are held against the solution, the other side answers as it says, and what is wrong is
 * shown for a moment and taken back. Tries and hints are counted. */

import { t } from '../language.js';
import { opposite } from '../match-state.js';
import { Session } from '../session.js';
import { following, verdict } from './solution.js';

/** Milliseconds before the other side answers, and for which a wrong move is seen. */
const ANSWER_AFTER = 600;
const WRONG_FOR = 1100;

const wait = (/** @type {number} */ milliseconds) => new Promise((resolve) => { setTimeout(resolve, milliseconds); });

/**
 * @typedef {{ wrong: number, hints: number }} Counts  wrong moves, and hints that were asked for
 * @typedef {object} Question
 * @property {import('./solution.js').Solution} lines
 * @property {string} task  in words
 * @property {string} tip  shown before the move itself is
 * @property {number} begin  the ply of the question
 * @property {Counts} counts
 * @property {(detail: { move: string, tries: number }) => void} failed
 * @property {() => void} solved
 */

export class Puzzle extends Session {
  /**
   * @param {Core} core @param {import('../thinker.js').Thinker} thinker
   * @param {import('../session.js').Listener} listener
   * @param {Omit<GameSetup, 'players'>} setup @param {Question} question
   */
  constructor(core, thinker, listener, setup, question) {
    const person = { computer: false, level: 1 };
    super(core, thinker, listener, { ...setup, players: { white: person, black: person } });
    this.puzzle = question;
    this.solver = this.match.at(question.begin).side;
    this.players[opposite(this.solver)] = { computer: true, level: 1 };
    /** The move that was wrong, until another is tried. */
    this.missed = '';
  }

  /** The moves made since the question. */
  get tried() { return this.state.moves.slice(this.puzzle.begin, this.state.ply); }

  /** How the puzzle stands. @returns {'open' | 'right' | 'wrong' | 'solved'} */
  get stand() {
    const { tried, state: { view: { status } } } = this;
    if (tried.length === 0) return 'open';
    if (tried.length % 2 === 0) return 'right';
    return verdict(this.puzzle.lines, tried, status.result === this.solver);
  }

  get undoPly() {
    const ply = super.undoPly;
    return ply < this.puzzle.begin ? -1 : ply;
  }

  /** What is expected, or what the last move was worth. */
  get told() {
    const { stand, missed, solver, tried } = this;
    if (stand === 'solved') return t('puzzle.solved');
    if (missed) return t('puzzle.wrong', { move: missed });
    return tried.length ? t('puzzle.right') : t('puzzle.yours', { side: solver });
  }

  /** What the solution is worth, with a line of text to hand in. */
  get result() {
    const { puzzle: { counts: { wrong, hints }, task }, tried: moves } = this;
    const tries = wrong + 1;
    const told = task && t('puzzle.result.task', { task });
    return { tries, hints, moves, text: t('puzzle.result', { task: told, tries, hints, moves: moves.join(' ') }) };
  }

  /** @param {string} move @param {boolean} [spoken] */
  play(move, spoken) {
    const { ply } = this.state;
    if (!spoken) this.missed = '';
    super.play(move, spoken);
    if (spoken || this.state.ply === ply) return;
    if (this.stand === 'solved') this.puzzle.solved();
    if (this.stand === 'wrong') this.takeBack(move);
  }

  /** @param {string} move a wrong one */
  async takeBack(move) {
    const { puzzle: { counts, failed }, question } = this;
    counts.wrong += 1;
    this.missed = move;
    failed({ move, tries: counts.wrong });
    this.listener.changed();
    await wait(WRONG_FOR);
    if (question === this.question) this.restart(this.state.ply - 1);
  }

  /** Goes back to a ply, and forgets what came after it. @param {number} [ply] the question's, if left out */
  restart(ply = this.puzzle.begin) {
    const { game, rules, start, moves } = this.state;
    this.match.start({ game, rules, position: start, moves: moves.slice(0, ply) });
    this.goTo(ply);
  }

  /** The other side answers as the solution says. */
  async think() {
    this.interrupt();
    const { question, stand } = this;
    const answer = following(this.puzzle.lines, this.tried);
    if (stand !== 'right' || !answer) return;
    await wait(ANSWER_AFTER);
    if (question === this.question) this.play(answer, true);
  }

  /** The move that the solution has here, or one that wins. @returns {Effect | undefined} */
  get due() {
    const { core, puzzle: { lines }, tried, solver, state: { game, rules, view } } = this;
    const move = following(lines, tried);
    const wins = (/** @type {Effect} */ effect) => {
      const match = core.match({ game, rules, position: view.position, moves: [effect.move] });
      const { result } = match.state().view.status;
      match.free();
      return result === solver;
    };
    return view.legal.find((effect) => effect.move === move) ?? view.legal.find(wins);
  }

  /** Shows the tip, if there is one and it was not shown yet; else the move. */
  async advise() {
    if (!this.asked) return;
    const { puzzle: { tip, counts }, due } = this;
    const effect = tip && counts.hints === 0 ? null : due ?? null;
    counts.hints += 1;
    this.missed = '';
    this.advice = {
      threat: false, effect, text: () => (effect ? t('puzzle.move', { move: effect.move }) : tip || t('puzzle.none')),
    };
    this.listener.advised();
    this.listener.changed();
  }
}
