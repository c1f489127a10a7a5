// @ts-check
/* The dialogs: new game, rules, settings, keys. Each is filled when it opens, in the language of that moment. */

import { byId, make } from './dom.js';
import { shortRules, spoken, t } from './language.js';
import { canContinue } from './match-state.js';
import { GAMES } from './saved-game.js';
import { rulesText } from './sentences.js';
import { playerSelect } from './strips.js';
import { languages } from './words.js';

/** The presets of Mill's rules: the options that each of them sets. @type {Record<string, Rules>} */
const PRESETS = { sheet: { protect: 'false', double: 'true' }, international: { protect: 'true', double: 'false' } };

/** The clocks to choose from: minutes for each side, and seconds added for each move. */
const CLOCKS = [5, 10, 15, 30].flatMap((minutes) => [0, 5, 10].map((increment) => ({ minutes, increment })));

let groups = 0;

/**
 * A choice of one among few, all in sight.
 * @param {string} legend @param {string} about one sentence of what it changes, or nothing
 * @param {{ value: string, text: string }[]} values @param {string} value @param {(value: string) => void} changed
 */
export function choice(legend, about, values, value, changed) {
  groups += 1;
  const name = `choice-${groups}`;
  const radios = values.map((item) => make('label', {},
    make('input', {
      type: 'radio', name, value: item.value, checked: item.value === value, onchange: () => changed(item.value),
    }),
    make('span', {}, item.text)));
  return make('fieldset', { className: 'choice' }, make('legend', {}, legend),
    make('div', { className: 'segments' }, ...radios), ...(about ? [make('p', { className: 'note' }, about)] : []));
}

/** @param {GameName} current @param {(game: GameName) => void} changed */
function gameChoice(current, changed) {
  const games = GAMES.map((game) => ({ value: game, text: t(`game.${game}`) }));
  return choice(t('game.choose'), '', games, current, (game) => changed(/** @type {GameName} */ (game)));
}

/** Shows another value of a choice. @param {HTMLElement} element @param {string} value */
export function select(element, value) {
  for (const radio of element.querySelectorAll('input')) radio.checked = radio.value === value;
}

/** A line with a label and a control. @param {string} text @param {HTMLElement} control */
const line = (text, control) => make('label', { className: 'line' }, make('span', {}, text), control);

/** What the button at the foot of a dialog does. @type {WeakMap<Element, (() => void) | undefined>} */
const agreements = new WeakMap();

/**
 * @param {string} id @param {(Node | string)[]} children
 * @param {() => void} [agreed] called once the dialog has been closed by the button at its foot
 */
export function open(id, children, agreed) {
  const dialog = /** @type {HTMLDialogElement} */ (document.getElementById(id));
  /** @type {HTMLElement} */ (dialog.querySelector('.body')).replaceChildren(...children);
  agreements.set(dialog, agreed);
  dialog.showModal();
}

/**
 * Asks something before it is done.
 * @param {string} title @param {(Node | string)[]} children @param {[string, string]} buttons No and Yes
 * @param {() => void} agreed
 */
export function ask(title, children, [no, yes], agreed) {
  byId('title-ask').textContent = title;
  const buttons = document.querySelectorAll('#dialog-ask footer button');
  [no, yes].forEach((text, index) => { buttons[index].textContent = text; });
  open('dialog-ask', children, agreed);
}

/** Closes the dialog on top. @param {boolean} [agreed] whether by the button at its foot */
export function closeDialog(agreed = false) {
  const dialog = [...document.querySelectorAll('dialog')].filter((each) => each.open).pop();
  dialog?.close();
  if (dialog && agreed) agreements.get(dialog)?.();
}

/** A press beside a dialog closes it. */
export function listenToBackdrops() {
  for (const dialog of document.querySelectorAll('dialog')) {
    dialog.addEventListener('click', (event) => { if (event.target === dialog) dialog.close(); });
  }
}

