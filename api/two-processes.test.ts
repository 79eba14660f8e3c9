// Two server processes over one database, as behind one address: what one knows, the other knows.
import { afterAll, expect, test } from 'vitest';
import { newFolder, removeFolder } from './compose.test-support.ts';
import type { SyncPage } from './contract/sync.ts';
import { killServers, type ServerProcess, startServer } from './server-process.test-support.ts';
import { onBothDatabases } from './store/both-databases.test-support.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

const folders: string[] = [];
afterAll(async () => {
  killServers();
  await Promise.all(folders.map(removeFolder));
});

const askAsGuest = (url: string, headers: Readonly<Record<string, string>> = {}): Promise<number> =>
  fetch(`${url}/api/ai/chat`, {
    method: 'POST',
    headers: { ...JSON_TYPE, ...headers },
    body: JSON.stringify({ message: 'What is bonding?' }),
  }).then(async (reply) => {
    await reply.text();
    return reply.status;
  });

onBothDatabases('two processes', (newDatabase) => {
  async function pair(): Promise<[ServerProcess, ServerProcess, Readonly<Record<string, string>>]> {
    const folder = await newFolder();
    folders.push(folder);
    const env = { DATA_DIR: folder, SIGN_UPS_PER_HOUR: '1000', ...newDatabase() };
    // The first makes the tables; a second that starts meanwhile must find them made once.
    const [one, two] = await Promise.all([startServer('shipped', env), startServer('shipped', env)]);
    return [one, two, env];
  }

  test('sixty parallel guests, forged addresses and a restart after the second answer get three answers in all', async () => {
    const [one, two, env] = await pair();
    expect(await askAsGuest(one.url)).toBe(200);
    expect(await askAsGuest(two.url)).toBe(200);
    await one.end('SIGKILL');
    const again = await startServer('shipped', env);
    const forged = (index: number): Record<string, string> => ({
      'x-forwarded-for': `203.0.113.${index}`,
      forwarded: `for=203.0.113.${index}`,
    });
    const statuses = await Promise.all(
      Array.from({ length: 60 }, (_, index) => askAsGuest(index % 2 ? again.url : two.url, forged(index))),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 429)).toHaveLength(59);
    await Promise.all([again.end('SIGKILL'), two.end('SIGKILL')]);
  });

  test('two writers and a puller: no change is missed, and a login ended on one is ended on the other', async () => {
    const [one, two] = await pair();
    const account = { full_name: 'Pat Ortiz', email: 'pat@example.com', password: 'copper and brass' };
    await fetch(`${one.url}/api/user/signUp`, {
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify({ ...account, phone_number: '5125550100', confirmPassword: account.password }),
    });
    const login = await fetch(`${two.url}/api/user/login`, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(account) });
    const { data } = (await login.json()) as { data: { token: string } };
    const authorization = `Bearer ${data.token}`;
    const at = new Date().toISOString();
    const write = async (url: string, id: string): Promise<void> => {
      const items = [{ kind: 'session', id, title: id, titleAt: at, created_at: at }];
      const reply = await fetch(`${url}/api/sync`, {
        method: 'POST',
        headers: { ...JSON_TYPE, authorization },
        body: JSON.stringify({ items }),
      });
      expect(await reply.json()).toMatchObject({ results: [{ outcome: 'done' }] });
    };
    const wanted = Array.from({ length: 40 }, () => crypto.randomUUID());
    let writing = true;
    const seen = new Set<string>();
    const pull = async (): Promise<void> => {
      let after = 0;
      for (let last = false; ; last = !writing) {
        const reply = await fetch(`${two.url}/api/sync?after=${after}`, { headers: { authorization } });
        const page = (await reply.json()) as SyncPage;
        for (const change of page.changes) if (change.kind === 'session') seen.add(change.id);
        after = page.next;
        if (last && !page.more) return;
      }
    };
    const pulling = pull();
    await Promise.all(wanted.map((id, index) => write(index % 2 ? one.url : two.url, id)));
    writing = false;
    await pulling;
    expect([...seen].sort()).toEqual([...wanted].sort());

    await fetch(`${one.url}/api/user/logoutAll`, { method: 'POST', headers: { authorization } });
    expect((await fetch(`${two.url}/api/sync`, { headers: { authorization } })).status).toBe(401);
    await Promise.all([one.end('SIGKILL'), two.end('SIGKILL')]);
  });
});
