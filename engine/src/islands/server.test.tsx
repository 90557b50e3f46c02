import { createContext, useContext, useId, useState, type ComponentType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createOriginalPart } from '../client/original-part.ts';
import {
  ARTICLE,
  PostContext,
  TitleContext,
  usePost,
  type Article,
  type PostContextValue,
} from '../client/page-context.ts';
import { createIsland, createIslands } from './create-island.ts';
import type { IslandRenderOptions } from './prepare-island.ts';
import { parseProps } from './protocol.ts';
import { attribute, island, render, Words, type Props } from './testing.tsx';

const Count = island(function Count({ start }: { start: number }) {
  const [count] = useState(start);
  return <button type="button">{count}</button>;
});
const Box = island(({ children }: { children?: ReactNode }) => <section>{children}</section>);

describe('createIsland', () => {
  it('lets pass what is no component', () => {
    const hook = () => 1;
    expect(createIsland(hook, { module: 'm', name: 'useSayac' })).toBe(hook);
    expect(createIsland(42, { module: 'm', name: 'Sayi' })).toBe(42);
    expect(createIsland(null, { module: 'm', name: 'default' })).toBeNull();
    const data = { Renk: 'mavi', boy: 3 };
    expect(createIsland(data, { module: 'm', name: 'Veri' })).toBe(data);
    const list = { Kutu: () => null };
    expect(createIsland(list, { module: '/site/src/theme/MDXComponents.tsx', name: 'default' })).toBe(list);
  });

  it('leaves a function alone that is called with something else than props', () => {
    const icon = createIsland((name: string, size: number) => <i>{name + size}</i>, { module: 'm', name: 'default' });
    const Page = () => (icon as (name: string, size: number) => ReactNode)('kitap', 2);
    expect(render(<Page />).html).toContain('<i>kitap2</i>');
  });

  it('makes islands of components that stand under one name', () => {
    const given = { Dugme: () => <b>Bas</b>, renk: 'mavi', useSecim: () => 1 };
    const family = createIsland(given, { module: '/site/Secim.tsx', name: 'Secim' }) as typeof given;
    expect(family).toMatchObject({ renk: 'mavi', useSecim: given.useSecim });
    const { html } = render(<family.Dugme />);
    expect(html).toMatch(/<y-island [^>]*data-name="Secim.Dugme"[^>]*><b>Bas<\/b>/);
  });

  it('lets pass a context, which others read', () => {
    expect(createIsland(Words, { module: 'm', name: 'Words' })).toBe(Words);
  });

  it('lets pass a hook that is the default of its module', () => {
    function useSayac() {
      return 1;
    }
    const unnamed = (
      () => () =>
        1
    )();
    expect(createIsland(useSayac, { module: '/site/sayac.js', name: 'default' })).toBe(useSayac);
    expect(createIsland(unnamed, { module: '/site/useSayac.js', name: 'default' })).toBe(unnamed);
    expect(createIsland(unnamed, { module: '/site/user.js', name: 'default' })).not.toBe(unnamed);
  });

  it('makes islands of the parts of a component, and keeps what else stands there', () => {
    const Kart = Object.assign(({ children }: { children?: ReactNode }) => <div>{children}</div>, {
      Baslik: () => <h3>Başlık</h3>,
      boy: 3,
      olc: () => 4,
      defaultProps: { a: 1 },
    });
    const Wrapped = island(Kart) as unknown as typeof Kart;
    const { html } = render(<Wrapped.Baslik />);
    expect(html).toContain('<h3>Başlık</h3></y-island>');
    expect(attribute(html, 'data-name')).toBe('default.Baslik');
    expect([Wrapped.boy, Wrapped.olc()]).toEqual([3, 4]);
    expect(Wrapped).not.toHaveProperty('defaultProps');
  });

  it('wraps memo and forwardRef components too', async () => {
    const { memo } = await import('react');
    const Memo = island(memo(() => <i>not</i>));
    expect(render(<Memo />).html).toContain('<i>not</i></y-island>');
  });
});

describe('createIslands', () => {
  it('makes islands of the components of a package, under the name by which the browser finds them', () => {
    const olc = () => 1;
    const all = createIslands({ default: () => <i>a</i>, Kutu: () => <b>b</b>, Words, olc, SAYI: 3 }, 'paket');
    const Kutu = all['Kutu'] as ComponentType;
    const { html } = render(<Kutu />);
    expect(html).toContain('<b>b</b></y-island>');
    expect(attribute(html, 'data-name')).toBe('all.Kutu');
    expect(all).toMatchObject({ Words, olc, SAYI: 3 });
  });
});

