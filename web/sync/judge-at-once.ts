// Dangers and refusals are told by the page itself, before anything is sent and whatever the network does.
import type { Answer } from '../../api/contract/answer.ts';
import { DEFAULT_EDITION } from '../../api/contract/values.ts';
import type { AskedWith } from '../local/database.ts';
import { codeAhead } from '../platform/code-ahead.ts';
import { chatStands } from './chat-stands.ts';
import { readPreferences } from './preferences.ts';

/** Until the judgement's code must be there; without it a question goes the way of every other. */
const READY_MS = 1500;

const judgementCode = codeAhead(() => import('./judgement.ts'));

/** Fetches the judgement, which is small, at once; again when that failed. */
export const readyJudgement = judgementCode.load;

/** Fetches the judgement before anybody needs it, after the chat that is open. */
export const judgementAhead = (): Promise<unknown> => chatStands.then(readyJudgement);

/** True where `text` tells of an emergency, as far as this page knows yet. */
export const isUrgent = (text: string, asked: Pick<AskedWith, 'language'>): boolean =>
  judgementCode.here()?.judgeText(text, asked.language)?.judged.kind === 'emergency';

/** The answer to a danger or to a refused request; undefined for everything else. */
export async function answerAtOnce(text: string, asked: AskedWith): Promise<Omit<Answer, 'id'> | undefined> {
  const judgement =
    judgementCode.here() ??
    (await Promise.race([readyJudgement().catch(() => undefined), new Promise<undefined>((done) => setTimeout(done, READY_MS))]));
  const found = judgement?.judgeText(text, asked.language);
  if (!judgement || !found) return undefined;
  return judgement.answerAtOnce(
    found.judged,
    found.language,
    asked.edition ?? asked.job?.edition ?? readPreferences().edition ?? DEFAULT_EDITION,
  );
}
