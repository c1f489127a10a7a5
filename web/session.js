// @ts-check
/* One match with everything around it that is not drawing: who plays, the turn being entered, the computer's thinking,
 * undo, and the ply that is looked at. It tells its listener what happened; how that looks is not its business. */

import { Clock } from './clock.js';
import { withEnd } from './ending.js';
import { adviseOn, nearMills, searching } from './hint.js';
import { NOTHING, choose, exact, finished, fitting, movable, opposite, redoPly, tidied, undoPly } from './match-state.js';
import { ownerOf, refusal } from './refusal.js';

/** The least time between a person's move and the computer's answer, and between two moves of the computer alone. */
const ANSWER_AFTER = 450;
const ALONE_AFTER = 900;

/** Waits from when all that is due now has been shown. @param {number} milliseconds @returns {Promise<void>} */
const wait = (milliseconds) => new Promise((resolve) => { setTimeout(() => setTimeout(resolve, milliseconds)); });

/**
 * @typedef {object} Listener
 * @property {() => void} changed  something else is to be shown
 * @property {(effect: Effect, before: Board, entered: Entry, spoken: boolean) => void} moved
 *   a move was made; `entered` of it was on the board already; `spoken` if it is to be told, as the computer's are
 * @property {() => void} ended  the game has ended otherwise than by a move
 * @property {(notice: Notice) => void} refused  what was chosen is against a rule
 * @property {() => void} advised  a move is shown that was asked for
 * @property {() => void} ticked  the clock has gone on
 * @property {(game: SavedGame) => void} kept  the match has changed and is worth keeping
 */

export class Session {
  /**
   * @param {Core} core
   * @param {import('./thinker.js').Thinker} thinker
   * @param {Listener} listener
   * @param {GameSetup} setup
   */
  constructor(core, thinker, listener, { game, rules, position, moves, ply, players, entry, end, clock }) {
    this.core = core;
    this.thinker = thinker;
    this.listener = listener;
    this.match = core.match({ game, rules, position, moves });
    /** @type {Ending | null} where no move has ended the game */
    this.end = end ?? null;
    this.state = withEnd(this.match.goTo(ply ?? moves?.length ?? 0), this.end);
    this.clock = clock ? new Clock(clock, this.state.ply) : null;
    this.geometry = core.geometry(game, rules);
    this.names = (this.geometry.fields ?? this.geometry.points ?? []).map(({ name }) => name);
    this.first = this.match.at(0).side;
    this.players = players;
    this.entry = fitting(this.state.view.legal, entry);
    /** @type {string | null} the field whose unit is told about */
    this.inspected = this.entry.from;
    /** @type {Notice | null} why the last choice was refused */
    this.notice = null;
    /** @type {{ view: View | null, mills: import('./hint.js').NearMill[] }} where they were looked for */
    this.nearAt = { view: null, mills: [] };
    /** @type {import('./hint.js').Advice | null} */
    this.advice = null;
    /** @type {Effect[]} moves that are advised, the best first */
    this.hints = [];
    /** @type {View | null} the ply that is looked at, where it is not the one that is played */
    this.looked = null;
    this.thinking = false;
    this.ranOutOfTime = false;
    this.paused = false;
    /** @type {import('./review.js').Review | null} */
    this.review = null;
    this.seed = 1 + Math.floor(Math.random() * 2 ** 30);
    this.question = 0;
  }

  get game() { return this.state.game; }

  get view() { return this.looked ?? this.state.view; }

  /** What is done at the board; while a position is set up, nobody plays. @returns {'play' | 'analyse' | 'edit'} */
  get mode() { return 'play'; }

  /** What an analysis offers to do, as names of actions. @returns {string[]} */
  get offered() { return []; }

  /** The session in which the game is played, where this one is about it. @returns {Session} */
  get played() { return this; }

  get open() { return this.state.view.status.result === 'open'; }

  get people() { return !this.players.white.computer && !this.players.black.computer; }

  /** The person who plays, of two the one to move. */
  get person() {
    const { side } = this.state.view;
    return [side, opposite(side)].find((each) => !this.players[each].computer);
  }

  get alone() { return this.players.white.computer && this.players.black.computer; }

  /** Whether a person may choose a move now. */
  get asked() { return this.open && !this.looked && !this.players[this.state.view.side].computer; }

  get undoPly() { return undoPly(this.first, this.players, this.state.ply); }

  get redoPly() { return redoPly(this.first, this.players, this.state.ply, this.state.length); }

