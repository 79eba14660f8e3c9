// The wire-type equipment grounding conductor of a circuit: by its overcurrent device, larger in proportion when the circuit is upsized.
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
import { equipmentGroundingSize } from '../tables/grounding.ts';
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
import { largestDevice } from './conductor-ampacity.ts';
import { equipmentGroundingExcerpt } from './conductor-excerpts.ts';
import { article, METAL_INPUT, metalText, POWER_SIZES, SIZE_INPUT } from './conductor-inputs.ts';
import { readValues } from './read-values.ts';
import { SETS_INPUT } from './voltage-drop.ts';

const sizeInput = (name: string, en: string, es: string): CalculatorInput => ({
  ...SIZE_INPUT,
  name,
  label: { en, es },
  options: SIZE_INPUT.options.slice(2),
  optional: true,
});

const INPUTS: readonly CalculatorInput[] = [
  {
    kind: 'number',
    name: 'deviceA',
    label: { en: 'Overcurrent device ahead of the circuit', es: 'Protección contra sobrecorriente del circuito' },
    unit: 'A',
    min: 1,
    max: 6000,
  },
  { ...METAL_INPUT, label: { en: 'Metal of the grounding conductor', es: 'Material del conductor de tierra' } },
  sizeInput('installedSize', 'Circuit conductors installed', 'Conductores del circuito instalados'),
  sizeInput('requiredSize', 'Smallest circuit conductors that would do', 'Conductores mínimos que bastarían para el circuito'),
  {
    ...METAL_INPUT,
    name: 'circuitMetal',
    label: { en: 'Metal of the circuit conductors', es: 'Material de los conductores del circuito' },
    optional: true,
  },
  { ...SETS_INPUT, label: { en: 'Raceways or cables in parallel', es: 'Canalizaciones o cables en paralelo' } },
];

export interface GroundingRequest {
  readonly deviceA: number;
  readonly metal: Metal;
  /** Circuit conductors as installed; left out, nothing is upsized. */
  readonly installed?: ConductorSize | undefined;
  /** The smallest circuit conductors that would do; with `installed`, their ratio upsizes the grounding conductor. */
  readonly required?: ConductorSize | undefined;
  readonly circuitMetal: Metal;
}

export interface GroundingFound {
  /** Size of Table 250.122. */
  readonly base: ConductorSize;
  /** Size to install. */
  readonly size: ConductorSize;
  /** Area of the circuit conductors installed over that of the smallest that would do; 1 when not upsized. */
  readonly ratio: number;
  /** Area asked for in circular mils. */
  readonly requiredCmil: number;
  /** True where 250.122(A) stops it at the size of the circuit conductors. */
  readonly heldToCircuit: boolean;
  readonly grade: Grade;
}

/** Equipment grounding conductor by 250.122(A) and (B); undefined above 6000 A or over 2000 kcmil. */
export function equipmentGrounding(request: GroundingRequest): GroundingFound | undefined {
  const { deviceA, metal, installed, required, circuitMetal } = request;
  const table = equipmentGroundingSize(deviceA, metal);
  if (table === undefined) return undefined;
  const upsized = installed !== undefined && required !== undefined && compareSizes(installed, required) > 0;
  const ratio = upsized ? circularMils(installed) / circularMils(required) : 1;
  const requiredCmil = circularMils(table.size) * ratio;
  const proportional = sizeForCircularMils(requiredCmil);
  const held =
    installed !== undefined && circuitMetal === metal && (proportional === undefined || compareSizes(proportional, installed) > 0);
  const size = held ? installed : proportional;
  return size === undefined ? undefined : { base: table.size, size, ratio, requiredCmil, heldToCircuit: held, grade: table.grade };
}

/**
 * The smallest conductor that a device of `deviceA` amperes may protect on the terminals one may count on unmarked
 * (60 °C to 100 A, 75 °C above), rounding up by 240.4(B); undefined where a single conductor does not do.
 */
