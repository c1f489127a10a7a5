// @ts-check
/* A game that is shown, not played: looked through move by move, or a board that stands still. */

import { Session } from '../session.js';

export class Shown extends Session {
  get asked() { return false; }

  /** Goes to a ply. @param {number} ply */
  look(ply) { this.goTo(Math.max(0, Math.min(this.state.length, ply))); }
}
