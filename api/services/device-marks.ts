// What tells a device that has logged in to an account before: a guesser elsewhere, or next door, does not lock it out. It lets nobody in.
import type { Ctx } from './context.ts';
import { equalText, randomToken } from './secret.ts';

/** Kept by the browser as a cookie; each account on a device has its own. */
export interface DeviceMark {
  readonly name: string;
  readonly value: string;
}

/** Tries of all devices that came by a mailed link are counted together: they have shown the mailbox, not the second step. */
const MAILED = 'mailed';

const seal = (ctx: Pick<Ctx, 'secret'>, uuid: string, device: string): string => ctx.secret.hash('device', `${uuid} ${device}`);
const nameFor = (ctx: Pick<Ctx, 'secret'>, uuid: string): string => `device-${ctx.secret.hash('device name', uuid).slice(0, 16)}`;

/** The mark for a device that has just logged in, or has opened a mailed link, to the account `uuid`. */
export function newDeviceMark(ctx: Pick<Ctx, 'secret'>, uuid: string, by: 'login' | 'mail'): DeviceMark {
  const device = by === 'mail' ? MAILED : randomToken();
  return { name: nameFor(ctx, uuid), value: `${device}.${seal(ctx, uuid, device)}` };
}

/** Which device of the account `uuid` calls, as throttles count it; undefined for one that has never logged in to it. */
export function knownDevice(ctx: Pick<Ctx, 'secret' | 'deviceMarks'>, uuid: string): string | undefined {
  const [device = '', seen = ''] = (ctx.deviceMarks.get(nameFor(ctx, uuid)) ?? '').split('.');
  return device !== '' && equalText(seen, seal(ctx, uuid, device)) ? `${uuid} ${device}` : undefined;
}
