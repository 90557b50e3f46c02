import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { createCompiler } from '../../../engine/src/markdown/compile.ts';
import { resolveMarkdownOptions } from '../../../engine/src/markdown/options.ts';
import type { EsNode } from './estree.ts';
import type { NamedPlugin } from './lists.ts';
import { createPipeline } from './pipeline.ts';
import { elements } from './syntax.ts';

type Program = EsNode & { body: EsNode[] };

const named = (plugin: unknown): NamedPlugin => ({ name: 'own', plugin, options: [] });
const recma = (change: (program: Program, file: VFile) => void) => ({
  recmaPlugins: [named(() => (program: Program, file: VFile) => change(program, file))],
});

/** A statement of a program. */
const parse = (code: string): EsNode => {
  const value = JSON.stringify(code);
  return { type: 'ExpressionStatement', expression: { type: 'Identifier', name: JSON.parse(value) as string } };
};

const visit = (node: unknown, change: (node: EsNode) => void): void => {
  if (typeof node !== 'object' || node === null) return;
  for (const value of Object.values(node)) visit(value, change);
  if ('type' in node) change(node as EsNode);
};

async function compile(text: string, lists: Parameters<typeof createPipeline>[0]['lists']) {
  const pipeline = createPipeline({
    lists,
    format: 'mdx',
    siteDir: '/site',
    maintainCase: false,
    mermaid: true,
    keywords: new Set(['note', 'tip']),
    remarkRehypeOptions: undefined,
  });
  const compiler = createCompiler(resolveMarkdownOptions({}), [elements]);
  const body = { source: 'docs/a.md', format: 'mdx', digest: '0123456789abcdef', text } as const;
  return compiler.compileRead(body, {
    parse: async (page) => (await pipeline({ ...page, file: '/site/docs/a.md' })) as never,
    frontMatter: {},
    resolveLink: (href) => (href === './b.md' ? '/docs/b' : undefined),
  });
}

async function draw(
  text: string,
  lists: Parameters<typeof compile>[1],
  { components = {}, modules = {} }: { components?: object; modules?: object } = {},
) {
  const { body } = await compile(text, lists);
  if (body.kind === 'html') return { html: body.html, exports: {} as Record<string, unknown> };
  // oxlint-disable-next-line no-new-func
  const page = new Function(body.code)({ Fragment, jsx, jsxs, modules, components }) as Record<string, unknown>;
  const html = renderToStaticMarkup(createElement(page['default'] as never, { components } as never));
  return { html, exports: page };
}

const PAGE = `import Tabs from '@theme/Tabs'

export const Card = ({ of }) => {
  return <b className="card">{of} <Outer.Part a-b="1" /></b>
}

export default ({ children }) => <section>{children}</section>

# Title *a*

Text [b](./b.md) and **bold \`x\`**, {1 + 1} <sup>2</sup> ![alt](https://e.com/a.png "t")

## Head {/* #own */}

<Tabs values={[1]} {...props} d="x" on style={{ color: 'red' }}>text <b className="x">b</b><sup>1</sup></Tabs>

:::tip[Ti*tle*]

- one
- [ ] two[^1]

:::

\`\`\`js title="a.js" {1}
code
\`\`\`

\`\`\`mermaid
graph TD
\`\`\`

| a | b |
|---|:-:|
| 1 | :c |

<details>
<summary>S</summary>

::leaf[x]

</details>

[^1]: Foot
`;

/** Spaces, brackets and quotes are another printer's. */
const bare = (code: string): string =>
  code
    .replaceAll(/[\s();]|return(?=[_<])/g, '')
    .replaceAll("'", '"')
    .replaceAll(/,(?=[\]}])/g, '');

