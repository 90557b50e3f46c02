import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig } from 'rolldown';
import { minifySync } from 'rolldown/utils';

const { dependencies, peerDependencies } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));
const yaml = dirname(createRequire(import.meta.url).resolve('yaml/package.json'));
const external = Object.keys({ ...dependencies, ...peerDependencies });

/**
 * The Node side of the engine as a handful of files: loading some 250 modules one by one, and zod's forty languages among them, cost more
 * than a rebuild after an edit, and a site has fewer packages to install: `devDependencies` are in the bundle.
 * The theme, the client and the server entry stay sources: Vite compiles them with each site.
 */
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
  // Its modules for browsers, of which what is not used can be left out.
  resolve: { alias: { yaml: join(yaml, 'browser/dist/index.js') } },
  plugins: [smaller()],
  output: {
    dir: 'dist',
    cleanDir: true,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    sourcemap: true,
  },
});

/**
 * Our own code loses comments and spaces, but keeps its names: they are what a stack trace in a bug report tells us.
 * Files that hold nothing but packages lose their names too.
 * @returns {import('rolldown').Plugin}
 */
function smaller() {
  return {
    name: 'smaller',
    renderChunk(code, { fileName, moduleIds }) {
      const isOwn = moduleIds.some((id) => !id.startsWith('\0') && !id.includes('node_modules'));
      const options = isOwn ? { mangle: false } : { mangle: { toplevel: true } };
      const { errors, ...result } = minifySync(fileName, code, {
        module: true,
        compress: true,
        sourcemap: true,
        ...options,
      });
      if (errors.length > 0) throw errors[0];
      return { code: result.code, map: result.map ?? null };
    },
  };
}
