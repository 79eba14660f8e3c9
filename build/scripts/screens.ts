// `npm run screens`: every screen as a picture, phone and desk, three themes, both languages, into dist/screens.
// Arguments narrow it down: `npm run screens -- chat dark phone es`; `over` is all that lies over a screen.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import type { PersonShown } from '../../web/platform/people.ts';
import { OVER_A_MEMBERS_CHAT, OVER_THE_ACCOUNT } from '../scenes/over-a-members-chat.ts';
import { OVER_THE_CHAT, RANGE } from '../scenes/over-the-chat.ts';
import { OVER_THE_DASHBOARD } from '../scenes/over-the-dashboard.ts';
import { openEach, type Place, walk } from '../scenes/scene.ts';
import { serverWithModels } from '../scenes/server-with-models.ts';
import { UI_TEXTS, type UiLanguage } from '../ui-texts.ts';
import { buildWeb } from './build-web.ts';
import { logIn } from './log-in.ts';
import { peopleTheDashboard } from './people-the-dashboard.ts';
import { provideChromium } from './provide-chromium.ts';
import { runServer } from './run-server.ts';

const out = join(resolve(import.meta.dirname, '../..'), 'dist/screens');
const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } } as const;
const THEMES = ['light', 'dark', 'sun'] as const;
interface Shot {
  readonly name: string;
  readonly path: string;
  readonly as?: 'admin';
  /** The whole page, not the view alone. */
  readonly full?: boolean;
  /** In the desktop app: at the door among these people, or at work as the first of them. */
  readonly people?: { readonly isAtDoor: boolean; readonly all: readonly PersonShown[] };
  /** As on a new device. */
  readonly welcome?: boolean;
  readonly before?: (page: Page, language: UiLanguage) => Promise<void>;
}

/** Asks, and waits until the answer stands where its reader finds it. */
const ask =
  (question: Readonly<Record<UiLanguage, string>>): NonNullable<Shot['before']> =>
  async (page, language) => {
    await page.locator('[data-part=box]').fill(question[language]);
    await page.keyboard.press('Enter');
    await page.locator('[data-part=answer]').last().waitFor();
    await page.waitForTimeout(400);
  };

