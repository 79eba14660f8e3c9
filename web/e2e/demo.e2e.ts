// The guided tour: five ready-made questions, answered in the page, with no account and no server.
import { expect, test, withoutWelcome } from './world.ts';

test('the tour answers its five questions on the device, and goes on with the server gone', async ({ context, page, server }) => {
  await withoutWelcome(context);
  await page.goto(`${server.url}/demo`);
  const card = page.getByRole('article');
  await expect(card).toContainText('6 AWG copper');
  await server.stop();
  await page.getByRole('button', { name: 'Next stop' }).click();
  await expect(card).toContainText('% of 120 V');
  await page.getByRole('button', { name: 'Next stop' }).click();
  await expect(card).toContainText('210.8');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(card).toContainText('% of 120 V');
});
