import type { TermEntry } from '../format/write-terms.ts';
import type { WordStems } from './find-all-stems.ts';
import { groupFamilies } from './group-families.ts';
import { invertTable, type WordTable } from './word-table.ts';

/** The words of an index in order, each with its list when it is asked for. */
export interface SortedTerms {
  words: readonly string[];
  countOf(place: number): number;
  entry(place: number): TermEntry;
}

export function sortTerms(table: WordTable, stems: WordStems): SortedTerms {
  const { words } = table;
  const { starts, sections, postings } = invertTable(table);
  const familyOf = groupFamilies({ words, stems });
  return {
    words,
    countOf: (place) => (starts[place + 1] as number) - (starts[place] as number),
    entry(place) {
      const [start, end] = [starts[place] as number, starts[place + 1] as number];
      const length = end - start;
      return { term: words[place] as string, family: familyOf(place), count: length, sections, postings, start, length };
    },
  };
}
