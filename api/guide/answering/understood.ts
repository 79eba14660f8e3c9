// The chips over an answer: what was read, taken over or assumed, and what each can be corrected to.
import type { Understood } from '../../contract/answer.ts';
import type { Language } from '../../contract/values.ts';
import { type Calculator, type CalculatorInput, type FormPlan, show, type Values } from '../calculators/calculator.ts';
import { showList } from '../calculators/list-rows.ts';
import type { Reading } from '../reading/read-question.ts';
import { confusableSizes } from '../reading/sizes.ts';
import { isConductorSize, sizeLabel } from '../tables/conductors.ts';

// Assumed values that change the answer most and are worth a chip though nobody named them.
const WORTH_SHOWING = new Set(['metal', 'phases', 'terminals', 'insulation', 'method', 'maxPercent', 'system', 'raceway', 'ambientC']);

// Figures that sound alike: fifteen and fifty.
const SOUND_ALIKE: Readonly<Record<number, number>> = {
  13: 30,
  14: 40,
  15: 50,
  16: 60,
  17: 70,
  18: 80,
  19: 90,
  30: 13,
  40: 14,
  50: 15,
  60: 16,
  70: 17,
  80: 18,
  90: 19,
};
const VOLTAGES = [120, 208, 240, 277, 480];

/** One chip for every value given, and for the assumed ones that matter. */
export function understoodFrom(
  calculator: Calculator,
  values: Values,
  sources: Readonly<Record<string, Understood['from']>>,
  language: Language,
): Understood[] {
  return calculator.inputs.flatMap((input): Understood[] => {
    const given = values[input.name];
    const value = given ?? (WORTH_SHOWING.has(input.name) ? input.fallback : undefined);
    if (value === undefined) return [];
    return [
      {
        name: input.name,
        label: input.label[language],
        value: String(value),
        display: displayOf(input, value, language, calculator.form),
        from: given === undefined ? 'assumed' : (sources[input.name] ?? 'question'),
        options: optionsOf(input, value, language),
      },
    ];
  });
}

function displayOf(input: CalculatorInput, value: number | string, language: Language, form: FormPlan | undefined): string {
  const rows = form?.rows?.[input.name];
  const isDifference = form?.differences?.includes(input.name) === true;
  if (input.kind === 'number' && typeof value === 'number' && input.unit === '°C' && !isDifference)
    return `${show(value, 1)} °C (${show(value * 1.8 + 32, 0)} °F)`;
  if (input.kind === 'number' && typeof value === 'number') return `${show(value)}${input.unit === '' ? '' : ` ${input.unit}`}`;
  if (input.kind === 'choice') return input.options.find((option) => option.value === value)?.label[language] ?? String(value);
  return rows === undefined ? String(value) : showList(String(value), rows, language);
}

function optionsOf(input: CalculatorInput, value: number | string, language: Language): Understood['options'] {
  if (input.kind === 'text') return [];
  if (input.kind === 'choice') {
    const sizes = typeof value === 'string' && isConductorSize(value) && input.options.length > 14;
    if (!sizes) return input.options.map((option) => ({ value: option.value, display: option.label[language] }));
    return [value, ...confusableSizes(value)]
      .filter((size) => input.options.some((option) => option.value === size))
      .map((size) => ({ value: size, display: isConductorSize(size) ? sizeLabel(size) : size }));
  }
  if (typeof value !== 'number') return [];
  const others = input.unit === 'V' ? VOLTAGES : SOUND_ALIKE[value] === undefined ? [] : [SOUND_ALIKE[value]];
  const all = [...new Set([value, ...others])].filter((each) => each >= input.min && each <= input.max);
  return all.length < 2 ? [] : all.map((each) => ({ value: String(each), display: displayOf(input, each, language, undefined) }));
}

const METRES = /^(?:m|mts?|met(?:er|re|ro)s?|cm|cms|centim\w+|km|kilom\w+)\.?$/;

/** Feet that were asked in metres, with the metres first. */
export function withMetres(text: string, reading: Reading): string {
  let told = text;
  for (const each of reading.all('length')) {
    if (!METRES.test(each.unit)) continue;
    const feet = show(Number(each.value.toFixed(2)));
    const metres = `${show(each.value * 0.3048)} m`;
    told = told.replace(new RegExp(`(?<![\\d.,(])${feet.replace('.', '\\.')} (ft|pies)`, 'g'), (whole) => `${metres} (${whole})`);
  }
  return told;
}
