import TOCItems from '@theme/TOCItems';
import { usePage } from '../../client/page-context.ts';
import { joinClasses } from '../join-classes.ts';
import { TOC_ID } from '../layouts/page-columns.tsx';
import { useText, useTextLanguage } from '../use-text.ts';
import { MobileToc } from './toc-island.tsx';
import { tocProps, type TocProps } from './toc.tsx';
import { useDocPage } from './use-doc-page.ts';

/** The table of contents of a site that replaces the list in it. */
export function TocInPieces({ toc, minHeadingLevel = 2, maxHeadingLevel = 3, className }: TocProps) {
  const t = useText();
  const language = useTextLanguage();
  if (!toc.some(({ level }) => level >= minHeadingLevel && level <= maxHeadingLevel)) return null;
  return (
    <nav id={TOC_ID} className={joinClasses('table-of-contents toc', className)} aria-label={t('toc')} popover="auto">
      <div className="toc-list" {...language}>
        <TOCItems
          toc={toc}
          minHeadingLevel={minHeadingLevel}
          maxHeadingLevel={maxHeadingLevel}
          className="table-of-contents__left-border"
          linkClassName="table-of-contents__link toc-highlight"
          linkActiveClassName="table-of-contents__link--active"
        />
      </div>
    </nav>
  );
}

/** The table of contents of a narrow window, on a site that has a part of its own for it. */
export function DocTocMobile() {
  const [article] = usePage().articles;
  const page = useDocPage();
  if (!page?.showToc || !article || article.toc.length === 0) return null;
  return (
    <div className="narrow-only">
      <MobileToc {...tocProps(article.toc, page.tocLevels)} />
    </div>
  );
}
