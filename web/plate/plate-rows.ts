// The figures of the sheet as its reader changes them.
import { KINDS, type PlateFigure, type PlateKind } from '../../api/guide/plate/kinds.ts';
import { plateFigures } from '../../api/guide/plate/plate-figures.ts';

export interface FigureRow extends PlateFigure {
  readonly id: number;
  readonly isTicked: boolean;
}

/** What is sure comes ticked; the rest is to be looked at first. */
export const rowsOf = (figures: readonly PlateFigure[]): FigureRow[] =>
  figures.map((figure, id) => ({ ...figure, id, isTicked: !figure.isDoubtful }));

export const withRow = (rows: readonly FigureRow[], kind: PlateKind): FigureRow[] => [
  ...rows,
  { id: Math.max(-1, ...rows.map(({ id }) => id)) + 1, kind, text: '', isDoubtful: false, isTicked: true },
];

/** Whether a text can be a figure of its kind. */
export function isFigure({ kind, text }: Pick<FigureRow, 'kind' | 'text'>): boolean {
  const figures = plateFigures(text);
  const { least, most } = KINDS[kind];
  return figures.length > 0 && figures.every((figure) => figure >= least && figure <= most);
}

/** What stands behind the figure. */
export const UNIT_SIGNS: Readonly<Record<PlateKind, string>> = {
  mca: 'A',
  mocp: 'A',
  volts: 'V',
  primary: 'V',
  secondary: 'V',
  phase: '',
  hertz: 'Hz',
  rla: 'A',
  fla: 'A',
  lra: 'A',
  horsepower: 'hp',
  kilowatts: 'kW',
  watts: 'W',
  kva: 'kVA',
  bus: 'A',
  main: 'A',
  sccr: 'kA',
};
