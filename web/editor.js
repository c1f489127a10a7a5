// @ts-check
/* The editor of positions: a session in which nobody plays. A touch of the board, or what is typed, gives the text of
 * another position; whether there is such a one, the core says. */

import { Aside } from './aside.js';
import { check, faultOf } from './open.js';
import { carry, erase, itemsOf, place, textOf, toggleLine } from './position.js';
import { ownerOf } from './refusal.js';

/** The longest text of a position that is read, in characters. */
const MOST = 500;

/** @typedef {import('./position.js').Items} Items */
/**
 * What a touch of the board does: a man of a side is put there, or taken off, or a line is marked as used up by a side.
 * @typedef {Side | 'erase' | 'usedWhite' | 'usedBlack'} Tool
 */

export class Editor extends Aside {
  /** @param {import('./session.js').Session} origin the session that waits */
  constructor(origin) {
    const { game, state: { rules }, view: { position }, players } = origin;
    super(origin, { game, rules, position, players });
    /** @type {Tool} */
    this.tool = 'white';
    /** @type {string | null} what was typed, unless the board has been touched since */
    this.typed = null;
    /** What is wrong with what was typed or done last. */
    this.fault = '';
  }

  /** @returns {'edit'} */
  get mode() { return 'edit'; }

  get asked() { return false; }

  /** Whether lines can be used up. */
  get hard() { return this.state.rules.rebuild === 'hard'; }

  /** Whether what is set up and typed is a position that can be played. */
  get playable() { return this.open && (this.typed === null || !this.fault); }

  go() { this.listener.changed(); }

  /** @param {string} name */
  mayDrag(name) { return ownerOf(this.view, name) !== null; }

  /** @param {string} name */
  pick(name) { this.inspected = name; }

  /** @param {string} from @param {string | null} to */
  drop(from, to) {
    this.inspected = to;
    if (to && to !== from) this.alter((items) => carry(items, from, to));
  }

  /** @param {string | null} name */
  choose(name) {
    const { tool, inspected: first } = this;
    this.inspected = name;
    this.alter((items) => {
      if (!name) return;
      if (tool === 'erase') erase(items, name);
      else if (tool === 'white' || tool === 'black') place(items, name, tool);
      else this.chooseLine(items, first, name);
    });
  }

  /**
   * The second point tells which line is meant.
   * @param {Items} items @param {string | null} first @param {string} second
   */
  chooseLine(items, first, second) {
    const line = this.geometry.lines?.find(({ points }) => (
      first !== second && [first, second].every((name) => name && points.includes(name))));
    if (!line) return;
    toggleLine(items, this.tool === 'usedWhite' ? 'white' : 'black', line.name);
    this.inspected = null;
  }

  /** Changes what stands on the board, or the rules. @param {(items: Items) => void} change @param {Rules} [rules] */
  alter(change, rules) {
    const items = itemsOf(this.view);
    change(items);
    this.set({ position: textOf(items, (rules ?? this.state.rules).rebuild === 'hard'), ...rules && { rules } });
  }

  /** Reads a text, which is tidied first. @param {string} text */
  read(text) {
    const position = text.trim().replace(/\s+/g, ' ').toLowerCase();
    this.set({ position }, position);
  }

  /**
   * Sets up what the core takes; else all stays as it was.
   * @param {Partial<MatchSetup>} change @param {string | null} [typed] the position, if it was typed
   */
  set(change, typed = null) {
    Object.assign(this, { typed, notice: null, fault: '' });
    try {
      if (typed !== null) check(typed, MOST);
      this.state = this.match.start({ ...this.state, ...change });
      if (change.rules) this.geometry = this.core.geometry(this.game, change.rules);
    } catch (error) {
      const { notice } = /** @type {any} */ (error);
      if (notice && typed === null) notice.place = -1;
      this.notice = notice;
      this.fault = faultOf(error);
    }
    this.listener.changed();
  }
}
