import { describe, expect, it } from 'vitest';
import { parseDate } from './date.ts';

describe('parseDate', () => {
  const cases: [text: string, iso: string | undefined][] = [
    ['2024-01-31', '2024-01-31T00:00:00.000Z'],
    ['2024-01-31 10:20', '2024-01-31T10:20:00.000Z'],
    ['2024-01-31T10:20:30', '2024-01-31T10:20:30.000Z'],
    ['2024-01-31T10:20:30.5Z', '2024-01-31T10:20:30.500Z'],
    ['2024-01-31T10:20+03:00', '2024-01-31T07:20:00.000Z'],
    ['2024-01-31 9:05:00 +3', '2024-01-31T06:05:00.000Z'],
    ['1/31/2024', '2024-01-31T00:00:00.000Z'],
    ['January 31, 2024', '2024-01-31T00:00:00.000Z'],
    ['dün', undefined],
  ];
  for (const [text, iso] of cases) {
    it(`reads ${text} the same on every machine`, () => expect(parseDate(text)?.toISOString()).toBe(iso));
  }
});
