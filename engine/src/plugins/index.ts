import type { BodyReader } from '../render/page/read-body.ts';
import type { ReplaceMissing } from '../render/page/placeholders.ts';
import type { MarkdownSyntax } from '../markdown/syntax.ts';
import type { BodyTags, HeadTag, PageAttributes, Route, SiteView } from '../shared/model.ts';
import { addresses } from './addresses.ts';
import { blocks } from './blocks/index.ts';
import { docsData } from './docs-data.ts';
import { emoji } from './emoji.ts';
import { feeds } from './feeds.ts';
import { headers } from './headers.ts';
import { hosts } from './hosts/index.ts';
import { languageTexts } from './language-texts.ts';
import { machines } from './machines/index.ts';
import { math } from './math.ts';
import { mermaid } from './mermaid/index.ts';
import { packageManagers } from './package-managers.ts';
import type { EmitLanguage, Plugin } from './plugin.ts';
import type { PluginPolicy } from './plugin-bundle.ts';
import { toBodyReader } from './reader.ts';
import { redirects } from './redirects.ts';
import { search } from './search.ts';
import { sidebars } from './sidebars.ts';
import { sitemap } from './sitemap.ts';
import { socialCards } from './social-cards/index.ts';

/** The engine's own features. Files are written in this order. */
export const builtInPlugins: readonly Plugin[] = [
  mermaid,
  math,
  packageManagers,
  blocks,
  emoji,
  sidebars,
  docsData,
  languageTexts,
  // Before the redirects, whose pages are not to be taken for files of the author.
  hosts,
  redirects,
  addresses,
  sitemap,
  feeds,
  headers,
  search,
  socialCards,
  machines,
];

/** A plugin with what its `load` gave. */
export interface LoadedPlugin {
  plugin: Plugin;
  data: unknown;
}

/** The Markdown syntaxes that plugins add, in the order of the plugins. */
export function syntaxesOf(plugins: readonly LoadedPlugin[]): MarkdownSyntax[] {
  return plugins.flatMap(({ plugin: { markdown = [] }, data }) =>
    typeof markdown === 'function' ? markdown(data) : markdown,
  );
}

/**
 * What reads pages in the place of the engine: of several plugins, the first. `pages` is the digest of all that it reads, where it is known:
 * see digestRead.
 */
export function readerOf(plugins: readonly LoadedPlugin[], pages = ''): BodyReader | undefined {
  const reader = plugins.find(({ plugin }) => plugin.reader)?.plugin.reader;
  return reader && toBodyReader({ ...reader, key: `${reader.key} ${pages}` });
}

/** What plugins put in the place of addresses that lead nowhere: of several, the first that knows something. */
export function replacementOf(plugins: readonly LoadedPlugin[]): ReplaceMissing | undefined {
  const all = plugins.flatMap(({ plugin }) => plugin.replaceMissing ?? []);
  if (all.length === 0) return undefined;
  return (missing) => {
    for (const replace of all) {
      const found = replace(missing);
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

/** Stylesheets of plugins: those of every page, and folders of those for few. */
export function lookStyles(plugins: readonly LoadedPlugin[]): {
  styles: string[];
  extraDirs: string[];
  elementLayer?: string;
  selectors?: Readonly<Record<string, string>>;
  mediaLast?: boolean;
} {
  const looks = plugins.flatMap(({ plugin }) => plugin.look ?? []);
  const elementLayer = looks.find((look) => look.elementLayer !== undefined)?.elementLayer;
  const selectors = looks.find((look) => look.selectors !== undefined)?.selectors;
  return {
    styles: looks.flatMap(({ styles }) => styles ?? []),
    extraDirs: looks.flatMap(({ extraStyles }) => extraStyles ?? []),
    ...(elementLayer !== undefined && { elementLayer }),
    ...(selectors !== undefined && { selectors }),
    ...(looks.some(({ mediaLast }) => mediaLast === true) && { mediaLast: true }),
  };
}

/** See PluginBundle. */
export function linkComponentOf(plugins: readonly LoadedPlugin[]): string | undefined {
  return plugins.map(({ plugin, data }) => plugin.bundle?.(data).link).find((link) => link !== undefined);
}

/** See PluginBundle. */
export function hasLooseNames(plugins: readonly LoadedPlugin[]): boolean {
  return plugins.some(({ plugin, data }) => plugin.bundle?.(data).looseNames === true);
}

/** Further class names that plugins give to elements. */
export function classNamesOf(plugins: readonly LoadedPlugin[]): Record<string, string> | undefined {
  const all = plugins.flatMap(({ plugin }) => Object.entries(plugin.look?.classNames ?? {}));
  return all.length > 0 ? Object.fromEntries(all) : undefined;
}

/** Tags that plugins put into every page of a language. */
export function siteHeadTags(
  plugins: readonly LoadedPlugin[],
  language: Pick<EmitLanguage, 'config' | 'content'>,
): HeadTag[] {
  return plugins.flatMap(({ plugin, data }) => [...(plugin.head?.site?.(language, data) ?? [])]);
}

/** Tags that plugins put at the ends of every page of a language, and attributes around it. Nothing where there are none. */
export function siteBodyTags(
  plugins: readonly LoadedPlugin[],
  language: Pick<EmitLanguage, 'config' | 'content'>,
): BodyTags | undefined {
  const start = plugins.flatMap(({ plugin, data }) => [...(plugin.body?.start?.(language, data) ?? [])]);
  const end = plugins.flatMap(({ plugin, data }) => [...(plugin.body?.end?.(language, data) ?? [])]);
  const given = plugins.map(({ plugin, data }) => plugin.body?.attributes?.(language, data) ?? {});
  const attributes = {
    html: Object.assign({}, ...given.map(({ html }) => html)) as NonNullable<PageAttributes['html']>,
    body: Object.assign({}, ...given.map(({ body }) => body)) as NonNullable<PageAttributes['body']>,
  };
  const hasAttributes = Object.keys(attributes.html).length + Object.keys(attributes.body).length > 0;
  if (start.length + end.length === 0 && !hasAttributes) return undefined;
  return { start, end, ...(hasAttributes && { attributes }) };
}

/** What plugins ask of the Content-Security-Policy. */
export function policyOf(plugins: readonly LoadedPlugin[]): Required<PluginPolicy> {
  return {
    scripts: plugins.flatMap(({ plugin }) => plugin.policy?.scripts ?? []),
    connect: plugins.flatMap(({ plugin }) => plugin.policy?.connect ?? []),
  };
}

/** Tags that plugins put into one page. */
export function pageHeadTags(
  plugins: readonly LoadedPlugin[],
  { route, site }: { route: Route; site: SiteView },
): HeadTag[] {
  return plugins.flatMap(({ plugin, data }) => [...(plugin.head?.page?.(route, { site, data }) ?? [])]);
}
