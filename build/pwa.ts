// What makes the UI an app that opens without a network: its manifest and the worker that keeps the shell, the screens and the guide.
import type { VitePWAOptions } from 'vite-plugin-pwa';
import { MANIFEST_PICTURES, MANIFEST_SIZES } from './manifest-pictures.ts';
import { READER_FOLDER } from './reader-folder.ts';

const shortcutIcons = [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }];

export const pwa: Partial<VitePWAOptions> = {
  // The page registers the worker itself, with workbox-window, and decides when a new one takes over.
  injectRegister: null,
  registerType: 'prompt',
  filename: 'sw.js',
  manifestFilename: 'manifest.webmanifest',
  manifest: {
    id: '/',
    lang: 'en',
    dir: 'ltr',
    name: 'Wirewise',
    short_name: 'Wirewise',
    description: 'Electrical and NEC answers with the code section and the arithmetic, in English and Spanish, with or without signal.',
    start_url: '/chatbot',
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    background_color: '#f3f5f1',
    theme_color: '#f3f5f1',
    categories: ['utilities', 'productivity', 'education'],
    icons: [
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'New chat', url: '/chatbot?open=new', icons: shortcutIcons },
      { name: 'Calculators', url: '/chatbot?open=tray', icons: shortcutIcons },
      { name: 'Job cards', url: '/chatbot?open=job', icons: shortcutIcons },
      { name: 'Chats', url: '/chatbot/chathistory', icons: shortcutIcons },
    ],
    screenshots: MANIFEST_PICTURES.map(({ name, size, label }) => ({
      src: `/screens/${name}.webp`,
      sizes: MANIFEST_SIZES[size].sizes,
      type: 'image/webp',
      form_factor: size,
      label,
    })),
  },
  includeAssets: [],
  workbox: {
    globPatterns: ['**/*.{js,css,html,svg,png,woff2,bin}'],
    // The spreadsheet and the admin's screens need a network anyway; the manifest's pictures are the installer's, the preview's is whoever previews a link's.
    globIgnores: ['**/xlsx-*', '**/dashboard-*', '**/admin-*', 'preview.png', `**/${READER_FOLDER}/**`],
    // What reads plates comes when a picture is first taken. web/plate/reader-files.ts keeps it under this name, once it has seen that it is
    // what it ought to be; here it is only looked up, so that no portal's page is kept in its place.
    runtimeCaching: [
      {
        urlPattern: /\/assets\/reader-[^/]+\//,
        handler: 'CacheFirst',
        options: { cacheName: 'plate-reader', plugins: [{ cacheWillUpdate: () => Promise.resolve(null) }] },
      },
    ],
    maximumFileSizeToCacheInBytes: 2 * 1024 * 1024,
    navigateFallback: '/index.html',
    navigateFallbackDenylist: [/^\/api\//, /^\/healthz$/, /^\/readyz$/, /^\/metrics$/],
    cleanupOutdatedCaches: true,
    // The page that fetched the first worker is served by it at once, should the signal go before it is opened again.
    clientsClaim: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
  },
};
