// The API in this process, over a data folder of this computer's user.
import { mkdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { app, protocol, safeStorage } from 'electron';
import { compose, type Wirewise } from '../api/compose.ts';
import { type Config, readConfig } from '../api/config.ts';
import type { Log } from '../api/log.ts';
import { APP_SCHEME } from './app-address.ts';
import { readSecretKey } from './secrets.ts';

export interface StartedApi {
  readonly wirewise: Wirewise;
  readonly config: Config;
  signIn(): ReturnType<Wirewise['signInLocalUser']>;
}

export const dataFolder = (): string => join(app.getPath('userData'), 'data');

function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'Electrician';
  }
}

/** Opens the data and serves app://. Rejects as `compose` and `readSecretKey` do, with a sentence for the user. */
export async function startApi(log: Log): Promise<StartedApi> {
  const folder = dataFolder();
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
  });
  const wirewise = await compose({ config, log, uiFolder: join(import.meta.dirname, '../web') });
  protocol.handle(APP_SCHEME, (request) => wirewise.app.fetch(request));
  return { wirewise, config, signIn: () => wirewise.signInLocalUser({ name: accountName() }) };
}
