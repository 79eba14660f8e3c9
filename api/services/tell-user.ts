import type { Mail } from '../mail/port.ts';
import type { Reader } from '../mail/texts.ts';
import { hasProvedEmail, type StoredUser } from '../store/users.ts';
import type { Ctx } from './context.ts';
import { mailReader } from './mail-reader.ts';

/** Mails a user what happened to their account; nobody where the address may be somebody else's. */
export function tellUser(ctx: Pick<Ctx, 'later' | 'mailer'>, user: StoredUser, mailFor: (reader: Reader) => Mail): void {
  if (hasProvedEmail(user)) ctx.later(() => ctx.mailer.send(mailFor(mailReader(user))));
}
