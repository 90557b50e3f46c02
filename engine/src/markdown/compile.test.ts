import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Children, createElement, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createCompiler } from './compile.ts';
import { resolveMarkdownOptions } from './options.ts';
import { element } from './output/tree.ts';
import type { MarkdownSyntax } from './syntax.ts';
import { compile, evaluate, problemOf, render } from './testing/render-markdown.ts';

const Box: ComponentType<Record<string, unknown>> = ({ title, children }) =>
  createElement('section', { title: title as string }, children as string);

describe('syntax cases', () => {
  const folder = path.join(import.meta.dirname, 'cases');
  it.each(readdirSync(folder))('%s', (name) => {
    const file = readdirSync(path.join(folder, name)).find((entry) => /^case\.mdx?$/.test(entry)) ?? 'case.md';
    const text = readFileSync(path.join(folder, name, file), 'utf8');
    const expected = readFileSync(path.join(folder, name, 'case.html'), 'utf8');
    const format = file === 'case.mdx' ? 'mdx' : 'md';
    expect(`${render(text, { format, admonitionKeywords: ['ozel'] }).html}\n`).toBe(expected);
  });
});

describe('static or dynamic', () => {
  it('keeps MDX without expressions, imports and components as HTML', () => {
    const text =
      '# A\n\n<details open><summary>b</summary>c</details>\n\n<div style={{color: "red"}}>d</div>\n\n{/* e */}\n';
    expect(compile(text).body.kind).toBe('html');
  });

  it('is dynamic with an expression, an import or a component', () => {
    expect(compile('{1 + 1}\n').body.kind).toBe('mdx');
    expect(compile("import a from './a'\n").body.kind).toBe('mdx');
    expect(compile('<Box />\n').body.kind).toBe('mdx');
    expect(compile('<div {...x} />\n').body.kind).toBe('mdx');
  });

  it('prints what is static in a dynamic page as ready HTML', () => {
    const { body } = compile('Bir **iki** [üç](./x.md)\n\n{1}\n');
    expect(body.kind === 'mdx' && body.code).toContain(
      '__html: "Bir <strong>iki</strong> <a href=\\"ylink-01234567-0-z\\">üç</a>"',
    );
  });

  it('reads braces and angle brackets of CommonMark as text', () => {
    expect(render('{a} ve <b\n', { format: 'md' }).html).toBe('<p>{a} ve &lt;b</p>');
  });
});

