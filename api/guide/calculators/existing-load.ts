// Room on an existing service or feeder from its measured maximum demand, 220.87.
import type { Bound } from './bound.ts';
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
  type Values,
} from './calculator.ts';
import { codeUse } from './code-use.ts';
import { acPhasesInput, YES_NO, yesNo } from './conductor-inputs.ts';
import { divisorText, lineCurrent, loadVa, type Phases } from './line-current.ts';
import { readValues } from './read-values.ts';

const INPUTS: readonly CalculatorInput[] = [
  {
    kind: 'number',
    name: 'peakKw',
    label: { en: 'Maximum demand', es: 'Demanda máxima' },
    unit: 'kW / kVA',
    min: 0.01,
    max: 100_000,
    optional: true,
  },
  {
    kind: 'number',
    name: 'peakAmperes',
    label: { en: 'Maximum demand in amperes', es: 'Demanda máxima en amperes' },
    unit: 'A',
    min: 0.1,
    max: 10_000,
    optional: true,
  },
  {
    kind: 'number',
    name: 'powerFactor',
    label: { en: 'Power factor of the demand', es: 'Factor de potencia de la demanda' },
    unit: '',
    min: 0.3,
    max: 1,
    fallback: 1,
  },
  { kind: 'number', name: 'newLoadVa', label: { en: 'New load', es: 'Carga nueva' }, unit: 'VA', min: 0, max: 10_000_000, fallback: 0 },
  {
    kind: 'number',
    name: 'newLoadAmperes',
    label: { en: 'New load in amperes', es: 'Carga nueva en amperes' },
    unit: 'A',
    min: 0,
    max: 6000,
    fallback: 0,
    unlearned: true,
  },
  {
    ...yesNo('newContinuous', 'The new load runs three hours or more', 'La carga nueva dura tres horas o más'),
    unlearned: true,
  },
  {
    kind: 'number',
    name: 'serviceAmperes',
    label: { en: 'Service or feeder rating', es: 'Capacidad de la acometida o alimentador' },
    unit: 'A',
    min: 15,
    max: 6000,
    optional: true,
  },
  { kind: 'number', name: 'volts', label: { en: 'Voltage', es: 'Voltaje' }, unit: 'V', min: 100, max: 600, fallback: 240 },
  acPhasesInput('1'),
];

/** What a continuous load counts with, in percent. */
const CONTINUOUS_PERCENT = 125;
/** Amperes and volt-amperes that are apart by no larger share are of the same load. */
const TOLD_TWICE = 0.05;

/** Load on an existing service in amperes: 125% of the measured maximum demand plus the new load. */
export const existingLoadAmperes = (peakAmperes: number, newLoadAmperes: number): number => 1.25 * peakAmperes + newLoadAmperes;

