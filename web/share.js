// @ts-check
/* The dialog to hand a game on: its link, position and record, and pictures of the board. Each text stands there, so
 * that it can be copied by hand where the browser does not let the page do it. */

import { open } from './dialogs.js';
import { make } from './dom.js';
import { tagsOf } from './ending.js';
import { t } from './language.js';
import { addressWith, linkOf, showAddress } from './link.js';
import { pngOf, svgOf } from './picture.js';

/** @typedef {import('./session.js').Session} Session */

/** Today, as 2025-03-09. */
const today = () => new Date().toLocaleDateString('sv');

/** The record of a game up to where it stands. @param {Core} core @param {Session} session */
function recordOf(core, session) {
  const { players, moves, ply, end, ...game } = session.saved();
  const name = (/** @type {Player} */ { computer, level }) => (
    t(computer ? 'player.computerLevel' : 'player.person', { level }));
  const match = core.match({ ...game, moves: moves.slice(0, ply) });
  const record = match.record({
    White: name(players.white), Black: name(players.black), Date: today().replace(/-/g, '.'), ...end && tagsOf(end),
  });
  match.free();
  return record;
}

/** @param {BlobPart} content @param {string} type @param {string} name */
function save(content, type, name) {
  const href = URL.createObjectURL(new Blob([content], { type }));
  make('a', { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60000);
}

/**
 * @param {Core} core @param {Session} session @param {import('./picture.js').Picture} picture the board as it looks
 */
export function openShare(core, session, picture) {
  const told = make('p', { role: 'status', className: 'note' });
  const name = `${session.game}-${today()}`;
  const link = linkOf(core, session.saved());
  const record = recordOf(core, session);
  /** @type {(more: string, content: () => any, type: string, ending: string) => HTMLElement} */
  const saving = (more, content, type, ending) => (
    make('button', { onclick: async () => save(await content(), type, name + ending) }, t('save.yes') + more));
  const part = (/** @type {string} */ key, /** @type {string} */ value, /** @type {HTMLElement[]} */ ...more) => {
    const field = make('textarea', { readOnly: true, value, rows: more.length ? 4 : 1 });
    const copy = make('button', {
      onclick: async () => {
        if (value.endsWith(link)) showAddress(link);
        field.select();
        told.textContent = t(await copied(value) ? 'share.copied' : 'share.selected');
      },
    }, t('share.copy'));
    return make('section', { className: 'part' },
      make('label', { className: 'part' }, t(key), field), make('p', { className: 'buttons' }, copy, ...more));
  };
  open('dialog-share', [
    part('share.link', addressWith(link)),
    part('share.position', session.view.position),
    part('share.record', record, saving('', () => record, 'text/plain', '.txt')),
    make('section', { className: 'part' }, t('share.picture'), make('p', { className: 'buttons' },
      saving(' PNG', () => pngOf(picture), 'image/png', '.png'),
      saving(' SVG', () => svgOf(picture), 'image/svg+xml', '.svg'))),
    told,
  ]);
}

/** Copies what is selected. @param {string} text the same @returns {Promise<boolean>} whether the browser allows it */
export async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return document.execCommand('copy');
  }
}
