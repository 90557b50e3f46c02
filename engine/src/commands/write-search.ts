import { hash } from 'node:crypto';
import { describeSearchPage, makeSearchIndex, searchKeyOf, type SearchPage } from '../output/search-pages.ts';
import type { Staging } from '../output/staging.ts';
import type { Content, Route } from '../shared/model.ts';
import { DEFAULT_SEARCH_TAG, searchTagOf } from '../shared/search-tag.ts';
import { fileBelow } from '../shared/url.ts';
import type { LoadedLanguage } from './load-site.ts';
import { openKeptSearch } from './kept-search.ts';
import type { SearchRecord, SitePage } from './manifest.ts';
import { createSearchSink } from './search-sink.ts';

export interface WriteSearchOptions {
  staging: Staging;
  pages: readonly SitePage[];
  /** Of the last build. */
  known: readonly SearchRecord[];
  /** When that was recorded: a file that is younger is none of ours. */
  knownAt: number;
  cacheDir: string;
  engineVersion: string;
}

export interface WrittenSearch {
  records: SearchRecord[];
  /** All of its files, relative to the staging folder. */
  files: string[];
  bytes: number;
}

/**
 * The search indexes of all languages. One whose pages say what they said is taken over; of another, what is kept of its pages spares
 * reading those that did not change, and files that stay the same are taken over.
 */
export function writeSearch(languages: readonly LoadedLanguage[], options: WriteSearchOptions): WrittenSearch {
  const byUrl = new Map(options.pages.map((page) => [page.url, page]));
  const known = new Map(options.known.map((record) => [record.digest, record]));
  const records: SearchRecord[] = [];
  for (const { config, routes, content } of languages) {
    if (config.search === false) continue;
    const { search } = config;
    for (const [tag, pages] of groupByTag(listSearchPages({ routes, config }), listSearchTags(content))) {
      const texts = pages.map((page) => {
        const text = byUrl.get(page.url)?.text;
        return { page, key: searchKeyOf(page, text?.digest), sections: () => text?.sections() ?? [] };
      });
      const said = [options.engineVersion, config.baseUrl, tag, search, texts.map(({ key }) => key)];
      const digest = hash('sha1', JSON.stringify(said));
      const sink = createSearchSink(options, (name) => fileBelow(config.baseUrl + name, config.rootUrl));
      if (!known.get(digest)?.files.every(sink.take)) {
        const store = openKeptSearch(options, { baseUrl: config.baseUrl, tag, search });
        const kept = store.read();
        const made = makeSearchIndex(texts, { tag, config: search, sink, kept });
        // One page is read again sooner than all of this is written again, and it is mostly the next to change, too.
        if (!kept || made.freshPages > 1) store.write(made.kept);
      }
      records.push({ digest, files: sink.files() });
    }
  }
  const files = records.flatMap((record) => record.files);
  return {
    records,
    files: files.map(([output]) => output),
    bytes: files.reduce((sum, [, size]) => sum + size, 0),
  };
}

/** The pages that search knows, in a fixed order. */
export function listSearchPages({
  routes,
  config,
}: {
  routes: readonly Route[];
  config: LoadedLanguage['config'];
}): SearchPage[] {
  const { search } = config;
  if (search === false) return [];
  return routes
    .flatMap((route) => describeSearchPage(route, search) ?? [])
    .sort((one, other) => (one.url < other.url ? -1 : one.url > other.url ? 1 : 0));
}

/** Every index there is, also one without pages: readers ask for it. */
export function listSearchTags({ docs }: Pick<Content, 'docs'>): string[] {
  return [DEFAULT_SEARCH_TAG, ...docs.map(searchTagOf)];
}

export function groupByTag(pages: readonly SearchPage[], tags: readonly string[]): Map<string, SearchPage[]> {
  const groups = new Map<string, SearchPage[]>(tags.map((tag) => [tag, []]));
  for (const page of pages) groups.get(page.tag)?.push(page);
  return groups;
}
