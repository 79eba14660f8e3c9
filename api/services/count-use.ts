import { ServiceError } from '../contract/errors.ts';
import type { Tables } from '../store/store.ts';
import type { Ctx } from './context.ts';
import { LOCAL_USER_SETTING } from './permission.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MB = 1024 ** 2;

interface Quota {
  readonly windowMs: number;
  readonly perUser: number;
  /** For everybody who comes from there: an office shares one. */
  readonly perAddress: number;
  readonly refusal: string;
}

/** How much of what costs anybody may use: nothing that one account or address does fills the disk, the memory or a mailbox. */
const QUOTAS = {
  letters: { windowMs: HOUR_MS, perUser: 10, perAddress: 10, refusal: 'Too many messages were sent from here. Please try again later.' },
  photos: { windowMs: HOUR_MS, perUser: 20, perAddress: 100, refusal: 'Too many photos were uploaded. Please try again later.' },
  profileEdits: { windowMs: HOUR_MS, perUser: 200, perAddress: 2000, refusal: 'Too many changes were made. Please try again later.' },
  proofs: { windowMs: HOUR_MS, perUser: 5, perAddress: 30, refusal: 'Too many links were asked for. Please try again later.' },
  downloads: { windowMs: HOUR_MS, perUser: 20, perAddress: 100, refusal: 'Too many downloads were begun. Please try again later.' },
  /** Emergencies that are kept; beyond it they are answered and not kept. */
  emergencies: { windowMs: HOUR_MS, perUser: 60, perAddress: 60, refusal: 'Too many emergencies were asked about.' },
  /** Bytes that are added to what is kept. */
  writing: {
    windowMs: DAY_MS,
    perUser: 32 * MB,
    perAddress: 512 * MB,
    refusal: 'That is as much as one account may add in a day. Please try again tomorrow.',
  },
} as const satisfies Record<string, Quota>;

/** What all chats of an account may take. */
const KEPT_AT_MOST_BYTES = 256 * MB;

/**
 * Counts `amount` uses for the caller and for the address, the same for every process; the one user of a computer has no limit. Call it
 * in the transaction of the use.
 * @throws ServiceError TOO_MANY when either has used up its share, or an account keeps as much as it may
 */
export async function countUse(ctx: Ctx, tables: Tables, name: keyof typeof QUOTAS, amount = 1): Promise<void> {
  const quota: Quota = QUOTAS[name];
  const at = ctx.clock.now();
  const count = async (key: string, most: number): Promise<boolean> => {
    const { hits, windowEndsAt } = await tables.throttles.hit(`${name} ${key}`, quota.windowMs, at, amount);
    if (hits > most) {
      throw new ServiceError('TOO_MANY', quota.refusal, { retryAfterSeconds: Math.max(1, Math.ceil((windowEndsAt - at) / 1000)) });
    }
    return hits === amount;
  };
  if ('uuid' in ctx.actor) {
    if (ctx.actor.uuid === (await tables.settings.read(LOCAL_USER_SETTING))) return;
    const isFirst = await count(ctx.actor.uuid, quota.perUser);
    // Once a day is enough: what can be added until the next time is bounded.
    if (name === 'writing' && isFirst && (await tables.messages.bytesOf(ctx.actor.uuid)) > KEPT_AT_MOST_BYTES) {
      throw new ServiceError('TOO_MANY', 'The chats of this account take all the room it has. Please delete some.', {
        retryAfterSeconds: 60,
      });
    }
  }
  await count(ctx.address, quota.perAddress);
}
