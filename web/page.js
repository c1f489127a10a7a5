// @ts-check
/* Opens the module and the page: the first screen or the game that was left, and what each button does. What a visit
 * does not need at once comes afterwards; see later.js. */

import { openCore } from './core.js';
import { watcher } from './board.js';
import { newClock } from './clock.js';
import { announce, byId, show } from './dom.js';
import { load } from './files.js';
import { Home } from './home.js';
import { listenToKeys } from './input.js';
import { sentence, speak, spoken, t } from './language.js';
import { linkOf, readLink, showAddress } from './link.js';
import { canContinue } from './match-state.js';
import { faultOf, findGame, listenToTexts } from './open.js';
import { GAMES, readSavedGame, usualPlayers } from './saved-game.js';
import { keepLeaving } from './saves.js';
import { moreText, resultText } from './sentences.js';
import { Session } from './session.js';
import { listenToDevice, lookOf, readSettings, themeOf, writeSettings } from './settings.js';
import { play as playSound } from './sound.js';
import { readGames, setAside, writeGames } from './store.js';
import { showClocks } from './strips.js';
import { Table } from './table.js';
import { Thinker } from './thinker.js';
import { knows } from './words.js';
import { ways } from './workers.js';

/** Milliseconds from one look at the clock to the next. */
const TICK = 200;

export class Page {
  /** @param {Core} core @param {import('./dialogs.js').Settings} settings @param {Home} home */
  constructor(core, settings, home) {
    this.core = core;
    this.settings = settings;
    this.thinker = new Thinker(core, ways, () => this.toast(t('trouble.noWorker')));
    /** @type {Session | null} the game on the table */
    this.session = null;
    /** @type {SavedGames} */
    this.games = { version: 1, current: null, tower: null, mill: null };
    this.storing = true; // as long as the browser keeps what it is given
    /** @type {import('./later.js').Later | null} what comes later, once it is here */
    this.later = null;
    this.table = new Table(core, () => lookOf(settings));
    this.home = home;
    home.begin(core);
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
    requestAnimationFrame(() => setTimeout(async () => {
      await this.thinker.warmUp();
      await this.bring(() => {});
    }));
  }

  /** Fetches what comes later, unless it is here. @param {() => void} failed called if it does not arrive */
  async bring(failed) {
    try {
      if (!globalThis.towermillLater) await load('later.js');
    } catch {
      failed();
      return;
    }
    this.later ??= new towermillLater.Later(this);
  }

  /**
   * Does something with what comes later; where that does not arrive, the page says so, and asks again the next time.
   * @param {(later: import('./later.js').Later) => void} act
   */
  async lately(act) {
    await this.bring(() => this.toast(t('trouble.noFile', { name: 'later.js' })));
    if (this.later) act(this.later);
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
    byId('home').classList.remove('first');
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

  /* ---- games that others hand on */

  /** Plays another game; the one in its place is kept among the saved games. @param {GameSetup} game */
  replace(game) {
    const last = this.games[game.game];
    const name = canContinue(last) && keepLeaving(last);
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
    for (const dialog of document.querySelectorAll('dialog')) dialog.close();
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

  /* ---- settings */

  /** @param {Partial<import('./dialogs.js').Settings>} change */
  async change(change) {
    Object.assign(this.settings, change);
    writeSettings(this.settings);
    await this.applySettings();
    this.table.show();
  }

  async applySettings() {
    document.documentElement.style.colorScheme = themeOf(this.settings);
    try {
      await speak(this.settings.language);
    } catch (error) {
      this.toast(/** @type {Error} */ (error).message);
    }
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
      home: () => this.goHome(),
      ...session && session.mode !== 'edit' && {
        undo: () => session.undo(), redo: () => session.redo(), done: () => session.done(),
        cancel: () => session.cancel(),
        first: () => table.lookAt(0), previous: () => table.lookAt(session.view.ply - 1),
        next: () => table.lookAt(session.view.ply + 1), last: () => table.lookAt(session.state.length),
        live: () => table.lookAt(session.state.ply), resume: () => session.resume(), flip: () => table.flip(),
        pause: () => session.pause(), hurry: () => session.hurry(), again: () => this.again(session),
        type: session.asked && (() => this.type()),
        hint: session.asked && (() => session.advise(false)),
        threat: session.asked && (() => session.advise(true)),
      },
      ...this.later?.actions(),
    };
  }

  /** @param {string} intent @returns {boolean} whether there was something to do */
  act(intent) {
    const action = this.actions()[intent];
    if (action) action();
    else if (!this.later) this.lately(() => this.act(intent)); // it may be among what comes later
    return Boolean(action);
  }

  listen() {
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
      const { act, play, setup, ply } = button?.dataset ?? {};
      if (act && button?.getAttribute('aria-disabled') !== 'true') this.act(act);
      if (play) this.beginOrContinue(/** @type {GameName} */ (play));
      if (setup) this.lately((later) => later.openNew(/** @type {GameName} */ (setup)));
      if (ply) this.table.lookAt(Number(ply));
    });
    document.addEventListener('visibilitychange', () => {
      if (this.session) this.keep(this.session.played.saved());
    });
    byId('typed').addEventListener('keydown', ({ key }) => { if (key === 'Enter') this.act('type'); });
  }
}

/** Says why there is no game. @param {unknown} error */
function apologise(error) {
  byId('home').classList.remove('first');
  show(byId('apology'), true);
  byId('apology').classList.add('certain');
  const reason = error instanceof Error ? error.message : String(error);
  byId('apology-reason').textContent = knows(spoken()) ? t('trouble.noModule', { reason }) : reason;
}

/** The module, once its script has run, which comes after this one. @returns {Promise<Core>} */
async function openModule() {
  if (typeof createCore === 'undefined') await new Promise((resolve) => { addEventListener('DOMContentLoaded', resolve); });
  if (typeof createCore === 'undefined') throw new Error(t('trouble.noFile', { name: 'module.js' }));
  return openCore(createCore);
}

/** Loads the page again when another version of the site takes over: what is here so far may be of both. */
function listenToRenewal() {
  try {
    navigator.serviceWorker?.addEventListener('message', () => location.reload());
  } catch {
    // In an origin of its own the mere reading throws, and there are no workers.
  }
}

/** Resolves when the next picture of the page has been made. */
const nextPicture = () => new Promise((resolve) => { requestAnimationFrame(() => setTimeout(resolve)); });

/** Opens the page. Where nothing else is to be seen first, its boards are drawn before the module is here. */
export async function openPage() {
  listenToRenewal();
  watcher.drawn = () => {
    if (!performance.getEntriesByName('board').length) performance.mark('board');
  };
  /** @type {HTMLElement[]} what was pressed too soon */
  const pressed = [];
  const listen = (/** @type {any} */ { target }) => { pressed.push(target.closest('button, [data-play]')); };
  document.addEventListener('click', listen);
  try {
    const settings = readSettings();
    const words = speak(settings.language);
    const home = new Home(() => lookOf(settings));
    document.documentElement.style.colorScheme = themeOf(settings);
    const first = !location.hash && !readGames() && !document.hidden;
    if (first) home.appear();
    const [core] = await Promise.all([first ? nextPicture().then(openModule) : openModule(), words]);
    new Page(core, settings, home).open();
    document.removeEventListener('click', listen);
    pressed.pop()?.click();
  } catch (error) {
    apologise(error);
  }
}
