import { describe, expect, it } from 'vitest';
import { localizeConfig } from '../config/localize.ts';
import { resolveConfig } from '../config/resolve.ts';
import type { Route } from '../shared/model.ts';
import { buildSiteView, siteHref } from './site-view.ts';

function build(written: object, routes: Partial<Route>[] = []) {
  const { config, problems } = resolveConfig(
    { title: 'Belgeler', url: 'https://example.com/', ...written },
    { siteDir: '/site', configFile: 'yaprak.config.ts', text: '' },
  );
  if (!config) throw new Error(problems.map(({ message }) => message).join('\n'));
  return buildSiteView(config, { docs: [], routes: routes as Route[] }).view;
}

describe('siteHref', () => {
  it.each([
    ['/docs', '/kok/docs'],
    ['docs', '/kok/docs'],
    ['/kok/docs', '/kok/docs'],
    ['/kok', '/kok'],
    ['/', '/kok/'],
    ['#yer', '#yer'],
    ['https://a.b', 'https://a.b'],
    ['mailto:a@b.c', 'mailto:a@b.c'],
    ['pathname:///a', '/kok/a'],
  ])('makes %s to %s', (address, href) => {
    expect(siteHref(address, { baseUrl: '/kok/', rootUrl: '/kok/', trailingSlash: undefined })).toBe(href);
  });

  it('applies trailingSlash to pages, and not to files', () => {
    const config = { baseUrl: '/kok/', rootUrl: '/kok/', trailingSlash: true };
    expect(siteHref('/docs?x#y', config)).toBe('/kok/docs/?x#y');
    expect(siteHref('/img/a.svg', config)).toBe('/kok/img/a.svg');
    expect(siteHref('/docs/', { ...config, trailingSlash: false })).toBe('/kok/docs');
  });
});

describe('siteHref in a language', () => {
  const config = { baseUrl: '/kok/tr/', rootUrl: '/kok/', trailingSlash: undefined };

  it.each([
    ['/docs', '/kok/tr/docs'],
    ['/', '/kok/tr/'],
    ['/kok/tr/docs', '/kok/tr/docs'],
    ['/img/a.svg', '/kok/img/a.svg'],
    ['img/a.svg', '/kok/img/a.svg'],
    ['pathname:///kok/docs', '/kok/docs'],
  ])('makes %s to %s', (address, href) => {
    expect(siteHref(address, config)).toBe(href);
  });
});

describe('buildSiteView', () => {
  it('knows every language of the site and the one it is in', () => {
    const { config } = resolveConfig(
      {
        title: 'Belgeler',
        url: 'https://example.com/',
        baseUrl: '/kok/',
        favicon: 'img/a.ico',
        i18n: {
          defaultLocale: 'en',
          locales: ['en', 'fa'],
          localeConfigs: { fa: { url: 'https://example.ir', htmlLang: 'fa-IR', calendar: 'persian' } },
        },
      },
      { siteDir: '/site', configFile: 'yaprak.config.ts', text: '' },
    );
    if (!config) throw new Error('The config of the test is wrong.');
    const same = (key: string, written: { message: string }): string => written.message;
    const texts = { 'docs.next': 'بعدی' };
    const persian = localizeConfig(config, { locale: 'fa', navbar: same, footer: same, texts });
    const { view } = buildSiteView(persian, { docs: [], routes: [{ url: '/kok/fa/' } as Route] });
    const fa = { name: 'fa', htmlLang: 'fa-IR', direction: 'rtl', calendar: 'persian' };
    expect(view).toMatchObject({
      url: 'https://example.ir',
      baseUrl: '/kok/fa/',
      rootUrl: '/kok/',
      favicon: '/kok/img/a.ico',
      defaultLocale: 'en',
      texts,
      hasHomePage: true,
      locale: { ...fa, url: 'https://example.ir', baseUrl: '/kok/fa/' },
      locales: [{ name: 'en', url: 'https://example.com', baseUrl: '/kok/' }, fa],
    });
  });

  it('takes the words of the config and its language', () => {
    const view = build({
      tagline: 'Rehber',
      noIndex: true,
      favicon: 'img/a.ico',
      baseUrl: '/kok/',
      i18n: { defaultLocale: 'tr', locales: ['tr'] },
      customFields: { a: 1 },
    });
    expect(view).toMatchObject({
      title: 'Belgeler',
      tagline: 'Rehber',
      url: 'https://example.com',
      noIndex: true,
      favicon: '/kok/img/a.ico',
      customFields: { a: 1 },
    });
    expect(view.locale).toMatchObject({ name: 'tr', htmlLang: 'tr', direction: 'ltr' });
  });

  it('resolves the logos, and leaves addresses outside alone', () => {
    const { navbar, footer } = build({
      baseUrl: '/kok/',
      navbar: { title: 'N', logo: { src: 'img/a.svg', srcDark: '/img/b.svg', alt: 'Yaprak', href: '/docs' } },
      footer: { logo: { src: 'https://a.b/c.svg' } },
    });
    expect(navbar).toMatchObject({
      title: 'N',
      logo: { src: '/kok/img/a.svg', srcDark: '/kok/img/b.svg', alt: 'Yaprak', href: '/kok/docs' },
    });
    expect(footer?.logo).toEqual({ src: 'https://a.b/c.svg' });
  });

  it('sorts the links of the footer into columns', () => {
    const { footer } = build({
      footer: {
        style: 'dark',
        copyright: '© 2024',
        links: [
          {
            title: 'Bağlar',
            items: [{ to: '/a', label: 'A' }, { href: 'https://a.b', label: 'B' }, { html: '<i></i>' }],
          },
          { title: null, items: [] },
        ],
      },
    });
    expect(footer).toMatchObject({ style: 'dark', copyright: '© 2024', row: [] });
    expect(footer?.columns).toMatchObject([
      {
        title: 'Bağlar',
        items: [
          { label: 'A', href: '/a', external: false },
          { label: 'B', href: 'https://a.b', external: true },
          { html: '<i></i>' },
        ],
      },
      { items: [] },
    ]);
    expect(footer?.columns[1]?.title).toBeUndefined();
  });

  it('or into one row', () => {
    const { footer } = build({ footer: { links: [{ to: '/a', label: 'A' }] } });
    expect(footer).toMatchObject({ columns: [], row: [{ label: 'A', href: '/a' }] });
  });

  it('has no footer where the config has none', () => {
    expect(build({}).footer).toBeUndefined();
  });

  it('knows whether there is a home page', () => {
    expect(build({ baseUrl: '/kok/' }, [{ url: '/kok/' }]).hasHomePage).toBe(true);
    expect(build({ baseUrl: '/kok/' }, [{ url: '/kok/docs' }]).hasHomePage).toBe(false);
  });
});
