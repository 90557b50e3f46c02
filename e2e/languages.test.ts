import { readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SidebarItem } from '../engine/src/shared/model.ts';
import { buildSite, copySite } from './site-server.ts';

/**
 * Two docs sections, one of them with two versions, thirty posts and a few pages, in three languages: `en` is the language they are written
 * in, `tr` has translated some of them, `ar` only texts of components and the navbar. What is expected follows the rules that Docusaurus
 * documents.
 */

let site = '';
let out = '';
beforeAll(async () => {
  site = copySite('diller');
  out = await buildSite(site);
});
afterAll(() => {
  rmSync(site, { recursive: true, force: true });
  rmSync(dirname(out), { recursive: true, force: true });
});

const LANGUAGES = ['', 'tr', 'ar'] as const;

const POSTS = `
  2023/01/05/leaf-01 2023/01/20/leaf-02 2023/02/05/leaf-03 2023/02/20/leaf-04 2023/03/05/leaf-05 2023/03/20/leaf-06
  2023/04/05/leaf-07 2023/04/20/leaf-08 2023/05/05/leaf-09 2023/05/20/leaf-10 2023/06/05/leaf-11 2023/06/20/leaf-12
  2023/07/05/leaf-13 2023/07/20/leaf-14 2023/08/05/leaf-15 2023/08/20/leaf-16 2023/09/05/leaf-17 2023/09/20/leaf-18
  2023/10/05/leaf-19 2023/10/20/leaf-20 2023/11/05/leaf-21 2023/11/20/leaf-22 2023/12/05/leaf-23 2023/12/20/leaf-24
  2024/01/05/leaf-25 2024/01/20/leaf-26 2024/02/05/leaf-27 2024/03/05/leaf-29`;
/** Pages that every language has, at the same address below its root. */
const COMMON = `
  / /404.html /about /help
  /blog /blog/page/2 /blog/page/3 /blog/archive /blog/authors /blog/authors/ada /blog/authors/bob
  /blog/tags /blog/tags/advice /blog/tags/news /blog/tags/news/page/2 /blog/tags/rare
  /community /community/people /community/rules
  /docs/intro /docs/start/install /docs/old /docs/category/getting-started /docs/tags /docs/tags/basic
  /docs/next/intro /docs/next/start/first-steps /docs/next/reference/colors /docs/next/reference/live
  /docs/next/category/getting-started /docs/next/category/deep-tips /docs/next/tips/one /docs/next/tips/deep/roots
  /docs/next/tags /docs/next/tags/basic /docs/next/tags/color`;
const OWN = {
  '': '/docs/next/start/install /docs/next/notes /blog/2024/02/20/leaf-28 /blog/2024/03/20/leaf-30',
  tr: '/docs/next/start/kurulum /blog/otuzuncu',
  ar: '/docs/next/start/install /blog/2024/03/20/leaf-30',
};
/** Old addresses of the config that lead to a page of the language. */
const REDIRECTS = { '': '/start /scribbles', tr: '/start', ar: '/start' };

const words = (text: string): string[] => text.trim().split(/\s+/);
const routesOf = (language: keyof typeof OWN): string[] => [
  ...words(COMMON),
  ...words(OWN[language]),
  ...words(POSTS).map((post) => `/blog/${post}`),
];

const filesIn = (dir: string, ending = ''): string[] =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && statSync(join(dir, file)).isFile())
    .sort();
/** Addresses of the pages of one language, without its root. */
const builtIn = (language: string): string[] =>
  filesIn(join(out, language), '.html')
    .filter((file) => language !== '' || !/^(?:tr|ar)\//.test(file))
    .filter((file) => !leadsAway(readFile(join(language, file)), language))
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
    .sort();

/** Where a page would stand that a language lacks: it leads to the default language. */
const leadsAway = (html: string, language: string): boolean => {
  const target = /http-equiv="refresh" content="0; url=([^"]*)"/.exec(html)?.[1];
  return target !== undefined && language !== '' && !target.startsWith(`/${language}/`);
};
const readFile = (file: string): string => readFileSync(join(out, file), 'utf8');
const read = (route: string): string => readFile(join(route, 'index.html'));
const part = (html: string, from: string, to: string): string => {
  const start = html.indexOf(from);
  return start < 0 ? '' : html.slice(start, html.indexOf(to, start));
};
const all = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map((found) => found[1] ?? '');
const hrefs = (html: string): string[] => all(html, /href="([^"]*)"/g);
const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replace(/[\s\u200b]+/g, ' ')
    .trim();
