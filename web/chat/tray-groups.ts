// Which calculators stand together in the tray, in the order a job needs them.

export const TRAY_GROUPS = ['conductors', 'raceways', 'grounding', 'loads', 'motors', 'power', 'other'] as const;
export type TrayGroup = (typeof TRAY_GROUPS)[number];

const MEMBERS: Readonly<Record<Exclude<TrayGroup, 'other'>, readonly string[]>> = {
  conductors: [
    'conductor-size',
    'voltage-drop',
    'conductor-ampacity',
    'ampacity-factors',
    'overcurrent-device',
    'feeder-taps',
    'conductor-resistance',
    'conductor-properties',
    'ac-impedance',
    'neutral-current',
  ],
  raceways: ['raceway-fill', 'raceway-area', 'box-fill', 'pull-box', 'conduit-bend', 'burial-depth', 'working-space', 'receptacle-layout'],
  grounding: ['equipment-grounding-conductor', 'grounding-electrode-conductor', 'bonding-jumper'],
  loads: [
    'range-demand',
    'demand-factor',
    'general-lighting-load',
    'branch-circuit-count',
    'dwelling-load-standard',
    'dwelling-load-optional',
    'multifamily-load',
    'existing-load',
    'existing-dwelling-load',
    'lighting-lumens',
  ],
  motors: ['motor-circuit', 'motor-current', 'motor-feeder', 'motor-overload', 'motor-speed', 'air-conditioning', 'welder'],
  power: [
    'ohms-law',
    'power',
    'power-factor',
    'transformer',
    'transformer-fault-current',
    'ev-supply',
    'pv-current',
    'busbar-120-percent',
    'battery',
    'generator-size',
    'rated-current',
    'series-parallel',
    'frequency-period',
    'energy-cost',
  ],
};

const GROUP_OF = new Map(TRAY_GROUPS.flatMap((group) => (group === 'other' ? [] : MEMBERS[group].map((id) => [id, group] as const))));

/** The group of a calculator; one that nobody has placed yet stands under 'other'. */
export const groupOf = (id: string): TrayGroup => GROUP_OF.get(id) ?? 'other';

/** Its place within its group. */
export const placeOf = (id: string): number => {
  const group = groupOf(id);
  return group === 'other' ? 0 : MEMBERS[group].indexOf(id);
};
