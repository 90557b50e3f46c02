import path from 'node:path';
import type { SiteConfig } from '../config/schema.ts';
import {
  classNamesOf,
  linkComponentOf,
  policyOf,
  siteBodyTags,
  siteHeadTags,
  type LoadedPlugin,
} from '../plugins/index.ts';
import { languageFile } from '../plugins/language-texts.ts';
import { LABEL_TOKENS } from '../markdown/options.ts';
import type { PartialMarkdownOptions } from '../markdown/options.ts';
import { inlineScript } from '../render/page/inline-scripts.ts';
import type { RenderData } from '../render/context.ts';
import { configHeadTags } from '../render/page/page-view.ts';
import { buildRouteTable, type RouteTableData } from '../routes/table.ts';
import type { LoadedLanguage } from './load-site.ts';
import { listScriptHosts } from './script-hosts.ts';

/** From a loaded language and its built client files to all that making pages needs. */
export function buildRenderData(
  site: LoadedLanguage,
  { plugins, ...client }: Pick<RenderData, 'assets' | 'islands'> & { plugins: readonly LoadedPlugin[] },
): RenderData {
  const { config, view } = site;
  const policy = policyOf(plugins);
  const headTags = [...configHeadTags(config), ...siteHeadTags(plugins, site)];
  const folders = { baseUrl: config.baseUrl, staticDirs: staticDirs(config) };
  return {
    ...client,
    siteDir: config.siteDir,
    baseUrl: config.baseUrl,
    rootUrl: config.rootUrl,
    staticDirs: folders.staticDirs,
    routes: routeTableData(site),
    markdown: markdownOptions(config),
    linksAsWritten: linkComponentOf(plugins) !== undefined,
    markdownFormat: config.markdown.format,
    site: view,
    headTags,
    bodyTags: siteBodyTags(plugins, site),
    policy: { ...policy, scripts: [...policy.scripts, ...listScriptHosts(headTags, folders)] },
    image: config.image,
    inlineScript: inlineScript(view),
    classNames: classNamesOf(plugins),
    language: { site: view, messages: site.messages },
    languageUrl: languageFile({ site: view, messages: site.messages })?.url,
  };
}

export function routeTableData({ config, ...site }: LoadedLanguage): RouteTableData {
  return buildRouteTable(site.routes, {
    baseUrl: config.baseUrl,
    rootUrl: config.rootUrl,
    trailingSlash: config.trailingSlash,
    roots: site.roots,
    shadowed: site.shadowed,
    elsewhere: site.missing.map(({ route }) => route),
  });
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
    allowUnsafeLinks: config.markdown.allowUnsafeLinks,
    maintainCase: config.markdown.anchors.maintainCase,
    titleInHeader: config.markdown.titleInHeader,
    codeElements: config.markdown.codeElements,
    labels: LABEL_TOKENS,
    prism: { magicComments: config.prism.magicComments, defaultLanguage: config.prism.defaultLanguage },
  };
}
