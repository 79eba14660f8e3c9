// How full a raceway is, the smallest one that holds a set of conductors, and how many of one kind fit.
import type { TableExcerpt } from '../../contract/answer.ts';
import type { Grade, Language, Text } from '../../contract/values.ts';
import {
  CONDUCTOR_AREA_IN2,
  conductorAreaGrade,
  FILL_PERCENT,
  fillPercent,
  type InsulationGroup,
  RACEWAY_AREA_IN2,
  RACEWAYS,
  type Raceway,
  ROUND_UP_FRACTION,
  racewayGrade,
  TRADE_SIZES,
  type TradeSize,
  tradeSizesOf,
  wholeConductors,
} from '../tables/chapter-9.ts';
import { isConductorSize, sizeLabel } from '../tables/conductors.ts';
import {
  type Calculation,
  type Calculator,
  type CalculatorContext,
  type CalculatorInput,
  type ChoiceInput,
  editionCautions,
  type Figure,
  gradeIn,
  InputError,
  type ListRows,
  mark,
  say,
  show,
  type TextInput,
  tidy,
  type Values,
  worstGrade,
} from './calculator.ts';
import { codeText } from './code-text.ts';
import { SIZE_INPUT, YES_NO, yesNo } from './conductor-inputs.ts';
import { excerptRows } from './excerpt-rows.ts';
import { CABLE_KIND } from './list-rows.ts';
import { readValues } from './read-values.ts';

const RACEWAY_NAME: Readonly<Record<Raceway, { readonly en: string; readonly es: string }>> = {
  emt: { en: 'EMT', es: 'EMT' },
  rmc: { en: 'RMC (rigid)', es: 'RMC (rígido)' },
  imc: { en: 'IMC', es: 'IMC' },
  pvc40: { en: 'PVC Schedule 40', es: 'PVC cédula 40' },
  pvc80: { en: 'PVC Schedule 80', es: 'PVC cédula 80' },
  fmc: { en: 'FMC (flex)', es: 'FMC (flexible)' },
  lfmc: { en: 'LFMC (liquidtight)', es: 'LFMC (hermético)' },
  'lfnc-a': { en: 'LFNC-A', es: 'LFNC-A' },
  'lfnc-b': { en: 'LFNC-B', es: 'LFNC-B' },
  ent: { en: 'ENT', es: 'ENT' },
};

export const RACEWAY_INPUT: ChoiceInput = {
  kind: 'choice',
  name: 'raceway',
  label: { en: 'Raceway', es: 'Canalización' },
  options: RACEWAYS.map((value) => ({ value, label: RACEWAY_NAME[value] })),
  fallback: 'emt',
};

export const TRADE_SIZE_INPUT: ChoiceInput = {
  kind: 'choice',
  name: 'tradeSize',
  label: { en: 'Trade size', es: 'Tamaño comercial' },
  options: TRADE_SIZES.map((value) => ({ value, label: { en: `${value} in.`, es: `${value} in.` } })),
  optional: true,
};

export const CONDUCTORS_INPUT: TextInput = {
  kind: 'text',
  name: 'conductors',
  label: { en: 'Conductors', es: 'Conductores' },
  example: '4:350:thhn;1:4:bare',
};

/** Rows of conductors, cables by their diameter among them (note 9 of Chapter 9). */
export const CONDUCTOR_ROWS: ListRows = {
  kind: 'counted',
  item: { en: 'conductors', es: 'conductores' },
  sizes: SIZE_INPUT.options,
  kinds: [
    { value: 'thhn', label: { en: 'THHN, THWN-2', es: 'THHN, THWN-2' } },
    { value: 'xhhw', label: { en: 'XHHW-2', es: 'XHHW-2' } },
    { value: 'thw', label: { en: 'TW, THW, THHW', es: 'TW, THW, THHW' } },
    { value: 'compact', label: { en: 'Compact THHN', es: 'THHN compacto' } },
    { value: 'bare', label: { en: 'Bare', es: 'Desnudo' } },
    { value: CABLE_KIND, label: { en: 'Cable, by its diameter', es: 'Cable, por su diámetro' } },
  ],
  asksCount: true,
};

const INPUTS: readonly CalculatorInput[] = [
  CONDUCTORS_INPUT,
  RACEWAY_INPUT,
  TRADE_SIZE_INPUT,
  yesNo('nipple', 'Nipple, 24 in. or shorter (60 % fill)', 'Niple de 24 in. o menos (60 % de llenado)'),
];

