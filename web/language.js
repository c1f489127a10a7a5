// @ts-check
/* The language that the page speaks at the moment. */

import { load } from './files.js';
import { knows, learn, pickLanguage, say, sayNotice, sayRules } from './words.js';

/** @type {import('./words.js').Language} */
let language = 'en';

/**
 * Speaks a language from now on, once its words are here: they lie in a script of their own, unless the page is one
 * file.
 * @param {string | null | undefined} wanted a code of words.js, or nothing for the browser's own language
 */
export async function speak(wanted) {
  const next = pickLanguage(wanted ? [wanted] : navigator.languages);
  if (!knows(next)) {
    if (!globalThis.towermillWords?.[next]) await load(`words-${next}.js`);
    learn(next, towermillWords[next]);
  }
  language = next;
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

/**
 * Does something in another language, whose words are known.
 * @template T @param {import('./words.js').Language} code @param {() => T} act what is said must be said before it ends
 * @returns {T}
 */
export function inLanguage(code, act) {
  const before = language;
  language = code;
  try {
    return act();
  } finally {
    language = before;
  }
}

/** A message of the page. @param {string} key @param {Record<string, string | number>} [args] */
export const t = (key, args) => say(language, key, args);

/** A notice as a whole sentence. @param {Notice} notice */
export const sentence = (notice) => `${sayNotice(language, notice)}.`;

/** @param {GameName} game @param {Record<string, number>} numbers */
export const shortRules = (game, numbers) => sayRules(language, game, numbers);
