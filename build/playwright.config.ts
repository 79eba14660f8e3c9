import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.ts';

const chromium = findChromium();

export default defineConfig({
  testDir: '..',
  testMatch: ['web/e2e/**/*.e2e.ts', 'desktop/e2e/**/*.e2e.ts'],
  outputDir: '../test-results',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: 2,
  // A shared machine stalls now and then; a fault shows twice. `npm test` names what needed its second try.
  retries: 1,
  fullyParallel: true,
  reporter: [['json', { outputFile: process.env.PLAYWRIGHT_JSON ?? '../test-results/e2e.json' }]],
  use: {
    trace: 'off',
    // Fetching every screen for the worker takes a test's time; those that need the app kept say so.
    serviceWorkers: 'block',
    launchOptions: {
      ...(chromium ? { executablePath: chromium.path } : {}),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
    },
  },
});
