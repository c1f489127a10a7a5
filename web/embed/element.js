// @ts-check
/**
 * <tower-mill>: a board of Tower or Mill in any page.
 *
 * Attributes (attributes.js) are what it begins with; changing one, or the property of the same name, changes the
 * running board. Changes are taken over together once the script that makes them has ended, or when a method or a
 * property asks; a value that does not fit is dropped, and told by an `error` event, at first in the console, too.
 *
 * Events, all of which bubble and leave the shadow tree:
 *   ready     it can be used; detail: the state
 *   move      before a move happens, cancelable; { move, side, ply, effect, by: 'visitor' | 'computer' | 'script' }
 *   change    the state is another; detail: the state
 *   gameover  a move has ended the game; { result, text }
 *   failed    a wrong move in a puzzle; { move, tries: wrong moves so far }
 *   solved    { tries: wrong moves and the right one, hints, moves, text: a line to hand in }
 *   error     { name, value, message }
 */

import { inLanguage, t } from '../language.js';
import { ATTRIBUTES, usualValues } from './attributes.js';
import { sharedCore } from './engine.js';
import { languageOf } from './language.js';
import { withValue } from './reading.js';
import { Running } from './running.js';
import { tellsMatch } from './setup.js';

/** @typedef {import('./running.js').Kept} Kept */

/** Whether a game begins anew where this attribute changes. @param {string} name */
const beginsAnew = (name) => (
  ['mode', 'solution', 'task', 'tip'].includes(name) || (name !== 'ply' && tellsMatch(ATTRIBUTES[name].property)));

export class TowerMill extends HTMLElement {
  static get observedAttributes() { return Object.keys(ATTRIBUTES); }

  /** The properties that stand for them, in the same order. */
  static get properties() { return Object.values(ATTRIBUTES).map(({ property }) => property); }

  constructor() {
    super();
    this.attachShadow({ mode: 'open' });
    this.values = usualValues();
    /** @type {Map<string, any>} values that were set and not yet taken over, by attribute; null: as usual */
    this.pending = new Map();
    /** @type {Running | null} */
    this.running = null;
    /** @type {Kept | null} */
    this.kept = null;
    this.turn = 0;
    this.promise();
  }

  /** Makes the promise of being ready. */
  promise() {
    /** Resolves when the element can be used. @type {Promise<void>} */
    this.whenReady = new Promise((resolve) => { this.resolve = resolve; });
  }

  connectedCallback() {
    for (const [name, { property }] of Object.entries(ATTRIBUTES)) {
      if (!Object.hasOwn(this, property)) continue; // set before the element was defined
      const value = /** @type {any} */ (this)[property];
      delete /** @type {any} */ (this)[property];
      this.change(name, value);
    }
    this.start();
  }

  disconnectedCallback() { this.destroy(); }

  /** @param {string} name @param {string | null} old @param {string | null} value */
  attributeChangedCallback(name, old, value) { this.change(name, value); }

  /** A value is to change. @param {string} name of the attribute @param {any} value */
  change(name, value) {
    if (this.pending.size === 0) queueMicrotask(() => this.settle());
    this.pending.set(name, value);
  }

  async start() {
    this.turn += 1;
    const { turn } = this;
    try {
      const core = await sharedCore();
      if (turn !== this.turn) return;
      this.running = new Running(this, /** @type {ShadowRoot} */ (this.shadowRoot), core);
      const anew = [...this.pending.keys()].some(beginsAnew);
      this.takeOver(core, true);
      this.running.changedValues([], true, anew ? null : this.kept);
    } catch (error) {
      if (turn === this.turn) this.apologise(/** @type {Error} */ (error));
      return;
    }
    this.emit('ready', this.state ?? {});
    this.resolve?.();
  }

  /** Says why there is no board. @param {Error} error */
  apologise({ message }) {
    /** @type {ShadowRoot} */ (this.shadowRoot).textContent = (
      inLanguage(languageOf(this, ''), () => t('trouble.noModule', { reason: message })));
    this.emit('error', { name: '', value: '', message });
  }

  /** Takes over what has been set. */
  settle() {
    const { running } = this;
    if (!running?.session || this.pending.size === 0) return;
    if (this.values.mode !== 'puzzle' && [...this.pending.keys()].some((name) => name === 'ply' || beginsAnew(name))) {
      const { moves, ply } = running.state;
      Object.assign(this.values, { moves, ply });
    }
    const taken = this.takeOver(running.core);
    if (taken.length) running.changedValues(taken.map((name) => ATTRIBUTES[name].property), taken.some(beginsAnew));
  }

