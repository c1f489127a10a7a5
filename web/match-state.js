// @ts-check
/* What is on screen while a match is played: the turn being entered, who decides next, how far an undo goes. Pure
 * functions over what the core hands out; no document, no module, no rule of a game. */

/** @type {Entry} Nothing of a turn has been chosen. */
export const NOTHING = Object.freeze({ from: null, to: null, removed: [] });

/** @param {Side} side @returns {Side} */
export const opposite = (side) => (side === 'white' ? 'black' : 'white');

/** @param {Effect} effect */
const removals = (effect) => effect.removed ?? [];

/** @param {string[]} names */
const unique = (names) => [...new Set(names)];

/**
 * The legal turns that agree with everything chosen so far.
 * @param {Effect[]} legal @param {Entry} entry
 */
export function candidates(legal, entry) {
  return legal.filter((effect) =>
    (entry.from === null || effect.from === entry.from)
    && (entry.to === null || effect.to === entry.to)
    && entry.removed.every((name) => removals(effect).includes(name)));
}

/**
 * The fields whose unit or man has a legal turn.
 * @param {Effect[]} legal
 */
export function movable(legal) {
  return unique(legal.flatMap((effect) => (effect.from === null ? [] : [effect.from])));
}

/**
 * One legal turn for each field that can be reached now: from the chosen field, or from the hand.
 * @param {Effect[]} legal @param {Entry} entry
 */
export function targets(legal, entry) {
  if (entry.to !== null) return [];
  const reached = candidates(legal, entry).filter((effect) => effect.from === entry.from);
  return unique(reached.map((effect) => effect.to))
    .map((to) => /** @type {Effect} */ (reached.find((effect) => effect.to === to)));
}

/**
 * The men that may still be chosen for removal.
 * @param {Effect[]} legal @param {Entry} entry
 */
export function removable(legal, entry) {
  if (entry.to === null) return [];
  return unique(candidates(legal, entry).flatMap(removals)).filter((name) => !entry.removed.includes(name));
}

/**
 * The legal turn that is exactly what has been chosen, or null. While others go on from here it needs a word from the
 * player.
 * @param {Effect[]} legal @param {Entry} entry
 */
export function exact(legal, entry) {
  if (entry.to === null) return null;
  return candidates(legal, entry).find((effect) => removals(effect).length === entry.removed.length) ?? null;
}

/**
 * The legal turn that the choice has come down to, or null while something is left to choose.
 * @param {Effect[]} legal @param {Entry} entry
 */
export function finished(legal, entry) {
  return removable(legal, entry).length ? null : exact(legal, entry);
}

/**
 * The entry after a field has been chosen, or null where the choice fits no legal turn.
 * @param {Effect[]} legal @param {Entry} entry @param {string} name @returns {Entry | null}
 */
export function choose(legal, entry, name) {
  if (entry.to !== null) {
    if (entry.removed.includes(name)) return { ...entry, removed: entry.removed.filter((other) => other !== name) };
    return removable(legal, entry).includes(name) ? { ...entry, removed: [...entry.removed, name] } : null;
  }
  if (entry.from === name) return NOTHING;
  if (targets(legal, entry).some((effect) => effect.to === name)) return { ...entry, to: name };
  return movable(legal).includes(name) ? { ...NOTHING, from: name } : null;
}

/**
 * Reads an entry from elsewhere (a saved game): what does not fit the legal turns is dropped.
 * @param {Effect[]} legal @param {Entry | undefined} entry @returns {Entry}
 */
export function fitting(legal, entry) {
  const whole = entry && Array.isArray(entry.removed) && candidates(legal, entry).length > 0;
  return whole && (entry.from !== null || entry.to !== null) && !finished(legal, entry) ? entry : NOTHING;
}

/**
 * The side to move at a ply of a match in which `first` began.
 * @param {Side} first @param {number} ply
 */
export function sideAt(first, ply) {
  return ply % 2 === 0 ? first : opposite(first);
}

/** @param {Players} players */
const nobodyPlays = (players) => players.white.computer && players.black.computer;

/**
 * The ply that Undo goes back to, or -1: a person's last decision, or one ply where the computer plays alone.
 * @param {Side} first @param {Players} players @param {number} ply
 */
export function undoPly(first, players, ply) {
  for (let at = ply - 1; at >= 0; at -= 1) {
    if (nobodyPlays(players) || !players[sideAt(first, at)].computer) return at;
  }
  return -1;
}

/**
 * The ply that Redo goes on to, or -1: a person's next decision, or the end of what was undone.
 * @param {Side} first @param {Players} players @param {number} ply @param {number} length
 */
export function redoPly(first, players, ply, length) {
  for (let at = ply + 1; at < length; at += 1) {
    if (nobodyPlays(players) || !players[sideAt(first, at)].computer) return at;
  }
  return ply < length ? length : -1;
}

/** @typedef {{ ply: number, move: string }} Made  a move and the ply that it leads to */

/**
 * The lines of a move list: the number of the full move and the plies of White and Black, each named by the ply that
 * it leads to.
 * @param {Side} first @param {number} turn the number of the full move at the start @param {string[]} moves
 */
export function moveRows(first, turn, moves) {
  /** @type {{ turn: number, white: Made | null, black: Made | null }[]} */
  const rows = [];
  moves.forEach((move, index) => {
    const side = sideAt(first, index);
    if (side === 'white' || index === 0) rows.push({ turn: turn + rows.length, white: null, black: null });
    rows[rows.length - 1][side] = { ply: index + 1, move };
  });
  return rows;
}

/**
 * What the player to move is expected to do now, as a key for the words.
 * @param {GameName} game @param {View} view @param {Entry} entry
 */
export function task(game, view, entry) {
  if (view.status.result !== 'open') return 'over';
  if (entry.to !== null) return exact(view.legal, entry) ? 'mayRemove' : 'remove';
  if (game === 'mill') return view.phase ?? 'sliding';
  return view.mustAttack ? 'attack' : 'move';
}

/** Characters of other keyboards that look like those of moves. @type {Record<string, string>} */
const LOOKALIKES = { а: 'a', с: 'c', е: 'e', х: 'x', '×': 'x', '‐': '-', '–': '-', '—': '-', '−': '-' };

/**
 * A move as somebody typed it, in the form that the core reads if it is one.
 * @param {string} text
 */
export function tidied(text) {
  const plain = text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
  return [...plain].map((letter) => LOOKALIKES[letter] ?? letter).join('');
}

/**
 * Whether there is something to go on with.
 * @param {SavedGame | null} game @returns {game is SavedGame}
 */
export const canContinue = (game) => game !== null && !game.over && game.moves.length > 0;
