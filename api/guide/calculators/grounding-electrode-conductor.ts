// The conductor from the service to its grounding electrodes, with the caps that single electrodes have.
import type { TableExcerpt } from '../../contract/answer.ts';
import { type ConductorSize, compareSizes, METALS, type Metal, sizeLabel, sizeUnit } from '../tables/conductors.ts';
import {
  ELECTRODE_CAPS,
  ELECTRODE_GRADE,
  ELECTRODE_ROWS,
  ELECTRODES,
  type Electrode,
  electrodeConductorSize,
} from '../tables/grounding.ts';
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
  type Values,
} from './calculator.ts';
import { article, METAL_INPUT, metalText } from './conductor-inputs.ts';
import { excerptRows } from './excerpt-rows.ts';
import { readValues } from './read-values.ts';
import { areaStep, readService, SERVICE_INPUTS, serviceText } from './service-conductors.ts';

const INPUTS: readonly CalculatorInput[] = [
  ...SERVICE_INPUTS,
  { ...METAL_INPUT, label: { en: 'Metal of the electrode conductor', es: 'Material del conductor al electrodo' } },
  {
    kind: 'choice',
    name: 'electrode',
    label: { en: 'Electrode, if this conductor goes to nothing else', es: 'Electrodo, si este conductor no va a ningún otro' },
    options: [
      { value: 'water-pipe', label: { en: 'Underground metal water pipe', es: 'Tubería metálica de agua enterrada' } },
      { value: 'rod', label: { en: 'Rod, pipe or plate', es: 'Varilla, tubo o placa' } },
      { value: 'concrete-encased', label: { en: 'Concrete-encased (Ufer)', es: 'Embebido en concreto (Ufer)' } },
      { value: 'ring', label: { en: 'Ground ring', es: 'Anillo de tierra' } },
      { value: 'building-steel', label: { en: 'Building steel', es: 'Estructura metálica del edificio' } },
    ],
    optional: true,
  },
];

const ELECTRODE_TEXT: Readonly<Record<Electrode, { readonly en: string; readonly es: string }>> = {
  'water-pipe': { en: 'a water pipe', es: 'una tubería de agua' },
  rod: { en: 'a rod, pipe or plate', es: 'una varilla, tubo o placa' },
  'concrete-encased': { en: 'a concrete-encased electrode', es: 'un electrodo embebido en concreto' },
  ring: { en: 'a ground ring', es: 'un anillo de tierra' },
  'building-steel': { en: 'building steel', es: 'la estructura metálica' },
};

export interface ElectrodeConductor {
  /** Size of the table. */
  readonly table: ConductorSize;
  /** Size that is asked for: the table's, or the electrode's cap where that is smaller. */
  readonly size: ConductorSize;
  readonly rowIndex: number;
}

