// Things that stand in each other's place: 'and in aluminum?' after copper, 'y en la cocina' after a garage.
import type { Concept } from '../reading/lexicon.ts';

/** Each line is one kind, of which a question mostly names one. */
const KINDS: readonly (readonly Concept[])[] = [
  ['copper', 'aluminum'],
  ['nm', 'mc', 'ac', 'uf', 'se', 'mi', 'tc', 'cord', 'emt', 'pvc', 'rmc', 'imc', 'fmc', 'lfmc', 'ent'],
  [
    'bathroom',
    'kitchen',
    'bedroom',
    'laundry',
    'garage',
    'basement',
    'outdoor',
    'hallway',
    'attic',
    'closet',
    'counter',
    'island',
    'stairs',
  ],
  ['gfci', 'afci', 'gfpe'],
  ['range', 'dryer', 'water-heater', 'dishwasher', 'disposal', 'microwave', 'refrigerator', 'washer', 'hvac', 'ev', 'welder', 'hot-tub'],
  ['driveway', 'slab', 'landscape'],
  ['neutral', 'hot', 'ground', 'egc', 'gec'],
  ['ground-rod', 'ufer', 'water-pipe'],
  ['breaker', 'fuse'],
  ['panel', 'subpanel'],
  ['dwelling', 'commercial', 'multifamily', 'mobile-home', 'agricultural'],
  ['receptacle', 'switch', 'lighting'],
  ['series', 'parallel'],
  ['solid', 'stranded'],
];

const KIND_OF: ReadonlyMap<Concept, number> = new Map(KINDS.flatMap((kind, at) => kind.map((concept) => [concept, at] as const)));

/** Which kind a concept is of; undefined for one that stands in no other's place. */
export const kindOf = (concept: Concept): number | undefined => KIND_OF.get(concept);
