import { PACKED_POSTINGS } from '../format/posting.ts';
import type { SortedTerms } from './group-families.ts';

/** The words of each part of a synonym: `load balancer` has two. */
export type PartPlaces = readonly (readonly number[])[];

/** Sections, ascending, with the posting in each. */
export interface SynonymList {
  sections: number[];
  postings: number[];
}

/** The sections that say one of `others` but not `own`: those that say most of it. */
export type ListSynonyms = (own: PartPlaces, others: readonly PartPlaces[]) => SynonymList;

/** A synonym leads to the sections that say most of it: in their titles, or often. */
const MOST_SECTIONS = 40;

/** `size` is the number of sections. The arrays have a posting for each section, and are empty between calls. */
export function createSynonymLists({ entry }: SortedTerms, size: number): ListSynonyms {
  const room = (): Uint16Array => new Uint16Array(size);
  const [here, one, other, all] = [room(), room(), room(), room()];

  const gather = (places: readonly number[], into: Uint16Array): number[] => {
    const touched: number[] = [];
    for (const place of places) {
      const { sections, postings, start = 0, count } = entry(place);
      for (let at = start; at < start + count; at++) add(into, touched, sections[at] as number, postings[at] as number);
    }
    return touched;
  };
  /** The sections that have all parts, each in any form. Others may be among them without a posting. */
  const gatherAll = ([first = [], ...rest]: PartPlaces, into: Uint16Array): number[] => {
    const touched = gather(first, into);
    for (const part of rest) {
      const also = gather(part, other);
      for (const section of touched) if (other[section] === 0) into[section] = 0;
      clear(other, also);
    }
    return touched;
  };
  return (own, others) => {
    const touched: number[] = [];
    const ownSections = gatherAll(own, here);
    for (const places of others) {
      const found = gatherAll(places, one);
      for (const section of found)
        if (one[section] !== 0 && here[section] === 0) add(all, touched, section, one[section] as number);
      clear(one, found);
    }
    clear(here, ownSections);
    const sections = chooseBest(touched, all);
    const postings = sections.map((section) => all[section] as number);
    clear(all, touched);
    return { sections, postings };
  };
}

function clear(postings: Uint16Array, sections: readonly number[]): void {
  for (const section of sections) postings[section] = 0;
}

/** Packed postings keep the larger of each part; see packPosting. */
function add(postings: Uint16Array, touched: number[], section: number, posting: number): void {
  const known = postings[section] as number;
  if (known === 0) touched.push(section);
  const [low, high] = [Math.max(known & 7, posting & 7), Math.max(known & 56, posting & 56)];
  postings[section] = low | high | ((known | posting) & ~63);
}

/** Those with the largest postings, and among equals the first; ascending. */
function chooseBest(sections: readonly number[], postings: Uint16Array): number[] {
  const ascending = (a: number, b: number): number => a - b;
  if (sections.length <= MOST_SECTIONS) return sections.toSorted(ascending);
  const counts = new Uint32Array(PACKED_POSTINGS);
  for (const section of sections) {
    const posting = postings[section] as number;
    counts[posting] = (counts[posting] as number) + 1;
  }
  let [least, above] = [counts.length - 1, 0];
  while (above + (counts[least] ?? 0) < MOST_SECTIONS) above += counts[least--] ?? 0;
  const better = sections.filter((section) => (postings[section] as number) > least);
  const equal = sections.filter((section) => postings[section] === least).sort(ascending);
  return [...better, ...equal.slice(0, MOST_SECTIONS - above)].sort(ascending);
}
