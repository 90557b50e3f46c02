import { fieldsOfNode, identifier, literal, propertyName, walkProgram, type EsNode } from './estree.ts';

/** A call of `_jsx`, taken apart. */
export interface JsxCall {
  type: EsNode;
  props: EsNode[];
  children: EsNode[];
}

export function readJsx(node: EsNode): JsxCall | undefined {
  const callee = node.type === 'CallExpression' ? (node['callee'] as EsNode) : undefined;
  if (callee?.type !== 'Identifier' || !/^_jsxs?$/.test(String(callee['name']))) return undefined;
  const [type, given, key] = fieldsOfNode(node, 'arguments');
  if (!type) return undefined;
  const written = given?.type === 'ObjectExpression' ? fieldsOfNode(given, 'properties') : [];
  const props = given && given.type !== 'ObjectExpression' ? [{ type: 'SpreadElement', argument: given }] : written;
  const isChildren = (prop: EsNode): boolean => prop.type === 'Property' && propertyName(prop) === 'children';
  const value = props.find(isChildren)?.['value'] as EsNode | undefined;
  const children = value?.type === 'ArrayExpression' ? fieldsOfNode(value, 'elements') : value ? [value] : [];
  const others = props.filter((prop) => !isChildren(prop));
  return { type, props: key ? [...others, property('key', key)] : others, children };
}

function property(name: string, value: EsNode): EsNode {
  return {
    type: 'Property',
    kind: 'init',
    key: identifier(name),
    value,
    computed: false,
    method: false,
    shorthand: false,
  };
}

/** Writes calls of `_jsx` as tags again, wherever they are: the engine finds the components of a page by its tags. */
export function toTags(program: EsNode): EsNode {
  return walkProgram(program, (node) => {
    const call = readJsx(node);
    if (!call) return;
    const name = tagName(call.type);
    // The table of components has only what the theme replaces.
    if (!name) return { ...node, arguments: [orTag(call.type), ...fieldsOfNode(node, 'arguments').slice(1)] };
    const children = call.children.map(toChild);
    const isFragment = name['name'] === '_Fragment' && call.props.length === 0;
    if (isFragment)
      return {
        type: 'JSXFragment',
        openingFragment: { type: 'JSXOpeningFragment' },
        closingFragment: { type: 'JSXClosingFragment' },
        children,
      };
    const selfClosing = children.length === 0;
    return {
      type: 'JSXElement',
      openingElement: { type: 'JSXOpeningElement', name, attributes: call.props.map(toAttribute), selfClosing },
      closingElement: selfClosing ? null : { type: 'JSXClosingElement', name },
      children,
    };
  });
}

/** The name of a tag; none where only a call can say what is meant. */
function tagName(type: EsNode): EsNode | undefined {
  if (type.type === 'Literal' && /^[a-z][\w-]*$/.test(String(type['value'])))
    return { type: 'JSXIdentifier', name: type['value'] };
  if (type.type === 'Identifier' && /^[\p{Lu}_$]/u.test(String(type['name'])))
    return { type: 'JSXIdentifier', name: type['name'] };
  if (type.type !== 'MemberExpression' || type['computed'] === true) return undefined;
  const object = type['object'] as EsNode;
  if (object['name'] === '_components') return undefined;
  const inner = object.type === 'Identifier' ? { type: 'JSXIdentifier', name: object['name'] } : tagName(object);
  return (
    inner && {
      type: 'JSXMemberExpression',
      object: inner,
      property: { type: 'JSXIdentifier', name: propertyName(type) },
    }
  );
}

function orTag(type: EsNode): EsNode {
  const name = type.type === 'MemberExpression' ? propertyName(type) : undefined;
  if (name === undefined || (type['object'] as EsNode)['name'] !== '_components') return type;
  const member = { ...type, computed: true, property: literal(name) };
  return { type: 'LogicalExpression', operator: '??', left: member, right: literal(name) };
}

function toChild(child: EsNode): EsNode {
  if (child.type.startsWith('JSX')) return child;
  if (child.type === 'SpreadElement') return { type: 'JSXSpreadChild', expression: child['argument'] };
  return { type: 'JSXExpressionContainer', expression: child };
}

function toAttribute(prop: EsNode): EsNode {
  const name = prop.type === 'Property' ? propertyName(prop) : undefined;
  if (name === undefined || !/^[\p{ID_Start}$_][\p{ID_Continue}$-]*$/u.test(name) || prop['kind'] !== 'init')
    return {
      type: 'JSXSpreadAttribute',
      argument: prop.type === 'SpreadElement' ? prop['argument'] : { type: 'ObjectExpression', properties: [prop] },
    };
  return {
    type: 'JSXAttribute',
    name: { type: 'JSXIdentifier', name },
    value: { type: 'JSXExpressionContainer', expression: prop['value'] },
  };
}
