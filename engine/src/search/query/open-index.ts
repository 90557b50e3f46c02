import {
  partName,
  textPartName,
  type IndexFile,
  type IndexHeader,
  type PartKind,
  FORMAT_VERSION,
  openColumns,
} from '../format/index-file.ts';
import { createNumberReader } from '../format/numbers.ts';
import { findPlace, NO_TERMS, readLists, readTerms, type Lists, type Terms } from '../format/read-terms.ts';
import { PHRASE, readLengths } from '../format/posting.ts';
import { readTextPart, startParts, type FoundSection } from '../format/text-part.ts';
import { weighLengths } from '../format/weigh-posting.ts';
import { DEFAULT_SETTINGS, type SearchSettings } from '../model.ts';

/** An index that can be queried. Its parts are fetched when they are needed, once each. */
export interface SearchIndex {
  /** Whether its file could not be read: it is empty then. */
  isMissing: boolean;
  /** How many of its parts could not be read so far. */
  failures(): number;
  /** Number of sections. What readers call a page is one as well, without a text: see `opening`. */
  size: number;
  settings: SearchSettings;
  averageTitleLength: number;
  /** Factor for a word in the text of each section. */
  lengthWeights: Float32Array;
  /** The page of each section. */
  pageOf: Uint32Array;
  /** The section that is shown for each: for a phrase the one before it that has a text, else the same. */
  opening: Uint32Array;
  /** Factors of the scores of some pages. */
  boosts: Readonly<Record<number, number>>;
  /** The block of words that a word belongs to. */
  blockOf(term: string): number;
  terms(block: number): Promise<Terms>;
  /** Maximum length of a list in its block. */
  longestList: number;
  /** The rest of the long lists of a block, without their best sections, in the order of its words. */
  rest(terms: Terms): Promise<Lists>;
  /** Words to search for corrections of a mistyped one. */
  spelling(word: string): Promise<Terms>;
  /** Sections with their texts, or nothing for one that cannot be loaded. */
  sections(numbers: readonly number[]): Promise<(FoundSection | undefined)[]>;
  /** Whether all texts are loaded. */
  hasTexts: boolean;
  /** Whether these sections are loaded or loading. */
  isLoaded(sections: readonly number[]): boolean;
}

export interface OpenOptions {
  /** Fetches a file of the index by its name, relative to the base of the site, and parses it as JSON. It may reject. */
  load(name: string): Promise<unknown>;
  warn(message: string): void;
}

const EMPTY = { index: { version: FORMAT_VERSION, sections: 0 } };

/** Opens the index of a file. If the file is missing, damaged or of another version, the index is empty, with a warning. */
export async function openIndex(name: string, options: OpenOptions): Promise<SearchIndex> {
  try {
    return readIndex((await options.load(name)) as IndexFile, options);
  } catch (error) {
    options.warn(`A search index could not be read: ${name} (${String(error)})`);
    return { ...readIndex(EMPTY, options), isMissing: true };
  }
}

type Header = Partial<IndexHeader>;

