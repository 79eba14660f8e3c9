// Shop sums out of a question: resistance, power factor, frequency, speed, energy, light, batteries, units and scale.
import { show } from '../../calculators/calculator.ts';
import type { Reading } from '../../reading/read-question.ts';
import type { Intent } from './intent.ts';

/** Two loads of a multiwire circuit without its neutral: in series on 240 V. */
const lostNeutral = (reading: Reading): readonly number[] => {
  const watts = [...reading.all('power')].map((each) => each.value);
  const ohms = reading.all('resistance').map((each) => each.value);
  const lost =
    reading.has('open-neutral') ||
    /neutral[^.;?]{0,20}\b(?:loose|opens?|opened|lost|breaks?|broken|disconnect\w*|comes off)|(?:los\w*|opens?|without|breaks?) (?:the |its |a )?neutral|neutro[^.;?]{0,20}\b(?:abr\w*|abiert\w*|flojo|suelt\w*|rot\w*|perd\w*|safa\w*)|(?:pierd\w*|perd\w*|sin|abr\w*) (?:el |su )?neutro/.test(
      reading.plain,
    );
  if (!lost) return [];
  if (ohms.length === 2) return ohms;
  return watts.length === 2 ? watts.map((each) => Number((120 ** 2 / each).toPrecision(12))) : [];
};

export const seriesParallel: Intent = {
  calculator: 'series-parallel',
  also: (reading) => {
    const [first, second] = lostNeutral(reading);
    const [one, other] = reading.all('power').length === 2 ? reading.all('power') : reading.all('resistance');
    const unit = one?.kind === 'resistance' ? 'Ω' : 'W';
    if (first === undefined || second === undefined || one === undefined || other === undefined) return undefined;
    const across = (ohms: number): string => show((240 * ohms) / (first + second), 1);
    return {
      text: {
        en: `Without the neutral both are in series on 240 V: the ${show(one.value)} ${unit} load gets **${across(first)} V**, the ${show(other.value)} ${unit} load **${across(second)} V**. The load with the higher voltage burns up; switch off and repair the neutral.`,
        es: `Sin neutro quedan en serie a 240 V: la carga de ${show(one.value)} ${unit} recibe **${across(first)} V** y la de ${show(other.value)} ${unit} **${across(second)} V**. Se quema la que recibe más voltaje; corte y repare el neutro.`,
      },
    };
  },
};

export const motorSpeed: Intent = {
  calculator: 'motor-speed',
  also: (reading, figures) => {
    const slip = reading.all('percent').find((each) => /slip|desliz/.test(`${each.before.slice(-22)}|${each.after.slice(0, 22)}`))?.value;
    const synchronous = figures.find((each) => each.unit === 'rpm')?.value;
    if (slip === undefined || typeof synchronous !== 'number' || reading.all('rpm').length > 0) return undefined;
    const turns = `**${show(synchronous * (1 - slip / 100))} rpm**`;
    return { text: { en: `With ${show(slip)}% slip: ${turns}.`, es: `Con ${show(slip)}% de deslizamiento: ${turns}.` } };
  },
};

export const conductorResistance: Intent = {
  calculator: 'conductor-resistance',
  assumes: (reading) =>
    /per (?:1000|1,000|kft|thousand)|por (?:cada )?(?:1000|mil)|table 8|tabla 8/.test(reading.plain) || reading.all('length').length === 0
      ? { lengthFt: 1000 }
      : {},
};

/** Three readings of an unbalance: their average and the largest deviation from it. */
function unbalanceOf(reading: Reading): { readonly average: number; readonly deviation: number; readonly unit: string } | undefined {
  if (!/unbalanc|imbalanc|desbalanc|desequilibri/.test(reading.plain) || /\bneutr/.test(reading.plain)) return undefined;
  const [kind, unit] = reading.all('voltage').length >= 3 ? (['voltage', 'V'] as const) : (['current', 'A'] as const);
  const written = reading.all(kind).map((each) => each.value);
  // '480 472 468' without a unit.
  const values = written.length < 3 ? (reading.plain.match(/(?<![\w./-])\d+(?:\.\d+)?(?![\w%])/g) ?? []).map(Number) : written;
  if (values.length !== 3) return undefined;
  const average = values.reduce((sum, each) => sum + each, 0) / 3;
  return { average, deviation: Math.max(...values.map((each) => Math.abs(each - average))), unit };
}

export const tradeMath: Intent = {
  calculator: 'trade-math',
  also: (reading) => {
    const found = unbalanceOf(reading);
    if (found === undefined) return undefined;
    const [average, deviation] = [`${show(found.average)} ${found.unit}`, `${show(found.deviation)} ${found.unit}`];
    return {
      text: {
        en: `Unbalance: the largest deviation (${deviation}) over the average (${average}).`,
        es: `Desbalance: la mayor desviación (${deviation}) entre el promedio (${average}).`,
      },
    };
  },
};
