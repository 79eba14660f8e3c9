// Kill -9 under load, again and again: what was acknowledged is there, and nothing is half there.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { ADMIN, composeForTest, newFolder, removeFolder } from './compose.test-support.ts';
import type { LoginResult } from './contract/account.ts';

const SERVER = fileURLToPath(new URL('slow-server.test-support.ts', import.meta.url));
const KILLS = process.env.LONG ? 200 : 8;
const CLIENTS = 6;

async function start(folder: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [SERVER], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: folder,
      PORT: '0',
      LOG_LEVEL: 'silent',
      ADMIN_PASSWORD: ADMIN.password,
      SIGN_UPS_PER_HOUR: '1000',
      WORDS: '3',
      PAUSE_MS: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('No output.');
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /http:\/\/localhost:(\d+)/.exec(line)?.[1];
    if (port) return { child, url: `http://127.0.0.1:${port}/api` };
  }
  throw new Error('The server did not start.');
}

test(`${KILLS} kills lose nothing that was acknowledged`, { timeout: KILLS * 10_000 }, async () => {
  const folder = await newFolder();
  const acknowledged: { messageId: string; replyId: string; response: string }[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { child, url } = await start(folder);
    const post = async (path: string, body: unknown, token?: string): Promise<unknown> => {
      const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
      const response = await fetch(url + path, { method: 'POST', body: JSON.stringify(body), headers });
      return response.ok ? response.json() : undefined;
    };
    // Somebody new each time: one person may not ask this fast.
    const person = { email: `kill${kill}@example.com`, password: 'copper and brass' };
    const signUp = { ...person, full_name: 'Pat Ortiz', phone_number: '5125550100', confirmPassword: person.password };
    await post('/user/signUp', signUp);
    const { data } = (await post('/user/login', person)) as LoginResult;
    let isAlive = true;
    const clients = Array.from({ length: CLIENTS }, async () => {
      const sessionId = crypto.randomUUID();
      while (isAlive) {
        const ids = { messageId: crypto.randomUUID(), replyId: crypto.randomUUID() };
        const answer = (await post('/ai/chat', { message: 'Kept?', sessionId, ...ids }, data.token).catch(() => undefined)) as
          | { response: string }
          | undefined;
        if (answer) acknowledged.push({ ...ids, response: answer.response });
        else await sleep(5);
      }
    });
    await sleep(30 + ((kill * 37) % 250));
    child.kill('SIGKILL');
    await once(child, 'exit');
    isAlive = false;
    await Promise.all(clients);
  }
  const last = await composeForTest({ folder });
  const database = new Database(join(folder, 'wirewise.sqlite'), { readonly: true });
  const count = (sql: string): number => (database.prepare(sql).get() as { n: number }).n;
  await expect.poll(() => count("SELECT COUNT(*) AS n FROM messages WHERE state = 'running'"), { timeout: 10_000 }).toBe(0);
  expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
  expect(database.pragma('foreign_key_check')).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(KILLS);
  const find = database.prepare('SELECT state, content, reply_to FROM messages WHERE id = ?');
  for (const { messageId, replyId, response } of acknowledged) {
    expect(find.get(messageId)).toMatchObject({ state: 'done', content: 'Kept?' });
    expect(find.get(replyId)).toEqual({ state: 'done', content: response, reply_to: messageId });
  }
  const replies = "SELECT COUNT(*) AS n FROM messages WHERE role = 'assistant'";
  expect(count("SELECT COUNT(*) AS n FROM messages WHERE role = 'user'")).toBe(count(replies));
  expect(count('SELECT COUNT(*) AS n FROM running_answers')).toBe(0);
  expect(count('SELECT SUM(chat_count) AS n FROM users')).toBe(count('SELECT COUNT(*) AS n FROM sessions'));
  database.close();
  await last.close(0);
  await removeFolder(folder);
});
