// @ts-check
/* The bar at the board that shows how things stand: White's part of it is White's chance of winning. */

import { put } from './dom.js';
import { chanceOf, scoreText, verdictText } from './evaluation.js';
import { t } from './language.js';

/**
 * @param {HTMLElement} bar
 * @param {import('./evaluation.js').Score | null} score null: not known @param {number} scale
 * @param {boolean} flipped whether White sits at the top
 */
export function showBar(bar, score, scale, flipped) {
  const chance = score ? chanceOf(score, scale) : 0.5;
  const text = score ? scoreText(score) : '';
  bar.style.setProperty('--white', `${100 * chance}%`);
  bar.classList.toggle('flipped', flipped);
  bar.classList.toggle('black', chance < 0.5);
  bar.setAttribute('aria-label', score ? `${t('evaluation')}: ${verdictText(score, scale)}, ${text}` : t('evaluation.none'));
  put(/** @type {Element} */ (bar.lastElementChild), text);
}
