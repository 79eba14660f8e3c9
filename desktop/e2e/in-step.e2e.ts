// One account on two desktops and a phone, each on a bad line of its own to the running server: whatever is done, and wherever it is
// cut, all end alike, with every question once.
import { expect, type Page, test } from '@playwright/test';
import { type RunningServer, runServer } from '../../build/scripts/run-server.ts';
import { UI_TEXTS } from '../../build/ui-texts.ts';
import { type FaultProxy, startFaultProxy } from '../../web/e2e/fault-proxy.ts';
import { type Account, appIsKept, ask, signIn, signUp } from '../../web/e2e/world.ts';
import { type Computer, type Desktop, newComputer, passWelcome, startDesktop } from './start-desktop.ts';

const SCHEDULES = process.env.LONG ? 100 : 3;
const STEPS = 8;
/** What a line may do to one request. */
const FAULTS = ['lost-request', 'lost-reply', 'cut'] as const;

test.describe.configure({ mode: 'default', retries: 0 });
test.use({ actionTimeout: 15_000, serviceWorkers: 'allow' });

interface Device {
  readonly network: FaultProxy;
  page(): Page;
  restart(): Promise<unknown>;
}

/** The same numbers for the same seed, from 0 up to 1. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Picture {
  readonly chats: readonly { id: string; title: string }[];
  readonly cards: readonly { id: string; name: string }[];
  /** Which chats are pinned. */
  readonly pins: readonly string[];
  readonly messages: readonly { id: string; sessionId: string; role: string; state: string; content: string; replyTo: string | null }[];
}
const byId = <T extends { id: string }>(rows: readonly T[]): T[] => rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
const ordered = ({ chats, cards, pins, messages }: Picture): Picture => ({
  chats: byId(chats),
  cards: byId(cards),
  pins: pins.toSorted(),
  messages: byId(messages),
});

/** What a device has of the account, out of its own store; null while something waits to be told. */
const onDevice = (page: Page, userId: number): Promise<Picture | null> =>
  page.evaluate(async (name) => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await done(indexedDB.open(name));
    const all = <T = Record<string, string>>(store: string): Promise<T[]> => done(db.transaction(store).objectStore(store).getAll());
    const [sessions, messages, outbox, jobCards, marks] = await Promise.all([
      all('sessions'),
      all('messages'),
      all('outbox'),
      all<{ id: string; job: { name: string } }>('jobCards'),
      all('marks'),
    ]);
    db.close();
    if (outbox.length > 0) return null;
    return {
      chats: sessions.map(({ id = '', title = '' }) => ({ id, title })),
      cards: jobCards.map(({ id, job }) => ({ id, name: job.name })),
      pins: marks.flatMap(({ subject = '', mark, value }) =>
        mark === 'pin' && value && sessions.some(({ id }) => id === subject) ? [subject] : [],
      ),
      messages: messages.map(({ id = '', sessionId = '', role = '', state = '', content = '', replyTo = null }) => ({
        id,
        sessionId,
        role,
        state,
        content,
        replyTo,
      })),
    };
  }, `wirewise-user-${userId}`);

type Changes = {
  changes: (
    | { kind: 'session'; id: string; title: string; deleted: boolean }
    | { kind: 'message'; sessionId: string; message: { id: string; role: string; state: string; content: string; replyTo: string | null } }
    | { kind: 'job-card'; id: string; job: { name: string }; deleted: boolean }
    | { kind: 'mark'; subject: string; mark: string; value: string | null }
  )[];
  next: number;
  more: boolean;
};

