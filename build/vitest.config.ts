import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { apiInTests } from './api-in-tests.ts';
import { guidePack, oneLanguage } from './guide-pack.ts';
import { findChromium } from './scripts/find-chromium.ts';

const root = new URL('..', import.meta.url).pathname;
const chromium = findChromium();
/** A busy machine takes its time; what comes at once is seen at once. */
const PATIENT = { timeout: 10_000 };

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        test: {
          name: 'node',
          include: ['api/**/*.test.ts', 'desktop/**/*.test.ts', 'build/**/*.test.ts', 'web/**/*.node.test.{ts,tsx}'],
          exclude: ['**/e2e/**', '**/*.browser.test.*'],
          environment: 'node',
          // Many wait for servers and databases of their own.
          maxWorkers: Math.max(2, availableParallelism() - 1),
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: PATIENT },
          retry: process.env.CI ? 1 : 0,
        },
      },
      {
        root,
        plugins: [react(), guidePack(), oneLanguage(), apiInTests()],
        // What the browser tests import, so that the first run does not reload half way.
        optimizeDeps: {
          include: [
            'dexie',
            'dexie-react-hooks',
            'uuid',
            'zod/mini',
            'react',
            'react-dom/client',
            'react-router-dom',
            'react-hook-form',
            'react-i18next',
            'i18next',
            'radix-ui',
            'lucide-react',
            'react-markdown',
            'remark-gfm',
            'fast-check',
            'qrcode',
            'image-size',
            'tesseract.js',
            '@tanstack/react-query',
            '@tanstack/react-query',
            'xlsx',
          ],
        },
        resolve: { alias: { 'react-remove-scroll': new URL('../web/ui/remove-scroll.tsx', import.meta.url).pathname } },
        test: {
          name: 'browser',
          env: process.env.LONG ? { LONG: process.env.LONG } : {},
          include: ['web/**/*.browser.test.{ts,tsx}'],
          retry: process.env.CI ? 1 : 0,
          testTimeout: 60_000,
          expect: { poll: PATIENT },
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
