import { describe, expect, it } from 'vitest';
import type { BlogSummary } from '../shared/model.ts';
import { headings, mainOf } from './testing/outline.ts';
import { renderPage, turkish } from './testing/render-page.tsx';
import { blog, pages, post } from './testing/sample-blog.ts';

describe('the blog', () => {
  it('lists posts as linked h2s under a title outside the main part', () => {
    const html = renderPage({
      page: {
        kind: 'blogList',
        blog,
        posts: [post],
        page: { page: 2, totalPages: 3, previous: '/kok/blog', next: '/kok/blog/page/3' },
      },
    });
    expect(headings(mainOf(html))).toEqual(['h2 Yazı']);
    expect(html).toContain('<h1 id="y-hero">Blog</h1>');
    expect(html).toContain('<time dateTime="2024-01-01T00:00:00.000Z">January 1, 2024</time> · One min read');
    expect(html).toMatch(/rel="prev"[^>]*href="\/kok\/blog"><span class="pagination-nav__label">Newer entries</);
    expect(html).toMatch(
      /rel="next"[^>]*href="\/kok\/blog\/page\/3"><span class="pagination-nav__label">Older entries</,
    );
    expect(html).toContain('<a href="/kok/blog/p" class="read-more">Read more');
  });

  it('lists recent posts beside the text, by year or not, unlisted ones only on their own page', () => {
    const recent = [
      { title: 'Yazı', permalink: '/kok/blog/p', date: '2024-01-01T00:00:00.000Z', unlisted: false },
      { title: 'Gizli', permalink: '/kok/blog/g', date: '2023-01-01T00:00:00.000Z', unlisted: true },
    ];
    const show = (changes: Partial<BlogSummary>, url: string) =>
      renderPage({ page: { kind: 'blogList', blog: { ...blog, recent, ...changes }, posts: [], page: pages }, url });
    expect(show({}, '/kok/blog')).toMatch(
      /<p>2024<\/p><ul class="menu"><li><a class="menu-link" href="\/kok\/blog\/p">Yazı/,
    );
    expect(show({}, '/kok/blog')).not.toContain('Gizli');
    expect(show({}, '/kok/blog/g')).toContain('aria-current="page">Gizli');
    expect(show({ groupSidebarByYear: false }, '/kok/blog')).not.toContain('<p>2024</p>');
  });

  it('begins the recent posts with the newest year, also where older posts come first', () => {
    const recent = ['2022-03', '2022-07', '2024-01'].map((month) => ({
      title: month,
      permalink: `/kok/blog/${month}`,
      date: `${month}-01T00:00:00.000Z`,
      unlisted: false,
    }));
    const html = renderPage({ page: { kind: 'blogList', blog: { ...blog, recent }, posts: [], page: pages } });
    const shown = html.matchAll(/<p>(\d{4})<\/p>|class="menu-link"[^>]*>(\d{4}-\d\d)/g);
    expect([...shown].map(([, year, title]) => year ?? title)).toEqual([
      '2024',
      '2024-01',
      '2022',
      '2022-03',
      '2022-07',
    ]);
  });

  it('shows a post under its title with its authors', () => {
    const html = mainOf(
      renderPage({
        page: { kind: 'blogPost', blog, post, showToc: true, tocLevels: { min: 2, max: 3 } },
        site: turkish,
      }),
    );
    expect(headings(html)).toEqual(['h1 Yazı']);
    expect(html).toContain('<a href="/kok/blog/authors/ada">Ada</a>');
    expect(html).toContain('1 Ocak 2024</time> · 1 dakikalık okuma');
  });

  it('keeps the archive by year and names authors in headings', () => {
    const years = [{ year: '2024', posts: [{ title: 'Yazı', permalink: '/kok/blog/p', date: post.date }] }];
    const archive = mainOf(renderPage({ page: { kind: 'blogArchive', blog, title: 'Archive', years } }));
    expect(archive).toContain('<h3 id="2024" aria-level="2">2024</h3>');
    expect(archive).toContain(
      '<a href="/kok/blog/p"><time dateTime="2024-01-01T00:00:00.000Z">January 1</time> <span>Yazı</span></a>',
    );
    const authors = mainOf(
      renderPage({ page: { kind: 'blogAuthors', blog, title: 'Authors', authors: [{ name: 'Ada', count: 2 }] } }),
    );
    expect(headings(authors)).toEqual(['h1 Authors', 'h2 Ada']);
    const author = mainOf(
      renderPage({
        page: {
          kind: 'blogAuthor',
          blog,
          author: { name: 'Ada', page: { permalink: '/kok/blog/authors/ada' } },
          count: 1,
          posts: [post],
          page: pages,
        },
      }),
    );
    expect(headings(author)).toEqual(['h1 Ada', 'h2 Yazı']);
    expect(author).toContain('<a href="/kok/blog/authors">View all authors</a>');
  });
});
