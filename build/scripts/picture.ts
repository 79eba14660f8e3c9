// `npm run picture`: the picture in README.md, taken from the running app.
import { resolve } from 'node:path';
import { chromium } from 'playwright';
import { buildWeb } from './build-web.ts';
import { provideChromium } from './provide-chromium.ts';
import { runServer } from './run-server.ts';

const file = resolve(import.meta.dirname, '../picture.png');

await buildWeb();
const { path } = await provideChromium();
const server = await runServer();
const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox', '--disable-background-networking'] });
const page = await browser.newPage({
  viewport: { width: 1200, height: 860 },
  reducedMotion: 'reduce',
  locale: 'en-US',
  colorScheme: 'light',
});
await page.addInitScript(() => {
  localStorage.setItem('welcomed', 'yes');
});
await page.goto(`${server.url}/chatbot`);
await page.getByRole('textbox', { name: 'Your question' }).fill('What size copper wire for a 50 amp range, 60 feet from the panel?');
await page.keyboard.press('Enter');
await page.getByRole('article').waitFor();
await page.waitForTimeout(600);
await page.getByRole('article').evaluate((card) => card.scrollIntoView({ block: 'start' }));
await page.waitForTimeout(300);
await page.screenshot({ path: file });
await browser.close();
await server.close();
console.log(`The picture is ${file}`);
process.exit(0);
