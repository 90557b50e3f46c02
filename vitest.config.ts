import { defineConfig } from 'vitest/config';

export default defineConfig({
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
