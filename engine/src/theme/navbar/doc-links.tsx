import LinkItem from '@theme/NavbarItem/DefaultNavbarItem';
import navbarTypes from '@theme/NavbarItem/ComponentTypes';
import DocItem from '@theme/NavbarItem/DocNavbarItem';
import DocSidebarItem from '@theme/NavbarItem/DocSidebarNavbarItem';
import DocsVersionItem from '@theme/NavbarItem/DocsVersionNavbarItem';
import { usePage } from '../../client/page-context.ts';
import { useDocsIndex } from '../docs-index.ts';
import { usePageVersion } from '../doc/use-doc-page.ts';
import type { DocsDataVersion } from '../../shared/docs-data.ts';
import type { NamedTarget } from '../../shared/model.ts';
import { drawItem } from './navbar-item.tsx';
import { findNamed, type ItemOf, type ItemProps } from './written-items.ts';

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
  return drawItem(props, { site: usePage().view.site, own: { ...named, ...navbarTypes } });
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
    const main = version.docs.find(({ id }) => id === version.mainDocId);
    return { label: version.label, path: main?.path ?? version.path };
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

/** The version of the page first, then the last one. */
function useCandidates(instance: string): DocsDataVersion[] {
  const own = usePageVersion();
  const versions = useDocsIndex()?.data[instance]?.versions ?? [];
  const isOwn = ({ name }: DocsDataVersion): boolean => own?.instance === instance && own.name === name;
  return [...versions.filter(isOwn), ...versions.filter((version) => version.isLast && !isOwn(version))];
}