async function onServer(server: RunningServer, token: string): Promise<Picture> {
  const changes: Changes['changes'] = [];
  for (let after = 0, more = true; more; ) {
    const reply = await fetch(`${server.url}/api/sync?after=${after}`, { headers: { authorization: `Bearer ${token}` } });
    const page = (await reply.json()) as Changes;
    changes.push(...page.changes);
    ({ next: after, more } = page);
  }
  const chats = changes.flatMap((change) => (change.kind === 'session' && !change.deleted ? [{ id: change.id, title: change.title }] : []));
  const alive = new Set(chats.map(({ id }) => id));
  const messages = changes.flatMap((change) => {
    if (change.kind !== 'message' || !alive.has(change.sessionId)) return [];
    const { id, role, state, content, replyTo } = change.message;
    return [{ id, sessionId: change.sessionId, role, state, content, replyTo }];
  });
  const cards = changes.flatMap((change) =>
    change.kind === 'job-card' && !change.deleted ? [{ id: change.id, name: change.job.name }] : [],
  );
  const pins = changes.flatMap((change) =>
    change.kind === 'mark' && change.mark === 'pin' && change.value && alive.has(change.subject) ? [change.subject] : [],
  );
  return { chats, cards, pins, messages };
}

const go = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Opens a chat that is in sight on this device; false where there is none of this title. */
async function openChat(page: Page, title: string): Promise<boolean> {
  await go(page, '/chatbot/chathistory');
  const entry = page.getByRole('main').getByText(title, { exact: true }).first();
  await page.getByRole('heading', { name: 'Your chat history' }).waitFor();
  if (!(await entry.isVisible())) return false;
  await entry.click();
  await page.locator('[data-part=box]').waitFor();
  return true;
}
async function fromChatMenu(page: Page, item: string | RegExp): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Options for/ })
    .click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

let server: RunningServer;
let account: Account;
let login: { token: string; id: number };
const computers: Computer[] = [];
const desktops: Desktop[] = [];
const networks: FaultProxy[] = [];

