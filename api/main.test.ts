import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, test } from 'vitest';
import { ADMIN, eventsOf, newFolder, removeFolder } from './compose.test-support.ts';
import type { AnswerEvent } from './contract/events.ts';
import { killServers, post, spawnServer, startServer } from './server-process.test-support.ts';

let folder: string;
beforeEach(async () => {
  folder = await newFolder();
  return async () => {
    killServers();
    await removeFolder(folder);
  };
});

/** Sends bytes as they are, and gives the status line and the body of what comes back. */
async function sendRaw(url: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.setTimeout(3000, () => socket.destroy());
  socket.end(bytes);
  const reply = await text(socket);
  return reply.replace(/\r\n(?!\r\n)[\s\S]*?\r\n\r\n/, '\n');
}

const start = (env: Readonly<Record<string, string>> = {}) => startServer('slow', { DATA_DIR: folder, ...env });

/** Starts a server that must not start; how it ended and what it said. */
async function refuse(env: Readonly<Record<string, string>>): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawnServer('slow', { DATA_DIR: folder, ...env }, 'pipe');
  let [out, err] = ['', ''];
  child.stdout?.on('data', (chunk: Buffer) => {
    out += String(chunk);
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    err += String(chunk);
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out, err };
}

async function adminToken(url: string): Promise<string> {
  const response = await post(url, '/user/login', { email: ADMIN.email, password: ADMIN.password });
  return ((await response.json()) as { data: { token: string } }).data.token;
}

