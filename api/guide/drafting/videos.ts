// Related videos: a search on topic and channel, named as such, with one of our own illustrations.
import type { Video } from '../../contract/answer.ts';
import type { Language } from '../../contract/values.ts';

/** The illustrations under /thumbs, by what an answer is about. */
const THUMBS = [
  'conductor',
  'grounding',
  'motor',
  'box',
  'raceway',
  'load',
  'panel',
  'gfci',
  'solar',
  'ev',
  'tools',
  'theory',
  'safety',
  'general',
] as const;
export type Thumb = (typeof THUMBS)[number];

const CHANNELS: Readonly<Record<Language, Readonly<Record<Thumb, readonly string[]>>>> = {
  en: {
    conductor: ['Mike Holt', 'Electrician U'],
    grounding: ['Mike Holt', 'Electrician U'],
    motor: ['Mike Holt', 'The Engineering Mindset'],
    box: ['Electrician U', 'Mike Holt'],
    raceway: ['Electrician U', 'Mike Holt'],
    load: ['Mike Holt', 'Electrician U'],
    panel: ['Electrician U', 'Mike Holt'],
    gfci: ['Mike Holt', 'Electrician U'],
    solar: ['Mike Holt', 'The Engineering Mindset'],
    ev: ['Electrician U', 'Mike Holt'],
    tools: ['Klein Tools', 'Electrician U'],
    theory: ['The Engineering Mindset', 'Electrician U'],
    safety: ['Electrician U', 'Klein Tools'],
    general: ['Mike Holt', 'Electrician U'],
  },
  es: {
    conductor: ['NECCICANS'],
    grounding: ['NECCICANS'],
    motor: ['NECCICANS'],
    box: ['NECCICANS'],
    raceway: ['NECCICANS'],
    load: ['NECCICANS'],
    panel: ['NECCICANS'],
    gfci: ['NECCICANS'],
    solar: ['NECCICANS'],
    ev: ['NECCICANS'],
    tools: ['Electricista en Casa'],
    theory: ['Electricista en Casa'],
    safety: ['Electricista en Casa'],
    general: ['NECCICANS'],
  },
};

/** Video searches for `words`, titled as searches. */
export const videosFor = (words: string, thumb: Thumb, language: Language): Video[] =>
  CHANNELS[language][thumb].map((channel) => ({
    url: `https://www.youtube.com/results?search_query=${encodeURIComponent(`${words} ${channel}`)}`,
    thumbnail: `/thumbs/${thumb}.svg`,
    title: language === 'en' ? `Search videos: ${words} (${channel})` : `Buscar videos: ${words} (${channel})`,
  }));

const BY_ARTICLE: readonly (readonly [RegExp, Thumb])[] = [
  [/^210\.8|^210\.12/, 'gfci'],
  [/^250/, 'grounding'],
  [/^(?:430|440)/, 'motor'],
  [/^314/, 'box'],
  [/^(?:34[2-9]|35\d|36[02]|37\d|38\d|39\d|300\.5|Chapter 9 Table [145])/, 'raceway'],
  [/^(?:690|691|705|706|710)/, 'solar'],
  [/^625/, 'ev'],
  [/^(?:220|120)/, 'load'],
  [/^(?:408|230|225|240|404|705)/, 'panel'],
  [/^(?:310|Table 310|240\.4|Chapter 9 Table [89]|320|330|334|338|340|400|402)/, 'conductor'],
  [/^(?:110|590|500|70)/, 'safety'],
];

/** The illustration that suits a section. */
export const thumbForSection = (section: string): Thumb =>
  BY_ARTICLE.find(([pattern]) => pattern.test(section.replace(/^Table (?=\d)/, '')))?.[1] ?? 'general';

const BY_CALCULATOR: Readonly<Record<string, Thumb>> = {
  'ohms-law': 'theory',
  power: 'theory',
  'power-factor': 'theory',
  'series-parallel': 'theory',
  'frequency-period': 'theory',
  'trade-math': 'theory',
  'energy-cost': 'theory',
  'lighting-lumens': 'theory',
  'conductor-ampacity': 'conductor',
  'conductor-size': 'conductor',
  'voltage-drop': 'conductor',
  'conductor-resistance': 'conductor',
  'conductor-properties': 'conductor',
  'ac-impedance': 'conductor',
  'ampacity-factors': 'conductor',
  'neutral-current': 'conductor',
  'raceway-fill': 'raceway',
  'raceway-area': 'raceway',
  'burial-depth': 'raceway',
  'conduit-bend': 'raceway',
  'bend-radius': 'raceway',
  'wireway-fill': 'raceway',
  'locked-rotor-current': 'motor',
  'equipment-grounding-conductor': 'grounding',
  'grounding-electrode-conductor': 'grounding',
  'bonding-jumper': 'grounding',
  'overcurrent-device': 'panel',
  'feeder-taps': 'panel',
  'working-space': 'panel',
  'branch-circuit-count': 'panel',
  'receptacle-layout': 'panel',
  'transformer-fault-current': 'panel',
  'box-fill': 'box',
  'pull-box': 'box',
  'motor-current': 'motor',
  'motor-circuit': 'motor',
  'motor-feeder': 'motor',
  'motor-overload': 'motor',
  'air-conditioning': 'motor',
  'motor-speed': 'motor',
  transformer: 'panel',
  welder: 'motor',
  'ev-supply': 'ev',
  'pv-current': 'solar',
  'busbar-120-percent': 'solar',
  battery: 'solar',
  'generator-size': 'load',
};

/** The illustration that suits a calculator; load calculations unless told. */
export const thumbForCalculator = (id: string): Thumb => BY_CALCULATOR[id] ?? 'load';
