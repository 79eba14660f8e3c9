// A login without the screens: over the API, and as what a login leaves on a device.
import type { Page } from 'playwright';

/** What a login leaves in local storage, by key. */
export type LoginKeys = Readonly<Record<'token' | 'user_id' | 'user_name' | 'login_count', string>>;

/** Posts to the API at `url`; an answer that is no success is an error that says what came. */
export async function post<T>(url: string, path: string, body: unknown, token?: string): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const reply = await fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as T;
}

/** Logs in at `url`, as somebody who has seen the welcome. */
export async function logIn(url: string, { email, password }: { readonly email: string; readonly password: string }): Promise<LoginKeys> {
  const { data } = await post<{ data: { token: string; id: number; name: string } }>(url, '/user/login', { email, password });
  return { token: data.token, user_id: String(data.id), user_name: data.name, login_count: '4' };
}

/** Puts keys into the storage of the page's device at `url`. The page stands on no screen then. */
export async function storeKeys(page: Page, url: string, keys: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(`${url}/healthz`);
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, keys);
}
