import {
  cloneElement,
  createContext,
  useContext,
  useState,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import { describe, expect, it } from 'vitest';
import { createIsland } from './create-island.ts';
import { attribute, island, render, type Props } from './testing.tsx';

const Count = island(function Count({ start }: { start: number }) {
  const [count] = useState(start);
  return <button type="button">{count}</button>;
});

describe('an island that looks at its children', () => {
  const Labels = createIsland(
    ({ children }: { children: ReactElement<{ label?: string; children?: unknown }>[] }) => (
      <ul>
        {children.map((child, index) => (
          <li key={index}>{child.props.label ?? JSON.stringify(child.props.children)}</li>
        ))}
        {children[1]}
      </ul>
    ),
    { module: '/site/Kutu.tsx', name: 'default', readsChildren: {} },
  ) as ComponentType<Props>;
  const Step = ({ children }: { label: string; onPick: () => void; children: ReactNode }) => <b>{children}</b>;

  it('gets elements of HTML as they are, and of components their props and markup', () => {
    const { html } = render(
      <Labels>
        <code className="language-js">a &lt; b</code>
        <Step label="Bir" onPick={() => alert('a')}>
          <Count start={3} />
        </Step>
      </Labels>,
    );
    expect(html).toContain('<li>&quot;a &lt; b&quot;</li><li>Bir</li>');
    expect(html).toMatch(
      /<y-slot name="@child0"><b><y-island [^>]*><button type="button">3<\/button><\/y-island><\/b><\/y-slot>/,
    );
    expect(JSON.parse(attribute(html, 'data-props') ?? '')).toEqual({
      children: {
        $sent: [
          { tag: 'code', props: { className: 'language-js' }, children: 'a < b' },
          { slot: '@child0', props: { label: 'Bir' } },
        ],
      },
    });
  });
});

describe('an island that looks inside its children', () => {
  const Folds = createIsland(
    ({ children }: { children: ReactElement<{ children?: ReactNode }>[] }) =>
      children.map((child, index) => {
        const { name = '', displayName } = child.type as { name?: string; displayName?: string };
        return name === 'Head' ? <summary key={index}>{child.props.children}</summary> : (displayName ?? child);
      }),
    { module: '/site/Kutu.tsx', name: 'default', readsChildren: { inner: true, type: true } },
  ) as ComponentType<Props>;
  const Head = ({ children }: { children: ReactNode }) => <h2>{children}</h2>;
  const Body = ({ children }: { children: ReactNode }) => <p>{children}</p>;

  it('knows the components that drew them, and what these were given', () => {
    const { html } = render(
      <Folds>
        <Head>
          Baş <i>lık</i> <Body>alt</Body>
        </Head>
        <Body>gövde</Body>
      </Folds>,
    );
    expect(html).toContain(
      '<summary>Baş <i>lık</i> <y-slot name="@child1"><p>alt</p></y-slot></summary>Body<template data-slot="@child0">',
    );
    expect(JSON.parse(attribute(html, 'data-props') ?? '')).toMatchObject({
      children: {
        $sent: [
          { slot: '@child0', type: 'Head' },
          { slot: '@child2', type: 'Body', children: 'gövde' },
        ],
      },
    });
  });
});

describe('an island that clones its children', () => {
  it('hides those that the server has drawn', () => {
    const Sheets = createIsland(
      ({ children }: { children: ReactElement<{ value: string; hidden?: boolean }>[] }) =>
        children.map((child) => cloneElement(child, { key: child.props.value, hidden: child.props.value !== 'b' })),
      { module: '/site/Kutu.tsx', name: 'default', readsChildren: {} },
    ) as ComponentType<Props>;
    const Sheet = ({ children }: { value: string; children: ReactNode }) => <p>{children}</p>;
    const { html } = render(
      <Sheets>
        <Sheet value="a">bir</Sheet>
        <Sheet value="b">iki</Sheet>
      </Sheets>,
    );
    expect(html).toContain(
      '<y-slot name="@child0" hidden=""><p>bir</p></y-slot><y-slot name="@child1"><p>iki</p></y-slot>',
    );
  });
});

describe('islands inside an island', () => {
  const Chosen = createContext('none');
  const Group = island(({ children, value }: { children?: ReactNode; value: string }) => (
    <Chosen value={value}>{children}</Chosen>
  ));
  const Item = island(({ children }: { children?: ReactNode }) => (
    <li>
      {useContext(Chosen)}
      {children}
    </li>
  ));
  const Hidden = island(({ children }: { children?: ReactNode }) => (useContext(Chosen) === 'a' ? null : children));
  const Server = ({ children }: { children?: ReactNode }) => <p>{children}</p>;
  const sentOf = (html: string, index = 0): unknown =>
    (JSON.parse(attribute(html, 'data-props', index) ?? '{}') as { children?: { $sent: unknown } }).children?.$sent;

  it('are in its tree, where nothing but HTML stands between', () => {
    const { html, islands } = render(
      <Group value="a">
        <ul className="liste">
          <Item>bir</Item>
          <>
            <Item />
          </>
        </ul>
      </Group>,
    );
    expect(islands).toBe(1);
    expect(html).toContain('<ul class="liste"><li>a<!-- -->bir</li><li>a</li></ul>');
    const item = { src: '/assets/site/Kutu.tsx.js', name: 'default', props: {} };
    expect(sentOf(html)).toEqual({
      tag: 'ul',
      props: { className: 'liste' },
      children: [
        { ...item, children: 'bir' },
        { props: {}, children: item },
      ],
    });
  });

  it('have what stands around them as slots, neighbours as one', () => {
    const { html, islands } = render(
      <Group value="a">
        <Server>önce</Server>
        <i>sonra</i>
        <Item>
          <Server>
            <Item />
          </Server>
        </Item>
      </Group>,
    );
    expect(islands).toBe(2);
    expect(html).toContain(
      '<y-slot name="@child0"><p>önce</p><i>sonra</i></y-slot><li>a<y-slot name="@child1"><p><y-island',
    );
    // Behind the server's own component it is an island again, but in the same tree.
    expect(html).toMatch(/<y-island [^>]*data-inside=""[^>]*><li>a<\/li><\/y-island>/);
    expect(html).not.toContain('y-edge');
    expect(sentOf(html)).toMatchObject([{ slot: '@child0' }, { children: { slot: '@child1' } }]);
  });

  it('may have elements as props, drawn by the server or islands, too', () => {
    const Titled = island(
      ({ title, value }: { title: ReactNode; value: number }) => (
        <p>
          {title}
          {value}
          {useContext(Chosen)}
        </p>
      ),
      { name: 'Titled' },
    );
    const { html, islands } = render(
      <Group value="a">
        <Titled title={<Server>baş</Server>} value={0} />
        <Titled title={<Item />} value={1} />
      </Group>,
    );
    expect(islands).toBe(1);
    expect(html).toContain('<p><y-slot name="@child0"><p>baş</p></y-slot>0<!-- -->a</p><p><li>a</li>1<!-- -->a</p>');
    expect(sentOf(html)).toMatchObject([
      { props: { value: 0 }, nodes: { title: { slot: '@child0' } } },
      { props: { value: 1 }, nodes: { title: { src: '/assets/site/Kutu.tsx.js', name: 'default' } } },
    ]);
  });

  it('have what they do not show yet in a template', () => {
    const { html } = render(
      <Group value="a">
        <Hidden>
          <Server>gizli</Server>
        </Hidden>
      </Group>,
    );
    expect(html).toContain('<template data-slot="@child0"><p>gizli</p></template></y-island>');
  });

  it('are islands for themselves with a policy of their own, or with props that only the server has', () => {
    const Soon = island(() => <b>{useContext(Chosen)}</b>, { hydrate: 'load' });
    for (const inner of [() => <Soon />, () => <Item hydrate="idle" />, () => <Item at={new Date(0)} />]) {
      const { html } = render(<Group value="a">{inner()}</Group>);
      expect(html).not.toContain('none');
      expect(html).toMatch(/^<y-island [^>]*><y-slot name="children">/);
    }
  });

  it('are drawn with it at any depth, where it shows its slots twice, and beside others', () => {
    const Twice = island(({ children }: { children?: ReactNode }) => (
      <Chosen value="b">
        {children}
        <hr />
        {children}
      </Chosen>
    ));
    const { html, islands } = render(
      <Server>
        <Group value="a">
          <Server>
            <Item />
            <Twice>
              <Server>
                <Item />
              </Server>
            </Twice>
          </Server>
        </Group>
        <Item />
      </Server>,
    );
    // The slot that is shown twice has its island twice.
    expect(islands).toBe(6);
    expect([...html.matchAll(/<li>(\w+)<\/li>/g)].map(([, value]) => value)).toEqual(['a', 'b', 'b', 'none']);
    expect(html.split('data-inside')).toHaveLength(5);
    expect(html).not.toContain('y-edge');
  });

  it('are left to the browser where they are not shown and cannot be drawn apart', () => {
    const Strict = island(() => {
      if (useContext(Chosen) === 'none') throw new Error('Nothing is chosen.');
      return <b>seçili</b>;
    });
    const { html } = render(
      <Group value="a">
        <Hidden>
          <Server>
            <Strict />
          </Server>
        </Hidden>
      </Group>,
    );
    expect(html).toMatch(/<template data-slot="@child0"><p><y-island [^>]*><\/y-island><\/p><\/template>/);
    const alone = (): unknown =>
      render(
        <Server>
          <Strict />
        </Server>,
      );
    expect(alone).toThrow('Nothing is chosen.');
  });

  it('are seen by one that looks at its children', () => {
    const Titles = createIsland(
      ({ children }: { children: ReactElement<{ title: string }>[] }) => (
        <Chosen value="seçildi">
          <h2>{children.map((child) => child.props.title).join()}</h2>
          {children}
        </Chosen>
      ),
      { module: '/site/Kutu.tsx', name: 'default', readsChildren: {} },
    ) as ComponentType<Props>;
    const { html, islands } = render(
      <Titles>
        <Item title="bir" />
        <Item title="iki">
          <Server>metin</Server>
        </Item>
      </Titles>,
    );
    expect(islands).toBe(1);
    expect(html).toContain(
      '<h2>bir,iki</h2><li>seçildi</li><li>seçildi<y-slot name="@child0"><p>metin</p></y-slot></li>',
    );
  });
});
