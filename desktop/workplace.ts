// Who is at work: one person, with pages that keep theirs apart and behind them this computer's API or a server; or nobody, at the door.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserWindow, type Session, session } from 'electron';
import type { Wirewise } from '../api/compose.ts';
import { OLLAMA_URL } from '../api/contract/values.ts';
import type { Log } from '../api/log.ts';
import { type HandOver, handOverOnce } from './hand-over.ts';
import { backUpBeforeUpdate } from './kept/back-up-before-update.ts';
import { keepPlace, openWindow, type WindowOptions } from './open-window.ts';
import type { People, Person } from './people/people.ts';
import { forwardTo } from './serving/forward.ts';
import { createNearby, hasModels, isForNearby, type Nearby } from './serving/nearby.ts';
import { serveWindow } from './serving/serve-pages.ts';
import { accountName, startApi, uiFolder } from './start-api.ts';

type Login = ReturnType<Wirewise['signInLocalUser']>;

interface Work {
  /** Undefined at the door. */
  readonly person: Person | undefined;
  readonly pages: Session;
  readonly window: BrowserWindow;
  /** Of a person who works on this computer alone. */
  readonly api: Promise<Wirewise> | undefined;
  readonly login: HandOver<Login> | undefined;
  /** Of a person who is connected. */
  readonly nearby: Nearby | undefined;
}

export interface WorkplaceOptions extends Pick<WindowOptions, 'preload' | 'settings' | 'say' | 'staysOpen'> {
  readonly people: People;
  readonly log: Log;
  readonly version: string;
  readonly language: () => string;
  readonly onNewPage: () => void;
  readonly onGone: (reason: string) => void;
  /** Somebody else is here, or nobody. */
  readonly onChange: () => void;
}

export interface Workplace {
  readonly window: BrowserWindow | undefined;
  readonly pages: Session;
  /** Undefined at the door. */
  readonly person: Person | undefined;
  /** The data of whoever works on this computer alone. */
  readonly dataFolder: string | undefined;
  /** Takes the place of whoever was here; left out: opens the door. Rejects as `startApi` does, with the window open and nothing behind it. */
  open(person?: Person): Promise<void>;
  /** Where somebody's pages keep theirs. */
  pagesOf(person: Person): Session;
  /** The login of whoever works on this computer alone, once a page; @throws RefusedCall */
  takeLogin(): Login | undefined;
  /** Marks running answers and closes the database. */
  closeData(): Promise<void>;
}

/** The door keeps nothing. */
const DOOR = 'door';
const nobodyThere = async (): Promise<Response> => new Response('Nobody is here.\n', { status: 503 });

type Answer = (request: Request) => Promise<Response>;
/** What is for this computer stays here; everything else goes to the server. */
const besides =
  (nearby: Nearby | undefined, there: Answer): Answer =>
  (request) =>
    nearby && isForNearby(new URL(request.url).pathname) ? nearby.answer(request) : there(request);

export function createWorkplace(options: WorkplaceOptions): Workplace {
  const { people, log, version, settings, language } = options;
  let work: Work | undefined;

  const dataOf = (person: Person): string => join(people.folderOf(person.id), 'data');
  function pagesOf(person: Person): Session {
    const folder = join(people.folderOf(person.id), 'page');
    mkdirSync(folder, { recursive: true });
    return session.fromPath(folder);
  }

  async function startData(person: Person): Promise<Wirewise> {
    await backUpBeforeUpdate(dataOf(person), { before: person.version, now: version });
    if (person.version !== version) people.change(person.id, { version });
    return startApi(dataOf(person), log);
  }

  /** The models on this computer that a person without a connection can ask; never more than they could in an hour. */
  const nearbyOf = (person: Person): Nearby =>
    createNearby(
      () =>
        startApi(join(people.folderOf(person.id), 'nearby'), log, { ANSWER_MODE: 'local', GUEST_LIMIT: '1000', GUEST_RESET_HOURS: '1' }),
      () => hasModels(process.env.OLLAMA_URL || OLLAMA_URL),
    );

  async function closeDataOf(closed: Work | undefined): Promise<void> {
    try {
      // Chromium writes what pages keep in its own time, and a login is among it.
      closed?.pages.flushStorageData();
      await closed?.nearby?.close();
      await (await closed?.api)?.close();
    } catch (error) {
      log.error({ err: error }, 'The data was not closed as it should be.');
    }
  }

  return {
    get window() {
      return work?.window;
    },
    get pages() {
      return work?.pages ?? session.fromPartition(DOOR);
    },
    get person() {
      const id = work?.person?.id;
      return id === undefined ? undefined : people.find(id);
    },
    get dataFolder() {
      return work?.person && work.person.server === undefined ? dataOf(work.person) : undefined;
    },
    pagesOf,
    async open(person) {
      const before = work;
      if (before) keepPlace(before.window, settings);
      const pages = person ? pagesOf(person) : session.fromPartition(DOOR);
      // Until `onChange` names the languages, where somebody wants it: Chromium would else fetch dictionaries by itself.
      pages.setSpellCheckerEnabled(false);
      const { server } = person ?? {};
      const data = Promise.withResolvers<Wirewise>();
      // Told of below.
      data.promise.catch(() => undefined);
      const api = person && server === undefined ? data.promise : undefined;
      const nearby = person && server !== undefined ? nearbyOf(person) : undefined;
      const answer = api
        ? async (request: Request) => (await api).app.fetch(request)
        : server === undefined
          ? nobodyThere
          : besides(
              nearby,
              forwardTo(server, (address, init) => pages.fetch(address, init)),
            );
      const login = api && handOverOnce(async () => (await api).signInLocalUser({ name: person?.name || accountName() }));
      // The window first: its pages need no data, and come while that opens.
      const window = openWindow({
        ...options,
        pages,
        serve: serveWindow(uiFolder(), answer),
        told: [
          `--wirewise-work=${!person ? 'door' : server === undefined ? 'alone' : 'connected'}`,
          `--wirewise-language=${language()}`,
          ...(server === undefined ? [] : [`--wirewise-server=${server}`]),
        ],
        path: !person ? '/people' : server !== undefined && person.name === '' ? '/login' : '/chatbot',
        onNewPage() {
          login?.renew();
          options.onNewPage();
        },
      });
      work = { person, pages, window, api, login, nearby };
      options.onChange();
      // Not before: with its last window the program would end.
      before?.window.destroy();
      await closeDataOf(before);
      if (!person || !api) return;
      data.resolve(startData(person));
      await api;
    },
    takeLogin: () => work?.login?.take(),
    closeData: () => closeDataOf(work),
  };
}
