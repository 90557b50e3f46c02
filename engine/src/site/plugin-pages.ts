import { hash } from 'node:crypto';
import path from 'node:path';
import type { SiteConfig } from '../config/schema.ts';
import type { LoadedPlugin } from '../plugins/index.ts';
import type { PluginPage } from '../plugins/plugin.ts';
import type { Problem, StandalonePage } from '../shared/model.ts';
import { applyTrailingSlash, joinUrl } from '../shared/url.ts';

/** The pages that plugins add to a language, as standalone pages. */
export function listPluginPages(
  plugins: readonly LoadedPlugin[],
  config: Pick<SiteConfig, 'siteDir' | 'baseUrl' | 'trailingSlash' | 'i18n'>,
): { pages: StandalonePage[]; problems: Problem[] } {
  const pages: StandalonePage[] = [];
  const problems: Problem[] = [];
  for (const { plugin, data } of plugins) {
    for (const page of plugin.pages?.({ data, locale: config.i18n.currentLocale }) ?? []) {
      if (page.path.startsWith('/')) pages.push(toPage(page, { plugin: plugin.name, config }));
      else
        problems.push({
          code: 'plugin-page',
          severity: 'error',
          message: `The plugin "${plugin.name}" adds a page at "${page.path}", which does not begin with a slash.`,
          configKey: ['plugins'],
        });
    }
  }
  return { pages, problems };
}

function toPage(
  page: PluginPage,
  options: { plugin: string; config: Pick<SiteConfig, 'siteDir' | 'baseUrl' | 'trailingSlash'> },
): StandalonePage {
  const { config } = options;
  const { path: address, title, description, unlisted = false, matches } = page;
  const permalink = applyTrailingSlash(joinUrl(config.baseUrl, address), config);
  const shared = {
    permalink,
    title,
    description,
    unlisted,
    frontMatter: { title },
    ...(matches && { matches: [matches.source, matches.flags] as const }),
  };
  if ('component' in page) {
    const source = path.relative(config.siteDir, page.component).split(path.sep).join('/');
    const { props, origin } = page;
    return {
      ...shared,
      kind: 'react',
      source,
      digest: '',
      props: { ...props },
      ...(origin !== undefined && { origin }),
    };
  }
  const { markdown: text, format = 'md' } = page;
  // Named after its plugin and address, for messages: there is no such file.
  const source = `${options.plugin}:${address.replace(/^\/|\/$/g, '') || 'index'}.${format}`;
  return { ...shared, kind: 'markdown', source, digest: hash('sha1', text), format, text };
}
