// A guest's first minutes: right answers in both languages, three of them, and the popup.
import { draftsOnDevice } from './fault-world.ts';
import { ask, asked, expect, openRow, test, withoutWelcome } from './world.ts';

const RANGE = 'What size copper wire for a 50 amp range, 60 feet from the panel?';
const METRES = '¿Qué calibre necesito para un circuito de 30 A a 45 metros, 240 V?';

test.beforeEach(({ context }) => withoutWelcome(context));

test('two questions get right answers in the language asked, with arithmetic, references, steps, videos and follow-ups', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/chatbot`);
  await expect(page.getByText('No conversation yet. Ask me anything!')).toBeVisible();
  await ask(page, RANGE);
  const range = page.getByRole('article').first();
  await expect(range).toContainText('6 AWG copper');
  await expect(range).toContainText('55 A at 60°C');
  await expect(range).toContainText('10 AWG copper');
  await expect(range).toContainText('8 AWG copper (50 A at 75°C)');
  await expect(range).toContainText('not in NM cable');
  await expect(range).toContainText('NEC 2023');
  await openRow(range, 'Step by step');
  await expect(range.getByRole('listitem').filter({ hasText: '2 × 12.9 × 50 A × 60 ft ÷ 26,240 cmil = 2.95 V' })).toBeVisible();
  await expect(range.getByRole('button', { name: /310\.16/ })).toBeVisible();
  await openRow(range, 'Related videos');
  await expect(range.getByRole('link', { name: /Search videos/ }).first()).toHaveAttribute(
    'href',
    /^https:\/\/www\.youtube\.com\/results\?search_query=/,
  );
  await expect(page.getByRole('region', { name: 'Suggested questions' }).getByRole('button', { name: 'And in aluminum?' })).toBeVisible();

  await range.getByRole('button', { name: /310\.16/ }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('NEC 2023');
  await expect(sheet).toContainText('our own wording');
  await page.keyboard.press('Escape');

  await ask(page, METRES);
  const metres = page.getByRole('article').nth(1);
  await expect(metres).toContainText('8 AWG de cobre');
  await expect(metres).toContainText('4.6 %');
  await expect(metres).toContainText('2.9 %');
  await expect(metres).toContainText('Table 250.122');
  await expect(metres).toHaveAttribute('lang', 'es');
});

test('three questions are answered, the fourth gets the popup, and an emergency is answered all the same', async ({ page, server }) => {
  await page.goto(`${server.url}/chatbot`);
  for (const [index, question] of [RANGE, 'What is bonding?', 'How deep is PVC buried?'].entries()) {
    await ask(page, question);
    await expect(page.getByRole('article')).toHaveCount(index + 1);
  }
  await ask(page, 'How many 12 AWG THHN fit in 3/4 EMT?');
  const popup = page.getByRole('dialog', { name: 'Message Limit Reached' });
  await expect(popup).toBeVisible();
  await expect(popup.getByRole('link', { name: 'Get Started Free' })).toHaveAttribute('href', '/login');
  await page.keyboard.press('Escape');
  await ask(page, 'My panel is smoking and sparking, what do I do?');
  await expect(page.getByText('Emergency', { exact: true })).toBeVisible();
  await expect(popup).toBeHidden();
});

test('the try-box on the landing page carries its question into the chat', async ({ page, server }) => {
  await page.goto(server.url);
  await expect(page.getByText('Your AI Powered Electrical Assistant')).toBeVisible();
  await page.getByRole('textbox').fill('What is bonding?');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/chatbot');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText('What is bonding?').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('blank text is not sent; Shift+Enter is a new line; a draft is kept', async ({ page, server }) => {
  await page.goto(`${server.url}/chatbot`);
  await asked(page).fill('   ');
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await asked(page).fill('first line');
  await asked(page).press('Shift+Enter');
  await expect(asked(page)).toHaveValue('first line\n');
  await expect.poll(() => draftsOnDevice(page)).toEqual(['first line\n']);
  await page.reload();
  await expect(asked(page)).toHaveValue('first line\n');
});

test('the interface is in Spanish when the reader wants it so, in three themes', async ({ page, server }) => {
  await page.goto(`${server.url}/chatbot`);
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByText('Todavía no hay conversación. ¡Pregunte lo que quiera!')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  for (const [name, theme] of [
    ['Oscuro', 'dark'],
    ['Pleno sol', 'sun'],
    ['Claro', 'light'],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  }
});
