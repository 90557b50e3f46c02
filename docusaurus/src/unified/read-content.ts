import { fieldsOfNode, propertyName, type EsNode } from './estree.ts';
import { STANDS_FOR } from './defaults.ts';
import type { Node, Properties } from './nodes.ts';
import { readJsx, toTags, type JsxCall } from './to-tags.ts';

/** What `_createMdxContent` comes to. */
export interface PageContent {
  nodes: Node[];
  /** Code of plugins that runs when the page is drawn. */
  before: string[];
  /** Code that declares components which the site does not have. */
  after: string[];
}

interface ReadOptions {
  print(node: EsNode): string;
}

interface Reading extends ReadOptions {
  /** What a plugin has put into `_components` for a tag: another tag, or a component. */
  replaced: ReadonlyMap<string, EsNode>;
  /** Names of variables that stand for a tag which is no name of JavaScript. */
  aliases: ReadonlyMap<string, string>;
}

/** Takes the function apart that draws a page: its elements become hast again, the rest stays code. */
export function readContent(content: EsNode, { print }: ReadOptions): PageContent {
  const statements = fieldsOfNode(content['body'] as EsNode, 'body');
  const lookups = statements.filter(isLookup);
  const end = statements.findIndex(({ type }) => type === 'ReturnStatement');
  const declarators = lookups.flatMap((node) => fieldsOfNode(node, 'declarations'));
  const { components, ...tables } = readLookups(declarators);
  const options: Reading = { ...tables, print: (node) => print(toTags(structuredClone(node))) };
  const [given] = fieldsOfNode(content, 'params');
  const name = String(given?.['name'] ?? 'props');
  const shown = statements[end]?.['argument'] as EsNode | undefined;
  return {
    nodes: shown ? readRoot(shown, options) : [],
    before: [
      ...(name === 'props' ? [] : [`const ${options.print(given as EsNode)} = props;`]),
      ...statements
        .slice(0, end)
        .filter((node) => !isLookup(node))
        .map(options.print),
    ],
    after: [...components].map(
      ([component, value]) => `const ${component} = _given.components?.${component} ?? (${options.print(value)});`,
    ),
  };
}

/** The first statement of the function: `const _components = {…}, {Foo} = _components;` */
function isLookup(node: EsNode): boolean {
  const [first] = node.type === 'VariableDeclaration' ? fieldsOfNode(node, 'declarations') : [];
  return (
    first !== undefined &&
    (isNamed(first['id'], '_components') || isNamed(first['init'], '_components') || callsProvider(first))
  );
}

const isNamed = (node: unknown, name: string): boolean => (node as EsNode | undefined)?.['name'] === name;

/** `const {Foo} = {..._provideComponents(), ...props.components}`, where a page has components only. */
function callsProvider({ id, init }: EsNode): boolean {
  if ((id as EsNode).type !== 'ObjectPattern' || (init as EsNode | null)?.type !== 'ObjectExpression') return false;
  return fieldsOfNode(init as EsNode, 'properties').some(({ argument }) =>
    isNamed((argument as EsNode | undefined)?.['callee'], '_provideComponents'),
  );
}

/** Tags that Docusaurus's theme has a component for: it stands in the place of what a page has for them. */
const THEMED = /^(?:h[1-6]|a|pre|code|ul|li|img|details|mermaid)$/;

function readLookups(declarators: readonly EsNode[]): Pick<Reading, 'replaced' | 'aliases'> & {
  components: Map<string, EsNode>;
} {
  const replaced = new Map<string, EsNode>();
  const aliases = new Map<string, string>();
  const components = new Map<string, EsNode>();
  const note = (name: string | undefined, value: EsNode): void => {
    if (name === undefined || (value.type === 'Literal' && value['value'] === name)) return;
    if (/^[\p{Lu}$_]/u.test(name)) components.set(name, value);
    else if (!THEMED.test(name)) replaced.set(name, value);
  };
  for (const declarator of declarators) {
    const id = declarator['id'] as EsNode;
    const init = declarator['init'] as EsNode;
    if (init.type === 'MemberExpression') aliases.set(String(id['name']), propertyName(init) ?? '');
    for (const prop of fieldsOfNode(init, 'properties'))
      if (prop.type === 'Property') note(propertyName(prop), prop['value'] as EsNode);
    for (const prop of fieldsOfNode(id, 'properties')) {
      const value = prop['value'] as EsNode | undefined;
      if (value?.type === 'AssignmentPattern') note(propertyName(prop), value['right'] as EsNode);
    }
  }
  return { replaced, aliases, components };
}

function readRoot(shown: EsNode, options: Reading): Node[] {
  const call = readJsx(shown);
  if (call && isNamed(call.type, '_Fragment')) return readChildren(call.children, { isInline: false, options });
  return readChildren([shown], { isInline: false, options });
}

/** Elements whose children are words. */
const INLINE = /^(?:a|abbr|b|cite|code|del|em|h[1-6]|i|ins|kbd|mark|p|q|s|small|span|strong|sub|summary|sup|u)$/;

function readChildren(
  nodes: readonly EsNode[],
  { isInline, options }: { isInline: boolean; options: Reading },
): Node[] {
  const hasWords = nodes.some(({ type, value }) => type === 'Literal' && String(value).trim() !== '');
  // Blocks stand on lines of their own.
  const isLine = nodes.length > 1 && nodes.every((node) => INLINE.test(String(readJsx(node)?.type['value'])));
  return nodes.map((node) => readNode(node, { isInline: isInline || hasWords || isLine, options }));
}

