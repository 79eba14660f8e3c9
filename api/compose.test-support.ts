// What tests of the composed app share: a folder of its own, a guide of three answers, an answerer that a test can slow down.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ComposeOptions, compose, type Wirewise } from './compose.ts';
import { readConfig } from './config.ts';
import type { LoginResult } from './contract/account.ts';
import { plainAnswer } from './contract/answer.test-support.ts';
import { type AnswerEvent, answerEventSchema } from './contract/events.ts';
import { createGuide, type Guide } from './guide/answer.ts';
import { packFor } from './guide/pack/pack.ts';
import type { Log } from './log.ts';
import type { AnswerQuestion } from './services/answer/answer-question.ts';
import type { DatabaseEnv } from './store/both-databases.test-support.ts';
import { openPostgres } from './store/open-postgres.ts';
import { openSqlite } from './store/open-sqlite.ts';
import type { Store } from './store/store.ts';

export const quietLog: Log = { debug() {}, info() {}, warn() {}, error() {} };

let guide: Guide | undefined;
/** Made when first needed: most tests never do. */
const realGuide = (): Guide => {
  guide ??= createGuide(packFor('en'), packFor('es'));
  return guide;
};

/** Answers every text with itself; 'smoke' is an emergency. */
export const echoGuide: Pick<Guide, 'answer' | 'scene' | 'version'> = {
  version: 'test',
  scene: (question) => realGuide().scene(question),
  answer: (question) => {
    const { id: _, ...answer } = plainAnswer(`You asked: ${question.text}`, {
      kind: question.text.includes('smoke') ? 'emergency' : 'topic',
      videos: [{ url: 'https://www.youtube.com/results?search_query=test', thumbnail: '/videos/test.svg', title: 'Search: test' }],
      nec_references: [{ code: '110.3', description: 'Use it as listed.', link: 'https://www.nfpa.org/70' }],
      step_by_step: ['Look.', 'Answer.'],
      suggestions: [{ title: `Before: ${question.previous?.join(' | ') ?? ''}` }],
      edition: question.edition ?? '2023',
      language: question.language ?? 'en',
    });
    return { answer, figures: [] };
  },
};

/** Answers in `words` pieces of text, `pauseMs` apart; counts how often it was asked and what it was stopped at. */
export function slowAnswerer(words: number, pauseMs: number): AnswerQuestion & { asked: number; stopped: number } {
  const answerer = Object.assign(
    async function* (request: Parameters<AnswerQuestion>[0], signal: AbortSignal) {
      answerer.asked += 1;
      const { answer } = request.guideAnswer;
      yield { type: 'start' as const, answeredBy: 'guide' as const, kind: answer.kind, language: answer.language, understood: [] };
      let response = '';
      for (let word = 1; word <= words; word += 1) {
        const text = `word ${word} `;
        response += text;
        yield { type: 'text' as const, text };
        await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
        if (signal.aborted) {
          answerer.stopped += 1;
          return;
        }
      }
      yield { type: 'done' as const, answer: { ...answer, id: request.replyId, response } };
    },
    { asked: 0, stopped: 0 },
  );
  return answerer;
}

export interface TestHost extends Wirewise {
  readonly folder: string;
  call(method: string, path: string, options?: CallOptions): Promise<Response>;
}

export interface CallOptions {
  readonly token?: string | undefined;
  readonly body?: unknown;
  /** Sent as it is, instead of `body` as JSON. */
  readonly raw?: string | Uint8Array<ArrayBuffer>;
  /** Sent as a multipart form. */
  readonly form?: Readonly<Record<string, string | Blob>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** The caller's socket address. */
  readonly from?: string;
}

export const ADMIN = { email: 'admin@localhost', password: 'a long admin password' } as const;

/** A composed app over `folder`, or over a new one; without a port, and quiet. */
export async function composeForTest(
  options: { folder?: string; env?: Readonly<Record<string, string>> } & Omit<ComposeOptions, 'config'> = {},
): Promise<TestHost> {
  const { folder = await newFolder(), env = {}, ...rest } = options;
  const config = readConfig({
    DATA_DIR: folder,
    ADMIN_PASSWORD: ADMIN.password,
    SIGN_UPS_PER_HOUR: '1000',
    LOG_LEVEL: 'silent',
    ANSWER_MODE: 'guide',
    ...env,
  });
  const wirewise = await compose({ guide: echoGuide, log: quietLog, ...rest, config });
  return { ...wirewise, folder, call: (method, path, call) => callApp(wirewise, method, path, call) };
}

