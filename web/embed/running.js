// @ts-check
/* An embed while it runs: the session of its mode, the board, and what the host may ask of it. It ends with close(). */

import { Analysis } from '../analysis.js';
import { inLanguage, sentence, t } from '../language.js';
import { listenToKeys } from '../input.js';
import { opposite, tidied } from '../match-state.js';
import { moreText, resultText } from '../sentences.js';
import { Session } from '../session.js';
import { themes } from '../themes.js';
import { announce } from '../dom.js';
import { RestingThinker } from './engine.js';
import { createFrame } from './frame.js';
import { GuardedAnalysis, GuardedPuzzle, GuardedSession, GuardedShown } from './guarded.js';
import { watchSize } from './layout.js';
import { languageOf } from './language.js';
import { paintedMarks, readMarks } from './marks.js';
import { showPanel } from './panel.js';
import { Puzzle } from './puzzle.js';
import { questionOf, readComments } from './reading.js';
import { namesOf, setupOf } from './setup.js';
import { readSolution } from './solution.js';
import { EmbedStage } from './stage.js';

/** @typedef {import('./attributes.js').Values} Values */
/** @typedef {{ game: SavedGame, counts: import('./puzzle.js').Counts, paused: boolean }} Kept  to go on with */
/**
 * @typedef {object} Host
 * @property {Values} values
 * @property {(name: string, detail: object, cancelable?: boolean) => boolean} emit  false: it was cancelled
 * @property {(ply: number) => string} childComment  the host's own text for a ply
 */

/** How far a wheel is turned for one move, in pixels. */
const NOTCH = 60;

const calm = matchMedia('(prefers-reduced-motion: reduce)');
const contrasting = matchMedia('(prefers-contrast: more)');

export class Running {
  /** @param {HTMLElement & Host} host @param {ShadowRoot} root @param {Core} core */
  constructor(host, root, core) {
    this.host = host;
    this.root = root;
    this.core = core;
    this.frame = createFrame(root);
    this.thinker = new RestingThinker(core);
    /** @type {RestingThinker | null} answers the host, and does not disturb the other */
    this.analyst = null;
    this.ended = new AbortController();
    /** @type {Session | null} */
    this.session = null;
    this.by = '';
    this.reported = '';
    this.over = false;
    this.turning = 0;
    /** @type {import('./puzzle.js').Counts} */
    this.counts = { wrong: 0, hints: 0 };
    /** @type {import('./marks.js').Mark[]} */
    this.marks = [];
    this.stage = new EmbedStage(this.frame, core, {
      look: () => this.look(),
      speaking: (act) => this.speaking(act),
      shown: () => this.showPanel(),
      marks: () => this.marks,
    });
    this.size = watchSize(host, this.frame, () => this.values);
    this.listen();
  }

  get values() { return this.host.values; }

  /** Does something in the embed's language. @template T @param {() => T} act */
  speaking(act) { return inLanguage(languageOf(this.host, this.values.lang), act); }

  /* ---- how it looks */

  /** @returns {import('../stage.js').Look} */
  look() {
    const { values, frame } = this;
    const { color } = getComputedStyle(frame.probe);
    const contrast = values.theme.startsWith('contrast') || (values.theme === 'auto' && contrasting.matches);
    const palette = themes[contrast ? 'contrast' : 'wood'][color === 'rgb(0, 0, 0)' ? 'light' : 'dark'];
    return {
      theme: { ...palette, font: getComputedStyle(frame.box).fontFamily },
      coordinates: values.coordinates, animated: values.animation && !calm.matches,
      turnBoard: values.orientation === 'black', nearMills: values.mode === 'play',
      marks: paintedMarks(this.marks, values.game),
    };
  }

  show() { this.stage.show(); }

  showPanel() {
    const { session, values, frame, stage } = this;
    if (!session) return;
    showPanel(frame, session, values, {
      flipped: stage.flipped, numbers: stage.numbers[session.game], comment: this.comment, actions: this.actions(),
    });
    this.size.look();
  }

