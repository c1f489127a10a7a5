// Numbers at random, the same every time.

/**
 * A source of numbers from 0 up to, but without, a limit: the same ones for the same seed.
 * @param {number} seed
 */
export function randomNumbers(seed) {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
