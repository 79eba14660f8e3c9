// A model on this computer, which the desktop app can ask while the server is out of reach. A browser has none.
import type { Answer } from '../../api/contract/answer.ts';
import type { ChatInput } from '../../api/contract/chat.ts';
import type { OutboxWork } from '../local/database.ts';
import { platform } from '../platform/platform.ts';
import { call } from '../remote/call.ts';
import { RemoteError } from '../remote/remote-error.ts';
import { NEARBY_PATH } from '../remote/send.ts';

type Asked = Extract<OutboxWork, { kind: 'question' }>;

/** A large model has to be loaded first. */
const PATIENCE_MS = 90_000;

/** Its answer; undefined where there is none, or another answerer was chosen. `previous` is the question before. */
export async function answerNearby(
  { text, asked }: Asked,
  given: Pick<ChatInput, 'edition' | 'job'>,
  previous: string | undefined,
): Promise<Answer | undefined> {
  if (platform.server === undefined || asked.provider !== undefined || asked.mode === 'guide') return undefined;
  const body = { ...given, message: text, mode: 'local' as const, ...(previous === undefined ? {} : { previous }) };
  try {
    const answer = await call('chat', { body }, { base: NEARBY_PATH, token: null, patienceMs: PATIENCE_MS });
    // The guide is in the page too, and has the whole chat.
    return answer.answeredBy === 'local' ? answer : undefined;
  } catch (error) {
    if (error instanceof RemoteError) return undefined;
    throw error;
  }
}
