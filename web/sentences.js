// @ts-check
/* What the page says of a match: the status line, a field, a move, a side's men. Pure functions of the session and its
 * views; the words come from the language that is set. */

import { sentence, t } from './language.js';
import { candidates, movable, opposite, removable, targets, task } from './match-state.js';
import { ownerOf } from './refusal.js';

/** @typedef {import('./session.js').Session} Session */

/** Men from top to bottom as a list that the words can look up. @param {string} men */
const menList = (men) => [...men].join(' ');

/** How a game has ended, and why. @param {View['status']} status */
export const resultText = (status) => `${t(`result.${status.result}`)}. ${reasonText(status)}`;

/** Why a game has ended. @param {View['status']} status */
export function reasonText({ notice, end }) {
  if (end) return `${t(`end.${end.how}`, { side: end.side })}.`;
  return notice ? sentence(notice) : '';
}

/** @param {View} view @param {Entry} entry */
function takingText(view, entry) {
  const turns = candidates(view.legal, entry);
  const args = { side: view.side, enemy: opposite(view.side) };
  if (entry.removed.length) return t('status.mill.takeOther', args);
  const two = turns.some((turn) => (turn.removed?.length ?? 0) > 1);
  return t(two ? 'status.mill.takeTwo' : 'status.mill.takeOne', args);
}

/**
 * Whose turn it is and what is expected.
 * @param {Session} session
 * @param {Record<string, number>} numbers of the game
 */
export function statusText(session, numbers) {
  const { view, entry, game } = session;
  if (session.looked) return t('moves.past');
  if (view.status.result !== 'open') return t(`result.${view.status.result}`);
  if (session.paused) return t('status.paused', { side: view.side });
  if (session.thinking) return t('status.thinking', { side: view.side });
  const due = task(game, view, entry);
  if (due === 'remove' || due === 'mayRemove') return takingText(view, entry);
  const keys = {
    move: 'status.tower.move', attack: 'status.tower.attack',
    placing: 'status.mill.place', sliding: 'status.mill.slide', flying: 'status.mill.fly',
  };
  const { hand } = view.board[view.side];
  return t(keys[/** @type {keyof typeof keys} */ (due)], { side: view.side, hand, fly: numbers.fly });
}

/**
 * The line below the status: what is chosen, what else may be done, what was out of the ordinary.
 * @param {Session} session
 */
export function moreText(session) {
  const { view, entry, game, notice, advice } = session;
  if (notice) return notice.code === 'T4_ENEMY' ? `${sentence(notice)} ${inspectedText(session)}.` : sentence(notice);
  if (advice) return advice.text();
  const unit = inspectedText(session);
  if (session.summary && !unit && entry.to === null) return session.summary;
  if (view.status.result !== 'open') return reasonText(view.status);
  if (!session.looked && task(game, view, entry) === 'mayRemove') {
    return t(entry.removed.length ? 'status.mill.takeNoMore' : 'status.mill.takeNone');
  }
  if (unit) return unit;
  if (session.ranOutOfTime) return t('trouble.time');
  if (view.last?.spent?.length) return spentText(view.last);
  if (entry.from !== null && entry.to === null) return t('status.choose');
  return view.mustAttack && session.asked ? t('status.attackersMarked') : '';
}

/** @param {Session} session @returns {string} the unit of Tower that is asked about, or nothing */
const inspectedText = (session) => (
  session.view.board.units && ownerOf(session.view, session.inspected ?? '') ? unitText(session, session.inspected ?? '') : '');

/** @param {Effect} effect */
const spentText = ({ spent = [] }) => t('spoken.mill.spent', { lines: spent.join(' ') });

/** @param {Session} session @param {string} name @returns {string} the unit of a Tower field, men from top to bottom */
export function unitText({ view, geometry }, name) {
  const unit = view.board.units?.find(({ field }) => field === name);
  const colour = geometry.fields?.find((field) => field.name === name)?.colour ?? '';
  if (!unit) return t('field.empty', { field: name, colour });
  const { height, strength, range } = unit;
  const key = height === 1 ? 'unit.single' : 'unit.column';
  return t(key, { field: name, colour, men: menList(unit.men), height, strength, range });
}

