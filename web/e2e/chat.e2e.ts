// What a reader does with a chat: change a question, correct an answer, calculate, hand over, find it again.
import type { Page } from '@playwright/test';
import { appIsKept, ask, asked, enterAsNew, expect, fromCardMenu, test, withoutWelcome } from './world.ts';

const RANGE = 'What size copper wire for a 50 amp range, 60 feet from the panel?';

test.beforeEach(({ context }) => withoutWelcome(context));

const cards = (page: Page) => page.getByRole('article');

test('a question is edited and asked again; the old pair makes room; the chat is renamed, found by its words, and deleted from the sidebar', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await enterAsNew(page, server.url);
  await ask(page, RANGE);
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Edit and ask again' }).click();
  await expect(asked(page)).toHaveValue(RANGE);
  await expect(page.getByText('Changing an earlier question')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asked(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Edit and ask again' }).click();
  await ask(page, 'What size copper wire for a 30 amp dryer, 40 feet from the panel?');
  await expect(page.getByText(RANGE)).toHaveCount(0);
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).last()).toContainText('10 AWG copper');

  await fromCardMenu(page, cards(page).last(), 'Ask again');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).last()).toContainText('10 AWG copper');

  await page
    .getByRole('navigation')
    .getByRole('button', { name: /^Options for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Rename chat' }).click();
  await page.getByLabel('Title of the chat').fill('Dryer at 12 Oak');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('navigation').getByRole('button', { name: 'Dryer at 12 Oak', exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Chats', exact: true }).click();
  await page.getByLabel('Search all chats').fill('equipment GROUNDING');
  await expect(page.getByRole('main').getByRole('button', { name: /Dryer at 12 Oak/ })).toBeVisible();
  await page.getByLabel('Search all chats').fill('swimming submarine');
  await expect(page.getByText('Nothing found')).toBeVisible();
  // The server has it all: another title, and one pair that is shown.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
        const sessions = await (await fetch(`/api/ai/sessions/${localStorage.getItem('user_id')}`, { headers })).json();
        return (sessions as { title: string }[]).map(({ title }) => title);
      }),
    )
    .toEqual(['Dryer at 12 Oak']);

  await page
    .getByRole('navigation')
    .getByRole('button', { name: /^Options for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Delete chat' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No chat history available')).toBeVisible();
  await expect(page.getByText('No previous chat sessions.')).toBeVisible();
});

test('inputs recompute in place, say what cannot be used, and are kept as an answer of their own', async ({ page, server }) => {
  await page.goto(`${server.url}/chatbot`);
  await ask(page, 'Voltage drop for 20 A at 120 V over 150 feet of 12 AWG?');
  const card = cards(page).first();
  await expect(card).toContainText('%');
  const before = await card.locator('p').first().textContent();
  await card.getByText('Change the inputs').click();
  const length = card.getByLabel('One-way length', { exact: true });
  await length.fill('abc');
  await expect(card.getByRole('alert')).toContainText('Not a number');
  await length.fill('75');
  await expect(card.getByText('Recalculated on this device')).toBeVisible();
  await expect(card.getByRole('alert')).toBeHidden();
  await card.getByRole('button', { name: 'Show the first answer' }).click();
  await expect(card.getByText('Recalculated on this device')).toBeHidden();
  await expect(length).toHaveValue('150');
  await length.fill('75');
  await card.getByRole('button', { name: 'Keep as new answer' }).click();
  await expect(page.getByText(/75 ft\)/).first()).toBeVisible();
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByText(/75 ft\)/).first()).toBeVisible();
  expect(before).not.toBeNull();
});

