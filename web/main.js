// @ts-check
/* Opens the module and the page: the first screen or the game that was left, the dialogs, and what each button does. */

import { openCore } from './core.js';
import { Analysis, wish } from './analysis.js';
import { newClock } from './clock.js';
import { ask, closeDialog, listenToBackdrops, openNewGame, openRules, openSettings, openShortcuts } from './dialogs.js';
import { announce, byId, show } from './dom.js';
import { Editor } from './editor.js';
import { Home } from './home.js';
import { listenToKeys } from './input.js';
import { sentence, speak, t } from './language.js';
import { linkOf, readLink } from './link.js';
import { canContinue, sideAt } from './match-state.js';
import { askToResign, offerDraw, openMenu } from './menu.js';
import { faultOf, findGame, listenToTexts, openOpening } from './open.js';
import { GAMES, readSavedGame } from './saved-game.js';
import { keepGame, openGames, saveGame } from './saves.js';
import { moreText, resultText } from './sentences.js';
import { Session } from './session.js';
import { animated, listenToDevice, paletteOf, readSettings, themeOf, writeSettings } from './settings.js';
import { openShare, showAddress } from './share.js';
import { play as playSound } from './sound.js';
import { readGames, setAside, writeGames } from './store.js';
import { showClocks } from './strips.js';
import { Table } from './table.js';
import { Thinker } from './thinker.js';

/** Who plays the game that one click begins. @returns {Players} */
const usualPlayers = () => ({ white: { computer: false, level: 3 }, black: { computer: true, level: 3 } });

/** Milliseconds from one look at the clock to the next. */
const TICK = 200;

class Page {
  /** @param {Core} core */
  constructor(core) {
    this.core = core;
    this.settings = readSettings();
    this.thinker = new Thinker(core, () => this.toast(t('trouble.noWorker')));
    /** @type {Session | null} the game on the table */
    this.session = null;
    /** @type {SavedGames} */
    this.games = { version: 1, current: null, tower: null, mill: null };
    this.storing = true;
    /** @type {import('./dialogs.js').Setup} what the dialog for a new game shows first */
    this.setup = {
      game: 'tower', rules: { tower: {}, mill: {} }, players: usualPlayers(), clock: null,
    };
    this.table = new Table(core, () => this.look());
    this.home = new Home(core, () => this.look());
  }

  look() {
    const { coordinates, turnBoard, nearMills } = this.settings;
    return { theme: paletteOf(this.settings), coordinates, turnBoard, nearMills, animated: animated(this.settings) };
  }

  open() {
    this.applySettings();
    this.listen();
    show(byId('apology'), false);
    const kept = readGames() ?? { version: 1 };
    if (!kept.version) this.setAside(kept);
    for (const game of GAMES) this.games[game] = this.readGame(game, kept[game]);
    const current = GAMES.find((game) => game === kept.current);
    const game = current && this.games[current];
    if (!location.hash || !this.openText(location.hash)) {
      if (game) this.play(game);
      else this.goHome();
    }
    requestAnimationFrame(() => setTimeout(() => this.thinker.warmUp()));
  }

  /** @param {GameName} game @param {any} found @returns {SavedGame | null} the game, if it can be played on */
  readGame(game, found) {
    if (!found) return null;
    try {
      return readSavedGame(this.core, game, found);
    } catch {
      this.setAside(found);
      return null;
    }
  }

  /** @param {unknown} damaged */
  setAside(damaged) {
    setAside(damaged);
    this.toast(t('trouble.damaged'));
  }

  /* ---- screens */

  /** @param {'home' | 'play'} screen */
  turnTo(screen) {
    document.body.dataset.screen = screen;
    show(byId('home'), screen === 'home');
    show(byId('play'), screen === 'play');
    this.home.run(screen === 'home');
    byId(`${screen}-title`).focus();
    scrollTo(0, 0);
  }

  goHome() {
    clearInterval(this.ticking);
    this.session?.close();
    this.session = null;
    this.table.leave();
    this.games.current = null;
    this.keep();
    this.home.show(this.games);
    this.turnTo('home');
  }

