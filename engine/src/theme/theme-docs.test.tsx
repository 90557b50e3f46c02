import { describe, expect, it, vi } from 'vitest';
import { toCard } from './doc/cards.tsx';
import { DocContent } from './doc/doc-page.tsx';
import { docContent } from './page-content.tsx';
import type { PageData, SidebarItem } from '../shared/model.ts';
import { headings, mainOf } from './testing/outline.ts';
import {
  article,
  createContext,
  doc,
  docData,
  renderIn,
  renderPage,
  turkish,
  version,
} from './testing/render-page.tsx';
import { blog, pages, post } from './testing/sample-blog.ts';

describe('a doc', () => {
  it('shows its title as h1 unless the text brings its own or the author hides it', () => {
    expect(headings(mainOf(renderPage()))).toEqual(['h1 Belge a']);
    expect(headings(mainOf(renderPage({ page: docData({ contentTitle: 'X' }) })))).toEqual([]);
    expect(headings(mainOf(renderPage({ articles: [{ ...article, startsWithH1: true }] })))).toEqual([]);
    expect(headings(mainOf(renderPage({ page: docData({ frontMatter: { hide_title: true } }) })))).toEqual([]);
    expect(headings(mainOf(renderPage({ page: docData({ title: '' }) })))).toEqual([]);
  });

  it('has that title in its text, whatever the text is', () => {
    const page = docData({ title: 'A & <b>' });
    const text =
      '<div class="theme-doc-markdown markdown"><header><h1>A &amp; &lt;b&gt;</h1></header><p>Metin</p></div>';
    expect(renderPage({ page })).toContain(text);
    const { html: _html, ...rest } = article;
    expect(renderPage({ page, articles: [{ ...rest, element: <p>Metin</p> }] })).toContain(text);
  });

  it('has it before a text that is drawn apart', () => {
    const Content = docContent(doc, article);
    const inside = (
      <section>
        <Content />
      </section>
    );
    expect(renderIn(<DocContent>{inside}</DocContent>)).toMatch(/^<section><div class="[^"]*"><header><h1>Belge a/);
    const header = '<header><h1>Belge a</h1></header>';
    const around = '<div class="markdown theme-doc-markdown">';
    expect(renderIn(<DocContent>metin</DocContent>)).toBe(`${around}${header}metin</div>`);
    // The browser has the text as it is, and draws what is around it again.
    const island = { ...createContext(), inIsland: true };
    expect(renderIn(<DocContent>{inside}</DocContent>, island)).toMatch(
      new RegExp(`^${around}${header}<section><div.*</section></div>$`),
    );
  });

  it('names its neighbours, its tags and its place', () => {
    const page = docData({
      previous: { title: 'Önce', permalink: '/kok/docs/o' },
      next: { title: 'Sonra', permalink: '/kok/docs/s' },
      tags: [{ label: 'İade', permalink: '/kok/docs/tags/iade', inline: true }],
      lastUpdate: { date: '2024-08-26T10:00:00.000Z', author: 'Ayşe' },
    });
    const html = renderPage({
      page: {
        ...page,
        breadcrumbs: [{ label: 'K', href: '/kok/k' }, { label: 'L' }, { label: 'Belge a', href: '/kok/docs/a' }],
      } as PageData,
    });
    expect(html).toContain(
      '<a rel="prev" class="pagination-nav__link pagination-nav__link--prev" href="/kok/docs/o"><span class="pagination-caption">Previous</span><span class="pagination-nav__label">Önce</span></a>',
    );
    expect(html).toContain('<a rel="next" class="pagination-nav__link pagination-nav__link--next" href="/kok/docs/s">');
    expect(html).toContain('<a rel="tag" class="tag-link" href="/kok/docs/tags/iade">İade</a>');
    expect(html).toContain(
      '<a class="breadcrumb-link" href="/kok/k">K</a></li><li class="breadcrumb"><span class="breadcrumb-link">L</span></li><li class="breadcrumb breadcrumb-last"><span class="breadcrumb-link" aria-current="page">Belge a</span></li>',
    );
    expect(html).toContain(
      'Last updated on <time dateTime="2024-08-26T10:00:00.000Z">August 26, 2024</time> by <b>Ayşe</b>',
    );
  });

  it('shows its owner and when it was reviewed, in the language of the page', () => {
    const frontMatter = { owner: 'Platform', last_reviewed: '2024-06-10' };
    expect(renderPage({ page: docData({ frontMatter }) })).toContain(
      '<footer class="page-footer"><div class="page-meta"><span class="page-owner">Owner: <b>Platform</b></span><span class="last-reviewed">Last reviewed on <time dateTime="2024-06-10">June 10, 2024</time></span></div></footer>',
    );
    const html = renderPage({ page: docData({ frontMatter }), site: turkish });
    expect(html).toContain('Sahibi: <b>Platform</b>');
    expect(html).toContain('En son <time dateTime="2024-06-10">10 Haziran 2024</time> tarihinde gözden geçirildi');
    for (const other of [{}, { owner: { ad: 'x' }, last_reviewed: 'geçen hafta' }])
      expect(renderPage({ page: docData({ frontMatter: other }) })).not.toContain('page-footer');
  });

  it('shows in dev that it is a draft', () => {
    expect(renderPage({ page: docData({ frontMatter: { draft: true } }) })).toContain('theme-draft-banner');
    expect(renderPage({ page: docData({}) })).not.toContain('-banner');
  });

  it('shows that it is unlisted, or of an old version and where the new one is', () => {
    expect(renderPage({ page: docData({ unlisted: true, frontMatter: { unlisted: true } }) })).toContain(
      'theme-admonition-caution admonition-box admonition-box-caution theme-unlisted-banner',
    );
    const old = {
      ...version,
      label: '1.0',
      banner: 'unmaintained',
      siblings: 2,
      badge: true,
      latest: { name: '2.0', label: '2.0', href: '/kok/docs/a' },
    } as const;
    const html = renderPage({ page: { ...docData(), version: old } as PageData });
    expect(html).toContain(
      'For up-to-date documentation, see the <b><a href="/kok/docs/a" data-docs="default" data-name="2.0">latest version</a></b> (2.0).',
    );
    expect(html).toContain('Version: 1.0');
    expect(renderPage()).not.toContain('version-badge');
  });

  it('has a table of contents only where it is wanted and there are headings', () => {
    const articles = [{ ...article, toc: [{ level: 2, id: 'x', html: 'X', text: 'X' }] }];
    expect(renderPage({ articles })).toMatch(
      /<\/article>.*<nav id="y-toc" class="table-of-contents toc" aria-label="On this page" popover="auto">.*<a href="#x">X<\/a>/,
    );
    expect(renderPage({ articles, page: { ...docData(), showToc: false } as PageData })).not.toContain(
      'table-of-contents',
    );
    expect(renderPage()).not.toContain('table-of-contents');
  });
});