/** Apparent power of a line current, in kVA. */
const kvaOf = (amperes: number, volts: number, phases: Phases): number => loadVa(amperes, volts, phases) / 1000;

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const peakKw = read.optionalNumber('peakKw');
  const givenAmperes = read.optionalNumber('peakAmperes');
  const powerFactor = read.number('powerFactor');
  const newLoadVa = read.number('newLoadVa');
  const serviceAmperes = read.optionalNumber('serviceAmperes');
  const volts = read.number('volts');
  const phases = read.choice('phases', ['1', '3']);
  if (peakKw === undefined && givenAmperes === undefined) {
    throw new InputError(
      'peakKw',
      t(
        'Give the maximum demand of the last 12 months in kW, or in amperes.',
        'Dé la demanda máxima de los últimos 12 meses en kW o en amperes.',
      ),
    );
  }
  const peakAmperes = givenAmperes ?? lineCurrent(((peakKw ?? 0) * 1000) / powerFactor, volts, phases);
  const times = read.choice('newContinuous', YES_NO) === 'yes' ? CONTINUOUS_PERCENT / 100 : 1;
  const ofVa = lineCurrent(newLoadVa, volts, phases);
  const given = read.number('newLoadAmperes');
  // 'An 80 A charger at 19,200 VA' is one load told twice.
  const toldAmperes = Math.abs(given - ofVa) <= TOLD_TWICE * given ? 0 : given;
  const newAmperes = (ofVa + toldAmperes) * times;
  const amperes = existingLoadAmperes(peakAmperes, newAmperes);
  const kva = peakKw === undefined ? '' : `**${show((1.25 * peakKw) / powerFactor + kvaOf(newAmperes, volts, phases))} kVA**, `;
  const parts = [
    ...(newLoadVa > 0 ? [`${show(newLoadVa)} VA / ${divisorText(volts, phases)}`] : []),
    ...(toldAmperes > 0 ? [`${show(toldAmperes)} A`] : []),
  ].join(' + ');
  const newText = times === 1 ? parts : `${CONTINUOUS_PERCENT}% × ${newLoadVa > 0 && toldAmperes > 0 ? `(${parts})` : parts}`;
  const grade = gradeIn(edition, 'V2');
  const spare = serviceAmperes === undefined ? 0 : serviceAmperes - amperes;
  const fits = serviceAmperes === undefined ? undefined : amperes <= serviceAmperes;
  const verdict =
    fits === undefined
      ? ''
      : fits && newAmperes === 0
        ? t(
            `: a ${show(serviceAmperes ?? 0)} A service has **${show(spare, 1)} A** left, and **the load to be added is not in this sum**`,
            `: a una acometida de ${show(serviceAmperes ?? 0)} A le quedan **${show(spare, 1)} A**, y **la carga por agregar no va en esta suma**`,
          )
        : fits
          ? t(
              `; a ${show(serviceAmperes ?? 0)} A service **is enough**, **${show(spare, 1)} A** to spare`,
              `; una acometida de ${show(serviceAmperes ?? 0)} A **alcanza**, sobran **${show(spare, 1)} A**`,
            )
          : t(
              `; a ${show(serviceAmperes ?? 0)} A service is **not enough**`,
              `; una acometida de ${show(serviceAmperes ?? 0)} A **no alcanza**`,
            );
  return {
    result: t(
      `Existing demand × 125%${newAmperes > 0 ? ' plus new load' : ''} = ${kva}**${show(amperes, 1)} A**${verdict}${mark(grade, 'en')}.`,
      `Demanda existente × 125%${newAmperes > 0 ? ' más carga nueva' : ''} = ${kva}**${show(amperes, 1)} A**${verdict}${mark(grade, 'es')}.`,
    ),
    explanation: t(
      'Use the highest demand of a full year. Without a year of records a 30-day recording may do, with the seasonal load added.',
      'Use la demanda más alta de un año completo. Sin un año de registros puede servir una medición de 30 días, sumando la carga de temporada.',
    ),
    steps: [
      ...(givenAmperes === undefined
        ? [
            t(
              `Demand current = ${show((peakKw ?? 0) * 1000)} W / ${powerFactor === 1 ? '' : `${show(powerFactor)} / `}${divisorText(volts, phases)} = ${show(peakAmperes, 1)} A.`,
              `Corriente de demanda = ${show((peakKw ?? 0) * 1000)} W / ${powerFactor === 1 ? '' : `${show(powerFactor)} / `}${divisorText(volts, phases)} = ${show(peakAmperes, 1)} A.`,
            ),
          ]
        : []),
      t(
        `125% × ${show(peakAmperes, 1)} A = ${show(1.25 * peakAmperes, 1)} A.`,
        `125% × ${show(peakAmperes, 1)} A = ${show(1.25 * peakAmperes, 1)} A.`,
      ),
      ...(newAmperes > 0
        ? [
            t(
              `New load: ${newText} = ${show(newAmperes, 1)} A; together ${show(amperes, 1)} A.`,
              `Carga nueva: ${newText} = ${show(newAmperes, 1)} A; juntas ${show(amperes, 1)} A.`,
            ),
          ]
        : []),
    ],
    figures: [
      { name: 'totalLoadCurrent', value: amperes, unit: 'A', grade },
      ...(serviceAmperes === undefined ? [] : [{ name: 'spareCurrent', value: spare, unit: 'A', grade }]),
    ],
    references: [
      codeUse('220.87', grade, 'Existing load from measured demand, at 125%.', 'Carga existente según la demanda medida, al 125%.'),
    ],
    assumptions: [
      ...(givenAmperes === undefined && !read.given('powerFactor') ? [t('Power factor 1.', 'Factor de potencia 1.')] : []),
      ...(read.given('volts') ? [] : [t('240 V.', '240 V.')]),
      ...(read.given('phases') ? [] : [t('Single-phase.', 'Monofásica.')]),
      ...(newAmperes > 0 && times > 1 ? [t('The new load is continuous: 125%.', 'La carga nueva es continua: 125%.')] : []),
    ],
    cautions: [
      t(
        'Not allowed where solar power or peak shaving lowers the metered demand. The feeder and the service need their usual overcurrent protection.',
        'No se permite si hay energía solar o recorte de picos que bajen la demanda medida. El alimentador y la acometida necesitan su protección normal.',
      ),
      ...editionCautions(ctx),
    ],
    tables: [],
  };
}

const WITHIN_SERVICE: Bound = {
  given: { figure: 'totalLoadCurrent' },
  is: 'most',
  limit: { input: 'serviceAmperes' },
  name: { en: 'the service', es: 'la acometida' },
};

export const existingLoad: Calculator = {
  id: 'existing-load',
  title: { en: 'Existing load from measured demand', es: 'Carga existente por demanda medida' },
  words: [
    'existing load',
    'demand',
    'meter data',
    'peak demand',
    '220.87',
    'add a load',
    'carga existente',
    'demanda maxima',
    'medidor',
    'agregar carga',
  ],
  inputs: INPUTS,
  form: { more: ['powerFactor'] },
  bounds: [
    { ...WITHIN_SERVICE, needs: ['serviceAmperes'], asks: ['existing-load'] },
    // With what is to be added the whole sum is there, however it was asked.
    { ...WITHIN_SERVICE, needs: ['serviceAmperes', 'newLoadAmperes'] },
    { ...WITHIN_SERVICE, needs: ['serviceAmperes', 'newLoadVa'] },
    {
      asks: ['existing-load'],
      given: { named: 'current', of: ['device'] },
      is: 'least',
      limit: { figure: 'totalLoadCurrent' },
      name: { en: 'the load', es: 'la carga' },
    },
  ],
  headed: [{ of: 'load', to: 'newLoadAmperes' }],
  calculate,
  followUps: {
    en: ['How long must the demand be recorded?', 'Can I add a vehicle charger to this service?'],
    es: ['¿Cuánto tiempo se mide la demanda?', '¿Puedo agregar un cargador de vehículo?'],
  },
};
