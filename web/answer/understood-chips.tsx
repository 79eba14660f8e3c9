import { Pencil } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InputField, Understood } from '../../api/contract/answer.ts';
import { readNumber } from '../calculators/read-number.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { ChipRow } from './chip-row.tsx';
import styles from './understood-chips.module.css';

const fahrenheit = (celsius: number): number => Math.round((celsius * 9) / 5 + 32);
const celsius = (degrees: number): number => Math.round(((degrees - 32) / 1.8) * 100) / 100;

interface TypedValueProps {
  field: InputField;
  value: string;
  /** A temperature, typed in Fahrenheit as crews say it; a difference of temperatures is not one. */
  isDegrees: boolean;
  onValue: (value: string) => void;
}

/** Any other number, typed. */
function TypedValue({ field, value, isDegrees, onValue }: TypedValueProps) {
  const { t } = useTranslation('answer');
  const id = useId();
  const now = Number(value);
  const [text, setText] = useState(Number.isFinite(now) ? String(isDegrees ? fahrenheit(now) : now) : '');
  const typed = readNumber(text);
  const number = typed !== undefined && isDegrees ? celsius(typed) : typed;
  const { min = -Infinity, max = Infinity } = field;
  const wrong = number === undefined || number < min || number > max;
  const limits = isDegrees ? { min: fahrenheit(min), max: fahrenheit(max) } : { min, max };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!wrong) onValue(String(number));
  };
  return (
    <form className={styles.typed} onSubmit={submit}>
      <label htmlFor={id}>{t('otherValue')}</label>
      <input
        id={id}
        className={styles.input}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        aria-invalid={(text.trim() !== '' && wrong) || undefined}
        aria-describedby={`${id}-unit`}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setText(event.target.value)}
      />
      <span id={`${id}-unit`}>{isDegrees ? '°F' : field.unit}</span>
      <Button type="submit" disabled={wrong}>
        {t('useValue')}
      </Button>
      {text.trim() !== '' && wrong && (
        <span className={styles.fault} role="alert">
          {number === undefined ? t('notANumber') : t('outOfRange', limits)}
        </span>
      )}
    </form>
  );
}

/** A value that says what it is: '50 A', 'Copper'. On a phone its label gives way, so that more of the chips are in sight. */
const SPEAKS = /\d.*\p{L}|%|\p{L}{4}/u;

/** With `onOpen` it can be pressed. */
function Chip({ item, isOpen, panel, onOpen }: { item: Understood; isOpen?: boolean; panel?: string; onOpen?: () => void }) {
  const { t } = useTranslation('answer');
  const origin = { question: '', previous: t('fromPrevious'), job: t('fromJob'), assumed: t('assumed') };
  const look = classNames(styles.chip, onOpen && styles.tappable, item.from === 'assumed' && styles.assumed);
  const body = (
    <>
      <span className={classNames(styles.label, SPEAKS.test(item.display) && styles.spoken)}>{item.label}</span>{' '}
      <strong>{item.display}</strong>
      {item.from !== 'question' && <span className={styles.origin}>{origin[item.from]}</span>}
    </>
  );
  if (!onOpen) return <span className={look}>{body}</span>;
  return (
    <button type="button" className={look} aria-expanded={isOpen} aria-controls={panel} onClick={onOpen}>
      {body}
      <Pencil size={16} aria-hidden="true" />
    </button>
  );
}

interface Props {
  items: readonly Understood[];
  /** The calculation's inputs, which say what else a chip can be. */
  fields: readonly InputField[] | undefined;
  onCorrect: ((name: string, value: string) => void) | undefined;
}

/** What was read out of a question; a chip opens what else it could have been, and takes any other value. */
export function UnderstoodChips({ items, fields, onCorrect }: Props) {
  const { t } = useTranslation('answer');
  const [open, setOpen] = useState<string>();
  const panel = useId();
  if (items.length === 0) return null;
  const fieldOf = (item: Understood): InputField | undefined => fields?.find(({ name }) => name === item.name);
  /** All of a choice's, where the form knows them; of a number those that sound alike. */
  const optionsOf = (item: Understood): Understood['options'] => {
    const field = fieldOf(item);
    return field?.kind === 'choice' && field.options ? field.options : item.options;
  };
  const canChange = (item: Understood): boolean => optionsOf(item).length > 0 || fieldOf(item)?.kind === 'number';
  const chips = items.map((item) => ({
    key: item.name,
    chip: (
      <Chip
        item={item}
        {...(onCorrect && canChange(item)
          ? { isOpen: open === item.name, panel, onOpen: () => setOpen(open === item.name ? undefined : item.name) }
          : {})}
      />
    ),
  }));
  const chosen = items.find(({ name }) => name === open);
  const field = chosen && fieldOf(chosen);
  const correct = (name: string, value: string): void => {
    setOpen(undefined);
    onCorrect?.(name, value);
  };
  return (
    <section aria-label={t('understood')}>
      <ChipRow label={t('understood')} chips={chips} />
      <div id={panel}>
        {chosen && (
          <fieldset className={styles.options}>
            <legend className={styles.legend}>{t('correct', { label: chosen.label, value: chosen.display })}</legend>
            {optionsOf(chosen).map(({ value, display }) => (
              <button
                key={value}
                type="button"
                className={styles.option}
                aria-pressed={value === chosen.value}
                onClick={() => correct(chosen.name, value)}
              >
                {display}
              </button>
            ))}
            {field?.kind === 'number' && (
              <TypedValue
                key={chosen.name}
                field={field}
                value={chosen.value}
                isDegrees={chosen.display.includes('°F')}
                onValue={(value) => correct(chosen.name, value)}
              />
            )}
          </fieldset>
        )}
      </div>
    </section>
  );
}