describe('renderWithIslands', () => {
  it('leaves a page without islands as it is', () => {
    expect(render(<p>Metin</p>)).toEqual({ html: '<p>Metin</p>', islands: 0, warnings: [] });
  });

  it('writes each island in its place with what the browser needs', () => {
    const { html, islands } = render(
      <main>
        <Count start={3} />
        <p>ara</p>
        <Count start={4} hydrate="load" />
      </main>,
    );
    expect(islands).toBe(2);
    expect(html).toMatch(/^<main><y-island [^>]*><button type="button">3<\/button><\/y-island><p>ara<\/p><y-island /);
    expect(html).not.toContain('data-index');
    expect(attribute(html, 'data-src')).toBe('/assets/site/Kutu.tsx.js');
    expect(attribute(html, 'data-name')).toBe('default');
    expect(attribute(html, 'data-props')).toBe('{"start":3}');
    expect(attribute(html, 'data-props', 1)).toBe('{"start":4}');
  });

  it('fills the words into what it sends', () => {
    const { html } = render(<Count start='TOKEN "' />, { fillJson: (json) => json.replace('TOKEN', 'söz') });
    expect(attribute(html, 'data-props')).toBe('{"start":"söz \\""}');
  });

  it('takes the policy from the prop, else from the module, else waits until it is seen', () => {
    const Eager = island(() => 'x', { hydrate: 'idle' });
    const policyOf = (element: ReactNode) => attribute(render(element).html, 'data-hydrate');
    expect(policyOf(<Count start={1} />)).toBe('visible');
    expect(policyOf(<Eager />)).toBe('idle');
    expect(policyOf(<Eager hydrate="intent" />)).toBe('intent');
    expect(attribute(render(<Eager hydrate="intent" />).html, 'data-props')).toBeUndefined();
  });

  it('escapes props so that they come back whole', () => {
    const Show = island(({ text }: { text: string }) => text);
    const text = `"quoted" & <script>'x'</script> &quot; </y-island>`;
    const { html } = render(<Show text={text} />);
    expect(JSON.parse(attribute(html, 'data-props') ?? '')).toEqual({ text });
    expect(html).not.toContain('<script>');
    expect(html.match(/<\/y-island>/g)).toHaveLength(1);
  });

  it('makes the ids that a root of its own will make in the browser', () => {
    const Field = (): ReactNode => <input id={useId()} />;
    const FieldIsland = island(Field);
    const { html } = render(
      <div>
        <FieldIsland />
        <FieldIsland />
      </div>,
    );
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map((found) => found[1]);
    const expected = [0, 1].map((index) => {
      const prefix = attribute(html, 'data-prefix', index);
      return / id="([^"]*)"/.exec(renderToString(<Field />, { identifierPrefix: prefix }))?.[1];
    });
    expect(ids).toEqual(expected);
    expect(new Set(ids).size).toBe(2);
  });
});

