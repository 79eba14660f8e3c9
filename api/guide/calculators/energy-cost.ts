// Energy use and its cost: watts times hours, at a price per kilowatt-hour.
import { type Calculation, type Calculator, type CalculatorContext, type CalculatorInput, say, show, type Values } from './calculator.ts';
import { readValues } from './read-values.ts';

const INPUTS: readonly CalculatorInput[] = [
  { kind: 'number', name: 'watts', label: { en: 'Load', es: 'Carga' }, unit: 'W', min: 0.1, max: 1e9 },
  { kind: 'number', name: 'hoursPerDay', label: { en: 'Hours a day', es: 'Horas al día' }, unit: 'h', min: 0.01, max: 24 },
  { kind: 'number', name: 'days', label: { en: 'Days', es: 'Días' }, unit: '', min: 1, max: 3660, fallback: 30 },
  {
    kind: 'number',
    name: 'pricePerKwh',
    label: { en: 'Price of a kWh in dollars', es: 'Precio del kWh en dólares' },
    unit: '$/kWh',
    min: 0.001,
    max: 10,
    optional: true,
  },
];

/** Energy in kilowatt-hours. */
const energyKwh = (watts: number, hours: number): number => (watts * hours) / 1000;

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const watts = read.number('watts');
  const hoursPerDay = read.number('hoursPerDay');
  const days = read.number('days');
  const price = read.optionalNumber('pricePerKwh');
  const hours = hoursPerDay * days;
  const kwh = energyKwh(watts, hours);
  const cost = price === undefined ? undefined : kwh * price;
  const money = (amount: number): string => `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
  return {
    result:
      cost === undefined
        ? t(`**${show(kwh)} kWh** in ${show(days)} days.`, `**${show(kwh)} kWh** en ${show(days)} días.`)
        : t(
            `**${show(kwh)} kWh** in ${show(days)} days, **${money(cost)}**.`,
            `**${show(kwh)} kWh** en ${show(days)} días, **${money(cost)}**.`,
          ),
    explanation: '',
    steps: [
      t(
        `Energy = ${show(watts)} W × ${show(hoursPerDay)} h × ${show(days)} days / 1000 = ${show(kwh)} kWh.`,
        `Energía = ${show(watts)} W × ${show(hoursPerDay)} h × ${show(days)} días / 1000 = ${show(kwh)} kWh.`,
      ),
      ...(cost === undefined || price === undefined
        ? []
        : [
            t(
              `Cost = ${show(kwh)} kWh × $${show(price, 4)} = ${money(cost)}.`,
              `Costo = ${show(kwh)} kWh × $${show(price, 4)} = ${money(cost)}.`,
            ),
          ]),
    ],
    figures: [
      { name: 'energy', value: kwh, unit: 'kWh', grade: 'V2' },
      ...(cost === undefined ? [] : [{ name: 'cost', value: cost, unit: '$', grade: 'V2' as const }]),
    ],
    references: [],
    assumptions: read.given('days') ? [] : [t('30 days.', '30 días.')],
    cautions: [
      t('Demand charges and fixed charges of the bill are not included.', 'No incluye cargos por demanda ni cargos fijos del recibo.'),
    ],
    tables: [],
  };
}

export const energyCost: Calculator = {
  id: 'energy-cost',
  title: { en: 'Energy and its cost', es: 'Energía y su costo' },
  words: ['electric bill', 'kwh', 'cost', 'power bill', 'watt hours', 'recibo de luz', 'cuanto gasta', 'costo', 'consumo'],
  inputs: INPUTS,
  calculate,
  followUps: {
    en: ['How many amperes does it draw?', 'What does a load cost in a year?'],
    es: ['¿Cuántos amperes toma?', '¿Cuánto cuesta al año?'],
  },
};
