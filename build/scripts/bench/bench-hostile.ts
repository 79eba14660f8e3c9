// What others feel while somebody does the server harm: the longest wait on another route meanwhile, and the memory it takes.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { type Scripted, startScriptedServer } from '../../../api/models/scripted-server.ts';
import { endProgram, memoryOf, newPerson, type OwnProcess, startServer } from './own-process.ts';
import { sayLimit } from './times.ts';

const WAIT_MS = 100;
const STREAM_MB = 64;
const HOSTILE_CHARACTERS = 57_000;

interface Felt {
  /** The longest wait of somebody else, in ms. */
  readonly wait: number;
  /** The most memory meanwhile over what it was before, in MB. */
  readonly more: number;
}

/** Runs `harm` and asks another route without pause until it is over. */
async function feel({ url }: OwnProcess, harm: () => Promise<unknown>): Promise<Felt> {
  const before = await memoryOf(url);
  let isOver = false;
  const harming = harm().finally(() => {
    isOver = true;
  });
  let [wait, most] = [0, before];
  while (!isOver) {
    const started = performance.now();
    await (await fetch(`${url}/api/plan/subscription-plans`)).text();
    wait = Math.max(wait, performance.now() - started);
    most = Math.max(most, await memoryOf(url));
  }
  await harming;
  return { wait, more: most - before };
}

const tell = (name: string, { wait, more }: Felt, mostMb: number): void =>
  sayLimit(
    `hostile: ${name}`,
    `others wait ${wait.toFixed(0)} ms at most, ${more.toFixed(0)} MB more`,
    wait <= WAIT_MS && more <= mostMb,
    `${WAIT_MS} ms, ${mostMb} MB`,
  );

/** Asks and reads the answer to its end. */
async function ask(url: string, token: string, message: string): Promise<void> {
  const response = await fetch(`${url}/api/ai/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', authorization: `Bearer ${token}` },
    body: JSON.stringify({ message }),
  });
  await response.text();
}

const STREAMS: readonly (readonly [name: string, scripted: Scripted])[] = [
  ['a stream of one-letter pieces', { pieces: Array.from({ length: HOSTILE_CHARACTERS }, () => 'x'), atOnce: true }],
  ['a stream of stops', { pieces: Array.from({ length: HOSTILE_CHARACTERS / 2 }, () => '. '), atOnce: true }],
  ['a stream of figures', { pieces: ['1 A, 2 V, '.repeat(HOSTILE_CHARACTERS / 10)] }],
  ['an endless stream', { pieces: ['and on '], fault: 'flood' }],
  ['an endless line', { fault: 'endless-line' }],
];

async function benchStreams(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'wirewise-hostile-'));
  const provider = await startScriptedServer();
  const server = await startServer(folder, { LLM_BASE_URL: `${provider.url}/v1`, LLM_MODEL: 'scripted' });
  try {
    const { token } = await newPerson(server.url, 'streams@example.com');
    await ask(server.url, token, 'Warm?');
    for (const [name, scripted] of STREAMS) {
      provider.script(scripted);
      tell(name, await feel(server, () => ask(server.url, token, 'How deep is PVC buried?')), STREAM_MB);
    }
  } finally {
    await endProgram(server);
    await provider.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a provider, a device, a photo and a question may do to everybody else. */
export async function benchHostile(): Promise<void> {
  await benchStreams();
}
