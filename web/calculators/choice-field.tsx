// One of several: few stand side by side as keys, more go into the system's picker.
import { useTranslation } from 'react-i18next';
import styles from './fields.module.css';

export interface Choice {
  readonly value: string;
  readonly display: string;
}

/** Up to so many choices stand side by side. */
const KEYS_MAX = 6;
/** Names longer than this are read in a list. */
const NAME_MAX = 34;

export const isKeys = (options: readonly Choice[]): boolean =>
  options.length <= KEYS_MAX && options.every(({ display }) => display.length <= NAME_MAX);

export function Keys({
  name,
  options,
  value,
  mayBeOpen,
  onChange,
}: {
  name: string;
  options: readonly Choice[];
  value: string | null;
  mayBeOpen: boolean;
  onChange: (value: string | null) => void;
}) {
  const { t } = useTranslation('calculators');
  const all = mayBeOpen ? [...options, { value: null, display: t('leftOpen') }] : options;
  return (
    <div className={styles.keys} data-short={all.every(({ display }) => display.length <= 10) || undefined}>
      {all.map((option) => (
        <label key={option.value ?? ''} className={styles.key} data-open={option.value === null || undefined}>
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.display}</span>
        </label>
      ))}
    </div>
  );
}

export function Picker({
  id,
  label,
  options,
  value,
  mayBeOpen,
  onChange,
}: {
  id?: string;
  label?: string;
  options: readonly Choice[];
  value: string | null;
  mayBeOpen: boolean;
  onChange: (value: string | null) => void;
}) {
  const { t } = useTranslation('calculators');
  return (
    <span className={styles.picker}>
      <select
        id={id}
        aria-label={label}
        className={styles.input}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || null)}
      >
        {(value === null || mayBeOpen) && <option value="">{mayBeOpen ? t('leftOpen') : t('choose')}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.display}
          </option>
        ))}
      </select>
    </span>
  );
}