function readNode(node: EsNode, { isInline, options }: { isInline: boolean; options: Reading }): Node {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return { type: 'text', value: node['value'] };
  const call = readJsx(node);
  const kind = isInline ? 'Text' : 'Flow';
  const tag = call && readTag(call.type, options);
  if (!call || !tag) return { ...placeOf(node), type: `mdx${kind}Expression`, value: options.print(node) };
  const children = readChildren(call.children, { isInline: INLINE.test(tag.name), options });
  const properties = tag.isWritten ? undefined : readProperties(call, tag.name);
  if (properties) return { ...placeOf(node), ...readElement(tag.name, { properties, children }) };
  const attributes = call.props.map((prop) => readAttribute(prop, options));
  const data = tag.isWritten ? { data: { _mdxExplicitJsx: true } } : {};
  return { ...placeOf(node), type: `mdxJsx${kind}Element`, name: tag.name, attributes, children, ...data };
}

/** What an element is, as it was before it became code: see defaults.ts. */
function readElement(tagName: string, { properties, children }: { properties: Properties; children: Node[] }): Node {
  const [only, ...others] = children;
  if (tagName === 'header' && only?.['tagName'] === 'h1' && others.length === 0)
    return { type: 'mdxJsxFlowElement', name: tagName, attributes: [], children, data: { [STANDS_FOR]: 'title' } };
  const { value } = properties;
  if (tagName !== 'mermaid' || typeof value !== 'string') return { type: 'element', tagName, properties, children };
  const code: Node = { type: 'code', lang: 'mermaid', meta: null, value };
  return {
    type: 'mdxJsxFlowElement',
    name: tagName,
    attributes: [],
    children: [],
    data: { [STANDS_FOR]: 'code', code },
  };
}

interface Tag {
  name: string;
  /** The author has typed it: no component of the site replaces it. */
  isWritten: boolean;
}

/** Nothing where it is not known before the page is drawn. */
function readTag(type: EsNode, options: Reading): Tag | undefined {
  if (type.type === 'Literal') return { name: String(type['value']), isWritten: true };
  if (type.type === 'Identifier') {
    const name = String(type['name']);
    const alias = options.aliases.get(name);
    return alias === undefined ? { name, isWritten: true } : readGiven(alias, options);
  }
  if (type.type !== 'MemberExpression') return undefined;
  const name = propertyName(type);
  const object = type['object'] as EsNode;
  if (name === undefined) return undefined;
  if (isNamed(object, '_components')) return readGiven(name, options);
  const outer = readTag(object, options);
  return outer && { name: `${outer.name}.${name}`, isWritten: true };
}

/** `_components.p` */
function readGiven(name: string, options: Reading): Tag | undefined {
  const other = options.replaced.get(name);
  if (!other) return { name, isWritten: false };
  return other.type === 'MemberExpression' && isNamed(other['object'], '_components')
    ? undefined
    : readTag(other, options);
}

/** Fixed values of an element as properties of hast. Nothing where one of them is code. */
function readProperties({ props }: JsxCall, tagName: string): Properties | undefined {
  const properties: Properties = {};
  for (const prop of props) {
    const name = prop.type === 'Property' ? propertyName(prop) : undefined;
    const value = prop['value'] as EsNode;
    if (name === undefined || name === 'key') return undefined;
    const style = name === 'style' ? readStyle(value) : undefined;
    const fixed = style ?? (value.type === 'Literal' ? value['value'] : undefined);
    if (fixed === undefined) return undefined;
    const align = /^t[dh]$/.test(tagName) && style !== undefined ? /^text-align:(\w+)$/.exec(style)?.[1] : undefined;
    if (align) properties['align'] = align;
    else properties[name] = name === 'className' && typeof fixed === 'string' ? fixed.split(' ') : fixed;
  }
  return properties;
}

function readStyle(value: EsNode): string | undefined {
  if (value.type !== 'ObjectExpression') return undefined;
  const declarations = fieldsOfNode(value, 'properties').map((prop) => {
    const name = prop.type === 'Property' ? propertyName(prop) : undefined;
    const text = prop['value'] as EsNode | undefined;
    if (name === undefined || text?.type !== 'Literal') return undefined;
    const property = name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return `${property.replace(/^ms-/, '-ms-')}:${String(text['value'])}`;
  });
  return declarations.includes(undefined) ? undefined : declarations.join(';');
}

/** As MDX has the attributes of a tag. */
function readAttribute(prop: EsNode, { print }: Reading): Record<string, unknown> {
  const name = prop.type === 'Property' && prop['kind'] === 'init' ? propertyName(prop) : undefined;
  const value = prop['value'] as EsNode;
  if (prop.type === 'SpreadElement')
    return { type: 'mdxJsxExpressionAttribute', value: `...${print(prop['argument'] as EsNode)}` };
  if (name === undefined) {
    const object = { type: 'ObjectExpression', properties: [prop] };
    return { type: 'mdxJsxExpressionAttribute', value: `...(${print(object).replace(/^\(([\s\S]*)\)$/, '$1')})` };
  }
  if (value.type !== 'Literal' || (typeof value['value'] !== 'string' && value['value'] !== true))
    return { type: 'mdxJsxAttribute', name, value: { type: 'mdxJsxAttributeValueExpression', value: print(value) } };
  return { type: 'mdxJsxAttribute', name, value: value['value'] === true ? null : value['value'] };
}

function placeOf(node: EsNode): Pick<Node, 'position'> {
  const start = node.loc?.start;
  return start ? { position: { start: { line: start.line, column: start.column + 1 } } } : {};
}
