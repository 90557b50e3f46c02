import { describe, expect, it } from 'vitest';
import type { DocsVersion } from '../shared/model.ts';
import { doc } from '../theme/testing/render-page.tsx';
import { buildDocsData } from './docs-data.ts';

const version: DocsVersion = {
  instance: 'default',
  name: '1.0',
  label: 'Bir',
  isLast: true,
  path: '/kok/docs',
  mainDocId: 'a',
  banner: 'none',
  badge: false,
  noIndex: false,
  docs: [
    { ...doc, sidebar: 's' },
    { ...doc, id: 'gizli', permalink: '/kok/docs/gizli', unlisted: true },
  ],
  draftIds: ['taslak'],
  sidebars: { s: [], bos: [] },
  sidebarLinks: { s: { path: '/kok/docs/a', label: 'A' } },
  categories: [{ title: 'K', permalink: '/kok/docs/category/k', sidebar: 's', path: [0] }],
  tagsPath: '/kok/docs/tags',
  breadcrumbs: true,
};

describe('buildDocsData', () => {
  it('lists docs and category pages of every version, by section', () => {
    const docs = [
      { id: 'default', routeBasePath: 'docs' },
      { id: 'bos', routeBasePath: 'x' },
    ];
    expect(buildDocsData([version], { baseUrl: '/kok/', docs })).toEqual({
      default: {
        path: '/kok/docs',
        breadcrumbs: true,
        versions: [
          {
            name: '1.0',
            label: 'Bir',
            isLast: true,
            path: '/kok/docs',
            mainDocId: 'a',
            docs: [
              { id: 'a', path: '/kok/docs/a', sidebar: 's', title: 'Belge a', description: '' },
              { id: 'gizli', path: '/kok/docs/gizli', unlisted: true, title: 'Belge a', description: '' },
              { id: '/category/k', path: '/kok/docs/category/k', sidebar: 's', title: 'K', description: '' },
            ],
            draftIds: ['taslak'],
            sidebars: { s: { link: { path: '/kok/docs/a', label: 'A' } }, bos: {} },
          },
        ],
      },
    });
  });
});
