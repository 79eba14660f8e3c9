// An answer on a bad line: whatever breaks between browser, server and model, its text is there once, to the byte, or says that it broke.
import type { Page } from '@playwright/test';
import { type ScriptedServer, startScriptedServer } from '../../api/models/scripted-server.ts';
import { type ServerProcess, startServer } from '../../api/server-process.test-support.ts';
import { type RunningServer, runServer } from '../../build/scripts/run-server.ts';
import { type Fault, type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { gatherLiveTexts, messagesOnDevice, messagesOnServer, newFolder, removeFolder } from './fault-world.ts';
import { ask, test as base, enterAsNew, expect, withoutWelcome } from './world.ts';

const long = Boolean(process.env.LONG);
const QUESTION = 'What is bonding?';
const MARKS = ['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot', 'Golf', 'Hotel'];
/** Accents, a pair of surrogates and a character of several parts, so that a cut can fall into the middle of one. */
const SENTENCES = MARKS.map((mark) => `${mark} está aquí: una conexión, ñandú, 👷🏽 and a plain word. `);
const markCount = (text: string): number => text.match(new RegExp(MARKS.join('|'), 'g'))?.length ?? 0;

interface Faulty {
  model: ScriptedServer;
  line: FaultProxy;
  /** A server with the scripted model, behind the line. */
  behind: RunningServer;
}

const test = base.extend<Faulty>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  model: async ({}, use) => {
    const model = await startScriptedServer();
    model.script({ pieces: SENTENCES, delayMs: 600 });
    await use(model);
    await model.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  line: async ({}, use) => {
    const line = await startFaultProxy();
    await use(line);
    await line.close();
  },
  behind: async ({ model, line }, use) => {
    const server = await runServer({ LLM_BASE_URL: `${model.url}/v1`, LLM_MODEL: 'scripted-1', LOG_LEVEL: 'error' });
    line.target = server.url;
    await use(server);
    await server.close();
  },
});

test.beforeEach(({ context }) => withoutWelcome(context));

const isStream = (path: string): boolean => path.startsWith('/api/ai/chat') || path.includes('/stream');
const card = (page: Page) => page.getByRole('article').last();
const interrupted = (page: Page) => page.getByText('Interrupted. What came before the break:');

/** The device and the server hold one question and one reply, the same to the byte, and the page shows each sentence once. */
async function expectOnce(page: Page, url: string): Promise<void> {
  await expect(card(page)).toContainText('scripted-1', { timeout: 30_000 });
  const [, onServer] = await messagesOnServer(page, url);
  const onDevice = await messagesOnDevice(page);
  expect(onDevice.map(({ role, state }) => [role, state])).toEqual([
    ['user', 'done'],
    ['assistant', 'done'],
  ]);
  expect(onDevice[1]?.content).toBe(onServer?.content);
  expect(onServer?.content.endsWith(SENTENCES.join('').trimEnd())).toBe(true);
  expect(await messagesOnServer(page, url)).toHaveLength(2);
  expect(markCount((await card(page).textContent()) ?? '')).toBe(MARKS.length);
}

/** What the page showed on the way was always a beginning of the answer, and never went back by `mayGoBack` sentences or more. */
function expectBeginnings(texts: readonly string[], mayGoBack = 1): void {
  let most = 0;
  for (const text of texts) {
    const seen: string[] = text.match(new RegExp(MARKS.join('|'), 'g')) ?? [];
    expect(seen).toEqual(MARKS.slice(0, seen.length));
    expect(most - seen.length).toBeLessThan(mayGoBack);
    most = Math.max(most, seen.length);
  }
}

test('cut after every single event and resumed, the answer is there once, to the byte, and asked once', async ({
  page,
  line,
  behind,
  model,
}) => {
  const live = await gatherLiveTexts(page);
  await enterAsNew(page, line.url);
  line.rule = ({ path }) => (isStream(path) ? { is: 'cut', after: { events: 1 } } : undefined);
  await ask(page, QUESTION);
  await expectOnce(page, behind.url);
  expectBeginnings(live);
  // Connection by connection it went on, and none began before where another had. On a busy machine words go together, and one is asked for twice.
  const places = line.passed.flatMap(({ path }) => /after=(\d+)/.exec(/\/stream/.test(path) ? path : '')?.[1] ?? []).map(Number);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(new Set(places).size).toBeGreaterThanOrEqual(3);
  expect(model.asked).toHaveLength(1);
});

