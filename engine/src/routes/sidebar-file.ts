import type { DocsVersion } from '../shared/model.ts';

/**
 * Address of the file with a whole sidebar, for readers who open a branch that is not in their page. There is no hash in its name: every
 * page names it, and one renamed page must not make all of them again.
 */
export function sidebarFileUrl(
  { instance, name: version }: Pick<DocsVersion, 'instance' | 'name'>,
  { sidebar, baseUrl }: { sidebar: string; baseUrl: string },
): string {
  return `${baseUrl}sidebar-${[instance, version, sidebar].join('-').replace(/[^\p{L}\p{N}_.-]/gu, '_')}.json`;
}
