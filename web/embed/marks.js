// @ts-check
/* Marks for teaching: read from text, and painted on the board under and above the men.
 *
 *   arrow 12-19 red; circle 1-5,7; label 31 A; field d2,d6 blue
 *
 * Each is a light stroke in a dark casing, filled with its colour, and differs from the others in shape; the four
 * colours differ in lightness, too, and keep apart for those who see few hues. */

import { ORIGIN, at, cased, fill, oval, paintArrow, polygon, stroke, write } from '../board-paint.js';
import { readFields } from './fields.js';

/** @type {Record<string, string>} */
const COLOURS = { green: '#00a878', red: '#d5400f', blue: '#1c6fd1', yellow: '#ffd83d' };

/** @typedef {import('../board-paint.js').Brush} Brush */
/** @typedef {{ kind: string, fields: string[], colour: string, text: string }} Mark  an arrow has two fields */

/** @param {string} item @param {string[]} names of all fields @returns {Mark} */
function readMark(item, names) {
  const [kind, where = '', ...rest] = item.split(/\s+/);
  if (!['arrow', 'circle', 'label', 'field'].includes(kind)) throw new Error(`There is no mark "${kind}".`);
  const last = rest[rest.length - 1];
  const colour = rest.length > (kind === 'label' ? 1 : 0) && Object.hasOwn(COLOURS, last) ? last : 'green';
  const text = (colour === last ? rest.slice(0, -1) : rest).join(' ');
  if (kind !== 'label' && text) throw new Error(`There is no colour "${text}".`);
  if (kind === 'label' && !text) throw new Error(`The label of "${where}" has no text.`);
  const fields = kind === 'arrow' ? where.split('-').flatMap((end) => readFields(end, names)) : readFields(where, names);
  if (kind === 'arrow' && (fields.length !== 2 || fields[0] === fields[1])) throw new Error(`"${where}" is no arrow.`);
  return { kind, fields, colour, text };
}

/**
 * @param {string} text marks, separated by semicolons or lines @param {string[]} names of all fields
 * @returns {Mark[]} throws an Error that names the fault
 */
export function readMarks(text, names) {
  return text.split(/[;\n]/).map((item) => item.trim()).filter(Boolean).map((item) => readMark(item, names));
}

/** The corners of a Tower field. @param {{ x: number, y: number, radius: number }} place */
const hexagon = ({ x, y, radius }) => [0, 1, 2, 3, 4, 5].map((corner) => {
  const angle = (corner + 0.5) * (Math.PI / 3);
  return { x: x + 1.07 * radius * Math.cos(angle), y: y + 1.07 * radius * Math.sin(angle) };
});

/**
 * @param {Brush} brush @param {ReturnType<PlaceOf>} place @param {Mark} mark
 * @param {boolean} tower
 */
function paintField(brush, place, { colour }, tower) {
  const { radius } = place;
  const path = tower ? polygon(hexagon(place), 0.08 * radius) : oval(place, 1.3 * radius);
  at(brush, ORIGIN, () => fill(brush, path, COLOURS[colour]), 0.55);
  cased(brush, path, Math.max(1, 0.09 * radius), brush.theme.marks.light);
}

/**
 * @param {Brush} brush @param {ReturnType<PlaceOf>} place @param {Mark} mark @param {boolean} tower
 */
function paintCircle(brush, place, { colour }, tower) {
  const path = oval(place, (tower ? 0.92 : 1.2) * place.radius);
  const width = Math.max(2, 0.13 * place.radius);
  cased(brush, path, 1.7 * width, brush.theme.marks.light);
  stroke(brush, path, width, COLOURS[colour]);
}

/**
 * A short text on a light plate with an edge of its colour.
 * @param {Brush} brush @param {ReturnType<PlaceOf>} place @param {Mark} mark
 */
function paintText(brush, place, { colour, text }) {
  const { context, theme: { font, marks } } = brush;
  const size = Math.max(10, 0.62 * place.radius);
  context.font = `700 ${size}px ${font}`;
  const half = Math.max(0.72 * size, context.measureText(text).width / 2 + 0.35 * size);
  const [top, bottom] = [place.y - 0.72 * size, place.y + 0.72 * size];
  const path = polygon([
    { x: place.x - half, y: top }, { x: place.x + half, y: top }, { x: place.x + half, y: bottom },
    { x: place.x - half, y: bottom },
  ], 0.72 * size);
  cased(brush, path, Math.max(2, 0.16 * size), COLOURS[colour]);
  fill(brush, path, marks.light);
  write(brush, text, place, size, marks.dark);
}

/** @param {Mark[]} marks @param {string} kind @param {(mark: Mark) => void} paint */
const each = (marks, kind, paint) => marks.filter((mark) => mark.kind === kind).forEach(paint);

/** How marks are painted. @param {Mark[]} marks @param {GameName} game @returns {Marks} */
export function paintedMarks(marks, game) {
  const tower = game === 'tower';
  return {
    under(brush, place) {
      each(marks, 'field', (mark) => mark.fields.forEach((name) => paintField(brush, place(name), mark, tower)));
    },
    over(brush, place) {
      each(marks, 'circle', (mark) => mark.fields.forEach((name) => paintCircle(brush, place(name), mark, tower)));
      each(marks, 'arrow', ({ fields: [from, to], colour }) => (
        paintArrow(brush, place(from), place(to), (tower ? 0.3 : 0.42) * place(to).radius, COLOURS[colour])));
      each(marks, 'label', (mark) => mark.fields.forEach((name) => paintText(brush, place(name), mark)));
    },
  };
}
