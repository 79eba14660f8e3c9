// A calculator's inputs as controls: what it cannot do without first, what most jobs leave alone under 'More'.
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalculationInputs, InputField } from '../../api/contract/answer.ts';
import type { CalculatorForm, FieldAsk } from '../../api/guide/calculators/forms.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useUnits } from '../platform/use-units.ts';
import { isKeys, Keys, Picker } from './choice-field.tsx';
import { shownValue } from './field-text.ts';
import styles from './fields.module.css';
import { FigureField } from './figure-field.tsx';
import { NumberInput } from './number-field.tsx';
import { RowsField } from './rows-field.tsx';

type Change = (value: number | string | null) => void;

const asText = (value: InputField['value']): string | null => (value === null ? null : String(value));
const asNumber = (value: InputField['value']): number | null => (typeof value === 'number' ? value : value === null ? null : Number(value));

const ASKED: FieldAsk = { needed: false, more: false };

function Field({ field, ask, mayBeOpen, onChange }: { field: InputField; ask: FieldAsk; mayBeOpen: boolean; onChange: Change }) {
  const id = useId();
  const { kind, label, options, value } = field;
  if (options && isKeys(options)) {
    return (
      <fieldset className={styles.field} data-field={field.name}>
        <legend className={styles.label}>{label}</legend>
        <Keys name={id} options={options} value={asText(value)} mayBeOpen={mayBeOpen} onChange={onChange} />
      </fieldset>
    );
  }
  if (ask.rows) {
    return (
      <fieldset className={styles.field} data-field={field.name}>
        <legend className={styles.label}>{label}</legend>
        <RowsField
          list={ask.rows}
          value={asText(value) ?? ''}
          needed={ask.needed || ask.when !== undefined}
          label={label}
          onChange={onChange}
        />
      </fieldset>
    );
  }
  return (
    <div className={styles.field} data-field={field.name}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {options ? (
        <Picker id={id} options={options} value={asText(value)} mayBeOpen={mayBeOpen} onChange={onChange} />
      ) : kind === 'number' ? (
        <NumberInput
          id={id}
          label={label}
          unit={field.unit ?? ''}
          value={asNumber(value)}
          min={field.min}
          max={field.max}
          difference={ask.difference}
          onChange={onChange}
        />
      ) : (
        <FigureField id={id} figure={ask.figure ?? { unit: '' }} value={asText(value)} onChange={onChange} />
      )}
    </div>
  );
}

/** The fields that are asked, in their order: what is needed and what decides about others first. */
export function askedFields(
  { fields }: CalculationInputs,
  form: CalculatorForm,
): { readonly main: InputField[]; readonly more: InputField[] } {
  const asks = Object.values(form.asks);
  const standing = (name: string): InputField['value'] => fields.find((field) => field.name === name)?.value ?? null;
  const shown = form.inputs.fields.flatMap(({ name, options }) => {
    const field = fields.find((each) => each.name === name);
    const { when } = form.asks[name] ?? ASKED;
    const asked = when === undefined || when.is.some((value) => value === standing(when.input));
    return field && asked && options?.length !== 1 ? [field] : [];
  });
  const first = ({ name }: InputField): boolean => form.asks[name]?.needed === true || asks.some(({ when }) => when?.input === name);
  const more = shown.filter(({ name }) => form.asks[name]?.more === true);
  // One alone is sooner seen than opened.
  const folded = more.length > 1 ? more : [];
  const main = shown.filter((field) => !folded.includes(field));
  return { main: [...main.filter(first), ...main.filter((field) => !first(field))], more: folded };
}

/**
 * `form` says how to ask; the labels and choices shown are its own. `inputs` may hold more fields than the form, which stay as they are.
 */
export function CalculatorFields({
  form,
  inputs,
  onChange,
}: {
  form: CalculatorForm;
  inputs: CalculationInputs;
  onChange: (inputs: CalculationInputs) => void;
}) {
  const { t } = useTranslation('calculators');
  const [language] = useLanguage();
  const units = useUnits();
  const { main, more } = askedFields(inputs, form);
  const own = new Map(form.inputs.fields.map((field) => [field.name, field]));
  const shown = (fields: readonly InputField[]) =>
    fields.map((field) => {
      const first = own.get(field.name) ?? field;
      const ask = form.asks[field.name] ?? ASKED;
      return (
        <Field
          key={field.name}
          field={{ ...first, value: field.value }}
          ask={ask}
          mayBeOpen={!ask.needed && first.value === null}
          onChange={(value) =>
            onChange({ ...inputs, fields: inputs.fields.map((each) => (each.name === field.name ? { ...each, value } : each)) })
          }
        />
      );
    });
  const changed = more.filter(({ name, value }) => value !== null && value !== (own.get(name)?.value ?? null));
  const peek =
    changed.length > 0 ? changed.map((field) => shownValue(field, form.asks[field.name], language, units)) : more.map(({ label }) => label);
  return (
    <div className={styles.fields} data-part="fields">
      {shown(main)}
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>
            <span>
              {t('more', { count: more.length })}
              <small>{peek.join(', ')}</small>
            </span>
            <ChevronDown size={22} aria-hidden="true" />
          </summary>
          <div className={styles.fields}>{shown(more)}</div>
        </details>
      )}
    </div>
  );
}
