import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../../engine/src/config/load.ts';
import type { SidebarItem } from '../../engine/src/shared/model.ts';
import { checkCopies, checkPage, reviewDay } from './page-checks.ts';
import { parsePage, readPages } from '../setup/site-pages.ts';
import { createScratchDir, runYaprak, serveSite, type RunningSite } from '../setup/site-server.ts';
import { BLOCKS, DOC_IDS, HOW_TOS, POSTS, TAGS } from './specification.ts';

/** The site this repository exists for: its addresses, its settings, and that every page says something. */

const original = fileURLToPath(new URL('../../site', import.meta.url));
let site = '';
let out = '';
let build = { code: 1, output: '' };
beforeAll(async () => {
  // A copy, so that nothing of an earlier build is taken over and what is wrong is reported again.
  site = createScratchDir('knowledge-base');
  const skip = new Set(['build', '.yaprak', 'node_modules'].map((name) => join(original, name)));
  cpSync(original, site, { recursive: true, filter: (path) => !skip.has(path) });
  out = join(createScratchDir('build'), 'site');
  build = await runYaprak(['build', site, '--out-dir', out]);
}, 240_000);
afterAll(() => {
  for (const dir of [site, dirname(out)]) rmSync(dir, { recursive: true, force: true });
});

const has = (route: string): boolean => existsSync(join(out, route, 'index.html'));
const read = (route: string): string => readFileSync(join(out, route, 'index.html'), 'utf8');
const main = (html: string): string => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
const description = (html: string): string => /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';

type Category = Extract<SidebarItem, { type: 'category' }>;
const readSidebar = (): SidebarItem[] =>
  JSON.parse(readFileSync(join(out, 'sidebar-default-current-tutorialSidebar.json'), 'utf8')) as SidebarItem[];
const flatten = (items: readonly SidebarItem[]): SidebarItem[] =>
  items.flatMap((item) => (item.type === 'category' ? [item, ...flatten(item.items)] : [item]));
const readCategories = (): Category[] => flatten(readSidebar()).filter((item) => item.type === 'category');

describe('the build', () => {
  it('ends well and without a warning: links and anchors lead somewhere', () => {
    expect(build.output).not.toMatch(/^(?:warning|error)\b/m);
    expect(build.code).toBe(0);
  });
});

describe('weight', () => {
  it('has at most 11 KB of style on a page, in all its stylesheets', () => {
    const sizes = new Map<string, number>();
    const weigh = (href: string): number => {
      if (!sizes.has(href)) sizes.set(href, gzipSync(readFileSync(join(out, href))).length);
      return sizes.get(href) as number;
    };
    const pages = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
    const heavy = pages.filter((file) => {
      const html = readFileSync(join(out, file), 'utf8');
      const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
      return links.reduce((sum, [, href = '']) => sum + weigh(href), 0) > 11 * 1024;
    });
    expect(sizes.size).toBeGreaterThan(5);
    expect(heavy).toEqual([]);
  });
});

