import {
  documentsFileName,
  indexFileName,
  type DocumentsFile,
  type IndexFile,
  type IndexHeader,
  type IndexParts,
  FORMAT_VERSION,
  sealColumns,
} from '../format/index-file.ts';
import { plainText } from '../format/marked-text.ts';
import { countTexts, writeNumbers } from '../format/posting.ts';
import { writeTextPart } from '../format/text-part.ts';
import { writeTerms } from '../format/write-terms.ts';
import { DEFAULT_SETTINGS, type SearchSettings } from '../model.ts';
import { addSynonyms, type KnownSynonyms, type SynonymGroup } from './add-synonyms.ts';
import { digestTexts } from './digest.ts';
import { findAllStems, NO_STEMS, type WordStems } from './find-all-stems.ts';
import { DEFAULT_SIZES, type IndexSink, type PartSizes } from './part-sizes.ts';
import { readPages, type IndexPage } from './read-pages.ts';
import { sortTerms } from './group-families.ts';
import { splitTerms, type KnownParts } from './split-terms.ts';
import { createTextSplitter, type KnownGroups, type TextSplitter } from './split-texts.ts';
import { EMPTY_TABLE, type WordTable } from './word-table.ts';

/** What the next build can reuse. It changes only how long that build takes. */
export interface CachedIndex {
  table: WordTable;
  stems: WordStems;
  parts: KnownParts;
  groups: KnownGroups;
  synonyms: KnownSynonyms;
}

export interface MadeIndex {
  /** For the next build. */
  cached: CachedIndex;
  /** Whether the cached index has changed enough to be written again. */
  isWorthCaching: boolean;
}

export interface MakeIndexOptions {
  /** Names the file: `default`, or docs section and version as in `docs-default-current`. */
  tag: string;
  sink: IndexSink;
  settings?: Partial<SearchSettings> | undefined;
  sizes?: Partial<PartSizes> | undefined;
  cached?: CachedIndex | undefined;
  synonyms?: readonly SynonymGroup[] | undefined;
}

const NOTHING: CachedIndex = {
  table: EMPTY_TABLE,
  stems: NO_STEMS.stems,
  parts: new Map(),
  groups: new Map(),
  synonyms: new Map(),
};

/** Makes the index of some pages. What it writes depends on the pages only, never on the cached index. */
export function makeIndex(pages: readonly IndexPage[], options: MakeIndexOptions): MadeIndex {
  const { sink, tag, cached = NOTHING } = options;
  const sizes = { ...DEFAULT_SIZES, ...options.sizes };
  const settings = { ...DEFAULT_SETTINGS, ...options.settings };
  const parts: IndexParts = { folder: `search-index-${tag}/`, ends: {} };
  const createSplitter = (): TextSplitter => createTextSplitter({ parts, sink, ...sizes, known: cached.groups });

  const {
    table,
    changed: changedWords,
    freshPages,
    waiting,
    splitter,
  } = readPages(pages, {
    cached: cached.table,
    settings,
    longest: sizes.listedSections,
    createSplitter,
  });
  const { lengths } = table;
  const titleWords = table.pageTitleWords.reduce((sum, words) => sum + words, 0);
  const averageTitleLength = Math.max(1, titleWords / Math.max(1, countTexts(lengths)));
  const header: IndexHeader = {
    version: FORMAT_VERSION,
    sections: lengths.length,
    settings,
    averageTitleLength: Math.round(averageTitleLength * 100) / 100,
    lengths: sealColumns([writeNumbers(lengths)]),
    pages: sealColumns([writeNumbers(table.pageSections)]),
  };
  const boosts = pages.flatMap(({ boost = 1 }, page) => (boost === 1 ? [] : [[page, boost]]));
  if (boosts.length > 0) header.boosts = Object.fromEntries(boosts);
  const stems = findAllStems(table.words, { words: cached.table.words, stems: cached.stems });
  const { terms, changed, synonyms } = addSynonyms(sortTerms(table, stems), {
    groups: options.synonyms ?? [],
    changed: changedWords,
    known: cached.synonyms,
    size: lengths.length,
  });
  let termParts: KnownParts = new Map();
  if (lengths.length > sizes.termsInOneFile)
    termParts = splitTerms(terms, {
      parts,
      sink,
      sizes,
      known: cached.parts,
      changed,
      settings,
      averageTitleLength,
      lengths,
    });
  else header.terms = sealColumns(writeTerms(terms.words.map((_, place) => terms.entry(place))));

  let groups: KnownGroups = new Map();
  let listed: DocumentsFile['documents'] = [];
  if (splitter) groups = splitter.finish();
  else {
    const sections = waiting.flatMap((page) => page.sections());
    // Phrases are numbered as well.
    let next = 0;
    listed = sections.flatMap(({ words = [], content, ...section }) => {
      const id = next;
      next += 1 + words.length;
      const title = section.sectionTitle || section.pageTitle;
      return section.type === 'page' ? [] : [{ id, title, ...section, content: plainText(content) }];
    });
    if (sections.reduce((sum, { content }) => sum + content.length, 0) > sizes.textInOneFile) {
      const texts = createSplitter();
      for (const page of waiting) texts.add(page);
      groups = texts.finish();
    } else header.texts = writeTextPart(sections);
  }
  if (Object.keys(parts.ends).length > 0) header.parts = parts;
  const write = (name: string, file: IndexFile | DocumentsFile): void => {
    const text = JSON.stringify(file);
    const digest = digestTexts([text]);
    if (!sink.has(name, digest)) sink.write({ name, text }, digest);
  };
  const index = { version: FORMAT_VERSION, sections: lengths.length, file: indexFileName(tag) };
  write(documentsFileName(tag), { documents: listed, index });
  write(indexFileName(tag), { index: header });
  return {
    cached: { table, stems, parts: termParts, groups, synonyms },
    isWorthCaching: !options.cached || freshPages > 1 || mostAreNew(termParts, cached.parts),
  };
}

/**
 * Reading one page again is cheaper than writing the whole cache again, and the same page is often the next to change. But a new section
 * changes the numbers of all sections after it, and each later edit would make their parts again.
 */
function mostAreNew(parts: KnownParts, known: KnownParts): boolean {
  let fresh = 0;
  for (const [first, part] of parts) if (known.get(first) !== part) fresh += 1;
  return fresh * 2 > parts.size;
}
