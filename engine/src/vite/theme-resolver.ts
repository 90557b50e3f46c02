import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { engineSrc, resolveFromEngine } from './paths.ts';

const EXTENSIONS = ['.tsx', '.ts', '.jsx', '.js'];
const REACT = /^react(?:-dom)?(?:\/|$)/;

/**
 * Gives meaning to the names a Docusaurus author imports: `@site/…`, `@theme/…` (the site's src/theme first), `@theme-original/…`,
 * `@theme-init/…`, `@docusaurus/…`. React is always the engine's own.
 */
export function themeResolver(options: { siteDir: string }): Plugin {
  const { siteDir } = options;
  return {
    name: 'yaprak:theme-resolver',
    enforce: 'pre',
    async resolveId(id, importer, extra) {
      // In dev the browser's React is prepared by Vite's optimizer and the server's by devReact.
      if (REACT.test(id)) return this.environment.mode === 'build' ? resolveFromEngine(id) : null;
      if (id.startsWith('@site/'))
        return this.resolve(path.join(siteDir, id.slice('@site/'.length)), importer, { ...extra, skipSelf: true });
      if (id.startsWith('@theme/')) {
        const name = id.slice('@theme/'.length);
        return (
          findModule(path.join(siteDir, 'src/theme', name)) ??
          findModule(path.join(engineSrc, 'compat/theme', name)) ??
          null
        );
      }
      const original = /^@theme-(?:original|init)\/(.+)$/.exec(id)?.[1];
      if (original) return findModule(path.join(engineSrc, 'compat/theme', original)) ?? null;
      // Components of stock Docusaurus sites import it; a site that has its own copy gets that.
      if (id === 'clsx')
        return (await this.resolve(id, importer, { ...extra, skipSelf: true })) ?? resolveFromEngine(id);
      if (id.startsWith('@docusaurus/'))
        return findModule(path.join(engineSrc, 'compat/docusaurus', id.slice('@docusaurus/'.length))) ?? null;
      return null;
    },
  };
}

/** `X`, `X.tsx`, or `X/index.tsx`. */
export function findModule(base: string): string | undefined {
  for (const candidate of [base, path.join(base, 'index')]) {
    for (const extension of EXTENSIONS) if (existsSync(candidate + extension)) return candidate + extension;
  }
  return /\.[jt]sx?$/.test(base) && existsSync(base) ? base : undefined;
}
