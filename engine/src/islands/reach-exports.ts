import { someNode, type Node } from './analyse.ts';

/** Which code of an ES module some of its exports need, on its syntax tree. */

/** All exports of a module. */
export const EVERYTHING = '*';

export interface ReachedCode {
  /** Its statements: a program like any other. */
  body: object[];
  /** What it takes from other modules. */
  imports: { specifier: string; name: string }[];
}

/** A statement at the top of a module, and what it names. */
interface Part {
  statement: Node;
  names: string[];
}

/**
 * The statements that one export of a module needs, and those that run whenever it is loaded. A name is taken for the one at the top of the
 * module wherever it stands, so what is given may be too much, never too little.
 */
export function reachExport(program: object, name: string): ReachedCode {
  const statements = (program as { body: Node[] }).body;
  const imports: ReachedCode['imports'] = [];
  const imported = new Map<string, ReachedCode['imports'][number]>();
  const parts: Part[] = [];
  const passedOn: string[] = [];
  const wanted = new Set<string>();
  const exported = new Set<string>();
  const want = (local: string, as: string): void => {
    exported.add(as);
    if (name === EVERYTHING || name === as) wanted.add(local);
  };
  for (const statement of statements) {
    const specifier = textOf(statement['source']);
    switch (statement.type) {
      case 'ImportDeclaration':
        for (const each of readSpecifiers(statement)) imported.set(each.local, { specifier, name: each.name });
        if (readSpecifiers(statement).length === 0) imports.push({ specifier, name: '' });
        break;
      case 'ExportAllDeclaration':
        if (statement['exported'] === null) passedOn.push(specifier);
        else if (name === EVERYTHING || name === textOf(statement['exported']))
          imports.push({ specifier, name: EVERYTHING });
        break;
      case 'ExportDefaultDeclaration': {
        const declaration = statement['declaration'] as Node;
        parts.push({ statement, names: ['default', ...declaredBy(declaration)] });
        want('default', 'default');
        break;
      }
      case 'ExportNamedDeclaration': {
        const declaration = statement['declaration'] as Node | null;
        if (declaration) parts.push({ statement, names: declaredBy(declaration) });
        for (const local of declaration ? declaredBy(declaration) : []) want(local, local);
        for (const { local, exported: as } of statement['specifiers'] as Node[]) {
          if (specifier === '') want(textOf(local), textOf(as));
          else if (name === EVERYTHING || name === textOf(as)) imports.push({ specifier, name: textOf(local) });
          exported.add(textOf(as));
        }
        break;
      }
      default:
        parts.push({ statement, names: declaredBy(statement) });
    }
  }
  if (name === EVERYTHING || (name !== 'default' && name !== '' && !exported.has(name)))
    for (const specifier of passedOn) imports.push({ specifier, name });
  const body = followNames(parts, wanted);
  for (const [local, each] of imported) if (wanted.has(local)) imports.push(each);
  return { body: [...statements.filter(({ type }) => type === 'ImportDeclaration'), ...body], imports };
}

/** Adds to `wanted` what the statements of its names use in turn, and gives those statements. */
function followNames(parts: readonly Part[], wanted: Set<string>): Node[] {
  const reached = new Set<Part>();
  let isDone = false;
  while (!isDone) {
    isDone = true;
    for (const part of parts) {
      if (reached.has(part) || (part.names.length > 0 && !part.names.some((each) => wanted.has(each)))) continue;
      reached.add(part);
      for (const each of namesIn(part.statement)) wanted.add(each);
      isDone = false;
    }
  }
  return parts.filter((part) => reached.has(part)).map(({ statement }) => statement);
}

/** The names that a statement gives a value. `A.displayName = 'A'` belongs to `A`. */
function declaredBy(statement: Node): string[] {
  switch (statement.type) {
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return statement['id'] ? [textOf(statement['id'])] : [];
    case 'VariableDeclaration':
      return (statement['declarations'] as Node[]).flatMap(({ id }) => [...namesIn(id as Node)]);
    case 'ExpressionStatement': {
      const { type, left } = statement['expression'] as Node;
      const target = type === 'AssignmentExpression' ? (left as Node) : undefined;
      const object = target?.type === 'MemberExpression' ? (target['object'] as Node) : undefined;
      return object?.type === 'Identifier' ? [textOf(object)] : [];
    }
    default:
      return [];
  }
}

function readSpecifiers(statement: Node): { local: string; name: string }[] {
  return (statement['specifiers'] as Node[]).map(({ type, local, imported }) => ({
    local: textOf(local),
    name: type === 'ImportDefaultSpecifier' ? 'default' : type === 'ImportSpecifier' ? textOf(imported) : EVERYTHING,
  }));
}

/** Of an identifier or a text. */
function textOf(value: unknown): string {
  const node = value as Node | null | undefined;
  return String(node?.['name'] ?? node?.['value'] ?? '');
}

/** All names in code that may stand for a variable. */
function namesIn(root: Node): Set<string> {
  const names = new Set<string>();
  const collect = (node: Node): boolean => {
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') names.add(textOf(node));
    return false;
  };
  someNode(root, collect, isFieldName);
  return names;
}

/** Of `a.b` and `{ b: 1 }`, `b` is no variable. */
function isFieldName({ type, computed }: Node, field: string): boolean {
  if (computed === true) return false;
  return (type === 'MemberExpression' && field === 'property') || (type === 'Property' && field === 'key');
}
