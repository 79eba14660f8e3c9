// Finds what a normalised question names beside figures: metal, insulation, wiring method, phases, edition, state, sections.
import type { Edition } from '../../contract/values.ts';
import { DEFAULT_EDITION, EDITIONS } from '../../contract/values.ts';
import { sectionExists } from '../knowledge/sections.ts';
import { STATE_CODES, stateEdition } from '../knowledge/states.ts';
import type { Metal } from '../tables/conductors.ts';
import { fold } from './normalise.ts';

export type Method = 'nm' | 'mc' | 'ac' | 'uf' | 'se' | 'emt' | 'pvc40' | 'pvc80' | 'rmc' | 'imc' | 'fmc' | 'lfmc' | 'lfnc' | 'ent';

/** Every metal named, in the order of the text. */
export function metalsIn(plain: string): readonly Metal[] {
  const found: Metal[] = [];
  for (const match of plain.matchAll(
    /\b(?:(copper-clad aluminum|aluminum|aluminium|alum|aluminio|(?<=\d |, |what |which |use |using |with |in |of )al(?= (?:thhn|xhhw|ser|seu|wire|conductor|cable|awg|feeder)|[,.?]|$))|(copper|cobre|cu))\b(?! conduit| tub| raceway| emt| boat| ladder| water)/g,
  )) {
    found.push(match[1] === undefined ? 'cu' : 'al');
  }
  return found;
}

const INSULATION_COLUMNS: readonly (readonly [RegExp, '60' | '75' | '90'])[] = [
  [/\b(?:thhn|thwn-2|xhhw-2|rhw-2|use-2|thw-2|rhh|xhhw)\b/, '90'],
  [/\b(?:thwn|thw|rhw)\b(?!-2)/, '75'],
  [/\b(?:tw|uf)\b/, '60'],
];
const INSULATION_TYPE = /\b(thhn|thwn-2|thwn|xhhw-2|xhhw|rhw-2|rhw|rhh|use-2|thw-2|thw|tw)\b/;

/** Temperature column that the named insulation reads, or that is named itself ('90 °C insulation'). */
export function insulationIn(plain: string): '60' | '75' | '90' | undefined {
  const spoken =
    /\b(60|75|90)\s?(?:°|degrees?|grados?)?\s?c?[- ](?:rated )?(?:insulat|insulac|aislamiento|wire|conductor|column|rated|thhn)|(?:aislamiento|insulation|columna|column|conductores|rated)\s(?:de |for |at |la de )*(60|75|90)\b/.exec(
      plain,
    );
  const column = spoken?.[1] ?? spoken?.[2];
  if (column === '60' || column === '75' || column === '90') return column;
  return INSULATION_COLUMNS.find(([pattern]) => pattern.test(plain))?.[1];
}

/** Insulation type as marked: 'thhn', 'xhhw-2'. */
export const insulationTypeIn = (plain: string): string | undefined => INSULATION_TYPE.exec(plain)?.[1];

/** Terminal temperature, where the question says it. */
export function terminalsIn(plain: string): '60' | '75' | undefined {
  const match =
    /\b(60|75)\s?(?:°|degrees?|grados?|deg)?\s?c?[- ](?:rated )?(?:terminal|terminat|lug|terminac|equipment|equipo|breaker)|(?:terminal(?:s|es)?|terminations?|terminacion(?:es)?|lugs?|zapatas?)\s(?:\w+ ){0,3}?(60|75)\b/.exec(
      plain,
    );
  const found = match?.[1] ?? match?.[2] ?? columnIn(plain);
  return found === '60' || found === '75' ? found : undefined;
}

