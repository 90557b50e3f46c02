import type { TermEntry } from '../format/write-terms.ts';
import { groupFamilies } from './group-families.ts';
import { invertTable, type WordTable } from './word-table.ts';

/** The words of an index in order, each with its list when it is asked for. */
export interface SortedTerms {
  words: readonly string[];
  countOf(place: number): number;
  entry(place: number): TermEntry;
}

export function sortTerms(table: WordTable): SortedTerms {
  const { words } = table;
  const { starts, sections, postings } = invertTable(table);
  const families = groupFamilies(new Set(words));
  const countOf = (place: number): number => (starts[place + 1] as number) - (starts[place] as number);
  return {
    words,
    countOf,
    entry(place) {
      const term = words[place] as string;
      const [start, end] = [starts[place] as number, starts[place + 1] as number];
      return {
        term,
        family: families.get(term) ?? term,
        count: end - start,
        sections: sections.subarray(start, end),
        postings: postings.subarray(start, end),
      };
    },
  };
}
