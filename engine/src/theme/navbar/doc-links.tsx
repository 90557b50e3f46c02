import LinkItem from '@theme/NavbarItem/DefaultNavbarItem';
import navbarTypes from '@theme/NavbarItem/ComponentTypes';
import DocItem from '@theme/NavbarItem/DocNavbarItem';
import DocSidebarItem from '@theme/NavbarItem/DocSidebarNavbarItem';
import VersionItem from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import DocsVersionItem from '@theme/NavbarItem/DocsVersionNavbarItem';
import { usePage } from '../../client/page-context.ts';
import { useDocsIndex } from '../docs-index.ts';
import { usePageVersion } from '../doc/use-doc-page.ts';
import type { DocsDataSection, DocsDataVersion } from '../../shared/docs-data.ts';
import type { NamedTarget } from '../../shared/model.ts';
import { VersionDropdown } from './dropdowns.tsx';
import { drawItem } from './navbar-item.tsx';
import { findNamed, versionItem, type ItemOf, type ItemProps } from './written-items.ts';

/**
 * Items that name a doc, a sidebar or a version, on a site that has its own part for one, or whose parts name one themselves. On all
 * others they are plain links by now: this file asks for the list of all docs, which is then made for the site.
 */

interface DocItemProps extends ItemProps<ItemOf<'link'>> {
  docId?: string;
  sidebarId?: string;
}

export function NavbarItemByKind(props: ItemProps) {
  const named = { doc: DocItem, docSidebar: DocSidebarItem, docsVersion: DocsVersionItem };
  return drawItem(props, { site: usePage().view.site, own: { ...named, ...navbarTypes }, versions: VersionItem });
}

export function DocNavbarItem(props: DocItemProps) {
  return <NamedLink {...props} type="doc" />;
}

export function DocSidebarNavbarItem(props: DocItemProps) {
  return <NamedLink {...props} type="docSidebar" />;
}

export function DocsVersionNavbarItem(props: DocItemProps) {
  return <NamedLink {...props} type="docsVersion" />;
}

type NamedLinkProps = DocItemProps & Pick<NamedTarget, 'type'>;

/** Resolved as in the config, where that has such an item. */
function NamedLink(props: NamedLinkProps) {
  const item = findNamed(props, usePage().view.site);
  if (!item) return <LinkFromIndex {...props} />;
  const { type: _, docId: _doc, sidebarId: _sidebar, docsPluginId: _docs, to: _to, ...rest } = props;
  return <LinkItem {...rest} label={props.label ?? item.label} href={item.href} item={item} />;
}

function LinkFromIndex({ type, docId = '', sidebarId = '', docsPluginId = 'default', to, ...props }: NamedLinkProps) {
  const index = useDocsIndex();
  const find = (version: DocsDataVersion): { label?: string; title?: string; path: string } | undefined => {
    if (type === 'doc') return index?.find(version, docId);
    if (type === 'docSidebar') return version.sidebars[sidebarId]?.link;
    return { label: version.label, path: mainPath(version) };
  };
  const found = useCandidates(docsPluginId)
    .map(find)
    .find((each) => each !== undefined);
  if (found) {
    const address = to === undefined ? { href: found.path } : { to };
    return <LinkItem {...props} {...address} label={props.label ?? found.label ?? found.title} />;
  }
  if (type === 'doc') throw new Error(`The navbar links to the doc "${docId}", which does not exist.`);
  if (type === 'docsVersion') return null;
  throw new Error(`The navbar links to the sidebar "${sidebarId}", which does not exist or has no page.`);
}

/** The menu of versions that the config has, or one of all versions where only a part of the site has one. */
export function DocsVersionDropdownNavbarItem({ item: given, before, after, ...props }: VersionMenuProps) {
  const { site } = usePage().view;
  const section = useDocsIndex()?.data[props.docsPluginId ?? 'default'];
  const item = given ?? versionItem(props, site) ?? (section && menuOf(section, props));
  return item ? <VersionDropdown {...props} item={item} before={before} after={after} /> : null;
}

type VersionMenu = ItemOf<'versionDropdown'>;

interface VersionMenuProps extends ItemProps<VersionMenu> {
  dropdownActiveClassDisabled?: boolean;
  /** Names, or labels by name. */
  versions?: readonly string[] | Readonly<Record<string, { label?: string }>>;
}

function menuOf({ versions: all }: DocsDataSection, props: VersionMenuProps): VersionMenu {
  const { docsPluginId: instance = 'default', position = 'right', className, versions: given } = props;
  const label = typeof props.label === 'string' ? props.label : undefined;
  const named = Array.isArray(given) ? given.map((name: string) => [name, {}] as const) : Object.entries(given ?? {});
  const chosen: (readonly [string, { label?: string }])[] = given ? named : all.map(({ name }) => [name, {}]);
  const versions = chosen.flatMap(([name, own]) => {
    const version = all.find((one) => one.name === name);
    return version ? { name, label: own.label ?? version.label, href: mainPath(version) } : [];
  });
  const last = versions.find(({ name }) => all.some((one) => one.isLast && one.name === name)) ?? versions[0];
  return {
    type: 'versionDropdown',
    instance,
    label: label ?? last?.label ?? 'Versions',
    ...(label !== undefined && { fixedLabel: label }),
    position,
    ...(className !== undefined && { className }),
    marksActive: props.dropdownActiveClassDisabled !== true,
    versions,
    before: [],
    after: [],
  };
}

function mainPath({ docs, mainDocId, path }: DocsDataVersion): string {
  return docs.find(({ id }) => id === mainDocId)?.path ?? path;
}

/** The version of the page first, then the last one. */
function useCandidates(instance: string): DocsDataVersion[] {
  const own = usePageVersion();
  const versions = useDocsIndex()?.data[instance]?.versions ?? [];
  const isOwn = ({ name }: DocsDataVersion): boolean => own?.instance === instance && own.name === name;
  return [...versions.filter(isOwn), ...versions.filter((version) => version.isLast && !isOwn(version))];
}
