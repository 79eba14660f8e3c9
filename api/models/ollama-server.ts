// Looking after Ollama's models: what is there, fetching, deleting.
import { describeOllama } from './describe-ollama.ts';
import { ollamaClient, ollamaError, pullingClient } from './ollama-client.ts';
import type { LocalServer } from './port.ts';

const LOOK_MS = 1500;

export function createOllamaServer(url: string): LocalServer {
  return {
    async version() {
      try {
        return (await ollamaClient(url, AbortSignal.timeout(LOOK_MS)).version()).version;
      } catch {
        return null;
      }
    },
    async list() {
      try {
        const client = ollamaClient(url, AbortSignal.timeout(LOOK_MS));
        const [{ models }, running] = await Promise.all([client.list(), client.ps()]);
        const loaded = new Set(running.models.map(({ name }) => name));
        return await Promise.all(
          models.map(async (model) => {
            const can = await describeOllama(url, model);
            const { name, size } = model;
            return { name, size, canAnswer: can !== null, hasTools: can?.hasTools ?? false, loaded: loaded.has(name) };
          }),
        );
      } catch {
        return [];
      }
    },
    async pull(name, onProgress, signal) {
      try {
        /** Bytes of each part, by its digest. */
        const parts = new Map<string, { completed: number; total: number }>();
        for await (const { digest, completed = 0, total = 0 } of await pullingClient(url, signal).pull({ model: name, stream: true })) {
          if (!digest) continue;
          parts.set(digest, { completed, total });
          const all = [...parts.values()];
          onProgress(
            all.reduce((sum, part) => sum + part.completed, 0),
            all.reduce((sum, part) => sum + part.total, 0),
          );
        }
      } catch (error) {
        throw ollamaError(error);
      }
    },
    async remove(name) {
      try {
        await ollamaClient(url, AbortSignal.timeout(LOOK_MS)).delete({ model: name });
      } catch (error) {
        throw ollamaError(error);
      }
    },
  };
}
