import { BASE, FIRST_CODE, GAP_CODE, SIX_DIGITS, SIX_FROM, THREE_DIGITS, THREE_FROM, TWO_DIGITS } from './digits.ts';

/** Writes whole numbers from 0 up, below 2 to the power of 32, as text. */
export interface NumberWriter {
  write(value: number): void;
  finish(): string;
}

/** The codes are put in an array, for a list of small texts to be joined takes many times as long. */
export function createNumberWriter(): NumberWriter {
  let codes = new Uint8Array(256);
  let length = 0;
  const put = (digit: number): void => {
    const code = FIRST_CODE + digit;
    codes[length++] = code < GAP_CODE ? code : code + 1;
  };
  /** The upper digits first. */
  const putAll = (value: number, count: number): void => {
    let unit = BASE ** (count - 1);
    for (let left = count; left > 0; left--) {
      put(Math.floor(value / unit) % BASE);
      unit /= BASE;
    }
  };
  return {
    write(value) {
      if (length + 6 > codes.length) {
        const grown = new Uint8Array(codes.length * 2);
        grown.set(codes);
        codes = grown;
      }
      if (value < TWO_DIGITS) put(value);
      else if (value < THREE_FROM) {
        const rest = value - TWO_DIGITS;
        const upper = (rest / BASE) | 0;
        put(TWO_DIGITS + upper);
        put(rest - upper * BASE);
      } else if (value < SIX_FROM) putAll(value - THREE_FROM + THREE_DIGITS * BASE ** 2, 3);
      else putAll(value + SIX_DIGITS * BASE ** 5, 6);
    },
    finish: () => new TextDecoder().decode(codes.subarray(0, length)),
  };
}
