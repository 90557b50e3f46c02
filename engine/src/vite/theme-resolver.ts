import path from 'node:path';
import type { Plugin } from 'vite';
import { textImport } from '../shared/module-key.ts';
import { findModule } from './find-module.ts';
import { engineDir, engineSrc, resolveFromEngine } from './paths.ts';

const REACT = /^react(?:-dom)?(?:\/|$)/;
const ROUTER = /^react-router(?:-dom)?$/;
/** Copies of Docusaurus's parts ask for the style sheets beside the originals. This theme styles their like by other names. */
const CLASSIC_STYLES = /^@docusaurus\/theme-classic\/.+\.module\.css$/;
const NO_STYLES = '\0yaprak:no-styles';

/** Resolves `@site/…` and the names of Docusaurus's packages. React is always the engine's. For `@theme/…` see parts-resolver.ts. */
export function themeResolver(options: { siteDir: string }): Plugin {
  const { siteDir } = options;
  return {
    name: 'yaprak:theme-resolver',
    enforce: 'pre',
    async resolveId(id, importer, extra) {
      // In dev the browser's React is prepared by Vite's optimizer and the server's by devReact.
      if (REACT.test(id)) return this.environment.mode === 'build' ? resolveFromEngine(id) : null;
      const text = textImport(id);
      // The file may be named by `@site/`, which is understood here.
      if (text !== undefined) return this.resolve(`${text}?raw`, importer, { ...extra, skipSelf: false });
      if (id.startsWith('@site/'))
        return this.resolve(path.join(siteDir, id.slice('@site/'.length)), importer, { ...extra, skipSelf: true });
      // Components of stock Docusaurus sites import it; a site that has its own copy gets that.
      if (id === 'clsx')
        return (
          (await this.resolve(id, importer, { ...extra, skipSelf: true })) ??
          this.resolve(id, path.join(engineDir, 'package.json'), { ...extra, skipSelf: true })
        );
      if (CLASSIC_STYLES.test(id)) return NO_STYLES;
      // Sites ask the router itself for what Docusaurus passes on from it. One that is installed would find no router around it.
      if (ROUTER.test(id)) return findModule(path.join(engineSrc, 'compat/docusaurus/router')) ?? null;
      if (id.startsWith('@docusaurus/'))
        return findModule(path.join(engineSrc, 'compat/docusaurus', id.slice('@docusaurus/'.length))) ?? null;
      return null;
    },
    load: (id) => (id === NO_STYLES ? 'export default {};' : null),
  };
}
