import { createElement, type ComponentType, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { PartialMarkdownOptions } from '../markdown/options.ts';
import { render as renderMarkdown, type Options } from '../markdown/testing/render-markdown.ts';
import type { MarkdownFormat } from '../shared/model.ts';
import { builtInPlugins, syntaxesOf } from './index.ts';

const render = (text: string, options: Options = {}): ReturnType<typeof renderMarkdown> =>
  renderMarkdown(text, {
    ...options,
    syntaxes: syntaxesOf(builtInPlugins.map((plugin) => ({ plugin, data: undefined }))),
  });

describe('emoji', () => {
  it('replace the names that GitHub knows, in the text for search too', () => {
    const { html, page } = render(':rocket: :+1: `:rocket:` :olmayan: 10:30:45 a:smile:b\n', { format: 'md' });
    expect(html).toBe('<p>🚀 👍 <code>:rocket:</code> :olmayan: 10:30:45 a:smile:b</p>');
    expect(page.sections).toEqual([{ level: 0, text: '🚀 👍 `:rocket:` :olmayan: 10:30:45 a:smile:b' }]);
    expect(render('## :rocket: kısa kod\n').page.toc).toMatchObject([{ id: 'rocket-kısa-kod', text: '🚀 kısa kod' }]);
    expect(render(':rocket:\n', { emoji: false }).html).toBe('<p>:rocket:</p>');
  });
});

describe('math and diagrams', () => {
  it('sets formulas as MathML, and shows a broken one as code with a warning', () => {
    const { html } = render('Bir $a^2$ ve\n\n$$\nb\n$$\n\n```math\nc\n```\n', { math: true });
    expect(html).toContain('<span class="math-inline" data-tex="a^2"><math>');
    expect(html.match(/<div class="math-display" tabindex="0" data-tex="[bc]"><math/g)).toHaveLength(2);
    const broken = render('a\n\n$\\frac{$\n', { math: true, format: 'md' });
    expect(broken.html).toContain('<code class="math-error">\\frac{</code>');
    expect(broken.page.problems).toMatchObject([{ code: 'math-error', severity: 'warning', line: 3 }]);
    expect(render('5 $ ve 6 $\n', { math: false }).html).toBe('<p>5 $ ve 6 $</p>');
  });

  it('leaves braces of MDX between the signs of addresses as they are', () => {
    const link = '<li>a <a href={`/${1 + 1}`}>{2 + 1}</a> <a href="/$">b</a></li>';
    const html = '<li>a <a href="/2">3</a> <a href="/$">b</a></li>';
    expect(render(`${link}\n\n\`\`\`sh\necho $A $B\n\`\`\`\n`, { math: true }).html).toContain(html);
    expect(render(`x {'$'} \`$\` y\n\n${link}\n`, { math: true }).html).toContain(html);
    expect(render('{1 + 1} $a {b} c$\n', { math: true }).html).toContain('data-tex="a {b} c"');
  });

  it('draws Mermaid, or shows its code with a warning', () => {
    const { html } = render('```mermaid\ngraph TD; A[Başla]-->B;\n```\n', { mermaid: true });
    expect(html).toMatch(
      /^<figure class="mermaid"><div class="drawing scroll-edges" role="img" aria-label="Diagram: Başla, B" style="--drawn:\d+px"><svg /,
    );
    expect(html).toContain(
      '<details><summary>Source</summary><pre tabindex="0"><code>graph TD; A[Başla]--&gt;B;</code>',
    );
    expect(html).not.toMatch(/<style|@import|data-|id="/);
    const wide = render('```mermaid\ngraph LR; A[Başla]-->B[Sonra]-->C[Daha sonra]-->D[Bitir];\n```\n', {
      mermaid: true,
    });
    expect(wide.html).toContain('role="img" tabindex="0"');
    const broken = render('a\n\n```mermaid\nnedir bu\n```\n', { mermaid: true });
    expect(broken.html).toContain('language-mermaid');
    expect(broken.page.problems).toMatchObject([{ code: 'mermaid-error', line: 3 }]);
    expect(render('```mermaid\ngraph TD\n```\n').html).toContain('language-mermaid');
  });

  it('leaves to Mermaid itself what it cannot draw right, with the source open and a place for the drawing', () => {
    const pie = render('```mermaid\npie title Kanallar\n "Web" : 3\n```\n', { mermaid: true });
    expect(pie.html).toMatch(
      /^<figure class="mermaid" data-mermaid="[^"]+"><div class="drawing scroll-edges" role="img" aria-label="Diagram: Kanallar" hidden>/,
    );
    expect(pie.html).toContain('<details open><summary>Source</summary><pre tabindex="0"><code>pie title Kanallar');
    expect(pie.page.placeholders).toMatchObject([
      { kind: 'package', url: 'mermaid/dist/mermaid.esm.min.mjs', line: 1 },
    ]);
    expect(pie.page.problems).toEqual([]);
    const doubtful = render('a\n\n```mermaid\nflowchart LR\nA --> B\nA -> B\n```\n', { mermaid: true });
    expect(doubtful.html).toContain('data-mermaid');
    expect(doubtful.page.problems).toMatchObject([
      { code: 'mermaid-error', line: 3, message: 'Line 3 of the Mermaid diagram may be wrong: `-> B` cannot be read.' },
    ]);
  });
});

describe('commands for npm', () => {
  const text = '```bash npm2yarn\nnpm install --save-dev yaprak\n```\n';
  const components = {
    tabs: ({ groupId, children }: { groupId?: string; children: ReactNode }) =>
      createElement('ul', { id: groupId }, children),
    tab: ({ value, label, children }: { value: string; label: string; children: ReactNode }) =>
      createElement('li', { id: value, title: label }, children),
  };
  const tabsOf = (npm2yarn: PartialMarkdownOptions['npm2yarn'], format: MarkdownFormat = 'mdx'): string =>
    render(text, { npm2yarn, components, format }).html.replaceAll(/<(?!\/?[ul]|\/?li).*?>/g, '');

  it.each(['md', 'mdx'] as const)('become tabs for other package managers: %s', (format) => {
    expect(tabsOf({ sync: true, converters: ['yarn', 'pnpm', 'bun'] }, format)).toBe(
      '<ul id="npm2yarn"><li id="npm" title="npm">npm install --save-dev yaprak</li>' +
        '<li id="yarn" title="Yarn">yarn add --dev yaprak</li><li id="pnpm" title="pnpm">pnpm add --save-dev yaprak</li>' +
        '<li id="bun" title="Bun">bun add --dev yaprak</li></ul>',
    );
    expect(tabsOf({ sync: false, converters: [] })).toBe(
      '<ul><li id="npm" title="npm">npm install --save-dev yaprak</li></ul>',
    );
  });

  it('are not drawn by what a page or a site calls Tabs', () => {
    const own = "export const Tabs = () => 'own';\n\n";
    const options = { npm2yarn: { sync: false, converters: [] }, components: { ...components, TabItem: () => 'site' } };
    expect(render(own + text, options).html).toMatch(/^<ul><li id="npm" title="npm"><div class="code-block/);
  });

  it('stand beside raw HTML, also inside an element that opens in another block', () => {
    const npm2yarn = { sync: false, converters: [] };
    const { html } = render(
      `<abbr title="x">A</abbr>\n\n<div class="k">\n\n${text}\n</div>\n\n<script>1 < 2</script>\n`,
      { npm2yarn, components, format: 'md' },
    );
    expect(html.replaceAll('\n', '').replace(/<div class="code-block .*?<\/div><\/div><\/div>/, '[code]')).toBe(
      '<p><abbr title="x">A</abbr></p><div class="k"><ul><li id="npm" title="npm">[code]</li></ul></div><script>1 < 2</script>',
    );
  });

  it('stay as they are where that is switched off, or is not asked for', () => {
    expect(tabsOf(false)).toBe('npm install --save-dev yaprak');
    expect(render('```bash\nnpm ci\n```', { npm2yarn: { sync: true, converters: ['yarn'] } }).html).not.toContain(
      'yarn',
    );
  });
});

describe('CommonMark with raw HTML', () => {
  it('leaves formulas, diagrams, code and admonitions whole in CommonMark with raw HTML', () => {
    const text =
      '<abbr>x</abbr>\n\n$$\na^2\n$$\n\n```mermaid\ngraph LR\nA-->B\n```\n\n```js\nlet a;\n```\n\n:::tip T\n**b**\n:::\n';
    const options = { format: 'md' as const, math: true, mermaid: true };
    const plain = render(text, options).html;
    const own = render(text, { ...options, overriddenElements: ['abbr'], components: { abbr: 'dfn' } });
    expect(own.page.body.kind).toBe('mdx');
    expect(own.html).toBe(plain.replaceAll('abbr>', 'dfn>'));
    const aside: ComponentType<Record<string, unknown>> = ({ type, value, children }) =>
      createElement('aside', { title: String(type ?? value) }, children as ReactNode);
    const { html } = render(text, {
      ...options,
      overriddenElements: ['mermaid', 'admonition'],
      components: { mermaid: aside, admonition: aside },
    });
    expect(html).toContain('<aside title="graph LR\nA--&gt;B"></aside>');
    expect(html).toContain('<aside title="tip"><p><strong>b</strong></p></aside>');
  });
});
