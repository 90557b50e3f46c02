import NavLink from '@theme/NavbarItem/NavbarNavLink';
import { useDocsIndex } from '../docs-index.ts';
import { usePageVersion } from '../doc/use-doc-page.ts';
import type { DocsDataVersion } from '../../shared/docs-data.ts';
import type { ItemOf, ItemProps } from './written-items.ts';

/**
 * Items that lead to a doc, for parts of a site that name one themselves. Those of the config are resolved to links before a page is drawn.
 * They read the list of all docs, so nothing of the theme's own may use them.
 */

interface DocItemProps extends ItemProps<ItemOf<'link'>> {
  docId?: string;
  sidebarId?: string;
}

/** The version of the page first, then the last one. */
function useCandidates(instance: string): DocsDataVersion[] {
  const own = usePageVersion();
  const versions = useDocsIndex()?.data[instance]?.versions ?? [];
  const isOwn = ({ name }: DocsDataVersion): boolean => own?.instance === instance && own.name === name;
  return [...versions.filter(isOwn), ...versions.filter((version) => version.isLast && !isOwn(version))];
}

export function DocNavbarItem({ docId = '', docsPluginId = 'default', label, ...props }: DocItemProps) {
  const index = useDocsIndex();
  const found = useCandidates(docsPluginId).map((version) => index?.find(version, docId));
  const doc = found.find((each) => each !== undefined);
  if (!doc) throw new Error(`The navbar links to the doc "${docId}", which does not exist.`);
  return <NavLink {...props} label={label ?? doc.title} href={doc.path} />;
}

export function DocSidebarNavbarItem({ sidebarId = '', docsPluginId = 'default', label, ...props }: DocItemProps) {
  const found = useCandidates(docsPluginId).map(({ sidebars }) => sidebars[sidebarId]?.link);
  const link = found.find((each) => each !== undefined);
  if (!link) throw new Error(`The navbar links to the sidebar "${sidebarId}", which does not exist or has no page.`);
  return <NavLink {...props} label={label ?? link.label} href={link.path} />;
}

export function DocsVersionNavbarItem({ docsPluginId = 'default', label, to, ...props }: DocItemProps) {
  const [version] = useCandidates(docsPluginId);
  if (!version) return null;
  const main = version.docs.find(({ id }) => id === version.mainDocId);
  return <NavLink {...props} label={label ?? version.label} href={to ?? main?.path ?? version.path} />;
}
