import { describe, expect, it } from 'vitest';
import { createDateFormat, wholeMinutes } from './dates.ts';

describe('createDateFormat', () => {
  it('writes dates in the language of the page and in UTC', () => {
    expect(createDateFormat('en', 'long')('2024-01-01T23:30:00.000Z')).toBe('January 1, 2024');
    expect(createDateFormat('tr', 'long')('2024-02-03T00:00:00.000Z')).toBe('3 Şubat 2024');
    expect(createDateFormat('tr-TR', 'long')('2024-08-26T00:00:00.000Z')).toBe('26 Ağustos 2024');
    expect(createDateFormat('de', 'dayOfYear')('2024-05-01T00:00:00.000Z')).toBe('1. Mai');
  });
});

describe('wholeMinutes', () => {
  it.each([
    [201, 1],
    [200, 1],
    [1, 1],
    [202, 2],
    [400, 2],
  ])('shows %d words at 200 a minute as %d', (words, minutes) => {
    expect(wholeMinutes(words / 200)).toBe(minutes);
  });
});
