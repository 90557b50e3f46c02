import { DocPagination } from '../pages/doc-pagination.tsx';
import { useDocPage } from '../use-doc-page.ts';

/** The neighbours of the doc whose page this is. */
export function DocPaginator() {
  const doc = useDocPage()?.doc;
  return <DocPagination previous={doc?.previous} next={doc?.next} />;
}
