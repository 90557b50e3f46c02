import { useContext, useMemo, type ContextType } from 'react';
import {
  categoryId,
  PageContext,
  type DocsData,
  type DocsDataDoc,
  type DocsDataSection,
  type DocsDataVersion,
  type PageData,
  type SidebarItem,
  type VersionSummary,
} from 'yaprak/client';
import { useDocsIndex } from 'yaprak/docs-index';
import { outsideProvider } from './content.tsx';
import { useSurroundings } from './site-context.ts';

/** Hooks about all docs of the site. An island that calls them on the server too fetches the list of all docs before it starts. */

const DEFAULT_ID = 'default';

function useServerDocsData(): DocsData | undefined {
  return useDocsIndex()?.data;
}

export function useAllDocsData(): DocsData {
  const data = useServerDocsData();
  if (data) return data;
  throw new Error(
    'The list of all docs is not here: the component was not drawn when the page was made. Read the list in a component that is, and pass on what is needed.',
  );
}

export function useDocsData(pluginId: string | undefined = DEFAULT_ID): DocsDataSection {
  const section = useAllDocsData()[pluginId];
  if (section) return section;
  throw new Error(`There is no docs section with the id "${pluginId}".`);
}

export function useVersions(pluginId?: string): DocsDataVersion[] {
  return useDocsData(pluginId).versions;
}

export function useLatestVersion(pluginId?: string): DocsDataVersion {
  return latestOf(useDocsData(pluginId));
}

/** The version that the page belongs to, if it is a page of these docs. */
export function useActiveVersion(pluginId: string | undefined = DEFAULT_ID): DocsDataVersion | undefined {
  const active = usePageVersion();
  const data = useServerDocsData();
  if (active?.instance !== pluginId) return undefined;
  return data?.[pluginId]?.versions.find(({ name }) => name === active.name);
}

export interface ActivePlugin {
  pluginId: string;
  pluginData: DocsDataSection;
}

export function useActivePlugin(options: { failfast?: boolean } = {}): ActivePlugin | undefined {
  const active = usePageVersion();
  const data = useServerDocsData();
  const pluginData = active && data?.[active.instance];
  if (active && pluginData) return { pluginId: active.instance, pluginData };
  if (options.failfast) throw new Error('This page belongs to no docs section. useActivePlugin() works on docs pages.');
  return undefined;
}

export function useActivePluginAndVersion(
  options: { failfast?: boolean } = {},
): { activePlugin: ActivePlugin; activeVersion?: DocsDataVersion } | undefined {
  const activePlugin = useActivePlugin(options);
  const activeVersion = useActiveVersion(activePlugin?.pluginId);
  return activePlugin && { activePlugin, activeVersion };
}

export interface ActiveDocContext {
  activeVersion?: DocsDataVersion;
  activeDoc?: DocsDataDoc;
  /** The same doc in every version that has it, by the version's name. */
  alternateDocVersions: Record<string, DocsDataDoc>;
}

export function useActiveDocContext(pluginId?: string): ActiveDocContext {
  const page = useSurroundings().view?.page;
  const index = useDocsIndex();
  const activeVersion = useActiveVersion(pluginId);
  const alternateDocVersions: Record<string, DocsDataDoc> = {};
  const id = page && idOf(page);
  const activeDoc = activeVersion && id !== undefined ? index?.find(activeVersion, id) : undefined;
  for (const version of activeDoc ? (index?.data[pluginId ?? DEFAULT_ID]?.versions ?? []) : []) {
    const doc = index?.find(version, activeDoc?.id ?? '');
    if (doc) alternateDocVersions[version.name] = doc;
  }
  return { activeVersion, activeDoc, alternateDocVersions };
}

/** What the page is called among the docs of its version. */
function idOf(page: PageData): string | undefined {
  if (page.kind === 'doc') return page.doc.id;
  return page.kind === 'category' ? categoryId(page.category, page.version) : undefined;
}

export function useDocVersionSuggestions(pluginId?: string): {
  latestDocSuggestion?: DocsDataDoc;
  latestVersionSuggestion: DocsDataVersion;
} {
  const latestVersionSuggestion = useLatestVersion(pluginId);
  const { alternateDocVersions } = useActiveDocContext(pluginId);
  return { latestDocSuggestion: alternateDocVersions[latestVersionSuggestion.name], latestVersionSuggestion };
}

