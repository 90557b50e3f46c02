import { outsideProvider } from '../../outside-provider.ts';
import { useSurroundings } from '../../site-context.ts';

export function useDoc(): {
  metadata: { id: string; title: string; description: string; permalink: string };
  frontMatter: Record<string, unknown>;
} {
  const page = useSurroundings().view?.page;
  if (page?.kind !== 'doc') throw outsideProvider('useDoc', 'only on the page of a doc');
  const { id, title, description, permalink, frontMatter } = page.doc;
  return { metadata: { id, title, description, permalink }, frontMatter };
}

export { useDocsPreferredVersion } from '../../preferred-version-hook.ts';
export { useCurrentSidebarCategory, useCurrentSidebarSiblings, useDocsSidebar } from '../../sidebar-hooks.ts';
export {
  useActiveDocContext,
  useActivePlugin,
  useActivePluginAndVersion,
  useActiveVersion,
  useAllDocsData,
  useDocById,
  useDocsData,
  useDocsVersion,
  useDocsVersionCandidates,
  useDocVersionSuggestions,
  useLatestVersion,
  useLayoutDoc,
  useLayoutDocsSidebar,
  useVersions,
} from '../../docs-hooks.ts';
