import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, requireChromium } from './chromium.mjs';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/test-results',
  globalSetup: './global-setup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Machines are shared: a test may be starved once. What passes only at the second try is named at the end of `npm test`.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'line',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: requireChromium(), args: CHROMIUM_FLAGS },
    trace: 'off',
  },
});
