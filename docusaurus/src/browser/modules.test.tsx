import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { createContext, docData, renderIn, site } from '../../../engine/src/theme/testing/render-page.tsx';
import { speak } from '../../../engine/src/theme/testing/speak.ts';
import { Translate, translate } from 'yaprak/client';
import { OWN_FIELDS } from '../own-fields.ts';
import { BrowserOnly, Interpolate } from './components.tsx';
import { isInternalUrl, Link, useBaseUrl } from './link.tsx';
import { useLocation } from './router.tsx';
import { useCurrentSidebarCategory } from './sidebar.ts';
import { useDocusaurusContext } from './site-context.ts';
import { HtmlClassNameProvider, PageMetadata, useColorMode, usePluralForm } from './theme-common.tsx';

afterEach(() => speak());

function Show({ value }: { value: () => unknown }) {
  return <>{JSON.stringify(value())}</>;
}
const valueOf = (value: () => unknown, context = createContext()) =>
  JSON.parse(
    renderIn(<Show value={value} />, context)
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'"),
  ) as unknown;

describe('Link', () => {
  it('puts the base url before paths of the site only', () => {
    expect(renderIn(<Link to="/docs/x">x</Link>)).toBe('<a href="/kok/docs/x">x</a>');
    expect(renderIn(<Link to="/kok/docs/x">x</Link>)).toBe('<a href="/kok/docs/x">x</a>');
    expect(renderIn(<Link to="./y?q#z">x</Link>)).toBe('<a href="/kok/docs/y?q#z">x</a>');
    expect(renderIn(<Link to="#x">x</Link>)).toBe('<a href="#x">x</a>');
    expect(renderIn(<Link href="mailto:a@example.com">x</Link>)).toBe('<a href="mailto:a@example.com">x</a>');
  });

  it('opens other addresses and plain files in a tab of their own', () => {
    expect(renderIn(<Link href="https://example.com">x</Link>)).toBe(
      '<a href="https://example.com" target="_blank" rel="noopener noreferrer">x</a>',
    );
    expect(renderIn(<Link to="pathname:///x.pdf">x</Link>)).toBe(
      '<a href="/kok/x.pdf" target="_blank" rel="noopener noreferrer" data-unchecked-link="">x</a>',
    );
  });

  it('ends as the site wants addresses to end', () => {
    const withSlash = createContext({ site: { ...site, trailingSlash: true } });
    expect(renderIn(<Link to="/docs/x?a#b">x</Link>, withSlash)).toBe('<a href="/kok/docs/x/?a#b">x</a>');
    expect(renderIn(<Link to="/x.zip">x</Link>, withSlash)).toBe('<a href="/kok/x.zip">x</a>');
  });

  it('knows where the reader is', () => {
    expect(
      renderIn(
        <Link to="/docs" isNavLink className="b">
          x
        </Link>,
      ),
    ).toBe('<a href="/kok/docs" class="b active" aria-current="page">x</a>');
    expect(
      renderIn(
        <Link to="/docs" isNavLink exact>
          x
        </Link>,
      ),
    ).toBe('<a href="/kok/docs">x</a>');
  });
});

