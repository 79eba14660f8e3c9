// A model on this computer answers a connected person while their server cannot be reached. What it was asked is kept for a day, as a guest's.
import type { Wirewise } from '../../api/compose.ts';

const PREFIX = '/nearby';
const LOOK_MS = 1500;

export const isForNearby = (path: string): boolean => path.startsWith(`${PREFIX}/`);

export interface Nearby {
  answer(request: Request): Promise<Response>;
  close(): Promise<void>;
}

/** Whether an Ollama answers at `url`. */
export async function hasModels(url: string): Promise<boolean> {
  try {
    return (await fetch(new URL('/api/version', url), { signal: AbortSignal.timeout(LOOK_MS) })).ok;
  } catch {
    return false;
  }
}

/** `start` opens an API of its own, and only once there is a model to ask: it takes a second. */
export function createNearby(start: () => Promise<Wirewise>, isThere: () => Promise<boolean>): Nearby {
  let api: Promise<Wirewise> | undefined;
  return {
    async answer(request) {
      if (!(await isThere())) return Response.json({ message: 'There is no model on this computer.' }, { status: 503 });
      api ??= start().catch((error: unknown) => {
        // The next question tries again.
        api = undefined;
        throw error;
      });
      const { pathname, search } = new URL(request.url);
      const init = {
        method: request.method,
        headers: request.headers,
        body: request.method === 'GET' ? null : await request.arrayBuffer(),
      };
      return (await api).app.fetch(new Request(`app://wirewise${pathname.slice(PREFIX.length)}${search}`, init));
    },
    close: async () => (await api)?.close(),
  };
}
