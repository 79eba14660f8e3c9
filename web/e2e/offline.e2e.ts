// A registered user with the server gone: cold start, past chats, a new answer, and everything on the server exactly once when it is back.
import { appIsKept, ask, enterAs, expect, signUp, test, withoutWelcome } from './world.ts';

test.use({ serviceWorkers: 'allow' });

test('with the server stopped, a cold start shows past chats and answers; the answer is on the server exactly once when it is back', async ({
  context,
  page,
  server,
}) => {
  test.setTimeout(90_000);
  await withoutWelcome(context);
  const account = await signUp(server);
  await enterAs(page, server.url, account);
  await ask(page, 'What is bonding?');
  await expect(page.getByRole('article')).toHaveCount(1);
  await appIsKept(page);
  await server.stop();

  await page.close();
  const cold = await context.newPage();
  await cold.goto(`${server.url}/chatbot/chathistory`);
  await expect(cold.getByRole('button', { name: /What is bonding\?/ }).first()).toBeVisible();
  await cold.goto(`${server.url}/chatbot`);
  await expect(cold.getByRole('article')).toHaveCount(1);
  await ask(cold, 'What size copper wire for a 50 amp range, 60 feet from the panel?');
  await expect(cold.getByRole('article').nth(1)).toContainText('6 AWG copper');
  await expect(cold.getByRole('article').nth(1)).toContainText('Answered on this device: no connection.');
  await expect(cold.getByText('No connection. The field guide on this device answers.')).toBeVisible();
  await ask(cold, '¿A qué profundidad va el PVC?');
  await expect(cold.getByRole('article').nth(2)).toHaveAttribute('lang', 'es');

  const again = await server.restart();
  await expect(cold.getByText('No connection. The field guide on this device answers.')).toBeHidden({ timeout: 30_000 });
  const messages = async (): Promise<{ role: string; content: string }[]> =>
    cold.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
      const sessions = (await (await fetch(`/api/ai/sessions/${localStorage.getItem('user_id')}`, { headers })).json()) as { id: string }[];
      const lists = await Promise.all(
        sessions.map(
          async ({ id }) =>
            (await (await fetch(`/api/ai/session/${id}/messages`, { headers })).json()) as { role: string; content: string }[],
        ),
      );
      return lists.flat();
    });
  await expect.poll(async () => (await messages()).length, { timeout: 20_000 }).toBe(6);
  await cold.reload();
  await expect(cold.getByRole('article')).toHaveCount(3);
  expect((await messages()).filter(({ content }) => content.startsWith('What size copper wire'))).toHaveLength(1);
  await again.close();
});
