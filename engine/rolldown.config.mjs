import { readFileSync } from 'node:fs';
import { defineConfig } from 'rolldown';

const { dependencies, peerDependencies } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));

/**
 * The Node side of the engine as a handful of files: loading some 250 modules one by one, and zod's forty languages among them, cost more
 * than a rebuild after an edit, and a site has fewer packages to install: `devDependencies` are in the bundle. zod is there for its types only.
 * The theme, the client and the server entry stay sources: Vite compiles them with each site.
 */
const BUNDLED = new Set(['zod']);
const external = Object.keys({ ...dependencies, ...peerDependencies }).filter((name) => !BUNDLED.has(name));

export default defineConfig({
  input: {
    cli: 'src/cli.ts',
    index: 'src/index.ts',
    'page-thread': 'src/build/page-thread.ts',
    'parse-probe': 'src/markdown/parse-probe.ts',
    'build-theme': 'src/vite/theme/build-theme.ts',
  },
  platform: 'node',
  external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
  output: {
    dir: 'dist',
    cleanDir: true,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    sourcemap: true,
  },
});
