// What lies over a guest's chat with the answer to RANGE in it.
import { join } from 'node:path';
import type { Page } from 'playwright';
import { calculatorForms } from '../../api/guide/calculators/forms.ts';
import type { UiLanguage, UiTexts } from '../ui-texts.ts';
import { beginning, button, choose, main, type Place, scene, sheet, walk } from './scene.ts';

const PLATE = join(import.meta.dirname, '../plates/minisplit.jpg');

/** A question with a conductor size, steps, a table, references and chips in its answer. */
export const RANGE = {
  en: 'What size copper wire for a 50 amp range, 60 feet from the panel?',
  es: '¿Qué calibre necesito para una estufa de 50 A a 60 pies del panel?',
} as const;

/** On a phone the chats and the profile are in a drawer. */
export async function openSide(page: Page, t: UiTexts): Promise<void> {
  const opens = button(page, t.chat.openMenu);
  if (await opens.isVisible()) await opens.click();
}

export const openProfile = async (page: Page, t: UiTexts): Promise<void> => {
  await openSide(page, t);
  await page.getByRole('button', { name: t.chat.profileMenu }).click();
};

const openCalculators = async (page: Page, t: UiTexts): Promise<void> => {
  await button(page, t.chat.calculators).click();
  await sheet(page).getByRole('listitem').first().waitFor();
};

const openCalculator = async (page: Page, t: UiTexts, language: UiLanguage, id: string): Promise<void> => {
  await openCalculators(page, t);
  const form = calculatorForms(language)
    .flatMap((each) => [each, ...each.parts])
    .find((each) => each.id === id);
  if (!form) throw new Error(`There is no calculator ${id}.`);
  await button(sheet(page), form.title).last().click();
};

const ofTheAnswer = async (page: Page, t: UiTexts, item: string): Promise<void> => {
  await button(page, t.answer.moreActions).last().click();
  await choose(page, item);
};

/** The menu behind the title above the chat. */
const openChatMenu = (page: Page, t: UiTexts): Promise<void> => beginning(main(page), t.chat.chatMenu).click();

/** Makes the first job card, or goes to the list of those there are. */
async function makeJob(page: Page, t: UiTexts): Promise<void> {
  await button(page, t.chat.jobCards).click();
  const name = sheet(page).getByLabel(t.tools.jobName, { exact: true });
  await name.fill('12 Oak St');
  await button(sheet(page), t.common.save).click();
}

async function readPlate(page: Page, t: UiTexts): Promise<void> {
  await button(page, t.chat.readPlate).click();
  await sheet(page).locator('input[data-way="file"]').setInputFiles(PLATE);
  await sheet(page).locator('[data-figure]').first().waitFor({ timeout: 60_000 });
}

/** Hands a calculation over to this page as another phone does, which was told this of it. */
const handOver = (page: Page, told: string): Promise<void> =>
  page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    `calc=${Buffer.from(told).toString('base64url')}`,
  );

/** The chat as somebody finds it who is new to it. */
async function beWelcomed(page: Page): Promise<void> {
  await walk(page, '/viewplans');
  await page.evaluate(() => {
    for (const key of ['welcomed', 'SHOW_POPUP']) localStorage.removeItem(key);
  });
  await walk(page, '/chatbot');
}

/** Asks in the chat that is open. */
export async function askInChat(page: Page, question: string): Promise<void> {
  const answers = page.locator('[data-part=answer]');
  const before = await answers.count();
  await page.locator('[data-part=box]').fill(question);
  await page.keyboard.press('Enter');
  await answers.nth(before).waitFor();
}

/** Asks RANGE in the chat that is open. */
export const askForRange = (page: Page, language: UiLanguage): Promise<void> => askInChat(page, RANGE[language]);

