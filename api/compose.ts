// Builds everything once. The only place that names an adapter.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type App, createApp } from './app.ts';
import type { Config } from './config.ts';
import type { LoginResult } from './contract/account.ts';
import { ServiceError } from './contract/errors.ts';
import { drawCard } from './images/draw-card.ts';
import { createImageFolder } from './images/image-folder.ts';
import { startAnswerJobs } from './jobs/answer-jobs.ts';
import { createModelPulls } from './jobs/model-pulls.ts';
import { sweepRegularly } from './jobs/sweep-photos.ts';
import { tidy, tidyRegularly } from './jobs/tidy.ts';
import { createLog, type Log } from './log.ts';
import type { Mailer } from './mail/port.ts';
import { withRetries } from './mail/with-retries.ts';
import { listHostedModels } from './models/list-hosted.ts';
import { createOllamaServer } from './models/ollama-server.ts';
import type { Model } from './models/port.ts';
import { type AnswerQuestion, createAnswerer } from './services/answer/answer-question.ts';
import { createBreakers } from './services/answer/breaker.ts';
import { type ConfiguredProviders, createConfiguredProviders, type ModelAddress } from './services/answer/configured-providers.ts';
import { createModelFigures } from './services/answer/model-figures.ts';
import { type ModelUse, microdollarsOf, rowOfUse } from './services/answer/model-use.ts';
import type { Provider } from './services/answer/provider.ts';
import { createProviderHealth } from './services/answer/provider-health.ts';
import type { Answerers, Clock, Deps } from './services/context.ts';
import { createDailyAnswers } from './services/daily-answers.ts';
import { endUnproved } from './services/end-unproved.ts';
import { type AdminLogin, ensureAdmin } from './services/ensure-admin.ts';
import { createPasswords } from './services/passwords.ts';
import { createReaders } from './services/readers.ts';
import { createSecret, randomToken } from './services/secret.ts';
import { signInLocalUser } from './services/sign-in-local-user.ts';
import { TOKEN_LIFETIME } from './services/tokens.ts';
import { rememberData } from './store/expected-data.ts';
import { openSqlite } from './store/open-sqlite.ts';
import { EPOCH_SETTING } from './store/settings.ts';
import type { Store } from './store/store.ts';
import { StoreError } from './store/store-error.ts';

/** A start that cannot go on; `message` is one sentence with the cure, for whoever starts the program. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
  }
}

export interface ComposeOptions {
  readonly config: Config;
  /** The built UI; left out: `dist/web` of this installation. */
  readonly uiFolder?: string;
  readonly log?: Log;
  readonly clock?: Clock;
  /** Left out: the guide, and the models that the configuration names. */
  readonly answerQuestion?: AnswerQuestion;
  readonly guide?: Deps['guide'];
  readonly passwords?: Deps['passwords'];
}

export interface Wirewise {
  readonly app: App;
  readonly admin: AdminLogin;
  answerers(): Promise<Answerers>;
  /** Signs in the user of a computer that works alone: for the desktop's main process, no route leads there. */
  signInLocalUser(user: { name: string }): Promise<LoginResult['data']>;
  /** Lets running answers finish for a while, marks the rest, closes the database. */
  close(graceMs?: number): Promise<void>;
}

const HOUR_MS = 3_600_000;
const CLOSING_GRACE_MS = 6000;
const MAIL_GRACE_MS = 2000;
const WARM_AFTER_MS = 20;
/** As seldom as an idle server writes anything. */
const REMEMBER_EVERY_MS = 10 * 60_000;
const BUILT_UI = fileURLToPath(new URL('../dist/web', import.meta.url));

/**
 * Opens the database, starts the jobs and builds the app. Many processes may do so over one database.
 * @throws StartError when the database cannot be opened or the admin cannot be set up
 */
