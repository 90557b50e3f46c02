/**
 * Numbers are written with 91 digits, each one ASCII character that needs no escape in JSON: `#` to `~` without the backslash. Below 68 a
 * number has one digit; up to 1,705 two, the first from 68; up to 34,829 three, the first from 86; else `~` and five. The upper digits come
 * first: they are similar from number to number, which compresses better.
 */
export const BASE = 91;
/** The smallest first digits of numbers of two, three and six digits. */
export const TWO_DIGITS = 68;
export const THREE_DIGITS = 86;
export const SIX_DIGITS = 90;
/** The smallest numbers of three and of six digits. */
export const THREE_FROM = TWO_DIGITS + (THREE_DIGITS - TWO_DIGITS) * BASE;
export const SIX_FROM = THREE_FROM + (SIX_DIGITS - THREE_DIGITS) * BASE * BASE;
/** Code of the first digit, and of the backslash between the digits. */
export const FIRST_CODE = 35;
export const GAP_CODE = 92;

/** Reads the output of a NumberWriter. Returns NaN past the end. */
export interface NumberReader {
  /** Offset of the next number. */
  at: number;
  read(): number;
  /** Throws unless exactly the whole text has been read. */
  end(): void;
}

export function createNumberReader(text: string): NumberReader {
  const readDigit = (): number => {
    const code = text.charCodeAt(reader.at++);
    return code - FIRST_CODE - (code > GAP_CODE ? 1 : 0);
  };
  const reader: NumberReader = {
    at: 0,
    read() {
      // Most numbers have one digit, so it is read without a call.
      const code = text.charCodeAt(reader.at++);
      const first = code - FIRST_CODE - (code > GAP_CODE ? 1 : 0);
      if (first < TWO_DIGITS) return first;
      if (first < THREE_DIGITS) return (first - TWO_DIGITS) * BASE + readDigit() + TWO_DIGITS;
      let value = first < SIX_DIGITS ? first - THREE_DIGITS : 0;
      for (let left = first < SIX_DIGITS ? 2 : 5; left > 0; left--) value = value * BASE + readDigit();
      return first < SIX_DIGITS ? value + THREE_FROM : value;
    },
    end() {
      if (reader.at !== text.length) throw new RangeError('The lengths do not agree.');
    },
  };
  return reader;
}

/** Writes integers from 0 to 2^32 - 1 as text. */
export interface NumberWriter {
  write(value: number): void;
  finish(): string;
}

/** Collects character codes in an array: joining many small strings takes many times as long. */
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
