import { createSearcher, type Searcher } from '../search/create-searcher.ts';
import { PAGE_LIST, type ListedPage, type PageList } from '../shared/page-list.ts';
import { twinUrlOf } from '../shared/twin.ts';
import { decodePath, encodePath, fileBelow, urlKey } from '../shared/url.ts';
import type { SiteFiles } from './site-files.ts';

/** A page with what is known of its language. */
export interface SitePage extends ListedPage {
  edition: Edition;
}

/** One language of the site. */
export interface Edition {
  list: PageList;
  pages: SitePage[];
  searcher: Searcher;
}

/** A built site as the tools see it. */
export interface SitePages {
  /** The default language first. */
  editions: readonly Edition[];
  /** By its address, whole or as a path, with or without `.md`; else by its title. */
  find(reference: string): SitePage | undefined;
  /** The Markdown of a page without front matter. Nothing if it cannot be read. */
  readTwin(page: SitePage): Promise<string | undefined>;
  /** The whole address, for a reader. */
  addressOf(page: SitePage): string;
}

/** Reads the lists of all languages. Nothing if the files are no site with lists, or one of another format. */
export async function openSitePages(files: SiteFiles): Promise<SitePages | undefined> {
  const main = await readList(PAGE_LIST, files);
  if (!main) return undefined;
  const rootUrl = main.site.baseUrl;
  const lists = [main];
  for (const { baseUrl } of main.languages) {
    const isBelow = baseUrl !== rootUrl && baseUrl.startsWith(rootUrl);
    const list = isBelow ? await readList(`${fileBelow(baseUrl, rootUrl)}${PAGE_LIST}`, files) : undefined;
    if (list) lists.push(list);
  }
  const editions = lists.map((list) => openEdition(list, { files, rootUrl }));
  const pages = editions.flatMap((edition) => edition.pages);
  const byUrl = new Map(pages.map((page) => [urlKey(page.url), page]));
  return {
    editions,
    find: (reference) => findPage(reference.trim(), { pages, byUrl, main }),
    addressOf: ({ url, edition }) => edition.list.site.url + encodePath(url),
    async readTwin({ url, edition }) {
      const text = await files.read(fileBelow(twinUrlOf(url, edition.list.site), rootUrl));
      return text?.replace(/^---\n[\s\S]*?\n---\n+/, '');
    },
  };
}

async function readList(file: string, files: SiteFiles): Promise<PageList | undefined> {
  const text = await files.read(file);
  if (text === undefined) return undefined;
  try {
    const list = JSON.parse(text) as PageList;
    return list.format === 1 ? list : undefined;
  } catch {
    return undefined;
  }
}

function openEdition(list: PageList, { files, rootUrl }: { files: SiteFiles; rootUrl: string }): Edition {
  const base = fileBelow(list.site.baseUrl, rootUrl);
  const edition: Edition = {
    list,
    pages: [],
    searcher: createSearcher({
      load: async (name) => JSON.parse((await files.read(base + name)) ?? 'null') as unknown,
    }),
  };
  edition.pages = list.pages.map((page) => ({ ...page, edition }));
  return edition;
}

interface FindOptions {
  pages: readonly SitePage[];
  byUrl: ReadonlyMap<string, SitePage>;
  main: PageList;
}

function findPage(reference: string, { pages, byUrl, main }: FindOptions): SitePage | undefined {
  const { baseUrl } = main.site;
  const origins = [main.site.url, ...main.languages.map(({ url }) => url)];
  const origin = origins.find((each) => reference.startsWith(`${each}/`)) ?? '';
  const path = decodePath(reference.slice(origin.length).replace(/[?#].*$/s, ''));
  const bare = path.replace(/(?:index)?\.md$/, '');
  const inSite = path.startsWith(baseUrl) ? bare : baseUrl + bare.replace(/^\/+/, '');
  const found = byUrl.get(urlKey(inSite));
  if (found) return found;
  const title = reference.toLocaleLowerCase();
  return pages.find((page) => page.title.toLocaleLowerCase() === title);
}
