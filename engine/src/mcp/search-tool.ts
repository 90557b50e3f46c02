import { z } from 'zod';
import type { SearchResult } from '../search/model.ts';
import { decodePath, urlKey } from '../shared/url.ts';
import { citePage, quoteContent, shorten } from './format.ts';
import type { SitePage } from './site-pages.ts';
import { defineTool, filterPages, type ToolContext } from './tool.ts';

export const filters = {
  section: z.string().max(200).optional().describe('Label of a sidebar category, or docs, blog, page'),
  version: z.string().max(100).optional().describe('Version of the docs. Default: the newest'),
  language: z.string().max(35).optional().describe('Language tag, such as tr. Default: the main language of the site'),
};
export const limit = (most: number, usual: number) =>
  z.int().min(1).max(most).default(usual).describe(`How many. Default: ${usual}`);

/** More are asked for than shown, since a filter may take some away. */
const ASKED = 50;

interface Found {
  page: SitePage;
  results: SearchResult[];
}

/** The best pages for words, each with its matching sections, in the order of the search box. */
export async function searchPages(
  query: string,
  { pages, context }: { pages: readonly SitePage[]; context: ToolContext },
): Promise<Found[]> {
  const byUrl = new Map(pages.map((page) => [urlKey(page.url), page]));
  const found = new Map<SitePage, SearchResult[]>();
  for (const edition of context.site.editions) {
    const tags = edition.list.indexes.filter((tag) =>
      pages.some((page) => page.edition === edition && (page.index ?? 'default') === tag),
    );
    if (tags.length === 0) continue;
    const { results, related = [] } = await edition.searcher.search(query, { tags, limit: ASKED });
    for (const result of [...results, ...related]) {
      const page = byUrl.get(urlKey(decodePath(result.document.sectionRoute.replace(/#.*$/s, ''))));
      if (page) found.set(page, [...(found.get(page) ?? []), result]);
    }
  }
  return [...found].map(([page, results]) => ({ page, results }));
}

/** Sections of one page that an answer names. */
const SECTIONS = 2;

export const searchTool = defineTool({
  name: 'search',
  title: 'Search the site',
  description:
    'Finds pages of this site by words, in Turkish or English, typos and word endings allowed. Gives addresses, headings, review dates and short passages. Read a page with `read_page` before you rely on it.',
  input: z.strictObject({ query: z.string().min(1).max(500), ...filters, limit: limit(10, 5) }),
  async run({ query, limit: most, ...filter }, context) {
    const found = await searchPages(query, { pages: filterPages(context, filter), context });
    if (found.length === 0) return 'Nothing found. Try fewer or other words, or `list_pages`.';
    const lines = found.slice(0, most).map(({ page, results }, index) => {
      const sections = results.slice(0, SECTIONS).map(({ document, snippet }) => {
        const anchor = /#.*$/s.exec(document.sectionRoute)?.[0] ?? '';
        const name =
          document.sectionTitle === document.pageTitle ? '' : `${shorten(document.sectionTitle, 120)} (${anchor}): `;
        return `   - ${name}${shorten(snippet?.text ?? page.description ?? '')}`;
      });
      return [`${index + 1}. ${shorten(page.title, 160)}`, `   ${citePage(page, context)}`, ...sections].join('\n');
    });
    return quoteContent(lines.join('\n'), 'the search results of this site');
  },
});
