// What stands in a field, as people say it.
import type { InputField } from '../../api/contract/answer.ts';
import type { Language } from '../../api/contract/values.ts';
import type { FieldAsk } from '../../api/guide/answer.ts';
import { showList } from '../../api/guide/calculators/list-rows.ts';

/** '240 V', 'Copper', '4 × 12 AWG, 2 × 14 AWG'; empty for a field that nothing stands in. */
export function shownValue({ value, options, unit }: InputField, ask: FieldAsk | undefined, language: Language): string {
  if (value === null || value === '') return '';
  const picked = options?.find((option) => option.value === String(value))?.display;
  if (picked !== undefined) return picked;
  if (ask?.rows) return showList(String(value), ask.rows, language);
  if (ask?.figure?.options) return ask.figure.options.find((option) => option.value === value)?.label[language] ?? String(value);
  if (ask?.figure?.pair) return String(value).replace(ask.figure.pair.by, ask.figure.pair.by === 'x' ? ' × ' : ' : ');
  const told = unit ?? ask?.figure?.unit ?? '';
  return told === '' ? String(value) : `${value} ${told}`;
}
