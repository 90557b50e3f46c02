import { hash } from 'node:crypto';
import type { SearchConfig } from '../config/schema/search.ts';
import { parseIndex, serializeIndex } from '../search/build/cached-index.ts';
import type { SynonymGroup } from '../search/build/add-synonyms.ts';
import type { Content, Route } from '../shared/model.ts';
import { DEFAULT_SEARCH_TAG, searchTagOf } from '../shared/search-defaults.ts';
import { fileBelow } from '../shared/url.ts';
import { definePlugin, type EmitLanguage, type EmitOutput, type EmitSite } from './plugin.ts';
import { searchCommand } from './search-command.ts';
import { loadSynonyms, synonymsOf, type SiteSynonyms } from './search-synonyms.ts';
import { describeSearchPage, isSearched, makeSearchIndex, searchKeyOf, type SearchPage } from './search-pages.ts';

/** Writes the search indexes of all languages: one for each docs version, and one for everything else. */
export const search = definePlugin({
  name: 'search',
  commands: [searchCommand],
  load: (context): SiteSynonyms | undefined =>
    context.config.search === false ? undefined : loadSynonyms(context.config.search, context),
  emit: {
    needs: (route, { config }) =>
      config.search !== false && isSearched(route, config.search) ? { text: true } : undefined,
    handles: (path) => /(?:^|\/)search-index-/.test(path),
    isUnlinked: true,
    write(site, out) {
      for (const language of site.languages) {
        const { search: settings } = language.config;
        if (settings === false) continue;
        const { locale } = language.site;
        const synonyms = site.data ? synonymsOf(site.data, { locale: locale.name, ...settings }) : [];
        for (const [tag, pages] of groupByTag(listSearchPages(language.routes, settings), listTags(language.content)))
          writeIndex({ language, settings, synonyms, tag, pages, page: site.page }, out);
      }
    },
  },
});

interface Index {
  language: EmitLanguage;
  settings: SearchConfig;
  synonyms: readonly SynonymGroup[];
  tag: string;
  pages: readonly SearchPage[];
  page: EmitSite['page'];
}

/** The files of an index as the last build wrote them. */
interface WrittenIndex {
  hash: string;
  files: [path: string, hash: string][];
}

/**
 * An index whose pages have not changed stays in place. Of another, cached columns avoid reading the pages that have not changed, and files
 * that come out the same stay.
 */
function writeIndex({ language, settings, synonyms, tag, pages, page }: Index, out: EmitOutput): void {
  const { baseUrl, rootUrl } = language.config;
  const texts = pages.map((each) => {
    const finished = page(each.url);
    return { page: each, key: searchKeyOf(each, finished?.textHash), sections: () => finished?.sections() ?? [] };
  });
  const made = hash('sha1', JSON.stringify([baseUrl, tag, settings, synonyms, texts.map(({ key }) => key)]));
  const name = `${baseUrl} ${tag}`;
  const written = parseWritten(out.cache.get(`files ${name}`));
  if (written?.hash === made && written.files.every(([path, own]) => out.reuse(path, own))) return;
  const files: WrittenIndex['files'] = [];
  const place = (file: string): string => fileBelow(baseUrl + file, rootUrl);
  // The columns are those of the same settings only.
  const stamp = hash('sha1', JSON.stringify([settings, synonyms]));
  const columns = out.cache.get(`columns ${name}`);
  const index = makeSearchIndex(texts, {
    tag,
    config: settings,
    synonyms,
    cached: columns && parseIndex(columns, { stamp }),
    sink: {
      has(file, own) {
        if (!out.reuse(place(file), own)) return false;
        files.push([place(file), own]);
        return true;
      },
      write(file, own) {
        out.file(place(file.name), file.text, own);
        files.push([place(file.name), own]);
      },
    },
  });
  if (index.isWorthCaching) out.cache.put(`columns ${name}`, Buffer.concat(serializeIndex(index.cached, { stamp })));
  out.cache.put(`files ${name}`, Buffer.from(JSON.stringify({ hash: made, files } satisfies WrittenIndex)));
}

function parseWritten(bytes: Uint8Array | undefined): WrittenIndex | undefined {
  return bytes && (JSON.parse(Buffer.from(bytes).toString('utf8')) as WrittenIndex);
}

/** The pages that search knows, in a fixed order. */
function listSearchPages(routes: readonly Route[], settings: SearchConfig): SearchPage[] {
  const pages = routes.flatMap((route) => describeSearchPage(route, settings) ?? []);
  const titles = new Map<string, number>();
  const nameOf = ({ tag, title }: SearchPage): string => `${tag} ${title}`;
  for (const page of pages) titles.set(nameOf(page), (titles.get(nameOf(page)) ?? 0) + 1);
  return pages
    .map((page) => (titles.get(nameOf(page)) === 1 ? page : tellApart(page)))
    .sort((one, other) => (one.url < other.url ? -1 : one.url > other.url ? 1 : 0));
}

/** A title that several pages have counts with the category above it: `Redis › Giriş`. */
function tellApart(page: SearchPage): SearchPage {
  const parent = page.parents.at(-1);
  return parent === undefined ? page : { ...page, words: [...page.words, `${parent} ${page.title}`] };
}

/** Every index there is, also one without pages: readers ask for it. */
function listTags({ docs }: Pick<Content, 'docs'>): string[] {
  return [DEFAULT_SEARCH_TAG, ...docs.map(searchTagOf)];
}

function groupByTag(pages: readonly SearchPage[], tags: readonly string[]): Map<string, SearchPage[]> {
  const groups = new Map<string, SearchPage[]>(tags.map((tag) => [tag, []]));
  for (const page of pages) groups.get(page.tag)?.push(page);
  return groups;
}
