// @ts-check
/* How a new value of an attribute is taken over: read, and held against the game that it is about. */

import { ATTRIBUTES, OPTIONS, usualValues } from './attributes.js';
import { readMarks } from './marks.js';
import { builtOn, namesOf, setupOf, tellsMatch } from './setup.js';
import { readSolution } from './solution.js';

/** @typedef {import('./attributes.js').Values} Values */

const usual = usualValues();

/**
 * Comments by ply, from `0: text | 3: text`.
 * @param {string} text @returns {Record<string, string>}
 */
export function readComments(text) {
  return Object.fromEntries(text.split('|').filter((item) => item.trim()).map((item) => {
    const found = /^\s*(\d+)\s*:\s*([^]*?)\s*$/.exec(item);
    if (!found) throw new Error(`"${item.trim()}" does not begin with a ply and a colon.`);
    return [found[1], found[2]];
  }));
}

/** @param {Core} core @param {string} name of a rule option @param {string} value */
function checkOption(core, name, value) {
  const options = [...core.options('tower'), ...core.options('mill')];
  const { values = [] } = options.find((option) => option.name === name) ?? {};
  if (value && !values.includes(value)) throw new Error(`It may be ${values.join(', ')}.`);
}

/**
 * The values with another one among them. Throws an Error that says what is wrong.
 * @param {Core} core @param {Values} values @param {string} name of the attribute
 * @param {any} value null: as usual
 * @returns {Values}
 */
export function withValue(core, values, name, value) {
  const { property, read } = ATTRIBUTES[name];
  const next = value === null || value === undefined ? usual[property] : read(value);
  if (name === 'game' && next === values.game) return values;
  const result = { ...values, [property]: next, ...builtOn(property, usual) };
  if (property in OPTIONS) checkOption(core, name, next);
  if (tellsMatch(property)) setupOf(core, result);
  const asked = name === 'solution' || result.mode === 'puzzle';
  if (asked && result.solution) readSolution(core, questionOf(core, result), result.solution);
  if (name === 'marks') readMarks(next, namesOf(core, result.game));
  if (name === 'comments') readComments(next);
  return result;
}

/** The position of a puzzle: the match up to its ply. @param {Core} core @param {Values} values */
export function questionOf(core, values) {
  const setup = setupOf(core, values);
  return { ...setup, moves: setup.moves.slice(0, setup.ply) };
}
