import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PageData, SidebarItem } from 'yaprak/client';
import { createContext, docData, renderIn, site } from '../../../../engine/src/theme/testing/render-page.tsx';
import { mergeFacetFilters, useSearchResultUrlProcessor } from './algolia.ts';
import { groupBlogSidebarItemsByYear } from './blog.tsx';
import { ThemeClassNames } from '../class-names.ts';
import { BlogPostProvider, useBlogPost } from '../content.tsx';
import {
  filterDocCardListItems,
  findSidebarCategory,
  isActiveSidebarItem,
  renderRoutes,
  useVisibleSidebarItems,
} from '../doc-items.ts';
import { mergeSearchStrings } from '../query-string.ts';
import { useThemeConfig } from '../site-context.ts';
import { applyTrailingSlash, getErrorCausalChain, removeSuffix } from './urls.ts';
import { createCodeBlockMetadata, getPrismCssVariables, parseLines } from './code.tsx';
import { NavbarSecondaryMenuFiller, splitNavbarItems, useNavbarMobileSidebar } from './navbar.tsx';
import { extractLeadingEmoji, processAdmonitionProps, ThemedComponent } from './notes.tsx';
import { listTagsByLetters, useAlternatePageUtils, useSearchLinkCreator } from './pages.ts';
import { useScrollController } from './scroll.ts';
import TabItem from '../themes/tabs/TabItem.tsx';
import Tabs from '../themes/tabs/Tabs.tsx';
import { TabsProvider, useTabs, useTabsContextValue } from './tabs.ts';
import { useFilteredAndTreeifiedTOC, useTreeifiedTOC } from './toc.ts';

/** What a hook gives in a server component. */
function valueOf<Value>(read: () => Value, context = createContext()): Value {
  const given: Value[] = [];
  function Read() {
    given.push(read());
    return null;
  }
  renderIn(<Read />, context);
  return given[0] as Value;
}

describe('the table of contents', () => {
  const heading = (id: string, level: number) => ({ id, level, value: id });
  const toc = [heading('a', 2), heading('b', 4), heading('c', 3), heading('d', 2)];

  it('is a tree of the headings, each under the last one of a higher rank', () => {
    const [a, d] = valueOf(() => useTreeifiedTOC(toc));
    expect(a?.children.map(({ id }) => id)).toEqual(['b', 'c']);
    expect(d?.children).toEqual([]);
  });

  it('leaves levels out, and what is below them moves up', () => {
    const tree = valueOf(() => useFilteredAndTreeifiedTOC({ toc, minHeadingLevel: 3, maxHeadingLevel: 4 }));
    expect(tree.map(({ id }) => id)).toEqual(['b', 'c']);
  });
});

describe('code', () => {
  it('has marked lines by the fence or by comments', () => {
    expect(parseLines('a\nb\n', { metastring: '{2}', language: 'js' })).toEqual({
      code: 'a\nb',
      lineClassNames: { 1: ['theme-code-block-highlighted-line'] },
    });
    expect(parseLines('// highlight-next-line\na\nb', { language: 'js' })).toEqual({
      code: 'a\nb',
      lineClassNames: { 0: ['theme-code-block-highlighted-line'] },
    });
    expect(() => parseLines('a', { metastring: '{1}', magicComments: [] })).toThrow('magicComments is empty');
  });

  it('is described by its fence', () => {
    const metadata = createCodeBlockMetadata({
      code: 'a',
      className: 'language-JS x',
      language: undefined,
      defaultLanguage: undefined,
      metastring: 'title="T" showLineNumbers=3',
      magicComments: [],
      title: undefined,
      showLineNumbers: undefined,
    });
    expect(metadata).toMatchObject({ language: 'js', title: 'T', lineNumbersStart: 3, className: 'language-JS x' });
    expect(getPrismCssVariables({ plain: { color: 'red' }, styles: [] })).toEqual({ '--prism-color': 'red' });
  });
});

