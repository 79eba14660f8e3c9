// What tests of sync share: messages as a device tells them, and telling and asking a server.
import { expect } from 'vitest';
import type { TestHost } from '../compose.test-support.ts';
import type { Message } from '../contract/chat.ts';
import type { Change, SyncItem, SyncPage, SyncResult } from '../contract/sync.ts';

/** `second` seconds after a noon that is long past. */
export const time = (second: number): string => new Date(Date.UTC(2026, 0, 1, 12, 0, second)).toISOString();

export const message = (role: 'user' | 'assistant', content: string, more: Partial<Message> = {}): Message => ({
  id: crypto.randomUUID(),
  role,
  content,
  videos: [],
  necReferences: [],
  steps: [],
  suggestions: [],
  previousUserMsg: null,
  created_at: time(1),
  state: 'done',
  replyTo: null,
  supersedes: null,
  answeredBy: null,
  answer: null,
  ...more,
});

export async function push(host: TestHost, token: string, items: readonly SyncItem[]): Promise<SyncResult['results']> {
  const response = await host.call('POST', '/api/sync', { token, body: { items } });
  expect(response.status).toBe(200);
  return ((await response.json()) as SyncResult).results;
}

export async function pull(host: TestHost, token: string, after = 0, epoch?: string): Promise<SyncPage> {
  const response = await host.call('GET', `/api/sync?after=${after}${epoch === undefined ? '' : `&epoch=${epoch}`}`, { token });
  expect(response.status).toBe(200);
  return (await response.json()) as SyncPage;
}

/** Every change of the token's owner, page by page. */
export async function pullAll(host: TestHost, token: string): Promise<Change[]> {
  const changes: Change[] = [];
  for (let after = 0; ; ) {
    const page = await pull(host, token, after);
    changes.push(...page.changes);
    if (!page.more) return changes;
    expect(page.next).toBeGreaterThan(after);
    after = page.next;
  }
}
