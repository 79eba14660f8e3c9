// What lies over the chat of somebody who has logged in where there are models, and over their settings.
import type { Page } from 'playwright';
import type { UiTexts } from '../ui-texts.ts';
import { askForRange, askInChat, openProfile, RANGE } from './over-the-chat.ts';
import { beginning, button, choose, main, type Place, scene, sheet } from './scene.ts';

const openLinks = (page: Page, t: UiTexts): Promise<void> => button(page, t.answer.readOnlyLink).last().click();
const link = (page: Page) => sheet(page).getByRole('listitem').getByRole('link');

export const OVER_A_MEMBERS_CHAT: Place = {
  path: '/chatbot',
  ready: askForRange,
  scenes: [
    scene('answerer', 'menu', (page, t) => beginning(page, t.chat.whoAnswers).click()),
    scene('answer-menu-models', 'menu', (page, t) => button(page, t.answer.moreActions).last().click()),
    scene('link-member', 'dialog', openLinks),
    scene('link-made', 'dialog', async (page, t) => {
      await openLinks(page, t);
      await button(sheet(page), t.jobs.makeLink).click();
      await link(page).waitFor();
    }),
    scene('profile-member', 'menu', openProfile),
    scene('link-read', 'part', async (page, t) => {
      await openLinks(page, t);
      await page.goto((await link(page).getAttribute('href')) ?? '');
      await page.getByRole('article').waitFor();
    }),
    scene('waiting', 'dialog', async (page, t, language) => {
      await page.goto(new URL('/chatbot', page.url()).href);
      // One that the server will not have, and then no server.
      const json = { status: 'false', code: 'INVALID', message: '', requestId: '' };
      await page.route('**/api/ai/chat', (route) => route.fulfill({ status: 400, json }));
      await page.locator('[data-part=box]').fill(RANGE[language]);
      await page.keyboard.press('Enter');
      await button(main(page), t.chat.dontSend).waitFor();
      await page.route(/\/(?:api|healthz)\b/, (route) => route.abort());
      await askInChat(page, t.chat.suggestion1);
      await main(page)
        .getByRole('button', { name: new RegExp(`^${t.chat.waiting.replace('{{count}}', '\\d+')}$`) })
        .click();
    }),
    scene('logout-waiting', 'dialog', async (page, t) => {
      await openProfile(page, t);
      await choose(page, t.chat.logOut);
    }),
  ],
};

const CHAT_FILE = { sessions: [{ id: 'from-a-file', title: '12 Oak St', created_at: '2026-01-01T00:00:00.000Z', messages: [] }] };

export const OVER_THE_ACCOUNT: Place = {
  path: '/settingspage?tab=account',
  scenes: [
    scene('bring-chats', 'dialog', (page) =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name: 'chats.wirewise', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(CHAT_FILE)) }),
    ),
    scene('logout-all', 'dialog', (page, t) => button(main(page), t.account.logoutAll).click()),
    scene('delete-account', 'dialog', (page, t) => button(main(page), t.account.deleteAccount).click()),
  ],
};
