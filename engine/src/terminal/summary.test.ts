import { describe, expect, it } from 'vitest';
import { formatBytes, formatSummary } from './summary.ts';

const facts = { pages: 3, seconds: 0.25, bytes: 1500, cacheHits: 2, warnings: 0, outDir: 'build' };

describe('formatSummary', () => {
  it('shows what was built, how fast and where to', () => {
    expect(formatSummary(facts)).toBe('Built 3 pages, 250 ms, 1.5 kB, 2 from cache\nWritten to build');
    expect(formatSummary({ ...facts, pages: 1, seconds: 12.34, warnings: 1 })).toMatch(
      /^Built 1 page, 12\.3 s, .*, 1 warning\n/,
    );
    expect(formatSummary({ ...facts, seconds: 119.7, warnings: 2 })).toMatch(/, 2 min 0 s, .*, 2 warnings\n/);
  });
});

describe('formatBytes', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1.0 kB'],
    [999_949, '999.9 kB'],
    [999_950, '1.0 MB'],
    [2_500_000_000_000, '2500.0 GB'],
  ])('writes %i as %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});