describe('the sidebar', () => {
  const items: SidebarItem[] = [
    { type: 'link', label: 'A', href: '/kok/docs/a/' },
    {
      type: 'category',
      label: 'Kapalı',
      href: '/kok/docs/k',
      collapsible: true,
      collapsed: true,
      closed: true,
      items: [],
    },
    {
      type: 'category',
      label: 'Açık',
      collapsible: true,
      collapsed: false,
      items: [{ type: 'link', label: 'B', href: '/kok/docs/b' }],
    },
    { type: 'category', label: 'Sayfalı', href: '/kok/docs/s', collapsible: true, collapsed: false, items: [] },
    { type: 'category', label: 'Sabit', collapsible: false, collapsed: false, items: [] },
    { type: 'html', value: '<hr>', defaultStyle: true },
  ];
  const html = renderPage({ sidebar: { name: 'ana', items, dataUrl: '/kok/assets/s.json' } });

  it('marks the page and nothing else as current', () => {
    expect([...html.matchAll(/<a [^>]*aria-current="page"[^>]*>([^<]*)/g)].map((found) => found[1])).toEqual(['A']);
  });

  it('shows closed categories as links, open ones so that they fold without script where they have no page', () => {
    expect(html).toContain('<a class="menu-link menu-closed" href="/kok/docs/k" data-sidebar-closed="true">Kapalı</a>');
    expect(html).toContain('<details open=""><summary class="menu-link menu-open">Açık</summary>');
    expect(html).toMatch(
      /<a class="menu-link" href="\/kok\/docs\/s">Sayfalı<\/a><button[^>]*data-sidebar-toggle="true" aria-expanded="true"/,
    );
    expect(html).toContain('<span class="menu-link menu-title">Sabit</span></div>');
    expect(html).toContain('<li class="menu-html"><hr></li>');
    expect(html).toContain('data-sidebar-url="/kok/assets/s.json"');
  });

  it('shows where rows of a long level are missing, with a link to the nearest', () => {
    const cut = { before: { at: 75, href: '/kok/docs/y' }, after: { at: 150, href: '/kok/docs/z' } };
    const link = { type: 'link', label: 'A', href: '/kok/docs/a' } as const;
    const row = '<li><a class="menu-link" href="/kok/docs/a" aria-current="page">A</a></li>';
    const more = (at: number, href: string, label: string) =>
      `<li class="menu-more"><a class="menu-link" href="${href}" data-sidebar-more="${at}">${label}</a></li>`;
    const list = `<ul class="menu">${more(75, '/kok/docs/y', 'Öncekileri göster')}${row}${more(150, '/kok/docs/z', 'Devamını göster')}</ul>`;
    expect(renderPage({ sidebar: { name: 'ana', items: [link], cut }, site: turkish })).toContain(list);
    const category = { type: 'category', label: 'K', collapsible: true, collapsed: false, items: [link], cut } as const;
    const nested = renderPage({ sidebar: { name: 'ana', items: [{ ...category, items: [link] }] }, site: turkish });
    expect(nested).toContain(`<summary class="menu-link menu-open">K</summary>${list}</details>`);
    expect(html).not.toContain('menu-more');
  });

  it('leaves the rows that are there to client/ where a layout of the site draws it in the browser', () => {
    const nav = { innerHTML: '<ul class="menu"><li>düğmeli</li></ul>' };
    vi.stubGlobal('document', { querySelector: () => nav });
    try {
      const drawn = (): string => renderPage({ sidebar: { name: 'ana', items, dataUrl: '/kok/assets/s.json' } });
      expect(drawn()).toContain('><ul class="menu"><li>düğmeli</li></ul></nav>');
      // Where there are none, they are drawn.
      vi.stubGlobal('document', { querySelector: () => null });
      expect(drawn()).toBe(html);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('is what the menu button opens, and leads back to the main menu', () => {
    expect(html).toMatch(/navbar-toggle" popoverTarget="y-sidebar"/i);
    expect(html).toMatch(/popoverTarget="y-menu">← Back to main menu</i);
    expect(renderPage()).toMatch(/navbar-toggle" popoverTarget="y-menu"/i);
  });
});

describe('lists', () => {
  it('show a generated category as cards', () => {
    const cards = [
      { type: 'link', label: 'Bir', href: '/kok/docs/1', description: 'Açıklama' },
      { type: 'category', label: 'İki', href: '/kok/docs/2', count: 1 },
    ] as const;
    const category = {
      title: 'API',
      description: 'Uçlar',
      permalink: '/kok/docs/category/api',
      sidebar: 's',
      path: [0],
    };
    const html = mainOf(
      renderPage({ page: { kind: 'category', category, version, breadcrumbs: [], cards: [...cards] } }),
    );
    expect(headings(html)).toEqual(['h1 API', 'h2 Bir', 'h2 İki']);
    expect(html).toContain('<p title="1 item">1 item</p>');
  });

  it('say what is in a category that an author gives to a card', () => {
    const items = [
      { type: 'link', label: 'Listele', href: '/l' },
      { type: 'link', label: 'Getir', href: '/g' },
    ];
    expect(toCard({ type: 'category', label: 'Uçlar', items })).toEqual([
      { type: 'category', label: 'Uçlar', href: '/l', description: 'Listele · Getir', count: 2 },
    ]);
  });

  it('group tags under their first letters, sorted', () => {
    const tags = ['iade', 'Zam', 'Çay', '🚀 Roket', 'ara'].map((label, index) => ({
      label,
      permalink: `/t/${index}`,
      count: index + 1,
      ...(label === 'Zam' && { description: 'Zamlar' }),
    }));
    const html = mainOf(renderPage({ page: { kind: 'docTags', title: '', tags, version }, site: turkish }));
    expect(headings(html)[0]).toBe('h1 Etiketler');
    const letters = headings(html).slice(1);
    expect(new Set(letters)).toEqual(new Set(['h2 A', 'h2 Ç', 'h2 I', 'h2 Z', 'h2 \ufffd']));
    expect(letters.filter((letter) => letter !== 'h2 \ufffd')).toEqual(['h2 A', 'h2 Ç', 'h2 I', 'h2 Z']);
    expect(html).toContain('<a rel="tag" class="tag-link" title="Zamlar" href="/t/1">Zam<span>2</span></a>');
  });

  it('word tag pages by their count', () => {
    const tag = { label: 'x', permalink: '/kok/docs/tags/x', inline: true };
    const html = mainOf(
      renderPage({
        page: {
          kind: 'docTag',
          tag,
          count: 1,
          docs: [{ type: 'link', label: 'Belge', href: '/kok/docs/a' }],
          allTagsPath: '/kok/docs/tags',
          version,
          unlisted: false,
        },
      }),
    );
    expect(headings(html)).toEqual(['h1 One doc tagged with &quot;x&quot;', 'h2 Belge']);
    expect(html).toContain('<a href="/kok/docs/tags">View all tags</a>');
    const posts = mainOf(
      renderPage({
        page: { kind: 'blogTag', blog, tag, count: 2, posts: [post], page: pages, unlisted: true },
        site: turkish,
      }),
    );
    expect(headings(posts)).toEqual(['h1 “x” etiketli 2 gönderi', 'h2 Yazı']);
    expect(posts).toContain('theme-unlisted-banner');
  });
});

describe('a draft', () => {
  it('shows that it is one', () => {
    const of = (frontMatter: Record<string, unknown>) => renderPage({ page: docData({ frontMatter }) });
    expect(of({ draft: true })).toContain('Draft page');
    expect(of({})).not.toContain('Draft page');
  });
});
