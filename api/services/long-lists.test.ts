// Lists longer than a page: every row once, in order, and never as a whole in memory.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeTwo, newAdmin, newUser, type TwoHosts } from '../compose.test-support.ts';
import type { Message, Session } from '../contract/chat.ts';
import { type DatabaseEnv, onBothDatabases } from '../store/both-databases.test-support.ts';
import { MESSAGES_AT_ONCE, rowOf } from '../store/messages.ts';
import { SESSIONS_AT_ONCE } from '../store/sessions.ts';

const MESSAGES = 2 * MESSAGES_AT_ONCE + 7;
const SESSIONS = SESSIONS_AT_ONCE + 3;
const USERS = 405;
const AT = Date.UTC(2026, 0, 1);

function longLists(newDatabase: () => DatabaseEnv): void {
  let world: TwoHosts;
  let user: Awaited<ReturnType<typeof newUser>>;
  const chat = crypto.randomUUID();
  const ids = Array.from({ length: MESSAGES }, () => crypto.randomUUID()).sort();
  beforeAll(async () => {
    world = await composeTwo(newDatabase());
    user = await newUser(world.one);
    const owner = (await world.store.users.byId(user.id))?.uuid ?? '';
    await world.store.write(async (tables) => {
      for (let index = 0; index < SESSIONS; index += 1) {
        const id = index === 0 ? chat : crypto.randomUUID();
        // Many at the same moment: the page must not turn by the time alone.
        const at = AT + Math.floor(index / 300);
        await tables.sessions.insert({ owner, id, title: `House ${index}`, titleAt: at, createdAt: at, change: index + 1 });
      }
      for (const [index, id] of ids.entries()) {
        const message: Message = {
          id,
          role: 'user',
          content: `Question ${index}`,
          videos: [],
          necReferences: [],
          steps: [],
          suggestions: [],
          previousUserMsg: null,
          created_at: new Date(AT + Math.floor(index / 250)).toISOString(),
          state: 'done',
          replyTo: null,
          supersedes: null,
          answeredBy: null,
          answer: null,
        };
        await tables.messages.insert(rowOf(owner, chat, message, SESSIONS + index + 1));
      }
      for (let index = 0; index < USERS; index += 1) {
        const email = `person${index}@example.com`;
        await tables.users.insert({
          uuid: crypto.randomUUID(),
          fullName: 'Pat',
          email,
          isProved: true,
          phoneNumber: null,
          referral: null,
          language: null,
          passwordHash: null,
          at: AT,
        });
      }
    });
  });
  afterAll(() => world.close());

  const json = async <T>(path: string, token: string): Promise<T> => (await (await world.one.call('GET', path, { token })).json()) as T;

  test("a chat's messages", async () => {
    expect((await json<Message[]>(`/api/ai/session/${chat}/messages`, user.token)).map(({ id }) => id)).toEqual(ids);
  });

  test('chats', async () => {
    const listed = await json<Session[]>(`/api/ai/sessions/${user.id}`, user.token);
    expect(new Set(listed.map(({ id }) => id)).size).toBe(SESSIONS);
    const times = listed.map(({ created_at }) => created_at);
    expect(times).toEqual([...times].sort().reverse());
  });

  test('users', async () => {
    const admin = await newAdmin(world.one);
    const listed = await json<{ id: number }[]>('/api/user/getAllUsers', admin.token);
    expect(listed.length).toBeGreaterThanOrEqual(USERS);
    expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
  });

  test('all that is kept of somebody', async () => {
    const data = await json<{ sessions: { id: string; messages: Message[] }[] }>(`/api/user/data/${user.id}`, user.token);
    expect(data.sessions).toHaveLength(SESSIONS);
    expect(data.sessions.find(({ id }) => id === chat)?.messages.map(({ id }) => id)).toEqual(ids);
  });
}

onBothDatabases('long lists', longLists);
