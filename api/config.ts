// The environment, read once. A value that cannot be used stops the start with one sentence that names it.
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { emailSchema } from './contract/account.ts';
import { ANSWER_MODES, GUEST_LIMIT, PASSWORD_MAX } from './contract/values.ts';

export class ConfigError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ConfigError';
  }
}

export type Config = ReturnType<typeof readConfig>;

const whole = (min: number, max: number, fallback: number) =>
  z.pipe(
    z._default(z.string().check(z.regex(/^\d{1,9}$/)), String(fallback)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(min), z.maximum(max))),
  );

const httpUrl = z.string().check(
  z.refine((text) => {
    const url = URL.parse(text);
    return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') && url.username === '' && url.password === '';
  }),
);

const ADMIN_PASSWORD_MIN = 12;
const SECRET_KEY_MIN = 16;
const DIFFERENT_CHARACTERS = 8;
/** Words of keys and passwords that were copied out of an example, or meant to be replaced. */
const PLACEHOLDER =
  /change.?(me|this|it)|replace|placeholder|example|insert|todo|your.?(secret|key|password)|secret.?key|password|wirewise/i;
const RUNS = ['abcdefghijklmnopqrstuvwxyz', '0123456789', 'qwertyuiopasdfghjklzxcvbnm'] as const;

/** True for what nobody has drawn at random: a word repeated, rows of the keyboard or the alphabet, few different characters. */
function isGuessable(text: string): boolean {
  const lower = text.toLowerCase();
  if (new Set(lower).size < DIFFERENT_CHARACTERS || /^(.+?)\1+$/u.test(lower)) return true;
  // Of neighbours that follow each other in a row, as in 0123456789abcdef; a random text has next to none.
  let following = 0;
  for (let index = 1; index < lower.length; index += 1) {
    const pair = lower.slice(index - 1, index + 1);
    if (RUNS.some((run) => run.includes(pair))) following += 1;
  }
  return following > lower.length / 2;
}

/** Addresses and networks such as 203.0.113.7, 198.51.100.0/24, with commas between. */
const networks = z.pipe(
  z._default(z.string(), ''),
  z.pipe(
    z.transform((text: string) =>
      text
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== ''),
    ),
    z.array(z.string().check(z.refine(isNetwork))),
  ),
);

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const bits = isIP(address) === 6 ? 128 : isIP(address) === 4 ? 32 : -1;
  return (
    rest.length === 0 &&
    bits > 0 &&
    !address.includes('%') &&
    (prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= bits))
  );
}

/** Each variable with what it must look like, for the sentence that refuses it. */
const VARIABLES = {
  PORT: [whole(0, 65_535, 8787), 'a port from 0 to 65535'],
  HOST: [z._default(z.string().check(z.regex(/^[0-9A-Za-z.:_-]{1,255}$/)), '127.0.0.1'), 'a host name or address to listen on'],
  DATA_DIR: [z._default(z.string().check(z.minLength(1)), 'data'), 'a folder'],
  DATABASE_URL: [
    z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\/\S+$/))),
    'an address like postgres://user:password@host:5432/name',
  ],
  EXPECT_DATA: [z._default(z.enum(['as-left', 'existing', 'any']), 'as-left'), 'one of as-left, existing, any'],
  SECRET_KEY: [
    z.optional(
      z.string().check(
        z.minLength(SECRET_KEY_MIN),
        z.maxLength(1000),
        z.refine((text) => !isGuessable(text) && !PLACEHOLDER.test(text)),
      ),
    ),
    `at least ${SECRET_KEY_MIN} random characters, the same on every process, as \`openssl rand -base64 32\` makes them`,
  ],
  PUBLIC_URL: [z.optional(httpUrl), 'the address people use, such as https://wirewise.example.com'],
  TRUST_PROXY: [whole(0, 10, 0), 'the number of proxies in front, from 0 to 10'],
  TRUSTED_PROXIES: [networks, 'addresses or networks such as 203.0.113.7, 198.51.100.0/24'],
  ADMIN_EMAIL: [z.optional(z.union([emailSchema, z.literal('admin@localhost')])), 'an e-mail address'],
  ADMIN_PASSWORD: [
    z.optional(
      z.string().check(
        z.minLength(ADMIN_PASSWORD_MIN),
        z.maxLength(PASSWORD_MAX),
        z.refine((text) => !isGuessable(text)),
      ),
    ),
    `from ${ADMIN_PASSWORD_MIN} to ${PASSWORD_MAX} characters that nobody guesses`,
  ],
  ADMIN_TWO_STEP: [z._default(z.enum(['optional', 'required']), 'optional'), 'optional or required'],
  SMTP_URL: [z.optional(z.string().check(z.regex(/^smtps?:\/\/\S+$/))), 'an address like smtps://user:password@host:465'],
  SUPPORT_EMAIL: [z.optional(emailSchema), 'an e-mail address'],
  MAIL_FROM: [
    z.optional(z.string().check(z.maxLength(320), z.regex(/^[^\r\n]*@[^\r\n]*$/))),
    'a sender such as Wirewise <help@example.com>',
  ],
  LLM_BASE_URL: [z.optional(httpUrl), 'the http(s) address of an OpenAI-compatible endpoint'],
  LLM_API_KEY: [z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,1000}$/))), 'a key without spaces'],
  LLM_MODEL: [z.optional(z.string().check(z.minLength(1), z.maxLength(200))), "a model's name"],
  OLLAMA_URL: [z.optional(httpUrl), 'the http(s) address of an Ollama server'],
  OLLAMA_MODEL: [z.optional(z.string().check(z.minLength(1), z.maxLength(200))), "a model's name"],
  ANSWER_MODE: [z.optional(z.enum(ANSWER_MODES)), `one of ${ANSWER_MODES.join(', ')}`],
  GUEST_LIMIT: [whole(0, 1000, GUEST_LIMIT), 'how many answers a guest gets, from 0 to 1000'],
  GUEST_RESET_HOURS: [whole(0, 87_600, 0), 'after how many hours a guest gets them again; 0 for never'],
  SIGN_UPS_PER_HOUR: [whole(1, 1_000_000, 30), 'how many accounts one address may try to make in an hour'],
  METRICS_TOKEN: [z.optional(z.string().check(z.minLength(8), z.maxLength(200))), 'at least 8 characters'],
  LOG_LEVEL: [z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'), 'one of debug, info, warn, error, silent'],
} as const;

