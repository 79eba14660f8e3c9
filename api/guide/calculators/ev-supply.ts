// Circuit of a vehicle charger (EVSE): continuous load at 125%, breaker, conductor.
import { METALS, sizeLabel } from '../tables/conductors.ts';
import { equipmentGroundingSize } from '../tables/grounding.ts';
import { nextStandardRating } from '../tables/overcurrent.ts';
import {
  type Calculation,
  type Calculator,
  type CalculatorContext,
  type CalculatorInput,
  editionCautions,
  gradeIn,
  mark,
  say,
  show,
  tidy,
  type Values,
} from './calculator.ts';
import { codeUse } from './code-use.ts';
import { MARKED_75, METAL_INPUT, TERMINALS_INPUT } from './conductor-inputs.ts';
import { readValues } from './read-values.ts';
import { type ConductorChoice, conductorText, smallestConductor } from './smallest-conductor.ts';

const INPUTS: readonly CalculatorInput[] = [
  {
    kind: 'number',
    name: 'chargerAmperes',
    label: {
      en: 'Output current of the charger (its setting, if adjustable)',
      es: 'Corriente de salida del cargador (su ajuste, si es ajustable)',
    },
    unit: 'A',
    min: 1,
    max: 800,
    optional: true,
  },
  {
    kind: 'number',
    name: 'chargerKw',
    label: {
      en: 'Output of the charger in kW, where its current is not known',
      es: 'Potencia del cargador en kW, si no sabe su corriente',
    },
    unit: 'kW',
    min: 0.5,
    max: 400,
    optional: true,
    unlearned: true,
  },
  {
    kind: 'number',
    name: 'circuitA',
    label: { en: 'Circuit, to find the largest setting', es: 'Circuito, para hallar el ajuste más alto' },
    unit: 'A',
    min: 15,
    max: 1000,
    optional: true,
  },
  { kind: 'number', name: 'volts', label: { en: 'Voltage', es: 'Voltaje' }, unit: 'V', min: 100, max: 600, fallback: 240 },
  METAL_INPUT,
  TERMINALS_INPUT,
  {
    kind: 'choice',
    name: 'find',
    label: { en: 'Wanted', es: 'Se busca' },
    optional: true,
    options: [
      { value: 'circuit', label: { en: 'Its circuit', es: 'Su circuito' } },
      { value: 'load', label: { en: 'Its load on feeder or service', es: 'Su carga en alimentador o acometida' } },
    ],
  },
  { kind: 'number', name: 'chargers', label: { en: 'Chargers', es: 'Cargadores' }, unit: '', min: 1, max: 1000, fallback: 1 },
];

/** Least load of a charger on a feeder or service in VA, 220.57; grade V2 from 2023, no such rule before. */
const LEAST_CHARGER_VA = 7200;

/** Feeder or service load of chargers: each the larger of 7,200 VA and its nameplate. */
function feederLoad(nameplateVa: number, chargers: number, ctx: CalculatorContext): Omit<Calculation, 'assumptions'> {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const older = edition === '2017' || edition === '2020';
  const grade = gradeIn(edition, 'V2');
  const eachVa = older ? nameplateVa : Math.max(LEAST_CHARGER_VA, nameplateVa);
  const totalVa = eachVa * chargers;
  const sum = `${chargers} × ${show(eachVa)} VA = ${show(totalVa)} VA`;
  return {
    result: t(
      `Count **${show(totalVa)} VA** on the feeder or service${chargers > 1 ? ` (${sum})` : ''}${mark(grade, 'en')}.`,
      `Cuente **${show(totalVa)} VA** en el alimentador o la acometida${chargers > 1 ? ` (${sum})` : ''}${mark(grade, 'es')}.`,
    ),
    explanation: older
      ? t('Since the 2023 edition each charger counts at least 7,200 VA.', 'Desde la edición 2023 cada cargador cuenta al menos 7,200 VA.')
      : t(
          'Each charger counts the larger of 7,200 VA and its nameplate. Its branch circuit is sized at 125% of its current.',
          'Cada cargador cuenta lo mayor entre 7,200 VA y su placa. Su circuito se calcula al 125% de su corriente.',
        ),
    steps: [
      t(`Nameplate ${show(nameplateVa)} VA; counted ${show(eachVa)} VA.`, `Placa ${show(nameplateVa)} VA; cuenta ${show(eachVa)} VA.`),
      `${sum}.`,
    ],
    figures: [{ name: 'feederLoad', value: totalVa, unit: 'VA', grade }],
    references: older ? [] : [codeUse('220.57', grade, 'Load of vehicle chargers.', 'Carga de cargadores de vehículos.')],
    cautions: editionCautions(ctx),
    tables: [],
  };
}