const titleOf = (html: string): string => all(html, /<title>([^<]*)/g)[0] ?? '';
const rootTag = (html: string): string => part(html, '<html', '>');
const article = (route: string): string => part(read(route), '<article', '</article>');
/** Address and label of the neighbours, in their order. */
const neighbours = (route: string): string[] =>
  [
    ...part(read(route), '<nav class="pagination"', '</nav>').matchAll(
      /rel="(\w+)"[^>]*href="([^"]*)".*?__label"[^>]*>([^<]*)/g,
    ),
  ].map(([, rel, href, label]) => `${rel} ${href} ${label}`);
const tagsOn = (route: string): string[] =>
  all(part(read(route), '<main', '</main>'), /rel="tag"([^]*?)<\/a>/g).map(
    (tag) => `${hrefs(tag)[0]} ${textOf(`<${tag}`)}`,
  );

function outline(items: SidebarItem[], depth = ''): string[] {
  return items.flatMap((item) => {
    if (item.type === 'html') return [];
    const line = `${depth}${item.label} ${item.href ?? '-'}`;
    return item.type === 'category' ? [line, ...outline(item.items, `${depth}  `)] : [line];
  });
}
const sidebar = (file: string): string[] => outline(JSON.parse(readFile(file)) as SidebarItem[]);

describe('addresses', () => {
  it.each(LANGUAGES)('the language "%s" has these pages', (language) => {
    expect(builtIn(language)).toEqual([...routesOf(language), ...words(REDIRECTS[language])].sort());
  });

  it('has a sitemap of its pages for each language', () => {
    for (const language of LANGUAGES) {
      const root = `https://example.com${language && `/${language}`}`;
      const listed = all(readFile(join(language, 'sitemap.xml')), /<loc>([^<]*)/g);
      const pages = listed.map((address) => address.slice(root.length).replace(/(.)\/$/, '$1'));
      expect(pages.sort()).toEqual(
        routesOf(language)
          .filter((route) => route !== '/404.html')
          .sort(),
      );
    }
  });

  it('leads from an old address to the page of the same language, and leaves out what that has no page for', () => {
    expect(hrefs(read('start'))).toContain('/docs/intro');
    expect(hrefs(read('tr/start'))).toContain('/tr/docs/intro');
    expect(hrefs(read('scribbles'))).toContain('/docs/next/notes');
  });

  it('has one copy of each static file, of styles and scripts, and of files beside a page', () => {
    const others = filesIn(out).filter((file) => !/\.(?:html|xml|json|js)$/.test(file));
    expect(others.map((file) => file.replace(/-[\w-]+\.(css|svg)$/, '-*.$1'))).toEqual([
      '_headers',
      'assets/css/late-*.css',
      'assets/css/style-*.css',
      'assets/images/dot-*.svg',
      'assets/svg/icons-*.svg',
      'files/list.txt',
      'img/leaf.svg',
    ]);
    expect(filesIn(join(out, 'tr')).filter((file) => !/\.(?:html|xml|json)$/.test(file))).toEqual([]);
    for (const language of LANGUAGES) {
      const home = read(language);
      expect(part(home, '<link rel="icon"', '>')).toContain('href="/img/leaf.svg"');
      const pictures = all(home, /src="([^"]*)"/g).filter((src) => src.endsWith('.svg'));
      expect(pictures).toEqual(['/img/leaf.svg', '/img/leaf.svg']);
      expect(hrefs(part(home, '<header', '</header>'))).toContain('/files/list.txt');
      const intro = article(join(language, 'docs/next/intro'));
      expect(intro).toContain('src="/img/leaf.svg"');
      expect(hrefs(intro)).toContain('/files/list.txt');
      expect(article(join(language, 'docs/next/start/first-steps'))).toMatch(/src="\/assets\/images\/dot-\w+\.svg"/);
    }
  });
});

