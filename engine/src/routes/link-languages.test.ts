import { describe, expect, it } from 'vitest';
import type { PageData, Route } from '../shared/model.ts';
import { linkLanguages, type LanguageRoutes } from './link-languages.ts';

type Kind = PageData['kind'];

function route(url: string, source?: string, kind: Kind = source?.endsWith('.tsx') ? 'reactPage' : 'doc'): Route {
  return { url, output: `${url}.html`, source, page: { kind } as PageData, bodies: [], unlisted: false };
}

const english = (routes: Route[], more: Partial<LanguageRoutes> = {}): LanguageRoutes => ({
  name: 'en',
  htmlLang: 'en-GB',
  baseUrl: '/kok/',
  routes,
  roots: [
    ['i18n/en/docs', 'docs'],
    ['i18n/en/pages', 'src/pages'],
  ],
  ...more,
});
const turkish = (routes: Route[], more: Partial<LanguageRoutes> = {}): LanguageRoutes => ({
  name: 'tr',
  htmlLang: 'tr',
  baseUrl: '/kok/tr/',
  routes,
  roots: [
    ['i18n/tr/docs', 'docs'],
    ['i18n/tr/pages', 'src/pages'],
  ],
  ...more,
});

/** For each page its address by language. */
const link = (...languages: LanguageRoutes[]) => linkLanguages(languages, { onDuplicateRoutes: 'warn' });
const linked = (...languages: LanguageRoutes[]) =>
  link(...languages).languages.map(({ routes }) =>
    routes.map(({ languages: found }) => found && Object.fromEntries(found.map(({ name, url }) => [name, url]))),
  );

describe('linkLanguages', () => {
  it('finds a page that languages share by its file, each where it stands in that language', () => {
    const shared = { en: '/kok/docs/a', tr: '/kok/tr/docs/a' };
    const [first] = link(
      english([route('/kok/docs/a', 'docs/a.md')]),
      turkish([route('/kok/tr/docs/a', 'docs/a.md')]),
    ).languages;
    expect(first?.routes[0]?.languages).toEqual([
      { name: 'en', htmlLang: 'en-GB', url: '/kok/docs/a' },
      { name: 'tr', htmlLang: 'tr', url: '/kok/tr/docs/a' },
    ]);
    expect(
      linked(english([route('/kok/docs/a', 'docs/a.md')]), turkish([route('/kok/tr/docs/a', 'docs/a.md')])),
    ).toEqual([[shared], [shared]]);
  });

  it('finds a translation whatever its address', () => {
    const both = { en: '/kok/docs/install', tr: '/kok/tr/docs/kurulum' };
    expect(
      linked(
        english([route('/kok/docs/install', 'docs/install.md')]),
        turkish([route('/kok/tr/docs/kurulum', 'i18n/tr/docs/install.md')]),
      ),
    ).toEqual([[both], [both]]);
  });

  it('finds a page of no file by its address below its language', () => {
    const both = { en: '/kok/docs/tags/x', tr: '/kok/tr/docs/tags/x/' };
    expect(linked(english([route('/kok/docs/tags/x')]), turkish([route('/kok/tr/docs/tags/x/')]))).toEqual([
      [both],
      [both],
    ]);
    const home = { en: '/kok/', tr: '/kok/tr/' };
    expect(linked(english([route('/kok/')]), turkish([route('/kok/tr/')]))).toEqual([[home], [home]]);
  });

  it('leaves out a language that lacks the page, and takes two files of one name for two pages', () => {
    expect(
      linked(
        english([route('/kok/docs/a', 'docs/a.md'), route('/kok/a', 'src/pages/a.md')]),
        turkish([route('/kok/tr/a', 'i18n/tr/pages/a.md')]),
      ),
    ).toEqual([[{ en: '/kok/docs/a' }, { en: '/kok/a', tr: '/kok/tr/a' }], [{ en: '/kok/a', tr: '/kok/tr/a' }]]);
  });

  it('gives the language of a text that has no translation', () => {
    const [originals, translations] = link(
      english([route('/kok/docs/a', 'docs/a.md'), route('/kok/docs/b', 'i18n/en/docs/b.md')]),
      turkish([
        route('/kok/tr/docs/a', 'docs/a.md'),
        route('/kok/tr/docs/b', 'i18n/tr/docs/b.md'),
        route('/kok/tr/', 'src/pages/index.tsx'),
        route('/kok/tr/docs/tags'),
      ]),
    ).languages;
    expect(originals?.routes.map(({ textLang }) => textLang)).toEqual([undefined, undefined]);
    // A component may say its words in any language; the theme's own pages are in that of the site.
    expect(translations?.routes.map(({ textLang }) => textLang)).toEqual(['en-GB', undefined, undefined, undefined]);
  });

  it('leads from what is not found to no other language', () => {
    const lost = route('/kok/404.html', undefined, 'notFound');
    expect(linked(english([lost]), turkish([route('/kok/tr/404.html', undefined, 'notFound')]))).toEqual([
      [undefined],
      [undefined],
    ]);
  });

  it('has nothing to say on a site of one language', () => {
    const only = route('/kok/docs/a', 'docs/a.md');
    expect(link(english([only]))).toEqual({ languages: [{ routes: [only], missing: [] }], problems: [] });
  });

  it('gives the address of a page in a language that lacks it', () => {
    const { languages } = link(
      english([route('/kok/docs/a', 'docs/a.md'), route('/kok/blog')]),
      turkish([route('/kok/tr/docs/bir', 'i18n/tr/docs/a.md')]),
    );
    expect(languages.map(({ missing }) => missing.map(({ from, route: { url } }) => [from, url]))).toEqual([
      [],
      [['/kok/tr/blog', '/kok/blog']],
    ]);
  });

  it('serves the language where the default one has a page in its place, and says so', () => {
    const { languages, problems } = link(
      english([route('/kok/tr/hakkinda', 'src/pages/tr/hakkinda.md'), route('/kok/hakkinda', 'src/pages/hakkinda.md')]),
      turkish([route('/kok/tr/hakkinda', 'i18n/tr/pages/hakkinda.md')]),
    );
    expect(languages.map(({ routes }) => routes.map(({ source }) => source))).toEqual([
      ['src/pages/hakkinda.md'],
      ['i18n/tr/pages/hakkinda.md'],
    ]);
    expect(problems).toMatchObject([
      { code: 'duplicate-route', severity: 'warning', file: 'src/pages/tr/hakkinda.md' },
    ]);
  });
});