/**
 * @typedef {{ game: GameName, rules: Record<GameName, Rules>, players: Players, clock: typeof CLOCKS[0] | null }} Setup
 *   what the next game is to be
 */

/**
 * @param {Core} core @param {Setup} setup changed in place while the dialog is open
 * @param {SavedGames} games those in progress
 * @param {(setup: Setup) => void} start
 */
export function openNewGame(core, setup, games, start) {
  const options = make('div', { className: 'options' });
  const fill = () => {
    const ends = canContinue(games[setup.game]) ? [make('p', { className: 'in-force' }, t('new.ends'))] : [];
    options.replaceChildren(...ends, ...ruleChoices(core, setup.game, setup.rules[setup.game]));
  };
  const kind = gameChoice(setup.game, (game) => {
    setup.game = game;
    fill();
  });
  const levels = core.levels();
  const players = /** @type {Side[]} */ (['white', 'black']).map((side) => line(t(`side.${side}`), playerSelect(
    setup.players[side], levels, t(`side.${side}`), (player) => {
      setup.players[side] = player;
      showClock();
    })));
  const clock = clockChoice(setup);
  const showClock = () => { clock.hidden = setup.players.white.computer || setup.players.black.computer; };
  const about = t('level.about', { lowest: levels[0].level, highest: levels[levels.length - 1].level });
  fill();
  showClock();
  open('dialog-new', [kind, ...players, make('p', { className: 'note' }, about), clock, options],
    () => start({ ...setup, clock: clock.hidden ? null : setup.clock }));
}

/** The clock, where two people play. @param {Setup} setup */
function clockChoice(setup) {
  const control = make('select', {}, make('option', { value: '' }, t('no')),
    ...CLOCKS.map((times, index) => make('option', { value: index }, t('clock.choice', times))));
  if (setup.clock) control.value = CLOCKS.indexOf(setup.clock);
  control.onchange = () => { setup.clock = CLOCKS[control.value] ?? null; };
  return make('div', {}, line(t('clock'), control), make('p', { className: 'note' }, t('clock.about')));
}

/**
 * The rule options of a game, Mill's with its presets above them.
 * @param {Core} core @param {GameName} game
 * @param {Rules} chosen changed in place
 * @param {() => void} [changed]
 */
export function ruleChoices(core, game, chosen, changed) {
  /** @type {Record<string, HTMLElement>} */
  const choices = {};
  const preset = presetChoice(chosen, (name, value) => {
    select(choices[name], value);
    changed?.();
  });
  for (const { name, values, value } of core.options(game)) {
    choices[name] = choice(t(`option.${name}`), t(`option.${name}.about`),
      values.map((item) => ({ value: item, text: t(`option.${name}.${item}`) })), chosen[name] ?? value, (item) => {
        chosen[name] = item;
        preset.show();
        changed?.();
      });
  }
  return game === 'mill' ? [preset.element, ...Object.values(choices)] : Object.values(choices);
}

/**
 * @param {Rules} chosen changed in place
 * @param {(name: string, value: string) => void} set  shows an option that a preset sets
 */
function presetChoice(chosen, set) {
  const values = Object.keys(PRESETS).map((name) => ({ value: name, text: t(`preset.${name}`) }));
  const element = choice(t('preset'), ' ', values, '', (name) => {
    Object.assign(chosen, PRESETS[name]);
    Object.entries(PRESETS[name]).forEach(([option, value]) => set(option, value));
    show();
  });
  function show() {
    const now = { ...PRESETS.sheet, ...chosen };
    const current = Object.keys(PRESETS).find((name) => (
      Object.entries(PRESETS[name]).every(([option, value]) => now[option] === value)));
    select(element, current ?? '');
    /** @type {Element} */ (element.lastElementChild).textContent = t(`preset.${current ?? 'own'}.about`);
  }
  show();
  return { element, show };
}