describe('what a page tells of its language', () => {
  const alternates = (html: string): string[] =>
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="https:\/\/example\.com([^"]*)"/g)].map(
      ([, language, href]) => `${language} ${href}`,
    );
  const openGraph = (html: string): string[] => all(html, /property="og:locale(?::alternate)?" content="([^"]*)"/g);
  const canonical = (html: string): string => hrefs(part(html, '<link rel="canonical"', '>'))[0] ?? '';

  it('names language and direction', () => {
    expect(rootTag(read('docs/next/intro'))).toContain('lang="en" dir="ltr"');
    expect(rootTag(read('tr/docs/next/intro'))).toContain('lang="tr-TR" dir="ltr"');
    expect(rootTag(read('ar/docs/next/intro'))).toContain('lang="ar" dir="rtl"');
  });

  it('names the page in all languages, whatever its address there', () => {
    const places = [
      'en /docs/next/start/install',
      'tr-TR /tr/docs/next/start/kurulum',
      'ar /ar/docs/next/start/install',
      'x-default /docs/next/start/install',
    ];
    for (const route of ['docs/next/start/install', 'tr/docs/next/start/kurulum', 'ar/docs/next/start/install'])
      expect(alternates(read(route))).toEqual(places);
    expect(alternates(read('tr/blog/otuzuncu'))).toEqual([
      'en /blog/2024/03/20/leaf-30',
      'tr-TR /tr/blog/otuzuncu',
      'ar /ar/blog/2024/03/20/leaf-30',
      'x-default /blog/2024/03/20/leaf-30',
    ]);
    for (const route of ['', 'about', 'blog/page/2', 'blog/tags/news', 'docs/category/getting-started', 'community'])
      expect(alternates(read(route)).map((line) => line.replace(/\/$/, ''))).toEqual(
        [`en /${route}`, `tr-TR /tr/${route}`, `ar /ar/${route}`, `x-default /${route}`].map((line) =>
          line.replace(/\/$/, ''),
        ),
      );
  });

  it('has its own canonical address, translated or not', () => {
    expect(canonical(read('docs/next/intro'))).toBe('https://example.com/docs/next/intro');
    expect(canonical(read('tr/docs/next/start/kurulum'))).toBe('https://example.com/tr/docs/next/start/kurulum');
    expect(canonical(read('tr/docs/next/start/first-steps'))).toBe(
      'https://example.com/tr/docs/next/start/first-steps',
    );
    expect(canonical(read('ar'))).toBe('https://example.com/ar/');
  });

  it('names its language for Open Graph, then the others', () => {
    expect(openGraph(read('docs/next/intro'))).toEqual(['en', 'tr_TR', 'ar']);
    expect(openGraph(read('tr/docs/next/intro'))).toEqual(['tr_TR', 'en', 'ar']);
    expect(openGraph(read('ar'))).toEqual(['ar', 'en', 'tr_TR']);
    expect(openGraph(read('docs/next/notes'))).toEqual(['en']);
  });

  it('shows the text of the default language where it has no translation, and says so', () => {
    for (const language of ['tr', 'ar']) {
      const colors = article(`${language}/docs/next/reference/colors`);
      expect(textOf(colors)).toContain('Colours Green and red');
      expect(part(colors, '<div class="theme-doc-markdown', '>')).toContain('lang="en"');
      expect(article(`${language}/community/rules`)).toContain('lang="en"');
      expect(article(`${language}/blog/2024/03/05/leaf-29`)).toContain('lang="en"');
      expect(part(read(`${language}/help`), '<article', '</article>')).toContain('lang="en"');
    }
    // So do lists of posts, of which `tr` has translated some, and the names of posts.
    for (const [language, marks] of [
      ['tr', 'lang="en"'],
      ['ar', 'lang="en" dir="ltr"'],
    ] as const) {
      const list = read(`${language}/blog`);
      expect(list).toContain(`<h2 ${marks}><a href="/${language}/blog/2024/03/05/leaf-29"`);
      expect(article(`${language}/blog/page/2`)).toContain(`<div class="theme-doc-markdown markdown" ${marks}>`);
      expect(list).toContain(`href="/${language}/blog/2024/03/05/leaf-29" ${marks}`);
      expect(read(`${language}/blog/archive`)).toContain(`<span ${marks}>Leaf number 29</span>`);
      expect(read(`${language}/blog/2024/03/05/leaf-29`)).toContain(`<span class="pagination-nav__label" ${marks}>`);
    }
    expect(part(read('tr/blog/archive'), '/tr/blog/otuzuncu', '</a>')).not.toContain('lang=');
    expect(part(read('tr/blog'), '<h2', '</h2>')).toMatch(/^<h2><a href="\/tr\/blog\/otuzuncu"/);
    expect(part(read('blog'), '<main', '</main>')).not.toContain('lang=');
    expect(article('tr/docs/next/intro')).not.toContain('lang=');
    expect(article('docs/next/reference/colors')).not.toContain('lang=');
    // The words of the theme are those of the page's language all the same.
    expect(textOf(article('tr/docs/next/start/first-steps'))).toContain('ipucu One after the other.');
  });

  it('says so of a title from the front matter too', () => {
    expect(article('tr/docs/next/start/first-steps')).toMatch(
      /lang="en"[^>]*>(?:<header[^>]*>)?(?:<h1[^>]*>)?First steps</,
    );
  });

  it('turns that text to its own direction', () => {
    expect(part(article('ar/docs/next/reference/colors'), '<div class="theme-doc-markdown', '>')).toContain(
      'dir="ltr"',
    );
    expect(article('tr/docs/next/reference/colors')).not.toContain('dir="rtl"');
  });

  it('is nowhere in a language that it is left out of', () => {
    const notes = read('docs/next/notes');
    expect(alternates(notes).filter((line) => /tr|ar/.test(line))).toEqual([]);
    expect(hrefs(part(notes, 'data-chooser="locale"', '</details>')).slice(0, 3)).toEqual([
      '/docs/next/notes',
      '/tr/',
      '/ar/',
    ]);
    for (const language of ['tr', 'ar']) {
      expect(read(`${language}/docs/next/notes`)).toContain('content="0; url=/docs/next/notes"');
      expect(readFile(`${language}/sidebar-default-current-docs.json`)).not.toContain('Notes');
      expect(neighbours(`${language}/docs/next/reference/live`)).toHaveLength(1);
      expect(textOf(read(`${language}/blog/archive`))).not.toContain('Leaf number 28');
    }
    expect(neighbours('docs/next/reference/live')).toContain('next /docs/next/notes Notes');
  });
});

