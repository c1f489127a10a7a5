// @ts-check
/* What a visit does not need at once: dialogs, analysis, the editor of positions, sharing, keeping the site offline. It
 * is a script of its own, which the page loads when the engine is ready, or when it is asked for. The build lets it use
 * the modules that the page has already. */

import { Analysis, wish } from './analysis.js';
import { showAnalysis } from './analysis-panel.js';
import { newClock } from './clock.js';
import { ask, closeDialog, listenToBackdrops, openNewGame, openRules, openSettings, openShortcuts } from './dialogs.js';
import { announce, byId } from './dom.js';
import { Editor } from './editor.js';
import { createEditorPanel } from './editor-panel.js';
import { openEmbedding } from './embedding.js';
import { oneFile } from './files.js';
import { showKnown } from './known.js';
import { t } from './language.js';
import { canContinue, sideAt } from './match-state.js';
import { askToResign, offerDraw, openMenu } from './menu.js';
import { openGames, saveGame } from './my-games.js';
import { keepOffline } from './offline.js';
import { openOpening } from './opening.js';
import { usualPlayers } from './saved-game.js';
import { keepLeaving } from './saves.js';
import { openShare } from './share.js';

/** @typedef {import('./session.js').Session} Session */
/** @typedef {Record<string, (() => void) | false | null | undefined>} Actions  by the names of the buttons */

export class Later {
  /** @param {import('./page.js').Page} page */
  constructor(page) {
    this.page = page;
    /** @type {import('./dialogs.js').Setup} what the dialog for a new game shows first */
    this.setup = { game: 'tower', rules: { tower: {}, mill: {} }, players: usualPlayers(), clock: null };
    this.showEditor = createEditorPanel();
    listenToBackdrops();
    this.listenToAnalysis();
    page.table.showMore = (session, flipped) => this.show(session, flipped);
    page.table.show();
    if (!oneFile) keepOffline(page);
  }

  /** @param {Session} session @param {boolean} flipped */
  show(session, flipped) {
    if (session instanceof Editor) this.showEditor(session);
    else {
      showAnalysis(session, flipped);
      showKnown(session);
    }
  }

  /** Goes over to another session about the game on the table, and to its panel. @param {Session} session */
  goOnWith(session) {
    const { page, page: { table } } = this;
    page.session = session;
    table.sit(session, table.turned);
    session.go();
  }

  /* ---- analysis */

  /** Analyses the game on the table, or goes back to it. @param {Session} session */
  analyse(session) {
    const { table, table: { flipped } } = this.page;
    const leaving = session instanceof Analysis;
    if (leaving) session.leave();
    else session.interrupt();
    this.goOnWith(leaving ? session.origin : new Analysis(session));
    if (table.flipped !== flipped) table.flip();
    announce(t(leaving ? 'moves.live' : 'analysis'));
  }

  /** Judges the moves of the game on the table. @param {Session} session */
  review(session) {
    if (!(session instanceof Analysis)) this.analyse(session);
    if (this.page.session instanceof Analysis) this.page.session.startReview();
    byId('status').focus();
  }

  /**
   * Plays on from a ply of an analysis; a game that would lose moves is kept among the saved games.
   * @param {Analysis} analysis @param {number} ply @param {boolean} [swapped] whether the players change sides
   */
  playFrom({ origin, strayed, state: { game, rules, start, moves } }, ply, swapped = false) {
    const { white, black } = origin.players;
    const players = swapped ? { white: black, black: white } : origin.players;
    const name = (strayed || ply < moves.length) && keepLeaving(origin.saved());
    this.page.play({ game, rules, position: start, moves: moves.slice(0, ply), players });
    if (name) this.page.toast(t('save.kept', { name }));
  }

