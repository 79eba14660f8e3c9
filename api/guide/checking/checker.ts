// Holds the sentences of somebody else's answer against the guide: what they demand or allow, the sections they name, and each figure by what it is of.
import type { Checks, Doubt } from '../../contract/answer.ts';
import type { Edition, Grade, Language, Text } from '../../contract/values.ts';
import { sayingOf, shareSaid } from '../asking/share-said.ts';
import type { Brief } from '../briefing/brief.ts';
import type { Passage } from '../briefing/passages.ts';
import type { Figure } from '../calculators/calculator.ts';
import type { GuideAnswer } from '../drafting/question.ts';
import type { Scene } from '../drafting/scene.ts';
import { sectionExists } from '../knowledge/sections.ts';
import type { Concept } from '../reading/lexicon.ts';
import { editionsIn, metalsIn, type SectionMention, sectionsIn } from '../reading/mentions.ts';
import { normalise } from '../reading/normalise.ts';
import type { Metal } from '../tables/conductors.ts';
import { sayClaim } from '../verdict/say-claim.ts';
import { type Pairing, pairingOf } from './circuits.ts';
import { contradictedClaim } from './contradicted-claim.ts';
import { dangerIn } from './dangers.ts';
import {
  type About,
  aboutOf,
  alikeness,
  comparable,
  type Fact,
  factsOfFigures,
  factsOfPassage,
  factsOfText,
  judgeFigure,
} from './facts.ts';
import {
  conceptsOf,
  figureNamed,
  figuresSaid,
  narrowing,
  PROTECTIONS,
  type SaidFigure,
  sameKnownRole,
  sameRole,
  sameValue,
} from './figures.ts';
import { placeInSentence, readStatement, type Statement, wording, writtenBetween } from './statement.ts';

export interface Checked {
  /** The sentence as it may be shown: marked at what is doubtful, or the guide's own in its place. */
  readonly text: string;
  readonly confirmed: Checks['confirmed'];
  readonly doubts: Checks['doubts'];
  /** Of what was confirmed. */
  readonly grades: readonly Grade[];
}

/** What a tool gave, which may be said from then on. */
export interface Learnt {
  readonly figures: readonly Figure[];
  readonly texts: readonly string[];
  readonly passages: readonly Passage[];
}

export interface Checker {
  check(sentence: string): Checked;
  learn(learnt: Learnt): void;
}

/** Shown behind a word that could not be checked. */
export const NOT_VERIFIED: Text = { en: ' *(not verified)*', es: ' *(sin verificar)*' };
/** Shown behind a sentence of the guide that stands in the place of another. */
export const REPLACED: Text = {
  en: ' *(the guide’s words: the model said otherwise)*',
  es: ' *(palabras de la guía: el modelo decía otra cosa)*',
};

interface Doubted {
  readonly said: string;
  readonly why: Doubt;
  /** Where the mark stands, in the sentence as written. */
  readonly at: number;
  /** Stands in the sentence's place. */
  readonly instead?: string;
}

/** Said of a size that is too small, so that naming it is no advice. */
const TOO_SMALL =
  /\b(?:too (?:small|light|thin)|under-?sized|not enough|overload\w*|overheat\w*|muy delgad\w+|demasiado|insuficient\w*|se calienta|no alcanza)\b/;
const MOST_FIGURES = 16;
const SAME_QUESTION = 0.7;
/** A section that says this much less of the question than the nearest passage is about something else. */
const SECTION_FITS = 0.35;