/** Throws when anything is wrong with the file. Its own content counts as parts that are loaded. */
function readIndex({ index: header }: { index: Header }, options: OpenOptions): SearchIndex {
  const { parts = { folder: '', ends: {} }, sections: size = 0, averageTitleLength = 1 } = header;
  const { firstTerms = '', spellingLetters = '', longestList = Infinity } = parts;
  const { textsPerPart = Infinity, groupSizes = '' } = parts;
  const settings = { ...DEFAULT_SETTINGS, ...header.settings };
  const loaded = new Map<string, unknown>();
  const { loadPart, failures } = createPartLoader(loaded, options);
  const name = (kind: PartKind, number: number): string => partName(parts, kind, number);
  const readBlock = (sealed: unknown): Terms => readTerms(openColumns(sealed), { longest: longestList });
  const lengths = readLengths(size > 0 ? openColumns(header.lengths)[0] : '');
  const pageStarts = readStarts(size > 0 ? (openColumns(header.pages)[0] ?? '') : '');
  if (header.version !== FORMAT_VERSION || lengths.length !== size || pageStarts.at(-1) !== size)
    throw new Error('another version');
  if (firstTerms === '') loaded.set(name('terms', 0), size > 0 ? readBlock(header.terms) : NO_TERMS);
  const here = header.texts && readTextPart(header.texts);
  const starts = readStarts(groupSizes);
  const { opening, places, count } = numberTexts(lengths);
  const textStarts = pageStarts.map((start) => places[start] ?? count);
  if ((here?.length ?? starts.at(-1)) !== count) throw new Error('no texts');

  const firsts = firstTerms.split(' ');
  // A block includes its first word, so the place after the word.
  const blockOf = (term: string): number => Math.max(0, findPlace(firsts, `${term}\0`) - 1);
  const terms = (block: number): Promise<Terms> => loadPart(name('terms', block), readBlock, NO_TERMS);
  const findText = (number: number): { part: string; place: number } => {
    const section = places[number] as number;
    const group = findPlace(starts, section + 1) - 1;
    const [start, end] = [starts[group] as number, starts[group + 1] as number];
    const pages = textStarts.slice(findPlace(textStarts, start), findPlace(textStarts, end));
    const partStarts = startParts(
      pages.map((page, number) => (pages[number + 1] ?? end) - page),
      textsPerPart,
    );
    const part = findPlace(partStarts, section - start + 1) - 1;
    return { part: textPartName(parts, group, part), place: section - start - (partStarts[part] as number) };
  };
  const loadSection = async (section: number): Promise<FoundSection | undefined> => {
    if (here) return here[places[section] as number];
    const { part, place } = findText(section);
    return (await loadPart(part, readTextPart, []))[place];
  };
  return {
    isMissing: false,
    failures,
    size,
    settings,
    averageTitleLength,
    lengthWeights: weighLengths(lengths, settings.b),
    pageOf: numberPages(pageStarts),
    opening,
    boosts: header.boosts ?? {},
    blockOf,
    terms,
    longestList,
    rest(block) {
      const lengths = block.counts.map((count) => Math.max(0, count - longestList));
      const parse = (sealed: unknown): Lists => readLists(openColumns(sealed), lengths);
      return loadPart(name('rest', blockOf(block.terms[0] ?? '')), parse, NO_TERMS);
    },
    async spelling(word) {
      if (firstTerms === '') return terms(0);
      const letter = spellingLetters.indexOf(word.charAt(0));
      if (letter < 0) return NO_TERMS;
      return loadPart(name('spelling', letter), (sealed) => readTerms(openColumns(sealed), { longest: 0 }), NO_TERMS);
    },
    sections: (numbers) => Promise.all(numbers.map(loadSection)),
    hasTexts: here !== undefined,
    isLoaded: (sections) => here !== undefined || sections.every((section) => loaded.has(findText(section).part)),
  };
}

/** Where each group begins, and where the last one ends. */
function readStarts(sizes: string): number[] {
  const numbers = createNumberReader(sizes);
  const starts = [0];
  while (numbers.at < sizes.length) starts.push((starts.at(-1) as number) + numbers.read());
  return starts;
}

function numberPages(starts: readonly number[]): Uint32Array {
  const pages = new Uint32Array(starts.at(-1) ?? 0);
  starts.forEach((start, page) => pages.fill(page, start));
  return pages;
}

/** The text that belongs to each section, counted among the texts. */
function numberTexts(lengths: Uint8Array): { opening: Uint32Array; places: Uint32Array; count: number } {
  const [opening, places] = [new Uint32Array(lengths.length), new Uint32Array(lengths.length)];
  let count = 0;
  for (const [section, length] of lengths.entries()) {
    if (length !== PHRASE) count += 1;
    opening[section] = length === PHRASE && section > 0 ? (opening[section - 1] as number) : section;
    places[section] = Math.max(0, count - 1);
  }
  return { opening, places, count };
}

type LoadPart = <Value>(name: string, parse: (value: unknown) => Value, missing: Value) => Promise<Value>;

/** Fetches each part once. A failed part is empty until it is requested again; only the first failure is reported. */
function createPartLoader(
  loaded: Map<string, unknown>,
  { load, warn }: OpenOptions,
): { loadPart: LoadPart; failures: () => number } {
  let failures = 0;
  const loadPart: LoadPart = async <Value>(name: string, parse: (value: unknown) => Value, missing: Value) => {
    const loadOne = async (): Promise<Value> => {
      try {
        return parse(await load(name));
      } catch {
        loaded.delete(name);
        if (failures === 0) warn(`A part of a search index could not be read: ${name}`);
        failures += 1;
        return missing;
      }
    };
    const loading = loaded.get(name) ?? loadOne();
    loaded.set(name, loading);
    return loading as Value;
  };
  return { loadPart, failures: () => failures };
}
