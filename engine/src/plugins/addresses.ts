import { ADDRESS_FILE, listPatterns, type AddressList } from '../shared/address-list.ts';
import type { Content, FrontMatter, PageData, Route, SiteView } from '../shared/model.ts';
import { fileBelow } from '../shared/url.ts';
import { definePlugin } from './plugin.ts';

/** Writes the addresses and titles of the pages of each language, for the 404 page. No other page fetches them. */
export const addresses = definePlugin({
  name: 'addresses',
  emit: {
    handles: (path) => path.endsWith(ADDRESS_FILE),
    isUnlinked: true,
    write({ languages }, out) {
      for (const { config, site, content, routes } of languages) {
        const list = listAddresses(routes, { site, content });
        out.file(fileBelow(config.baseUrl + ADDRESS_FILE, config.rootUrl), JSON.stringify(list));
      }
    },
  },
});

export function listAddresses(
  routes: readonly Route[],
  { site, content }: { site: Pick<SiteView, 'title' | 'baseUrl'>; content: Pick<Content, 'docs'> },
): AddressList {
  const pages = routes.filter(isShown).map(({ url, title }) => [url, title ?? site.title] as const);
  return {
    base: site.baseUrl,
    pages: pages.toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)),
    versions: content.docs.filter(({ isLast }) => !isLast).map(({ path }) => path),
    patterns: listPatterns({ config: site, routes }).patterns,
  };
}

/** Not what is unlisted, and no draft, which the dev server has. */
function isShown({ unlisted, page }: Route): boolean {
  return !unlisted && page.kind !== 'notFound' && page.kind !== 'search' && frontMatterOf(page)?.['draft'] !== true;
}

function frontMatterOf(page: PageData): FrontMatter | undefined {
  if (page.kind === 'doc') return page.doc.frontMatter;
  if (page.kind === 'blogPost') return page.post.frontMatter;
  return page.kind === 'markdownPage' ? page.page.frontMatter : undefined;
}
