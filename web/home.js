// @ts-check
/* The first screen: both boards, each with a game going on calmly by itself. */

import { BoardView } from './board.js';
import { byId, show } from './dom.js';
import { t } from './language.js';
import { canContinue } from './match-state.js';
import { GAMES } from './saved-game.js';
import { hasSaves } from './saves.js';
import { still } from './scene.js';
import { drawings } from './stage.js';

/** Milliseconds between two moves, and how many moves are shown before the picture begins anew. */
const PACE = 2400;
const MOVES = 24;
/** The strength of the demonstration: a few milliseconds of searching on the page. */
const NODES = 1200;

/** @typedef {import('./first-boards.js').FirstBoard} FirstBoard */
/** @typedef {() => { theme: object, animated: boolean }} Look */

class Demonstration {
  /** @param {GameName} game @param {FirstBoard} first @param {HTMLCanvasElement} canvas @param {Look} look */
  constructor(game, first, canvas, look) {
    this.game = game;
    this.first = first;
    this.look = look;
    this.board = new BoardView(canvas);
    this.subject = { drawing: drawings[game], geometry: first.geometry, flipped: false };
    /** @type {Match | null} null until the module is here */
    this.match = null;
    /** @type {State | null} */
    this.state = null;
    this.timer = 0;
  }

  /** @param {Core} core */
  begin(core) {
    this.match?.free();
    this.match = core.match({ game: this.game, position: this.first.position });
    this.state = this.match.state();
  }

  show() {
    const view = this.state?.view;
    const { board } = view ?? this.first;
    this.board.show(this.subject, { ...still(board, this.look().theme), last: view?.last ?? null });
  }

  /** @param {number} delay milliseconds until the first move */
  start(delay) {
    this.stop();
    this.show();
    this.timer = setTimeout(() => {
      if (this.look().animated && !document.hidden) this.move();
      this.start(PACE);
    }, delay);
  }

  stop() {
    clearTimeout(this.timer);
    this.board.finish();
  }

  move() {
    const { match, state } = this;
    if (!match || !state) return;
    if (state.view.status.result !== 'open' || state.ply >= MOVES) {
      this.begin(match.core);
      return;
    }
    match.begin({ nodes: NODES, seed: 1 + state.ply });
    while (!match.step(NODES));
    const { best } = match.search();
    if (!best) return;
    this.state = match.play(best);
    this.show();
    this.board.animate(/** @type {Effect} */ (this.state.view.last), state.view.board, false);
  }
}

export class Home {
  /** @param {Look} look */
  constructor(look) {
    const first = JSON.parse(byId('first-boards').textContent ?? '');
    this.cards = GAMES.map((game) => {
      const card = /** @type {HTMLElement} */ (document.querySelector(`.card[data-game=${game}]`));
      const canvas = /** @type {HTMLCanvasElement} */ (card.querySelector('canvas'));
      return { game, card, demonstration: new Demonstration(game, first[game], canvas, look) };
    });
  }

  /** Shows the boards before there are words and games: all else follows with `run`. */
  appear() {
    document.body.dataset.screen = 'home';
    show(byId('apology'), false);
    byId('home').classList.add('first');
    for (const { demonstration } of this.cards) demonstration.show();
  }

  /** @param {Core} core */
  begin(core) {
    for (const { demonstration } of this.cards) demonstration.begin(core);
  }

  /** @param {SavedGames} games those that can be continued */
  show(games) {
    show(byId('my-games'), hasSaves());
    for (const { game, card, demonstration } of this.cards) {
      const button = /** @type {HTMLElement} */ (card.querySelector('.primary'));
      button.textContent = t(canContinue(games[game]) ? 'home.continue' : 'game.play', { game });
      demonstration.show();
    }
  }

  /** @param {boolean} running */
  run(running) {
    this.cards.forEach(({ demonstration }, index) => {
      if (running) demonstration.start(1200 * (index + 1));
      else demonstration.stop();
    });
  }
}
