import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, type Stats } from 'node:fs';
import path from 'node:path';
import type { EmitLanguage, Route } from 'yaprak';
import type { Fields } from '../config/entries.ts';
import { parseAttributes, parseTags } from './html-tags.ts';
import { runHook } from './load-plugin.ts';
import { toRouteConfigs } from './route-configs.ts';
import type { SiteContent } from './run-content.ts';
import { findBundler } from './webpack-config.ts';
import type { DocusaurusContext, PluginInstance } from './types.ts';

export interface PostBuildOptions {
  context: DocusaurusContext;
  site: SiteContent;
  language: EmitLanguage;
  /** The whole output: a language may stand in a folder of it. */
  outDir: string;
  props: Fields;
}

/** Calls `postBuild` of each plugin with the finished pages of one language. */
export async function runPostBuild(plugins: readonly PluginInstance[], options: PostBuildOptions): Promise<void> {
  const { context, site, language, outDir, props } = options;
  const { rootUrl, baseUrl } = language.config;
  const routes = language.routes.filter(({ page }) => page.kind !== 'notFound');
  const fileOf = (route: Route): string => path.join(outDir, route.output);
  const notFound = `${baseUrl}404.html`;
  const shared = {
    ...props,
    ...context,
    outDir: path.join(outDir, baseUrl.slice(rootUrl.length)),
    currentBundler: findBundler(context),
    routesPaths: [notFound, ...routes.map(({ url }) => url)],
    routes: toRouteConfigs(routes),
    globalData: site.globalData,
    plugins: plugins.map((plugin, index) => ({ ...plugin, content: site.contents[index] })),
    head: createHeads(routes, fileOf),
    routesBuildMetadata: Object.fromEntries(
      [notFound, ...routes.map(({ url }) => url)].map((url, index) => [
        url,
        { noIndex: routes[index - 1]?.unlisted ?? false },
      ]),
    ),
  };
  for (const [index, plugin] of plugins.entries())
    await runHook(plugin.name, 'postBuild', () => plugin.postBuild?.({ ...shared, content: site.contents[index] }));
}

/**
 * Runs hooks while the folder exists that Docusaurus would write into. Some plugins write into `build`, by that name, and not into the folder
 * that they are told of. What they write becomes a part of the site, on a first build as on later ones.
 */
export async function withBuildFolder(
  folder: string,
  { outDir, run }: { outDir: string; run: () => Promise<void> },
): Promise<void> {
  const isThere = existsSync(folder);
  const before = isThere ? stampFiles(folder) : new Map<string, string>();
  mkdirSync(folder, { recursive: true });
  try {
    await run();
    for (const [file, stamp] of stampFiles(folder))
      if (before.get(file) !== stamp) cpSync(path.join(folder, file), path.join(outDir, file), { recursive: true });
  } finally {
    if (!isThere) rmSync(folder, { recursive: true, force: true });
  }
}

/** When the files of a folder were written. */
function stampFiles(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => path.join(entry.parentPath, entry.name));
  const stampOf = ({ mtimeMs, ino, size }: Stats): string => [mtimeMs, ino, size].join(' ');
  return new Map(files.map((file) => [path.relative(folder, file), stampOf(statSync(file))]));
}

/** What is in the head of each page, in the shape of Helmet's state. A page is read when it is asked for. */
function createHeads(routes: readonly Route[], fileOf: (route: Route) => string): Record<string, unknown> {
  const heads = {};
  for (const route of routes)
    Object.defineProperty(heads, route.url, {
      enumerable: true,
      get: () => readHead(readFileSync(fileOf(route), 'utf8')),
    });
  return heads;
}

const GROUPS = ['base', 'link', 'meta', 'noscript', 'script', 'style', 'title'];

/** `toComponent` gives elements as React has them, as far as plugins look at them: type and props. */
function readHead(html: string): Record<string, unknown> {
  const inside = /<head\b[^>]*>([\s\S]*?)<\/head>/i.exec(html)?.[1] ?? '';
  const tags = parseTags(inside);
  const groups = GROUPS.map((name) => {
    const own = tags.filter(({ tagName }) => tagName === name);
    const toString = (): string =>
      own
        .map(
          ({ attributes, innerHTML }) =>
            `<${name}${printAttributes(attributes)}>${innerHTML === undefined ? '' : `${innerHTML}</${name}>`}`,
        )
        .join('');
    const toComponent = () =>
      own.map(({ attributes, innerHTML }, key) => ({
        type: name,
        key: String(key),
        props: { ...attributes, ...(innerHTML === undefined ? {} : { children: innerHTML }) },
      }));
    return [name, { toString, toComponent }];
  });
  const around = (tag: string) => {
    const attributes = parseAttributes(
      new RegExp(`<${tag}\\b((?:[^>"']|"[^"]*"|'[^']*')*)>`, 'i').exec(html)?.[1] ?? '',
    );
    return { toString: () => printAttributes(attributes).trim(), toComponent: () => attributes };
  };
  return { ...Object.fromEntries(groups), htmlAttributes: around('html'), bodyAttributes: around('body') };
}

function printAttributes(attributes: Record<string, string | boolean>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${String(value).replaceAll('"', '&quot;')}"`))
    .join('');
}
