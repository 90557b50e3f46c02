import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { createContext, docData, renderIn, site } from '../testing/render-page.tsx';
import { Admonition } from './admonition.tsx';
import type { AdmonitionProps } from './admonition-types.tsx';
import { CodeBlock } from './code-block.tsx';
import { DocCardList, Details, Heading, TOCInline } from './blocks.tsx';
import { Head } from './head.tsx';
import { TabItem, Tabs } from './tabs.tsx';

const turkish = createContext({ site: { locale: { ...site.locale, htmlLang: 'tr' } } });
const selected = (html: string) =>
  [...html.matchAll(/<button[^>]*aria-selected="(true|false)"[^>]*>([^<]*)/g)].map(([, on, label]) =>
    on === 'true' ? `${label} *` : label,
  );

describe('Tabs', () => {
  it('keeps every panel in the page and marks those that script hides', () => {
    const html = renderIn(
      <Tabs groupId="isletim" queryString>
        {'\n'}
        <TabItem value="linux" label="Linux">
          Linux metni
        </TabItem>
        <TabItem value="mac" label="macOS" default>
          Mac metni
        </TabItem>
      </Tabs>,
    );
    expect(selected(html)).toEqual(['Linux', 'macOS *']);
    expect(html).toContain('data-group-id="isletim" data-query-string="isletim"');
    expect(html).toMatch(/role="tabpanel"[^>]*data-value="linux">Linux metni/);
    expect(html).toMatch(/role="tabpanel"[^>]*data-value="mac" data-active="">Mac metni/);
  });

  it('takes labels and the choice from its own props first', () => {
    const values = [
      { label: 'npm', value: 'n' },
      { label: 'pnpm', value: 'p' },
    ];
    const items = [<TabItem key="n" value="n" default />, <TabItem key="p" value="p" />];
    expect(
      selected(
        renderIn(
          <Tabs queryString="paket" defaultValue="p" values={values}>
            {items}
          </Tabs>,
        ),
      ),
    ).toEqual(['npm', 'pnpm *']);
    expect(
      selected(
        renderIn(
          <Tabs defaultValue={null}>{[<TabItem key="a" value="a" />, <TabItem key="b" value="b" label="B" />]}</Tabs>,
        ),
      ),
    ).toEqual(['a *', 'B']);
  });

  it("shows items that components of the author's own draw", () => {
    const Linux = ({ value = 'linux' }: { value?: string }) => <TabItem value={value}>Linux metni</TabItem>;
    const values = [{ value: 'linux', label: 'Linux' }];
    const panel = /role="tabpanel"[^>]*data-value="linux" data-active="">Linux metni/;
    expect(renderIn(<Tabs>{<Linux value="linux" />}</Tabs>)).toMatch(panel);
    expect(renderIn(<Tabs values={values}>{<Linux />}</Tabs>)).toMatch(panel);
  });

  it('are panels for other tabs, which hide all but one', () => {
    const items = ['a', 'b'].map((value) => (
      <TabItem key={value} value={value} className="p" hidden={value === 'b'}>
        {value}
      </TabItem>
    ));
    expect(renderIn(<>{items}</>)).toBe(
      '<div role="tabpanel" class="p">a</div><div role="tabpanel" class="p" hidden="">b</div>',
    );
  });

  it('ties tabs to panels by ids that differ between two sets', () => {
    const set = (
      <Tabs>
        <TabItem value="a">A</TabItem>
      </Tabs>
    );
    const ids = [
      ...renderIn(
        <>
          {set}
          {set}
        </>,
      ).matchAll(/ id="([^"]+)"/g),
    ].map((found) => found[1]);
    expect(new Set(ids).size).toBe(4);
  });
});

describe('Admonition', () => {
  it('has the default title of its type in the language of the page', () => {
    expect(renderIn(<Admonition type="tip">x</Admonition>, turkish)).toContain('</span>ipucu</div>');
    expect(renderIn(<Admonition type="important">x</Admonition>, turkish)).toContain('</span>önemli</div>');
    expect(renderIn(<Admonition type="ozel">x</Admonition>, turkish)).toMatch(
      /class="theme-admonition theme-admonition-ozel [^>]*>.*<\/span>bilgi</,
    );
    expect(
      renderIn(
        <Admonition type="note" title="Başlık">
          x
        </Admonition>,
      ),
    ).toContain('</span>Başlık</div>');
  });

  it('has no heading where there is neither a title nor an icon', () => {
    const shown = (props: AdmonitionProps) => renderIn(<Admonition {...props}>x</Admonition>);
    expect(shown({ title: null, icon: null })).not.toContain('admonition-box-heading');
    expect(shown({ title: null })).toContain('admonition-box-icon');
    expect(shown({ title: 'Başlık', icon: null })).toContain('admonitionHeading">Başlık</div>');
  });
});

