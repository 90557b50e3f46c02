import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { textImport } from '../shared/module-key.ts';
import { ORIGINAL as ISLAND_ORIGINAL } from './client-directive.ts';
import { createClientFinder, type Bundler } from './client-modules.ts';
import { findModule } from './find-module.ts';
import { originalShownBy } from './island-originals.ts';
import { engineDir, engineSrc, resolveFromEngine } from './paths.ts';
import { findOverride, findThemeModule, listThemeParts, type ThemePart } from './theme-parts.ts';

const REACT = /^react(?:-dom)?(?:\/|$)/;
/** A doc's table of contents stands beside its layout. A layout copied from Docusaurus would draw it again. */
const DRAWN_BESIDE = 'DocItem/TOC/Desktop';
const DRAWS_NOTHING = 'DocItem/TOC/Mobile';
const ROUTER = /^react-router(?:-dom)?$/;
/** The file of a part, with what the site replaces in it. */
const REPLACED = '\0yaprak:replaced:';
/** Copies of Docusaurus's parts ask for the style sheets beside the originals. This theme styles their like by other names. */
const CLASSIC_STYLES = /^@docusaurus\/theme-classic\/.+\.module\.css$/;
const NO_STYLES = '\0yaprak:no-styles';
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
  const findClients = createClientFinder(options);
  /** Whether the import stands in the island that replaces the part. On the server the rest of the island's file is not it. */
  const isOfServer = async (bundler: Bundler, name: string, importer: string): Promise<boolean> => {
    const isInside = importer.endsWith(ISLAND_ORIGINAL);
    const file = isInside ? importer.slice(0, -ISLAND_ORIGINAL.length) : importer;
    if (findOverride(siteDir, name) !== file) return false;
    const code = readFileSync(file, 'utf8');
    if (originalShownBy(file, { code, siteDir, parts })?.name !== name) return false;
    return findClients(bundler).isClient(file, code);
  };
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
        if (name === DRAWN_BESIDE) return findThemeModule(DRAWS_NOTHING) ?? null;
        return findOverride(siteDir, name) ?? findThemeModule(name) ?? null;
      }
      const original = /^@theme-(?:original|init)\/(.+)$/.exec(id)?.[1];
      if (
        original !== undefined &&
        importer !== undefined &&
        (this.environment.name === 'client' || importer.endsWith(ISLAND_ORIGINAL)) &&
        (await isOfServer(this, original, importer))
      )
        return path.join(engineSrc, 'client/original-part.ts');
      if (original !== undefined)
        return byName.has(original) ? ORIGINAL + original : (findThemeModule(original) ?? null);
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
      if (id === NO_STYLES) return 'export default {};';
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
