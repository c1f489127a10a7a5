// @ts-check
/* The words of the teaching page in the language that is spoken, as texts and as elements with code in them. */

import { pickLanguage } from '../words.js';
import english from './words/en.js';
import lithuanian from './words/lt.js';
import russian from './words/ru.js';

/** @type {Record<import('../words.js').Language, Record<string, string>>} */
const all = { en: english, ru: russian, lt: lithuanian };

let words = english;

/** The language that the address asks for with ?lang=, else the browser's. */
export function wantedLanguage() {
  const wanted = new URLSearchParams(location.search).get('lang');
  return pickLanguage(wanted ? [wanted, ...navigator.languages] : navigator.languages);
}

/** Speaks a language from now on. @param {import('../words.js').Language} language */
export function speak(language) {
  words = all[language];
  document.documentElement.lang = language;
}

/** @param {string} key */
export const say = (key) => words[key] ?? key;

/** @param {string} key @returns {boolean} whether there are words for it */
export const has = (key) => key in words;

/** The texts of a game's comments by ply. @param {string} id of the example @returns {[ply: number, text: string][]} */
export function commentsOf(id) {
  return Object.keys(words).flatMap((key) => {
    const ply = key.startsWith(`${id}.`) ? Number(key.slice(id.length + 1)) : NaN;
    return Number.isNaN(ply) ? [] : [/** @type {[number, string]} */ ([ply, words[key]])];
  });
}

/**
 * Puts a text into an element; what stands between backticks becomes code.
 * @param {Element} element @param {string} text
 */
export function fill(element, text) {
  element.replaceChildren(...text.split('`').map((part, index) => {
    if (index % 2 === 0) return part;
    const code = document.createElement('code');
    code.textContent = part;
    return code;
  }));
}