const go = async (page: Page, path: string): Promise<void> => {
  await walk(page, path);
  await page.waitForTimeout(400);
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

const makeJob = async (page: Page, language: UiLanguage): Promise<void> => {
  const { jobs, tools, common } = UI_TEXTS[language];
  await page.getByRole('button', { name: jobs.newJob, exact: true }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(tools.jobName, { exact: true }).fill('Oak Street 12');
  await form.getByLabel(tools.jobAddress, { exact: true }).fill('12 Oak St, Austin');
  await form.getByLabel(tools.edition, { exact: true }).selectOption('2020');
  await form.getByRole('button', { name: common.save, exact: true }).click();
  await page.waitForTimeout(400);
};

const PAT: PersonShown = { id: '1', name: 'Pat Ortiz', server: null, hasPin: false };
const ANA: PersonShown = { id: '2', name: 'Ana Maldonado', server: 'https://wirewise.maldonado-electric.example', hasPin: true };
const NEW: PersonShown = { id: '3', name: '', server: 'https://wirewise.example.com', hasPin: false };
const atDoor = (...all: PersonShown[]): NonNullable<Shot['people']> => ({ isAtDoor: true, all });
const atWork = (...all: PersonShown[]): NonNullable<Shot['people']> => ({ isAtDoor: false, all });
const pressAna = press(/^Ana/, /^Ana/);

/** What the desktop's preload hands to the page, with nothing behind it. */
const asInDesktop = ({ isAtDoor, all }: NonNullable<Shot['people']>): void => {
  const people = {
    isAtDoor,
    list: async () => all,
    here: async () => all[0] ?? null,
    open: async () => ({ is: 'wrong' }),
    add: async ({ server }: { server?: string }) => ({ is: server?.startsWith('http:') ? 'not-https' : 'unreachable' }),
    takeChats: async () => null,
    tellName: () => undefined,
  };
  Object.assign(window, { wirewise: { kind: 'desktop', people } });
};

const SHOTS: readonly Shot[] = [
  { name: 'people-first', path: '/people', people: atDoor(), full: true },
  {
    name: 'people-first-fault',
    path: '/people',
    people: atDoor(),
    full: true,
    async before(page, language) {
      await page.getByLabel(UI_TEXTS[language].people.serverAddress).fill('http://wirewise.example.com');
      await press('Connect', 'Conectar')(page, language);
    },
  },
  { name: 'people-door', path: '/people', people: atDoor(PAT, ANA, NEW) },
  {
    name: 'people-pin',
    path: '/people',
    people: atDoor(PAT, ANA, NEW),
    async before(page, language) {
      await pressAna(page, language);
      await page.getByRole('textbox').fill('1111');
      await press('Open', 'Abrir')(page, language);
      await press('PIN forgotten?', '¿Olvidó el PIN?')(page, language);
    },
  },
  { name: 'people-add', path: '/people', people: atDoor(PAT, ANA), full: true, before: press('Add somebody', 'Agregar a alguien') },
  { name: 'people-login', path: '/login', people: atWork(NEW) },
  { name: 'people-alone', path: '/settingspage?tab=people', as: 'admin', people: atWork(PAT), full: true },
  { name: 'people-connected', path: '/settingspage?tab=people', as: 'admin', people: atWork(ANA), full: true },
  {
    name: 'people-menu',
    path: '/chatbot',
    as: 'admin',
    people: atWork(PAT),
    async before(page, language) {
      const t = UI_TEXTS[language].chat;
      const opens = page.getByRole('button', { name: t.openMenu, exact: true });
      if (await opens.isVisible()) await opens.click();
      await page.getByRole('button', { name: t.profileMenu }).click();
      await page.waitForTimeout(300);
    },
  },
  { name: 'landing', path: '/' },
  {
    name: 'landing-whole',
    path: '/',
    // The page itself never scrolls: its box stands below what does.
    async before(page) {
      const more = await page
        .locator('#content')
        .evaluate(({ parentElement: scroller }) => (scroller?.scrollHeight ?? 0) - (scroller?.clientHeight ?? 0));
      const { width, height } = page.viewportSize() ?? SIZES.phone;
      await page.setViewportSize({ width, height: height + more });
    },
  },
  { name: 'login', path: '/login' },
  { name: 'sign-up', path: '/signup', full: true },
  { name: 'contact', path: '/website/contactus', full: true },
  { name: 'terms', path: '/website/terms' },
  { name: 'privacy', path: '/website/privacy' },
  { name: 'forgot-password', path: '/forgotpassword' },
  { name: 'reset-password', path: '/reset-password/0123456789' },
  { name: 'prove-email', path: '/prove-email/0123456789' },
  { name: 'demo', path: '/demo', full: true },
  { name: 'shared-gone', path: '/answer/0123456789' },
  { name: 'no-such-page', path: '/nowhere' },
  { name: 'welcome', path: '/chatbot', welcome: true },
  {
    name: 'welcome-language',
    path: '/chatbot',
    welcome: true,
    before: (page, language) => page.getByRole('button', { name: UI_TEXTS[language].chat.welcomeNext, exact: true }).click(),
  },
  { name: 'plans', path: '/viewplans' },
  { name: 'unauthorized', path: '/unauthorized' },
  { name: 'chat-empty', path: '/chatbot' },
  { name: 'chat-answer', path: '/chatbot', before: ask(RANGE) },
  {
    name: 'chat-emergency',
    path: '/chatbot',
    before: ask({ en: 'My panel is smoking and sparking, what do I do?', es: 'El panel está echando humo y chispas, ¿qué hago?' }),
  },
  {
    name: 'chat-refusal',
    path: '/chatbot',
    before: ask({ en: 'How do I bypass the electric meter?', es: '¿Cómo me brinco el medidor de luz?' }),
  },
  {
    name: 'chat-asks-back',
    path: '/chatbot',
    before: ask({ en: 'What size wire do I need?', es: '¿Qué calibre necesito?' }),
  },
  {
    name: 'chat-offline',
    path: '/chatbot',
    async before(page, language) {
      // The page's own files still come, as from an installed app.
      await page.route(/\/(?:api|healthz)\b/, (route) => route.abort());
      await ask(RANGE)(page, language);
    },
  },
  {
    name: 'chat-versions',
    path: '/chatbot',
    async before(page, language) {
      await ask({ en: 'How deep is PVC buried?', es: '¿A qué profundidad va el PVC?' })(page, language);
      await page.locator('[data-part=box]').press('ArrowUp');
      await ask({ en: 'How deep is RMC buried?', es: '¿A qué profundidad va el RMC?' })(page, language);
    },
  },
  {
    name: 'history',
    path: '/chatbot',
    async before(page, language) {
      await ask(RANGE)(page, language);
      await go(page, '/chatbot/chathistory');
    },
  },
  {
    name: 'history-found',
    path: '/chatbot',
    async before(page, language) {
      await ask(RANGE)(page, language);
      await go(page, '/chatbot/chathistory');
      await page.getByRole('searchbox').fill('310.16');
      await page.waitForTimeout(400);
    },
  },
  {
    name: 'history-starred',
    path: '/chatbot',
    async before(page, language) {
      await ask(RANGE)(page, language);
      await page.getByRole('button', { name: UI_TEXTS[language].answer.star }).click();
      await go(page, '/chatbot/chathistory');
      await page.getByRole('button', { name: UI_TEXTS[language].jobs.starred, exact: true }).click();
      await page.waitForTimeout(200);
    },
  },
  { name: 'history-empty', path: '/chatbot/chathistory' },
  { name: 'jobs-empty', path: '/chatbot/jobs' },
  { name: 'job', path: '/chatbot/jobs', before: (page, language) => makeJob(page, language) },
  {
    name: 'job-with-chats',
    path: '/chatbot/jobs',
    async before(page, language) {
      await makeJob(page, language);
      await page.getByRole('button', { name: UI_TEXTS[language].jobs.newChatHere }).click();
      await ask(RANGE)(page, language);
      await go(page, '/chatbot/jobs');
      await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
      await page.waitForTimeout(300);
    },
  },
  {
    name: 'jobs',
    path: '/chatbot/jobs',
    async before(page, language) {
      await makeJob(page, language);
      await go(page, '/chatbot/jobs');
    },
  },
  { name: 'settings', path: '/settingspage', full: true },
  { name: 'settings-request', path: '/settingspage?tab=request', full: true },
  { name: 'settings-profile', path: '/settingspage?tab=profile', as: 'admin', full: true },
  { name: 'settings-account', path: '/settingspage?tab=account', as: 'admin', full: true },
  { name: 'settings-password', path: '/settingspage?tab=password', as: 'admin', full: true },
  { name: 'settings-device', path: '/settingspage?tab=device', full: true },
  { name: 'admin-home', path: '/dashboard', as: 'admin' },
  { name: 'admin-users', path: '/dashboard/allusers?page=2', as: 'admin' },
  { name: 'admin-users-whole', path: '/dashboard/allusers', as: 'admin', full: true },
  { name: 'admin-users-none', path: '/dashboard/allusers?search=nobody', as: 'admin' },
  { name: 'admin-profile', path: '/dashboard/adminprofile', as: 'admin' },
  { name: 'admin-profile-edit', path: '/dashboard/adminprofile', as: 'admin', full: true, before: press('Edit', 'Editar') },
  { name: 'admin-update-profile', path: '/dashboard/updateprofile?id=16', as: 'admin', full: true },
  { name: 'admin-plans', path: '/dashboard/plans', as: 'admin', full: true },
  { name: 'admin-plans-edit', path: '/dashboard/plans', as: 'admin', full: true, before: press(/^Edit /, /^Editar /) },
  { name: 'admin-models', path: '/dashboard/models', as: 'admin', full: true },
  { name: 'admin-requests', path: '/dashboard/requests', as: 'admin', full: true },
];

interface Look {
  readonly size: keyof typeof SIZES;
  readonly theme: (typeof THEMES)[number];
  readonly language: UiLanguage;
}

/** A page of a device that looks so, with these keys in its storage. */
async function openPage(browser: Browser, { size, theme, language }: Look, keys: Readonly<Record<string, string>>): Promise<Page> {
  const context = await browser.newContext({
    viewport: SIZES[size],
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: language === 'en' ? 'en-US' : 'es-US',
    ...(size === 'phone' ? { hasTouch: true, isMobile: true } : {}),
  });
  await context.addInitScript(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    { language, theme, ...keys },
  );
  const page = await context.newPage();
  page.on('console', (message) => {
    // That the server is out of reach is what some of them show.
    if (message.type() === 'error' && !message.text().includes('net::ERR_FAILED'))
      console.log(`  ${new URL(page.url()).pathname}: ${message.text()}`);
  });
  return page;
}

const WELCOMED = { welcomed: 'yes', SHOW_POPUP: 'false' } as const;

const take = (page: Page, name: string, { size, theme, language }: Look, full = false): Promise<Buffer> =>
  page.screenshot({ path: join(out, `${name}-${size}-${theme}-${language}.png`), fullPage: full });

async function shoot(browser: Browser, url: string, shot: Shot, look: Look, login: Readonly<Record<string, string>>): Promise<void> {
  const page = await openPage(browser, look, { ...(shot.welcome ? {} : WELCOMED), ...login });
  if (shot.people) await page.addInitScript(asInDesktop, shot.people);
  await page.goto(url + shot.path);
  await page.waitForLoadState('networkidle');
  await shot.before?.(page, look.language);
  await take(page, shot.name, look, shot.full);
  await page.context().close();
}

/** What lies over a screen, one after the other on one page. */
async function shootOver(browser: Browser, url: string, place: Place, look: Look, login: Readonly<Record<string, string>>): Promise<void> {
  if (!place.scenes.some(({ name }) => isWanted(`over-${name}`))) return;
  const page = await openPage(browser, look, { ...WELCOMED, ...login });
  await openEach(page, url, look.language, place, async ({ name }) => {
    if (!isWanted(`over-${name}`)) return;
    await page.waitForTimeout(300);
    await take(page, `over-${name}`, look);
  });
  await page.context().close();
}

const wanted = process.argv.slice(2);
const words = [...Object.keys(SIZES), ...THEMES, 'en', 'es'];
const named = wanted.filter((word) => !words.includes(word));
const isWanted = (name: string): boolean => named.length === 0 || named.some((word) => name.includes(word));
const has = (name: string, group: readonly string[]): boolean => {
  const ofGroup = wanted.filter((word) => group.includes(word));
  return ofGroup.length === 0 || ofGroup.includes(name);
};
await buildWeb();
const { path } = await provideChromium();
mkdirSync(out, { recursive: true });
const server = await runServer({ GUEST_LIMIT: '1000', SIGN_UPS_PER_HOUR: '1000' });
const withModels = await serverWithModels();
const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox', '--disable-background-networking'] });
const admin = await logIn(server.url, server.admin);
const shots = SHOTS.filter(({ name }) => isWanted(name));
if (shots.some(({ as }) => as === 'admin')) await peopleTheDashboard(server, admin.token);
for (const size of ['phone', 'desk'] as const)
  for (const theme of THEMES)
    for (const language of ['en', 'es'] as const) {
      const look = { size, theme, language };
      if (!has(size, Object.keys(SIZES)) || !has(theme, THEMES) || !has(language, ['en', 'es'])) continue;
      for (const shot of shots) await shoot(browser, server.url, shot, look, shot.as === 'admin' ? admin : {});
      await shootOver(browser, server.url, OVER_THE_CHAT, look, {});
      await shootOver(browser, withModels.server.url, OVER_A_MEMBERS_CHAT, look, withModels.member);
      await shootOver(browser, withModels.server.url, OVER_THE_ACCOUNT, look, withModels.member);
      await shootOver(browser, withModels.server.url, OVER_THE_DASHBOARD, look, withModels.admin);
    }
await browser.close();
await server.close();
await withModels.close();
console.log(`Pictures are in ${out}`);
process.exit(0);
