import { compileGlobs } from '../content/glob.ts';
import { buildFeeds } from '../output/feeds.ts';
import { buildSitemap } from '../output/sitemap.ts';
import type { KitData } from '../render/kit.ts';
import { listAsciiAliases, type Alias } from '../routes/ascii-aliases.ts';
import { listCreatedAliases } from '../routes/created-aliases.ts';
import { buildRedirects } from '../routes/redirects.ts';
import { createRouteTable } from '../routes/table.ts';
import type { Problem } from '../shared/model.ts';
import { fileBelow } from '../shared/url.ts';
import { languageFile } from './kit-data.ts';
import type { LoadedLanguage } from './load-site.ts';

interface LanguageExtras {
  data: KitData;
  /** Text of the post at an address. */
  articleOf: (url: string) => string;
  hasFile: (file: string) => boolean;
}

/** Second addresses of pages, and where a page would stand that this language lacks: whoever asks for it gets the default language's. */
export function listAliases({
  config,
  routes,
  missing,
}: Pick<LoadedLanguage, 'config' | 'routes' | 'missing'>): Alias[] {
  return [
    ...missing.map(({ from, route }) => ({ from, to: route.url })),
    ...listCreatedAliases(routes, config),
    ...(config.asciiAliases ? listAsciiAliases(routes) : []),
  ];
}

/** What each language has one of: redirects, feeds, a sitemap, its texts for islands. */
export function languageExtras(
  language: LoadedLanguage,
  { data, articleOf, hasFile }: LanguageExtras,
): { files: { output: string; text: string }[]; problems: Problem[] } {
  const { config, view } = language;
  const below = (file: string): string => fileBelow(config.baseUrl + file, config.rootUrl);
  const texts = languageFile(language);
  const redirects = buildRedirects(config.redirects, {
    table: createRouteTable(data.routes),
    siteUrl: view.url,
    hasFile,
    lenient: view.locale.name !== view.defaultLocale,
    aliases: listAliases(language),
  });
  const sitemap =
    config.sitemap &&
    buildSitemap(language.routes, {
      site: view,
      sitemap: config.sitemap,
      ignores: compileGlobs(config.sitemap.ignorePatterns),
    });
  const feeds = language.content.blogs.flatMap((blog) => {
    const section = config.blog.find(({ id }) => id === blog.instance);
    if (!section) return [];
    return buildFeeds(blog, {
      site: { ...view, language: view.locale.htmlLang },
      feed: section.feedOptions,
      contentOf: (post) => articleOf(post.permalink),
    });
  });
  return {
    files: [
      ...(texts ? [texts] : []),
      ...redirects.pages.map(({ output, html }) => ({ output, text: html })),
      ...feeds.map(({ path: file, text }) => ({ output: below(file), text })),
      ...(sitemap ? [{ output: below(sitemap.path), text: sitemap.text }] : []),
    ],
    problems: redirects.problems,
  };
}