  /** What a teacher says to the ply in sight. */
  get comment() {
    const { session, values, host } = this;
    if (!session || !(session.looked || ['replay', 'analyse', 'view'].includes(values.mode))) return '';
    const { ply } = session.view;
    return readComments(values.comments)[ply] ?? host.childComment(ply);
  }

  /* ---- the game */

  /**
   * Begins what the values tell, or goes on with what was kept.
   * @param {Kept | null} [kept] @param {ReturnType<typeof setupOf>} [setup]
   */
  begin(kept = null, setup = setupOf(this.core, this.values)) {
    this.session?.close();
    this.setup = setup;
    this.counts = kept?.counts ?? { wrong: 0, hints: 0 };
    this.session = this.open(kept ? kept.game : this.setup);
    this.session.paused = kept?.paused ?? false;
    this.over = this.session.state.view.status.result !== 'open';
    this.reported ||= JSON.stringify(this.state);
    this.frame.moves.dataset.moves = '';
    this.stage.sit(this.session);
    this.session.go();
  }

  /** @param {Omit<GameSetup, 'players'>} setup @returns {Session} the session of the mode */
  open(setup) {
    const { core, thinker, values, listener } = this;
    const person = { computer: false, level: values.level };
    const people = { white: person, black: person };
    const begin = { ...setup, players: values.mode === 'play' ? this.players : people };
    if (values.mode === 'play') return new GuardedSession(core, thinker, listener, begin);
    if (values.mode === 'analyse') return new GuardedAnalysis(new Session(core, thinker, listener, begin));
    if (values.mode === 'puzzle') return this.openPuzzle(setup);
    return new GuardedShown(core, thinker, listener, begin);
  }

  /** @param {Omit<GameSetup, 'players'>} setup */
  openPuzzle(setup) {
    const { core, thinker, values, listener, counts } = this;
    const question = questionOf(core, values);
    const puzzle = new GuardedPuzzle(core, thinker, listener, setup, {
      lines: readSolution(core, question, values.solution),
      task: values.task,
      tip: values.tip,
      begin: question.ply,
      counts,
      failed: (detail) => this.host.emit('failed', detail),
      solved: () => this.host.emit('solved', this.speaking(() => puzzle.result)),
    });
    return puzzle;
  }

  /** Who plays. @returns {Players} */
  get players() {
    const { side, level } = this.values;
    const player = (/** @type {Side} */ each) => ({ computer: side !== 'both' && side !== each, level });
    return { white: player('white'), black: player('black') };
  }

  /** @type {import('./guarded.js').Listener} */
  get listener() {
    return {
      changed: () => this.changed(),
      moved: (...move) => {
        this.over = false;
        this.stage.moved(...move);
      },
      allows: (effect, spoken) => this.allows(effect, spoken),
      ended: () => {},
      refused: (notice) => this.tell(() => sentence(notice)),
      advised: () => this.tell(() => (this.session ? moreText(this.session) : '')),
      ticked: () => {},
      kept: () => {},
    };
  }

  /** @param {() => string} text */
  tell(text) { announce(this.speaking(text), this.frame.live); }

  /** @param {Effect} effect @param {boolean} spoken as the computer's moves are */
  allows(effect, spoken) {
    const { session } = this;
    if (!session) return false;
    return this.host.emit('move', {
      move: effect.move, side: effect.side, ply: session.state.ply + 1, effect,
      by: this.by || (spoken ? 'computer' : 'visitor'),
    }, true);
  }

  changed() {
    const { session } = this;
    if (!session) return;
    this.show();
    const { state } = this;
    const text = JSON.stringify(state);
    if (text !== this.reported) {
      this.reported = text;
      this.host.emit('change', state);
    }
    const { status } = session.state.view;
    if (status.result !== 'open' && !this.over && this.session === session) {
      this.over = true;
      this.host.emit('gameover', { result: status.result, text: this.speaking(() => resultText(status)) });
    }
  }

  /** The game as plain data. */
  get state() {
    const { state, view } = /** @type {Session} */ (this.session);
    const { result, notice } = view.status;
    return {
      game: state.game, rules: state.rules, position: view.position, start: state.start, moves: state.moves,
      ply: view.ply, length: state.length, side: view.side, result: { result, notice },
      legal: view.legal.map(({ move }) => move),
    };
  }