describe('docs', () => {
  it('have these sidebars', () => {
    expect(sidebar('sidebar-default-current-docs.json')).toEqual([
      'Introduction /docs/next/intro',
      'Getting started /docs/next/category/getting-started',
      '  Installation /docs/next/start/install',
      '  First steps /docs/next/start/first-steps',
      'Reference -',
      '  Colours /docs/next/reference/colors',
      '  Live /docs/next/reference/live',
      '  Notes /docs/next/notes',
      'Source code https://example.com/source',
    ]);
    expect(sidebar('tr/sidebar-default-current-docs.json')).toEqual([
      'Giriş yazısı /tr/docs/next/intro',
      'Başlarken /tr/docs/next/category/getting-started',
      '  Kurulum /tr/docs/next/start/kurulum',
      '  First steps /tr/docs/next/start/first-steps',
      'Başvuru -',
      '  Colours /tr/docs/next/reference/colors',
      '  Live /tr/docs/next/reference/live',
      'Kaynak kodu https://example.com/source',
    ]);
    expect(sidebar('ar/sidebar-default-current-docs.json')).toEqual([
      'Introduction /ar/docs/next/intro',
      'Getting started /ar/docs/next/category/getting-started',
      '  Installation /ar/docs/next/start/install',
      '  First steps /ar/docs/next/start/first-steps',
      'Reference -',
      '  Colours /ar/docs/next/reference/colors',
      '  Live /ar/docs/next/reference/live',
      'Source code https://example.com/source',
    ]);
    expect(sidebar('sidebar-default-current-tips.json')).toEqual([
      'Deep tips /docs/next/category/deep-tips',
      '  Roots /docs/next/tips/deep/roots',
      'One tip /docs/next/tips/one',
    ]);
    expect(sidebar('tr/sidebar-default-current-tips.json')).toEqual([
      'Derin öneriler /tr/docs/next/category/deep-tips',
      '  Roots /tr/docs/next/tips/deep/roots',
      'Bir öneri /tr/docs/next/tips/one',
    ]);
  });

  it('have these sidebars in the version before, and in the other section', () => {
    const old = (root: string, [intro, category]: [string, string]): string[] => [
      `${intro} ${root}/docs/intro`,
      `${category} ${root}/docs/category/getting-started`,
      `  Installation ${root}/docs/start/install`,
      `Old ${root}/docs/old`,
    ];
    expect(sidebar('sidebar-default-1.0-docs.json')).toEqual(old('', ['Introduction', 'Getting started']));
    expect(sidebar('tr/sidebar-default-1.0-docs.json')).toEqual(old('/tr', ['Giriş', 'Eskiden başlarken']));
    expect(sidebar('ar/sidebar-default-1.0-docs.json')).toEqual(old('/ar', ['Introduction', 'Getting started']));
    const people = (root: string, [rules, all, home]: [string, string, string]): string[] => [
      `${rules} ${root}/community/rules`,
      `${all} ${root}/community/people`,
      `${home} ${root}/community/`,
    ];
    expect(sidebar('sidebar-community-current-people.json')).toEqual(people('', ['Rules', 'People', 'Community']));
    expect(sidebar('tr/sidebar-community-current-people.json')).toEqual(
      people('/tr', ['Rules', 'İnsanlar', 'Topluluk']),
    );
    expect(sidebar('ar/sidebar-community-current-people.json')).toEqual(
      people('/ar', ['Rules', 'People', 'Community']),
    );
  });

  it('have neighbours of their own version and language', () => {
    expect(neighbours('tr/docs/next/start/kurulum')).toEqual([
      'prev /tr/docs/next/category/getting-started Başlarken',
      'next /tr/docs/next/start/first-steps First steps',
    ]);
    expect(neighbours('tr/docs/next/category/getting-started')).toEqual([
      'prev /tr/docs/next/intro Giriş yazısı',
      'next /tr/docs/next/start/kurulum Kurulum',
    ]);
    expect(neighbours('tr/docs/old')).toEqual(['prev /tr/docs/start/install Installation']);
    expect(neighbours('ar/docs/intro')).toEqual(['next /ar/docs/category/getting-started Getting started']);
    expect(neighbours('docs/next/start/install')).toEqual([
      'prev /docs/next/category/getting-started Getting started',
      'next /docs/next/start/first-steps First steps',
    ]);
  });

  it('keep the address of a category, whose texts are translated', () => {
    const category = read('tr/docs/next/category/getting-started');
    expect(titleOf(category)).toBe('Buradan başlayın | Leaves');
    const main = part(category, '<main', '</main>');
    expect(textOf(main)).toContain('Buradan başlayın İlk adımların hepsi.');
    expect(hrefs(part(main, 'class="cards"', '</section>'))).toEqual([
      '/tr/docs/next/start/kurulum',
      '/tr/docs/next/start/first-steps',
    ]);
    expect(titleOf(read('docs/next/category/getting-started'))).toBe('Start here | Leaves');
    expect(titleOf(read('ar/docs/next/category/getting-started'))).toBe('Start here | Leaves');
    // Without a title of its own it has that of the label.
    expect(titleOf(read('tr/docs/category/getting-started'))).toBe('Eskiden başlarken | Leaves');
    expect(titleOf(read('tr/docs/next/category/deep-tips'))).toBe('Derin öneriler | Leaves');
  });

  it('link by file between translated and untranslated pages, in both directions', () => {
    expect(hrefs(article('tr/docs/next/intro')).slice(0, 4)).toEqual([
      '/tr/docs/next/start/kurulum',
      '/tr/docs/next/reference/colors',
      '/tr/docs/intro',
      '/files/list.txt',
    ]);
    expect(hrefs(article('tr/docs/next/reference/colors'))[0]).toBe('/tr/docs/next/intro');
    expect(hrefs(article('tr/docs/next/start/first-steps'))[0]).toBe('/tr/docs/next/start/kurulum');
    expect(hrefs(article('tr/docs/next/tips/deep/roots'))[0]).toBe('/tr/docs/next/tips/one');
    expect(hrefs(article('tr/docs/next/tips/one'))[0]).toBe('/tr/docs/next/tips/deep/roots');
    expect(hrefs(article('tr/docs/start/install'))[0]).toBe('/tr/docs/intro');
    expect(hrefs(article('tr/community')).slice(0, 2)).toEqual(['/tr/community/people', '/tr/community/rules']);
    expect(hrefs(article('tr/community/rules'))[0]).toBe('/tr/community/people');
    expect(hrefs(article('tr/about'))[0]).toBe('/tr/help');
    expect(hrefs(article('tr/help'))[0]).toBe('/tr/about');
    expect(hrefs(article('ar/docs/next/start/install'))[0]).toBe('/ar/docs/next/intro#details');
  });

  it('have tags as their own front matter and the tags file of the language say', () => {
    expect(tagsOn('docs/next/tags')).toEqual(['/docs/next/tags/basic Basics 3', '/docs/next/tags/color Colours 2']);
    expect(tagsOn('tr/docs/next/tags')).toEqual([
      '/tr/docs/next/tags/color Renkler 2',
      '/tr/docs/next/tags/basic Temel 2',
    ]);
    expect(tagsOn('ar/docs/next/tags')).toEqual([
      '/ar/docs/next/tags/basic Basics 3',
      '/ar/docs/next/tags/color Colours 2',
    ]);
    expect(tagsOn('tr/docs/next/start/first-steps')).toEqual([
      '/tr/docs/next/tags/basic Temel',
      '/tr/docs/next/tags/color Renkler',
    ]);
    expect(tagsOn('tr/docs/next/start/kurulum')).toEqual([]);
    expect(titleOf(read('tr/docs/next/tags/basic'))).toBe('"Temel" ile etiketlenmiş 2 doküman etiketlendi | Leaves');
  });

  it('lead to the original for editing, or to the translation where the section says so', () => {
    const edit = (route: string): string | undefined => hrefs(article(route)).find((href) => href.includes('/edit/'));
    expect(edit('tr/docs/next/intro')).toBe('https://example.com/edit/docs/intro.md');
    expect(edit('tr/docs/intro')).toBe('https://example.com/edit/versioned_docs/version-1.0/intro.md');
    const own = 'https://example.com/edit/i18n/tr/docusaurus-plugin-content-docs-community/current/02-people.md';
    expect(edit('tr/community/people')).toBe(own);
    expect(edit('tr/community/rules')).toBe('https://example.com/edit/community/01-rules.md');
  });
});

