// @ts-check
/* The language that the page speaks at the moment. */

import { pickLanguage, say, sayNotice, sayRules } from './words.js';

/** @type {import('./words.js').Language} */
let language = 'en';

/** @param {string | null | undefined} wanted a code of words.js, or nothing for the browser's own language */
export function speak(wanted) {
  language = pickLanguage(wanted ? [wanted] : navigator.languages);
  document.documentElement.lang = language;
  document.title = t('title');
  for (const element of document.querySelectorAll('[data-say]')) {
    element.textContent = t(/** @type {HTMLElement} */ (element).dataset.say ?? '');
  }
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-label]'))) {
    label(element, t(element.dataset.label ?? ''));
  }
}

/**
 * @param {HTMLElement} element
 * @param {string} text its name for those who do not see it, and its hint for those who point
 */
export function label(element, text) {
  element.setAttribute('aria-label', text);
  element.title = text;
}

export const spoken = () => language;

/** A message of the page. @param {string} key @param {Record<string, string | number>} [args] */
export const t = (key, args) => say(language, key, args);

/** A notice as a whole sentence. @param {Notice} notice */
export const sentence = (notice) => `${sayNotice(language, notice)}.`;

/** @param {GameName} game @param {Record<string, number>} numbers */
export const shortRules = (game, numbers) => sayRules(language, game, numbers);
