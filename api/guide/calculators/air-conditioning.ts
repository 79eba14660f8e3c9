// Circuit of an air conditioner or heat pump from its nameplate, or from the compressor's rated-load current where there is none.
import { METALS, sizeLabel } from '../tables/conductors.ts';
import { standardRatingBelow } from '../tables/overcurrent.ts';
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
  type Values,
} from './calculator.ts';
import { MARKED_75, METAL_INPUT, TERMINALS_INPUT } from './conductor-inputs.ts';
import { missing, readValues } from './read-values.ts';
import { conductorText, smallestConductor } from './smallest-conductor.ts';

const MCA_INPUT: CalculatorInput = {
  kind: 'number',
  name: 'minimumCircuitAmpacity',
  label: { en: 'Minimum circuit ampacity (MCA) on the nameplate', es: 'Ampacidad mínima del circuito (MCA) en la placa' },
  unit: 'A',
  min: 0.5,
  max: 2000,
  optional: true,
};
const INPUTS: readonly CalculatorInput[] = [
  MCA_INPUT,
  {
    kind: 'number',
    name: 'maximumOvercurrent',
    label: { en: 'Maximum fuse or breaker (MOCP) on the nameplate', es: 'Fusible o breaker máximo (MOCP) en la placa' },
    unit: 'A',
    min: 1,
    max: 4000,
    optional: true,
  },
  {
    kind: 'number',
    name: 'ratedLoadAmperes',
    label: { en: 'Compressor rated-load current, if there is no MCA', es: 'Corriente nominal del compresor (RLA), si no hay MCA' },
    unit: 'A',
    min: 0.5,
    max: 2000,
    optional: true,
  },
  {
    kind: 'number',
    name: 'otherAmperes',
    label: { en: 'Fans and other motors on the circuit, in all', es: 'Ventiladores y otros motores del circuito, en total' },
    unit: 'A',
    min: 0,
    max: 2000,
    fallback: 0,
  },
  METAL_INPUT,
  TERMINALS_INPUT,
];

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const mca = read.optionalNumber('minimumCircuitAmpacity');
  const mocp = read.optionalNumber('maximumOvercurrent');
  const rla = read.optionalNumber('ratedLoadAmperes');
  const metal = read.choice('metal', METALS);
  const terminals = read.optionalChoice('terminals', ['60', '75']);
  if (mca === undefined && rla === undefined) throw missing(MCA_INPUT, language);

  const others = mca === undefined ? read.number('otherAmperes') : 0;
  const need = mca ?? (rla ?? 0) * 1.25 + others;
  const usual = smallestConductor(need, metal, 75);
  const cool = need > 100 && terminals !== '60' ? usual : smallestConductor(need, metal, 60);
  const chosen = terminals === '75' ? usual : cool;
  const both = terminals === undefined && usual.size !== cool.size;
  const conductor = (lang: 'en' | 'es'): string =>
    both
      ? lang === 'en'
        ? `**${conductorText(cool, metal, 'en')}** with 60 °C terminals, **${conductorText(usual, metal, 'en')}** with terminals marked 75 °C`
        : `**${conductorText(cool, metal, 'es')}** con terminales de 60 °C, **${conductorText(usual, metal, 'es')}** con terminales marcadas 75 °C`
      : `**${conductorText(chosen, metal, lang)}**`;

  const fromCompressor = rla === undefined ? undefined : (standardRatingBelow(rla * 1.75 + others) ?? 15);
  const ceiling = rla === undefined ? undefined : (standardRatingBelow(rla * 2.25 + others) ?? 15);
  const device = mocp === undefined ? fromCompressor : standardRatingBelow(mocp);
  // Nameplate rules and the 125%, 175% and 225% of a bare compressor: S14 and several public calculators.
  const grade = gradeIn(edition, 'V2');
  const breaker =
    device === undefined
      ? t('breaker: the maximum marked on the nameplate', 'breaker: el máximo que marca la placa')
      : t(`breaker or fuse at most **${show(device)} A**`, `breaker o fusible de **${show(device)} A** como máximo`) +
        (mocp === undefined && ceiling !== undefined && ceiling > device
          ? t(` (**${show(ceiling)} A** where it will not start)`, ` (**${show(ceiling)} A** si no arranca)`)
          : '');
  // A plate of 17 and 19 A: the standard rating below its maximum is below its minimum too.
  const isBetween = mocp !== undefined && device !== undefined && device < need;
  const between = isBetween
    ? t(
        ` A ${show(device)} A device is below the MCA of ${show(need)} A: no standard breaker suits this plate, a fuse rated from ${show(need)} to ${show(mocp)} A does, or what the maker lists.`,
        ` Un dispositivo de ${show(device)} A queda abajo del MCA de ${show(need)} A: ningún breaker estándar va con esta placa; un fusible de ${show(need)} a ${show(mocp)} A sí, o lo que indique el fabricante.`,
      )
    : '';
  const plus = others === 0 ? '' : ` + ${show(others)} A`;

  return {
    result: t(
      `Conductor for **${show(need)} A**: ${conductor('en')}; ${breaker}${mark(grade, 'en')}.${between}`,
      `Conductor para **${show(need)} A**: ${conductor('es')}; ${breaker}${mark(grade, 'es')}.${between}`,
    ),
    explanation:
      mca === undefined
        ? ''
        : t(
            'The MCA already includes the 125%: do not add it again. The breaker may be larger than the conductor ampacity (240.4(G)), because the unit protects itself against overload.',
            'El MCA ya incluye el 125%: no lo vuelva a sumar. El breaker puede ser mayor que la ampacidad del conductor (240.4(G)), porque el equipo se protege solo contra sobrecarga.',
          ),
    steps: [
      mca === undefined
        ? t(
            `Minimum ampacity = 1.25 × ${show(rla ?? 0)} A (rated-load current)${plus} = ${show(need)} A.`,
            `Ampacidad mínima = 1.25 × ${show(rla ?? 0)} A (RLA)${plus} = ${show(need)} A.`,
          )
        : t(`Minimum ampacity = MCA = ${show(mca)} A, taken as marked.`, `Ampacidad mínima = MCA = ${show(mca)} A, tal como está marcado.`),
      ...(terminals === '75' || (need > 100 && terminals !== '60')
        ? []
        : [
            t(
              `60 °C column: ${conductorText(cool, metal, 'en')}, ${show(cool.ampacityA)} A.`,
              `Columna de 60 °C: ${conductorText(cool, metal, 'es')}, ${show(cool.ampacityA)} A.`,
            ),
          ]),
      ...(terminals === '60'
        ? []
        : [
            t(
              `75 °C column: ${conductorText(usual, metal, 'en')}, ${show(usual.ampacityA)} A.`,
              `Columna de 75 °C: ${conductorText(usual, metal, 'es')}, ${show(usual.ampacityA)} A.`,
            ),
          ]),
      mocp !== undefined
        ? t(
            `Device = largest standard rating not above the MOCP of ${show(mocp)} A: ${device === undefined ? 'none; use a fuse of that rating' : `${show(device)} A`}.`,
            `Dispositivo = mayor tamaño estándar que no pase del MOCP de ${show(mocp)} A: ${device === undefined ? 'ninguno; use un fusible de ese tamaño' : `${show(device)} A`}.`,
          )
        : rla !== undefined
          ? t(
              `Device = 175% × ${show(rla)} A${plus} = ${show(rla * 1.75 + others)} A, standard rating not above it (15 A at least): ${show(device ?? 15)} A; up to 225%: ${show(rla * 2.25 + others)} A, ${show(ceiling ?? 15)} A, where it will not start.`,
              `Dispositivo = 175% × ${show(rla)} A${plus} = ${show(rla * 1.75 + others)} A, tamaño estándar que no lo pase (15 A mínimo): ${show(device ?? 15)} A; hasta 225%: ${show(rla * 2.25 + others)} A, ${show(ceiling ?? 15)} A, si no arranca.`,
            )
          : t(
              'Device: read the maximum fuse or breaker (MOCP) on the nameplate.',
              'Dispositivo: lee en la placa el fusible o breaker máximo (MOCP).',
            ),
    ],
    figures: [
      { name: 'minimumAmpacity', value: need, unit: 'A', grade },
      { name: 'conductorSize', value: sizeLabel(chosen.size), unit: '', grade },
      { name: 'conductorSize75C', value: sizeLabel(usual.size), unit: '', grade },
      ...(ceiling === undefined || mocp !== undefined ? [] : [{ name: 'deviceCeiling', value: ceiling, unit: 'A', grade }]),
      ...(device === undefined ? [] : [{ name: 'deviceRating', value: device, unit: 'A', grade }]),
    ],
    references: [
      {
        section: '440.4(B)',
        why: {
          en: 'The nameplate gives minimum ampacity and maximum device.',
          es: 'La placa da la ampacidad mínima y el dispositivo máximo.',
        },
        grade,
      },
      {
        section: others === 0 ? '440.32' : '440.33',
        why:
          others === 0
            ? { en: 'Conductors of a single compressor: 125%.', es: 'Conductores de un solo compresor: 125%.' }
            : {
                en: 'Several motors: 125% of the largest and the others in full.',
                es: 'Varios motores: 125% del mayor y los demás completos.',
              },
        grade,
      },
      {
        section: others === 0 ? '440.22(A)' : '440.22(B)',
        why: { en: 'Device of a compressor: 175%, up to 225%.', es: 'Dispositivo de un compresor: 175%, hasta 225%.' },
        grade,
      },
      {
        section: '240.4(G)',
        why: { en: 'Lets the device exceed the conductor ampacity here.', es: 'Permite que el dispositivo pase de la ampacidad aquí.' },
        grade,
      },
    ],
    assumptions: [
      ...(both
        ? [
            t(
              'Terminals not marked: 60 °C up to 100 A, with the 75 °C size beside it.',
              'Terminales sin marcar: 60 °C hasta 100 A, con el calibre de 75 °C al lado.',
            ),
          ]
        : []),
      ...(read.given('metal') ? [] : [t('Copper conductors.', 'Conductores de cobre.')]),
      t('30 °C ambient and no more than three current-carrying conductors.', '30 °C de ambiente y no más de tres conductores portadores.'),
    ],
    cautions: [
      t(
        'If the nameplate says fuses only, use fuses. Put a disconnect within sight of the unit.',
        'Si la placa pide solo fusibles, use fusibles. Ponga un desconectador a la vista del equipo.',
      ),
      t(
        'NM cable stays at its 60 °C ampacity. On a sunny roof correct for the heat.',
        'El cable NM se queda en su ampacidad de 60 °C. En azotea al sol, corrija por temperatura.',
      ),
      ...editionCautions(ctx),
    ],
    tables: [],
  };
}

