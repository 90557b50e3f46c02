import type { PageData, VersionSummary } from '../../shared/model.ts';
import { usePage } from '../../client/page-context.ts';

type DocData = Extract<PageData, { kind: 'doc' }>;

/** The doc of the page, for parts that are rendered without props. */
export function useDocPage(): DocData | undefined {
  const { page } = usePage().view;
  return page.kind === 'doc' ? page : undefined;
}

/** The docs version of the page. */
export function usePageVersion(): VersionSummary | undefined {
  const { page } = usePage().view;
  return 'version' in page ? page.version : undefined;
}
