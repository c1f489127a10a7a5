// @ts-check
/* The first screen: both boards, each with a game going on calmly by itself. */

import { BoardView } from './board.js';
import { byId, show } from './dom.js';
import { t } from './language.js';
import { canContinue } from './match-state.js';
import { GAMES } from './saved-game.js';
import { hasSaves } from './saves.js';
import { still } from './scene.js';
import { drawings } from './table.js';

/** Milliseconds between two moves, and how many moves are shown before the picture begins anew. */
const PACE = 2400;
const MOVES = 24;
/** The strength of the demonstration: a few milliseconds of searching on the page. */
const NODES = 1200;

/** Positions from the midst of a game, so that the first look shows what the games are about. */
const BEGINNINGS = {
  tower: 'w 1-4:w,7:ww,9-10:w,12:ww,15:w,17:w,21:www,33:wwb,38:bb,41:b,44:bbw,46-47:b,49:bbb,51:b,52:bb,55:b,58:b,' +
    '60-61:b 0 15',
  mill: 'w d3,e3,e4,f4,d5,e5,d7 2 d1,d2,c3,b4,g4,c5 2 0 8',
};

class Demonstration {
  /**
   * @param {Core} core @param {GameName} game @param {HTMLCanvasElement} canvas
   * @param {() => { theme: object, animated: boolean }} look
   */
  constructor(core, game, canvas, look) {
    this.core = core;
    this.game = game;
    this.look = look;
    this.board = new BoardView(canvas);
    this.subject = { drawing: drawings[game], geometry: core.geometry(game, {}), flipped: false };
    this.timer = 0;
    this.begin();
  }

  begin() {
    this.match?.free();
    this.match = this.core.match({ game: this.game, position: BEGINNINGS[this.game] });
    this.state = this.match.state();
  }

  show() {
    const { view } = /** @type {State} */ (this.state);
    this.board.show(this.subject, { ...still(view.board, this.look().theme), last: view.last });
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
      this.begin();
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
  /** @param {Core} core @param {() => { theme: object, animated: boolean }} look */
  constructor(core, look) {
    this.cards = GAMES.map((game) => {
      const card = /** @type {HTMLElement} */ (document.querySelector(`.card[data-game=${game}]`));
      const canvas = /** @type {HTMLCanvasElement} */ (card.querySelector('canvas'));
      return { game, card, demonstration: new Demonstration(core, game, canvas, look) };
    });
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
