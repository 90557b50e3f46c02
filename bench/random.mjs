/** A small seeded generator, so that the same seed makes the same site on every machine. */

/**
 * @typedef {object} Random
 * @property {() => number} next a number in [0, 1)
 * @property {(min: number, max: number) => number} between a whole number, both ends included
 * @property {<T>(list: readonly T[]) => T} pick
 */

/**
 * @param {number} seed
 * @returns {Random}
 */
export function createRandom(seed) {
  let state = (seed * 2654435761) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (list) => {
      const item = list[Math.floor(next() * list.length)];
      if (item === undefined) throw new Error('There is nothing to pick from an empty list.');
      return item;
    },
  };
}
