import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { languageFile } from '../plugins/language-texts.ts';
import { loadSite, type LoadedLanguage, type LoadSiteOptions } from './load-site.ts';

let siteDir = '';
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'yaprak-site-'));
});
afterEach(() => rmSync(siteDir, { recursive: true, force: true }));

const DOCS = 'i18n/en/docusaurus-plugin-content-docs';
const I18N = { defaultLocale: 'tr', locales: ['en', 'tr'] };
const message = (text: string) => ({ message: text });

/** A site that is written in Turkish, with English as its other language. */
function load(files: Record<string, string>, config: object = {}, options: Partial<LoadSiteOptions> = {}) {
  const written = { title: 'Belgeler', url: 'https://example.com', i18n: I18N, ...config };
  const all = { 'yaprak.config.mjs': `export default ${JSON.stringify(written, null, 2)};`, ...files };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(siteDir, path)), { recursive: true });
    writeFileSync(join(siteDir, path), text);
  }
  return loadSite(siteDir, { mode: 'build', ...options });
}

const pagesOf = ({ routes }: LoadedLanguage): string[] => routes.map(({ url }) => url);

describe('loadSite', () => {
  it('loads every language, the default one first, each with its pages, words and addresses', async () => {
    const { config, languages, problems, sources } = await load(
      {
        'docs/a.md': '# Bir',
        'docs/b.md': '# İki',
        [`${DOCS}/current/a.md`]: '---\nslug: one\n---\n\n# One\n',
        'i18n/en/docusaurus-theme-classic/navbar.json': JSON.stringify({
          title: message('Docs'),
          'item.label.Günlük': message('Journal'),
        }),
        'i18n/en/code.json': JSON.stringify({
          'theme.docs.paginator.next': message('Onwards'),
          'home.title': message('Welcome'),
        }),
      },
      { navbar: { title: 'Belgeler', items: [{ to: '/blog', label: 'Günlük' }] } },
    );
    expect(problems).toEqual([]);
    expect(config.i18n.currentLocale).toBe('tr');
    const [turkish, english] = languages;
    expect(languages.map(({ view }) => view.locale.name)).toEqual(['tr', 'en']);
    expect(pagesOf(turkish)).toEqual(['/docs/a', '/docs/b', '/404.html', '/']);
    expect(english && pagesOf(english)).toEqual(['/en/docs/one', '/en/docs/b', '/en/404.html', '/en/']);
    expect(english?.view).toMatchObject({
      baseUrl: '/en/',
      rootUrl: '/',
      texts: { 'docs.next': 'Onwards' },
      navbar: { title: 'Docs', items: [{ label: 'Journal', href: '/en/blog' }] },
    });
    expect(turkish.view).toMatchObject({ texts: {}, navbar: { title: 'Belgeler', items: [{ href: '/blog' }] } });
    // Texts of the theme are in the view.
    expect(english?.messages).toEqual({ 'home.title': 'Welcome' });
    expect([...sources.keys()]).toEqual(
      expect.arrayContaining(['docs/a.md', `${DOCS}/current/a.md`, 'i18n/en/code.json']),
    );
  });

  it('gives parts of the site the texts of the theme that they ask for', async () => {
    const { languages } = await load({
      'docs/a.md': '# Bir',
      'src/theme/Devam.js': 'export default () => null;',
      'i18n/en/code.json': JSON.stringify({ 'theme.blog.post.readMore': message('Go on') }),
    });
    expect(languages[1]?.messages).toMatchObject({ 'theme.blog.post.readMore': 'Go on' });
  });

  it('links each page to itself in the other languages', async () => {
    const { languages } = await load({
      'docs/a.md': '# Bir',
      'docs/b.md': '---\nuntranslated: omit\n---\n\n# İki\n',
      'docs/c.md': '# Üç',
      [`${DOCS}/current/a.md`]: '---\nslug: one\n---\n\n# One\n',
    });
    const known = languages.map(({ routes }) =>
      routes.map(({ url, languages: found, textLang }) => [url, found?.map((each) => each.url), textLang]),
    );
    expect(known).toEqual([
      [
        ['/docs/a', ['/docs/a', '/en/docs/one'], undefined],
        ['/docs/b', ['/docs/b'], undefined],
        ['/docs/c', ['/docs/c', '/en/docs/c'], undefined],
        ['/404.html', undefined, undefined],
        ['/', ['/', '/en/'], undefined],
      ],
      [
        ['/en/docs/one', ['/docs/a', '/en/docs/one'], undefined],
        ['/en/docs/c', ['/docs/c', '/en/docs/c'], 'tr'],
        ['/en/404.html', undefined, undefined],
        ['/en/', ['/', '/en/'], undefined],
      ],
    ]);
  });

  it('tells a fault of a shared file once, and those of translations under their own names', async () => {
    const { problems } = await load({
      'docs/a.md': '---\ntags: [x]\n---\n',
      'docs/tags.yml': 'y:\n',
      [`${DOCS}/current/z.md`]: '# Z',
      [`${DOCS}/current.json`]: JSON.stringify({ 'version.labl': message('x') }),
    });
    expect(problems.map(({ code, file }) => [code, file])).toEqual([
      ['inline-tag', 'docs/a.md'],
      ['orphan-translation', `${DOCS}/current/z.md`],
      ['unknown-translation', `${DOCS}/current.json`],
    ]);
  });

  it('fails with the faults of all languages', async () => {
    const loaded = load({
      'docs/a.md': '---\ntags: x\n---\n',
      [`${DOCS}/current/a.md`]: '---\nkeywords: x\n---\n',
      'i18n/en/code.json': '{',
    });
    await expect(loaded).rejects.toMatchObject({
      problems: [
        { code: 'invalid-front-matter', file: 'docs/a.md' },
        { code: 'invalid-front-matter', file: `${DOCS}/current/a.md` },
        { code: 'invalid-translation', file: 'i18n/en/code.json' },
      ],
    });
  });

  it('may keep pages with faults in their front matter, but not a site with others', async () => {
    const files = {
      'docs/a.md': '---\ntags: x\n---\n',
      'docs/b.md': '---\ntitle: [x\n---\n',
    };
    const { languages, problems } = await load(files, { i18n: undefined }, { keepsFaulty: true });
    expect(pagesOf(languages[0])).toEqual(['/docs/a', '/docs/b', '/404.html', '/']);
    expect(problems).toMatchObject([
      { code: 'invalid-front-matter', severity: 'error', file: 'docs/a.md' },
      { code: 'invalid-yaml', severity: 'error', file: 'docs/b.md' },
    ]);
    const other = load({ ...files, 'docs/tags.yml': 'a: [b\n' }, { i18n: undefined }, { keepsFaulty: true });
    await expect(other).rejects.toMatchObject({ problems: [{}, {}, { file: 'docs/tags.yml' }] });
  });

  it('reads translations where the config says, or none', async () => {
    const files = {
      'docs/a.md': '# Bir',
      'diller/ingilizce/docusaurus-plugin-content-docs/current/a.md': '# One',
    };
    const titles = async (i18n: object) =>
      (await load(files, { i18n: { ...I18N, path: 'diller', ...i18n } })).languages.map(
        ({ routes }) => routes[0]?.title,
      );
    expect(await titles({ localeConfigs: { en: { path: 'ingilizce' } } })).toEqual(['Bir', 'One']);
    expect(await titles({ localeConfigs: { en: { path: 'ingilizce', translate: false } } })).toEqual(['Bir', 'Bir']);
  });

  it('leaves out pages without a translation where the site says so', async () => {
    const files = { 'docs/a.md': '# Bir', 'docs/b.md': '# İki', [`${DOCS}/current/a.md`]: '# One' };
    const { languages, problems } = await load(files, { i18n: { ...I18N, untranslated: 'omit' } });
    expect(problems).toEqual([]);
    expect(languages.map(pagesOf)).toEqual([
      ['/docs/a', '/docs/b', '/404.html', '/'],
      ['/en/docs/a', '/en/404.html', '/en/'],
    ]);
  });
});

