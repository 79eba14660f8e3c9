// Loads under a demand factor that stands in a small table: by their count, by their order or by tiers of their sum.
import type { Edition, Grade, Text } from '../../contract/values.ts';
import {
  APPLIANCE_ROWS,
  type CountRow,
  CRANE_MOTOR_ROWS,
  CRANE_ROWS,
  countRangeText,
  countRowIndex,
  DRYER_MINIMUM_VA,
  DWELLING_LIGHTING_TIERS,
  dryerRows,
  ELEVATOR_ROWS,
  FARM_ROWS,
  type GradedFigure,
  KITCHEN_ROWS,
  lightingTiers,
  MARINA_ROWS,
  optionalTiers,
  PARK_LOT_ROWS,
  PARK_LOT_VA,
  RECEPTACLE_TIERS,
  RV_PARK_ROWS,
  RV_SITE_VA,
  shareOverTiers,
  type Tier,
} from '../tables/demand.ts';
import {
  type Calculation,
  type Calculator,
  type CalculatorContext,
  type CalculatorInput,
  editionCautions,
  gradeIn,
  InputError,
  mark,
  say,
  show,
  tidy,
  type Values,
  worstGrade,
} from './calculator.ts';
import { acPhasesInput } from './conductor-inputs.ts';
import { excerptRows } from './excerpt-rows.ts';
import { divisorText, lineCurrent } from './line-current.ts';
import { readList } from './read-list.ts';
import { readValues } from './read-values.ts';

interface DemandTable {
  readonly label: Text;
  /** As numbered in 2023. */
  readonly section: string;
  /** Where the edition decides which sections hold it. */
  readonly sections?: (edition: Edition) => readonly string[];
  readonly rows?: (edition: Edition) => readonly CountRow[];
  readonly tiers?: (edition: Edition) => { readonly tiers: readonly Tier[]; readonly grade: Grade } | undefined;
  /** Each row is for the load of that rank, not for the count of all. */
  readonly byOrder?: true;
  /** Least volt-amperes that each load counts with. */
  readonly leastVa?: number;
  /** Volt-amperes that a load told by the rating of its receptacle counts. */
  readonly vaByRatingA?: Readonly<Record<string, GradedFigure>>;
  /** A load of which the volt-amperes are not verified. */
  readonly unsureVa?: number;
  /** The demand is not less than the two largest together. */
  readonly twoLargest?: true;
  /** Voltage that such a load has unless said. */
  readonly volts?: number;
  readonly note: Text;
}

const lighting = (occupancy: string, en: string, es: string): DemandTable => ({
  label: { en: `General lighting of a ${en}`, es: `Alumbrado general de ${es}` },
  section: 'Table 220.45',
  tiers: (edition) => lightingTiers(occupancy, edition),
  note: {
    en: 'Not where all lights burn at once, such as ballrooms or operating rooms.',
    es: 'No vale donde todas las luces se prenden a la vez, como salones o quirófanos.',
  },
});

const receptacles = (label: Text, section: string, note: Text, grade: Grade = 'V2'): DemandTable => ({
  label,
  section,
  sections: () => [section, '220.47'],
  tiers: () => ({ tiers: RECEPTACLE_TIERS, grade }),
  note,
});

