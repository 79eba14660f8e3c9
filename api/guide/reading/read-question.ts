// Everything that is read out of a question before anybody decides what it asks.
import type { Edition, Language } from '../../contract/values.ts';
import type { Metal } from '../tables/conductors.ts';
import { withAdded } from './added.ts';
import { detectLanguage } from './detect-language.ts';
import { type Concept, conceptsIn } from './lexicon.ts';
import {
  continuousIn,
  editionsIn,
  insulationIn,
  insulationTypeIn,
  type Method,
  metalsIn,
  methodIn,
  olderEditionIn,
  phasesIn,
  type SectionMention,
  sectionsIn,
  stateIn,
  terminalsIn,
} from './mentions.ts';
import { fold, normalise } from './normalise.ts';
import { joinFeetAndInches, type Quantity, type QuantityKind, quantitiesIn } from './quantities.ts';
import { type SizeMention, sizesIn } from './sizes.ts';
import { mendByEar, mendSpelling } from './spelling.ts';
import { stem, wordsOf } from './words.ts';

export interface Reading {
  readonly original: string;
  readonly language: Language;
  /** Normalised and mended: what patterns are tried on. */
  readonly plain: string;
  readonly stems: readonly string[];
  readonly concepts: ReadonlySet<Concept>;
  readonly quantities: readonly Quantity[];
  readonly sizes: readonly SizeMention[];
  readonly metals: readonly Metal[];
  readonly insulation: '60' | '75' | '90' | undefined;
  readonly insulationType: string | undefined;
  readonly terminals: '60' | '75' | undefined;
  readonly method: Method | undefined;
  readonly phases: '1' | '3' | 'dc' | undefined;
  readonly continuous: boolean | undefined;
  readonly editions: readonly Edition[];
  readonly olderEdition: string | undefined;
  readonly state: string | undefined;
  readonly sections: readonly SectionMention[];
  /** Figures of one kind, in the order of the text. */
  all(kind: QuantityKind): readonly Quantity[];
  /** True where any of the concepts is named. */
  has(...concepts: readonly Concept[]): boolean;
}

/** @param known words that need no mending, such as those of the knowledge base */
export function readQuestion(text: string, language: Language | undefined, known: (word: string) => boolean): Reading {
  const spoken = language ?? detectLanguage(text) ?? 'en';
  const written = detectLanguage(text) ?? spoken;
  const folded = normalise(text, written);
  const plain = withAdded(mendSpelling(written === 'es' ? mendByEar(folded, known) : folded, known), written);
  const stems = wordsOf(plain).map(stem);
  const concepts = conceptsIn(stems);
  const quantities = joinFeetAndInches(quantitiesIn(plain));
  return {
    original: text,
    language: spoken,
    plain,
    stems,
    concepts,
    quantities,
    sizes: sizesIn(plain),
    metals: metalsIn(plain),
    insulation: insulationIn(plain),
    insulationType: insulationTypeIn(plain),
    terminals: terminalsIn(plain),
    method: methodIn(plain),
    phases: phasesIn(plain),
    continuous: continuousIn(plain),
    editions: editionsIn(fold(plain)),
    olderEdition: olderEditionIn(plain),
    state: stateIn(plain, text),
    sections: sectionsIn(plain),
    all: (kind) => quantities.filter((each) => each.kind === kind),
    has: (...wanted) => wanted.some((concept) => concepts.has(concept)),
  };
}
