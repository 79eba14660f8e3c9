import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { brotliBeside } from './brotli-beside.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { guidePack, oneLanguage } from './guide-pack.ts';
import { pwa } from './pwa.ts';
import { isOfReader, READER_FOLDER } from './reader-folder.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The shared code that a chat's first paint needs; what drains, pulls and follows comes after it. */
const FIRST_OF_CHATS =
  /\/node_modules\/dexie|\/web\/(?:local\/(?:database|read-chats|write-chats|job-cards|marks|list-marked|no-database|calculator-shelf)|chat\/(?:focus-box|use-chat|use-keys|profile-button|send-sound)|sync\/(?:owner|use-owner|answerers|use-answerers|answerer-choice|job-cards|marks|send-message|drain-soon|storage|with-room|limit|own-reasons|page-guide|live-answer)|answer\/(?:hand-over|chat-menu-later|chat-title))\.tsx?$/;

/** What an answer is drawn with, wherever; what is opened from it comes when it is opened. */
const ANSWERS =
  /\/web\/answer\/(?!print|gather|hand-over|chat-|link-sheet|markdown|save-chat|card-menu|calculation|job-facts)[\w-]+\.tsx?$/;

export default defineConfig({
  root: here('../web'),
  publicDir: here('../web/public'),
  cacheDir: here('../node_modules/.vite'),
  plugins: [react(), guidePack(), oneLanguage(), fetchAhead(), VitePWA(pwa), brotliBeside()],
  resolve: {
    // Its own code injects a <style>, which the content security policy refuses.
    alias: { 'react-remove-scroll': here('../web/ui/remove-scroll.tsx') },
  },
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // A data: address would need its own permission in the content security policy.
    assetsInlineLimit: 0,
    // The guide and each language's texts are chunks of their own, fetched when idle; the precache takes 2 MiB a file.
    chunkSizeWarningLimit: 2048,
    rolldownOptions: {
      output: {
        assetFileNames: ({ names }) =>
          names.some(isOfReader) ? `assets/${READER_FOLDER}/[name][extname]` : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)[\\/]/,
            },
            {
              name: 'i18n',
              test: /node_modules[\\/](i18next|react-i18next|html-parse-stringify|void-elements|use-sync-external-store)[\\/]/,
            },
            // One by one they cost more in wrapping than in lines; those of a single screen stay with it.
            { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: 2 },
            // What the app starts with stays out of the larger ones.
            {
              name: 'start',
              test: /preload-helper|\/zod\/v4\/core\/core\.|\/api\/contract\/values\.|\/web\/(?:platform\/(?:stored-keys|install)|i18n\/texts|app\/zod-without-eval|sync\/(?:preferences|judge-at-once))\./,
            },
            // What every screen draws with, and what every chat reads and sends by: many small files are many waits on a slow line.
            {
              name: 'ui',
              test: /\/web\/(?:(?:ui|platform|i18n)\/(?!dialog-shell|menu|tabs|accordion|photo|font)[\w-]+|sync\/(?:use-)?connection)\.(?:tsx?|css)$/,
              minShareCount: 3,
            },
            { name: 'chats', test: FIRST_OF_CHATS, minShareCount: 2 },
            { name: 'answers', test: ANSWERS, minShareCount: 2 },
            { name: 'radix', test: /node_modules[\\/](@radix-ui[\\/](?!react-tabs)|radix-ui|@floating-ui|aria-hidden)[\\/]?/ },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1', proxy: { '/api': 'http://127.0.0.1:8787' } },
  preview: { host: '127.0.0.1', proxy: { '/api': 'http://127.0.0.1:8787' } },
});