/** Smallest breaker for a vehicle charger in amperes: the next standard rating not below 125% of its current; undefined above 6000 A. */
export const chargerBreaker = (chargerAmperes: number): number | undefined => nextStandardRating(1.25 * chargerAmperes);

/** The other way round: what a charger may be set to on a circuit, 80 % of it. */
function largestSetting(circuitA: number, volts: number, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const setting = tidy(circuitA * 0.8);
  const grade = gradeIn(edition, 'V2');
  const kw = show((setting * volts) / 1000, 1);
  return {
    result: say(language, {
      en: `On a ${show(circuitA)} A circuit a charger may be set to at most **${show(setting)} A** (${kw} kW at ${show(volts)} V)${mark(grade, 'en')}.`,
      es: `En un circuito de ${show(circuitA)} A el cargador se ajusta a **${show(setting)} A** como máximo (${kw} kW a ${show(volts)} V)${mark(grade, 'es')}.`,
    }),
    explanation: '',
    steps: [`80% × ${show(circuitA)} A = ${show(setting)} A.`],
    figures: [{ name: 'largestSetting', value: setting, unit: 'A', grade }],
    references: [codeUse('625.41', grade, 'Charging is a continuous load: 125% of it.', 'La recarga es carga continua: 125%.')],
    assumptions: [],
    cautions: editionCautions(ctx),
    tables: [],
  };
}

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const volts = read.number('volts');
  const kwGiven = read.optionalNumber('chargerKw');
  const given = read.optionalNumber('chargerAmperes') ?? (kwGiven === undefined ? undefined : tidy((kwGiven * 1000) / volts));
  const circuitA = read.optionalNumber('circuitA');
  if (given === undefined && circuitA !== undefined) return largestSetting(circuitA, volts, ctx);
  const chargerAmperes = given ?? read.number('chargerAmperes');
  const metal = read.choice('metal', METALS);
  const terminals = read.optionalChoice('terminals', ['60', '75']);
  const chargers = Math.round(read.number('chargers'));
  const assumptions = read.given('volts') ? [] : [t('240 V.', '240 V.')];
  // Several of them are a load of their feeder; each has a circuit of its own.
  if ((read.optionalChoice('find', ['circuit', 'load']) ?? (chargers > 1 ? 'load' : 'circuit')) === 'load') {
    const nameplateVa = kwGiven === undefined || read.given('chargerAmperes') ? chargerAmperes * volts : kwGiven * 1000;
    return { ...feederLoad(nameplateVa, chargers, ctx), assumptions: kwGiven === undefined ? assumptions : [] };
  }
  const need = 1.25 * chargerAmperes;
  const breaker = chargerBreaker(chargerAmperes) ?? need;
  // The conductor must carry the continuous load and suit the breaker, which 240.4(B) lets be the next size up.
  const usual = smallestConductor(need, metal, 75);
  const cool = need > 100 && terminals !== '60' ? usual : smallestConductor(need, metal, 60);
  // Small conductors keep to 240.4(D): up to a 30 A breaker its limits are those of the 60 °C column.
  const protectedSize = (choice: ConductorChoice): ConductorChoice => (breaker > 30 ? choice : smallestConductor(breaker, metal, 60));
  const usualSize = protectedSize(usual);
  const coolSize = protectedSize(cool);
  const chosen = terminals === '75' ? usualSize : coolSize;
  const both = terminals === undefined && usualSize.size !== coolSize.size;
  const conductor = (lang: 'en' | 'es'): string =>
    both
      ? lang === 'en'
        ? `**${conductorText(coolSize, metal, 'en')}** with 60 °C terminals or NM cable, **${conductorText(usualSize, metal, 'en')}** with 75 °C terminals`
        : `**${conductorText(coolSize, metal, 'es')}** con terminales de 60 °C o cable NM, **${conductorText(usualSize, metal, 'es')}** con terminales de 75 °C`
      : `**${conductorText(chosen, metal, lang)}**`;
  const egc = equipmentGroundingSize(breaker, metal);
  const grade = gradeIn(edition, 'V2');
  const kw = (chargerAmperes * volts) / 1000;
  return {
    result: t(
      `A **${show(chargerAmperes)} A** charger needs at least a **${show(breaker)} A** breaker and ${conductor('en')}${mark(grade, 'en')}.`,
      `Un cargador de **${show(chargerAmperes)} A** necesita como mínimo un breaker de **${show(breaker)} A** y ${conductor('es')}${mark(grade, 'es')}.`,
    ),
    explanation: t(
      `It delivers ${show(kw, 1)} kW at ${show(volts)} V. Charging is a continuous load, so breaker and conductor take 125% of it.`,
      `Entrega ${show(kw, 1)} kW a ${show(volts)} V. La carga de un vehículo es continua, por eso el breaker y el conductor llevan el 125%.`,
    ),
    steps: [
      t(`125% × ${show(chargerAmperes)} A = ${show(need)} A.`, `125% × ${show(chargerAmperes)} A = ${show(need)} A.`),
      t(`Next standard breaker not below it: ${show(breaker)} A.`, `Siguiente breaker estándar que no sea menor: ${show(breaker)} A.`),
      ...(terminals === '75' || (need > 100 && terminals !== '60')
        ? []
        : [
            t(
              `60 °C column: ${conductorText(coolSize, metal, 'en')}, ${show(coolSize.ampacityA)} A.`,
              `Columna de 60 °C: ${conductorText(coolSize, metal, 'es')}, ${show(coolSize.ampacityA)} A.`,
            ),
          ]),
      ...(terminals === '60'
        ? []
        : [
            t(
              `75 °C column: ${conductorText(usualSize, metal, 'en')}, ${show(usualSize.ampacityA)} A.`,
              `Columna de 75 °C: ${conductorText(usualSize, metal, 'es')}, ${show(usualSize.ampacityA)} A.`,
            ),
          ]),
      ...(egc === undefined
        ? []
        : [
            t(
              `Equipment grounding conductor for ${show(breaker)} A: ${sizeLabel(egc.size)}.`,
              `Conductor de puesta a tierra para ${show(breaker)} A: ${sizeLabel(egc.size)}.`,
            ),
          ]),
    ],
    figures: [
      { name: 'minimumAmpacity', value: need, unit: 'A', grade },
      { name: 'breakerRating', value: breaker, unit: 'A', grade },
      { name: 'conductorSize', value: sizeLabel(chosen.size), unit: '', grade },
      { name: 'power', value: kw, unit: 'kW', grade: 'V2' },
      ...(egc === undefined ? [] : [{ name: 'equipmentGroundingConductor', value: sizeLabel(egc.size), unit: '', grade }]),
    ],
    references: [
      codeUse('625.41', grade, 'Overcurrent protection at 125% of the charger load.', 'Protección al 125% de la carga del cargador.'),
      codeUse(
        '625.42',
        gradeIn(edition, 'V1'),
        'Charging is continuous; an adjustable setting may set the load.',
        'La carga es continua; un ajuste puede fijar la carga.',
      ),
      codeUse('240.6(A)', grade, 'Standard ratings.', 'Tamaños estándar.'),
      codeUse('Table 310.16', grade, 'Ampacity of the conductor.', 'Ampacidad del conductor.'),
    ],
    assumptions: [
      ...(read.given('volts') ? [] : [t('240 V single-phase.', '240 V monofásico.')]),
      ...(read.given('metal') ? [] : [t('Copper conductors.', 'Conductores de cobre.')]),
      ...(both
        ? [
            t(
              'Terminals not marked: 60 °C up to 100 A, with the 75 °C size beside it.',
              'Terminales sin marcar: 60 °C hasta 100 A, con el calibre de 75 °C al lado.',
            ),
          ]
        : []),
      t(
        'An individual branch circuit, 30 °C ambient, no more than three current-carrying conductors.',
        'Circuito derivado individual, 30 °C de ambiente y no más de tres conductores portadores.',
      ),
    ],
    cautions: [
      t(
        'A receptacle for charging needs GFCI protection. Check that the service has room before adding a charger.',
        'Un tomacorriente para cargar pide GFCI. Antes de agregar un cargador revise que la acometida alcance.',
      ),
      ...editionCautions(ctx),
    ],
    tables: [],
  };
}

