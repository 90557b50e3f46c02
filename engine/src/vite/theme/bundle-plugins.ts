import type { Plugin } from 'vite';

/**
 * Pictures and other files that components import. Vite writes those of the browser's build alone, and components that only the server draws
 * are in none of its files: readers would have the address of a picture, and no picture. What both builds import has the same name in both.
 */
export function carryServerAssets(): { collector: Plugin; emitter: Plugin } {
  const assets = new Map<string, string | Uint8Array>();
  return {
    collector: {
      name: 'yaprak:collect-server-assets',
      generateBundle: {
        // Vite takes them out of the server's files in this hook.
        order: 'pre',
        handler(_options, bundle) {
          for (const file of Object.values(bundle))
            if (file.type === 'asset' && !/\.(?:css|map)$/.test(file.fileName)) assets.set(file.fileName, file.source);
        },
      },
    },
    emitter: {
      name: 'yaprak:emit-server-assets',
      generateBundle(_options, bundle) {
        for (const [fileName, source] of assets)
          if (!Object.hasOwn(bundle, fileName)) this.emitFile({ type: 'asset', fileName, source });
      },
    },
  };
}

const PRELOAD_HELPER = 'vite/preload-helper.js';

/**
 * Vite wraps every `import()` in a helper that preloads what the file needs, even when that is switched off. It would be a tenth of boot,
 * while all CSS is in one file and what boot loads later is one file each. Each importer has its own: shared with an island, it would be
 * a file that every page loads. Goes when Vite leaves the helper out without `modulePreload`.
 */
export function plainImports(): Plugin {
  return {
    name: 'yaprak:plain-imports',
    enforce: 'pre',
    resolveId: (id, importer) => (id.endsWith(PRELOAD_HELPER) ? `\0${importer}?${PRELOAD_HELPER}` : null),
    load: (id) => (id.endsWith(PRELOAD_HELPER) ? 'export const __vitePreload = (load) => load();' : null),
  };
}
