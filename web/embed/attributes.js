// @ts-check
/* The attributes of <tower-mill>, with the property of each, its usual value and how its text is read. Attributes are
 * taken over in the order in which they stand here, since the later ones build on the earlier. What a text that fits no
 * board means is told by setup.js. */

import { languages } from '../words.js';

/**
 * @typedef {object} Attribute
 * @property {string} property
 * @property {any} usual  where the attribute is missing
 * @property {(value: any) => any} read  throws an Error that says what may stand there
 */
/** @typedef {Record<string, any>} Values  by property */

/** @param {string[]} values */
const oneOf = (...values) => (/** @type {any} */ value) => {
  if (!values.includes(value)) throw new Error(`It may be ${values.map((each) => each || '(empty)').join(', ')}.`);
  return value;
};

/** @param {any} value */
function readTruth(value) {
  if (value === '' || value === true || value === 'true') return true;
  if (value === false || value === 'false') return false;
  throw new Error('It may be true or false.');
}

/** @param {number} least @param {number} most */
const whole = (least, most) => (/** @type {any} */ value) => {
  const number = Number(value);
  if (value === '' || !Number.isInteger(number) || number < least || number > most) {
    throw new Error(`It may be a whole number from ${least} to ${most}.`);
  }
  return number;
};

/** @param {any} value */
const readText = (value) => String(value).trim();

/** @param {any} value moves as a list or a text */
const readList = (value) => (Array.isArray(value) ? value.map(String) : String(value).split(/[\s,]+/).filter(Boolean));

/** @param {any} value */
const readPly = (value) => (value === 'last' ? value : whole(0, 99999)(value));

/**
 * The property of an attribute, movesList of moves-list. Every element has a method remove() already.
 * @param {string} name
 */
const propertyOf = (name) => (
  name === 'remove' ? 'removal' : name.replace(/-(.)/g, (_, letter) => letter.toUpperCase()));

/** The rule options by property, whose values the core knows. */
export const OPTIONS = { centre: 'centre', stacking: 'stacking', rebuild: 'rebuild', removal: 'remove', protect: 'protect', double: 'double' };

/** The usual value of each attribute, and how another is read. @type {Record<string, [any, (value: any) => any]>} */
const TABLE = {
  game: ['tower', oneOf('tower', 'mill')],
  preset: ['', oneOf('', 'sheet', 'international')],
  ...Object.fromEntries(Object.values(OPTIONS).map((name) => [name, ['', readText]])),
  position: ['', readText],
  without: ['', readText],
  'white-men': [null, whole(0, 99)],
  'black-men': [null, whole(0, 99)],
  moves: [[], readList],
  ply: [null, readPly],
  mode: ['play', oneOf('play', 'analyse', 'replay', 'puzzle', 'view')],
  side: ['white', oneOf('white', 'black', 'both', 'none')],
  level: [3, whole(1, 10)],
  solution: ['', readText],
  marks: ['', readText],
  comments: ['', readText],
  task: ['', readText],
  tip: ['', readText],
  label: ['', readText],
  orientation: ['white', oneOf('white', 'black')],
  controls: ['auto', oneOf('auto', 'none', 'bottom')],
  'moves-list': ['none', oneOf('none', 'beside', 'below')],
  hints: [true, readTruth],
  keyboard: [true, readTruth],
  lang: ['', oneOf('', ...languages.map(({ code }) => code))],
  theme: ['auto', oneOf('auto', 'light', 'dark', 'contrast', 'contrast-dark')],
  coordinates: [false, readTruth],
  animation: [true, readTruth],
};

/** @type {Record<string, Attribute>} */
export const ATTRIBUTES = Object.fromEntries(Object.entries(TABLE).map(([name, [usual, read]]) => (
  [name, { property: propertyOf(name), usual, read }])));

/** The values of an element without attributes. @returns {Values} */
export const usualValues = () => (
  Object.fromEntries(Object.values(ATTRIBUTES).map(({ property, usual }) => [property, usual])));