/** Made when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

export function createChecker(scene: Scene, { answer, figures }: GuideAnswer, brief: Brief): Checker {
  const { language, edition, reading, ranker } = scene;
  const asked = figuresSaid(reading.plain);
  const askedOf = narrowing(reading.concepts);
  const guideVerdict = verdictOfAnswer(answer.result);
  const act = ranker.actOf(reading.plain);
  const hasFindings = answer.kind !== 'nothing' && answer.kind !== 'out-of-scope';
  // That a figure of the question was not used says nothing for it.
  const cautions = answer.cautions.filter((caution) => answer.warnings?.includes(caution) !== true);
  // What the answer itself comes to: another value for the same thing contradicts it. Read when the first figure comes.
  const headline = once((): readonly Fact[] => {
    if (!hasFindings) return [];
    const named = factsOfFigures(figures, language, reading.plain);
    const roleOf = ({ kind, value }: Fact): Fact['role'] =>
      figures
        .map((each) => figureNamed(each.name, each.value, each.unit, language))
        .find((each) => each?.kind === kind && sameValue(each.value, value))?.role;
    // A figure's name says what it is of where the line does not.
    const line = factsOfText(answer.result, language, 'V2', reading.plain);
    return [...named, ...line.map((fact): Fact => ({ ...fact, role: fact.role ?? roleOf(fact), answers: true }))];
  });
  const own = once((): Fact[] => [
    ...headline(),
    ...(hasFindings ? [...answer.step_by_step, ...answer.assumptions, ...cautions] : []).flatMap((text) =>
      factsOfText(text, language, 'V2', reading.plain),
    ),
  ]);
  const beside = once((): Fact[] => [
    ...(hasFindings ? factsOfText(answer.explanation ?? '', language, 'V1') : []),
    ...brief.passages.flatMap((passage) => factsOfPassage(passage, language)),
  ]);
  const passages: Passage[] = [...brief.passages];
  // Other numbers of things are how people talk: two hots, three screws.
  const asksCount = /\b(?:how many|cuant[oa]s)\b/.test(reading.plain);
  const mentioned = new Set(answer.nec_references.map(({ code }) => code));

  // A guide that is only likely right marks what contradicts it, but for what it forbids: its words in a right sentence's place do more harm.
  const isSure = answer.confidence === 'sure';

  function verdictDoubt(statement: Statement): Doubted | undefined {
    if (guideVerdict === undefined) return undefined;
    const implied = statement.verdict ?? impliedBy(statement);
    if (implied === undefined || implied === guideVerdict) return undefined;
    const isPermissive = act === 'must' || act === 'breach' ? implied === 'no' : act !== undefined && act !== 'is' && implied === 'yes';
    const doubt = { said: '', why: 'against-the-verdict' as const, at: 0 };
    const isPlain = statement.verdict !== undefined || !statement.conditional;
    return isPlain && (isSure || isPermissive) ? { ...doubt, instead: answer.result } : doubt;
  }

  /** What a statement that says nearly what was asked answers to it. */
  function impliedBy({ says, plain, main, conditional }: Statement): 'yes' | 'no' | undefined {
    // 'It does not ask for one' spares too, to whom asks whether it must be.
    const spares = says === 'need-not' || (act === 'must' && says === 'is-not');
    if ((shareSaid(sayingOf(reading.plain), sayingOf(plain)) < SAME_QUESTION && !speaksOfThatOnly(main)) || (conditional && !spares))
      return undefined;
    const said = figuresSaid(plain);
    if (asked.some((figure) => said.some((each) => each.kind === figure.kind) && !said.some((each) => sameValue(each.value, figure.value))))
      return undefined;
    if (act === 'may') return says === 'may' ? 'yes' : says === 'must-not' ? 'no' : undefined;
    if (act === 'must') return says === 'must' ? 'yes' : spares ? 'no' : undefined;
    if (act === 'breach') return says === 'must-not' ? 'yes' : says === 'may' ? 'no' : undefined;
    return act === 'skip' ? (says === 'need-not' ? 'yes' : says === 'must' ? 'no' : undefined) : undefined;
  }

  /** Its things of the trade are those of the question, a protection among them. */
  function speaksOfThatOnly(main: string): boolean {
    const things = [...conceptsOf(main)];
    return things.length > 1 && things.some((each) => PROTECTIONS.has(each)) && things.every((each) => reading.has(each));
  }

  function claimDoubt(statement: Statement): Doubted | undefined {
    if (statement.language !== language || statement.says === 'is' || statement.says === 'is-not') return undefined;
    // A demand in so many words is about the thing demanded; only what somebody is told to do is an act that a rule may forbid.
    if (statement.says === 'must' && !statement.tells) return undefined;
    const near = statement.says === 'may' || statement.says === 'need-not' ? brief.search(statement.main) : [];
    const claim = contradictedClaim(
      [...passages, ...near].flatMap(({ claims }) => claims),
      statement.main,
      statement.says,
      { language, rarity: ranker.rarity },
    );
    if (claim === undefined) return undefined;
    const doubt = { said: '', why: 'against-a-rule' as const, at: 0 };
    // Its condition may be the rule's own exception.
    return statement.conditional ? doubt : { ...doubt, instead: `**${sayClaim(claim, language)}**` };
  }

  function sectionDoubt(mention: SectionMention, statement: Statement): 'no-such-section' | 'unknown-figure' | 'confirmed' | undefined {
    const named: Edition = editionsIn(statement.plain)[0] ?? edition;
    if (!sectionExists(mention.article ? `Article ${mention.code}` : mention.code, named)) return 'no-such-section';
    if (mention.article) return undefined;
    const rules = brief.section(mention.code, named);
    if (hasNoSubdivision(mention.code, rules)) return 'no-such-section';
    if (mentioned.has(mention.code)) return 'confirmed';
    if (rules.length === 0 || passages.some(({ text }) => text.includes(mention.code))) return undefined;
    // A section about something else is no reference for this.
    const about = aboutOf({ near: statement.plain, whole: reading.plain }, '');
    const near = (passage: Passage): number => alikeness(about, bagOf(passage), ranker.rarity);
    const best = Math.max(0, ...passages.map(near));
    return Math.max(...rules.map(near)) >= best * SECTION_FITS ? 'confirmed' : 'unknown-figure';
  }

  const bags = new Map<string, ReturnType<typeof aboutOf>>();
  function bagOf({ id, title, text }: Passage): ReturnType<typeof aboutOf> {
    const bag = bags.get(id) ?? aboutOf({ near: normalise(title, language), whole: normalise(text, language) }, '');
    bags.set(id, bag);
    return bag;
  }

  /** 'Table 250.122 calls for No. 10 copper': which conductor is meant stands in the table or in the question. */
  function roleIn(figure: SaidFigure, plain: string): SaidFigure['role'] {
    if (
      figure.kind === 'size' &&
      ELECTRODES.some((each) => reading.has(each)) &&
      ELECTRODES.some((each) => conceptsOf(figure.near).has(each))
    )
      return 'gec';
    if (figure.kind !== 'size' || (figure.role !== undefined && figure.role !== 'conductor') || NAMES_CONDUCTOR.test(figure.near))
      return figure.role;
    if (/\b250\.122\b/.test(plain)) return 'egc';
    if (/\b250\.66\b/.test(plain)) return 'gec';
    return reading.has('egc') ? 'egc' : reading.has('gec') ? 'gec' : figure.role;
  }

  /** The outcome of each figure that stands with another which the tables pair it with. */
  function pairings(statement: Statement, said: readonly SaidFigure[]): ReadonlyMap<SaidFigure, Pairing> {
    const of = new Set([...statement.concepts, ...reading.concepts]);
    const columns = said.filter(({ kind, value }) => kind === 'temperature' && (value === 60 || value === 75 || value === 90));
    const sizes = said.filter(({ kind }) => kind === 'size');
    /** '4/0 aluminum or 2/0 copper': of each size what stands behind it, up to the next. */
    const metalOf = ({ end }: SaidFigure): Metal | undefined =>
      metalsIn(statement.plain.slice(end, sizes.find(({ start }) => start >= end)?.start))[0];
    const shared = {
      continuous: of.has('continuous'),
      service: of.has('service'),
      exempt: (['motor', 'air-conditioner', 'tap', 'transformer', 'welder', 'parallel'] as Concept[]).some((concept) => of.has(concept)),
      edition,
      language,
    } as const;
    const currents = said.filter(({ kind }) => kind === 'current');
    const askedCurrents = asked.filter(({ kind }) => kind === 'current');
    const askedSizes = asked.filter(({ kind }) => kind === 'size');
    const found = new Map<SaidFigure, Pairing>();
    const pair = (size: SaidFigure, current: SaidFigure, keys: readonly SaidFigure[]): void => {
      const column = nearest(current, columns, statement.plain)?.value;
      const pairing = pairingOf(size, current, {
        ...shared,
        metal: metalOf(size) ?? metalsIn(statement.plain)[0] ?? reading.metals[0] ?? scene.question.job?.metal ?? 'cu',
        column: column === 60 || column === 75 || column === 90 ? column : columnNamed(statement.plain),
      });
      if (pairing !== undefined) for (const key of keys) found.set(key, pairing);
    };
    for (const size of sizes) {
      const current = nearest(size, currents, statement.plain);
      if (current !== undefined) pair(size, current, [size, current]);
      else if (askedCurrents.length === 1 && askedCurrents[0] !== undefined && size.role !== 'gec') pair(size, askedCurrents[0], [size]);
    }
    if (sizes.length === 0 && askedSizes.length === 1 && askedSizes[0] !== undefined)
      for (const current of currents) if (current.role === 'device' || current.role === 'ampacity') pair(askedSizes[0], current, [current]);
    return found;
  }

  function searched(statement: Statement): readonly Fact[] {
    const words = [statement.plain, reading.plain];
    return words.flatMap((text) => brief.search(text)).flatMap((passage) => factsOfPassage(passage, language));
  }

  return {
    learn({ figures: given, texts, passages: found }) {
      own().push(
        ...factsOfFigures(given, language, reading.plain),
        ...texts.flatMap((text) => factsOfText(text, language, 'V2', reading.plain)),
      );
      beside().push(...found.flatMap((passage) => factsOfPassage(passage, language)));
      passages.push(...found);
    },
    check(sentence) {
      const statement = readStatement(sentence, language);
      if (!/\p{L}{2}/u.test(statement.plain)) return { text: sentence, confirmed: [], doubts: [], grades: [] };
      const all = figuresSaid(statement.plain);
      const said = all
        .slice(0, MOST_FIGURES)
        .filter(
          (figure) =>
            !standsInSection(figure, statement.plain) && (figure.kind !== 'count' || (asksCount && !isCondition(figure, statement.plain))),
        )
        .map((figure) => ({ ...figure, role: roleIn(figure, statement.plain) }));
      const pairs = pairings(statement, said);
      // Of several sizes and currents it is easily misread which go together.
      const hasOnePair = (['size', 'current'] as const).every((kind) => said.filter((each) => each.kind === kind).length === 1);
      const heard = dangerIn(statement, reading.plain);
      // Whether a device is too large for its conductor, the tables decide where the sentence has both.
      const fitsTables =
        said.some(({ kind }) => kind === 'current') && pairs.size > 0 && [...pairs.values()].every(({ outcome }) => outcome === 'fits');
      const danger = heard?.danger.id === 'larger-device' && fitsTables ? undefined : heard;
      const stopped: Doubted | undefined =
        danger === undefined
          ? (verdictDoubt(statement) ?? claimDoubt(statement))
          : { said: '', why: 'danger', at: 0, ...(danger.isPlain ? { instead: danger.danger.instead[language] } : {}) };
      if (stopped?.instead !== undefined) return replaced(sentence, stopped, language);
      const doubts: Doubted[] = stopped === undefined ? [] : [{ ...stopped, at: sentence.trimEnd().replace(/[.!?]+$/, '').length }];
      const confirmed: string[] = [];
      const grades: Grade[] = [];
      const at = (end: number): number => placeInSentence(sentence, end, statement.language);
      const written = ({ start, end }: SaidFigure): string => writtenBetween(sentence, start, end, statement.language);

      for (const mention of sectionsIn(statement.plain)) {
        const outcome = sectionDoubt(mention, statement);
        if (outcome === 'confirmed') confirmed.push(mention.code);
        else if (outcome !== undefined) doubts.push({ said: mention.code, why: outcome, at: at(endOfSection(statement.plain, mention)) });
      }

      // Nobody writes so many into a sentence, and nobody reads them.
      if (all.length > MOST_FIGURES) doubts.push({ said: '…', why: 'unknown-figure', at: sentence.trimEnd().length });
      const denied = statement.says === 'must-not' || statement.says === 'is-not' || TOO_SMALL.test(statement.plain);
      const saysOwn = (kind: SaidFigure['kind']): boolean =>
        said.some((each) => each.kind === kind && headline().some((fact) => isSameThing(each, fact) && sameValue(each.value, fact.value)));
      let found: readonly Fact[] | undefined;
      const sure: SaidFigure[] = [];
      for (const figure of said) {
        const of = new Set([...figure.of, ...(figure.of.size > 0 ? [] : askedOf), ...narrowing(statement.concepts)]);
        const pairing = pairs.get(figure);
        if (pairing?.outcome === 'short' && !denied && !figure.denied && !isOwnAmpacity(figure, own())) {
          const short = { said: written(figure), why: 'other-figure' as const, at: at(figure.end) };
          if (isSure || hasOnePair) return replaced(sentence, { ...short, at: 0, instead: pairing.instead }, language);
          doubts.push(short);
          continue;
        }
        const about: About = { value: figure.value, of: figure.of, about: aboutOf(figure, reading.plain, false) };
        const together = said
          .filter((each) => each.kind === figure.kind && each !== figure)
          .map((each): About => ({ value: each.value, of: each.of, about: aboutOf(each, reading.plain, false) }));
        // Where the answer has this very thing, only its own value will do.
        const isOwn = headline().some((fact) => isSameThing(figure, fact)) && [...figure.of].every((each) => askedOf.has(each));
        const mine = comparable(own(), figure, of).filter(
          ({ role }) => !isOwn || figure.kind === 'count' || sameKnownRole(role, figure.role),
        );
        const isSaidOfIt = (each: SaidFigure): boolean =>
          each.kind === figure.kind && sameValue(each.value, figure.value) && sameRole(each.role, figure.role);
        // Asked of it, or asked, and told of it in the answer.
        const isAsked =
          asked.some(isSaidOfIt) ||
          (asked.some((each) => each.kind === figure.kind && sameValue(each.value, figure.value)) && own().some(isSaidOfIt));
        // What the answer contradicts, nothing beside it confirms.
        const byAnswer = judgeFigure(about, together, mine, ranker.rarity);
        const decides = isOwn || (byAnswer.instead !== undefined && mine.some(({ value }) => sameValue(value, figure.value)));
        const judged = decides ? byAnswer : judgeFigure(about, together, [...mine, ...comparable(beside(), figure, of)], ranker.rarity);
        const fits = pairing?.outcome === 'fits' ? { grade: 'V2' as const } : undefined;
        // Said twice, it is the same: '48 A times 125 % is 60 A, so 60 A'.
        const again = sure.some((each) => each.kind === figure.kind && sameValue(each.value, figure.value));
        const known = fits ?? (again ? { grade: 'V2' as const } : judged.confirmed);
        if (known !== undefined) {
          sure.push(figure);
          confirmed.push(written(figure));
          grades.push(known.grade);
          continue;
        }
        if (figure.denied || (denied && !figure.limit) || isName(figure)) continue;
        if (!isOwn && isComputed(figure, [...asked, ...sure, ...said.filter((each) => each.kind !== 'current')])) {
          sure.push(figure);
          continue;
        }
        if (isAsked && !figure.limit && (!isOwn || saysOwn(figure.kind))) continue;
        found ??= decides ? found : searched(statement);
        const support = decides
          ? undefined
          : judgeFigure(about, together, [...mine, ...comparable([...beside(), ...(found ?? [])], figure, of)], ranker.rarity).confirmed;
        if (support === undefined)
          doubts.push({ said: written(figure), why: judged.instead === undefined ? 'unknown-figure' : 'other-figure', at: at(figure.end) });
        else {
          confirmed.push(written(figure));
          grades.push(support.grade);
        }
      }
      return {
        text: marked(sentence, doubts, language),
        confirmed,
        doubts: doubts.map((each) => ({ said: each.said || wording(sentence), why: each.why, replaced: false })),
        grades,
      };
    },
  };
}

