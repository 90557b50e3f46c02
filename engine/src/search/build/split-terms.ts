import { partName, type IndexParts } from '../format/index-file.ts';
import { sealColumns } from '../format/sealed-columns.ts';
import type { WeighingFacts } from '../format/weigh-posting.ts';
import { writeLists, writeTerms, type TermEntry } from '../format/write-terms.ts';
import { createListCutter, type CutList } from './cut-lists.ts';
import type { IndexSink, PartSizes } from './part-sizes.ts';
import type { SortedTerms } from './sort-terms.ts';
import { writeTogether } from './write-together.ts';

interface Splitting {
  /** Filled in with what a reader must know of the parts. */
  parts: IndexParts;
  sink: IndexSink;
}

/** Cut the words at ranges of about the same size, and long lists at their best sections. */
export function splitTerms(
  terms: SortedTerms,
  { parts, sink, sizes, ...facts }: Splitting & WeighingFacts & { sizes: PartSizes },
): void {
  const cutList = createListCutter(sizes.longestList, facts);
  const firstTerms: string[] = [];
  let ends = '';
  let [start, bytes] = [0, 0];
  const close = (end: number): void => {
    const cut: CutList[] = [];
    for (let place = start; place < end; place++) cut.push(cutList(terms.entry(place)));
    const rests = cut.flatMap(({ rest }) => rest ?? []);
    const sealed = [sealColumns(writeTerms(cut.map(({ best }) => best)))];
    if (rests.length > 0) sealed.push(sealColumns(writeLists(rests)));
    writeTogether(sealed, {
      sink,
      onEnd: (nameEnd) => (parts.ends.terms = ends += nameEnd),
      name: (place) => partName(parts, place === 0 ? 'terms' : 'rest', firstTerms.length),
    });
    firstTerms.push(terms.words[start] as string);
    [start, bytes] = [end, 0];
  };
  terms.words.forEach((term, place) => {
    bytes += term.length + 4 + 2 * Math.min(terms.countOf(place), sizes.longestList);
    if (bytes >= sizes.termBytes || place === terms.words.length - 1) close(place + 1);
  });
  parts.firstTerms = firstTerms.join(' ');
  parts.longestList = sizes.longestList;
  splitSpelling(terms, { parts, sink });
}

/** Rarer words are as often slips themselves, and shorter ones are never corrected. */
const SPELLED = /^\p{L}{4,}$/u;
const SPELLED_IN = 2;

/** The words alone by their first letter, to find what a mistyped one was meant to be. */
function splitSpelling({ words, countOf }: SortedTerms, { parts, sink }: Splitting): void {
  const byLetter = new Map<string, TermEntry[]>();
  words.forEach((term, place) => {
    const count = countOf(place);
    if (count < SPELLED_IN || !SPELLED.test(term)) return;
    const letter = term.charAt(0);
    const known = byLetter.get(letter);
    const entry = { term, count, sections: [], postings: [] };
    if (known) known.push(entry);
    else byLetter.set(letter, [entry]);
  });
  parts.spellingLetters = [...byLetter.keys()].join('');
  let ends = '';
  [...byLetter.values()].forEach((entries, number) =>
    writeTogether([sealColumns(writeTerms(entries))], {
      sink,
      onEnd: (nameEnd) => (parts.ends.spelling = ends += nameEnd),
      name: () => partName(parts, 'spelling', number),
    }),
  );
}
