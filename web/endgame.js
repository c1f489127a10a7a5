// @ts-check
/* Mill's endgame tables in the page: fetches them, hands them to the search, and shows in an analysis what every legal
 * move is worth. This is a script of its own, which is loaded when it is needed. */

import { byId, make, put, refill, show } from './dom.js';
import { beside } from './files.js';
import { opposite } from './match-state.js';

/** @typedef {import('./analysis.js').Analysis} Analysis */
/** @typedef {(key: string, args?: Record<string, string | number>) => string} Words */
/** @typedef {{ core: Core, thinker: import('./thinker.js').Thinker, t: Words }} Tools  what the page lends */

/** Milliseconds from one move to the next while a position is played out. */
const PACE = 1000;

const STYLE = `
.endgame { display: grid; gap: 0.5rem; }
.endgame ol { display: grid; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); gap: 0 0.5rem; max-height: 13.75rem; overflow-y: auto; }
.endgame li button { display: grid; grid-template-columns: 1.75rem 1fr auto; align-items: center; gap: 0.5rem; width: 100%; min-height: 2.5rem; padding: 0 0.5rem 0 0; border: 0; background: none; outline-offset: -3px; font-weight: 400; font-variant-numeric: tabular-nums; text-align: start; }
.endgame li button:hover { background: var(--tint); }
.endgame i { border-radius: 0.375rem; background: var(--soft); color: var(--paper); font: 600 var(--small)/1.5rem var(--sans); text-align: center; }
.endgame .win i { background: var(--accent); }
.endgame .loss i { background: var(--warn); }
.endgame .late i { background: none; box-shadow: inset 0 0 0 2px; color: var(--accent); }
.endgame .late.loss i { color: var(--warn); }
`;

/** Whether the visitor has told the browser to load no more than it must. */
function isSparing() {
  const { connection } = /** @type {{ connection?: { saveData?: boolean } }} */ (navigator);
  return connection?.saveData ?? false;
}

/** @param {string} name @returns {Promise<Uint8Array>} a file of tables */
async function fetchTables(name) {
  const answer = location.protocol === 'file:' ? null : await fetch(beside(`tables/${name}`));
  if (!answer?.ok) throw new Error(`There is no file ${name}.`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** @returns {Uint8Array | null} the tables that stand in the page where it is one file */
function heldTables() {
  const text = document.getElementById('tables-src')?.textContent;
  return text ? Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)) : null;
}

/**
 * Fetches the tables. Throws an error if there are none, or if they are damaged.
 * @param {Tools} tools @param {() => void} changed is told when larger ones have arrived, too
 */
export async function open({ core, thinker, t }, changed) {
  const held = heldTables();
  const tables = held ?? await fetchTables('mill.mtb');
  const match = core.match({ game: 'mill' });
  match.tables(tables);
  thinker.know(tables);
  const panel = new EndgamePanel(match, core.numbers().mill.quiet, t);
  if (LARGE_TABLES && !held && !isSparing()) {
    fetchTables('mill10.mtb').then((large) => panel.extend(large, thinker)).then(changed, () => {});
  }
  return panel;
}

/** What the tables say of the position in an analysis, above the engine's lines. */
export class EndgamePanel {
  /** @param {Match} match with the tables @param {number} quietMost so many quiet plies are a draw @param {Words} t */
  constructor(match, quietMost, t) {
    this.match = match;
    this.quietMost = quietMost;
    this.t = t;
    /** @type {Analysis | null} */
    this.session = null;
    /** @type {{ view: View | null, endgame: Endgame | null }} what is known of the position in view */
    this.known = { view: null, endgame: null };
    /** The next move of a position that is played out, as a timer; 0: none is. */
    this.timer = 0;
    /** Whether the engine has still to hear of the tables. */
    this.fresh = true;
    this.sentence = make('p');
    this.limit = make('p', { className: 'note' });
    this.button = make('button', { onclick: () => (this.timer ? this.stop() : this.step()) });
    this.list = make('ol');
    this.legend = make('p', { className: 'note' });
    this.section = make('section', { className: 'endgame', hidden: true }, this.sentence, this.limit,
      make('p', { className: 'buttons' }, this.button), this.list, this.legend);
    byId('lines').before(this.section);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }

  /** There are more tables now. @param {Uint8Array} tables @param {Tools['thinker']} thinker */
  extend(tables, thinker) {
    this.match.tables(tables);
    thinker.know(tables);
    this.known = { view: null, endgame: null };
    this.fresh = true;
  }

  /** @param {Analysis} session @returns {Endgame | null} null where the tables do not know */
  read({ open: isOpen, state: { game, rules, view } }) {
    if (game !== 'mill' || !isOpen) return null;
    if (this.known.view !== view) {
      this.match.start({ game, rules, position: view.position });
      const endgame = this.match.endgame();
      this.known = { view, endgame: endgame.value.result === 'unknown' ? null : endgame };
    }
    return this.known.endgame;
  }

  /** @param {Analysis | null} session */
  show(session) {
    this.session = session;
    const endgame = session && this.read(session);
    show(this.section, endgame !== null);
    if (!session || !endgame) return;
    const { t, quietMost } = this;
    const { moves, moves: [{ value }] } = endgame; // what the first move leads to, which is what is played out
    const { side, quiet } = session.view;
    put(this.sentence, t('endgame.known', { text: this.text(value, side) }));
    put(this.limit, t('endgame.limit', { left: quietMost - quiet }));
    show(this.limit, moves.some(({ late }) => late));
    show(this.button, value.result !== 'draw');
    this.showButton();
    put(this.legend, t('endgame.legend'));
    refill(this.list, JSON.stringify([t('endgame.legend'), side, moves]), () => (
      moves.map((move) => make('li', {}, this.row(move, side)))));
    if (!this.fresh) return;
    this.fresh = false;
    session.go();
  }

  showButton() { put(this.button, this.t(this.timer ? 'endgame.stop' : 'endgame.play')); }

  /** @param {EndgameValue} value for a side @param {Side} side */
  text({ result, plies }, side) {
    if (result === 'draw') return this.t('endgame.draw');
    return this.t('endgame.win', { side: result === 'win' ? side : opposite(side), plies });
  }

  /** A legal move: what it is worth to the side that makes it. @param {EndgameMove} endgameMove @param {Side} side */
  row({ move, value, late }, side) {
    const mark = late ? '?' : '';
    const text = `${move}: ${this.text(value, side)}${mark}`;
    const onclick = () => {
      this.play(move);
      this.keepFocus(this.list.querySelector('button'));
    };
    return make('button', { className: late ? `late ${value.result}` : value.result, 'aria-label': text, 'title': text, onclick },
      make('i', {}, this.t(`endgame.${value.result}.letter`)), make('span', {}, move), `${value.plies || ''}${mark}`);
  }

  /** @param {string} move */
  play(move) { this.session?.play(move, true); }

  /** A lost focus goes to an element or, where that cannot be seen, to the status. @param {HTMLElement | null} next */
  keepFocus(next) {
    if (document.activeElement !== document.body) return;
    next?.focus();
    if (document.activeElement === document.body) byId('status').focus();
  }

  /** Plays the best move of whoever is to move, and goes on until the end, or until something else has been done. */
  step() {
    const { session, known } = this;
    if (!session || !known.endgame) return;
    this.play(known.endgame.moves[0].move);
    const { view } = session;
    this.timer = session.open ? setTimeout(() => {
      if (this.session === session && session.view === view) this.step();
      else this.stop();
    }, PACE) : 0;
    this.showButton();
    this.keepFocus(this.button);
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.showButton();
  }
}