/** What a figure of the answer is of, where both say so. Of counts there is one. */
const isSameThing = (figure: SaidFigure, fact: Fact): boolean =>
  fact.kind === figure.kind &&
  (figure.kind === 'count' ||
    figure.kind === 'factor' ||
    (sameKnownRole(figure.role, fact.role) && (figure.role === fact.role || (figure.role !== 'load' && fact.role !== 'load'))));

const isOwnAmpacity = (figure: SaidFigure, own: readonly Fact[]): boolean =>
  own.some((fact) => fact.kind === figure.kind && fact.role === 'ampacity' && sameValue(fact.value, figure.value));

/** Temperatures that name a column, and system voltages, are names of things more than figures of them. */
const NOMINAL_VOLTS: ReadonlySet<number | string> = new Set([120, 208, 240, 277, 480]);
const isName = ({ kind, value }: SaidFigure): boolean =>
  (kind === 'temperature' && (value === 60 || value === 75 || value === 90)) || (kind === 'voltage' && NOMINAL_VOLTS.has(value));

const columnNamed = (plain: string): 60 | 75 | 90 | undefined => {
  const column = Number(/\b(60|75|90) ?(?:°|degree|grado)?s? ?c?\b(?=.{0,12}\b(?:column|columna|terminal))/.exec(plain)?.[1]);
  return column === 60 || column === 75 || column === 90 ? column : undefined;
};

