// What every service is given: who asks, and the few things it may use.
import type { Answerers as WireAnswerers } from '../contract/chat.ts';
import type { Guide } from '../guide/answer.ts';
import type { DrawCard, Images } from '../images/port.ts';
import type { AnswerJobs } from '../jobs/answer-jobs.ts';
import type { ModelPulls } from '../jobs/model-pulls.ts';
import type { Mailer } from '../mail/port.ts';
import type { LocalServer } from '../models/port.ts';
import type { Store } from '../store/store.ts';
import type { AnswerQuestion } from './answer/answer-question.ts';
import type { ConfiguredProviders, OpenModel } from './answer/configured-providers.ts';
import type { ModelFigures } from './answer/model-figures.ts';
import type { ProviderHealth } from './answer/provider-health.ts';
import type { DailyAnswers } from './daily-answers.ts';
import type { Passwords } from './passwords.ts';
import type { Readers } from './readers.ts';
import type { Secret } from './secret.ts';

export interface SignedIn {
  readonly kind: 'user' | 'admin';
  readonly id: number;
  readonly uuid: string;
  /** Hash of the token this call came with. */
  readonly tokenHash: string;
  /** An admin who has no admin's powers yet: two-step login is required of them and not on. */
  readonly awaitsTwoStep?: true;
}

export type Actor = { readonly kind: 'guest' } | SignedIn | { readonly kind: 'system' };

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

/** Who can answer just now: the first hosted and the first local model by name, the guide's version, and every model. */
export type Answerers = Omit<WireAnswerers, 'daily'>;

export interface Deps {
  readonly store: Store;
  readonly clock: Clock;
  readonly secret: Secret;
  readonly passwords: Passwords;
  readonly jobs: AnswerJobs;
  readonly readers: Readers;
  readonly guide: Pick<Guide, 'answer' | 'scene' | 'version'>;
  readonly answerQuestion: AnswerQuestion;
  readonly answerers: () => Promise<Answerers>;
  readonly providers: ConfiguredProviders;
  readonly providerHealth: ProviderHealth;
  readonly openModel: OpenModel;
  readonly localServer: (url: string) => LocalServer;
  /** @throws ModelError */
  readonly listHostedModels: (address: { readonly baseUrl: string; readonly apiKey?: string | undefined }) => Promise<string[]>;
  readonly modelPulls: ModelPulls;
  /** Gets the local model that would be asked first into memory; returns at once. */
  readonly warmUp: () => void;
  readonly dailyAnswers: DailyAnswers;
  readonly modelFigures: ModelFigures;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly images: Images;
  readonly drawCard: DrawCard;
  /** Goes on with something after the answer was given; a failure is logged. */
  readonly later: (work: () => Promise<void>) => void;
  /** Where people reach us: the origin that links in mails have, whatever a request says. */
  readonly publicUrl: string;
  /** Who gets what people write to us. */
  readonly supportEmail: string;
  /** What the contact page shows of it; null while none is set. */
  readonly publicSupportEmail: string | null;
  readonly adminsNeedTwoStep: boolean;
  /** Where mail can be sent: an address counts once its owner has opened a mailed link. */
  readonly provesEmails: boolean;
  readonly limits: {
    readonly guestAnswers: number;
    /** 0: a guest never gets them again. */
    readonly guestResetHours: number;
    readonly signUpsPerHour: number;
  };
}

export interface Ctx extends Deps {
  readonly actor: Actor;
  /** Keyed hash of the caller's network address: who a guest is, and what throttles count by. */
  readonly address: string;
  /** By name; what the caller's device has of earlier logins, unchecked. */
  readonly deviceMarks: ReadonlyMap<string, string>;
}
