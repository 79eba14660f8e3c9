// Yes or no out of what a rule claims: what the question wants to know, which claim speaks of it, and under which condition.
import type { Language, Text } from '../contract/values.ts';
import type { Says } from './knowledge/knowledge.ts';
import type { PackClaim } from './knowledge/pack.ts';
import { conceptSpans } from './understand/lexicon.ts';
import { fold } from './understand/normalise.ts';
import { isStopWord, stem, wordsOf } from './understand/words.ts';

/** What a yes-or-no question is about: may it be done, must it be done, may it be left out, or is it so. */
export type Act = 'may' | 'must' | 'skip' | 'is';

// How people begin to ask, in either language.
const MAY =
  /\b(?:can|could|may|puedo|podemos|puede|pueden|podria|se (?:puede|permite|vale|acepta)n?|(?:is|are|be|it|its|that|this|if|thing) (?:\S+ ){0,4}?(?:ok|okay|legal|allowed|permitted|permissible|acceptable|safe|fine|alright|code compliant|to code)|allowed to|(?:ok|okay|legal|safe|fine) (?:to|if)|esta (?:bien|permitido)|es (?:legal|permitido|valido|correcto|seguro)|(?:does|do) (?:the )?(?:nec|code) (?:allow|permit))\b/;
const MUST =
  /\b(?:needs?|have to|has to|got to|gotta|required?|requires|mandatory|necessary|supposed to|must|should|shall|hay que|teng\w+ que|tien\w+ que|necesit\w+|requier\w+|exig\w+|obligatori[oa]|obligad[oa]|llevan?|deb[eo]n?|ocup\w+|a fuerzas?)\b/;
const LEFT_OUT =
  /\b(?:without|skip\w*|omit\w*|leave (?:\S+ ){0,3}?(?:off|out)|(?:get (?:away|by)|do) with(?:out| no)|not (?:use|put|have|install|run|bond|ground)|sin|omitir|saltar\w*|brincar\w*|no (?:poner|ponerle|usar|llevar|instalar))\b/;
/** The head of a question for a figure, a place or a reason. */
const ASKS_ELSE =
  /^(?:(?:so|and|but|ok|also|then|y|pero|entonces|oye|hey|hi|hello|hola) ?,? ?)*(?:how(?! come)|what(?! if)|which|why|where|when|who|whose|que(?! pasa si)|cual|cuales|cuant[oa]s?|por que|donde|cuando|quien|como|(?:a|de|en|con|para|hasta) (?:que|cuant[oa]s?|donde|cual))\b/;
