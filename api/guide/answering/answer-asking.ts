// 'How many wires fit in my conduit?': a question about one's own job without a single figure is answered by what must be known.
import type { Text } from '../../contract/values.ts';
import { articleWords, cite, spokenCode } from '../drafting/cite.ts';
import { type Draft, EMPTY_DRAFT } from '../drafting/draft.ts';
import type { Scene } from '../drafting/scene.ts';

const NEEDS = {
  hp: { en: 'horsepower (hp)', es: 'caballos de fuerza (hp)' },
  volts: { en: 'voltage', es: 'voltaje' },
  phases: { en: 'single- or three-phase', es: 'monofásico o trifásico (fases)' },
  amps: { en: 'load in amperes (or watts)', es: 'carga: corriente en amperes (o watts)' },
  fla: { en: 'nameplate amperes (FLA)', es: 'amperes de placa (FLA)' },
  factor: { en: 'service factor or temperature rise', es: 'factor de servicio o elevación de temperatura' },
  kind: { en: 'type of conduit (EMT, PVC, RMC)', es: 'tipo de conduit (EMT, PVC, RMC)' },
  trade: { en: 'conduit trade size', es: 'tamaño del tubo' },
  size: { en: 'conductor size (AWG)', es: 'calibre del conductor (AWG)' },
  count: { en: 'how many conductors', es: 'cuántos conductores (cantidad)' },
  insulation: { en: 'insulation type', es: 'tipo de aislamiento' },
  metal: { en: 'copper or aluminum', es: 'cobre o aluminio' },
  ambient: { en: 'ambient temperature', es: 'temperatura ambiente' },
  box: { en: 'box size or cubic inches', es: 'tamaño o pulgadas cúbicas de la caja' },
  devices: { en: 'devices, clamps and grounds', es: 'dispositivos, grapas y tierras' },
  area: { en: 'floor area', es: 'área construida' },
  appliances: { en: 'range, dryer, water heater and other fixed appliances', es: 'estufa, secadora, calentador y demás equipo fijo' },
  climate: { en: 'heating and cooling', es: 'calefacción y aire' },
  distance: { en: 'one-way distance', es: 'distancia de ida' },
  mca: { en: 'MCA and MOCP from the nameplate', es: 'MCA y MOCP de la placa' },
  breaker: { en: 'rating of the breaker or fuse', es: 'capacidad del breaker o fusible' },
  kva: { en: 'kVA', es: 'kVA' },
  unit: { en: 'unit of that figure (W, VA or A)', es: 'unidad de esa cifra (W, VA o A)' },
} satisfies Readonly<Record<string, Text>>;