/** Insulation as people write it, and the table column it reads. */
const INSULATIONS: Readonly<Record<string, InsulationGroup>> = {
  thhn: 'thhn',
  thwn: 'thhn',
  'thwn-2': 'thhn',
  'thhn/thwn-2': 'thhn',
  xhhw: 'xhhw',
  'xhhw-2': 'xhhw',
  xhh: 'xhhw',
  thw: 'thw',
  'thw-2': 'thw',
  tw: 'thw',
  thhw: 'thw',
  compact: 'compact',
  bare: 'bare',
};

export interface ConductorGroup {
  /** Undefined: how many fit is asked. */
  readonly count: number | undefined;
  /** Undefined: a cable with its own diameter. */
  readonly insulation: InsulationGroup | undefined;
  /** '12 AWG THHN', '6 AWG bare', 'cable of 0.5 in.': for showing. */
  readonly name: Text;
  /** Square inches of one. */
  readonly areaIn2: number;
}

/**
 * Reads '4:350:thhn;1:4:bare'; '2:0.5in' are two cables of that diameter, each as one conductor (note 9). Without a count how many fit is asked.
 * @throws InputError naming `conductors` when a part cannot be read or no area is known
 */
export function parseConductorGroups(text: string, language: Language): readonly ConductorGroup[] {
  const groups = text
    .split(';')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => parseGroup(each, language));
  if (groups.length === 0 || (groups.length > 1 && groups.some((each) => each.count === undefined))) throw unreadable(text, language);
  return groups;
}

function parseGroup(text: string, language: Language): ConductorGroup {
  const [countText = '', size = '', insulationText = 'thhn', ...rest] = text.split(':').map((each) => each.trim().toLowerCase());
  const insulation = INSULATIONS[insulationText];
  const count = countText === '' ? undefined : Number(countText);
  if (rest.length > 0 || insulation === undefined) throw unreadable(text, language);
  if (count !== undefined && (!Number.isInteger(count) || count < 1 || count > 500)) throw unreadable(text, language);
  const diameter = /^(\d*\.?\d+)in$/.exec(size)?.[1];
  if (diameter !== undefined) {
    const name = `${diameter} in.`;
    return {
      count,
      insulation: undefined,
      name: { en: `cable of ${name}`, es: `cable de ${name}` },
      areaIn2: Number(((Math.PI / 4) * Number(diameter) ** 2).toFixed(4)),
    };
  }
  if (!isConductorSize(size)) throw unreadable(text, language);
  const areaIn2 = CONDUCTOR_AREA_IN2[insulation][size];
  if (areaIn2 === undefined) {
    throw new InputError(
      'conductors',
      say(language, {
        en: `The area of ${sizeLabel(size)} ${insulationText.toUpperCase()} is not in the tables.`,
        es: `El área de ${sizeLabel(size)} ${insulationText.toUpperCase()} no está en las tablas.`,
      }),
    );
  }
  const named = insulationText.toUpperCase();
  const kind =
    insulation === 'bare'
      ? { en: 'bare', es: 'desnudo' }
      : insulation === 'compact'
        ? { en: 'compact THHN', es: 'THHN compacto' }
        : { en: named, es: named };
  return { count, insulation, name: { en: `${sizeLabel(size)} ${kind.en}`, es: `${sizeLabel(size)} ${kind.es}` }, areaIn2 };
}

const unreadable = (text: string, language: Language): InputError =>
  new InputError(
    'conductors',
    say(language, {
      en: `Cannot read “${text}”. Write conductors as count:size:insulation, such as 4:350:thhn;1:4:bare.`,
      es: `No se entiende «${text}». Escriba los conductores como cantidad:calibre:aislamiento, por ejemplo 4:350:thhn;1:4:bare.`,
    }),
  );

/** True where all conductors are of one size and insulation. */
const allSame = (groups: readonly ConductorGroup[]): boolean => new Set(groups.map((each) => each.areaIn2)).size === 1;

const totalCount = (groups: readonly ConductorGroup[]): number => groups.reduce((sum, each) => sum + (each.count ?? 0), 0);
const totalArea = (groups: readonly ConductorGroup[]): number => groups.reduce((sum, each) => sum + (each.count ?? 0) * each.areaIn2, 0);

