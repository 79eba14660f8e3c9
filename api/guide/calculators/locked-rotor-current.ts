// Locked-rotor current of a motor from its code letter, and the code letter from a measured current, 430.7(B).
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
import { acPhasesInput } from './conductor-inputs.ts';
import { missing, readValues } from './read-values.ts';

/**
 * Table 430.7(B): upper end of each letter's kVA per horsepower; a letter begins where the one before ends, V has no end.
 * Grade V2 (engineeringtoolbox.com, absolutegenerators.com, EASA handbook after NEMA MG 1).
 */
const LETTERS: readonly (readonly [letter: string, from: number, to: number])[] = [
  ['A', 0, 3.14],
  ['B', 3.15, 3.54],
  ['C', 3.55, 3.99],
  ['D', 4, 4.49],
  ['E', 4.5, 4.99],
  ['F', 5, 5.59],
  ['G', 5.6, 6.29],
  ['H', 6.3, 7.09],
  ['J', 7.1, 7.99],
  ['K', 8, 8.99],
  ['L', 9, 9.99],
  ['M', 10, 11.19],
  ['N', 11.2, 12.49],
  ['P', 12.5, 13.99],
  ['R', 14, 15.99],
  ['S', 16, 17.99],
  ['T', 18, 19.99],
  ['U', 20, 22.39],
  ['V', 22.4, Number.POSITIVE_INFINITY],
];

const LETTER_INPUT: CalculatorInput = {
  kind: 'choice',
  name: 'codeLetter',
  label: { en: 'Code letter on the nameplate', es: 'Letra de código en la placa' },
  options: LETTERS.map(([letter]) => ({ value: letter, label: { en: letter, es: letter } })),
  optional: true,
};
const INPUTS: readonly CalculatorInput[] = [
  LETTER_INPUT,
  { kind: 'number', name: 'hp', label: { en: 'Horsepower', es: 'Caballos de fuerza' }, unit: 'hp', min: 0.1, max: 2000 },
  { kind: 'number', name: 'volts', label: { en: 'Voltage', es: 'Voltaje' }, unit: 'V', min: 100, max: 15_000, optional: true },
  acPhasesInput('3'),
  {
    kind: 'number',
    name: 'lockedRotorAmperes',
    label: { en: 'Locked-rotor current, to find the letter', es: 'Corriente de rotor bloqueado, para hallar la letra' },
    unit: 'A',
    min: 1,
    max: 50_000,
    optional: true,
  },
];

/** Locked-rotor amperes: kVA per horsepower × hp × 1000 ÷ (√3 ×) volts. */
export const lockedRotorAmperes = (kvaPerHp: number, hp: number, volts: number, phases: '1' | '3'): number =>
  (kvaPerHp * hp * 1000) / (volts * (phases === '3' ? Math.sqrt(3) : 1));

