// Keys for a gloved thumb in place of the phone's own keyboard, which would cover the field and the result.
import { Check, ChevronDown, ChevronUp, Delete } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './keypad.module.css';
import { withSixteenths } from './read-length.ts';

/** Which keys a field needs; it says so in `data-keys`. */
export type Keys = 'plain' | 'signed' | 'fraction' | 'length';

const ALL_KEYS: readonly string[] = ['plain', 'signed', 'fraction', 'length'] satisfies readonly Keys[];

/** The keys that an element asks for, or undefined for one that is not typed into with them. */
export function keysOf(element: EventTarget | null): Keys | undefined {
  const keys = element instanceof HTMLInputElement ? element.dataset.keys : undefined;
  return keys !== undefined && ALL_KEYS.includes(keys) ? (keys as Keys) : undefined;
}

/** Writes into the field with the focus as typing would. */
function typeInto(change: (field: HTMLInputElement) => void): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) || keysOf(field) === undefined) return;
  change(field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const insert = (text: string): void =>
  typeInto((field) => field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? field.value.length, 'end'));

const erase = (): void =>
  typeInto((field) => {
    const [from, to] = [field.selectionStart ?? 0, field.selectionEnd ?? field.value.length];
    field.setRangeText('', from === to ? Math.max(0, from - 1) : from, to, 'end');
  });

const addSixteenths = (sixteenths: number): void =>
  typeInto((field) => {
    const all = field.selectionStart === 0 && field.selectionEnd === field.value.length;
    const next = withSixteenths(all ? '' : field.value, sixteenths);
    field.setRangeText(next, 0, field.value.length, 'end');
  });

/** A minus that goes and comes. */
const changeSign = (): void =>
  typeInto((field) => {
    const next = field.value.startsWith('-') ? field.value.slice(1) : `-${field.value}`;
    field.setRangeText(next, 0, field.value.length, 'end');
  });

/** The fields that the keys type into, of the form that holds the one with the focus. */
function move(step: 1 | -1): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) return;
  const fields = [...(field.closest('[data-part="fields"]')?.querySelectorAll<HTMLInputElement>('input[data-keys]') ?? [])];
  const next = fields.filter((each) => each === field || each.checkVisibility())[fields.indexOf(field) + step];
  if (next) next.focus();
  else field.blur();
}

interface Key {
  readonly label?: string;
  readonly face: ReactNode;
  readonly press: () => void;
  readonly act?: true;
}

export function Keypad({ keys }: { keys: Keys }) {
  const { t } = useTranslation('calculators');
  const digit = (face: string): Key => ({ face, press: () => insert(face) });
  const fraction = (face: string, sixteenths: number): Key => ({
    face: <span className={styles.fraction}>{face}</span>,
    label: t('addFraction', { fraction: face }),
    press: () => addSixteenths(sixteenths),
  });
  const back: Key = { face: <Delete size={26} aria-hidden="true" />, label: t('deleteDigit'), press: erase };
  const previous: Key = { face: <ChevronUp size={28} aria-hidden="true" />, label: t('previousField'), press: () => move(-1) };
  const next: Key = { face: <ChevronDown size={30} aria-hidden="true" />, label: t('nextField'), press: () => move(1), act: true };
  const feet: Key = { face: t('feet'), label: t('feetLong'), press: () => insert("' ") };
  const inches: Key = { face: t('inches'), label: t('inchesLong'), press: () => insert('"') };
  const fractions = [fraction('1/2', 8), fraction('1/4', 4), fraction('1/8', 2), fraction('1/16', 1)];
  const [digits789, digits456, digits123] = ['789', '456', '123'].map((row) => [...row].map(digit)) as [Key[], Key[], Key[]];
  const done: Key = {
    face: <Check size={26} aria-hidden="true" />,
    label: t('done'),
    press: () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  };
  const last: Record<Keys, Key> = {
    plain: { face: '00', press: () => insert('00') },
    signed: { face: '±', label: t('changeSign'), press: changeSign },
    fraction: digit('/'),
    // Every sixteenth has its key; the last row has no other room.
    length: done,
  };
  const broad = keys === 'fraction' || keys === 'length';
  const side = keys === 'length' ? [back, feet, inches, next] : [back, previous, done, next];
  const rows = [digits789, digits456, digits123, [digit('.'), digit('0'), last[keys]]];
  return (
    <fieldset className={styles.keypad} data-part="keypad" data-broad={broad || undefined}>
      <legend className="visually-hidden">{t('keypad')}</legend>
      {rows.flatMap((row, at) =>
        [...row, ...(broad ? [fractions[at]] : []), side[at]].map(
          (key, column) =>
            key && (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: the keys of one pad never move
                key={`${at} ${column}`}
                type="button"
                className={styles.key}
                data-act={key.act}
                data-digit={(column < 3 && key !== done) || undefined}
                tabIndex={-1}
                aria-label={key.label}
                // The field keeps its focus.
                onPointerDown={(event) => event.preventDefault()}
                onClick={key.press}
              >
                {key.face}
              </button>
            ),
        ),
      )}
    </fieldset>
  );
}
