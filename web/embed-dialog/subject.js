// @ts-check
/* What the board on the table has to show in another page, as the attributes of a board. */

/** @typedef {import('../session.js').Session} Session */
/** @typedef {'play' | 'analyse' | 'replay' | 'puzzle' | 'view'} Mode */

/** The longest solution that is proposed, in plies. It ends with a move of the solver. */
const LONGEST = 5;

/** The attributes that say what stands on the board. */
export const PLACE = ['position', 'moves', 'ply'];

/** @param {Players} players @returns {string} the side or sides that persons play */
function sideOf({ white, black }) {
  if (white.computer) return black.computer ? 'none' : 'black';
  return black.computer ? 'white' : 'both';
}

/** @param {Players} players @returns {number} the level of the computer */
const levelOf = ({ white, black }) => (white.computer && !black.computer ? white : black).level;

/** Leaves out what is as usual. @param {Record<string, string>} values @param {Record<string, string>} usual */
export const unusual = (values, usual) => (
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== usual[name])));

export class Subject {
  /** @param {Core} core @param {Session} session @param {boolean} flipped */
  constructor(core, session, flipped) {
    const { game, rules, moves, start } = session.state;
    const { ply, position, side, status } = session.view;
    const match = core.match({ game, rules });
    this.usual = match.state().start;
    match.free();
    const line = /** @type {{ lines?: SearchReport['lines'] }} */ (session).lines?.[0]?.moves ?? moves.slice(ply);
    const length = Math.min(LONGEST, line.length);
    this.side = side;
    /** @type {Mode} what it is good for first of all */
    this.mode = status.result === 'open' ? 'play' : 'replay';
    this.moves = moves;
    this.start = start;
    this.position = position;
    const usualRules = Object.fromEntries(core.options(game).map(({ name, value }) => [name, value]));
    const { players } = session.played;
    /** @type {Record<string, string>} the attributes that do not depend on the mode */
    this.values = {
      game, ...unusual(rules, usualRules), side: sideOf(players), level: String(levelOf(players)),
      orientation: flipped ? 'black' : 'white', solution: line.slice(0, length - (length % 2 ? 0 : 1)).join(' '),
    };
  }

  /** Those attributes of PLACE that are not as usual. @param {string} mode @returns {Record<string, string>} */
  place(mode) {
    const replayed = mode === 'replay';
    const position = replayed ? this.start : this.position;
    return {
      ...position === this.usual ? {} : { position }, ...replayed ? { moves: this.moves.join(' ') } : {},
    };
  }
}