  /** What there is to go on with after close(). @returns {Kept | null} */
  get kept() {
    const { session, counts } = this;
    return session && { game: session.saved(), counts, paused: session.paused };
  }

  /* ---- what buttons, keys and the wheel do */

  /** What can be done now, by name. @returns {Record<string, (() => void) | false>} */
  actions() {
    const { session, stage } = this;
    if (!session) return {};
    const { view, state } = session;
    const analysis = session instanceof Analysis ? session : null;
    const [back, ahead] = [view.ply > 0, view.ply < state.length];
    return {
      first: back && (() => stage.lookAt(0)), previous: back && (() => stage.lookAt(view.ply - 1)),
      next: ahead && (() => stage.lookAt(view.ply + 1)), last: ahead && (() => stage.lookAt(state.length)),
      live: session.looked !== null && (() => stage.lookAt(state.ply)),
      undo: session.canUndo && (() => session.undo()), redo: session.redoPly >= 0 && (() => session.redo()),
      hint: this.values.hints && session.asked && !analysis && (() => { session.advise(false); }),
      flip: () => this.flip(),
      again: this.changedSince && (() => this.again()),
      done: () => session.done(), cancel: () => session.cancel(),
      pause: () => session.pause(), hurry: () => session.hurry(),
      engine: analysis !== null && (() => analysis.toggle()), rejoin: analysis !== null && (() => analysis.rejoin()),
      copy: () => this.copy(),
    };
  }

  /** @param {string} name @returns {boolean} whether there was something to do */
  act(name) {
    const action = this.actions()[name];
    if (action) this.speaking(action);
    return Boolean(action);
  }

  listen() {
    const { root, frame, ended: { signal } } = this;
    listenToKeys((intent) => this.values.keyboard && this.values.mode !== 'view' && this.act(intent), frame.section);
    frame.section.addEventListener('click', ({ target }) => {
      const button = /** @type {HTMLElement | null} */ (/** @type {Element} */ (target).closest('button'));
      const { act, ply, line, step } = button?.dataset ?? {};
      if (act) this.act(act);
      if (ply) this.stage.lookAt(Number(ply));
      if (step && this.session instanceof Analysis) this.session.follow(Number(line), Number(step));
    });
    frame.board.addEventListener('wheel', (event) => {
      if (root.activeElement && this.wheel(event.deltaY)) event.preventDefault();
    }, { passive: false });
    frame.probe.addEventListener('transitionend', () => this.show());
    for (const query of [calm, contrasting]) query.addEventListener('change', () => this.show(), { signal });
  }

  /** Steps through the game. @param {number} way @returns {boolean} whether there is somewhere to go */
  wheel(way) {
    if (!['replay', 'analyse'].includes(this.values.mode)) return false;
    const name = way < 0 ? 'previous' : 'next';
    if (!this.actions()[name]) return false;
    this.turning = Math.sign(way) === Math.sign(this.turning) ? this.turning + way : way;
    if (Math.abs(this.turning) >= NOTCH) {
      this.turning = 0;
      this.act(name);
    }
    return true;
  }

  /** Puts the line for the teacher on the clipboard; where that is not allowed, it stands there selected. */
  async copy() {
    const { text } = this.speaking(() => /** @type {Puzzle} */ (this.session).result);
    try {
      await navigator.clipboard.writeText(text);
      this.frame.more.textContent = this.speaking(() => t('share.copied'));
    } catch {
      this.frame.more.textContent = text;
      getSelection()?.selectAllChildren(this.frame.more);
    }
    announce(this.frame.more.textContent ?? '', this.frame.live);
  }

  flip() {
    this.values.orientation = opposite(this.values.orientation);
    this.show();
  }

  /** Whether the game stands otherwise than where it began. */
  get changedSince() {
    const { state } = /** @type {Session} */ (this.session);
    const { moves = [], ply } = this.setup ?? {};
    return state.ply !== ply || state.moves.join() !== moves.join();
  }

