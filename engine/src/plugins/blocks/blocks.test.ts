import { describe, expect, it } from 'vitest';
import { render as renderMarkdown, type Options } from '../../markdown/testing/render-markdown.ts';
import * as components from '../../theme/content/author-blocks.tsx';
import { TabItem, Tabs } from '../../theme/content/tabs.tsx';
import { builtInPlugins, syntaxesOf } from '../index.ts';

const render = (text: string, options: Options = {}): ReturnType<typeof renderMarkdown> =>
  renderMarkdown(text, {
    format: 'md',
    components: { ...components, Tabs, TabItem, tabs: Tabs, tab: TabItem },
    ...options,
    syntaxes: syntaxesOf(builtInPlugins.map((plugin) => ({ plugin, data: undefined }))),
  });
const textOf = (text: string): string =>
  render(text)
    .page.sections.map((section) => section.text)
    .join('|');
const problems = (text: string): unknown[] => render(text).page.problems.map(({ line, message }) => [line, message]);
/** Blocks are separated by line ends in Markdown only. */
const flat = (html: string): string => html.replaceAll('\n', '');

describe('a block and its component are the same HTML', () => {
  it.each([
    [
      'steps',
      ':::steps\n\n1. Aç\n2. Kapat\n\n:::\n',
      '<Steps>\n\n1. Aç\n2. Kapat\n\n</Steps>\n',
      '<div class="steps"><ol><li>Aç</li><li>Kapat</li></ol></div>',
    ],
    [
      'cards',
      '::::cards\n:::card[Kurye]{href=https://a.b icon=leaf}\nYol\n:::\n::card[Mutfak]{icon=🍲}\n::::\n',
      '<Cards>\n<Card title="Kurye" href="https://a.b" icon="leaf">\nYol\n</Card>\n<Card title="Mutfak" icon="🍲" />\n</Cards>\n',
      '<div class="cards"><div class="doc-card author-card"><span class="card-icon icon-leaf" aria-hidden="true"></span>' +
        '<div class="doc-card-title"><a href="https://a.b" target="_blank" rel="noopener noreferrer">Kurye</a></div><p>Yol</p></div>' +
        '<div class="doc-card author-card"><span class="card-icon" aria-hidden="true">🍲</span><div class="doc-card-title">Mutfak</div></div></div>',
    ],
    [
      'badges',
      'a :badge[Yeni]{type=tip} b :badge[x]\n',
      'a <Badge type="tip">Yeni</Badge> b <Badge>x</Badge>\n',
      '<p>a <span class="pill pill-tip">Yeni</span> b <span class="pill pill-note">x</span></p>',
    ],
    [
      'file trees',
      ':::file-tree\n- docs\n  - **a.md**\n:::\n',
      '<FileTree>\n- docs\n  - **a.md**\n</FileTree>\n',
      '<div class="file-tree"><ul><li>docs<ul><li><strong>a.md</strong></li></ul></li></ul></div>',
    ],
    [
      'keys',
      ':kbd[Ctrl+Shift+K], :kbd[Ctrl++], :kbd[Esc]\n',
      '<Kbd>Ctrl+Shift+K</Kbd>, <Kbd>Ctrl++</Kbd>, <Kbd>Esc</Kbd>\n',
      '<p><span class="keys"><kbd>Ctrl</kbd>+<kbd>Shift</kbd>+<kbd>K</kbd></span>, <span class="keys"><kbd>Ctrl</kbd>+<kbd>+</kbd></span>, ' +
        '<span class="keys"><kbd>Esc</kbd></span></p>',
    ],
    [
      'figures',
      ':::figure[Yol]\n<b>resim</b>\n:::\n',
      '<Figure caption="Yol">\n<b>resim</b>\n</Figure>\n',
      '<figure><p><b>resim</b></p><figcaption>Yol</figcaption></figure>',
    ],
  ])('%s', (_name, markdown, mdx, html) => {
    expect(flat(render(markdown).html)).toBe(html);
    expect(
      flat(render(mdx, { format: 'mdx' }).html).replace('<figure><b>resim</b>', '<figure><p><b>resim</b></p>'),
    ).toBe(html);
    expect(render(markdown).page.problems).toEqual([]);
  });
});

