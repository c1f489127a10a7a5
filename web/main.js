// @ts-check
/* Opens the module and the page: the first screen or the game that was left, the dialogs, and what each button does. */

import { openCore } from './core.js';
import { closeDialog, listenToBackdrops, openNewGame, openRules, openSettings, openShortcuts } from './dialogs.js';
import { announce, byId, show } from './dom.js';
import { Home } from './home.js';
import { listenToKeys } from './input.js';
import { sentence, speak, t } from './language.js';
import { canContinue } from './match-state.js';
import { GAMES, readSavedGame } from './saved-game.js';
import { Session } from './session.js';
import { animated, listenToDevice, readSettings, themeOf, writeSettings } from './settings.js';
import { readGames, setAside, writeGames } from './store.js';
import { Table } from './table.js';
import { themes } from './themes.js';
import { Thinker } from './thinker.js';

/** Who plays the game that one click begins. @returns {Players} */
const usualPlayers = () => ({ white: { computer: false, level: 3 }, black: { computer: true, level: 3 } });

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
    this.setup = { game: 'tower', rules: { tower: {}, mill: {} }, players: usualPlayers() };
    this.table = new Table(core, () => this.look());
    this.home = new Home(core, () => this.look());
  }

  look() {
    const { coordinates, turnBoard } = this.settings;
    return { theme: themes.default[themeOf(this.settings)], coordinates, turnBoard, animated: animated(this.settings) };
  }

  open() {
    this.applySettings();
    this.listen();
    show(byId('apology'), false);
    const kept = readGames() ?? {};
    if (typeof kept === 'string') this.setAside(kept);
    for (const game of GAMES) this.games[game] = this.readGame(game, kept[game]);
    const current = GAMES.find((game) => game === kept.current);
    const game = current && this.games[current];
    if (game) this.play(game);
    else this.goHome();
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
    const session = new Session(this.core, this.thinker, {
      changed: () => this.table.show(),
      moved: (...move) => this.table.moved(...move),
      refused: (notice) => announce(sentence(notice)),
      kept: (saved) => this.keep(saved),
    }, game);
    this.session = session;
    this.table.sit(session);
    this.turnTo('play');
    session.paused = session.alone && session.state.ply > 0;
    session.go();
  }

  /** @param {SavedGame} [game] */
  keep(game) {
    if (game) {
      this.games.current = game.game;
      this.games[game.game] = game;
    }
    const stored = writeGames(this.games);
    if (this.storing && !stored) this.toast(t('trouble.noStore'));
    this.storing = stored;
  }

  /** The big button of a game's card. @param {GameName} game */
  beginOrContinue(game) {
    const kept = this.games[game];
    this.play(canContinue(kept) ? kept : { game, rules: {}, players: usualPlayers() });
  }

  /** The game that was played, once more. */
  again() {
    const { session } = this;
    if (session) this.play({ game: session.game, rules: session.state.rules, players: session.players });
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
    openNewGame(this.core, setup, this.games, ({ rules, players }) => (
      this.play({ game: setup.game, rules: { ...rules[setup.game] }, players: { ...players } })));
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
    document.documentElement.dataset.theme = themeOf(this.settings);
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

  /** @param {string} intent @returns {boolean} whether there was something to do */
  act(intent) {
    const { session, table } = this;
    /** @type {Record<string, () => void>} */
    const anywhere = {
      new: () => this.openNew(),
      rules: () => openRules(this.core, session?.game ?? 'tower', session?.state.rules ?? null),
      settings: () => openSettings(this.settings, (change) => this.change(change)),
      shortcuts: openShortcuts,
      home: () => this.goHome(),
      close: () => closeDialog(),
      start: () => closeDialog('start'),
    };
    /** @type {Record<string, () => void>} */
    const playing = session ? {
      undo: () => session.undo(), redo: () => session.redo(), done: () => session.done(),
      cancel: () => session.cancel(),
      first: () => table.lookAt(0), previous: () => table.lookAt(session.view.ply - 1),
      next: () => table.lookAt(session.view.ply + 1), last: () => table.lookAt(session.state.length),
      live: () => table.lookAt(session.state.ply), resume: () => session.resume(), flip: () => table.flip(),
      pause: () => session.pause(), hurry: () => session.hurry(), again: () => this.again(), type: () => this.type(),
    } : {};
    const action = anywhere[intent] ?? playing[intent];
    action?.();
    return action !== undefined;
  }

  listen() {
    listenToBackdrops();
    listenToDevice(() => this.change({}));
    listenToKeys((intent) => this.act(intent));
    document.addEventListener('click', (event) => {
      const target = /** @type {Element} */ (event.target);
      const button = /** @type {HTMLElement | null} */ (target.closest('button, [data-play]'));
      const { act, play, setup, ply } = button?.dataset ?? {};
      if (act && button?.getAttribute('aria-disabled') !== 'true') this.act(act);
      if (play) this.beginOrContinue(/** @type {GameName} */ (play));
      if (setup) this.openNew(/** @type {GameName} */ (setup));
      if (ply) this.table.lookAt(Number(ply));
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