test('trickling in byte by byte, and cut in the middle of characters, it is the same text', async ({ page, line, behind, model }) => {
  model.script({ pieces: SENTENCES, delayMs: 20 });
  const live = await gatherLiveTexts(page);
  await enterAsNew(page, line.url);
  line.rule = ({ path, before }) => {
    if (!isStream(path)) return undefined;
    // Each place lies a few bytes further, so that accents and signs of several bytes are cut at each of their bytes.
    return before < 6 ? { is: 'cut', after: { bytes: 700 + 23 * before } } : { is: 'trickle', bytes: 1, everyMs: 0 };
  };
  await ask(page, QUESTION);
  await expectOnce(page, behind.url);
  expectBeginnings(live);
});

test('a lost reply, a lost request, a thrice-sent one, a gateway that fails and one that knows nothing: each is asked once', async ({
  page,
  line,
  behind,
  model,
}) => {
  test.setTimeout(90_000);
  model.script({ pieces: SENTENCES });
  await enterAsNew(page, line.url);
  const faults: readonly Fault[] = [
    { is: 'lost-reply' },
    { is: 'lost-request' },
    { is: 'repeat', times: 3 },
    { is: 'status', status: 502 },
    { is: 'status', status: 404 },
  ];
  const left = [...faults];
  let armed = true;
  line.rule = ({ method, path }) => {
    if (!armed || method !== 'POST' || path !== '/api/ai/chat') return undefined;
    armed = false;
    return left.shift();
  };
  for (const [index] of faults.entries()) {
    armed = true;
    await ask(page, `${QUESTION} Time ${'abcde'[index]}?`);
    await expect(page.getByRole('article')).toHaveCount(index + 1, { timeout: 20_000 });
    await expect(card(page)).toContainText('scripted-1');
  }
  expect(left).toEqual([]);
  expect(model.asked).toHaveLength(faults.length);
  const rows = await messagesOnServer(page, behind.url);
  expect(rows).toHaveLength(2 * faults.length);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect((await messagesOnDevice(page)).map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort());
});

for (const { signal, downMs } of [
  { signal: 'SIGKILL' as const, downMs: 2000 },
  ...(long
    ? [
        { signal: 'SIGTERM' as const, downMs: 1000 },
        // So long away that the reader's tries lie far apart.
        { signal: 'SIGKILL' as const, downMs: 9000 },
        { signal: 'SIGKILL' as const, downMs: 45_000 },
      ]
    : []),
]) {
  test(`the server gone in the middle (${signal}, ${downMs} ms): within 5 s of its return the page says so, keeps the words and asks again`, async ({
    page,
    line,
    model,
  }) => {
    test.setTimeout(60_000 + downMs);
    const folder = newFolder();
    const env = { LLM_BASE_URL: `${model.url}/v1`, LLM_MODEL: 'scripted-1' };
    model.script({ pieces: [...SENTENCES, ...SENTENCES, ...SENTENCES], delayMs: 900 }, { pieces: SENTENCES });
    let server: ServerProcess | undefined = await startServer('shipped', { DATA_DIR: folder, ...env });
    try {
      line.target = server.url;
      await enterAsNew(page, line.url);
      await ask(page, QUESTION);
      await expect(page.getByText('Bravo está aquí')).toBeVisible();
      const toldAt = performance.now();
      const code = await server.end(signal);
      server = undefined;
      line.target = undefined;
      if (signal === 'SIGTERM') {
        expect(code).toBe(0);
        expect(performance.now() - toldAt).toBeLessThan(10_000);
      }
      await page.waitForTimeout(downMs);
      server = await startServer('shipped', { DATA_DIR: folder, ...env });
      line.target = server.url;
      const backAt = performance.now();
      await expect(interrupted(page)).toBeVisible({ timeout: 20_000 });
      const seconds = (performance.now() - backAt) / 1000;
      test.info().annotations.push({ type: 'interrupted after', description: `${seconds.toFixed(1)} s` });
      expect(seconds).toBeLessThan(5);
      await expect(page.getByText('Alpha está aquí')).toHaveCount(1);
      const [, reply] = await messagesOnServer(page, server.url);
      expect(reply).toMatchObject({ state: 'interrupted' });
      expect((await messagesOnDevice(page))[1]).toMatchObject({ state: 'interrupted', content: reply?.content });
      await page.getByRole('button', { name: 'Ask again', exact: true }).click();
      await expect(card(page)).toContainText('scripted-1');
      expect(markCount((await card(page).textContent()) ?? '')).toBe(MARKS.length);
      await expect(interrupted(page)).toBeHidden();
    } finally {
      await server?.end('SIGKILL');
      removeFolder(folder);
    }
  });
}

