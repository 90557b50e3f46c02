import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { PageData } from '../shared/model.ts';
import { ThemePage } from './index.tsx';
import { Layout } from './layouts/layout.tsx';
import { PageColumns } from './layouts/page-columns.tsx';
import { SearchBar } from './search/search-bar.tsx';
import { headings, mainOf } from './testing/outline.ts';
import { createContext, renderIn, renderPage, site, turkish } from './testing/render-page.tsx';

describe('the shell', () => {
  it('has every region once, and a skip link that leads to the text', () => {
    const html = renderPage({ sidebar: { name: 'ana', items: [] } });
    for (const region of ['announcement', 'navbar', 'main', 'sidebar', 'footer'])
      expect(html.split(`data-region="${region}"`)).toHaveLength(2);
    expect(html).toContain('<a class="skip-link" href="#y-content">');
    expect(html).toContain('<main id="y-content"');
  });

  it('marks where the reader is in the navbar, and opens other sites in a tab of their own', () => {
    const items = [
      { type: 'link', label: 'Docs', href: '/kok/docs/x', activeBasePath: '/kok/docs', position: 'left' },
      { type: 'link', label: 'Blog', href: '/kok/blog', position: 'left' },
      { type: 'link', label: 'Kaynak', href: 'https://example.com', external: true, position: 'right' },
      { type: 'search', position: 'right' },
    ] as const;
    const html = renderPage({ site: { navbar: { ...site.navbar, items: [...items] } } });
    expect(html).toContain('<a href="/kok/docs/x" class="navbar-link navbar-link-active">Docs</a>');
    expect(html).toContain('<a href="/kok/blog" class="navbar-link">Blog</a>');
    expect(html).toContain(
      '<a href="https://example.com" target="_blank" rel="noopener noreferrer" class="navbar-link">Kaynak</a>',
    );
    expect(html).not.toContain('data-search');
  });

  it('joins a row of footer links with middle dots', () => {
    const footer = {
      style: 'light',
      columns: [],
      row: [
        { label: 'A', href: '/a' },
        { label: 'B', href: '/b' },
      ],
      copyright: '© <b>2024</b>',
    } as const;
    const html = renderPage({ site: { footer: { ...footer, columns: [], row: [...footer.row] } } });
    expect(html).toContain(
      '<a href="/a" class="footer-link">A</a><span aria-hidden="true"> · </span><a href="/b" class="footer-link">B</a>',
    );
    expect(html).toContain('© <b>2024</b>');
  });

  it('lets an author page record its title and bring its own main part', () => {
    const context = createContext({ page: { kind: 'notFound', ways: [] } });
    const html = renderIn(
      <Layout title="Ad" description="Açıklama">
        <main>x</main>
      </Layout>,
      context,
    );
    expect(context.head).toMatchObject({ title: 'Ad | Belgeler', description: 'Açıklama' });
    expect(html).toMatch(/<div data-region="main"[^>]* id="y-content"><main>x<\/main>/);
  });

  it('looks for the page that was meant on a 404 page of the site’s own, too', () => {
    const page = { kind: 'reactPage', page: {} } as PageData;
    const own = (url: string): string => {
      const context = createContext({ url, page });
      return renderIn(<ThemePage view={context.view} articles={[]} component={() => <p>Yok</p>} />, context);
    };
    expect(own('/kok/404')).toBe('<p>Yok</p><div data-not-found="[&quot;/kok/&quot;]"></div>');
    expect(own('/kok/404.html')).toContain('data-not-found');
    expect(own('/kok/a/404')).toBe('<p>Yok</p>');
  });

  it('has a search box that knows the site, also where a copied navbar gives it nothing', () => {
    const search = { url: '/kok/search', docs: [], highlight: true, reviewAfter: 12 };
    const html = renderIn(<SearchBar />, createContext({ site: { search } }));
    expect(html).toContain('action="/kok/search"');
    expect(html).toContain(
      'data-search-box="{&quot;baseUrl&quot;:&quot;/kok/&quot;,&quot;docs&quot;:{},&quot;here&quot;:',
    );
    expect(renderIn(<SearchBar />)).toBe('');
  });

  it('is drawn once, also where a site puts a layout around a part that has one', () => {
    const context = createContext({ page: { kind: 'notFound', ways: [] } });
    const html = renderIn(
      <Layout title="Dış">
        <Layout layout="single" wrapperClassName="iç">
          <PageColumns>x</PageColumns>
        </Layout>
        <Layout>y</Layout>
      </Layout>,
      context,
    );
    for (const region of ['announcement', 'navbar', 'main', 'footer'])
      expect(html.split(`data-region="${region}"`)).toHaveLength(2);
    expect(html).toMatch(/id="y-content"><div class="layout layout-single iç"><main class="page">/);
    expect(html).toMatch(/<\/main><\/div>y<\/div>/);
    expect(context.head.title).toBe('Dış | Belgeler');
  });

  it('marks the language of a text that is not in that of its page', () => {
    const untranslated = (article: { html?: string; element?: ReactNode }) => {
      const context = createContext({ articles: [{ toc: [], startsWithH1: false, ...article }] });
      context.view = { ...context.view, textLang: 'tr' };
      return mainOf(renderIn(<ThemePage view={context.view} articles={context.articles} />, context));
    };
    expect(untranslated({ html: '<p>Metin</p>' })).toContain(
      '<div class="theme-doc-markdown markdown" lang="tr"><header><h1>Belge a</h1></header><p>Metin</p></div>',
    );
    expect(untranslated({ element: <p>Metin</p> })).toContain('markdown" lang="tr"><header>');
    expect(renderPage()).not.toContain(' lang=');
  });

  it('shows in the page language that a page is missing', () => {
    expect(headings(mainOf(renderPage({ page: { kind: 'notFound', ways: [] }, site: turkish })))).toEqual([
      'h1 Sayfa bulunamadı',
      // Hidden until there is one.
      'h2 Aradığınız bu sayfalardan biri mi?',
    ]);
  });
});
