// Models as people meet them: what a slow one is doing is on the screen, who answers is their choice, and who runs the server sets them up.
import type { Page } from '@playwright/test';
import { type ScriptedServer, startScriptedServer } from '../../api/models/scripted-server.ts';
import { ask, test as base, expect, withoutWelcome } from './world.ts';

interface World {
  ollama: ScriptedServer;
  /** In the page's language. */
  language: 'en' | 'es';
}

const test = base.extend<World>({
  language: ['en', { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  ollama: async ({}, use) => {
    const server = await startScriptedServer();
    await use(server);
    await server.close();
  },
  env: async ({ ollama }, use) => use({ OLLAMA_URL: ollama.url }),
});

test.beforeEach(async ({ context }) => withoutWelcome(context));

const stageOn = (page: Page) => page.locator('[data-part="progress"]');

test.describe('a slow computer', () => {
  const WORDS = 'The lugs are what decides the column. Torque them to the figure on the label. Then check the range nameplate once more.';

  for (const [language, question, stages] of [
    ['en', 'What size wire for a 50 A range?', ['Loading the model into memory', 'The model reads the question', 'The model writes']],
    ['es', '¿Qué calibre para una estufa de 50 A?', ['Cargando el modelo en memoria', 'El modelo lee la pregunta', 'El modelo escribe']],
  ] as const) {
    test(`shows what it is doing, and a reload goes on where it was (${language})`, async ({ page, server, ollama, context }) => {
      await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
      ollama.script({ pieces: [WORDS] });
      ollama.loaded = false;
      ollama.pace = { loadMs: 2500, readTokensPerSecond: 2500, writeTokensPerSecond: 9 };
      await page.goto(`${server.url}/chatbot`);
      await ask(page, question);
      const progress = stageOn(page);
      await expect(progress).toContainText(stages[0]);
      // The guide's line does not wait for any of it.
      await expect(page.locator('[data-part="result"]').last()).toContainText('6 AWG');
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