describe('addresses', () => {
  it('has every doc of the specification', () => {
    expect(DOC_IDS.filter((id) => !has(`docs/${id}`))).toEqual([]);
    const sources = readPages(original, 'docs').map((page) => page.source);
    expect(HOW_TOS.filter((part) => !sources.some((source) => source.startsWith(`docs/${part}/`)))).toEqual([]);
  });

  it('has the home page, the standalone page, the blog and its five posts', () => {
    const routes = ['', 'markdown-page', 'blog', 'blog/archive', 'blog/tags', ...POSTS.map((post) => `blog/${post}`)];
    expect(routes.filter((route) => !has(route))).toEqual([]);
    const listed = [...main(read('blog')).matchAll(/<h2[^>]*><a [^>]*href="\/blog\/([^"]+)"/g)].map(([, post]) => post);
    expect(listed.sort()).toEqual(POSTS);
    expect(POSTS.filter((post) => !main(read('blog/archive')).includes(`href="/blog/${post}"`))).toEqual([]);
  });

  it('has these tags of the blog, with these counts', () => {
    const found = [...main(read('blog/tags')).matchAll(/href="\/blog\/tags\/([^"]+)">[^<]*<span>(\d+)</g)];
    expect(Object.fromEntries(found.map(([, tag, count]) => [tag, Number(count)]))).toEqual(TAGS);
    for (const [tag, count] of Object.entries(TAGS))
      expect(main(read(`blog/tags/${tag}`)).match(/<article/g), tag).toHaveLength(count);
  });

  it('has one sidebar, which holds every doc once', () => {
    expect(readdirSync(out).filter((file) => /^sidebar-.*\.json$/.test(file))).toHaveLength(1);
    const ids = flatten(readSidebar()).flatMap((item) => (item.type === 'link' && item.docId ? [item.docId] : []));
    const sources = readPages(original, 'docs').map(({ source }) => source.slice(5).replace(/\.mdx?$/, ''));
    expect(ids.sort()).toEqual(sources.sort());
    expect(ids.filter((id) => !read(`docs/${id}`).includes('data-sidebar="/docs tutorialSidebar"'))).toEqual([]);
  });

  it('has sixty to seventy category pages, each described, the three of the footer among them', () => {
    const categories = readCategories();
    const addresses = categories.map(({ href }) => href ?? '').filter((href) => href.startsWith('/docs/category/'));
    expect(addresses).toHaveLength(categories.length);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.length).toBeGreaterThanOrEqual(60);
    expect(addresses.length).toBeLessThanOrEqual(70);
    expect(addresses).toEqual(
      expect.arrayContaining(['/docs/category/v2', '/docs/category/v1', '/docs/category/bisearch']),
    );
    expect(categories.filter(({ items }) => items.length < 2).map(({ label }) => label)).toEqual([]);
    const texts = addresses.map((address) => description(read(decodeURI(address))));
    expect(texts.filter((text) => text.length < 20)).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  describe('as they are served', () => {
    let running: RunningSite;
    beforeAll(async () => {
      running = await serveSite(site, out);
    });
    afterAll(() => running.close());

    it('leads from the docs root to the introduction, and answers 404 elsewhere', async () => {
      const [root, nowhere] = await Promise.all([fetch(`${running.url}/docs`), fetch(`${running.url}/docs/yok`)]);
      expect(root.status).toBe(200);
      expect(await root.text()).toMatch(/\/docs\/intro/);
      expect(nowhere.status).toBe(404);
      expect(await nowhere.text()).toContain('Page Not Found');
    });
  });
});

describe('settings', () => {
  it('are those of the specification', async () => {
    const { config } = await loadConfig(original);
    expect(config).toMatchObject({
      title: 'internal docs',
      tagline: 'guidelines, how-tos and engineering blogs',
      baseUrl: '/',
      noIndex: true,
      i18n: { defaultLocale: 'en', locales: ['en'] },
      onBrokenLinks: 'throw',
      onBrokenMarkdownLinks: 'warn',
      onDuplicateRoutes: 'warn',
      colorMode: { defaultMode: 'light', disableSwitch: false },
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    });
    expect(config.docs).toHaveLength(1);
    expect(config.docs[0]).toMatchObject({
      versions: { current: { label: 'Next' } },
      versionPersistence: 'localStorage',
      sidebar: { hideable: false, autoCollapseCategories: false },
    });
    expect(existsSync(join(original, 'versions.json'))).toBe(false);
    expect(config.footer?.copyright).toContain('2024');
  });

  it('show in the pages', () => {
    const html = read('docs/intro');
    expect(html).toMatch(/<html lang="en"[^>]* data-theme="light"/);
    expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(html).toContain('| internal docs</title>');
    const footer = html.slice(html.indexOf('<footer data-region'));
    for (const to of ['/docs/category/v2', '/docs/category/v1', '/docs/category/bisearch', '/blog'])
      expect(footer).toContain(`href="${to}"`);
    expect(footer).toContain('© 2024');
    const navbar = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
    expect(navbar).toMatch(
      /href="\/docs\/intro"[^>]*>Docs<.*href="\/blog"[^>]*>Blog<.*href="https:[^"]*"[^>]*>Source</,
    );
  });

  it('make a home page that starts with search', () => {
    const html = main(read(''));
    const form = /<form[^>]*role="search"[^>]*action="\/search"[^>]*>.*?<\/form>/s.exec(html)?.[0] ?? '';
    expect(form).toMatch(/<input[^>]*name="q"/);
    expect(form).toContain('placeholder="Search..."');
    expect(html.indexOf('<form')).toBeLessThan(html.indexOf('href="/docs/'));
  });

  it('make a home page that shows what changed last, as the pages say it', () => {
    const noted = readPages(original, 'docs').filter(({ frontMatter }) => frontMatter['change_note'] !== undefined);
    const [newest] = noted.sort((a, b) => reviewDay(b).localeCompare(reviewDay(a)));
    const lately = main(read('')).split('Son değişenler')[1] ?? '';
    expect(lately).toContain(`href="/${newest?.source.replace(/\.mdx?$/, '')}"`);
    expect(lately).toContain(`dateTime="${newest && reviewDay(newest)}"`);
    expect(lately).toContain('href="/blog/welcome"');
  });
});