describe('the navbar', () => {
  it('has items without a side on the right', () => {
    expect(splitNavbarItems([{ position: 'left' }, {}, { position: 'right' }])).toEqual([
      [{ position: 'left' }],
      [{}, { position: 'right' }],
    ]);
    expect(valueOf(() => useNavbarMobileSidebar().shown)).toBe(false);
  });

  it('takes what a page puts into the menu of a narrow window', () => {
    const Content = ({ ad }: { ad: string }) => <p>{ad}</p>;
    const html = renderIn(<NavbarSecondaryMenuFiller component={Content} props={{ ad: 'Menü' }} />);
    expect(html).toMatch(/<button[^>]*popoverTarget="([^"]+)".*<aside id="\1" popover="auto"[^>]*><p>Menü<\/p>/i);
  });
});

describe('addresses', () => {
  it('of the search page and of other languages follow from the site', () => {
    expect(valueOf(() => useSearchLinkCreator())('a b')).toBe('/kok/search?q=a%20b');
    const turkish = { ...site.locale, name: 'tr', htmlLang: 'tr', baseUrl: '/kok/tr/' };
    const context = createContext({ site: { locales: [site.locale, turkish] } });
    const { createUrl } = valueOf(() => useAlternatePageUtils(), context);
    expect(createUrl({ locale: 'tr', fullyQualified: false })).toBe('/kok/tr/docs/a');
    expect(createUrl({ locale: 'en', fullyQualified: true })).toBe('https://example.com/kok/docs/a');
    expect(() => createUrl({ locale: 'de', fullyQualified: false })).toThrow('There is no locale "de".');
  });

  it('of search results become addresses of the site', () => {
    const toUrl = valueOf(() => useSearchResultUrlProcessor());
    expect(toUrl('https://other.example/docs/x#y')).toBe('/kok/docs/x#y');
  });

  it('end as they should', () => {
    const end = (trailingSlash: boolean | undefined) => applyTrailingSlash('/a?b#c', { trailingSlash, baseUrl: '/' });
    expect([end(true), end(false), end(undefined)]).toEqual(['/a/?b#c', '/a?b#c', '/a?b#c']);
    expect(applyTrailingSlash('/kok/', { trailingSlash: false, baseUrl: '/kok/' })).toBe('/kok/');
    expect([removeSuffix('a/', '/'), removeSuffix('a', '')]).toEqual(['a', 'a']);
    expect(mergeSearchStrings(['a=1', undefined, '?a=2&b=3'], 'set')).toBe('?a=2&b=3');
    expect(mergeSearchStrings([undefined], 'append')).toBe('');
  });
});

describe('items of a sidebar', () => {
  const link = (href: string, unlisted?: boolean): SidebarItem => ({ type: 'link', label: href, href, unlisted });
  const category = (items: SidebarItem[], closed?: boolean): SidebarItem => ({
    type: 'category',
    label: 'K',
    items,
    collapsible: true,
    collapsed: true,
    closed,
  });

  it('are active and visible as in Docusaurus', () => {
    expect(isActiveSidebarItem(category([link('/a')]), '/a/')).toBe(true);
    expect(isActiveSidebarItem({ type: 'html', value: '' }, '/a')).toBe(false);
    const items = [link('/a', true), link('/b'), category([link('/c', true)]), category([], true)];
    expect(valueOf(() => useVisibleSidebarItems(items, '/c'))).toEqual(items.slice(1));
    expect(valueOf(() => useVisibleSidebarItems(items, '/b'))).toEqual([items[1], items[3]]);
    expect(filterDocCardListItems(items)).toEqual([items[1]]);
    expect(findSidebarCategory(items, ({ items: inside }) => inside.length === 0)).toBe(items[3]);
  });
});

