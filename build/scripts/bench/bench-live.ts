// Many answers of a hosted model at once: what the server adds to the model's own time before a reader sees the first word.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { startScriptedServer } from '../../../api/models/scripted-server.ts';
import { endProgram, startServer } from './own-process.ts';
import { say, sayLimit } from './times.ts';

const ANSWERS = 200;
/** 20 tokens a second for half a minute: a long answer, so that all of them live together. */
const TOKEN_MS = 50;
const TOKENS = 640;
/** They begin over this time, as people do not press at one moment. */
const BEGIN_OVER_MS = 25_000;
const ADDED_MOST_MS = 150;
/** Nothing that the guide could answer by itself: the model leads. */
const QUESTION = 'What should I tell my boss about the way we label the spare parts in the van?';

/** The model's first sentence is one token; that it is over shows with the next one. */
const OWN_MS = 2 * TOKEN_MS;
const PIECES = ['Keep it neat. ', ...Array.from({ length: TOKENS }, (_, at) => (at % 12 === 11 ? 'labels. ' : 'word '))];

type Open = (at: number) => Promise<Response>;

/** Reads a whole answer. @returns ms until its first sentence was there; 0 if it never came */
async function readAnswer(open: () => Promise<Response>): Promise<number> {
  const started = performance.now();
  const response = await open();
  if (!response.body) throw new Error(`chat answered ${response.status}`);
  let text = '';
  let firstMs = 0;
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    if (firstMs > 0) continue;
    text += piece;
    if (text.includes('Keep it neat')) firstMs = performance.now() - started;
  }
  return firstMs;
}

/** @returns ms beyond the model's own time, quickest first, of the answers that came */
async function readMany(open: Open): Promise<readonly number[]> {
  const seen = await Promise.all(
    Array.from({ length: ANSWERS }, async (_, at) => {
      await sleep((at * BEGIN_OVER_MS) / ANSWERS);
      return readAnswer(() => open(at));
    }),
  );
  return seen
    .filter((firstMs) => firstMs > 0)
    .map((firstMs) => firstMs - OWN_MS)
    .sort((a, b) => a - b);
}

const post = (url: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
    body: JSON.stringify(body),
  });

const atShare = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

export async function benchLive(): Promise<void> {
  const model = await startScriptedServer();
  model.script({ pieces: PIECES, delayMs: TOKEN_MS });
  const folder = mkdtempSync(join(tmpdir(), 'wirewise-live-'));
  const server = await startServer(folder, {
    GUEST_LIMIT: '1000',
    TRUST_PROXY: '1',
    LLM_BASE_URL: `${model.url}/v1`,
    LLM_API_KEY: 'none',
    LLM_MODEL: 'scripted',
  });
  const chat: Open = (at) =>
    // One address may read half as many at once.
    post(`${server.url}/api/ai/chat`, { message: QUESTION, mode: 'hosted' }, { 'x-forwarded-for': `203.0.113.${1 + at}` });
  // What the model's server and the reader take by themselves, both in this process.
  const bare: Open = () => post(`${model.url}/v1/chat/completions`, { model: 'scripted', stream: true, messages: [] });
  try {
    await readAnswer(() => chat(0));
    const alone = await readMany(bare);
    const seen = await readMany(chat);
    const [bareMs, medianMs, mostMs] = [atShare(alone, 0.99), atShare(seen, 0.5), atShare(seen, 0.99)];
    say('live: answers of a model that came', `${seen.length} of ${ANSWERS}`);
    say('live: late without our server', `p50 ${atShare(alone, 0.5).toFixed(0)} ms, p99 ${bareMs.toFixed(0)} ms`);
    sayLimit(
      `live: added to the first word of ${ANSWERS} at 20 tokens/s`,
      `p50 ${medianMs.toFixed(0)} ms, p99 ${mostMs.toFixed(0)} ms`,
      seen.length === ANSWERS && mostMs <= ADDED_MOST_MS,
      `p99 ${ADDED_MOST_MS} ms`,
    );
  } finally {
    await endProgram(server);
    await model.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
