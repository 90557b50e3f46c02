import { findStems, stripSuffixes } from '../analyze/stems.ts';
import { STOP_WORDS } from '../analyze/words.ts';
import type { Terms } from '../format/read-terms.ts';
import { allowedEdits, findNearTerms } from './near-terms.ts';
import type { SearchIndex } from './open-index.ts';
import type { QueryWord } from './parse-query.ts';

/** A word of the index that matches a word of the query. */
export interface Candidate {
  term: string;
  terms: Terms;
  /** Its place among those. */
  index: number;
  /** Quality of the match; 1 is the word itself. */
  weight: number;
  /** The same for a match in a title. */
  titleWeight: number;
}

export interface Expansion {
  candidates: Candidate[];
  /** The word itself or one of its family is in the index. */
  known: boolean;
  /** If not: the most similar word that is. */
  near?: string;
}

// Exact above family, family above prefix, prefix above typo.
const FAMILY = 0.12;
const FAMILY_IN_TITLE = 0.2;
/** When the typed form itself is nowhere, its family is meant. */
const FAMILY_ALONE = 0.8;
const OPEN_PREFIX = 0.8;
const PREFIX = 0.5;
/** When the typed word itself is there, longer ones are rarely meant. */
const PREFIX_BESIDE_EXACT = 0.14;
const TYPO = 0.25;
/** Below every other match of the word. */
const TYPO_BESIDE_OTHERS = 0.02;

const MOST_PREFIX_TERMS = 64;
const MOST_PREFIX_SECTIONS = 20_000;
/** Blocks before and after that of a word that are searched for its family and its longer forms. */
const BLOCKS_BEFORE = 2;
const BLOCKS_BEHIND = 1;

/** Finds the words of the index that a word of the query may mean, each once, with its best weight. */
export async function expandWord(index: SearchIndex, word: QueryWord): Promise<Expansion> {
  const { term } = word;
  const found = new Map<string, Candidate>();
  const add = (terms: Terms, place: number, weight: number, titleWeight = weight): void => {
    const name = terms.terms[place];
    if (name !== undefined && (found.get(name)?.weight ?? 0) < weight)
      found.set(name, { term: name, terms, index: place, weight, titleWeight });
  };
  const blocks = await loadAround(index, term);
  const exact = blocks.some((block) => block.find(term) >= 0);
  const family = findFamily(term, blocks);
  for (const block of blocks) {
    add(block, block.find(term), 1);
    for (const place of block.members(family))
      if (exact) add(block, place, FAMILY, FAMILY_IN_TITLE);
      else add(block, place, FAMILY_ALONE);
  }
  const known = found.size > 0;
  // An excluded word excludes only itself and its family.
  if (word.presence === 'not') return { candidates: [...found.values()], known };
  const prefix = (word.open ? OPEN_PREFIX : PREFIX) * (exact ? PREFIX_BESIDE_EXACT : 1);
  for (const { block, place, share } of findLonger(term, blocks)) add(block, place, prefix * share);
  let near: string | undefined;
  let fewest: number | undefined;
  const typo = found.size === 0 ? TYPO : TYPO_BESIDE_OTHERS;
  const limit = word.edits ?? (found.size === 0 ? allowedEdits(term) : 0);
  if (limit > 0) {
    const words = await index.spelling(term);
    for (const { index: place, edits } of findNearTerms(term, words, limit)) {
      // More wrong letters only if the query allows them.
      fewest ??= word.edits ?? edits;
      if (edits > fewest) break;
      const name = words.terms[place] ?? '';
      const block = await index.terms(index.blockOf(name));
      near ??= name;
      add(block, block.find(name), typo / edits);
    }
  }
  return { candidates: [...found.values()], known, near: known ? undefined : near };
}

/** Loads the blocks from the shortest stem of a word to its longest continuation, but only a few. */
function loadAround(index: SearchIndex, term: string): Promise<Terms[]> {
  const home = index.blockOf(term);
  const stems = [...stripSuffixes(term).keys()].filter(({ length }) => length > 2);
  const first = Math.max(home - BLOCKS_BEFORE, Math.min(home, ...stems.map(index.blockOf)));
  const last = Math.min(home + BLOCKS_BEHIND, index.blockOf(`${term}\uffff`));
  return Promise.all(Array.from({ length: last - first + 1 }, (_, offset) => index.terms(first + offset)));
}

/** The family of a word in the index; for a word that is not there, that of its longest stem that is. */
function findFamily(term: string, blocks: readonly Terms[]): string {
  const familyOf = (word: string): string | undefined =>
    blocks.map((block) => block.families[block.find(word)]).find((family) => family !== undefined);
  const [longest = term] = [...findStems(term, (word) => familyOf(word) !== undefined).keys()].sort(
    (a, b) => b.length - a.length,
  );
  // The root of a verb may have a family without being written anywhere.
  const isStem = blocks.some((block) => block.members(term).length > 0);
  return familyOf(term) ?? (isStem ? term : (familyOf(longest) ?? longest));
}

interface Longer {
  block: Terms;
  place: number;
  /** The share of its letters that is typed. */
  share: number;
  count: number;
}

/** Longer words that begin with a word; the most common first when there are many. */
function findLonger(term: string, blocks: readonly Terms[]): Longer[] {
  const longer: Longer[] = [];
  for (const block of blocks)
    for (let place = block.place(term); ; place++) {
      const found = block.terms[place];
      if (!found?.startsWith(term)) break;
      if (found !== term && !STOP_WORDS.has(found))
        longer.push({ block, place, share: term.length / found.length, count: block.counts[place] ?? 0 });
    }
  if (longer.length > MOST_PREFIX_TERMS) longer.sort((a, b) => b.count - a.count);
  let budget = MOST_PREFIX_SECTIONS;
  return longer.slice(0, MOST_PREFIX_TERMS).filter(({ count }) => (budget -= count) > 0);
}
