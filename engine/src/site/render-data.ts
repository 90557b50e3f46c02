import { hash } from 'node:crypto';
import path from 'node:path';
import type { SiteConfig } from '../config/schema.ts';
import { LABEL_TOKENS } from '../markdown/labels.ts';
import type { PartialMarkdownOptions } from '../markdown/options.ts';
import { inlineScript } from '../render/inline-script.ts';
import type { RenderData } from '../render/context.ts';
import { configHeadTags, feedHeadTags } from '../render/page-view.ts';
import { buildRouteTable } from '../routes/table.ts';
import type { LoadedLanguage } from './load-site.ts';

/** From a loaded language and its built client files to all that making pages needs. */
export function buildRenderData(site: LoadedLanguage, client: Pick<RenderData, 'assets' | 'islands'>): RenderData {
  const { config, view } = site;
  return {
    ...client,
    siteDir: config.siteDir,
    baseUrl: config.baseUrl,
    rootUrl: config.rootUrl,
    staticDirs: staticDirs(config),
    routes: buildRouteTable(site.routes, {
      baseUrl: config.baseUrl,
      rootUrl: config.rootUrl,
      trailingSlash: config.trailingSlash,
      roots: site.roots,
      shadowed: site.shadowed,
      elsewhere: site.missing.map(({ route }) => route),
    }),
    markdown: markdownOptions(config),
    markdownFormat: config.markdown.format,
    site: view,
    headTags: [...configHeadTags(config), ...feedHeadTags(site.content.blogs, config)],
    image: config.image,
    inlineScript: inlineScript(view),
    language: { site: view, messages: site.messages },
    languageUrl: languageFile(site)?.url,
  };
}

/** What islands must know of their language, as a file; none where the bundled files hold it. */
export function languageFile({
  view,
  messages,
}: LoadedLanguage): { url: string; output: string; text: string } | undefined {
  const isBundled = view.locale.name === view.defaultLocale;
  if (isBundled && Object.keys(messages).length === 0 && Object.keys(view.texts).length === 0) return undefined;
  const text = JSON.stringify({ site: view, messages });
  const output = `assets/language/${view.locale.name}-${hash('sha1', text).slice(0, 10)}.json`;
  return { url: view.rootUrl + output, output, text };
}

export function staticDirs(config: SiteConfig): string[] {
  return config.staticDirectories.map((dir) => path.resolve(config.siteDir, dir));
}

/** Keywords of one section work in all: a page is compiled the same wherever it stands. */
export function markdownOptions(config: SiteConfig): PartialMarkdownOptions {
  const sections = [...config.docs, ...config.blog, ...config.pages, config.markdown];
  return {
    admonitionKeywords: [...new Set(sections.flatMap((section) => section.admonitions.keywords))],
    math: config.markdown.math,
    mermaid: config.markdown.mermaid,
    emoji: config.markdown.emoji,
    npm2yarn: config.markdown.npm2yarn,
    maintainCase: config.markdown.anchors.maintainCase,
    labels: LABEL_TOKENS,
    prism: { magicComments: config.prism.magicComments, defaultLanguage: config.prism.defaultLanguage },
  };
}
