// Finding a calculator by what crews call it, in either language.
import type { CalculationInputs } from '../../api/contract/answer.ts';
import type { Language } from '../../api/contract/values.ts';
import type { Guide } from '../../api/guide/answer.ts';
import type { CalculatorForm } from '../../api/guide/calculators/forms.ts';
import { fold } from '../local/search-chats.ts';
import { placeOf } from './groups.ts';

/** Every form, a calculator's parts in its place, in the order of the groups. */
export const formsOf = (guide: Guide, language: Language): readonly CalculatorForm[] =>
  guide
    .list(language)
    .flatMap((form) => (form.parts.length > 0 ? form.parts : [form]))
    .toSorted((one, other) => placeOf(one.id) - placeOf(other.id));

/** The form that asks for what `inputs` hold: of a calculator's parts the one that can work it out. */
export const formFor = (forms: readonly CalculatorForm[], inputs: CalculationInputs): CalculatorForm | undefined =>
  forms.find(
    (form) =>
      form.inputs.calculator === inputs.calculator &&
      form.inputs.fields.every(({ name, options }) => {
        const given = inputs.fields.find((field) => field.name === name)?.value ?? null;
        return given === null || !options || options.some(({ value }) => value === given);
      }),
  );

/** Little words that tell nothing. */
const LITTLE = new Set(
  'a an the for of in on to my is what which how do i el la los las un una de del en para por que cual como mi al'.split(' '),
);

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^a-z0-9.°/²-]+/)
    .filter((word) => word !== '' && !LITTLE.has(word))
    // One pipe and many pipes are the same pipe.
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));

interface Found {
  readonly form: CalculatorForm;
  readonly hits: number;
  readonly score: number;
}

const begins = (text: string, word: string): boolean => ` ${text}`.includes(` ${word}`);

function judge(form: CalculatorForm, words: readonly string[], phrase: string): Found {
  const title = fold(form.title);
  const trade = form.words.map(fold);
  const labels = form.inputs.fields.map(({ label }) => fold(label)).join(' ');
  const scores = words.map((word) => {
    const inTitle = begins(title, word) ? 3 : 0;
    if (trade.some((each) => each === word || each === `${word}s`)) return inTitle + 8;
    if (trade.some((each) => begins(each, word))) return inTitle + 4;
    return inTitle || (begins(labels, word) ? 1 : 0);
  });
  const whole = trade.includes(phrase) || title === phrase ? 10 : 0;
  return { form, hits: scores.filter((score) => score > 0).length, score: whole + scores.reduce((sum, score) => sum + score, 0) };
}

/** Forms for what was typed, the best first: those that know every word, else those that know the most. Nothing typed: all of them. */
export function findForms(forms: readonly CalculatorForm[], typed: string): readonly CalculatorForm[] {
  const words = wordsOf(typed);
  if (words.length === 0) return forms;
  const judged = forms.map((form) => judge(form, words, fold(typed).trim())).filter(({ hits }) => hits > 0);
  const most = Math.max(0, ...judged.map(({ hits }) => hits));
  return judged
    .filter(({ hits }) => hits === most)
    .toSorted((one, other) => other.score - one.score)
    .map(({ form }) => form);
}
