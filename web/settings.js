// @ts-check
/* What the visitor prefers, kept from visit to visit. */

import { read, write } from './store.js';

/** @typedef {import('./dialogs.js').Settings} Settings */

/** @type {Settings} */
const DEFAULTS = { language: null, theme: 'system', coordinates: true, animation: true, turnBoard: false };

const darkDevice = matchMedia('(prefers-color-scheme: dark)');
const calmDevice = matchMedia('(prefers-reduced-motion: reduce)');

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
  if (theme === 'light' || theme === 'dark') return theme;
  return darkDevice.matches ? 'dark' : 'light';
}

/** @param {Settings} settings */
export const animated = ({ animation }) => animation && !calmDevice.matches;

/** @param {() => void} changed called when the device changes its mind */
export function listenToDevice(changed) {
  darkDevice.addEventListener('change', changed);
  calmDevice.addEventListener('change', changed);
}