/** The store of a server over `folder`, beside it. */
export const openStore = (folder: string, { DATABASE_URL: url }: DatabaseEnv): Promise<Store> =>
  url === undefined ? openSqlite({ folder }) : openPostgres({ url });

/** Two processes over one database, and that database. */
export interface TwoHosts {
  readonly one: TestHost;
  readonly two: TestHost;
  readonly store: Store;
  /** Ends all and removes the folder. */
  close(): Promise<void>;
}

export async function composeTwo(env: Readonly<Record<string, string>> & DatabaseEnv): Promise<TwoHosts> {
  const one = await composeForTest({ env });
  const two = await composeForTest({ env, folder: one.folder });
  const store = await openStore(one.folder, env);
  return {
    one,
    two,
    store,
    async close() {
      await store.close();
      await one.close(0);
      await two.close(0);
      await removeFolder(one.folder);
    },
  };
}

export const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'wirewise-test-'));
export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

function formOf(fields: CallOptions['form']): FormData | undefined {
  if (!fields) return undefined;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

async function callApp(wirewise: Wirewise, method: string, path: string, options: CallOptions = {}): Promise<Response> {
  const headers = new Headers(options.headers);
  if (options.token !== undefined) headers.set('authorization', `Bearer ${options.token}`);
  const body = options.raw ?? formOf(options.form) ?? (options.body === undefined ? undefined : JSON.stringify(options.body));
  if (body !== undefined && !(body instanceof FormData) && !headers.has('content-type')) headers.set('content-type', 'application/json');
  return wirewise.app.fetch(new Request(`http://localhost${path}`, { method, headers, ...(body === undefined ? {} : { body }) }), {
    incoming: { socket: { remoteAddress: options.from ?? '127.0.0.1' } },
  });
}

let people = 0;

/** A new user who is logged in. */
export async function newUser(host: TestHost): Promise<LoginResult['data'] & { email: string; password: string }> {
  people += 1;
  const email = `electrician${people}-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const password = 'wire nuts and all';
  const signUp = await host.call('POST', '/api/user/signUp', {
    body: { full_name: `Electrician ${people}`, email, phone_number: '5551234567', password, confirmPassword: password, referredBy: '' },
  });
  if (signUp.status !== 200) throw new Error(`Sign-up failed: ${await signUp.text()}`);
  return { ...(await logInAs(host, email, password)), email, password };
}

export async function logInAs(host: TestHost, email: string, password: string): Promise<LoginResult['data']> {
  const response = await host.call('POST', '/api/user/login', { body: { email, password } });
  if (response.status !== 200) throw new Error(`Login failed: ${await response.text()}`);
  return ((await response.json()) as LoginResult).data;
}

export const newAdmin = (host: TestHost): Promise<LoginResult['data']> => logInAs(host, ADMIN.email, ADMIN.password);

/** The events of a stream as they come; checks each against the contract. */
export async function* eventsOf(response: Response): AsyncGenerator<AnswerEvent, void, undefined> {
  if (!response.body) throw new Error('No body.');
  let buffered = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body) {
    buffered += decoder.decode(chunk, { stream: true });
    for (let end = buffered.indexOf('\n\n'); end >= 0; end = buffered.indexOf('\n\n')) {
      const lines = buffered.slice(0, end).split('\n');
      buffered = buffered.slice(end + 2);
      const data = lines.find((line) => line.startsWith('data: '));
      if (!data) continue;
      const event = answerEventSchema.parse(JSON.parse(data.slice(6)));
      if (!lines.includes(`id: ${event.n}`) || !lines.includes(`event: ${event.type}`)) throw new Error(`Wrong frame: ${lines.join('\n')}`);
      yield event;
    }
  }
}

export async function allEvents(response: Response): Promise<AnswerEvent[]> {
  const events: AnswerEvent[] = [];
  for await (const event of eventsOf(response)) events.push(event);
  return events;
}

export const textOf = (events: readonly AnswerEvent[]): string => events.map((event) => (event.type === 'text' ? event.text : '')).join('');

export const asStream = { accept: 'text/event-stream' } as const;
