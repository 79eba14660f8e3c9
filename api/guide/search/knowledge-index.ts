// Finds the rules and topics that a question is about: a full-text index over one language's pack, with the trade's concepts as words.
import type { Edition } from '../../contract/values.ts';
import type { PackRule, PackTopic, Texts } from '../knowledge/entries.ts';
import { toBaseNumber } from '../knowledge/sections.ts';
import { type Concept, conceptSpans } from '../reading/lexicon.ts';
import { fold } from '../reading/normalise.ts';
import { isStopWord, stem, wordsOf } from '../reading/words.ts';
import { createFullText } from './full-text.ts';

export type Entry = { readonly kind: 'rule'; readonly rule: PackRule } | { readonly kind: 'topic'; readonly topic: PackTopic };

export interface Hit {
  readonly entry: Entry;
  /** Rank among the hits of one question; not comparable between questions. */
  readonly score: number;
  /** Share of what was asked that the entry speaks of, weighed by how rare each word is: 0 to 1. */
  readonly confidence: number;
  /** Weight of what was asked and found: a question of one common word can't be sure of anything. */
  readonly weight: number;
  /** How many words of the question were found. */
  readonly found: number;
  /** Share of the places and equipment asked for that the entry speaks of; 1 where none was named. */
  readonly about: number;
  /** What the score is made of, for adding up what two languages find. */
  readonly parts: HitParts;
}

interface HitParts {
  readonly relevance: number;
  readonly factor: number;
  /** The weight of each word of the question, and whether the entry has it. */
  readonly weights: readonly number[];
  readonly covered: readonly boolean[];
  readonly figures: readonly boolean[];
  /** Places and equipment of the entry's title that nobody asked for. */
  readonly others: number;
  /** True for an entry of an article about a place or equipment that nobody asked for. */
  readonly elsewhere: boolean;
  /** True for a rule on a side of its subject (replacing, marking) that nobody asked for. */
  readonly aside: boolean;
  /** 1 where the entry tells the kind of figure that is asked for, -1 where it doesn't, 0 where none is. */
  readonly tells: number;
}

export interface KnowledgeIndex {
  /** Best first, at most `limit`. `plain` is normalised and mended. */
  search(plain: string, edition: Edition, limit?: number): readonly Hit[];
  /** Rules of a section as somebody named it in `edition`; those of its parent where it has none of its own. */
  bySection(code: string, edition: Edition): readonly PackRule[];
  byId(id: string): Entry | undefined;
  /** True for a word that the knowledge speaks of. */
  knows(word: string): boolean;
  /** What each entry says of itself. */
  readonly told: Told;
  /** Names in both languages, in the form of `glossary.ts`. */
  readonly glossary: string;
}

/** What entries say of themselves, so that one is found before anybody has asked for it. */
export interface Told {
  /** Ids of all entries; `each` and `lengthOf` speak of their places here. */
  readonly ids: readonly string[];
  /** Every entry that says `term`, and how much that is worth beside one question that has it. */
  each(term: string, visit: (entry: number, weight: number) => void): void;
  /** All that an entry says, so weighed. */
  lengthOf(entry: number): number;
}

interface Document {
  /** What is indexed, already cut into terms. */
  readonly terms: Readonly<Record<Field, readonly string[]>>;
  /** Places and equipment that the title names. */
  readonly subjects: readonly string[];
  /** What the whole article is about, for an article about one kind of place or equipment; empty for the general ones. */
  readonly home: readonly string[];
  /** True for a rule on a side of its subject: replacing, extending, marking. */
  readonly aside: boolean;
}

const FIELDS = ['title', 'words', 'text', 'section', 'concepts', 'mentioned'] as const;
type Field = (typeof FIELDS)[number];
const BOOST: Readonly<Record<Field, number>> = { title: 3, words: 2, text: 1, section: 2, concepts: 3, mentioned: 1 };
/** What a term of an entry's own words is worth beside one question that has it. */
const TOLD = FIELDS.map((field) => ({ title: 2.5, words: 1, text: 0.8, section: 0, concepts: 2, mentioned: 0.6 })[field]);