export const DEMAND_TABLES = {
  dwellingLighting: {
    label: { en: 'Dwelling lighting, small appliances and laundry', es: 'Alumbrado, aparatos pequeños y lavado de vivienda' },
    section: '220.45',
    tiers: () => ({ tiers: DWELLING_LIGHTING_TIERS, grade: 'V2' }),
    note: { en: 'Standard method, for the feeder or service.', es: 'Método estándar, para el alimentador o la acometida.' },
  },
  optionalDwelling: {
    label: { en: 'Dwelling, optional method: all but heating and cooling', es: 'Vivienda, método opcional: todo menos clima' },
    section: '220.82(B)',
    tiers: optionalTiers,
    note: {
      en: 'The larger of heating and cooling is added; for a service or feeder of at least 100 A.',
      es: 'Se suma lo mayor de calefacción y aire; para acometida o alimentador de al menos 100 A.',
    },
  },
  receptacles: receptacles({ en: 'Receptacles outside dwellings', es: 'Contactos fuera de vivienda' }, '220.14(I)', {
    en: '180 VA for each yoke; banks and offices count 1 VA per sq ft where that is more. For the feeder or service only.',
    es: '180 VA por cada yugo; bancos y oficinas cuentan 1 VA por pie² si es más. Solo para alimentador o acometida.',
  }),
  multioutlet: receptacles(
    { en: 'Multioutlet assembly', es: 'Multicontacto' },
    '220.14(H)',
    {
      en: '180 VA for each started 5 ft, or each started foot where the appliances run at the same time.',
      es: '180 VA por cada 5 pies o fracción, o por cada pie si los aparatos se usan al mismo tiempo.',
    },
    'V1',
  ),
  hotel: lighting('hotel', 'hotel or motel', 'hotel o motel'),
  hospital: lighting('hospital', 'hospital', 'hospital'),
  warehouse: lighting('warehouse', 'storage warehouse', 'bodega'),
  kitchen: {
    label: { en: 'Commercial kitchen equipment', es: 'Equipo de cocina comercial' },
    section: '220.56',
    rows: () => KITCHEN_ROWS,
    twoLargest: true,
    note: {
      en: 'For equipment with thermostats or intermittent use. Space heating, ventilation and air conditioning do not count.',
      es: 'Para equipo con termostato o uso intermitente. Calefacción, ventilación y aire acondicionado no cuentan.',
    },
  },
  marina: {
    label: { en: 'Shore-power receptacles', es: 'Contactos de muelle (shore power)' },
    section: '555.6',
    // Moved twice: 555.12 to 2017, 555.6 in 2020, since 2023 among the load calculations.
    sections: (edition) => (edition === '2017' ? ['555.12'] : edition === '2020' ? ['555.6'] : ['555.6', '220.120']),
    rows: () => MARINA_ROWS,
    volts: 240,
    note: {
      en: 'Where one slip has two receptacles of different voltage, only the larger one counts.',
      es: 'Si un atracadero tiene dos contactos de distinto voltaje, solo cuenta el mayor.',
    },
  },
  elevators: {
    label: { en: 'Elevators on one feeder', es: 'Elevadores en un alimentador' },
    section: '620.14',
    rows: () => ELEVATOR_ROWS,
    note: {
      en: 'Take the motor currents by 620.13; the factors are for a 50% duty cycle.',
      es: 'Tome las corrientes según 620.13; los factores son para un ciclo de 50%.',
    },
  },
  cranes: {
    label: { en: 'Cranes on one conductor system', es: 'Grúas en un mismo sistema de conductores' },
    section: '610.14(E)',
    rows: () => CRANE_ROWS,
    note: {
      en: 'Each crane: its largest motor or group for one motion whole, plus 50% of the next largest.',
      es: 'Cada grúa: su motor o grupo mayor de un movimiento completo, más 50% del siguiente.',
    },
  },
  crane: {
    label: { en: 'Motors of one crane or hoist', es: 'Motores de una grúa o polipasto' },
    section: '610.14(E)',
    rows: () => CRANE_MOTOR_ROWS,
    byOrder: true,
    note: {
      en: 'The largest motor or group for any single motion counts whole, the next largest 50%.',
      es: 'El motor o grupo mayor de un movimiento cuenta completo y el siguiente al 50%.',
    },
  },
  farm: {
    label: { en: 'Farm loads', es: 'Cargas de granja' },
    section: 'Table 220.103',
    rows: () => FARM_ROWS,
    byOrder: true,
    note: {
      en: 'Buildings of the same function count as one; the dwelling is added in full.',
      es: 'Las construcciones de la misma función cuentan como una; la casa se suma completa.',
    },
  },
  dryers: {
    label: { en: 'Household dryers', es: 'Secadoras domésticas' },
    section: 'Table 220.54',
    rows: dryerRows,
    leastVa: DRYER_MINIMUM_VA,
    volts: 240,
    note: {
      en: 'A dryer counts 5,000 VA or more. On a 4-wire, three-phase feeder count twice the most dryers between two phases.',
      es: 'Una secadora cuenta 5,000 VA o más. En alimentador trifásico de 4 hilos, el doble del mayor número entre dos fases.',
    },
  },
  appliances: {
    label: { en: 'Fastened-in-place appliances of dwellings', es: 'Aparatos fijos de viviendas' },
    section: '220.53',
    rows: () => APPLIANCE_ROWS,
    note: {
      en: 'Ranges, dryers, heating, air conditioning and vehicle chargers are not among them; from 2023 nor those under 500 W (not verified).',
      es: 'No entran estufas, secadoras, calefacción, aire acondicionado ni cargadores de vehículo; desde 2023 tampoco los de menos de 500 W (sin verificar).',
    },
  },
  park: {
    label: { en: 'Mobile-home lots', es: 'Lotes de casas móviles' },
    section: '550.31',
    rows: () => PARK_LOT_ROWS,
    leastVa: PARK_LOT_VA,
    volts: 240,
    note: {
      en: 'A lot counts 16,000 VA or the largest typical home. Add the office, laundry and street lighting.',
      es: 'Un lote cuenta 16,000 VA o la casa típica más grande. Sume oficina, lavandería y alumbrado.',
    },
  },
  rv: {
    label: { en: 'RV sites', es: 'Sitios de casas rodantes' },
    section: 'Table 551.73(A)',
    rows: () => RV_PARK_ROWS,
    vaByRatingA: RV_SITE_VA,
    unsureVa: 600,
    volts: 240,
    note: {
      en: 'A site counts its largest receptacle: 50 A 12,000 VA (9,600 before 2017), 30 A 3,600, 20 A 2,400, tent 600. Add the office, showers and the like in full.',
      es: 'Un sitio cuenta su tomacorriente mayor: 50 A 12,000 VA (9,600 antes de 2017), 30 A 3,600, 20 A 2,400, casa de campaña 600. Sume oficina, regaderas y demás completas.',
    },
  },
} as const satisfies Readonly<Record<string, DemandTable>>;
export type DemandTableName = keyof typeof DEMAND_TABLES;
const NAMES = Object.keys(DEMAND_TABLES) as DemandTableName[];

