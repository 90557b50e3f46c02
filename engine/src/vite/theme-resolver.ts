import path from 'node:path';
import type { Plugin } from 'vite';
import { textImport } from '../shared/module-key.ts';
import { findModule } from './find-module.ts';
import { engineDir, engineSrc, resolveFromEngine } from './paths.ts';
import { findOverride, findThemeModule, listThemeParts, type ThemePart } from './theme-parts.ts';

const REACT = /^react(?:-dom)?(?:\/|$)/;
const ROUTER = /^react-router(?:-dom)?$/;
/** The file of a part, with what the site replaces in it. */
const REPLACED = '\0yaprak:replaced:';
/** A part as the theme has it. */
const ORIGINAL = '\0yaprak:original:';

/**
 * Gives meaning to the names a Docusaurus author imports: `@site/…`, `@theme/…` (the site's src/theme first), `@theme-original/…`,
 * `@theme-init/…`, `@docusaurus/…`. Where the site replaces a part, the theme's own files get the site's too. React is always the engine's.
 */
export function themeResolver(options: { siteDir: string }): Plugin {
  const { siteDir } = options;
  const parts = listThemeParts();
  const byName = new Map(parts.map((part) => [part.name, part]));
  const files = new Set(parts.map(({ file }) => file));
  const replacedIn = (file: string): ThemePart[] =>
    files.has(file) ? parts.filter((part) => part.file === file && findOverride(siteDir, part.name)) : [];
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
      if (id.startsWith('@theme/')) {
        const name = id.slice('@theme/'.length);
        return findOverride(siteDir, name) ?? findThemeModule(name) ?? null;
      }
      const original = /^@theme-(?:original|init)\/(.+)$/.exec(id)?.[1];
      if (original !== undefined)
        return byName.has(original) ? ORIGINAL + original : (findThemeModule(original) ?? null);
      // Components of stock Docusaurus sites import it; a site that has its own copy gets that.
      if (id === 'clsx')
        return (
          (await this.resolve(id, importer, { ...extra, skipSelf: true })) ??
          this.resolve(id, path.join(engineDir, 'package.json'), { ...extra, skipSelf: true })
        );
      // Sites ask the router itself for what Docusaurus passes on from it. One that is installed would find no router around it.
      if (ROUTER.test(id)) return findModule(path.join(engineSrc, 'compat/docusaurus/router')) ?? null;
      if (id.startsWith('@docusaurus/'))
        return findModule(path.join(engineSrc, 'compat/docusaurus', id.slice('@docusaurus/'.length))) ?? null;
      if (!id.startsWith('.') || !importer?.startsWith(engineSrc)) return null;
      const file = path.resolve(path.dirname(importer), id);
      return replacedIn(file).length > 0 ? REPLACED + file : null;
    },
    load(id) {
      if (id.startsWith(ORIGINAL)) {
        const { file = '', exported = '' } = byName.get(id.slice(ORIGINAL.length)) ?? {};
        const from = JSON.stringify(file);
        return `export * from ${from};\nexport { ${exported} as default } from ${from};`;
      }
      if (!id.startsWith(REPLACED)) return null;
      const file = id.slice(REPLACED.length);
      // What is named wins over what comes with the star.
      const lines = replacedIn(file).map(
        ({ name, exported }) =>
          `export { default as ${exported} } from ${JSON.stringify(findOverride(siteDir, name) ?? file)};`,
      );
      return [`export * from ${JSON.stringify(file)};`, ...lines].join('\n');
    },
  };
}
