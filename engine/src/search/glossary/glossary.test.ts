import { describe, expect, it } from 'vitest';
import { fold } from '../analyze/words.ts';
import { GLOSSARY } from './glossary.ts';

const equals = GLOSSARY.flatMap((group) => (Array.isArray(group) ? [group] : []));
const oneWay = GLOSSARY.flatMap((group) => (Array.isArray(group) ? [] : [group]));

describe('the glossary', () => {
  it('has some hundreds of groups, none of them large', () => {
    expect(GLOSSARY.length).toBeGreaterThan(300);
    for (const words of equals) {
      expect(words.length, words.join()).toBeGreaterThan(1);
      expect(words.length, words.join()).toBeLessThan(9);
    }
  });

  it('has no empty word and no word twice in a group', () => {
    for (const words of [...equals, ...oneWay.map(({ from, to }) => [...from, ...to])]) {
      const folded = words.map(fold);
      expect(folded).not.toContain('');
      expect(new Set(folded).size, words.join()).toBe(folded.length);
    }
  });

  it('does not say the same pair twice', () => {
    const pairs = equals.flatMap((words) =>
      words.flatMap((one) =>
        words.flatMap((other) => (fold(one) < fold(other) ? [`${fold(one)}|${fold(other)}`] : [])),
      ),
    );
    expect(pairs.filter((pair, place) => pairs.indexOf(pair) !== place)).toEqual([]);
  });
});
