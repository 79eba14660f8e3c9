// Another result in place of the stored one, computed by the guide in the page; the stored answer stays as it is.
import { useState } from 'react';
import type { Answer, CalculationInputs } from '../../api/contract/answer.ts';
import { guideWithTexts, pageGuide } from '../sync/page-guide.ts';

export interface Recalculated {
  readonly answer: Answer;
  /** True while something else than the stored answer is shown. */
  readonly changed: boolean;
  /** The guide could not be fetched: no signal, and this device has not kept it yet. */
  readonly failed: boolean;
  readonly recalculate: (inputs: CalculationInputs) => void;
  /** Reads the question again with one thing corrected. */
  readonly correct: (name: string, value: string) => void;
  /** Shows the stored answer again. */
  readonly reset: () => void;
}

/** What the job card gave to the stored answer; it must not get lost when the question is read again. */
const jobValues = ({ understood }: Answer): Record<string, string> =>
  Object.fromEntries(understood.filter(({ from }) => from === 'job').map(({ name, value }) => [name, value]));

export function useRecalculated(original: Answer, question: string | null, previous: readonly string[]): Recalculated {
  const [state, setState] = useState<{ readonly answer: Answer; readonly corrections: Readonly<Record<string, string>> }>();
  const [failed, setFailed] = useState(false);
  const answer = state?.answer ?? original;
  const { language, edition, id } = original;
  const withGuide = (loading: ReturnType<typeof pageGuide>, work: (guide: Awaited<typeof loading>) => void): void => {
    loading.then(
      (guide) => {
        setFailed(false);
        work(guide);
      },
      () => setFailed(true),
    );
  };
  return {
    answer,
    changed: state !== undefined,
    failed,
    recalculate: (inputs) =>
      withGuide(pageGuide(language), (guide) => {
        const next = guide.recalculate(inputs, edition, language);
        setState((before) => ({ answer: { ...next.answer, id }, corrections: before?.corrections ?? {} }));
      }),
    correct: (name, value) => {
      if (!question) return;
      const corrections = { ...state?.corrections, [name]: value };
      const ofJob = jobValues(original);
      withGuide(guideWithTexts(language), (guide) => {
        const next = guide.answer({ text: question, language, edition, previous, corrections: { ...ofJob, ...corrections } });
        const understood = next.answer.understood.map((item) =>
          item.name in ofJob && !(item.name in corrections) ? { ...item, from: 'job' as const } : item,
        );
        setState({ answer: { ...next.answer, understood, id }, corrections });
      });
    },
    reset: () => setState(undefined),
  };
}
