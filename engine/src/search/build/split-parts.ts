import { partName, type IndexParts, type PartKind } from '../format/index-file.ts';
import { sealColumns } from '../format/sealed-columns.ts';
import { writeLists, writeTerms, type TermEntry } from '../format/write-terms.ts';
import { createWeigher, type WeighingFacts } from '../format/weigh-posting.ts';
import type { SearchDocument } from '../model.ts';
import type { NamedFile, PartSizes } from './part-sizes.ts';

interface Splitting {
  /** Filled in with what a reader must know of the parts. */
  parts: IndexParts;
  sizes: PartSizes;
}

const file = (parts: IndexParts, kind: PartKind, number: number, value: unknown): NamedFile => ({
  name: partName(parts, kind, number),
  text: JSON.stringify(value),
});

/** Cut the words at ranges of about the same size, and long lists at their best sections. */
export function splitTerms(
  entries: readonly TermEntry[],
  { parts, sizes, ...facts }: Splitting & WeighingFacts,
): NamedFile[] {
  const weigh = createWeigher(facts);
  const files: NamedFile[] = [];
  const firstTerms: string[] = [];
  let group: TermEntry[] = [];
  let bytes = 0;
  const close = (): void => {
    const [first] = group;
    if (!first) return;
    const cut = group.map((entry) => cutList(entry, { longest: sizes.longestList, weigh }));
    const number = firstTerms.length;
    files.push(file(parts, 'terms', number, sealColumns(writeTerms(cut.map(({ best }) => best)))));
    const rests = cut.flatMap(({ rest }) => rest ?? []);
    if (rests.length > 0) files.push(file(parts, 'rest', number, sealColumns(writeLists(rests))));
    firstTerms.push(first.term);
    [group, bytes] = [[], 0];
  };
  for (const entry of entries) {
    group.push(entry);
    bytes += entry.term.length + 4 + 2 * Math.min(entry.count, sizes.longestList);
    if (bytes >= sizes.termBytes) close();
  }
  close();
  parts.firstTerms = firstTerms.join(' ');
  parts.longestList = sizes.longestList;
  return [...files, ...splitSpelling(entries, parts)];
}

type List = Pick<TermEntry, 'sections' | 'postings'>;

/** Keep the sections where the word weighs most, and put the others aside. Both stay in order. */
function cutList(
  entry: TermEntry,
  options: { longest: number; weigh: (section: number, posting: number) => number },
): { best: TermEntry; rest?: List } {
  if (entry.count <= options.longest) return { best: entry };
  const weights = Float64Array.from(entry.sections, (section, index) =>
    options.weigh(section, entry.postings[index] as number),
  );
  const enough = weights.toSorted()[entry.count - options.longest] as number;
  // Of those that weigh just enough, the first ones.
  let room = options.longest - weights.reduce((sum, weight) => sum + (weight > enough ? 1 : 0), 0);
  const [best, rest] = [emptyList(), emptyList()];
  weights.forEach((weight, index) => {
    const { sections, postings } = weight > enough || (weight === enough && room-- > 0) ? best : rest;
    sections.push(entry.sections[index] as number);
    postings.push(entry.postings[index] as number);
  });
  return { best: { ...entry, ...best }, rest };
}

const emptyList = (): { sections: number[]; postings: number[] } => ({ sections: [], postings: [] });

/** Rarer words are as often slips themselves, and shorter ones are never corrected. */
const SPELLED = /^\p{L}{4,}$/u;
const SPELLED_IN = 2;

/** The words alone by their first letter, to find what a mistyped one was meant to be. */
function splitSpelling(entries: readonly TermEntry[], parts: IndexParts): NamedFile[] {
  const byLetter = new Map<string, TermEntry[]>();
  for (const { term, count } of entries) {
    if (count < SPELLED_IN || !SPELLED.test(term)) continue;
    const letter = term.charAt(0);
    const words = byLetter.get(letter) ?? [];
    words.push({ term, count, sections: [], postings: [] });
    byLetter.set(letter, words);
  }
  parts.spellingLetters = [...byLetter.keys()].join('');
  return [...byLetter.values()].map((words, number) => file(parts, 'spelling', number, sealColumns(writeTerms(words))));
}

export function splitDocuments(documents: readonly SearchDocument[], { parts, sizes }: Splitting): NamedFile[] {
  parts.documentsPerPart = sizes.documentsPerPart;
  return splitEvenly(documents, sizes.documentsPerPart).map((group, number) => file(parts, 'documents', number, group));
}

export function splitTexts(texts: readonly string[], { parts, sizes }: Splitting): NamedFile[] {
  parts.textsPerPart = sizes.textsPerPart;
  return splitEvenly(texts, sizes.textsPerPart).map((group, number) => file(parts, 'texts', number, group));
}

function splitEvenly<Item>(items: readonly Item[], size: number): Item[][] {
  const groups: Item[][] = [];
  for (let start = 0; start < items.length; start += size) groups.push(items.slice(start, start + size));
  return groups;
}