/** 'The conductor to a ground rod': what it runs to says which conductor it is. */
const ELECTRODES: readonly Concept[] = ['gec', 'electrode', 'ground-rod', 'ufer'];
const NAMES_CONDUCTOR = /\b(?:wires?|conductors?|cables?|hots?|phase|romex|service|alambres?|conductor\w*|acometida|vivos?)\b/;

/** In a list, what stands in the same item: '15 A on 14 AWG, 20 A on 12 AWG'. */
const nearest = (figure: SaidFigure, others: readonly SaidFigure[], plain: string): SaidFigure | undefined => {
  const distance = (other: SaidFigure): number => {
    const between = other.start < figure.start ? plain.slice(other.end, figure.start) : plain.slice(figure.end, other.start);
    return between.length + (/[,;]/.test(between) ? OTHER_ITEM : 0);
  };
  return [...others].sort((a, b) => distance(a) - distance(b))[0];
};
const OTHER_ITEM = 100;

/** 'Three or more wires' says when, not how many. */
const isCondition = ({ start, value }: SaidFigure, plain: string): boolean =>
  [`${value} or more`, `${value} o mas`].some((each) => plain.startsWith(each, start));

/** A current that follows from others: watts over volts, or 125 % of one. */
function isComputed({ kind, value }: SaidFigure, known: readonly SaidFigure[]): boolean {
  const of = (wanted: SaidFigure['kind']): number[] =>
    known.flatMap((each) => (each.kind === wanted && typeof each.value === 'number' ? [each.value] : []));
  // '28 A, so 35 A (125 percent)'.
  if (kind === 'percent') return of('current').some((one) => of('current').some((other) => sameValue((100 * one) / other, value)));
  if (kind !== 'current') return false;
  const loads = [...of('power'), ...of('apparent')].flatMap((watts) => of('voltage').map((volts) => watts / volts));
  const currents = [...loads, ...of('current')];
  return [...loads, ...[...currents, ...loads].map((amps) => amps * 1.25)].some((amps) => sameValue(amps, value));
}

