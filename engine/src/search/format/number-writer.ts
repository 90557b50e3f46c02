import { BASE, FIRST_CODE, GAP_CODE, SIX_DIGITS, SIX_FROM, THREE_DIGITS, THREE_FROM, TWO_DIGITS } from './digits.ts';

/** Writes whole numbers from 0 up, below 2 to the power of 32, as text. */
export interface NumberWriter {
  write(value: number): void;
  finish(): string;
}

export function createNumberWriter(): NumberWriter {
  const pieces: string[] = [];
  return {
    write(value) {
      if (value < TWO_DIGITS) pieces.push(writeDigits(value, 1));
      else if (value < THREE_FROM) pieces.push(writeDigits(value - TWO_DIGITS + TWO_DIGITS * BASE, 2));
      else if (value < SIX_FROM) pieces.push(writeDigits(value - THREE_FROM + THREE_DIGITS * BASE ** 2, 3));
      else pieces.push(writeDigits(value + SIX_DIGITS * BASE ** 5, 6));
    },
    finish: () => pieces.join(''),
  };
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
