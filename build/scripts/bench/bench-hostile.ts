// What others feel while somebody does the server harm: the longest wait on another route meanwhile, and the memory it takes.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import sharp from 'sharp';
import { MESSAGE_MAX } from '../../../api/contract/values.ts';
import { createGuide } from '../../../api/guide/answer.ts';
import { packFor } from '../../../api/guide/pack/pack.ts';
import { type Scripted, startScriptedServer } from '../../../api/models/scripted-server.ts';
import { startPostgres } from '../../../api/store/postgres.test-support.ts';
import { hostileCalls, make } from '../../load/hostile-calls.ts';
import { endProgram, memoryOf, newPerson, type OwnProcess, post, startServer, stoodReadyMs } from './own-process.ts';
import { QUESTIONS } from './questions.ts';
import { sayLimit } from './times.ts';

const WAIT_MS = 100;
const STREAM_MB = 64;
const PICTURES_MB = 250;
const WALK_MB = 100;
const QUESTION_MS = 20;
const HOSTILE_CHARACTERS = 57_000;

interface Felt {
  /** The longest wait of somebody else, in ms, without what the server itself waited for a core: other programs run on this machine too. */
  readonly wait: number;
  /** The most memory meanwhile over what it was before, in MB. */
  readonly more: number;
}

/** Runs `harm` and asks another route without pause until it is over. */
async function feel(server: OwnProcess, harm: () => Promise<unknown>): Promise<Felt> {
  const { url } = server;
  const before = await memoryOf(url);
  let isOver = false;
  const harming = harm().finally(() => {
    isOver = true;
  });
  let [wait, most] = [0, before];
  while (!isOver) {
    const [started, stood] = [performance.now(), stoodReadyMs(server)];
    await (await fetch(`${url}/api/plan/subscription-plans`)).text();
    wait = Math.max(wait, performance.now() - started - (stoodReadyMs(server) - stood));
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

const picture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#b5622a' }, limitInputPixels: false });

/** A device that was long alone, six pictures that are much larger than their files, and questions made to be slow. */
async function benchCallers(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'wirewise-hostile-'));
  const server = await startServer(folder, { ANSWER_MODE: 'guide' });
  try {
    const { token, id } = await newPerson(server.url, 'callers@example.com');
    await ask(server.url, token, 'Warm?');
    const items = Array.from({ length: 100 }, (_, index) => ({
      kind: 'question',
      sessionId: '018f0000-0000-7000-8000-000000000001',
      messageId: crypto.randomUUID(),
      replyId: crypto.randomUUID(),
      message: QUESTIONS[index % QUESTIONS.length],
    }));
    tell('a push of 100 questions', await feel(server, () => post(server.url, '/sync', { items }, token)), PICTURES_MB);
    const bombs: readonly (readonly [name: string, bytes: Buffer])[] = [
      ['PNG', await picture(7900).png().toBuffer()],
      ['interlaced PNG', await picture(4890).png({ progressive: true }).toBuffer()],
      ['progressive JPEG', await picture(4890).jpeg({ progressive: true }).toBuffer()],
      ['GIF', await picture(4890).gif({ effort: 1 }).toBuffer()],
      ['too large a GIF', await picture(7900).gif({ effort: 1 }).toBuffer()],
    ];
    for (const [name, bytes] of bombs) {
      const upload = async (): Promise<void> => {
        const body = new FormData();
        body.append('image', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }));
        const headers = { authorization: `Bearer ${token}` };
        await (await fetch(`${server.url}/api/user/editProfile/${id}`, { method: 'PATCH', headers, body })).text();
      };
      tell(`six pictures at once, ${name}`, await feel(server, () => Promise.all(Array.from({ length: 6 }, upload))), PICTURES_MB);
    }
  } finally {
    await endProgram(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The guide alone, on 4,000 characters of everything that patterns repeat. */
function benchQuestions(): void {
  const guide = createGuide(packFor('en'), packFor('es'));
  for (const text of QUESTIONS) guide.answer({ text });
  for (const piece of ['8', '1 A ', '1/', ' ', '>', 'é', '12 AWG ', '#12 ', '2 #12 ', '1/0 ', '10 ft ', '240 V ', 'wire ', '1,']) {
    const text = piece.repeat(Math.ceil(MESSAGE_MAX / piece.length));
    const times = Array.from({ length: 3 }, () => {
      const started = performance.now();
      guide.answer({ text });
      return performance.now() - started;
    });
    const ms = Math.min(...times);
    sayLimit(
      `hostile: the guide on ${JSON.stringify(piece)} again and again`,
      `${ms.toFixed(0)} ms`,
      ms <= QUESTION_MS,
      `${QUESTION_MS} ms`,
    );
  }
}

/** Every route with everything that is bad for it, one call after the other, on both databases. */
async function benchWalks(): Promise<void> {
  const postgres = await startPostgres();
  for (const [name, databaseUrl] of [['SQLite', undefined] as const, ['PostgreSQL', postgres?.newDatabase()] as const]) {
    if (name === 'PostgreSQL' && databaseUrl === undefined) continue;
    const folder = mkdtempSync(join(tmpdir(), 'wirewise-hostile-'));
    const env = { ANSWER_MODE: 'guide', SIGN_UPS_PER_HOUR: '1000', TRUST_PROXY: '1' };
    const server = await startServer(folder, databaseUrl === undefined ? env : { ...env, DATABASE_URL: databaseUrl });
    try {
      const [victim, attacker] = [await newPerson(server.url, 'victim@example.com'), await newPerson(server.url, 'attacker@example.com')];
      const calls = hostileCalls({ token: attacker.token, id: String(victim.id) });
      let [slowest, what, broken] = [0, '', 0];
      const walk = async (): Promise<void> => {
        for (const call of calls) {
          const started = performance.now();
          if ((await make(server.url, call, '203.0.113.9')) >= 500) broken += 1;
          const ms = performance.now() - started;
          if (ms > slowest) [slowest, what] = [ms, `${call.name}, ${call.what}`];
        }
      };
      tell(`${calls.length} calls over all routes, ${name}`, await feel(server, walk), WALK_MB);
      sayLimit(
        `hostile: the slowest of them, ${name}`,
        `${slowest.toFixed(0)} ms (${what}), ${broken} broke something`,
        broken === 0,
        '0 broken',
      );
    } finally {
      await endProgram(server);
      rmSync(folder, { recursive: true, force: true });
    }
  }
  postgres?.stop();
}

/** What a provider, a device, a photo, a question and any call may do to everybody else. */
export async function benchHostile(): Promise<void> {
  await benchWalks();
  await benchStreams();
  await benchCallers();
  benchQuestions();
}