  /** Begins a game, or goes on with one. @param {GameSetup} game */
  play(game) {
    this.session?.close();
    clearInterval(this.ticking);
    const session = new Session(this.core, this.thinker, {
      changed: () => this.table.show(),
      moved: (...move) => {
        this.table.moved(...move);
        this.sound(move[0]);
      },
      ended: () => {
        announce(resultText(session.state.view.status));
        this.sound(null);
      },
      advised: () => announce(moreText(this.session ?? session)),
      ticked: () => showClocks(session),
      refused: (notice) => announce(sentence(notice)),
      kept: (saved) => this.keep(saved),
    }, game);
    this.session = session;
    this.table.sit(session);
    this.turnTo('play');
    session.paused = session.alone && session.state.ply > 0;
    if (session.clock) this.ticking = setInterval(() => session.tick(!this.seen(session)), TICK);
    session.go();
  }

  /** Whether the players see their board; if not, the clock stands still. @param {Session} session */
  seen(session) {
    return this.session === session && !document.hidden && !document.querySelector('dialog[open]');
  }

  /** @param {Effect | null} effect of a move; null: the game has ended otherwise */
  sound(effect) {
    if (!this.settings.sound) return;
    const takes = effect?.attack || effect?.removed?.length;
    playSound(!this.session?.open ? 'end' : takes ? 'take' : 'move');
  }

  /** @param {SavedGame} [game] */
  keep(game) {
    if (game) {
      this.games.current = game.game;
      this.games[game.game] = game;
    }
    if (location.hash && location.hash !== (game && linkOf(this.core, game))) showAddress('');
    const stored = writeGames(this.games);
    if (this.storing && !stored) this.toast(t('trouble.noStore'));
    this.storing = stored;
  }

  /** The big button of a game's card. @param {GameName} game */
  beginOrContinue(game) {
    const kept = this.games[game];
    this.play(canContinue(kept) ? kept : { game, rules: {}, players: usualPlayers() });
  }

  /** The game that was played, once more. @param {Session} session @param {Players} [players] */
  again({ game, state, clock, players: last }, players = last) {
    this.play({ game, rules: state.rules, players, clock: clock && newClock(clock.kept) });
  }

  /** Another game, in which both have changed sides. @param {Session} session */
  swap(session) {
    const { white, black } = session.players;
    const begin = () => this.again(session, { white: black, black: white });
    if (canContinue(this.games[session.game])) ask(t('swap'), [t('new.confirm')], [t('cancel'), t('start')], begin);
    else begin();
  }

  /** Goes over to another session about the game on the table, and to its panel. @param {Session} session */
  goOnWith(session) {
    this.session = session;
    this.table.sit(session, this.table.turned);
    session.go();
  }

  /* ---- analysis */

  /** Analyses the game on the table, or goes back to it. @param {Session} session */
  analyse(session) {
    const { flipped } = this.table;
    const leaving = session instanceof Analysis;
    if (leaving) session.leave();
    else session.interrupt();
    this.goOnWith(leaving ? session.origin : new Analysis(session));
    if (this.table.flipped !== flipped) this.table.flip();
    announce(t(leaving ? 'moves.live' : 'analysis'));
  }

  /** Judges the moves of the game on the table. @param {Session} session */
  review(session) {
    if (!(session instanceof Analysis)) this.analyse(session);
    if (this.session instanceof Analysis) this.session.startReview();
    byId('status').focus();
  }

  /**
   * Plays on from a ply of an analysis; a game that would lose moves is kept among the saved games.
   * @param {Analysis} analysis @param {number} ply @param {boolean} [swapped] whether the players change sides
   */
  playFrom({ origin, strayed, state: { game, rules, start, moves } }, ply, swapped = false) {
    const { white, black } = origin.players;
    const players = swapped ? { white: black, black: white } : origin.players;
    const name = (strayed || ply < moves.length) && keepGame(origin.saved());
    this.play({ game, rules, position: start, moves: moves.slice(0, ply), players });
    if (name) this.toast(t('save.kept', { name }));
  }