describe('slots', () => {
  it('keep server-rendered children out of the props, with the contexts of the page', () => {
    const Reader = (): ReactNode => <b>{useContext(Words)}</b>;
    const { html } = render(
      <Box>
        <Reader />
      </Box>,
    );
    expect(html).toContain('<section><y-slot name="children"><b>words of the page</b></y-slot></section>');
    expect(attribute(html, 'data-props')).toBeUndefined();
  });

  it('leave the contexts of the page to the island, and its view only to one that looks at it', () => {
    const Inside = island(() => <b>{useContext(Words)}</b>);
    const plain = render(<Inside />);
    expect(plain.html).toContain('<b>words of the page</b>');
    expect(attribute(plain.html, 'data-view')).toBeUndefined();
    const Looking = island(() => <b />);
    const looking = render(<Looking />, {
      provide: (children, onUse) => {
        onUse?.('view');
        return children;
      },
    });
    expect(attribute(looking.html, 'data-view')).toBe('{"url":"/sayfa"}');
  });

  it('are drawn once for all pages where props and place are the same, unless they take something from the page', () => {
    let drawings = 0;
    const Same = island(({ start }: { start: number }) => {
      drawings++;
      return <i>{start}</i>;
    });
    const first = render(<Same start={1} />);
    expect(render(<Same start={1} />).html).toBe(first.html);
    expect(drawings).toBe(1);
    expect(render(<Same start={2} />).html).toContain('<i>2</i>');
    expect(drawings).toBe(2);
    const provide: IslandRenderOptions['provide'] = (children, onUse) => {
      onUse?.('url');
      return children;
    };
    for (const start of [3, 3]) render(<Same start={start} />, { provide });
    expect(drawings).toBe(4);
  });

  it('hold islands of server components, which stay islands', () => {
    const Server = ({ children }: { children?: ReactNode }) => <div>{children}</div>;
    const { html, islands } = render(
      <Box>
        <Server>
          <Count start={1} />
        </Server>
      </Box>,
    );
    expect(islands).toBe(2);
    expect(html).toMatch(/<y-slot name="children"><div><y-island [^>]*><button/);
    expect(new Set([0, 1].map((index) => attribute(html, 'data-prefix', index))).size).toBe(2);
  });

  it('are made of every prop that holds elements, by its name', () => {
    const Panel = island(({ head, feet, size }: { head: ReactNode; feet: ReactNode; size: number }) => (
      <div data-size={size}>
        {head}
        <hr />
        {feet}
      </div>
    ));
    const { html, warnings } = render(<Panel head={<h2>Baş</h2>} feet={[<i key="a">a</i>, 'b']} size={2} />);
    expect(html).toContain('<y-slot name="head"><h2>Baş</h2></y-slot><hr/><y-slot name="feet"><i>a</i>b</y-slot>');
    expect(attribute(html, 'data-props')).toBe('{"size":2}');
    expect(warnings).toEqual([]);
  });

  it('that are not shown yet wait in a template, even when an island inside has one of the same name', () => {
    const Folded = island(({ children, more }: { children: ReactNode; more: ReactNode }) => (more ? children : null));
    const Both = island(({ more }: { more: ReactNode }) => more);
    const { html } = render(
      <Folded more={<i>gizli</i>}>
        <Both hydrate="idle" more={<b>açık</b>} />
      </Folded>,
    );
    expect(html).toContain('<y-slot name="more"><b>açık</b></y-slot>');
    expect(html).toContain('<template data-slot="more"><i>gizli</i></template></y-island>');
    expect(html).not.toContain('<template data-slot="children">');
  });

  it('are not made of mere text, which a component may look at', () => {
    const Upper = island(({ children }: { children: string }) => <b>{children.toUpperCase()}</b>);
    const { html } = render(<Upper>abc</Upper>);
    expect(html).toContain('<b>ABC</b>');
    expect(attribute(html, 'data-props')).toBe('{"children":"abc"}');
  });

  it('keep the text that an author wrote like a replacement pattern', () => {
    expect(
      render(
        <Box>
          <i>{"$& $1 $'"}</i>
        </Box>,
      ).html,
    ).toContain('<i>$&amp; $1 $&#x27;</i></y-slot>');
  });
});

describe('the policy', () => {
  it('is that of the author, else to wait for the window, or for the browser where there is no box', () => {
    const policyOf = (drawn: ReactNode, props?: object): string | undefined => {
      const Drawn = island(() => drawn);
      return attribute(render(<Drawn {...props} />).html, 'data-hydrate');
    };
    expect(policyOf(<p>a</p>)).toBe('visible');
    expect(policyOf(<p style={{ color: 'red' }}>a</p>)).toBe('visible');
    const boxless = <div id="a" style={{ color: 'red', display: 'contents' }} />;
    expect(policyOf(boxless)).toBe('idle');
    expect(policyOf(boxless, { hydrate: 'intent' })).toBe('intent');
  });
});