const ASKS_WHETHER =
  /^(?:(?:so|and|but|ok|also|y|pero) ?,? ?)*(?:is|are|was|do|does|did|will|would|has|have|am|isn't|aren't|doesn't|es|son|se|hay|va|van|cuenta)\b|\b(?:right|correct|true|or not|ok|okay|legal|allowed|cierto|verdad|correcto|o no|si o no)\s*$/;

/** What a normalised question wants to know with yes or no; undefined where it wants something else. */
export function actOf(plain: string): Act | undefined {
  const sentences = plain.split(/(?<=[.?!;])\s+|¿/).map((each) => each.trim().replace(/[.?!;]+$/, ''));
  const questions = plain.includes('?') ? (plain.match(/[^.?!;¿]+(?=\?)/g) ?? []) : sentences.slice(-1);
  for (const question of questions.map((each) => each.trim()).reverse()) {
    // What is asked may come after what is told: 'panel is in a closet, can I …'.
    const clauses = [question, ...question.split(/,\s*/).slice(1)];
    if (clauses.some((clause) => ASKS_ELSE.test(clause))) continue;
    const may = MAY.exec(question);
    const must = MUST.exec(question);
    if (may !== null && (must === null || may.index <= must.index)) return LEFT_OUT.test(question.slice(may.index)) ? 'skip' : 'may';
    if (must !== null) return 'must';
    if (clauses.some((clause) => ASKS_WHETHER.test(clause))) return 'is';
  }
  return undefined;
}

/**
 * What a claim makes of a question; nothing where it does not decide it. That something need not be done allows nothing else, and that it may
 * be done does not say whether it must; that something must be done does not allow the rest.
 */
const WORD: Readonly<Record<Act, Partial<Readonly<Record<Says, 'yes' | 'no'>>>>> = {
  may: { 'must-not': 'no', may: 'yes', is: 'yes', 'is-not': 'no' },
  must: { must: 'yes', 'must-not': 'no', 'need-not': 'no' },
  skip: { must: 'no', 'need-not': 'yes' },
  is: { must: 'yes', 'must-not': 'no', may: 'yes', 'need-not': 'no', is: 'yes', 'is-not': 'no' },
};

export interface ClaimedVerdict {
  readonly word: 'yes' | 'no';
  readonly claim: PackClaim;
  /** How well the claim fits the question, 0 to 1. */
  readonly fit: number;
}

/** Weight of a term by how rare it is. */
export type Rarity = (term: string) => number;

/** Terms that carry what is meant: stems without grammar, and concepts. */
function termsOf(text: string): ReadonlySet<string> {
  const stems = wordsOf(fold(text)).map(stem);
  const spans = conceptSpans(stems);
  const inConcept = new Set(spans.flatMap(({ start, end }) => stems.slice(start, end)));
  return new Set([...stems.filter((each) => !isStopWord(each) && !inConcept.has(each)), ...spans.map(({ concept }) => `~${concept}`)]);
}

const weigh = (terms: Iterable<string>, rarity: Rarity): number => [...terms].reduce((sum, term) => sum + rarity(term), 0);
const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>): string[] => [...a].filter((term) => b.has(term));

// Places, and conditions of them, whose rules hold for nothing else.
const NARROWING: ReadonlySet<string> = new Set([
  ...(
    'bathroom kitchen laundry garage basement hallway closet stairs roof attic island pool hot-tub fountain plenum hazardous health-care ' +
    'assembly elevator sign temporary agricultural mobile-home rv marina driveway commercial emergency-system fire-pump fire-alarm burial over-1000-v'
  )
    .split(' ')
    .map((concept) => `~${concept}`),
  ...'wet damp mojado humedo'.split(' ').map(stem),
]);

/** How well a claim fits, and the share of what it says that the question speaks of: 0 to 1 each. */
interface Fit {
  readonly fit: number;
  readonly said: number;
}

