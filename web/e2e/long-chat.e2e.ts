// With much in it: a long chat shows a part of itself, and the list of chats only the rows in sight.
import type { Page } from '@playwright/test';
import { fillChats } from '../../build/scripts/bench/fill-chats.ts';
import { ask, expect, test, withoutWelcome } from './world.ts';

const CHATS = 300;
const MESSAGES = 400;

test.use({ viewport: { width: 1280, height: 900 } });

test.beforeEach(async ({ context, page, server }) => {
  await withoutWelcome(context);
  await page.goto(`${server.url}/chatbot`);
  await page.getByRole('textbox').waitFor();
  await fillChats(page, { chats: CHATS, messages: MESSAGES });
  await page.reload();
});

const newest = CHATS + MESSAGES / 2;
/** A question with its answers. */
const items = (page: Page) => page.getByRole('list', { name: 'Messages' }).locator('> li');
const questions = (page: Page) => items(page).locator('[data-part=question]');
const question = (page: Page, number: number) =>
  questions(page)
    .filter({ hasText: `(${number})` })
    .first();
const scroller = (page: Page) => items(page).first().locator('xpath=ancestor::div[contains(@class, "scroller")]');
/** How far below the top of the view the last question stands, in px. */
const lastBelowTop = async (page: Page): Promise<number> => {
  const [view, last] = await Promise.all([scroller(page).boundingBox(), questions(page).last().boundingBox()]);
  return (last?.y ?? Infinity) - (view?.y ?? 0);
};
const atTop = (page: Page) => expect.poll(() => lastBelowTop(page)).toBeLessThan(24);

/** Scrolls up until question `number` is among what is shown. */
async function scrollUpTo(page: Page, number: number): Promise<void> {
  await scroller(page).hover();
  await expect(async () => {
    await page.mouse.wheel(0, -4000);
    expect(await question(page, number).count()).toBeGreaterThan(0);
  }).toPass({ intervals: [50], timeout: 40_000 });
}

test('a long chat opens at its last question; older messages come in above without moving what is read, and newer ones go', async ({
  page,
}) => {
  await expect(question(page, newest)).toBeVisible();
  await atTop(page);
  expect(await items(page).count()).toBeLessThan(20);

  // At the very top no browser holds the place by itself.
  for (let round = 0; round < 3; round += 1) {
    const first = await questions(page).first().textContent();
    const moved = await scroller(page).evaluate(
      (box) =>
        new Promise<number>((done) => {
          box.dispatchEvent(new WheelEvent('wheel', { deltaY: -1 }));
          box.scrollTop = 0;
          const held = box.querySelector('ol > li');
          const before = held?.getBoundingClientRect().top ?? 0;
          const look = setInterval(() => {
            if (held === box.querySelector('ol > li')) return;
            clearInterval(look);
            requestAnimationFrame(() => requestAnimationFrame(() => done((held?.getBoundingClientRect().top ?? Infinity) - before)));
          }, 20);
        }),
    );
    expect(Math.abs(moved)).toBeLessThan(3);
    expect(await questions(page).first().textContent()).not.toBe(first);
  }

  await scrollUpTo(page, newest - 60);
  expect(await items(page).count()).toBeLessThanOrEqual(32);
  await expect(question(page, newest)).toHaveCount(0);
  const numbers = (await questions(page).allTextContents()).flatMap((text) => /^You: .*\((\d+)\)$/.exec(text)?.[1] ?? []).map(Number);
  expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));

  // Down again to the newest, by scrolling.
  await expect(async () => {
    await page.mouse.wheel(0, 6000);
    expect(await question(page, newest).count()).toBe(1);
  }).toPass({ intervals: [50], timeout: 40_000 });
});

test('a question sent from the middle of a long chat goes to the top of the view, and so does the button that goes there', async ({
  page,
}) => {
  await expect(question(page, newest)).toBeVisible();
  await scrollUpTo(page, newest - 50);
  await page.getByRole('button', { name: 'Go to the newest message' }).click();
  await expect(question(page, newest)).toBeVisible();
  await atTop(page);
  await expect(page.getByRole('button', { name: 'Go to the newest message' })).toBeHidden();

  await scrollUpTo(page, newest - 50);
  await ask(page, 'What is bonding?');
  await expect(items(page).filter({ hasText: /What is bonding\?(?! \()/ })).toBeInViewport();
  await expect(page.getByRole('article').last()).toContainText(/bond/i);
  await atTop(page);
});

test('what has the focus stays, however far the chat is scrolled', async ({ page }) => {
  const button = items(page).last().getByRole('button', { name: 'Edit and ask again' });
  await expect(question(page, newest)).toBeVisible();
  await button.focus();
  await scrollUpTo(page, newest - 60);
  await expect(button).toBeFocused();
});

test('of many chats only the rows in sight are there; all can be reached by scrolling and by keyboard', async ({ page }) => {
  const list = page.getByRole('navigation').getByRole('list');
  const rows = list.getByRole('listitem');
  const row = (name: string | RegExp) => rows.getByRole('button', { name }).first();
  await expect(row('The long one')).toBeVisible();
  expect(await rows.count()).toBeLessThan(60);
  await expect(rows.first()).toHaveAttribute('aria-setsize', String(CHATS + 1));

  // Two stops a row: the chat and its menu, whose code comes a little later.
  await expect(row(/^Options for/)).toBeVisible();
  await row('The long one').focus();
  for (let press = 0; press < 90; press += 1) {
    await page.keyboard.press('Tab');
    // No thumb is faster; rows that come into sight are read meanwhile.
    await page.waitForTimeout(30);
  }
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('li')?.ariaPosInSet)).toBe('46');
  await expect(page.locator(':focus')).toBeInViewport();

  await list.hover();
  await page.mouse.wheel(0, 100_000);
  await expect(row(/^House 1 /)).toBeInViewport();
  expect(await rows.count()).toBeLessThan(60);
  // The row with the focus is kept, or a keyboard would begin anew.
  expect(await page.evaluate(() => document.activeElement?.closest('li')?.ariaPosInSet)).toBe('46');
  await row(/^House 1 /).click();
  await expect(row(/^House 1 /)).toHaveAttribute('aria-current', 'true');
  await expect(question(page, 1)).toBeVisible();
});

test('the history goes on five at a time and shows a new name at once', async ({ page }) => {
  await page.getByRole('link', { name: 'Chats', exact: true }).click();
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(5);
  for (let press = 1; press <= 8; press += 1) {
    await page.getByRole('button', { name: 'Load More' }).click();
    await expect(cards).toHaveCount(5 + press * 5);
  }
  await cards.nth(40).getByRole('button', { name: 'Rename chat' }).click();
  await page.getByLabel('Title of the chat').fill('Shop on Main St');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(cards.nth(40)).toContainText('Shop on Main St');
  await cards.nth(39).getByRole('button', { name: 'Delete chat' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(cards.nth(39)).toContainText('Shop on Main St');
  await page.getByLabel('Search all chats').fill('shop on main');
  await expect(cards).toHaveCount(1);
});
