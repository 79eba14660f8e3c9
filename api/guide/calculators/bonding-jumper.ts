// Main and supply-side bonding jumpers and the smallest grounded service conductor.
import type { Grade } from '../../contract/values.ts';
import { ampacitySizes, tableAmpacity } from '../tables/ampacity.ts';
import {
  type ConductorSize,
  circularMils,
  compareSizes,
  METALS,
  type Metal,
  sizeForCircularMils,
  sizeLabel,
  sizeUnit,
} from '../tables/conductors.ts';
import { BONDING_SHARE, BONDING_TABLE_LIMIT_CMIL, ELECTRODE_GRADE, electrodeConductorSize } from '../tables/grounding.ts';
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
} from './calculator.ts';
import { article, METAL_INPUT, metalText, YES_NO, yesNo } from './conductor-inputs.ts';
import { electrodeTable } from './grounding-electrode-conductor.ts';
import { readValues } from './read-values.ts';
import { areaStep, readService, SERVICE_INPUTS, type ServiceConductors, serviceText } from './service-conductors.ts';

const JUMPERS = ['main', 'supply-side', 'grounded'] as const;
type Jumper = (typeof JUMPERS)[number];

const INPUTS: readonly CalculatorInput[] = [
  {
    kind: 'choice',
    name: 'jumper',
    label: { en: 'What is sized', es: 'Qué se dimensiona' },
    options: [
      { value: 'main', label: { en: 'Main or system bonding jumper', es: 'Puente de unión principal o del sistema' } },
      { value: 'supply-side', label: { en: 'Supply-side bonding jumper', es: 'Puente de unión del lado de la alimentación' } },
      { value: 'grounded', label: { en: 'Smallest grounded (neutral) service conductor', es: 'Neutro mínimo de la acometida' } },
    ],
    fallback: 'main',
  },
  ...SERVICE_INPUTS,
  { ...METAL_INPUT, label: { en: 'Metal of the jumper', es: 'Material del puente' } },
  yesNo('perRaceway', 'One jumper for each parallel raceway', 'Un puente por cada canalización en paralelo'),
];

const JUMPER_TEXT: Readonly<Record<Jumper, { readonly en: string; readonly es: string }>> = {
  main: { en: 'main bonding jumper', es: 'puente de unión principal' },
  'supply-side': { en: 'supply-side bonding jumper', es: 'puente de unión del lado de la alimentación' },
  grounded: { en: 'grounded conductor', es: 'neutro' },
};

export interface JumperFound {
  readonly size: ConductorSize;
  readonly grade: Grade;
  readonly rowIndex: number;
  /** Set where the 12.5 % rule decided: the area it was taken of, and the area asked for, in circular mils. */
  readonly share?: { readonly ofCmil: number; readonly requiredCmil: number };
}

/**
 * Bonding jumper of `metal` for one phase of `sets` conductors: 250.102(C)(1). Above the table's reach it has 12.5 % of the area of conductors
 * of its own metal with the same ampacity. Undefined over 2000 kcmil.
 */
export function bondingJumperFor(service: Pick<ServiceConductors, 'size' | 'metal' | 'sets'>, metal: Metal): JumperFound | undefined {
  const cmil = circularMils(service.size) * service.sets;
  const table = electrodeConductorSize(cmil, service.metal, metal);
  if (cmil <= BONDING_TABLE_LIMIT_CMIL[service.metal]) return { size: table.size, grade: ELECTRODE_GRADE, rowIndex: table.rowIndex };
  const ofCmil = service.metal === metal ? cmil : equivalentCmil(service, metal);
  if (ofCmil === undefined) return undefined;
  const requiredCmil = ofCmil * BONDING_SHARE;
  const size = sizeForCircularMils(requiredCmil);
  return size === undefined ? undefined : { size, grade: ELECTRODE_GRADE, rowIndex: table.rowIndex, share: { ofCmil, requiredCmil } };
}

