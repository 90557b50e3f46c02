import { createRanker, type WeighingFacts } from '../format/weigh-posting.ts';
import type { TermEntry, TermList } from '../format/write-terms.ts';
import { digestTexts } from './digest.ts';

export interface CutList {
  best: TermEntry;
  rest?: TermList;
}

export interface ListCutter {
  cut(entry: TermEntry): CutList;
  /** Changes when the same lists would be cut in another way. */
  stamp: string;
}

/** Splits a long list into the sections where the word has the most weight, and the rest. Both stay in order. */
export function createListCutter(longest: number, facts: WeighingFacts): ListCutter {
  const { lengths } = facts;
  const { ranks, rank, order } = createRanker(facts);
  const counts = new Uint32Array(ranks);
  const cut = (entry: TermEntry): CutList => {
    const { sections, postings, count, start = 0 } = entry;
    if (count <= longest) return { best: entry };
    const found = new Uint16Array(count);
    counts.fill(0);
    for (let at = 0; at < count; at++) {
      const own = rank(lengths[sections[start + at] as number] as number, postings[start + at] as number);
      found[at] = own;
      counts[own] = (counts[own] as number) + 1;
    }
    // Of those with the lowest weight that is good enough, the first ones.
    let [enough, room] = [ranks - 1, longest];
    while ((counts[enough] as number) < room) room -= counts[enough--] as number;
    const [best, rest] = [createList(longest), createList(count - longest)];
    let [inBest, inRest] = [0, 0];
    for (let at = 0; at < count; at++) {
      const own = found[at] as number;
      const isBest = own > enough || (own === enough && room-- > 0);
      const list = isBest ? best : rest;
      const place = isBest ? inBest++ : inRest++;
      list.sections[place] = sections[start + at] as number;
      list.postings[place] = postings[start + at] as number;
    }
    return { best: { ...entry, ...best, start: 0, length: longest }, rest };
  };
  return { cut, stamp: digestTexts([`${longest}`, order]) };
}

const createList = (length: number): { sections: Uint32Array; postings: Uint16Array } => ({
  sections: new Uint32Array(length),
  postings: new Uint16Array(length),
});
