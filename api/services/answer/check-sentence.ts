// Holds a model's sentence against what the guide knows: sections that exist, figures that were found or computed.
import type { Edition, Language } from '../../contract/values.ts';
import type { Figure } from '../../guide/calculators/calculator.ts';
import { sectionExists } from '../../guide/knowledge/sections.ts';

/** Shown behind a sentence that says something we could not check. */
export const NOT_VERIFIED = { en: ' *(not verified)*', es: ' *(sin verificar)*' } as const;

const SECTION = /\b(?:(?:Table|Tabla)\s+)?\d{2,3}\.\d{1,3}(?:\([A-Za-z0-9]{1,4}\))*|\b(?:Article|Artículo|Articulo|Art\.)\s+\d{2,3}\b/giu;

/** Units that make a number a claim about an installation. Spelled in either language. */
const UNITS: readonly (readonly [unit: string, spelled: string])[] = [
  ['AWG', 'AWG|gauge|calibre'],
  ['kcmil', 'kcmil|MCM'],
  ['kVA', 'kVA'],
  ['VA', 'VA'],
  ['kW', 'kW|kilowatts?|kilovatios?'],
  ['mA', 'mA|milliamps?|miliamperios?'],
  ['A', 'A|amps?|amperes?|amperios?|amperes'],
  ['V', 'V|volts?|voltios?'],
  ['W', 'W|watts?|vatios?'],
  ['%', '%|percent|por ciento'],
  ['°C', '°\\s?C'],
  ['°F', '°\\s?F'],
  ['in', 'in\\.?|inch(?:es)?|pulg\\.?|pulgadas?|"'],
  ['ft', "ft\\.?|feet|foot|pies?|'"],
  ['mm', 'mm'],
  ['m', 'm|met(?:er|re)s?|metros?'],
  ['ohm', 'ohms?|Ω'],
  ['hp', 'hp|horsepower|caballos?'],
  ['Hz', 'Hz'],
];

const NUMBER = String.raw`#?\d+/0|\d+[- ]\d+/\d+|\d+/\d+|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+`;
const CLAIM = new RegExp(
  `(?<![\\w./])(${NUMBER})[\\s\\u00a0-]?(${UNITS.map(([, spelled]) => spelled).join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);
const SIZE_BEFORE = /#(\d{1,2}(?:\/0)?)\b/gu;

/** How each unit is known, strictly first: 'm' is no 'M', unless nothing else fits. */
const UNIT_PATTERNS: readonly (readonly [unit: string, pattern: RegExp])[] = [
  ...UNITS.map(([unit, spelled]) => {
    const isStrict = unit.length === 1 || unit === 'mA' || unit === 'VA';
    return [unit, new RegExp(`^(?:${spelled})$`, isStrict ? 'u' : 'iu')] as const;
  }),
  ...UNITS.map(([unit, spelled]) => [unit, new RegExp(`^(?:${spelled})$`, 'iu')] as const),
];

const unitOf = (spelled: string): string => UNIT_PATTERNS.find(([, pattern]) => pattern.test(spelled))?.[0] ?? spelled;

/** '1,500' -> 1500, '1-1/4' -> 1.25; sizes such as '1/0' stay as written. */
function figureOf(text: string): number | string {
  const plain = text.replace(/[#,]/g, '');
  if (/^\d\/0$/.test(plain)) return plain;
  const mixed = /^(?:(\d+)[- ])?(\d+)\/(\d+)$/.exec(plain);
  if (mixed) return Number(mixed[1] ?? 0) + Number(mixed[2]) / Number(mixed[3]);
  return Number(plain);
}

export interface Claim {
  readonly value: number | string;
  readonly unit: string;
}

/** Every figure with a unit in a text. */
export function claimsIn(text: string): Claim[] {
  const claims = [...text.matchAll(CLAIM)].map(([, number = '', unit = '']) => ({ value: figureOf(number), unit: unitOf(unit) }));
  const sizes = [...text.matchAll(SIZE_BEFORE)].map(([, number = '']) => ({ value: figureOf(number), unit: 'AWG' }));
  return [...claims, ...sizes];
}

/** Every code section that a text names. */
export const sectionsIn = (text: string): string[] => [...text.matchAll(SECTION)].map(([found]) => found);

/** Rounded figures are the same figure: 0.6 %. */
const same = (a: number | string, b: number | string): boolean =>
  typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) <= Math.abs(b) * 0.006 : String(a) === String(b);

const SAME_UNIT: Readonly<Record<string, string>> = { '°C': '°C', 'in.': 'in', pulg: 'in', Ω: 'ohm', ohms: 'ohm' };
const unified = (unit: string): string => SAME_UNIT[unit] ?? unit;

/** What a model may say unmarked. */
export interface Known {
  readonly figures: readonly Figure[];
  /** Texts whose figures are known as well: the guide's own answer, and the question itself. */
  readonly texts: readonly string[];
  readonly edition: Edition;
}

/** The figures of `known`, those that stand in its texts included. Gather once an answer. */
export function knownClaims({ figures, texts }: Known): Claim[] {
  const listed = figures.map(({ value, unit }) => ({
    value: typeof value === 'string' && Number.isFinite(Number(value)) ? Number(value) : value,
    unit: unified(unit),
  }));
  return [...listed, ...texts.flatMap(claimsIn)];
}

/** True when every section the sentence names exists in the edition and every figure with a unit is known. */
export function isKnown(sentence: string, claims: readonly Claim[], edition: Edition): boolean {
  const sections = sectionsIn(sentence).every((code) =>
    sectionExists(code.replace(/^(?:Tabla)/i, 'Table').replace(/^(?:Artículo|Articulo|Art\.)/i, 'Article'), edition),
  );
  return (
    sections && claimsIn(sentence).every((claim) => claims.some((known) => known.unit === claim.unit && same(claim.value, known.value)))
  );
}

/** The sentence as it may be shown: marked where it says something that could not be checked. */
export function checkSentence(
  sentence: string,
  claims: readonly Claim[],
  edition: Edition,
  language: Language,
): { readonly text: string; readonly known: boolean } {
  if (isKnown(sentence, claims, edition)) return { text: sentence, known: true };
  const end = sentence.trimEnd();
  return { text: `${end}${NOT_VERIFIED[language]}${sentence.slice(end.length)}`, known: false };
}
