import { readFile } from 'node:fs/promises';
import { isPackageFile } from './paths.ts';

/** Finds the file that an import means, as the bundler does. */
type Resolve = (specifier: string, importer: string) => Promise<{ id: string; external?: unknown } | null>;

/** Hooks as they stand in code that was compiled, perhaps to `(0, react.useState)(`, and classes that wait for the browser. */
const SIGNS = [
  /\buse(?:State|Effect|LayoutEffect|InsertionEffect|Reducer|Ref|SyncExternalStore|Transition|DeferredValue|Optimistic|ActionState|ImperativeHandle)\)?\s*\(/,
  /\bcomponentDid(?:Mount|Update)\b/,
  /^\s*(['"])use client\1/,
];

/** `import x from 'y'`, `export … from 'y'`, `import 'y'`, `require('y')`. */
const IMPORTS = /(?:\bfrom|\bimport|\brequire\()\s*(['"])([^'"\n]+)\1/g;

/** React itself is full of what is looked for. */
const OF_REACT = /^(?:react|react-dom|react-is|scheduler|prop-types)(?:\/|$)/;

/** A set of a thousand icons has one file for each: what needs the browser is found long before. */
const MOST_FILES = 60;

/**
 * Whether a package only works in a browser: it, or a package that it is built on, calls hooks of the browser. What it draws on a server
 * may be invisible or without style until its code runs.
 */
export function createPackageProbe(): (file: string, resolve: Resolve) => Promise<boolean> {
  const known = new Map<string, Promise<boolean>>();
  return (file, resolve) => {
    const found = known.get(file) ?? probe(file, resolve);
    known.set(file, found);
    return found;
  };
}

async function probe(start: string, resolve: Resolve): Promise<boolean> {
  const seen = new Set([start]);
  // A set grows while it is walked.
  for (const file of seen) {
    const code = await readFile(file, 'utf8').catch(() => '');
    if (SIGNS.some((sign) => sign.test(code))) return true;
    for (const specifier of listImports(code)) {
      if (seen.size >= MOST_FILES) break;
      const next = await resolve(specifier, file);
      if (next && !next.external && isScript(next.id)) seen.add(next.id);
    }
  }
  return false;
}

/** Those that may lead to components. */
function listImports(code: string): string[] {
  const specifiers = [...code.matchAll(IMPORTS)].map(([, , specifier = '']) => specifier);
  return [...new Set(specifiers)].filter((specifier) => !OF_REACT.test(specifier) && !specifier.startsWith('node:'));
}

function isScript(file: string): boolean {
  return isPackageFile(file) && /\.[cm]?jsx?$/.test(file);
}