describe('the server as a process', () => {
  test('says where it is and tells the first password once', async () => {
    const first = await start({ ADMIN_PASSWORD: '' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(first.lines.join('\n')).toMatch(/Data: .*wirewise-test-/);
    const password = /password (\S+)/.exec(first.lines.join('\n'))?.[1];
    expect(password?.length).toBeGreaterThanOrEqual(20);
    expect((await post(first.url, '/user/login', { email: 'admin@localhost', password })).status).toBe(200);
    const ready = await fetch(`${first.url}/readyz`);
    expect([ready.status, ready.headers.get('keep-alive')]).toEqual([200, 'timeout=75']);
    expect(await first.end('SIGINT')).toBe(0);
    const second = await start({ ADMIN_PASSWORD: '' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(second.lines.join('\n')).not.toMatch(/password/);
    expect((await post(second.url, '/user/login', { email: 'admin@localhost', password })).status).toBe(200);
  });

  test('says whose word it takes for an address, and names the proxies that are listed', async () => {
    const { lines } = await start({ TRUST_PROXY: '2', TRUSTED_PROXIES: '203.0.113.7,2001:db8::/32' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(lines.join('\n')).toMatch(/^Visitors' addresses: the last 2 of X-Forwarded-For, .* 203\.0\.113\.7 or 2001:db8::\/32;/m);
  });

  test('a call that names no host, as HTTP/1.0 may, is refused like a stranger’s name; health is told to anybody', async () => {
    const { url } = await start();
    for (const request of [
      'GET /api/ip HTTP/1.0',
      'GET / HTTP/1.0',
      'GET /api/ip HTTP/1.0\r\nHost: evil.example',
      'POST /api/user/login HTTP/1.0',
    ])
      expect(await sendRaw(url, `${request}\r\n\r\n`), request).toMatch(/^HTTP\/1\.1 403 Forbidden\n.*WRONG_ORIGIN/);
    for (const request of ['GET /api/ip HTTP/1.1', 'GET /api/ip HTTP/1.1\r\nHost: a b', 'GET /api/ip HTTP/9.9', 'nonsense'])
      expect(await sendRaw(url, `${request}\r\n\r\n`), request).toMatch(/^HTTP\/1\.1 400 Bad Request\n/);
    expect(await sendRaw(url, 'GET /healthz HTTP/1.0\r\n\r\n')).toBe('HTTP/1.1 200 OK\nok\n');
    expect(await sendRaw(url, 'GET /api/ip HTTP/1.0\r\nHost: localhost\r\n\r\n')).toBe('HTTP/1.1 200 OK\n{"ip":"127.0.0.1"}');
  });

  test('a value it cannot use, a busy port, a folder it cannot write: one sentence, no stack', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await once(blocker, 'listening');
    const address = blocker.address();
    const port = String(typeof address === 'object' && address ? address.port : 0);
    await writeFile(join(folder, 'file'), '');
    const cases: [Readonly<Record<string, string>>, RegExp][] = [
      [{ PORT: 'eighty' }, /^PORT cannot be used: it must be a port from 0 to 65535\.$/],
      [{ ADMIN_PASSWORD: 'short' }, /^ADMIN_PASSWORD cannot be used/],
      [{ ADMIN_PASSWORD: 'administrator1' }, /^ADMIN_PASSWORD cannot be used: it is among the first that anyone would guess\.$/],
      [{ SECRET_KEY: 'change-me-change-me' }, /^SECRET_KEY cannot be used: it must be at least 16 random characters/],
      [{ PORT: port }, /^Port \d+ on 127\.0\.0\.1 is in use: end the other program, or set PORT to a free one\.$/],
      [{ DATA_DIR: join(folder, 'file', 'data') }, /^The data folder .* cannot be used .*set DATA_DIR to another folder\.$/],
      [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, /^The database at DATABASE_URL cannot be used .*correct the address\.$/],
    ];
    for (const [env, sentence] of cases) {
      const { code, out, err } = await refuse(env);
      expect(code).toBe(1);
      expect(err.trim()).toMatch(sentence);
      expect(err.trim().split('\n')).toHaveLength(1);
      expect(out).toBe('');
    }
    blocker.close();
  });

  test('killed in the middle of an answer, the next one says so within five seconds, with the words there were', async () => {
    const first = await start({ WORDS: '10000' });
    const token = await adminToken(first.url);
    const authorization = `Bearer ${token}`;
    const ids = { messageId: crypto.randomUUID(), replyId: crypto.randomUUID(), sessionId: crypto.randomUUID() };
    const response = await post(first.url, '/ai/chat', { message: 'Long?', ...ids }, { accept: 'text/event-stream', authorization });
    const seen: AnswerEvent[] = [];
    try {
      for await (const event of eventsOf(response)) {
        seen.push(event);
        if (seen.length === 8) first.child.kill('SIGKILL');
      }
    } catch {
      // The socket went with the process.
    }
    expect(seen.length).toBeGreaterThanOrEqual(8);
    const second = await start();
    const restartedAt = performance.now();
    const after = seen.at(-1)?.n ?? 0;
    const resumed: AnswerEvent[] = [];
    const stream = await fetch(`${second.url}/api/ai/message/${ids.replyId}/stream?after=${after}`, {
      headers: { accept: 'text/event-stream', authorization },
    });
    for await (const event of eventsOf(stream)) resumed.push(event);
    expect(performance.now() - restartedAt).toBeLessThan(5000);
    const last = resumed.at(-1);
    expect(last?.type).toBe('interrupted');
    const words = [...seen, ...resumed].map((event) => (event.type === 'text' ? event.text : '')).join('');
    expect(last?.type === 'interrupted' && last.text).toBe(words);
    expect([...seen, ...resumed].map((event) => event.n)).toEqual(Array.from({ length: after + resumed.length }, (_, index) => index + 1));
    const messages = await fetch(`${second.url}/api/ai/session/${ids.sessionId}/messages`, { headers: { authorization } });
    expect(await messages.json()).toMatchObject([{ content: 'Long?' }, { state: 'interrupted', content: words }]);
  });

  test('told to end with fifty answers under way, it finishes or marks each and exits 0 within ten seconds', async () => {
    const first = await start({ WORDS: '1000', PAUSE_MS: '50' });
    const authorization = `Bearer ${await adminToken(first.url)}`;
    const replyIds = Array.from({ length: 50 }, () => crypto.randomUUID());
    const streams = await Promise.all(
      replyIds.map((replyId) => post(first.url, '/ai/chat', { message: 'Long?', replyId }, { accept: 'text/event-stream', authorization })),
    );
    expect(streams.every((response) => response.status === 200)).toBe(true);
    const lasts = streams.map(async (response) => {
      let last: AnswerEvent | undefined;
      try {
        for await (const event of eventsOf(response)) last = event;
      } catch {
        return 'cut';
      }
      return last?.type;
    });
    const toldAt = performance.now();
    expect(await first.end('SIGTERM')).toBe(0);
    expect(performance.now() - toldAt).toBeLessThan(10_000);
    expect(new Set(await Promise.all(lasts))).toEqual(new Set(['interrupted']));
    const second = await start();
    const states = await Promise.all(
      replyIds.map(async (id) => {
        const stream = await fetch(`${second.url}/api/ai/message/${id}/stream`, {
          headers: { accept: 'text/event-stream', authorization },
        });
        let last: AnswerEvent | undefined;
        for await (const event of eventsOf(stream)) last = event;
        return last?.type;
      }),
    );
    expect(new Set(states)).toEqual(new Set(['interrupted']));
  });
});
