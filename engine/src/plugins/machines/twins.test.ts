import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { render, type Options } from '../../markdown/testing/render-markdown.ts';
import { makeTwin } from '../../render/twin/make-twin.ts';
import { parseMarkup } from '../../render/twin/parse-markup.ts';
import { toMarkdown } from '../../render/twin/to-markdown.ts';
import { ONLY_HUMAN, ONLY_LLM, withoutTwinMarks } from '../../shared/twin.ts';
import * as authorBlocks from '../../theme/content/author-blocks.tsx';
import { Details } from '../../theme/content/blocks.tsx';
import { TabItem, Tabs } from '../../theme/content/tabs.tsx';
import { docData } from '../../theme/testing/render-page.tsx';
import { builtInPlugins, syntaxesOf } from '../index.ts';

const cases = path.join(import.meta.dirname, '../../render/twin/cases');
const compiledCases = path.join(import.meta.dirname, '../../markdown/cases');
const addressOf = (href: string): string => (href.startsWith('/') ? `https://a.example${href}` : href);
const toTwin = (html: string): string => `${toMarkdown(parseMarkup(html), { addressOf })}\n`;
const mark =
  (tag: string) =>
  (props: object): ReturnType<typeof createElement> =>
    createElement(tag, props);
const compile = (text: string, options: Options = {}): ReturnType<typeof render> =>
  render(text, {
    mermaid: true,
    math: true,
    syntaxes: syntaxesOf(builtInPlugins.map((plugin) => ({ plugin, data: undefined }))),
    components: {
      ...authorBlocks,
      Tabs,
      TabItem,
      tabs: Tabs,
      tab: TabItem,
      details: Details,
      OnlyLlm: mark(ONLY_LLM),
      OnlyHuman: mark(ONLY_HUMAN),
    },
    ...options,
  });

describe('what Markdown compiled to reads as Markdown again', () => {
  it.each(readdirSync(compiledCases))('%s', async (name) => {
    const html = readFileSync(path.join(compiledCases, name, 'case.html'), 'utf8');
    await expect(toTwin(html)).toMatchFileSnapshot(path.join(cases, `${name}.md`));
  });

  it('blocks of our own', async () => {
    const { html } = compile(readFileSync(path.join(cases, 'blocks.mdx'), 'utf8'));
    await expect(toTwin(html)).toMatchFileSnapshot(path.join(cases, 'blocks.md'));
  });
});