const conceptTerm = (concept: Concept): string => `~${concept}`;
const conceptTerms = (stems: readonly string[]): readonly string[] => [
  ...new Set(conceptSpans(stems).map((span) => conceptTerm(span.concept))),
];

/** Stems without grammar, each word of the knowledge cut down once. */
interface Stemmer {
  stems(text: string): readonly string[];
  terms(stems: readonly string[]): readonly string[];
}

function createStemmer(): Stemmer {
  const stemOf = new Map<string, string>();
  const stops = new Map<string, boolean>();
  return {
    stems: (text) =>
      wordsOf(fold(text)).map((word) => {
        const known = stemOf.get(word);
        if (known !== undefined) return known;
        const fresh = stem(word);
        stemOf.set(word, fresh);
        return fresh;
      }),
    terms: (stems) =>
      stems.filter((each) => {
        let stop = stops.get(each);
        if (stop === undefined) {
          stop = isStopWord(each);
          stops.set(each, stop);
        }
        return !stop;
      }),
  };
}

/** A hit with its score, from what it is made of. */
function hitOf(entry: Entry, about: number, parts: HitParts): Hit {
  const { relevance, factor, weights, covered, figures } = parts;
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const weight = weights.reduce((sum, each, at) => sum + (covered[at] === true ? each : 0), 0);
  const confidence = weight / whole;
  return {
    entry,
    confidence,
    weight,
    found: covered.filter((each, at) => each && figures[at] !== true).length,
    about,
    score: relevance * (0.25 + 0.75 * confidence) * (0.4 + 0.6 * about) * factor,
    parts,
  };
}

/** Builds the index. */
export function createIndex(pack: Texts): KnowledgeIndex {
  const entries: readonly Entry[] = [
    ...pack.rules.map((rule): Entry => ({ kind: 'rule', rule })),
    ...pack.topics.map((topic): Entry => ({ kind: 'topic', topic })),
  ];
  const stemmer = createStemmer();
  const documents = entries.map((entry) => documentFor(entry, stemmer));
  const texts = createFullText(
    documents.map(({ terms }) => FIELDS.map((field) => terms[field])),
    FIELDS.map((field) => BOOST[field]),
  );
  const known = texts.has;
  /** Nearly the same word will do for words that the knowledge doesn't have. */
  const isUnknownWord = (term: string): boolean => term.length >= 5 && !term.startsWith('~') && !known(term);
  const rarity = (term: string): number => Math.log(1 + documents.length / (1 + texts.countOf(term)));
  const bySection = sectionsOf(pack);
  const ids = entries.map((entry) => (entry.kind === 'rule' ? entry.rule.id : entry.topic.id));
  const byId = new Map(entries.map((entry, place) => [ids[place], entry]));
  const told: Told = {
    ids,
    each: (term, visit) =>
      texts.each(term, (place, field) => {
        const weight = TOLD[field] ?? 0;
        if (weight > 0) visit(place, weight);
      }),
    lengthOf: (place) => TOLD.reduce((sum, weight, field) => sum + weight * texts.lengthOf(place, field), 0),
  };

  return {
    told,
    glossary: pack.glossary,
    knows: (word) => known(stem(word)),
    bySection: (code, edition) => bySection(toBaseNumber(code, edition)),
    byId: (id) => byId.get(id),
    search(plain, edition, limit = 12) {
      const units = [...unitsOf(plain), ...measuredOdd(plain), ...over1000(plain)];
      if (units.length === 0) return [];
      const words = new Set(units.flatMap((unit) => unit.terms));
      const results = texts.search([...words], (term) => (/^[\d.]/.test(term) ? 0.4 : term.startsWith('~') ? 1.3 : 1), isUnknownWord);
      const subjectsAsked = new Set(units.flatMap((unit) => unit.subjects));
      const weights = units.map((unit) => unitWeight(unit, rarity, known));
      const figures = units.map((unit) => unit.figure);
      const wantedFigure = WANTED_FIGURES.find(([asks]) => asks.test(plain))?.[1];
      const tellsOf = (entry: Entry): -1 | 0 | 1 =>
        wantedFigure === undefined ? 0 : wantedFigure.test(entry.kind === 'rule' ? entry.rule.text : entry.topic.answer) ? 1 : -1;
      const priorOf = priorsFor(plain, edition);
      return results
        .flatMap((result): Hit[] => {
          const [entry, document] = [entries[result.document], documents[result.document]];
          if (entry === undefined || document === undefined) return [];
          const tells = tellsOf(entry);
          const strange = strangeness(document, subjectsAsked, words);
          const parts: HitParts = {
            relevance: result.score,
            factor: priorOf(entry) * narrowness(strange) * (TELLING_SHARE[tells + 1] ?? 1),
            weights,
            covered: units.map((unit) => unit.terms.some((term) => result.terms.has(term))),
            figures,
            tells,
            ...strange,
          };
          const about = subjectShare(subjectsAsked, document, rarity);
          // A topic explains something wherever it is: in romex or in EMT, with a range or a dryer.
          return [hitOf(entry, entry.kind === 'topic' ? Math.max(about, 0.5) : about, parts)];
        })
        .sort((a, b) => b.score - a.score)
        .slice(0, limit);
    },
  };
}