describe('modules', () => {
  it('binds every form of import, wherever it stands', () => {
    const text = [
      "import Kutu, {renk as r, 'tire-li' as t} from './kutu'",
      'import * as N from "n"; import "./x.css"',
      'import {',
      '  uzun,',
      "} from 'u'",
      '',
      'Metin {r} {t} {N.a} {uzun}',
      '',
      "import Son from '@theme/Son'",
      '',
      '<Kutu title="x">**k**</Kutu> <N.Box title="y" />',
      '',
      '<Son />',
    ].join('\n');
    const modules = {
      './kutu': { default: Box, renk: 'mavi', 'tire-li': 'T' },
      n: { a: 1, Box },
      u: { uzun: 'U' },
      '@theme/Son': { default: () => 'son' },
      './x.css': {},
    };
    const { page, html } = render(text, { modules });
    expect(html).toBe(
      '<p>Metin mavi T 1 U</p>\n<section title="x"><strong>k</strong></section>\n<section title="y"></section>\nson',
    );
    expect(page.imports).toEqual([
      { specifier: './kutu', line: 1 },
      { specifier: 'n', line: 2 },
      { specifier: './x.css', line: 2 },
      { specifier: 'u', line: 3 },
      { specifier: '@theme/Son', line: 9 },
    ]);
  });

  it('keeps exports, re-exports and a layout', () => {
    const text = [
      'export const sehir = "İzmir", {a, b: [c]} = {a: 1, b: [2]};',
      'export function f() { return <i>f</i>; }',
      "export {x as y} from 'm'",
      "export * from 'all'",
      'const gizli = 3;',
      'export {gizli as acik}',
      'export default ({children}) => <main>{children}</main>;',
      '',
      '{f()} {sehir}',
    ].join('\n');
    const modules = { m: { x: 4 }, all: { z: 5 } };
    const { page, html } = render(text, { modules });
    expect(html).toBe('<main><i>f</i>\nİzmir</main>');
    const { default: _content, f: _f, ...values } = evaluate(page, { modules });
    expect(values).toEqual({ sehir: 'İzmir', a: 1, c: 2, y: 4, z: 5, acik: 3 });
  });

  it('takes components from those of the site, also inside expressions and exports', () => {
    const text =
      'export const E = () => <Tip>e</Tip>;\n\n<Tip>a</Tip>\n\n{[1].map((n) => <Tip key={n}>{n}</Tip>)}\n\n<E />\n';
    const page = compile(text);
    const Tip: ComponentType<Record<string, unknown>> = ({ children }) => createElement('b', null, children as string);
    const content = evaluate(page, { components: { Tip } }).default;
    expect(renderToStaticMarkup(createElement(content))).toBe('<b>a</b>\n<b>1</b>\n<b>e</b>');
  });

  it('gives components elements to the last one, and plain tables: they may look at them', () => {
    const table = '| A |\n| --- |\n| `uzunBirAdTasir` **b** |\n';
    const text = `<Bak>\n\n${table}\n</Bak>\n\n<Tabs>\n\n${table}\n</Tabs>\n\n${table}`;
    const Bak: ComponentType<Record<string, unknown>> = ({ children }) => {
      let node = children as ReactElement<{ children: ReactNode }> | string;
      const tags: unknown[] = [];
      while (typeof node === 'object') {
        tags.push(node.type);
        node = Children.toArray(node.props.children).at(tags.length === 1 ? 1 : 0) as typeof node;
      }
      return [...tags, node].join(' ');
    };
    const Tabs: ComponentType<Record<string, unknown>> = ({ children }) => children as ReactNode;
    const content = evaluate(compile(text), { components: { Bak, Tabs } }).default;
    const [seen, ...shown] = renderToStaticMarkup(createElement(content)).split('\n');
    expect(seen).toBe('table tbody tr td code uzunBirAdTasir');
    expect(shown).toHaveLength(2);
    expect(shown[0]).toBe(shown[1]);
    expect(shown[0]).toMatch(/^<div class="table-scroll.*uzun<wbr/);
  });

  it('names a component or an import that is not there', () => {
    expect(() => render('<Bilinmeyen />\n')).toThrow('Expected component `Bilinmeyen` to be defined');
    expect(() => render("import X from './yok'\n\n<X />\n")).toThrow('The import `./yok` of this page was not found.');
    expect(() => render('{tanimsiz}\n')).toThrow('tanimsiz is not defined');
  });

  it('takes a tag for a component although the platform has a global of that name', () => {
    const text = '{[1].map((n) => <Response key={n}>{n}</Response>)}\n\nexport const E = () => <Map.Pin />;\n\n<E />\n';
    const Response: ComponentType<Record<string, unknown>> = ({ children }) =>
      createElement('b', null, children as string);
    const components = { Response, Map: { Pin: () => 'pin' } };
    const content = evaluate(compile(text), { components }).default;
    expect(renderToStaticMarkup(createElement(content))).toBe('<b>1</b>\npin');
    expect(() => render('{[1].map((n) => <Response key={n} />)}\n')).toThrow(
      'Expected component `Response` to be defined',
    );
  });

  it('does not hide a global behind a comparison', () => {
    expect(render('{1 <Math.PI ? "evet" : "hayır"}\n').html).toBe('evet');
  });

  it('gives front matter and table of contents to expressions', () => {
    const scope = { frontMatter: { title: 'T' }, toc: [1, 2] };
    expect(render('{frontMatter.title} {toc.length}\n', { scope }).html).toBe('T\n2');
  });

  it('gives props to expressions', () => {
    const page = compile('Merhaba {props.ad}\n');
    expect(renderToStaticMarkup(createElement(evaluate(page).default, { ad: 'Ayşe' }))).toBe('<p>Merhaba Ayşe</p>');
  });

  it('leaves a place for required files', () => {
    const { page, html } = render(
      '<img loading="lazy" src={require("./a.png").default} />\n\n<Box title={require("@site/b.pdf").default} />\n',
      {
        components: { Box },
      },
    );
    expect(html).toBe('<img loading="lazy" src="[asset ./a.png]"/>\n<section title="[asset @site/b.pdf]"></section>');
    expect(page.placeholders.map((placeholder) => placeholder.line)).toEqual([1, 3]);
  });

  it('imports required modules, which may wait until they are reached', () => {
    const modules = { './veri.json': { default: { ad: 'Ayşe' } }, 'bir-paket': { default: 'paket' } };
    const { page, html } = render(`{require('./veri.json').ad}\n\n<Box title={require("bir-paket").default} />\n`, {
      components: { Box },
      modules,
    });
    expect(html).toBe('Ayşe\n<section title="paket"></section>');
    expect(page.imports).toEqual([
      { specifier: './veri.json', line: 1, isLate: true },
      { specifier: 'bir-paket', line: 3, isLate: true },
    ]);
  });

  it('leaves a text alone that shows a call of require', () => {
    const code = `const fs = require('fs')`;
    const { page, html } = render(
      `export const shown = ${JSON.stringify(code)};\n\n<Box title={${JSON.stringify(code)}} />\n\n{shown}\n\n<Box {...{title: ${JSON.stringify(code)}, id: require('./a.json').ad}} />\n`,
      { components: { Box }, modules: { './a.json': { default: { ad: 'b' } } } },
    );
    expect(html.match(/const fs = require\(&#x27;fs&#x27;\)/g)).toHaveLength(3);
    expect(page.imports.map(({ specifier }) => specifier)).toEqual(['./a.json']);
  });

  it('knows which pages need React in the browser', () => {
    const needs = (text: string): boolean => {
      const { body } = compile(text);
      return body.kind === 'mdx' && body.needsClient;
    };
    expect(
      needs(
        "import {useState} from 'react'\n\nexport const C = () => { const [n] = useState(0); return n; };\n\n<C />\n",
      ),
    ).toBe(true);
    expect(needs('<button onClick={() => alert(1)}>a</button>\n')).toBe(true);
    expect(needs('export const C = () => <button onClick={() => {}}>a</button>;\n\n<C />\n')).toBe(true);
    expect(needs("import useBaseUrl from '@docusaurus/useBaseUrl'\n\n<img src={useBaseUrl('/a.png')} />\n")).toBe(
      false,
    );
    expect(needs('<Tabs groupId="a">x</Tabs>\n')).toBe(false);
    expect(needs('<BrowserOnly>{() => window.name}</BrowserOnly>\n')).toBe(true);
  });
});

describe('components that are given what is no data', () => {
  const text =
    "import Kutu, {Alt} from './Kutu'\nimport metin from './m.md'\nimport {renk} from './renk'\n\nexport const biçim = (x) => x;\n\n" +
    '<Kutu a={{metin}} />\n\n<Alt.İç a={biçim} />\n\n<Hep a={() => 1}>x</Hep>\n\n<Kutu a={renk} />\n';

  it('are named, with what is given to them', () => {
    const page = compile(text);
    expect(page.body).toMatchObject({
      needsClient: false,
      receivers: [
        { specifier: './Kutu', name: 'Alt.İç' },
        { specifier: '@theme/MDXComponents', name: 'default.Hep' },
        { specifier: '@theme/Hep', name: 'default' },
        { specifier: './Kutu', name: 'default' },
      ],
    });
    const [Kutu, İç, Hep, metin] = [() => 1, () => 2, () => 3, () => 4];
    const modules = {
      './Kutu': { default: Kutu, Alt: { İç } },
      './m.md': { default: metin },
      './renk': { renk: 'mor' },
    };
    const given = evaluate(page, { modules, components: { Hep } });
    const { receivers } = given.default as unknown as { receivers: (() => unknown)[][] };
    expect(receivers.map((all) => all.map((read) => read()))).toEqual([
      [İç, { a: given['biçim'] }],
      [Hep],
      [Kutu, { a: 'mor' }, { a: { a: metin } }],
    ]);
    expect(Object.keys(given)).toEqual(['biçim', 'default']);
  });

  it('are not looked for where there is no code, or where the page is one island', () => {
    expect(compile('import Kutu from \'./Kutu\'\n\n<Kutu a="b" />\n').body).not.toHaveProperty('receivers');
    expect(compile(`${text}\n<b onClick={() => 1}>a</b>\n`).body).toMatchObject({ needsClient: true });
    expect(compile(`${text}\n<b onClick={() => 1}>a</b>\n`).body).not.toHaveProperty('receivers');
  });
});

describe('overridden elements', () => {
  const A: ComponentType<Record<string, unknown>> = ({ href, children }) =>
    createElement('a', { 'data-own': href }, children as string);

  it('are given elements to the last one, and tables with all their parts', () => {
    type Node = ReactElement<{ children: Node & Node[] }>;
    const seen: string[] = [];
    const Table: ComponentType<Record<string, unknown>> = ({ children }) => {
      const [head, body] = children as [Node, Node];
      seen.push(
        ...[head, head.props.children, head.props.children.props.children[0], body].map((node) => `${node?.type}`),
      );
      return createElement('table', { className: 'own' }, head, body);
    };
    const options = { overriddenElements: ['table'], components: { table: Table } };
    const { html } = render('| | |\n| --- | --- |\n| `uzunBirAdTasir` | **b** |\n', options);
    expect(seen).toEqual(['thead', 'tr', 'th', 'tbody']);
    expect(html).toBe(
      '<div class="table-scroll"><table class="own"><thead><tr><th></th><th></th></tr></thead>' +
        '<tbody><tr><td><code>uzunBirAdTasir</code></td><td><strong>b</strong></td></tr></tbody></table></div>',
    );
  });

  it('are fences, too, where a component looks at them', () => {
    type Node = ReactElement<{ children: Node; className?: string; metastring?: string }>;
    const seen: unknown[] = [];
    const Kod: ComponentType<Record<string, unknown>> = ({ children }) => {
      const { props } = (children as Node).props.children;
      seen.push(props.className, props.metastring, props.children);
      return createElement('b');
    };
    const components = { Kod, pre: 'pre', code: 'code' };
    render('<Kod>\n\n```go title=a\nx\n```\n\n</Kod>\n', { codeElements: true, components });
    expect(seen).toEqual(['language-go', 'title=a', 'x\n']);
    const plain = '```go\nx\n```\n\n- a\n';
    expect(compile(plain, { codeElements: true })).toEqual(compile(plain));
  });

  it('are lists with their line breaks, too, where a component looks at them', () => {
    type Node = ReactElement<{ children: Node[] }>;
    const seen: unknown[] = [];
    const Liste: ComponentType<Record<string, unknown>> = ({ children }) => {
      seen.push(...(children as Node).props.children.map((child) => child.type ?? child));
      return createElement('b');
    };
    render('<Liste>\n\n- a\n\n</Liste>\n', { codeElements: true, components: { Liste } });
    expect(seen).toEqual(['\n', 'li', '\n']);
  });

  it('become component calls, in MDX and in CommonMark with raw HTML', () => {
    const options = { overriddenElements: ['a'], components: { a: A } };
    expect(render('Bir [iki](./x.md).\n', options).html).toBe('<p>Bir <a data-own="[link ./x.md]">iki</a>.</p>');
    const md = render('<div class="k">\n\n[iki](./x.md) <a href="y">üç</a>\n\n</div>\n', { ...options, format: 'md' });
    expect(md.html.replace(/\n/g, '')).toBe(
      '<div class="k"><p><a data-own="[link ./x.md]">iki</a> <a data-own="y">üç</a></p></div>',
    );
  });

  it('do not touch tags typed in MDX', () => {
    expect(compile('<a href="y">x</a>\n', { overriddenElements: ['a'] }).body.kind).toBe('html');
  });

  it('may be the admonition', () => {
    const admonition: ComponentType<Record<string, unknown>> = ({ type, title, children }) =>
      createElement('aside', { title: `${String(type)}: ${String(title)}` }, children as string);
    const { html } = render(':::tip Başlık\nx\n:::\n', {
      overriddenElements: ['admonition'],
      components: { admonition },
    });
    expect(html).toBe('<aside title="tip: Başlık"><p>x</p></aside>');
  });
});

describe('table of contents, sections, title', () => {
  it('lists headings with their HTML, and partials where they are used', () => {
    const text =
      "import P from './_p.mdx'\nimport K from './k'\n\n# Bir\n\n## `kod` [bağ](x.md) **k**\n\n<P />\n\n<K>\n\n### İç\n\n</K>\n";
    expect(compile(text).toc).toEqual([
      { level: 1, id: undefined, html: 'Bir', text: 'Bir' },
      { level: 2, id: 'kod-bağ-k', html: '<code>kod</code> bağ <strong>k</strong>', text: 'kod bağ k' },
      { partial: './_p.mdx' },
      { level: 3, id: 'i̇ç', html: 'İç', text: 'İç' },
    ]);
  });

  it('cuts the text at headings, with code and cells marked', () => {
    const text =
      'Giriş.\n\n## A\n\n- b\n- c `d`\n\n| e | f |\n|---|---|\n| g | h |\n\n```js\nx();\n```\n\n:::tip Başlık\ni\n:::\n\n## Boş\n';
    expect(compile(text).sections).toEqual([
      { level: 0, text: 'Giriş.' },
      { heading: 'A', anchor: 'a', level: 2, text: 'b\nc `d`\n\ne\tf\ng\th\n`x();`\nBaşlık\ni' },
      { heading: 'Boş', anchor: 'boş', level: 2, text: '' },
    ]);
  });

  it('keeps empty cells, and no backtick that is not around code', () => {
    const text = '|  | b |\n|---|---|\n| c |  |\n\n|  | e |\n|---|---|\n| \\` | `` f`g `` |\n\n```sh\nh\n\ni\n```\n';
    expect(compile(text).sections).toEqual([{ level: 0, text: "\tb\nc\t\n\n\te\n'\t`f'g`\n`h\ni`" }]);
  });

  it('reports whether the page opens with its own h1', () => {
    expect(compile('Metin\n\n# Bir\n').startsWithH1).toBe(true);
    expect(compile('## Bir\n\n# İki\n').startsWithH1).toBe(false);
    expect(compile('Metin\n\n---\n\n# Bir\n').startsWithH1).toBe(false);
  });

  it('puts the title into a header on demand: the first heading, wherever it stands, with no rule before it', () => {
    const html = (text: string, rest = {}): string => render(text, { titleInHeader: true, ...rest }).html;
    expect(html('Metin\n\n# Bir **iki**\n\n# Üç\n')).toBe(
      '<p>Metin</p>\n<header><h1>Bir <strong>iki</strong></h1></header>\n<h1>Üç</h1>',
    );
    expect(html('{1}\n\n> # Bir\n')).toContain('<header><h1>Bir</h1></header>');
    expect(html('# Bir {1}\n', { overriddenElements: ['h1'], components: { h1: 'h4' } })).toBe(
      '<header><h4 id="bir-1">Bir 1</h4></header>',
    );
    expect(html('## Bir\n\n# İki\n')).not.toContain('<header>');
    expect(html('---\n\n# Bir\n', { format: 'md' })).not.toContain('<header>');
    expect(html('# Bir\n', { dropTitle: true })).not.toContain('<header>');
    expect(render('# Bir\n').html).toBe('<h1>Bir</h1>');
  });

  it('drops the title on demand, and does not count it in ids', () => {
    const { page, html } = render('# A\n\n## A\n', { dropTitle: true });
    expect(html).toContain('<h2 id="a">');
    expect(html).not.toContain('<h1>');
    expect(page.startsWithH1).toBe(false);
  });

  it('keeps raw HTML of a heading inside of its entry in the table of contents', () => {
    const entries = compile('## a <plaintext> b\n\n## c <textarea> d\n\n## e <kbd>f</kbd>\n', { format: 'md' }).toc;
    expect(entries.map((entry) => 'html' in entry && entry.html)).toEqual([
      'a &lt;plaintext&gt; b',
      'c <textarea> d</textarea>',
      'e <kbd>f</kbd>',
    ]);
  });

  it('keeps upper case in ids on demand', () => {
    expect(compile('## Büyük Harf\n', { maintainCase: true }).toc[0]).toMatchObject({ id: 'Büyük-Harf' });
  });
});

describe('problems', () => {
  it('place syntax errors in the whole file', () => {
    expect(problemOf('---\ntitle: a\n---\n\nsatır<br>sonu\n')).toMatchObject({
      file: 'docs/a.mdx',
      line: 5,
      column: 6,
    });
    expect(problemOf('a\n\n{b c}\n')).toMatchObject({
      line: 3,
      message: expect.stringContaining('expression') as string,
    });
    expect(problemOf('x <https://a.b>\n')).toMatchObject({
      line: 1,
      column: 3,
      hint: expect.stringContaining('[text](url)') as string,
    });
    expect(problemOf('a\n\nimport {b from "c"\n')).toMatchObject({ line: 3, column: 11 });
    expect(problemOf('<p style="color: red">a</p>\n')).toMatchObject({
      message: expect.stringContaining('`style`') as string,
    });
  });

  it("count the author's lines where the parser was given more", () => {
    const text = ':::note\n| a |\n|---|\n| b |\n:::\n\n:::nte\nx\n:::\n\n[c](./d.md)\n';
    const page = compile(text);
    expect(page.problems).toMatchObject([
      { code: 'unknown-directive', line: 7, hint: 'Did you mean `:::note`? Names are case-sensitive.' },
    ]);
    expect(page.placeholders).toEqual([{ kind: 'link', url: './d.md', line: 11, column: 1 }]);
  });

  it('reads CRLF like LF', () => {
    expect(render('---\r\na: 1\r\n---\r\n\r\n:::note Uyarı\r\nx\r\n:::\r\n').html).toBe(
      render(':::note Uyarı\nx\n:::\n').html,
    );
  });

  it('survives nesting without end', () => {
    const text = `${'> '.repeat(20_000)}a\n`;
    const page = problemOf(text, { format: 'md' });
    expect(page === undefined || page.message.includes('nests')).toBe(true);
  });

  it('compiles nothing from nothing', () => {
    expect(compile('---\n---\n')).toMatchObject({ body: { kind: 'html', html: '' }, toc: [], sections: [] });
    expect(compile('')).toMatchObject({ body: { kind: 'html', html: '' } });
  });
});

describe('footnotes', () => {
  const text = 'Bir[^1] ve yine[^1].\n\n[^1]: Not.\n';
  const idsOf = (html: string): string[] => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');

  it('have ids of their own in a blog post, which stands in lists with others', () => {
    expect(idsOf(render(text).html)).toEqual([
      'user-content-fnref-1',
      'user-content-fnref-1-2',
      'footnote-label',
      'user-content-fn-1',
    ]);
    const { html } = render(text, { dropTitle: true });
    expect(idsOf(html)).toEqual([
      'user-content-fnref-1-012345',
      'user-content-fnref-1-012345-2',
      'footnote-label-012345',
      'user-content-fn-1-012345',
    ]);
    const targets = [...html.matchAll(/(?:href="#|aria-describedby=")([^"]+)/g)].map(([, id]) => id);
    expect(new Set(targets)).toEqual(new Set(idsOf(html)));
  });
});

describe('syntaxes of others', () => {
  const marks: MarkdownSyntax = {
    name: 'marks',
    parser: { superscript: true },
    nodes: { superscript: (node, context) => element('sup', {}, context.build(node.children)) },
    fences: { csv: (node) => (node.value === '' ? undefined : element('output', {}, [node.value])) },
    directives: { video: (node, context) => element('video', { title: node.type }, context.build(node.children)) },
    inline: { pattern: /==(.+?)==/g, render: (match) => element('mark', {}, [match.slice(2, -2)]) },
    toText: (node) => `csv: ${node.value}`,
  };

  it('take nodes, fences, directives and patterns, and give their text', () => {
    const text = 'a ==b== x^2^\n\n```csv\n1,2\n```\n\n::video[c]\n\n:::video Başlık\nd\n:::\n';
    const { html, page } = render(text, { syntaxes: [marks] });
    expect(html).toBe(
      '<p>a <mark>b</mark> x<sup>2</sup></p>\n<output>1,2</output>\n<video title="leafDirective">c</video>\n' +
        '<video title="containerDirective"><p>Başlık</p><p>d</p></video>',
    );
    expect(page.problems).toEqual([]);
    expect(page.sections).toEqual([{ level: 0, text: 'a b x2\ncsv: 1,2\nc\nBaşlık\nd' }]);
  });

  it('leave to the built-in ones what they do not take, and can be switched off by the options', () => {
    expect(render('```csv\n```\n\n==\n', { syntaxes: [marks] }).html).toContain('language-csv');
    const off = { ...marks, isEnabled: () => false };
    expect(render('a ==b== x^2^\n', { syntaxes: [off] }).html).toBe('<p>a ==b== x^2^</p>');
  });
});

describe('what Docusaurus does with small faults', () => {
  const html = (text: string): string => {
    const { body } = compiler.compile({ source: 'a.mdx', format: 'mdx', digest: '0123456789', text });
    return body.kind === 'html' ? body.html : body.code;
  };
  const compiler = createCompiler(resolveMarkdownOptions({}));

  it('gives `<details>` without a summary one', () => {
    expect(html('<details>\nmetin\n</details>')).toMatch(/^<details><summary>[^<]+<\/summary><p>metin/);
    expect(html('<details><summary>a</summary>b</details>').match(/<summary>/g)).toHaveLength(1);
  });

  it('escapes a percent sign that begins no escape', () => {
    expect(html('[a](https://example.org/100%) [b](https://example.org/a%20b%zz)')).toMatch(
      /href="https:\/\/example\.org\/100%25".*href="https:\/\/example\.org\/a%20b%25zz"/,
    );
  });
});
