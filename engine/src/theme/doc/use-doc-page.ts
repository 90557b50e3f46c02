import type { PageData, VersionSummary } from '../../shared/model.ts';
import { usePage } from '../context.ts';

type DocData = Extract<PageData, { kind: 'doc' }>;

/** The doc whose page this is, for parts that are drawn without props. */
export function useDocPage(): DocData | undefined {
  const { page } = usePage().view;
  return page.kind === 'doc' ? page : undefined;
}

/** The version that the page belongs to, for the same. */
export function usePageVersion(): VersionSummary | undefined {
  const { page } = usePage().view;
  return 'version' in page ? page.version : undefined;
}
