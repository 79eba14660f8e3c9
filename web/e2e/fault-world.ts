// What the tests of bad networks and dying servers share.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { StoredMessage } from '../local/database.ts';

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'wirewise-faults-'));
export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

type OnServer = Pick<StoredMessage, 'id' | 'role' | 'content' | 'state' | 'replyTo' | 'answer'>;

/** Every message that the server at `url` has of the page's user, by chat and place. */
export async function messagesOnServer(page: Page, url: string): Promise<OnServer[]> {
  const { token, userId } = await page.evaluate(() => ({ token: localStorage.getItem('token'), userId: localStorage.getItem('user_id') }));
  const headers = { authorization: `Bearer ${token}` };
  const sessions = (await (await fetch(`${url}/api/ai/sessions/${userId}`, { headers })).json()) as { id: string }[];
  const lists = await Promise.all(
    sessions.map(async ({ id }) => (await (await fetch(`${url}/api/ai/session/${id}/messages`, { headers })).json()) as OnServer[]),
  );
  return lists.flat();
}

/** Every row of `store` that the device keeps of `owner` ('guest', 'user-14'; left out: of whoever is signed in). */
const rowsOnDevice = <Row>(page: Page, store: string, owner?: string): Promise<Row[]> =>
  page.evaluate(
    ([rows, wanted]) =>
      new Promise<Row[]>((done, failed) => {
        const id = localStorage.getItem('user_id');
        const open = indexedDB.open(`wirewise-${wanted ?? (id ? `user-${id}` : 'guest')}`);
        open.onerror = () => failed(open.error);
        open.onsuccess = () => {
          const all = open.result.transaction(rows).objectStore(rows).getAll();
          all.onsuccess = () => {
            open.result.close();
            done(all.result as Row[]);
          };
        };
      }),
    [store, owner] as const,
  );

/** Every message that the device keeps, in order; `owner` as in `rowsOnDevice`. */
export const messagesOnDevice = async (page: Page, owner?: string): Promise<StoredMessage[]> =>
  (await rowsOnDevice<StoredMessage>(page, 'messages', owner)).sort((a, b) => a.order - b.order);

/** The drafts that the device keeps of whoever is signed in. */
export const draftsOnDevice = async (page: Page): Promise<string[]> =>
  (await rowsOnDevice<{ text: string }>(page, 'drafts')).map(({ text }) => text);

/** Gathers every text that the page shows of an answer in the making, across reloads. Call before the page is opened. */
export async function gatherLiveTexts(page: Page): Promise<string[]> {
  const texts: string[] = [];
  await page.exposeFunction('tellLiveText', (text: string) => {
    if (texts.at(-1) !== text) texts.push(text);
  });
  await page.addInitScript(() => {
    const tell = (window as unknown as { tellLiveText: (text: string) => void }).tellLiveText;
    new MutationObserver(() => {
      const text = document.querySelector('[aria-busy="true"]')?.textContent;
      if (text) tell(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return texts;
}
