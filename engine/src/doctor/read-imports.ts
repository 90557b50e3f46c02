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
  for (const { moduleRequest, entries } of module.staticImports) {
    const values = entries.filter(({ isType }) => !isType);
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

const MDX_IMPORT = /^import\s+(?:([\w$]+)\s*,?\s*)?(?:\{([^}]*)\}|\*\s+as\s+[\w$]+)?\s*(?:from\s*)?['"]([^'"]+)['"]/gm;

/** Imports of a page stand at the start of a line, outside of code. */
function readMdx(text: string): SourceImport[] {
  // Spaces in place of code keep the places of all else.
  const prose = text.replace(/^(`{3,}|~{3,}).*\n[\s\S]*?^\1/gm, (code) => code.replace(/[^\n]/g, ' '));
  return [...prose.matchAll(MDX_IMPORT)].map(({ 1: byDefault, 2: listed, 3: specifier = '', index }) => ({
    specifier,
    names: [
      ...(byDefault === undefined ? [] : ['default']),
      ...(listed ?? '').split(',').flatMap((name) => name.trim().split(/\s+as\s+/)[0] || []),
    ],
    ...placeOf(text, index),
  }));
}
