import path from 'node:path';
import type { SiteConfig } from '../config/schema.ts';
import { labelsFor } from '../markdown/labels.ts';
import type { PartialMarkdownOptions } from '../markdown/options.ts';
import { buildDocsData } from '../render/docs-data.ts';
import { inlineScript } from '../render/inline-script.ts';
import type { KitData } from '../render/kit.ts';
import { configHeadTags } from '../render/page-view.ts';
import { buildRouteTable } from '../routes/table.ts';
import type { LoadedSite } from './load-site.ts';

/** From a loaded site and its built client files to all that making pages needs. The digest of the docs is for builds to fill in. */
export function buildKitData(site: LoadedSite, client: Pick<KitData, 'assets' | 'islands'>): KitData {
  const { config, view } = site;
  const docsData = buildDocsData(site.content.docs, config);
  return {
    ...client,
    siteDir: config.siteDir,
    baseUrl: config.baseUrl,
    staticDirs: staticDirs(config),
    routes: buildRouteTable(site.routes, {
      baseUrl: config.baseUrl,
      trailingSlash: config.trailingSlash,
      roots: site.roots,
      shadowed: site.shadowed,
    }),
    docsData,
    docsDigest: '',
    markdown: markdownOptions(config),
    markdownFormat: config.markdown.format,
    site: view,
    headTags: configHeadTags(config),
    image: config.image,
    inlineScript: inlineScript(view),
  };
}

export function staticDirs(config: SiteConfig): string[] {
  return config.staticDirectories.map((dir) => path.resolve(config.siteDir, dir));
}

/** Keywords of one section work in all: a page is compiled the same wherever it stands. */
export function markdownOptions(config: SiteConfig): PartialMarkdownOptions {
  const sections = [...config.docs, ...config.blog, ...(config.pages ? [config.pages] : []), config.markdown];
  return {
    admonitionKeywords: [...new Set(sections.flatMap((section) => section.admonitions.keywords))],
    math: config.markdown.math,
    mermaid: config.markdown.mermaid,
    emoji: config.markdown.emoji,
    maintainCase: config.markdown.anchors.maintainCase,
    labels: labelsFor(config.i18n.defaultLocale),
    prism: { magicComments: config.prism.magicComments, defaultLanguage: config.prism.defaultLanguage },
  };
}
