import { describe, expect, it } from 'vitest';
import type { NamedPlugin, PluginLists } from './lists.ts';
import { createPipeline } from './pipeline.ts';
import { walk, type Node } from './nodes.ts';

const named = (plugin: unknown, ...options: unknown[]): NamedPlugin => ({ name: 'own', plugin, options });

const openPipeline = (lists: PluginLists, more: { format?: 'md' | 'mdx' } = {}) =>
  createPipeline({
    lists,
    format: more.format ?? 'mdx',
    siteDir: '/site',
    maintainCase: false,
    mermaid: true,
    keywords: new Set(['note', 'tip']),
    remarkRehypeOptions: undefined,
  });

async function run(text: string, lists: PluginLists, more: { format?: 'md' | 'mdx' } = {}): Promise<Node> {
  return openPipeline(
    lists,
    more,
  )({
    text,
    format: more.format ?? 'mdx',
    frontMatter: { title: 'T' },
    file: '/site/docs/a.md',
    resolveLink: (href) => (href === './b.md' ? '/docs/b' : undefined),
  });
}

/** A plugin that visits every node. */
const visiting = (visit: (node: Node) => void) => () => (tree: Node) => walk(tree, visit);
const find = (tree: Node, type: string): Node[] => {
  const found: Node[] = [];
  walk(tree, (node) => {
    if (node.type === type) found.push(node);
    if (node['child']) found.push(...find({ type: 'root', children: [node['child'] as Node] }, type));
  });
  return found;
};

