import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { findPageNeeds } from '../../islands/analyse.ts';
import type { ReadsChildren } from '../../islands/children.ts';
import { createClientFinder } from './client-modules.ts';
import { exportNames } from './export-names.ts';
import { isEngineFile, isPackageFile } from '../paths.ts';
import { isInTheme, originalShownBy, type ThemeFolders } from './theme-parts.ts';

/** Suffix of the id of the real module behind an island. */
export const ORIGINAL = '?island-original';

const IDENTIFIER = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

/**
 * Server side of `'use client'`: every export of such a module is wrapped so that, rendered by a server component, it becomes an island.
 * Found islands are reported through `onIsland`, since they are the entries of the browser build.
 */
export function clientDirective(options: ThemeFolders & { onIsland: (file: string) => void }): Plugin {
  const findClients = createClientFinder(options);
  return {
    name: 'yaprak:client-directive',
    enforce: 'pre',
    async load(id) {
      if (this.environment.name === 'client' || id.startsWith('\0')) return null;
      if (id.endsWith(ORIGINAL)) return readFile(id.slice(0, -ORIGINAL.length), 'utf8');
      // Parts that a plugin brings may be in a package.
      if (!/\.[jt]sx?$/.test(id) || (isPackageFile(id) && !isInTheme(id, options))) return null;
      const code = await readFile(id, 'utf8').catch(() => undefined);
      if (code === undefined || !(await findClients(this).isClient(id, code))) return null;
      options.onIsland(id);
      this.addWatchFile(id);
      // The code has no lines of the author, so the source map is empty.
      const part = originalShownBy(id, { code, folders: options });
      const readsChildren = isEngineFile(id) ? undefined : findReadsChildren(code);
      const names = exportNames(code, id);
      const pageNeeds = isEngineFile(id) ? [] : findPageNeeds(code);
      return { code: wrapExports(id, { names, part: part?.name, readsChildren, pageNeeds }), map: { mappings: '' } };
    },
    resolveId(id) {
      return id.endsWith(ORIGINAL) ? id : null;
    },
  };
}

/** Traces of a component that looks at its children, or lets a function do so. One of the theme's own knows what it is given. */
const READS_CHILDREN =
  /\b(?:Children|cloneElement|isValidElement)\b|\bchild(?:ren)?(?:\??\.(?:props|type)\b|\[)|\bchildren\??\.(?:map|filter|find|length)\b|\w\((?:\w+\.)?children\b/;

const READS_INNER =
  /(?<!\bthis)\??\.props\??\.children\b|\bchildren\b[^{}]*\}\s*=\s*[\w.[\]]+(?<!\bthis)\??\.props\b|\bprops\s*:\s*\{[^{}]*\bchildren\b/;
const READS_TYPE = /\btype\??\.(?:name|displayName)\b/;

export function findReadsChildren(code: string): ReadsChildren | undefined {
  if (!READS_CHILDREN.test(code)) return undefined;
  return { ...(READS_INNER.test(code) && { inner: true }), ...(READS_TYPE.test(code) && { type: true }) };
}

interface WrapOptions {
  names: readonly string[];
  part: string | undefined;
  readsChildren: ReadsChildren | undefined;
  pageNeeds: readonly string[];
}

function wrapExports(file: string, { names, part, readsChildren, pageNeeds }: WrapOptions): string {
  const original = JSON.stringify(file + ORIGINAL);
  const lines = [`import * as original from ${original};`, `import { createIsland } from 'yaprak:island';`];
  if (part !== undefined) lines.push(`import Part from ${JSON.stringify(`@theme-original/${part}`)};`);
  for (const [index, name] of names.entries()) {
    if (name === '*') lines.push(`export * from ${original};`);
    if (name === '*' || name === 'hydrate') continue;
    const reads = readsChildren ? `, readsChildren: ${JSON.stringify(readsChildren)}` : '';
    const needs = pageNeeds.length > 0 ? `, pageNeeds: ${JSON.stringify(pageNeeds)}` : '';
    const shows =
      part !== undefined && name === 'default' ? `, original: () => Part, part: ${JSON.stringify(part)}` : '';
    const options = `{ module: ${JSON.stringify(file)}, name: ${JSON.stringify(name)}, hydrate: original.hydrate${shows}${reads}${needs} }`;
    lines.push(
      `const e${index} = createIsland(original[${JSON.stringify(name)}], ${options});`,
      `export { e${index} as ${IDENTIFIER.test(name) ? name : JSON.stringify(name)} };`,
    );
  }
  return lines.join('\n');
}
