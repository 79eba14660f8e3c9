// How each provider did last, for whoever runs the installation: its own words when it failed, and how long it is left alone.
import type { Breakers } from './breaker.ts';

export interface ProviderHealth {
  failed(id: string, text: string): void;
  succeeded(id: string): void;
  /** It was set up anew, or found well: it is asked again at once. */
  forget(id: string): void;
  of(id: string): { fault: { at: string; text: string } | null; restSeconds: number };
}

export function createProviderHealth(breakers: Breakers, clock: { now(): number }): ProviderHealth {
  const faults = new Map<string, { at: string; text: string }>();
  return {
    failed: (id, text) => void faults.set(id, { at: new Date(clock.now()).toISOString(), text }),
    succeeded: (id) => void faults.delete(id),
    forget(id) {
      faults.delete(id);
      breakers.forget(id);
    },
    of: (id) => ({ fault: faults.get(id) ?? null, restSeconds: Math.ceil(breakers.of(id).restMs() / 1000) }),
  };
}