  /** What can be done in an analysis. @param {Analysis} analysis @returns {Actions} */
  analysing(analysis) {
    const { table } = this.page;
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
      previousMistake: () => table.lookAt([...marks].reverse().find((at) => at < ply) ?? marks[marks.length - 1]),
      nextMistake: () => table.lookAt(marks.find((at) => at > ply) ?? marks[0]),
      resume: () => this.playFrom(analysis, ply),
      retry: () => this.playFrom(analysis, ply - 1, origin.players[sideAt(first, ply - 1)].computer),
    };
  }

  listenToAnalysis() {
    byId('analysis').addEventListener('input', ({ target }) => {
      const { id, value } = /** @type {HTMLInputElement | HTMLSelectElement} */ (target);
      if (id === 'course') this.page.table.lookAt(Number(value));
      else {
        wish.lines = Number(value);
        this.page.session?.go();
      }
    });
    byId('lines').addEventListener('click', ({ target }) => {
      const { line, step } = /** @type {HTMLElement} */ (target).dataset;
      if (step && this.page.session instanceof Analysis) this.page.session.follow(Number(line), Number(step));
    });
  }

  /* ---- positions that are set up */

  /** Sets up positions, beginning with the one in sight. @param {Session} session that waits */
  edit(session) {
    session.interrupt();
    this.goOnWith(new Editor(session));
    byId('editor').focus({ preventScroll: true });
    scrollTo(0, 0);
  }

  /** What can be done while a position is set up. @param {Editor} editor @returns {Actions} */
  editing(editor) {
    return {
      cancel: () => editor.choose(null),
      editPlay: editor.playable && (() => this.page.replace(editor.saved())),
      analyse: editor.playable && (() => this.analyse(editor)),
      editCancel: () => {
        editor.leave();
        this.goOnWith(editor.origin);
        byId('play-title').focus();
      },
    };
  }

  /* ---- dialogs */

  /** @param {GameName} [game] */
  openNew(game = this.page.session?.game ?? 'tower') {
    const { setup, page, page: { core, games, session } } = this;
    setup.game = game;
    if (session) {
      setup.players = { ...session.players };
      setup.rules[session.game] = { ...session.state.rules };
    }
    openNewGame(core, setup, games, ({ rules, players, clock }) => page.play({
      game: setup.game, rules: { ...rules[setup.game] }, players: { ...players }, clock: clock && newClock(clock),
    }));
  }

  /** Another game, in which both have changed sides. @param {Session} session */
  swap(session) {
    const { page } = this;
    const { white, black } = session.players;
    const begin = () => page.again(session, { white: black, black: white });
    if (canContinue(page.games[session.game])) ask(t('swap'), [t('new.confirm')], [t('cancel'), t('start')], begin);
    else begin();
  }

  /* ---- what buttons and keys do */

  /** @returns {Actions} */
  actions() {
    const { page, page: { core, session, settings } } = this;
    return {
      new: () => this.openNew(),
      rules: () => openRules(core, session?.game ?? 'tower', session?.state.rules ?? null),
      settings: () => openSettings(settings, (change) => page.change(change)),
      shortcuts: openShortcuts,
      close: () => closeDialog(),
      start: () => closeDialog(true),
      more: () => openMenu(page.actions()),
      open: () => openOpening(core, (game) => page.playFound(game)),
      games: () => openGames(core, (game) => page.replace(game)),
      ...session instanceof Editor ? this.editing(session) : session && this.offers(session),
      ...session instanceof Analysis && this.analysing(session),
    };
  }

  /** What can be done about a game besides playing it. @param {Session} session @returns {Actions} */
  offers(session) {
    const { page, page: { core, table } } = this;
    const { open, people, person, state: { ply } } = session;
    return {
      edit: () => this.edit(session),
      share: () => openShare(core, session, table.picture(session)),
      embed: !oneFile && (() => openEmbedding(core, session, table.flipped)
        .catch(() => page.toast(t('trouble.noFile', { name: 'embed-dialog.js' })))),
      analyse: () => this.analyse(session),
      review: () => this.review(session),
      resign: open && ply > 0 && person && (() => askToResign(session, person)),
      draw: open && ply > 0 && people && (() => offerDraw(session)),
      swap: !people && (() => this.swap(session)),
      save: () => saveGame(session.saved(), (name) => page.toast(name ? t('save.kept', { name }) : t('trouble.noStore'))),
    };
  }
}
