import { fieldsOfNode, identifier, walkProgram, type EsNode } from './estree.ts';

/**
 * What a page exports as default is the component that the engine makes. The author's layout, and what plugins put around the page, stand
 * around it as a layout does: they are given its text as children.
 */
export function readDefaultExport(statements: readonly EsNode[], { isWrapped }: { isWrapped: boolean }): EsNode[] {
  const isDefault = ({ type }: EsNode): boolean => type === 'ExportDefaultDeclaration';
  if (!isWrapped) return statements.filter((node) => !isDefault(node)).flatMap(exportLayout);
  // The engine has these two names, too.
  const isDeclared = statements.some(
    (node) => node.type === 'FunctionDeclaration' && nameOf(node['id']) === 'MDXContent',
  );
  const renamed = statements.map((node) =>
    walkProgram(node, (each) => {
      if (!/^(?:JSX)?Identifier$/.test(each.type)) return;
      const name = String(each['name']);
      if (name === 'MDXLayout' || (name === 'MDXContent' && isDeclared)) each['name'] = `_${name}`;
    }),
  );
  return [CONTENT, ...renamed];
}

const nameOf = (node: unknown): string => String((node as EsNode | undefined)?.['name'] ?? '');

/** `function _createMdxContent(props) { return props.children }` */
const CONTENT: EsNode = {
  type: 'FunctionDeclaration',
  id: identifier('_createMdxContent'),
  params: [identifier('props')],
  body: {
    type: 'BlockStatement',
    body: [
      {
        type: 'ReturnStatement',
        argument: {
          type: 'MemberExpression',
          object: identifier('props'),
          property: identifier('children'),
          computed: false,
          optional: false,
        },
      },
    ],
  },
};

/** The author's `export default`, which `@mdx-js/mdx` has made a variable. */
function exportLayout(node: EsNode): EsNode[] {
  const declared = nameOf(node['id']) === 'MDXLayout' ? node : undefined;
  const [only] = node.type === 'VariableDeclaration' ? fieldsOfNode(node, 'declarations') : [];
  const value = only && nameOf(only['id']) === 'MDXLayout' ? (only['init'] as EsNode) : declared;
  if (value) return [{ type: 'ExportDefaultDeclaration', declaration: value }];
  const specifiers = node.type === 'ImportDeclaration' ? fieldsOfNode(node, 'specifiers') : [];
  const imported = specifiers.find(({ local }) => nameOf(local) === 'MDXLayout');
  if (!imported) return [node];
  imported['local'] = identifier('_MDXLayout');
  return [node, { type: 'ExportDefaultDeclaration', declaration: identifier('_MDXLayout') }];
}
