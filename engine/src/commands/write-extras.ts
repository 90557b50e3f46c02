import path from 'node:path';
import { compileGlobs } from '../content/glob.ts';
import { listFiles, readStamp } from '../content/read.ts';
import { buildFeeds } from '../output/feeds.ts';
import { buildHeaders } from '../output/headers.ts';
import { buildSitemap } from '../output/sitemap.ts';
import type { FileWriter } from '../output/write.ts';
import { baseUrlScript } from '../render/base-url-banner.ts';
import type { KitData } from '../render/kit.ts';
import { checkLinks } from '../routes/check-links.ts';
import { buildRedirects } from '../routes/redirects.ts';
import { createRouteTable } from '../routes/table.ts';
import type { Problem } from '../shared/model.ts';
import type { Bundle } from '../vite/bundle.ts';
import type { LoadedSite } from './load-site.ts';
import type { MadePage } from './page-maker.ts';
import { findWritten } from './find-written.ts';
import type { SidebarFile } from './plan.ts';

export interface ExtrasOptions {
  site: LoadedSite;
  sidebarFiles: readonly SidebarFile[];
  pages: readonly MadePage[];
  bundle: Pick<Bundle, 'clientDir'>;
  data: KitData;
  writer: FileWriter;
}

/** Everything of the output that is not a page, and the check of the links between all of it. */
export function writeExtras(options: ExtrasOptions): { problems: Problem[]; bytes: number; files: string[] } {
  const { site, data, writer } = options;
  const { config } = site;
  const emitted = new Set<string>(options.pages.map((page) => page.output));
  let bytes = 0;
  const write = (file: string, text: string | Uint8Array): void => {
    bytes += writer.write(file, text);
    emitted.add(file);
  };
  const copy = (file: string, from: string): void => {
    const stamp = emitted.has(file) ? undefined : readStamp(from);
    if (!stamp) return;
    writer.copy(file, from);
    emitted.add(file);
    bytes += stamp.size;
  };
  const problems: Problem[] = [];
  for (const dir of data.staticDirs) {
    const listing = listFiles(dir, { dotFiles: true, label: path.relative(config.siteDir, dir) });
    problems.push(...listing.problems);
    for (const file of listing.files) copy(file, path.join(dir, file));
  }
  for (const file of listFiles(options.bundle.clientDir).files) copy(file, path.join(options.bundle.clientDir, file));
  for (const page of options.pages) for (const asset of page.assets) if (asset.output) copy(asset.output, asset.file);
  for (const { output, text } of options.sidebarFiles) write(output, text);
  const table = createRouteTable(data.routes);
  const hasFile = (file: string): boolean => emitted.has(file);
  const redirects = buildRedirects(config.redirects, { table, siteUrl: data.site.url, hasFile });
  for (const page of redirects.pages) write(page.output, page.html);
  for (const feed of feedsOf(options)) write(feed.path, feed.text);
  const sitemap =
    config.sitemap &&
    buildSitemap(site.routes, {
      site: data.site,
      sitemap: config.sitemap,
      ignores: compileGlobs(config.sitemap.ignorePatterns),
    });
  if (sitemap) write(sitemap.path, sitemap.text);
  if (!emitted.has('_headers')) write('_headers', headersOf(options));
  return {
    problems: [...problems, ...redirects.problems, ...brokenLinks(options, { table, hasFile })],
    bytes,
    files: [...emitted],
  };
}

function brokenLinks(
  { site, pages }: ExtrasOptions,
  options: { table: ReturnType<typeof createRouteTable>; hasFile: (file: string) => boolean },
): Problem[] {
  const sources = new Map(site.routes.map((route) => [route.url, route.source]));
  const facts = pages.map((page) => {
    const written = new Map(page.links.map((link) => [link.href, link]));
    return {
      url: page.url,
      source: sources.get(page.url),
      ids: page.facts.ids,
      links: page.facts.links.map((href) => written.get(href) ?? { href }),
    };
  });
  const locate = (href: string, source: string) =>
    findWritten(href, { text: site.sources.get(source)?.text, baseUrl: site.config.baseUrl });
  return checkLinks(facts, {
    ...options,
    locate,
    onBrokenLinks: site.config.onBrokenLinks,
    onBrokenAnchors: site.config.onBrokenAnchors,
  });
}

function feedsOf({ site, pages, data }: ExtrasOptions) {
  const articles = new Map(pages.map((page) => [page.url, page.article ?? '']));
  return site.content.blogs.flatMap((blog) => {
    const section = site.config.blog.find(({ id }) => id === blog.instance);
    if (!section) return [];
    return buildFeeds(blog, {
      site: { ...data.site, language: data.site.locale.htmlLang },
      feed: section.feedOptions,
      contentOf: (post) => articles.get(post.permalink) ?? '',
    });
  });
}

/** What the config puts into every page must be allowed by the policy. */
function headersOf({ site, data }: ExtrasOptions): string {
  const scripts = data.headTags.filter(({ tagName }) => tagName === 'script');
  const sheets = data.headTags.filter(
    ({ tagName, attributes }) => tagName === 'link' && attributes['rel'] === 'stylesheet',
  );
  return buildHeaders({
    baseUrl: site.config.baseUrl,
    noIndex: site.config.noIndex,
    inlineScripts: [
      data.inlineScript,
      ...(site.config.baseUrlIssueBanner ? [baseUrlScript] : []),
      ...scripts.flatMap(({ innerHTML }) => innerHTML ?? []),
    ],
    hosts: {
      scripts: originsOf(scripts.map(({ attributes }) => attributes['src'])),
      styles: originsOf(sheets.map(({ attributes }) => attributes['href'])),
    },
  });
}

/** Of whole addresses; `//host/x` counts as one. */
function originsOf(addresses: readonly unknown[]): string[] {
  const whole = addresses.map((address) => String(address).replace(/^\/\//, 'https://'));
  const origins = whole.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin);
  // A `data:` address has none.
  return [...new Set(origins)].filter((origin) => origin !== 'null');
}