test('a reader who comes back is shown the answer at once: line dead while the tab was away, network back, other node, reload', async ({
  page,
  context,
  line,
  behind,
  model,
}) => {
  test.setTimeout(90_000);
  const other = await runServer({ LOG_LEVEL: 'error' }, behind.folder);
  try {
    model.script({ pieces: [...SENTENCES, ...SENTENCES.map((text) => text.toUpperCase())], delayMs: 900 });
    await enterAsNew(page, line.url);
    await ask(page, QUESTION);
    await expect(page.getByText('Alpha está aquí')).toBeVisible();
    /** Sentences on the screen now. */
    const shown = async (): Promise<number> =>
      ((await page.locator('[aria-busy="true"]').textContent()) ?? '').match(/está aquí/gi)?.length ?? 0;
    /** Waits until more is shown than was; how long it took. */
    const more = async (than: number): Promise<number> => {
      const from = performance.now();
      await expect.poll(shown, { timeout: 30_000, intervals: [50] }).toBeGreaterThan(than);
      return performance.now() - from;
    };

    // The phone slept: nothing comes any more, and nobody hung up.
    line.freezeAll();
    const asleep = await shown();
    await page.waitForTimeout(3000);
    expect(await shown()).toBe(asleep);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(await more(asleep)).toBeLessThan(2500);

    // The network goes and comes back between two tries.
    await context.setOffline(true);
    line.cutAll();
    await page.waitForTimeout(4500);
    const away = await shown();
    await context.setOffline(false);
    expect(await more(away)).toBeLessThan(2500);

    // The other node goes on with it, though this one still makes it.
    line.target = other.url;
    line.cutAll();
    await more(await shown());
    await page.reload();
    await expect(page.getByText('Alpha está aquí')).toBeVisible();

    await expect(card(page)).toContainText('scripted-1', { timeout: 30_000 });
    const [, onServer] = await messagesOnServer(page, behind.url);
    expect((await messagesOnDevice(page))[1]?.content).toBe(onServer?.content);
    expect(model.asked).toHaveLength(1);
  } finally {
    await other.stop();
  }
});

test("stop closes the model's connection within a second, also when another node is told", async ({ page, line, behind, model }) => {
  const other = await runServer({ LOG_LEVEL: 'error' }, behind.folder);
  try {
    model.script({ pieces: SENTENCES, delayMs: 300, fault: 'stall' });
    await enterAsNew(page, line.url);
    for (const [index, node] of [behind, other].entries()) {
      line.target = behind.url;
      await ask(page, QUESTION);
      await expect(page.getByText('Bravo está aquí')).toHaveCount(index + 1);
      line.target = node.url;
      const toldAt = performance.now();
      await page.getByRole('button', { name: 'Stop', exact: true }).click();
      await expect.poll(() => model.abandoned(), { timeout: 5000, intervals: [20] }).toBe(index + 1);
      expect(performance.now() - toldAt).toBeLessThan(1000);
      await expect(page.getByText('Stopped.')).toHaveCount(index + 1);
    }
    const replies = (await messagesOnServer(page, behind.url)).filter(({ role }) => role === 'assistant');
    expect(replies.map(({ state }) => state)).toEqual(['stopped', 'stopped']);
    for (const { content } of replies) expect(content).toContain('Alpha está aquí');
  } finally {
    await other.stop();
  }
});

test('the screen says which model failed and why; of a model that broke off, nothing is left, whatever was cut on the way', async ({
  page,
  line,
  model,
}) => {
  const local = await startScriptedServer();
  local.script({ pieces: ['Local words here.'] });
  const server = await runServer({ LLM_BASE_URL: `${model.url}/v1`, LLM_MODEL: 'scripted-1', OLLAMA_URL: local.url, LOG_LEVEL: 'silent' });
  try {
    line.target = server.url;
    await enterAsNew(page, line.url);
    model.script({ fault: 401 });
    await ask(page, QUESTION);
    await expect(card(page)).toContainText('The hosted model did not let us in.');
    await expect(card(page)).toContainText('Local model, checked against the guide');
    await expect(card(page)).toContainText('Local words here.');

    model.script({ pieces: SENTENCES.slice(0, 3), delayMs: 1000, fault: 'reset' });
    await ask(page, '¿Qué es la conexión equipotencial?');
    await expect(page.getByText('Alpha está aquí')).toBeVisible();
    line.rule = ({ path }) => (isStream(path) ? { is: 'cut', after: { events: 2 } } : undefined);
    line.cutAll();
    await expect(page.getByRole('article')).toHaveCount(2, { timeout: 30_000 });
    await expect(card(page)).toContainText('El modelo en línea mandó algo inservible.');
    await expect(page.getByText(/está aquí/)).toHaveCount(0);
    await expect(card(page)).not.toContainText('Local words');
    const replies = (await messagesOnServer(page, server.url)).filter(({ role }) => role === 'assistant');
    expect(replies.map(({ answer }) => answer?.answeredBy)).toEqual(['local', 'guide']);
    expect((await messagesOnDevice(page)).filter(({ role }) => role === 'assistant').map(({ content }) => content)).toEqual(
      replies.map(({ content }) => content),
    );
  } finally {
    await server.close();
    await local.close();
  }
});

