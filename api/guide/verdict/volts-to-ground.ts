// The voltage to ground of the system that a question names: '480 panel' has 277 V, '208' and a house's '240' have 120 V.
import { conceptsAt, type Figure, reckon, type Token } from '../reading/figures.ts';
import type { Reading } from '../reading/read-question.ts';
import { HIGH_LEG_VOLTS, PLAINLY_VOLTS, VOLTS_TO_GROUND } from '../tables/system-voltages.ts';

/** So near to a voltage it is said to be to ground. */
const REACH = 3;

const isToGround = (tokens: readonly Token[], { from, to }: Figure): boolean => {
  const near = (start: number, end: number): boolean =>
    conceptsAt(tokens).some((each) => each.concept === 'ground' && each.start >= start && each.start < end);
  return near(to, to + REACH) || near(from - REACH, from);
};

/** In volts; as it is where the question says that it is to ground, undefined where it names no voltage. */
export function voltsToGroundIn({ plain, language, phases }: Reading): number | undefined {
  const { figures, tokens } = reckon(plain, language);
  const voltages = figures.filter(({ unit, value }) => unit?.kind === 'voltage' || (unit === undefined && PLAINLY_VOLTS.includes(value)));
  const volts = ({ value, unit }: Figure): number => value * (unit?.scale ?? 1);
  const told = voltages.find((each) => isToGround(tokens, each));
  if (told !== undefined) return volts(told);
  if (voltages.length === 0) return undefined;
  const line = Math.max(...voltages.map(volts));
  return line === 240 && phases === '3' ? HIGH_LEG_VOLTS : (VOLTS_TO_GROUND[line] ?? line);
}
