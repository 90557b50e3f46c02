import { readFileSync } from 'node:fs';
import { defineConfig } from 'rolldown';

const { devDependencies } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));
const isBundled = (/** @type {string} */ id) =>
  Object.keys(devDependencies).some((name) => id === name || id.startsWith(`${name}/`));

/**
 * The Node side. The hundred packages around unified, which few sites need, are files of this one, loaded by those that do.
 * What runs in the browser (src/browser) stays sources: Vite compiles them with each site.
 */
export default defineConfig({
  input: 'src/index.ts',
  platform: 'node',
  external: (id, importer) =>
    !/^[./]/.test(id) && (id.startsWith('node:') || (!importer?.includes('node_modules') && !isBundled(id))),
  output: {
    dir: 'dist',
    cleanDir: true,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    sourcemap: true,
  },
});