/** Area of conductors of `metal`, in as many sets, that carry what the service conductors do at 75 °C. */
function equivalentCmil(service: Pick<ServiceConductors, 'size' | 'metal' | 'sets'>, metal: Metal): number | undefined {
  const ampacityA = tableAmpacity(service.size, service.metal, 75) ?? Number.POSITIVE_INFINITY;
  const size = ampacitySizes(metal).find((each) => (tableAmpacity(each, metal, 75) ?? 0) >= ampacityA);
  return size === undefined ? undefined : circularMils(size) * service.sets;
}

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const read = readValues(INPUTS, values, language);
  const jumper = read.choice('jumper', JUMPERS);
  const service = readService(read, ctx);
  const metal = read.choice('metal', METALS);
  const perRaceway = read.choice('perRaceway', YES_NO) === 'yes' && service.sets > 1;
  const counted = perRaceway ? { ...service, sets: 1 } : service;
  const found = bondingJumperFor(counted, metal);
  if (found === undefined) {
    throw new InputError(
      'sets',
      say(language, {
        en: 'The jumper would be over 2000 kcmil: size one for each raceway, or use a busbar.',
        es: 'El puente pasaría de 2000 kcmil: dimensione uno por canalización o use una barra.',
      }),
    );
  }
  // A grounded conductor in parallel raceways is itself one of a parallel set.
  const size = jumper === 'grounded' && perRaceway && compareSizes(found.size, '1/0') < 0 ? '1/0' : found.size;
  const grade = gradeIn(edition, found.grade);
  const unsure = mark(grade, language);
  const each = perRaceway ? { en: ' in each raceway', es: ' en cada canalización' } : { en: '', es: '' };

  return {
    result: say(language, {
      en: `Use ${article(size)} **${sizeLabel(size)} ${metalText(metal, 'en')}** ${JUMPER_TEXT[jumper].en}${each.en}${unsure} for ${serviceText(service, 'en')} service conductors.`,
      es: `Use un ${JUMPER_TEXT[jumper].es} de **${sizeLabel(size)} de ${metalText(metal, 'es')}**${each.es}${unsure} para conductores de acometida de ${serviceText(service, 'es')}.`,
    }),
    explanation:
      jumper === 'grounded'
        ? say(language, {
            en: 'This is the least for fault current; the neutral must also carry its calculated load.',
            es: 'Es el mínimo para la corriente de falla; el neutro también debe llevar su carga calculada.',
          })
        : '',
    steps: [
      ...(perRaceway ? [] : areaStep(service, ctx)),
      found.share === undefined
        ? say(language, {
            en: `Table 250.102(C)(1), ${serviceText(counted, 'en')}: ${sizeLabel(found.size)} ${metalText(metal, 'en')}.`,
            es: `Tabla 250.102(C)(1), ${serviceText(counted, 'es')}: ${sizeLabel(found.size)} de ${metalText(metal, 'es')}.`,
          })
        : say(language, {
            en: `Above ${show(BONDING_TABLE_LIMIT_CMIL[service.metal] / 1000)} kcmil ${metalText(service.metal, 'en')}, 12.5 % of the area: 0.125 × ${show(found.share.ofCmil)} cmil = ${show(found.share.requiredCmil)} cmil, so ${sizeLabel(found.size)}.`,
            es: `Arriba de ${show(BONDING_TABLE_LIMIT_CMIL[service.metal] / 1000)} kcmil de ${metalText(service.metal, 'es')}, el 12.5 % del área: 0.125 × ${show(found.share.ofCmil)} cmil = ${show(found.share.requiredCmil)} cmil, o sea ${sizeLabel(found.size)}.`,
          }),
      ...(found.share !== undefined && service.metal !== metal
        ? [
            say(language, {
              en: `The metals differ, so the area is that of ${metalText(metal, 'en')} conductors with the same ampacity at 75 °C.`,
              es: `Los metales son distintos; el área es la de conductores de ${metalText(metal, 'es')} con la misma ampacidad a 75 °C.`,
            }),
          ]
        : []),
      ...(size === found.size
        ? []
        : [
            say(language, {
              en: 'Conductors in parallel are 1/0 AWG or larger.',
              es: 'Los conductores en paralelo son de 1/0 AWG o mayores.',
            }),
          ]),
    ],
    figures: [
      { name: 'bondingJumperSize', value: size, unit: sizeUnit(size), grade },
      { name: 'phaseArea', value: circularMils(counted.size) * counted.sets, unit: 'cmil', grade: 'V2' },
      ...(found.share === undefined ? [] : [{ name: 'requiredArea', value: tidy(found.share.requiredCmil), unit: 'cmil', grade }]),
    ],
    references: [
      {
        section: 'Table 250.102(C)(1)',
        why: { en: 'Jumper by the area of the service conductors.', es: 'Puente según el área de los conductores de acometida.' },
        grade,
      },
      ...(jumper === 'main'
        ? [
            {
              section: '250.28(D)',
              why: { en: 'Size of main and system bonding jumpers.', es: 'Calibre de los puentes principal y del sistema.' },
              grade,
            },
          ]
        : jumper === 'grounded'
          ? [
              {
                section: '250.24',
                why: { en: 'The grounded conductor brought to the service.', es: 'El neutro que llega a la acometida.' },
                grade,
              },
            ]
          : []),
    ],
    assumptions: [
      ...service.assumptions,
      ...(read.given('metal') ? [] : [say(language, { en: 'Copper jumper.', es: 'Puente de cobre.' })]),
    ],
    cautions: [
      say(language, {
        en: 'Ahead of the service overcurrent device only; downstream the equipment grounding conductor takes over. A screw or strap that came with the equipment serves as it is listed.',
        es: 'Solo antes de la protección de la acometida; después sigue la tierra de equipo. El tornillo o la cinta que trae el equipo sirve tal como está listado.',
      }),
      ...editionCautions(ctx),
    ],
    tables: [electrodeTable(service.metal, found.rowIndex, ctx, 'Table 250.102(C)(1)')],
  };
}

export const bondingJumper: Calculator = {
  id: 'bonding-jumper',
  title: { en: 'Bonding jumper', es: 'Puente de unión' },
  words: [
    'main bonding jumper',
    'mbj',
    'supply side bonding jumper',
    'ssbj',
    'grounded conductor',
    'neutral',
    'bonding',
    'puente',
    'union',
    'neutro',
    'tierra',
    'puente de union principal',
  ],
  inputs: INPUTS,
  form: { more: ['sets', 'serviceA', 'metal', 'perRaceway'], usual: { jumper: 'main' } },
  bounds: [
    {
      asks: ['bonding-jumper', 'bonding', 'neutral'],
      given: { named: 'conductor', of: ['ground'], bare: true },
      is: 'least',
      limit: { figure: 'bondingJumperSize' },
      name: { en: 'the conductor needed', es: 'el conductor necesario' },
    },
  ],
  calculate,
  followUps: {
    en: ['What size is the grounding electrode conductor?', 'Where does the main bonding jumper go?'],
    es: ['¿De qué calibre es el conductor al electrodo?', '¿Dónde va el puente de unión principal?'],
  },
};
