// @ts-check
/* Sessions whose moves can be forbidden before they happen. */

import { Analysis } from '../analysis.js';
import { Session } from '../session.js';
import { Puzzle } from './puzzle.js';
import { Shown } from './shown.js';

/**
 * @typedef {import('../session.js').Listener & Guard} Listener
 * @typedef {{ allows: (effect: Effect, spoken: boolean) => boolean }} Guard  asked before each move
 */

/**
 * @template {new (...values: any[]) => Session} Base
 * @param {Base} base
 */
const guarded = (base) => class extends base {
  /** @param {string} move a legal one @param {boolean} [spoken] */
  play(move, spoken = false) {
    const effect = this.state.view.legal.find((other) => other.move === move);
    const { allows } = /** @type {Listener} */ (this.listener);
    if (!effect || !this.open) return;
    if (allows(effect, spoken)) super.play(move, spoken);
    else this.cancel();
  }
};

export const GuardedSession = guarded(Session);
export const GuardedAnalysis = guarded(Analysis);
export const GuardedPuzzle = guarded(Puzzle);
export const GuardedShown = guarded(Shown);
