import type { Heading, TocLevels } from '../../shared/model.ts';
import { useText } from '../use-text.ts';
import { renderToc } from './render-toc.ts';

/**
 * The table of contents, once in the page: a closed `<details>` above the text on a narrow window,
 * beside it and always open (by CSS) on a wide one.
 */
export function Toc({ headings, levels }: { headings: Heading[]; levels: TocLevels }) {
  const t = useText();
  const html = renderToc(headings, levels);
  if (html === '') return null;
  const label = t('toc');
  return (
    <nav className="table-of-contents toc" aria-label={label}>
      <details>
        <summary>{label}</summary>
        <div className="toc-list" dangerouslySetInnerHTML={{ __html: html }} />
      </details>
    </nav>
  );
}