  get canUndo() { return this.entry.to !== null || this.end !== null || this.undoPly >= 0; }

  /** Goes on with what is due: the computer's move, if it is its turn. */
  go() {
    this.listener.kept(this.saved());
    if (this.open && this.players[this.state.view.side].computer && !this.paused) this.think();
    this.listener.changed();
  }

  /** @returns {SavedGame} */
  saved() {
    const { game, rules, start, moves, ply } = this.state;
    return {
      game, rules, position: start, moves, ply, players: this.players, entry: this.entry, over: !this.open,
      end: this.end, clock: this.clock?.kept,
    };
  }

  /** A field was chosen, by whatever means; null is a place beside the fields. @param {string | null} name */
  choose(name) {
    this.notice = null;
    if (name === null || !this.asked) {
      if (this.entry.to === null) this.let(NOTHING);
      this.inspected = name;
    } else {
      const entry = choose(this.state.view.legal, this.entry, name);
      this.inspected = entry === NOTHING ? null : name;
      if (entry) this.enter(entry);
      else this.turnAway(name);
    }
    this.listener.changed();
  }

  /** A field was chosen that fits no turn; one's own other unit lets go of the first. @param {string} name */
  turnAway(name) {
    const { view } = this.state;
    if (this.entry.to === null && ownerOf(view, name) === view.side) this.let(NOTHING);
    this.refuse(name);
  }

  /** Whether a unit or man can be dragged. @param {string} name */
  mayDrag(name) { return this.asked && this.entry.to === null && movable(this.state.view.legal).includes(name); }

  /** Takes a unit or man into the hand. @param {string} name one that may move */
  pick(name) {
    this.notice = null;
    this.inspected = name;
    this.let({ ...NOTHING, from: name });
    this.listener.changed();
  }

  /** Puts down what was picked up. @param {string} from @param {string | null} to null: beside the board */
  drop(from, to) {
    if (!this.asked || to === from || this.entry.from !== from) return;
    const entry = to === null ? null : choose(this.state.view.legal, this.entry, to);
    if (to === null) this.cancel();
    else if (entry?.to) this.enter(entry);
    else this.refuse(to);
    this.listener.changed();
  }

  /** @param {Entry} entry */
  enter(entry) {
    const effect = finished(this.state.view.legal, entry);
    if (effect) this.play(effect.move);
    else this.let(entry);
  }

  /** @param {Entry} entry */
  let(entry) {
    const half = entry.to !== null || this.entry.to !== null;
    this.entry = entry;
    if (half) this.listener.kept(this.saved());
  }

  /** Tells why a field cannot be chosen. @param {string} name */
  refuse(name) {
    this.tell(refusal(this.state.view, this.entry, name, this.names, (move) => this.match.why(move)));
  }

  /** @param {Notice | null} notice */
  tell(notice) {
    this.notice = notice;
    if (notice) this.listener.refused(notice);
  }

  /** Ends a turn that could still take another man. */
  done() {
    const effect = exact(this.state.view.legal, this.entry);
    if (effect) this.play(effect.move);
  }

  /** Lets go of what has been chosen of a turn. */
  cancel() {
    this.notice = null;
    this.inspected = null;
    this.let(NOTHING);
    this.listener.changed();
  }

  /** @param {string} move a legal one @param {boolean} [spoken] */
  play(move, spoken = false) {
    this.tick();
    if (!this.open) return;
    const { view: { board: before, side } } = this.state;
    const entered = this.entry;
    this.clock?.moved(side, this.timed);
    this.state = this.advance(move);
    this.settle();
    this.listener.moved(/** @type {Effect} */ (this.state.view.last), before, entered, spoken);
    this.go();
  }

  /** @param {string} move @returns {State} */
  advance(move) { return this.match.play(move); }

  /** What a review says of the move that led here, and an analysis of the position. */
  get remark() { return ''; }

  get summary() { return ''; }

  /** How the move to a ply was judged. @type {(ply: number) => import('./evaluation.js').Judgement | null} */
  judgement() { return null; }

  /** A move as it was typed. @param {string} text @returns {boolean} whether it was played */
  type(text) {
    if (!this.asked) return false;
    const move = tidied(text);
    try {
      const notice = this.match.why(move);
      if (!notice) this.play(move);
      else this.tell(notice);
    } catch (error) {
      const { notice } = /** @type {{ notice?: Notice }} */ (error);
      if (!notice) throw error;
      this.tell(notice);
    }
    this.listener.changed();
    return this.notice === null;
  }