describe('small pieces', () => {
  it('group tags and posts', () => {
    const tags = ['b', 'Ab', 'aa'].map((label) => ({ label }));
    expect(listTagsByLetters(tags).map(({ letter, tags: of }) => [letter, of.map(({ label }) => label)])).toEqual([
      ['A', ['aa', 'Ab']],
      ['B', ['b']],
    ]);
    const post = (date: string) => ({ title: '', permalink: date, unlisted: false, date: `${date}-06-01` });
    expect(groupBlogSidebarItemsByYear([post('2024'), post('2025')]).map(([year]) => year)).toEqual(['2025', '2024']);
  });

  it('know the chosen tab', () => {
    function Own() {
      const value = useTabsContextValue({ values: [{ value: 'a' }, { value: 'b', default: true }] });
      return (
        <TabsProvider value={value}>
          <Chosen />
        </TabsProvider>
      );
    }
    const Chosen = () => <>{useTabs().selectedValue}</>;
    expect(renderIn(<Own />)).toBe('b');
    expect(() => renderIn(<Chosen />)).toThrow('useTabs');
    expect(() => valueOf(() => useTabs({ children: 'metin' }))).toThrow('Bad <Tabs> child');
  });

  it('have parts that know the tabs of a copied part', () => {
    const drawn = renderIn(
      <Tabs>
        <TabItem value="a">bir</TabItem>
        <TabItem value="b">iki</TabItem>
      </Tabs>,
    );
    expect(drawn).toContain('<div role="tabpanel">bir</div><div role="tabpanel" hidden="">iki</div>');
    expect(drawn).toContain('aria-selected="true" class="tabs__item tabs__item--active">a</li>');
    expect(renderIn(<TabItem value="a">tek</TabItem>)).toBe('tek');
  });

  it('work without a provider', () => {
    expect(valueOf(() => useScrollController().scrollEventsEnabledRef.current)).toBe(true);
    expect(extractLeadingEmoji('⚠️ Dikkat')).toEqual({ emoji: '⚠️', rest: ' Dikkat' });
    expect(extractLeadingEmoji('1 a')).toEqual({ emoji: null, rest: '1 a' });
    expect(processAdmonitionProps({ title: 'T', children: 'c' })).toEqual({ title: 'T', children: 'c' });
    expect(mergeFacetFilters('a', ['b', ['c']])).toEqual(['a', 'b', ['c']]);
    const cause = new Error('b');
    expect(getErrorCausalChain(new Error('a', { cause })).at(-1)).toBe(cause);
  });

  it('have the defaults that copied parts rely on', () => {
    expect(valueOf(() => useThemeConfig())).toMatchObject({
      metadata: [],
      blog: { sidebar: { groupByYear: true } },
      tableOfContents: { minHeadingLevel: 2 },
    });
    expect(ThemeClassNames.layout.navbar.mobileSidebar.container).toBe('theme-layout-navbar-sidebar');
  });

  it('find the post that a list of the site’s own draws', () => {
    const page: PageData = {
      kind: 'blogList',
      blog: { recent: [] as never[] } as never,
      posts: [{ permalink: '/kok/blog/a', title: 'Yazı', frontMatter: {}, authors: [] } as never],
      page: { page: 1, totalPages: 1 },
    };
    const Title = () => <>{useBlogPost().metadata.title}</>;
    const content = { metadata: { permalink: '/kok/blog/a' } };
    const drawn = (
      <BlogPostProvider content={content}>
        <Title />
      </BlogPostProvider>
    );
    expect(renderIn(drawn, createContext({ page }))).toBe('Yazı');
  });

  it('draw both colour modes', () => {
    const drawn = <ThemedComponent>{({ theme, className }) => <i className={className}>{theme}</i>}</ThemedComponent>;
    expect(renderToStaticMarkup(drawn)).toBe('<i class="only-light">light</i><i class="only-dark">dark</i>');
  });

  it('draw what a route holds', () => {
    const route = { path: '/', component: () => <b>sayfa</b> };
    expect(renderIn(<>{renderRoutes([route])}</>, createContext({ page: docData() }))).toBe('<b>sayfa</b>');
    expect(renderRoutes(undefined)).toBeNull();
  });
});
