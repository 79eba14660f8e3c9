// Where an answer stands: its question at the top of the view, its result in sight, whoever answers, on every size, and nothing jumps.
import type { Page } from '@playwright/test';
import { type ScriptedServer, startScriptedServer } from '../../api/models/scripted-server.ts';
import { runServer } from '../../build/scripts/run-server.ts';
import { ask, asked, expect, inLong, test, watch } from './world.ts';

const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;

test.use({ env: { GUEST_LIMIT: '1000' } });

/** From a word to a story: how long a question is must not push its answer out of sight. */
const QUESTIONS = {
  en: [
    'GFCI?',
    'What is bonding?',
    'How deep is PVC buried?',
    'How many 12 AWG THHN fit in 3/4 EMT?',
    'What size copper wire for a 50 amp range, 60 feet from the panel?',
    'Voltage drop for 20 A at 120 V over 150 feet of 12 AWG, and what size would keep it under three percent?',
    'I have a detached garage 180 feet from the house and want a 60 amp 240 V subpanel there with aluminum in PVC, what conductors and what ground do I need?',
    'We are roughing in a kitchen remodel in an older house with knob and tube upstairs, the owner wants an island with a sink, a dishwasher, a disposal and a microwave drawer, the panel is a 150 amp with two spaces left, and the inspector has asked about protection of the receptacles on the island and on the counters. Where does a kitchen need GFCI protection, and do the refrigerator and the range need it too?',
  ],
  es: [
    '¿GFCI?',
    '¿Qué es la unión?',
    '¿A qué profundidad va el PVC?',
    '¿Cuántos THHN calibre 12 caben en EMT de 3/4?',
    '¿Qué calibre necesito para un circuito de 30 A a 45 metros, 240 V?',
    '¿Cuánta caída de tensión hay con 20 A a 120 V en 150 pies de calibre 12, y qué calibre la deja abajo del tres por ciento?',
    'Tengo un garaje separado a 180 pies de la casa y quiero un subpanel de 60 A a 240 V con aluminio en PVC, ¿qué conductores y qué tierra necesito?',
    'Estamos remodelando una cocina en una casa vieja con cableado de perillas arriba, el dueño quiere una isla con fregadero, lavaplatos, triturador y un microondas de cajón, el panel es de 150 A con dos espacios libres, y el inspector preguntó por la protección de los contactos de la isla y de las barras. ¿Dónde pide GFCI una cocina, y lo llevan también el refrigerador y la estufa?',
  ],
} as const;

/** What a model goes on with; the guide's result went out before. */
const WRITTEN =
  'Check the marking of the terminals at both ends before you pull. Support the run as its article asks. Torque the lugs to what the maker says. Label the circuit so that the next one finds it. '
    .repeat(3)
    .match(/.{1,12}/gs) ?? [];

/** The box of the last one; looked for again where the card was just taking the place of what streamed in. */
const box = async (page: Page, selector: string) => {
  let found: { readonly y: number; readonly height: number } | null = null;
  await expect.poll(async () => (found = await page.locator(selector).last().boundingBox()), selector).not.toBeNull();
  const { y, height } = found ?? { y: Number.NaN, height: Number.NaN };
  return { y, height, bottom: y + height };
};

const prepare = (page: Page, language: string) =>
  page.addInitScript(
    (keys) => {
      for (const [key, value] of Object.entries(keys)) localStorage.setItem(key, value);
    },
    { language, welcomed: 'yes', SHOW_POPUP: 'false' },
  );

const PASSES = (['en', 'es'] as const).flatMap((language) =>
  (['guide', 'model'] as const).flatMap((answerer) => SIZES.map((viewport) => ({ language, answerer, viewport }))),
);
/** The tightest size with the longer language and an answer that grows, and a desk. */
const FEW = PASSES.filter(
  ({ language, answerer, viewport: { width } }) =>
    (width === 320 && language === 'es' && answerer === 'model') || (width === 1440 && language === 'en' && answerer === 'guide'),
);

