import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import type { Adapter } from '../shared/adapter.ts';
import { clientEntry, docsIndexEntry } from '../vite/paths.ts';

/** The names that a module of an adapter exports, read from the code that the bundler gets. Undefined: there is no such module, or it has any name. */
export function createExportReader({ modules }: Pick<Adapter, 'modules'>): (name: string) => Set<string> | undefined {
  const known = new Map<string, Set<string>>();
  /** `file` is where relative imports count from. */
  const read = (code: string, file: string): Set<string> => {
    const names = new Set<string>();
    const { module } = parseSync(file, code, { lang: file.endsWith('.ts') ? 'ts' : 'tsx' });
    for (const { exportName, moduleRequest, isType } of module.staticExports.flatMap(({ entries }) => entries)) {
      if (isType) continue;
      if (exportName.kind === 'Default') names.add('default');
      else if (exportName.name !== null) names.add(exportName.name);
      else if (moduleRequest) for (const name of readFile(moduleRequest.value, file)) names.add(name);
    }
    return names;
  };
  /** All but the default one, which `export *` leaves out. */
  const readFile = (specifier: string, from: string): string[] => {
    const file = ENTRIES[specifier] ?? path.resolve(path.dirname(from), specifier);
    if (!existsSync(file)) return [];
    const found = known.get(file) ?? read(readFileSync(file, 'utf8'), file);
    known.set(file, found);
    return [...found].filter((name) => name !== 'default');
  };
  return (name) => {
    const code = modules[name];
    return typeof code === 'string' ? read(code, `/${name}.ts`) : undefined;
  };
}

const ENTRIES: Readonly<Record<string, string>> = { 'yaprak/client': clientEntry, 'yaprak/docs-index': docsIndexEntry };
