// Which entries and calculators answer the exam's questions rightly, tried one after the other: what ranking is fitted on beside people's questions.
// `node build/fit/outcomes.ts` writes it anew, in a few minutes; after changes of answers, not after each fit.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createGuide } from '../../api/guide/answer.ts';
import { rankedFor } from '../../api/guide/answering/answer-ranked.ts';
import { packFor } from '../../api/guide/pack/pack.ts';
import { type ExamQuestion, readQuestions, readSet } from '../exam/question.ts';
import { scoreAnswer } from '../exam/score.ts';
import { toGuide } from '../exam/sit.ts';

const OUT = new URL('../../api/guide/exam/outcomes.json', import.meta.url);
const SETS = ['train', 'dev', 'plain', 'sittings'] as const;
/** Sittings that were judged and looked into since. */
const SITTINGS = new URL('../../api/guide/exam/sitting/', import.meta.url);
/** So many of the first are tried. */
const TRIED = 12;

/** A question with what answers it rightly, of what ranked first. */
export interface Outcome {
  readonly set: (typeof SETS)[number];
  readonly question: ExamQuestion;
  readonly right: readonly string[];
}

const questionsOf = (set: (typeof SETS)[number]): readonly ExamQuestion[] =>
  set !== 'sittings'
    ? readSet(set)
    : readdirSync(SITTINGS)
        .sort()
        .flatMap((date) => readQuestions(readFileSync(new URL(`${date}/questions.jsonl`, SITTINGS), 'utf8')));

/** As it was written, for questions that are still there. */
export function readOutcomes(): readonly Outcome[] {
  const written: Readonly<Record<string, readonly string[]>> = JSON.parse(readFileSync(OUT, 'utf8'));
  return SETS.flatMap((set) => questionsOf(set).map((question) => ({ set, question, right: written[question.id] ?? [] })));
}

/** A question by itself that wants an answer of the trade. */
const isAlone = ({ previous, behaviour }: ExamQuestion): boolean => previous === undefined && behaviour === undefined;

function writeOutcomes(): void {
  const guide = createGuide(packFor('en'), packFor('es'));
  const outcomes = SETS.flatMap((set) =>
    questionsOf(set)
      .filter(isAlone)
      .map((question) => {
        const asked = toGuide(question);
        const tried = rankedFor(guide.scene(asked))
          .slice(0, TRIED)
          .map(({ id }) => id);
        const right = tried.filter((id) => scoreAnswer(question, guide.answer({ ...asked, meant: id }).answer).outcome === 'right');
        return [question.id, right] as const;
      }),
  );
  writeFileSync(OUT, `{\n${outcomes.map(([id, right]) => `${JSON.stringify(id)}: ${JSON.stringify(right)}`).join(',\n')}\n}\n`);
  const some = outcomes.filter(([, right]) => right.length > 0).length;
  console.log(`${outcomes.length} questions, ${some} of them answered rightly by one of the first ${TRIED}`);
}

if (import.meta.main) writeOutcomes();
