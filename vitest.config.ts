import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { partsResolver } from './engine/src/vite/plugins/parts-resolver.ts';

export default defineConfig({
  // The theme as it is: no site replaces a part.
  plugins: [partsResolver({ siteDir: import.meta.dirname })],
  // The engine's bundler writes it for each site.
  resolve: {
    alias: {
      '@generated/yaprak/global-data': fileURLToPath(
        new URL('docusaurus/src/browser/testing/global-data.ts', import.meta.url),
      ),
      'yaprak:link': fileURLToPath(new URL('engine/src/theme/testing/link.ts', import.meta.url)),
      'virtual:yaprak/site': fileURLToPath(new URL('docusaurus/src/browser/testing/site.ts', import.meta.url)),
    },
  },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: [
      'engine/src/**/*.test.{ts,tsx}',
      'docusaurus/src/**/*.test.{ts,tsx}',
      'create/src/*.test.ts',
      'e2e/*.test.ts',
      'e2e/{builds,commands,docusaurus,languages,own-sites}/*.test.ts',
      'bench/*.test.ts',
    ],
    // Vitest leaves one processor to itself, which on a machine with two is half of it.
    maxWorkers: availableParallelism(),
    // A forgotten `.only` must not hide the rest.
    allowOnly: false,
    // Whole-site builds take seconds on a busy machine; no test asserts on time.
    testTimeout: 120_000,
    // As with the browser tests: what passes at the second try only is named as such in the output.
    retry: 1,
    hookTimeout: 180_000,
  },
});