export const airConditioning: Calculator = {
  id: 'air-conditioning',
  title: { en: 'Air conditioner or heat pump circuit', es: 'Circuito de aire acondicionado o bomba de calor' },
  words: [
    'ac',
    'a/c',
    'hvac',
    'heat pump',
    'mini split',
    'condenser',
    'compressor',
    'mca',
    'mocp',
    'nameplate',
    'clima',
    'minisplit',
    'aire acondicionado',
    'bomba de calor',
    'compresor',
    'placa',
  ],
  inputs: INPUTS,
  form: { more: ['ratedLoadAmperes', 'otherAmperes', 'metal', 'terminals'] },
  bounds: [
    {
      asks: ['hvac'],
      given: { named: 'conductor', not: ['ground'] },
      is: 'least',
      limit: { figure: 'conductorSize' },
      name: { en: 'the conductor needed', es: 'el conductor necesario' },
    },
    {
      asks: ['hvac'],
      given: { named: 'current', of: ['device'], bare: true },
      is: 'most',
      limit: { figure: 'deviceCeiling' },
      name: { en: 'the device allowed', es: 'la protección permitida' },
    },
    {
      needs: ['maximumOvercurrent'],
      given: { named: 'current', of: ['device'], not: ['disconnect'] },
      is: 'most',
      limit: { figure: 'deviceRating' },
      name: { en: 'the device allowed', es: 'la protección permitida' },
    },
  ],
  turns: [MARKED_75],
  calculate,
  followUps: {
    en: ['Why may the breaker be larger than the wire allows?', 'Where does the disconnect go?'],
    es: ['¿Por qué el breaker puede ser mayor que el cable?', '¿Dónde va el desconectador?'],
  },
};
