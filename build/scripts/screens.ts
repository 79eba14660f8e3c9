// `npm run screens`: every screen as a picture, phone and desk, three themes, both languages, into dist/screens.
// Arguments narrow it down: `npm run screens -- chat dark phone es`.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { buildWeb } from './build-web.ts';
import { peopleTheDashboard } from './people-the-dashboard.ts';
import { provideChromium } from './provide-chromium.ts';
import { runServer } from './run-server.ts';

const out = join(resolve(import.meta.dirname, '../..'), 'dist/screens');
const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } } as const;
const THEMES = ['light', 'dark', 'sun'] as const;
const QUESTION = {
  en: 'What size copper wire for a 50 amp range, 60 feet from the panel?',
  es: '¿Qué calibre necesito para un circuito de 30 A a 45 metros, 240 V?',
} as const;
type Language = keyof typeof QUESTION;

/** Scrolls to the top of the newest answer, as a reader would. */
const showAnswer = async (page: Page): Promise<void> => {
  await page.getByRole('article').last().waitFor();
  await page.waitForTimeout(400);
  await page
    .getByRole('article')
    .last()
    .evaluate((card) => card.scrollIntoView({ block: 'start' }));
  await page.waitForTimeout(150);
};

interface Shot {
  readonly name: string;
  readonly path: string;
  readonly as?: 'guest' | 'user' | 'admin';
  readonly full?: boolean;
  readonly before?: (page: Page, language: Language) => Promise<void>;
}

const ask = async (page: Page, language: Language): Promise<void> => {
  await page.getByRole('textbox').first().fill(QUESTION[language]);
  await page.keyboard.press('Enter');
  await showAnswer(page);
};

/** Presses the first button of that name in the language shown. */
const press =
  (en: string | RegExp, es: string | RegExp): NonNullable<Shot['before']> =>
  async (page, language) => {
    await page
      .getByRole('main')
      .getByRole('button', { name: language === 'en' ? en : es, exact: true })
      .first()
      .click();
    await page.waitForTimeout(300);
  };

