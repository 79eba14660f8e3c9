// Receptacle load of a feeder or service, other than dwellings: 180 VA a yoke, multioutlet assemblies, and the 10 kVA demand.
import { RECEPTACLE_TIERS, shareOverTiers } from '../tables/demand.ts';
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
  worstGrade,
} from './calculator.ts';
import { codeText } from './code-text.ts';
import { codeUse } from './code-use.ts';
import { YES_NO, yesNo } from './conductor-inputs.ts';
import { readValues } from './read-values.ts';

const INPUTS: readonly CalculatorInput[] = [
  {
    kind: 'number',
    name: 'yokes',
    label: { en: 'Receptacles (yokes)', es: 'Tomacorrientes (yugos)' },
    unit: '',
    min: 0,
    max: 100000,
    fallback: 0,
  },
  {
    kind: 'number',
    name: 'multioutletFt',
    label: { en: 'Length of multioutlet assembly', es: 'Largo de multicontacto (canal con salidas)' },
    unit: 'ft',
    min: 0,
    max: 10000,
    fallback: 0,
  },
  yesNo('usedTogether', 'Multioutlet appliances likely used at the same time', 'Aparatos del multicontacto se usan al mismo tiempo'),
];

/** VA of one single or multiple receptacle on one yoke, 220.14(I); V2 (S13 and public calculators). */
const YOKE_VA = 180;

interface ReceptacleLoad {
  readonly yokesVa: number;
  readonly multioutletVa: number;
  readonly connectedVa: number;
  readonly demandVa: number;
}

/** Receptacle load in VA: 180 per yoke, multioutlet assembly 180 per started 5 ft (per started foot where used together), demand over 10 kVA 50%. */
export function receptacleLoadVa(yokes: number, multioutletFt: number, usedTogether: boolean): ReceptacleLoad {
  const yokesVa = yokes * YOKE_VA;
  const multioutletVa = Math.ceil(multioutletFt / (usedTogether ? 1 : 5) - 1e-9) * YOKE_VA;
  const connectedVa = yokesVa + multioutletVa;
  const demandVa = shareOverTiers(connectedVa, RECEPTACLE_TIERS).reduce((sum, share) => sum + share.demandVa, 0);
  return { yokesVa, multioutletVa, connectedVa, demandVa };
}

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const yokes = read.number('yokes');
  const multioutletFt = read.number('multioutletFt');
  const usedTogether = read.choice('usedTogether', YES_NO) === 'yes';
  if (yokes === 0 && multioutletFt === 0) {
    throw new InputError(
      'yokes',
      t(
        'Say how many receptacles there are, or how long the multioutlet assembly is.',
        'Diga cuántos tomacorrientes hay o qué largo tiene el multicontacto.',
      ),
    );
  }
  const load = receptacleLoadVa(yokes, multioutletFt, usedTogether);
  const grade = gradeIn(edition, worstGrade('V2', multioutletFt > 0 ? 'V1' : 'V2'));
  const shares = shareOverTiers(load.connectedVa, RECEPTACLE_TIERS);
  return {
    result: t(
      `Receptacle load **${show(load.connectedVa)} VA**, after demand **${show(load.demandVa)} VA**${mark(grade, 'en')}.`,
      `Carga de tomacorrientes **${show(load.connectedVa)} VA**, con demanda **${show(load.demandVa)} VA**${mark(grade, 'es')}.`,
    ),
    explanation: t(
      `For buildings other than dwellings. In a dwelling the general-use receptacles are already part of the lighting load. A 20 A, 120 V circuit takes 13 yokes at ${YOKE_VA} VA, a 15 A circuit 10.`,
      `Para edificios que no son vivienda. En una vivienda los tomacorrientes de uso general ya van en la carga de alumbrado. Un circuito de 20 A a 120 V admite 13 yugos de ${YOKE_VA} VA; uno de 15 A, 10.`,
    ),
    steps: [
      ...(yokes > 0
        ? [
            t(
              `Yokes: ${show(yokes)} × ${YOKE_VA} VA = ${show(load.yokesVa)} VA.`,
              `Yugos: ${show(yokes)} × ${YOKE_VA} VA = ${show(load.yokesVa)} VA.`,
            ),
          ]
        : []),
      ...(multioutletFt > 0
        ? [
            t(
              `Multioutlet assembly: ${show(multioutletFt)} ft, ${YOKE_VA} VA for each started ${usedTogether ? '1 ft' : '5 ft'} = ${show(load.multioutletVa)} VA.`,
              `Multicontacto: ${show(multioutletFt)} pies, ${YOKE_VA} VA por cada ${usedTogether ? '1 pie' : '5 pies'} o fracción = ${show(load.multioutletVa)} VA.`,
            ),
          ]
        : []),
      ...shares.map((share) =>
        t(
          `${share.percent === 100 ? 'First' : 'Rest'} ${show(share.va)} VA at ${share.percent}% = ${show(share.demandVa)} VA.`,
          `${share.percent === 100 ? 'Primeros' : 'Resto de'} ${show(share.va)} VA al ${share.percent}% = ${show(share.demandVa)} VA.`,
        ),
      ),
    ],
    figures: [
      { name: 'receptacleLoad', value: load.connectedVa, unit: 'VA', grade },
      { name: 'receptacleDemand', value: load.demandVa, unit: 'VA', grade },
    ],
    references: [
      codeUse('220.14(I)', gradeIn(edition, 'V2'), '180 VA for each yoke.', '180 VA por cada yugo.'),
      ...(multioutletFt > 0
        ? [codeUse('220.14(H)', gradeIn(edition, 'V1'), 'Load of multioutlet assemblies.', 'Carga de multicontactos.')]
        : []),
      codeUse(
        '220.47',
        gradeIn(edition, 'V2'),
        'Demand: 10 kVA in full, the rest at half.',
        'Demanda: 10 kVA completos y el resto a la mitad.',
      ),
    ],
    assumptions:
      multioutletFt > 0 && !read.given('usedTogether')
        ? [t('Appliances unlikely to be used at the same time.', 'Aparatos que no suelen usarse al mismo tiempo.')]
        : [],
    cautions: [
      t(
        `The demand factor is for the feeder and the service, not for branch circuits. Banks and offices have their own rule: the larger of this and 1 VA per sq ft, see ${codeText('220.14(K)', edition, 'en')}.`,
        `El factor de demanda es para alimentador y acometida, no para circuitos derivados. Bancos y oficinas tienen su regla: lo mayor entre esto y 1 VA por pie², ver ${codeText('220.14(K)', edition, 'es')}.`,
      ),
      ...editionCautions(ctx),
    ],
    tables: [],
  };
}

export const receptacleLoad: Calculator = {
  id: 'receptacle-load',
  title: { en: 'Receptacle load', es: 'Carga de tomacorrientes' },
  inputs: INPUTS,
  calculate,
  followUps: {
    en: ['How many receptacles fit on a 20 A circuit?', 'What is the lighting load?', 'How is an office calculated?'],
    es: ['¿Cuántos tomacorrientes caben en un circuito de 20 A?', '¿Cuál es la carga de alumbrado?', '¿Cómo se calcula una oficina?'],
  },
};
