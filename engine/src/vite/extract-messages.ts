import { parseSync, Visitor, type ESTree } from 'vite';
import { placeOf } from '../errors/place.ts';
import { ADAPTERS } from '../shared/adapter.ts';
import type { Problem } from '../shared/model.ts';

/** A text of a component that can be translated, under its id. */
export interface FoundMessage {
  id: string;
  message: string;
  description?: string;
}

export interface ExtractOptions {
  /** Relative to the site, for messages. */
  file: string;
  lang: 'js' | 'jsx' | 'ts' | 'tsx';
}

/** The modules that have `Translate` and `translate`. */
export const TRANSLATE_MODULES: readonly string[] = ['@theme/Translate', ...ADAPTERS.map(({ translate }) => translate)];

/** Texts in `<Translate>` and `translate()`. What is only known when the code runs cannot be found, and is reported. */
export function extractMessages(
  code: string,
  options: ExtractOptions,
): { messages: FoundMessage[]; problems: Problem[] } {
  const messages: FoundMessage[] = [];
  const problems: Problem[] = [];
  if (!TRANSLATE_MODULES.some((name) => code.includes(name))) return { messages, problems };
  const { program } = parseSync(options.file, code, { lang: options.lang, sourceType: 'module' });
  const names = importedNames(program);
  const take = (found: Partial<FoundMessage> | undefined, at: number): void => {
    const id = found?.id ?? found?.message;
    if (id) messages.push({ ...found, id, message: found?.message || id });
    else problems.push(notStatic(options.file, placeOf(code, at)));
  };
  new Visitor({
    CallExpression(node) {
      const { callee } = node;
      if (callee.type !== 'Identifier') return;
      if (names.functions.has(callee.name)) take(readObject(node.arguments[0]), node.start);
      // What a `<Translate>` in an MDX page compiles to.
      const [type, props] = node.arguments;
      if (/^_jsxs?$/.test(callee.name) && type?.type === 'Identifier' && names.components.has(type.name))
        take(readObject(props), node.start);
    },
    JSXElement(node) {
      const { name } = node.openingElement;
      if (name.type === 'JSXIdentifier' && names.components.has(name.name)) take(readElement(node), node.start);
    },
  }).visit(program);
  return { messages, problems };
}

interface Names {
  components: Set<string>;
  functions: Set<string>;
}

function importedNames({ body }: ESTree.Program): Names {
  const names: Names = { components: new Set(), functions: new Set() };
  for (const node of body) {
    if (node.type !== 'ImportDeclaration' || !TRANSLATE_MODULES.includes(node.source.value)) continue;
    for (const specifier of node.specifiers) {
      const imported = specifier.type === 'ImportSpecifier' ? textOfName(specifier.imported) : 'default';
      if (imported === 'default' || imported === 'Translate') names.components.add(specifier.local.name);
      if (imported === 'translate') names.functions.add(specifier.local.name);
    }
  }
  return names;
}

function textOfName(node: { name: string } | { value: string }): string {
  return 'name' in node ? node.name : node.value;
}

/** `{id: 'x', message: 'y', children: 'y'}`; undefined when a part of it is not a plain text. */
function readObject(node: ESTree.Node | undefined): Partial<FoundMessage> | undefined {
  if (node?.type !== 'ObjectExpression') return undefined;
  const fields: Partial<FoundMessage> = {};
  for (const property of node.properties) {
    if (property.type !== 'Property' || property.computed) return undefined;
    const name =
      property.key.type === 'Identifier' ? property.key.name : String((property.key as { value?: unknown }).value);
    const field = name === 'children' ? 'message' : name;
    if (field !== 'id' && field !== 'message' && field !== 'description') continue;
    const text = readText(property.value);
    if (text === undefined) return undefined;
    fields[field] = text;
  }
  return fields;
}

function readElement(node: ESTree.JSXElement): Partial<FoundMessage> | undefined {
  const fields: Partial<FoundMessage> = {};
  for (const attribute of node.openingElement.attributes) {
    if (attribute.type !== 'JSXAttribute') continue;
    const name = attribute.name.type === 'JSXIdentifier' ? attribute.name.name : '';
    if (name !== 'id' && name !== 'description') continue;
    const { value } = attribute;
    const text = readText(value?.type === 'JSXExpressionContainer' ? value.expression : value);
    if (text === undefined) return undefined;
    fields[name] = text;
  }
  const inside = node.children.filter((child) => child.type !== 'JSXText' || child.value.trim() !== '');
  if (inside.length === 0) return fields;
  const [only] = inside;
  if (inside.length > 1 || !only) return undefined;
  const message =
    only.type === 'JSXText'
      ? only.value.trim().replace(/\s*\n\s*/g, ' ')
      : only.type === 'JSXExpressionContainer'
        ? readText(only.expression)
        : undefined;
  return message === undefined ? undefined : { ...fields, message };
}

/** A text that is the same whenever the code runs. */
function readText(node: ESTree.Node | null | undefined): string | undefined {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined;
  if (node?.type === 'BinaryExpression' && node.operator === '+') {
    const left = readText(node.left);
    const right = readText(node.right);
    return left === undefined || right === undefined ? undefined : left + right;
  }
  return undefined;
}

function notStatic(file: string, place: { line: number; column: number }): Problem {
  return {
    code: 'untranslatable',
    severity: 'warning',
    message: 'This text is computed when the code runs, so it cannot be extracted for translation.',
    file,
    ...place,
    hint: 'Write `id`, `message` and `description` as plain text, and pass changing parts as `values`.',
  };
}
