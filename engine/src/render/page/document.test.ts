import { describe, expect, it } from 'vitest';
import { blog, post } from '../../theme/testing/sample-blog.ts';
import { createContext, site } from '../../theme/testing/render-page.tsx';
import type { HeadTag, PageData, PageView } from '../../shared/model.ts';
import { addPageTags, renderDocument, type DocumentInput } from './document.ts';

const view: PageView = {
  ...createContext().view,
  documentTitle: 'Sayfa | Belgeler',
  canonical: 'https://example.com/kok/docs/a',
};
const head: DocumentInput['head'] = { htmlAttributes: {}, bodyAttributes: {}, tags: [] };

function render(
  changes: { view?: Partial<PageView>; head?: Partial<DocumentInput['head']> } & Partial<
    Omit<DocumentInput, 'view' | 'head'>
  > = {},
) {
  return renderDocument({
    body: '<main></main>',
    assets: { styles: ['/kok/a.css'], scripts: ['/kok/boot.js'] },
    inlineScript: 'x()',
    ...changes,
    view: { ...view, ...changes.view },
    head: { ...head, ...changes.head },
  });
}

const meta = (name: string, content: string): HeadTag => ({ tagName: 'meta', attributes: { name, content } });
const contents = (html: string, name: string): (string | undefined)[] =>
  [...html.matchAll(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))].map((found) => found[1]);

