import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { createPackageProbe } from './client-modules.ts';
import { isPackageFile } from '../paths.ts';

/** Prefix of a package that pages import directly and that needs the browser: each of its components is an island. */
const PREFIX = 'yaprak:package:';

/** The name of a package among the islands, by the key of an import. */
export const packageIsland = (key: string): string => PREFIX + key;

type Bundler = Pick<Rolldown.PluginContext, 'resolve'>;

/** Finds the module that a page means by a key (see moduleKey). */
export interface PageImports {
  /** Its id, or nothing where there is none. */
  find(key: string, bundler: Bundler): Promise<string | undefined>;
}

export function createPageImports({ siteDir }: { siteDir: string }): PageImports {
  const needsBrowser = createPackageProbe();
  const importer = path.join(siteDir, 'package.json');
  return {
    async find(key, bundler) {
      const resolve = (specifier: string, from: string) => bundler.resolve(specifier, from);
      const found = await resolve(key, importer);
      if (!found || found.external) return undefined;
      // What an alias leads to need not be there.
      if (path.isAbsolute(found.id) && !existsSync(found.id.replace(/\?.*$/, ''))) return undefined;
      const isIsland =
        isPackageFile(found.id) && /\.[cm]?[jt]sx?$/.test(found.id) && (await needsBrowser(found.id, { resolve }));
      return isIsland ? packageIsland(key) : found.id;
    },
  };
}

/** The url of such a package on the dev server. */
export function packageUrl(module: string, { baseUrl }: { baseUrl: string }): string | undefined {
  return module.startsWith(PREFIX) ? `${baseUrl}@id/__x00__${module}` : undefined;
}

/** The module itself: on the server islands by the names of the package, in the browser the package. */
export function packageIslands(options: { siteDir: string; onIsland: (module: string) => void }): Plugin {
  return {
    name: 'yaprak:package-islands',
    enforce: 'pre',
    async resolveId(id, importer, extra) {
      if (id.startsWith(PREFIX)) return `\0${id}`;
      if (!importer?.startsWith(`\0${PREFIX}`) || id.startsWith('yaprak:')) return null;
      // A virtual module has no folder: the package is resolved from the site.
      const found = await this.resolve(id, path.join(options.siteDir, 'package.json'), { ...extra, skipSelf: true });
      const optimizer = this.environment.mode === 'dev' ? this.environment.depsOptimizer : undefined;
      // Vite's optimizer finds the imports of files, not those of virtual modules.
      if (!found || !optimizer || this.environment.name !== 'client') return found;
      return optimizer.getOptimizedDepId(optimizer.registerMissingImport(id, found.id.replace(/\?.*/, '')));
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const module = id.slice(1);
      const all = `import * as all from ${JSON.stringify(module.slice(PREFIX.length))};`;
      if (this.environment.name === 'client') return `${all}\nexport { all };`;
      options.onIsland(module);
      return `${all}\nimport { createIslands } from 'yaprak:island';\nexport const islands = createIslands(all, ${JSON.stringify(module)});`;
    },
  };
}
