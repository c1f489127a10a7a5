// @ts-check
/* What the dialog lets one choose, and what it knows of a board's attributes. */

/** Attributes with few values: the usual one, and all. @type {{ name: string, usual: string, values: string[] }[]} */
export const CHOICES = [
  { name: 'mode', usual: 'play', values: ['play', 'analyse', 'replay', 'puzzle', 'view'] },
  { name: 'side', usual: 'white', values: ['white', 'black', 'both', 'none'] },
  { name: 'level', usual: '3', values: Array.from({ length: 10 }, (_, index) => String(index + 1)) },
  { name: 'lang', usual: '', values: ['', 'en', 'ru', 'lt'] },
  { name: 'theme', usual: 'auto', values: ['auto', 'light', 'dark', 'contrast', 'contrast-dark'] },
  { name: 'controls', usual: 'auto', values: ['auto', 'bottom', 'none'] },
  { name: 'moves-list', usual: 'none', values: ['none', 'beside', 'below'] },
];

/** The values of attributes that have few. @type {Record<string, string[]>} */
export const VALUES = {
  game: ['tower', 'mill'], orientation: ['white', 'black'],
  ...Object.fromEntries(CHOICES.map(({ name, values }) => [name, values])),
};

/** The attributes that are texts of a puzzle. */
export const TEXTS = ['task', 'solution', 'tip'];

/** When a board uses attributes. @type {Record<string, (values: Record<string, string>) => boolean>} */
const USE = {
  side: ({ mode }) => mode === 'play',
  level: ({ mode, side }) => mode === 'play' && side !== 'both',
  ...Object.fromEntries(TEXTS.map((name) => [name, ({ mode }) => mode === 'puzzle'])),
};

/** Whether a board uses an attribute. @param {string} name @param {Record<string, string>} values all of its own */
export const isUsed = (name, values) => USE[name]?.(values) ?? true;

/** Sizes in CSS pixels; no width: as wide as the place. The height is that of a frame. */
export const SIZES = [['320', '440'], ['480', '600'], ['640', '760'], ['', '600']];
