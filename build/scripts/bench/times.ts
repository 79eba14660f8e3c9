// How figures are summed up and printed.
import { performance } from 'node:perf_hooks';

export interface Times {
  readonly p50: number;
  readonly p95: number;
  readonly worst: number;
}

export function summarise(times: readonly number[]): Times {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), worst: sorted.at(-1) ?? 0 };
}

const NAME_WIDTH = 54;

/** One line of the report. */
export const say = (name: string, said: string): void => console.log(`${name.padEnd(NAME_WIDTH)} ${said}`);

export const show = (name: string, { p50, p95, worst }: Times, against?: Times): void => {
  const ratio = against ? `  ${(p50 / against.p50).toFixed(1)} x` : '';
  say(name, `p50 ${p50.toFixed(2)} ms  p95 ${p95.toFixed(2)} ms  worst ${worst.toFixed(1)} ms${ratio}`);
};

/**
 * A figure with its limit beside it; one over it is marked, and nothing fails. Several are shown by their middle and their worst. `busy` is how
 * much slower than at rest the machine was meanwhile: a limit in time holds for a machine with nothing else to do.
 */
export function showAgainst(name: string, figures: readonly number[], unit: string, limit?: number, busy = 1): void {
  const { p50, worst } = summarise(figures);
  const atRest = p50 / busy;
  const several = figures.length > 1 ? `, worst of ${figures.length} ${worst.toFixed(0)} ${unit}` : '';
  const shared = busy > 1.2 ? `, machine ${busy.toFixed(1)} x busy: ${atRest.toFixed(0)} ${unit} at rest` : '';
  const verdict = limit === undefined ? '' : `  (limit ${limit} ${unit}${atRest > limit ? ': OVER' : ''})`;
  say(name, `${p50.toFixed(0)} ${unit}${several}${shared}${verdict}`);
}

/** A line of words with a limit beside it, marked when it is not kept. */
export const sayLimit = (name: string, said: string, isWithin: boolean, limit: string): void =>
  say(name, `${said}  (limit ${limit}${isWithin ? '' : ': OVER'})`);

const piece = (): number => {
  const started = performance.now();
  let sum = 0;
  for (let i = 0; i < 1_000_000; i += 1) sum += Math.sqrt(i);
  if (sum < 0) throw new Error('never');
  return performance.now() - started;
};

/** A fixed piece of work, so that figures of two runs can be compared by their ratio to it. */
export const yardstick = (): Times => summarise(Array.from({ length: 50 }, piece));

let quickest = Infinity;

/** How much slower than at rest this machine is right now: 1 when nothing else runs on it. */
export function busyNow(): number {
  const times = Array.from({ length: 60 }, piece);
  quickest = Math.min(quickest, ...times);
  return summarise(times).p50 / quickest;
}
