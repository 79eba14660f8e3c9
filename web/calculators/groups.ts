// Which calculators stand together, in the order a job needs them.

export const GROUPS = ['conductors', 'raceways', 'grounding', 'loads', 'motors', 'power', 'sun', 'arithmetic', 'other'] as const;
export type Group = (typeof GROUPS)[number];

const MEMBERS: Readonly<Record<Exclude<Group, 'other' | 'arithmetic'>, readonly string[]>> = {
  conductors: [
    'conductor-size',
    'voltage-drop',
    'conductor-ampacity',
    'overcurrent-device',
    'ampacity-factors',
    'feeder-taps',
    'neutral-current',
    'conductor-properties',
    'conductor-resistance',
    'ac-impedance',
  ],
  raceways: [
    'raceway-fill',
    'box-fill',
    'conduit-bend',
    'pull-box',
    'burial-depth',
    'wireway-fill',
    'raceway-area',
    'bend-radius',
    'working-space',
  ],
  grounding: ['equipment-grounding-conductor', 'grounding-electrode-conductor', 'bonding-jumper'],
  loads: [
    'range-demand',
    'dwelling-load-standard',
    'dwelling-load-optional',
    'existing-dwelling-load',
    'existing-load',
    'multifamily-load',
    'commercial-load',
    'general-lighting-load',
    'branch-circuit-count',
    'receptacle-layout',
    'receptacles-per-circuit',
    'loads-per-circuit',
    'demand-factor',
    'neutral-load',
    'length-load',
    'lighting-lumens',
  ],
  motors: [
    'motor-circuit',
    'motor-current',
    'motor-overload',
    'motor-feeder',
    'locked-rotor-current',
    'motor-speed',
    'air-conditioning',
    'welder',
  ],
  power: [
    'ohms-law',
    'power',
    'power-factor',
    'transformer',
    'transformer-fault-current',
    'generator-size',
    'rated-current',
    'series-parallel',
    'series-impedance',
    'frequency-period',
    'energy-cost',
  ],
  sun: ['ev-supply', 'busbar-120-percent', 'pv-current', 'pv-voltage', 'battery'],
};

const PLACES = new Map(
  Object.entries(MEMBERS).flatMap(([group, ids]) => ids.map((id, at) => [id, { group: group as Group, at }] as const)),
);

/** The group of a form; one that nobody has placed yet stands under 'other'. */
export const groupOf = (id: string): Group => PLACES.get(id)?.group ?? (id.startsWith('trade-math/') ? 'arithmetic' : 'other');

/** Its place among all: by group, then within it; what has none keeps its order. */
export const placeOf = (id: string): number => GROUPS.indexOf(groupOf(id)) * 100 + (PLACES.get(id)?.at ?? 0);