  /**
   * What can be done in an analysis.
   * @param {Analysis} analysis @returns {Record<string, (() => void) | false>}
   */
  analysing(analysis) {
    const { review, first, origin, state: { ply } } = analysis;
    const marks = review?.marks ?? [];
    return {
      hint: () => { if (!analysis.running) analysis.toggle(); },
      threat: false, resign: false, draw: false,
      rejoin: () => analysis.rejoin(),
      engine: () => {
        analysis.toggle();
        if (!analysis.running) announce(analysis.summary);
      },
      previousMistake: () => this.table.lookAt([...marks].reverse().find((at) => at < ply) ?? marks[marks.length - 1]),
      nextMistake: () => this.table.lookAt(marks.find((at) => at > ply) ?? marks[0]),
      resume: () => this.playFrom(analysis, ply),
      retry: () => this.playFrom(analysis, ply - 1, origin.players[sideAt(first, ply - 1)].computer),
    };
  }

  /* ---- positions that are set up, and games that others hand on */

  /** Sets up positions, beginning with the one in sight. @param {Session} session that waits */
  edit(session) {
    session.interrupt();
    this.goOnWith(new Editor(session));
    byId('editor').focus({ preventScroll: true });
    scrollTo(0, 0);
  }

  /** What can be done while a position is set up. @param {Editor} editor */
  editing(editor) {
    return {
      cancel: () => editor.choose(null),
      editPlay: editor.playable && (() => this.replace(editor.saved())),
      analyse: editor.playable && (() => this.analyse(editor)),
      editCancel: () => {
        editor.leave();
        this.goOnWith(editor.origin);
        byId('play-title').focus();
      },
    };
  }

  /** Plays another game; the one in its place is kept among the saved games. @param {GameSetup} game */
  replace(game) {
    const last = this.games[game.game];
    const name = canContinue(last) && keepGame(last);
    this.play(game);
    if (name) this.toast(t('save.kept', { name }));
  }

  /** Opens the game in a text, or tells what is wrong. @param {string} text @returns {boolean} whether it could */
  openText(text) {
    try {
      this.playFound(findGame(this.core, text));
      return true;
    } catch (error) {
      this.toast(faultOf(error));
      return false;
    }
  }

  /**
   * Opens a game that came from elsewhere: two people play it, and the one to move sits at the bottom; unless it is
   * known here.
   * @param {import('./open.js').Found} found
   */
  playFound(found) {
    const last = this.games[found.game];
    const [link, known] = [found, last].map((game) => game && linkOf(this.core, game));
    closeDialog();
    if (last && link === known) {
      this.play(last);
      return;
    }
    const person = { computer: false, level: 3 };
    const game = { rules: {}, ...found, players: { white: person, black: person } };
    if (known && link?.startsWith(`${known},`)) this.play(game);
    else this.replace(game);
    if (this.table.flipped !== (this.session?.view.side === 'black')) this.table.flip();
  }

  /* ---- dialogs and settings */

  /** @param {GameName} [game] */
  openNew(game = this.session?.game ?? 'tower') {
    const { session, setup } = this;
    setup.game = game;
    if (session) {
      setup.players = { ...session.players };
      setup.rules[session.game] = { ...session.state.rules };
    }
    openNewGame(this.core, setup, this.games, ({ rules, players, clock }) => this.play({
      game: setup.game, rules: { ...rules[setup.game] }, players: { ...players }, clock: clock && newClock(clock),
    }));
  }

  /** @param {Partial<import('./dialogs.js').Settings>} change */
  change(change) {
    Object.assign(this.settings, change);
    writeSettings(this.settings);
    this.applySettings();
    this.table.show();
    this.home.show(this.games);
  }

  applySettings() {
    speak(this.settings.language);
    document.documentElement.style.colorScheme = themeOf(this.settings);
    this.home.show(this.games);
  }

  /** Tells something about the page itself, for a while. @param {string} text */
  toast(text) {
    const toast = byId('toast');
    toast.textContent = text;
    show(toast, true);
    announce(text);
    clearTimeout(this.toastTimer);
    this.toastTimer = setTimeout(() => show(toast, false), 8000);
  }

  /** Plays the move that was typed. */
  type() {
    const typed = /** @type {HTMLInputElement} */ (byId('typed'));
    if (this.session?.type(typed.value)) typed.value = '';
  }

  /* ---- what buttons and keys do */

