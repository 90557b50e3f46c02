import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { loaderImport } from '../../shared/module-key.ts';
import { resolveFromEngine } from '../paths.ts';

/** Ends the id of a file whose data is imported: see loaderImport. */
const YAML = '?yaml';
const REACT = /^react(?:-dom)?(?:\/|$)/;

/** Resolves React (always the engine's copy), `@site/…` and imports of a file's text. See parts-resolver.ts for `@theme/…`. */
export function importResolver(options: { siteDir: string }): Plugin {
  const { siteDir } = options;
  return {
    name: 'yaprak:import-resolver',
    enforce: 'pre',
    async resolveId(id, importer, extra) {
      // In dev Vite's optimizer provides the browser's React and devCommonJs the server's.
      if (REACT.test(id)) return this.environment.mode === 'build' ? resolveFromEngine(id) : null;
      const loaded = loaderImport(id);
      // The file may begin with `@site/`, which this plugin resolves.
      if (loaded) return this.resolve(loaded.file + loaded.query, importer, { ...extra, skipSelf: false });
      if (id.startsWith('@site/'))
        return this.resolve(path.join(siteDir, id.slice('@site/'.length)), importer, { ...extra, skipSelf: true });
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