/** Most conductors of one area that a raceway of `racewayIn2` square inches may hold, note 7 of Chapter 9 included from three up. */
export function mostConductors(racewayIn2: number, areaIn2: number, nipple: boolean): number {
  const share = (percent: number): number => (racewayIn2 * percent) / 100 / areaIn2;
  const many = wholeConductors(share(nipple ? FILL_PERCENT.nipple : FILL_PERCENT.more));
  if (many >= 3) return many;
  if (nipple) return Math.floor(share(FILL_PERCENT.nipple) + 1e-9);
  if (Math.floor(share(FILL_PERCENT.two) + 1e-9) >= 2) return 2;
  return Math.min(1, Math.floor(share(FILL_PERCENT.one) + 1e-9));
}

/** True where the conductors may lie in a raceway of that trade size; conductors all alike may use note 7. */
export function fits(groups: readonly ConductorGroup[], raceway: Raceway, tradeSize: TradeSize, nipple: boolean): boolean {
  const racewayIn2 = RACEWAY_AREA_IN2[raceway][tradeSize];
  if (racewayIn2 === undefined) return false;
  const count = totalCount(groups);
  if (totalArea(groups) <= (racewayIn2 * fillPercent(count, nipple)) / 100 + 1e-9) return true;
  const first = groups[0];
  return first !== undefined && allSame(groups) && count >= 3 && count <= mostConductors(racewayIn2, first.areaIn2, nipple);
}

/** Smallest trade size that holds the conductors, or undefined where none does. */
export const smallestRaceway = (groups: readonly ConductorGroup[], raceway: Raceway, nipple: boolean): TradeSize | undefined =>
  tradeSizesOf(raceway).find((size) => fits(groups, raceway, size, nipple));

export const groupText = (group: ConductorGroup, language: Language): string =>
  `${group.count === undefined ? '' : `${group.count} × `}${group.name[language]}`;

const areaGrade = ({ insulation }: ConductorGroup): Grade => (insulation === undefined ? 'V2' : conductorAreaGrade(insulation));

/** Poorest grade of the areas of the conductors. */
export const areasGrade = (groups: readonly ConductorGroup[]): Grade => worstGrade('V2', ...groups.map(areaGrade));

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const read = readValues(INPUTS, values, language);
  const groups = parseConductorGroups(read.text('conductors'), language);
  const raceway = read.choice('raceway', RACEWAYS);
  const nipple = read.choice('nipple', YES_NO) === 'yes';
  const tradeSize = read.optionalChoice('tradeSize', TRADE_SIZES);
  if (tradeSize !== undefined && RACEWAY_AREA_IN2[raceway][tradeSize] === undefined) throw noTradeSize(raceway, language);
  const first = groups[0];
  if (first === undefined) throw unreadable('', language);
  const asksCount = first.count === undefined;
  if (asksCount && tradeSize === undefined) {
    throw new InputError(
      'tradeSize',
      say(language, { en: 'Give the trade size to learn how many fit.', es: 'Indique el tamaño comercial para saber cuántos caben.' }),
    );
  }
  const grade = gradeIn(edition, worstGrade(racewayGrade(raceway), areasGrade(groups)));
  const told: Told = { ctx, groups, first, raceway, nipple, unsure: mark(grade, language) };
  const count = totalCount(groups);
  const part = asksCount && tradeSize !== undefined ? howMany(told, tradeSize) : holding(told, tradeSize);
  return {
    ...part,
    figures: part.figures.map((each) => ({ ...each, grade })),
    explanation: '',
    references: [
      {
        section: 'Chapter 9 Table 1',
        why: { en: 'How full a raceway may be.', es: 'Qué tan llena puede ir una canalización.' },
        grade: gradeIn(edition, 'V2'),
      },
      {
        section: 'Chapter 9 Table 4',
        why: { en: 'Inside area of raceways.', es: 'Área interior de las canalizaciones.' },
        grade: gradeIn(edition, racewayGrade(raceway)),
      },
      {
        section: `Chapter 9 ${first.insulation === undefined ? 'Note 9' : first.insulation === 'compact' ? 'Table 5A' : first.insulation === 'bare' ? 'Table 8' : 'Table 5'}`,
        why:
          first.insulation === undefined
            ? { en: 'A cable counts as one conductor of its diameter.', es: 'Un cable cuenta como un conductor de su diámetro.' }
            : { en: 'Area of conductors with their insulation.', es: 'Área de los conductores con su aislamiento.' },
        grade: gradeIn(edition, areaGrade(first)),
      },
    ],
    assumptions: [
      ...(read.given('raceway') ? [] : [say(language, { en: 'EMT.', es: 'Tubería EMT.' })]),
      ...(nipple ? [] : [say(language, { en: 'Longer than a 24 in. nipple.', es: 'Más largo que un niple de 24 in.' })]),
    ],
    cautions: [
      ...(count > 3
        ? [
            say(language, {
              en: 'Ground wires count for fill. More than three current-carrying conductors lower the ampacity, except in a nipple.',
              es: 'Los cables de tierra cuentan para el llenado. Más de tres conductores portadores de corriente bajan la ampacidad, salvo en un niple.',
            }),
          ]
        : []),
      ...part.cautions,
      ...(raceway === 'ent'
        ? [
            say(language, {
              en: 'Sources disagree on the areas of ENT; the smaller ones are used here.',
              es: 'Las fuentes no coinciden en las áreas de ENT; aquí se usan las menores.',
            }),
          ]
        : []),
      ...editionCautions(ctx),
    ],
  };
}

