// Kill -9 under load, again and again: what was acknowledged is there, and nothing is half there.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { composeForTest, newFolder, removeFolder } from './compose.test-support.ts';
import type { LoginResult } from './contract/account.ts';
import { post, startServer } from './server-process.test-support.ts';

const KILLS = process.env.LONG ? 200 : 8;
const CLIENTS = 6;

test(`${KILLS} kills lose nothing that was acknowledged`, { timeout: KILLS * 20_000 }, async () => {
  const folder = await newFolder();
  const acknowledged: { messageId: string; replyId: string; response: string }[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const server = await startServer('slow', {
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      SIGN_UPS_PER_HOUR: '1000',
      WORDS: '3',
      PAUSE_MS: '1',
    });
    const tell = async (path: string, body: unknown, token?: string): Promise<unknown> => {
      const response = await post(server.url, path, body, token ? { authorization: `Bearer ${token}` } : {});
      return response.ok ? response.json() : undefined;
    };
    // Somebody new each time: one person may not ask this fast.
    const person = { email: `kill${kill}@example.com`, password: 'copper and brass' };
    const signUp = { ...person, full_name: 'Pat Ortiz', phone_number: '5125550100', confirmPassword: person.password };
    await tell('/user/signUp', signUp);
    const { data } = (await tell('/user/login', person)) as LoginResult;
    let isAlive = true;
    const clients = Array.from({ length: CLIENTS }, async () => {
      const sessionId = crypto.randomUUID();
      while (isAlive) {
        const ids = { messageId: crypto.randomUUID(), replyId: crypto.randomUUID() };
        const answer = (await tell('/ai/chat', { message: 'Kept?', sessionId, ...ids }, data.token).catch(() => undefined)) as
          | { response: string }
          | undefined;
        if (answer) acknowledged.push({ ...ids, response: answer.response });
        else await sleep(5);
      }
    });
    await sleep(30 + ((kill * 37) % 250));
    await server.end('SIGKILL');
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