/** What an entry counts that does not tell the kind of figure asked for, where none is, and that does. */
const TELLING_SHARE = [0.85, 1, 1.1];

function documentFor(entry: Entry, { stems, terms }: Stemmer): Document {
  const [title, words, text, section] =
    entry.kind === 'rule'
      ? [
          entry.rule.title,
          entry.rule.words,
          `${entry.rule.text} ${Object.values(entry.rule.textIn ?? {}).join(' ')}`,
          sectionTerms(entry.rule),
        ]
      : [entry.topic.title, entry.topic.words, `${entry.topic.answer} ${entry.topic.steps.join(' ')}`, []];
  const titleStems = stems(title);
  const wordStems = stems(words);
  const textStems = stems(text);
  const titled = new Set([...titleStems, ...wordStems]);
  const titleConcepts = conceptTerms(titleStems);
  return {
    terms: {
      title: terms(titleStems),
      words: terms(wordStems),
      // Each word once, without figures, and only where title and words don't have it: half the work of indexing, the same ranking.
      text: terms([...new Set(textStems)].filter((each) => !titled.has(each) && !/^[\d.]/.test(each))),
      section,
      concepts: [...titleConcepts, ...conceptTerms(wordStems)],
      mentioned: [...conceptTerms(textStems), ...(namesOver2000V(fold(text)) ? [OVER_1000_V] : [])],
    },
    subjects: titleConcepts.filter((term) => SPECIFIC_TERMS.has(term)),
    home: entry.kind === 'rule' ? homeOf(entry.rule.section) : [],
    aside: entry.kind === 'rule' && titleStems.some((each) => ASIDE.has(each)),
  };
}