describe('renderDocument', () => {
  it('is one whole document, its character set first and its one inline script before any file', () => {
    const html = render();
    expect(html).toMatch(/^<!doctype html><html lang="en" dir="ltr" data-theme="light"><head><meta charset="utf-8">/);
    expect(html).toMatch(/<\/head><body><main><\/main><\/body><\/html>$/);
    const places = [
      '<script>x()</script>',
      '<link rel="stylesheet" href="/kok/a.css">',
      '<script type="module" src="/kok/boot.js">',
    ].map((piece) => html.indexOf(piece));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('has attributes of every page beside those of one, and the classes of both', () => {
    const html = render({
      bodyTags: {
        start: [],
        end: [],
        attributes: { html: { translate: 'no', class: 'a' }, body: { class: 'b', x: true } },
      },
      head: { htmlAttributes: { class: 'c' }, bodyAttributes: { class: 'd' } },
    });
    expect(html).toMatch(/^<!doctype html><html [^>]*translate="no" class="a c" data-page-class="a c">/);
    expect(html).toContain('<body class="b d" x>');
  });

  it('tells the styles to leave the faces of the theme alone where the config says so', () => {
    expect(render()).not.toContain('data-fonts');
    expect(render({ view: { site: { ...site, fonts: false } } })).toMatch(
      /^<!doctype html><html [^>]*data-fonts="system"/,
    );
  });

  it('tells what the page is', () => {
    const html = render({ view: { description: 'Kısa', keywords: ['a', 'b'], image: '/kok/img/ç a.png' } });
    expect(html).toContain('<title>Sayfa | Belgeler</title>');
    expect(contents(html, 'og:title')).toEqual(['Sayfa | Belgeler']);
    expect(contents(html, 'description')).toEqual(['Kısa']);
    expect(contents(html, 'og:description')).toEqual(['Kısa']);
    expect(contents(html, 'keywords')).toEqual(['a,b']);
    for (const name of ['og:image', 'twitter:image'])
      expect(contents(html, name)).toEqual(['https://example.com/kok/img/%C3%A7%20a.png']);
    expect(contents(html, 'twitter:card')).toEqual(['summary_large_image']);
    expect(html).toContain('<link rel="canonical" href="https://example.com/kok/docs/a">');
    expect(html).not.toContain('robots');
  });

  it('tells of a post when it was written, by whom and about what', () => {
    const page = { kind: 'blogPost', blog, showToc: true, tocLevels: { min: 2, max: 3 } } as const;
    const written = {
      ...post,
      date: '2024-01-31T00:00:00.000Z',
      authors: [{ name: 'Ada', url: 'https://a.example' }, { name: 'Can' }, { name: 'Efe', url: 'https://e.example' }],
      tags: ['bir', 'iki'].map((label) => ({ label, permalink: `/kok/${label}`, inline: true })),
    };
    const html = render({ view: { page: { ...page, post: written } } });
    expect(contents(html, 'og:type')).toEqual(['article']);
    expect(contents(html, 'article:published_time')).toEqual(['2024-01-31T00:00:00.000Z']);
    expect(contents(html, 'article:author')).toEqual(['https://a.example,https://e.example']);
    expect(contents(html, 'article:tag')).toEqual(['bir,iki']);
    const bare = render({ view: { page: { ...page, post } } });
    for (const name of ['article:author', 'article:tag']) expect(contents(bare, name)).toEqual([]);
  });

  it('leaves out what the page does not say', () => {
    const html = render({ view: { keywords: [] } });
    for (const name of ['description', 'keywords', 'og:image', 'twitter:image', 'og:type'])
      expect(contents(html, name)).toEqual([]);
    expect(html).not.toContain('rel="icon"');
  });

  it('hides a page from search engines when asked', () => {
    expect(contents(render({ view: { noIndex: true } }), 'robots')).toEqual(['noindex, nofollow']);
  });

  it.each(['https://cdn.example/a.png?x=1&y=2', '//cdn.example/a.png', 'data:image/svg+xml,%3Csvg/%3E'])(
    'takes an address outside the site as it is: %s',
    (address) => {
      const html = render({ view: { image: address, site: { ...site, favicon: address } } });
      const written = address.replace('&', '&amp;');
      expect(contents(html, 'og:image')).toEqual([written]);
      expect(html).toContain(`<link rel="icon" href="${written}">`);
    },
  );

  it('percent-encodes the favicon’s path', () => {
    expect(render({ view: { site: { ...site, favicon: '/kok/ş.ico' } } })).toContain('href="/kok/%C5%9F.ico"');
  });

  it('escapes what would end an attribute or an element', () => {
    const html = render({ view: { documentTitle: '</title><b>"&' }, head: { bodyAttributes: { class: '"><i>' } } });
    expect(html).toContain('<title>&lt;/title&gt;&lt;b&gt;"&amp;</title>');
    expect(contents(html, 'og:title')).toEqual(['&lt;/title&gt;&lt;b&gt;&quot;&amp;']);
    expect(html).toContain('<body class="&quot;&gt;&lt;i&gt;">');
  });
});

describe('tags of the config and of components', () => {
  it('may set the title, the description and attributes of html and body', () => {
    const html = render({
      view: { description: 'eski' },
      head: { title: 'Yeni', description: 'yeni', htmlAttributes: { 'data-theme': 'dark', class: 'a' } },
    });
    expect(html).toContain('<title>Yeni</title>');
    expect(contents(html, 'description')).toEqual(['yeni']);
    expect(html).toContain('<html lang="en" dir="ltr" data-theme="dark" class="a" data-page-class="a">');
  });

  it('may say classes for kinds of pages, as a look does', () => {
    const classNames = { 'page-blogList': 'blog plugin-id-{instance}', navbar: 'x' };
    const page = { kind: 'blogList', blog: { instance: 'haber' } } as PageData;
    expect(render({ view: { page }, classNames })).toContain(
      ' class="blog plugin-id-haber" data-page-class="blog plugin-id-haber"',
    );
    expect(render({ view: { page: { kind: 'search' } as PageData }, classNames })).not.toContain('class=');
  });

  it('are replaced by name: the config’s by the page’s, both by a component’s', () => {
    const changes = { headTags: [meta('description', 'config'), meta('author', 'config')], description: 'page' };
    expect(contents(render({ view: changes }), 'description')).toEqual(['page']);
    const html = render({
      view: changes,
      head: { tags: [[meta('description', 'component'), meta('author', 'a')], [meta('author', 'b')]] },
    });
    expect(contents(html, 'description')).toEqual(['component']);
    expect(contents(html, 'author')).toEqual(['b']);
    const canonical: HeadTag = { tagName: 'link', attributes: { rel: 'canonical', href: '/x' } };
    expect(render({ head: { tags: [[canonical]] } }).match(/rel="canonical"/g)).toHaveLength(1);
  });

  it('replace what every page says of itself', () => {
    const said = { viewport: 'width=500', generator: 'elle', 'twitter:card': 'summary', 'og:title': 'Başka' };
    const tags = Object.entries(said).map(([name, content]) => meta(name, content));
    const html = render({ head: { tags: [[...tags, { tagName: 'meta', attributes: { charset: 'UTF-8' } }]] } });
    for (const [name, content] of Object.entries(said)) expect(contents(html, name)).toEqual([content]);
    expect(html.match(/<head><meta charset="UTF-8">/)).not.toBeNull();
    expect(html.match(/charset/g)).toHaveLength(1);
    expect(contents(render({ view: { headTags: [meta('twitter:card', 'summary')] } }), 'twitter:card')).toEqual([
      'summary',
    ]);
  });

  it('of a picture go with it', () => {
    const card = ['og:image', 'og:image:width'].map((name) => meta(name, 'card'));
    expect(contents(render({ view: { headTags: card } }), 'og:image:width')).toEqual(['card']);
    const html = render({ view: { headTags: card }, head: { tags: [[meta('og:image', 'own')]] } });
    expect(contents(html, 'og:image')).toEqual(['own']);
    expect(contents(html, 'og:image:width')).toEqual([]);
    // The width is said for all pages, whatever names the picture.
    const said = render({ view: { headTags: [meta('og:image:width', '9')], image: '/kok/a.png' } });
    expect(contents(said, 'og:image:width')).toEqual(['9']);
  });

  it('of one page replace those of every page', () => {
    const all = [meta('a', 'all'), meta('b', 'all'), { tagName: 'link', attributes: { rel: 'preconnect' } }];
    const own = [meta('a', 'own'), meta('a', 'second')];
    expect(addPageTags(all, own)).toEqual([...all.slice(1), ...own]);
    expect(addPageTags(all, [])).toEqual(all);
  });

  it('are written once when several components say the same', () => {
    const link: HeadTag = { tagName: 'link', attributes: { rel: 'preconnect', href: 'https://a' } };
    expect(render({ head: { tags: [[link], [link]] } }).match(/preconnect/g)).toHaveLength(1);
  });

  it('may come more than once where one place says them', () => {
    const colours = ['light', 'dark'].map((mode): HeadTag => ({
      tagName: 'meta',
      attributes: { name: 'theme-color', media: mode, content: mode },
    }));
    const tags = ['a', 'b'].map((tag): HeadTag => ({
      tagName: 'meta',
      attributes: { property: 'article:tag', content: tag },
    }));
    const html = render({ head: { tags: [[...colours, ...tags]] } });
    expect(html.match(/theme-color/g)).toHaveLength(2);
    expect(contents(html, 'article:tag')).toEqual(['a', 'b']);
  });

  it('are written with their attributes and their text', () => {
    const html = render({
      view: {
        headTags: [
          { tagName: 'script', attributes: { src: '/a.js', async: true, defer: false } },
          { tagName: 'script', attributes: { type: 'application/ld+json' }, innerHTML: '{"a":1}' },
          { tagName: 'link', attributes: { rel: 'preconnect', href: 'https://a' } },
        ],
      },
    });
    expect(html).toContain('<script src="/a.js" async></script><script type="application/ld+json">{"a":1}</script>');
    expect(html).toContain('<link rel="preconnect" href="https://a">');
  });

  it('of the dev server stand in the head as they are', () => {
    expect(render({ assets: { styles: [], scripts: [], devHead: '<script>dev</script>' } })).toContain(
      '<script>dev</script>',
    );
  });
});

describe('the page in other languages', () => {
  const turkish = { ...site.locale, name: 'tr', htmlLang: 'tr-TR', url: 'https://example.com.tr', baseUrl: '/kok/tr/' };
  const localized = { ...site, locales: [site.locale, turkish] };
  const languages = [
    { name: 'en', htmlLang: 'en', url: '/kok/docs/a' },
    { name: 'tr', htmlLang: 'tr-TR', url: '/kok/tr/docs/ç a' },
  ];
  const alternates = (html: string): Record<string, string> =>
    Object.fromEntries(
      [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g)].map(([, lang, href]) => [
        lang,
        href,
      ]),
    );

  it('is told, itself included and the default language for all others, by whole addresses', () => {
    const expected = {
      en: 'https://example.com/kok/docs/a',
      'tr-TR': 'https://example.com.tr/kok/tr/docs/%C3%A7%20a',
      'x-default': 'https://example.com/kok/docs/a',
    };
    expect(alternates(render({ view: { site: localized, languages } }))).toEqual(expected);
    const onTurkish = { ...localized, locale: turkish, url: turkish.url, baseUrl: turkish.baseUrl };
    const html = render({ view: { site: onTurkish, languages } });
    expect(alternates(html)).toEqual(expected);
    expect(html).toMatch(/^<!doctype html><html lang="tr-TR"/);
  });

  it('is told to those who show links to it', () => {
    const three = [...languages, { name: 'de', htmlLang: 'de', url: '/kok/de/docs/a' }];
    const html = render({ view: { site: localized, languages: three } });
    expect(contents(html, 'og:locale')).toEqual(['en']);
    expect(contents(html, 'og:locale:alternate')).toEqual(['tr_TR', 'de']);
  });

  it('has no default where the default language lacks it', () => {
    const others = [...languages.slice(1), { name: 'de', htmlLang: 'de', url: '/kok/de/docs/a' }];
    expect(Object.keys(alternates(render({ view: { site: localized, languages: others } })))).toEqual(['tr-TR', 'de']);
  });

  it('is nowhere when it is in one language only', () => {
    for (const only of [undefined, languages.slice(0, 1)]) {
      const html = render({ view: { site: localized, languages: only } });
      expect(alternates(html)).toEqual({});
      expect(html).toContain('<meta property="og:locale"');
      expect(html).not.toContain('og:locale:alternate');
    }
  });

  it('is its own and only alternate on a site of one language', () => {
    const html = render({ view: { site: { ...site, locales: [site.locale] } } });
    const [, own = ''] = /<link rel="alternate" hreflang="en" href="([^"]*)">/.exec(html) ?? [];
    expect(own).toMatch(/^https:\/\/example\.com\/kok\//);
    expect(alternates(html)).toEqual({ en: own, 'x-default': own });
    expect(contents(html, 'og:locale')).toEqual(['en']);
    expect(html).not.toContain('og:locale:alternate');
  });

  it('has its texts for islands in a file, unless what is bundled is right', () => {
    expect(render({ languageUrl: '/kok/assets/language/tr-1.json' })).toContain(
      ' data-language="/kok/assets/language/tr-1.json"',
    );
    expect(render()).not.toContain('data-language');
  });
});
