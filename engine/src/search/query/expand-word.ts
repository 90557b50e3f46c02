import { findStems } from '../analyze/find-stems.ts';
import { STOP_WORDS } from '../analyze/stop-words.ts';
import { stripSuffixes } from '../analyze/strip-suffixes.ts';
import type { Terms } from '../format/read-terms.ts';
import { allowedEdits, findNearTerms } from './near-terms.ts';
import type { SearchIndex } from './open-index.ts';
import type { QueryWord } from './parse-query.ts';

/** A word of the index that answers a word of the query. */
export interface Candidate {
  term: string;
  block: number;
  terms: Terms;
  /** Its place in the block. */
  index: number;
  /** How much of a match it is; 1 is the very word. */
  weight: number;
  /** The same for a match in a title. */
  titleWeight: number;
}

export interface Expansion {
  candidates: Candidate[];
  /** The very word or one of its family is in the index. */
  known: boolean;
  /** When it is not: the nearest word that is. */
  near?: string;
}

/** Exact above family, family above prefix, prefix above typo, whichever of them there are. */
const WEIGHTS = {
  exact: 1,
  family: { content: 0.12, title: 0.2 },
  /** When the typed form itself stands nowhere, its family is what is meant. */
  familyAlone: 0.8,
  prefix: { open: 0.8, closed: 0.5 },
  /** When the typed word is itself there, longer ones are seldom meant. */
  prefixBesideExact: 0.14,
  typo: [1, 0.25, 0.12],
} as const;

const MOST_PREFIX_TERMS = 64;
const MOST_PREFIX_SECTIONS = 40_000;
const MOST_NEAR_TERMS = 8;
/** Blocks before and behind a word's own in which its family and its longer forms are looked for. */
const [BLOCKS_BEFORE, BLOCKS_BEHIND] = [2, 1];

/** Find the words of the index that a word of the query may mean, each once, with the best of its weights. */
export async function expandWord(index: SearchIndex, word: QueryWord): Promise<Expansion> {
  const { term } = word;
  const found = new Map<string, Candidate>();
  const add = (block: Block, place: number, weight: number, titleWeight = weight): void => {
    const name = block.terms.terms[place] ?? '';
    if ((found.get(name)?.weight ?? 0) < weight)
      found.set(name, { term: name, block: block.number, terms: block.terms, index: place, weight, titleWeight });
  };
  const blocks = await loadAround(index, term);
  const exact = blocks.some((block) => block.terms.find(term) >= 0);
  const family = findFamily(term, blocks);
  for (const block of blocks) {
    for (const place of family === undefined ? [] : block.terms.members(family))
      if (exact) add(block, place, WEIGHTS.family.content, WEIGHTS.family.title);
      else add(block, place, WEIGHTS.familyAlone);
    const place = block.terms.find(term);
    if (place >= 0) add(block, place, WEIGHTS.exact);
  }
  const known = found.size > 0;
  const prefix = WEIGHTS.prefix[word.open ? 'open' : 'closed'] * (exact ? WEIGHTS.prefixBesideExact : 1);
  for (const { block, place, share } of findLonger(term, blocks)) add(block, place, prefix * share);
  let near: string | undefined;
  const limit = word.edits ?? (found.size === 0 ? allowedEdits(term) : 0);
  if (limit > 0) {
    const terms = await index.spelling(term);
    for (const { index: at, distance } of findNearTerms(term, terms, { limit, all: word.edits !== undefined }).slice(
      0,
      MOST_NEAR_TERMS,
    )) {
      const name = terms.terms[at] ?? '';
      const block = await loadBlock(index, index.blockOf(name));
      const place = block.terms.find(name);
      if (place < 0) continue;
      near ??= name;
      add(block, place, WEIGHTS.typo[distance] ?? 0);
    }
  }
  return { candidates: [...found.values()], known, ...(known || near === undefined ? {} : { near }) };
}

/** Find the very word in the index, if it is there. */
export async function findWord(index: SearchIndex, term: string): Promise<Candidate | undefined> {
  const { number, terms } = await loadBlock(index, index.blockOf(term));
  const place = terms.find(term);
  return place < 0 ? undefined : { term, block: number, terms, index: place, weight: 1, titleWeight: 1 };
}

interface Block {
  number: number;
  terms: Terms;
}

async function loadBlock(index: SearchIndex, number: number): Promise<Block> {
  return { number, terms: await index.terms(number) };
}

/** The blocks from the shortest stem of a word to its longest continuation, but never many. */
function loadAround(index: SearchIndex, term: string): Promise<Block[]> {
  const home = index.blockOf(term);
  const stems = [...stripSuffixes(term).keys()].filter(({ length }) => length > 2);
  const first = Math.max(home - BLOCKS_BEFORE, Math.min(home, ...stems.map((stem) => index.blockOf(stem))));
  const last = Math.min(home + BLOCKS_BEHIND, index.blockOf(`${term}\uffff`));
  const numbers = Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
  return Promise.all(numbers.map((number) => loadBlock(index, number)));
}

/** The stem that a word is filed under: as the index says, or for a form that it does not hold, that of the longest stem it does. */
function findFamily(term: string, blocks: readonly Block[]): string | undefined {
  const filed = (word: string): string | undefined => {
    for (const { terms } of blocks) {
      const place = terms.find(word);
      if (place >= 0) return terms.families[place];
    }
    return undefined;
  };
  const own = filed(term);
  if (own !== undefined) return own;
  if (blocks.some(({ terms }) => terms.members(term).length > 0)) return term;
  const stems = [...findStems(term, (word) => filed(word) !== undefined).keys()];
  const longest = stems.sort((a, b) => b.length - a.length)[0];
  return longest === undefined ? undefined : (filed(longest) ?? longest);
}

/** Longer words that begin with a word, the most common first, and how much of each is typed. */
function findLonger(term: string, blocks: readonly Block[]): { block: Block; place: number; share: number }[] {
  const longer: { block: Block; place: number; share: number; count: number }[] = [];
  for (const block of blocks) {
    const { terms, counts, place } = block.terms;
    for (let at = place(term); at < terms.length; at++) {
      const found = terms[at] ?? '';
      if (!found.startsWith(term)) break;
      if (found !== term && !STOP_WORDS.has(found))
        longer.push({ block, place: at, share: term.length / found.length, count: counts[at] ?? 0 });
    }
  }
  if (longer.length > MOST_PREFIX_TERMS) longer.sort((a, b) => b.count - a.count);
  let budget = MOST_PREFIX_SECTIONS;
  return longer.slice(0, MOST_PREFIX_TERMS).filter(({ count }) => (budget -= count) > 0);
}
