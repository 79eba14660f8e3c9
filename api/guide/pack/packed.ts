// A pack the way a phone fetches it: in parts, the first with what every answer needs, each of the others with the texts of some articles and topics.
// Texts are numbers of words, which takes a quarter less to download than the same texts as JSON; the rest is JSON.
import { EDITIONS, type Edition, type Grade, type Language } from '../../contract/values.ts';
import type { Learned } from '../asking/learned.ts';
import { EMPTY_NET } from '../asking/net.ts';
import type { PackClaim, PackFault, PackRule, PackTopic } from '../knowledge/entries.ts';
import { DANGERS, LIKELIHOODS, WHO } from '../knowledge/faults/fault.ts';
import type { Area, Says } from '../knowledge/knowledge.ts';
import { GUIDE_VERSION } from '../knowledge/version.ts';
import type { LearnedClasses } from '../reading/classes.ts';
import type { Pack } from './pack.ts';
import { fromTokens, readWords, toTokens, type Words } from './tokens.ts';

/** `head` is JSON, `bytes` what is none. */
export interface PackedPart {
  readonly head: string;
  readonly bytes: Uint8Array;
}

/** Articles that people ask about most, with the topics of `ASKED_TOPICS`: their texts come first. */
const ASKED_ARTICLES: ReadonlySet<number> = new Set([110, 210, 220, 230, 240, 250, 300, 310, 314, 334, 404, 406, 408]);
const ASKED_TOPICS: ReadonlySet<Area> = new Set(['troubleshooting', 'safety']);
const EQUIPMENT_FROM = 410;

/** Parts of texts, in the order in which they are fetched: what is asked most, the rest of wiring and all topics, equipment and special places. */
const TEXT_PARTS = 3;

const articleOf = (section: string): number => Number(/\d+/.exec(section.replace(/^Chapter 9.*/, '310'))?.[0] ?? 0);
const partOfRule = ({ section }: Pick<PackRule, 'section'>): number =>
  ASKED_ARTICLES.has(articleOf(section)) ? 0 : articleOf(section) < EQUIPMENT_FROM ? 1 : 2;
const partOfTopic = ({ area }: Pick<PackTopic, 'area'>): number => (ASKED_TOPICS.has(area) ? 0 : 1);

const SAYS: readonly Says[] = ['must', 'must-not', 'may', 'need-not', 'is', 'is-not'];
/** So many letters for what a claim says and has. */
const SAID = SAYS.length * 8;

interface CoreHead extends Pick<Learned, 'terms' | 'sought' | 'acts' | 'deciding' | 'ranking' | 'slots'>, Words {
  readonly language: Language;
  readonly version: string;
  readonly glossary: string;
  /** What was learned about: how many places each is from the next of the pack's own and the calculators; an id where they have none such. */
  readonly entries: readonly (number | string)[];
  /** Of every rule, whether its text is here or not. */
  readonly sections: readonly string[];
  /** Which part of texts a rule's or topic's is in: a digit for each. */
  readonly parts: string;
  /** Lengths of the learned numbers in `bytes`; the tokens of the ids are before them. */
  readonly postings: number;
  readonly saliences: number;
}

/** All that faults have beside texts. Signs are told by their place among the learned classes. */
interface FaultsHead {
  readonly topics: readonly (readonly string[])[];
  readonly faults: readonly (readonly FaultHead[])[];
  readonly opposites: readonly (readonly number[])[];
  readonly learned: LearnedClasses;
}
type FaultHead = readonly [
  kinds: string,
  points: readonly number[],
  against: readonly number[],
  hasNow: boolean,
  references: string,
  grade?: Grade,
];

interface TextHead {
  /** In the part of the topics of troubleshooting. */
  readonly faults?: FaultsHead;
  readonly rules: {
    readonly grades: readonly Grade[];
    /** By the rule's place in the part. */
    readonly numberIn: Readonly<Record<number, NonNullable<PackRule['numberIn']>>>;
    readonly textIn: Readonly<Record<number, readonly Edition[]>>;
    readonly claims: readonly string[];
  };
  readonly topics: {
    readonly areas: readonly Area[];
    readonly grades: readonly Grade[];
    readonly references: readonly string[];
    readonly claims: readonly string[];
  };
}

