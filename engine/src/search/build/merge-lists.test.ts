import { expect, it } from 'vitest';
import { mergeLists } from './merge-lists.ts';
import { listWords, type WordLists } from './word-table.ts';

/** Lists of words, each with its sections; what is known of a word in a section is its number. */
function toLists(lists: Record<string, number[]>): WordLists {
  const words = Object.keys(lists);
  const found = words.flatMap((word, number) => (lists[word] ?? []).map((section) => ({ number, section })));
  found.sort((a, b) => a.section - b.section);
  return listWords({
    words,
    numbers: Uint32Array.from(found, ({ number }) => number),
    sections: Uint32Array.from(found, ({ section }) => section),
    postings: Uint16Array.from(found, ({ section }) => section),
  });
}

function merge(cached: Record<string, number[]>, moved: number[], fresh: Record<string, number[]>) {
  const merged = mergeLists(toLists(cached), { moved: Int32Array.from(moved), fresh: toLists(fresh) });
  return merged.words.map((word, place) => [
    word,
    [...merged.sections.subarray(merged.starts[place], merged.starts[place + 1])],
    merged.changed[place],
  ]);
}

it('lists of words are merged in order, with which of them are others now', () => {
  const cached = { c: [0, 2], a: [0, 1, 3], e: [3] };
  expect(merge(cached, [0, -1, 2, 3], { a: [1], b: [1], c: [1] })).toEqual([
    // Read again, with the same outcome.
    ['a', [0, 1, 3], 0],
    ['b', [1], 1],
    ['c', [0, 1, 2], 1],
    ['e', [3], 0],
  ]);
  expect(merge(cached, [0, 1, 3, 4], { d: [2] })).toEqual([
    ['a', [0, 1, 4], 1],
    ['c', [0, 3], 1],
    ['d', [2], 1],
    ['e', [4], 1],
  ]);
});

it('the word after one that is gone counts as changed, for a part may go over that place', () => {
  expect(merge({ a: [0], b: [2], c: [1], d: [1] }, [0, 1, -1], {})).toEqual([
    ['a', [0], 0],
    ['c', [1], 1],
    ['d', [1], 0],
  ]);
});
