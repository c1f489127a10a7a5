// @ts-check
/* What the browser remembers for the page. Storage may be missing, full or refused (the mere reading of the property
 * can throw), and what lies in it may be anything: nothing here throws. */

const PREFIX = 'towermill.';
const SLOT = 'game.';
const SLOTS = 6;

/** @param {() => any} attempt */
function quietly(attempt) {
  try {
    return attempt();
  } catch {
    return null;
  }
}

/** @param {string} key @returns {any} the value kept under a key: null if there is none, the mere text if damaged */
export function read(key) {
  const text = quietly(() => localStorage.getItem(PREFIX + key));
  return text && (quietly(() => JSON.parse(text)) ?? text);
}

/** @param {string} key @param {any} value @returns {boolean} whether it has been kept */
export function write(key, value) {
  return quietly(() => {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
    return true;
  }) ?? false;
}

/** @param {string} key */
export function remove(key) {
  quietly(() => localStorage.removeItem(PREFIX + key));
}

/** @param {string} beginning @returns {string[]} the keys that begin so */
export function keysOf(beginning) {
  return quietly(() => Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX + beginning))
    .map((key) => key.slice(PREFIX.length))) ?? [];
}

const age = (/** @type {string} */ slot) => Number(read(slot)?.saved) || 0;

const latestFirst = () => keysOf(SLOT).sort((one, other) => age(other) - age(one));

/* Each tab keeps its games in a slot of its own, so that two tabs never overwrite each other. The slot's name outlives
 * a reload; a tab that was duplicated shares it until the first of the two hears the other write, and moves out. */
const newSlot = () => SLOT + Math.random().toString(36).slice(2, 10);
let slot = quietly(() => sessionStorage.getItem(PREFIX + 'slot')) ?? newSlot();

function claim() {
  quietly(() => sessionStorage.setItem(PREFIX + 'slot', slot));
}

globalThis.addEventListener?.('storage', (event) => {
  if (event.key !== PREFIX + slot) return;
  slot = newSlot();
  claim();
});

/** @returns {any} the SavedGames of this tab, else those of the tab that played last */
export function readGames() {
  return read(slot) ?? read(latestFirst()[0] ?? slot);
}

/** @param {SavedGames} games @returns {boolean} whether they have been kept */
export function writeGames(games) {
  claim();
  const kept = write(slot, { ...games, saved: Date.now() });
  latestFirst().slice(SLOTS).forEach(remove);
  return kept;
}

/** Puts games that cannot be read where they hurt nobody and may still be found. @param {unknown} damaged */
export function setAside(damaged) {
  write('damaged', damaged);
}
