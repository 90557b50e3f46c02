export { useDoc } from '../../doc-hook.ts';
export { useSidebarBreadcrumbs } from '../../common-helpers.tsx';
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