/** '%' asks for the factor alone. */
const UNITS = ['VA', 'W', 'A', '%'] as const;

const INPUTS: readonly CalculatorInput[] = [
  {
    kind: 'choice',
    name: 'table',
    label: { en: 'Kind of load', es: 'Tipo de carga' },
    options: NAMES.map((value) => ({ value, label: DEMAND_TABLES[value].label })),
  },
  { kind: 'text', name: 'loads', label: { en: 'Each load', es: 'Cada carga' }, example: '14000, 9000, 4x5000' },
  {
    kind: 'choice',
    name: 'unit',
    label: { en: 'Given in', es: 'Dada en' },
    options: UNITS.map((value) => ({ value, label: { en: value, es: value } })),
    fallback: 'VA',
  },
  {
    kind: 'number',
    name: 'added',
    label: { en: 'Other load, added in full', es: 'Otra carga, se suma completa' },
    unit: '',
    min: 0,
    max: 1e8,
    fallback: 0,
  },
  { kind: 'number', name: 'volts', label: { en: 'Voltage', es: 'Voltaje' }, unit: 'V', min: 100, max: 600, optional: true },
  acPhasesInput('1'),
];

interface Demand {
  /** Each load as it counts, the largest first. */
  readonly loads: readonly number[];
  readonly connected: number;
  /** Of the whole; undefined where each load or tier has its own. */
  readonly percent: number | undefined;
  readonly demand: number;
  readonly grade: Grade;
  readonly step: string;
}