describe('recma plugins', () => {
  it('leave a page as it is where they change nothing', async () => {
    const pages = await Promise.all([
      compile(PAGE, { rehypePlugins: [named(() => undefined)] }),
      compile(
        PAGE,
        recma(() => {}),
      ),
    ]);
    const [before, after] = pages.map(({ body, ...page }) => ({
      ...page,
      code: body.kind === 'mdx' ? bare(body.code) : body.html,
    }));
    expect(before?.code).toContain('MDXLayout');
    expect(after).toEqual(before);
  });

  it('are shown the program of Docusaurus, and its statements hold', async () => {
    let seen: unknown[] = [];
    const lists = recma((program, file) => {
      seen = [...program.body.map((node) => (node['id'] as EsNode | undefined)?.['name'] ?? node.type), file.path];
      const declarations = [
        {
          type: 'VariableDeclarator',
          id: { type: 'Identifier', name: 'file' },
          init: { type: 'Literal', value: 'a.md' },
        },
      ];
      program.body.push(
        {
          type: 'ExportNamedDeclaration',
          specifiers: [],
          declaration: { type: 'VariableDeclaration', kind: 'const', declarations },
        },
        parse('MDXContent.displayName = file'),
      );
    });
    const { html, exports } = await draw('words', lists);
    expect(seen).toEqual([
      'ImportDeclaration',
      'ImportDeclaration',
      '_createMdxContent',
      'ExportDefaultDeclaration',
      '/site/docs/a.md',
    ]);
    expect(html).toBe('<p>words</p>');
    expect(exports['file']).toBe('a.md');
    expect(exports['default']).toHaveProperty('displayName', 'a.md');
  });

  it('change words, which search and the table of contents have then', async () => {
    const lists = recma((program) =>
      visit(program, (node) => {
        if (node['value'] === 'Quiet') node['value'] = 'loud';
      }),
    );
    const { body, sections, toc } = await compile('## Quiet\n\nThat is\n\n- Quiet', lists);
    expect(body).toMatchObject({ kind: 'html', html: expect.stringContaining('<li>loud</li>') as string });
    expect(sections[0]?.text).toContain('loud');
    // As with every plugin: Docusaurus has listed the headings before.
    expect(toc).toMatchObject([{ id: 'quiet', text: 'Quiet' }]);
  });

  it('replace elements, by tags and by components, and wrap the page', async () => {
    const lists = recma((program) => {
      program.body.unshift(parse("const Mark = ({ children }) => _jsx('mark', { children })"));
      visit(program, (node) => {
        const { type, key, callee } = node as EsNode & { key?: EsNode; callee?: EsNode };
        if (type === 'Property' && key?.['name'] === 'p') node['value'] = { type: 'Literal', value: 'div' };
        if (type === 'Property' && key?.['name'] === 'em') node['value'] = { type: 'Identifier', name: 'Mark' };
        if (callee?.['name'] === '_createMdxContent')
          Object.assign(node, {
            arguments: [
              { type: 'Literal', value: 'main' },
              {
                type: 'ObjectExpression',
                properties: [
                  { type: 'Property', kind: 'init', key: { type: 'Identifier', name: 'children' }, value: { ...node } },
                ],
              },
            ],
            callee: { type: 'Identifier', name: '_jsx' },
          });
      });
    });
    const { html } = await draw('some *words*', lists);
    expect(html).toBe('<main><div>some <mark>words</mark></div></main>');
  });

  it('give components that the site has not, and code that runs when the page is drawn', async () => {
    const lists = recma((program) =>
      visit(program, (node) => {
        const { type, key, value } = node as EsNode & { key?: EsNode; value?: EsNode };
        if (type === 'Property' && key?.['name'] === 'Odd' && value?.type === 'Identifier')
          node['value'] = {
            type: 'AssignmentPattern',
            left: value,
            right: { type: 'Identifier', name: "() => 'none'" },
          };
        const id = node['id'] as EsNode | undefined;
        if (type === 'FunctionDeclaration' && id?.['name'] === '_createMdxContent')
          (node['body'] as Program).body.splice(1, 0, parse('const count = props.components.Fine.length'));
      }),
    );
    const components = { Fine: (_props: object) => 'fine' };
    expect((await draw('<Odd /> <Fine /> {count}', lists, { components })).html).toBe('none\nfine\n1');
  });

  it('are named when they fail', async () => {
    const lists = recma(() => {
      throw new Error('no luck');
    });
    await expect(compile('a', lists)).rejects.toMatchObject({
      problems: [{ message: expect.stringContaining('`own`') as string, file: 'docs/a.md' }],
    });
  });
});
