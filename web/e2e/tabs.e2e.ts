// Three tabs of one user over one outbox: one of them sends, in the order of the chat, and another goes on when it is closed.
import type { Page } from '@playwright/test';
import { startFaultProxy } from './fault-proxy.ts';
import { messagesOnServer } from './fault-world.ts';
import { appIsKept, ask, enterAs, expect, signUp, test, withoutWelcome } from './world.ts';

const HAND_OVER_MS = 2000;

test.use({ serviceWorkers: 'allow' });

test('one of three tabs sends what waits, in order and once; closed in the middle, another goes on within two seconds', async ({
  context,
  server,
}) => {
  test.setTimeout(120_000);
  await withoutWelcome(context);
  const line = await startFaultProxy(server.url);
  try {
    const account = await signUp(server);
    const sent: { readonly page: Page; readonly at: number; readonly text: string }[] = [];
    const pages: Page[] = [];
    for (let index = 0; index < 3; index += 1) {
      const page = await context.newPage();
      if (index === 0) await enterAs(page, line.url, account);
      else await page.goto(`${line.url}/chatbot`);
      page.on('request', (request) => {
        if (request.method() !== 'POST' || !/\/api\/(sync|ai\/chat)$/.test(request.url())) return;
        const text = /Question \w+/.exec(request.postData() ?? '')?.[0] ?? '';
        sent.push({ page, at: performance.now(), text });
      });
      pages.push(page);
    }
    const [first, second] = pages as [Page, Page, Page];
    await appIsKept(first);

    // Without a server the device answers, and what it is to tell waits.
    line.target = undefined;
    const marks = ['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo'];
    for (const [index, mark] of marks.entries()) {
      await ask(first, `Question ${mark}: what is bonding?`);
      await expect(first.getByRole('article')).toHaveCount(index + 1);
    }
    sent.length = 0;

    // The second of them reaches the server, whose reply hangs: its tab is closed while it waits.
    let pushes = 0;
    line.rule = ({ method, path }) => {
      if (method !== 'POST' || !path.startsWith('/api/sync')) return undefined;
      pushes += 1;
      return pushes === 2 ? { is: 'stall', after: { bytes: 0 } } : undefined;
    };
    line.target = server.url;
    await expect.poll(() => sent.length, { timeout: 40_000 }).toBe(2);
    const hanging = sent[1];
    expect(new Set(sent.map(({ page }) => page)).size).toBe(1);
    // Long enough for the others to have sent something, if they would.
    await second.waitForTimeout(500);
    expect(sent).toHaveLength(2);

    const closedAt = performance.now();
    await hanging?.page.close();
    await expect.poll(() => sent.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(3);
    expect((sent[2]?.at ?? 0) - closedAt).toBeLessThan(HAND_OVER_MS);
    expect(sent[2]?.page).not.toBe(hanging?.page);

    const left = pages.find((page) => page !== hanging?.page) ?? second;
    await expect.poll(async () => (await messagesOnServer(left, server.url)).length, { timeout: 20_000 }).toBe(2 * marks.length);
    const questions = marks.map((mark) => `Question ${mark}`);
    // What hung is sent once more under its ids; all else once, one after the other.
    expect(sent.map(({ text }) => text)).toEqual([...questions.slice(0, 2), ...questions.slice(1)]);
    expect(new Set(sent.slice(2).map(({ page }) => page)).size).toBe(1);
    const kept = (await messagesOnServer(left, server.url)).filter(({ role }) => role === 'user').map(({ content }) => content);
    expect(kept).toEqual(marks.map((mark) => `Question ${mark}: what is bonding?`));

    // A tab sees to what another put into the outbox, though nobody looks at it.
    const [other] = pages.filter((page) => !page.isClosed() && page !== left);
    if (!other) throw new Error('no tab left');
    sent.length = 0;
    let asked = 0;
    line.rule = ({ method, path }) => {
      if (method !== 'POST' || !path.startsWith('/api/ai/chat')) return undefined;
      asked += 1;
      return asked === 1 ? { is: 'stall', after: { bytes: 0 } } : undefined;
    };
    await ask(left, 'Question Foxtrot: what is bonding?');
    await expect.poll(() => sent.length).toBe(1);
    // The one it was asked in goes first; the others wait for their turn behind it.
    expect(sent[0]?.page).toBe(left);
    await left.waitForTimeout(1000);
    expect(sent).toHaveLength(1);
    const gone = performance.now();
    await left.close();
    await expect.poll(() => sent.length, { timeout: 20_000 }).toBe(2);
    expect((sent[1]?.at ?? 0) - gone).toBeLessThan(HAND_OVER_MS);
    await expect.poll(async () => (await messagesOnServer(other, server.url)).at(-1)?.state, { timeout: 20_000 }).toBe('done');
    expect(await messagesOnServer(other, server.url)).toHaveLength(2 * marks.length + 2);
  } finally {
    await line.close();
  }
});
