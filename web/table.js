// @ts-check
/* The table that a game is played at: the board and the panel around it. */

import { announce, byId } from './dom.js';
import { Panel } from './panel.js';
import { Stage } from './stage.js';

/** @typedef {import('./session.js').Session} Session */

export class Table extends Stage {
  /** @param {Core} core @param {() => import('./stage.js').Look} look */
  constructor(core, look) {
    super(/** @type {HTMLCanvasElement} */ (byId('canvas')), byId('fields'), core, look, announce);
    this.panel = new Panel(core, (side, player) => this.session?.setPlayer(side, player));
    /** Shows what only an analysis or the editor has. @type {(session: Session, flipped: boolean) => void} */
    this.showMore = () => {};
  }

  show() {
    super.show();
    const { session, flipped } = this;
    if (!session) return;
    document.body.dataset.mode = session.mode;
    this.showMore(session, flipped);
    if (session.mode !== 'edit') this.panel.show(session, flipped);
  }
}
