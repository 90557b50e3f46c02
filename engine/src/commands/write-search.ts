import { hash } from 'node:crypto';
import path from 'node:path';
import { readStamp } from '../content/read.ts';
import { buildSearchFiles, describeSearchPage, type SearchPage } from '../output/search-pages.ts';
import type { Staging } from '../output/staging.ts';
import { createFileWriter } from '../output/write.ts';
import type { Content, Route } from '../shared/model.ts';
import { DEFAULT_SEARCH_TAG, searchTagOf } from '../shared/search-tag.ts';
import { fileBelow } from '../shared/url.ts';
import type { LoadedLanguage } from './load-site.ts';
import type { SearchRecord, SitePage } from './manifest.ts';

export interface WriteSearchOptions {
  staging: Staging;
  pages: readonly SitePage[];
  /** Of the last build. */
  known: readonly SearchRecord[];
  /** When that was recorded: a file that is younger is none of ours. */
  knownAt: number;
  engineVersion: string;
}

export interface WrittenSearch {
  records: SearchRecord[];
  /** All of its files, relative to the staging folder. */
  files: string[];
  bytes: number;
}

/** The search indexes of all languages. One whose pages say what they said is taken over: neither its texts nor its words are looked at. */
export function writeSearch(languages: readonly LoadedLanguage[], options: WriteSearchOptions): WrittenSearch {
  const { staging } = options;
  const writer = createFileWriter(staging.dir, { name: staging.name });
  const byUrl = new Map(options.pages.map((page) => [page.url, page]));
  const known = new Map(options.known.map((record) => [record.digest, record]));
  const records: SearchRecord[] = [];
  for (const { config, routes, content } of languages) {
    if (config.search === false) continue;
    const { search } = config;
    const below = (name: string): string => fileBelow(config.baseUrl + name, config.rootUrl);
    for (const [tag, pages] of groupByTag(listSearchPages({ routes, config }), listSearchTags(content))) {
      const said = pages.map((page) => [page, byUrl.get(page.url)?.text.digest]);
      const digest = hash('sha1', JSON.stringify([options.engineVersion, config.baseUrl, tag, search, said]));
      const old = known.get(digest);
      if (old && isInPlace(old, options)) {
        for (const [output] of old.files) writer.link(output, path.join(staging.previous ?? '', output));
        records.push(old);
        continue;
      }
      const texts = pages.map((page) => ({ page, sections: byUrl.get(page.url)?.text.sections() ?? [] }));
      const files = buildSearchFiles(texts, { tag, config: search }).map(({ name, text }): [string, number] => {
        const output = below(name);
        return [output, writer.write(output, text)];
      });
      records.push({ digest, files });
    }
  }
  const files = records.flatMap((record) => record.files);
  return {
    records,
    files: files.map(([output]) => output),
    bytes: files.reduce((sum, [, size]) => sum + size, 0),
  };
}

function isInPlace({ files }: SearchRecord, { staging, knownAt }: WriteSearchOptions): boolean {
  const { previous } = staging;
  return (
    previous !== undefined &&
    files.every(([output, size]) => {
      const stamp = readStamp(path.join(previous, output));
      return stamp?.size === size && stamp.modified <= knownAt;
    })
  );
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
