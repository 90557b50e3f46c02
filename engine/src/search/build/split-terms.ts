import { partName, type IndexParts, sealColumns } from '../format/index-file.ts';
import type { WeighingFacts } from '../format/weigh-posting.ts';
import { writeLists, writeTerms, type TermEntry } from '../format/write-terms.ts';
import { createListCutter, type CutList } from './cut-lists.ts';
import { digestTexts, nameEnd, writeTogether } from './digest.ts';
import type { IndexSink, PartSizes } from './part-sizes.ts';
import type { SortedTerms } from './group-families.ts';

interface Splitting {
  /** Filled in with what the browser must know about the parts. */
  parts: IndexParts;
  sink: IndexSink;
}

/** A part of the words: their number, whether there is a rest, and digests of their families and of the part itself. */
export type KnownPart = [words: number, hasRest: boolean, families: string, digest: string];

/** By their first words. */
export type KnownParts = ReadonlyMap<string, KnownPart>;

export interface SplitTermsOptions extends Splitting, WeighingFacts {
  sizes: PartSizes;
  /** Parts of an earlier build, and which words have other lists now. */
  known: KnownParts;
  changed: Uint8Array;
}

/** Splits the words into ranges of about the same size, and long lists into their best sections and the rest. Returns all parts. */
export function splitTerms(terms: SortedTerms, options: SplitTermsOptions): KnownParts {
  const { parts, sink, sizes, known, changed, ...facts } = options;
  const cutter = createListCutter(sizes.longestList, facts);
  const written = new Map<string, KnownPart>();
  const separators: string[] = [];
  let ends = '';
  let [start, bytes] = [0, 0];
  const name = (place: number): string => partName(parts, place === 0 ? 'terms' : 'rest', written.size);
  const onEnd = (end: string): unknown => (parts.ends.terms = ends + end);
  const isThere = ([words, hasRest, families, digest]: KnownPart, end: number, newFamilies: string): boolean => {
    if (words !== end - start || families !== newFamilies || changed.subarray(start, end).includes(1)) return false;
    onEnd(nameEnd(digest));
    return sink.has(name(0), digest) && (!hasRest || sink.has(name(1), digest));
  };
  const make = (end: number, families: string): KnownPart => {
    const cut: CutList[] = [];
    for (let place = start; place < end; place++) cut.push(cutter.cut(terms.entry(place)));
    const rests = cut.flatMap(({ rest }) => rest ?? []);
    const sealed = [sealColumns(writeTerms(cut.map(({ best }) => best)))];
    if (rests.length > 0) sealed.push(sealColumns(writeLists(rests)));
    return [end - start, rests.length > 0, families, writeTogether(sealed, { sink, onEnd, name })];
  };
  const close = (end: number): void => {
    const names = [cutter.stamp];
    for (let place = start; place < end; place++) names.push(terms.stampOf(place));
    const families = digestTexts(names);
    const first = terms.words[start] as string;
    const old = known.get(first);
    const part = old && isThere(old, end, families) ? old : make(end, families);
    written.set(first, part);
    separators.push(separate(terms.words[start - 1] ?? '', first));
    ends = parts.ends.terms ?? '';
    [start, bytes] = [end, 0];
  };
  const { words } = terms;
  words.forEach((term, place) => {
    bytes += term.length + 4 + 2 * Math.min(terms.countOf(place), sizes.longestList);
    const enough = place + 1 - start < sizes.termWords ? sizes.termBytes : sizes.termBytes / 2;
    if (bytes >= enough || place === words.length - 1) close(place + 1);
  });
  parts.firstTerms = separators.join(' ');
  parts.longestList = sizes.longestList;
  splitSpelling(terms, { parts, sink });
  return written;
}

/** The shortest beginning of a word that sorts after the previous word. */
function separate(before: string, word: string): string {
  let length = 1;
  while (length < word.length && word.slice(0, length) <= before) length += 1;
  return word.slice(0, length);
}

/** Rarer words are often typos themselves, and shorter ones are never corrected. */
const SPELLED = /^\p{L}{4,}$/u;
const SPELLED_IN = 2;

/** Writes the words by first letter, to correct mistyped ones. */
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
