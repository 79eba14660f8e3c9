// Dangers and refusals are told by the page itself, before anything is sent and whatever the network does.
import type { Answer } from '../../api/contract/answer.ts';
import { DEFAULT_EDITION, type Language } from '../../api/contract/values.ts';
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

type Judgement = Awaited<ReturnType<typeof readyJudgement>>;

let last: { readonly text: string; readonly language: Language; readonly found: ReturnType<Judgement['judgeText']> } | undefined;

/** What is judged of `text`. The last one is remembered: a text is judged while it is typed, when it is sent, and when it is kept. */
function judge(judgement: Judgement, text: string, language: Language): ReturnType<Judgement['judgeText']> {
  const trimmed = text.trim();
  if (last?.text !== trimmed || last.language !== language)
    last = { text: trimmed, language, found: judgement.judgeText(trimmed, language) };
  return last.found;
}

/** True where `text` tells of an emergency, as far as this page knows yet. */
export function isUrgent(text: string, { language }: Pick<AskedWith, 'language'>): boolean {
  const judgement = judgementCode.here();
  return judgement !== undefined && judge(judgement, text, language)?.judged.kind === 'emergency';
}

function answerBy(judgement: Judgement, text: string, asked: AskedWith): Omit<Answer, 'id'> | undefined {
  const found = judge(judgement, text, asked.language);
  const edition = asked.edition ?? asked.job?.edition ?? readPreferences().edition ?? DEFAULT_EDITION;
  return found && judgement.answerAtOnce(found.judged, found.language, edition);
}

/** The answer to an emergency without waiting for anything; undefined for everything else, and while this page can't tell yet. */
export function emergencyAnswer(text: string, asked: AskedWith): Omit<Answer, 'id'> | undefined {
  const judgement = judgementCode.here();
  const answer = judgement && answerBy(judgement, text, asked);
  return answer?.kind === 'emergency' ? answer : undefined;
}

/**
 * The answer to a danger or to a refused request; undefined for everything else, and where the questions before it, newest first, make a request
 * harmless: whoever answers then judges it with the chat.
 */
export async function answerAtOnce(
  text: string,
  asked: AskedWith,
  earlier: () => Promise<readonly string[]>,
): Promise<Omit<Answer, 'id'> | undefined> {
  const judgement =
    judgementCode.here() ??
    (await Promise.race([readyJudgement().catch(() => undefined), new Promise<undefined>((done) => setTimeout(done, READY_MS))]));
  const answer = judgement && answerBy(judgement, text, asked);
  return answer?.kind === 'refusal' && judgement?.isHarmlessInChat(text, await earlier(), asked.language) ? undefined : answer;
}
