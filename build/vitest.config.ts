import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './scripts/find-chromium.ts';

const root = new URL('..', import.meta.url).pathname;
const chromium = findChromium();

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        test: {
          name: 'node',
          include: ['api/**/*.test.ts', 'desktop/**/*.test.ts', 'build/**/*.test.ts', 'web/**/*.node.test.ts'],
          exclude: ['**/e2e/**', '**/*.browser.test.*'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        root,
        plugins: [react()],
        test: {
          name: 'browser',
          include: ['web/**/*.browser.test.{ts,tsx}'],
          testTimeout: 30_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                ...(chromium ? { executablePath: chromium.path } : {}),
                args: ['--no-sandbox', '--disable-background-networking'],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