describe('texts around the content', () => {
  it('are those of the language', () => {
    const navbar = (route: string): string =>
      textOf(part(read(route), '<ul class="navbar-group navbar-left', '</nav>'));
    const languages = 'English Türkçe العربية Help us translate';
    expect(navbar('')).toBe(`Docs Community More Blog About List 1.0 Versions Next 1.0 English Languages ${languages}`);
    expect(navbar('tr')).toBe(
      `Belgeler Topluluk Dahası Günlük Hakkında List 1.0 Sürümler Sonraki 1.0 Türkçe Diller ${languages}`,
    );
    expect(navbar('ar')).toBe(
      `الوثائق Community More Blog About List 1.0 Versions Next 1.0 العربية اللغات ${languages}`,
    );
    const footer = (route: string): string => textOf(part(read(route), '<footer data-region', '</footer>'));
    expect(footer('')).toBe('Read Introduction Source Copyright Leaves');
    expect(footer('tr')).toBe('Okuyun Giriş Source Telif hakkı Yapraklar');
    expect(footer('ar')).toBe('Read Introduction Source Copyright Leaves');
    expect(part(read('tr'), 'class="navbar-brand"', '</a>')).toMatch(/href="\/tr\/".*alt="Bir yaprak".*Yapraklar/);
    expect(textOf(part(read('tr/docs/next/intro'), 'class="banner version-banner', '</div>'))).toContain(
      'Leaves Sonraki',
    );
  });

  it('name the theme as the site words it, else as the engine does', () => {
    expect(textOf(article('tr/docs/next/intro'))).toContain('Sayfayı düzelt');
    expect(textOf(article('docs/next/intro'))).toContain('Edit this page');
    expect(textOf(part(read('tr/docs/next/intro'), '<nav class="pagination"', '</nav>'))).toBe('Sonraki Başlarken');
    expect(textOf(part(read('ar/docs/next/intro'), '<nav class="pagination"', '</nav>'))).toBe(
      'التالي Getting started',
    );
  });

  it('lead to pages of the language', () => {
    const links = hrefs(part(read('tr/about'), '<header', '</header>')).filter((href) => href.startsWith('/'));
    const others = links.filter((href) => !href.startsWith('/tr/'));
    expect(others).toEqual(['/files/list.txt', '/about', '/ar/about']);
    expect(hrefs(part(read('tr/about'), '<footer', '</footer>'))).toContain('/tr/docs/intro');
  });

  it('come from components in the language, asked for while a module is loaded or while it is drawn', () => {
    const home = (route: string): string => textOf(part(read(route), '<main', '</main>'));
    expect(home('')).toBe(
      'Leaves of a tree Every leaf in its place There are 30 posts to read. en en+tr+ar / Say hello This part wakes up when it is reached for. Read on',
    );
    expect(home('tr')).toBe(
      'Bir ağacın yaprakları Her yaprak yerinde Okunacak 30 yazı var. tr en+tr+ar /tr/ Merhaba de Bu parça uzanınca uyanır. Devamını oku',
    );
    expect(home('ar')).toBe(
      'أوراق شجرة Every leaf in its place There are 30 posts to read. ar en+tr+ar /ar/ قل مرحبا This part wakes up when it is reached for. Read on',
    );
    expect(hrefs(part(read('tr'), '<main', '</main>'))).toEqual(['/tr/blog', '/tr/docs/intro']);
    expect(textOf(article('tr/help'))).toContain('Çevirmemize yardım edin Read about us first. Merhaba de');
    expect(textOf(article('tr/docs/next/reference/live'))).toContain('not Press it. 0 kez basıldı');
  });

  it('are in the title', () => {
    const titles = (routes: string): string[] =>
      words(routes).map((route) => titleOf(read(route)).replace(' | Leaves', ''));
    expect(titles('/ about docs/next/start/install docs/intro blog blog/archive blog/tags/rare')).toEqual([
      'Leaves of a tree',
      'About',
      'Installation',
      'Introduction',
      'Blog',
      'Archive',
      'One post tagged with "Rare"',
    ]);
    expect(
      titles('tr tr/about tr/docs/next/start/kurulum tr/docs/intro tr/blog tr/blog/archive tr/blog/tags/rare'),
    ).toEqual([
      'Bir ağacın yaprakları',
      'Hakkında',
      'Kurulum',
      'Giriş',
      'Günlük',
      'Arşiv',
      '"Seyrek" ile etiketlenmiş Bir gönderi',
    ]);
    expect(titles('ar ar/docs/next/start/first-steps ar/blog')).toEqual(['أوراق شجرة', 'First steps', 'Blog']);
  });

  it('are on the page for what is not there', () => {
    expect(titleOf(readFile('404.html'))).toBe('Page Not Found | Leaves');
    expect(titleOf(readFile('tr/404.html'))).toBe('Sayfa Bulunamadı | Leaves');
    expect(rootTag(readFile('tr/404.html'))).toContain('lang="tr-TR"');
    expect(rootTag(readFile('ar/404.html'))).toContain('lang="ar" dir="rtl"');
    expect(hrefs(readFile('tr/404.html'))).toContain('/tr/community');
  });
});

