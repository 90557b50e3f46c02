import { describe, expect, it } from 'vitest';
import { localizeConfig, type Translate } from './localize.ts';
import { resolveConfig } from './resolve.ts';

const WRITTEN = {
  title: 'Docs',
  url: 'https://example.com',
  baseUrl: '/kok/',
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'tr', 'fa'],
    localeConfigs: { tr: { url: 'https://example.com.tr/' } },
  },
};

function localize(written: object, options: { locale?: string; words?: Record<string, string> } = {}) {
  const { config, problems } = resolveConfig(
    { ...WRITTEN, ...written },
    { siteDir: '/site', configFile: 'yaprak.config.ts', text: '' },
  );
  if (!config) throw new Error(problems.map(({ message }) => message).join('\n'));
  const asked: Record<string, { message: string; description?: string }> = {};
  const translate =
    (file: string): Translate =>
    (key, text) => {
      asked[`${file} ${key}`] = text;
      return options.words?.[`${file} ${key}`] ?? text.message;
    };
  const localized = localizeConfig(config, {
    locale: options.locale ?? 'tr',
    navbar: translate('navbar'),
    footer: translate('footer'),
    texts: { skip: 'Atla' },
  });
  return { config, localized, asked };
}

describe('localizeConfig', () => {
  it('moves the site to the address of the language, and keeps where the whole stands', () => {
    const { localized } = localize({});
    expect(localized).toMatchObject({
      url: 'https://example.com.tr',
      baseUrl: '/kok/tr/',
      siteUrl: 'https://example.com',
      rootUrl: '/kok/',
      title: 'Docs',
    });
    expect(localized.i18n).toMatchObject({ defaultLocale: 'en', currentLocale: 'tr', texts: { skip: 'Atla' } });
    expect(localize({}, { locale: 'fa' }).localized).toMatchObject({
      url: 'https://example.com',
      baseUrl: '/kok/fa/',
    });
    expect(localize({}, { locale: 'en' }).localized).toMatchObject({ baseUrl: '/kok/', rootUrl: '/kok/' });
  });

  it('translates the navbar, items in items too, and changes nothing but words', () => {
    const navbar = {
      title: 'Docs',
      logo: { src: 'img/a.svg', alt: 'A leaf' },
      items: [
        { to: '/blog', label: 'Blog', className: 'k' },
        {
          label: 'More',
          items: [
            { to: '/a', label: 'A' },
            { type: 'doc', docId: 'x', label: 'X' },
          ],
        },
        { type: 'doc', docId: 'intro' },
        { type: 'html', value: '<b></b>' },
        { type: 'custom-saat', label: 'Clock', dilim: 'UTC' },
      ],
    };
    const words = {
      'navbar title': 'Belgeler',
      'navbar logo.alt': 'Bir yaprak',
      'navbar item.label.Blog': 'Günlük',
      'navbar item.label.More': 'Daha',
      'navbar item.label.X': 'İks',
      'navbar item.label.Clock': 'Saat',
    };
    const { localized, config, asked } = localize({ navbar }, { words });
    expect(localized.navbar).toMatchObject({
      title: 'Belgeler',
      logo: { src: 'img/a.svg', alt: 'Bir yaprak' },
      items: [
        { to: '/blog', label: 'Günlük', className: 'k' },
        {
          label: 'Daha',
          items: [
            { to: '/a', label: 'A' },
            { docId: 'x', label: 'İks' },
          ],
        },
        { docId: 'intro' },
        { value: '<b></b>' },
        { fields: { label: 'Saat', dilim: 'UTC' } },
      ],
    });
    expect(localized.navbar.items[2]).toEqual(config.navbar.items[2]);
    expect(asked['navbar item.label.Blog']).toEqual({
      message: 'Blog',
      description: 'Navbar item with label Blog',
    });
    expect(Object.keys(asked)).toEqual([
      ...Object.keys(words).slice(0, 4),
      'navbar item.label.A',
      'navbar item.label.X',
      'navbar item.label.Clock',
    ]);
  });

  it('translates the footer, in columns', () => {
    const footer = {
      logo: { src: 'a.svg', alt: 'Mark' },
      copyright: '© Us',
      links: [
        {
          title: 'Docs',
          items: [{ to: '/a', label: 'A' }, { href: 'https://b.c', label: 'B' }, { html: '<i></i>' }],
        },
        { title: null, items: [] },
      ],
    };
    const words = {
      'footer logo.alt': 'Marka',
      'footer copyright': '© Biz',
      'footer link.title.Docs': 'Belgeler',
      'footer link.item.label.B': 'Be',
    };
    const { localized, asked } = localize({ footer }, { words });
    expect(localized.footer).toMatchObject({
      logo: { alt: 'Marka' },
      copyright: '© Biz',
      links: [
        {
          title: 'Belgeler',
          items: [{ to: '/a', label: 'A' }, { href: 'https://b.c', label: 'Be' }, { html: '<i></i>' }],
        },
        { items: [] },
      ],
    });
    expect(asked['footer link.item.label.B']?.description).toBe(
      'The label of footer link with label=B linking to https://b.c',
    );
  });

  it('or in a row; and asks for nothing that is not there', () => {
    const { localized, asked } = localize(
      { footer: { links: [{ to: '/a', label: 'A' }] } },
      { words: { 'footer link.item.label.A': 'Aa' } },
    );
    expect(localized.footer?.links).toMatchObject([{ to: '/a', label: 'Aa' }]);
    expect(Object.keys(asked)).toEqual(['footer link.item.label.A']);
    expect(localize({}).localized.footer).toBeUndefined();
  });

  it('leaves the config as it was, and freezes what it makes', () => {
    const { config, localized } = localize(
      { navbar: { title: 'Docs', items: [{ to: '/a', label: 'A' }] } },
      { words: { 'navbar title': 'Belgeler' } },
    );
    expect(config.navbar.title).toBe('Docs');
    expect(config.i18n).toMatchObject({ currentLocale: 'en', texts: {} });
    expect([localized, localized.navbar.items[0], localized.i18n].every(Object.isFrozen)).toBe(true);
  });
});
