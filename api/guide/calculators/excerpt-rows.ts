// Cuts the row that a figure came from out of a table, with a few neighbours on either side.
import type { TableExcerpt } from '../../contract/answer.ts';

interface WholeTable extends Omit<TableExcerpt, 'rows' | 'highlight'> {
  readonly rows: readonly (readonly string[])[];
  /** Index of the row used, in the whole table. */
  readonly used: number;
}

/** The row used and at most `neighbours` rows on either side; `highlight` points at the row used. */
export function excerptRows(table: WholeTable, neighbours = 2): TableExcerpt {
  const { rows, used, ...rest } = table;
  const from = Math.max(0, used - neighbours);
  const kept = rows.slice(from, used + neighbours + 1).map((row) => [...row]);
  return { ...rest, rows: kept, highlight: used - from };
}