/** @param {Core} core @param {GameName} game @param {Rules | null} rules those in force, while a game is played */
export function openRules(core, game, rules) {
  const text = make('div', { className: 'text' });
  const fill = (/** @type {GameName} */ name) => text.replaceChildren(
    ...(rules && name === game ? [make('p', { className: 'in-force' }, make('b', {}, `${t('rules.inForce')}: `),
      rulesText(core.options(game), rules))] : []),
    ...shortRules(name, core.numbers()[name]).flatMap((section) => (
      [make('h3', {}, section.title), make('p', {}, section.text)])));
  fill(game);
  open('dialog-rules', [gameChoice(game, fill), text]);
}

/**
 * @typedef {object} Settings
 * @property {string | null} language  null: the browser's
 * @property {'system' | 'light' | 'dark'} theme
 * @property {import('./themes.js').Theme} board
 * @property {boolean} coordinates
 * @property {boolean} animation
 * @property {boolean} turnBoard  to whoever moves, where two people play
 * @property {boolean} nearMills  lines of Mill about to close are marked
 * @property {boolean} sound
 * @property {boolean} offline  the site is kept for use offline
 */

/** What makes further lines of the settings. @type {(() => Node[])[]} */
export const furtherSettings = [];

/** @param {Settings} settings @param {(change: Partial<Settings>) => Promise<void>} changed resolves when it shows */
export function openSettings(settings, changed) {
  open('dialog-settings', settingLines(settings, changed));
}

/** @param {Settings} settings @param {(change: Partial<Settings>) => Promise<void>} changed */
function settingLines(settings, changed) {
  const names = languages.map(({ code, name }) => make('option', { value: code, lang: code }, name));
  const language = make('select', {}, ...names);
  language.value = spoken();
  language.onchange = async () => {
    await changed({ language: language.value });
    const lines = settingLines(settings, changed);
    language.closest('.body').replaceChildren(...lines);
    lines[0].querySelector('select')?.focus();
  };
  const themes = /** @type {const} */ (['system', 'light', 'dark']);
  const boards = /** @type {const} */ (['wood', 'contrast']);
  const toggle = (/** @type {'coordinates' | 'animation' | 'turnBoard' | 'nearMills' | 'sound'} */ name) => {
    const box = make('input', { type: 'checkbox', role: 'switch', checked: settings[name] });
    box.onchange = () => changed({ [name]: box.checked });
    return line(t(name), box);
  };
  return [
    line(t('language'), language),
    choice(t('theme'), '', themes.map((name) => ({ value: name, text: t(`theme.${name}`) })), settings.theme,
      (theme) => changed({ theme: /** @type {Settings['theme']} */ (theme) })),
    choice(t('theme.board'), t('theme.board.about'),
      boards.map((name) => ({ value: name, text: t(`theme.board.${name}`) })), settings.board,
      (board) => changed({ board: /** @type {Settings['board']} */ (board) })),
    toggle('coordinates'), toggle('nearMills'), toggle('animation'), toggle('sound'), toggle('turnBoard'),
    ...furtherSettings.flatMap((lines) => lines()),
    make('button', { type: 'button', dataset: { act: 'shortcuts' } }, t('shortcuts')),
  ];
}

/** The keys, each line with what it does. */
const KEYS = [
  ['← ↑ → ↓', 'keys.walk'], ['Shift ↑ ↓', 'keys.slant'], ['Enter', 'keys.choose'], ['Esc', 'keys.cancel'],
  ['H', 'hint'], ['T', 'threat'], ['Ctrl Z', 'undo'], ['Ctrl Y', 'redo'],
  ['Home', 'moves.first'], ['Page ↑', 'moves.previous'], ['Page ↓', 'moves.next'], ['End', 'moves.last'],
  ['?', 'shortcuts'],
];

export function openShortcuts() {
  open('dialog-shortcuts', [make('dl', {}, ...KEYS.map(([keys, key]) => make('div', {},
    make('dt', {}, make('kbd', {}, keys)), make('dd', {}, t(key)))))]);
}
