import { partName, type IndexFile, type IndexParts, type PartKind } from '../format/index-file.ts';
import { createByteReader } from '../format/byte-reader.ts';
import { NO_TERMS, readLists, readTerms, type Lists, type Terms } from '../format/read-terms.ts';
import { FORMAT_VERSION, openBytes } from '../format/sealed-bytes.ts';
import { weighLengths } from '../format/weigh-posting.ts';
import { DEFAULT_SETTINGS, type SearchDocument, type SearchSettings } from '../model.ts';

/** An index that can be asked. What is in parts is fetched when it is needed, once. */
export interface SearchIndex {
  /** Number of sections. */
  size: number;
  settings: SearchSettings;
  averageTitleLength: number;
  /** What a word in the text of each section is multiplied with. */
  lengthWeights: Float32Array;
  /** Number of the block of words that a word belongs to. */
  blockOf(term: string): number;
  terms(block: number): Promise<Terms>;
  /** Most sections that a list holds in its block. */
  longestList: number;
  /** What the long lists of a block hold besides their best sections; the numbers of the lists are those of the words. */
  rest(block: number): Promise<Lists | undefined>;
  /** Words among which to look for what a mistyped one was meant to be. */
  spelling(word: string): Promise<Terms>;
  documents(sections: readonly number[]): Promise<(SearchDocument | undefined)[]>;
  texts(sections: readonly number[]): Promise<string[]>;
  /** Whether the texts are here, so that looking at many costs nothing. */
  hasTexts: boolean;
}

export interface OpenOptions {
  /** Fetch a part of the index by its name, which is relative to the site's base, and parse it as JSON. */
  fetchPart(name: string): Promise<unknown>;
  warn(message: string): void;
}

export const EMPTY_INDEX: SearchIndex = {
  size: 0,
  settings: DEFAULT_SETTINGS,
  averageTitleLength: 1,
  lengthWeights: new Float32Array(),
  blockOf: () => 0,
  terms: () => Promise.resolve(NO_TERMS),
  longestList: Infinity,
  rest: () => Promise.resolve(undefined),
  spelling: () => Promise.resolve(NO_TERMS),
  documents: (sections) => Promise.resolve(sections.map(() => undefined)),
  texts: (sections) => Promise.resolve(sections.map(() => '')),
  hasTexts: true,
};

/** Open a parsed index file. One that is broken or of another version is empty, with a warning. */
export function openIndex(file: unknown, options: OpenOptions): SearchIndex {
  try {
    const index = readIndex(file as IndexFile, options);
    if (index) return index;
  } catch {
    // Told below: whatever is wrong with it, the reader can do nothing about it.
  }
  options.warn('A search index could not be read and is left out: it is damaged, or of another version of the engine.');
  return EMPTY_INDEX;
}

function readIndex({ documents, index: header }: IndexFile, options: OpenOptions): SearchIndex | undefined {
  const { parts = { prefix: '' }, sections: size, averageTitleLength, texts } = header;
  const lengths = openBytes(header.lengths);
  if (header.version !== FORMAT_VERSION || lengths?.length !== size) return undefined;
  const settings = { ...DEFAULT_SETTINGS, ...header.settings };
  const longest = parts.longestList ?? Infinity;
  const read = (text: unknown, most: number): Terms | undefined => {
    const bytes = openBytes(text);
    return bytes && readTerms(bytes, { longest: most });
  };
  const inline = parts.firstTerms === undefined ? read(header.terms, longest) : undefined;
  if (parts.firstTerms === undefined && !inline) return undefined;
  const firstTerms = parts.firstTerms?.split(' ') ?? [''];
  const part = createPartLoader(parts, options);
  const loadTerms = (block: number): Promise<Terms> =>
    inline ? Promise.resolve(inline) : part('terms', block, (value) => read(value, longest), NO_TERMS);

  const readRest = (terms: Terms, value: unknown): Lists | undefined => {
    const bytes = openBytes(value);
    return (
      bytes &&
      readLists(
        createByteReader(bytes),
        terms.counts.map((count) => Math.max(0, count - longest)),
      )
    );
  };
  return {
    size,
    settings,
    averageTitleLength,
    lengthWeights: weighLengths(lengths, settings.b),
    blockOf: (term) =>
      Math.max(
        0,
        firstTerms.findLastIndex((first) => first <= term),
      ),
    terms: loadTerms,
    longestList: longest,
    async rest(block) {
      const terms = await loadTerms(block);
      if (!terms.counts.some((count) => count > longest)) return undefined;
      return part('rest', block, (value) => readRest(terms, value), undefined);
    },
    spelling(word) {
      if (inline) return Promise.resolve(inline);
      const number = [...(parts.spellingLetters ?? '')].indexOf(String.fromCodePoint(word.codePointAt(0) ?? 0));
      if (number < 0) return Promise.resolve(NO_TERMS);
      return part('spelling', number, (value) => read(value, 0), NO_TERMS);
    },
    documents: (sections) =>
      pick(sections, documents, parts.documentsPerPart, (number) =>
        part('documents', number, readArray<SearchDocument>, []),
      ),
    texts: async (sections) =>
      (await pick(sections, texts, parts.textsPerPart, (number) => part('texts', number, readArray<string>, []))).map(
        (text) => text ?? '',
      ),
    hasTexts: texts !== undefined,
  };
}

const readArray = <Item>(value: unknown): Item[] | undefined => (Array.isArray(value) ? value : undefined);

/** The items of some sections, from all of them or from parts of equal size. */
async function pick<Item>(
  sections: readonly number[],
  all: readonly Item[] | undefined,
  size: number | undefined,
  load: (part: number) => Promise<readonly Item[]>,
): Promise<(Item | undefined)[]> {
  return Promise.all(
    sections.map(async (section) => (size ? (await load(Math.floor(section / size)))[section % size] : all?.[section])),
  );
}

type LoadPart = <Value>(
  kind: PartKind,
  number: number,
  parse: (value: unknown) => Value | undefined,
  missing: Value,
) => Promise<Value>;

/** Fetches each part once. One that fails counts as empty until it is asked for again; only the first failure is told. */
function createPartLoader(parts: IndexParts, { fetchPart, warn }: OpenOptions): LoadPart {
  const loaded = new Map<string, Promise<unknown>>();
  let warned = false;
  return <Value>(kind: PartKind, number: number, parse: (value: unknown) => Value | undefined, missing: Value) => {
    const name = partName(parts, kind, number);
    const known = loaded.get(name);
    if (known) return known as Promise<Value>;
    const load = async (): Promise<Value> => {
      let value: Value | undefined;
      try {
        value = parse(await fetchPart(name));
      } catch {
        value = undefined;
      }
      if (value !== undefined) return value;
      loaded.delete(name);
      if (!warned) warn(`A part of the search index could not be read and is left out: ${name}.`);
      warned = true;
      return missing;
    };
    const loading = load();
    loaded.set(name, loading);
    return loading;
  };
}
