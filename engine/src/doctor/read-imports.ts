import { parseSync, Visitor } from 'vite';
import { placeOf } from '../errors/place.ts';

/** One import of a source file. */
export interface SourceImport {
  specifier: string;
  /** Names that it takes; `*` for all. Types are left out. */
  names: string[];
  line: number;
  column: number;
}

/** What a script or an MDX file imports, passes on or requires. Nothing for one that cannot be parsed: the build reports that. */
export function readImports(file: string, text: string): SourceImport[] {
  return /\.mdx?$/.test(file) ? readMdx(text) : readScript(file, text);
}

function readScript(file: string, text: string): SourceImport[] {
  const lang = file.endsWith('.ts') ? 'ts' : file.endsWith('.tsx') ? 'tsx' : 'jsx';
  const { module, program, errors } = parseSync(file, text, { lang });
  if (errors.length > 0) return [];
  const found: SourceImport[] = [];
  const kept = lang === 'jsx' ? undefined : listValues(program);
  for (const { moduleRequest, entries } of module.staticImports) {
    const values = entries.filter(({ isType, localName }) => !isType && (kept?.has(localName.value) ?? true));
    if (entries.length > 0 && values.length === 0) continue;
    const names = values.map(({ importName }) => importName.name ?? (importName.kind === 'Default' ? 'default' : '*'));
    found.push({ specifier: moduleRequest.value, names, ...placeOf(text, moduleRequest.start) });
  }
  for (const { moduleRequest, importName, isType } of module.staticExports.flatMap(({ entries }) => entries))
    if (moduleRequest && !isType)
      found.push({
        specifier: moduleRequest.value,
        names: [importName.name ?? '*'],
        ...placeOf(text, moduleRequest.start),
      });
  if (text.includes('require('))
    new Visitor({
      CallExpression({ callee, arguments: [name] }) {
        const isRequire = callee.type === 'Identifier' && callee.name === 'require';
        if (isRequire && name?.type === 'Literal' && typeof name.value === 'string')
          found.push({ specifier: name.value, names: ['*'], ...placeOf(text, name.start) });
      },
    }).visit(program);
  return found;
}

/** Names that are used as values. An import of another, be it a type or used nowhere, is gone when TypeScript is. */
function listValues(program: ReturnType<typeof parseSync>['program']): Set<string> {
  const types = new Set<number>();
  const declared = new Set<number>();
  const seen: { name: string; start: number }[] = [];
  const addType = ({ start }: { start: number }): void => void types.add(start);
  const declare = ({ local }: { local: { start: number } }): void => void declared.add(local.start);
  const see = ({ name, start }: { name: string; start: number }): void => void seen.push({ name, start });
  new Visitor({
    ImportSpecifier(specifier) {
      declare(specifier);
      declared.add(specifier.imported.start);
    },
    ImportDefaultSpecifier: declare,
    ImportNamespaceSpecifier: declare,
    TSTypeReference: ({ typeName }) => addType(typeName),
    TSTypeQuery: ({ exprName }) => addType(exprName),
    TSInterfaceHeritage: ({ expression }) => addType(expression),
    TSClassImplements: ({ expression }) => addType(expression),
    Identifier: see,
    JSXIdentifier: see,
  }).visit(program);
  return new Set(seen.flatMap(({ name, start }) => (declared.has(start) || types.has(start) ? [] : [name])));
}

const MDX_IMPORT = /^import\s+(?:([\w$]+)\s*,?\s*)?(?:\{([^}]*)\}|\*\s+as\s+[\w$]+)?\s*(?:from\s*)?['"]([^'"]+)['"]/gm;

/** Imports of a page stand at the start of a line, outside of code, be it a fence or a text in an expression. */
function readMdx(text: string): SourceImport[] {
  // Spaces in place of code keep the places of all else.
  const prose = text.replace(/^[ \t>]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t>]*\1|\{`[\s\S]*?`\}/gm, (code) =>
    code.replace(/[^\n]/g, ' '),
  );
  return [...prose.matchAll(MDX_IMPORT)].map(({ 1: byDefault, 2: listed, 3: specifier = '', index }) => ({
    specifier,
    names: [
      ...(byDefault === undefined ? [] : ['default']),
      ...(listed ?? '').split(',').flatMap((name) => name.trim().split(/\s+as\s+/)[0] || []),
    ],
    ...placeOf(text, index),
  }));
}
