import type { TermEntry } from '../format/write-terms.ts';
import type { WordStems } from './find-all-stems.ts';
import { groupFamilies } from './group-families.ts';
import type { WordTable } from './word-table.ts';

/** The words of an index in order, each with its list when it is asked for. */
export interface SortedTerms {
  words: readonly string[];
  countOf(place: number): number;
  familyOf(place: number): string;
  entry(place: number): TermEntry;
}

export function sortTerms({ words, starts, sections, postings }: WordTable, stems: WordStems): SortedTerms {
  const familyOf = groupFamilies({ words, stems });
  const countOf = (place: number): number => (starts[place + 1] as number) - (starts[place] as number);
  return {
    words,
    countOf,
    familyOf,
    entry(place) {
      const [start, length] = [starts[place] as number, countOf(place)];
      return {
        term: words[place] as string,
        family: familyOf(place),
        count: length,
        sections,
        postings,
        start,
        length,
      };
    },
  };
}
