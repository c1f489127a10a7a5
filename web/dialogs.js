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

let groups = 0;

/**
 * A choice of one among few, all in sight.
 * @param {string} legend @param {string} about one sentence of what it changes, or nothing
 * @param {{ value: string, text: string }[]} values @param {string} value @param {(value: string) => void} changed
 */
function choice(legend, about, values, value, changed) {
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
function select(element, value) {
  for (const radio of element.querySelectorAll('input')) radio.checked = radio.value === value;
}

/** A line with a label and a control. @param {string} text @param {HTMLElement} control */
const line = (text, control) => make('label', { className: 'line' }, make('span', {}, text), control);

/** @param {string} id @param {(Node | string)[]} children @returns {HTMLDialogElement} */
function open(id, children) {
  const dialog = byId(id);
  /** @type {HTMLElement} */ (dialog.querySelector('.body')).replaceChildren(...children);
  /** @type {any} */ (dialog).showModal();
  return /** @type {any} */ (dialog);
}

/**
 * Closes the dialog on top. Nothing here submits a form, since a sandboxed frame refuses that.
 * @param {string} [value]
 */
export function closeDialog(value) {
  [...document.querySelectorAll('dialog')].filter((dialog) => dialog.open).pop()?.close(value);
}

/** A press beside a dialog closes it. */
export function listenToBackdrops() {
  for (const dialog of document.querySelectorAll('dialog')) {
    dialog.addEventListener('click', (event) => { if (event.target === dialog) dialog.close(); });
  }
}

/**
 * @typedef {{ game: GameName, rules: Record<GameName, Rules>, players: Players }} Setup  what the next game is to be
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
    options.replaceChildren(...ends, ...ruleChoices(core, setup));
  };
  const kind = gameChoice(setup.game, (game) => {
    setup.game = game;
    fill();
  });
  const levels = core.levels();
  const players = /** @type {Side[]} */ (['white', 'black']).map((side) => line(t(`side.${side}`), playerSelect(
    setup.players[side], levels, t(`side.${side}`), (player) => { setup.players[side] = player; })));
  const about = t('level.about', { lowest: levels[0].level, highest: levels[levels.length - 1].level });
  fill();
  const dialog = open('dialog-new', [kind, ...players, make('p', { className: 'note' }, about), options]);
  dialog.returnValue = '';
  dialog.onclose = () => { if (dialog.returnValue === 'start') start(setup); };
}

/**
 * The rule options of the game that is set up, Mill's with its presets above them.
 * @param {Core} core
 * @param {Setup} setup
 */
function ruleChoices(core, { game, rules }) {
  const chosen = rules[game];
  /** @type {Record<string, HTMLElement>} */
  const choices = {};
  const preset = presetChoice(chosen, (name, value) => select(choices[name], value));
  for (const { name, values, value } of core.options(game)) {
    choices[name] = choice(t(`option.${name}`), t(`option.${name}.about`),
      values.map((item) => ({ value: item, text: t(`option.${name}.${item}`) })), chosen[name] ?? value, (item) => {
        chosen[name] = item;
        preset.show();
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
 * @property {boolean} coordinates
 * @property {boolean} animation
 * @property {boolean} turnBoard  to whoever moves, where two people play
 */

/** @param {Settings} settings @param {(change: Partial<Settings>) => void} changed */
export function openSettings(settings, changed) {
  open('dialog-settings', settingLines(settings, changed));
}

/** @param {Settings} settings @param {(change: Partial<Settings>) => void} changed */
function settingLines(settings, changed) {
  const names = languages.map(({ code, name }) => make('option', { value: code, lang: code }, name));
  const language = make('select', {}, ...names);
  language.value = spoken();
  language.onchange = () => {
    changed({ language: language.value });
    const lines = settingLines(settings, changed);
    language.closest('.body').replaceChildren(...lines);
    lines[0].querySelector('select')?.focus();
  };
  const themes = /** @type {const} */ (['system', 'light', 'dark']);
  const toggle = (/** @type {'coordinates' | 'animation' | 'turnBoard'} */ name) => {
    const box = make('input', { type: 'checkbox', role: 'switch', checked: settings[name] });
    box.onchange = () => changed({ [name]: box.checked });
    return line(t(name), box);
  };
  return [
    line(t('language'), language),
    choice(t('theme'), '', themes.map((name) => ({ value: name, text: t(`theme.${name}`) })), settings.theme,
      (theme) => changed({ theme: /** @type {Settings['theme']} */ (theme) })),
    toggle('coordinates'), toggle('animation'), toggle('turnBoard'),
    make('button', { type: 'button', dataset: { act: 'shortcuts' } }, t('shortcuts')),
  ];
}

/** The keys, each line with what it does. */
const KEYS = [
  ['← ↑ → ↓', 'keys.walk'], ['Enter', 'keys.choose'], ['Esc', 'keys.cancel'],
  ['Ctrl Z', 'undo'], ['Ctrl Y', 'redo'],
  ['Home', 'moves.first'], ['Page ↑', 'moves.previous'], ['Page ↓', 'moves.next'], ['End', 'moves.last'],
  ['?', 'shortcuts'],
];

export function openShortcuts() {
  open('dialog-shortcuts', [make('dl', {}, ...KEYS.map(([keys, key]) => make('div', {},
    make('dt', {}, make('kbd', {}, keys)), make('dd', {}, t(key)))))]);
}
