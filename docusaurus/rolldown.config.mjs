import { defineConfig } from 'rolldown';

/** The Node side. What runs in the browser (src/browser) stays sources: Vite compiles them with each site. */
export default defineConfig({
  input: 'src/index.ts',
  platform: 'node',
  external: /^[^./]/,
  output: {
    dir: 'dist',
    cleanDir: true,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    sourcemap: true,
  },
});
