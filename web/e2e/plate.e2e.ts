// A nameplate's picture with a question, on a phone: read on the device, set right by hand, answered with; without signal; and what cannot be read.
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { startScriptedServer } from '../../api/models/scripted-server.ts';
import { appIsKept, asked, expect, test, withoutWelcome } from './world.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, env: { GUEST_LIMIT: '100' } });
test.beforeEach(async ({ context }) => withoutWelcome(context));

/** Reading takes a phone seconds, and a busy machine more. */
const READ_MS = 45_000;
const pictureOf = (plate: string): string => fileURLToPath(new URL(`../../build/plates/${plate}.jpg`, import.meta.url));
const sheet = (page: Page) => page.getByRole('dialog');
const figure = (page: Page, name: RegExp) => sheet(page).getByRole('textbox', { name });

async function choose(page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await page.getByRole('button', { name: 'Read a nameplate' }).click();
  await expect(sheet(page).getByRole('button', { name: 'Take a picture' })).toBeVisible();
  await sheet(page).locator('input[data-way="file"]').setInputFiles(file);
}
const choosePlate = async (page: Page, plate: string): Promise<void> => {
  await choose(page, pictureOf(plate));
  await expect(sheet(page).getByText(/figures read/)).toBeVisible({ timeout: READ_MS });
};

test.describe('with the app kept on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a plate is read, a figure set right, and the answer goes by it; without signal too', async ({ page, context, server }) => {
    test.setTimeout(150_000);
    await page.goto(`${server.url}/chatbot`);
    await appIsKept(page);
    await choosePlate(page, 'minisplit');
    await expect(figure(page, /^MCA/)).toHaveValue('18.6');
    await expect(figure(page, /^MOCP/)).toHaveValue('30');
    await expect(figure(page, /^Volts/)).toHaveValue('220');

    await figure(page, /^MOCP/).fill('thirty');
    await sheet(page)
      .getByRole('button', { name: /^Use \d figures/ })
      .click();
    await expect(sheet(page).getByText('That is no figure for this.')).toBeVisible();
    await expect(figure(page, /^MOCP/)).toBeFocused();
    await figure(page, /^MOCP/).fill('25');
    await sheet(page).getByRole('checkbox', { name: 'Use RLA, compressor' }).uncheck();
    await sheet(page)
      .getByRole('button', { name: /^Use \d figures/ })
      .click();
    await expect(asked(page)).toHaveValue('Nameplate: MCA 18.6 A, MOCP 25 A, 220 V, 1-phase, 60 Hz. ');
    await expect(asked(page)).toBeFocused();
    await page.keyboard.type('What wire and breaker?');
    await page.keyboard.press('Enter');
    const answer = page.getByRole('article').first();
    await expect(answer).toContainText('18.6 A');
    await expect(answer).toContainText('at most 25 A');
    // Nothing of the picture is left.
    await expect(page.getByRole('button', { name: 'Picture of the plate' })).toHaveCount(0);

    await page.reload();
    await context.setOffline(true);
    await choosePlate(page, 'panelboard');
    await expect(figure(page, /^Bus/)).toHaveValue('200');
  });
});

test('a picture is kept with its question only if its asker says so, and deleted from there', async ({ page, server }) => {
  test.setTimeout(90_000);
  await page.goto(`${server.url}/chatbot`);
  await choosePlate(page, 'water-heater');
  await sheet(page).getByRole('checkbox', { name: 'Keep the picture with the question' }).check();
  await sheet(page)
    .getByRole('button', { name: /^Use \d figures/ })
    .click();
  await expect(page.getByText('The picture is kept with this question.')).toBeVisible();
  await asked(page).press('Enter');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Picture of the plate' }).click();
  await expect(sheet(page)).toContainText('on this device alone');
  await sheet(page).getByRole('button', { name: 'Delete the picture' }).click();
  await expect(page.getByRole('button', { name: 'Picture of the plate' })).toHaveCount(0);
});