/** '2/0 copper at 75 °C': the column that sizes and ampacities are read in, unless the figure is the heat of the place. */
function columnIn(plain: string): string | undefined {
  for (const match of plain.matchAll(
    /(?<![\w./-])(60|75)\s?(?:°\s?c?(?![a-z])|degrees?(?: c\b)?|grados?(?: c\b)?|c\b|(?<=(?:\bat|@) (?:60|75))(?![\w.%/]| ?(?:amps?|v\b|volt|ft|feet|pies|hp|k?w\b|kva|percent|met|m\b|in\b)))(?!\s?f)/g,
  )) {
    const around = `${plain.slice(Math.max(0, match.index - 26), match.index)}|${plain.slice(match.index + match[0].length).slice(0, 18)}`;
    if (
      !/ambient|attic|atico|room|cuarto|azotea|roof|insulat|aisla|outside|afuera|temperatur|rise|elevacion|bend|offset|angle/.test(around)
    )
      return match[1];
  }
  return undefined;
}

const METHODS: readonly (readonly [RegExp, Method])[] = [
  [
    /\b(?:pvc|conduit|tubo|tuberia|sch|schedule|cedula)\b[^.?]{0,18}\b(?:sch(?:edule)?\.?|cedula)?\s?80\b(?!\s?(?:%|amp|v|ft|feet|pies|kva))|\bpvc-?80\b|\b(?:sch(?:edule)?\.?|cedula)\s?80\b/,
    'pvc80',
  ],
  [/\bpvc\b|\b(?:sch(?:edule)?\.?|cedula)\s?40\b|tubo de plastico|rigid nonmetallic|poliducto|plastic conduit|plastic pipe/, 'pvc40'],
  [/\blfnc\b/, 'lfnc'],
  [/\blfmc\b|liquid-?\s?tight|seal-?\s?tite?|sealtight|liquatite/, 'lfmc'],
  [/\bfmc\b|flexible metal conduit|greenfield|flex conduit|conduit flexible|tubo flexible|\bflex\b/, 'fmc'],
  [/\bimc\b|intermediate metal|conduit intermedio/, 'imc'],
  [/\brmc\b|\bgrc\b|rigid metal|rigid conduit|\brigid\b|galvanized|conduit rigido|tubo rigido|tuberia rigida|galvanizad/, 'rmc'],
  [/\bemt\b|electrical metallic tubing|thin-?\s?wall|tubo delgado|conduit metalico delgado/, 'emt'],
  [/\bent\b|smurf|electrical nonmetallic tubing/, 'ent'],
  [/\bnm-?b?\b|romex|nonmetallic[- ]sheathed|non-metallic sheathed/, 'nm'],
  [/\bmc\b(?! donald)|metal[- ]clad/, 'mc'],
  [/\bbx\b|armored cable|\bac cable|cable armado/, 'ac'],
  [/\buf-?b?\b/, 'uf'],
  [/\bse[ru]\b|service[- ]entrance cable|\bse cable/, 'se'],
];

/** Wiring method named: the most telling one. */
export const methodIn = (plain: string): Method | undefined => METHODS.find(([pattern]) => pattern.test(plain))?.[1];

/** Phases, where said: '1', '3' or 'dc'. */
export function phasesIn(plain: string): '1' | '3' | 'dc' | undefined {
  if (
    /\b(?:3|three)[- ]?(?:phase|ph\b|fases)|trifasic|\b3-?o\b(?= )|208y|480y|600y|\bwye\b|estrella(?! )|277\s?\/\s?480|480\s?\/\s?277|120\s?\/\s?208(?! v? ?(?:single|mono))/.test(
      plain,
    )
  )
    return '3';
  if (/\b(?:1|single|one)[- ]?(?:phase|ph\b)|monofasic|120\s?\/\s?240|240\s?\/\s?120|split[- ]phase|bifasic/.test(plain)) return '1';
  if (/\bdc\b|direct current|corriente directa|corriente continua|\bvdc\b|\bvcd\b|\d\s?vdc/.test(plain)) return 'dc';
  return undefined;
}

