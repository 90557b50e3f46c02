import { readFile } from 'node:fs/promises';
import { parseSync, transformWithOxc, type Plugin } from 'vite';
import type { LoadAdapters } from './adapter-modules.ts';
import { isAuthorFile } from '../paths.ts';
import { allowBareSigns, dropUnusedNames } from './parse-module.ts';

const COMPONENT_SVG = '?svg-component';
/** A module of the site, or an MDX page: one that is an island as itself, others as the package.json (see virtualModules). */
const MAY_IMPORT_COMPONENT = /\.(?:[jt]sx?|mdx?)(?:\?|$)|[\\/]package\.json$/;

/**
 * Allows JSX in `.js` files of the site and imports of an SVG as a component, and applies the transforms of adapters.
 */
export function siteSources(options: { siteDir: string; adapters: LoadAdapters }): Plugin {
  const isOwn = (file: string) => isAuthorFile(file, options);
  return {
    name: 'yaprak:site-sources',
    enforce: 'pre',
    async resolveId(id, importer, extra) {
      if (!importer || !isOwn(importer) || !id.endsWith('.svg') || !MAY_IMPORT_COMPONENT.test(importer)) return null;
      const found = await this.resolve(id, importer, { ...extra, skipSelf: true });
      return found ? found.id + COMPONENT_SVG : null;
    },
    async load(id) {
      if (!id.endsWith(COMPONENT_SVG)) return null;
      const file = id.slice(0, -COMPONENT_SVG.length);
      this.addWatchFile(file);
      return svgComponent(await readFile(file, 'utf8'));
    },
    async transform(code, id) {
      const file = id.split('?')[0] ?? id;
      if (!isOwn(file) || !/\.[jt]sx?$/.test(file)) return null;
      const isServer = this.environment.name !== 'client';
      const isBundled = this.environment.mode === 'build';
      let adapted = await withoutTypes(allowBareSigns(code, file), file);
      // Of TypeScript the compiler drops them.
      if (/\.jsx?$/.test(file)) adapted = dropUnusedNames(adapted, file);
      for (const adapter of await options.adapters()) {
        const result = await adapter.transform?.(adapted, { file, siteDir: options.siteDir, isServer, isBundled });
        if (result === undefined) continue;
        this.addWatchFile(adapter.file);
        adapted = result;
      }
      if (!file.endsWith('.js')) return adapted === code ? null : { code: adapted, map: null };
      // The site's tsconfig has no say in JavaScript, and one that it extends may not be installed.
      return transformWithOxc(adapted, file, { lang: 'jsx', jsx: { runtime: 'automatic' }, tsconfig: false });
    },
  };
}

/** TypeScript in a file with the ending of JavaScript: loaders that sites of Docusaurus use read both in any file. Else the code as it is. */
async function withoutTypes(code: string, file: string): Promise<string> {
  const isReadable = (lang: 'jsx' | 'tsx'): boolean => parseSync(file, code, { lang }).errors.length === 0;
  if (!/\.jsx?$/.test(file) || isReadable('jsx') || !isReadable('tsx')) return code;
  return (await transformWithOxc(code, file, { lang: 'tsx', jsx: 'preserve', tsconfig: false })).code;
}

/** A React component that renders the file's `<svg>`. Props override its attributes. */
export function svgComponent(text: string): string {
  const found = /<svg\b([^>]*)>([\s\S]*)<\/svg>/.exec(text);
  const attributes: Record<string, string> = {};
  for (const [, name, value] of (found?.[1] ?? '').matchAll(/([\w:-]+)\s*=\s*"([^"]*)"/g)) {
    if (name && !name.startsWith('xmlns:') && name !== 'style')
      attributes[name === 'class' ? 'className' : camelCase(name)] = value ?? '';
  }
  return [
    `import { createElement } from 'react';`,
    `const attributes = ${JSON.stringify(attributes)};`,
    `const inner = { __html: ${JSON.stringify(found?.[2] ?? '')} };`,
    `export default function Svg({ title, titleId, ...props }) {`,
    `  return createElement('svg', { ...attributes, ...props, dangerouslySetInnerHTML: inner });`,
    `}`,
    `export { Svg as ReactComponent };`,
  ].join('\n');
}

function camelCase(attribute: string): string {
  return /^(?:aria|data)-/.test(attribute)
    ? attribute
    : attribute.replace(/[-:](\w)/g, (_all, letter: string) => letter.toUpperCase());
}
