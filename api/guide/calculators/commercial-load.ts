// Lighting, receptacles, show windows and signs of a store, office or the like on its service.
import { OCCUPANCIES, OCCUPANCY_NAMES } from '../tables/lighting-unit-loads.ts';
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
import { codeUse } from './code-use.ts';
import { acPhasesInput } from './conductor-inputs.ts';
import { demandOf } from './demand-factor.ts';
import { lightingSection, lightingVaPerFt2 } from './general-lighting-load.ts';
import { lineCurrent } from './line-current.ts';
import { readValues } from './read-values.ts';

const COUNT = (name: string, en: string, es: string, unit: string): CalculatorInput => ({
  kind: 'number',
  name,
  label: { en, es },
  unit,
  min: 0,
  max: 1e6,
  fallback: 0,
});
const INPUTS: readonly CalculatorInput[] = [
  { kind: 'number', name: 'areaFt2', label: { en: 'Floor area', es: 'Área' }, unit: 'ft²', min: 1, max: 1e7 },
  {
    kind: 'choice',
    name: 'occupancy',
    label: { en: 'Use of the building', es: 'Uso del edificio' },
    options: OCCUPANCY_NAMES.map((name) => ({ value: name, label: OCCUPANCIES[name].label })),
  },
  COUNT('yokes', 'Receptacles (yokes)', 'Contactos (yugos)', ''),
  COUNT('showWindowFt', 'Length of show windows', 'Largo de escaparates', 'ft'),
  COUNT('signs', 'Sign circuits', 'Circuitos de anuncio', ''),
  { kind: 'number', name: 'volts', label: { en: 'Voltage', es: 'Voltaje' }, unit: 'V', min: 100, max: 600, optional: true },
  acPhasesInput('1'),
];

/** 220.46(A) and 220.14(F): volt-amperes of a foot of show window and of a sign circuit, at least. */
const WINDOW_VA = 200;
const SIGN_VA = 1200;

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const areaFt2 = read.number('areaFt2');
  const occupancy = read.choice('occupancy', OCCUPANCY_NAMES);
  const unit = lightingVaPerFt2(occupancy, edition);
  if (unit === undefined)
    throw new InputError(
      'occupancy',
      t(`The ${edition} table lists no unit load for that use.`, `La tabla de ${edition} no trae ese uso.`),
    );
  // From 2020 on the unit loads hold the 125% of continuous lighting.
  const lightingFactor = edition === '2017' ? 1.25 : 1;
  const receptacles = demandOf('receptacles', [read.number('yokes') * 180], edition);
  const parts = [
    {
      name: t('Lighting', 'Alumbrado'),
      sum: `${show(areaFt2)} ft² × ${unit.vaPerFt2} VA${lightingFactor > 1 ? ' × 1.25' : ''}`,
      va: areaFt2 * unit.vaPerFt2 * lightingFactor,
    },
    {
      name: t('Receptacles', 'Contactos'),
      sum: `${show(read.number('yokes'))} × 180 VA = ${show(receptacles.connected)} VA; 220.47`,
      va: receptacles.demand,
    },
    {
      name: t('Show windows', 'Escaparates'),
      sum: `${show(read.number('showWindowFt'))} ft × ${WINDOW_VA} VA × 1.25`,
      va: read.number('showWindowFt') * WINDOW_VA * 1.25,
    },
    {
      name: t('Signs', 'Anuncios'),
      sum: `${show(read.number('signs'))} × ${show(SIGN_VA)} VA × 1.25`,
      va: read.number('signs') * SIGN_VA * 1.25,
    },
  ].filter((each) => each.va > 0);
  const total = parts.reduce((sum, each) => sum + each.va, 0);
  const volts = read.optionalNumber('volts');
  const amps = volts === undefined ? undefined : lineCurrent(total, volts, read.choice('phases', ['1', '3']));
  const grade = gradeIn(edition, worstGrade(unit.grade, 'V2'));
  const current =
    amps === undefined || volts === undefined
      ? ''
      : t(`, **${show(amps, 1)} A** at ${show(volts)} V`, `, **${show(amps, 1)} A** a ${show(volts)} V`);
  return {
    result: t(
      `Load of what is listed: **${show(total)} VA**${current}${mark(grade, 'en')}.`,
      `Carga de lo indicado: **${show(total)} VA**${current}${mark(grade, 'es')}.`,
    ),
    explanation: t(
      'Continuous loads are in at 125%, receptacles with the demand factor over 10 kVA. Add air conditioning, motors, kitchen and other equipment.',
      'Las cargas continuas van al 125% y los contactos con el factor de demanda arriba de 10 kVA. Sume aire acondicionado, motores, cocina y demás equipo.',
    ),
    steps: [
      ...parts.map((each) => `${each.name}: ${each.sum} = ${show(each.va)} VA.`),
      `${parts.map((each) => show(each.va)).join(' + ')} = ${show(total)} VA.`,
    ],
    figures: [
      { name: 'totalLoad', value: tidy(total), unit: 'VA', grade },
      ...(amps === undefined ? [] : [{ name: 'lineCurrent', value: tidy(amps), unit: 'A', grade }]),
    ],
    references: [
      codeUse(lightingSection(occupancy), grade, 'Unit load for general lighting.', 'Carga unitaria de alumbrado general.'),
      codeUse('220.47', gradeIn(edition, 'V2'), 'Demand on receptacles over 10 kVA.', 'Demanda de contactos arriba de 10 kVA.'),
      codeUse('220.46(A)', gradeIn(edition, 'V2'), 'Show windows by the foot.', 'Escaparates por pie.'),
      codeUse('220.14', gradeIn(edition, 'V1'), 'Signs and receptacles.', 'Anuncios y contactos.'),
    ],
    assumptions: [],
    cautions: editionCautions(ctx),
    tables: [],
  };
}

export const commercialLoad: Calculator = {
  id: 'commercial-load',
  title: { en: 'Store or office load', es: 'Carga de un local comercial' },
  words: [
    'commercial load',
    'store',
    'office',
    'shop',
    'service size',
    'tenant',
    'show window',
    'sign',
    'local',
    'oficina',
    'tienda',
    'comercio',
    'carga comercial',
    'acometida',
  ],
  inputs: INPUTS,
  form: { more: ['volts', 'phases'], usual: { occupancy: 'office' } },
  bounds: [
    {
      given: { named: 'current', of: ['device'] },
      is: 'least',
      limit: { figure: 'lineCurrent' },
      name: { en: 'the load', es: 'la carga' },
    },
  ],
  calculate,
  followUps: {
    en: ['How is air conditioning added?', 'What service conductors does it need?'],
    es: ['¿Cómo se suma el aire acondicionado?', '¿Qué conductores de acometida lleva?'],
  },
};