describe('what is written', () => {
  const docs = readPages(original, 'docs');
  const pages = [...docs, ...readPages(original, 'blog'), ...readPages(original, 'src/pages')];

  it('has an owner, a description, words of its own, a way on, and Turkish letters', () => {
    expect(pages.flatMap(checkPage)).toEqual([]);
  });

  it('is not reported twice', () => {
    expect(checkCopies(pages)).toEqual([]);
    const texts = pages.map(({ frontMatter }) => frontMatter['description']);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });

  it('leads to every doc from some other page’s text', () => {
    const led = new Set<string>();
    for (const { source, links } of pages) {
      for (const link of links) {
        const [path = ''] = link.split('#');
        if (path === '') continue;
        const at = new URL(path, `file:///${path.startsWith('/') ? '' : source}`).pathname.slice(1);
        const target = at.replace(/\.mdx?$/, '');
        if (target !== source.replace(/\.mdx?$/, '')) led.add(target);
      }
    }
    expect(docs.map(({ source }) => source.replace(/\.mdx?$/, '')).filter((doc) => !led.has(doc))).toEqual([]);
  });

  it('uses every block that the engine has', () => {
    // In earnest, that is: the writers' guide shows all of them anyway.
    const earnest = docs.filter(({ source }) => !source.startsWith('docs/tutorial-'));
    const html = earnest.map(({ source }) => main(read(source.replace(/\.mdx?$/, '')))).join('\n');
    const unused = Object.entries(BLOCKS).filter(([, mark]) => !html.includes(mark));
    expect(unused.map(([name]) => name)).toEqual([]);
  });

  it('would be refused if it were bad', () => {
    const bad = parsePage('---\ntitle: Kopya\n---\n\nSiparis icin `odeme` ve [yol](#ust) yok.\n', 'docs/kopya.md');
    expect(checkPage(bad)).toEqual([
      'docs/kopya.md has no description.',
      'docs/kopya.md has no owner.',
      'docs/kopya.md has no last_reviewed.',
      'docs/kopya.md has a last_reviewed that is no day: undefined.',
      'docs/kopya.md has 5 words of its own.',
      'docs/kopya.md links to no other page.',
      'docs/kopya.md spells “Siparis” in ASCII.',
      'docs/kopya.md spells “icin” in ASCII.',
      'docs/kopya.md is not in Turkish, nor does it say lang: en.',
    ]);
    const text =
      'Bir sipariş bayiye düşmeden önce ödenmelidir. Öteki cümle de altı sözcükten uzundur. Üçüncüsü ise ikisinden farklı bir cümledir.';
    const [one, two] = ['a', 'b'].map((name) => parsePage(text, `docs/${name}.md`));
    expect(one && two && checkCopies([one, two])).toEqual([expect.stringContaining('docs/a.md and docs/b.md share 3')]);
  });
});
