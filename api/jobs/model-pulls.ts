// Local models being fetched: a pull belongs to no page, goes on whoever watches, and ends when somebody cancels it or this process ends.
import type { Pull } from '../contract/model-settings.ts';
import { type LocalServer, ModelError } from '../models/port.ts';

export interface ModelPulls {
  /** Begins to fetch a model; one that is being fetched is left alone. */
  start(server: Pick<LocalServer, 'pull'>, name: string): void;
  cancel(name: string): void;
  /** Running ones, and how the last of each name ended. */
  list(): Pull[];
  /** Ends all of them. */
  close(): void;
}

/** Ended pulls that are still told of. */
const MOST_TOLD = 20;

export function createModelPulls(onError: (message: string, error: unknown) => void): ModelPulls {
  const pulls = new Map<string, { pull: Pull; readonly stopping: AbortController }>();

  const change = (name: string, changed: Partial<Pull>): void => {
    const known = pulls.get(name);
    if (known) known.pull = { ...known.pull, ...changed };
  };

  async function run(server: Pick<LocalServer, 'pull'>, name: string, signal: AbortSignal): Promise<void> {
    try {
      await server.pull(name, (completed, total) => change(name, { completed, total }), signal);
      change(name, { state: 'done' });
    } catch (error) {
      if (signal.aborted) change(name, { state: 'cancelled' });
      else {
        onError('A model could not be fetched.', error);
        change(name, { state: 'failed', error: error instanceof ModelError ? error.message : 'Unknown.' });
      }
    }
  }

  return {
    start(server, name) {
      if (pulls.get(name)?.pull.state === 'running') return;
      const stopping = new AbortController();
      pulls.delete(name);
      pulls.set(name, { pull: { name, state: 'running', completed: 0, total: 0, error: null }, stopping });
      const ended = [...pulls].filter(([, { pull }]) => pull.state !== 'running');
      for (const [old] of ended.slice(0, Math.max(0, pulls.size - MOST_TOLD))) pulls.delete(old);
      void run(server, name, stopping.signal);
    },
    cancel: (name) => pulls.get(name)?.stopping.abort(),
    list: () => [...pulls.values()].map(({ pull }) => pull),
    close() {
      for (const { stopping } of pulls.values()) stopping.abort();
    },
  };
}
