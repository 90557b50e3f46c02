import type { ComponentType } from 'react';
import Toc from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import { usePage } from '../../client/page-context.ts';
import { joinClasses } from '../join-classes.ts';
import { TOC_ID } from '../layouts/page-columns.tsx';
import { useText, useTextLanguage } from '../use-text.ts';
import { MobileToc } from './toc-island.tsx';
import { tocPlace, tocProps, type TocProps } from './toc.tsx';
import { useDocPage } from './use-doc-page.ts';

/** The table of contents of a site that replaces the list in it. */
export function TocInPieces({ toc, minHeadingLevel = 2, maxHeadingLevel = 3, className, isColumn }: TocProps) {
  const t = useText();
  const language = useTextLanguage();
  if (!toc.some(({ level }) => level >= minHeadingLevel && level <= maxHeadingLevel)) return null;
  const { id, popover, className: own } = tocPlace(isColumn);
  return (
    <nav id={id} className={joinClasses(own, className)} aria-label={t('toc')} popover={popover}>
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
  const props = useDocToc();
  return (
    props && (
      <div className="narrow-only">
        <MobileToc {...props} />
      </div>
    )
  );
}

/** Nothing where the page has no table of contents. */
function useDocToc(): TocProps | undefined {
  const [article] = usePage().articles;
  const page = useDocPage();
  return page?.showToc && article && article.toc.length > 0 ? tocProps(article.toc, page.tocLevels) : undefined;
}

/** The table of contents where a layout of the site's own has it: a column of a wide window, as in Docusaurus. */
export function DocTocColumn() {
  const props = useDocToc();
  return props && <Toc {...props} isColumn />;
}

/** The same for narrow windows, wherever that layout has it. Both stand in the page: such a layout may take either away. */
export function DocTocPopover() {
  return <TocPopover list={Toc} />;
}

/** A table of contents that is wholly the site's own is for wide windows, as in Docusaurus: narrow ones have the theme's. */
export function DocTocBesideOwn() {
  return <TocPopover list={TocInPieces} />;
}

/** The button that opens the own one as a popover would open nothing. */
DocTocBesideOwn.replacesButton = true;

function TocPopover({ list: List }: { list: ComponentType<TocProps> }) {
  const t = useText();
  const props = useDocToc();
  return (
    props && (
      <div className="narrow-only toc-narrow">
        <button type="button" className="toc-button" popoverTarget={TOC_ID}>
          {t('toc')}
        </button>
        <List {...props} />
      </div>
    )
  );
}