function verdictOfAnswer(result: string): 'yes' | 'no' | undefined {
  const word = /^\W*(yes|no|s[ií])(?![\p{L}\d])/iu.exec(result)?.[1]?.toLowerCase();
  return word === undefined ? undefined : word === 'no' ? 'no' : 'yes';
}

/** A letter far beyond those that the guide knows of a section. */
function hasNoSubdivision(code: string, rules: readonly Passage[]): boolean {
  const letter = /\d\(([A-Z])\)/.exec(code)?.[1];
  if (letter === undefined || code.startsWith('Table')) return letter !== undefined && /\([S-Z]\)/.test(code);
  const known = rules.flatMap(({ sections }) => /\d\(([A-Z])\)/.exec(sections[0] ?? '')?.[1] ?? []).sort();
  const last = known.at(-1);
  return last === undefined ? letter > 'R' : letter.charCodeAt(0) > last.charCodeAt(0) + 6;
}

const endOfSection = (plain: string, { code }: SectionMention): number => {
  const number = /\d+(?:\.\d+)?/.exec(code)?.[0] ?? code;
  const start = plain.indexOf(number);
  return start + (/^\d+(?:\.\d+)?(?: ?\([a-z0-9]{1,4}\))*/.exec(plain.slice(start))?.[0].length ?? number.length);
};

const standsInSection = ({ start }: SaidFigure, plain: string): boolean =>
  /\b(?:article|articulo|table|tabla|section|seccion|nec) $/.test(plain.slice(0, start));

/** The list sign or number that a line begins with. */
const BULLET = /^\s*(?:(?:[-*+]|\d+\.)\s+)?/;

function replaced(sentence: string, { said, why, instead = '' }: Doubted, language: Language): Checked {
  const bullet = BULLET.exec(sentence)?.[0] ?? '';
  const space = sentence.slice(sentence.trimEnd().length);
  const text = `${bullet}${instead}${REPLACED[language]}${space}`;
  return { text, confirmed: [], doubts: [{ said: said === '' ? wording(sentence) : said, why, replaced: true }], grades: [] };
}

function marked(sentence: string, doubts: readonly Doubted[], language: Language): string {
  const places = [...new Set(doubts.map(({ at }) => at))].sort((a, b) => b - a);
  return places.reduce((text, place) => `${text.slice(0, place)}${NOT_VERIFIED[language]}${text.slice(place)}`, sentence);
}
