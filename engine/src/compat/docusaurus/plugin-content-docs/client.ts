import type { VersionSummary } from '../../../shared/model.ts';
import { useSurroundings } from '../../site-context.ts';

interface ActiveDoc {
  activeVersion?: VersionSummary;
  activeDoc?: { id: string; path: string; sidebar?: string };
}

/** The version of the docs that the page belongs to. */
export function useActiveVersion(_pluginId?: string): VersionSummary | undefined {
  const page = useSurroundings().view?.page;
  return page && 'version' in page ? page.version : undefined;
}

export function useActiveDocContext(_pluginId?: string): ActiveDoc {
  const page = useSurroundings().view?.page;
  if (page?.kind !== 'doc') return { activeVersion: page && 'version' in page ? page.version : undefined };
  return {
    activeVersion: page.version,
    activeDoc: { id: page.doc.id, path: page.doc.permalink, sidebar: page.doc.sidebar },
  };
}

export function useDoc(): {
  metadata: { id: string; title: string; description: string; permalink: string };
  frontMatter: Record<string, unknown>;
} {
  const page = useSurroundings().view?.page;
  if (page?.kind !== 'doc') throw new Error('useDoc() was used on a page that is no doc. It works only on docs pages.');
  const { id, title, description, permalink, frontMatter } = page.doc;
  return { metadata: { id, title, description, permalink }, frontMatter };
}

export { useCurrentSidebarCategory } from '../theme-common.tsx';
