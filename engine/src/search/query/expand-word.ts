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
  terms: Terms;
  /** Its place among those. */
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

// Exact above family, family above prefix, prefix above typo, whichever of them there are.
const FAMILY = 0.12;
const FAMILY_IN_TITLE = 0.2;
/** When the typed form itself stands nowhere, its family is what is meant. */
const FAMILY_ALONE = 0.8;
const OPEN_PREFIX = 0.8;
const PREFIX = 0.5;
/** When the typed word is itself there, longer ones are seldom meant. */
const PREFIX_BESIDE_EXACT = 0.14;
const TYPO = 0.25;
/** Below all that the word itself is found by. */
const TYPO_BESIDE_OTHERS = 0.02;

const MOST_PREFIX_TERMS = 64;
const MOST_PREFIX_SECTIONS = 20_000;
/** Blocks before and behind a word's own in which its family and its longer forms are looked for. */
const BLOCKS_BEFORE = 2;
const BLOCKS_BEHIND = 1;

/** Find the words of the index that a word of the query may mean, each once, with the best of its weights. */
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
  // What is shut out must be just what was named.
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
      // A letter more is wrong only when the reader allows it.
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

/** The blocks from the shortest stem of a word to its longest continuation, but never many. */
function loadAround(index: SearchIndex, term: string): Promise<Terms[]> {
  const home = index.blockOf(term);
  const stems = [...stripSuffixes(term).keys()].filter(({ length }) => length > 2);
  const first = Math.max(home - BLOCKS_BEFORE, Math.min(home, ...stems.map(index.blockOf)));
  const last = Math.min(home + BLOCKS_BEHIND, index.blockOf(`${term}\uffff`));
  return Promise.all(Array.from({ length: last - first + 1 }, (_, offset) => index.terms(first + offset)));
}

/** The stem that a word is filed under: as the index says, or for a form that it does not hold, that of the longest stem it does. */
function findFamily(term: string, blocks: readonly Terms[]): string {
  const filed = (word: string): string | undefined =>
    blocks.map((block) => block.families[block.find(word)]).find((family) => family !== undefined);
  const [longest = term] = [...findStems(term, (word) => filed(word) !== undefined).keys()].sort(
    (a, b) => b.length - a.length,
  );
  // A verb's root may have a family and be written nowhere.
  const isStem = blocks.some((block) => block.members(term).length > 0);
  return filed(term) ?? (isStem ? term : (filed(longest) ?? longest));
}

interface Longer {
  block: Terms;
  place: number;
  /** How much of it is typed. */
  share: number;
  count: number;
}

/** Longer words that begin with a word, the most common first when there are many. */
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
