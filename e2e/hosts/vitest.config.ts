import { defineConfig } from 'vitest/config';

/** `npm run test:hosts`: built sites behind real servers, which must be installed. */
export default defineConfig({
  test: { include: ['e2e/hosts/*.test.ts'], testTimeout: 60_000, hookTimeout: 120_000, allowOnly: false },
});
