import { useContext } from 'react';
import type { DocsIndex } from '../shared/docs-data.ts';
import { PageContext } from '../client/page-context.ts';

/**
 * `yaprak/docs-index`: all docs of the site. An island that reads it on the server has it in the browser too: it is fetched before the
 * island starts. The list is large, so the engine makes it only for a site whose modules import this file.
 */
export function useDocsIndex(): DocsIndex | undefined {
  return useContext(PageContext)?.docsIndex?.();
}
