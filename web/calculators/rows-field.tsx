// A list as rows with plus and minus. How the calculator writes it down is nobody's business but its own.
import { Minus, Plus, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListRows } from '../../api/guide/calculators/calculator.ts';
import { CABLE_KIND, type ListRow, readRows, writeRows } from '../../api/guide/calculators/list-rows.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { Keys, Picker } from './choice-field.tsx';
import styles from './fields.module.css';
import { keysFor, useKeysFor } from './number-field.tsx';
import { readLength } from './read-length.ts';
import { readNumber } from './read-number.ts';

const MOST = 500;

/** A row, and an id of its own while it is on screen. */
interface Shown extends ListRow {
  readonly key: number;
}

let made = 0;
const shownRow = (row: ListRow): Shown => {
  made += 1;
  return { ...row, key: made };
};

const blankRow = (list: ListRows): ListRow =>
  list.kind === 'counted'
    ? { count: 1, value: '12', ...(list.kinds?.[0] ? { kind: list.kinds[0].value } : {}) }
    : { count: 1, value: list.kind === 'figures' ? (list.sizes ? '1' : '') : '' };

/** A figure as lists are written: a plain decimal or a fraction; empty for what is no figure yet. */
function writtenFigure(text: string, unit: string): string {
  const typed = text.trim().replace(' ', '-');
  if (/^(?:\d+-)?\d+\/[1-9]\d*$/.test(typed)) return typed;
  const figure = unit === 'ft' || unit === 'in' ? readLength(text, unit) : readNumber(text);
  return figure === undefined || figure <= 0 ? '' : String(Number(figure.toFixed(4)));
}

function FigureCell({
  value,
  unit,
  label,
  fresh,
  onChange,
}: {
  value: string;
  unit: string;
  label: string;
  /** Just added: its figure is what comes next. */
  fresh: boolean;
  onChange: (value: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it appears
  useEffect(() => {
    if (fresh) input.current?.focus();
  }, []);
  const [text, setText] = useState(value);
  const keys = useKeysFor(keysFor(unit));
  return (
    <span className={styles.number}>
      <input
        ref={input}
        className={styles.input}
        {...keys}
        value={text}
        aria-label={`${label}${unit === '' ? '' : `, ${unit}`}`}
        aria-invalid={(text.trim() !== '' && writtenFigure(text, unit) === '') || undefined}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setText(event.target.value);
          onChange(writtenFigure(event.target.value, unit));
        }}
      />
      <span className={styles.unit} aria-hidden="true">
        {unit}
      </span>
    </span>
  );
}

function Stepper({
  count,
  label,
  onChange,
  onRemove,
}: {
  count: number;
  label: string;
  onChange: (count: number) => void;
  onRemove: (() => void) | undefined;
}) {
  const { t } = useTranslation('calculators');
  const keys = useKeysFor('plain');
  const [text, setText] = useState(String(count));
  const shown = Number(text) === count ? text : text === '' ? '' : String(count);
  return (
    <span className={styles.stepper}>
      {count <= 1 && onRemove ? (
        <button type="button" aria-label={t('removeRow', { row: label })} onClick={onRemove}>
          <Trash2 size={20} aria-hidden="true" />
        </button>
      ) : (
        <button type="button" aria-label={t('oneLess', { row: label })} disabled={count <= 1} onClick={() => onChange(count - 1)}>
          <Minus size={22} aria-hidden="true" />
        </button>
      )}
      <input
        {...keys}
        value={shown}
        aria-label={t('howMany', { row: label })}
        onFocus={(event) => event.target.select()}
        onBlur={() => setText(String(count))}
        onChange={(event) => {
          setText(event.target.value.trim());
          const typed = Number(event.target.value);
          if (Number.isInteger(typed) && typed >= 1 && typed <= MOST) onChange(typed);
        }}
      />
      <button type="button" aria-label={t('oneMore', { row: label })} disabled={count >= MOST} onClick={() => onChange(count + 1)}>
        <Plus size={22} aria-hidden="true" />
      </button>
    </span>
  );
}

