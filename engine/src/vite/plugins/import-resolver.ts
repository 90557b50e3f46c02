import path from 'node:path';
import type { Plugin } from 'vite';
import { textImport } from '../../shared/module-key.ts';
import { resolveFromEngine } from '../paths.ts';

const REACT = /^react(?:-dom)?(?:\/|$)/;

/** Resolves `@site/…`. React is always the engine's. For `@theme/…` see parts-resolver.ts, for modules of adapters adapter-modules.ts. */
export function importResolver(options: { siteDir: string }): Plugin {
  const { siteDir } = options;
  return {
    name: 'yaprak:import-resolver',
    enforce: 'pre',
    async resolveId(id, importer, extra) {
      // In dev the browser's React is prepared by Vite's optimizer and the server's by devReact.
      if (REACT.test(id)) return this.environment.mode === 'build' ? resolveFromEngine(id) : null;
      const text = textImport(id);
      // The file may be named by `@site/`, which is understood here.
      if (text !== undefined) return this.resolve(`${text}?raw`, importer, { ...extra, skipSelf: false });
      if (id.startsWith('@site/'))
        return this.resolve(path.join(siteDir, id.slice('@site/'.length)), importer, { ...extra, skipSelf: true });
      return null;
    },
  };
}
