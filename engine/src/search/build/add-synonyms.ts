import { findStems, stripSuffixes } from '../analyze/stems.ts';
import { createTokenizer } from '../analyze/tokenize.ts';
import { findPlace } from '../format/read-terms.ts';
import { SYNONYM_MARK } from '../model.ts';
import { digestTexts } from './digest.ts';
import type { SortedTerms } from './group-families.ts';
import { createSynonymLists } from './synonym-lists.ts';
import type { TermEntry } from '../format/write-terms.ts';

/** Who looks for a word of `from` also finds the words of `to`. A word may be several: `load balancer`. */
export interface SynonymGroup {
  from: readonly string[];
  to: readonly string[];
}

export interface SynonymOptions {
  groups: readonly SynonymGroup[];
  /** Words whose lists have changed since `known` was made; see mergeLists. */
  changed: Uint8Array;
  known: KnownSynonyms;
  /** Number of sections. */
  size: number;
}

/** How many sections the list of each synonym has, and what it was made from. */
export type KnownSynonyms = ReadonlyMap<string, readonly [count: number, stamp: string]>;

/** A word of a group: the families of its parts, and the dictionary's words in them. */
interface Member {
  /** How a query spells it: the family of the word, or its parts joined. */
  name: string;
  families: string[];
  places: number[][];
}

/**
 * Adds the lists of synonyms to the words of an index: `ileti+` has the sections that say `mesaj` but not `ileti`. The browser needs no table
 * of synonyms then, and loads nothing more for them.
 */
export function addSynonyms(
  terms: SortedTerms,
  { groups, changed, known: made, size }: SynonymOptions,
): { terms: SortedTerms; changed: Uint8Array; synonyms: KnownSynonyms } {
  const readMember = createMemberReader(terms);
  const targets = new Map<string, Target>();
  for (const { from, to } of groups) {
    const wide = to.flatMap((text) => readMember(text) ?? []);
    for (const own of from.flatMap((text) => readMember(text) ?? [])) {
      const others = wide.filter(({ name, places }) => name !== own.name && places.every((part) => part.length > 0));
      const known = targets.get(own.name) ?? { own, others: [] };
      for (const other of others) if (!known.others.some(({ name }) => name === other.name)) known.others.push(other);
      if (known.others.length > 0) targets.set(own.name, known);
    }
  }
  const list = createSynonymLists(terms, size);
  const all = [...targets].map(([name, target]) => addSynonym(`${name}${SYNONYM_MARK}`, target));
  const added = all.filter(({ count }) => count > 0).sort((a, b) => (a.term < b.term ? -1 : 1));
  const synonyms = new Map(all.map(({ term, count, stamp }) => [term, [count, stamp] as const]));
  return { ...insert(terms, { added, changed }), synonyms };

  /** A list is made only if it is asked for, or if one of the lists that it is made from has changed. */
  function addSynonym(term: string, { own, others }: Target): Added {
    const members = [own, ...others];
    const isChanged = members.some(({ places }) => places.some((part) => part.some((place) => changed[place] === 1)));
    const stamp = digestTexts(
      members.map(({ places }) => places.map((part) => part.map((place) => terms.words[place]).join(' ')).join('+')),
    );
    const entry = (): TermEntry => {
      const { sections, postings } = list(
        own.places,
        others.map(({ places }) => places),
      );
      return { term, count: sections.length, sections, postings };
    };
    const [count, before] = made.get(term) ?? [];
    const isSame = !isChanged && count !== undefined && before === stamp;
    return { term, count: isSame ? count : entry().count, entry, stamp, changed: !isSame };
  }
}

interface Target {
  own: Member;
  others: Member[];
}

interface Added {
  term: string;
  count: number;
  entry(): TermEntry;
  /** Changes with the words that it was made from. */
  stamp: string;
  changed: boolean;
}

/** Letters of a stem that a word of a group may be filed under. */
const SHORTEST_STEM = 4;

function createMemberReader(terms: SortedTerms): (text: string) => Member | undefined {
  const tokenize = createTokenizer();
  const { words } = terms;
  const find = (word: string): number => {
    const place = findPlace(words, word);
    return words[place] === word ? place : -1;
  };
  const members = new Map<string, number[]>();
  words.forEach((_, place) => {
    const family = terms.familyOf(place);
    const known = members.get(family);
    if (known) known.push(place);
    else members.set(family, [place]);
  });
  const familyOf = (word: string): string => {
    if (find(word) >= 0) return terms.familyOf(find(word));
    if (members.has(word)) return word;
    const [longest = word] = [...findStems(word, (stem) => find(stem) >= 0).keys()].sort((a, b) => b.length - a.length);
    // Words of groups are basic forms, so a stem of one is easily another word: `yama` is no `ya`, and `verim` is neither `veri` nor `ver`.
    const isForm = longest.length >= SHORTEST_STEM && find(longest) >= 0 && terms.familyOf(find(longest)) === longest;
    return isForm ? longest : word;
  };
  /** The site may have a word in inflected forms only. */
  const findInflected = (word: string): number[] => {
    const found: number[] = [];
    if (word.length < 3) return found;
    const end = findPlace(words, `${word}\uffff`);
    for (let place = findPlace(words, word); place < end; place++)
      if (stripSuffixes(words[place] as string).has(word)) found.push(place);
    return found;
  };
  return (text) => {
    const parts = tokenize(text.normalize()).flatMap(({ term, whole }) => (whole ? [] : [term]));
    const families = parts.map(familyOf);
    const name = parts.length === 1 ? families[0] : parts.join('');
    return name
      ? { name, families, places: families.map((family) => members.get(family) ?? findInflected(family)) }
      : undefined;
  };
}

/** Words and added entries in one order. */
function insert(
  terms: SortedTerms,
  { added, changed }: { added: readonly Added[]; changed: Uint8Array },
): { terms: SortedTerms; changed: Uint8Array } {
  const total = terms.words.length + added.length;
  const words: string[] = [];
  const sources: (number | Added)[] = [];
  const flags = new Uint8Array(total);
  let [word, more] = [0, 0];
  while (words.length < total) {
    const next = added[more];
    const own = terms.words[word];
    if (next && (own === undefined || next.term < own)) {
      flags[words.length] = next.changed ? 1 : 0;
      words.push(next.term);
      sources.push(next);
      more += 1;
    } else {
      flags[words.length] = changed[word] as number;
      words.push(own as string);
      sources.push(word++);
    }
  }
  const at = <Value>(place: number, own: (word: number) => Value, other: (from: Added) => Value): Value => {
    const source = sources[place] as number | Added;
    return typeof source === 'number' ? own(source) : other(source);
  };
  return {
    changed: flags,
    terms: {
      words,
      countOf: (place) => at(place, terms.countOf, ({ count }) => count),
      familyOf: (place) => at(place, terms.familyOf, ({ term }) => term),
      stampOf: (place) => at(place, terms.stampOf, ({ stamp }) => stamp),
      entry: (place) => at(place, terms.entry, ({ entry }) => entry()),
    },
  };
}