export async function compose(options: ComposeOptions): Promise<Wirewise> {
  const { config } = options;
  const log = options.log ?? createLog(config.logLevel);
  const clock = options.clock ?? { now: () => Date.now() };
  const onError = (message: string, error: unknown): void => log.error({ err: error }, message);
  const loadingGuide = options.guide ?? loadGuide();
  const store = await openStore(config, onError);
  try {
    const secret = createSecret(
      config.secretKey ?? (await store.write((tables) => tables.settings.readOrSet('secret-key', randomToken()))),
    );
    await store.write((tables) => tables.settings.readOrSet(EPOCH_SETTING, crypto.randomUUID()));
    const passwords = options.passwords ?? createPasswords();
    const admin = await ensureAdmin({ store, clock, secret, passwords }, { email: config.adminEmail, password: config.adminPassword });
    const mailer = createMailer(config);
    const background = createBackground(onError);
    const guide = await loadingGuide;
    const jobs = startAnswerJobs({ store, onError });
    const breakers = createBreakers(() => performance.now());
    const providerHealth = createProviderHealth(breakers, clock);
    const fixed = { hosted: config.hosted, ollamaUrl: config.ollama.url, ollamaModel: config.ollama.model, mode: config.answerMode };
    const providers = createConfiguredProviders({ store, secret, fixed, open: openModel });
    const modelPulls = createModelPulls(onError);
    const dailyAnswers = createDailyAnswers({ store, providers, clock });
    const modelFigures = createModelFigures();
    const noteUse = ({ id, prices }: Provider, use: ModelUse): void => {
      const microdollars = prices ? microdollarsOf(use, prices) : null;
      modelFigures.count(id, use, microdollars);
      background.start(() => store.write((tables) => tables.modelUses.insert(rowOfUse(id, use, microdollars, clock.now()))));
    };
    const warmUp = (): void => {
      providers
        .current()
        .then(([first]) => first?.model.warmUp?.())
        .catch((error: unknown) => onError('A local model could not be made ready.', error));
    };
    const answerers = async (): Promise<Answerers> => ({ ...(await availableModels(providers)), guide: guide.version });
    const images = createImageFolder(join(config.dataFolder, 'images'));
    const deps: Deps = {
      store,
      clock,
      secret,
      passwords,
      jobs,
      readers: createReaders(),
      guide,
      answerQuestion:
        options.answerQuestion ??
        createAnswerer({
          providers: providers.current,
          breakers,
          guide,
          onFault({ id }, error) {
            log.warn({ err: error, provider: id }, 'A model did not answer.');
            providerHealth.failed(id, error.message);
          },
          onAnswer: ({ id }) => providerHealth.succeeded(id),
          onUse: noteUse,
          daily: dailyAnswers,
        }),
      answerers,
      providers,
      providerHealth,
      openModel,
      localServer: createOllamaServer,
      listHostedModels,
      modelPulls,
      warmUp,
      dailyAnswers,
      modelFigures,
      mailer,
      images,
      drawCard,
      later: background.start,
      publicUrl: config.publicUrl,
      supportEmail: config.supportEmail ?? admin.email,
      publicSupportEmail: config.supportEmail ?? null,
      adminsNeedTwoStep: config.adminsNeedTwoStep,
      provesEmails: config.smtpUrl !== undefined,
      limits: {
        guestAnswers: config.guestLimit,
        guestResetHours: config.guestResetHours,
        signUpsPerHour: config.signUpsPerHour,
      },
    };
    const warming = setTimeout(() => warm(guide), WARM_AFTER_MS);
    warming.unref();
    const stopSweeping = sweepRegularly(store, images, clock, onError);
    const remember = (isLast: boolean): Promise<void> =>
      rememberData(store, config.dataFolder, clock.now(), isLast).catch((error: unknown) =>
        onError('What the database was left as could not be noted.', error),
      );
    await remember(false);
    const stopTidying = tidyRegularly(async () => {
      await tidy(store, clock.now(), { tokens: TOKEN_LIFETIME, guestWindowMs: config.guestResetHours * HOUR_MS });
      await endUnproved(deps);
    }, onError);
    const remembering = setInterval(() => void remember(false), REMEMBER_EVERY_MS);
    remembering.unref();
    return {
      app: createApp({ deps, log, config, uiFolder: options.uiFolder ?? BUILT_UI }),
      admin,
      answerers,
      signInLocalUser: (user) => signInLocalUser(deps, user),
      async close(graceMs = CLOSING_GRACE_MS) {
        clearTimeout(warming);
        modelPulls.close();
        stopTidying();
        stopSweeping();
        clearInterval(remembering);
        await jobs.close(graceMs);
        await background.end(Math.min(graceMs, MAIL_GRACE_MS));
        mailer.close();
        await remember(true);
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    if (error instanceof ServiceError) throw new StartError(error.message, { cause: error });
    throw error;
  }
}

/** Work that goes on after its answer was given; `end` waits for it, but no longer than `graceMs`. */
function createBackground(onError: (message: string, error: unknown) => void) {
  const running = new Set<Promise<void>>();
  return {
    start(work: () => Promise<void>): void {
      const ended: Promise<void> = Promise.resolve()
        .then(work)
        .catch((error: unknown) => onError('Something in the background failed.', error))
        .finally(() => running.delete(ended));
      running.add(ended);
    },
    async end(graceMs: number): Promise<void> {
      await Promise.race([Promise.all(running), sleep(Math.max(graceMs, 1000), undefined, { ref: false })]);
    },
  };
}

/** Mail goes to the SMTP server of the configuration, else into files. Its libraries are loaded with the first mail. */
function createMailer(config: Config): Mailer {
  const from = config.mailFrom ?? `Wirewise <no-reply@${new URL(config.publicUrl).hostname}>`;
  const { smtpUrl } = config;
  let opened: Promise<Mailer> | undefined;
  const open = async (): Promise<Mailer> =>
    smtpUrl === undefined
      ? (await import('./mail/eml-files.ts')).createEmlMailer({ folder: join(config.dataFolder, 'mail'), from })
      : withRetries((await import('./mail/smtp.ts')).createSmtpMailer({ url: smtpUrl, from }));
  return {
    async send(mail) {
      opened ??= open();
      await (await opened).send(mail);
    },
    close() {
      opened?.then((mailer) => mailer.close()).catch(() => undefined);
    },
  };
}

/** Loaded while the database opens. */
async function loadGuide(): Promise<Deps['guide']> {
  const [{ createGuide }, { packFor }] = await Promise.all([import('./guide/answer.ts'), import('./guide/pack/pack.ts')]);
  return createGuide(packFor('en'), packFor('es'));
}

/** Asks the guide once for each way it answers, so that the first reader does not wait for code that has never run. */
function warm(guide: Deps['guide']): void {
  for (const text of [
    'voltage drop of 12 AWG copper at 20 A over 150 ft at 120 V',
    'smoke from the panel',
    '¿Qué es un GFCI?',
    'box fill',
  ]) {
    guide.answer({ text });
  }
}

/** The adapter for an address; its code is loaded with the first that needs it. */
async function openModel({ kind, baseUrl, model, apiKey }: ModelAddress): Promise<Model> {
  if (kind === 'hosted') return (await import('./models/hosted.ts')).createHostedModel({ baseUrl, model, apiKey });
  return (await import('./models/ollama.ts')).createOllamaModel({ url: baseUrl, model: model || undefined });
}

/** The models that could answer just now, in order. */
async function availableModels(providers: ConfiguredProviders): Promise<Omit<Answerers, 'guide'>> {
  const there = await Promise.all(
    (await providers.current()).map(async ({ id, title, model, sees }) => {
      const found = await model.available();
      return found && { id, kind: model.kind, name: title ?? found.name, model: found.name, sees };
    }),
  );
  const models = there.filter((each) => each !== null);
  const first = (kind: Model['kind']): string | null => models.find((each) => each.kind === kind)?.model ?? null;
  return { hosted: first('hosted'), local: first('local'), models };
}

async function openStore(config: Config, onError: (message: string, error: unknown) => void): Promise<Store> {
  try {
    if (config.databaseUrl === undefined) return await openSqlite({ folder: config.dataFolder, expect: config.expectData });
    const { openPostgres } = await import('./store/open-postgres.ts');
    return await openPostgres({
      url: config.databaseUrl,
      remembered: { folder: config.dataFolder, expect: config.expectData },
      onLost: (error) => onError('A database connection was lost.', error),
    });
  } catch (error) {
    if (error instanceof StoreError) throw new StartError(error.message, { cause: error });
    throw error;
  }
}
