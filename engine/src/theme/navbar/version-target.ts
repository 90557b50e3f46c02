import type { PageView, ResolvedNavbarItem, SiteView } from '../../shared/model.ts';
import { isSameUrl } from '../urls.ts';

type Link = Extract<ResolvedNavbarItem, { type: 'link' }>;

/**
 * Resolves a navbar link on this page: to the page's own version if that has the target, else to the latest. In that case client/ may
 * change it to the version that the reader chose; `data` holds the addresses.
 */
export function resolveTarget(item: Link, view: PageView): { item: Link; data?: Record<string, string> } {
  if (!item.targets) return { item };
  const { instance, byVersion } = item.targets;
  const active = activeVersion(instance, view);
  const target = active === undefined ? undefined : byVersion[active];
  if (target) {
    return { item: { ...item, ...target, label: target.label ?? item.label, unlisted: target.unlisted } };
  }
  if (!remembersVersion(view.site)) return { item };
  const listed = Object.entries(byVersion).filter(([, { unlisted }]) => !unlisted);
  const hrefs = listed.map(([name, { href, label }]) => [name, label ? [href, label] : [href]]);
  return { item, data: { 'data-of-docs': instance, 'data-versions': JSON.stringify(Object.fromEntries(hrefs)) } };
}

/** Whether the item is shown on this page. A link to an unlisted doc is shown only on that doc. */
export function isShown(item: ResolvedNavbarItem, view: PageView): boolean {
  if (item.type !== 'link') return true;
  const { href, unlisted } = resolveTarget(item, view).item;
  return !unlisted || isSameUrl(href, view.url);
}

/** Name of the version that the page belongs to, if it is a page of these docs. */
export function activeVersion(instance: string, { page }: PageView): string | undefined {
  return 'version' in page && page.version.instance === instance ? page.version.name : undefined;
}

export function remembersVersion({ docs }: SiteView): boolean {
  return docs.versionPersistence === 'localStorage' && Object.keys(docs.versions).length > 0;
}

/** Attributes by which client/ stores the version of a link when it is followed. */
export function rememberVersion(
  name: string,
  { instance, site }: { instance: string; site: SiteView },
): Record<string, string> {
  return remembersVersion(site) ? { 'data-docs': instance, 'data-name': name } : {};
}
