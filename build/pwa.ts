// What makes the UI an app that opens without a network: its manifest and the worker that keeps the shell, the screens and the guide.
import type { VitePWAOptions } from 'vite-plugin-pwa';

export const pwa: Partial<VitePWAOptions> = {
  // The page registers the worker itself, with workbox-window, and decides when a new one takes over.
  injectRegister: null,
  registerType: 'prompt',
  filename: 'sw.js',
  manifestFilename: 'manifest.webmanifest',
  manifest: {
    id: '/',
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
      { name: 'New chat', url: '/chatbot', icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }] },
      { name: 'Chats', url: '/chatbot/chathistory', icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }] },
    ],
  },
  includeAssets: [],
  workbox: {
    globPatterns: ['**/*.{js,css,html,svg,png,woff2,bin}'],
    // The spreadsheet and the admin's screens need a network anyway.
    globIgnores: ['**/xlsx-*', '**/dashboard-*', '**/admin-*'],
    maximumFileSizeToCacheInBytes: 2 * 1024 * 1024,
    navigateFallback: '/index.html',
    navigateFallbackDenylist: [/^\/api\//, /^\/healthz$/, /^\/readyz$/, /^\/metrics$/],
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
  },
};