describe('what a component reads of the site', () => {
  it('comes from the page', () => {
    expect(valueOf(() => useBaseUrl('/img/x.png'))).toBe('/kok/img/x.png');
    expect(valueOf(() => useBaseUrl('img/x.png', { absolute: true }))).toBe('https://example.com/kok/img/x.png');
    expect(valueOf(() => useLocation())).toEqual({ pathname: '/kok/docs/a', search: '', hash: '' });
    expect(valueOf(() => useColorMode().colorMode)).toBe('light');
    const { siteConfig, i18n } = valueOf(() => useDocusaurusContext()) as ReturnType<typeof useDocusaurusContext>;
    expect(siteConfig).toMatchObject({
      title: 'Belgeler',
      baseUrl: '/kok/',
      customFields: { renk: 'yeşil' },
      themeConfig: { navbar: { title: 'Belgeler' } },
    });
    expect(i18n).toMatchObject({ currentLocale: 'en', localeConfigs: { en: { htmlLang: 'en' } } });
  });

  it('has what the config sets for components alone', () => {
    const themeConfig = { renk: 1, navbar: 2 };
    const own = { organizationName: 'biz', projectName: 'deneme', themeConfig, others: { presets: ['a'], title: 'b' } };
    const customFields = { ...site.customFields, [OWN_FIELDS]: own };
    const context = createContext({ site: { ...site, customFields, trailingSlash: false } });
    const { siteConfig } = valueOf(() => useDocusaurusContext(), context) as ReturnType<typeof useDocusaurusContext>;
    expect(siteConfig).toMatchObject({
      organizationName: 'biz',
      projectName: 'deneme',
      trailingSlash: false,
      customFields: { renk: 'yeşil' },
      themeConfig: { renk: 1, navbar: { title: 'Belgeler' } },
      presets: ['a'],
      title: site.title,
    });
    expect(Object.keys(siteConfig.customFields)).toEqual(['renk']);
  });

  it('has the items of the navbar as the config has them', () => {
    const items = [
      { type: 'dropdown', label: 'A', href: '/kok/a', position: 'left', ariaLabel: 'b', attributes: { id: 'c' } },
      { type: 'link', label: 'D', href: 'https://d.test', external: true, position: 'right' },
      { type: 'custom', name: 'custom-e', position: 'left', fields: { f: 1 } },
      { type: 'localeDropdown', label: 'G', position: 'left', before: [], after: [] },
    ].map((item) => ({ items: [], ...item })) as unknown as typeof site.navbar.items;
    const context = createContext({
      site: { ...site, baseUrl: '/kok/', rootUrl: '/kok/', navbar: { ...site.navbar, items } },
    });
    const { siteConfig } = valueOf(() => useDocusaurusContext(), context) as ReturnType<typeof useDocusaurusContext>;
    expect(siteConfig.themeConfig.navbar.items).toMatchObject([
      { type: 'dropdown', label: 'A', to: '/a', 'aria-label': 'b', id: 'c', items: [] },
      { label: 'D', href: 'https://d.test' },
      { type: 'custom-e', f: 1 },
      { type: 'localeDropdown', dropdownItemsBefore: [] },
    ]);
  });

  it('comes from the bundle inside an island, where there is no page', () => {
    expect(renderToStaticMarkup(<Show value={() => useBaseUrl('/x')} />)).toBe('&quot;/ada/x&quot;');
  });

  it('is in the language of the page inside an island too', () => {
    const turkish = { ...site.locale, name: 'tr', htmlLang: 'tr', label: 'Türkçe', baseUrl: '/kok/tr/' };
    speak({ site: { baseUrl: '/kok/tr/', locale: turkish, locales: [site.locale, turkish] } });
    const read = (value: () => unknown) =>
      JSON.parse(renderToStaticMarkup(<Show value={value} />).replaceAll('&quot;', '"')) as unknown;
    expect(read(() => [useBaseUrl('/x'), useBaseUrl('/img/x.png')])).toEqual(['/kok/tr/x', '/kok/img/x.png']);
    const { i18n, siteConfig } = read(() => useDocusaurusContext()) as ReturnType<typeof useDocusaurusContext>;
    expect(i18n).toMatchObject({
      currentLocale: 'tr',
      defaultLocale: 'en',
      locales: ['en', 'tr'],
      localeConfigs: { tr: { label: 'Türkçe' } },
    });
    expect(siteConfig.i18n).toEqual({ defaultLocale: 'en', locales: ['en', 'tr'] });
    expect(renderToStaticMarkup(<Link to="/docs/x">x</Link>)).toBe('<a href="/kok/tr/docs/x">x</a>');
  });

  it('fails with a sentence where a category is needed and there is none', () => {
    expect(() => renderIn(<Show value={() => useCurrentSidebarCategory()} />)).toThrow(
      'Unexpected: cant find current sidebar in context',
    );
    const withSidebar = createContext({ sidebar: { name: 'ana', items: [] } });
    expect(() => renderIn(<Show value={() => useCurrentSidebarCategory()} />, withSidebar)).toThrow(
      '/kok/docs/a is not associated with a category.',
    );
    expect(
      valueOf(() => useCurrentSidebarCategory(), createContext({ page: { ...docData(), cards: [] } as never })),
    ).toMatchObject({ label: 'Belge a', items: [] });
  });

  it('gives a page inside a category the innermost one', () => {
    const row = { type: 'link' as const, label: 'a', href: '/kok/docs/a' };
    const make = (label: string, items: unknown[]) => ({ type: 'category', label, items, collapsible: true });
    const context = { sidebar: { name: 'ana', items: [make('Dış', [make('İç', [row]), make('Öbür', [])])] as never } };
    const read = (more: object) => valueOf(() => useCurrentSidebarCategory(), createContext({ ...context, ...more }));
    expect(read({})).toMatchObject({ type: 'category', label: 'İç', items: [row] });
    const own = { sidebar: { name: 'ana', items: [{ ...make('Adı', []), href: '/kok/docs/a' }] as never } };
    expect(read({ ...own, page: { ...docData(), cards: [] } })).toMatchObject({ label: 'Adı' });
    const siblings = [{ ...row, description: 'Kart' }];
    expect(read({ page: { ...docData(), siblings } })).toMatchObject({ label: 'İç', items: siblings });
  });
});

