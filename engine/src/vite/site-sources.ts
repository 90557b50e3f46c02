import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transformWithOxc, type Plugin } from 'vite';

const COMPONENT_SVG = '?svg-component';

/**
 * Lets a site's own files be what Docusaurus allows: JSX in `.js`, `require('…')` of a file, and an SVG imported as a component.
 */
export function siteSources(options: { siteDir: string }): Plugin {
  const inSite = (file: string) => file.startsWith(options.siteDir + path.sep) && !file.includes(`${path.sep}node_modules${path.sep}`);
  return {
    name: 'yaprak:site-sources',
    enforce: 'pre',
    async resolveId(id, importer, extra) {
      if (!importer || !inSite(importer) || !id.endsWith('.svg') || !/\.[jt]sx?(?:\?|$)/.test(importer)) return null;
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
      if (!inSite(file) || !/\.[jt]sx?$/.test(file)) return null;
      const imported = requiresToImports(code);
      if (!/\.m?js$/.test(file)) return imported === code ? null : { code: imported, map: null };
      return transformWithOxc(imported, file, { lang: 'jsx', jsx: { runtime: 'automatic' } });
    },
  };
}

/** `require('literal')` becomes an import at the top; what a bundler for the browser does with it anyway. */
export function requiresToImports(code: string): string {
  if (!code.includes('require(')) return code;
  const names = new Map<string, string>();
  const body = code.replace(/\brequire\(\s*(['"])([^'"\n]+)\1\s*\)/g, (_call, _quote, specifier: string) => {
    const name = names.get(specifier) ?? `__require_${names.size}`;
    names.set(specifier, name);
    return name;
  });
  const imports = [...names].map(([specifier, name]) => `import * as ${name} from ${JSON.stringify(specifier)};`);
  return `${imports.join('')}${body}`;
}

/** A React component that draws the file's own `<svg>` with the props laid over its attributes. */
function svgComponent(text: string): string {
  const found = /<svg\b([^>]*)>([\s\S]*)<\/svg>/.exec(text);
  const attributes: Record<string, string> = {};
  for (const [, name, value] of (found?.[1] ?? '').matchAll(/([\w:-]+)\s*=\s*"([^"]*)"/g)) {
    if (name && !name.startsWith('xmlns:') && name !== 'style' && name !== 'class') attributes[camelCase(name)] = value ?? '';
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
  return /^(?:aria|data)-/.test(attribute) ? attribute : attribute.replace(/[-:](\w)/g, (_all, letter: string) => letter.toUpperCase());
}
