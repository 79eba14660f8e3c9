// What lies over the admin's screens.
import type { Page } from 'playwright';
import type { UiTexts } from '../ui-texts.ts';
import { askForRange } from './over-the-chat.ts';
import { beginning, button, main, type Place, scene, walk } from './scene.ts';
import { MEMBER_ID } from './server-with-models.ts';

/** Presses a button of another of the admin's screens. */
const press =
  (screen: string, name: (t: UiTexts) => string) =>
  async (page: Page, t: UiTexts): Promise<void> => {
    await walk(page, `/dashboard/${screen}`);
    await beginning(main(page), name(t)).click();
  };

const openSide = async (page: Page, t: UiTexts): Promise<void> => {
  await page.locator('[aria-controls="admin-sidebar"]').waitFor();
  const opens = button(page, t.admin.openMenu);
  if (await opens.isVisible()) await opens.click();
};

export const OVER_THE_DASHBOARD: Place = {
  path: '/dashboard',
  scenes: [
    scene('admin-menu', 'drawer', openSide),
    scene('admin-search', 'part', async (page) => {
      await page.getByRole('combobox').first().fill('or');
      await page.getByRole('option').first().waitFor();
    }),
    scene(
      'admin-add-user',
      'dialog',
      press('allusers', (t) => t.admin.addUser),
    ),
    scene(
      'admin-ban',
      'dialog',
      press('allusers', (t) => t.admin.banUser),
    ),
    scene(
      'admin-delete-user',
      'dialog',
      press('allusers', (t) => t.admin.deleteUser),
    ),
    scene(
      'admin-two-step',
      'dialog',
      press(`updateprofile?id=${MEMBER_ID}`, (t) => t.admin.resetTwoStep),
    ),
    scene(
      'admin-add-plan',
      'dialog',
      press('plans', (t) => t.admin.addPlan),
    ),
    scene(
      'admin-delete-plan',
      'dialog',
      press('plans', (t) => t.admin.deletePlan),
    ),
    scene(
      'admin-add-model',
      'dialog',
      press('models', (t) => t.models.add),
    ),
    scene('admin-edit-model', 'dialog', async (page, t) => {
      await press('models', ({ models }) => models.edit)(page, t);
      await page.getByRole('dialog').locator('summary').click();
    }),
    scene(
      'admin-remove-model',
      'dialog',
      press('models', (t) => t.models.remove),
    ),
    scene(
      'admin-delete-local',
      'dialog',
      press('models', (t) => t.models.delete),
    ),
    scene('admin-logout', 'dialog', async (page, t, language) => {
      await page.route(/\/(?:api|healthz)\b/, (route) => route.abort());
      await walk(page, '/chatbot');
      await askForRange(page, language);
      await walk(page, '/dashboard');
      await openSide(page, t);
      await button(page, t.admin.logout).click();
    }),
  ],
};
