// `npm run manifest-pictures`: the pictures of the web app manifest, taken from the running app into web/public/screens.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { MANIFEST_PICTURES, MANIFEST_SIZES, type ManifestPicture } from '../manifest-pictures.ts';
import { buildWeb } from './build-web.ts';
import { provideChromium } from './provide-chromium.ts';
import { runServer } from './run-server.ts';

const out = resolve(import.meta.dirname, '../../web/public/screens');
const RANGE = 'What size copper wire for a 50 amp range, 60 feet from the panel?';
const CALIBRE = '¿Qué calibre necesito para un circuito de 30 A a 45 metros, 240 V?';

async function ask(page: Page, question: string): Promise<void> {
  const answers = await page.getByRole('article').count();
  await page.getByRole('textbox').first().fill(question);
  await page.keyboard.press('Enter');
  const card = page.getByRole('article').nth(answers);
  await card.waitFor();
  await page.waitForTimeout(600);
  await card.evaluate((shown) => shown.scrollIntoView({ block: 'start' }));
  await page.waitForTimeout(300);
}

/** What is on the screen of each picture. */
const SCENES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'narrow-answer': (page) => ask(page, RANGE),
  async 'narrow-calculators'(page) {
    await page.getByRole('button', { name: 'Calculators', exact: true }).click();
    await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    await page.waitForTimeout(300);
  },
  'narrow-spanish': (page) => ask(page, CALIBRE),
  async 'wide-answer'(page) {
    await ask(page, 'How deep is PVC buried?');
    await page.getByRole('button', { name: 'New chat' }).first().click();
    await ask(page, 'What is bonding?');
    await page.getByRole('button', { name: 'New chat' }).first().click();
    await ask(page, RANGE);
  },
  async 'wide-reference'(page) {
    await ask(page, RANGE);
    await page
      .getByRole('button', { name: /310\.16/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    await page.waitForTimeout(300);
  },
};

await buildWeb();
const { path } = await provideChromium();
mkdirSync(out, { recursive: true });
const server = await runServer({ GUEST_LIMIT: '1000' });
const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox', '--disable-background-networking'] });

async function take({ name, size }: ManifestPicture): Promise<void> {
  const { width, height, deviceScaleFactor } = MANIFEST_SIZES[size];
  const isSpanish = name.includes('spanish');
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: isSpanish ? 'es-US' : 'en-US',
  });
  await context.addInitScript(
    (keys) => {
      for (const [key, value] of Object.entries(keys)) localStorage.setItem(key, value);
    },
    { language: isSpanish ? 'es' : 'en', theme: isSpanish ? 'dark' : 'light', welcomed: 'yes', SHOW_POPUP: 'false' },
  );
  const page = await context.newPage();
  await page.goto(`${server.url}/chatbot`);
  await page.waitForLoadState('networkidle');
  const scene = SCENES[name];
  if (!scene) throw new Error(`Nothing says what ${name} shows.`);
  await scene(page);
  await sharp(await page.screenshot())
    .webp({ quality: 72, effort: 6 })
    .toFile(join(out, `${name}.webp`));
  await context.close();
}

for (const picture of MANIFEST_PICTURES) await take(picture);
await browser.close();
await server.close();
console.log(`The pictures are in ${out}`);
process.exit(0);
