// What stands in a field, as people say it.
import type { InputField } from '../../api/contract/answer.ts';
import type { Language } from '../../api/contract/values.ts';
import type { FieldAsk } from '../../api/guide/calculators/forms.ts';
import { showList } from '../../api/guide/calculators/list-rows.ts';
import type { Units } from '../platform/use-units.ts';
import { typedUnits } from './units.ts';

/** '240 V', 'Copper', '4 × 12 AWG, 2 × 14 AWG', '86 °F (30 °C)'; empty for a field that nothing stands in. The reader's units first. */
export function shownValue({ value, options, unit }: InputField, ask: FieldAsk | undefined, language: Language, units: Units): string {
  if (value === null || value === '') return '';
  const picked = options?.find((option) => option.value === String(value))?.display;
  if (picked !== undefined) return picked;
  if (ask?.rows) return showList(String(value), ask.rows, language);
  if (ask?.figure?.options) return ask.figure.options.find((option) => option.value === value)?.label[language] ?? String(value);
  if (ask?.figure?.pair) return String(value).replace(ask.figure.pair.by, ask.figure.pair.by === 'x' ? ' × ' : ' : ');
  const told = unit ?? ask?.figure?.unit ?? '';
  if (told === '') return String(value);
  const own = `${value} ${told}`;
  const first = ask?.difference || typeof value !== 'number' ? undefined : typedUnits(told, units)[0];
  return first === undefined || first.unit === told ? own : `${first.fromOwn(Number(value))} ${first.unit} (${own})`;
}
