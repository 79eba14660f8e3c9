// The models that may answer, as the environment and whoever runs the installation set them up: read at each question, so that a change
// holds at once on every process, and built anew only where something of them changed.
import { ENVIRONMENT_PROVIDER, OLLAMA_PROVIDER, type ProviderInput } from '../../contract/model-settings.ts';
import { type AnswerMode, OLLAMA_URL } from '../../contract/values.ts';
import type { Model } from '../../models/port.ts';
import type { Store, Tables } from '../../store/store.ts';
import type { Secret } from '../secret.ts';
import { DEADLINES } from './deadlines.ts';
import { MAX_TOKENS, type Provider } from './provider.ts';

/** A provider as it is kept: its key sealed. */
export interface StoredProvider extends Omit<ProviderInput, 'key'> {
  readonly sealedKey: string | null;
}

export interface StoredSettings {
  readonly mode: AnswerMode;
  readonly dailyAnswers: number | null;
  readonly providers: readonly StoredProvider[];
}

/** What the environment fixes. */
export interface FixedModels {
  readonly hosted: { readonly baseUrl: string; readonly model: string; readonly apiKey?: string | undefined } | undefined;
  readonly ollamaUrl: string | undefined;
  readonly ollamaModel: string | undefined;
  readonly mode: AnswerMode | undefined;
}

/** What an adapter needs to know. */
export type ModelAddress = {
  readonly kind: Model['kind'];
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey?: string | undefined;
};
export type OpenModel = (address: ModelAddress) => Promise<Model>;

export interface ConfiguredProviders {
  /** All of them in order, with what the environment fixes put over what is kept. */
  settings(): Promise<StoredSettings>;
  /** Those that may answer, in the order in which they are tried. */
  current(): Promise<readonly Provider[]>;
  /** The key that is kept for a provider, as long as it is asked at the origin that the key was given for. */
  keyFor(provider: Pick<ProviderInput, 'id' | 'baseUrl'>): Promise<string | undefined>;
  save(
    tables: Tables,
    input: { readonly mode: AnswerMode; readonly dailyAnswers: number | null; readonly providers: readonly ProviderInput[] },
  ): Promise<void>;
  readonly fixed: FixedModels;
}

const SETTING = 'models';
const KEY_PURPOSE = 'provider-key';

const plain = {
  name: '',
  enabled: true,
  sees: false,
  temperature: null,
  maxTokens: MAX_TOKENS,
  firstSeconds: null,
  totalSeconds: null,
  prices: null,
} as const;
const sameOrigin = (one: string, other: string): boolean => URL.parse(one)?.origin === URL.parse(other)?.origin;

export function createConfiguredProviders(deps: {
  readonly store: Store;
  readonly secret: Secret;
  readonly fixed: FixedModels;
  readonly open: OpenModel;
}): ConfiguredProviders {
  const { store, secret, fixed, open } = deps;
  const opened = new Map<string, Promise<Model>>();

  const environment: StoredProvider | undefined = fixed.hosted && {
    ...plain,
    id: ENVIRONMENT_PROVIDER,
    kind: 'hosted',
    baseUrl: fixed.hosted.baseUrl,
    model: fixed.hosted.model,
    sealedKey: null,
  };

  async function kept(): Promise<StoredSettings> {
    const text = await store.settings.read(SETTING);
    if (text === undefined) return { mode: 'auto', dailyAnswers: null, providers: [] };
    const stored = JSON.parse(text) as StoredSettings;
    // Those that were set up before pictures could be sent.
    return { ...stored, providers: stored.providers.map((each) => ({ ...each, sees: each.sees ?? false })) };
  }

  async function settings(): Promise<StoredSettings> {
    const { mode, dailyAnswers, providers } = await kept();
    const fresh: StoredProvider = { ...plain, id: OLLAMA_PROVIDER, kind: 'local', baseUrl: OLLAMA_URL, model: '', sealedKey: null };
    const all = providers.some(({ id }) => id === OLLAMA_PROVIDER) ? providers : [...providers, fresh];
    const own = all
      .filter(({ id }) => id !== ENVIRONMENT_PROVIDER)
      .map((each) =>
        each.id === OLLAMA_PROVIDER ? { ...each, baseUrl: fixed.ollamaUrl ?? each.baseUrl, model: fixed.ollamaModel ?? each.model } : each,
      );
    // What an admin sets of the environment's own is how it is asked, and where it stands.
    const at = all.findIndex(({ id }) => id === ENVIRONMENT_PROVIDER);
    if (!environment) return { mode: fixed.mode ?? mode, dailyAnswers, providers: own };
    const { baseUrl, model, sealedKey } = environment;
    const placed = { ...environment, ...all[at], baseUrl, model, sealedKey };
    return { mode: fixed.mode ?? mode, dailyAnswers, providers: own.toSpliced(Math.max(0, at), 0, placed) };
  }

  const keyOf = ({ id, sealedKey }: StoredProvider): string | undefined =>
    id === ENVIRONMENT_PROVIDER ? fixed.hosted?.apiKey : sealedKey === null ? undefined : secret.open(KEY_PURPOSE, sealedKey);

  /** The same model as before where nothing of its address changed: it keeps what it learned. */
  function modelOf(provider: StoredProvider): Promise<Model> {
    const { kind, baseUrl, model } = provider;
    const address: ModelAddress = { kind, baseUrl, model, apiKey: keyOf(provider) };
    const key = JSON.stringify(address);
    const known = opened.get(key) ?? open(address);
    opened.set(key, known);
    return known;
  }

  async function providerOf(provider: StoredProvider, several: boolean): Promise<Provider> {
    const { id, kind, name, sees, temperature, maxTokens, firstSeconds, totalSeconds, prices } = provider;
    const usual = DEADLINES[kind];
    return {
      id,
      model: await modelOf(provider),
      ...(name ? { title: name } : {}),
      ...(several ? { name: name || provider.model } : {}),
      ...(temperature === null ? {} : { temperature }),
      maxTokens,
      ...(prices === null ? {} : { prices }),
      sees,
      deadlines: {
        ...usual,
        ...(firstSeconds === null ? {} : { firstMs: firstSeconds * 1000 }),
        ...(totalSeconds === null ? {} : { totalMs: totalSeconds * 1000 }),
      },
    };
  }

  return {
    fixed,
    settings,
    async current() {
      const { mode, providers } = await settings();
      const wanted = providers.filter(({ enabled, kind }) => enabled && (mode === 'auto' || mode === kind));
      return Promise.all(wanted.map((each) => providerOf(each, wanted.filter(({ kind }) => kind === each.kind).length > 1)));
    },
    async keyFor({ id, baseUrl }) {
      const known = (await settings()).providers.find((each) => each.id === id);
      return known && sameOrigin(known.baseUrl, baseUrl) ? keyOf(known) : undefined;
    },
    async save(tables, { mode, dailyAnswers, providers }) {
      const before = new Map((await settings()).providers.map((each) => [each.id, each]));
      const stored = providers.map(({ key, ...provider }): StoredProvider => {
        const known = before.get(provider.id);
        // A key is for the server that it was given for: with another address it would be sent to somebody else.
        const keeps = key === undefined && known !== undefined && sameOrigin(known.baseUrl, provider.baseUrl);
        return { ...provider, sealedKey: typeof key === 'string' ? secret.seal(KEY_PURPOSE, key) : keeps ? known.sealedKey : null };
      });
      await tables.settings.set(SETTING, JSON.stringify({ mode, dailyAnswers, providers: stored } satisfies StoredSettings));
    },
  };
}