test('a model that sees gets the picture, as its reader was told', async ({ page, server }) => {
  test.setTimeout(90_000);
  const model = await startScriptedServer();
  model.script({ pieces: ['The plate shows a water heater.'] });
  const login = await fetch(`${server.url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(server.admin),
  });
  const { data } = (await login.json()) as { data: { token: string } };
  const provider = {
    id: 'p-eyes',
    kind: 'hosted',
    name: 'Shop model',
    baseUrl: `${model.url}/v1`,
    model: 'scripted-large',
    enabled: true,
    sees: true,
    temperature: null,
    maxTokens: 800,
    firstSeconds: null,
    totalSeconds: null,
    prices: null,
  };
  const saved = await fetch(`${server.url}/api/admin/models`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${data.token}` },
    body: JSON.stringify({ mode: 'auto', dailyAnswers: null, providers: [provider] }),
  });
  expect(saved.status).toBe(200);
  await page.goto(`${server.url}/chatbot`);
  await choosePlate(page, 'water-heater');
  await expect(sheet(page).getByRole('checkbox', { name: 'Let Shop model look at the picture too' })).toBeChecked();
  await sheet(page)
    .getByRole('button', { name: /^Use \d figures/ })
    .click();
  await expect(page.getByText('Shop model looks at the picture too.')).toBeVisible();
  await asked(page).press('Enter');
  await expect(page.getByRole('article').first()).toContainText('The plate shows a water heater');
  expect(JSON.stringify(model.asked)).toContain('data:image/jpeg;base64,/9j/');
  await model.close();
});

/** A PNG that says it has so many pixels; there is nothing behind its head. */
function pngOf(width: number, height: number): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452000000000000000008060000000000000000', 'hex');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}
const HEIC = Buffer.concat([Buffer.from('0000001c66747970', 'hex'), Buffer.from('heic\u0000\u0000\u0000\u0000mif1heic')]);

test('what cannot be opened, and a reader that cannot be fetched, are said plainly', async ({ page, server }) => {
  test.setTimeout(90_000);
  await page.goto(`${server.url}/chatbot`);
  for (const [name, buffer, said] of [
    ['sheet.pdf', Buffer.from('%PDF-1.7 and more'), 'That is a PDF.'],
    ['notes.txt', Buffer.from('MCA 28.4'), 'That file is not a picture.'],
    ['IMG_1.HEIC', HEIC, 'does not open HEIC pictures'],
    ['roof.png', pngOf(20_000, 20_000), 'That picture is too large'],
    ['cut.png', pngOf(400, 300), 'That picture does not open.'],
  ] as const) {
    await choose(page, { name, mimeType: 'application/octet-stream', buffer });
    await expect(sheet(page).getByRole('status')).toContainText(said);
    await page.keyboard.press('Escape');
  }
  await page.route('**/assets/reader-*/**', (route) => route.abort());
  await choose(page, pictureOf('range'));
  await expect(sheet(page).getByRole('status')).toContainText('there is no connection to fetch it');
  await sheet(page).getByLabel('Add a figure').selectOption('kilowatts');
  await figure(page, /^kW/).fill('12.4');
  await sheet(page).getByRole('button', { name: 'Use one figure' }).click();
  await expect(asked(page)).toHaveValue('Nameplate: 12.4 kW. ');
});

test('a camera that gives nothing, and a browser without WebAssembly, are said plainly', async ({ page, server, context }) => {
  await context.addInitScript(() => Object.defineProperty(globalThis, 'WebAssembly', { value: undefined }));
  await page.goto(`${server.url}/chatbot`);
  await page.getByRole('button', { name: 'Read a nameplate' }).click();
  await sheet(page).locator('input[data-way="camera"]').dispatchEvent('cancel');
  await expect(sheet(page).getByRole('status')).toContainText('allow it for this browser');
  await sheet(page).locator('input[data-way="file"]').setInputFiles(pictureOf('range'));
  await expect(sheet(page).getByRole('status')).toContainText('This browser cannot read pictures');
});