describe('CodeBlock', () => {
  it('hands text to the highlighter with its language and meta', () => {
    const calls: unknown[] = [];
    const context = createContext({ highlight: (...call) => (calls.push(call), '<b>renkli</b>') });
    const html = renderIn(
      <CodeBlock className="language-JSX" title="a.jsx" metastring="{1}" showLineNumbers>
        {'x\n'}
      </CodeBlock>,
      context,
    );
    expect(calls).toEqual([['x', 'jsx', '{1} title="a.jsx" showLineNumbers']]);
    expect(html).toContain('<b>renkli</b>');
  });

  it('shows a title whatever stands in it', () => {
    const highlight = (code: string, language: string, meta: string) => `${code} ${language} ${meta}`;
    const shown = (title: ReactNode) => renderIn(<CodeBlock title={title}>x</CodeBlock>, createContext({ highlight }));
    expect(shown('say "hi"')).toContain(`x text title='say "hi"'`);
    expect(shown(<b>el</b>)).toContain('codeBlockTitle"><b>el</b></div>');
    expect(shown(`"it's"`)).toContain('codeBlockTitle">&quot;it&#x27;s&quot;</div>');
  });

  it('is a plain block without a highlighter and around elements', () => {
    expect(
      renderIn(
        <CodeBlock language="js" title="a.js">
          {'1 < 2\n'}
        </CodeBlock>,
      ),
    ).toMatch(
      /^<div class="code-block language-js theme-code-block"><div class="code-block-title codeBlockTitle">a\.js<\/div><div class="code-block-body"><pre class="language-js" tabindex="0"><code>1 &lt; 2<\/code><\/pre>/,
    );
    expect(
      renderIn(
        <CodeBlock>
          <b>x</b>
        </CodeBlock>,
        createContext({ highlight: () => 'never' }),
      ),
    ).toContain('<code><b>x</b></code>');
  });
});

describe('Heading', () => {
  it('links to itself, except where it is the title or has no id', () => {
    expect(
      renderIn(
        <Heading as="h2" id="x">
          Başlık
        </Heading>,
      ),
    ).toMatch(/^<h2 id="x">Başlık<a class="hash-link" href="#x" aria-label="Direct link to Başlık"/);
    expect(
      renderIn(
        <Heading as="h1" id="x">
          Başlık
        </Heading>,
      ),
    ).toBe('<h1>Başlık</h1>');
    expect(renderIn(<Heading as="h3">Başlık</Heading>)).toBe('<h3>Başlık</h3>');
  });
});

describe('Details', () => {
  it('finds its summary among the children or makes one', () => {
    expect(
      renderIn(
        <Details open>
          <summary>Özet</summary>Metin
        </Details>,
      ),
    ).toBe('<details open=""><summary>Özet</summary>Metin</details>');
    const summary = (
      <>
        <summary>Özet</summary>
      </>
    );
    expect(renderIn(<Details summary={summary}>Metin</Details>)).toBe(
      '<details><summary>Özet</summary>Metin</details>',
    );
    expect(renderIn(<Details summary={<b>Özet</b>} />)).toBe('<details><summary><b>Özet</b></summary></details>');
    expect(renderIn(<Details summary="Özet">Metin</Details>)).toBe('<details><summary>Özet</summary>Metin</details>');
    expect(renderIn(<Details>Metin</Details>, turkish)).toBe('<details><summary>Ayrıntılar</summary>Metin</details>');
  });
});

describe('Head', () => {
  it('collects titles, attributes and tags, and shows nothing', () => {
    const context = createContext();
    const html = renderIn(
      <Head>
        <title>
          {'Ad '}
          {1}
        </title>
        <html className="ozel" lang="tr" />
        <>
          <meta httpEquiv="refresh" content="5" />
          <script async src="/x.js" crossOrigin="anonymous" />
        </>
        <style>{'a > b {}'}</style>
      </Head>,
      context,
    );
    expect(html).toBe('');
    expect(context.head).toEqual({
      title: 'Ad 1',
      htmlAttributes: { class: 'ozel', lang: 'tr' },
      bodyAttributes: {},
      tags: [
        [
          { tagName: 'meta', attributes: { 'http-equiv': 'refresh', content: '5' } },
          { tagName: 'script', attributes: { async: true, src: '/x.js', crossorigin: 'anonymous' } },
          { tagName: 'style', attributes: {}, innerHTML: 'a > b {}' },
        ],
      ],
    });
  });
});

describe('TOCInline', () => {
  it('reads entries in either shape and falls back to the page', () => {
    expect(
      renderIn(
        <TOCInline
          toc={[
            { id: 'a', level: 2, value: 'A' },
            { id: 'b', level: 4, html: 'B' },
          ]}
          maxHeadingLevel={4}
        />,
      ),
    ).toContain('<a href="#b">B</a>');
    const context = createContext({
      articles: [{ html: '', startsWithH1: false, toc: [{ id: 'c', level: 2, html: 'C', text: 'C' }] }],
    });
    expect(renderIn(<TOCInline />, context)).toContain('<a href="#c">C</a>');
  });
});

describe('DocCardList', () => {
  it('shows given items; a category without a page leads to its first one', () => {
    const html = renderIn(
      <DocCardList
        items={[{ type: 'category', label: 'K', items: [{ type: 'html' }, { type: 'link', label: 'x', href: '/x' }] }]}
      />,
    );
    expect(html).toContain('<h2 class="cardTitle doc-card-title"><a href="/x">K</a></h2><p title="x">x</p>');
  });

  it('shows the category whose page it is on, else what stands beside the page', () => {
    const [cards, siblings] = ['İçinde', 'Yanında'].map((label) => [{ type: 'link' as const, label, href: '/x' }]);
    const shown = (page: object) =>
      renderIn(<DocCardList />, createContext({ page: { ...docData(), ...page } as never }));
    expect(shown({ cards, siblings })).toContain('>İçinde</a>');
    expect(shown({ siblings })).toContain('>Yanında</a>');
    expect(shown({})).toBe('');
  });
});