/** The terms of a claim: what it says, that with its conditions, and its other words. */
interface ClaimTerms {
  readonly terms: ReadonlySet<string>;
  readonly also: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

const TERMS = new WeakMap<PackClaim, ClaimTerms>();

/** Claims stay, and are held against every sentence of an answer. */
function claimTerms(claim: PackClaim): ClaimTerms {
  const known = TERMS.get(claim);
  if (known !== undefined) return known;
  const made = {
    terms: termsOf(claim.what),
    also: termsOf(`${claim.what} ${claim.if ?? ''} ${claim.unless ?? ''} ${claim.words ?? ''}`),
    words: termsOf(claim.words ?? ''),
  };
  TERMS.set(claim, made);
  return made;
}

/** How much of the claim the question speaks of, and how much of the question the claim does: the harmonic mean. */
function fitOf(claim: PackClaim, asked: ReadonlySet<string>, rarity: Rarity): Fit {
  const { terms, also, words } = claimTerms(claim);
  const said = weigh(shared(terms, asked), rarity) / Math.max(1e-9, weigh(terms, rarity));
  const heard = weigh(shared(asked, also), rarity) / Math.max(1e-9, weigh(asked, rarity));
  const named = said + (1 - said) * (words.size === 0 ? 0 : 0.5 * (shared(words, asked).length / words.size));
  return { fit: (2 * named * heard) / Math.max(1e-9, named + heard), said: named };
}

/** Figures without the year of an edition, in the order of the text. */
const figuresIn = (text: string): readonly string[] => fold(text).match(/(?<![\d.])(?!20(?:17|20|23|26)\b)\d+(?:[./-]\d+)*/g) ?? [];

/** '20 on a 15' is not '15 on a 20', and what is said of 8 ft is not said of 6. */
function contradictsFigures(claim: PackClaim, asked: readonly string[]): boolean {
  const said = figuresIn(claim.what);
  if (said.length === 0 || asked.length === 0) return false;
  const common = asked.filter((each) => said.includes(each));
  return common.length === 0 || common.join(' ') !== said.filter((each) => asked.includes(each)).join(' ');
}

/** '14 AWG on 15 A' is not what a claim says of 14 AWG on 20 A. */
const speaksOfOther = (claim: PackClaim, figures: readonly string[]): boolean => {
  const said = figuresIn(claim.what);
  return said.some((each) => !figures.includes(each)) && figures.some((each) => !said.includes(each));
};

/** A claim about a place or thing that nobody asked about decides nothing: 'not in wet conduit' does not forbid conduit. */
const narrows = (claim: PackClaim, asked: ReadonlySet<string>): boolean =>
  [...claimTerms(claim).terms].some((term) => NARROWING.has(term) && !asked.has(term));

/** Below that a claim speaks of something else, or of less than was asked: 'not in wet conduit' says nothing of conduit. */
const FITS = 0.3;
const SAID = 0.45;
/** Two claims with opposite verdicts that fit about alike decide nothing. */
const APART = 0.9;

/** The claim, of those of a rule or topic, that answers a normalised question with yes or no; undefined where none does, or two contradict each other. */
export function claimedVerdict(claims: readonly PackClaim[] | undefined, plain: string, rarity: Rarity): ClaimedVerdict | undefined {
  const wanted = actOf(plain);
  if (wanted === undefined || claims === undefined) return undefined;
  const asked = termsOf(plain);
  const figures = figuresIn(plain);
  const fitting = claims
    .flatMap((claim): (ClaimedVerdict & Fit)[] => {
      const word = WORD[wanted][claim.says];
      return word === undefined || contradictsFigures(claim, figures) || narrows(claim, asked)
        ? []
        : [{ word, claim, ...fitOf(claim, asked, rarity) }];
    })
    .sort((a, b) => b.fit - a.fit);
  const [best] = fitting;
  if (best === undefined || best.fit < FITS || best.said < SAID) return undefined;
  const against = fitting.find(({ word }) => word !== best.word);
  return against !== undefined && against.fit >= best.fit * APART ? undefined : best;
}

/** What a statement may not say where a claim says this. That something must not be done contradicts who allows it, not who says nothing of it. */
const AGAINST: Readonly<Record<Says, readonly Says[]>> = {
  must: ['need-not', 'must-not'],
  'must-not': ['may', 'must'],
  may: [],
  'need-not': [],
  is: ['is-not'],
  'is-not': ['is'],
};
/** A statement is held against a claim only where both speak of the same thing, and no claim that says otherwise does so more plainly. */
const SAME_THING = 0.45;
const SAME_SAID = 0.5;
const PLAINER = 1.1;

/** Places that a claim lists side by side: 'in wet places, outdoors or underground' is said of each. */
const PLACES_IN_LISTS: ReadonlySet<string> = new Set([
  ...NARROWING,
  ...['~outdoor', '~burial', '~wet-location', '~damp'],
  ...'outdoor underground buried exposed embed concrete plaster'.split(' ').map(stem),
]);

/** The claim's fit with the one of several places that the statement is about. */
function fitOfOnePlace(claim: PackClaim, asked: ReadonlySet<string>, rarity: Rarity): Fit {
  const whole = fitOf(claim, asked, rarity);
  const { terms } = claimTerms(claim);
  const places = [...terms].filter((term) => PLACES_IN_LISTS.has(term));
  if (places.length < 2 || !places.some((term) => asked.has(term))) return whole;
  const left = [...terms].filter((term) => !PLACES_IN_LISTS.has(term) || asked.has(term));
  const said =
    weigh(
      left.filter((term) => asked.has(term)),
      rarity,
    ) / Math.max(1e-9, weigh(left, rarity));
  const heard = weigh(shared(asked, claimTerms(claim).also), rarity) / Math.max(1e-9, weigh(asked, rarity));
  return { fit: (2 * said * heard) / Math.max(1e-9, said + heard), said };
}

/** The claim that a normalised statement contradicts, of all that are given; undefined where none is about the same thing. */
export function contradictedClaim(claims: readonly PackClaim[], plain: string, says: Says, rarity: Rarity): PackClaim | undefined {
  const asked = termsOf(plain);
  const figures = figuresIn(plain);
  const fitting = claims
    .filter((claim) => !contradictsFigures(claim, figures) && !narrows(claim, asked) && !speaksOfOther(claim, figures))
    .map((claim) => ({ claim, ...fitOfOnePlace(claim, asked, rarity) }))
    .sort((a, b) => b.fit - a.fit);
  // 'Keep them apart' demands nothing that 'must not bond' forbids: what is told has to be the same act.
  const isSameAct = (claim: PackClaim): boolean =>
    (says !== 'must' && says !== 'must-not') ||
    wordsOf(fold(claim.what))
      .slice(0, 1)
      .every((verb) => asked.has(stem(verb)));
  const against = fitting.find(
    ({ claim, fit, said }) => AGAINST[claim.says].includes(says) && isSameAct(claim) && fit >= SAME_THING && said >= SAME_SAID,
  );
  const [best] = fitting;
  return against !== undefined && best !== undefined && best.fit <= against.fit * PLAINER ? against.claim : undefined;
}

const SPOKEN: Readonly<Record<'yes' | 'no', Text>> = { yes: { en: 'Yes', es: 'Sí' }, no: { en: 'No', es: 'No' } };
const MODAL: Readonly<Record<Exclude<Says, 'is' | 'is-not'>, Text>> = {
  must: { en: 'You must', es: 'Debe' },
  'must-not': { en: 'You must not', es: 'No debe' },
  may: { en: 'You may', es: 'Puede' },
  'need-not': { en: 'You need not', es: 'No hace falta' },
};

/** '**No, unless** it is a nipple: you must not …' as a Markdown sentence. */
export function sayVerdict({ word, claim }: ClaimedVerdict, language: Language): string {
  const spanish = language === 'es';
  const conditions = conditionsOf(claim, language);
  const opening = [SPOKEN[word][language], ...conditions].join(', ');
  const { says, what } = claim;
  if (says === 'is') return `**${opening}:** ${what}.`;
  // The false sentence is not repeated as if it were one.
  if (says === 'is-not') return `**${opening}.** ${spanish ? 'No es cierto que' : 'It is not so that'} ${what}.`;
  return `**${opening}.** ${MODAL[says][language]} ${what}.`;
}

const conditionsOf = (claim: PackClaim, language: Language): string[] => [
  ...(claim.if === undefined ? [] : [`${language === 'es' ? 'si' : 'if'} ${claim.if}`]),
  ...(claim.unless === undefined ? [] : [`${language === 'es' ? 'salvo que' : 'unless'} ${claim.unless}`]),
];

/** 'You must not …, unless …' as a sentence of its own. */
export function sayClaim(claim: PackClaim, language: Language): string {
  const { says, what } = claim;
  const head =
    says === 'is'
      ? what
      : says === 'is-not'
        ? `${language === 'es' ? 'No es cierto que' : 'It is not so that'} ${what}`
        : `${MODAL[says][language]} ${what}`;
  return `${[head, ...conditionsOf(claim, language)].join(', ')}.`;
}