export const OVER_THE_CHAT: Place = {
  path: '/chatbot',
  ready: askForRange,
  scenes: [
    scene('reference', 'dialog', async (page) => {
      await page
        .getByRole('button', { name: /310\.16/ })
        .first()
        .click();
    }),
    scene('answer-menu', 'menu', (page, t) => button(page, t.answer.moreActions).last().click()),
    scene('hand-over', 'dialog', async (page, t) => {
      await ofTheAnswer(page, t, t.answer.handOver);
      await sheet(page).getByRole('img').waitFor();
    }),
    scene('link', 'dialog', (page, t) => button(page, t.answer.readOnlyLink).last().click()),
    scene('thumb-down', 'dialog', (page, t) => button(page, t.answer.thumbsDown).last().click()),
    scene('chat-menu', 'menu', openChatMenu),
    scene('rename', 'dialog', async (page, t) => {
      await openChatMenu(page, t);
      await choose(page, t.chat.renameChat);
    }),
    scene('delete', 'dialog', async (page, t) => {
      await openChatMenu(page, t);
      await choose(page, t.chat.deleteChat);
    }),
    scene('code', 'dialog', (page, t) => beginning(page, t.chat.changeCode).click()),
    scene('keys', 'dialog', async (page) => {
      await page.locator('#content').focus();
      await page.keyboard.press('?');
    }),
    scene('side', 'drawer', openSide),
    scene('profile', 'menu', openProfile),
    scene('learn-more', 'menu', async (page, t) => {
      await openProfile(page, t);
      await choose(page, t.chat.learnMore);
    }),
    scene('this-device', 'dialog', async (page, t) => {
      await openProfile(page, t);
      await choose(page, t.chat.thisDevice);
    }),
    scene('clear-device', 'dialog', async (page, t) => {
      await openProfile(page, t);
      await choose(page, t.chat.thisDevice);
      await button(sheet(page), t.tools.clearDevice).click();
    }),
    scene('calculators', 'dialog', openCalculators),
    scene('calculators-found', 'dialog', async (page, t) => {
      await openCalculators(page, t);
      await sheet(page).getByRole('searchbox').fill('tubo');
    }),
    scene('calculator-figures', 'dialog', (page, t, language) => openCalculator(page, t, language, 'voltage-drop')),
    scene('calculator-rows', 'dialog', (page, t, language) => openCalculator(page, t, language, 'raceway-fill')),
    scene('calculator-lengths', 'dialog', (page, t, language) => openCalculator(page, t, language, 'conduit-bend')),
    scene('keep', 'dialog', async (page, t, language) => {
      await openCalculator(page, t, language, 'range-demand');
      await button(sheet(page), t.calculators.keep).click();
    }),
    scene('kept', 'dialog', async (page, t, language) => {
      await openCalculator(page, t, language, 'range-demand');
      await button(sheet(page), t.calculators.keep).click();
      await sheet(page).getByLabel(t.calculators.keepName, { exact: true }).fill('Oak 12');
      await button(sheet(page), t.calculators.keep).click();
      await button(sheet(page), t.calculators.allCalculators).click();
      await button(sheet(page), t.calculators.keptResults).click();
    }),
    scene('kept-delete', 'dialog', async (page, t) => {
      await openCalculators(page, t);
      await button(sheet(page), t.calculators.keptResults).click();
      await beginning(sheet(page), t.calculators.dropNamed).click();
    }),
    scene('nameplate', 'dialog', (page, t) => button(page, t.chat.readPlate).click()),
    scene('nameplate-figures', 'dialog', readPlate),
    scene('job-form', 'dialog', (page, t) => button(page, t.chat.jobCards).click()),
    scene('jobs', 'dialog', makeJob),
    scene('job-delete', 'dialog', async (page, t) => {
      await button(page, t.chat.jobCards).click();
      await beginning(sheet(page), t.tools.deleteJob).click();
    }),
    scene('move-to-job', 'dialog', async (page, t) => {
      await openChatMenu(page, t);
      await choose(page, t.jobs.moveToJob);
    }),
    scene('chip', 'part', (page) => page.locator('[data-part=answer] button[aria-controls][aria-expanded=false]').first().click()),
    scene('answer-open', 'part', async (page) => {
      const folded = page.locator('[data-part=answer] [data-row] > button[aria-expanded=false]');
      while ((await folded.count()) > 0) await folded.first().click();
    }),
    scene('picture', 'dialog', async (page, t) => {
      await readPlate(page, t);
      await sheet(page).getByLabel(t.plate.keep, { exact: true }).check();
      await sheet(page).locator('button[type=submit]').click();
      await page.locator('[data-part=box]').press('Enter');
      await button(page, t.plate.kept).last().click();
    }),
    scene('hand-over-copied', 'dialog', async (page, t) => {
      await ofTheAnswer(page, t, t.answer.handOver);
      await button(sheet(page), t.tools.copyLink).click();
      await page.locator('[data-toast]').waitFor();
    }),
    scene('handed-over', 'dialog', async (page, _, language) => {
      const values = { volts: 240, amps: 40, lengthFt: 150, size: '8' };
      // As it was told on a phone in the other language, by an older guide.
      await handOver(page, JSON.stringify(['voltage-drop', '2023', language === 'en' ? 'es' : 'en', '2026.1.1', values]));
      await sheet(page).locator('[data-part=answer]').waitFor();
    }),
    scene('handed-over-unreadable', 'dialog', async (page) => {
      await handOver(page, 'half a link');
      await sheet(page).getByRole('alert').waitFor();
    }),
    scene('welcome', 'dialog', beWelcomed),
    scene('welcome-language', 'dialog', async (page, t) => {
      await beWelcomed(page);
      await button(sheet(page), t.chat.welcomeNext).click();
    }),
    // From here on the server is asked nothing more.
    scene('limit', 'dialog', async (page, _, language) => {
      const json = { status: 'false', code: 'GUEST_LIMIT', message: '', requestId: '', exists: true, chat_count: 3 };
      await page.route('**/api/ai/chat', (route) => route.fulfill({ status: 429, json }));
      await askForRange(page, language);
    }),
  ],
};
