import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { themeDirsOf, type ThemeFolders } from './theme-parts.ts';

/** Finds the file that an import means, as the bundler does. */
export type Resolve = (specifier: string, importer: string) => Promise<{ id: string; external?: unknown } | null>;

/** A file of the site that may provide a context. */
interface Provider {
  file: string;
  code: string;
  /** What it imports. */
  specifiers: string[];
}

const SCRIPT = /\.[jt]sx?$/;
/** `<Choice.Provider value={…}>`, `<Choice value={…}>` and what compilers make of the first. */
const PROVIDES = /\.Provider\b|<[A-Z]\w*\s[^<]*\bvalue=/;
const SPECIFIER = /(?:\bfrom|\brequire\()\s*['"]([^'"]+)['"]/g;

/** Finds the files that may provide a context which another file makes. The site's files are looked through once, if at all. */
export function createProviderFinder(
  folders: ThemeFolders,
): (context: string, resolve: Resolve) => Promise<readonly Provider[]> {
  let all: Provider[] | undefined;
  return async (context, resolve) => {
    all ??= [...new Set([path.join(folders.siteDir, 'src'), ...themeDirsOf(folders)])].flatMap(listProviders);
    const names = namesOf(context);
    const found: Provider[] = [];
    for (const provider of all) {
      const named = provider.specifiers.filter((each) => names.has(lastPart(each)));
      const files = await Promise.all(named.map((each) => resolve(each, provider.file)));
      if (files.some((each) => each?.id === context)) found.push(provider);
    }
    return found;
  };
}

function listProviders(dir: string): Provider[] {
  return listScripts(dir).flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    if (!PROVIDES.test(code)) return [];
    return [{ file, code, specifiers: [...code.matchAll(SPECIFIER)].map(([, specifier = '']) => specifier) }];
  });
}

function listScripts(dir: string): string[] {
  try {
    return readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .filter((file) => SCRIPT.test(file) && !file.includes('node_modules'))
      .map((file) => path.join(dir, file));
  } catch {
    return [];
  }
}

/** The last part of the names by which a file may be imported. */
function namesOf(file: string): Set<string> {
  const name = lastPart(file);
  return new Set(name === 'index' ? [name, path.basename(path.dirname(file))] : [name]);
}

const lastPart = (specifier: string): string => path.basename(specifier).replace(SCRIPT, '');
