// One figure: typed as crews type it, in one unit or in two beside each other.
import { CircleAlert } from 'lucide-react';
import { useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnits } from '../platform/use-units.ts';
import styles from './fields.module.css';
import type { Keys } from './keypad.tsx';
import { readLength } from './read-length.ts';
import { readNumber } from './read-number.ts';
import { type TypedUnit, typedUnits } from './units.ts';
import { OwnKeys } from './use-own-keys.ts';

export interface Bounds {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** The keys that a figure of a unit needs. */
export const keysFor = (unit: string, min = 0): Keys =>
  unit === 'ft' || unit === 'in' ? 'length' : unit === 'hp' ? 'fraction' : min < 0 ? 'signed' : 'plain';

/** A bound as people say it: 0.157 hp, 185 °F. */
const rounded = (bound: number): number => Number(bound.toPrecision(6 - (Math.abs(bound) < 1 ? 3 : 0)));

const readIn = (unit: string, text: string): number | undefined =>
  unit === 'ft' || unit === 'in' ? readLength(text, unit) : readNumber(text);

/** The attributes of an input that our keys type into. Where there are none the system's come, with fractions and foot marks if they are needed. */
export function useKeysFor(keys: Keys) {
  const own = useContext(OwnKeys);
  const inputMode: 'none' | 'decimal' | 'text' = own ? 'none' : keys === 'plain' ? 'decimal' : 'text';
  return { 'data-keys': keys, inputMode, autoComplete: 'off' };
}

interface FigureInputProps extends Bounds {
  readonly id: string;
  readonly value: number | null;
  readonly typed: TypedUnit;
  /** Read aloud in place of the label, where two inputs share it. */
  readonly label?: string | undefined;
  readonly onChange: (value: number | null) => void;
}

function FigureInput({ id, value, typed, min, max, label, onChange }: FigureInputProps) {
  const { t } = useTranslation('calculators');
  const { unit, fromOwn, toOwn } = typed;
  const shown = value === null ? '' : String(fromOwn(value));
  const [text, setText] = useState(shown);
  const figure = readIn(unit, text);
  const [least, most] = [min === undefined ? -Infinity : fromOwn(min), max === undefined ? Infinity : fromOwn(max)];
  const fault =
    text.trim() === ''
      ? undefined
      : figure === undefined
        ? t('notANumber')
        : figure < least || figure > most
          ? t('outOfRange', { min: rounded(least), max: rounded(most) })
          : undefined;
  const keys = useKeysFor(keysFor(unit, least));

  // A value set from outside (the other unit, a job card, a reset) shows here; what is being typed is left alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new value from outside matters
  useEffect(() => {
    const typedNow = figure === undefined ? null : toOwn(figure);
    const same = value === null || typedNow === null ? value === typedNow : Math.abs(value - typedNow) <= Math.abs(value) * 1e-9;
    if (!same && fault === undefined) setText(shown);
  }, [value]);

  return (
    <div className={styles.figure}>
      <span className={styles.number}>
        <input
          id={id}
          className={styles.input}
          {...keys}
          value={text}
          aria-label={label}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}-unit${fault ? ` ${id}-fault` : ''}`}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            const next = event.target.value;
            setText(next);
            const read = readIn(unit, next);
            if (next.trim() === '') onChange(null);
            else if (read !== undefined && read >= least && read <= most) onChange(toOwn(read));
          }}
        />
        <span className={styles.unit} id={`${id}-unit`}>
          {unit}
        </span>
      </span>
      {fault && (
        <span className={styles.fault} id={`${id}-fault`} role="alert">
          <CircleAlert size={18} aria-hidden="true" />
          {fault}
        </span>
      )}
    </div>
  );
}

interface NumberInputProps extends Bounds {
  /** Of the first input, which the label belongs to. */
  readonly id: string;
  readonly label: string;
  readonly value: number | null;
  readonly unit: string;
  /** A difference of temperatures, which no other unit stands beside. */
  readonly difference?: boolean | undefined;
  readonly onChange: (value: number | null) => void;
}

export function NumberInput({ unit, difference, id, label, ...rest }: NumberInputProps) {
  const units = useUnits();
  const all = difference ? typedUnits('', units).map((each) => ({ ...each, unit })) : typedUnits(unit, units);
  return (
    <div className={styles.beside} data-unit={unit}>
      {all.map((typed, index) => (
        <FigureInput
          key={typed.unit}
          {...rest}
          id={index === 0 ? id : `${id}-${index}`}
          typed={typed}
          label={index === 0 ? undefined : `${label}, ${typed.unit}`}
        />
      ))}
    </div>
  );
}
