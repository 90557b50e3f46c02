import type { MdastNode } from 'satteri';
import { YaprakError } from '../errors/index.ts';
import type { ImportedName, ModuleImport } from '../shared/model.ts';
import { placeOf } from './context.ts';
import { loadCompiler } from './lazy.ts';

/** The `import`s and `export`s of a page, taken apart. */
export interface PageModule {
  imports: ModuleImport[];
  /** Statements that bind what is imported: `const {default: Tabs} = _module("@theme/Tabs");` */
  bindings: string[];
  /** The author's own statements, without `import` and `export`. */
  code: string;
  /** Statements that run each time the page is drawn. */
  contentCode: string;
  /** Entries of the object that the page returns. */
  exports: string[];
  /** Names that exist at the top of the page. */
  declared: ReadonlySet<string>;
  /** Local name -> specifier, for default imports of Markdown files. */
  partials: ReadonlyMap<string, string>;
  /** Local name -> what it is in another module. */
  imported: ReadonlyMap<string, ImportedName>;
  hasLayout: boolean;
}

/** As much of the syntax tree as is read here. */
interface Node {
  type: string;
  start: number;
  end: number;
  name?: string;
  value?: unknown;
  source?: Node | null;
  specifiers?: Specifier[];
  declaration?: Node | null;
  declarations?: { id: Node }[];
  exported?: Node | null;
  id?: Node | null;
  properties?: Node[];
  elements?: (Node | null)[];
  argument?: Node;
  left?: Node;
}

interface Specifier {
  type: string;
  local: Node;
  imported?: Node;
  exported?: Node;
}

export type EsmNode = Extract<MdastNode, { type: 'mdxjsEsm' }>;

export const EMPTY_MODULE: PageModule = {
  imports: [],
  bindings: [],
  code: '',
  contentCode: '',
  exports: [],
  declared: new Set(),
  partials: new Map(),
  imported: new Map(),
  hasLayout: false,
};

export function parsePageModule(
  blocks: readonly EsmNode[],
  options: { file: string; added: readonly number[] },
): PageModule {
  if (blocks.length === 0) return EMPTY_MODULE;
  const found = {
    imports: [] as ModuleImport[],
    bindings: [] as string[],
    exports: [] as string[],
    declared: new Set<string>(),
    partials: new Map<string, string>(),
    imported: new Map<string, ImportedName>(),
    hasLayout: false,
  };
  let code = '';
  let contentCode = '';
  for (const block of blocks)
    if (isInContent(block)) contentCode += `${block.value}\n`;
    else code += `${readBlock(block, found, options)}\n`;
  return { ...found, code: code.trim(), contentCode };
}

/** A plugin that reads pages may add such statements: authors have no way to write them. */
function isInContent({ data }: EsmNode): boolean {
  return (data as { isInContent?: boolean } | undefined)?.isInContent === true;
}

type Found = {
  -readonly [K in keyof Omit<PageModule, 'code' | 'contentCode' | 'declared' | 'partials' | 'imported'>]: PageModule[K];
} & {
  declared: Set<string>;
  partials: Map<string, string>;
  imported: Map<string, ImportedName>;
};

function readBlock(block: EsmNode, found: Found, options: { file: string; added: readonly number[] }): string {
  const text = block.value;
  const { line: firstLine } = placeOf(block, options.added);
  const parsed = loadCompiler().parseSync('page.jsx', text, { lang: 'jsx', sourceType: 'module' });
  const [error] = parsed.errors;
  if (error) {
    const before = text.slice(0, error.labels?.[0]?.start ?? 0).split('\n');
    throw new YaprakError({
      code: 'markdown-syntax',
      severity: 'error',
      message: `An import or export cannot be read: ${error.message}`,
      file: options.file,
      line: firstLine + before.length - 1,
      column: (before.at(-1)?.length ?? 0) + 1,
      hint: 'End the block of imports and exports with an empty line before the text.',
    });
  }
  let code = '';
  let from = 0;
  for (const statement of parsed.program.body as unknown as Node[]) {
    const line = firstLine + text.slice(0, statement.start).split('\n').length - 1;
    code += text.slice(from, statement.start) + readStatement(statement, { text, line, found });
    from = statement.end;
  }
  return code + text.slice(from);
}

/** Note what a statement declares, and return what is left of it. */
function readStatement(statement: Node, options: { text: string; line: number; found: Found }): string {
  const { text, found } = options;
  const specifier = typeof statement.source?.value === 'string' ? statement.source.value : undefined;
  if (specifier !== undefined) found.imports.push({ specifier, line: options.line });
  const source = `_module(${JSON.stringify(specifier ?? '')})`;
  switch (statement.type) {
    case 'ImportDeclaration':
      bindImport(statement, { source, specifier: specifier ?? '', found });
      return '';
    case 'ExportAllDeclaration':
      found.exports.push(statement.exported ? `${nameOf(statement.exported)}: ${source}` : `...${source}`);
      return '';
    case 'ExportDefaultDeclaration':
      found.hasLayout = true;
      return `const MDXLayout = ${text.slice(statement.declaration?.start, statement.declaration?.end).replace(/;$/, '')};`;
    case 'ExportNamedDeclaration': {
      for (const { local, exported } of statement.specifiers ?? []) {
        const value = specifier === undefined ? nameOf(local) : `${source}[${JSON.stringify(nameOf(local))}]`;
        found.exports.push(`${JSON.stringify(nameOf(exported ?? local))}: ${value}`);
      }
      if (!statement.declaration) return '';
      for (const name of declaredBy(statement.declaration)) {
        found.declared.add(name);
        found.exports.push(name);
      }
      return text.slice(statement.declaration.start, statement.end);
    }
    default:
      for (const name of declaredBy(statement)) found.declared.add(name);
      return text.slice(statement.start, statement.end);
  }
}

function bindImport(statement: Node, options: { source: string; specifier: string; found: Found }): void {
  const { found, source } = options;
  const named: string[] = [];
  for (const { type, local, imported } of statement.specifiers ?? []) {
    const name = nameOf(local);
    const { specifier } = options;
    found.declared.add(name);
    if (type === 'ImportNamespaceSpecifier') {
      found.bindings.push(`const ${name} = ${source};`);
      found.imported.set(name, { specifier, name: '' });
      continue;
    }
    const original = type === 'ImportDefaultSpecifier' ? 'default' : nameOf(imported ?? local);
    named.push(`${original === 'default' ? original : JSON.stringify(original)}: ${name}`);
    found.imported.set(name, { specifier, name: original });
    if (type === 'ImportDefaultSpecifier' && /\.mdx?$/.test(specifier)) found.partials.set(name, specifier);
  }
  if (named.length > 0) found.bindings.push(`const {${named.join(', ')}} = ${source};`);
}

function nameOf(node: Node): string {
  return node.name ?? String(node.value ?? '');
}

function declaredBy(node: Node): string[] {
  if (node.declarations) return node.declarations.flatMap(({ id }) => namesIn(id));
  return /^(?:Function|Class)Declaration$/.test(node.type) && node.id ? [nameOf(node.id)] : [];
}

/** Names bound by a pattern: `{a, b: [c], ...rest}`. */
function namesIn(pattern: Node | null | undefined): string[] {
  if (!pattern) return [];
  switch (pattern.type) {
    case 'Identifier':
      return [nameOf(pattern)];
    case 'ObjectPattern':
      return (pattern.properties ?? []).flatMap((property) =>
        namesIn(property.argument ?? (property.value as Node | undefined)),
      );
    case 'ArrayPattern':
      return (pattern.elements ?? []).flatMap(namesIn);
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    default:
      return [];
  }
}
