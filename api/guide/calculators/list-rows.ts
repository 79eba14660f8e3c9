// Lists between the written form that calculators read and the rows that forms show: '4:350:thhn;1:4:bare', '14, 3x12', '10, 20; 5, 5'.
import type { Language } from '../../contract/values.ts';
import type { ListRows } from './calculator.ts';

/** A kind of conductor whose size is its diameter in inches: '2:0.5in'. */
export const CABLE_KIND = 'cable';

export interface ListRow {
  /** How many alike; null asks how many fit. */
  readonly count: number | null;
  /** A figure as typed ('12', '1-1/2'), or a size's value ('350'); empty while nothing is given. */
  readonly value: string;
  /** The value of one of the list's kinds. */
  readonly kind?: string;
  /** Which group a row of `groups` is in, from 0. */
  readonly group?: number;
}

/** The rows of a written list; undefined where it is not written as this list is. */
export function readRows(text: string, list: ListRows): readonly ListRow[] | undefined {
  if (text.trim() === '') return [];
  if (list.kind === 'counted') return eachRead(text.split(';'), (part) => countedRow(part, list));
  if (list.kind === 'figures') return figureRows(text, {});
  const groups = text.split(';').map((group, index) => figureRows(group, { group: index }));
  return groups.every((group) => group !== undefined) ? groups.flat() : undefined;
}

function eachRead<T>(parts: readonly string[], read: (part: string) => T | undefined): readonly T[] | undefined {
  const rows = parts.filter((part) => part.trim() !== '').map(read);
  return rows.every((row) => row !== undefined) ? rows : undefined;
}

const figureRows = (text: string, group: Pick<ListRow, 'group'>): readonly ListRow[] | undefined =>
  eachRead(text.replace(/(\d)\s*[x×*]\s*(?=\d)/gi, '$1x').split(/[,;\s]+/), (part) => {
    const [, times = '1', value] = /^(?:(\d+)x)?(\d*\.?\d+|(?:\d+-)?\d+\/\d+)$/i.exec(part) ?? [];
    return value === undefined ? undefined : { count: Number(times), value, ...group };
  });

function countedRow(part: string, { kinds, sizes }: Extract<ListRows, { kind: 'counted' }>): ListRow | undefined {
  const [countText = '', size = '', given, ...rest] = part.split(':').map((each) => each.trim().toLowerCase());
  const count = countText === '' ? null : Number(countText);
  if (rest.length > 0 || (count !== null && !Number.isInteger(count))) return undefined;
  const diameter = /^(\d*\.?\d+)in$/.exec(size)?.[1];
  if (diameter !== undefined) return { count, value: diameter, kind: CABLE_KIND };
  if (!sizes.some(({ value }) => value === size)) return undefined;
  if (kinds === undefined) return given === undefined ? { count, value: size } : undefined;
  // 'thwn-2' is no kind of its own: the first of the list takes the names that stand for it.
  const kind = given === undefined ? kinds[0] : (kinds.find(({ value }) => value === given) ?? kindNamed(given, kinds));
  return kind && { count, value: size, kind: kind.value };
}

const kindNamed = (name: string, kinds: NonNullable<Extract<ListRows, { kind: 'counted' }>['kinds']>) =>
  kinds.find(({ label }) =>
    (label.en || label.es)
      .toLowerCase()
      .split(/,\s*/)
      .includes(name.replace(/^thwn$/, 'thwn-2')),
  );

/** The written form of rows; those that nothing is given for are left out. */
export function writeRows(rows: readonly ListRow[], list: ListRows): string {
  const given = rows.filter(({ value }) => value !== '');
  if (list.kind === 'counted') {
    return given
      .map(({ count, value, kind }) =>
        [count ?? '', kind === CABLE_KIND ? `${value}in` : value, ...(kind === undefined || kind === CABLE_KIND ? [] : [kind])].join(':'),
      )
      .join(';');
  }
  const figure = ({ count, value }: ListRow): string => `${count === null || count === 1 ? '' : `${count}x`}${value}`;
  if (list.kind === 'figures') return given.map(figure).join(', ');
  const groups = [...new Set(given.map(({ group = 0 }) => group))];
  return groups
    .map((group) =>
      given
        .filter((row) => (row.group ?? 0) === group)
        .map(figure)
        .join(', '),
    )
    .join('; ');
}

/** A written list as people say it: '4 × 350 kcmil THHN, 1 × 4 AWG Bare'. What cannot be read stays as it is. */
export function showList(text: string, list: ListRows, language: Language): string {
  const rows = readRows(text, list);
  if (rows === undefined) return text;
  const told = ({ count, value, kind }: ListRow): string => {
    const many = count === null ? '' : list.kind === 'counted' || count > 1 ? `${count} × ` : '';
    if (list.kind !== 'counted') return `${many}${value}${list.unit === '' ? '' : ` ${list.unit}`}`;
    const size = kind === CABLE_KIND ? `${value} in` : (list.sizes.find((each) => each.value === value)?.label[language] ?? value);
    const named = list.kinds?.find((each) => each.value === kind)?.label[language];
    return `${many}${size}${named === undefined ? '' : ` ${named}`}`;
  };
  if (list.kind !== 'groups') return rows.map(told).join(list.kind === 'counted' && list.kinds ? '; ' : ', ');
  const groups = [...new Set(rows.map(({ group = 0 }) => group))];
  return groups
    .map((group) =>
      rows
        .filter((row) => (row.group ?? 0) === group)
        .map(told)
        .join(', '),
    )
    .join(' + ');
}
