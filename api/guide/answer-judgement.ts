// An emergency, a refusal or a question outside the trade as an answer.
import type { Scene } from './answer.ts';
import { cite } from './cite.ts';
import type { Draft } from './draft.ts';
import type { Judged } from './judgement/judged.ts';

/** The judged answer in the reader's language, with its references numbered for the edition. */
export function answerByJudgement(judged: Judged, scene: Scene): Draft {
  const { language, edition } = scene;
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