describe('createPipeline', () => {
  it('leaves words with a colon to the engine in plain Markdown, too', async () => {
    const lists = { rehypePlugins: [named(visiting(() => {}))] };
    const text =
      '- **[The wasmcloud:secrets plugin](https://a.b)** <br> and `c:d`\n\n::leaf[x]\n\n:::odd\n\nText\n\n:::\n';
    for (const format of ['md', 'mdx'] as const) {
      const tree = await run(format === 'md' ? text : text.replace('<br>', '<br />'), lists, { format });
      const names = ['textDirective', 'leafDirective', 'containerDirective'].flatMap((type) => find(tree, type));
      expect(
        names.map(({ name }) => name),
        format,
      ).toEqual(['secrets', 'leaf', 'odd']);
    }
  });

  it('gives each page with the same text a tree of its own', async () => {
    const text = 'import A from "./a";\n\n# One {1 + 1}\n\n<A b={[1]}>*two* `three`</A>\n';
    let count = 0;
    const pipeline = openPipeline({
      remarkPlugins: [named(visiting((node) => node.type === 'inlineCode' && (node.value += String(++count))))],
    });
    const page = {
      text,
      format: 'mdx',
      frontMatter: {},
      file: '/site/docs/a.md',
      resolveLink: () => undefined,
    } as const;
    const pages = [await pipeline(page), await pipeline(page), await pipeline(page)];
    expect(pages.map((tree) => find(tree, 'inlineCode')[0]?.value)).toEqual(['three1', 'three2', 'three3']);
    expect(JSON.stringify(pages[1]).replace('three2', 'three1')).toBe(JSON.stringify(pages[0]));
  });

  it('shows plugins what Docusaurus shows them, and gives the engine what the author wrote', async () => {
    const seen: string[] = [];
    const plugin = visiting((node) => {
      if (node.type === 'link') seen.push(String(node['url']));
      if (node.type === 'heading') seen.push(String(node.data?.hProperties?.['id']));
      if (node.type === 'code' || node['name'] === 'header') seen.push(String(node['lang'] ?? node['name']));
      if (node.type === 'containerDirective') seen.push(String(node.data?.hName));
    });
    const text = '# A\n\n[b](./b.md)\n\n## C {#d}\n\n:::tip[E]\nf\n:::\n\n```mermaid\ng\n```\n\n```js\nh\n```\n';
    const tree = await run(text.replace('{#', '\\{#'), { remarkPlugins: [named(plugin)] });
    expect(seen).toEqual(['header', 'a', '/docs/b', 'd', 'admonition', 'js']);
    expect(tree.children?.map(({ type }) => type)).toEqual([
      'heading',
      'paragraph',
      'heading',
      'containerDirective',
      'code',
      'code',
    ]);
    expect(find(tree, 'link')[0]).toMatchObject({ url: './b.md' });
    expect(tree.children?.[2]).toMatchObject({ data: { id: 'd' }, children: [{ value: 'C' }] });
    expect(tree.children?.[3]).toMatchObject({ name: 'tip', attributes: { title: 'E' } });
    expect(tree.children?.[4]).toMatchObject({ lang: 'mermaid', value: 'g', position: { start: { line: 11 } } });
  });

  it('runs a list before the defaults: its headings have ids and are listed', async () => {
    const add = () => (tree: Node) => {
      tree.children?.push({ type: 'heading', depth: 2, children: [{ type: 'text', value: 'New one' }] });
    };
    const before = await run('a', { beforeDefaultRemarkPlugins: [named(add)] });
    expect(before.children?.[1]?.data).toEqual({ id: 'new-one' });
    const after = await run('a', { remarkPlugins: [named(add)] });
    expect(after.children?.[1]?.data).toEqual({ id: '', isListed: false });
  });

  it('keeps the words of a heading in the table of contents when a plugin changes them', async () => {
    const shout = visiting((node) => {
      if (node.type === 'text') node.value = 'LOUD';
    });
    const tree = await run('## Quiet', { remarkPlugins: [named(shout)] });
    expect(tree.children?.[0]).toMatchObject({
      children: [{ value: 'LOUD' }],
      data: { id: 'quiet', listed: [{ value: 'Quiet' }] },
    });
  });

  it('honours hName, hProperties and hChildren, on list items and code too', async () => {
    const plugin = visiting((node) => {
      if (node.type === 'emphasis') node.data = { hProperties: { className: ['a', 'b'], ariaLabel: 'c' } };
      if (node.type === 'listItem') node.data = { hProperties: { className: ['opt'] } };
      if (node.type === 'strong') node.data = { hName: 'mark' };
      if (node.type === 'code') node.data = { hProperties: { title: 'x.js' } };
      if (node.type === 'inlineCode') node.data = { hName: 'kbd', hChildren: [{ type: 'text', value: 'K' }] };
    });
    const tree = await run('*x* **y** `z`\n\n- i\n\n```js\n1\n```\n', { remarkPlugins: [named(plugin)] });
    const [paragraph, list, code] = tree.children ?? [];
    expect(paragraph?.children?.[0]).toMatchObject({
      type: 'propertied',
      attributes: { class: 'a b', 'aria-label': 'c' },
    });
    expect(paragraph?.children?.[2]).toMatchObject({ type: 'element', tagName: 'mark', children: [{ value: 'y' }] });
    expect(paragraph?.children?.[4]).toMatchObject({ tagName: 'kbd', children: [{ value: 'K' }] });
    expect(list).toMatchObject({ type: 'propertied', items: [{ class: 'opt' }] });
    expect(code).toMatchObject({ type: 'code', meta: 'title="x.js"' });
  });

  it('takes in the tree of another page that a plugin puts into one', async () => {
    const list = { type: 'list', children: [{ type: 'listItem', children: [{ type: 'text', value: 'i' }] }] };
    const plugin = visiting((node) => {
      if (node.type === 'paragraph') node.children?.push({ type: 'root', children: [structuredClone(list)] });
    });
    const tree = await run('x\n', { remarkPlugins: [named(plugin)] });
    expect(tree.children?.[0]?.children).toMatchObject([{ value: 'x' }, list]);
  });

  it('prints code that a plugin gives as a syntax tree only', async () => {
    const estree = {
      type: 'Program',
      sourceType: 'module',
      body: [
        {
          type: 'ImportDeclaration',
          specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: 'Tabs' } }],
          source: { type: 'Literal', value: '@theme/Tabs' },
        },
      ],
    };
    const add = () => (tree: Node) => void tree.children?.unshift({ type: 'mdxjsEsm', value: '', data: { estree } });
    const tree = await run('a', { remarkPlugins: [named(add)] });
    expect(tree.children?.[0]?.value).toMatch(/^import Tabs from ['"]@theme\/Tabs['"];$/);
  });

  it('runs rehype plugins on hast, and makes nodes of Markdown from it', async () => {
    const plugin = () => (tree: Node) =>
      walk(tree, (node) => {
        if (node['tagName'] === 'a') node['properties'] = { ...(node['properties'] as object), rel: ['me'] };
      });
    const text =
      '## A *b*\n\n[c](./b.md)\n\n```js title="x"\nd\n```\n\n- e\n- f\n\n| g |\n|:-:|\n| h |\n\n:::note\ni\n:::\n\n<Own j={1}>k</Own>\n';
    const tree = await run(text, { rehypePlugins: [named(plugin)] });
    expect(tree.children?.map((node) => node['tagName'] ?? node.type)).toEqual([
      'heading',
      'paragraph',
      'code',
      'ul',
      'table',
      'containerDirective',
      'mdxJsxFlowElement',
    ]);
    expect(tree.children?.[0]?.data).toEqual({ id: 'a-b' });
    expect(tree.children?.[1]?.children?.[0]).toMatchObject({ attributes: { rel: 'me' }, child: { url: './b.md' } });
    expect(tree.children?.[2]).toMatchObject({ lang: 'js', meta: 'title="x"', value: 'd' });
    expect(tree.children?.[4]).toMatchObject({ align: ['center'] });
  });

  it('takes plugins of every shape', async () => {
    const shapes: [string, unknown][] = [
      ['async', () => async (tree: Node) => void tree.children?.push({ type: 'thematicBreak' })],
      [
        'another tree',
        () => (tree: Node) => ({ ...tree, children: [...(tree.children ?? []), { type: 'thematicBreak' }] }),
      ],
      [
        'a callback',
        () => (tree: Node, _file: unknown, next: (error?: unknown) => void) => {
          tree.children?.push({ type: 'thematicBreak' });
          next();
        },
      ],
      ['an ES module', { default: () => (tree: Node) => void tree.children?.push({ type: 'thematicBreak' }) }],
      ['a preset', { plugins: [[() => (tree: Node) => void tree.children?.push({ type: 'thematicBreak' }), {}]] }],
    ];
    for (const [shape, plugin] of shapes) {
      const tree = await run('a', { remarkPlugins: [named(plugin)] });
      expect(tree.children?.[1]?.type, shape).toBe('thematicBreak');
    }
  });

  it('names the plugin that fails, and the place where it says one', async () => {
    const plugin = () => () => {
      throw Object.assign(new Error('no luck'), { line: 3, column: 2 });
    };
    await expect(run('a', { remarkPlugins: [named(plugin)] })).rejects.toMatchObject({
      message: 'The Markdown plugin `own` threw an error.',
      line: 3,
      column: 2,
      cause: { message: 'no luck' },
    });
  });
});
