import { parseSync, type ESTree } from 'vite';

/** What the parser says of a sign that JSX forbids in a text. */
const FORBIDDEN = /Did you mean `\{'([>}])'\}`/;
const ENTITY: Readonly<Record<string, string>> = { '>': '&gt;', '}': '&#125;' };

/**
 * `>` and `}` in a text between tags. JSX forbids them, and Babel, with which most sites were written, takes them as they are.
 * Code that has another mistake is left to the bundler's own report.
 */
export function allowBareSigns(code: string, file: string): string {
  if (file.endsWith('.ts') || !/<\/|\/>/.test(code)) return code;
  const lang = file.endsWith('.tsx') ? 'tsx' : 'jsx';
  let repaired = code;
  // The parser stops at the first; each turn takes one away.
  for (;;) {
    const [error] = parseSync(file, repaired, { lang }).errors;
    const sign = error && FORBIDDEN.exec(error.message)?.[1];
    const at = error?.labels[0]?.start;
    if (sign === undefined || at === undefined || repaired[at] !== sign) return repaired;
    repaired = repaired.slice(0, at) + (ENTITY[sign] ?? '') + repaired.slice(at + 1);
  }
}

/** A script of the site or the engine. Nothing if it cannot be parsed: the bundler reports that, with its place. */
export function parseModule(code: string, file: string): ESTree.Program | undefined {
  const lang = languageOf(file);
  // Any JavaScript may have types in it, too: see siteSources.
  for (const each of lang === 'jsx' ? (['jsx', 'tsx'] as const) : [lang]) {
    const { errors, program } = parseSync(file, code, { lang: each, sourceType: 'module' });
    if (errors.length === 0) return program;
  }
  const allowed = allowBareSigns(code, file);
  return allowed === code ? undefined : parseModule(allowed, file);
}

/** Any JavaScript may have JSX in it. */
export function languageOf(file: string): 'ts' | 'tsx' | 'jsx' {
  const [, language = 'jsx'] = /\.[cm]?(tsx?)$/.exec(file) ?? [];
  return language as 'ts' | 'tsx' | 'jsx';
}

/**
 * The code without names that it imports and never uses: a type, or what another version had. Where one does not exist, other bundlers never
 * notice; ours refuses the module. Spaces take their place, so that all else stays where it is.
 */
export function dropUnusedNames(code: string, file: string): string {
  // A comment may name the function that JSX becomes.
  if (!/\bimport\b[^'"]*\{/.test(code) || code.includes('@jsx')) return code;
  const { program, comments, errors } = parseSync(file, code, { lang: languageOf(file), sourceType: 'module' });
  if (errors.length > 0) return code;
  const imports = program.body.filter((node) => node.type === 'ImportDeclaration');
  const rest = [...comments, ...imports].reduce(blank, code);
  const used = new Set(rest.split(/[^\p{ID_Continue}$]+/u));
  return imports
    .flatMap(({ specifiers }) => specifiers)
    .filter((name) => name.type === 'ImportSpecifier' && !used.has(name.local.name))
    .reduce((left, name) => blank(left, withComma(left, name)), code);
}

interface Range {
  start: number;
  end: number;
}

function blank(code: string, { start, end }: Range): string {
  return code.slice(0, start) + code.slice(start, end).replace(/[^\n]/g, ' ') + code.slice(end);
}

function withComma(code: string, { start, end }: Range): Range {
  return { start, end: end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0) };
}