interface Told {
  readonly ctx: CalculatorContext;
  readonly groups: readonly ConductorGroup[];
  readonly first: ConductorGroup;
  readonly raceway: Raceway;
  readonly nipple: boolean;
  readonly unsure: string;
}
type Part = Pick<Calculation, 'result' | 'steps' | 'tables' | 'cautions'> & { readonly figures: readonly Omit<Figure, 'grade'>[] };

function howMany(told: Told, tradeSize: TradeSize): Part {
  const { ctx, first, raceway, nipple, unsure } = told;
  const { language, edition } = ctx;
  const racewayIn2 = RACEWAY_AREA_IN2[raceway][tradeSize] ?? 0;
  const most = mostConductors(racewayIn2, first.areaIn2, nipple);
  const percent = fillPercent(most, nipple);
  const exact = (racewayIn2 * percent) / 100 / first.areaIn2;
  const rounded = most > exact;
  const name = RACEWAY_NAME[raceway];
  return {
    result: say(language, {
      en: `**${most}** ${groupText(first, 'en')} conductors fit in ${tradeSize} in. ${name.en}${nipple ? ' nipple' : ''}${unsure} (${percent} % fill).`,
      es: `Caben **${most}** conductores ${groupText(first, 'es')} en ${nipple ? 'niple de ' : ''}${name.es} de ${tradeSize} in.${unsure} (${percent} % de llenado).`,
    }),
    steps: [
      say(language, {
        en: `${codeText('Chapter 9 Table 4', edition, 'en')}: ${tradeSize} in. ${name.en} has ${racewayIn2} in²; ${percent} % of it = ${show((racewayIn2 * percent) / 100, 4)} in².`,
        es: `${codeText('Chapter 9 Table 4', edition, 'es')}: ${name.es} de ${tradeSize} in. tiene ${racewayIn2} in²; su ${percent} % = ${show((racewayIn2 * percent) / 100, 4)} in².`,
      }),
      say(language, {
        en: `One ${groupText(first, 'en')} has ${first.areaIn2} in²: ${show((racewayIn2 * percent) / 100, 4)} ÷ ${first.areaIn2} = ${show(exact)}.`,
        es: `Un ${groupText(first, 'es')} tiene ${first.areaIn2} in²: ${show((racewayIn2 * percent) / 100, 4)} ÷ ${first.areaIn2} = ${show(exact)}.`,
      }),
      rounded
        ? say(language, {
            en: `The fraction is ${ROUND_UP_FRACTION} or more and all conductors are alike, so Note 7 of Chapter 9 allows the next whole number: ${most}.`,
            es: `La fracción es de ${ROUND_UP_FRACTION} o más y todos los conductores son iguales; la nota 7 del capítulo 9 permite el entero siguiente: ${most}.`,
          })
        : say(language, { en: `Rounded down: ${most}.`, es: `Redondeado hacia abajo: ${most}.` }),
    ],
    figures: [
      { name: 'mostConductors', value: most, unit: '' },
      { name: 'fillPercentAllowed', value: percent, unit: '%' },
      { name: 'racewayArea', value: racewayIn2, unit: 'in²' },
      { name: 'conductorArea', value: first.areaIn2, unit: 'in²' },
    ],
    tables: tables(told, tradeSize, most),
    cautions: [],
  };
}