test('a job card fills what a question leaves out, and the answer names it', async ({ page, server }) => {
  await page.goto(`${server.url}/chatbot`);
  await page.getByRole('button', { name: 'Job card', exact: true }).click();
  await page.getByLabel('Site name').fill('12 Oak');
  await page.getByLabel('State').selectOption('FL');
  await page.getByLabel('Ambient temperature').fill('400');
  await page.getByLabel('Conductor metal').selectOption('al');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('A temperature from')).toBeVisible();
  await page.getByLabel('Ambient temperature').fill('113');
  await expect(page.getByText('That is 45 °C.')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: /12 Oak/ })).toBeVisible();
  await ask(page, 'What size wire for a 60 amp feeder?');
  const card = cards(page).first();
  await expect(card).toContainText('aluminum');
  await expect(card).toContainText('NEC 2020');
  await expect(card.getByText('from your job card').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /12 Oak/ })).toBeVisible();
});

test.describe('with the app kept on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a calculator of the tray puts its result into the chat, and its QR link computes on another phone, both with the server gone', async ({
    page,
    context,
    browser,
    server,
    breaches,
  }) => {
    test.setTimeout(90_000);
    await page.goto(`${server.url}/chatbot`);
    await appIsKept(page);
    const other = await browser.newContext();
    await withoutWelcome(other);
    const phone = await other.newPage();
    await phone.goto(`${server.url}/chatbot`);
    await appIsKept(phone);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await server.stop();

    await page.getByRole('button', { name: 'Calculators', exact: true }).click();
    await page.getByLabel('Find a calculator').fill('voltage drop');
    await page.getByRole('button', { name: 'Voltage drop' }).click();
    const tray = page.getByRole('dialog');
    await tray
      .getByLabel(/^Current|^Load/)
      .first()
      .fill('20');
    await tray
      .getByLabel(/voltage/i)
      .first()
      .fill('120');
    await tray
      .getByLabel(/length/i)
      .first()
      .fill('150');
    await tray.getByLabel(/size/i).selectOption('12');
    await expect(tray.getByRole('status')).toContainText('%');
    await tray.getByRole('button', { name: 'Put into the chat' }).click();
    const card = cards(page).first();
    await expect(card).toContainText('%');
    const result = await card.locator('[data-part=result] p').first().textContent();
    await fromCardMenu(page, card, 'Hand over as a QR code');
    await expect(page.getByRole('img', { name: 'QR code of the calculation' })).toBeVisible();
    await page.getByRole('button', { name: 'Copy the link' }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link.length).toBeLessThan(600);

    await phone.goto(link);
    const sheet = phone.getByRole('dialog');
    await expect(sheet.getByText('From another phone')).toBeVisible();
    await expect(sheet.getByRole('article')).toContainText(result?.slice(0, 40) ?? '');
    await sheet.getByRole('button', { name: 'Keep it in a new chat' }).click();
    await expect(cards(phone)).toHaveCount(1);
    await expect(phone).toHaveURL(/\/chatbot$/);
    await phone.goto(`${server.url}/chatbot#calc=broken`);
    await expect(phone.getByText('This link can’t be read here.')).toBeVisible();
    expect(breaches).toEqual([]);
    await other.close();
  });

  test('an answer of the device is asked again online; what has waited an hour asks first, and can be changed or dropped', async ({
    page,
    context,
    server,
  }) => {
    await enterAsNew(page, server.url);
    await appIsKept(page);
    await context.setOffline(true);
    await ask(page, RANGE);
    await expect(cards(page).first()).toContainText('Answered on this device');
    await expect(page.getByRole('button', { name: 'Ask again online' })).toBeDisabled();
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Ask again online' })).toBeEnabled({ timeout: 40_000 });
    await page.getByRole('button', { name: 'Ask again online' }).click();
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).first()).not.toContainText('Answered on this device');

    // Two hours ago somebody asked and closed the page at once.
    await page.evaluate(
      () =>
        new Promise<void>((done, failed) => {
          const open = indexedDB.open(`wirewise-user-${localStorage.getItem('user_id')}`);
          open.onsuccess = () => {
            const sessionId = localStorage.getItem('activeSessionId') ?? '';
            const ids = [crypto.randomUUID(), crypto.randomUUID()];
            const change = open.result.transaction(['outbox', 'messages'], 'readwrite');
            const blank = {
              sessionId,
              videos: [],
              necReferences: [],
              steps: [],
              suggestions: [],
              created_at: new Date().toISOString(),
              supersedes: null,
              answeredBy: null,
              answer: null,
              lastEvent: 0,
              guestKey: null,
              note: null,
            };
            change.objectStore('messages').put({
              ...blank,
              id: ids[0],
              role: 'user',
              content: 'Old question?',
              state: 'done',
              replyTo: null,
              previousUserMsg: null,
              order: Date.now(),
            });
            change.objectStore('messages').put({
              ...blank,
              id: ids[1],
              role: 'assistant',
              content: '',
              state: 'running',
              replyTo: ids[0],
              previousUserMsg: 'Old question?',
              order: Date.now() + 1,
            });
            change.objectStore('outbox').add({
              sessionId,
              work: { kind: 'question', messageId: ids[0], replyId: ids[1], text: 'Old question?', asked: { language: 'en' } },
              createdAt: Date.now() - 7_200_000,
              attempts: 0,
              state: 'waiting',
              reason: null,
            });
            change.oncomplete = () => {
              open.result.close();
              done();
            };
            change.onerror = () => failed(change.error);
          };
        }),
    );
    await page.reload();
    await expect(page.getByText('Is it still wanted?').first()).toBeVisible();
    await page.getByRole('button', { name: '1 waiting to be sent' }).click();
    const list = page.getByRole('dialog');
    await expect(list.getByText('Old question?')).toBeVisible();
    await list.getByRole('button', { name: 'Edit' }).click();
    await expect(asked(page)).toHaveValue('Old question?');
    await expect(page.getByText('Is it still wanted?')).toBeHidden();
    await ask(page, 'What is bonding?');
    await expect(cards(page)).toHaveCount(2);
  });
});

