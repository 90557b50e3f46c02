import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runYaprak } from '../setup/site-server.ts';
import { createTinySite, readDigests } from '../setup/tiny-site.ts';

const require = createRequire(import.meta.url);
const folderOf = (file: string): { linkTo: string } => ({ linkTo: dirname(file) });

const CONFIG = `
const badge = require('./plugins/badge.js');
module.exports = async () => ({
  title: 'Deneme', url: 'https://ornek.test', baseUrl: '/',
  markdown: {
    mermaid: true,
    preprocessor: ({ fileContent, filePath }) => fileContent.replaceAll('{{file}}', require('path').basename(filePath)),
    parseFrontMatter: async (page) => {
      const parsed = await page.defaultParseFrontMatter(page);
      return { ...parsed, frontMatter: { ...parsed.frontMatter, sidebar_label: 'Etiket ' + parsed.frontMatter.title } };
    },
  },
  presets: [['classic', {
    docs: {
      routeBasePath: '/',
      beforeDefaultRemarkPlugins: [require('./plugins/heading.js')],
      remarkPlugins: [(await import('docusaurus-remark-plugin-tab-blocks')).default, [badge, { name: 'rozet' }], require('./plugins/neighbour.js')],
      rehypePlugins: [[(await import('rehype-external-links')).default, { target: '_self', rel: ['nofollow'] }]],
      recmaPlugins: [require('./plugins/program.js')],
    },
    blog: {},
  }]],
});
`;

/** A site with plugins of its own and of the registry. Its blog has none. */
const site = createTinySite({
  'package.json': '{ "private": true }',
  'docusaurus.config.js': CONFIG,
  'node_modules/docusaurus-remark-plugin-tab-blocks': folderOf(require.resolve('docusaurus-remark-plugin-tab-blocks')),
  'node_modules/rehype-external-links': folderOf(require.resolve('rehype-external-links')),
  'plugins/badge.js': `const { WORD } = require('./word.js');
    module.exports = function badge({ name }) { return async (tree, file) => {
      const visit = (node) => {
        if (node.type === 'emphasis') node.data = { hProperties: { className: [name, WORD] } };
        if (node.type === 'link') node.title = node.url + ' ' + file.data.frontMatter.title;
        if (node.value === 'patla') throw new Error('olmadı');
        (node.children ?? []).forEach(visit);
      };
      visit(tree);
    }; };`,
  'plugins/word.js': `exports.WORD = 'bir';`,
  // One page waits for what another says, as electron's do.
  'plugins/neighbour.js': `const slots = new Map();
    const slotOf = (name) => {
      if (!slots.has(name)) {
        const slot = {};
        slot.text = new Promise((resolve) => (slot.give = resolve));
        slots.set(name, slot);
      }
      return slots.get(name);
    };
    module.exports = () => async (tree, file) => {
      slotOf(file.basename).give(String(file).trim().split('\\n').at(-1));
      if (file.basename !== 'a.mdx') return;
      tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: 'Komşu: ' + (await slotOf('b.md').text) }] });
    };`,
  'plugins/heading.js': `module.exports = () => (tree) => void tree.children.push({ type: 'heading', depth: 2, children: [{ type: 'text', value: 'Eklenen başlık' }] });`,
  'plugins/program.js': `const name = (value) => ({ type: 'Identifier', name: value });
    module.exports = () => (program, file) => {
      const page = program.body.find(({ type }) => type === 'ExportDefaultDeclaration');
      page.declaration = { type: 'CallExpression', callee: name('frame'), arguments: [{ ...page.declaration, type: 'FunctionExpression' }, { type: 'Literal', value: file.stem }] };
      program.body.unshift({ type: 'ImportDeclaration', specifiers: [{ type: 'ImportDefaultSpecifier', local: name('frame') }], source: { type: 'Literal', value: '@site/src/frame' } });
    };`,
  'src/frame.jsx': 'export default (Page, name) => (props) => <section data-file={name}><Page {...props} /></section>;',
  'docs/a.mdx': `---
slug: /
title: A
---

# A

*em* [b](./b.md) [dış](https://example.org/) {{file}}

:::tip Ba*şlık*
metin
:::

\`\`\`js tab={"label":"Bir"}
let a = 1;
\`\`\`

\`\`\`ts tab={"label":"İki"}
let a: number = 1;
\`\`\`

\`\`\`mermaid
graph TD; A-->B
\`\`\`
`,
  'docs/b.md': '---\ntitle: B\n---\n\nmetin\n',
  'blog/2024-01-01-c.md': '---\ntitle: C\n---\n\n*em* {{file}}\n',
});
const out = site.beside('out');
const page = (name: string): string => readFileSync(join(out, name), 'utf8');

describe('plugins of unified', () => {
  beforeAll(async () => {
    site.write({});
    const { code, output } = await site.build(out);
    if (code !== 0) throw new Error(output);
  });
  afterAll(() => site.remove());

  it('run on the pages of their section, in the order of Docusaurus', () => {
    const html = page('index.html');
    expect(html).toContain('<em class="rozet bir">em</em>');
    // A link is resolved when plugins see it, and still the author's.
    expect(html).toContain('href="/b" title="/b A"');
    expect(html).toMatch(/<a href="https:\/\/example\.org\/"[^>]* target="_self" rel="nofollow"/);
    expect(html).toContain('id="eklenen-başlık"');
    expect(html).toContain('href="#eklenen-başlık"');
    expect(html).toMatch(/role="tab"[^>]*>Bir<\/button>.*role="tab"[^>]*>İki<\/button>/);
    expect(html).toContain('<section data-file="a"><header><h1>A</h1></header>');
    expect(html).toContain('<figure class="mermaid">');
    expect(html).toMatch(/admonition-tip.*Ba<em class="rozet bir">şlık<\/em>/);
  });

  it('leave other sections alone', () => {
    expect(page('blog/2024/01/01/c/index.html')).toContain('<em>em</em>');
  });

  it('stand beside a preprocessor and a parser of front matter, which every page has', () => {
    expect(page('index.html')).toContain('a.mdx');
    expect(page('index.html')).toContain('Etiket B');
    expect(page('blog/2024/01/01/c/index.html')).toContain('2024-01-01-c.md');
  });

  it('give the bytes of a clean build after an edit of a file that a plugin imports', async () => {
    site.write({ 'plugins/word.js': `exports.WORD = 'iki';` });
    expect(await site.build(out)).toMatchObject({ code: 0 });
    expect(page('index.html')).toContain('<em class="rozet iki">em</em>');
    const clean = site.beside('clean');
    expect(await runYaprak(['build', site.dir, '--clean', '--out-dir', clean])).toMatchObject({ code: 0 });
    expect(readDigests(out)).toEqual(readDigests(clean));
  });

  it('may wait for each other’s pages: an edit of one makes the others again', async () => {
    expect(page('index.html')).toContain('Komşu: metin');
    site.write({ 'docs/b.md': '---\ntitle: B\n---\n\nyeni söz\n' });
    expect(await site.build(out)).toMatchObject({ code: 0 });
    expect(page('index.html')).toContain('Komşu: yeni söz');
  });

  it('are named with the file when they fail', async () => {
    site.write({ 'docs/b.md': '---\ntitle: B\n---\n\npatla\n' });
    const { code, output } = await site.build(site.beside('failed'));
    expect(code).toBe(1);
    expect(output).toContain('The Markdown plugin `badge` threw an error.');
    expect(output).toContain('olmadı');
    expect(output).toContain('docs/b.md');
  });
});
