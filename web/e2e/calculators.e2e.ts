// Calculators on a phone: what is typed, the keys and the result are always in view; lists are rows; results are found again.
import type { BrowserContext, Page } from '@playwright/test';
import { calculatorForms } from '../../api/guide/calculators/forms.ts';
import { faults } from './axe.ts';
import { expect, inLong, test, withoutWelcome } from './world.ts';

const PHONES = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
] as const;
const ALL_FORMS = calculatorForms('en').flatMap((form) => (form.parts.length > 0 ? form.parts : [form]));
const FORMS = inLong(
  ALL_FORMS,
  ALL_FORMS.filter((_, index) => index % 6 === 0),
);

test.use({ reducedMotion: 'reduce', hasTouch: true, isMobile: true });

async function openTray(page: Page, context: BrowserContext, url: string): Promise<void> {
  await withoutWelcome(context);
  await page.goto(`${url}/chatbot?open=tray`);
  await page.getByRole('searchbox').waitFor();
}

/** Focuses every figure's field that is shown, one after the other, and types into it; tells which of field, keys and result are not whole in view then. */
const fieldsOutOfView = (page: Page) =>
  page.evaluate(async () => {
    const shown = (): Promise<unknown> => new Promise((done) => setTimeout(done));
    for (const more of document.querySelectorAll<HTMLDetailsElement>('[data-part="fields"] details')) more.open = true;
    for (const add of document.querySelectorAll<HTMLButtonElement>('[data-part="add-row"]')) add.click();
    await shown();
    const faults: string[] = [];
    const all = [...document.querySelectorAll<HTMLInputElement>('input[data-keys]')].filter((field) => field.checkVisibility());
    for (const field of all) {
      field.focus();
      await shown();
      // With a figure typed the result may take more lines.
      [...document.querySelectorAll<HTMLButtonElement>('[data-part="keypad"] button')].find((key) => key.textContent === '5')?.click();
      await shown();
      const result = document.querySelector('[data-part="result"]')?.getBoundingClientRect();
      const keypad = document.querySelector('[data-part="keypad"]')?.getBoundingClientRect();
      const box = field.getBoundingClientRect();
      const name = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? field.id;
      if (!result || result.height === 0 || result.top < 0) faults.push(`${name}: no result`);
      else if (!keypad || keypad.height === 0 || keypad.bottom > innerHeight + 0.5) faults.push(`${name}: no keypad`);
      else if (box.top < result.bottom - 0.5 || box.bottom > keypad.top + 0.5 || box.left < 0 || box.right > innerWidth)
        faults.push(`${name}: ${box.top} to ${box.bottom} between ${result.bottom} and ${keypad.top}`);
      if (field.inputMode !== 'none') faults.push(`${name}: the system's keyboard comes too`);
      for (const key of document.querySelectorAll('[data-part="keypad"] button')) {
        const { width, height } = key.getBoundingClientRect();
        if (width < 48 || height < 48) faults.push(`${name}: a key of ${width} x ${height}`);
      }
    }
    if (document.documentElement.scrollWidth > innerWidth) faults.push('sticks out');
    return { faults, fields: all.length };
  });

