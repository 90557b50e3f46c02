import { useDocPage } from '../use-doc-page.ts';
import { PageFooter, type PageFooterProps } from './page-footer.tsx';

/** Below the text of a doc; of the page's own without props. */
export function DocFooter(props: PageFooterProps) {
  const doc = useDocPage()?.doc;
  return (
    <PageFooter
      tags={props.tags ?? doc?.tags}
      editUrl={props.editUrl ?? doc?.editUrl}
      lastUpdate={props.lastUpdate ?? doc?.lastUpdate}
      frontMatter={props.frontMatter ?? doc?.frontMatter}
    />
  );
}