  /** The same once more, from where it began. */
  again() {
    if (this.session instanceof Puzzle) this.session.restart();
    else this.begin(null, this.setup);
  }

  /* ---- what the host asks */

  /** @param {number} ply */
  goTo(ply) {
    const { session, stage } = this;
    if (!session) return;
    const within = Math.max(0, Math.min(session.state.length, Math.trunc(ply)));
    if (this.values.mode === 'play') session.goTo(within);
    else stage.lookAt(within);
  }

  /** Plays a move, whoever's turn it is. @param {string} text @returns {boolean} whether it was made */
  play(text) {
    const { session, core } = this;
    if (!session || (session instanceof Puzzle && !session.asked && !session.looked)) return false;
    if (session.looked) session.look(session.state.ply);
    const { game, rules, start, moves, ply } = session.state;
    const made = moves.slice(0, ply);
    let move;
    try {
      const match = core.match({ game, rules, position: start, moves: [...made, tidied(text)] });
      [move] = match.state().moves.slice(-1);
      match.free();
    } catch {
      return false;
    }
    session.interrupt();
    this.by = 'script';
    session.play(move, !(session instanceof Puzzle));
    this.by = '';
    if (session.state.ply > ply) return true;
    session.go();
    return false;
  }

  /** @returns {Promise<{ move: string | null, text: string } | null>} */
  async hint() {
    const { session } = this;
    if (!session || !this.values.hints || !session.asked) return null;
    if (session instanceof Analysis) {
      const found = await this.analyse({ time: 1200 });
      const move = found?.lines[0]?.moves[0];
      return move ? { move, text: this.speaking(() => t('move.hint', { move })) } : null;
    }
    session.advice = null;
    await session.advise(false);
    const advice = /** @type {import('../hint.js').Advice | null} */ (session.advice);
    return advice && { move: advice.effect?.move ?? null, text: this.speaking(() => advice.text()) };
  }

  /**
   * Searches the position in sight.
   * @param {{ depth?: number, nodes?: number, lines?: number, time?: number }} limits time in milliseconds
   * @returns {Promise<{ depth: number, lines: SearchReport['lines'] } | null>} null if another question came in between
   */
  async analyse({ depth, nodes, lines = 1, time }) {
    const { view, state } = /** @type {Session} */ (this.session);
    if (view.legal.length === 0) return { depth: 0, lines: [] };
    this.analyst ??= new RestingThinker(this.core);
    const { game, rules, start: position, moves } = state;
    const setup = { game, rules, position, moves: moves.slice(0, view.ply) };
    const answer = await this.analyst.ask(setup, {
      depth: depth ?? (nodes ? 0 : 64), nodes, lines, cap: time ?? (depth || nodes ? Infinity : 2000),
    });
    return answer && { depth: answer.search.depth, lines: answer.search.lines };
  }

  /**
   * Values have changed.
   * @param {string[]} properties @param {boolean} anew whether the game begins anew
   * @param {Kept | null} [kept] what to go on with
   */
  changedValues(properties, anew, kept = null) {
    const { session, values } = this;
    this.marks = readMarks(values.marks, namesOf(this.core, values.game));
    const { theme } = values;
    this.frame.box.dataset.theme = theme === 'auto' ? '' : theme.endsWith('dark') ? 'dark' : 'light';
    if (anew || !session) this.begin(kept);
    else if (properties.includes('ply')) this.goTo(setupOf(this.core, values).ply);
    else this.show();
    if (session && session === this.session && values.mode === 'play') {
      for (const side of /** @type {Side[]} */ (['white', 'black'])) {
        const [now, next] = [session.players[side], this.players[side]];
        if (now.computer !== next.computer || now.level !== next.level) session.setPlayer(side, next);
      }
    }
  }

  /** Gives everything back. */
  close() {
    this.ended.abort();
    this.size.close();
    this.session?.close();
    this.session = null;
    this.stage.leave();
    this.thinker.close();
    this.analyst?.close();
    this.root.replaceChildren();
  }
}