/** True where a load is said to be continuous, false where it is said not to be. */
export function continuousIn(plain: string): boolean | undefined {
  const without = plain.replace(
    /non-?\s?continuous|not (?:a )?continuous|(?:no|sin|without)(?: es| son| una?| any)?(?: carga| load)? continu(?:ous|[ao]s?)/g,
    '',
  );
  if (
    /\bcontinu(?:ous(?:ly)?|a(?:mente)?|o|as|os)\b|3 hours or more|3 horas o mas|(?:for|por|durante) (?:more than |mas de )?(?:[3-9]|1\d|2[0-4]) (?:hours|horas)\b(?! (?:a day|per|daily|al dia|diarias|por dia))/.test(
      without.replace(/corriente continua/g, ''),
    )
  )
    return true;
  if (without !== plain) return false;
  return undefined;
}

/** Editions named, in the order of the text; a bare year of an edition counts. */
export function editionsIn(plain: string): readonly Edition[] {
  const found = new Set<Edition>();
  for (const match of plain.matchAll(/\b(20(?:17|20|23|26))\b(?!\s?(?:w\b|watts?|va\b|amps?|v\b|sq|ft|feet|pies|lumen|ohm))/g)) {
    const edition = EDITIONS.find((each) => each === match[1]);
    if (edition !== undefined) found.add(edition);
  }
  for (const match of plain.matchAll(/'(17|20|23|26)\b(?= (?:code|nec|edition))/g)) found.add(`20${match[1]}` as Edition);
  return [...found];
}

/** An edition of the code that the guide does not know, when one is named ('2014 NEC'), whether there is one or not ('NEC 2019'). */
export const olderEditionIn = (plain: string): string | undefined =>
  /\b((?:19|20)\d\d)\b(?= (?:nec|code|edition|national|codigo|edicion))|(?:nec|code|codigo|edition|edicion)(?: de| del| of)? ((?:19|20)\d\d)\b/
    .exec(plain)
    ?.slice(1)
    .find((year) => year !== undefined && !(EDITIONS as readonly string[]).includes(year));

const STATE_NAMES: readonly (readonly [RegExp, string])[] = STATE_CODES.map((code) => {
  const { name } = stateEdition(code);
  const names = [...new Set([fold(name.en), fold(name.es)])].join('|');
  return [new RegExp(`\\b(?:${names})\\b(?! (?:drop|street|ave))`), code];
});
const CODE_AFTER_PLACE = new RegExp(
  `\\b(?:in|en|de|from|,)\\s?(${STATE_CODES.filter((code) => !['IN', 'OR', 'ME', 'OK', 'LA', 'DE', 'AL', 'HI', 'PA'].includes(code)).join('|')})\\b(?!\\s?(?:cable|pipe))`,
);

const CITIES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:los angeles|san francisco|san diego|san jose|sacramento|oakland)\b/, 'CA'],
  [/\b(?:houston|dallas|austin|san antonio|el paso|fort worth)\b/, 'TX'],
  [/\b(?:miami(?:-dade)?|orlando|tampa|jacksonville)\b/, 'FL'],
  [/\b(?:new york city|nyc|brooklyn|queens|bronx|manhattan)\b/, 'NY'],
  [/\bchicago\b/, 'IL'],
  [/\b(?:phoenix|tucson)\b/, 'AZ'],
  [/\b(?:las vegas|reno)\b/, 'NV'],
  [/\b(?:denver|boulder)\b/, 'CO'],
  [/\b(?:seattle|tacoma|spokane)\b/, 'WA'],
  [/\b(?:atlanta)\b/, 'GA'],
  [/\b(?:philadelphia|pittsburgh)\b/, 'PA'],
  [/\bboston\b/, 'MA'],
];

/** Postal code of the US state that the question names, by its own name or by one of its cities. `original` is the question as typed. */
export function stateIn(plain: string, original: string): string | undefined {
  const named = STATE_NAMES.filter(([pattern]) => pattern.test(plain)).map(([, code]) => code);
  const state =
    named.find((code) => code !== 'VA' || !named.includes('WV')) ??
    CODE_AFTER_PLACE.exec(original)?.[1] ??
    CITIES.find(([pattern]) => pattern.test(plain))?.[1];
  return state;
}

