import { expect, it, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';

/** As sites wrap it: it looks at the first row. */
vi.mock('@theme/DocSidebar', () => ({
  default: ({ sidebar }: { sidebar: readonly { label: string }[] }) => <ol>{sidebar[0]?.label.toUpperCase()}</ol>,
}));

it('a sidebar of the site’s own is drawn on pages that have one, and on no others', () => {
  const items = [{ type: 'link' as const, label: 'bir', href: '/kok/docs/a' }];
  expect(renderPage({ sidebar: { name: 'ana', items } })).toContain('<ol>BIR</ol>');
  expect(renderPage()).not.toContain('<ol>');
});
