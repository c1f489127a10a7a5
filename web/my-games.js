// @ts-check
/* The dialogs of the games that the visitor has kept by name. One that cannot be read is told and set aside. */

import { ask, closeDialog, open } from './dialogs.js';
import { make } from './dom.js';
import { t } from './language.js';
import { readSavedGame } from './saved-game.js';
import { PREFIX, dateText, keepGame, usualName } from './saves.js';
import { keysOf, read, remove, setAside, write } from './store.js';

/** @typedef {import('./saves.js').Save} Save */

/** Asks for a name. @param {string} title @param {string} proposed @param {(name: string) => void} named */
function askName(title, proposed, named) {
  const field = make('input', {
    value: proposed, maxLength: 60, autocomplete: 'off',
    onkeydown: (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      closeDialog(true);
    },
  });
  ask(title, [make('label', { className: 'line options' }, make('span', {}, t('save.name')), field)], [t('cancel'), t('save.yes')],
    () => named(field.value.trim() || proposed));
  field.select();
}

/** Asks for a name to keep a game by. @param {SavedGame} game @param {(name: string | null) => void} tell */
export function saveGame(game, tell) {
  askName(t('save.yes'), usualName(game), (name) => tell(keepGame(game, name)));
}

/** @param {Core} core @returns {{ saves: [string, Save][], damaged: boolean }} by their keys, the latest first */
function readSaves(core) {
  /** @type {[string, Save][]} */
  const saves = [];
  let damaged = false;
  for (const key of keysOf(PREFIX)) {
    const found = read(key);
    try {
      const { name, saved, game } = found;
      saves.push([key, { name: String(name), saved: Number(saved) || 0, game: readSavedGame(core, game.game, game) }]);
    } catch {
      damaged = true;
      setAside(found);
      remove(key);
    }
  }
  return { saves: saves.sort(([, one], [, other]) => other.saved - one.saved), damaged };
}

/** @param {Core} core @param {(game: SavedGame) => void} play */
export function openGames(core, play) {
  open('dialog-games', []);
  const box = /** @type {HTMLElement} */ (document.querySelector('#dialog-games .body'));
  const note = (/** @type {string} */ key) => make('p', { className: 'note' }, t(key));
  fill();

  function fill() {
    const { saves, damaged } = readSaves(core);
    box.replaceChildren(...damaged ? [note('trouble.damaged')] : [], note(saves.length ? 'games.note' : 'games.none'),
      make('ul', { className: 'games' }, ...saves.map(([key, save]) => row(key, save))));
  }

  function again() {
    fill();
    box.querySelector('button')?.focus();
  }

  /** @param {string} key @param {Save} save */
  function row(key, save) {
    const { name, saved, game } = save;
    const about = [t(`game.${game.game}`), dateText(saved, { dateStyle: 'medium', timeStyle: 'short' }),
      t('moves.number', { number: 1 + Math.floor(game.ply / 2) })].join(' · ');
    const button = (/** @type {string} */ text, /** @type {() => void} */ onclick) => (
      make('button', { type: 'button', 'aria-label': `${text}: ${name}`, onclick }, text));
    return make('li', {},
      make('button', { type: 'button', onclick: () => { closeDialog(); play(game); } }, name, make('small', {}, about)),
      button(t('rename'), () => askName(t('rename'), name, (other) => {
        write(key, { ...save, name: other });
        again();
      })),
      button(t('delete'), () => ask(t('delete'), [t('delete.ask', { name })], [t('cancel'), t('delete')], () => {
        remove(key);
        again();
      })));
  }
}
