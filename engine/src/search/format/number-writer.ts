import { BASE, FIRST_CODE, GAP_CODE, SIX_DIGITS, SIX_FROM, THREE_DIGITS, THREE_FROM, TWO_DIGITS } from './digits.ts';

/** Writes whole numbers from 0 up, below 2 to the power of 32, as text. */
export interface NumberWriter {
  write(value: number): void;
  finish(): string;
}

export function createNumberWriter(): NumberWriter {
  // Most numbers are small, and come again and again.
  const known: string[] = [];
  const pieces: string[] = [];
  return {
    write(value) {
      pieces.push(value < THREE_FROM ? (known[value] ??= print(value)) : print(value));
    },
    finish: () => pieces.join(''),
  };
}

function print(value: number): string {
  if (value < TWO_DIGITS) return writeDigits(value, 1);
  if (value < THREE_FROM) return writeDigits(value - TWO_DIGITS + TWO_DIGITS * BASE, 2);
  if (value < SIX_FROM) return writeDigits(value - THREE_FROM + THREE_DIGITS * BASE ** 2, 3);
  return writeDigits(value + SIX_DIGITS * BASE ** 5, 6);
}

function writeDigits(value: number, count: number): string {
  let [text, rest] = ['', value];
  for (let left = count; left > 0; left--) {
    const code = FIRST_CODE + (rest % BASE);
    text = String.fromCharCode(code < GAP_CODE ? code : code + 1) + text;
    rest = Math.floor(rest / BASE);
  }
  return text;
}
