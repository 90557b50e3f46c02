import { BASE, FIRST_CODE, GAP_CODE, SIX_DIGITS, THREE_DIGITS, THREE_FROM, TWO_DIGITS } from './digits.ts';

/** Reads what a NumberWriter wrote. Past the end there are no numbers (NaN). */
export interface NumberReader {
  /** Where it reads next. */
  at: number;
  read(): number;
  /** Throws unless all of the text has been read, and no more. */
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
      const first = readDigit();
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
