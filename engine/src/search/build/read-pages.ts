import { cleanContent, plainText } from '../format/marked-text.ts';
import type { SearchSettings } from '../model.ts';
import { createWordCollector } from './collect-words.ts';
import type { PageSection } from '../format/text-part.ts';
import type { TextPage, TextSplitter } from './split-texts.ts';
import type { WordTable } from './word-table.ts';

/** A page to index. */
export interface IndexPage {
  /** Changes with anything of it that is indexed or shown. */
  key: string;
  route: string;
  /** Factor of the scores of its sections. */
  boost?: number | undefined;
  /** Called only when they are needed. */
  sections(): readonly PageSection[];
}

export interface ReadPages {
  table: WordTable;
  /** 1 for words that have another list than in the cached table. */
  changed: Uint8Array;
  /** Number of pages that were read. */
  freshPages: number;
  /** Got all pages if there are many sections; else they are in `waiting`. */
  splitter: TextSplitter | undefined;
  waiting: TextPage[];
}

/** Reads the pages that are not in the cached table, and passes each page on at once, so that not all texts are in memory. */
export function readPages(
  pages: readonly IndexPage[],
  options: {
    cached: WordTable;
    settings: SearchSettings;
    /** With more sections than this, pages are passed to a splitter. */
    longest: number;
    createSplitter: () => TextSplitter;
  },
): ReadPages {
  const { cached } = options;
  const places = new Map(cached.pageKeys.map((key, place) => [key, place]));
  const collector = createWordCollector(cached, options.settings);
  let splitter: TextSplitter | undefined;
  let waiting: TextPage[] = [];
  let count = 0;
  let taken = -1;
  let freshPages = 0;
  const read = (page: IndexPage): TextPage => {
    const { key, route } = page;
    const place = places.get(key) ?? -1;
    // Lists are merged in order: a page that has moved up is read again.
    if (place <= taken) {
      const sections = clean(page.sections());
      freshPages += 1;
      collector.read(
        key,
        sections.map((section) => ({ ...section, content: plainText(section.content) })),
      );
      return { key, route, size: sections.length, sections: () => sections };
    }
    taken = place;
    return { key, route, size: collector.take(place), sections: () => clean(page.sections()) };
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
  sections.map((section) => ({ ...section, content: cleanContent(section.content) }));