/** '2 × 4500 + 1200'. */
const grouped = (loads: readonly number[]): string =>
  [...new Set(loads)]
    .map((each) => {
      const times = loads.filter((other) => other === each).length;
      return times > 1 ? `${times} × ${show(each)}` : show(each);
    })
    .join(' + ');

/**
 * Demand of loads under one of the tables, in their own unit; `inVa` where a least load of each piece applies.
 * What the table does not reach counts whole, with grade K.
 */
export function demandOf(name: DemandTableName, given: readonly number[], edition: Edition, inVa = true): Demand {
  const table: DemandTable = DEMAND_TABLES[name];
  const loads = given.map((each) => (inVa ? Math.max(each, table.leastVa ?? 0) : each)).sort((a, b) => b - a);
  const connected = tidy(sum(loads));
  const rows = table.rows?.(edition) ?? [];
  const tiered = table.tiers?.(edition);
  const row = rows[countRowIndex(rows, Math.max(1, loads.length))] ?? { percent: 100, grade: 'K' as const };
  const shares =
    tiered !== undefined
      ? shareOverTiers(connected, tiered.tiers)
      : table.byOrder
        ? loads.map((va, at) => ({ va, percent: rows[countRowIndex(rows, at + 1)]?.percent ?? 100 }))
        : [{ va: connected, percent: row.percent }];
  const grade = tiered?.grade ?? row.grade;
  return {
    loads,
    connected,
    percent: tiered === undefined && !table.byOrder ? row.percent : undefined,
    demand: tidy(sum(shares.map((share) => (share.va * share.percent) / 100))),
    grade: worstGrade(grade, ...(table.unsureVa !== undefined && loads.includes(table.unsureVa) ? ['K' as const] : [])),
    step: shares.map((share) => `${show(share.va)} × ${share.percent}%`).join(' + '),
  };
}

