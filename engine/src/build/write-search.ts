import { hash } from 'node:crypto';
import type { SearchConfig } from '../config/schema-search.ts';
import { describeSearchPage, makeSearchIndex, searchKeyOf, type SearchPage } from '../output/search-pages.ts';
import type { Staging } from '../output/staging.ts';
import type { Content, Route } from '../shared/model.ts';
import { DEFAULT_SEARCH_TAG, searchTagOf } from '../shared/search-tag.ts';
import { fileBelow } from '../shared/url.ts';
import type { LoadedLanguage } from '../site/load-site.ts';
import { openKeptSearch, type KeptSearch } from '../store/kept-search.ts';
import type { SearchRecord, SitePage } from '../store/manifest.ts';
import { createSearchSink } from './search-sink.ts';

export interface SearchWriterOptions {
  staging: Staging;
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

export interface SearchWriter {
  /** Do what can be done before the pages are made, because one of them will be. */
  prepare(): void;
  write(pages: readonly SitePage[]): WrittenSearch;
}

/** One index of a language. */
interface Index extends Pick<LoadedLanguage, 'config'> {
  search: SearchConfig;
  tag: string;
  pages: readonly SearchPage[];
  store: KeptSearch;
}

/**
 * Writes the search indexes of all languages. One whose pages say what they said is taken over; of another, what is kept of its pages
 * spares reading those that did not change, and files that stay the same are taken over.
 */
export function createSearchWriter(languages: readonly LoadedLanguage[], options: SearchWriterOptions): SearchWriter {
  const known = new Map(options.known.map((record) => [record.digest, record]));
  let listed: Index[] | undefined;
  const indexes = (): Index[] => (listed ??= languages.flatMap((language) => listIndexes(language, options)));
  const writeIndex = (index: Index, byUrl: ReadonlyMap<string, SitePage>): SearchRecord => {
    const { config, search, tag, pages, store } = index;
    const texts = pages.map((page) => {
      const text = byUrl.get(page.url)?.text;
      return { page, key: searchKeyOf(page, text?.digest), sections: () => text?.sections() ?? [] };
    });
    const said = [options.engineVersion, config.baseUrl, tag, search, texts.map(({ key }) => key)];
    const digest = hash('sha1', JSON.stringify(said));
    const sink = createSearchSink(options, (name) => fileBelow(config.baseUrl + name, config.rootUrl));
    if (!known.get(digest)?.files.every(sink.take)) {
      const made = makeSearchIndex(texts, { tag, config: search, sink, kept: store.read() });
      if (made.isWorthKeeping) store.write(made.kept);
    }
    return { digest, files: sink.files() };
  };
  return {
    prepare() {
      for (const { store } of indexes()) store.read();
    },
    write(pages) {
      const byUrl = new Map(pages.map((page) => [page.url, page]));
      const records = indexes().map((index) => writeIndex(index, byUrl));
      const files = records.flatMap((record) => record.files);
      return {
        records,
        files: files.map(([output]) => output),
        bytes: files.reduce((sum, [, size]) => sum + size, 0),
      };
    },
  };
}

function listIndexes({ config, routes, content }: LoadedLanguage, options: SearchWriterOptions): Index[] {
  const { search, baseUrl } = config;
  if (search === false) return [];
  const groups = groupByTag(listSearchPages({ routes, config }), listSearchTags(content));
  return [...groups].map(([tag, pages]) => ({
    config,
    search,
    tag,
    pages,
    store: openKeptSearch(options, { baseUrl, tag, search }),
  }));
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