function calculate(values: Values, ctx: CalculatorContext): Calculation {
  const { language, edition } = ctx;
  const t = (en: string, es: string): string => say(language, { en, es });
  const read = readValues(INPUTS, values, language);
  const hp = read.number('hp');
  const given = read.optionalNumber('volts');
  const volts = given ?? 1;
  const phases = read.choice('phases', ['1', '3']);
  const measured = read.optionalNumber('lockedRotorAmperes');
  const kvaPerHp = measured === undefined ? undefined : measured / lockedRotorAmperes(1, hp, volts, phases);
  const asked = read.optionalChoice(
    'codeLetter',
    LETTERS.map(([letter]) => letter),
  );
  if (given === undefined && measured !== undefined) throw missing(read.input('volts'), language);
  const row =
    kvaPerHp === undefined ? LETTERS.find(([letter]) => letter === asked) : LETTERS.findLast(([, from]) => kvaPerHp >= from - 0.005);
  if (row === undefined) throw missing(LETTER_INPUT, language);
  const [letter, from, to] = row;
  const least = lockedRotorAmperes(from, hp, volts, phases);
  const most = Number.isFinite(to) ? lockedRotorAmperes(to, hp, volts, phases) : undefined;
  const grade = gradeIn(edition, 'V2');
  const unsure = mark(grade, language);
  const range = most === undefined ? t(`${from} or more`, `${from} o más`) : `${from}–${to}`;
  const kva = `${show((Number.isFinite(to) ? to : from) * hp, 1)} kVA`;
  const root = phases === '3' ? '√3 × ' : '';
  const formula = (kva: number, amperes: number): string =>
    `I = ${kva} × ${show(hp)} hp × 1000 ÷ (${root}${show(volts)} V) = ${show(amperes, 1)} A.`;
  return {
    result:
      kvaPerHp !== undefined
        ? t(
            `**${show(kvaPerHp)} kVA per hp** is code letter **${letter}** (${range})${unsure}.`,
            `**${show(kvaPerHp)} kVA por hp** es la letra de código **${letter}** (${range})${unsure}.`,
          )
        : given === undefined
          ? t(
              `Code letter ${letter}, ${range} kVA per hp: **${kva}** with the rotor locked${unsure}; give the voltage for the amperes.`,
              `Letra ${letter}, ${range} kVA por hp: **${kva}** a rotor bloqueado${unsure}; dé el voltaje para los amperes.`,
            )
          : most === undefined
            ? t(
                `Code letter ${letter}: at least **${show(least, 1)} A** with the rotor locked${unsure}.`,
                `Letra ${letter}: al menos **${show(least, 1)} A** a rotor bloqueado${unsure}.`,
              )
            : t(
                `Code letter ${letter}: at most **${show(most, 1)} A** with the rotor locked (from ${show(least, 1)} A)${unsure}.`,
                `Letra ${letter}: cuando mucho **${show(most, 1)} A** a rotor bloqueado (desde ${show(least, 1)} A)${unsure}.`,
              ),
    explanation: t(
      'The code letter tells the starting kVA per horsepower; it is not the design letter.',
      'La letra de código da los kVA de arranque por caballo; no es la letra de diseño.',
    ),
    steps: [
      t(`430.7(B): letter ${letter} = ${range} kVA per hp.`, `430.7(B): letra ${letter} = ${range} kVA por hp.`),
      ...(kvaPerHp === undefined
        ? [formula(most === undefined ? from : to, most ?? least)]
        : [`${root}${show(volts)} V × ${show(measured ?? 0)} A ÷ 1000 ÷ ${show(hp)} hp = ${show(kvaPerHp)} kVA/hp.`]),
    ],
    figures: [
      ...(kvaPerHp === undefined ? [] : [{ name: 'kvaPerHorsepower', value: tidy(kvaPerHp), unit: 'kVA/hp', grade: 'V2' as const }]),
      { name: 'codeLetter', value: letter, unit: '', grade },
      ...(given === undefined ? [] : [{ name: 'leastLockedRotor', value: tidy(least), unit: 'A', grade }]),
      ...(most === undefined || given === undefined ? [] : [{ name: 'mostLockedRotor', value: tidy(most), unit: 'A', grade }]),
    ],
    references: [
      {
        section: '430.7(B)',
        why: { en: 'Code letters: kVA per horsepower with the rotor locked.', es: 'Letras de código: kVA por caballo a rotor bloqueado.' },
        grade,
      },
    ],
    assumptions: read.given('phases') ? [] : [t('Three-phase.', 'Trifásico.')],
    cautions: [...editionCautions(ctx)],
    tables: [],
  };
}

export const lockedRotorCurrent: Calculator = {
  id: 'locked-rotor-current',
  title: { en: 'Locked-rotor current by code letter', es: 'Corriente de rotor bloqueado por letra' },
  words: [
    'lra',
    'locked rotor',
    'code letter',
    'starting current',
    'inrush',
    'rotor bloqueado',
    'arranque',
    'letra de codigo',
    'motor',
    'corriente de arranque',
  ],
  inputs: INPUTS,
  form: { more: ['lockedRotorAmperes'] },
  calculate,
  followUps: {
    en: ['What is the full-load current of this motor?', 'What breaker does it need?'],
    es: ['¿Cuál es la corriente a plena carga de este motor?', '¿Qué breaker necesita?'],
  },
};