function holding(told: Told, asked: TradeSize | undefined): Part {
  const { ctx, groups, first, raceway, nipple, unsure } = told;
  const { language, edition } = ctx;
  const count = totalCount(groups);
  const areaIn2 = totalArea(groups);
  const percent = fillPercent(count, nipple);
  const smallest = smallestRaceway(groups, raceway, nipple);
  const name = RACEWAY_NAME[raceway];
  const list = groups.map((each) => groupText(each, language)).join(' + ');
  if (smallest === undefined && asked === undefined) {
    throw new InputError(
      'raceway',
      say(language, {
        en: `No ${name.en} holds ${list}: use another raceway or split the conductors.`,
        es: `Ninguna canalización ${name.es} admite ${list}: use otra o reparta los conductores.`,
      }),
    );
  }
  const shownSize = asked ?? smallest ?? '4';
  const racewayIn2 = RACEWAY_AREA_IN2[raceway][shownSize] ?? 0;
  const fill = (areaIn2 / racewayIn2) * 100;
  const ok = fits(groups, raceway, shownSize, nipple);
  const byNote7 = ok && fill > percent + 1e-9;
  const most = allSame(groups) ? mostConductors(racewayIn2, first.areaIn2, nipple) : undefined;
  const needed =
    smallest === undefined
      ? { en: ` No ${name.en} is large enough.`, es: ' Ningún tamaño alcanza.' }
      : { en: ` The smallest that does is **${smallest} in.**`, es: ` El menor que alcanza es **${smallest} in.**` };
  const result =
    asked === undefined
      ? {
          en: `**${shownSize} in. ${name.en}**${nipple ? ' nipple' : ''} is the smallest for ${list}: **${show(fill, 1)} %** filled of ${percent} % allowed${unsure}.`,
          es: `${nipple ? 'Niple de ' : ''}**${name.es} de ${shownSize} in.** es lo más chico para ${list}: **${show(fill, 1)} %** de llenado, de ${percent} % permitido${unsure}.`,
        }
      : ok
        ? {
            en: `${list} fit in **${shownSize} in. ${name.en}**${nipple ? ' nipple' : ''}: **${show(fill, 1)} %** filled of ${percent} % allowed${unsure}.`,
            es: `${list} caben en ${nipple ? 'niple de ' : ''}**${name.es} de ${shownSize} in.**: **${show(fill, 1)} %** de llenado, de ${percent} % permitido${unsure}.`,
          }
        : {
            en: `${list} do **not** fit in ${shownSize} in. ${name.en}${nipple ? ' nipple' : ''}: **${show(fill, 1)} %** filled, ${percent} % allowed${unsure}.${needed.en}`,
            es: `${list} **no** caben en ${nipple ? 'niple de ' : ''}${name.es} de ${shownSize} in.: **${show(fill, 1)} %** de llenado, ${percent} % permitido${unsure}.${needed.es}`,
          };
  return {
    result: say(language, result),
    steps: [
      ...groups.map((each) =>
        say(language, {
          en: `${groupText(each, 'en')}: ${each.count ?? 0} × ${each.areaIn2} in² = ${show((each.count ?? 0) * each.areaIn2, 4)} in².`,
          es: `${groupText(each, 'es')}: ${each.count ?? 0} × ${each.areaIn2} in² = ${show((each.count ?? 0) * each.areaIn2, 4)} in².`,
        }),
      ),
      say(language, {
        en: `Together ${count} conductors, ${show(areaIn2, 4)} in²; ${nipple ? `a nipple may be filled ${percent} %` : `${count} conductors may fill ${percent} %`} (${codeText('Chapter 9 Table 1', edition, 'en')}).`,
        es: `En total ${count} conductores, ${show(areaIn2, 4)} in²; ${nipple ? `un niple se puede llenar al ${percent} %` : `${count} conductores pueden llenar el ${percent} %`} (${codeText('Chapter 9 Table 1', edition, 'es')}).`,
      }),
      say(language, {
        en: `${shownSize} in. ${name.en}: ${racewayIn2} in², ${percent} % = ${show((racewayIn2 * percent) / 100, 4)} in²; filled ${show(areaIn2, 4)} ÷ ${racewayIn2} = ${show(fill)} %.`,
        es: `${name.es} de ${shownSize} in.: ${racewayIn2} in², ${percent} % = ${show((racewayIn2 * percent) / 100, 4)} in²; llenado ${show(areaIn2, 4)} ÷ ${racewayIn2} = ${show(fill)} %.`,
      }),
      ...(byNote7
        ? [
            say(language, {
              en: 'All conductors are alike and the count rounds up from 0.8, so Note 7 of Chapter 9 allows it.',
              es: 'Todos los conductores son iguales y la cuenta se redondea desde 0.8; la nota 7 del capítulo 9 lo permite.',
            }),
          ]
        : []),
    ],
    figures: [
      { name: 'fillPercent', value: tidy(fill), unit: '%' },
      { name: 'fillPercentAllowed', value: percent, unit: '%' },
      { name: 'conductorsArea', value: tidy(areaIn2), unit: 'in²' },
      { name: 'racewayArea', value: racewayIn2, unit: 'in²' },
      { name: 'tradeSize', value: shownSize, unit: 'in' },
      ...(smallest === undefined ? [] : [{ name: 'smallestTradeSize', value: smallest, unit: 'in' }]),
      ...(most === undefined ? [] : [{ name: 'mostConductors', value: most, unit: '' }]),
    ],
    tables: tables(told, shownSize, count),
    cautions: jamCaution(groups, racewayIn2, language),
  };
}

