// @ts-check
/* A position as plain items that can be moved about, and their text. Which positions there are, the core says; all that
 * is known here is how a text lists its items. */

/**
 * @typedef {object} Items
 * @property {boolean} stacks  whether men are put on top of others (Tower), or in their place (Mill)
 * @property {Record<string, string>} men  by field: from top to bottom, as `wbb`
 * @property {Side} side
 * @property {number} quiet
 * @property {number} turn
 * @property {Record<Side, number>} hand
 * @property {Record<Side, string[]>} used
 */

/** @type {Side[]} */
export const SIDES = ['white', 'black'];

/** @param {View} view @returns {Items} */
export function itemsOf({ side, quiet, turn, board: { units, white, black } }) {
  const of = (/** @type {string[]} */ points, /** @type {string} */ man) => points.map((point) => [point, man]);
  const standing = units ? units.map(({ field, men }) => [field, men])
    : [...of(white.points, 'w'), ...of(black.points, 'b')];
  return {
    stacks: Boolean(units), men: Object.fromEntries(standing), side, quiet, turn,
    hand: { white: white.hand, black: black.hand }, used: { white: white.used, black: black.used },
  };
}

/** @param {Items} items @param {boolean} hard whether the text has used lines @returns {string} */
export function textOf({ stacks, men, side, quiet, turn, hand, used }, hard) {
  const list = (/** @type {string[]} */ names) => names.join() || '-';
  const standing = stacks ? [list(Object.entries(men).map((unit) => unit.join(':')))] : SIDES.flatMap((owner) => (
    [list(Object.keys(men).filter((name) => men[name] === owner[0])), hand[owner]]));
  return [side[0], ...standing, quiet, turn, ...(hard ? SIDES.map((owner) => list(used[owner])) : [])].join(' ');
}

/** Puts men on a field. @param {Items} items @param {string} name @param {string} unit */
function put({ stacks, men }, name, unit) {
  men[name] = unit + (stacks ? men[name] ?? '' : '');
}

/**
 * Puts a man on a field, out of the hand while there are any in it.
 * @param {Items} items @param {string} name @param {Side} side
 */
export function place(items, name, side) {
  if (items.men[name] !== side[0] && items.hand[side] > 0) items.hand[side] -= 1;
  put(items, name, side[0]);
}

/** Takes the top man off. @param {Items} items @param {string} name */
export function erase({ men }, name) {
  men[name] = (men[name] ?? '').slice(1);
  if (!men[name]) delete men[name];
}

/** Moves all that stands on a field. @param {Items} items @param {string} from @param {string} to */
export function carry(items, from, to) {
  const unit = items.men[from];
  delete items.men[from];
  put(items, to, unit);
}

/** Marks a line as used up, or no more. @param {Items} items @param {Side} side @param {string} line */
export function toggleLine({ used }, side, line) {
  const others = used[side].filter((other) => other !== line);
  used[side] = others.length < used[side].length ? others : [...others, line];
}

/** Takes everything away. @param {Items} items */
export function clear(items) {
  Object.assign(items, { men: {}, quiet: 0, turn: 1, hand: { white: 0, black: 0 }, used: { white: [], black: [] } });
}
