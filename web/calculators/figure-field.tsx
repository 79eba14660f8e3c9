// A figure that its calculator keeps as written: '3-1/2', a size, or two figures with a sign between them.
import { useState } from 'react';
import type { WrittenFigure } from '../../api/guide/calculators/calculator.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { Picker } from './choice-field.tsx';
import styles from './fields.module.css';
import { useKeysFor } from './number-field.tsx';
import { readLength } from './read-length.ts';
import { readNumber } from './read-number.ts';

/** As calculators read it: '3 1/2' is 3-1/2, 12' 6" is 150 inches, '2,5' is 2.5. Null for nothing; undefined for no figure. */
function written(text: string, unit: string): string | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  if (/^(?:\d+[ -])?\d+\/[1-9]\d*$/.test(typed)) return typed.replace(' ', '-');
  const figure = unit === 'in' || unit === 'ft' ? readLength(typed, unit) : readNumber(typed);
  return figure === undefined ? undefined : String(figure);
}

function Typed({
  id,
  value,
  unit,
  whole,
  label,
  onChange,
}: {
  id?: string | undefined;
  value: string;
  unit: string;
  /** Two of them are written together, where a fraction would be read as a division. */
  whole?: boolean;
  label?: string | undefined;
  onChange: (value: string | null) => void;
}) {
  const [text, setText] = useState(value);
  const read = written(text, unit);
  const keys = useKeysFor(
    unit === 'in' || unit === 'ft' ? 'length' : unit === '°' ? 'signed' : unit === '' && !whole ? 'fraction' : 'plain',
  );
  return (
    <span className={styles.number}>
      <input
        id={id}
        className={styles.input}
        {...keys}
        value={text}
        aria-label={label}
        aria-invalid={read === undefined || undefined}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setText(event.target.value);
          const next = written(event.target.value, unit);
          if (next === undefined) return;
          onChange(whole && next !== null ? String(readNumber(next) ?? '') : next);
        }}
      />
      <span className={styles.unit} aria-hidden="true">
        {unit}
      </span>
    </span>
  );
}

export function FigureField({
  id,
  figure,
  value,
  onChange,
}: {
  id: string;
  figure: WrittenFigure;
  value: string | null;
  onChange: (value: string | null) => void;
}) {
  const [language] = useLanguage();
  const { unit, options, pair } = figure;
  const [both, setBoth] = useState(() => (pair ? (value ?? '').split(pair.by) : []));
  if (options) {
    const choices = options.map((option) => ({ value: option.value, display: option.label[language] }));
    return <Picker id={id} options={choices} value={value} mayBeOpen={false} onChange={onChange} />;
  }
  if (!pair) return <Typed id={id} value={value ?? ''} unit={unit} onChange={onChange} />;
  return (
    <div className={styles.beside}>
      {pair.labels.map((label, index) => (
        <div key={label[language]} className={styles.field}>
          <span className={styles.small} aria-hidden="true">
            {label[language]}
          </span>
          <Typed
            id={index === 0 ? id : undefined}
            label={label[language]}
            value={both[index] ?? ''}
            unit={unit}
            whole
            onChange={(part) => {
              const next = pair.labels.map((_, at) => (at === index ? (part ?? '') : (both[at] ?? '')));
              setBoth(next);
              onChange(next.every((each) => each !== '') ? next.join(pair.by) : null);
            }}
          />
        </div>
      ))}
    </div>
  );
}
