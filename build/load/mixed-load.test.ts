// People who work and somebody who means harm, at the same time, for long: nobody who works waits, nothing breaks, and memory stays flat.
// A few seconds here; `npm run test:long` takes 15 minutes on each database, or LOAD_MINUTES in all.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newFolder, removeFolder } from '../../api/compose.test-support.ts';
import { hasPostgres, startPostgres, type TestPostgres } from '../../api/store/postgres.test-support.ts';
import { endProgram, memoryOf, newPerson, type OwnProcess, startServer, stoodReadyMs } from '../scripts/bench/own-process.ts';
import { QUESTIONS } from '../scripts/bench/questions.ts';
import { busyNow } from '../scripts/bench/times.ts';
import { hostileCalls, make } from './hostile-calls.ts';

const MINUTES = Number(process.env.LOAD_MINUTES ?? (process.env.LONG ? 30 : 0.2)) / 2;
/** Speed is judged over long alone: of a few seconds on a busy machine it says nothing. */
const IS_LONG = MINUTES >= 2;
const HONEST = 5;
const HOSTILE = 3;
/** Between two things that a person does: five of them so are as busy as a hundred people. */
const THINKING_MS = 1200;
const P99_MS = 250;
/** Beyond it other programs run on this machine, and what the server waited for a core because of them is not its own. */
const AT_REST = 1.2;
const GROWTH = 1.15;
/** Three pushes of 4 MB at once, and what the engine keeps free for the next. */
const MEMORY_MB = 512;
const SAMPLE_MS = 1000;
const SLOWEST_SHOWN = 3;
const SEED = 20261122;

/** A generator of numbers from 0 to 1 that begins alike each time (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

let postgres: TestPostgres | undefined;
const folders: string[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  postgres?.stop();
  await Promise.all(folders.map(removeFolder));
});

interface Felt {
  readonly what: string;
  readonly ms: number;
  /** Without what the server's thread stood ready meanwhile and had no core. */
  readonly ownMs: number;
  readonly status: number;
}

/** What a person does, over and over: looks at the chats and one of them, asks, tells and hears what devices did. */
async function work(server: OwnProcess, index: number, isOver: () => boolean, felt: Felt[]): Promise<void> {
  const { url } = server;
  const from = `198.51.100.${index + 1}`;
  const { token, id } = await newPerson(url, `honest${index}@example.com`);
  const sessionId = crypto.randomUUID();
  const timed = async (what: string, path: string, body?: unknown): Promise<void> => {
    const [started, stood] = [performance.now(), stoodReadyMs(server)];
    const response = await fetch(`${url}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-forwarded-for': from },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    await response.arrayBuffer();
    const ms = performance.now() - started;
    felt.push({ what, ms, ownMs: ms - (stoodReadyMs(server) - stood), status: response.status });
  };
  let after = 0;
  for (let round = 0; !isOver(); round += 1) {
    await timed('ask', '/ai/chat', { message: QUESTIONS[(round + index) % QUESTIONS.length], sessionId });
    await sleep(THINKING_MS);
    await timed('chats', `/ai/sessions/${id}`);
    const titleAt = new Date().toISOString();
    await timed('push', '/sync', { items: [{ kind: 'title', id: sessionId, title: `Round ${round}`, titleAt }] });
    await timed('pull', `/sync?after=${after}`);
    after += 3;
    await sleep(THINKING_MS);
  }
}

describe.each([['SQLite'], ['PostgreSQL']])('over %s', (name) => {
  const here = name === 'SQLite' || hasPostgres ? test : test.skip;
  here(
    `${MINUTES} minutes of it`,
    async () => {
      const folder = await newFolder();
      folders.push(folder);
      const server = await startServer(folder, {
        ANSWER_MODE: 'guide',
        SIGN_UPS_PER_HOUR: '1000',
        TRUST_PROXY: '1',
        ...(name === 'PostgreSQL' && postgres ? { DATABASE_URL: postgres.newDatabase() } : {}),
      });
      const victim = await newPerson(server.url, 'victim@example.com');
      const attacker = await newPerson(server.url, 'attacker@example.com');
      const calls = hostileCalls({ token: attacker.token, id: String(victim.id) });
      const endsAt = performance.now() + MINUTES * 60_000;
      const isOver = (): boolean => performance.now() > endsAt;
      const busyBefore = busyNow();
      const felt: Felt[] = [];
      const memory: number[] = [];
      const broken: string[] = [];
      const slowest: { what: string; ms: number }[] = [];
      let made = 0;

      const honest = Array.from({ length: HONEST }, (_, index) => work(server, index, isOver, felt));
      const hostile = Array.from({ length: HOSTILE }, async (_, index) => {
        const next = random(SEED + index);
        while (!isOver()) {
          const call = calls[Math.floor(next() * calls.length)];
          if (!call) continue;
          const started = performance.now();
          const status = await make(server.url, call, `203.0.113.${Math.floor(next() * 250)}`);
          made += 1;
          slowest.push({ what: `${call.name}, ${call.what}`, ms: performance.now() - started });
          slowest.sort((a, b) => b.ms - a.ms).splice(SLOWEST_SHOWN);
          if (status >= 500 && broken.length < 20) broken.push(`${call.name}, ${call.what}: ${status}`);
        }
      });
      const watching = (async () => {
        while (!isOver()) {
          memory.push(await memoryOf(server.url));
          await sleep(SAMPLE_MS);
        }
      })();
      await Promise.all([...honest, ...hostile, watching]);
      await endProgram(server);
      const busy = (busyBefore + busyNow()) / 2;
      const sorted = (times: readonly number[]): number[] => [...times].sort((a, b) => a - b);
      const times = sorted(felt.map(({ ms }) => ms));
      const ownTimes = sorted(felt.map(({ ownMs }) => ownMs));
      const at = (share: number, list = times): number => list[Math.min(list.length - 1, Math.floor(list.length * share))] ?? 0;
      const middle = (part: readonly number[]): number => sorted(part)[Math.floor(part.length / 2)] ?? 0;
      const quarter = Math.ceil(memory.length / 4);
      const [early, late] = [middle(memory.slice(quarter, 2 * quarter)), middle(memory.slice(-quarter))];
      console.log(
        `${name}, ${MINUTES} min: ${times.length} honest calls, p50 ${at(0.5).toFixed(0)} ms, p99 ${at(0.99).toFixed(0)} ms, ` +
          `worst ${at(1).toFixed(0)} ms; without waiting for a core p99 ${at(0.99, ownTimes).toFixed(0)} ms, worst ${at(1, ownTimes).toFixed(0)} ms, ` +
          `machine ${busy.toFixed(1)} x busy; ${made} hostile ones; ` +
          `memory ${early.toFixed(0)} MB early, ${late.toFixed(0)} MB late, ${Math.max(...memory).toFixed(0)} MB at most; ` +
          `slowest: ${slowest.map(({ what, ms }) => `${what} (${ms.toFixed(0)} ms)`).join('; ')}`,
      );
      expect(broken, 'no call breaks the server').toEqual([]);
      expect(
        felt.filter(({ status }) => status !== 200),
        'everybody who works is answered',
      ).toEqual([]);
      expect(made).toBeGreaterThan(HOSTILE);
      expect(Math.max(...memory)).toBeLessThan(MEMORY_MB);
      if (!IS_LONG) return;
      expect(at(0.99, busy > AT_REST ? ownTimes : times)).toBeLessThan(P99_MS);
      expect(late).toBeLessThan(early * GROWTH);
    },
    MINUTES * 60_000 + 120_000,
  );
});