  /** @param {Core} core @param {boolean} [first] @returns {string[]} the attributes that have changed */
  takeOver(core, first = false) {
    const { pending } = this;
    this.pending = new Map();
    const taken = [];
    for (const name of Object.keys(ATTRIBUTES)) {
      if (!pending.has(name)) continue;
      const value = pending.get(name);
      try {
        this.values = withValue(core, this.values, name, value);
        taken.push(name);
      } catch (error) {
        const { message } = /** @type {Error} */ (error);
        if (first) console.warn(`<tower-mill> goes without ${name}="${value}": ${message}`);
        this.emit('error', { name, value, message });
      }
    }
    return taken;
  }

  /**
   * @param {string} name @param {object} detail @param {boolean} [cancelable]
   * @returns {boolean} false: it was cancelled
   */
  emit(name, detail, cancelable = false) {
    return this.dispatchEvent(new CustomEvent(name, { detail, cancelable, bubbles: true, composed: true }));
  }

  /** The comment in a child of the element, as <p data-ply="3">. @param {number} ply */
  childComment(ply) {
    return this.querySelector(`:scope > [data-ply="${ply}"]`)?.textContent?.trim() ?? '';
  }

  /** What runs, with all that was set taken over. */
  get settled() {
    this.settle();
    return this.running;
  }

  /**
   * The game as plain data: game, rules, position and moves; ply: the one in sight; side, result, legal moves. Null
   * before it is ready.
   */
  get state() { return this.settled?.state ?? null; }

  /** The height that it would have without one of its own, at the width that it has, in CSS pixels. */
  get naturalHeight() { return this.settled?.size.natural() ?? this.offsetHeight; }

  /** Goes to a ply; in `play` the game goes on from there. @param {number} ply */
  goTo(ply) { this.settled?.goTo(Number(ply) || 0); }

  /** Turns the board. */
  flip() { this.settled?.flip(); }

  /** Takes back a move; where the visitor plays against the computer, to the visitor's last decision. */
  undo() { this.settled?.session?.undo(); }

  /** The other way. */
  redo() { this.settled?.session?.redo(); }

  /** Another position, and moves from it. @param {string} text @param {string | string[]} [moves] */
  setPosition(text, moves = []) {
    this.change('position', text);
    this.change('moves', moves);
    this.settle();
  }

  /** Plays a move for the side to move. @param {string} move @returns {boolean} false: not legal, or cancelled */
  play(move) { return this.settled?.play(String(move)) ?? false; }

  /** Shows the best move and tells why; in a puzzle the tip comes first. Null where no hint can be given. */
  async hint() { return this.settled?.hint() ?? null; }

  /**
   * Searches the position in sight: for two seconds, unless there are limits.
   * @param {{ depth?: number, nodes?: number, lines?: number, time?: number }} [limits] time in milliseconds
   */
  async analyse(limits = {}) {
    for (const [name, most] of Object.entries({ depth: 64, nodes: 1e12, lines: 64, time: 600000 })) {
      const value = /** @type {Record<string, any>} */ (limits)[name];
      if (value !== undefined && !(value >= 1 && value <= most)) throw new RangeError(`${name} may be 1 to ${most}.`);
    }
    return this.settled?.analyse(limits) ?? null;
  }

  /** The record of the game. @returns {string} */
  record() { return this.settled?.session?.match.record() ?? ''; }

  /** Ends it and its workers; it stays as an empty box, and goes on where it was when it is put into a page again. */
  destroy() {
    this.turn += 1;
    const { running } = this;
    if (!running) return;
    this.kept = running.kept;
    running.close();
    this.running = null;
    this.promise();
  }
}

for (const [name, { property }] of Object.entries(ATTRIBUTES)) {
  if (name === 'lang') continue; // every element has it, and it changes the attribute
  Object.defineProperty(TowerMill.prototype, property, {
    configurable: true,
    enumerable: true,
    /** @this {TowerMill} */
    get() {
      const { state } = this;
      return state && (property === 'moves' || property === 'ply') ? state[property] : this.values[property];
    },
    /** @this {TowerMill} @param {any} value */
    set(value) { this.change(name, value); },
  });
}

if (!customElements.get('tower-mill')) customElements.define('tower-mill', TowerMill);
