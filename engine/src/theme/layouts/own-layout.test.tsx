import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';

/** As a site copies it from Docusaurus: it knows nothing of our context. */
vi.mock('@theme/Layout', () => ({
  default: ({ children }: { children?: ReactNode }) => (
    <div id="y-content" className="own-layout">
      {children}
    </div>
  ),
}));

it('a layout of the site’s own is drawn once around a doc, with the columns of the docs inside', () => {
  const html = renderPage();
  expect(html.match(/class="own-layout"/g)).toHaveLength(1);
  expect(html.match(/class="layout layout-docs/g)).toHaveLength(1);
  expect(html.match(/ id="y-content"/g)).toHaveLength(1);
});