describe('what cannot go to the browser', () => {
  it.each([
    ['a function', { onPick: () => alert('a') }],
    ['a function in an object', { on: { pick: (_value = alert('a')) => {} } }],
    ['a date', { at: new Date(0) }],
    ['a symbol', { sign: Symbol('x') }],
    ['an element beside a function', { items: [{ icon: <i />, pick: () => alert('a') }] }],
    ['a number that JSON does not have', { size: Infinity }],
    ['a bigint', { size: 1n }],
  ])('stays static with a warning: %s', (_what, props) => {
    const Plain = island(() => <p>durgun</p>, { name: 'Plain', module: '/site/Plain.tsx' });
    const { html, warnings } = render(<Plain {...props} />);
    expect(html).toBe('<p>durgun</p>');
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('Plain of /site/Plain.tsx stays static');
    expect(warnings[0]).toContain(Object.keys(props)[0]);
  });

  it('is not markup inside data: that is slots', () => {
    const List = island(({ items }: { items: { title: string; text?: ReactNode }[] }) => (
      <ul>
        {items.map(({ title, text }) => (
          <li key={title}>{text}</li>
        ))}
      </ul>
    ));
    const items = [{ title: 'a', text: <b>bir</b> }, { title: 'b' }, { title: 'c', text: [<i key="i">iki</i>, 'üç'] }];
    const { html, warnings } = render(<List items={items} />);
    expect(warnings).toEqual([]);
    expect(html).toContain(
      '<li><y-slot name="@child0"><b>bir</b></y-slot></li><li></li><li><y-slot name="@child1"><i>iki</i>üç</y-slot></li>',
    );
    expect(JSON.parse(attribute(html, 'data-props') ?? '')).toEqual({
      items: [{ title: 'a', text: { $slot: '@child0' } }, { title: 'b' }, { title: 'c', text: { $slot: '@child1' } }],
    });
  });

  it('keeps the islands in its slots alive', () => {
    const { html } = render(
      <Box onPick={() => alert('a')}>
        <Count start={5} />
      </Box>,
    );
    expect(html).toMatch(/^<section><y-slot name="children"><y-island /);
  });

  it('stays static when the module has no browser file', () => {
    const { html, warnings } = render(<Count start={1} />, { moduleUrl: () => undefined });
    expect(html).toBe('<button type="button">1</button>');
    expect(warnings[0]).toContain('no browser build');
  });

  it('is no function that does nothing', () => {
    const Plain = island(({ onPick }: { onPick: () => void }) => <p onClick={onPick}>canlı</p>);
    const nothing = [() => {}, function () {}, function none(_a: string, _b: string) {}];
    const { html, warnings } = render(nothing.map((onPick, index) => <Plain key={index} onPick={onPick} />));
    expect(warnings).toEqual([]);
    const islands = html.split('</y-island>').slice(0, -1);
    expect(islands).toHaveLength(3);
    for (const each of islands) {
      const { onPick } = parseProps({ props: attribute(each, 'data-props') }) as { onPick: () => unknown };
      expect(onPick()).toBeUndefined();
    }
  });

  it('is none of plain data, however deep', () => {
    const props = { a: null, b: undefined, c: [1, { d: 'x' }], e: Object.assign(Object.create(null), { f: true }) };
    const Plain = island(() => 'x');
    const { html, warnings } = render(<Plain {...props} />);
    expect(warnings).toEqual([]);
    expect(JSON.parse(attribute(html, 'data-props') ?? '')).toEqual({ a: null, c: [1, { d: 'x' }], e: { f: true } });
  });
});

describe('preloads that React adds for images', () => {
  it('are left out of the body, an author’s own stays', () => {
    expect(render(<img src="/a.png" alt="" />).html).toBe('<img src="/a.png" alt=""/>');
    const Picture = island(() => <img src="/a.png" alt="" />);
    expect(render(<Picture />).html).not.toContain('preload');
    expect(render(<link rel="preload" as="font" href="/a.woff2" />).html).toContain('rel="preload" as="font"');
  });
});

describe('an island that replaces a part and shows it', () => {
  function Original(props: Props) {
    return (
      <nav>
        {String(props['items'])}
        {props['children'] as ReactNode}
      </nav>
    );
  }
  const Nav = createOriginalPart('Nav');
  const replace = (component: ComponentType<Props>) =>
    createIsland(component, {
      module: '/n.tsx',
      name: 'default',
      original: () => Original,
      part: 'Nav',
    }) as ComponentType<Props>;

  it('finds it drawn by the server with its own props, once', () => {
    const Around = replace(() => (
      <div>
        <Nav />
      </div>
    ));
    const { html, warnings } = render(
      <Around items="a" onPick={() => 1}>
        <i>metin</i>
      </Around>,
    );
    expect(html).toContain('<div><y-slot name="@original/Nav"><nav>a<i>metin</i></nav></y-slot></div></y-island>');
    expect(html.split('metin')).toHaveLength(2);
    expect(attribute(html, 'data-props')).toBe('{"items":"a"}');
    expect(warnings).toEqual([]);
  });

  it('finds it inside another island too, each at its place', () => {
    const Inner = replace(() => (
      <div>
        <Nav />
      </div>
    ));
    const Outer = island(({ times }: { times: number }) => (
      <aside>
        {Array.from({ length: times }, (_, index) => (
          <Inner key={index} items={`a${index}`} />
        ))}
      </aside>
    ));
    const one = render(<Outer times={1} />);
    expect(one.html).toContain('<aside><div><y-slot name="@original/Nav"><nav>a0</nav></y-slot></div></aside>');
    expect(one.warnings).toEqual([]);
    const { html, warnings } = render(<Outer times={2} />);
    const places = [...html.matchAll(/<y-slot name="@original\/Nav (\S+)"><nav>(a\d)<\/nav>/g)];
    expect(places.map(([, , text]) => text)).toEqual(['a0', 'a1']);
    expect(new Set(places.map(([, place]) => place)).size).toBe(2);
    expect(html.split('<nav>')).toHaveLength(3);
    expect(warnings).toEqual([]);
  });

  it('has it at hand where it is not shown at first', () => {
    const Later = replace(() => <button>Göster</button>);
    expect(
      render(
        <Later items="a">
          <i>metin</i>
        </Later>,
      ).html,
    ).toContain('<button>Göster</button><template data-slot="@original/Nav"><nav>a<i>metin</i></nav></template>');
  });
});

