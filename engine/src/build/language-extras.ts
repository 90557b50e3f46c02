import { compileGlobs } from '../content/glob.ts';
import { buildFeeds } from '../output/feeds.ts';
import { buildSitemap } from '../output/sitemap.ts';
import type { RenderData } from '../render/context.ts';
import { buildRedirects } from '../routes/redirects.ts';
import { createRouteTable } from '../routes/table.ts';
import type { Problem } from '../shared/model.ts';
import { fileBelow } from '../shared/url.ts';
import { languageFile } from '../site/render-data.ts';
import { listAliases } from '../site/list-aliases.ts';
import type { LoadedLanguage } from '../site/load-site.ts';

interface LanguageExtras {
  data: RenderData;
  hasFile: (file: string) => boolean;
}

interface ExtraFile {
  output: string;
  text: string;
}

/** What each language has of its own whatever its pages say: redirects, a sitemap, its texts for islands. */
export function languageFiles(
  language: LoadedLanguage,
  { data, hasFile }: LanguageExtras,
): { files: ExtraFile[]; problems: Problem[] } {
  const { config, view } = language;
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
  return {
    files: [
      ...(texts ? [texts] : []),
      ...redirects.pages.map(({ output, html }) => ({ output, text: html })),
      ...(sitemap ? [{ output: below(language, sitemap.path), text: sitemap.text }] : []),
    ],
    problems: redirects.problems,
  };
}

/** Feeds hold the articles of their posts: `articleOf` gives the one at an address. */
export function languageFeeds(language: LoadedLanguage, articleOf: (url: string) => string): ExtraFile[] {
  const { config, view, content } = language;
  return content.blogs.flatMap((blog) => {
    const section = config.blog.find(({ id }) => id === blog.instance);
    if (!section) return [];
    return buildFeeds(blog, {
      site: { ...view, language: view.locale.htmlLang },
      feed: section.feedOptions,
      contentOf: (post) => articleOf(post.permalink),
    }).map(({ path: file, text }) => ({ output: below(language, file), text }));
  });
}

function below({ config }: LoadedLanguage, file: string): string {
  return fileBelow(config.baseUrl + file, config.rootUrl);
}
