// Puts web/app/ahead.ts into the page as a script of its own, which waits for none of the app's libraries.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const AHEAD = fileURLToPath(new URL('../web/app/ahead.ts', import.meta.url));

export function fetchAhead(): Plugin {
  return {
    name: 'wirewise:fetch-ahead',
    // A development server has everything near.
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: AHEAD, name: 'ahead' });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const chunk = Object.values(bundle ?? {}).find((file) => file.type === 'chunk' && file.facadeModuleId === AHEAD);
        if (!chunk) throw new Error('The build has lost web/app/ahead.ts.');
        return [
          { tag: 'script', attrs: { type: 'module', async: true, crossorigin: true, src: `/${chunk.fileName}` }, injectTo: 'head-prepend' },
        ];
      },
    },
  };
}