export const evSupply: Calculator = {
  id: 'ev-supply',
  title: { en: 'Vehicle charger circuit', es: 'Circuito para cargador de vehículo' },
  words: [
    'ev',
    'car charger',
    'electric vehicle',
    'evse',
    'tesla',
    'wall connector',
    'charging station',
    'cargador',
    'carro electrico',
    'vehiculo electrico',
    'auto electrico',
    'estacion de carga',
  ],
  inputs: INPUTS,
  loads: ['ev'],
  form: { more: ['metal', 'terminals', 'find', 'chargers'] },
  bounds: [
    {
      asks: ['ev'],
      given: { input: 'circuitA' },
      is: 'least',
      limit: { figure: 'breakerRating' },
      name: { en: 'the device needed', es: 'la protección necesaria' },
    },
    {
      asks: ['ev'],
      given: { named: 'conductor', not: ['ground'] },
      is: 'least',
      limit: { figure: 'conductorSize' },
      name: { en: 'the conductor needed', es: 'el conductor necesario' },
    },
  ],
  turns: [MARKED_75],
  headed: [
    { of: 'device', to: 'circuitA' },
    { of: 'load', to: 'chargerKw', kind: 'power' },
  ],
  calculate,
  followUps: {
    en: ['Does my service have room for it?', 'Does the charger need GFCI protection?'],
    es: ['¿Alcanza mi acometida?', '¿El cargador necesita GFCI?'],
  },
};
