import { findKin, findStems, isLookAlike, stripSuffixes } from '../analyze/stems.ts';
import { STOP_WORDS } from '../analyze/words.ts';
import type { Terms } from '../format/read-terms.ts';
import { SYNONYM_MARK, type MatchKind } from '../model.ts';
import { allowedEdits, findNearTerms } from './near-terms.ts';
import type { SearchIndex } from './open-index.ts';
import type { Query, QueryWord } from './parse-query.ts';

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
  kind: MatchKind;
}

/** A word of the query in one index. */
export interface Lookup {
  /** The word itself is in the index. */
  exact: boolean;
  /** Words of its family in the index, with the word itself. */
  family: Place[];
  /** Forms of the same verb that no infinitive shows, and of verbs with another voice. */
  kin: Place[];
  /** Words that begin with it. */
  longer: Longer[];
  /** Lists of its synonyms. */
  synonyms: Place[];
}

interface Place {
  block: Terms;
  place: number;
}

export interface Expansion {
  candidates: Candidate[];
  /** If the word is in no index, nor another of its family: the most similar word that is. */
  near?: string;
}

// Exact above family, family above prefix, prefix above typo.
const FAMILY = 0.12;
const FAMILY_IN_TITLE = 0.2;
/** When the typed form itself is nowhere, its family is meant. */
const FAMILY_ALONE = 0.8;
/** Forms of a verb with another voice, likewise. */
const KIN = 0.05;
const KIN_BESIDE_FAMILY = 0.2;
const KIN_ALONE = 0.6;
const KIN_IN_TITLE = 0.1;
/** A word in more sections is common on its site. */
const FEW_SECTIONS = 4;
const SYNONYM = 0.5;
const OPEN_PREFIX = 0.8;
const PREFIX = 0.5;
/** When the typed word itself is there, longer ones are rarely meant. */
const PREFIX_BESIDE_EXACT = 0.14;
const TYPO = 0.25;
/** Below every other match of the word. */
const TYPO_BESIDE_OTHERS = 0.02;

/** Lists that are no words. */
const MARKED = /[+=]$/;
const MOST_PREFIX_TERMS = 64;
const MOST_PREFIX_SECTIONS = 20_000;
/** Blocks before and after that of a word that are searched for its family and its longer forms. */
const BLOCKS_BEFORE = 4;
const BLOCKS_BEHIND = 2;

/** Looks a word of the query up in an index. */
async function lookUpWord(index: SearchIndex, { term, presence }: QueryWord): Promise<Lookup> {
  const blocks = await loadAround(index, term);
  const exact = blocks.some((block) => block.find(term) >= 0);
  const own = findFamily(term, blocks);
  const family = blocks.flatMap((block) => {
    const home = block.find(term);
    return [...new Set([...(home < 0 ? [] : [home]), ...block.members(own)])].map((place) => ({ block, place }));
  });
  // An excluded word excludes only itself and its family.
  if (presence === 'not') return { exact, family, kin: [], longer: [], synonyms: [] };
  const kin = listKin(term, { own, blocks });
  return { exact, family, kin, longer: findLonger(term, blocks), synonyms: findSynonyms(own, blocks) };
}

/** Looks all words of a query up, and its neighbouring words together: `load balancer` may have synonyms. */
export async function lookUpQuery(
  index: SearchIndex,
  { words, joined }: Pick<Query, 'words' | 'joined'>,
): Promise<Lookup[]> {
  const lookups = await Promise.all(words.map((word) => lookUpWord(index, word)));
  await Promise.all(
    joined.map(async ({ term, places }) => {
      const found = findSynonyms(term, [await index.terms(index.blockOf(term))]);
      for (const place of places) lookups[place]?.synonyms.push(...found);
    }),
  );
  return lookups;
}

function findSynonyms(family: string, blocks: readonly Terms[]): Place[] {
  return blocks.flatMap((block) => {
    const place = block.find(family + SYNONYM_MARK);
    return place < 0 ? [] : [{ block, place }];
  });
}

/** The words of the families that a word is akin to, without its own. */
function listKin(term: string, { own, blocks }: { own: string; blocks: readonly Terms[] }): Place[] {
  const familyOf = (word: string): string | undefined =>
    blocks.map((block) => block.families[block.find(word)]).find((family) => family !== undefined);
  const families = new Set(findKin(term, (word) => familyOf(word) !== undefined).map(familyOf));
  families.delete(own);
  return [...families].flatMap((family = '') =>
    blocks.flatMap((block) => block.members(family).map((place) => ({ block, place }))),
  );
}

/** What all indexes together know of a word. */
export interface Known {
  exact: boolean;
  /** The word or another of its family, and in how many sections those are. */
  own: boolean;
  sections: number;
  /** The same, a form of a related verb, or a synonym. */
  family: boolean;
  /** The word is there in any way. */
  found: boolean;
}

