import type { SearchSettings } from '../model.ts';
import { createWordCollector } from './collect-words.ts';
import type { PageSection, TextPage, TextSplitter } from './split-texts.ts';
import type { WordTable } from './word-table.ts';

/** A page to be searched. */
export interface IndexPage {
  /** Changes with anything that is searched or shown of it. */
  key: string;
  route: string;
  /** Asked for only when something must be made from them. */
  sections(): readonly PageSection[];
}

export interface ReadPages {
  table: WordTable;
  /** 1 for words that have another list than in the kept table. */
  changed: Uint8Array;
  /** How many pages were read. */
  freshPages: number;
  /** Has all pages when there are many sections; then none is waiting for what else becomes of it. */
  splitter: TextSplitter | undefined;
  waiting: TextPage[];
}

/** All that is not a single space: most blanks are, and stay. */
const BLANKS = /[^\S ]\s*| \s+/g;

/** Read the pages that the kept table does not know, and hand each page on as soon as may be: their texts need not all be in memory. */
export function readPages(
  pages: readonly IndexPage[],
  options: {
    kept: WordTable;
    settings: SearchSettings;
    /** With more sections than this, pages are handed on. */
    longest: number;
    createSplitter: () => TextSplitter;
  },
): ReadPages {
  const { kept } = options;
  const places = new Map(kept.pageKeys.map((key, place) => [key, place]));
  const collector = createWordCollector(kept, options.settings);
  let splitter: TextSplitter | undefined;
  let waiting: TextPage[] = [];
  let count = 0;
  let taken = -1;
  let freshPages = 0;
  const read = (page: IndexPage): TextPage => {
    const { key, route } = page;
    const place = places.get(key) ?? -1;
    // Lists are merged in order: a page that has moved before others is read again.
    if (place <= taken) {
      const sections = clean(page.sections());
      freshPages += 1;
      collector.read(key, sections);
      return { key, route, size: sections.length, sections: () => sections };
    }
    taken = place;
    collector.take(place);
    return { key, route, size: kept.pageSections[place] as number, sections: () => clean(page.sections()) };
  };
  for (const page of pages) {
    const next = read(page);
    count += next.size;
    if (splitter) splitter.add(next);
    else waiting.push(next);
    if (splitter || count <= options.longest) continue;
    splitter = options.createSplitter();
    for (const earlier of waiting) splitter.add(earlier);
    waiting = [];
  }
  return { ...collector.finish(), freshPages, splitter, waiting };
}

const clean = (sections: readonly PageSection[]): PageSection[] =>
  sections.map((section) => ({ ...section, content: section.content.normalize().replaceAll(BLANKS, ' ').trim() }));
