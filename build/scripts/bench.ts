// `npm run bench`: how long things take on this machine, and how they compare within this one run. Nothing here fails.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import type { Guide } from '../../api/guide/answer.ts';
import { buildWeb } from './build-web.ts';
import { provideChromium } from './provide-chromium.ts';
import { type RunningServer, runServer } from './run-server.ts';

const QUESTIONS = [
  'What size copper wire for a 50 amp range, 60 feet from the panel?',
  '¿Qué calibre necesito para un circuito de 30 A a 45 metros, 240 V?',
  'How many 12 AWG THHN fit in 3/4 EMT?',
  'Where does a kitchen need GFCI protection?',
  '¿A qué profundidad va el PVC debajo de una entrada de autos?',
  'Voltage drop for 20 A at 120 V over 150 feet of 12 AWG?',
  'What is bonding?',
  'breaker keeps tripping after a while',
  '10 hp 460 V three phase motor, breaker and wire size?',
  'cuántos amps aguanta el número 6',
] as const;

interface Times {
  readonly p50: number;
  readonly p95: number;
  readonly worst: number;
}

function summarise(times: readonly number[]): Times {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), worst: sorted.at(-1) ?? 0 };
}

const show = (name: string, { p50, p95, worst }: Times, against?: Times): void => {
  const ratio = against ? `  ${(p50 / against.p50).toFixed(1)} x` : '';
  console.log(`${name.padEnd(46)} p50 ${p50.toFixed(2)} ms  p95 ${p95.toFixed(2)} ms  worst ${worst.toFixed(1)} ms${ratio}`);
};

/** A fixed piece of work, so that figures of two runs can be compared by their ratio to it. */
function yardstick(): Times {
  const times = Array.from({ length: 50 }, () => {
    const started = performance.now();
    let sum = 0;
    for (let i = 0; i < 1_000_000; i += 1) sum += Math.sqrt(i);
    if (sum < 0) throw new Error('never');
    return performance.now() - started;
  });
  return summarise(times);
}

async function benchGuide(against: Times): Promise<void> {
  const { createGuide } = await import('../../api/guide/answer.ts');
  const { packFor } = await import('../../api/guide/knowledge/pack.ts');
  const packs = { en: packFor('en'), es: packFor('es') };
  const ready = performance.now();
  const guide: Guide = createGuide(packs.en, packs.es);
  console.log(`${'guide: index of both languages ready'.padEnd(46)} ${(performance.now() - ready).toFixed(0)} ms`);
  for (const text of QUESTIONS) guide.answer({ text });
  const times = Array.from({ length: 50 }, () => QUESTIONS)
    .flat()
    .map((text) => {
      const started = performance.now();
      guide.answer({ text });
      return performance.now() - started;
    });
  show('guide: one answer', summarise(times), against);
}

/** From the request to the first `text` event, over a real socket. */
async function firstText(server: RunningServer, message: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(`${server.url}/api/ai/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ message, mode: 'guide' }),
  });
  if (!response.body) throw new Error(`chat answered ${response.status}`);
  let text = '';
  let seen = 0;
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    text += piece;
    if (seen === 0 && text.includes('event: text')) seen = performance.now() - started;
  }
  if (seen === 0) throw new Error(`no text came: ${text.slice(0, 200)}`);
  return seen;
}

async function benchServer(against: Times): Promise<void> {
  const server = await runServer({ GUEST_LIMIT: '1000' });
  try {
    for (const text of QUESTIONS) await firstText(server, text);
    const alone: number[] = [];
    for (let round = 0; round < 10; round += 1) for (const text of QUESTIONS) alone.push(await firstText(server, text));
    show('server: request to first text, one at a time', summarise(alone), against);
    const together: number[] = [];
    for (let round = 0; round < 10; round += 1) together.push(...(await Promise.all(QUESTIONS.map((text) => firstText(server, text)))));
    show('server: request to first text, ten at once', summarise(together), against);
    const health: number[] = [];
    for (let i = 0; i < 200; i += 1) {
      const started = performance.now();
      await (await fetch(`${server.url}/healthz`)).text();
      health.push(performance.now() - started);
    }
    show('server: health route', summarise(health), against);
  } finally {
    await server.close();
  }
}

/** What everybody else feels while 64 people log in at once: hashing a password is slow on purpose. */
async function benchLogins(against: Times): Promise<void> {
  const server = await runServer();
  try {
    const other = async (): Promise<number> => {
      const started = performance.now();
      await (await fetch(`${server.url}/api/plan/subscription-plans`)).text();
      return performance.now() - started;
    };
    for (let i = 0; i < 20; i += 1) await other();
    let busy = true;
    const logins = Promise.all(
      Array.from({ length: 64 }, (_, person) =>
        fetch(`${server.url}/api/user/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: `nobody${person}@example.com`, password: 'a password of nobody' }),
        }).then((reply) => reply.status),
      ),
    ).finally(() => {
      busy = false;
    });
    const times: number[] = [];
    while (busy) times.push(await other());
    const statuses = await logins;
    const sorted = [...times].sort((a, b) => a - b);
    show('server: another route during 64 logins', summarise(times), against);
    const p99 = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? 0;
    const refused = statuses.filter((status) => status === 429).length;
    console.log(`${''.padEnd(46)} p99 ${p99.toFixed(1)} ms over ${times.length} calls; ${refused} of 64 logins told to wait`);
  } finally {
    await server.close();
  }
}

/** The guide as a phone runs it: the built chunks in Chromium with the processor slowed to a quarter. */
async function benchPhone(against: Times): Promise<void> {
  await buildWeb();
  const { path } = await provideChromium();
  const server = await runServer();
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox', '--disable-background-networking'] });
  try {
    const page = await browser.newPage();
    await page.goto(`${server.url}/website/terms`);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    for (const language of ['en', 'es']) {
      const file = readdirSync(resolve(import.meta.dirname, '../../dist/web/assets')).find((name) => guideChunk(language).test(name));
      if (!file) throw new Error(`There is no chunk of the guide in ${language}.`);
      const seen = await page.evaluate(
        async ({ address, questions }) => {
          const loading = performance.now();
          const { createGuide, pack } = (await import(address)) as { createGuide: (pack: unknown) => Guide; pack: unknown };
          const loadedMs = performance.now() - loading;
          const indexing = performance.now();
          const guide = createGuide(pack);
          const indexMs = performance.now() - indexing;
          for (const text of questions) guide.answer({ text });
          const times = Array.from({ length: 30 }, () => questions)
            .flat()
            .map((text) => {
              const started = performance.now();
              guide.answer({ text });
              return performance.now() - started;
            });
          return { loadedMs, indexMs, times };
        },
        { address: `/assets/${file}`, questions: [...QUESTIONS] },
      );
      const bytes = gzipSync(readFileSync(resolve(import.meta.dirname, '../../dist/web/assets', file)), { level: 9 }).length;
      console.log(
        `${`phone: guide in ${language}, ${Math.round(bytes / 1000)} kB gzip`.padEnd(46)} loaded in ${seen.loadedMs.toFixed(0)} ms, index ready in ${seen.indexMs.toFixed(0)} ms`,
      );
      show(`phone: one answer (${language})`, summarise(seen.times), against);
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

/** The chunk that build/guide-pack.ts makes for a language; the interface's own texts are smaller files of other names. */
const guideChunk = (language: string): RegExp => new RegExp(`^${language}-[\\w-]+\\.js$`);

const stick = yardstick();
show('yardstick: a million square roots', stick);
await benchGuide(stick);
await benchServer(stick);
await benchLogins(stick);
await benchPhone(stick);
process.exit(0);