describe('markup of components', () => {
  it.each([
    [
      'an island',
      '<p>a</p><y-island data-props="{&quot;a&quot;:1}"><p>b <y-slot name="children"><b>c</b></y-slot></p></y-island>',
      'a\n\nb **c**',
    ],
    ['an island in a line', '<p>a <y-island data-src="x"><span>b</span></y-island> c</p>', 'a b c'],
    [
      'its own Markdown',
      '<y-replaced><div>chart</div></y-replaced><y-markdown>| a |\n|---|\n| 1 &lt; 2 |</y-markdown>',
      '| a |\n|---|\n| 1 < 2 |',
    ],
    [
      'its own words in a line',
      '<p>a <y-replaced><b>x</b></y-replaced><y-markdown>**12 TL**</y-markdown> c</p>',
      'a **12 TL** c',
    ],
    [
      'controls and pictures of code',
      '<p>a<button>x</button><svg><text>y</text></svg><script>z < 1</script></p><style>p{}</style>',
      'a',
    ],
    [
      'a frame and a film',
      '<iframe src="/a" title="Harita"></iframe> <video><source src="/b.mp4"></video>',
      '[Harita](https://a.example/a) [video](https://a.example/b.mp4)',
    ],
    [
      'the light one of two images',
      '<img class="only-light" src="/a.png" alt="A"><img class="only-dark" src="/b.png" alt="A">',
      '![A](https://a.example/a.png)',
    ],
    ['tags that may be left out', '<ul><li>a<li>b</ul><p>c<p>d', '- a\n- b\n\nc\n\nd'],
    [
      'a table without a head',
      '<table><tr><td colspan=2>a<td>b|c<tr><td><p>d<p>e<td>f<td></table>',
      '| | | |\n| --- | --- | --- |\n| a | | b\\|c |\n| d<br>e | f | |',
    ],
    [
      'a table with cells over several rows',
      '<table><tr><th>a</th><th>b</th><th>c</th></tr><tr><td rowspan="3">d</td><td>e</td><td rowspan="2">f</td></tr><tr><td>g</td></tr><tr><td>h</td></tr><tr><td>i</td></tr></table>',
      '| a | b | c |\n| --- | --- | --- |\n| d | e | f |\n| | g | |\n| | h | |\n| i | | |',
    ],
    [
      'a table whose first column has no name',
      '<table><thead><tr><td></td><th>a</th></tr></thead><tbody><tr><td>b</td><td>c</td></tr></tbody></table>',
      '| | a |\n| --- | --- |\n| b | c |',
    ],
    [
      'letters that are marks',
      '<p># a_b _c_ *d* [e](f) `g` &amp;copy; &lt;b&gt; 1. x</p><p>2. y</p><p>- z</p>',
      '\\# a_b \\_c\\_ \\*d\\* \\[e](f) \\`g\\` \\&copy; \\<b> 1. x\n\n2\\. y\n\n\\- z',
    ],
    [
      'brackets in the words of a link',
      '<p><a href="/x">a] b</a> <a href="/x">[c</a> <a href="/x">d[0] <code>]</code> <img src="/e.png" alt="e"> [</a></p>',
      '[a\\] b](https://a.example/x) [\\[c](https://a.example/x) [d[0] `]` ![e](https://a.example/e.png) \\[](https://a.example/x)',
    ],
    [
      'paragraphs of a footnote',
      '<section data-footnotes><ol><li id="user-content-fn-1"><p>a</p><p>b</p></li></ol></section>',
      '[^1]: a\n\n    b',
    ],
    [
      'code with fences and marks in it',
      '<pre><code class="x"><span class="token">```\n&lt;a&gt;</span>\n```</code></pre><p><code>a`b</code></p>',
      '````\n```\n<a>\n```\n````\n\n``a`b``',
    ],
  ])('%s', (_name, html, markdown) => {
    expect(toMarkdown(parseMarkup(html), { addressOf })).toBe(markdown);
  });
});

describe('blocks for one kind of reader', () => {
  const text = 'a\n\n:::only-llm\n\n## Gizli\n\nmakine\n\n:::\n\n:::only-human\ninsan\n:::\n\n$x^2$ b\n';

  it('are in the twin or in the page, and what machines get is not searched', () => {
    const { html, page } = compile(text, { format: 'md' });
    const shown = withoutTwinMarks(html);
    expect(shown).toContain('insan');
    expect(shown).not.toMatch(/makine|Gizli|y-only|data-tex/);
    expect(toTwin(html)).toBe('a\n\n## Gizli\n\nmakine\n\n$x^2$ b\n');
    expect(page.sections.map((section) => section.text).join('|')).toBe('a\ninsan\nx^2 b');
    expect(page.toc).toEqual([]);
  });

  it('may stand in each other', () => {
    const inner = '<y-only-llm>a<y-only-llm>b</y-only-llm>c</y-only-llm>d<y-only-human>e</y-only-human>';
    expect(withoutTwinMarks(inner)).toBe('de');
  });

  it('leave other markup alone', () => {
    const html = '<p> data-tex="x" in a text &lt;y-only-llm&gt;</p>';
    expect(withoutTwinMarks(html)).toBe(html);
  });
});

describe('a title from front matter', () => {
  const twinOf = (html: string): string | undefined =>
    makeTwin(`<main><article>${html}</article></main>`, {
      url: '/docs/a',
      page: docData({ title: 'A & *b*' }),
      title: 'A & *b*',
      site: { url: 'https://a.example', baseUrl: '/' },
      isPage: () => false,
    });
  const around = (text: string): string => `<div class="theme-doc-markdown markdown">${text}</div>`;

  it('stands once, with its own letters, though it is in the text', () => {
    expect(twinOf(around('<header><h1>A &amp; *b*</h1></header><p>c</p>'))).toBe('# A & \\*b\\*\n\nc\n');
  });

  it('is no other title in a header', () => {
    expect(twinOf(around('<header><h1>B</h1></header><p>c</p>'))).toBe('# B\n\nc\n');
  });
});