describe('the blog', () => {
  const titles = (route: string): string[] =>
    all(part(read(route), '<main', '</main>'), /<h2[^>]*><a href="[^"]*">([^<]*)/g);

  it('lists posts in the order of their dates, with their titles in the language', () => {
    expect(titles('blog').slice(0, 4)).toEqual([
      'Leaf number 30',
      'Leaf number 29',
      'Leaf number 28',
      'Leaf number 27',
    ]);
    expect(titles('tr/blog').slice(0, 5)).toEqual([
      'Otuzuncu yaprak',
      'Leaf number 29',
      'Leaf number 27',
      'Leaf number 26',
      'Yirmi beşinci yaprak',
    ]);
    expect(['blog', 'blog/page/2', 'blog/page/3'].map((route) => titles(route).length)).toEqual([10, 10, 10]);
    expect(['tr/blog', 'tr/blog/page/2', 'tr/blog/page/3'].map((route) => titles(route).length)).toEqual([10, 10, 9]);
    expect(titles('ar/blog/page/3')).toHaveLength(9);
    expect(textOf(part(read('tr/blog'), '<aside', '</aside>'))).toContain('Son yapraklar');
    expect(read('tr/blog')).toContain('<meta name="description" content="Düşen yapraklar">');
    expect(read('tr/blog')).toContain('>20 Mart 2024</time>');
  });

  it('has neighbours of the language', () => {
    expect(neighbours('tr/blog/2024/03/05/leaf-29')).toEqual([
      'prev /tr/blog/otuzuncu Otuzuncu yaprak',
      'next /tr/blog/2024/02/05/leaf-27 Leaf number 27',
    ]);
    expect(neighbours('blog/2024/03/05/leaf-29')).toEqual([
      'prev /blog/2024/03/20/leaf-30 Leaf number 30',
      'next /blog/2024/02/20/leaf-28 Leaf number 28',
    ]);
    expect(hrefs(article('tr/blog/2024/03/05/leaf-29'))).toContain('/tr/blog/otuzuncu');
    expect(hrefs(article('tr/blog/otuzuncu'))).toEqual(
      expect.arrayContaining(['/tr/blog/2024/03/05/leaf-29', '/tr/docs/intro']),
    );
  });

  it('has tags and authors of the language', () => {
    expect(tagsOn('blog/tags')).toEqual([
      '/blog/tags/advice Advice 10',
      '/blog/tags/news News 15',
      '/blog/tags/rare Rare 1',
    ]);
    expect(tagsOn('tr/blog/tags')).toEqual([
      '/tr/blog/tags/news Haberler 14',
      '/tr/blog/tags/advice Öneriler 10',
      '/tr/blog/tags/rare Seyrek 1',
    ]);
    expect(tagsOn('ar/blog/tags')).toEqual([
      '/ar/blog/tags/advice Advice 10',
      '/ar/blog/tags/news News 14',
      '/ar/blog/tags/rare Rare 1',
    ]);
    const authors = (route: string): string => textOf(part(read(route), '<main', '</main>'));
    expect(authors('blog/authors')).toBe('Authors Ada 10 posts Gardener Bob 10 posts Woodsman Cem 10 posts');
    expect(authors('tr/blog/authors')).toBe(
      'Yazarlar Ada 10 gönderi Bahçıvan Bob 9 gönderi Oduncu Cem 10 gönderi Okur',
    );
    expect(authors('ar/blog/authors')).toBe('Authors Ada 10 posts Gardener Bob 9 posts Woodsman Cem 10 posts');
    expect(titleOf(read('tr/blog/authors/bob'))).toBe('Bob - 9 gönderi | Leaves');
  });

  it('has feeds for each language', () => {
    for (const language of LANGUAGES) {
      const root = `https://example.com${language && `/${language}`}/blog`;
      const newest = language === 'tr' ? `${root}/otuzuncu` : `${root}/2024/03/20/leaf-30`;
      const count = language === '' ? 30 : 29;
      const rss = readFile(join(language, 'blog/rss.xml'));
      const links = all(part(rss, '<item>', '</channel>'), /<link>([^<]*)/g);
      expect([links[0], links.length]).toEqual([newest, count]);
      expect(rss).toContain(`<language>${{ '': 'en', tr: 'tr-TR', ar: 'ar' }[language]}</language>`);
      const atom = all(readFile(join(language, 'blog/atom.xml')), /<entry>[^]*?<id>([^<]*)/g);
      expect([atom[0], atom.length]).toEqual([newest, count]);
      const feed = JSON.parse(readFile(join(language, 'blog/feed.json'))) as { items: { url: string }[] };
      expect([feed.items[0]?.url, feed.items.length]).toEqual([newest, count]);
      const named = all(readFile(join(language, 'index.html')), /<link rel="alternate" type="[^"]*" href="([^"]*)"/g);
      const own = `${language && `/${language}`}/blog`;
      expect(named).toEqual([`${own}/rss.xml`, `${own}/atom.xml`, `${own}/feed.json`]);
    }
    expect(part(readFile('tr/blog/rss.xml'), '<item>', '</item>')).toContain('https://example.com/tr/docs/intro');
  });
});
