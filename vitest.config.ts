import { defineConfig } from 'vitest/config';
import { partsResolver } from './engine/src/vite/parts-resolver.ts';

export default defineConfig({
  // The theme as it is: no site replaces a part.
  plugins: [partsResolver({ siteDir: import.meta.dirname })],
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['engine/src/**/*.test.{ts,tsx}', 'e2e/*.test.ts', 'bench/*.test.ts'],
    // A forgotten `.only` must not hide the rest.
    allowOnly: false,
    // Whole-site builds take seconds on a busy machine; no test asserts on time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
