// Read-only links: who may make and end one, what it shows, until when, and what a preview of it shows.

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeForTest, newFolder, newUser, removeFolder, type TestHost } from '../compose.test-support.ts';
import type { SharedAnswer, SharedLink } from '../contract/share.ts';

let host: TestHost;
let uiFolder: string;
let now = Date.UTC(2026, 0, 5);
beforeAll(async () => {
  uiFolder = await newFolder();
  await writeFile(join(uiFolder, 'index.html'), '<!doctype html><html><head><title>Wirewise</title></head></html>');
  host = await composeForTest({ uiFolder, clock: { now: () => now }, env: { PUBLIC_URL: 'http://localhost:8787' } });
});
afterAll(async () => {
  await host.close(0);
  await removeFolder(host.folder);
  await removeFolder(uiFolder);
});

async function ask(token: string, message: string): Promise<{ replyId: string; sessionId: string }> {
  const [replyId, sessionId] = [crypto.randomUUID(), crypto.randomUUID()];
  expect((await host.call('POST', '/api/ai/chat', { token, body: { message, sessionId, replyId } })).status).toBe(200);
  return { replyId, sessionId };
}

const share = async (token: string, replyId: string, days = 7): Promise<SharedLink> => {
  const response = await host.call('POST', '/api/ai/shared', { token, body: { replyId, days } });
  expect(response.status).toBe(200);
  return (await response.json()) as SharedLink;
};

test('a link shows its answer to anybody, without a word of who asked, until it is ended', async () => {
  const user = await newUser(host);
  const { replyId } = await ask(user.token, 'How deep is PVC conduit buried?');
  const link = await share(user.token, replyId);
  expect(link.address).toBe(`http://localhost:8787/answer/${link.token}`);
  const response = await host.call('GET', `/api/ai/shared/${link.token}`);
  const text = await response.clone().text();
  const shown = (await response.json()) as SharedAnswer;
  expect(shown).toMatchObject({ question: 'How deep is PVC conduit buried?', answer: { id: replyId } });
  expect(shown.answer.result).toContain('buried');
  expect(text).not.toContain(user.email);
  const turned = await share(user.token, (await ask(user.token, 'Is \u202e021\u202c V safe?')).replyId);
  const readTurned = await host.call('GET', `/api/ai/shared/${turned.token}`);
  expect(await readTurned.json()).toMatchObject({ question: 'Is 021 V safe?' });
  await host.call('DELETE', `/api/ai/shared/${turned.token}`, { token: user.token });
  const stranger = await newUser(host);
  expect((await host.call('DELETE', `/api/ai/shared/${link.token}`, { token: stranger.token })).status).toBe(404);
  const mine = (await (await host.call('GET', '/api/ai/shared', { token: user.token })).json()) as { links: SharedLink[] };
  expect(mine.links.map(({ token }) => token)).toEqual([link.token]);
  expect((await host.call('DELETE', `/api/ai/shared/${link.token}`, { token: user.token })).status).toBe(200);
  expect((await host.call('GET', `/api/ai/shared/${link.token}`)).status).toBe(404);
});

test('it ends by itself, and with the chat or the account', async () => {
  const user = await newUser(host);
  const { replyId, sessionId } = await ask(user.token, 'How deep is PVC conduit buried?');
  const day = await share(user.token, replyId, 1);
  const month = await share(user.token, replyId, 30);
  now += 86_400_000;
  expect((await host.call('GET', `/api/ai/shared/${day.token}`)).status).toBe(404);
  expect((await host.call('GET', `/api/ai/shared/${month.token}`)).status).toBe(200);
  await host.call('DELETE', `/api/ai/session/${sessionId}`, { token: user.token });
  expect((await host.call('GET', `/api/ai/shared/${month.token}`)).status).toBe(404);
});

test('a preview of the link has question, result and a picture; other pages have the general one', async () => {
  const user = await newUser(host);
  const { replyId } = await ask(user.token, 'Is "PVC" <b>buried</b> & deep?');
  const { token } = await share(user.token, replyId);
  const page = await (await host.call('GET', `/answer/${token}`, { headers: { accept: 'text/html' } })).text();
  expect(page).toContain('<meta property="og:title" content="Is &quot;PVC&quot; &lt;b&gt;buried&lt;/b&gt; &amp; deep?" />');
  expect(page).toContain(`<meta property="og:image" content="http://localhost:8787/api/ai/shared/${token}/picture" />`);
  expect(page).toContain('noindex');
  const picture = await host.call('GET', `/api/ai/shared/${token}/picture`);
  expect(picture.headers.get('content-type')).toBe('image/png');
  const { width, height } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
  expect({ width, height }).toEqual({ width: 1200, height: 630 });
  const general = await (await host.call('GET', '/viewplans')).text();
  expect(general).toContain('content="http://localhost:8787/preview.png"');
  expect(general).not.toContain('noindex');
  const gone = await (await host.call('GET', `/answer/${'x'.repeat(22)}`)).text();
  expect(gone).toContain('noindex');
});

test('only a finished answer of one’s own, for a time that is offered', async () => {
  const user = await newUser(host);
  const { replyId } = await ask(user.token, 'How deep is PVC conduit buried?');
  for (const body of [{ replyId, days: 365 }, { replyId: 'x', days: 7 }, { replyId }])
    expect((await host.call('POST', '/api/ai/shared', { token: user.token, body })).status).toBe(400);
  const other = await newUser(host);
  expect((await host.call('POST', '/api/ai/shared', { token: other.token, body: { replyId, days: 7 } })).status).toBe(404);
});