for (const size of inLong(PHONES, [PHONES[1]])) {
  test(`every figure of ${FORMS.length} calculators is typed with field, keys and result in view, ${size.width} x ${size.height}`, async ({
    page,
    context,
    server,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(size);
    await openTray(page, context, server.url);
    const sheet = page.getByRole('dialog');
    let fields = 0;
    for (const form of FORMS) {
      await sheet.getByRole('button', { name: form.title, exact: true }).last().click();
      const deciding = Object.values(form.asks).flatMap(({ when }) => (when ? when.is.map((value) => ({ input: when.input, value })) : []));
      const shown = [undefined, ...new Map(deciding.map((each) => [`${each.input} ${each.value}`, each])).values()];
      for (const choice of shown) {
        if (choice) await choose(page, form, choice);
        const seen = await fieldsOutOfView(page);
        expect(seen.faults, `${form.id}${choice ? ` with ${choice.value}` : ''}`).toEqual([]);
        fields += seen.fields;
      }
      await sheet.getByRole('button', { name: 'All calculators' }).click();
    }
    expect(fields).toBeGreaterThan(3 * FORMS.length);
  });
}

/** Picks a value of a choice, whether it is shown as keys or as a picker. */
async function choose(page: Page, form: (typeof FORMS)[number], { input, value }: { input: string; value: string }): Promise<void> {
  const field = form.inputs.fields.find(({ name }) => name === input);
  const display = field?.options?.find((option) => option.value === value)?.display ?? '';
  const label = field?.label ?? '';
  for (const more of await page.locator('[data-part="fields"] details').all())
    await more.evaluate((each) => {
      if (each instanceof HTMLDetailsElement) each.open = true;
    });
  const keys = page.getByRole('group', { name: label, exact: true });
  if (await keys.count()) await keys.getByText(display, { exact: true }).click();
  else await page.getByLabel(label, { exact: true }).selectOption(value);
}

test('a wire is found by a Spanish word, measured in feet and inches, and what it comes to is kept, found again and put into the chat', async ({
  page,
  context,
  server,
}) => {
  await page.setViewportSize(PHONES[1]);
  await openTray(page, context, server.url);
  const sheet = page.getByRole('dialog');
  await page.getByRole('searchbox').fill('caida');
  await sheet.getByRole('listitem').first().getByRole('button').tap();
  await expect(page.getByRole('dialog', { name: 'Voltage drop' })).toBeVisible();
  const key = (name: string) => sheet.getByRole('group', { name: 'Keypad' }).getByRole('button', { name, exact: true });
  // The first figure that is missing has the focus.
  await expect(sheet.getByLabel('Load current')).toBeFocused();
  for (const face of ['1', '6', 'Next field', '9', '6', 'ft, feet', '6', 'Add 1/2', 'in, inches']) await key(face).tap();
  await expect(sheet.getByLabel('One-way length', { exact: true })).toHaveValue(`96' 6-1/2"`);
  await expect(sheet.getByLabel('One-way length, m')).toHaveValue('29.43');
  const result = sheet.locator('[data-part="result"]');
  await expect(result).toContainText('AWG copper');
  await key('Put the keys away').tap();
  await sheet.getByRole('button', { name: 'Keep', exact: true }).tap();
  await page.getByLabel('Name', { exact: true }).fill('Shed feeder');
  await page.getByRole('dialog', { name: 'Keep this result' }).getByRole('button', { name: 'Keep' }).tap();
  await expect(page.getByText('Kept: Shed feeder')).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Calculators' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Kept results' }).tap();
  await expect(sheet.getByText('Shed feeder')).toBeVisible();
  await sheet.getByRole('button', { name: 'Put Shed feeder into the chat' }).tap();
  await expect(page.getByRole('article')).toContainText('AWG copper');
  await expect(
    page
      .getByText(/Shed feeder/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
});

test('conductors of a raceway are rows with plus and minus; nobody sees how the calculator writes them', async ({
  page,
  context,
  server,
}) => {
  await page.setViewportSize(PHONES[0]);
  await openTray(page, context, server.url);
  const sheet = page.getByRole('dialog');
  await page.getByRole('searchbox').fill('wires in a pipe');
  await sheet.getByRole('listitem').first().getByRole('button').tap();
  const result = sheet.locator('[data-part="result"]');
  await expect(result).toContainText('3 × 12 AWG THHN');
  await sheet.getByRole('button', { name: 'One more, Conductors 1' }).tap();
  await sheet.getByLabel('Size, row 1').selectOption('350');
  await sheet.getByRole('button', { name: 'Add conductors' }).tap();
  await sheet.getByLabel('Size, row 2').selectOption('4');
  await sheet.getByLabel('Insulation, row 2').selectOption('bare');
  await expect(result).toContainText('4 × 350 kcmil THHN + 1 × 4 AWG bare');
  await sheet.getByText('How many fit?').tap();
  await expect(result).toContainText('Trade size');
  await sheet.getByLabel('Trade size').selectOption('2');
  await expect(result).toContainText('fit');
  await sheet.getByText('These conductors').tap();
  await sheet.getByRole('button', { name: 'Put into the chat' }).tap();
  await expect(page.getByRole('article')).toBeVisible();
  // In the answer too, where the system's keyboard types.
  await page.getByRole('article').getByText('Change the inputs').tap();
  await expect(page.getByRole('article').getByLabel('How many, Conductors 1')).toHaveAttribute('inputmode', 'decimal');
  await page.getByRole('article').getByRole('button', { name: 'One more, Conductors 1' }).tap();
  expect(await page.locator('body').innerText()).not.toMatch(/\d:\d+:thhn|count:size/i);
});

test('six favourites stand first: a seventh takes the last one’s place, and the last ones used follow', async ({
  page,
  context,
  server,
}) => {
  await page.setViewportSize(PHONES[0]);
  await openTray(page, context, server.url);
  const sheet = page.getByRole('dialog');
  const favourites = sheet.getByRole('region', { name: 'Favorites' }).getByRole('button');
  await expect(favourites).toHaveCount(6);
  await page.getByRole('searchbox').fill('stove');
  await sheet.getByRole('listitem').first().getByRole('button').tap();
  await sheet.getByRole('button', { name: 'Put it with the favorites' }).tap();
  await expect(page.getByText('made room')).toBeVisible();
  await sheet.getByRole('button', { name: 'All calculators' }).tap();
  await page.getByRole('searchbox').fill('ohm');
  await sheet.getByRole('listitem').first().getByRole('button').tap();
  await sheet.getByRole('button', { name: 'All calculators' }).tap();
  await page.getByRole('searchbox').fill('');
  await expect(favourites).toHaveCount(6);
  await expect(favourites.first()).toHaveText('Range demand load');
  await expect(sheet.getByRole('region', { name: 'Last used' }).getByRole('button').first()).toHaveText(/Ohm/);
});

for (const theme of inLong(['light', 'dark', 'sun'], ['light'])) {
  test(`with the sheet open everything can be read, named and reached, ${theme}`, async ({ page, context, server }) => {
    test.setTimeout(90_000);
    await page.setViewportSize(PHONES[0]);
    await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    await openTray(page, context, server.url);
    const sheet = page.getByRole('dialog');
    expect(await faults(page), 'list').toEqual([]);
    for (const title of ['Voltage drop', 'Raceway (conduit) fill', 'Resistances in series and parallel', 'Drawing scale']) {
      await sheet.getByRole('button', { name: title, exact: true }).last().tap();
      await sheet.locator('input[data-keys]').first().focus();
      expect(await faults(page), title).toEqual([]);
      await sheet.getByRole('button', { name: 'All calculators' }).tap();
    }
    await sheet.getByRole('button', { name: 'Kept results' }).tap();
    expect(await faults(page), 'kept').toEqual([]);
  });
}

test('a result that is kept for a job is in that job’s chat', async ({ page, context, server }) => {
  await page.setViewportSize(PHONES[0]);
  await withoutWelcome(context);
  await page.goto(`${server.url}/chatbot?open=job`);
  await page.getByLabel('Site name').fill('12 Oak');
  await page.getByRole('button', { name: 'Save' }).tap();
  await page.getByRole('radio', { name: '12 Oak' }).check();
  await page.getByRole('button', { name: 'Done' }).tap();
  await page.goto(`${server.url}/chatbot?open=tray`);
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Range demand load', exact: true }).tap();
  await sheet.getByRole('button', { name: 'Keep', exact: true }).tap();
  await page.getByLabel('Name', { exact: true }).fill('Range of the kitchen');
  await expect(page.getByLabel('Job', { exact: true })).toHaveValue(/.+/);
  await page.getByRole('dialog', { name: 'Keep this result' }).getByRole('button', { name: 'Keep' }).tap();
  await expect(page.getByText('Kept, and put into the job: Range of the kitchen')).toBeVisible();
  await sheet.getByRole('button', { name: 'All calculators' }).tap();
  await sheet.getByRole('button', { name: 'Kept results' }).tap();
  await expect(sheet.getByText(/12 Oak · NEC/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await page.goto(`${server.url}/chatbot/jobs`);
  await page.getByText('12 Oak').first().click();
  await expect(
    page
      .getByText(/Range of the kitchen/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
});
