// An answer is a job: it survives a reload, and stop is a call of its own. A slow scripted model writes it.
import { type ScriptedServer, startScriptedServer } from '../../api/models/scripted-server.ts';
import { ask, enterAsNew, expect, test, withoutWelcome } from './world.ts';

const model: { server?: ScriptedServer } = {};
test.beforeAll(async () => {
  model.server = await startScriptedServer();
});
test.afterAll(() => model.server?.close());

const WORDS = Array.from({ length: 40 }, (_, index) => `Sentence ${['one', 'two', 'three', 'four'][index % 4]} of the model goes here. `);

test.beforeEach(async ({ context }) => withoutWelcome(context));

test('a reload in the middle of an answer goes on where it was, and the screen says who answered', async ({ page, browser }) => {
  const scripted = model.server;
  if (!scripted) throw new Error('no model');
  scripted.script({ pieces: WORDS, delayMs: 80 });
  const { runServer } = await import('../../build/scripts/run-server.ts');
  const server = await runServer({ LLM_BASE_URL: `${scripted.url}/v1`, LLM_MODEL: 'scripted-1' });
  try {
    await enterAsNew(page, server.url);
    await ask(page, 'What is bonding?');
    await expect(page.getByText('Sentence two of the model').first()).toBeVisible();
    await page.reload();
    await expect(page.getByText('Sentence one of the model').first()).toBeVisible();
    const card = page.getByRole('article').first();
    await expect(card).toContainText('Model, checked against the guide', { timeout: 15_000 });
    await expect(card).toContainText('scripted-1');
    expect(((await card.textContent()) ?? '').match(/of the model goes here/g)).toHaveLength(WORDS.length);
    expect(scripted.asked).toHaveLength(1);
  } finally {
    await server.close();
  }
  expect(browser.isConnected()).toBe(true);
});

test('stop ends the answer and the connection to the model', async ({ page }) => {
  const scripted = model.server;
  if (!scripted) throw new Error('no model');
  scripted.script({ pieces: WORDS, delayMs: 100, fault: 'endless' });
  const { runServer } = await import('../../build/scripts/run-server.ts');
  const server = await runServer({ LLM_BASE_URL: `${scripted.url}/v1`, LLM_MODEL: 'scripted-1' });
  const before = scripted.abandoned();
  try {
    await enterAsNew(page, server.url);
    await ask(page, 'What is bonding?');
    await expect(page.getByText('Sentence two of the model').first()).toBeVisible();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText('Stopped.')).toBeVisible();
    await expect.poll(() => scripted.abandoned(), { timeout: 3000 }).toBe(before + 1);
    await page.reload();
    await expect(page.getByText('Stopped.')).toBeVisible();
  } finally {
    await server.close();
  }
});
