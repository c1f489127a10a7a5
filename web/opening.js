// @ts-check
/* The dialog that opens a game from its text, which is typed, pasted or in a file. */

import { open } from './dialogs.js';
import { make } from './dom.js';
import { t } from './language.js';
import { faultOf, findGame, textOf } from './open.js';

/** @param {Core} core @param {(game: import('./open.js').Found) => void} play */
export function openOpening(core, play) {
  const fault = make('p', { role: 'alert', className: 'fault' });
  const field = make('textarea', { rows: 8, spellcheck: false });
  const read = (/** @type {string} */ text) => {
    try {
      play(findGame(core, text));
    } catch (error) {
      const place = /** @type {any} */ (error).notice?.place ?? -1;
      field.value = text;
      field.focus();
      if (place >= 0) field.setSelectionRange(place, place + 1);
      fault.textContent = faultOf(error);
    }
  };
  const file = make('input', { type: 'file', accept: '.txt,.pgn,text/plain' });
  file.onchange = async () => read(await textOf(file.files[0]));
  open('dialog-open', [
    make('label', { className: 'part' }, t('open.text'), field), fault,
    make('p', { className: 'buttons' },
      make('button', { className: 'primary', onclick: () => read(field.value) }, t('open.do')),
      make('button', { onclick: () => file.click() }, t('open.file'))),
  ]);
}
