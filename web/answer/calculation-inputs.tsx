// The inputs of a calculation as controls: a change gives the new result at once, with no network.
import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InputField, CalculationInputs as Inputs } from '../../api/contract/answer.ts';
import { readNumber } from '../calculators/read-number.ts';
import { classNames } from '../ui/class-names.ts';
import styles from './calculation-inputs.module.css';

/** Up to so many choices stand side by side as keys where `big` keys are wanted; more go into the system's picker. */
const KEYS_MAX = 6;

type Change = (value: number | string | null) => void;

const asTyped = (value: InputField['value']): string => (value === null ? '' : String(value));

function NumberControl({ field, id, onChange, keypad }: { field: InputField; id: string; onChange: Change; keypad?: boolean }) {
  const { t } = useTranslation('answer');
  const [text, setText] = useState(asTyped(field.value));
  const { min = -Infinity, max = Infinity, value } = field;
  const number = readNumber(text);
  const fault =
    text.trim() === ''
      ? null
      : number === undefined
        ? t('notANumber')
        : number < min || number > max
          ? t('outOfRange', { min, max })
          : null;

  // A value set from outside (a chip corrected, a reset) shows here; what is being typed is left alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new value from outside matters
  useEffect(() => {
    if ((readNumber(text) ?? null) !== value && fault === null) setText(asTyped(value));
  }, [value]);

  return (
    <>
      <span className={styles.number}>
        <input
          id={id}
          className={styles.input}
          inputMode={keypad ? 'none' : 'decimal'}
          autoComplete="off"
          value={text}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}-unit${fault ? ` ${id}-fault` : ''}`}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            const next = event.target.value;
            setText(next);
            const typed = readNumber(next);
            if (next.trim() === '') onChange(null);
            else if (typed !== undefined && typed >= min && typed <= max) onChange(typed);
          }}
        />
        <span className={styles.unit} id={`${id}-unit`}>
          {field.unit}
        </span>
      </span>
      {fault && (
        <span className={styles.fault} id={`${id}-fault`} role="alert">
          <CircleAlert size={18} aria-hidden="true" />
          {fault}
        </span>
      )}
    </>
  );
}

function TextControl({ field, id, onChange }: { field: InputField; id: string; onChange: Change }) {
  const [text, setText] = useState(asTyped(field.value));
  useEffect(() => setText(asTyped(field.value)), [field.value]);
  const { t } = useTranslation('answer');
  return (
    <>
      <input
        id={id}
        className={styles.input}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        aria-describedby={field.example ? `${id}-example` : undefined}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => onChange(text.trim() || null)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onChange(text.trim() || null);
        }}
      />
      {field.example && (
        <span id={`${id}-example`} className={styles.example}>
          {t('example', { example: field.example })}
        </span>
      )}
    </>
  );
}

function PickControl({ field, id, onChange }: { field: InputField; id: string; onChange: Change }) {
  return (
    <select
      id={id}
      className={styles.input}
      value={field.value === null ? '' : String(field.value)}
      onChange={(event) => onChange(event.target.value || null)}
    >
      {field.value === null && <option value="">–</option>}
      {field.options?.map(({ value, display }) => (
        <option key={value} value={value}>
          {display}
        </option>
      ))}
    </select>
  );
}

/** One input with its label. `big` sets few choices side by side as keys and leaves numbers to a keypad of ours. */
function FieldControl({ field, onChange, big }: { field: InputField; onChange: Change; big?: boolean | undefined }) {
  const id = useId();
  if (field.kind === 'choice' && big && field.options && field.options.length <= KEYS_MAX) {
    return (
      <fieldset className={classNames(styles.field, styles.broad)}>
        <legend className={styles.label}>{field.label}</legend>
        <div className={styles.keys}>
          {field.options.map(({ value, display }) => (
            <label key={value} className={styles.key}>
              <input type="radio" name={id} className="visually-hidden" checked={field.value === value} onChange={() => onChange(value)} />
              <span>{display}</span>
            </label>
          ))}
        </div>
      </fieldset>
    );
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {field.label}
      </label>
      {field.kind === 'number' ? (
        <NumberControl field={field} id={id} onChange={onChange} {...(big ? { keypad: matchMedia('(pointer: coarse)').matches } : {})} />
      ) : field.options ? (
        <PickControl field={field} id={id} onChange={onChange} />
      ) : (
        <TextControl field={field} id={id} onChange={onChange} />
      )}
    </div>
  );
}

export function CalculationInputs({ inputs, onChange, big }: { inputs: Inputs; onChange: (inputs: Inputs) => void; big?: boolean }) {
  const change = (name: string, value: number | string | null): void =>
    onChange({ ...inputs, fields: inputs.fields.map((field) => (field.name === name ? { ...field, value } : field)) });
  return (
    <div className={classNames(styles.fields, big && styles.big)}>
      {inputs.fields.map((field) => (
        <FieldControl key={field.name} field={field} big={big} onChange={(value) => change(field.name, value)} />
      ))}
    </div>
  );
}
