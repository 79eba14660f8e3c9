// Models as people meet them: what a slow one is doing is on the screen, who answers is their choice, and who runs the server sets them up.
import type { Page } from '@playwright/test';
import { type ScriptedServer, startScriptedServer } from '../../api/models/scripted-server.ts';
import type { RunningServer } from '../../build/scripts/run-server.ts';
import { ask, test as base, expect, inLong, signIn, withoutWelcome } from './world.ts';

interface World {
  ollama: ScriptedServer;
  hosted: ScriptedServer;
}

const test = base.extend<World>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  ollama: async ({}, use) => {
    const server = await startScriptedServer();
    await use(server);
    await server.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  hosted: async ({}, use) => {
    const server = await startScriptedServer();
    await use(server);
    await server.close();
  },
  env: async ({ ollama }, use) => use({ OLLAMA_URL: ollama.url }),
});

test.beforeEach(async ({ context }) => withoutWelcome(context));

const enterAsAdmin = (page: Page, server: RunningServer): Promise<void> => signIn(page, server.url, server.admin);

const hostedProvider = (server: ScriptedServer): object => ({
  id: 'p-shop',
  kind: 'hosted',
  name: 'Shop model',
  baseUrl: `${server.url}/v1`,
  model: 'scripted-large',
  enabled: true,
  temperature: null,
  maxTokens: 800,
  firstSeconds: null,
  totalSeconds: null,
  prices: null,
});

const stageOn = (page: Page) => page.locator('[data-part="progress"]');

test.describe('a slow computer', () => {
  const WORDS = 'The lugs are what decides the column. Torque them to the figure on the label. Then check the range nameplate once more.';

  const TOLD = [
    ['en', 'What size wire for a 50 A range?', ['Loading the model into memory', 'The model reads the question', 'The model writes']],
    [
      'es',
      '¿Qué calibre de cobre necesito para una estufa de 50 A a 60 pies?',
      ['Cargando el modelo en memoria', 'El modelo lee la pregunta', 'El modelo escribe'],
    ],
  ] as const;
  for (const [language, question, stages] of inLong(TOLD, [TOLD[1]])) {
    test(`shows what it is doing, and a reload goes on where it was (${language})`, async ({ page, server, ollama, context }) => {
      await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
      ollama.script({ pieces: [WORDS] });
      ollama.loaded = false;
      ollama.pace = { loadMs: 2500, readTokensPerSecond: 2500, writeTokensPerSecond: 9 };
      await page.goto(`${server.url}/chatbot`);
      await ask(page, question);
      const progress = stageOn(page);
      await expect(progress).toContainText(stages[0]);
      // What the guide has does not wait for any of it.
      await expect(page.locator('[aria-busy="true"]')).toContainText('6 AWG');
      await expect(progress).toContainText(stages[1]);
      await page.reload();
      await expect(progress).toContainText(/model/);
      await expect(progress).toContainText(stages[2], { timeout: 20_000 });
      const card = page.getByRole('article').last();
      await expect(card).toContainText('scripted:latest', { timeout: 30_000 });
      await expect(card).toContainText(/(in|en) \d+ s/);
      expect(ollama.asked).toHaveLength(1);
    });
  }
});