/** The section as numbered in 2023 and without its subdivisions; other editions' numbers are found by `bySection`. */
const sectionTerms = (rule: PackRule): readonly string[] => {
  const code = rule.section.toLowerCase().replace(/^table /, '');
  return [...new Set([...code.split(' '), code.replace(/\(.*$/, '')])];
};

interface Unit {
  readonly terms: readonly string[];
  readonly figure: boolean;
  readonly telling: boolean;
  readonly specific: boolean;
  /** Terms of the places and equipment that the word belongs to. */
  readonly subjects: readonly string[];
}

/** What a question asks, one unit for each word that matters: the word itself or a concept it belongs to satisfies it. */
function unitsOf(plain: string): readonly Unit[] {
  const words = wordsOf(plain);
  const stems = words.map(stem);
  const spans = conceptSpans(stems);
  return stems.flatMap((each, at): Unit[] => {
    if (isStopWord(each) || /^[%#]$/.test(each)) return [];
    const here = spans.filter((span) => at >= span.start && at < span.end);
    const concepts = here.map((span) => span.concept);
    // 'cuarto' in 'cuarto de lavado' names no bedroom.
    const longest = Math.max(0, ...here.map((span) => span.end - span.start));
    // 'no battery', 'sin transformador': what is not there is not what the question is about.
    const named = here
      .filter((span) => span.end - span.start === longest && !/^(?:no|without|sin)$/.test(words[span.start - 1] ?? ''))
      .map((span) => span.concept);
    return [
      {
        terms: [each, ...concepts.map(conceptTerm)],
        figure: /^[\d.]+(?:-\d+\/\d+)?$/.test(each),
        telling: concepts.length === 0 && TELLING.has(each),
        specific: named.some((concept) => SPECIFIC.has(concept)),
        subjects: named.filter((concept) => SPECIFIC.has(concept)).map(conceptTerm),
      },
    ];
  });
}

/** A reading that no system has, such as 47 V or 85 V at a receptacle, is what the question is about. */
function measuredOdd(plain: string): readonly Unit[] {
  const volts = Number(/\b(\d+(?:\.\d+)?) ?v(?:olts?|olt)?\b/.exec(plain)?.[1] ?? 0);
  const read =
    /\b(?:reads?|reading|shows?(?! me)|measur\w*|meter|gives?|get|getting|only|have|between|marca\w*|mid[eo]|da|lee|leo|entre)\b/;
  if (volts < 26 || volts > 100 || volts === 48 || !read.test(plain) || ASKS_RULE.test(plain)) return [];
  if (!/\b(?:outlets?|receptacles?|plug|hot|neutral|contactos?|toma\w*|vivo|neutro|enchufes?)\b/.test(plain)) return [];
  return [{ terms: [conceptTerm('odd-voltage')], figure: false, telling: false, specific: true, subjects: [conceptTerm('odd-voltage')] }];
}

/** '4160 V gear' is gear over 1000 V, whose rules are others; PV and wiring of 1500 V are not meant. */
const over1000 = (plain: string): readonly Unit[] =>
  namesOver2000V(plain) ? [{ terms: [OVER_1000_V], figure: false, telling: false, specific: true, subjects: [OVER_1000_V] }] : [];

const OVER_1000_V = conceptTerm('over-1000-v');
const namesOver2000V = (text: string): boolean =>
  [...text.matchAll(/\b(\d[\d,.]*) ?(k?)v(?:olts?)?\b/g)].some(
    ([, value = '', kilo]) => Number(value.replaceAll(',', '')) * (kilo === 'k' ? 1000 : 1) > 2000,
  );

// Who asks and how it is told: words of a story that say little about what is asked.
const TELLING: ReadonlySet<string> = new Set(
  `stand boss foreman helper apprentice journeyman buddy partner coworker customer client homeowner owner tenant inspector exam stem question quiz
   answer explain something word plain versus vs differ happen physically actually simply simple simplest basically generally normally typically ordinarily nowadays today yesterday
   thing stuff way kind sort besides being name say tell told saw see look found find new old big little small real good well fine whole
   same still keep jefe patron ayudante aprendiz compa compadre cliente dueno maestro vecino pregunta examen respuesta explica explique expliqueme explicame platicame
   realidad simplemente hoy ayer vez cosa manera forma dicen encontre vi palabra algo nuevo nueva viejo vieja grande chico bien
   bueno buena todo toda entero sigue seguido absoluto solo nomas ahorita luego`
    .split(/\s+/)
    .map(stem),
);

/** How much a word of the question counts: rare words more, places and equipment most, figures and words nobody knows little. */
function unitWeight(unit: Unit, rarity: (term: string) => number, known: (term: string) => boolean): number {
  const weight = Math.min(...unit.terms.filter(known).map(rarity), rarity(UNKNOWN));
  if (unit.figure) return weight * 0.15;
  if (unit.telling) return weight * 0.1;
  if (!unit.terms.some(known)) return weight * 0.3;
  return unit.specific ? weight * 1.6 : weight;
}

// Articles about one kind of place or equipment: they answer only who asks about it.
const HOMES: readonly (readonly [from: number, to: number, concepts: readonly Concept[]])[] = [
  [393, 393, ['low-voltage']],
  [411, 411, ['low-voltage', 'lighting']],
  [422, 422, ['water-heater', 'dishwasher', 'disposal', 'range', 'dryer', 'microwave', 'refrigerator', 'washer', 'fan', 'heat']],
  [424, 427, ['heat', 'deicing']],
  [430, 430, ['motor', 'overload', 'flc', 'controller', 'motor-short-circuit']],
  [440, 440, ['hvac', 'motor']],
  [445, 445, ['generator']],
  [450, 450, ['transformer']],
  [455, 460, ['capacitor']],
  [470, 470, ['ohms-law']],
  [480, 480, ['battery']],
  [500, 516, ['hazardous']],
  [517, 517, ['health-care', 'emergency-system']],
  [518, 540, ['assembly']],
  [545, 545, ['mobile-home']],
  [547, 547, ['agricultural']],
  [550, 550, ['mobile-home']],
  [551, 552, ['rv']],
  [555, 555, ['marina']],
  [590, 590, ['temporary']],
  [600, 600, ['sign']],
  [604, 605, ['assembly', 'commercial']],
  [610, 620, ['elevator']],
  [625, 626, ['ev']],
  [630, 630, ['welder']],
  [640, 670, ['assembly', 'low-voltage', 'health-care']],
  [680, 682, ['pool', 'hot-tub', 'fountain', 'hydromassage']],
  [690, 694, ['pv']],
  [695, 695, ['fire-pump']],
  [700, 702, ['emergency-system', 'generator', 'transfer-switch']],
  [705, 712, ['pv', 'battery', 'busbar', 'generator']],
  [720, 759, ['low-voltage']],
  [760, 760, ['fire-alarm', 'smoke-alarm', 'low-voltage']],
  [770, 840, ['low-voltage']],
];

function homeOf(section: string): readonly string[] {
  const article = Number(/\d+/.exec(section)?.[0] ?? 0);
  return (HOMES.find(([from, to]) => article >= from && article <= to)?.[2] ?? []).map(conceptTerm);
}

// What something is or is for: a topic or a definition says it.
const ASKS_WHAT_IT_IS =
  /^[¿\s]*(?:what (?:is|are)\b(?! (?:the )?(?:min|max|minimum|maximum|least|lowest|highest|required|largest|smallest|size|depth|height|distance|spacing|clearance)\b)|what does (?:an?|the) .{2,40} (?:do|mean|protect)|define|que (?:es|son|hace|significan?) (?!el (?:minimo|maximo|calibre)|la (?:distancia|altura|profundidad))|para que (?:sirve|es))|\bque (?:es|son|significa) (?:el|la|un|una|eso de)\b(?! (?:minim|maxim|calibre|distancia|altura|profundidad))|\b(?:stands? for|differ(?:s|ent)? from|difference between|what .{2,40} for\?|purpose of|diferencia|vs\.?|versus|definition|quiere decir|what does it mean|mean in the)\b/;

/** Titles of topics that explain a thing rather than its use or its faults. */
const EXPLAINS =
  /^¿?(?:what (?:is|are|does)|how (?:does|do) .* work|qu[eé] (?:es|son|significan?|hace)|c[oó]mo funciona|.*\b(?:vs\.?|difference|diferencia|versus)\b)/i;

/** 'What is the smallest ...' wants a figure, no explanation. */
const ASKS_LIMIT = /^what (?:is|are) the (?:min|max|least|lowest|highest|required|largest|smallest)/;

const ASKS_HOW_TO =
  /^[¿\s]*(?:how (?:do|to|can|does)\b|why|what (?:is|are|does|causes|happens)\b|my\b|como|por que|que (?:es|son|significa|hago)\b|mi\b|se me\b)|\b(?:won't|wont|keeps?|not working|doesn't work|stopped|trips|tripping|dead|flicker\w*|buzz\w*|hum\w*|no (?:sirve|funciona|prende|jala|enciende)|se (?:bota|dispara|apaga|quema)|parpadea\w*|zumba\w*)\b/;

const ASKS_YES_OR_NO =
  /^[¿\s]*(?:can|may|must|is|are|does|do|will|should|se (?:puede|permite|vale|exige|requiere|necesita)n?|puedo|podemos|puede|pueden|debe|deben|debo|es|son|lleva|llevan|necesita|necesito|ocupo|cuenta|cuentan|sirve|vale|basta|tengo que|hay que|todavia)\b(?! (?:how|what|which|que)\b)|\b(?:ok|allowed|required|legal|true|se vale|se permite|es cierto)\s*\?*$/;

const NAMES_TROUBLE =
  /\b(?:trip\w*|bad|broken|fail\w*|fault\w*|burn\w*|hot|warm|bright\w*|dim|low|high|lost|loose|open|no|not|wrong|test\w*|check|noise|smell\w*|shock\w*|tingle|zero|stuck|chirp\w*|spark\w*|leak\w*|reads?|measur\w*|bota|dispara|brinca|falla\w*|malo|mala|quemad\w*|calient\w*|suelt\w*|floj\w*|abiert\w*|sin|revis\w*|prueb\w*|prob\w*|mid\w*|marca|ruido|huele|toques?|chispa\w*|reset|bajo|alto)\b/;

/** Asks for a requirement or a figure, and not for what is wrong. */
const ASKS_RULE =
  /\b(?:requir\w*|allow\w*|permit\w*|legal|code|nec|min(?:imum)?|max(?:imum)?|how (?:far|high|deep|many|much|close|often|long|wide|tall|big)|what (?:size|height|distance|depth|rating|type|percent\w*|colou?r)|(?:can|may|must|should) (?:i|we|you)|must|shall|need|where|exige|requiere\w*|obligatori\w*|codigo|minim[oa]s?|maxim[oa]s?|cuant[oa]s?|que (?:calibre|tamano|altura|distancia|porcentaje)|se (?:puede|vale)|puedo|debe|lleva|ocupa|necesit\w*|calibre)\b/;

/** A fault told as what is seen: 'runs all the time', 'prende de día'. */
const SHOWS_FAULT =
  /\b(?:runs?|cycles?|stays?|pops?|kicks?|buzz\w*|hum\w*|flicker\w*|blink\w*|vibrat\w*|quits?|dies|goes (?:out|off)|shows?(?! me)|reads|dimmer|all the time|every time|only (?:when|on|while)|prende|apaga|marca|jala|cada vez|solo cuando|todo el tiempo|de dia)\b/;

/** What kind of figure a question asks for, and how an entry tells one. */
const WANTED_FIGURES: readonly (readonly [asks: RegExp, tells: RegExp])[] = [
  [/(?:\b(?:what|which|que|cual|max\w*|min\w*|hasta|least|most)\b.{0,14}|^)(?:%|percent\w*|porcentaje|por ?ciento)/, /%/],
  [
    /\b(?:how (?:long|many) (?:hours?|h|minutes?|min|seconds?|s|days?)|cuant[oa]s (?:horas?|h|minutos?|min|segundos?|s|dias?)|cuanto tiempo)\b/,
    /\d (?:h|hours?|min|minutes?|s|seconds?|days?|horas?|minutos?|segundos?|d[ií]as?)\b/,
  ],
  [/\b(?:how many v\w*|what voltage|que voltaje|cuantos v\w*)\b/, /\d V\b/],
  [/\b(?:how many amps?|what amps?|que amperaje|cuantos amps?\w*|minimum amp\w*)\b/, /\d A\b/],
  [
    /\b(?:(?:what|which) (?:size|gauge) (?:wire|copper|conductor|cable)|(?:smallest|minimum) (?:\w+ )?(?:wire|copper|conductor)|calibre)\b/,
    /AWG|kcmil/,
  ],
  [
    /\b(?:how (?:far|high|deep|close|tall|wide|near|often|low)|how many (?:feet|ft|foot|inch\w*|in)|cuant[oa]s (?:pies?|ft|in|pulg\w*)|que (?:tan )?(?:distancia|altura|profundidad|lejos|alt[oa]|hond[oa]|cerca|separacion)|(?:a|cada) cuant[oa])\b/,
    /\d (?:ft|in\b|pies?|pulg)|in sight|a la vista/,
  ],
];

const ASKS_WHY = /^[¿\s]*(?:why|how come|por que)\b/;
const GIVES_REASON = /^¿?(?:why|por qu[eé])\b/i;

const OF_DWELLINGS = /^(?:210\.(?:8\(A\)|11\(C\)|52|70\(A\))|220\.(?:5[2-5]|8[2-5]))/;
const OTHER_THAN_DWELLING =
  /\b(?:commercial|comercial|offices?|oficinas?|restaurante?|store|tienda|warehouse|bodega|industrial|school|escuela|hospital|church|iglesia)\b/;

/**
 * What speaks for an entry before its words do: rules for a question of requirement, topics for 'how do I'; the general rule over the special
 * one. What the question is like is looked at once for all entries.
 */
function priorsFor(plain: string, edition: Edition): (entry: Entry) => number {
  const howTo = ASKS_HOW_TO.test(plain) && !ASKS_LIMIT.test(plain);
  const whatItIs = ASKS_WHAT_IT_IS.test(plain);
  const symptom = !whatItIs && !ASKS_RULE.test(plain) && SHOWS_FAULT.test(plain);
  const trouble = whatItIs || howTo || NAMES_TROUBLE.test(plain);
  const practises = /exam|problem|practi|example|ejemplo/.test(plain);
  const why = ASKS_WHY.test(plain);
  const yesOrNo = ASKS_YES_OR_NO.test(plain);
  const otherThanDwelling = OTHER_THAN_DWELLING.test(plain);
  const countsCircuits = /\b(?:how many|number of|cuantos|numero de) (?:\w+ ){0,4}(?:circuit|circuito|ramal)/.test(plain);
  const ofTopic = ({ id, area, title }: PackTopic): number => {
    if (symptom) return area === 'troubleshooting' ? 1.3 : 1;
    // How to find a fault is no answer where nothing is wrong.
    if (area === 'troubleshooting' && !trouble) return 0.6;
    // A worked problem is for who practises.
    if (id.startsWith('exam-problem') && !practises) return 0.3;
    if (why && GIVES_REASON.test(title)) return 1.8;
    // A question that is answered yes or no, by the topic that says so.
    if (id.startsWith('asked-') && yesOrNo) return 1.1;
    return whatItIs ? (EXPLAINS.test(title) ? 1.7 : 1.2) : howTo ? (area === 'terms' ? 0.95 : 1.15) : 0.85;
  };
  const ofRule = ({ section, numberIn }: PackRule): number => {
    // What a house needs is not what an office does.
    if (otherThanDwelling && OF_DWELLINGS.test(section)) return 0.35;
    // A rule that the edition does not have is told only where nothing else fits.
    if (numberIn?.[edition] === null) return 0.3;
    // A definition answers 'what is'; to any other question it says little.
    if (section.startsWith('Article 100')) return whatItIs ? 1.25 : 0.6;
    // How many circuits there must be stands in Article 210, what they count as in Article 220.
    if (countsCircuits && section.startsWith('220')) return 0.6;
    const depth = section.split('(').length - 1;
    return (symptom || why ? 0.8 : whatItIs ? 0.8 : howTo ? 0.95 : 1.1) / (1 + 0.05 * depth);
  };
  return (entry) => (entry.kind === 'topic' ? ofTopic(entry.topic) : ofRule(entry.rule));
}

// Words of a title that say it treats a side of its subject, which is meant only where it is asked for.
const ASIDE = new Set(
  'replace replacement extend extension extensions mark marking marked label labels exception existing dc directa reemplazo reemplazar extender marcado marca etiqueta etiquetas excepcion existente existentes cambiar copper-clad guest'
    .split(' ')
    .map(stem),
);

type Strangeness = Pick<HitParts, 'others' | 'elsewhere' | 'aside'>;

/** What of an entry is about places and equipment that nobody asked for. */
const strangeness = (document: Document, asked: ReadonlySet<string>, words: ReadonlySet<string>): Strangeness => ({
  others: document.subjects.filter((subject) => !asked.has(subject)).length,
  elsewhere: document.home.length > 0 && !document.home.some((subject) => words.has(subject)),
  aside: document.aside && !words.has('~replacement') && !document.terms.title.some((word) => ASIDE.has(word) && words.has(word)),
});

/** An entry about a place or equipment that nobody asked for is probably not what was meant: the more of them, the less. */
const narrowness = ({ others, elsewhere, aside }: Strangeness): number =>
  0.75 ** Math.min(others, 3) * (elsewhere ? 0.5 : 1) * (aside ? 0.8 : 1);

/** How far an entry is about the places and equipment that were asked for: 1 where its title or words name them all. */
function subjectShare(subjects: ReadonlySet<string>, { terms, home }: Document, rarity: (term: string) => number): number {
  if (subjects.size === 0) return 1;
  let share = 0;
  let whole = 0;
  for (const subject of subjects) {
    const weight = rarity(subject);
    whole += weight;
    share += weight * (terms.concepts.includes(subject) || home.includes(subject) ? 1 : terms.mentioned.includes(subject) ? 0.7 : 0);
  }
  return share / whole;
}

/** A term of no document, for the rarity of what is nowhere. */
const UNKNOWN = '~~';

// Where a question is about one of these, an entry that does not speak of it is about something else.
const SPECIFIC: ReadonlySet<Concept> = new Set<Concept>([
  'fountain',
  'mobile-home',
  'rv',
  'marina',
  'hazardous',
  'health-care',
  'assembly',
  'elevator',
  'sign',
  'temporary',
  'agricultural',
  'pool',
  'hot-tub',
  'bathroom',
  'kitchen',
  'laundry',
  'garage',
  'basement',
  'hallway',
  'closet',
  'stairs',
  'roof',
  'attic',
  'island',
  'welder',
  'generator',
  'transfer-switch',
  'battery',
  'pv',
  'ev',
  'transformer',
  'motor',
  'capacitor',
  'elevator',
  'fan',
  'smoke-alarm',
  'cable-tray',
  'wireway',
  'nm',
  'mc',
  'ac',
  'uf',
  'se',
  'mi',
  'tc',
  'emt',
  'pvc',
  'rmc',
  'imc',
  'fmc',
  'lfmc',
  'ent',
  'expansion-fitting',
  'gas-pipe',
  'water-pipe',
  'ufer',
  'ground-rod',
  'arc-flash',
  'plenum',
  'low-voltage',
  'track-lighting',
  'range',
  'dryer',
  'water-heater',
  'dishwasher',
  'disposal',
  'microwave',
  'refrigerator',
  'surge-protection',
  'service-drop',
  'service-lateral',
  'emergency-disconnect',
  'gfci',
  'afci',
  'tamper-resistant',
  'weather-resistant',
  'two-wire-receptacle',
  'split-wired',
  'nipple',
  'cord',
  'fixture-wire',
  'meggar',
  'multimeter',
  'torque',
  'lockout',
  'ups',
  'landscape',
  'driveway',
  'fire-pump',
  'fire-alarm',
  'hydromassage',
  'open-neutral',
  'single-phasing',
  'in-sight',
  'pendant',
  'emergency-system',
  'high-leg',
  'deicing',
  'odd-voltage',
  'over-1000-v',
]);
const SPECIFIC_TERMS: ReadonlySet<string> = new Set([...SPECIFIC].map((concept) => conceptTerm(concept)));

/** Rules by their section and by every parent of it: '210.8(A)(6)' is found under '210.8(A)', '210.8' and '210'. */
function sectionsOf(pack: Texts): (code: string) => readonly PackRule[] {
  const map = new Map<string, PackRule[]>();
  const key = (code: string): string =>
    code
      .toLowerCase()
      .replace(/^(?:table|section|article) /, '')
      .replaceAll(' ', '');
  for (const rule of pack.rules) {
    for (const parent of parentsOf(key(rule.section))) map.set(parent, [...(map.get(parent) ?? []), rule]);
  }
  return (code) => {
    for (const parent of parentsOf(key(code))) {
      const rules = map.get(parent);
      // A whole article is an answer only to who asked for the article.
      if (rules !== undefined && (parent.includes('.') || parent === key(code))) return rules;
    }
    return [];
  };
}

/** '210.8(a)(6)' -> itself, '210.8(a)', '210.8', '210'. */
function parentsOf(code: string): readonly string[] {
  const parents = [code];
  let rest = code;
  while (/\([^()]*\)$/.test(rest)) {
    rest = rest.replace(/\([^()]*\)$/, '');
    parents.push(rest);
  }
  const article = /^(\d+)\./.exec(rest)?.[1];
  return article === undefined ? parents : [...parents, article];
}
