// @ts-check
/* What the visitor prefers, kept from visit to visit. */

import { read, write } from './store.js';
import { themes } from './themes.js';

/** @typedef {import('./dialogs.js').Settings} Settings */

const darkDevice = matchMedia('(prefers-color-scheme: dark)');
const calmDevice = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the page is being printed, for which light and pattern do better than colour. */
let printing = false;

/** @type {Settings} */
const DEFAULTS = {
  language: null, theme: 'system', board: matchMedia('(prefers-contrast: more)').matches ? 'contrast' : 'wood',
  coordinates: true, animation: true, turnBoard: false, nearMills: true, sound: false,
};

/** @returns {Settings} the settings kept, where each is of the kind that it should be */
export function readSettings() {
  const kept = read('settings') ?? {};
  const valid = Object.entries(DEFAULTS).filter(([name, value]) => typeof kept[name] === typeof (value ?? ''));
  return { ...DEFAULTS, ...Object.fromEntries(valid.map(([name]) => [name, kept[name]])) };
}

/** @param {Settings} settings */
export const writeSettings = (settings) => write('settings', settings);

/** @param {Settings} settings @returns {'light' | 'dark'} */
export function themeOf({ theme }) {
  if (printing) return 'light';
  if (theme === 'light' || theme === 'dark') return theme;
  return darkDevice.matches ? 'dark' : 'light';
}

/** @param {Settings} settings @returns {import('./themes.js').Palette} what the boards are painted with */
export const paletteOf = (settings) => (
  (themes[printing ? 'contrast' : settings.board] ?? themes.wood)[themeOf(settings)]);

/** @param {Settings} settings */
export const animated = ({ animation }) => animation && !calmDevice.matches;

/** @param {() => void} changed called when the device changes its mind, or puts the page on paper */
export function listenToDevice(changed) {
  for (const event of ['beforeprint', 'afterprint']) {
    addEventListener(event, () => {
      printing = event === 'beforeprint';
      changed();
    });
  }
  darkDevice.addEventListener('change', changed);
  calmDevice.addEventListener('change', changed);
}