  /** What can be done now, by the names of the buttons. @returns {Record<string, (() => void) | false | undefined>} */
  actions() {
    const { session, table } = this;
    return {
      new: () => this.openNew(),
      rules: () => openRules(this.core, session?.game ?? 'tower', session?.state.rules ?? null),
      settings: () => openSettings(this.settings, (change) => this.change(change)),
      shortcuts: openShortcuts,
      home: () => this.goHome(),
      close: () => closeDialog(),
      start: () => closeDialog(true),
      more: () => openMenu(this.actions()),
      open: () => openOpening(this.core, (game) => this.playFound(game)),
      games: () => openGames(this.core, (game) => this.play(game)),
      ...session instanceof Editor ? this.editing(session) : session && {
        edit: () => this.edit(session), share: () => openShare(this.core, session, table.picture(session)),
        undo: () => session.undo(), redo: () => session.redo(), done: () => session.done(),
        cancel: () => session.cancel(),
        first: () => table.lookAt(0), previous: () => table.lookAt(session.view.ply - 1),
        next: () => table.lookAt(session.view.ply + 1), last: () => table.lookAt(session.state.length),
        live: () => table.lookAt(session.state.ply), resume: () => session.resume(), flip: () => table.flip(),
        pause: () => session.pause(), hurry: () => session.hurry(), again: () => this.again(session),
        type: () => this.type(),
        analyse: () => this.analyse(session), review: () => this.review(session),
        ...this.offers(session),
        ...session instanceof Analysis && this.analysing(session),
      },
    };
  }

  /** What a game offers besides moves. @param {Session} session */
  offers(session) {
    const { asked, open, people, person, state: { ply } } = session;
    return {
      hint: asked && (() => session.advise(false)),
      threat: asked && (() => session.advise(true)),
      resign: open && ply > 0 && person && (() => askToResign(session, person)),
      draw: open && ply > 0 && people && (() => offerDraw(session)),
      swap: !people && (() => this.swap(session)),
      save: () => saveGame(session.saved(), (name) => this.toast(name ? t('save.kept', { name }) : t('trouble.noStore'))),
    };
  }

  /** @param {string} intent @returns {boolean} whether there was something to do */
  act(intent) {
    const action = this.actions()[intent];
    if (action) action();
    return Boolean(action);
  }

  listen() {
    listenToBackdrops();
    listenToDevice(() => {
      this.change({});
      this.table.board.draw(performance.now());
    });
    listenToKeys((intent) => this.act(intent));
    listenToTexts((text) => this.openText(text));
    addEventListener('hashchange', () => {
      const shown = this.session && linkOf(this.core, this.session.played.saved());
      if (readLink(location.hash) && location.hash !== shown) this.openText(location.hash);
    });
    document.addEventListener('click', (event) => {
      const target = /** @type {Element} */ (event.target);
      const button = /** @type {HTMLElement | null} */ (target.closest('button, [data-play]'));
      const { act, play, setup, ply, line, step } = button?.dataset ?? {};
      if (button?.closest('#dialog-more')) closeDialog();
      if (act && button?.getAttribute('aria-disabled') !== 'true') this.act(act);
      if (play) this.beginOrContinue(/** @type {GameName} */ (play));
      if (setup) this.openNew(/** @type {GameName} */ (setup));
      if (ply) this.table.lookAt(Number(ply));
      if (step && this.session instanceof Analysis) this.session.follow(Number(line), Number(step));
    });
    byId('analysis').addEventListener('input', ({ target }) => {
      const { id, value } = /** @type {HTMLInputElement | HTMLSelectElement} */ (target);
      if (id === 'course') this.table.lookAt(Number(value));
      else {
        wish.lines = Number(value);
        this.session?.go();
      }
    });
    document.addEventListener('visibilitychange', () => {
      if (this.session) this.keep(this.session.played.saved());
    });
    byId('typed').addEventListener('keydown', ({ key }) => { if (key === 'Enter') this.act('type'); });
  }
}

/** Says why there is no game. @param {unknown} error */
function apologise(error) {
  show(byId('apology'), true);
  byId('apology').classList.add('certain');
  const reason = error instanceof Error ? error.message : String(error);
  byId('apology-reason').textContent = t('trouble.noModule', { reason });
}

(async () => {
  try {
    speak(readSettings().language);
    if (typeof createCore === 'undefined') throw new Error(t('trouble.noFile'));
    new Page(await openCore(createCore)).open();
  } catch (error) {
    apologise(error);
  }
})();
