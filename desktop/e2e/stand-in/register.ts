// Loaded before the bundled main process: `electron` becomes the stand-in beside this file.
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' ? { url: new URL('./electron.ts', import.meta.url).href, shortCircuit: true } : next(specifier, context),
});
