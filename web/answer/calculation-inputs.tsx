// The inputs of a calculation as controls: a change gives the new result at once, with no network.
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InputField, CalculationInputs as Inputs } from '../../api/contract/answer.ts';
import styles from './calculation-inputs.module.css';

function NumberControl({ field, id, onChange }: { field: InputField; id: string; onChange: (value: number | null) => void }) {
  const [text, setText] = useState(field.value === null ? '' : String(field.value));
  return (
    <div className={styles.number}>
      <input
        id={id}
        className={styles.input}
        inputMode="decimal"
        value={text}
        onChange={(event) => {
          const next = event.target.value;
          setText(next);
          const value = Number(next);
          if (next.trim() === '') onChange(null);
          else if (Number.isFinite(value) && value >= (field.min ?? -Infinity) && value <= (field.max ?? Infinity)) onChange(value);
        }}
      />
      {field.unit && <span className={styles.unit}>{field.unit}</span>}
    </div>
  );
}

export function CalculationInputs({ inputs, onChange }: { inputs: Inputs; onChange: (inputs: Inputs) => void }) {
  const { t } = useTranslation('answer');
  const own = useId();
  const change = (name: string, value: number | string | null): void =>
    onChange({ ...inputs, fields: inputs.fields.map((field) => (field.name === name ? { ...field, value } : field)) });
  return (
    <details className={styles.box}>
      <summary className={styles.summary}>
        <SlidersHorizontal size={20} aria-hidden="true" />
        {t('inputs')}
      </summary>
      <div className={styles.fields}>
        {inputs.fields.map((field) => {
          const id = `${own}-${field.name}`;
          return (
            <div key={field.name} className={styles.field}>
              <label htmlFor={id} className={styles.label}>
                {field.label}
              </label>
              {field.kind === 'number' ? (
                <NumberControl field={field} id={id} onChange={(value) => change(field.name, value)} />
              ) : field.options ? (
                <select
                  id={id}
                  className={styles.input}
                  value={field.value === null ? '' : String(field.value)}
                  onChange={(event) => change(field.name, event.target.value || null)}
                >
                  {field.value === null && <option value="">–</option>}
                  {field.options.map(({ value, display }) => (
                    <option key={value} value={value}>
                      {display}
                    </option>
                  ))}
                </select>
              ) : (
                <input
                  id={id}
                  className={styles.input}
                  defaultValue={String(field.value ?? '')}
                  onBlur={(event) => change(field.name, event.target.value)}
                />
              )}
            </div>
          );
        })}
      </div>
    </details>
  );
}