async function startOn(computer: Computer, network: FaultProxy): Promise<Device> {
  let desktop = await startDesktop(computer, { staysAtDoor: true });
  await desktop.page.getByLabel('Address of the server').fill(network.url);
  const page = await desktop.moves(() => desktop.page.getByRole('button', { name: 'Connect', exact: true }).click());
  await page.getByLabel('Email', { exact: false }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await passWelcome(page);
  page.setDefaultTimeout(15_000);
  const place = desktops.push(desktop) - 1;
  return {
    network,
    page: () => desktop.page,
    async restart() {
      await desktop.quit();
      desktop = await startDesktop(computer);
      desktop.page.setDefaultTimeout(15_000);
      desktops[place] = desktop;
    },
  };
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const { buildDesktop } = await import('../../build/scripts/build-desktop.ts');
  await buildDesktop();
  server = await runServer();
  account = await signUp(server);
  const reply = await fetch(`${server.url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account.email, password: account.password }),
  });
  ({ data: login } = (await reply.json()) as { data: typeof login });
  for (let each = 0; each < 3; each += 1) networks.push(await startFaultProxy(server.url));
  for (let each = 0; each < 2; each += 1) computers.push(newComputer());
});
test.afterAll(async () => {
  for (const desktop of desktops) await desktop.quit();
  for (const network of networks) await network.close();
  await server.close();
  for (const computer of computers) computer.clear();
});

test(`two desktops and a phone end alike, after ${SCHEDULES} schedules of cuts`, async ({ page }) => {
  test.setTimeout(120_000 + SCHEDULES * 60_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const [first, second, third] = networks as [FaultProxy, FaultProxy, FaultProxy];
  const [one, other] = computers as [Computer, Computer];
  const devices: Device[] = [
    await startOn(one, first),
    await startOn(other, second),
    { network: third, page: () => page, restart: () => page.reload() },
  ];
  await signIn(page, third.url, account, { welcomed: 'yes', SHOW_POPUP: 'false' });
  await page.goto(`${third.url}/chatbot`);
  await appIsKept(page);

  /** Every question, by the chat that it was asked in; and the chats that somebody deleted. */
  const asked = new Map<string, string>();
  const deleted = new Set<string>();
  const titles: string[] = [];
  /** The first title of a chat that was given another. */
  const firstTitle = new Map<string, string>();
  const chatOf = (title: string): string => firstTitle.get(title) ?? title;

  async function doStep(device: Device, next: () => number, name: string): Promise<void> {
    const { network } = device;
    const pick = Math.floor(next() * 16);
    const title = titles[Math.floor(next() * titles.length)];
    const question = `What is a GFCI ${name}?`;
    if (pick < 4 || !title) {
      await go(device.page(), '/chatbot?open=new');
      await device.page().waitForFunction(() => location.pathname === '/chatbot' && location.search === '');
      await expect(device.page().getByRole('article')).toHaveCount(0);
      await ask(device.page(), question);
      // Only what the device has taken was promised.
      await device.page().getByRole('main').getByText(question).first().waitFor();
      asked.set(question, question);
      titles.push(question);
    } else if (pick === 4 && (await openChat(device.page(), title))) {
      await ask(device.page(), question);
      await device.page().getByRole('main').getByText(question).first().waitFor();
      asked.set(question, chatOf(title));
    } else if (pick === 5 && (await openChat(device.page(), title))) {
      titles.splice(titles.indexOf(title), 1);
      deleted.add(chatOf(title));
      await fromChatMenu(device.page(), 'Delete chat');
      await device.page().getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    } else if (pick === 6 && (await openChat(device.page(), title))) {
      const given = `Shop ${name}`;
      await fromChatMenu(device.page(), 'Rename chat');
      const dialog = device.page().getByRole('dialog', { name: 'Rename chat' });
      await dialog.getByRole('textbox').fill(given);
      await dialog.getByRole('button', { name: 'Save' }).click();
      titles[titles.indexOf(title)] = given;
      firstTitle.set(given, chatOf(title));
    } else if (pick === 7 && (await openChat(device.page(), title))) {
      await fromChatMenu(device.page(), /^(Pin to the top|Unpin)$/);
    } else if (pick === 8) {
      await go(device.page(), '/chatbot/jobs');
      await device.page().getByRole('button', { name: 'New job', exact: true }).first().click();
      const form = device.page().getByRole('dialog');
      await form.getByLabel(UI_TEXTS.en.tools.jobName, { exact: true }).fill(`Oak ${name}`);
      await form.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(form).toHaveCount(0);
    } else if (pick < 13) {
      network.target = network.target === undefined ? server.url : undefined;
      network.cutAll();
    } else if (pick === 13) await device.restart();
    else {
      const fault = FAULTS[Math.floor(next() * FAULTS.length)] ?? 'cut';
      const events = 1 + Math.floor(next() * 10);
      let left = 2;
      network.rule = ({ method }) => {
        if (method !== 'POST' || left === 0) return undefined;
        left -= 1;
        return fault === 'cut' ? { is: 'cut', after: { events } } : { is: fault };
      };
    }
  }

  for (let seed = 1; seed <= SCHEDULES; seed += 1) {
    await test.step(`schedule ${seed}`, async () => {
      const next = seeded(seed);
      for (let step = 0; step < STEPS; step += 1) {
        const device = devices[Math.floor(next() * devices.length)] as Device;
        await doStep(device, next, `${seed}-${step}`);
      }
      for (const { network } of devices) {
        network.target = server.url;
        network.rule = () => undefined;
      }
      await expect(async () => {
        // As when the network comes back.
        for (const device of devices) await device.page().evaluate(() => void dispatchEvent(new Event('online')));
        const wanted = ordered(await onServer(server, login.token));
        expect(wanted.messages.filter(({ state }) => state === 'running')).toEqual([]);
        for (const device of devices) {
          const had = await onDevice(device.page(), login.id);
          expect(had && ordered(had)).toEqual(wanted);
        }
      }).toPass({ timeout: 50_000, intervals: [300, 700, 1500] });
      const { messages } = await onServer(server, login.token);
      for (const [question, chat] of asked) {
        const times = messages.filter(({ role, content }) => role === 'user' && content === question).length;
        if (deleted.has(chat)) expect(times, question).toBeLessThanOrEqual(1);
        else expect(times, question).toBe(1);
      }
      expect(messages.length).toBeGreaterThan(0);
      // Each is answered. What the server took and could not say so, the device has answered as well: both stand there then.
      const replies = Map.groupBy(messages, ({ replyTo }) => replyTo);
      for (const { id, role, content } of messages) if (role === 'user') expect([1, 2], content).toContain(replies.get(id)?.length ?? 0);
    });
  }
});
