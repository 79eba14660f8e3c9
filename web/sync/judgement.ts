// The part of the guide that a page has before the guide itself; a chunk of its own.
import type { Language } from '../../api/contract/values.ts';
import { isHarmlessInChat, judge } from '../../api/guide/judgement/judge.ts';
import type { Judged } from '../../api/guide/judgement/judged.ts';
import { detectLanguage } from '../../api/guide/reading/detect-language.ts';

export { answerAtOnce } from '../../api/guide/answering/answer-judgement.ts';
export { isHarmlessInChat };

/** What is judged of `text`, and the language it is in; `otherwise` where its words don't tell. A warning beside a question is not told here. */
export function judgeText(text: string, otherwise: Language): { readonly judged: Judged; readonly language: Language } | undefined {
  const language = detectLanguage(text) ?? otherwise;
  const judged = judge(text, language);
  return judged === undefined || judged.aside ? undefined : { judged, language };
}
