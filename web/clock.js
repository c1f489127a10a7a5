// @ts-check
/* A clock for two people. It is told of the time that goes by, and never asks for it. Each side's time is kept ply by
 * ply, so that a move taken back gives its time back. */

/** Longer pauses between two ticks, in milliseconds, mean that the page was asleep: they do not count. */
const ASLEEP = 2000;

/**
 * @typedef {object} KeptClock
 * @property {number} minutes  that each side begins with
 * @property {number} increment  seconds added for each move
 * @property {Record<Side, number>[]} left  milliseconds left after each ply
 * @property {number} spent  milliseconds of the turn that is under way
 */

/** A clock that has not been started. @param {{ minutes: number, increment: number }} choice @returns {KeptClock} */
export function newClock({ minutes, increment }) {
  const time = minutes * 60000;
  return { minutes, increment, left: [{ white: time, black: time }], spent: 0 };
}

/**
 * Reads a clock from storage, which may hold anything.
 * @param {any} found @param {number} plies of the game @returns {KeptClock | null}
 */
export function readClock(found, plies) {
  if (!found) return null;
  const { minutes, increment, left, spent } = found;
  const times = Array.from({ length: plies + 1 }, (_, ply) => [left[ply].white, left[ply].black]);
  const numbers = [minutes, increment, spent, ...times.flat()];
  if (!numbers.every((number) => Number.isFinite(number) && number >= 0)) throw new TypeError('This is no clock');
  return { minutes, increment, left, spent };
}

export class Clock {
  /** @param {KeptClock} kept changed in place @param {number} ply that the game stands at */
  constructor(kept, ply) {
    this.kept = kept;
    this.ply = ply;
    this.now = 0;
  }

  /** Time has gone by. @param {number} now in milliseconds @param {boolean} running whether it counts */
  tick(now, running) {
    const passed = now - this.now;
    this.now = now;
    if (running && passed < ASLEEP) this.kept.spent += passed;
  }

  /** A side has moved. @param {Side} side @param {boolean} counted whether its time was running */
  moved(side, counted) {
    const { left, spent, increment } = this.kept;
    const next = { ...left[this.ply] };
    if (counted) next[side] += increment * 1000 - spent;
    this.goTo(this.ply + 1);
    left.splice(this.ply, Infinity, next);
  }

  /** @param {number} ply */
  goTo(ply) {
    this.ply = ply;
    this.kept.spent = 0;
  }

  /** Milliseconds left. @param {Side} side @param {boolean} toMove */
  left(side, toMove) {
    return Math.max(0, this.kept.left[this.ply][side] - (toMove ? this.kept.spent : 0));
  }
}

/** What a clock shows: minutes and seconds, begun ones counted whole. @param {number} left in milliseconds */
export function clockText(left) {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
