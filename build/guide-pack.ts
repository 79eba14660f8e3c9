import type { Plugin } from 'vite';

const GUIDE_PACK = /^virtual:guide-pack\/(en|es)$/;

/** Serves the field guide's texts, one language a module, as a JSON string: engines parse that faster than an object literal. */
export function guidePack(): Plugin {
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
