import type { SiteConfig } from '../config/schema.ts';
import type { DocsVersion, SearchView } from '../shared/model.ts';
import { searchTagOf } from '../shared/search-tag.ts';
import { applyTrailingSlash, joinUrl } from '../shared/url.ts';

/** What pages know of the site's search; nothing where there is none. */
export function buildSearchView(config: SiteConfig, docs: readonly DocsVersion[]): SearchView | undefined {
  const { search } = config;
  if (search === false) return undefined;
  const sections = new Map<string, SearchView['docs'][number]>();
  const lastFirst = [...docs].sort((one, other) => Number(other.isLast) - Number(one.isLast));
  for (const { instance, name, label } of lastFirst) {
    const section = sections.get(instance) ?? { instance, versions: [] };
    sections.set(instance, section);
    section.versions.push({ name, label, tag: searchTagOf({ instance, name }) });
  }
  const { events, highlight } = search;
  return {
    url: applyTrailingSlash(joinUrl(config.baseUrl, 'search'), config),
    docs: search.indexDocs ? [...sections.values()] : [],
    highlight,
    ...(events ? { events: { script: events.script, global: events.global } } : {}),
  };
}
