import { readFileSync } from 'node:fs';
import * as nodeModule from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { resolveFromEngine } from '../paths.ts';
import { findManifest } from '../theme/input-files.ts';
import { findAlias, type CodeSettings } from './code-settings.ts';

/** As much of what Sass takes as is used here. */
export interface SassImporter {
  findFileUrl(specifier: string): URL | null;
}

/**
 * Finds `@use '@site/src/scss/sizes'` and what begins with an alias of a plugin. Vite asks no plugin for them, and they need not name an
 * ending, an underscore or `index`: Sass itself looks for these.
 */
export function sassImporter(site: { siteDir: string; aliases?: CodeSettings['aliases'] | undefined }): SassImporter {
  return {
    findFileUrl(specifier) {
      // A `~` is how webpack tells packages from files beside the importer.
      const name = specifier.replace(/^~/, '');
      const file = findAlias(name, { ...site.aliases, '@site': site.siteDir });
      return typeof file === 'string' && path.isAbsolute(file) ? pathToFileURL(file) : null;
    },
  };
}

/**
 * Vite wants a Sass that keeps a compiler running (1.70 and later). A site whose lock file has an older one keeps it: from 1.45 on, all else
 * that Vite asks of it is there.
 */
export function oldSass(siteDir: string): Plugin {
  return {
    name: 'yaprak:old-sass',
    enforce: 'pre',
    transform: {
      filter: { id: /\.s[ac]ss(?:$|\?)/ },
      async handler() {
        const folder = findOldSass(siteDir);
        if (folder === undefined) return null;
        if (!adapted.has(folder)) adapted.set(folder, adaptSass(folder));
        await adapted.get(folder);
        return null;
      },
    },
  };
}

/** The hooks of a process cannot be taken back. */
const adapted = new Map<string, Promise<void>>();

function findOldSass(siteDir: string): string | undefined {
  const site = nodeModule.createRequire(path.join(siteDir, 'package.json'));
  for (const name of ['sass-embedded', 'sass']) {
    const manifest = findManifest(path.dirname(resolveIn(site, name) ?? siteDir));
    if (manifest === undefined) continue;
    const { name: found, version } = JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string; version?: string };
    const [major = 0, minor = 0] = version?.split('.').map(Number) ?? [];
    if (found === name) return major === 1 && minor >= 45 && minor < 70 ? path.dirname(manifest) : undefined;
  }
  return undefined;
}

function resolveIn(site: NodeJS.Require, name: string): string | undefined {
  try {
    return site.resolve(name);
  } catch {
    return undefined;
  }
}

/** Makes Vite, when it imports the package, get a module around it. Old versions have their names on the default export alone. */
async function adaptSass(folder: string): Promise<void> {
  const sass = pathToFileURL(folder + path.sep).href;
  const vite = pathToFileURL(path.dirname(resolveFromEngine('vite/package.json')) + path.sep).href;
  // Node 20 runs what answers imports in a thread of its own and waits for nothing else: it is a module, and may be asked in both ways.
  const hooks = toAddress(`
    const adapt = (found) => {
      const names = \`import * as names from \${JSON.stringify(found.url)};\`;
      return { ...found, url: 'data:text/javascript,' + encodeURIComponent(names + ${JSON.stringify(COMPILER)}), format: 'module', shortCircuit: true };
    };
    export function resolve(specifier, context, next) {
      const answer = (found) => found.url.startsWith(${JSON.stringify(sass)}) ? adapt(found) : found;
      const found = next(specifier, context);
      if (!context.parentURL?.startsWith(${JSON.stringify(vite)})) return found;
      return found instanceof Promise ? found.then(answer) : answer(found);
    }
  `);
  const { registerHooks } = nodeModule as { registerHooks?: (hooks: unknown) => void };
  if (registerHooks) registerHooks(await import(hooks));
  else nodeModule.register(hooks);
}

const COMPILER = `
const { compileStringAsync } = names.compileStringAsync ? names : names.default;
export const initAsyncCompiler = async () => ({ compileStringAsync, dispose: async () => {} });
`;

const toAddress = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;