test('an answer is read aloud in its own language, printed alone, and a chat saved as Markdown with its references', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    const spoken: { text: string; lang: string }[] = [];
    Object.assign(window, { spoken });
    speechSynthesis.speak = (utterance) => {
      spoken.push({ text: utterance.text, lang: utterance.lang });
    };
    window.print = () => {
      Object.assign(window, { printed: document.querySelectorAll('.printed').length });
    };
  });
  await page.goto(`${server.url}/chatbot`);
  await ask(page, '¿Qué calibre necesito para un circuito de 30 A a 45 metros, 240 V?');
  const card = cards(page).first();
  await fromCardMenu(page, card, 'Read aloud');
  await expect.poll(() => page.evaluate(() => (window as unknown as { spoken: { lang: string }[] }).spoken.length)).toBeGreaterThan(3);
  expect(
    await page.evaluate(() => (window as unknown as { spoken: { lang: string }[] }).spoken.every(({ lang }) => lang === 'es-US')),
  ).toBe(true);
  await page.getByRole('button', { name: 'Stop reading' }).click();
  await fromCardMenu(page, card, 'Print or save as PDF');
  await expect.poll(() => page.evaluate(() => (window as unknown as { printed: number }).printed)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('.printed');
  await expect(paper.getByText('NEC 2023').first()).toBeVisible();
  await expect(paper.getByText(/NEC 2023 .*310\.16/).first()).toBeVisible();
  await expect(asked(page)).toBeHidden();
  await expect(card.getByRole('button', { name: 'Copy answer' })).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(asked(page)).toBeVisible();

  const download = page.waitForEvent('download');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Options for/ })
    .click();
  await page.getByRole('menuitem', { name: /Save as a file/ }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/\.md$/);
  const { readFile } = await import('node:fs/promises');
  const text = await readFile(await saved.path(), 'utf8');
  expect(text).toContain('# ¿Qué calibre');
  expect(text).toContain('NEC 2023');
  expect(text).toMatch(/- NEC 2023 .*250\.122/);
  expect(text).toContain('### Step by step');
});