export function smallestProtected(deviceA: number, metal: Metal): ConductorSize | undefined {
  const rating = deviceA <= 100 ? 60 : 75;
  return ampacitySizes(metal).find((size) => (largestDevice(tableAmpacity(size, metal, rating) ?? 0, size, metal).ratingA ?? 0) >= deviceA);
}

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const read = readValues(INPUTS, values, language);
  const deviceA = read.number('deviceA');
  const metal = read.choice('metal', METALS);
  const circuitMetal = read.given('circuitMetal') ? read.choice('circuitMetal', METALS) : metal;
  const installed = read.optionalChoice('installedSize', POWER_SIZES);
  const sets = Math.round(read.number('sets'));
  const requiredGiven = read.optionalChoice('requiredSize', POWER_SIZES);
  const required = requiredGiven ?? (installed === undefined || sets > 1 ? undefined : smallestProtected(deviceA, circuitMetal));
  const found = equipmentGrounding({ deviceA, metal, installed, required, circuitMetal });
  if (found === undefined) {
    throw new InputError(
      'installedSize',
      say(language, {
        en: 'In proportion the grounding conductor would be over 2000 kcmil: use parallel conductors or have it engineered.',
        es: 'En proporción, el conductor de tierra pasaría de 2000 kcmil: use conductores en paralelo o pida un cálculo de ingeniería.',
      }),
    );
  }

  const grade = gradeIn(edition, found.grade);
  const unsure = mark(grade, language);
  const upsized = found.ratio > 1;
  const name = (size: ConductorSize, of: Metal, to: 'en' | 'es'): string =>
    to === 'en' ? `${sizeLabel(size)} ${metalText(of, 'en')}` : `${sizeLabel(size)} de ${metalText(of, 'es')}`;
  const other: Metal = metal === 'cu' ? 'al' : 'cu';
  const otherTable = equipmentGroundingSize(deviceA, other);
  const excerpt = equipmentGroundingExcerpt(deviceA, metal, ctx);
  const steps: string[] = [
    say(language, {
      en: `Table 250.122, ${show(deviceA)} A device: ${name(found.base, metal, 'en')}${unsure}.`,
      es: `Tabla 250.122, protección de ${show(deviceA)} A: ${name(found.base, metal, 'es')}${unsure}.`,
    }),
  ];
  if (upsized && installed !== undefined && required !== undefined) {
    steps.push(
      say(language, {
        en: `Circuit upsized from ${sizeLabel(required)} to ${sizeLabel(installed)}: ratio = ${show(circularMils(installed))} cmil ÷ ${show(circularMils(required))} cmil = ${show(found.ratio, 3)}.`,
        es: `Circuito aumentado de ${sizeLabel(required)} a ${sizeLabel(installed)}: razón = ${show(circularMils(installed))} cmil ÷ ${show(circularMils(required))} cmil = ${show(found.ratio, 3)}.`,
      }),
      say(language, {
        en: `Grounding conductor in proportion: ${show(circularMils(found.base))} cmil × ${show(found.ratio, 3)} = ${show(found.requiredCmil, 0)} cmil, so ${sizeLabel(found.size)} (${show(circularMils(found.size))} cmil).`,
        es: `Conductor de tierra en proporción: ${show(circularMils(found.base))} cmil × ${show(found.ratio, 3)} = ${show(found.requiredCmil, 0)} cmil, o sea ${sizeLabel(found.size)} (${show(circularMils(found.size))} cmil).`,
      }),
    );
  }
  if (found.heldToCircuit) {
    steps.push(
      say(language, {
        en: `It need not be larger than the circuit conductors: ${sizeLabel(found.size)}.`,
        es: `No tiene que ser mayor que los conductores del circuito: ${sizeLabel(found.size)}.`,
      }),
    );
  }
  if (sets > 1) {
    steps.push(
      say(language, {
        en: `${sets} raceways or cables in parallel: the full size, ${sizeLabel(found.size)}, in each.`,
        es: `${sets} canalizaciones o cables en paralelo: el calibre completo, ${sizeLabel(found.size)}, en cada uno.`,
      }),
    );
  }

  return {
    result: say(language, {
      en: `Use ${article(found.size)} **${name(found.size, metal, 'en')}** equipment grounding conductor${unsure} for a ${show(deviceA)} A device${upsized ? `, upsized from ${sizeLabel(found.base)} with the circuit` : ''}${sets > 1 ? ', in each raceway' : ''}.`,
      es: `Use un conductor de puesta a tierra de equipo de **${name(found.size, metal, 'es')}**${unsure} con protección de ${show(deviceA)} A${upsized ? `, aumentado desde ${sizeLabel(found.base)} junto con el circuito` : ''}${sets > 1 ? ', en cada canalización' : ''}.`,
    }),
    explanation:
      otherTable === undefined
        ? ''
        : say(language, {
            en: `In ${metalText(other, 'en')} the table asks for ${sizeLabel(otherTable.size)}${mark(gradeIn(edition, otherTable.grade), 'en')}${upsized ? ' before upsizing' : ''}.`,
            es: `En ${metalText(other, 'es')} la tabla pide ${sizeLabel(otherTable.size)}${mark(gradeIn(edition, otherTable.grade), 'es')}${upsized ? ' antes del aumento' : ''}.`,
          }),
    steps,
    figures: [
      { name: 'equipmentGroundingSize', value: found.size, unit: sizeUnit(found.size), grade },
      { name: 'equipmentGroundingTableSize', value: found.base, unit: sizeUnit(found.base), grade },
      { name: 'upsizeRatio', value: tidy(found.ratio), unit: '', grade: 'V2' },
      ...(otherTable === undefined
        ? []
        : [
            {
              name: other === 'al' ? 'aluminumTableSize' : 'copperTableSize',
              value: otherTable.size,
              unit: sizeUnit(otherTable.size),
              grade: gradeIn(edition, otherTable.grade),
            },
          ]),
    ],
    references: [
      {
        section: 'Table 250.122',
        why: {
          en: 'Smallest equipment grounding conductor by device rating.',
          es: 'Conductor de tierra de equipo mínimo según la protección.',
        },
        grade,
      },
      ...(upsized
        ? [
            {
              section: '250.122(B)',
              why: {
                en: 'Upsized circuit conductors take the grounding conductor along in proportion.',
                es: 'Si se aumentan los conductores del circuito, la tierra crece en proporción.',
              },
              grade: gradeIn(edition, 'V2'),
            },
          ]
        : []),
      ...(sets > 1
        ? [
            {
              section: '250.122(F)',
              why: { en: 'Full size in each parallel raceway.', es: 'Calibre completo en cada canalización en paralelo.' },
              grade: gradeIn(edition, 'V2'),
            },
          ]
        : []),
    ],
    assumptions: [
      ...(read.given('metal') ? [] : [say(language, { en: 'Copper grounding conductor.', es: 'Conductor de tierra de cobre.' })]),
      ...(installed !== undefined && requiredGiven === undefined && required !== undefined
        ? [
            say(language, {
              en: `${sizeLabel(required)} is the smallest conductor for this device on ${deviceA <= 100 ? 60 : 75} °C terminals; a smaller one would ask for more.`,
              es: `${sizeLabel(required)} es el conductor mínimo para esta protección con terminales de ${deviceA <= 100 ? 60 : 75} °C; con uno menor se pediría más.`,
            }),
          ]
        : []),
    ],
    cautions: [
      say(language, {
        en: 'A metal raceway or cable armor may serve instead where the code accepts it. Service conductors ahead of the main need a supply-side bonding jumper, not this conductor.',
        es: 'Una canalización metálica o la armadura de un cable puede servir donde el código lo acepta. Antes del interruptor principal va un puente de unión del lado de la acometida, no este conductor.',
      }),
      ...upsizingCautions(edition, upsized, language),
      ...editionCautions(ctx),
    ],
    tables: excerpt === undefined ? [] : [excerpt],
  };
}