  /** Forgets what belonged to the position before. */
  settle() {
    this.entry = NOTHING;
    this.inspected = null;
    this.notice = null;
    this.hints = [];
    this.advice = null;
  }

  async think() {
    this.interrupt();
    const { question } = this;
    const { game, rules, start, moves, ply, view } = this.state;
    const { level } = this.players[view.side];
    this.thinking = true;
    const [answer] = await Promise.all([
      this.thinker.ask({ game, rules, position: start, moves: moves.slice(0, ply) }, { level, seed: this.seed + ply }),
      wait(this.alone ? ALONE_AFTER : ANSWER_AFTER),
    ]);
    if (question !== this.question || !answer?.best) return;
    this.thinking = false;
    this.ranOutOfTime = answer.reason === 'time';
    this.play(answer.best, true);
  }

  /** Cancels the computer's thinking; its answer will not arrive. */
  interrupt() {
    this.question += 1;
    this.thinking = false;
    this.ranOutOfTime = false;
    this.thinker.stop();
  }

  /** The computer moves at once, with the best that it has found. */
  hurry() { this.thinker.hurry(); }

  /** @param {number} ply */
  goTo(ply) {
    this.interrupt();
    this.end = null;
    this.state = this.match.goTo(ply);
    this.clock?.goTo(ply);
    this.looked = null;
    this.settle();
    this.go();
  }

  /** Takes back half a turn that was entered, an end that no move made, or the moves since a person's last decision. */
  undo() {
    if (this.entry.to !== null) this.cancel();
    else if (this.end) this.goTo(this.state.ply);
    else if (this.undoPly >= 0) {
      this.paused = this.alone;
      this.goTo(this.undoPly);
    }
  }

  redo() {
    if (this.redoPly < 0) return;
    this.paused = this.alone;
    this.goTo(this.redoPly);
  }

  /** Looks at a ply without playing from it. @param {number} ply */
  look(ply) {
    const within = Math.max(0, Math.min(this.state.length, ply));
    this.notice = null;
    this.advice = null;
    this.inspected = null;
    this.looked = within === this.state.ply ? null : this.match.at(within);
    this.listener.changed();
  }

  /** Plays on from the ply that is looked at. */
  resume() { if (this.looked) this.goTo(this.looked.ply); }

  /** @param {Side} side @param {Player} player */
  setPlayer(side, player) {
    this.interrupt();
    this.players = { ...this.players, [side]: player };
    this.paused = false;
    if (player.computer && side === this.state.view.side) this.settle();
    this.go();
  }

  /** Halts or continues a game that the computer plays alone. */
  pause() {
    this.paused = !this.paused;
    if (this.paused) this.interrupt();
    this.go();
  }

  /** Ends the game otherwise than by a move; what was undone is dropped. @param {Ending} end */
  finish(end) {
    this.interrupt();
    const { game, rules, start, moves, ply } = this.state;
    this.end = end;
    this.state = withEnd(this.match.start({ game, rules, position: start, moves: moves.slice(0, ply) }), end);
    this.looked = null;
    this.settle();
    this.listener.ended();
    this.go();
  }

  /** Whether the clock is to run: it waits for the first move. */
  get timed() { return this.clock !== null && this.people && this.open && this.state.ply > 0; }

  /** Time has gone by. @param {boolean} [held] nobody sees the board, so that it does not count */
  tick(held = false) {
    const { clock } = this;
    if (!clock) return;
    const { side } = this.state.view;
    clock.tick(performance.now(), this.timed && !held);
    if (this.timed && clock.left(side, true) === 0) this.finish({ how: 'time', side });
    else this.listener.ticked();
  }

  /** Shows the best move, or what the other side threatens; asked once more, it goes. @param {boolean} threat */
  async advise(threat) {
    const last = this.advice;
    this.advice = null;
    this.notice = null;
    if (last?.threat !== threat) {
      const asked = searching(threat);
      this.advice = asked;
      this.listener.changed();
      const advice = await adviseOn(this.core, this.thinker, this.state, this.entry, threat);
      if (this.advice !== asked) return;
      this.advice = advice;
      if (advice) this.listener.advised();
    }
    this.listener.changed();
  }

  /** In Mill, the lines that either side can close next. */
  get near() {
    const { view } = this;
    if (this.nearAt.view !== view) this.nearAt = { view, mills: nearMills(this.core, this.state, view) };
    return this.nearAt.mills;
  }

  /** Ends everything that the session has going. */
  close() {
    this.interrupt();
    if (this.clock) this.listener.kept(this.saved());
    this.match.free();
  }
}
