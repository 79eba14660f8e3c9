// Another result in place of the stored one, computed by the guide in the page; the stored answer stays as it is.
import { useState } from 'react';
import type { Answer, CalculationInputs } from '../../api/contract/answer.ts';
import { pageGuide } from '../sync/page-guide.ts';

export interface Recalculated {
  readonly answer: Answer;
  /** True while something else than the stored answer is shown. */
  readonly changed: boolean;
  readonly recalculate: (inputs: CalculationInputs) => void;
  /** Reads the question again with one thing corrected. */
  readonly correct: (name: string, value: string) => void;
}

export function useRecalculated(original: Answer, question: string | null, previous: readonly string[]): Recalculated {
  const [state, setState] = useState<{ readonly answer: Answer; readonly corrections: Readonly<Record<string, string>> }>();
  const answer = state?.answer ?? original;
  const { language, edition, id } = original;
  return {
    answer,
    changed: state !== undefined,
    recalculate: (inputs) => {
      void pageGuide(language).then((guide) => {
        const next = guide.recalculate(inputs, edition, language);
        setState((before) => ({ answer: { ...next.answer, id }, corrections: before?.corrections ?? {} }));
      });
    },
    correct: (name, value) => {
      if (!question) return;
      const corrections = { ...state?.corrections, [name]: value };
      void pageGuide(language).then((guide) => {
        const next = guide.answer({ text: question, language, edition, previous, corrections });
        setState({ answer: { ...next.answer, id }, corrections });
      });
    },
  };
}
