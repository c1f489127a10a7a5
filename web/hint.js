// @ts-check
/* A move is shown: the best one, or the one that the other side threatens; and why. Reasons are only what the core says
 * that the move does. In Mill, also the lines about to close. */

import { t } from './language.js';
import { candidates, opposite } from './match-state.js';
import { attackText } from './sentences.js';

/** How much is searched for a move to show, and for how long at most in milliseconds. */
const NODES = 400000;
const CAP = 1200;
/** How many moves are compared where half of the turn is on the board already. */
const LINES = 64;

/**
 * @typedef {object} Advice
 * @property {boolean} threat  of the other side
 * @property {Effect | null} effect  null while it is searched for, and where nothing is threatened
 * @property {() => string} text
 */

/** @typedef {{ line: string, side: Side, to: string }} NearMill  a side can close the line by a move to a point */

/** What is shown while a move is searched for. @param {boolean} threat @returns {Advice} */
export const searching = (threat) => ({ threat, effect: null, text: () => t('hint.searching') });

/** The same position with the other side to move. @param {string} position */
const turned = (position) => position.replace(/^./, (side) => (side === 'w' ? 'b' : 'w'));

/**
 * What a match looks like.
 * @template T @param {Core} core @param {MatchSetup} setup @param {(match: Match) => T} look @returns {T}
 */
function lookAt(core, setup, look) {
  const match = core.match(setup);
  try {
    return look(match);
  } finally {
    match.free();
  }
}

/**
 * The moves that would be legal if it were the other side's turn.
 * @param {Core} core @param {State} state @param {View} view
 */
const turnedMoves = (core, { game, rules }, { position }) => (
  lookAt(core, { game, rules, position: turned(position) }, (match) => match.state().view.legal));

/** @param {Core} core @param {State} state @param {View} view @returns {NearMill[]} */
export function nearMills(core, state, view) {
  if (state.game !== 'mill' || view.status.result !== 'open') return [];
  const near = [...view.legal, ...turnedMoves(core, state, view)]
    .flatMap(({ side, to, mills = [] }) => mills.map((line) => ({ line, side, to })));
  return [...new Map(near.map((mill) => [`${mill.line} ${mill.side}`, mill])).values()];
}

/** The lines that these moves close. @param {Effect[]} moves */
const closed = (moves) => moves.flatMap(({ mills = [] }) => mills);

/**
 * What speaks for a move, each reason to be worded later.
 * @param {Core} core @param {State} before @param {State} after @param {Effect} effect
 * @returns {(() => string)[]}
 */
function reasons(core, before, after, effect) {
  const { side, to, kind, attack, unit = '', strength = 0, mills = [], removed = [] } = effect;
  const { legal } = before.view;
  const { fields = [] } = core.geometry(before.game, before.rules);
  const inMill = before.game === 'mill';
  const now = closed(legal);
  const stopped = inMill && turnedMoves(core, before, before.view).filter((move) => move.to === to);
  const next = inMill && after.view.legal.length ? closed(turnedMoves(core, after, after.view)) : [];
  /** @type {[unknown, () => string][]} */
  const all = [
    [after.view.status.result === side, () => t('hint.wins')],
    [attack, () => attackText(effect)],
    [kind === 'stack', () => t('hint.column', { height: unit.length, strength })],
    [kind === 'quiet', () => t('hint.field', { colour: fields.find(({ name }) => name === to)?.colour ?? '', strength })],
    [mills.length, () => t('hint.closes', { lines: mills.join(' ') })],
    [removed.length, () => t('hint.takes', { points: removed.join(' ') })],
    [stopped && closed(stopped).length, () => t('hint.stops', { side: opposite(side) })],
    [!mills.length && next.some((line) => !now.includes(line)), () => t('hint.prepares')],
    [legal.length === 1, () => t('hint.only')],
  ];
  return all.filter(([holds]) => holds).map(([, text]) => text);
}

/**
 * @param {Core} core @param {import('./thinker.js').Thinker} thinker
 * @param {State} state @param {Entry} entry @param {boolean} threat
 * @returns {Promise<Advice | null>} null if the question was cancelled
 */
export async function adviseOn(core, thinker, { game, rules, start, moves, ply, view }, entry, threat) {
  const setup = threat
    ? { game, rules, position: turned(view.position) }
    : { game, rules, position: start, moves: moves.slice(0, ply) };
  const answer = await thinker.ask(setup, { nodes: NODES, lines: entry.to && !threat ? LINES : 1, cap: CAP });
  if (!answer) return null;
  return lookAt(core, setup, (match) => {
    const before = match.state();
    const { legal, side } = before.view;
    const fitting = threat ? legal : candidates(legal, entry);
    const best = answer.search.lines.map((line) => fitting.find(({ move }) => move === line.moves[0])).find(Boolean);
    const after = best ? match.play(best.move) : before;
    const takes = best?.attack || best?.removed?.length || after.view.status.result !== 'open';
    if (!best || (threat && !takes)) return { threat, effect: null, text: () => t('threat.none', { side }) };
    const why = reasons(core, before, after, best);
    const text = () => {
      const told = why.map((reason) => reason()).join('; ');
      return `${t(threat ? 'threat.move' : 'move.hint', { side, move: best.move })}${told && ` – ${told}`}.`;
    };
    return { threat, effect: best, text };
  });
}
