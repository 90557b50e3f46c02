import { useContext } from 'react';
import type { DocsIndex } from '../shared/docs-data.ts';
import { PageContext } from '../client/page-context.ts';

/**
 * `yaprak/docs-index`: all docs of the site, for server components. Undefined in an island, on the server and in the browser alike. The list
 * is large, so the engine makes it only for a site whose modules import this file.
 */
export function useDocsIndex(): DocsIndex | undefined {
  const page = useContext(PageContext);
  return page?.inIsland ? undefined : page?.docsIndex?.();
}