export const mergeLookups = (lookups: readonly Lookup[]): Known => {
  const places = lookups.flatMap(({ family }) => family);
  const own = places.length > 0;
  const family = own || lookups.some(({ kin, synonyms }) => kin.length + synonyms.length > 0);
  return {
    exact: lookups.some(({ exact }) => exact),
    own,
    sections: places.reduce((sum, { block, place }) => sum + (block.counts[place] ?? 0), 0),
    family,
    found: family || lookups.some(({ longer }) => longer.length > 0),
  };
};

/** Finds the words of the index that a word of the query may mean, each once, with its best weight. */
export async function expandWord(
  index: SearchIndex,
  { word, lookup, known }: { word: QueryWord; lookup: Lookup; known: Known },
): Promise<Expansion> {
  const { term } = word;
  const found = new Map<string, Candidate>();
  const add = ({ block, place }: Place, kind: MatchKind, weight: number, titleWeight = weight): void => {
    const name = block.terms[place];
    if (name !== undefined && (found.get(name)?.weight ?? -1) < weight)
      found.set(name, { term: name, terms: block, index: place, weight, titleWeight, kind });
  };
  for (const member of lookup.family)
    if (member.block.terms[member.place] === term) add(member, 'word', 1);
    else if (known.exact) add(member, 'family', FAMILY, FAMILY_IN_TITLE);
    else add(member, 'family', FAMILY_ALONE);
  // Where the site says a word often enough, those sections are meant and not those of its kin, unless they are called so.
  const isRare = !known.exact || known.sections <= FEW_SECTIONS;
  const kin = !isRare ? 0 : known.exact ? KIN : known.own ? KIN_BESIDE_FAMILY : KIN_ALONE;
  for (const member of lookup.kin) add(member, 'family', kin, Math.max(kin, KIN_IN_TITLE));
  for (const synonyms of lookup.synonyms) add(synonyms, 'synonym', SYNONYM);
  const prefix = (word.open ? OPEN_PREFIX : PREFIX) * (known.exact ? PREFIX_BESIDE_EXACT : 1);
  for (const longer of lookup.longer) add(longer, 'longer', prefix * longer.share);
  let near: string | undefined;
  let fewest: number | undefined;
  const typo = known.found ? TYPO_BESIDE_OTHERS : TYPO;
  const limit = word.presence === 'not' ? 0 : (word.edits ?? (known.found ? 0 : allowedEdits(term)));
  if (limit > 0) {
    const words = await index.spelling(term);
    for (const { index: place, edits } of findNearTerms(term, words, limit)) {
      // More wrong letters only if the query allows them.
      fewest ??= word.edits ?? edits;
      if (edits > fewest) break;
      const name = words.terms[place] ?? '';
      const block = await index.terms(index.blockOf(name));
      near ??= name;
      add({ block, place: block.find(name) }, 'typo', typo / edits);
    }
  }
  return { candidates: [...found.values()], near: known.family ? undefined : near };
}

/** Loads the blocks from the shortest stem of a word to its longest continuation, but only a few. */
function loadAround(index: SearchIndex, term: string): Promise<Terms[]> {
  const home = index.blockOf(term);
  const stems = [...stripSuffixes(term, { voices: true }).keys()].filter(({ length }) => length > 2);
  const first = Math.max(home - BLOCKS_BEFORE, Math.min(home, ...stems.map(index.blockOf)));
  const last = Math.min(home + BLOCKS_BEHIND, index.blockOf(`${term}\uffff`));
  return Promise.all(Array.from({ length: last - first + 1 }, (_, offset) => index.terms(first + offset)));
}

/** The family of a word in the index; for a word that is not there, that of its longest stem that is. */
function findFamily(term: string, blocks: readonly Terms[]): string {
  const familyOf = (word: string): string | undefined => {
    const own = blocks.map((block) => block.families[block.find(word)]).find((family) => family !== undefined);
    // The root of a verb may have a family without being written anywhere.
    const isFamily = blocks.some((block) => block.members(word).length > 0 || block.find(word + SYNONYM_MARK) >= 0);
    return own ?? (isFamily ? word : undefined);
  };
  const known = familyOf(term);
  if (known !== undefined) return known;
  const isWord = (word: string): boolean => familyOf(word) !== undefined;
  const stems = [...findStems(term, isWord).keys()].sort((a, b) => b.length - a.length);
  const [longest = term] = stems;
  const family = familyOf(longest) ?? longest;
  return stems.includes(family) || !isLookAlike({ word: term, stem: longest, family }) ? family : longest;
}

interface Longer extends Place {
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
      if (found !== term && !STOP_WORDS.has(found) && !MARKED.test(found))
        longer.push({ block, place, share: term.length / found.length, count: block.counts[place] ?? 0 });
    }
  if (longer.length > MOST_PREFIX_TERMS) longer.sort((a, b) => b.count - a.count);
  let budget = MOST_PREFIX_SECTIONS;
  return longer.slice(0, MOST_PREFIX_TERMS).filter(({ count }) => (budget -= count) > 0);
}
