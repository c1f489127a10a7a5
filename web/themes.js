// @ts-check
/**
 * The palettes of the boards. A theme is a pair of palettes, for a light and for a dark page: one of wood, and one of
 * high contrast, in which pattern and lightness tell fields and men apart, so that no hue has to be seen.
 *
 * Marks are light strokes in a dark casing (`marks.light`, `marks.dark`), so that they stand out on every field and in
 * greyscale, and differ in shape; their hues only help. Gold is what was, teal what can be, blue the keyboard.
 *
 * @typedef {Object} ManColours
 * @property {string[]} face  from the lit to the shaded side
 * @property {string[]} side  the edge: left, middle, right
 * @property {string} rim  outlines, and the seams between the men of a column
 * @property {string} ring  turned grooves
 * @property {string} gleam  the upper edge
 * @property {string} ink  digits on the face
 * @property {string} [notches]  around the face, like those of a gaming chip
 *
 * @typedef {{ face: string, edge: string, ink: string, hatch?: string }} FieldColours  hatch: slanting stripes
 *
 * @typedef {Object} Palette
 * @property {string} font
 * @property {string} shadow  as #rrggbb
 * @property {{ white: ManColours, black: ManColours }} men
 * @property {{ frame: string[], edge: string, gap: string, light: string[], white: FieldColours, black: FieldColours,
 *   red: FieldColours }} tower  light: a veil over the fields, from the lit to the shaded corner
 * @property {{ surface: string[], edge: string, grain: string, line: string, gleam: string, ink: string }} mill
 * @property {{ light: string, dark: string, quiet: string, stack: string, captured: string, destroyed: string,
 *   selected: string, movable: string, last: string, focus: string, hint: string, glow: string }} marks
 */

/** @type {Palette} */
const light = {
  font: 'system-ui, sans-serif',
  shadow: '#1a100a',
  men: {
    white: {
      face: ['#fffdf5', '#e6dcc6'], side: ['#f6eedd', '#dccfb5', '#a29274'],
      rim: '#665943', ring: '#c3b597', gleam: '#fffefa', ink: '#3a3128',
    },
    black: {
      face: ['#4b4c52', '#1d1e21'], side: ['#54555b', '#2a2b2e', '#0c0d0e'],
      rim: '#9b9da4', ring: '#5a5c62', gleam: '#62646b', ink: '#f4f1ea',
    },
  },
  tower: {
    frame: ['#8a6a4c', '#6c4f37'], edge: '#4b3625', gap: '#3f2e21', light: ['#ffffff1c', '#ffffff00', '#00000024'],
    white: { face: '#e8dfcc', edge: '#b9ad94', ink: '#5d5343' },
    black: { face: '#393b41', edge: '#1f2023', ink: '#d3d3d6' },
    red: { face: '#ba5842', edge: '#833a2a', ink: '#ffffff' },
  },
  mill: {
    surface: ['#e6cda2', '#d3b381'], edge: '#9d7c4e', grain: '#8a6232',
    line: '#4f3a20', gleam: '#fff3d8', ink: '#5a4426',
  },
  marks: {
    light: '#fffaf0', dark: '#1c1714', quiet: '#1f9d83', stack: '#2f74c9', captured: '#7d49b3', destroyed: '#c22b20',
    selected: '#38cba9', movable: '#8fe6cf', last: '#ffdf7a', focus: '#78b6ff', hint: '#e8921f', glow: '#ffd25a',
  },
};

/** @type {Palette} */
const dark = {
  ...light,
  shadow: '#000000',
  tower: {
    frame: ['#4a3a2d', '#35291f'], edge: '#1f1812', gap: '#17120e', light: light.tower.light,
    white: { face: '#cfc5b1', edge: '#94897a', ink: '#4a4235' },
    black: { face: '#313338', edge: '#191a1c', ink: '#c9c9ce' },
    red: { face: '#ad5340', edge: '#733325', ink: '#fff4ee' },
  },
  mill: {
    surface: ['#72573b', '#5a4329'], edge: '#33261a', grain: '#2a1c0d',
    line: '#dcc39a', gleam: '#1d1409', ink: '#f0dfc0',
  },
};

const WHITE = '#ffffff';
const BLACK = '#000000';

/** @type {Palette} */
const contrast = {
  ...light,
  men: {
    white: {
      face: [WHITE, WHITE], side: [WHITE, WHITE, '#cccccc'],
      rim: BLACK, ring: BLACK, gleam: WHITE, ink: BLACK,
    },
    black: {
      face: [BLACK, BLACK], side: ['#333333', BLACK, BLACK],
      rim: WHITE, ring: BLACK, gleam: BLACK, ink: WHITE, notches: WHITE,
    },
  },
  tower: {
    frame: ['#555555', '#555555'], edge: BLACK, gap: BLACK, light: ['#ffffff00', '#ffffff00'],
    white: { face: '#f2f2f2', edge: '#aaaaaa', ink: BLACK },
    black: { face: '#262626', edge: BLACK, ink: WHITE },
    red: { face: '#d55e00', edge: '#7a3600', ink: BLACK, hatch: '#f4a46a' },
  },
  mill: {
    surface: ['#d9d9d9', '#d9d9d9'], edge: BLACK, grain: '#d9d9d9', line: BLACK, gleam: WHITE, ink: BLACK,
  },
  marks: {
    ...light.marks, light: WHITE, dark: BLACK, quiet: '#005fcc', stack: '#005fcc', captured: '#00517a',
    destroyed: '#a30000', selected: '#4dc3ff', movable: '#4dc3ff', last: '#ffe14d', focus: WHITE, hint: '#ffb000',
    glow: '#ffe14d',
  },
};

/** @type {Palette} */
const darkContrast = {
  ...contrast,
  mill: {
    surface: ['#1f1f1f', '#1f1f1f'], edge: '#666666', grain: '#1f1f1f', line: WHITE, gleam: BLACK, ink: WHITE,
  },
};

/** @typedef {'wood' | 'contrast'} Theme */

/** @type {Record<Theme, { light: Palette, dark: Palette }>} */
export const themes = { wood: { light, dark }, contrast: { light: contrast, dark: darkContrast } };