for (const { language, answerer, viewport } of inLong(PASSES, FEW))
  test(`${language}, ${answerer}, ${viewport.width} px: after each of eight questions the result lies in view, and nothing jumps`, async ({
    browser,
    breaches,
  }) => {
    test.setTimeout(120_000);
    let model: ScriptedServer | undefined;
    if (answerer === 'model') {
      model = await startScriptedServer();
      model.script({ pieces: WRITTEN, delayMs: 8 });
    }
    const server = await runServer({
      GUEST_LIMIT: '1000',
      ...(model ? { LLM_BASE_URL: `${model.url}/v1`, LLM_API_KEY: 'k', LLM_MODEL: 'scripted' } : {}),
    });
    try {
      const context = await browser.newContext({
        viewport,
        serviceWorkers: 'block',
        ...(viewport.width < 900 ? { hasTouch: true, isMobile: true } : {}),
      });
      const page = await context.newPage();
      watch(page, breaches);
      await prepare(page, language);
      await page.goto(`${server.url}/chatbot`);
      await asked(page).waitFor();
      for (const [index, question] of QUESTIONS[language].entries()) {
        const where = `'${question.slice(0, 30)}'`;
        await ask(page, question);
        await expect(page.locator('[data-part=question]')).toHaveCount(index + 1);
        await expect(page.locator('[data-part=result]')).toHaveCount(index + 1);
        const begun = await box(page, '[data-part=result]');
        await expect(page.locator('[data-part=answer]'), where).toHaveCount(index + 1, { timeout: 20_000 });
        const [view, result, said] = await Promise.all([
          box(page, '[data-part=messages]'),
          box(page, '[data-part=result]'),
          box(page, '[data-part=question]'),
        ]);
        expect(said.y - view.y, `question below the top, ${where}`).toBeLessThan(30);
        expect(said.y, `question below the top, ${where}`).toBeGreaterThanOrEqual(view.y);
        expect(result.y, `result's top, ${where}`).toBeGreaterThanOrEqual(view.y);
        expect(result.bottom, `result's bottom, ${where}`).toBeLessThanOrEqual(view.bottom + 0.5);
        expect(Math.abs(result.y - begun.y), `moved while it was answered, ${where}`).toBeLessThan(2);
      }
      await context.close();
    } finally {
      await server.close();
      await model?.close();
    }
  });

test('at rest the dock takes at most 18 % of a phone, and a 50 A range’s card at most 760 px', async ({ browser, server }) => {
  for (const language of inLong(['en', 'es'], ['es'])) {
    for (const viewport of SIZES.slice(0, 2)) {
      const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true, serviceWorkers: 'block' });
      const page = await context.newPage();
      await prepare(page, language);
      await page.goto(`${server.url}/chatbot`);
      await ask(page, QUESTIONS.en[4]);
      await page.locator('[data-part=answer]').waitFor();
      const dock = await box(page, '[data-part=dock]');
      expect(dock.height, `${viewport.width} px`).toBeLessThanOrEqual(viewport.height * 0.18);
      // What is typed grows the box, and the dock stays under half of the view.
      await asked(page).fill('one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine');
      expect((await box(page, '[data-part=dock]')).height).toBeLessThanOrEqual(viewport.height / 2);
      if (viewport.width === 390) expect((await box(page, '[data-part=answer]')).height, language).toBeLessThanOrEqual(760);
      await context.close();
    }
  }
});

test('a reader’s own scrolling is respected at once, and the next question goes to the top again', async ({ browser }) => {
  const model = await startScriptedServer();
  model.script({ pieces: WRITTEN, delayMs: 60 });
  const server = await runServer({ LLM_BASE_URL: `${model.url}/v1`, LLM_API_KEY: 'k', LLM_MODEL: 'scripted' });
  const context = await browser.newContext({ viewport: { width: 390, height: 600 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  try {
    await prepare(page, 'en');
    await page.goto(`${server.url}/chatbot`);
    await ask(page, QUESTIONS.en[4]);
    await expect(page.getByText('Torque the lugs').first()).toBeVisible({ timeout: 20_000 });
    await page.locator('[data-part=messages]').hover();
    await page.mouse.wheel(0, 120);
    await page.waitForTimeout(150);
    const scrolled = await box(page, '[data-part=question]');
    await page.locator('[data-part=answer]').waitFor({ timeout: 30_000 });
    expect(Math.abs((await box(page, '[data-part=question]')).y - scrolled.y)).toBeLessThan(2);
    await ask(page, QUESTIONS.en[1]);
    await expect(page.locator('[data-part=question]')).toHaveCount(2);
    const view = await box(page, '[data-part=messages]');
    await expect.poll(async () => (await box(page, '[data-part=question]')).y - view.y).toBeLessThan(30);
  } finally {
    await context.close();
    await server.close();
    await model.close();
  }
});

test('an old chat opens at its last question, and one found by search at its match', async ({ page, server }) => {
  await prepare(page, 'en');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.url}/chatbot`);
  for (const [index, question] of [QUESTIONS.en[4], QUESTIONS.en[1], QUESTIONS.en[2]].entries()) {
    await ask(page, question);
    await expect(page.locator('[data-part=answer]')).toHaveCount(index + 1);
  }
  await page.reload();
  const below = async (text: string): Promise<number> => {
    const view = await box(page, '[data-part=messages]');
    return ((await page.locator('[data-part=question]', { hasText: text }).boundingBox())?.y ?? Infinity) - view.y;
  };
  await expect(page.locator('[data-part=answer]').last()).toBeVisible();
  await expect.poll(() => below(QUESTIONS.en[2])).toBeLessThan(30);
  expect(await below(QUESTIONS.en[2])).toBeGreaterThanOrEqual(0);

  await page.goto(`${server.url}/chatbot/chathistory`);
  await page.getByLabel('Search all chats').fill('what is bonding');
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  await expect.poll(() => below(QUESTIONS.en[1])).toBeLessThan(30);
  expect(await below(QUESTIONS.en[1])).toBeGreaterThanOrEqual(0);
});
