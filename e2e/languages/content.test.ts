import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SidebarItem } from '../../engine/src/shared/model.ts';
import { all, hrefs, LANGUAGES, part, textOf, titleOf, useLanguages } from './language-pages.ts';

const { readFile, read, article, neighbours } = useLanguages();

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
    expect(titleOf(read('tr/docs/next/tags/basic'))).toBe('“Temel” etiketli 2 doküman | Leaves');
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
      const named = all(
        readFile(join(language, 'index.html')),
        /<link rel="alternate" type="application[^"]*" href="([^"]*)"/g,
      );
      const own = `${language && `/${language}`}/blog`;
      expect(named).toEqual([`${own}/rss.xml`, `${own}/atom.xml`, `${own}/feed.json`]);
    }
    expect(part(readFile('tr/blog/rss.xml'), '<item>', '</item>')).toContain('https://example.com/tr/docs/intro');
  });
});
