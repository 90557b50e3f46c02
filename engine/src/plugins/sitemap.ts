import type { CreateSitemapItems, SitemapItem } from '../config/schema/pages.ts';
import { describeUnknown } from '../errors/index.ts';
import type { PageData, Problem, Route } from '../shared/model.ts';
import { compileGlobs } from '../content/list-files.ts';
import { encodePath, fileBelow } from '../shared/url.ts';
import { definePlugin } from './plugin.ts';

/** Writes the sitemap of each language. */
export const sitemap = definePlugin({
  name: 'sitemap',
  emit: {
    handles: (path, { config }) => config.sitemap !== false && path.endsWith(config.sitemap.filename),
    async write({ languages }, out) {
      for (const { config, site, routes } of languages) {
        if (config.sitemap === false) continue;
        const ignores = compileGlobs(config.sitemap.ignorePatterns);
        const text = await buildSitemap(routes, { site, sitemap: config.sitemap, ignores, report: out.report });
        if (text !== undefined) out.file(fileBelow(config.baseUrl + config.sitemap.filename, config.rootUrl), text);
      }
    },
  },
});

export interface SitemapOptions {
  site: { url: string; noIndex: boolean };
  sitemap: {
    filename: string;
    changefreq: string | null;
    priority: number | null;
    lastmod: 'date' | 'datetime' | null;
    createSitemapItems?: CreateSitemapItems | undefined;
  };
  /** True for a url that the config leaves out. */
  ignores: (url: string) => boolean;
  report: (problem: Problem) => void;
}

/** The addresses that search engines may know. None for a site that hides from them. */
export async function buildSitemap(routes: readonly Route[], options: SitemapOptions): Promise<string | undefined> {
  const { site } = options;
  if (site.noIndex) return undefined;
  // A fixed order, so that a page that moves in a sidebar does not move here.
  const listed = routes
    .filter((route) => !isHidden(route) && !options.ignores(route.url))
    .toSorted((one, other) => (one.url < other.url ? -1 : one.url > other.url ? 1 : 0));
  const items = await askForItems(listed, options);
  if (items.length === 0) return undefined;
  const entries = new Map(items.map((item) => [item.url, printItem(item)] as const));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.values(),
    '</urlset>',
    '',
  ].join('\n');
}

/** The items as `createSitemapItems` of the config wants them. What it does wrong is reported, and the sitemap is as without it. */
async function askForItems(listed: readonly Route[], options: SitemapOptions): Promise<SitemapItem[]> {
  const { site, report } = options;
  const { createSitemapItems } = options.sitemap;
  const all = listed.map((route) => toItem(route, options));
  if (!createSitemapItems) return all;
  try {
    const items: unknown = await createSitemapItems({
      siteConfig: site,
      routes: listed.map(({ url }) => ({ path: url, exact: true })),
      defaultCreateSitemapItems({ routes }) {
        const wanted = new Set(routes.map(({ path }) => path));
        return Promise.resolve(listed.filter(({ url }) => wanted.has(url)).map((route) => toItem(route, options)));
      },
    });
    if (Array.isArray(items) && items.every(isItem)) return items;
    throw new TypeError('it must return a list of items with a `url`');
  } catch (error) {
    const message = `\`sitemap.createSitemapItems\` failed: ${describeUnknown(error)}`;
    report({ code: 'module-throws', severity: 'error', message });
    return all;
  }
}

function isItem(item: unknown): item is SitemapItem {
  return typeof item === 'object' && item !== null && 'url' in item && typeof item.url === 'string';
}

function toItem({ url, page }: Route, { site, sitemap }: SitemapOptions): SitemapItem {
  const { changefreq, priority, lastmod } = sitemap;
  const origin = site.url.replace(/\/$/, '');
  return { url: origin + encodePath(url), lastmod: lastChange(page, lastmod), changefreq, priority };
}

function printItem({ url, lastmod, changefreq, priority }: SitemapItem): string {
  const fields = [
    lastmod ? `<lastmod>${escapeXml(lastmod)}</lastmod>` : '',
    changefreq ? `<changefreq>${escapeXml(changefreq)}</changefreq>` : '',
    typeof priority === 'number' ? `<priority>${priority.toFixed(1)}</priority>` : '',
  ];
  return `<url><loc>${escapeXml(url)}</loc>${fields.join('')}</url>`;
}

/** Unlisted, or of a docs version that search engines should not know. */
function isHidden({ unlisted, page }: Route): boolean {
  return unlisted || page.kind === 'notFound' || ('version' in page && page.version.noIndex);
}

function lastChange(page: PageData, form: SitemapOptions['sitemap']['lastmod']): string | undefined {
  if (form === null) return undefined;
  const date = updateOf(page)?.date;
  return form === 'date' ? date?.slice(0, 'YYYY-MM-DD'.length) : date;
}

function updateOf(page: PageData) {
  switch (page.kind) {
    case 'doc':
      return page.doc.lastUpdate;
    case 'blogPost':
      return page.post.lastUpdate;
    case 'markdownPage':
      return page.page.lastUpdate;
    default:
      return undefined;
  }
}

function escapeXml(text: string): string {
  return /[&<']/.test(text) ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;') : text;
}
