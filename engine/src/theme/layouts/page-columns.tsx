import type { ReactNode } from 'react';
import { useText } from '../use-text.ts';

/** Where the skip link leads. */
export const CONTENT_ID = 'y-content';

/** Of the table of contents, for the button that opens it. */
export const TOC_ID = 'y-toc';

/**
 * The text of a page, and its table of contents after it: a column of a wide window. On others a button opens it as a popover, which needs no
 * script; CSS puts the button below the title, wherever a site's own layout has that.
 */
export function PageColumns({ children, toc }: { children: ReactNode; toc?: ReactNode }) {
  const t = useText();
  return (
    <main id={CONTENT_ID} className="page">
      <div className="page-body">
        {toc && (
          <button type="button" className="toc-button" popoverTarget={TOC_ID}>
            {t('toc')}
          </button>
        )}
        {children}
      </div>
      {toc && <div className="page-aside">{toc}</div>}
    </main>
  );
}