export interface SectionMention {
  /** As a reference is written: 'Table 310.16', '210.8(A)(6)', 'Chapter 9 Table 8', '250'. */
  readonly code: string;
  readonly table: boolean;
  /** True for a whole article: 'article 250'. */
  readonly article: boolean;
}

const SECTION =
  /(?:\b(table|tabla|t\.)\s?)?(?:\b(article|articulo|art\.?|section|seccion|sec\.?|nec|code|codigo|per)\s|(§)\s?)?(?:nec\s)?(?<![\d./$-])(\d{2,3})\.(\d{1,3})((?:\s?\([a-z0-9]{1,4}\))*)(?![\d%])(?!\s?(?:amps?|v\b|volts?|kva|va\b|kw|w\b|hp|in\b(?! (?:an?|the)\b)|ft|feet|pies|pulg|ohm|mm|m\b|cm|a\b|°|%|sq|fc|lb))/g;

interface Dotted {
  readonly article: string;
  readonly section: string;
  /** '(A)(6)', as typed. */
  readonly rest: string;
  readonly table: boolean;
  /** Said to be a section, by a word before it or by what stands in parentheses behind it. */
  readonly named: boolean;
  /** Of the number alone. */
  readonly start: number;
  readonly end: number;
}

/**
 * Numbers with a point that are sections. One that nothing names is one only where such an article exists, and only where that goes for all of
 * them: who reads 110.5, 118.5 and 120.0 off a meter means no section by the first.
 */
export function dottedSectionsIn(plain: string): readonly Dotted[] {
  const found = [...plain.matchAll(SECTION)].map((match): Dotted => {
    const [whole, table, word, sign, article = '', section = '', rest = ''] = match;
    const start = match.index + whole.length - rest.length - section.length - 1 - article.length;
    const named = (table ?? word ?? sign) !== undefined || rest !== '';
    return { article, section, rest, table: table !== undefined, named, start, end: start + article.length + 1 + section.length };
  });
  const editions = [DEFAULT_EDITION, ...editionsIn(plain)];
  const bare = found.filter(({ named }) => !named);
  const areSections = bare.every((each) => mayBeSection(each, editions));
  return found.filter(({ article, named }) => (named ? Number(article) >= 80 : areSections));
}

/** Article 120 is one of the 2026 edition, 120.5 is what a meter shows: meters show tenths, and its sections mostly have two figures. */
function mayBeSection({ article, section }: Dotted, editions: readonly Edition[]): boolean {
  if (section.startsWith('0')) return false;
  return (section.length > 1 ? EDITIONS : editions).some((edition) => sectionExists(article, edition));
}

/** Code sections and tables named by number. Decimal figures with a unit are not sections. */
export function sectionsIn(plain: string): readonly SectionMention[] {
  const found: SectionMention[] = [];
  const add = (mention: SectionMention): void => {
    if (!found.some((each) => each.code === mention.code)) found.push(mention);
  };
  for (const match of plain.matchAll(
    /\b(?:chapter|capitulo|cap\.?|ch\.?)\s?9\b[, ]*(?:(?:table|tabla)\s?(\d{1,2}a?))?|\b(?:table|tabla)\s(\d{1,2}a?)\b(?![.\d])(?: of chapter 9| del capitulo 9)?/g,
  )) {
    const table = match[1] ?? match[2];
    add({ code: table === undefined ? 'Chapter 9' : `Chapter 9 Table ${table.toUpperCase()}`, table: table !== undefined, article: false });
  }
  for (const { article, section, rest, table } of dottedSectionsIn(plain)) {
    const number = `${article}.${section}${rest
      .replaceAll(' ', '')
      .toUpperCase()
      .replace(/\(([A-Z]{2,4})\)/g, (whole) => whole.toLowerCase())}`;
    add({ code: table ? `Table ${number}` : number, table, article: false });
  }
  for (const match of plain.matchAll(/\b(?:article|articulo|art\.?)\s(\d{2,3})\b(?!\.\d)/g))
    add({ code: match[1] ?? '', table: false, article: true });
  return found;
}