/** '210.8(A)' -> '210-8-a', as most ids of its rules begin. */
const slugOf = (section: string): string =>
  section
    .toLowerCase()
    .replace(/^(?:article|table) /, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');

/** An id without the section it begins with, in words; all of it behind a '-' where it begins otherwise. */
const idWords = (id: string, section: string): string => {
  const slug = `${slugOf(section)}-`;
  return (id.startsWith(slug) ? id.slice(slug.length) : `-${id}`).replaceAll('-', ' ');
};
const idFromWords = (words: string, section: string): string => {
  const id = words.replaceAll(' ', '-');
  return id.startsWith('-') ? id.slice(1) : `${slugOf(section)}-${id}`;
};

/** Claims as a letter each: what they say, which of 'if', 'unless' and words they have, and which editions they hold in where not in all. */
const claimLetters = (claims: readonly PackClaim[] = []): string =>
  claims
    .map((claim) =>
      String.fromCharCode(
        48 +
          SAYS.indexOf(claim.says) * 8 +
          (claim.if === undefined ? 0 : 1) +
          (claim.unless === undefined ? 0 : 2) +
          (claim.words === undefined ? 0 : 4) +
          SAID * EDITIONS.reduce((bits, edition, at) => bits + (claim.editions?.includes(edition) === true ? 1 << at : 0), 0),
      ),
    )
    .join('');

const claimTexts = (claims: readonly PackClaim[] = []): string[] =>
  claims.flatMap((claim) => [claim.what, claim.if ?? [], claim.unless ?? [], claim.words ?? []].flat());

const readClaims = (letters: string, next: NextText): readonly PackClaim[] =>
  [...letters].map((letter) => {
    const [code, editions] = [(letter.charCodeAt(0) - 48) % SAID, Math.floor((letter.charCodeAt(0) - 48) / SAID)];
    return {
      says: SAYS[code >> 3] ?? 'is',
      what: next(),
      ...(code & 1 ? { if: next() } : {}),
      ...(code & 2 ? { unless: next() } : {}),
      ...(editions === 0 ? {} : { editions: EDITIONS.filter((_, at) => editions & (1 << at)) }),
      ...(code & 4 ? { words: next() } : {}),
    };
  });

/** The next of a part's texts. */
type NextText = () => string;

// Steps inside one text: none has a line break.
const joined = (lines: readonly string[]): string => lines.join('\n');
const lines = (text: string): readonly string[] => (text === '' ? [] : text.split('\n'));

/** Ids as steps through the list of those that are there anyway. */
function entrySteps(entries: readonly string[], usual: readonly string[]): readonly (number | string)[] {
  const places = new Map(usual.map((id, place) => [id, place]));
  let next = 0;
  return entries.map((id) => {
    const place = places.get(id);
    if (place === undefined) return id;
    const step = place - next;
    next = place + 1;
    return step;
  });
}

function entriesFrom(steps: readonly (number | string)[], usual: readonly string[]): readonly string[] {
  let next = 0;
  return steps.map((step) => {
    if (typeof step === 'string') return step;
    next += step + 1;
    return usual[next - 1] ?? '';
  });
}

/** Takes a pack apart for storing: first what every answer needs, then parts of texts. */
export function packUp(
  { language, version, glossary, rules, topics, faults, learned }: Pack,
  calculators: readonly string[],
): readonly PackedPart[] {
  const usual = [...rules, ...topics].map(({ id }) => id).concat(calculators);
  const groups = Array.from({ length: TEXT_PARTS }, (_, part) => ({
    rules: rules.filter((rule) => partOfRule(rule) === part),
    topics: topics.filter((topic) => partOfTopic(topic) === part),
    ...(part === partOfTopic({ area: 'troubleshooting' }) ? { faults } : {}),
  }));
  const ids = [...rules.map(({ id, section }) => idWords(id, section)), ...topics.map(({ id }) => id.replaceAll('-', ' '))];
  const { words, firstOfTwo, bytes } = toTokens([ids, ...groups.map(textsOf)]);
  const head: CoreHead = {
    language,
    version,
    glossary,
    entries: entrySteps(learned.entries, usual),
    words,
    firstOfTwo,
    sections: rules.map(({ section }) => section),
    parts: [...rules.map(partOfRule), ...topics.map(partOfTopic)].join(''),
    terms: learned.terms,
    sought: learned.sought,
    acts: learned.acts,
    deciding: learned.deciding,
    ranking: learned.ranking,
    slots: learned.slots,
    postings: learned.postings.length,
    saliences: learned.saliences.length,
  };
  const [idBytes = new Uint8Array(), ...textBytes] = bytes;
  return [
    {
      head: JSON.stringify(head),
      bytes: Uint8Array.from([...idBytes, ...learned.postings, ...learned.saliences]),
    },
    ...groups.map((group, part) => ({ head: JSON.stringify(headOf(group)), bytes: textBytes[part] ?? new Uint8Array() })),
  ];
}

type Group = Pick<Pack, 'rules' | 'topics'> & Partial<Pick<Pack, 'faults'>>;

/** All that an entry says together: words that come again soon cost little. */
const textsOf = ({ rules, topics, faults }: Group): string[] => [
  ...rules.flatMap(({ title, words, text, textIn, claims }) => [title, words, text, ...Object.values(textIn ?? {}), ...claimTexts(claims)]),
  ...topics.flatMap(({ title, words, answer, steps, claims }) => [title, words, answer, joined(steps), ...claimTexts(claims)]),
  ...(faults === undefined ? [] : faultTexts(faults)),
];

const faultTexts = ({ complaints, signs }: Pack['faults']): string[] => [
  ...Object.values(signs),
  ...complaints.flatMap(({ faults }) => faults.flatMap(({ what, next, mends, now }) => [what, next, mends, now ?? []].flat())),
];

const headOf = ({ rules, topics, faults }: Group): TextHead => ({
  ...(faults === undefined ? {} : { faults: faultsHead(faults) }),
  rules: {
    grades: rules.map(({ grade }) => grade),
    numberIn: Object.fromEntries(rules.flatMap(({ numberIn }, at) => (numberIn === undefined ? [] : [[at, numberIn]]))),
    textIn: Object.fromEntries(rules.flatMap(({ textIn }, at) => (textIn === undefined ? [] : [[at, Object.keys(textIn) as Edition[]]]))),
    claims: rules.map(({ claims }) => claimLetters(claims)),
  },
  topics: {
    areas: topics.map(({ area }) => area),
    grades: topics.map(({ grade }) => grade),
    references: topics.map(({ references }) => joined(references)),
    claims: topics.map(({ claims }) => claimLetters(claims)),
  },
});

function faultsHead({ complaints, signs, opposites, learned }: Pack['faults']): FaultsHead {
  const ids = Object.keys(signs);
  if (ids.join() !== learned.classes.join()) throw new Error('Signs that nothing was learned about: npm run fit');
  const places = (list: readonly string[]): number[] => list.map((id) => ids.indexOf(id));
  return {
    topics: complaints.map(({ topics }) => topics),
    faults: complaints.map(({ faults }) =>
      faults.map(({ likelihood, danger, who, points, against, now, references, grade }): FaultHead => {
        const kinds = `${LIKELIHOODS.indexOf(likelihood)}${DANGERS.indexOf(danger)}${WHO.indexOf(who)}`;
        const head = [kinds, places(points), places(against), now !== undefined, joined(references)] as const;
        return grade === undefined ? head : [...head, grade];
      }),
    ),
    opposites: opposites.map(places),
    learned,
  };
}

function readFaults({ topics, faults, opposites, learned }: FaultsHead, next: NextText): Pack['faults'] {
  const signs = Object.fromEntries(learned.classes.map((id) => [id, next()]));
  const ids = (places: readonly number[]): string[] => places.map((at) => learned.classes[at] ?? '');
  return {
    signs,
    opposites: opposites.map(ids),
    learned,
    complaints: topics.map((each, at) => ({
      topics: each,
      faults: (faults[at] ?? []).map(([kinds, points, against, hasNow, references, grade]): PackFault => {
        const [likelihood, danger, who] = [...kinds].map(Number);
        return {
          what: next(),
          likelihood: LIKELIHOODS[likelihood ?? 0] ?? 'common',
          points: ids(points),
          against: ids(against),
          next: next(),
          mends: next(),
          danger: DANGERS[danger ?? 0] ?? 'none',
          ...(hasNow ? { now: next() } : {}),
          who: WHO[who ?? 0] ?? 'electrician',
          ...(grade === undefined ? {} : { grade }),
          references: lines(references),
        };
      }),
    })),
  };
}

/** The rule whose head is at `at` and whose texts come next. */
function readRule(id: string, section: string, head: TextHead['rules'], at: number, next: NextText): PackRule {
  const numberIn = head.numberIn[at];
  const editions = head.textIn[at];
  const [title, words, text] = [next(), next(), next()];
  const textIn = editions?.map((edition) => [edition, next()] as const);
  const claims = readClaims(head.claims[at] ?? '', next);
  return {
    id,
    section,
    ...(numberIn === undefined ? {} : { numberIn }),
    grade: head.grades[at] ?? 'K',
    title,
    text,
    ...(textIn === undefined ? {} : { textIn: Object.fromEntries(textIn) }),
    ...(claims.length === 0 ? {} : { claims }),
    words,
  };
}

function readTopic(id: string, head: TextHead['topics'], at: number, next: NextText): PackTopic {
  const [title, words, answer, steps] = [next(), next(), next(), next()];
  const claims = readClaims(head.claims[at] ?? '', next);
  return {
    id,
    area: head.areas[at] ?? 'terms',
    grade: head.grades[at] ?? 'K',
    title,
    answer,
    steps: lines(steps),
    references: lines(head.references[at] ?? ''),
    ...(claims.length === 0 ? {} : { claims }),
    words,
  };
}

const NO_CLASSES: LearnedClasses = { classes: [], terms: '', counts: '', kinds: '', weights: '', step: 1 };

/** A pack with nothing in it yet. */
const EMPTY: Omit<Pack, 'language'> = {
  version: GUIDE_VERSION,
  glossary: '',
  rules: [],
  topics: [],
  faults: { complaints: [], signs: {}, opposites: [], learned: NO_CLASSES },
  learned: {
    entries: [],
    terms: '',
    postings: new Uint8Array(1),
    saliences: new Uint8Array(),
    sought: NO_CLASSES,
    acts: NO_CLASSES,
    deciding: {},
    ranking: EMPTY_NET,
    slots: NO_CLASSES,
  },
  partial: true,
};

/** The pack out of those of its parts that are there, in their order, undefined for the others. `calculators` are ids. */
export function unpack([core, ...parts]: readonly (PackedPart | undefined)[], calculators: readonly string[], language: Language): Pack {
  if (core === undefined) return { ...EMPTY, language };
  const head: CoreHead = JSON.parse(core.head);
  const words = readWords(head);
  const idEnd = core.bytes.length - head.postings - head.saliences;
  const idTexts = fromTokens(words, core.bytes.subarray(0, idEnd));
  const rules: (PackRule | undefined)[] = head.sections.map(() => undefined);
  const ids = idTexts.map((id, at) => (at < rules.length ? idFromWords(id, head.sections[at] ?? '') : id.replaceAll(' ', '-')));
  const topics: (PackTopic | undefined)[] = ids.slice(rules.length).map(() => undefined);
  let faults = EMPTY.faults;
  parts.forEach((part, number) => {
    if (part === undefined) return;
    const { rules: ruleHead, topics: topicHead, faults: faultHead }: TextHead = JSON.parse(part.head);
    const texts = fromTokens(words, part.bytes).values();
    const next: NextText = () => texts.next().value ?? '';
    const places = [...head.parts].flatMap((digit, at) => (Number(digit) === number ? [at] : []));
    const rulePlaces = places.filter((at) => at < rules.length);
    rulePlaces.forEach((place, at) => {
      rules[place] = readRule(ids[place] ?? '', head.sections[place] ?? '', ruleHead, at, next);
    });
    places.slice(rulePlaces.length).forEach((place, at) => {
      topics[place - rules.length] = readTopic(ids[place] ?? '', topicHead, at, next);
    });
    if (faultHead !== undefined) faults = readFaults(faultHead, next);
  });
  return {
    language: head.language,
    version: head.version,
    glossary: head.glossary,
    rules: rules.filter((rule) => rule !== undefined),
    topics: topics.filter((topic) => topic !== undefined),
    faults,
    ...(parts.length === TEXT_PARTS && parts.every((part) => part !== undefined) ? {} : { partial: true }),
    learned: {
      entries: entriesFrom(head.entries, [...ids, ...calculators]),
      terms: head.terms,
      sought: head.sought,
      acts: head.acts,
      deciding: head.deciding,
      ranking: head.ranking,
      slots: head.slots,
      postings: core.bytes.subarray(idEnd, idEnd + head.postings),
      saliences: core.bytes.subarray(core.bytes.length - head.saliences),
    },
  };
}
