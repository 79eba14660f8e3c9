// The channels between the page and the main process: one table, few, each with its arguments' shape, checked at run time.
import * as z from 'zod/mini';
import { LANGUAGES } from '../api/contract/values.ts';
import { PIN_DIGITS } from '../web/platform/people.ts';
import { isOwnAddress } from './app-address.ts';

const CLIPBOARD_MAX = 200_000;
/** From the main process to the page. */
export const COMMANDS = 'wirewise:command';

const pin = z.nullable(z.string().check(z.regex(PIN_DIGITS)));
/** As large as a chat file may be that is opened. */
const CHATS_MAX = 64 * 1024 * 1024;

const shortText = z.string().check(z.maxLength(500));

export const CHANNELS = {
  'wirewise:open-outside': z.tuple([z.string().check(z.maxLength(4096))]),
  'wirewise:copy-text': z.tuple([z.string().check(z.maxLength(CLIPBOARD_MAX))]),
  'wirewise:local-login': z.tuple([]),
  /** The page hears commands from now on. */
  'wirewise:listening': z.tuple([]),
  'wirewise:language': z.tuple([z.enum(LANGUAGES)]),
  'wirewise:notify': z.tuple([
    z.object({ title: shortText, text: shortText, path: z.string().check(z.maxLength(300), z.regex(/^\/chatbot/)) }),
  ]),
  'wirewise:save-pdf': z.tuple([shortText]),
  'wirewise:take-file': z.tuple([]),
  'wirewise:people': z.tuple([]),
  'wirewise:person-here': z.tuple([]),
  'wirewise:open-person': z.tuple([shortText, pin]),
  'wirewise:add-person': z.tuple([
    z.object({ name: z.optional(shortText), server: z.optional(shortText), chats: z.optional(z.string().check(z.maxLength(CHATS_MAX))) }),
  ]),
  'wirewise:leave': z.tuple([]),
  'wirewise:set-pin': z.tuple([pin, pin]),
  'wirewise:remove-person': z.tuple([shortText]),
  'wirewise:tell-name': z.tuple([z.nullable(shortText)]),
  'wirewise:take-chats': z.tuple([]),
  'wirewise:chats-taken': z.tuple([]),
} as const;
export type Channel = keyof typeof CHANNELS;
export type Arguments<C extends Channel> = z.infer<(typeof CHANNELS)[C]>;

/** A call that was not made by our own page, or not as the table has it. */
export class RefusedCall extends Error {
  constructor(channel: string, why: string) {
    super(`${channel} was refused: ${why}`);
    this.name = 'RefusedCall';
  }
}

/**
 * Lets a call through, or throws RefusedCall. `sender` is the address of the frame that called; `isTop` whether it is the page itself.
 */
export function checkCall<C extends Channel>(
  channel: C,
  sender: string | undefined,
  isTop: boolean,
  given: readonly unknown[],
): Arguments<C> {
  if (!isTop || sender === undefined || !isOwnAddress(sender)) throw new RefusedCall(channel, 'it came from another page');
  const parsed = CHANNELS[channel].safeParse(given);
  if (!parsed.success) throw new RefusedCall(channel, 'its arguments have another shape');
  return parsed.data as Arguments<C>;
}
