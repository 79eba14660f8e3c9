// The API in this process, over the data of one person who works on this computer alone.
import { mkdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { app, safeStorage } from 'electron';
import type { Wirewise } from '../api/compose.ts';
import type { Log } from '../api/log.ts';
import { readSecretKey } from './secrets.ts';

/** The built UI. */
export const uiFolder = (): string => join(import.meta.dirname, '../web');

/** What the computer calls whoever is logged in to it. */
export function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'Electrician';
  }
}

/**
 * Opens the data in `folder`; `more` goes over the environment. Rejects as `compose` and `readSecretKey` do, with a sentence for the user.
 */
export async function startApi(folder: string, log: Log, more: Readonly<Record<string, string>> = {}): Promise<Wirewise> {
  // Large, and not needed for the window to open.
  const [{ compose }, { readConfig }] = await Promise.all([import('../api/compose.ts'), import('../api/config.ts')]);
  mkdirSync(folder, { recursive: true });
  const secretKey = readSecretKey(join(app.getPath('userData'), 'secret.bin'), safeStorage);
  const { LLM_BASE_URL, LLM_API_KEY, LLM_MODEL, OLLAMA_URL, OLLAMA_MODEL, ANSWER_MODE } = process.env;
  const config = readConfig({
    LLM_BASE_URL,
    LLM_API_KEY,
    LLM_MODEL,
    OLLAMA_URL,
    OLLAMA_MODEL,
    ANSWER_MODE,
    DATA_DIR: folder,
    SECRET_KEY: secretKey,
    ...more,
  });
  return compose({ config, log, uiFolder: uiFolder() });
}
