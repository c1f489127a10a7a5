// @ts-check
/* The words of all languages, since an embed brings everything along; and which of them an embed speaks. */

import english from '../words/en.js';
import lithuanian from '../words/lt.js';
import russian from '../words/ru.js';
import { learn, pickLanguage } from '../words.js';
import ownEnglish from './words/en.js';
import ownLithuanian from './words/lt.js';
import ownRussian from './words/ru.js';

for (const [code, words, own] of /** @type {const} */ ([
  ['en', english, ownEnglish], ['lt', lithuanian, ownLithuanian], ['ru', russian, ownRussian],
])) learn(code, { default: { ...words, ui: { ...words.ui, ...own } } });

/**
 * The language of an element: its own, that of the text around it, that of the browser.
 * @param {HTMLElement} element @param {string} own empty: none
 */
export function languageOf(element, own) {
  const around = /** @type {HTMLElement | null} */ (element.parentElement?.closest('[lang]:not([lang=""])'));
  return pickLanguage([own, around?.lang ?? '', ...navigator.languages].filter(Boolean));
}