/** Grounding electrode conductor for service conductors of `serviceCmil` circular mils, held to the cap of a sole electrode. */
export function electrodeConductor(serviceCmil: number, serviceMetal: Metal, metal: Metal, electrode?: Electrode): ElectrodeConductor {
  const found = electrodeConductorSize(serviceCmil, serviceMetal, metal);
  const cap = electrode === undefined ? undefined : ELECTRODE_CAPS[electrode]?.[metal];
  const size = cap !== undefined && compareSizes(cap, found.size) < 0 ? cap : found.size;
  return { table: found.size, size, rowIndex: found.rowIndex };
}

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const read = readValues(INPUTS, values, language);
  const service = readService(read, ctx);
  const metal = read.choice('metal', METALS);
  const electrode = read.optionalChoice('electrode', ELECTRODES);
  if (metal === 'al' && electrode === 'concrete-encased') {
    throw new InputError(
      'metal',
      say(language, {
        en: 'Only a copper conductor is sized for a concrete-encased electrode here: choose copper.',
        es: 'Para un electrodo embebido en concreto solo se dimensiona conductor de cobre: elija cobre.',
      }),
    );
  }
  const found = electrodeConductor(service.cmil, service.metal, metal, electrode);
  const grade = gradeIn(edition, ELECTRODE_GRADE);
  const unsure = mark(grade, language);
  const capped = found.size !== found.table;
  const other: Metal = metal === 'cu' ? 'al' : 'cu';
  const otherFound =
    electrode === 'concrete-encased' && other === 'al' ? undefined : electrodeConductor(service.cmil, service.metal, other, electrode);
  const name = (size: ConductorSize, of: Metal, to: 'en' | 'es'): string =>
    to === 'en' ? `${sizeLabel(size)} ${metalText(of, 'en')}` : `${sizeLabel(size)} de ${metalText(of, 'es')}`;
  const rods = electrodeConductor(service.cmil, service.metal, metal, 'rod');
  const ufer = metal === 'cu' ? electrodeConductor(service.cmil, service.metal, metal, 'concrete-encased') : undefined;

  return {
    result: say(language, {
      en: `Use ${article(found.size)} **${name(found.size, metal, 'en')}** grounding electrode conductor${unsure} for ${serviceText(service, 'en')} service conductors${electrode === undefined ? '' : `, to ${ELECTRODE_TEXT[electrode].en}`}.`,
      es: `Use un conductor al electrodo de tierra de **${name(found.size, metal, 'es')}**${unsure} para conductores de acometida de ${serviceText(service, 'es')}${electrode === undefined ? '' : `, hacia ${ELECTRODE_TEXT[electrode].es}`}.`,
    }),
    explanation: [
      otherFound === undefined
        ? ''
        : say(language, {
            en: `In ${metalText(other, 'en')}: ${sizeLabel(otherFound.size)}.`,
            es: `En ${metalText(other, 'es')}: ${sizeLabel(otherFound.size)}.`,
          }),
      electrode === undefined && rods.size !== found.size
        ? say(language, {
            en: `A conductor that goes only to rods need not be larger than ${sizeLabel(rods.size)}${ufer === undefined ? '' : `, and one that goes only to a concrete-encased electrode not larger than ${sizeLabel(ufer.size)} copper`}.`,
            es: `Un conductor que va solo a varillas no tiene que ser mayor que ${sizeLabel(rods.size)}${ufer === undefined ? '' : `, y uno que va solo a un electrodo embebido en concreto, no mayor que ${sizeLabel(ufer.size)} de cobre`}.`,
          })
        : '',
    ]
      .filter((each) => each !== '')
      .join(' '),
    steps: [
      ...areaStep(service, ctx),
      say(language, {
        en: `Table 250.66, service conductors ${serviceText(service, 'en')}: ${name(found.table, metal, 'en')}.`,
        es: `Tabla 250.66, conductores de acometida de ${serviceText(service, 'es')}: ${name(found.table, metal, 'es')}.`,
      }),
      ...(capped && electrode !== undefined
        ? [
            say(language, {
              en: `To ${ELECTRODE_TEXT[electrode].en} alone it need not be larger than ${name(found.size, metal, 'en')}.`,
              es: `Si va solo a ${ELECTRODE_TEXT[electrode].es}, no tiene que ser mayor que ${name(found.size, metal, 'es')}.`,
            }),
          ]
        : []),
      ...(electrode === 'ring'
        ? [
            say(language, {
              en: 'To a ground ring alone it need not be larger than the ring itself.',
              es: 'Si va solo a un anillo de tierra, no tiene que ser mayor que el propio anillo.',
            }),
          ]
        : []),
    ],
    figures: [
      { name: 'electrodeConductorSize', value: found.size, unit: sizeUnit(found.size), grade },
      { name: 'electrodeConductorTableSize', value: found.table, unit: sizeUnit(found.table), grade },
      ...(otherFound === undefined
        ? []
        : [
            {
              name: other === 'al' ? 'aluminumElectrodeConductorSize' : 'copperElectrodeConductorSize',
              value: otherFound.size,
              unit: sizeUnit(otherFound.size),
              grade,
            },
          ]),
      { name: 'rodConductorSize', value: rods.size, unit: sizeUnit(rods.size), grade },
      ...(ufer === undefined ? [] : [{ name: 'concreteEncasedConductorSize', value: ufer.size, unit: sizeUnit(ufer.size), grade }]),
    ],
    references: [
      {
        section: 'Table 250.66',
        why: {
          en: 'Electrode conductor by the size of the service conductors.',
          es: 'Conductor al electrodo según el calibre de la acometida.',
        },
        grade,
      },
      ...(electrode === undefined || ELECTRODE_CAPS[electrode] === undefined
        ? []
        : [
            {
              section: electrode === 'rod' ? '250.66(A)' : '250.66(B)',
              why: {
                en: 'The most that a sole connection to this electrode needs.',
                es: 'Lo máximo que necesita una conexión única a este electrodo.',
              },
              grade,
            },
          ]),
    ],
    assumptions: [
      ...service.assumptions,
      ...(read.given('metal') ? [] : [say(language, { en: 'Copper electrode conductor.', es: 'Conductor al electrodo de cobre.' })]),
    ],
    cautions: [
      say(language, {
        en: 'A conductor that goes on to other electrodes takes the largest size that any of them needs. Aluminum is limited near earth and masonry.',
        es: 'Un conductor que sigue hacia otros electrodos lleva el mayor calibre que pida cualquiera de ellos. El aluminio está limitado cerca de tierra y mampostería.',
      }),
      ...editionCautions(ctx),
    ],
    tables: [electrodeTable(service.metal, found.rowIndex, ctx, 'Table 250.66')],
  };
}