const SHOTS: readonly Shot[] = [
  { name: 'landing', path: '/' },
  { name: 'landing-whole', path: '/', full: true },
  { name: 'login', path: '/login' },
  { name: 'sign-up', path: '/signup', full: true },
  { name: 'contact', path: '/website/contactus', full: true },
  { name: 'terms', path: '/website/terms' },
  { name: 'plans', path: '/viewplans' },
  { name: 'unauthorized', path: '/unauthorized' },
  { name: 'chat-empty', path: '/chatbot' },
  { name: 'chat-answer', path: '/chatbot', before: ask },
  {
    name: 'chat-reference',
    path: '/chatbot',
    async before(page, language) {
      await ask(page, language);
      await page
        .getByRole('button', { name: /310\.16/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
      await page.waitForTimeout(300);
    },
  },
  {
    name: 'chat-menu',
    path: '/chatbot',
    async before(page, language) {
      await ask(page, language);
      const open = page.getByRole('button', { name: language === 'en' ? 'Open menu' : 'Abrir el menú' });
      if (await open.isVisible()) await open.click();
      await page.waitForTimeout(300);
    },
  },
  {
    name: 'chat-tray',
    path: '/chatbot',
    async before(page, language) {
      await page.getByRole('button', { name: language === 'en' ? 'Calculators' : 'Calculadoras' }).click();
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'chat-calculator',
    path: '/chatbot',
    async before(page, language) {
      await page.getByRole('button', { name: language === 'en' ? 'Calculators' : 'Calculadoras' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: language === 'en' ? 'Voltage drop' : /[Cc]aída de tensión/ })
        .first()
        .click();
      await page.waitForTimeout(300);
    },
  },
  {
    name: 'chat-job',
    path: '/chatbot',
    async before(page, language) {
      await page.getByRole('button', { name: language === 'en' ? 'Job card' : 'Hoja de trabajo', exact: true }).click();
      await page.getByRole('dialog').getByRole('textbox').first().fill('12 Oak St');
      await page.getByRole('dialog').locator('button[type=submit]').click();
      await page.waitForTimeout(300);
    },
  },
  {
    name: 'chat-hand-over',
    path: '/chatbot',
    async before(page, language) {
      await ask(page, language);
      await page.getByRole('button', { name: /QR/ }).first().click();
      await page.getByRole('dialog').getByRole('img').waitFor();
    },
  },
  {
    name: 'history',
    path: '/chatbot',
    async before(page, language) {
      await ask(page, language);
      await page.evaluate(() => {
        history.pushState(null, '', '/chatbot/chathistory');
        dispatchEvent(new PopStateEvent('popstate'));
      });
      await page.waitForTimeout(400);
    },
  },
  { name: 'settings-device', path: '/settingspage?tab=device', full: true },
  { name: 'admin-home', path: '/dashboard', as: 'admin' },
  {
    name: 'admin-menu',
    path: '/dashboard',
    as: 'admin',
    async before(page, language) {
      const open = page.getByRole('button', { name: language === 'en' ? 'Open menu' : 'Abrir el menú' });
      if (await open.isVisible()) await open.click();
    },
  },
  { name: 'admin-users', path: '/dashboard/allusers?page=2', as: 'admin' },
  { name: 'admin-users-whole', path: '/dashboard/allusers', as: 'admin', full: true },
  { name: 'admin-users-none', path: '/dashboard/allusers?search=nobody', as: 'admin' },
  { name: 'admin-add-user', path: '/dashboard/allusers', as: 'admin', before: press('Add User', 'Agregar usuario') },
  { name: 'admin-delete-user', path: '/dashboard/allusers', as: 'admin', before: press(/^Delete /, /^Eliminar a /) },
  {
    name: 'admin-search',
    path: '/dashboard',
    as: 'admin',
    async before(page) {
      await page.getByRole('combobox').first().fill('an');
      await page.getByRole('option').first().waitFor();
    },
  },
  { name: 'admin-profile', path: '/dashboard/adminprofile', as: 'admin' },
  { name: 'admin-profile-edit', path: '/dashboard/adminprofile', as: 'admin', full: true, before: press('Edit', 'Editar') },
  { name: 'admin-update-profile', path: '/dashboard/updateprofile?id=16', as: 'admin', full: true },
  { name: 'admin-plans', path: '/dashboard/plans', as: 'admin', full: true },
  { name: 'admin-plans-edit', path: '/dashboard/plans', as: 'admin', full: true, before: press(/^Edit /, /^Editar /) },
  { name: 'admin-plans-add', path: '/dashboard/plans', as: 'admin', before: press('Add New Plan', 'Agregar plan') },
  { name: 'admin-models', path: '/dashboard/models', as: 'admin', full: true },
  { name: 'admin-models-add', path: '/dashboard/models', as: 'admin', before: press('Add a hosted model', 'Agregar un modelo en línea') },
  { name: 'admin-requests', path: '/dashboard/requests', as: 'admin', full: true },
];

async function shoot(
  browser: Browser,
  url: string,
  shot: Shot,
  size: keyof typeof SIZES,
  theme: (typeof THEMES)[number],
  language: Language,
  login: Record<string, string>,
): Promise<void> {
  const context = await browser.newContext({
    viewport: SIZES[size],
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: language === 'en' ? 'en-US' : 'es-US',
  });
  await context.addInitScript(
    (keys) => {
      for (const [key, value] of Object.entries(keys)) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    { language, theme, welcomed: 'yes', SHOW_POPUP: 'false', ...login },
  );
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') console.log(`  ${shot.name}: ${message.text()}`);
  });
  await page.goto(url + shot.path);
  await page.waitForLoadState('networkidle');
  await shot.before?.(page, language);
  await page.screenshot({ path: join(out, `${shot.name}-${size}-${theme}-${language}.png`), fullPage: shot.full ?? false });
  await context.close();
}

const wanted = process.argv.slice(2);
const has = (name: string, group: readonly string[]): boolean => {
  const named = wanted.filter((word) => group.includes(word));
  return named.length === 0 || named.includes(name);
};
await buildWeb();
const { path } = await provideChromium();
mkdirSync(out, { recursive: true });
const server = await runServer({ GUEST_LIMIT: '1000', SIGN_UPS_PER_HOUR: '1000' });
const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox', '--disable-background-networking'] });
const logIn = async (): Promise<Record<string, string>> => {
  const reply = await fetch(`${server.url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(server.admin),
  });
  const { data } = (await reply.json()) as { data: { token: string; id: number; name: string; login_count: number } };
  return { token: data.token, user_id: String(data.id), user_name: data.name, login_count: '4' };
};
const admin = await logIn();
const words = [...Object.keys(SIZES), ...THEMES, 'en', 'es'];
const named = wanted.filter((word) => !words.includes(word));
const shots = SHOTS.filter(({ name }) => named.length === 0 || named.some((word) => name.includes(word)));
if (shots.some(({ as }) => as === 'admin')) await peopleTheDashboard(server, admin.token ?? '');
for (const shot of shots)
  for (const size of ['phone', 'desk'] as const)
    for (const theme of THEMES)
      for (const language of ['en', 'es'] as const)
        if (has(size, Object.keys(SIZES)) && has(theme, THEMES) && has(language, ['en', 'es']))
          await shoot(browser, server.url, shot, size, theme, language, shot.as === 'admin' ? admin : {});
await browser.close();
await server.close();
console.log(`Pictures are in ${out}`);
process.exit(0);
