import path from 'node:path';
import type { Plugin } from 'vite';
import { adapterDirs, loadAdapter, type LoadedAdapter } from '../../config/adapters.ts';
import { YaprakError } from '../../errors/index.ts';
import { ADAPTERS, adapterMissing, type Adapter } from '../../shared/adapter.ts';
import { clientEntry, docsIndexEntry } from '../paths.ts';

/** Returns the installed adapters. They are loaded on the first call. */
export type LoadAdapters = () => Promise<readonly LoadedAdapter[]>;

export function createAdapterLoader(): LoadAdapters {
  let loaded: ReturnType<LoadAdapters> | undefined;
  return () =>
    (loaded ??= Promise.all(ADAPTERS.map(loadAdapter)).then((all) => all.filter((adapter) => adapter !== undefined)));
}

/** Prefix of the ids of an adapter's modules. The rest is the name by which a site imports the module. */
const ADAPTER_MODULE = '\0yaprak:adapter:';
/** Ends the id of a module with the name of a file. It is code: for an id that ends in `.json`, Vite would read that as JSON. */
const IS_CODE = '.js';

/** The name by which a site imports a module of an adapter. */
export function adapterModuleName(id: string): string | undefined {
  if (!id.startsWith(ADAPTER_MODULE)) return undefined;
  return id.slice(ADAPTER_MODULE.length, id.endsWith(IS_CODE) ? -IS_CODE.length : undefined);
}

function toModuleId(name: string): string {
  return ADAPTER_MODULE + name + (path.extname(name) === '' ? '' : IS_CODE);
}

/** Ids of the modules of an adapter. A name with a `*` is a pattern, not a module. */
export function adapterModuleIds({ modules }: Adapter): string[] {
  return Object.keys(modules).flatMap((name) => (name.includes('*') ? [] : [toModuleId(name)]));
}

/** Resolves the modules of adapters, and those of the engine that adapters import. */
export function adapterModules({ adapters, siteDir }: { adapters: LoadAdapters; siteDir: string }): Plugin {
  return {
    name: 'yaprak:adapter-modules',
    enforce: 'pre',
    async resolveId(id, importer, extra) {
      // Unused exports are left out of the site.
      if (id === 'yaprak/client') return { id: clientEntry, moduleSideEffects: false };
      if (id === 'yaprak/docs-index') return docsIndexEntry;
      // The import of a page is the id that was resolved before.
      if (id.startsWith(ADAPTER_MODULE)) return id;
      if (!/^[a-z@]/i.test(id)) return null;
      const all = await adapters();
      if (all.some((adapter) => findModule(adapter, id) !== undefined)) return toModuleId(id);
      if (all.some(({ packages }) => packages?.includes(id))) {
        for (const from of [importer, ...adapterDirs.map((folder) => path.join(folder, 'package.json'))]) {
          const found = await this.resolve(id, from, { ...extra, skipSelf: true });
          if (found) return found;
        }
      }
      const known = ADAPTERS.find(({ scope }) => id.startsWith(scope));
      if (known && all.length < ADAPTERS.length && !(await loadAdapter(known)))
        throw new YaprakError(adapterMissing(id, known));
      return null;
    },
    async load(id) {
      const name = adapterModuleName(id);
      if (name === undefined) return null;
      for (const adapter of await adapters()) {
        const found = findModule(adapter, name);
        if (found === undefined) continue;
        // Another version of the adapter may have other code.
        this.addWatchFile(adapter.file);
        return typeof found === 'function' ? found({ name, siteDir }) : found;
      }
      return null;
    },
  };
}

/** Whether the code of a module differs from site to site. */
export function isMadeForSite(adapters: readonly Adapter[], id: string): boolean {
  const name = adapterModuleName(id);
  return name !== undefined && adapters.some((adapter) => typeof findModule(adapter, name) === 'function');
}

function findModule({ modules }: Adapter, name: string): Adapter['modules'][string] | undefined {
  if (Object.hasOwn(modules, name)) return modules[name];
  const pattern = Object.keys(modules).find((key) => {
    const [start = '', end] = key.split('*');
    return end !== undefined && name.startsWith(start) && name.endsWith(end);
  });
  return pattern === undefined ? undefined : modules[pattern];
}
