import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { loaderImport } from '../../shared/module-key.ts';
import { resolveFromEngine } from '../paths.ts';

/** Ends the id of a file whose data is imported: see loaderImport. */
const YAML = '?yaml';
const REACT = /^react(?:-dom)?(?:\/|$)/;

/** Resolves React (always the engine's copy), `@site/…`, addresses of static files and imports of a file's text. See parts-resolver.ts for `@theme/…`. */
export function importResolver(options: { siteDir: string; staticDirs: readonly string[] }): Plugin {
  const { siteDir, staticDirs } = options;
  return {
    name: 'yaprak:import-resolver',
    enforce: 'pre',
    async resolveId(id, importer, extra) {
      // In dev Vite's optimizer provides the browser's React and devCommonJs the server's.
      if (REACT.test(id)) {
        if (this.environment.mode !== 'build') return null;
        // Without an ending these are for Node.
        const isForBrowser = this.environment.name === 'client' && /^react-dom\/(?:server|static)$/.test(id);
        return resolveFromEngine(isForBrowser ? `${id}.browser` : id);
      }
      const loaded = loaderImport(id);
      // The file may begin with `@site/`, which this plugin resolves.
      if (loaded) return this.resolve(loaded.file + loaded.query, importer, { ...extra, skipSelf: false });
      if (id.startsWith('@site/'))
        return this.resolve(path.join(siteDir, id.slice('@site/'.length)), importer, { ...extra, skipSelf: true });
      // `/data/a.json` is the file at that address of the site, or one in its folder: in dev that is not the folder where Vite looks.
      if (id.startsWith('/') && !existsSync(id.replace(/\?.*$/, '')))
        for (const dir of [...staticDirs, siteDir]) {
          const found = await this.resolve(path.join(dir, id), importer, { ...extra, skipSelf: true });
          if (found) return found;
        }
      return null;
    },
    async load(id) {
      if (!id.endsWith(YAML)) return null;
      const file = id.slice(0, -YAML.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(parse(await readFile(file, 'utf8')))};`;
    },
  };
}