/** What an attack would do. @param {Effect} effect */
export function attackText({ attack }) {
  if (!attack) return '';
  const { A, D, outcome, freed } = attack;
  const result = t(`attack.${outcome}`, { A, D });
  return freed ? `${result}, ${t('attack.freed', { count: freed })}` : result;
}

/** @param {Session} session @param {string} name @returns {string} what stands on a point of Mill */
function pointText({ view, geometry }, name) {
  const side = ownerOf(view, name);
  if (side === null) return t('point.empty', { point: name });
  const { mills } = view.board[side];
  const inMill = geometry.lines?.some((line) => line.points.includes(name) && mills.includes(line.name));
  return t(inMill ? 'point.mill' : 'point.man', { point: name, side });
}

/**
 * How a field is marked.
 * @param {Session} session @param {string} name @param {import('./hint.js').NearMill[]} near
 * @returns {string[]}
 */
function markTexts({ view, entry, asked, advice }, name, near) {
  const marks = near.filter(({ to }) => to === name).map(({ side }) => t('mark.near', { side }));
  if (advice?.effect && [advice.effect.from, advice.effect.to].includes(name)) {
    marks.push(t(advice.threat ? 'mark.threat' : 'mark.hint'));
  }
  if (asked) {
    const target = targets(view.legal, entry).find(({ to }) => to === name);
    if (entry.from === name) marks.push(t('mark.selected'));
    if (target) marks.push(target.attack ? attackText(target) : t('mark.target'));
    if (view.mustAttack && entry.from === null && movable(view.legal).includes(name)) marks.push(t('mark.attacker'));
    if (removable(view.legal, entry).includes(name)) marks.push(t('mark.removable'));
  }
  if (view.last && [view.last.from, view.last.to].includes(name)) marks.push(t('mark.last'));
  return marks;
}

/**
 * A field, what stands on it and how it is marked.
 * @param {Session} session @param {string} name @param {import('./hint.js').NearMill[]} [near] that are marked
 */
export function fieldText(session, name, near = []) {
  const content = session.game === 'tower' ? unitText(session, name) : pointText(session, name);
  return [content, ...markTexts(session, name, near)].join('; ');
}

/** A move that was made, as one tells it. @param {Effect} effect */
export function effectText(effect) {
  const { side, kind, from, to, attack, removed, mills = [], spent = [] } = effect;
  if (attack) return attackTold(effect, attack);
  const parts = [t(`spoken.${removed ? 'mill' : 'tower'}.${kind}`, { side, from: from ?? '', to })];
  if (mills.length) parts.push(t('spoken.mill.closed', { lines: mills.join(' ') }));
  if (spent.length) parts.push(spentText(effect));
  if (removed?.length) parts.push(t('spoken.mill.removed', { side, points: removed.join(' ') }));
  return parts.join(' ');
}

/** @param {Effect} effect @param {Attack} attack */
function attackTold({ side, from, to }, { outcome, destroyed, captured, freed }) {
  const told = t(`spoken.tower.${outcome}`, { side, from: from ?? '', to, count: destroyed, men: menList(captured) });
  return freed ? `${told} ${t('spoken.tower.freed', { count: freed })}` : told;
}

/** Each side's columns or men, one text a line. @param {Session} session @param {Side} side @returns {string[]} */
export function menTexts(session, side) {
  const { view, game } = session;
  if (game === 'tower') {
    const units = (view.board.units ?? []).filter((unit) => unit.side === side);
    return units.map(({ field }) => unitText(session, field));
  }
  const { points, used, hand } = view.board[side];
  return [
    ...(points.length ? [points.join(', ')] : []),
    t('count.mill.hand', { count: hand }),
    ...used.map((/** @type {string} */ line) => t('line.used', { side, line })),
  ];
}

/**
 * The rule options that differ from the usual ones.
 * @param {RuleOption[]} options @param {Rules} rules
 */
export function rulesText(options, rules) {
  const changed = options.filter(({ name, value }) => (rules[name] ?? value) !== value)
    .map(({ name }) => `${t(`option.${name}`)}: ${t(`option.${name}.${rules[name]}`)}`);
  return changed.length ? changed.join(' · ') : t('rules.usual');
}
