// An emergency, a refusal or a question outside the trade as an answer.
import type { Answer } from '../../contract/answer.ts';
import type { Edition, Language } from '../../contract/values.ts';
import { cite } from '../drafting/cite.ts';
import { type Draft, finish } from '../drafting/draft.ts';
import type { Judged } from '../judgement/judged.ts';

/** The judged answer in the reader's language, with its references numbered for the edition. */
export function answerByJudgement(judged: Judged, { language, edition }: { language: Language; edition: Edition }): Draft {
  return {
    kind: judged.kind,
    result: judged.result[language],
    explanation: judged.text[language],
    steps: judged.steps[language],
    references: judged.references.map(({ section, why, grade }) => cite(section, why[language], grade, edition)),
    assumptions: [],
    cautions: [],
    understood: [],
    tables: [],
    restsOn: [judged.id],
    figures: [],
    grades: [],
    thumb: 'safety',
    suggestions: judged.suggestions[language],
  };
}

/** The whole answer of a judgement, for who has nothing of the guide but that. */
export const answerAtOnce = (judged: Judged, language: Language, edition: Edition): Omit<Answer, 'id'> =>
  finish(answerByJudgement(judged, { language, edition }), { language, edition }).answer;