/** What is asked for, what must be known, where the code treats it; the first that fits. */
type Job = readonly [pattern: RegExp, needs: readonly (keyof typeof NEEDS)[], ...sections: readonly string[]];
const JOBS: readonly Job[] = [
  [/\boverload|\bsobrecarga/, ['fla', 'factor', 'hp', 'volts', 'phases'], '430.32(A)(1)'],
  [/\bmotor(?!hom)\w*/, ['hp', 'volts', 'phases', 'fla'], '430.52', '430.22', '430.6(A)'],
  [/\b(?:a\/?c\b|air ?condition|aire\b|mini-?split|condens|heat pump)/, ['mca', 'volts', 'phases'], '440.4(B)', '440.22(A)', '440.32'],
  [/\bpull box|caja de (?:paso|jalado)/, ['trade', 'count', 'size'], '314.28'],
  [/\b(?:how many|cuant[oa]s) .*\b(?:box|caja)\b/, ['box', 'size', 'devices'], '314.16'],
  [
    /\b(?:how many|cuant[oa]s) .*\b(?:conduit|raceway|emt|pvc|pipe|tub[oe]|tuberia)\b|\bfill\b|\bllenado\b/,
    ['kind', 'trade', 'size', 'insulation', 'count'],
    'Chapter 9 Table 1',
    'Chapter 9 Table 4',
  ],
  [
    /\b(?:conduit|raceway|emt|pvc|pipe|tubo|tuberia)\b/,
    ['count', 'size', 'insulation', 'kind'],
    'Chapter 9 Table 1',
    'Chapter 9 Table 4',
    'Chapter 9 Table 5',
  ],
  [/\b(?:how (?:far|long)|(?:que|cuanta) distancia|que tan lejos|what distance)\b/, ['size', 'amps', 'volts', 'phases', 'metal'], '210.19'],
  [/\b(?:transform|trafo)/, ['kva', 'amps', 'volts', 'phases'], 'Table 450.3(B)'],
  [/\bderat\w+|\bajuste\b/, ['count', 'ambient', 'insulation', 'size'], '310.15(B)', '310.15(C)'],
  [/\bbonding jumper|puente de union/, ['size', 'metal', 'breaker'], '250.102'],
  [
    /\b(?:sub-?panel|feeder|subtablero|alimentador|garage|cochera|shed|taller)\b/,
    ['amps', 'distance', 'volts', 'metal'],
    '215.2',
    '225.39',
    '250.32',
  ],
  [/\bneutral|\bneutro/, ['amps', 'size', 'breaker'], '220.61', '215.2'],
  [
    /\b(?:servi(?:ce|cio)|acometida|(?:my|mi|the|la) (?:house|casa|home|load|carga))\b/,
    ['area', 'appliances', 'climate', 'volts'],
    '220.82',
    '220.42',
  ],
  [/\b(?:breaker|pastilla|disyuntor|fuse|fusible)\b/, ['amps', 'volts', 'size'], '210.20(A)', '240.4'],
];

const BARE_FIGURE = /^[a-z ]+ (?!(?:1[12]0|2[0-4]\d|277|480)\b)\d{3,5}\??$/;
const BARE_JOB: Job = [BARE_FIGURE, ['unit', 'volts'], '422.10'];

const OWN = /\b(?:my|i|need|mi|mis|necesito|ocupo|puedo|pongo|llevo|llevar|meto|caben)\b/;
const HOW_MUCH =
  /^[¿\s]*(?:what|which|how (?:many|far|long|big|much)|size|pick|choose|select|recom\w+|(?:tell|give) me|calcul\w+|escog\w+|eli[gj]\w+|dame|dime|que|cual|cuant[oa]s?|de (?:que|cuanto)|hasta|a que)\b(?!.*\b(?:trip\w*|bot[ae]\w*|why|por que|when|cuando|where|donde|wrong|color|mean\w*|allowed|required|heat\w*|deep|charg\w*|percent|max\w*|min\w*|disconnect|deg\w*)\b)/;

/** The question back, also for a figure without its unit; undefined where figures are given or no job of one’s own is asked about. */
export function askBack({ reading, language, edition }: Scene): Draft | undefined {
  const { plain, quantities, sizes, sections, stems } = reading;
  // 'dishwasher 1200'
  const bare = reading.has('dishwasher', 'disposal', 'dryer', 'range', 'water-heater', 'microwave') && BARE_FIGURE.test(plain);
  const given = quantities.length + sizes.length + sections.length > 0 || stems.length > (reading.has('voltage-drop') ? 14 : 11);
  if (!bare && (given || !OWN.test(plain) || !HOW_MUCH.test(plain))) return undefined;
  const job = bare ? BARE_JOB : JOBS.find(([pattern]) => pattern.test(plain));
  if (job === undefined) return undefined;
  const [, needs, ...where] = job;
  const names = needs.map((need) => `**${NEEDS[need][language]}**`).join(', ');
  const references = where.map((section) => cite(section, articleWords(section, language), 'V2', edition));
  return {
    ...EMPTY_DRAFT,
    kind: 'ask',
    result: `${language === 'en' ? 'To answer that I need' : 'Para contestar necesito'}: ${names} (${spokenCode(references[0]?.code ?? '', language)}).`,
    references,
  };
}
