// @ts-check
/* A session beside a game: the game is analysed, or another position is set up from it. */

import { Session } from './session.js';

/** A session about a game that waits as it was; nobody may think there meanwhile. */
export class Aside extends Session {
  /** @param {Session} origin of the game @param {GameSetup} setup */
  constructor(origin, setup) {
    super(origin.core, origin.thinker, { ...origin.listener, kept: () => {} }, setup);
    this.origin = origin;
  }

  get played() { return this.origin.played; }

  /** Ends this session, but not the game. */
  leave() { super.close(); }

  close() {
    this.leave();
    this.origin.close();
  }
}