/** Numbers from 0 to 1 that are the same in every run. */
function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

if (long) {
  test('a dead line that nobody looks after is left within half a minute, at any place of the stream', async ({
    page,
    line,
    behind,
    model,
  }) => {
    test.setTimeout(200_000);
    model.script({ pieces: SENTENCES, delayMs: 100 });
    await enterAsNew(page, line.url);
    const faults: readonly Fault[] = [{ is: 'stall', after: { events: 1 } }, { is: 'stall', after: { events: 3 } }, { is: 'silence' }];
    for (const [index, fault] of faults.entries()) {
      let armed = true;
      line.rule = ({ path }) => {
        const hit = armed && (fault.is === 'silence' ? path.includes('/stream') : isStream(path));
        if (fault.is === 'silence' && path.startsWith('/api/ai/chat')) return { is: 'cut', after: { events: 2 } };
        if (hit) armed = false;
        return hit ? fault : undefined;
      };
      const askedAt = performance.now();
      await ask(page, `${QUESTION} Time ${index + 1}?`);
      await expect(page.getByRole('article')).toHaveCount(index + 1, { timeout: 40_000 });
      expect(performance.now() - askedAt).toBeLessThan(30_000);
      await expect(card(page)).toContainText('scripted-1');
    }
    expect(await messagesOnServer(page, behind.url)).toHaveLength(2 * faults.length);
    expect(model.asked).toHaveLength(faults.length);
  });

  test('thirty questions over a line that does its worst: each is asked once, and device and server agree to the byte', async ({
    page,
    line,
    behind,
    model,
  }) => {
    test.setTimeout(600_000);
    model.script({ pieces: SENTENCES, delayMs: 60 });
    await enterAsNew(page, line.url);
    const next = numbersOf(20_261_121);
    const pick = (): Fault | undefined => {
      const roll = next();
      if (roll < 0.3) return { is: 'cut', after: { bytes: Math.floor(next() * 6000) } };
      if (roll < 0.45) return { is: 'cut', after: { events: 1 + Math.floor(next() * 6) } };
      if (roll < 0.55) return { is: 'lost-reply' };
      if (roll < 0.65) return { is: 'lost-request' };
      if (roll < 0.72) return { is: 'repeat', times: 2 };
      if (roll < 0.78) return { is: 'status', status: next() < 0.5 ? 502 : 503 };
      if (roll < 0.84) return { is: 'portal', how: next() < 0.5 ? 'page' : 'redirect' };
      return roll < 0.92 ? { is: 'trickle', bytes: 1 + Math.floor(next() * 90), everyMs: 0 } : undefined;
    };
    line.rule = ({ path }) => (/^\/api\/(ai|sync)/.test(path) ? pick() : undefined);
    const questions = Array.from({ length: 30 }, (_, index) => `${QUESTION} Time ${index + 1}?`);
    for (const [index, question] of questions.entries()) {
      await ask(page, question);
      const isAnswered = async (): Promise<boolean> => {
        const rows = await messagesOnDevice(page);
        return rows.filter(({ role }) => role === 'user').length === index + 1 && rows.every(({ state }) => state !== 'running');
      };
      await expect.poll(isAnswered, { timeout: 60_000 }).toBe(true);
      await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
    }
    line.rule = () => undefined;
    await page.reload();
    await expect(page.getByText('No connection.')).toBeHidden({ timeout: 40_000 });
    const texts = (rows: readonly { role: string; content: string }[]): string[] =>
      rows.map(({ role, content }) => `${role} ${content}`).sort();
    await expect
      .poll(
        async () => JSON.stringify(texts(await messagesOnDevice(page))) === JSON.stringify(texts(await messagesOnServer(page, behind.url))),
        {
          timeout: 60_000,
        },
      )
      .toBe(true);
    const rows = await messagesOnServer(page, behind.url);
    expect(
      rows
        .filter(({ role }) => role === 'user')
        .map(({ content }) => content)
        .sort(),
    ).toEqual([...questions].sort());
    for (const { role, state } of rows) if (role === 'assistant') expect(state).toBe('done');
    const byModel = rows.filter(({ answer }) => answer?.answeredBy === 'hosted');
    for (const { content } of byModel) expect(content.endsWith(SENTENCES.join('').trimEnd())).toBe(true);
    expect(model.asked.length).toBeLessThanOrEqual(questions.length);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    test.info().annotations.push({
      type: 'answers',
      description: `${byModel.length} by the model, ${rows.length - 30 - byModel.length} by the guide`,
    });
  });
}
