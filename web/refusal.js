// @ts-check
/* Why a field that somebody chose fits no legal turn: writes the move that was meant, and asks the core about it. */

import { candidates, removable } from './match-state.js';

/** What explains best why a unit has no move at all: the rule about all units first, the nearest obstacle last. */
const MOST_TELLING = ['T9_MUST_ATTACK', 'T7_TOO_WEAK', 'T10_NONE', 'T6_BLOCKED', 'M5_OCCUPIED'];

/** @param {View} view @param {string} name @returns {Side | null} whose man or unit stands there */
export function ownerOf(view, name) {
  const { units, white, black } = view.board;
  if (units) return units.find((unit) => unit.field === name)?.side ?? null;
  if (white.points.includes(name)) return 'white';
  return black.points.includes(name) ? 'black' : null;
}

/** @param {View} view @param {string} from @param {string} to a move as it is written */
function written(view, from, to) {
  const owner = ownerOf(view, to);
  if (!view.board.units || owner === null) return `${from}-${to}`;
  return `${from}${owner === view.side ? '+' : 'x'}${to}`;
}

/**
 * @param {View} view @param {Entry} entry @param {string} name
 * @returns {string} the turn with this man removed, and as many others as the turn needs
 */
function withRemoval(view, entry, name) {
  const turns = candidates(view.legal, entry);
  const most = Math.max(...turns.map((turn) => turn.removed?.length ?? 0));
  const removed = [...entry.removed, name, ...removable(view.legal, entry)].slice(0, Math.max(1, most));
  return [entry.from === null ? entry.to : `${entry.from}-${entry.to}`, ...removed].join('x');
}

/**
 * @param {View} view @param {Entry} entry @param {string} name the field chosen
 * @param {string[]} names all fields of the board
 * @param {(move: string) => Notice | null} why
 * @returns {Notice | null}
 */
export function refusal(view, entry, name, names, why) {
  if (entry.to !== null) return why(withRemoval(view, entry, name));
  if (entry.from !== null) return why(written(view, entry.from, name));
  if (view.phase === 'placing') return why(name);
  const owner = ownerOf(view, name);
  const others = names.filter((other) => other !== name);
  if (owner === null && view.phase) return why(name);
  if (owner !== view.side) return why(`${name}-${others[0]}`);
  const notices = others.map((other) => why(written(view, name, other))).filter((notice) => notice !== null);
  const telling = MOST_TELLING.map((code) => notices.find((notice) => notice.code === code));
  return telling.find((notice) => notice) ?? notices[0] ?? null;
}

