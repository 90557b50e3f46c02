export type Roll = (limit: number) => number;

/** Whole numbers from 0 up to a limit, the same on every run (xorshift). */
export function createDice(seed: number): Roll {
  let state = (seed * 2654435761) | 1;
  return (limit) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz0123456789жя日本'];

/** A word of letters that the index may hold, now and then a long one. */
export function rollWord(roll: Roll): string {
  return Array.from({ length: 1 + roll(roll(8) === 0 ? 40 : 9) }, () => LETTERS[roll(LETTERS.length)]).join('');
}