/** The rows of Table 250.66, which Table 250.102(C)(1) repeats up to its last row. */
export function electrodeTable(serviceMetal: Metal, used: number, ctx: CalculatorContext, code: string): TableExcerpt {
  return excerptRows({
    title: say(ctx.language, {
      en: `By ${metalText(serviceMetal, 'en')} service conductors (AWG, kcmil)`,
      es: `Según conductores de acometida de ${metalText(serviceMetal, 'es')} (AWG, kcmil)`,
    }),
    code,
    edition: ctx.edition,
    grade: gradeIn(ctx.edition, ELECTRODE_GRADE),
    columns: [
      say(ctx.language, { en: 'Service conductor', es: 'Conductor de acometida' }),
      say(ctx.language, { en: 'Copper', es: 'Cobre' }),
      say(ctx.language, { en: 'Aluminum', es: 'Aluminio' }),
    ],
    rows: ELECTRODE_ROWS.map((row, index) =>
      code === 'Table 250.102(C)(1)' && index === ELECTRODE_ROWS.length - 1
        ? [row.label[serviceMetal], '12.5 %', '12.5 %']
        : [row.label[serviceMetal], sizeLabel(row.cu), sizeLabel(row.al)],
    ),
    used,
  });
}

export const groundingElectrodeConductor: Calculator = {
  id: 'grounding-electrode-conductor',
  title: { en: 'Grounding electrode conductor', es: 'Conductor al electrodo de tierra' },
  words: [
    'gec',
    'ground rod',
    'grounding electrode',
    'ufer',
    'water pipe ground',
    'service ground',
    '250.66',
    'varilla',
    'varilla de tierra',
    'electrodo',
    'tierra fisica',
    'tierra de acometida',
    'alambre a la varilla',
  ],
  inputs: INPUTS,
  notCounting: ['ground-rod', 'electrode'],
  form: { more: ['sets', 'serviceA', 'metal'] },
  bounds: [
    {
      asks: ['gec', 'electrode', 'ground-rod', 'ufer', 'water-pipe'],
      given: { named: 'conductor', of: ['ground'], bare: true },
      is: 'least',
      limit: { figure: 'electrodeConductorSize' },
      name: { en: 'the electrode conductor needed', es: 'el conductor al electrodo necesario' },
    },
  ],
  turns: [{ input: 'electrode', value: 'rod', when: { en: 'it goes to rods alone', es: 'vaya solo a varillas' } }],
  calculate,
  followUps: {
    en: ['Do I need a second ground rod?', 'What size is the main bonding jumper?'],
    es: ['¿Necesito una segunda varilla?', '¿De qué calibre es el puente de unión principal?'],
  },
};
