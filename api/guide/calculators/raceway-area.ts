// The inside area of a raceway and the share that conductors may take: Chapter 9 Tables 1 and 4.
import { FILL_PERCENT, RACEWAY_AREA_IN2, RACEWAYS, racewayGrade, TRADE_SIZES, tradeSizesOf } from '../tables/chapter-9.ts';
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
import { codeText } from './code-text.ts';
import { codeUse } from './code-use.ts';
import { NIPPLE_INPUT } from './conductor-ampacity.ts';
import { YES_NO } from './conductor-inputs.ts';
import { excerptRows } from './excerpt-rows.ts';
import { RACEWAY_INPUT, TRADE_SIZE_INPUT } from './raceway-fill.ts';
import { readValues } from './read-values.ts';

const { optional: _optional, ...TRADE_SIZE } = TRADE_SIZE_INPUT;
const INPUTS: readonly CalculatorInput[] = [RACEWAY_INPUT, TRADE_SIZE, NIPPLE_INPUT];

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const raceway = read.choice('raceway', RACEWAYS);
  const tradeSize = read.choice('tradeSize', TRADE_SIZES);
  const area = RACEWAY_AREA_IN2[raceway][tradeSize];
  const name = RACEWAY_INPUT.options.find((option) => option.value === raceway)?.label[language] ?? raceway;
  if (area === undefined) {
    throw new InputError(
      'tradeSize',
      t(`${name} comes in ${tradeSizesOf(raceway).join(', ')} in.`, `${name} viene en ${tradeSizesOf(raceway).join(', ')} in.`),
    );
  }
  const grade = gradeIn(edition, racewayGrade(raceway));
  const part = (percent: number): number => tidy((area * percent) / 100);
  const shares = [
    [FILL_PERCENT.one, t('one conductor', 'un conductor')],
    [FILL_PERCENT.two, t('two conductors', 'dos conductores')],
    [FILL_PERCENT.more, t('three or more', 'tres o más')],
    [FILL_PERCENT.nipple, t('a nipple of 24 in. or less', 'niple de 24 pulg. o menos')],
  ] as const;
  const sizes = tradeSizesOf(raceway);
  const most = read.choice('nipple', YES_NO) === 'yes' ? FILL_PERCENT.nipple : FILL_PERCENT.more;
  return {
    result: t(
      `**${tradeSize} in. ${name}** has **${show(area, 4)} in²** inside; ${most}% of it is **${show(part(most), 4)} in²**${mark(grade, 'en')}.`,
      `**${name} de ${tradeSize} in.** tiene **${show(area, 4)} in²** por dentro; el ${most}% son **${show(part(most), 4)} in²**${mark(grade, 'es')}.`,
    ),
    explanation: shares.map(([percent, what]) => `- ${percent}% (${what}): ${show(part(percent), 4)} in²`).join('\n'),
    steps: [
      t(
        `${codeText('Chapter 9 Table 4', edition, 'en')}: ${tradeSize} in. ${name}, ${show(area, 4)} in².`,
        `${codeText('Chapter 9 Table 4', edition, 'es')}: ${name} de ${tradeSize} in., ${show(area, 4)} in².`,
      ),
      `${show(area, 4)} in² × ${most}% = ${show(part(most), 4)} in².`,
    ],
    figures: [
      { name: 'area', value: area, unit: 'in²', grade },
      ...shares.map(([percent]) => ({ name: `area${percent}`, value: part(percent), unit: 'in²', grade })),
    ],
    references: [
      codeUse('Chapter 9 Table 4', grade, 'Inside areas of raceways.', 'Áreas interiores de canalizaciones.'),
      codeUse(
        'Chapter 9 Table 1',
        gradeIn(edition, 'V2'),
        'Share that conductors may fill.',
        'Porcentaje que pueden ocupar los conductores.',
      ),
    ],
    assumptions: read.given('raceway') ? [] : ['EMT.'],
    cautions: editionCautions(ctx),
    tables: [
      excerptRows({
        title: t(`Chapter 9 Table 4: ${name}`, `Capítulo 9, Tabla 4: ${name}`),
        code: 'Chapter 9 Table 4',
        edition,
        grade,
        columns: [t('Trade size', 'Tamaño'), 'in²', '53%', '31%', '40%', '60%'],
        rows: sizes.map((each) => {
          const whole = RACEWAY_AREA_IN2[raceway][each] ?? 0;
          return [each, show(whole, 4), ...[53, 31, 40, 60].map((percent) => show((whole * percent) / 100, 4))];
        }),
        used: sizes.indexOf(tradeSize),
      }),
    ],
  };
}

export const racewayArea: Calculator = {
  id: 'raceway-area',
  title: { en: 'Raceway area', es: 'Área de una canalización' },
  words: [
    'conduit area',
    'conduit',
    'pipe',
    'tube',
    'inside diameter',
    'trade size',
    'tubo',
    'tuberia',
    'area del tubo',
    'diametro del tubo',
  ],
  inputs: INPUTS,
  form: { usual: { tradeSize: '3/4' } },
  calculate,
  followUps: {
    en: ['How many 12 AWG THHN fit in it?', 'What may a nipple be filled to?'],
    es: ['¿Cuántos 12 AWG THHN caben?', '¿Hasta cuánto se llena un niple?'],
  },
};