test.describe('setting models up', () => {
  test('a hosted model: from its address to an answer, its real error, its order, off and gone', async ({
    page,
    server,
    hosted,
    ollama,
  }) => {
    ollama.models = [];
    await enterAsAdmin(page, server);
    await page.goto(`${server.url}/dashboard`);
    await page.getByRole('link', { name: 'Models' }).click();
    await page.getByRole('button', { name: 'Add a hosted model' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Which model is to be asked?')).toBeVisible();
    await dialog.getByLabel('Address').fill(`${hosted.url}/v1`);
    await dialog.getByLabel('Key', { exact: true }).fill('sk-of-the-shop');
    await dialog.getByRole('button', { name: 'Show what it offers' }).click();
    await dialog.getByRole('combobox', { name: 'Model', exact: true }).selectOption('scripted-large');
    hosted.script({ fault: 401, words: 'Incorrect API key provided: sk-of-the-shop.' });
    await dialog.getByRole('button', { name: 'Test' }).click();
    await expect(dialog.getByText('Incorrect API key provided')).toBeVisible();
    hosted.script({ pieces: ['Ready.'] });
    await dialog.getByRole('button', { name: 'Test' }).click();
    await expect(dialog.getByText('scripted-large answered.')).toBeVisible();
    expect(hosted.authorizations.at(-1)).toBe('Bearer sk-of-the-shop');
    await dialog.getByLabel('Name for your people').fill('Shop model');
    await dialog.getByRole('button', { name: 'Save' }).click();
    const card = page.getByRole('listitem', { name: 'Shop model' });
    await expect(card).toContainText('scripted-large');
    await expect(page.getByText('sk-of-the-shop')).toHaveCount(0);

    await card.getByRole('button', { name: 'Edit Shop model' }).click();
    await expect(dialog.getByText('A key is kept.')).toBeVisible();
    await expect(dialog.getByLabel('Key', { exact: true })).toHaveValue('');
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    await card.getByRole('button', { name: 'Ask Shop model later' }).click();
    await expect(page.getByRole('listitem', { name: /Shop model|Ollama/ }).first()).toHaveAccessibleName('Ollama');
    await card.getByRole('switch', { name: 'Use Shop model' }).click();
    await expect(card.getByText('Off')).toBeVisible();
    await page.reload();
    await expect(card.getByText('Off')).toBeVisible();
    await card.getByRole('button', { name: 'Remove Shop model' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(card).toHaveCount(0);
  });

  const TEXTS = [
    [
      'en',
      {
        get: 'Get qwen3:4b',
        going: 'Getting qwen3:4b',
        here: 'qwen3:4b is here.',
        cancel: 'Cancel qwen3:8b',
        cancelled: 'qwen3:8b was cancelled.',
        getOther: 'Get qwen3:8b',
        del: 'Delete qwen3:4b',
        yes: 'Delete',
        missing: 'Ollama was not found',
      },
    ],
    [
      'es',
      {
        get: 'Bajar qwen3:4b',
        going: 'Bajando qwen3:4b',
        here: 'qwen3:4b ya está aquí.',
        cancel: 'Cancelar qwen3:8b',
        cancelled: 'qwen3:8b se canceló.',
        getOther: 'Bajar qwen3:8b',
        del: 'Borrar qwen3:4b',
        yes: 'Borrar',
        missing: 'No se encontró Ollama',
      },
    ],
  ] as const;
  for (const [language, texts] of inLong(TEXTS, [TEXTS[0]])) {
    test(`Ollama: fetching with progress across a reload, cancelling, deleting, and how to get it (${language})`, async ({
      page,
      server,
      ollama,
      context,
    }) => {
      await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
      ollama.pullRate = 300_000_000;
      await enterAsAdmin(page, server);
      await page.goto(`${server.url}/dashboard/models`);
      await page.getByRole('button', { name: texts.get, exact: true }).click();
      const progress = page.getByRole('progressbar', { name: texts.going });
      await expect.poll(async () => Number(await progress.getAttribute('value')), { timeout: 10_000 }).toBeGreaterThan(0.1);
      await page.reload();
      await expect.poll(async () => Number(await progress.getAttribute('value')), { timeout: 10_000 }).toBeGreaterThan(0.2);
      await expect(page.getByText(texts.here)).toBeVisible({ timeout: 20_000 });
      ollama.pullRate = 30_000_000;
      await page.getByRole('button', { name: texts.getOther, exact: true }).click();
      await page.getByRole('button', { name: texts.cancel }).click();
      await expect(page.getByText(texts.cancelled)).toBeVisible();
      await page.getByRole('button', { name: texts.del }).click();
      await page.getByRole('dialog').getByRole('button', { name: texts.yes, exact: true }).click();
      await expect(page.getByRole('button', { name: texts.del })).toHaveCount(0);
      await ollama.close();
      await page.reload();
      await expect(page.getByText(texts.missing)).toBeVisible();
    });
  }
});

test.describe('who answers in a chat', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('is chosen for the chat and kept, and another is asked the same', async ({ page, server, ollama, hosted }) => {
    hosted.script({ pieces: ['Hosted words of the shop. '] });
    ollama.script({ pieces: ['Local words of the shop. '] });
    await enterAsAdmin(page, server);
    const body = { mode: 'auto', dailyAnswers: 4, providers: [hostedProvider(hosted)] };
    await page.evaluate(async (settings) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('token')}` };
      await fetch('/api/admin/models', { method: 'PUT', headers, body: JSON.stringify(settings) });
    }, body);
    await page.goto(`${server.url}/chatbot`);
    const picker = page.getByRole('button', { name: /^Who answers: / });
    await expect(picker).toHaveAccessibleName('Who answers: Automatic');
    await picker.click();
    await expect(page.getByText('4 of 4 model answers left today.')).toBeVisible();
    await page.getByRole('menuitem', { name: 'scripted:latest' }).click();
    await expect(picker).toHaveAccessibleName('Who answers: scripted:latest');
    await ask(page, 'What is bonding?');
    const card = page.getByRole('article').last();
    await expect(card).toContainText('Local words of the shop.');
    await expect(card).toContainText('3 answers of models are left for today.');
    await page.reload();
    await expect(picker).toHaveAccessibleName('Who answers: scripted:latest');

    await card.getByRole('button', { name: 'More with this answer' }).click();
    await page.getByRole('menuitem', { name: 'Ask Shop model the same' }).click();
    await expect(card).toContainText('Hosted words of the shop.');
    await expect(picker).toHaveAccessibleName('Who answers: scripted:latest');

    await picker.click();
    await page.getByRole('menuitem', { name: 'Field guide only' }).click();
    const before = hosted.asked.length + ollama.asked.length;
    await ask(page, 'How deep is PVC buried?');
    await expect(page.getByRole('article').last()).toContainText('Field guide');
    expect(hosted.asked.length + ollama.asked.length).toBe(before);
  });
});
