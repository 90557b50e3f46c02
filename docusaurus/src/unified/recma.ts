import { createProcessor } from '@mdx-js/mdx';
import { jsx, toJs } from 'estree-util-to-js';
import type { VFile } from 'vfile';
import { fieldsOfNode, walkProgram, type EsNode } from './estree.ts';
import { keepNodes } from './kept-nodes.ts';
import type { NamedPlugin } from './lists.ts';
import type { Node } from './nodes.ts';
import { readContent } from './read-content.ts';
import { readDefaultExport } from './read-default-export.ts';
import { runNamed } from './run-named.ts';
import { toTags } from './to-tags.ts';

/** Runs plugins of recma on the program that `@mdx-js/mdx` makes of a page, and makes hast of what they leave. */
export function createRecma(
  plugins: readonly NamedPlugin[],
  { format }: { format: 'md' | 'mdx' },
): (hast: Node, file: VFile) => Promise<Node> {
  return async (hast, file) => {
    const kept = keepNodes(hast);
    let own = '';
    const processor = createProcessor({
      format,
      // As Docusaurus sets it. Plugins look for what is imported from there.
      providerImportSource: '@mdx-js/react',
      rehypePlugins: [() => () => kept.tree as never],
      recmaPlugins: [
        () => (program) => {
          own = printMdxContent(program as unknown as EsNode);
        },
        function attach(this: unknown) {
          const transforms = plugins.map((each) => runNamed(this as never, each));
          return async (program: unknown, page: VFile) => {
            let current = program as Node;
            for (const transform of transforms) current = await transform(current, page);
            return current as never;
          };
        },
      ],
    });
    const program = await processor.run({ type: 'root', children: [] } as never, file);
    return kept.restore(readProgram(program as unknown as EsNode, { own }));
  };
}

const NAMES = new Set(['_Fragment', '_jsx', '_jsxs', '_provideComponents']);

/** The imports that `@mdx-js/mdx` adds: the engine gives these names to every page. */
function isOwnImport({ type, specifiers }: EsNode): boolean {
  const list = specifiers as EsNode[] | undefined;
  return type === 'ImportDeclaration' && !!list?.length && list.every(({ local }) => NAMES.has(nameOf(local)));
}

const nameOf = (node: unknown): string => String((node as EsNode | undefined)?.['name'] ?? '');

/** The component that `@mdx-js/mdx` writes at the end of a page. */
const isMdxContent = (node: EsNode): boolean => node.type === 'ExportDefaultDeclaration';

function printMdxContent(program: EsNode): string {
  return fieldsOfNode(program, 'body').filter(isMdxContent).map(print).join('\n');
}

function readProgram(program: EsNode, { own }: { own: string }): Node {
  const isWrapped = printMdxContent(program) !== own;
  dropChecks(program);
  const content = fieldsOfNode(program, 'body').find((node) => isFunction(node, '_createMdxContent'));
  const page = content ? readContent(content, { print }) : { nodes: [], before: [], after: [] };
  toTags(program);
  const statements = fieldsOfNode(program, 'body').filter(
    (node) => node !== content && !isFunction(node, '_missingMdxReference') && !isOwnImport(node),
  );
  const code = readDefaultExport(statements, { isWrapped });
  const needs = code.map(print).join('\n');
  return {
    type: 'root',
    children: [
      ...(needs.includes('_provideComponents(')
        ? [esm('const _provideComponents = () => _given.components ?? {};')]
        : []),
      ...code.map((node) => esm(print(node), node)),
      ...page.after.map((text) => esm(text)),
      ...page.before.map((text): Node => ({ ...esm(text), data: { isInContent: true } })),
      ...page.nodes,
    ],
  };
}

const isFunction = (node: EsNode, name: string): boolean =>
  node.type === 'FunctionDeclaration' && nameOf(node['id']) === name;

function esm(value: string, from?: EsNode): Node {
  const start = from?.loc?.start;
  const place = start ? { position: { start: { line: start.line, column: start.column + 1 } } } : {};
  return { type: 'mdxjsEsm', value, ...place };
}

/** Whether components exist is asked by the engine itself, in exports too; it also looks them up. */
function dropChecks(program: EsNode): void {
  walkProgram(program, (node) => {
    const statements = node.type === 'BlockStatement' ? node['body'] : undefined;
    if (!Array.isArray(statements)) return;
    node['body'] = (statements as EsNode[]).filter((statement) => !isCheck(statement) && !isLookup(statement));
  });
}

function isCheck({ type, consequent }: EsNode): boolean {
  const call = type === 'IfStatement' ? ((consequent as EsNode)['expression'] as EsNode | undefined) : undefined;
  return call?.type === 'CallExpression' && nameOf(call['callee']) === '_missingMdxReference';
}

/** `const {Foo} = _provideComponents() || ({})`, which is written into exported components. */
function isLookup(statement: EsNode): boolean {
  const [only, ...others] = statement.type === 'VariableDeclaration' ? fieldsOfNode(statement, 'declarations') : [];
  const { type, operator, left } = (only?.['init'] ?? {}) as Partial<EsNode>;
  const isGiven = type === 'LogicalExpression' && operator === '||';
  return others.length === 0 && isGiven && nameOf((left as EsNode)['callee']) === '_provideComponents';
}

/** Code of a syntax tree, with tags. */
function print(node: EsNode): string {
  const isExpression = !/(?:Declaration|Statement)$/.test(node.type);
  const body = [isExpression ? { type: 'ExpressionStatement', expression: node } : node];
  const code = toJs({ type: 'Program', sourceType: 'module', body } as never, { handlers: jsx }).value.trim();
  return isExpression ? code.replace(/;$/, '') : code;
}
