import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { BlogPost } from '../../../engine/src/shared/model.ts';
import { PostContext } from '../../../engine/src/client/page-context.ts';
import { createContext, docData, renderIn } from '../../../engine/src/theme/testing/render-page.tsx';
import { useBlogPost, useDoc } from './content.tsx';
import { useDocsVersion } from './docs.ts';
import { useBaseUrlUtils } from './link.tsx';
import { useDocsSidebar, useSidebarBreadcrumbs } from './sidebar.ts';
import { useDocusaurusContext, useThemeConfig } from './site-context.ts';

const post: BlogPost = {
  id: 'ilk',
  instance: 'default',
  source: 'blog/ilk.md',
  digest: '',
  format: 'md',
  title: 'İlk yazı',
  description: '',
  permalink: '/kok/blog/ilk',
  date: '2024-01-02T00:00:00.000Z',
  frontMatter: { yorum: true },
  authors: [{ name: 'Ayşe', imageURL: '/a.png' }],
  tags: [],
  hasTruncateMarker: true,
  unlisted: false,
  lastUpdate: { author: 'Can', date: '2024-03-01T00:00:00.000Z' },
  previous: { title: 'Sonra', permalink: '/kok/blog/son' },
};

describe('useDoc', () => {
  function Show() {
    const { metadata, toc, contentTitle } = useDoc();
    const { id, editUrl, lastUpdatedAt, lastUpdatedBy, frontMatter, tags, next } = metadata;
    return (
      <p>
        {[id, editUrl, lastUpdatedAt, lastUpdatedBy, frontMatter['a'], tags.length, next?.title].join()}|
        {toc.map(({ value }) => value).join()}|{contentTitle}
      </p>
    );
  }
  const page = docData({
    editUrl: '/edit',
    lastUpdate: { author: 'Can', date: '1970-01-01T00:00:01.000Z' },
    frontMatter: { a: 'b' },
    next: { title: 'Sonraki', permalink: '/s' },
    contentTitle: 'Başlık',
  });
  const toc = [
    { level: 1, id: 'bas', html: 'Başlık', text: 'Başlık' },
    { level: 2, id: 'iki', html: '<b>İki</b>', text: 'İki' },
  ];
  const articles = [{ html: '', toc, startsWithH1: true }];

  it('describes the doc whose page it is, without the heading that is its title', () => {
    expect(renderIn(<Show />, createContext({ page, articles }))).toBe(
      '<p>a,/edit,1000,Can,b,0,Sonraki|&lt;b&gt;İki&lt;/b&gt;|Başlık</p>',
    );
  });

  it('works in an island', () => {
    expect(renderIn(<Show />, { ...createContext({ page, articles }), inIsland: true })).toContain('a,/edit,1000');
  });

  it('reports where it does not work', () => {
    expect(() => renderIn(<Show />, createContext({ page: { kind: 'notFound', ways: [] } }))).toThrow(
      'The hook useDoc was used outside its provider: it works only on the page of a doc.',
    );
  });
});

it('hooks give the same object as long as the page does not change: effects depend on it', () => {
  const hooks = { useDoc, useDocusaurusContext, useThemeConfig, useDocsVersion, useDocsSidebar, useSidebarBreadcrumbs };
  const seen: unknown[][] = [];
  function Twice() {
    const [count, setCount] = useState(0);
    seen.push([...Object.values(hooks).map((use) => use()), useDoc().toc, useBlogPost(), useBaseUrlUtils()]);
    if (count === 0) setCount(1);
    return null;
  }
  const context = createContext({ page: docData({}), articles: [{ html: '', toc: [], startsWithH1: true }] });
  context.view.sidebar = { name: 'ana', items: [] };
  renderIn(
    <PostContext value={{ post, isPage: true, toc: [] }}>
      <Twice />
    </PostContext>,
    context,
  );
  const [first, second] = seen;
  expect(second?.map((value, index) => value === first?.[index])).toEqual(Array.from(first ?? [], () => true));
});

describe('useBlogPost', () => {
  function Show() {
    const { metadata, frontMatter, assets, isBlogPostPage } = useBlogPost();
    return (
      <p>
        {JSON.stringify([
          metadata.title,
          metadata.prevItem?.title,
          metadata.lastUpdatedBy,
          frontMatter,
          assets.authorsImageUrls,
          isBlogPostPage,
        ])}
      </p>
    );
  }
  const shown = (isPage: boolean) =>
    `<p>${JSON.stringify(['İlk yazı', 'Sonra', 'Can', { yorum: true }, ['/a.png'], isPage]).replaceAll('"', '&quot;')}</p>`;

  it('describes the post around it, in a list too', () => {
    const context = createContext({ page: { kind: 'notFound', ways: [] } });
    const inList = (
      <PostContext value={{ post, isPage: false, toc: [] }}>
        <Show />
      </PostContext>
    );
    expect(renderIn(inList, context)).toBe(shown(false));
  });

  it('describes the post whose page it is', () => {
    const blog = {
      instance: 'default',
      title: '',
      description: '',
      path: '',
      tagsPath: '',
      groupSidebarByYear: false,
      sidebarTitle: '',
      recent: [],
    };
    const page = { kind: 'blogPost', blog, post, showToc: true, tocLevels: { min: 2, max: 3 } } as const;
    expect(renderIn(<Show />, createContext({ page }))).toBe(shown(true));
  });

  it('reports where it does not work', () => {
    expect(() => renderIn(<Show />)).toThrow('useBlogPost was used outside its provider');
  });
});
