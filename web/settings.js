// @ts-check
/* What the visitor prefers, kept from visit to visit. */

import { read, write } from './store.js';
import { themes } from './themes.js';

/** @typedef {import('./dialogs.js').Settings} Settings */

/** What the device prefers. @param {string} what */
const prefers = (what) => matchMedia(`(prefers-${what})`);

const DARK = 'color-scheme: dark';
const CALM = 'reduced-motion: reduce';

/** Whether the page is being printed, for which light and pattern do better than colour. */
let printing = false;

/** @returns {Settings} */
const usualSettings = () => ({
  language: null, theme: 'system', board: prefers('contrast: more').matches ? 'contrast' : 'wood',
  coordinates: true, animation: true, turnBoard: false, nearMills: true, sound: false, offline: true,
});

/** @returns {Settings} the settings kept, where each is of the kind that it should be */
export function readSettings() {
  const kept = read('settings') ?? {};
  const usual = usualSettings();
  const valid = Object.entries(usual).filter(([name, value]) => typeof kept[name] === typeof (value ?? ''));
  return { ...usual, ...Object.fromEntries(valid.map(([name]) => [name, kept[name]])) };
}

/** @param {Settings} settings */
export const writeSettings = (settings) => write('settings', settings);

/** @param {Settings} settings @returns {'light' | 'dark'} */
export function themeOf({ theme }) {
  if (printing) return 'light';
  if (theme === 'light' || theme === 'dark') return theme;
  return prefers(DARK).matches ? 'dark' : 'light';
}

/** @param {Settings} settings @returns {import('./themes.js').Palette} what the boards are painted with */
const paletteOf = (settings) => (
  (themes[printing ? 'contrast' : settings.board] ?? themes.wood)[themeOf(settings)]);

/** How the boards look. @param {Settings} settings */
export function lookOf(settings) {
  const { coordinates, turnBoard, nearMills } = settings;
  const animated = settings.animation && !prefers(CALM).matches;
  return { theme: paletteOf(settings), coordinates, turnBoard, nearMills, animated };
}

/** @param {() => void} changed called when the device changes its mind, or puts the page on paper */
export function listenToDevice(changed) {
  for (const event of ['beforeprint', 'afterprint']) {
    addEventListener(event, () => {
      printing = event === 'beforeprint';
      changed();
    });
  }
  for (const what of [DARK, CALM]) prefers(what).addEventListener('change', changed);
}