/** Versions to look for a page in: that of the page, then the last. What the reader chose is known only in the browser. */
export function useDocsVersionCandidates(pluginId?: string): DocsDataVersion[] {
  const active = useActiveVersion(pluginId);
  const latest = useLatestVersion(pluginId);
  return active && active !== latest ? [active, latest] : [latest];
}

/** A doc as a layout links to it; null for a draft. */
export function useLayoutDoc(docId: string, pluginId?: string): DocsDataDoc | null {
  const versions = useDocsVersionCandidates(pluginId);
  const index = useDocsIndex();
  for (const version of versions) {
    const doc = index?.find(version, docId);
    if (doc) return doc;
  }
  if (versions.some(({ draftIds }) => draftIds.includes(docId))) return null;
  const names = versions.map(({ name }) => name).join(', ');
  throw new Error(`Couldn't find any doc with id "${docId}" in version${versions.length > 1 ? 's' : ''} ${names}.`);
}

export function useLayoutDocsSidebar(sidebarId: string, pluginId?: string): { link?: { path: string; label: string } } {
  const versions = useDocsVersionCandidates(pluginId);
  for (const { sidebars } of versions) {
    const sidebar = sidebars[sidebarId];
    if (sidebar) return sidebar;
  }
  const known = versions.flatMap(({ sidebars }) => Object.keys(sidebars)).join(', ') || 'none';
  throw new Error(`Can't find any sidebar with id "${sidebarId}"; there are: ${known}.`);
}

/** A doc of the page's own version; on a page of no version, of the last one of any section that has it. */
export function useDocById(id: string): DocsDataDoc;
export function useDocById(id: string | undefined): DocsDataDoc | undefined;
export function useDocById(id: string | undefined): DocsDataDoc | undefined {
  const active = usePageVersion();
  const version = useActiveVersion(active?.instance);
  const index = useDocsIndex();
  if (id === undefined || id === '') return undefined;
  const versions = version ? [version] : Object.values(index?.data ?? {}).map(latestOf);
  const doc = versions.map((each) => index?.find(each, id)).find((each) => each !== undefined);
  if (!doc && active) throw new Error(`no version doc found by id=${id}`);
  return doc;
}

export interface DocsVersionLike {
  pluginId: string;
  version: string;
  label: string;
  banner: 'unreleased' | 'unmaintained' | null;
  badge: boolean;
  noIndex: boolean;
  className?: string;
  isLast: boolean;
  /** Its docs by id, read from the list of all docs when asked for. */
  readonly docs: Record<string, DocsDataDoc>;
  /** Of the sidebars only that of the page, with the rows that the page has. */
  readonly docsSidebars: Record<string, SidebarItem[]>;
}

/** How the version of the page presents itself. */
export function useDocsVersion(): DocsVersionLike {
  const active = usePageVersion();
  const page = useContext(PageContext);
  if (!active) throw outsideProvider('useDocsVersion', 'only on docs pages');
  return useMemo(() => describeVersion(active, page), [active, page]);
}

function describeVersion(active: VersionSummary, page: ContextType<typeof PageContext>): DocsVersionLike {
  const { instance, name, label, banner, badge, noIndex, className, isLast } = active;
  return {
    pluginId: instance,
    version: name,
    label,
    banner: banner === 'none' ? null : banner,
    badge,
    noIndex,
    className,
    isLast,
    get docs() {
      const versions = page?.docsIndex?.().data[instance]?.versions;
      const docs = versions?.find((version) => version.name === name)?.docs ?? [];
      return Object.fromEntries(docs.map((doc) => [doc.id, doc]));
    },
    get docsSidebars() {
      const sidebar = page?.view.sidebar;
      return sidebar ? { [sidebar.name]: sidebar.items } : {};
    },
  };
}

function usePageVersion(): VersionSummary | undefined {
  const page = useSurroundings().view?.page;
  return page && 'version' in page ? page.version : undefined;
}

function latestOf({ versions }: DocsDataSection): DocsDataVersion {
  const latest = versions.find(({ isLast }) => isLast) ?? versions[0];
  if (!latest) throw new Error('This docs section has no versions.');
  return latest;
}
