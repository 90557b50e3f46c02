import type { SiteConfig } from '../config/schema.ts';
import type { DropdownItem, NavbarItem } from '../config/schema-navbar.ts';
import type { DocsVersion, Problem, ResolvedNavbarItem } from '../shared/model.ts';
import { nearest } from '../errors/nearest.ts';
import { isExternal } from '../shared/url.ts';

type KeyPath = readonly (string | number)[];

export interface NavbarContext {
  config: Pick<SiteConfig, 'i18n' | 'search' | 'configFile' | 'baseUrl'>;
  docs: DocsVersion[];
  href: (address: string) => string;
  problems: Problem[];
}

/** Items that name a doc, a sidebar or a version become plain links; a draft doc shows nothing. */
export function resolveNavbarItems(
  items: readonly (NavbarItem | DropdownItem)[],
  context: NavbarContext,
  at: KeyPath = ['navbar', 'items'],
): ResolvedNavbarItem[] {
  return items.flatMap((item, index) => {
    const resolved = resolveItem(item, context, [...at, index]);
    return resolved ? [resolved] : [];
  });
}

function resolveItem(
  item: NavbarItem | DropdownItem,
  context: NavbarContext,
  at: KeyPath,
): ResolvedNavbarItem | undefined {
  const { position, className } = item;
  const common = { position, className, ariaLabel: 'aria-label' in item ? item['aria-label'] : undefined };
  switch (item.type) {
    case 'html':
      return { type: 'html', value: item.value, position, className };
    case 'search':
      return { type: 'search', position, className };
    case 'doc':
      return docItem(item, context, at);
    case 'docSidebar': {
      const version = latestVersion(context.docs, item.docsPluginId);
      const target = version?.sidebarLinks[item.sidebarId];
      if (version && target) {
        return {
          type: 'link',
          label: item.label ?? target.label,
          href: target.path,
          ...common,
          activeSidebar: sidebarKey(version, item.sidebarId),
        };
      }
      const known = Object.keys(version?.sidebars ?? {});
      const isEmpty = known.includes(item.sidebarId);
      const what = isEmpty
        ? `The sidebar "${item.sidebarId}" has no link target: none of its items leads to a page`
        : `Can't find any sidebar with id "${item.sidebarId}"; there are: ${known.join(', ') || 'none'}`;
      fail(context, { what, at: [...at, 'sidebarId'], near: isEmpty ? undefined : nearest(item.sidebarId, known) });
      return undefined;
    }
    case 'docsVersion': {
      const version = latestVersion(context.docs, item.docsPluginId);
      if (!version) return undefined;
      return {
        type: 'link',
        label: item.label ?? version.label,
        href: item.to ? context.href(item.to) : mainPath(version),
        ...common,
      };
    }
    case 'docsVersionDropdown': {
      const versions = context.docs.filter((version) => version.instance === (item.docsPluginId ?? 'default'));
      const label = item.label ?? versions.find((version) => version.isLast)?.label ?? 'Versions';
      return {
        type: 'versionDropdown',
        label,
        position,
        className,
        items: versions.map((version) => ({ label: version.label, name: version.name, href: mainPath(version) })),
      };
    }
    case 'localeDropdown': {
      const { locales, localeConfigs, defaultLocale } = context.config.i18n;
      const found = locales.map((name) => ({
        name,
        label: localeConfigs[name]?.label ?? name,
        lang: localeConfigs[name]?.htmlLang,
        active: name === defaultLocale,
        href: context.config.baseUrl,
      }));
      return {
        type: 'localeDropdown',
        label: localeConfigs[defaultLocale]?.label ?? defaultLocale,
        position,
        className,
        items: found,
      };
    }
    default:
      return linkItem(item, context, at);
  }
}

type LinkItem = Extract<NavbarItem, { type?: 'default' | 'link' | 'dropdown' }>;

function linkItem(
  item: LinkItem | Extract<DropdownItem, { type?: 'default' | 'link' }>,
  context: NavbarContext,
  at: KeyPath,
): ResolvedNavbarItem {
  const address = item.to ?? item.href;
  const label = item.label ?? '';
  const common = { position: item.position, className: item.className };
  if ('items' in item && item.items) {
    return {
      type: 'dropdown',
      label,
      ...common,
      href: address && context.href(address),
      items: resolveNavbarItems(item.items, context, [...at, 'items']),
    };
  }
  return {
    type: 'link',
    label,
    ...common,
    href: context.href(address ?? '/'),
    external: item.href !== undefined && isExternal(item.href),
    target: item.target,
    html: item.html,
    ariaLabel: item['aria-label'],
    activeBasePath: item.activeBasePath && context.href(item.activeBasePath),
    activeBaseRegex: item.activeBaseRegex,
  };
}

function docItem(
  item: Extract<NavbarItem, { type: 'doc' }>,
  context: NavbarContext,
  at: KeyPath,
): ResolvedNavbarItem | undefined {
  const version = latestVersion(context.docs, item.docsPluginId);
  const doc = version?.docs.find(({ id }) => id === item.docId);
  if (!doc) {
    if (!version?.draftIds.includes(item.docId))
      fail(context, {
        what: `Couldn't find any doc with id "${item.docId}"`,
        at: [...at, 'docId'],
        near: nearest(item.docId, version?.docs.map(({ id }) => id) ?? []),
      });
    return undefined;
  }
  const label = item.label ?? String(doc.frontMatter['sidebar_label'] ?? doc.title);
  const activeSidebar = version && doc.sidebar ? sidebarKey(version, doc.sidebar) : undefined;
  return {
    type: 'link',
    label,
    href: doc.permalink,
    position: item.position,
    className: item.className,
    ariaLabel: item['aria-label'],
    activeSidebar,
  };
}

function latestVersion(docs: DocsVersion[], instance = 'default'): DocsVersion | undefined {
  const own = docs.filter((version) => version.instance === instance);
  return own.find((version) => version.isLast) ?? own[0];
}

function sidebarKey(version: DocsVersion, name: string): string {
  return `${version.instance}/${name}`;
}

function mainPath(version: DocsVersion): string {
  return version.docs.find((doc) => doc.id === version.mainDocId)?.permalink ?? version.path;
}

function fail(
  context: NavbarContext,
  { what, at, near }: { what: string; at: KeyPath; near: string | undefined },
): void {
  const hint = `A theme navbar item failed to render; ${near === undefined ? 'mend the item in the config.' : `did you mean "${near}"?`}`;
  context.problems.push({
    code: 'navbar-item',
    severity: 'error',
    message: `${what} (asked for by \`${formatPath(at)}\`).`,
    configKey: at,
    hint,
  });
}

/** `navbar.items[2].docId`. */
function formatPath(path: KeyPath): string {
  return path.reduce<string>(
    (text, piece) => (typeof piece === 'number' ? `${text}[${piece}]` : text ? `${text}.${piece}` : piece),
    '',
  );
}
