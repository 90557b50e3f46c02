import { createContext, useContext, type ReactNode } from 'react';
import TocMobile from '@theme/DocItem/TOC/Mobile';
import { useText } from '../use-text.ts';

/** Where the skip link leads. */
export const CONTENT_ID = 'y-content';

export type LayoutName = 'plain' | 'docs' | 'blog' | 'single';

/** The layout that the page is in, once it is. */
export const LayoutContext = createContext<{ name: LayoutName; hasContentId: boolean } | undefined>(undefined);

/** Says to what is inside that a layout is drawn. One of a site's own does not say so, and would be drawn again by the parts inside it. */
export function InsideLayout({ children }: { children?: ReactNode }) {
  const around = useContext(LayoutContext);
  return <LayoutContext value={around ?? { name: 'plain', hasContentId: true }}>{children}</LayoutContext>;
}

/** Of the table of contents, for the button that opens it. */
export const TOC_ID = 'y-toc';

interface PageColumnsProps {
  children: ReactNode;
  toc?: ReactNode;
  /** Whether a narrow window has the button that opens it. */
  hasButton?: boolean;
  hero?: ReactNode;
  /** Within `<main>`. */
  isInside?: boolean | undefined;
}

/**
 * The text of a page, and its table of contents after it: a column of a wide window. On others a button opens it as a popover, which needs no
 * script; CSS puts the button below the title, wherever a site's own layout has that. `hero` is above `<main>`, as in Docusaurus, for pages
 * whose text has no title of its own.
 */
export function PageColumns({ children, toc, hasButton = true, hero, isInside = false }: PageColumnsProps) {
  const t = useText();
  const id = useContext(LayoutContext)?.hasContentId ? undefined : CONTENT_ID;
  const text = (
    <>
      {toc && hasButton && !('replacesButton' in TocMobile) && (
        <button type="button" className="toc-button" popoverTarget={TOC_ID}>
          {t('toc')}
        </button>
      )}
      {children}
    </>
  );
  const aside = toc && <div className="page-aside">{toc}</div>;
  const Main = isInside ? 'div' : 'main';
  if (!hero)
    return (
      <Main id={isInside ? undefined : id} className="page">
        <div className="page-body">{text}</div>
        {aside}
      </Main>
    );
  return (
    <div className="page">
      <div className="page-body">
        {hero}
        <main id={id}>{text}</main>
      </div>
      {aside}
    </div>
  );
}

export function Hero({ title, description }: { title: string; description?: string }) {
  return (
    <section className="page-hero" aria-labelledby="y-hero">
      <h1 id="y-hero">{title}</h1>
      {description && description !== title && <p className="lead">{description}</p>}
    </section>
  );
}
