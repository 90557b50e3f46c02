import { describe, expect, it } from 'vitest';
import type { Locale, PageLanguage, ResolvedNavbarItem, SiteView } from '../../shared/model.ts';
import { createContext, renderIn, site } from '../testing/render-page.tsx';
import { Dropdown } from './link-items.tsx';
import { NavbarEntry } from './navbar.tsx';

const turkish: Locale = { ...site.locale, name: 'tr', htmlLang: 'tr-TR', label: 'Türkçe', baseUrl: '/kok/tr/' };
const persian: Locale = {
  ...site.locale,
  name: 'fa',
  htmlLang: 'fa',
  label: 'فارسی',
  direction: 'rtl',
  url: 'https://example.ir',
  baseUrl: '/kok/fa/',
};
const dropdown: ResolvedNavbarItem = {
  type: 'localeDropdown',
  label: 'English',
  position: 'right',
  before: [{ type: 'link', label: 'Önce', href: '/kok/once', position: 'right' }],
  after: [{ type: 'html', value: '<hr>', position: 'right' }],
};
const page = (name: string, url: string): PageLanguage => ({ name, htmlLang: name, url });

interface Given {
  languages?: PageLanguage[];
  site?: Partial<SiteView>;
  item?: Partial<typeof dropdown>;
}

function render({ languages, site: changes, item }: Given = {}): string {
  const context = createContext({ site: { locales: [site.locale, turkish, persian], ...changes } });
  context.view = { ...context.view, ...(languages && { languages }) };
  return renderIn(<NavbarEntry item={{ ...dropdown, ...item } as ResolvedNavbarItem} url="/kok/docs/a" />, context);
}
const links = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*data-name[^>]*>/g)].map(([tag]) => /href="([^"]*)"/.exec(tag)?.[1] ?? '');

describe('the language menu', () => {
  const languages = [page('en', '/kok/docs/a'), page('tr', '/kok/tr/docs/bir'), page('fa', '/kok/fa/docs/a')];

  it('leads to this page in each language, wherever the language stands', () => {
    expect(links(render({ languages }))).toEqual([
      '/kok/docs/a',
      '/kok/tr/docs/bir',
      'https://example.ir/kok/fa/docs/a',
    ]);
  });

  it('leads to where a language starts if it lacks the page, or if the page is in none', () => {
    expect(links(render({ languages: languages.slice(0, 1) }))).toEqual([
      '/kok/docs/a',
      '/kok/tr/',
      'https://example.ir/kok/fa/',
    ]);
    expect(links(render())).toEqual(['/kok/', '/kok/tr/', 'https://example.ir/kok/fa/']);
  });

  it('leads back to the site from a language with a host of its own', () => {
    const html = render({ languages, site: { url: 'https://example.ir', baseUrl: '/kok/fa/', locale: persian } });
    expect(links(html)).toEqual([
      'https://example.com/kok/docs/a',
      'https://example.com/kok/tr/docs/bir',
      '/kok/fa/docs/a',
    ]);
  });

  it('adds the query string of the author, else keeps that of the reader', () => {
    const own = render({ languages, item: { queryString: '?kalici=evet' } });
    expect(links(own)[1]).toBe('/kok/tr/docs/bir?kalici=evet');
    expect(own).toContain('data-keep="hash"');
    expect(own).not.toContain('data-keep="query hash"');
    expect(render({ languages }).match(/data-keep="query hash"/g)).toHaveLength(3);
  });

  it('names each language in its own words, and marks that of the page', () => {
    const html = render({ languages });
    expect(html).toContain('lang="tr-TR" hrefLang="tr-TR"');
    expect(html).toMatch(/data-name="en" aria-current="true"[^>]*>English</);
    expect(html.match(/aria-current/g)).toHaveLength(1);
    expect(html).toMatch(/data-name="fa"[^>]*>فارسی</);
  });

  it('stands between the items of the author', () => {
    const html = render({ languages });
    const order = ['>Önce<', '>Türkçe<', '<hr>'].map((piece) => html.indexOf(piece));
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });
});

describe('a menu that a part of the site draws by a dropdown', () => {
  it('has the items that the part names, whatever else it hands on', () => {
    const given = { item: dropdown as never, after: <li>sonra</li> };
    const items = [
      { label: 'Önce', to: '/once' },
      { label: 'Türkçe', href: '/kok/tr/docs/a' },
    ];
    const html = renderIn(<Dropdown {...given} label="Dil" items={items} />, createContext());
    expect(html.match(/>[^<]+<\/a>/g)).toEqual(['>Önce</a>', '>Türkçe</a>']);
    expect(html).toContain('>Dil</summary>');
    expect(html).not.toContain('sonra');
  });
});
