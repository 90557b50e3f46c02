import type { PageData, Route } from '../shared/model.ts';
import { compileGlobs } from '../content/list-files.ts';
import { encodePath, fileBelow } from '../shared/url.ts';
import { definePlugin } from './plugin.ts';

/** Writes the sitemap of each language. */
export const sitemap = definePlugin({
  name: 'sitemap',
  emit: {
    handles: (path, { config }) => config.sitemap !== false && path.endsWith(config.sitemap.filename),
    write({ languages }, out) {
      for (const { config, site, routes } of languages) {
        if (config.sitemap === false) continue;
        const ignores = compileGlobs(config.sitemap.ignorePatterns);
        const text = buildSitemap(routes, { site, sitemap: config.sitemap, ignores });
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
  };
  /** True for a url that the config leaves out. */
  ignores: (url: string) => boolean;
}

/** The addresses that search engines may know. None for a site that hides from them. */
export function buildSitemap(routes: readonly Route[], options: SitemapOptions): string | undefined {
  const { site, sitemap } = options;
  if (site.noIndex) return undefined;
  const origin = site.url.replace(/\/$/, '');
  const listed = routes.filter((route) => !isHidden(route) && !options.ignores(route.url));
  if (listed.length === 0) return undefined;
  const hints =
    (sitemap.changefreq === null ? '' : `<changefreq>${sitemap.changefreq}</changefreq>`) +
    (sitemap.priority === null ? '' : `<priority>${sitemap.priority.toFixed(1)}</priority>`);
  const entries = new Map<string, string>();
  for (const { url, page } of listed) {
    const changed = lastChange(page, sitemap.lastmod);
    const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    entries.set(url, `<url><loc>${escapeXml(origin + encodePath(url))}</loc>${lastmod}${hints}</url>`);
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    // A fixed order, so that a page that moves in a sidebar does not move here.
    ...[...entries.keys()].sort().map((url) => entries.get(url)),
    '</urlset>',
    '',
  ].join('\n');
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
