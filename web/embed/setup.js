// @ts-check
/* From the values of an embed to the match that they tell: rules with their preset, handicaps, moves. */

import { itemsOf, textOf } from '../position.js';
import { OPTIONS } from './attributes.js';
import { readFields } from './fields.js';

/** The two known sets of Mill's rules. @type {Record<string, Rules>} */
const PRESETS = {
  sheet: { protect: 'false', double: 'true' },
  international: { protect: 'true', double: 'false' },
};

/** @typedef {import('./attributes.js').Values} Values */

/**
 * The rules that the values tell; options of the other game are passed over.
 * @param {Core} core @param {Values} values
 */
function rulesOf(core, values) {
  const known = core.options(values.game).map(({ name }) => name);
  const own = Object.entries(OPTIONS).filter(([property, name]) => values[property] !== '' && known.includes(name));
  const preset = values.game === 'mill' ? PRESETS[values.preset] : {};
  return { ...preset, ...Object.fromEntries(own.map(([property, name]) => [name, values[property]])) };
}

/**
 * The position that the match begins from, with the men taken off that a handicap tells.
 * @param {Core} core @param {Values} values @param {Rules} rules @returns {string} empty: the usual start
 */
function positionOf(core, { game, position, without, whiteMen, blackMen }, rules) {
  const given = without || whiteMen !== null || blackMen !== null;
  if (!given) return position;
  const match = core.match({ game, rules, position });
  const items = itemsOf(match.state().view);
  match.free();
  for (const name of without ? readFields(without, namesOf(core, game)) : []) {
    if (!items.men[name]) throw new Error(`Nobody stands on field ${name}.`);
    delete items.men[name];
  }
  if (game === 'mill') items.hand = { white: whiteMen ?? items.hand.white, black: blackMen ?? items.hand.black };
  return textOf(items, rules.rebuild === 'hard');
}

/** The names of all fields of a game, in their order. @param {Core} core @param {GameName} game @returns {string[]} */
export function namesOf(core, game) {
  const { fields, points } = core.geometry(game);
  return (fields ?? points ?? []).map(({ name }) => name);
}

/**
 * The match that the values tell. Throws an Error, or a CoreError, if they fit none.
 * @param {Core} core @param {Values} values
 * @returns {Required<MatchSetup> & { ply: number }}
 */
export function setupOf(core, values) {
  const { game, moves, ply, mode } = values;
  const rules = rulesOf(core, values);
  const position = positionOf(core, values, rules);
  const match = core.match({ game, rules, position, moves });
  const { length } = match.state();
  match.free();
  if (ply > length) throw new Error(`There are only ${length} moves.`);
  return { game, rules, position, moves, ply: ply === 'last' ? length : ply ?? (mode === 'replay' ? 0 : length) };
}

/** What another value takes with it, unless it is given anew. @type {Record<string, string[]>} */
const BUILT_ON = {
  game: ['position', 'without', 'whiteMen', 'blackMen', 'moves', 'ply', 'solution', 'marks', 'comments'],
  position: ['without', 'whiteMen', 'blackMen', 'moves', 'ply', 'solution', 'comments'],
  without: ['moves', 'ply', 'solution'],
  whiteMen: ['moves', 'ply', 'solution'],
  blackMen: ['moves', 'ply', 'solution'],
  moves: ['ply', 'solution', 'comments'],
};

/** The values that what is built on one falls back to. @param {string} property @param {Values} usual */
export const builtOn = (property, usual) => (
  Object.fromEntries((BUILT_ON[property] ?? []).map((name) => [name, usual[name]])));

/** Whether a match has to begin anew when the value changes. @param {string} property */
export const tellsMatch = (property) => ['preset', 'ply', ...Object.keys({ ...OPTIONS, ...BUILT_ON })].includes(property);
