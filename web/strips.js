// @ts-check
/* The two players, above and below the board: who plays the side, whether it is to move, and its men on and off the
 * board. */

import { clockText } from './clock.js';
import { make, man, put, refill, show } from './dom.js';
import { spoken, t } from './language.js';
import { opposite } from './match-state.js';

/** How little time is little, in milliseconds. */
const LOW = 20000;

/** @param {Player} player */
const valueOf = ({ computer, level }) => (computer ? String(level) : 'person');

/**
 * A choice of who plays a side.
 * @param {Player} player @param {{ level: number }[]} levels @param {string} label
 * @param {(player: Player) => void} changed
 * @param {string} [key] of the words for the computer at a level
 * @returns {HTMLSelectElement}
 */
export function playerSelect(player, levels, label, changed, key = 'player.computerLevel') {
  const option = (/** @type {string} */ value, /** @type {string} */ text) => make('option', { value }, text);
  const select = make('select', { 'aria-label': label }, option('person', t('player.person')),
    ...levels.map(({ level }) => option(String(level), t(key, { level }))));
  select.value = valueOf(player);
  select.onchange = () => {
    const computer = select.value !== 'person';
    changed({ computer, level: computer ? Number(select.value) : player.level });
  };
  return select;
}

/** @param {string} text @param {...(Node | string)} look what is seen of it */
function count(text, ...look) {
  return make('span', { className: 'count', title: text }, make('span', { 'aria-hidden': 'true' }, ...look),
    make('span', { className: 'full' }, text));
}

const figure = (/** @type {number} */ value) => make('span', { className: 'number' }, String(value));

/** @param {TowerCount} counted @param {Side} side */
function towerCounts({ men, captive, lost }, side) {
  const under = make('span', { className: 'under' }, man(opposite(side)), man(side));
  return [
    count(t('count.tower.men', { count: men }), man(side), figure(men)),
    count(t('count.tower.captive', { count: captive }), under, figure(captive)),
    count(t('count.tower.lost', { count: lost }), man(side, 'lost'), figure(lost)),
  ];
}

/** @param {MillSide} counted @param {Side} side */
function millCounts({ hand, lost }, side) {
  const row = (/** @type {number} */ length, look = '') => Array.from({ length }, () => man(side, look));
  return [
    count(t('count.mill.hand', { count: hand }), ...row(hand)),
    count(t('count.mill.lost', { count: lost }), ...row(lost, 'lost')),
  ];
}

/**
 * @param {HTMLElement} strip @param {import('./session.js').Session} session @param {Side} side
 * @param {{ level: number }[]} levels @param {(side: Side, player: Player) => void} changed
 */
export function showStrip(strip, session, side, levels, changed) {
  const { view, players, game } = session;
  const toMove = view.status.result === 'open' && view.side === side;
  strip.classList.toggle('to-move', toMove);
  strip.classList.toggle('won', view.status.result === side);
  strip.classList.toggle('thinking', toMove && session.thinking && !session.looked);
  refill(strip, `${spoken()} ${side}`, () => [
    make('span', { className: 'player' }, man(side), make('b', {}, t(`side.${side}`)),
      playerSelect(players[side], levels, t(`side.${side}`), (player) => changed(side, player), 'player.computerShort')),
    make('span', { className: 'clock', role: 'timer', 'aria-label': t('clock'), dataset: { side } }),
    make('span', { className: 'counts' }),
  ]);
  const select = /** @type {HTMLSelectElement} */ (strip.querySelector('select'));
  if (select.value !== valueOf(players[side])) select.value = valueOf(players[side]);
  const counted = view.board[side];
  refill(/** @type {HTMLElement} */ (strip.lastElementChild), JSON.stringify([spoken(), game, counted]), () => (
    game === 'tower' ? towerCounts(counted, side) : millCounts(counted, side)));
}

/** Shows the time that is left. @param {import('./session.js').Session} session */
export function showClocks({ clock, people, state }) {
  for (const face of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.clock'))) {
    const side = /** @type {Side} */ (face.dataset.side);
    const left = clock?.left(side, state.view.side === side) ?? 0;
    show(face, clock !== null && people);
    face.classList.toggle('low', left < LOW);
    put(face, clockText(left));
  }
}
