// Looks whether a Wirewise server answers at an address, before anybody types a password.
import { answerersSchema } from '../../api/contract/chat.ts';
import type { AddedPerson } from '../../web/platform/people.ts';
import type { Fetch } from './forward.ts';
import { serverOrigin } from './server-address.ts';

type ServerFault = Exclude<AddedPerson['is'], 'right'>;

const PATIENCE_MS = 10_000;

/** As Chromium and Node name them. */
const isOfCertificate = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : '';
  return /CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO_VERIFY/.test(`${error.message} ${code}`);
};

export async function findServer(typed: string, fetchThere: Fetch): Promise<{ readonly origin: string } | { readonly fault: ServerFault }> {
  const read = serverOrigin(typed);
  if ('fault' in read) return read;
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const reply = await fetchThere(`${read.origin}/api/ai/answerers`, { redirect: 'error', cache: 'no-store', signal });
    const isOurs = answerersSchema.safeParse(await reply.json().catch(() => undefined)).success;
    return isOurs ? read : { fault: 'no-wirewise' };
  } catch (error) {
    return { fault: isOfCertificate(error) ? 'bad-certificate' : 'unreachable' };
  }
}