/** Three alike conductors in a raceway about three times as wide can wedge in a bend. */
function jamCaution(groups: readonly ConductorGroup[], racewayIn2: number, language: Language): readonly string[] {
  const first = groups[0];
  if (first === undefined || !allSame(groups) || totalCount(groups) !== 3) return [];
  const ratio = Math.sqrt(racewayIn2 / first.areaIn2);
  return ratio < 2.8 || ratio > 3.2
    ? []
    : [
        say(language, {
          en: `Jam ratio ${show(ratio)}: three conductors can wedge between 2.8 and 3.2; the next size up pulls easier.`,
          es: `Razón de atasco ${show(ratio)}: entre 2.8 y 3.2 tres conductores se pueden trabar; el siguiente tamaño se jala mejor.`,
        }),
      ];
}

function tables(told: Told, tradeSize: TradeSize, count: number): readonly TableExcerpt[] {
  const { ctx, raceway, nipple } = told;
  const percent = fillPercent(count, nipple);
  const sizes = tradeSizesOf(raceway);
  return [
    excerptRows({
      title: say(ctx.language, {
        en: `Inside area of ${RACEWAY_NAME[raceway].en}, square inches`,
        es: `Área interior de ${RACEWAY_NAME[raceway].es}, pulgadas cuadradas`,
      }),
      code: 'Chapter 9 Table 4',
      edition: ctx.edition,
      grade: gradeIn(ctx.edition, racewayGrade(raceway)),
      columns: [say(ctx.language, { en: 'Trade size', es: 'Tamaño' }), '100 %', `${percent} %`],
      rows: sizes.map((size) => {
        const area = RACEWAY_AREA_IN2[raceway][size] ?? 0;
        return [`${size} in.`, area.toFixed(3), ((area * percent) / 100).toFixed(3)];
      }),
      used: sizes.indexOf(tradeSize),
    }),
  ];
}

function noTradeSize(raceway: Raceway, language: Language): InputError {
  const sizes = tradeSizesOf(raceway).join(', ');
  return new InputError(
    'tradeSize',
    say(language, {
      en: `${RACEWAY_NAME[raceway].en} comes in ${sizes} in.`,
      es: `${RACEWAY_NAME[raceway].es} viene en ${sizes} in.`,
    }),
  );
}

export const racewayFill: Calculator = {
  id: 'raceway-fill',
  title: { en: 'Raceway (conduit) fill', es: 'Llenado de tubería (conduit)' },
  words: [
    'conduit fill',
    'pipe',
    'conduit',
    'emt',
    'pvc',
    'wires in a pipe',
    'how many wires',
    'pipe size',
    'tube',
    'tubo',
    'tuberia',
    'llenado de tubo',
    'cuantos cables caben',
    'poliducto',
  ],
  inputs: INPUTS,
  form: { more: ['nipple'], usual: { conductors: '3:12:thhn' }, rows: { conductors: CONDUCTOR_ROWS } },
  bounds: [
    {
      needs: ['tradeSize'],
      given: { figure: 'tradeSize' },
      is: 'least',
      limit: { figure: 'smallestTradeSize' },
      name: { en: 'the raceway needed', es: 'la canalización necesaria' },
    },
    {
      given: { named: 'count', counts: ['conductor', 'thhn', 'wire-size', 'copper'] },
      is: 'most',
      limit: { figure: 'mostConductors' },
      name: { en: 'the most that fit', es: 'los que caben' },
    },
  ],
  calculate,
  followUps: {
    en: ['What is the ampacity with that many wires?', 'What if it is a nipple?'],
    es: ['¿Cuál es la ampacidad con tantos cables?', '¿Y si es un niple?'],
  },
};
