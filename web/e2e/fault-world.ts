// What the tests of bad networks and dying servers share.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { StoredMessage } from '../local/database.ts';
import { type Account, signUp } from './world.ts';

const MAIN = fileURLToPath(new URL('../../api/main.ts', import.meta.url));

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'wirewise-faults-'));
export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Sends a signal and waits for the end; its exit code, or null after a kill. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
}

/** Starts the server as a process of its own over `folder`. */
export async function startProcess(folder: string, env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: folder,
      PORT: '0',
      PUBLIC_URL: 'http://localhost',
      LOG_LEVEL: 'error',
      OLLAMA_URL: 'http://127.0.0.1:9',
      ADMIN_PASSWORD: 'a long admin password',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit') as Promise<[number | null]>;
  const url = await new Promise<string>((found, fail) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const port = /http:\/\/localhost:(\d+)/.exec(line)?.[1];
      if (port) found(`http://127.0.0.1:${port}`);
    });
    child.once('exit', (code) => fail(new Error(`The server ended with ${code}.`)));
  });
  return {
    url,
    child,
    async end(signal) {
      child.kill(signal);
      return (await gone)[0];
    },
  };
}

/** Signs a new user in at `url` without the screens, and opens the chat. */
export async function enterAsNew(page: Page, url: string): Promise<Account> {
  const account = await signUp({ url });
  await enterAs(page, url, account);
  return account;
}

/** Signs a user in at `url` without the screens, and opens the chat. */
export async function enterAs(page: Page, url: string, { email, password }: Account): Promise<void> {
  const reply = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { data } = (await reply.json()) as { data: { token: string; id: number; name: string; login_count: number } };
  await page.goto(`${url}/healthz`);
  await page.evaluate((login) => {
    localStorage.setItem('token', login.token);
    localStorage.setItem('user_id', String(login.id));
    localStorage.setItem('user_name', login.name);
    localStorage.setItem('login_count', '4');
  }, data);
  await page.goto(`${url}/chatbot`);
}

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

/** Every message that the device keeps of `owner` ('user-14'; left out: of whoever is signed in), in order. */
export const messagesOnDevice = (page: Page, owner?: string): Promise<StoredMessage[]> =>
  page.evaluate(
    (wanted) =>
      new Promise<StoredMessage[]>((done, failed) => {
        const id = localStorage.getItem('user_id');
        const open = indexedDB.open(`wirewise-${wanted ?? (id ? `user-${id}` : 'guest')}`);
        open.onerror = () => failed(open.error);
        open.onsuccess = () => {
          const all = open.result.transaction('messages').objectStore('messages').getAll();
          all.onsuccess = () => {
            open.result.close();
            done((all.result as StoredMessage[]).sort((a, b) => a.order - b.order));
          };
        };
      }),
    owner,
  );

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
