import { describe, expect, it } from 'vitest';
import { createDice, rollWord, type Roll } from '../testing/create-dice.ts';
import { createNumberReader, createNumberWriter } from './numbers.ts';
import { PACKED_POSTINGS, packPosting, unpackPosting } from './posting.ts';
import { readTerms } from './read-terms.ts';
import { openColumns, sealColumns } from './index-file.ts';
import { writeTerms, type TermEntry } from './write-terms.ts';

const SEEDS = Array.from({ length: 20 }, (_, index) => index + 1);

function rollEntries(roll: Roll): TermEntry[] {
  const size = 1 + roll(50_000);
  const terms = [...new Set(Array.from({ length: roll(300) }, () => rollWord(roll)))].sort();
  return terms.map((term) => {
    const sections = new Set(Array.from({ length: 1 + roll(roll(10) === 0 ? 200 : 5) }, () => roll(size)));
    const family = roll(3) > 0 ? term : term.slice(0, 1 + roll(term.length)) + 'kgpt'.slice(0, roll(3));
    return {
      term,
      family,
      count: sections.size,
      sections: [...sections].sort((a, b) => a - b),
      postings: Array.from(sections, () => roll(PACKED_POSTINGS)),
    };
  });
}

describe('numbers', () => {
  it('are read as they were written, at every edge', () => {
    const edges = [0, 67, 68, 1705, 1706, 34_829, 34_830, 91 ** 3, 2 ** 31, 2 ** 32 - 1];
    const numbers = [...edges, ...SEEDS.map((seed) => createDice(seed)(2 ** (seed % 32)))];
    const writer = createNumberWriter();
    for (const number of numbers) writer.write(number);
    const text = writer.finish();
    // One byte each, and nothing for JSON to escape.
    expect(text).toMatch(/^[#-[\]-~]*$/);
    const reader = createNumberReader(text);
    expect(numbers.map(() => reader.read())).toEqual(numbers);
    expect(() => reader.end()).not.toThrow();
    expect(reader.read()).toBeNaN();
  });

  it('keep a posting in steps that unpacking does not change', () => {
    for (let packed = 0; packed < PACKED_POSTINGS; packed++) expect(packPosting(unpackPosting(packed))).toBe(packed);
  });
});

/** How many postings there are to be read; none when they are seen to be broken. */
function countRead(columns: readonly string[]): number {
  let count = 0;
  try {
    const { terms, starts, ends } = readTerms(columns, { longest: Infinity });
    terms.forEach((_, list) => (count += (ends[list] ?? 0) - (starts[list] ?? 0)));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return count;
}

function fails(run: () => unknown): boolean {
  try {
    run();
    return false;
  } catch {
    return true;
  }
}

describe('words and their lists', () => {
  it('are read as they were written', () => {
    for (const seed of SEEDS) {
      const entries = rollEntries(createDice(seed));
      const sealed: unknown = JSON.parse(JSON.stringify(sealColumns(writeTerms(entries))));
      const read = readTerms(openColumns(sealed), { longest: Infinity });
      const lists = entries.map(({ term }) => {
        const place = read.find(term);
        const own = [read.starts[place], read.ends[place]];
        return {
          sections: Array.from(read.sections.subarray(...own)),
          postings: Array.from(read.postings.subarray(...own)),
        };
      });
      expect(lists, `seed ${seed}`).toEqual(entries.map(({ sections, postings }) => ({ sections, postings })));
      expect(read.terms, `seed ${seed}`).toEqual(entries.map(({ term }) => term));
      expect(read.counts, `seed ${seed}`).toEqual(entries.map(({ count }) => count));
      const lost = entries.filter(({ term, family = term }) => !read.members(family).includes(read.find(term)));
      expect(lost, `seed ${seed}`).toEqual([]);
    }
  });

  it('that are damaged end in an error, never in a loop', () => {
    for (const seed of SEEDS) {
      const roll = createDice(seed);
      const columns = writeTerms(rollEntries(roll));
      const column = roll(columns.length);
      const text = columns[column] ?? '';
      const at = roll(text.length + 1);
      const flipped = text.slice(0, at) + String.fromCharCode(35 + roll(92)) + text.slice(at + 1);
      for (const broken of [flipped, text.slice(0, at), text + text, 'A'.repeat(1000), '~~~~~~']) {
        // Past the seal, too: what it reads may be wrong, but it comes to an end.
        const forged = columns.with(column, broken);
        expect(countRead(forged)).toBeLessThanOrEqual(forged.join('').length);
        const [version, sum] = sealColumns(columns);
        const open = (): string[] => openColumns([version, sum, ...forged]);
        expect(fails(open), `seed ${seed}`).toBe(broken !== text);
      }
    }
  });
});
