// What can lie over a chat, and how a person opens it, in either language: `npm run screens` takes pictures of all of it, and the
// end-to-end tests hold it to be readable. The chat has the answer to RANGE in it.
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { calculatorForms } from '../api/guide/forms.ts';
import { UI_TEXTS, type UiLanguage, type UiTexts } from './ui-texts.ts';

const PLATE = join(import.meta.dirname, 'plates/minisplit.jpg');

/** A question with a conductor size, steps, a table, references and chips in its answer. */
export const RANGE = {
  en: 'What size copper wire for a 50 amp range, 60 feet from the panel?',
  es: '¿Qué calibre necesito para una estufa de 50 A a 60 pies del panel?',
} as const;

export interface Scene {
  readonly name: string;
  /** What it is to a screen reader; a 'part' changes the chat itself, and nothing closes it. */
  readonly as: 'dialog' | 'menu' | 'part';
  readonly open: (page: Page, language: UiLanguage) => Promise<void>;
}

const button = (within: Page | Locator, name: string): Locator => within.getByRole('button', { name, exact: true });
/** Up to the first thing that differs from case to case: 'Options for {{title}}'. */
const beginning = (within: Page | Locator, text: string): Locator =>
  within.getByRole('button', { name: new RegExp(`^${text.replace(/\{\{.*/s, '')}`) });
const sheet = (page: Page): Locator => page.getByRole('dialog').last();
const choose = (page: Page, name: string): Promise<void> => page.getByRole('menuitem', { name, exact: true }).click();

const scene = (name: string, as: Scene['as'], open: (page: Page, t: UiTexts, language: UiLanguage) => Promise<void>): Scene => ({
  name,
  as,
  open: (page, language) => open(page, UI_TEXTS[language], language),
});

/** On a phone the chats and the profile are in a drawer. */
async function openSide(page: Page, t: UiTexts): Promise<void> {
  const opens = button(page, t.chat.openMenu);
  if (await opens.isVisible()) await opens.click();
}

const openProfile = async (page: Page, t: UiTexts): Promise<void> => {
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
const openChatMenu = (page: Page, t: UiTexts): Promise<void> => beginning(page.getByRole('main'), t.chat.chatMenu).click();

/** Makes the first job card, or goes to the list of those there are. */
async function makeJob(page: Page, t: UiTexts): Promise<void> {
  await button(page, t.chat.jobCards).click();
  const name = sheet(page).getByLabel(t.tools.jobName, { exact: true });
  await name.fill('12 Oak St');
  await button(sheet(page), t.common.save).click();
}

/** In this order: a job made in one is there in the next. */
export const OVER_THE_CHAT: readonly Scene[] = [
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
  scene('side', 'dialog', openSide),
  scene('profile', 'menu', openProfile),
  scene('learn-more', 'menu', async (page, t) => {
    await openProfile(page, t);
    await choose(page, t.chat.learnMore);
  }),
  scene('this-device', 'dialog', async (page, t) => {
    await openProfile(page, t);
    await choose(page, t.chat.thisDevice);
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
  scene('nameplate', 'dialog', (page, t) => button(page, t.chat.readPlate).click()),
  scene('nameplate-figures', 'dialog', async (page, t) => {
    await button(page, t.chat.readPlate).click();
    await sheet(page).locator('input[data-way="file"]').setInputFiles(PLATE);
    await sheet(page).locator('[data-figure]').first().waitFor({ timeout: 60_000 });
  }),
  scene('job-form', 'dialog', (page, t) => button(page, t.chat.jobCards).click()),
  scene('jobs', 'dialog', makeJob),
  scene('move-to-job', 'dialog', async (page, t) => {
    await openChatMenu(page, t);
    await choose(page, t.jobs.moveToJob);
  }),
  scene('chip', 'part', (page) => page.locator('[data-part=answer] button[aria-controls][aria-expanded=false]').first().click()),
  scene('answer-open', 'part', async (page) => {
    const folded = page.locator('[data-part=answer] [data-row] > button[aria-expanded=false]');
    while ((await folded.count()) > 0) await folded.first().click();
  }),
];

/** Asks RANGE in a new chat. */
export async function askForRange(page: Page, language: UiLanguage): Promise<void> {
  await page.locator('[data-part=box]').fill(RANGE[language]);
  await page.keyboard.press('Enter');
  await page.locator('[data-part=answer]').waitFor();
}

/** Opens one after the other over the chat on screen, and closes it again after `seen`. */
export async function openOverTheChat(page: Page, language: UiLanguage, seen: (scene: Scene) => Promise<void>): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 1000;
  const over = page.getByRole('dialog').or(page.getByRole('menu'));
  for (const each of OVER_THE_CHAT) {
    if (each.name === 'side' && !isPhone) continue;
    await each.open(page, language);
    if (each.as !== 'part') await page.getByRole(each.as).last().waitFor();
    await seen(each);
    while ((await over.count()) > 0) {
      await page.keyboard.press('Escape');
      await page.waitForTimeout(50);
    }
  }
}