const sum = (figures: readonly number[]): number => figures.reduce((total, each) => total + each, 0);

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const name = read.choice('table', NAMES);
  const table: DemandTable = DEMAND_TABLES[name];
  const given = read.choice('unit', UNITS);
  const listed = readList(read.text('loads'), 'loads', language);
  const byRating = given === 'A' ? table.vaByRatingA : undefined;
  const unit = byRating === undefined ? given : 'VA';
  const vaOf = (ratingA: number): number => {
    const va = byRating?.[String(ratingA)]?.value;
    if (va !== undefined) return va;
    const known = Object.keys(byRating ?? {}).join(', ');
    throw new InputError('loads', t(`A site is rated ${known} A.`, `Un sitio es de ${known} A.`));
  };
  const found = demandOf(name, byRating === undefined ? listed : listed.map(vaOf), edition, unit === 'VA' || unit === 'W');
  const { loads, percent } = found;
  const rows = table.rows?.(edition) ?? [];
  const used = countRowIndex(rows, loads.length);
  if (rows.length > 0 && used < 0) throw new InputError('loads', t('The table does not go that far.', 'La tabla no llega a tantos.'));
  const largest = table.twoLargest ? tidy(sum(loads.slice(0, 2))) : 0;
  const added = read.number('added');
  const demand = Math.max(found.demand, largest) + added;
  const factor = unit === '%';
  const tiered = table.tiers !== undefined;
  const volts = unit === 'A' || factor ? undefined : (read.optionalNumber('volts') ?? table.volts);
  const phases = read.choice('phases', ['1', '3']);
  const amperes = volts === undefined ? undefined : lineCurrent(demand, volts, phases);
  const grade = gradeIn(edition, found.grade);
  const more = [
    ...(unit !== 'A' && demand >= 1000 ? [`${show(demand / 1000, 3)} k${unit}`] : []),
    ...(amperes === undefined ? [] : [`**${show(amperes, 1)} A** ${t('at', 'a')} ${volts} V`]),
  ];
  return {
    result: `${table.label[language]}: ${tiered ? `**${show(found.connected)} ${unit}**, ${t('after demand', 'con demanda')} ` : percent === undefined ? '' : `**${loads.length}** ${t('at', 'al')} **${percent}%**${factor ? '' : ', '}`}${factor ? '' : `**${show(demand)} ${unit}**`}${more.length > 0 ? ` (${more.join('; ')})` : ''}${mark(grade, language)}.`,
    explanation: table.note[language],
    steps: factor
      ? []
      : [
          ...(loads.length > 1 && !table.byOrder ? [`${grouped(loads)} = ${show(found.connected)} ${unit}.`] : []),
          `${found.step} = ${show(found.demand)} ${unit}.`,
          ...(largest > 0
            ? [t(`Not less than the two largest: ${show(largest)} ${unit}.`, `No menos que los dos mayores: ${show(largest)} ${unit}.`)]
            : []),
          ...(added > 0 ? [`+ ${show(added)} ${unit} = ${show(demand)} ${unit}.`] : []),
          ...(amperes === undefined || volts === undefined
            ? []
            : [`${show(demand)} ${unit} / ${divisorText(volts, phases)} = ${show(amperes, 1)} A.`]),
        ],
    figures: [
      ...(percent === undefined ? [] : [{ name: 'demandPercent', value: percent, unit: '%', grade }]),
      ...(tiered ? [{ name: 'connectedLoad', value: found.connected, unit, grade }] : []),
      ...(factor ? [] : [{ name: 'demandLoad', value: demand, unit, grade }]),
      ...(amperes === undefined ? [] : [{ name: 'demandCurrent', value: amperes, unit: 'A', grade }]),
    ],
    references: (table.sections?.(edition) ?? [table.section]).map((section) => ({ section, why: table.label, grade })),
    assumptions: volts === undefined || read.given('volts') ? [] : [t(`${volts} V single-phase.`, `${volts} V monofásico.`)],
    cautions:
      name === 'dryers' && edition === '2026'
        ? [
            t(
              'Table 120.54 of 2026 was revised; from six dryers on the factor of 2023 stands here. Check the code book.',
              'La Tabla 120.54 de 2026 cambió; desde seis secadoras va aquí el factor de 2023. Revise el código.',
            ),
          ]
        : editionCautions(ctx),
    tables:
      rows.length === 0
        ? []
        : [
            excerptRows({
              title: table.label[language],
              code: table.section,
              edition,
              grade,
              columns: [t('Number', 'Número'), '%'],
              rows: rows.map((row) => [countRangeText(row), `${row.percent}%`]),
              used,
            }),
          ],
  };
}

export const demandFactor: Calculator = {
  id: 'demand-factor',
  title: { en: 'Demand factors by table', es: 'Factores de demanda por tabla' },
  words: [
    'demand',
    'demand factor',
    'dryers',
    'appliances',
    'elevators',
    'hotel',
    'marina',
    'rv park',
    'mobile homes',
    'farm',
    'cranes',
    'factor de demanda',
    'secadoras',
    'elevadores',
    'demanda',
    'gruas',
    'parque de casas',
  ],
  inputs: INPUTS,
  loads: ['range', 'dryer', 'dishwasher', 'disposal', 'microwave', 'refrigerator', 'washer', 'hvac', 'heat', 'motor'],
  form: { more: ['added', 'volts', 'phases'], rows: { loads: { kind: 'figures', item: { en: 'loads', es: 'cargas' }, unit: '' } } },
  bounds: [
    {
      given: { named: 'current', of: ['device'] },
      is: 'least',
      limit: { figure: 'demandCurrent' },
      name: { en: 'the load', es: 'la carga' },
    },
  ],
  calculate,
  followUps: {
    en: ['What feeder conductors does it need?'],
    es: ['¿Qué conductores de alimentador lleva?'],
  },
};