export function RowsField({
  list,
  value,
  needed,
  label,
  onChange,
}: {
  list: ListRows;
  value: string;
  needed: boolean;
  label: string;
  onChange: (value: string | null) => void;
}) {
  const { t } = useTranslation('calculators');
  const [language] = useLanguage();
  const group = useId();
  const read = (): readonly Shown[] => {
    const rows = readRows(value, list) ?? [];
    return (rows.length === 0 && needed ? [blankRow(list)] : rows).map(shownRow);
  };
  const [rows, setRows] = useState(read);
  const [added, setAdded] = useState<number>();
  // Rows set from outside: a reset, a correction.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new value from outside matters
  useEffect(() => {
    if (writeRows(rows, list) !== value) setRows(read());
  }, [value]);
  const change = (next: readonly Shown[]): void => {
    setRows(next);
    onChange(writeRows(next, list) || null);
  };
  const set = (key: number, part: Partial<ListRow>): void => change(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const item = list.item[language];
  const asking = rows.some(({ count }) => count === null);
  const mayAsk = list.kind === 'counted' && list.asksCount === true;
  const groups = list.kind === 'groups' ? [...new Set([0, ...rows.map((row) => row.group ?? 0)])] : [0];
  const add = (inGroup: number): void => {
    const last = rows.findLast((row) => (row.group ?? 0) === inGroup);
    const next = list.kind === 'counted' && last ? { ...last, count: 1 } : blankRow(list);
    const row = shownRow({ ...next, ...(list.kind === 'groups' ? { group: inGroup } : {}) });
    setAdded(row.key);
    change([...rows, row]);
  };

  const cells = (row: Shown, name: string) => {
    if (list.kind !== 'counted') {
      return list.kind === 'figures' && list.sizes ? (
        <Picker
          label={`${label}, ${name}`}
          options={list.sizes.map((size) => ({ value: size, display: `${size} ${list.unit}` }))}
          value={row.value}
          mayBeOpen={false}
          onChange={(size) => set(row.key, { value: size ?? '' })}
        />
      ) : (
        <FigureCell
          value={row.value}
          fresh={row.key === added}
          unit={list.unit}
          label={`${label}, ${name}`}
          onChange={(figure) => set(row.key, { value: figure })}
        />
      );
    }
    const cable = row.kind === CABLE_KIND;
    return (
      <>
        {cable ? (
          <FigureCell
            value={row.value}
            unit="in"
            label={t('diameter', { row: name })}
            fresh
            onChange={(figure) => set(row.key, { value: figure.includes('/') ? String(readNumber(figure) ?? '') : figure })}
          />
        ) : (
          <Picker
            label={t('sizeOf', { row: name })}
            options={list.sizes.map((size) => ({ value: size.value, display: size.label[language] }))}
            value={row.value}
            mayBeOpen={false}
            onChange={(size) => set(row.key, { value: size ?? '' })}
          />
        )}
        {list.kinds && (
          <Picker
            label={t('kindOf', { row: name })}
            options={list.kinds.map((kind) => ({ value: kind.value, display: kind.label[language] }))}
            value={row.kind ?? null}
            mayBeOpen={false}
            onChange={(kind) =>
              set(row.key, { ...(kind ? { kind } : {}), ...((kind === CABLE_KIND) !== cable ? { value: cable ? '12' : '' } : {}) })
            }
          />
        )}
      </>
    );
  };

  return (
    <div className={styles.rows}>
      {mayAsk && (
        <Keys
          name={group}
          options={[
            { value: 'count', display: t('theseMany', { items: item }) },
            { value: 'fit', display: t('howManyFit') },
          ]}
          value={asking ? 'fit' : 'count'}
          mayBeOpen={false}
          onChange={(wanted) => {
            const first = rows[0] ?? shownRow(blankRow(list));
            change(wanted === 'fit' ? [{ ...first, count: null }] : [{ ...first, count: 1 }]);
          }}
        />
      )}
      {groups.map((inGroup) => (
        <div key={inGroup} className={groups.length > 1 ? styles.group : styles.rows}>
          {groups.length > 1 && <p className={styles.groupName}>{t('group', { number: groups.indexOf(inGroup) + 1 })}</p>}
          {rows
            .filter((row) => list.kind !== 'groups' || (row.group ?? 0) === inGroup)
            .map((row, index) => {
              const name = String(index + 1);
              return (
                <div key={row.key} className={styles.row} data-kinds={list.kind === 'counted' && list.kinds ? true : undefined}>
                  {row.count !== null && (
                    <Stepper
                      count={row.count}
                      label={`${label} ${name}`}
                      onChange={(count) => set(row.key, { count })}
                      onRemove={rows.length > 1 || !needed ? () => change(rows.filter(({ key }) => key !== row.key)) : undefined}
                    />
                  )}
                  {cells(row, name)}
                </div>
              );
            })}
          {!asking && (
            <button type="button" className={styles.add} data-part="add-row" onClick={() => add(inGroup)}>
              <Plus size={22} aria-hidden="true" />
              {t('addItems', { items: item })}
            </button>
          )}
        </div>
      ))}
      {list.kind === 'groups' && (
        <button type="button" className={styles.add} onClick={() => add(Math.max(...groups) + 1)}>
          <Plus size={22} aria-hidden="true" />
          {t('addGroup')}
        </button>
      )}
    </div>
  );
}