it('tells what the config was warned of beside the errors that may come of it', async () => {
  const wrong = { themeConfig: { navbar: { items: [{ type: 'docSidebar', sidebarId: 'docs', label: 'D' }] } } };
  const written = { title: 'T', url: 'https://example.com', baseUrl: '/', presets: ['other'], ...wrong };
  writeFileSync(join(siteDir, 'docusaurus.config.js'), `module.exports = ${JSON.stringify(written)};`);
  await expect(loadSite(siteDir, { mode: 'build' })).rejects.toMatchObject({
    problems: [
      { severity: 'warning', message: 'The preset `other` is not installed; what it adds to the site is missing.' },
      { severity: 'error', message: expect.stringContaining('any sidebar with id "docs"') as string },
    ],
  });
});

describe('languageFile', () => {
  it('holds what islands must know, under a name that changes with it', async () => {
    const files = { 'docs/a.md': '# Bir', 'i18n/en/code.json': JSON.stringify({ 'home.title': message('Welcome') }) };
    const english = async (config?: object) => {
      const { languages } = await load(files, config);
      return languages[1] && languageFile({ ...languages[1], site: languages[1].view });
    };
    const file = await english({ baseUrl: '/kok/' });
    expect(file?.output).toMatch(/^assets\/language\/en-[0-9a-f]{10}\.json$/);
    expect(file?.url).toBe(`/kok/${file?.output}`);
    expect(JSON.parse(file?.text ?? '')).toMatchObject({
      site: { locale: { name: 'en' }, baseUrl: '/kok/en/' },
      messages: { 'home.title': 'Welcome' },
    });
    expect((await english({ baseUrl: '/kok/' }))?.url).toBe(file?.url);
    expect((await english({ baseUrl: '/kok/', tagline: 'x' }))?.url).not.toBe(file?.url);
  });

  it('is not needed by the default language, unless that has words of its own', async () => {
    const first = async (files: Record<string, string>) => {
      const [main] = (await load(files)).languages;
      return languageFile({ ...main, site: main.view });
    };
    expect(await first({ 'docs/a.md': '# Bir' })).toBeUndefined();
    const words = { 'theme.docs.paginator.next': message('İleri') };
    expect(await first({ 'i18n/tr/code.json': JSON.stringify(words) })).toMatchObject({
      url: expect.stringMatching(/^\/assets\/language\/tr-/) as string,
    });
  });
});
