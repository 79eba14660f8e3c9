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

interface Seen {
  readonly firstMs: number;
  readonly lived: boolean;
}

async function readAnswer(url: string, address: string): Promise<Seen> {
  const started = performance.now();
  const response = await fetch(`${url}/api/ai/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', 'x-forwarded-for': address },
    body: JSON.stringify({ message: QUESTION, mode: 'hosted' }),
  });
  if (!response.body) throw new Error(`chat answered ${response.status}`);
  let text = '';
  let firstMs = 0;
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    text += piece;
    if (firstMs === 0 && text.includes('Keep it neat')) firstMs = performance.now() - started;
  }
  return { firstMs, lived: firstMs > 0 };
}

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
  try {
    await readAnswer(server.url, '203.0.113.1');
    const seen = await Promise.all(
      Array.from({ length: ANSWERS }, async (_, at) => {
        await sleep((at * BEGIN_OVER_MS) / ANSWERS);
        // One address may read half as many at once.
        return readAnswer(server.url, `203.0.113.${1 + (at % 200)}`);
      }),
    );
    const added = seen
      .filter(({ lived }) => lived)
      .map(({ firstMs }) => firstMs - OWN_MS)
      .sort((a, b) => a - b);
    const at = (share: number): number => added[Math.min(added.length - 1, Math.floor(added.length * share))] ?? 0;
    say('live: answers of a model that came', `${added.length} of ${ANSWERS}`);
    sayLimit(
      `live: added to the first word of ${ANSWERS} at 20 tokens/s`,
      `p50 ${at(0.5).toFixed(0)} ms, p99 ${at(0.99).toFixed(0)} ms`,
      added.length === ANSWERS && at(0.99) <= ADDED_MOST_MS,
      `p99 ${ADDED_MOST_MS} ms`,
    );
  } finally {
    await endProgram(server);
    await model.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
