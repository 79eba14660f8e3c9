import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const GUIDE_PACK = /^virtual:guide-pack\/(en|es)$/;

/** Serves the field guide's texts, one language a module, as a JSON string: engines parse that faster than an object literal. */
function guidePack(): Plugin {
  return {
    name: 'wirewise:guide-pack',
    resolveId: (id) => (GUIDE_PACK.test(id) ? `\0${id}` : undefined),
    async load(id) {
      const language = id.startsWith('\0') ? GUIDE_PACK.exec(id.slice(1))?.[1] : undefined;
      if (!language) return undefined;
      const { packFor } = (await import(new URL('../api/guide/knowledge/pack.ts', import.meta.url).href)) as {
        packFor: (language: string) => unknown;
      };
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(packFor(language)))});`, moduleSideEffects: false };
    },
  };
}

export default defineConfig({
  root: here('../web'),
  publicDir: here('../web/public'),
  cacheDir: here('../node_modules/.vite'),
  plugins: [react(), guidePack()],
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
    rolldownOptions: {
      output: {
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
            { name: 'radix', test: /node_modules[\\/](@radix-ui|radix-ui|@floating-ui|aria-hidden)[\\/]/ },
            { name: 'contract', test: /(node_modules[\\/]zod|api[\\/]contract)[\\/]/ },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1', proxy: { '/api': 'http://127.0.0.1:8787' } },
  preview: { host: '127.0.0.1', proxy: { '/api': 'http://127.0.0.1:8787' } },
});