describe('code groups', () => {
  const labels = (html: string): string[] =>
    [...html.matchAll(/role="tab"[^>]*>([^<]*)</g)].map(([, label = '']) => label);

  it('are tabs named by the titles of their blocks, which then have none', () => {
    const { html, page } = render(
      ':::code-group{sync=dil}\n```js title="a.js" {1}\na\n```\n\n```go [b.go]\nb\n```\n:::\n',
    );
    expect(labels(html)).toEqual(['a.js', 'b.go']);
    expect(html).toContain('data-group-id="dil"');
    expect(html).toContain('theme-code-block-highlighted-line');
    expect(html).not.toContain('code-block-title');
    expect(page.problems).toEqual([]);
  });

  it('are a component in MDX', () => {
    const text = '<CodeGroup>\n\n```js title="a & b"\na\n```\n\n```go\nb\n```\n\n</CodeGroup>\n';
    expect(labels(render(text, { format: 'mdx' }).html)).toEqual(['a &amp; b', 'go']);
  });

  it('are found by search with their titles', () => {
    expect(textOf(':::code-group\n```js title="a.js"\nlet x\n```\n:::\n')).toBe('a.js\n`let x`');
  });
});

describe('definition lists', () => {
  it('are a term and a colon, in both formats', () => {
    const text = 'Kurye\n: Siparişi **götürür**\n: Yolda olan\n\nMutfak\n: Pişirir\n';
    const html =
      '<dl><dt>Kurye</dt><dd>Siparişi <strong>götürür</strong></dd><dd>Yolda olan</dd><dt>Mutfak</dt><dd>Pişirir</dd></dl>';
    expect(flat(render(text).html)).toBe(html);
    expect(flat(render(text, { format: 'mdx' }).html)).toBe(html);
    expect(textOf(text)).toBe('Kurye\nSiparişi götürür\nYolda olan\nMutfak\nPişirir');
  });
});

describe('what only looks like a block', () => {
  it('stays text', () => {
    const text = 'Saat 12:30, :badge ve :kbd, a:badge, :steps. Not: x\n';
    expect(render(text).html).toBe(`<p>${text.trim()}</p>`);
    expect(render(text).page.problems).toEqual([]);
  });

  it('belongs to the site where the word is one of its admonitions', () => {
    const { html } = render(':::steps\na\n:::\n', { admonitionKeywords: ['steps'] });
    expect(html).toContain('admonition-steps');
  });
});

describe('bad use', () => {
  it.each([
    ['a\n\n:::steps\nmetin\n:::\n', 3, '`:::steps` does not hold one numbered list.'],
    ['::::cards\n:::card{href=/x}\nmetin\n:::\n::::\n', 2, 'The card has no title.'],
    [':::cards\nmetin\n:::\n', 1, '`:::cards` does not hold cards only.'],
    ['::card[A]{icon=leag}\n', 1, 'The icon `leag` is unknown.'],
    ['a\nb :badge[x]{type=tipp}\n', 2, 'The badge type `tipp` is unknown.'],
    [':::file-tree\nmetin\n:::\n', 1, '`:::file-tree` does not hold one list.'],
    [':::code-group\n```js\na\n```\n:::\n', 2, 'The code block of a group has no title.'],
    [':::code-group\nmetin\n:::\n', 1, '`:::code-group` does not hold code blocks only.'],
    [':::figure\nmetin\n:::\n', 1, 'The figure has no caption.'],
  ])('is a warning with its place: %j', (text, line, message) => {
    expect(problems(text)).toEqual([[line, message]]);
  });

  it.each(['<Card />', '<Badge type="x">a</Badge>', '<Card title="a" icon="leag" />', '<Figure />'])(
    'fails in MDX: %s',
    (text) => {
      expect(() => render(text, { format: 'mdx' })).toThrow(/(?:Card|Badge|Figure) (?:needs|has no)/);
    },
  );
});

it('has the text of its parts for search', () => {
  expect(textOf('::::cards\n:::card[Kurye]{href=https://a.b}\nYol\n:::\n::card[Mutfak]\n::::\n')).toBe(
    'Kurye\nYol\nMutfak',
  );
  expect(textOf(':::steps\n\n1. Aç\n2. Kapat :kbd[Esc] :badge[yeni]\n:::\n')).toBe('Aç\nKapat Esc yeni');
  expect(textOf(':::figure[Yol haritası]\n![Harita](https://a.b/c.png)\n:::\n')).toBe('Harita\nYol haritası');
});

it('stays inside the item of a list that it is indented for, as tabs do', () => {
  const tabs = '- bir\n\n  <Tabs>\n    <TabItem value="a">\n\n      Metin\n\n    </TabItem>\n  </Tabs>\n\n- iki\n';
  const group = '- bir\n  :::code-group\n  ```js title="a"\n  b\n  ```\n  :::\n- iki\n';
  for (const html of [render(tabs, { format: 'mdx' }).html, render(group).html]) {
    expect(html.match(/<ul>/g)).toHaveLength(1);
    expect(html.indexOf('role="tabpanel"')).toBeGreaterThan(html.indexOf('bir'));
    expect(html.indexOf('role="tabpanel"')).toBeLessThan(html.indexOf('</li>'));
  }
});