describe('an island in a blog post', () => {
  it('takes the post along if it reads it', () => {
    const value = { post: { title: 'Yazı' } as PostContextValue['post'], isPage: false, toc: [] };
    const ReadsPost = island(() => <b>{usePost().post.title}</b>);
    const Silent = island(() => <b>yok</b>);
    const { html } = render(
      <PostContext value={value}>
        <ReadsPost />
        <Silent />
      </PostContext>,
    );
    expect(html).toContain('<b>Yazı</b>');
    expect(attribute(html, 'data-post')).toBe(JSON.stringify(value));
    expect(html.split('data-post=')).toHaveLength(2);
  });
});

describe('an island around the text of a doc', () => {
  it('leaves the title to the text, which draws it', () => {
    const Text = () => <p>{useContext(TitleContext)}</p>;
    const { html } = render(
      <TitleContext value="başlık">
        <Box>
          <Text />
        </Box>
      </TitleContext>,
    );
    expect(html).toContain('<section><y-slot name="children"><p>başlık</p></y-slot></section>');
  });
});

describe('the list of all docs', () => {
  it('is named for an island that reads it, and for no other', () => {
    const Kutu = island(() => <b>kutu</b>);
    const reading = (what: string) => ({
      provide: (children: ReactNode, onUse?: (taken: string) => void) => {
        onUse?.(what);
        return children;
      },
    });
    expect(render(<Kutu />, reading('docsIndex')).html).toContain(' data-docs="/belgeler.json"');
    expect(render(<Kutu />, reading('url')).html).not.toContain('data-docs');
  });
});

describe('an island that draws its page', () => {
  const Text = createContext('none');
  const Reader = island(() => <i>{useContext(Text)}</i>, { module: '/site/Okur.tsx' });
  const Item = ({ content: Content }: { content: ComponentType & { ad: string } }) => (
    <Text value={Content.ad}>
      <Content />
    </Text>
  );
  const Page = island(Item, { module: '/site/Sayfa.tsx' });
  const content = (article: Partial<Article>) =>
    Object.assign(() => <Reader />, { ad: 'depo', [ARTICLE]: { toc: [], startsWithH1: false, ...article } });
  const articles = [{ element: <Reader />, toc: [], startsWithH1: false }];

  it('has components in its text that read its contexts, and names the module of the text', () => {
    const { html, islands, warnings } = render(
      <Page page={{ kind: 'doc' }} articles={articles} content={content({ module: '/site/bir.mdx' })} />,
    );
    expect([html.includes('<i>depo</i>'), islands, warnings]).toEqual([true, 1, []]);
    expect(attribute(html, 'data-content')).toBe('/assets/site/bir.mdx.js');
    expect([attribute(html, 'data-view'), attribute(html, 'data-props')]).toEqual(['{"url":"/sayfa"}', undefined]);
  });

  it('has text without components as a slot', () => {
    const { html, islands, warnings } = render(<Page articles={articles} content={content({})} />);
    expect(html).toContain('<y-slot name="@content"><y-island');
    expect([html.includes('<i>depo</i>'), islands, warnings]).toEqual([true, 2, []]);
    expect(attribute(html, 'data-content')).toBe('');
  });

  it('is never the same for two pages', () => {
    const second = Object.assign(content({ module: '/site/iki.mdx' }), { ad: 'başka' });
    const draw = (given: object) => /<i>([^<]+)/.exec(render(<Page content={given} />).html)?.[1];
    expect([draw(content({ module: '/site/bir.mdx' })), draw(second)]).toEqual(['depo', 'başka']);
  });
});