type Values = { [Name in keyof typeof VARIABLES]: z.infer<(typeof VARIABLES)[Name][0]> };

function parse(env: Readonly<Record<string, string | undefined>>): Values {
  const values: Record<string, unknown> = {};
  for (const [name, [schema, shape]] of Object.entries(VARIABLES)) {
    const text = env[name]?.trim();
    const parsed = schema.safeParse(text === '' ? undefined : text);
    // The value itself stays out of the sentence: it may be a password.
    if (!parsed.success) throw new ConfigError(`${name} cannot be used: it must be ${shape}.`);
    values[name] = parsed.data;
  }
  return values as Values;
}

const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1']);

/**
 * The settings of one process, from its environment.
 * @throws ConfigError naming the variable that cannot be used
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const values = parse(env);
  if (values.LLM_BASE_URL !== undefined && values.LLM_MODEL === undefined) {
    throw new ConfigError('LLM_MODEL is missing: LLM_BASE_URL needs the name of the model to ask.');
  }
  if (values.TRUSTED_PROXIES.length > 0 && values.TRUST_PROXY === 0) {
    throw new ConfigError('TRUST_PROXY is missing: TRUSTED_PROXIES needs the number of proxies in front.');
  }
  return {
    port: values.PORT,
    host: values.HOST,
    isLoopback: LOOPBACK_HOSTS.has(values.HOST),
    dataFolder: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    /** Which database may be there: the one that was left, any but an empty one, or any. */
    expectData: values.EXPECT_DATA,
    secretKey: values.SECRET_KEY,
    /** As an origin: scheme, host and port, without a path. */
    publicUrl: new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).origin,
    /** How many proxies in front may name a visitor's address. */
    proxyHops: values.TRUST_PROXY,
    /** Those of them that are neither on this computer nor on a private network. */
    trustedProxies: values.TRUSTED_PROXIES,
    adminEmail: values.ADMIN_EMAIL,
    adminPassword: values.ADMIN_PASSWORD,
    adminsNeedTwoStep: values.ADMIN_TWO_STEP === 'required',
    smtpUrl: values.SMTP_URL,
    supportEmail: values.SUPPORT_EMAIL,
    mailFrom: values.MAIL_FROM,
    hosted:
      values.LLM_BASE_URL !== undefined && values.LLM_MODEL !== undefined
        ? { baseUrl: values.LLM_BASE_URL, model: values.LLM_MODEL, apiKey: values.LLM_API_KEY }
        : undefined,
    /** Undefined where the admin may choose. */
    ollama: { url: values.OLLAMA_URL, model: values.OLLAMA_MODEL },
    answerMode: values.ANSWER_MODE,
    guestLimit: values.GUEST_LIMIT,
    guestResetHours: values.GUEST_RESET_HOURS,
    signUpsPerHour: values.SIGN_UPS_PER_HOUR,
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL,
  };
}