/** How editions differ in what counts as upsized. */
export const upsizingCautions = (edition: CalculatorContext['edition'], upsized: boolean, language: 'en' | 'es'): readonly string[] =>
  edition === '2017'
    ? [
        say(language, {
          en: 'In 2017 an increase for ambient temperature or conductor count counts as upsizing too (not verified); from 2020 on it does not.',
          es: 'En 2017 también cuenta como aumento el que se hace por temperatura ambiente o número de conductores (sin verificar); desde 2020 no.',
        }),
      ]
    : upsized
      ? [
          say(language, {
            en: 'An increase that only answers ambient temperature or conductor count does not upsize the grounding conductor; one for voltage drop does.',
            es: 'El aumento que solo responde a temperatura ambiente o número de conductores no agranda la tierra; el que se hace por caída de tensión sí.',
          }),
        ]
      : [];

export const equipmentGroundingConductor: Calculator = {
  id: 'equipment-grounding-conductor',
  title: { en: 'Equipment grounding conductor', es: 'Conductor de puesta a tierra de equipo' },
  words: [
    'egc',
    'ground wire',
    'grounding',
    'green wire',
    '250.122',
    'equipment ground',
    'tierra',
    'alambre de tierra',
    'cable verde',
    'puesta a tierra',
    'tierra fisica',
    'calibre de tierra',
  ],
  inputs: INPUTS,
  form: { more: ['installedSize', 'requiredSize', 'circuitMetal', 'sets'] },
  bounds: [
    {
      asks: ['egc', 'ground'],
      given: { named: 'conductor', of: ['ground'], bare: true },
      is: 'least',
      limit: { figure: 'equipmentGroundingSize' },
      name: { en: 'the equipment grounding conductor needed', es: 'la tierra de equipo necesaria' },
    },
  ],
  calculate,
  followUps: {
    en: ['What if I upsize the wires for voltage drop?', 'Does metal conduit count as the ground?'],
    es: ['¿Y si aumento el calibre por caída de tensión?', '¿La tubería metálica sirve de tierra?'],
  },
};
