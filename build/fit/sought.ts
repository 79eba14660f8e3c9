// Learns which calculator, or which kind of entry, a question is after.
import type { LearnedClasses } from '../../api/guide/reading/classes.ts';
import { createClassifier } from '../../api/guide/reading/classes.ts';
import { fitSparseClasses } from './classes.ts';
import { hash } from './people.ts';

/** The terms of a question, and the class of what answers it. */
export interface SoughtSample {
  readonly text: string;
  readonly terms: readonly string[];
  readonly id: string;
}

/** Terms that fewer questions have tell nothing yet. */
const LEAST = 3;

export function fitSought(samples: readonly SoughtSample[], classes: readonly string[]): LearnedClasses {
  const counts = new Map<string, number>();
  for (const { terms } of samples) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  const vocabulary = [...counts].flatMap(([term, count]) => (count >= LEAST ? [term] : []));
  return fitSparseClasses(
    samples.map((each) => ({ ...each, weight: 1 })),
    classes,
    vocabulary,
    { shrink: SHRINK },
  );
}
/** From 1.1 to 2.1 what is told of questions that were not learned falls by a hundredth, and the data by a third. */
const SHRINK = 2.1;

/** Prints how often the calculator of a question is the likeliest of all, for a tenth that was not learned. */
export function showSought(samples: readonly SoughtSample[], classes: readonly string[], isCalculator: (id: string) => boolean): void {
  const isHeld = ({ text }: SoughtSample): boolean => hash(`sought ${text}`) < 0.1;
  const classOf = createClassifier(
    fitSought(
      samples.filter((each) => !isHeld(each)),
      classes,
    ),
  );
  const held = samples.filter(isHeld);
  const sums = held.filter(({ id }) => isCalculator(id));
  const right = sums.filter(({ terms, id }) => classOf(terms).find((each) => isCalculator(each.id))?.id === id).length;
  const others = held.filter(({ id }) => !isCalculator(id));
  const none = others.filter(({ terms }) => !isCalculator(classOf(terms)[0]?.id ?? '')).length;
  console.log(`sought: the calculator of ${right} in ${sums.length}; none for ${none} in ${others.length} others`);
}
