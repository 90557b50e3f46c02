import { usePage } from '../context.ts';
import { useDocPage } from '../use-doc-page.ts';
import { Toc, tocProps } from './toc.tsx';

/** The table of contents of the doc whose page this is. */
export function DocToc() {
  const [article] = usePage().articles;
  const page = useDocPage();
  return page && article ? <Toc {...tocProps(article.toc, page.tocLevels)} /> : null;
}