describe('texts', () => {
  it('are filled with their values', () => {
    expect(
      renderIn(
        <Translate id="x" values={{ n: 3, b: <b>!</b> }}>
          {'{n} sipariş {b}'}
        </Translate>,
      ),
    ).toBe('3 sipariş <b>!</b>');
    expect(renderIn(<Interpolate values={{ x: 'y' }}>{'{x}'}</Interpolate>)).toBe('y');
    expect(translate({ message: 'Merhaba {ad}', id: 'x' }, { ad: 'Ada' })).toBe('Merhaba Ada');
    expect(translate({ id: 'yalnız.kimlik' })).toBe('yalnız.kimlik');
    expect(valueOf(() => [1, 5].map((count) => usePluralForm().selectMessage(count, 'bir|çok')))).toEqual([
      'bir',
      'çok',
    ]);
  });
});

describe('page metadata', () => {
  it('reaches the head', () => {
    const context = createContext();
    renderIn(
      <HtmlClassNameProvider className="ozel">
        <PageMetadata title="Ad" description="Açıklama" image="/img/a.png">
          <meta name="description" content="Başka" />
        </PageMetadata>
      </HtmlClassNameProvider>,
      context,
    );
    expect(context.head.title).toMatch(/^Ad \| /);
    expect(context.head.htmlAttributes).toEqual({ class: 'ozel' });
    const tags = context.head.tags.map((group) => group.map(({ attributes }) => Object.values(attributes)));
    const image = 'https://example.com/kok/img/a.png';
    expect(tags.filter((group) => group.length > 0)).toEqual([
      [
        ['description', 'Açıklama'],
        ['og:description', 'Açıklama'],
        ['og:image', image],
        ['twitter:image', image],
      ],
      // A list of its own: it replaces the props.
      [['description', 'Başka']],
    ]);
  });
});

describe('the rest', () => {
  it('renders without a browser', () => {
    expect(renderIn(<BrowserOnly fallback={<i>bekle</i>}>{() => <b>{window.name}</b>}</BrowserOnly>)).toBe(
      '<i>bekle</i>',
    );
    expect([isInternalUrl('/x'), isInternalUrl('https://x.test'), isInternalUrl(undefined)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
