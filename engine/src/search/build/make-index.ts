import { indexFileName, type IndexFile, type IndexHeader, type IndexParts } from '../format/index-file.ts';
import { writeLengths } from '../format/length-code.ts';
import { FORMAT_VERSION, sealColumns } from '../format/sealed-columns.ts';
import { writeTerms } from '../format/write-terms.ts';
import { DEFAULT_SETTINGS, type SearchDocument, type SearchSettings } from '../model.ts';
import { digestTexts } from './digest-texts.ts';
import { findAllStems, NO_STEMS, type WordStems } from './find-all-stems.ts';
import { DEFAULT_SIZES, type IndexSink, type PartSizes } from './part-sizes.ts';
import { readPages, type IndexPage } from './read-pages.ts';
import { sortTerms } from './sort-terms.ts';
import { splitTerms, type KnownParts } from './split-terms.ts';
import { createTextSplitter, type KnownGroups, type TextSplitter } from './split-texts.ts';
import { EMPTY_TABLE, type WordTable } from './word-table.ts';

/** What the next build can use of this one. It changes how long that takes, and nothing else. */
export interface KeptIndex {
  table: WordTable;
  stems: WordStems;
  parts: KnownParts;
  groups: KnownGroups;
}

export interface MadeIndex {
  /** For the next build. */
  kept: KeptIndex;
  /** Whether what is kept differs so much from what was that it is to be written again. */
  isWorthKeeping: boolean;
}

export interface MakeIndexOptions {
  /** Names the file: `default`, or docs section and version as in `docs-default-current`. */
  tag: string;
  sink: IndexSink;
  settings?: Partial<SearchSettings> | undefined;
  sizes?: Partial<PartSizes> | undefined;
  kept?: KeptIndex | undefined;
}

const NOTHING: KeptIndex = { table: EMPTY_TABLE, stems: NO_STEMS.stems, parts: new Map(), groups: new Map() };

/** Make the index of some pages. What it writes depends on the pages alone, never on what was kept. */
export function makeIndex(pages: readonly IndexPage[], options: MakeIndexOptions): MadeIndex {
  const { sink, tag, kept = NOTHING } = options;
  const sizes = { ...DEFAULT_SIZES, ...options.sizes };
  const settings = { ...DEFAULT_SETTINGS, ...options.settings };
  const parts: IndexParts = { folder: `search-index-${tag}/`, ends: {} };
  const createSplitter = (textsOnly: boolean): TextSplitter =>
    createTextSplitter({ parts, sink, ...sizes, textsOnly, known: kept.groups });

  const { table, changed, freshPages, waiting, splitter } = readPages(pages, {
    kept: kept.table,
    settings,
    longest: sizes.documentsInOneFile,
    createSplitter: () => createSplitter(false),
  });
  const { lengths } = table;
  const titleWords = table.pageTitleWords.reduce((sum, words) => sum + words, 0);
  const averageTitleLength = Math.max(1, titleWords / Math.max(1, lengths.length));
  const header: IndexHeader = {
    version: FORMAT_VERSION,
    sections: lengths.length,
    settings,
    averageTitleLength: Math.round(averageTitleLength * 100) / 100,
    lengths: sealColumns([writeLengths(lengths)]),
  };
  const stems = findAllStems(table.words, { words: kept.table.words, stems: kept.stems });
  const terms = sortTerms(table, stems);
  let termParts: KnownParts = new Map();
  if (lengths.length > sizes.termsInOneFile)
    termParts = splitTerms(terms, {
      parts,
      sink,
      sizes,
      known: kept.parts,
      changed,
      settings,
      averageTitleLength,
      lengths,
    });
  else header.terms = sealColumns(writeTerms(terms.words.map((_, place) => terms.entry(place))));

  let groups: KnownGroups = new Map();
  let documents: SearchDocument[] = [];
  if (splitter) groups = splitter.finish();
  else {
    const sections = waiting.flatMap((page) => page.sections());
    documents = sections.map(({ content: _content, ...document }, id) => ({ id, ...document }));
    if (sections.reduce((sum, { content }) => sum + content.length, 0) > sizes.textInOneFile) {
      const texts = createSplitter(true);
      for (const page of waiting) texts.add(page);
      groups = texts.finish();
    } else header.texts = sections.map(({ content }) => content);
  }
  if (Object.keys(parts.ends).length > 0) header.parts = parts;
  const file: IndexFile = { documents, index: header };
  const text = JSON.stringify(file);
  const digest = digestTexts([text]);
  if (!sink.has(indexFileName(tag), digest)) sink.write({ name: indexFileName(tag), text }, digest);
  return {
    kept: { table, stems, parts: termParts, groups },
    isWorthKeeping: !options.kept || freshPages > 1 || mostAreNew(termParts, kept.parts),
  };
}

/**
 * One page is read again sooner than all of this is written again, and it is mostly the next to change, too. But a section more moves the
 * numbers of all behind it, and each later edit would make their parts again.
 */
function mostAreNew(parts: KnownParts, known: KnownParts): boolean {
  let fresh = 0;
  for (const [first, part] of parts) if (known.get(first) !== part) fresh += 1;
  return fresh * 2 > parts.size;
}
