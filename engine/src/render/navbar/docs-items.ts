import type { NavbarItem } from '../../config/schema/navbar.ts';
import { nearest } from '../../errors/hints.ts';
import type { DocsVersion, NamedTarget, NavbarTargets, ResolvedNavbarItem, VersionChoice } from '../../shared/model.ts';
import { failItem, type KeyPath, type NavbarContext } from './context.ts';

type Item<T> = Extract<NavbarItem, { type: T }>;
type Target = NavbarTargets['byVersion'][string];

/** A doc, found in the last version; on pages of another version it leads to the doc there, if there is one. An unlisted one stays hidden. */
export function docItem(item: Item<'doc'>, context: NavbarContext, at: KeyPath): ResolvedNavbarItem | undefined {
  const versions = versionsOf(context.docs, item.docsPluginId);
  const last = lastOf(versions);
  const find = (version: DocsVersion): Target | undefined => {
    const doc = version.docs.find(({ id }) => id === item.docId);
    if (!doc) return undefined;
    const label = item.label ?? String(doc.frontMatter['sidebar_label'] ?? doc.title);
    const activeSidebar = doc.sidebar && sidebarKey(version, doc.sidebar);
    return { href: doc.permalink, label, activeSidebar, ...(doc.unlisted ? { unlisted: true } : {}) };
  };
  const target = last && find(last);
  if (target) return link(item, target, { versions, find });
  if (!last?.draftIds.includes(item.docId))
    failItem(context, {
      what: `Couldn't find any doc with id "${item.docId}"`,
      at: [...at, 'docId'],
      item,
      near: nearest(item.docId, last?.docs.map(({ id }) => id) ?? []),
    });
  return undefined;
}

/** The first page of a sidebar, in the last version or in the page's own. */
export function sidebarItem(
  item: Item<'docSidebar'>,
  context: NavbarContext,
  at: KeyPath,
): ResolvedNavbarItem | undefined {
  const versions = versionsOf(context.docs, item.docsPluginId);
  const last = lastOf(versions);
  const find = (version: DocsVersion): Target | undefined => {
    const found = version.sidebarLinks[item.sidebarId];
    if (!found) return undefined;
    const activeSidebar = sidebarKey(version, item.sidebarId);
    return { href: found.path, label: item.label ?? found.label, activeSidebar };
  };
  const target = last && find(last);
  if (target) return link(item, target, { versions, find });
  const known = Object.keys(last?.sidebars ?? {});
  const isEmpty = known.includes(item.sidebarId);
  const what = isEmpty
    ? `The sidebar "${item.sidebarId}" has no link target: none of its items leads to a page`
    : `Can't find any sidebar with id "${item.sidebarId}"; there are: ${known.join(', ') || 'none'}`;
  failItem(context, {
    what,
    at: [...at, 'sidebarId'],
    near: isEmpty ? undefined : nearest(item.sidebarId, known),
    item,
  });
  return undefined;
}

/** The version itself: its label, and its main page unless the author names another. */
export function versionItem(item: Item<'docsVersion'>, context: NavbarContext): ResolvedNavbarItem | undefined {
  const versions = versionsOf(context.docs, item.docsPluginId);
  const last = lastOf(versions);
  const find = (version: DocsVersion): Target => ({
    href: item.to ? context.href(item.to) : mainPath(version),
    label: item.label ?? version.label,
  });
  return last && link(item, find(last), { versions, find });
}

function link(
  item: Item<'doc' | 'docSidebar' | 'docsVersion'>,
  target: Target,
  options: { versions: DocsVersion[]; find: (version: DocsVersion) => Target | undefined },
): ResolvedNavbarItem {
  return {
    type: 'link',
    label: target.label ?? '',
    href: target.href,
    position: item.position,
    className: item.className,
    html: item.html,
    ariaLabel: item['aria-label'],
    attributes: item.attributes,
    activeSidebar: target.activeSidebar,
    named: nameTarget(item),
    ...(target.unlisted ? { unlisted: true } : {}),
    ...(options.versions.length > 1 ? { targets: findTargets(target, options) } : {}),
  };
}

function nameTarget(item: Item<'doc' | 'docSidebar' | 'docsVersion'>): NamedTarget {
  const { type, docsPluginId, label } = item;
  const common = { docsPluginId, label };
  if (type === 'doc') return { type, docId: item.docId, ...common };
  return type === 'docSidebar' ? { type, sidebarId: item.sidebarId, ...common } : { type, to: item.to, ...common };
}

function findTargets(
  last: Target,
  { versions, find }: { versions: DocsVersion[]; find: (version: DocsVersion) => Target | undefined },
): NavbarTargets {
  const byVersion: NavbarTargets['byVersion'] = {};
  for (const version of versions) {
    const target = find(version);
    if (target) byVersion[version.name] = { ...target, label: target.label === last.label ? undefined : target.label };
  }
  return { instance: versions[0]?.instance ?? '', byVersion };
}

function versionsOf(docs: readonly DocsVersion[], instance = 'default'): DocsVersion[] {
  return docs.filter((version) => version.instance === instance);
}

function lastOf(versions: readonly DocsVersion[]): DocsVersion | undefined {
  return versions.find((version) => version.isLast) ?? versions[0];
}

function sidebarKey(version: DocsVersion, name: string): string {
  return `${version.instance}/${name}`;
}

function mainPath(version: DocsVersion): string {
  return version.docs.find((doc) => doc.id === version.mainDocId)?.permalink ?? version.path;
}

type DropdownConfig = Extract<NavbarItem, { type: 'docsVersionDropdown' }>;

/** The versions of one docs section to choose from: all of them, or those that the author names, in his order. */
export function versionDropdown(
  item: DropdownConfig,
  context: NavbarContext,
  options: { at: KeyPath; before: ResolvedNavbarItem[]; after: ResolvedNavbarItem[] },
): ResolvedNavbarItem {
  const all = versionsOf(context.docs, item.docsPluginId);
  const labels = namedVersions(item);
  const named = labels ? [...labels.keys()] : all.map(({ name }) => name);
  const versions: VersionChoice[] = [];
  for (const name of named) {
    const version = all.find((one) => one.name === name);
    if (version) versions.push({ name, label: labels?.get(name) ?? version.label, href: mainPath(version) });
    else {
      const known = all.map((one) => one.name);
      failItem(context, {
        what: `No docs version is named "${name}"; there are: ${known.join(', ') || 'none'}`,
        at: [...options.at, 'versions'],
        item,
        near: nearest(name, known),
      });
    }
  }
  const last = lastOf(all)?.name;
  const shown = versions.find(({ name }) => name === last) ?? versions[0];
  return {
    type: 'versionDropdown',
    instance: item.docsPluginId ?? 'default',
    label: item.label ?? shown?.label ?? 'Versions',
    ...(item.label === undefined ? {} : { fixedLabel: item.label }),
    position: item.position,
    className: item.className,
    marksActive: !item.dropdownActiveClassDisabled,
    versions,
    before: options.before,
    after: options.after,
  };
}

/** `['2.0', '1.0']` or `{'2.0': {label: 'Two'}}`: names, with their labels where they are given. A list keeps its order. */
function namedVersions({ versions }: DropdownConfig): Map<string, string | undefined> | undefined {
  if (!versions) return undefined;
  if (Array.isArray(versions)) return new Map(versions.map((name) => [name, undefined]));
  return new Map(Object.entries(versions).map(([name, { label }]) => [name, label]));
}
