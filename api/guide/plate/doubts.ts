// Figures of a plate held against each other: what cannot be so together was misread somewhere.
import { KINDS, type PlateFigure, type PlateKind } from './kinds.ts';
import { plateFigures } from './plate-figures.ts';

/** The first is never larger than the second: 28.4 read as 284 shows. */
const AT_MOST: readonly (readonly [PlateKind, PlateKind])[] = [
  ['mca', 'mocp'],
  ['rla', 'mca'],
  ['fla', 'mca'],
  ['rla', 'lra'],
  ['fla', 'lra'],
  ['secondary', 'primary'],
];
/** Amperes that one hp takes at one volt of a single phase, from the best motor to the worst. */
const AMPS_VOLTS_A_HP = { least: 700, most: 2600 };

/** Which of them, by their place, ought to be looked at again. */
export function doubtsOf(figures: readonly PlateFigure[]): ReadonlySet<number> {
  const numbers = figures.map(({ text }) => plateFigures(text));
  const doubtful = new Set<number>();
  for (const [at, { kind }] of figures.entries()) {
    const { usual } = KINDS[kind];
    if (usual && !numbers[at]?.every((figure) => usual.includes(figure))) doubtful.add(at);
  }
  const placesOf = (kind: PlateKind, part?: PlateFigure['part']): number[] =>
    figures.flatMap((figure, at) => (figure.kind === kind && (part === undefined || figure.part === part) ? [at] : []));
  const largest = (at: number): number => Math.max(...(numbers[at] ?? []));
  for (const [small, large] of AT_MOST) {
    for (const one of placesOf(small))
      for (const other of placesOf(large))
        if (figures[one]?.part === figures[other]?.part || large === 'mca' || large === 'mocp')
          if (largest(one) > largest(other)) for (const at of [one, other]) doubtful.add(at);
  }
  // A motor's horsepower against its current: 1 hp for 10, 1.4 A for 14.
  const [volts] = placesOf('volts');
  const [phases] = placesOf('phase');
  if (volts === undefined || phases === undefined) return doubtful;
  const times = largest(phases) === 3 ? Math.sqrt(3) : 1;
  for (const hp of placesOf('horsepower')) {
    for (const amps of placesOf('fla').filter((at) => figures[at]?.part === figures[hp]?.part)) {
      const low = Math.min(...(numbers[volts] ?? []));
      const perHp = (largest(amps) * low * times) / largest(hp);
      if (perHp < AMPS_VOLTS_A_HP.least || perHp > AMPS_VOLTS_A_HP.most) for (const at of [hp, amps]) doubtful.add(at);
    }
  }
  return doubtful;
}
