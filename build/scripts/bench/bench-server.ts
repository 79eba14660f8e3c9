// The server over real sockets: how soon an answer begins, and what others feel while many log in.
import { performance } from 'node:perf_hooks';
import { type RunningServer, runServer } from '../run-server.ts';
import { QUESTIONS } from './questions.ts';
import { say, show, summarise, type Times } from './times.ts';

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

export async function benchServer(against: Times): Promise<void> {
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
export async function benchLogins(against: Times): Promise<void> {
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
    say('', `p99 ${p99.toFixed(1)} ms over ${times.length} calls; ${refused} of 64 logins told to wait`);
  } finally {
    await server.close();
  }
}
