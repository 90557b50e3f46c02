import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { all, hrefs, LANGUAGES, part, textOf, titleOf, useLanguages } from './language-pages.ts';

const { dir, readFile, read, article, neighbours } = useLanguages();

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
  filesIn(join(dir(), language), '.html')
    .filter((file) => language !== '' || !/^(?:tr|ar)\//.test(file))
    .filter((file) => !leadsAway(readFile(join(language, file)), language))
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
    .sort();

/** Where a page would stand that a language lacks: it leads to the default language. */
const leadsAway = (html: string, language: string): boolean => {
  const target = /http-equiv="refresh" content="0; url=([^"]*)"/.exec(html)?.[1];
  return target !== undefined && language !== '' && !target.startsWith(`/${language}/`);
};
const rootTag = (html: string): string => part(html, '<html', '>');
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
    const others = filesIn(dir()).filter((file) => !/\.(?:html|xml|json|js|md)$|\bllms\b/.test(file));
    expect(others.map((file) => file.replace(/-[\w-]+\.(css|svg|woff2)$/, '-*.$1'))).toEqual([
      '_headers',
      // Of blocks and pages that few have, and of what a reader opens.
      ...'blocks blog cards charts code diagrams home infima late navbar options pictures prose search style tabs tags'
        .split(' ')
        .map((name) => `assets/css/${name}-*.css`),
      'assets/images/dot-*.svg',
      'assets/svg/icons-*.svg',
      // Two faces, each with a second file for further letters.
      ...Array<string>(2).fill('assets/woff2/sans-*.woff2'),
      ...Array<string>(2).fill('assets/woff2/serif-*.woff2'),
      'files/list.txt',
      'img/leaf.svg',
    ]);
    expect(filesIn(join(dir(), 'tr')).filter((file) => !/\.(?:html|xml|json|md)$|\bllms\b/.test(file))).toEqual([]);
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

describe('what a page says of its language', () => {
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
    // The title of a box is in the language of its text.
    expect(textOf(article('tr/docs/next/start/first-steps'))).toContain('tip One after the other.');
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
    expect(textOf(article('tr/docs/next/reference/live'))).toContain('note Press it. 0 kez basıldı');
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
      '“Seyrek” etiketli bir gönderi',
    ]);
    expect(titles('ar ar/docs/next/start/first-steps ar/blog')).toEqual(['أوراق شجرة', 'First steps', 'Blog']);
  });

  it('are on the page for what is not there', () => {
    expect(titleOf(readFile('404.html'))).toBe('Page Not Found | Leaves');
    expect(titleOf(readFile('tr/404.html'))).toBe('Sayfa bulunamadı | Leaves');
    expect(rootTag(readFile('tr/404.html'))).toContain('lang="tr-TR"');
    expect(rootTag(readFile('ar/404.html'))).toContain('lang="ar" dir="rtl"');
    expect(hrefs(readFile('tr/404.html'))).toContain('/tr/community');
  });
});
