// What can lie over a screen, and how a person opens it, in either language: `npm run screens` takes pictures of all of it, and the
// end-to-end tests hold it to be readable.
import type { Locator, Page } from 'playwright';
import { UI_TEXTS, type UiLanguage, type UiTexts } from '../ui-texts.ts';

export interface Scene {
  readonly name: string;
  /** What it is to a screen reader. A 'drawer' is a dialog that a desk has no need of; a 'part' changes the screen itself, and nothing closes it. */
  readonly as: 'dialog' | 'drawer' | 'menu' | 'part';
  readonly open: (page: Page, language: UiLanguage) => Promise<void>;
}

/** A screen and what opens over it, in this order: what one scene leaves behind is there in the next. */
export interface Place {
  readonly path: string;
  /** What the scenes need, once the screen stands. */
  readonly ready?: (page: Page, language: UiLanguage) => Promise<void>;
  readonly scenes: readonly Scene[];
}

export const scene = (name: string, as: Scene['as'], open: (page: Page, t: UiTexts, language: UiLanguage) => Promise<void>): Scene => ({
  name,
  as,
  open: (page, language) => open(page, UI_TEXTS[language], language),
});

export const button = (within: Page | Locator, name: string): Locator => within.getByRole('button', { name, exact: true });
/** The first button whose name begins so, up to what differs from case to case: 'Options for {{title}}'. */
export const beginning = (within: Page | Locator, text: string): Locator =>
  within.getByRole('button', { name: new RegExp(`^${text.replace(/\{\{.*/s, '')}`) }).first();
export const sheet = (page: Page): Locator => page.getByRole('dialog').last();
export const main = (page: Page): Locator => page.getByRole('main');
export const choose = (page: Page, name: string): Promise<void> => page.getByRole('menuitem', { name, exact: true }).click();

/** Goes to another screen of the app without loading it anew. */
export const walk = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** From this width on what is a drawer on a phone stands beside the page. */
const DESK_WIDTH = 1000;

/** Goes to the place at `url` and opens one scene after the other, closing each again after `seen`. */
export async function openEach(
  page: Page,
  url: string,
  language: UiLanguage,
  { path, ready, scenes }: Place,
  seen: (scene: Scene) => Promise<void>,
): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < DESK_WIDTH;
  const over = page.getByRole('dialog').or(page.getByRole('menu'));
  await page.goto(url + path);
  await page.locator('#content').waitFor();
  await ready?.(page, language);
  for (const each of scenes) {
    if (each.as === 'drawer' && !isPhone) continue;
    await each.open(page, language);
    if (each.as !== 'part')
      await page
        .getByRole(each.as === 'menu' ? 'menu' : 'dialog')
        .last()
        .waitFor();
    await seen(each);
    while ((await over.count()) > 0) {
      await page.keyboard.press('Escape');
      await page.waitForTimeout(50);
    }
  }
  // The network that a scene took away.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
