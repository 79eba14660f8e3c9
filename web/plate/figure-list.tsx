// The figures of a plate, set like one: each with a tick, its name, and a box to set it right in.
import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { KINDS, PARTS, type PlateKind } from '../../api/guide/plate/kinds.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { classNames } from '../ui/class-names.ts';
import { Select } from '../ui/select.tsx';
import styles from './plate.module.css';
import { type FigureRow, isFigure, UNIT_SIGNS, withRow } from './plate-rows.ts';

/** Kinds whose figures hold a slash, which a pad of figures has not. */
const WITH_SLASH: ReadonlySet<PlateKind> = new Set(['volts', 'primary', 'secondary', 'fla', 'horsepower']);

function FigureLine({ row, isChecked, onChange }: { row: FigureRow; isChecked: boolean; onChange: (row: FigureRow) => void }) {
  const { t } = useTranslation('plate');
  const [language] = useLanguage();
  const id = useId();
  const { kind, part, text, isDoubtful, isTicked } = row;
  const long = t(`${kind}Long`);
  const name = part ? t('partOf', { name: t(kind), part: PARTS[part][language] }) : t(kind);
  const isOpen = isDoubtful && !isTicked;
  const isWrong = isChecked && isTicked && !isFigure(row);
  const noted = isOpen || isWrong;
  return (
    <li className={classNames(styles.line, isOpen && styles.doubtful)}>
      <input
        type="checkbox"
        className={styles.tick}
        aria-label={t('takeOver', { name })}
        aria-describedby={noted ? `${id}-note` : undefined}
        checked={isTicked}
        onChange={(event) => onChange({ ...row, isTicked: event.target.checked })}
      />
      <label htmlFor={id} className={styles.name}>
        <strong>{name}</strong>
        <span>{long}</span>
      </label>
      <span className={styles.value}>
        <input
          id={id}
          data-figure={kind}
          value={text}
          inputMode={WITH_SLASH.has(kind) ? 'text' : 'decimal'}
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
          aria-invalid={isWrong || undefined}
          aria-describedby={noted ? `${id}-note` : undefined}
          // Whoever has set it right has looked at it.
          onChange={(event) => onChange({ ...row, text: event.target.value, isTicked: event.target.value.trim() !== '' })}
        />
        <span aria-hidden="true">{UNIT_SIGNS[kind]}</span>
      </span>
      {noted && (
        <p id={`${id}-note`} className={styles.note}>
          <TriangleAlert size={18} aria-hidden="true" />
          {isWrong ? t('wrong') : t('checkThis')}
        </p>
      )}
    </li>
  );
}

export function FigureList({
  rows,
  isChecked,
  onRows,
}: {
  rows: readonly FigureRow[];
  /** What is wrong is marked. */
  isChecked: boolean;
  onRows: (rows: FigureRow[]) => void;
}) {
  const { t } = useTranslation('plate');
  const known = new Set(rows.filter(({ part }) => part === undefined).map(({ kind }) => kind));
  const others = (Object.keys(KINDS) as PlateKind[]).filter((kind) => !known.has(kind));
  return (
    <>
      {rows.length > 0 && (
        <ul className={styles.plate} aria-label={t('figures')}>
          {rows.map((row) => (
            <FigureLine
              key={row.id}
              row={row}
              isChecked={isChecked}
              onChange={(changed) => onRows(rows.map((each) => (each.id === row.id ? changed : each)))}
            />
          ))}
        </ul>
      )}
      <Select
        label={t('add')}
        value=""
        options={[
          { value: '', label: t('addWhich') },
          ...others.map((kind) => ({ value: kind, label: `${t(kind)}: ${t(`${kind}Long`)}` })),
        ]}
        onChange={(event) => {
          const kind = others.find((each) => each === event.target.value);
          if (kind) onRows(withRow(rows, kind));
        }}
      />
    </>
  );
}
