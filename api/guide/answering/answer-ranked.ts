// Answers with whatever people most probably meant: a calculation, a rule or a topic, as sure as its rank is.
import type { Confidence } from '../../contract/answer.ts';
import { sentenceAlone, sentenceThatAsks } from '../asking/act.ts';
import { boundsIn, meetsBounds } from '../asking/bounds.ts';
import type { Ranked } from '../asking/candidate.ts';
import type { Decision } from '../asking/decide.ts';
import { entryId } from '../asking/rank.ts';
import { LOADS } from '../calculators/bound.ts';
import { calculatorById } from '../calculators/forms.ts';
import { CALCULATORS } from '../calculators/registry.ts';
import type { Draft } from '../drafting/draft.ts';
import type { Scene } from '../drafting/scene.ts';
import { asFollowed, askedAbout } from '../following/as-followed.ts';
import { type Answering, aloneOf, follow, mayBeFollowing } from '../following/follow.ts';
import { MANY } from '../reading/counted-rows.ts';
import { reckon, tokensOf } from '../reading/figures.ts';
import { type Concept, conceptSpans } from '../reading/lexicon.ts';
import { normalise } from '../reading/normalise.ts';
import { type QuantityKind, quantitiesIn } from '../reading/quantities.ts';
import type { Reading } from '../reading/read-question.ts';
import { sizesIn } from '../reading/sizes.ts';
import { isStopWord, stem } from '../reading/words.ts';
import { type NamedThing, namedIn } from '../verdict/named.ts';
import { asksWhatFits } from '../verdict/polarity.ts';
import { asksOfFeeder, type Weighed } from '../verdict/weigh.ts';
import { askBack } from './answer-asking.ts';
import { answerByCalculator, wantsVerdict, weighedByCalculator } from './answer-calculation.ts';
import { answerByFaults, isComplaint, withFaults } from './answer-faults.ts';
import {
  answerFromEntry,
  answerFromSections,
  answersAnother,
  namesMoreThan,
  namesTrade,
  nothingFor,
  OPENS_WITH_VERDICT,
  openingOf,
  questionOf,
  stillLoading,
  withoutOpening,
} from './answer-knowledge.ts';

/** From these probabilities on an answer is sure, or likely; measured on questions that nothing was fitted on. */
const SURE = 0.965;
const LIKELY = 0.3;
/** Without a word of the trade, what people asked of an entry must be nearly this much of the question ('what's a pigtail'). */
const ALIKE_ALONE = 0.49;
/** What has less than this share of the first's probability is not what was meant. */
const BESIDE = 0.1;
const BESIDE_MOST = 6;
/** With less than this share an entry does not decide yes or no for the first either. */
const DECIDES_BESIDE = 0.12;
/** So many other questions are offered to whoever meant something else. */
const INSTEAD = 2;

/** The answer to the question, or an honest 'nothing' with what is nearest; while texts are on their way, only what they cannot change. */
export function answerByRank(scene: Scene): Draft {
  const draft = answerFromWhatIsHere(scene);
  const stands = !scene.partial || (draft.kind !== 'nothing' && !scene.ranker.awaits(scene.reading));
  return stands ? draft : stillLoading(scene);
}

function answerFromWhatIsHere(scene: Scene): Draft {
  const goneOn = answerByFaults(scene);
  if (goneOn !== undefined) return goneOn;
  const followed = follow(scene, FOLLOWING);
  if (followed !== undefined) return asFollowed(answerFromWhatIsHere(followed.scene), followed, scene);
  const draft = answerAlone(scene);
  return mayBeFollowing(scene) && draft.kind === 'nothing' ? askedAbout(draft, scene) : draft;
}

function answerAlone(scene: Scene): Draft {
  const section = asksOnlyForSection(scene) ? answerFromSections(scene, []) : undefined;
  if (section !== undefined) return section;
  const ranked = rankedFor(scene);
  const [leader] = ranked;
  const asked = leader !== undefined && isKnown(leader) ? undefined : askBack(scene);
  if (asked !== undefined) return asked;
  const best = leader?.entry?.kind === 'topic' && comparesEditions(scene) ? (ranked.find(isRule) ?? leader) : leader;
  const others = ranked.filter((each) => each !== best);
  if (
    leader === undefined ||
    best === undefined ||
    isFarOff(best) ||
    (!namesTrade(scene.reading) && (best.features.like ?? 0) < ALIKE_ALONE)
  )
    return nothingFor(scene, ranked);
  const beside = others.filter(({ probability }) => probability >= best.probability * BESIDE).slice(0, BESIDE_MOST);
  const entryConfidence = confidenceOf(leader, beside);
  const deciding = decidingSum(ranked, scene);
  const sum = deciding?.sum ?? sumFor(best, beside) ?? sumForAnother(best, ranked, scene);
  const decided = sum === undefined ? decisionFor(ranked, scene) : undefined;
  const decision = decided !== undefined && onlyTells(decided, scene) ? undefined : decided;
  const answering = sum ?? (decision === undefined ? best : { id: entryId(decision.entry), entry: decision.entry });
  const near = beside.flatMap(({ entry }) => (entry === undefined ? [] : [{ entry }]));
  const draft =
    decision === undefined
      ? withoutStray(draftOf(sum ?? best, beside, scene, deciding?.also), sum, ranked, scene)
      : withFaults(answerFromEntry(decision.entry, near, scene, decision), entryId(decision.entry), scene, true);
  if (draft === undefined) return nothingFor(scene, ranked);
  const asSure = decision === undefined ? entryConfidence : decidedConfidence(entryConfidence, decision);
  // A sum knows what of the question it did not use.
  const isFurther = draft.decides !== undefined && answering.id !== best.id;
  // Nor is a yes or no sure that was not asked for; the question that it answers stands above what is likely.
  const isStray = OPENS_WITH_VERDICT.test(draft.result) && scene.ranker.actOf(scene.reading.plain) === undefined;
  const confidence =
    (asSure === 'sure' && (draft.confidence === 'likely' || isFurther || isStray)) || (asSure === 'unsure' && draft.decides !== undefined)
      ? 'likely'
      : asSure;
  if (confidence === 'unsure' && draft.kind !== 'ask') return nothingFor(scene, ranked);
  const instead = beside.filter(({ id }) => !draft.restsOn.includes(id)).map((each) => questionOf(each, scene));
  return { ...draft, confidence, answers: questionOf(answering, scene), instead: [...new Set(instead)].slice(0, INSTEAD) };
}

/**
 * What a page's own text opens with, a yes or no, answers the page's question. Where the claims say the other word to the one at hand, however
 * hesitantly, or a length was asked about that the page does not have, the word is left out and the rest stands.
 */
function withoutStray(draft: Draft | undefined, sum: Ranked | undefined, ranked: readonly Ranked[], scene: Scene): Draft | undefined {
  const word = sum === undefined && draft !== undefined ? openingOf(draft.result) : undefined;
  if (draft === undefined || word === undefined) return draft;
  const decision = scene.ranker.decide(ranked, scene);
  const contradicted = decision !== undefined && decision.word !== word;
  return contradicted || (word === 'yes' && !measures(draft.result, scene)) ? { ...draft, result: withoutOpening(draft.result) } : draft;
}

/** False where the question asks about a length that `text` does not have: 'is 10 inches enough?'. */
const measures = (text: string, { reading }: Scene): boolean =>
  reading.quantities.every(({ kind, end, value, text: asked }) => {
    const clause = reading.plain.slice(end).split('?')[0] ?? '';
    const isAsked = kind === 'length' && clause.length < CLAUSE_MOST && reading.plain.length > end + clause.length && !clause.includes('.');
    return !isAsked || text.includes(String(Number.parseFloat(asked))) || text.includes(String(value));
  });
/** Hardly more than the figure's own clause is left of the question. */
const CLAUSE_MOST = 24;

/** A rule that most probably says what was asked: nothing of one's own job has to be known for it. */
const isKnown = ({ entry, probability }: Ranked): boolean => entry?.kind === 'rule' && probability >= KNOWN;
const KNOWN = 0.7;

/** A rule knows what each edition says; a topic tells of all at once. */
const comparesEditions = ({ reading }: Scene): boolean => reading.editions.length > 1;
const isRule = ({ entry }: Ranked): boolean => entry?.kind === 'rule';

/** 'How do I beat level 5 in Mario?': hardly a word of it was ever asked of the entry, and the entry says hardly one. */
const isFarOff = ({ entry, features }: Ranked): boolean =>
  entry !== undefined && (features.like ?? 0) < FAR_ALIKE && (features.covered ?? 0) < FAR_COVERED;
const FAR_ALIKE = 0.25;
const FAR_COVERED = 0.5;

/** Best first. A question that leans on the chat is ranked as it is understood. */
export function rankedFor(scene: Scene): readonly Ranked[] {
  const known = RANKED.get(scene);
  if (known !== undefined) return known;
  const ranked = rank(scene);
  RANKED.set(scene, ranked);
  return ranked;
}

/** An answer and the brief of whoever explains it rank the same question. */
const RANKED = new WeakMap<Scene, readonly Ranked[]>();

/** What following a chat needs of whoever answers. */
export const FOLLOWING: Answering = {
  rank: rankedFor,
  asksBack: (scene) => askBack(scene) !== undefined,
  sum(scene) {
    const [best] = rankedFor(scene);
    return best === undefined || best.entry !== undefined ? undefined : answerByCalculator(best.id, scene);
  },
};

const rank = (scene: Scene): readonly Ranked[] =>
  scene.earlier.length === 0 ? rankOf(scene.reading, scene) : (follow(scene, FOLLOWING)?.ranked ?? rankedFor(aloneOf(scene)));

function rankOf(reading: Reading, { ranker, edition, question }: Scene): readonly Ranked[] {
  const candidates = ranker.candidates({ reading, edition });
  const ranked = ranker.rank(
    candidates.filter(({ id, entry }) =>
      entry === undefined ? !isBeyond(id, reading) && !isOfAnother(id, reading) : !answersAnother(entry, reading),
    ),
  );
  const taken = ranked.find(({ id }) => id === question.meant);
  return taken === undefined ? ranked : [{ ...taken, probability: 1 }, ...ranked.filter((each) => each !== taken).map(hardly)];
}
const hardly = (each: Ranked): Ranked => ({ ...each, probability: each.probability * 1e-6 });

/** A figure that is more than a calculator can take: it would go on with its usual one, against what was said. */
function isBeyond(id: string, { quantities }: Reading): boolean {
  const { inputs = [], voltsMost = Infinity } = calculatorById(id) ?? {};
  if (namesMoreThan(voltsMost, quantities)) return true;
  return quantities.some(({ kind, value }) => {
    const most = inputs.flatMap((input) => (input.kind === 'number' && input.unit === UNIT_OF[kind] ? input.max : []));
    return most.length > 0 && value > Math.max(...most);
  });
}
/** 'A tankless of 27 kW': its kilowatts are no range's. 'How many ground rods' wants no size. */
function isOfAnother(id: string, reading: Reading): boolean {
  const { loads, notOf = [], notCounting = [] } = calculatorById(id) ?? {};
  return (
    (loads !== undefined && !reading.has(...loads) && reading.has(...LOADS)) ||
    reading.has(...notOf) ||
    (notCounting.length > 0 && countedIn(reading).some((concept) => notCounting.includes(concept)))
  );
}

/** What the question asks the number of. */
function countedIn({ stems }: Reading): readonly Concept[] {
  return conceptSpans(stems).flatMap(({ concept, start }) => (MANY_STEMS.has(stems[start - 1] ?? '') ? [concept] : []));
}
const MANY_STEMS = new Set([...MANY].map(stem));

/** As inputs have them. */
const UNIT_OF: Readonly<Partial<Record<QuantityKind, string>>> = {
  current: 'A',
  voltage: 'V',
  power: 'W',
  apparent: 'VA',
  horsepower: 'hp',
  length: 'ft',
  area: 'ft²',
  frequency: 'Hz',
};

/** Entries of one section say the same thing twice: together they are as probable as both. */
function confidenceOf(best: Ranked, beside: readonly Ranked[]): Confidence {
  const home = homeOf(best);
  const together =
    best.probability + beside.reduce((sum, each) => sum + (home !== undefined && homeOf(each) === home ? each.probability : 0), 0);
  return together >= SURE ? 'sure' : together >= LIKELY ? 'likely' : 'unsure';
}

/**
 * A sum that says yes or no to the question: nearer to it than what a rule claims of another size. Where the question is short and the sum
 * uses every figure of it, it need not be near the first; a story may ask for something else than the sum.
 */
function decidingSum(ranked: readonly Ranked[], scene: Scene): Deciding | undefined {
  if (!wantsVerdict(scene)) return undefined;
  const most = ranked[0]?.probability ?? 1;
  const least = scene.reading.stems.length > STORY && !asksOfDevice(scene) && !asksOfWire(scene) ? NEAR : FAR;
  const sums = ranked.filter(({ entry, features, probability }) => entry === undefined && features.bare !== 1 && probability >= most * FAR);
  const able = sums.filter(({ probability }) => probability >= most * least).slice(0, DECIDING_MOST);
  const isUnsettled =
    most < UNSETTLED || asksOfFeeder(scene.reading.plain) || isOfAnotherSize(scene.ranker.decide(ranked, scene)?.claim?.what, scene);
  const check = isUnsettled && asksOfDevice(scene) && !tellsOfMany(scene) ? [unranked(WIRE_ON_DEVICE)] : [];
  const alone = [...able, ...check].find((each) => {
    const decides = answerByCalculator(each.id, scene)?.decides;
    return decides === 'whole' || (decides === 'partly' && (each.probability >= most * BESIDE || failsCheck(each, check, scene)));
  });
  if (alone !== undefined) return { sum: alone };
  // 'A 1500 W heater on a 20 A breaker with #12': the wire is one sum, the load another.
  const partly = sums.slice(0, DECIDING_MOST).flatMap((sum) => {
    const weighed = weighedByCalculator(sum.id, scene);
    return weighed === undefined || weighed.left.length === 0 ? [] : [{ sum, weighed }];
  });
  const adding = together(scene);
  const others = [...partly.map(({ sum, weighed }) => ({ id: sum.id, weighed })), ...adding, ...wireOnDevice(partly, scene)];
  const pair = partly
    .filter(({ sum }) => able.includes(sum))
    .flatMap(({ sum }) => others.flatMap(({ id, weighed }): Deciding[] => (id === sum.id ? [] : [{ sum, also: weighed }])))
    .find(({ sum, also }) => answerByCalculator(sum.id, scene, also)?.decides !== undefined);
  const added = pair === undefined ? adding.find(({ id }) => answerByCalculator(id, scene)?.decides !== undefined) : undefined;
  return added === undefined ? pair : { sum: unranked(added.id) };
}

/** A sum that is made wherever it ranks. */
const unranked = (id: string): Ranked => ({ id, entry: undefined, features: {}, score: 0, probability: 0 });

/** 'Lugs are marked 75. Can I land it on a 100 amp breaker?': a story whose last sentence puts a device to its wire. */
function asksOfDevice({ reading }: Scene): boolean {
  const named = namedIn(reading);
  const devices = named.filter(({ kind, heads }) => kind === 'current' && heads.includes('device'));
  const asked = tokensOf(sentenceThatAsks(reading.plain)).map(({ text }) => text);
  // 'Am I allowed to put that on it?'
  const isAsked = asked.some(startsWithDigit) ? devices.some(({ value }) => asked.includes(String(value))) : devices.length > 0;
  return isAsked && named.some(isPhaseConductor);
}
/** 'Is the 6/3 big enough?' */
function asksOfWire({ reading }: Scene): boolean {
  const sentence = sentenceThatAsks(reading.plain);
  return sizesIn(sentence).length > 0 && asksWhatFits(tokensOf(sentence));
}

/** What falls short by itself falls short whatever else is on it. */
const failsCheck = (sum: Ranked, check: readonly Ranked[], scene: Scene): boolean =>
  check.includes(sum) && weighedByCalculator(sum.id, scene)?.holds === false;

/** Six circuits in one pipe are no plain wire on its breaker. */
const tellsOfMany = ({ reading }: Scene): boolean => tokensOf(reading.plain).some(({ text }) => MANY_WIRES.has(text));
const MANY_WIRES = new Set(
  'circuits circuitos wires conductors cables runs sets bundle hilos conductores alambres corridas juegos'.split(' '),
);
const startsWithDigit = (text: string): boolean => /^[#\d]/.test(text);
const isPhaseConductor = ({ kind, heads }: NamedThing): boolean => kind === 'conductor' && !heads.includes('ground');

/** What another sum leaves of a wire is held against its device: 32 lamps on 20 A, 'with #12'. */
function wireOnDevice(
  partly: readonly { readonly weighed: Weighed }[],
  scene: Scene,
): readonly { readonly id: string; readonly weighed: Weighed }[] {
  const left = partly.some(({ weighed }) => weighed.left.some(isPhaseConductor));
  const weighed = left && !scene.reading.has('raceway') ? weighedByCalculator(WIRE_ON_DEVICE, scene) : undefined;
  return weighed === undefined ? [] : [{ id: WIRE_ON_DEVICE, weighed }];
}
const WIRE_ON_DEVICE = 'conductor-ampacity';
/** Where nothing is more probable, a wire and a device are held against each other wherever that sum ranks. */
const UNSETTLED = 0.5;

/** What adds up everything of a kind that the question names, though nobody would ask it alone. */
function together(scene: Scene): readonly { readonly id: string; readonly weighed: Weighed }[] {
  const named = new Set(namedIn(scene.reading).map(({ kind }) => kind));
  return CALCULATORS.flatMap(({ id, bounds }) => {
    const adds = bounds?.some(({ given }) => 'named' in given && given.sum === true && named.has(given.named)) === true;
    const weighed = adds ? weighedByCalculator(id, scene) : undefined;
    return weighed === undefined ? [] : [{ id, weighed }];
  });
}

interface Deciding {
  readonly sum: Ranked;
  /** What a second sum found, which the first one leaves open. */
  readonly also?: Weighed;
}

/** Of so many calculations it is seen whether they decide. */
const DECIDING_MOST = 6;
const STORY = 30;
const NEAR = 0.5;
const FAR = 0.002;

/** A sum that can be made from what is given, where the first is a topic that tells the usual. */
function sumFor(best: Ranked, beside: readonly Ranked[]): Ranked | undefined {
  if (best.entry?.kind !== 'topic') return undefined;
  return beside.find(
    ({ entry, probability, features }) =>
      entry === undefined && features.bare !== 1 && features.missing === 0 && probability >= best.probability * COMPUTED,
  );
}
const COMPUTED = 0.5;

/**
 * The sum of the load that was asked about, where the first is a topic that opens with another one's: '4500 W takes 18.75 A' is wrong of 5500 W,
 * and whoever reads it builds by it.
 */
function sumForAnother(best: Ranked, ranked: readonly Ranked[], scene: Scene): Ranked | undefined {
  const asked = scene.reading.all('power');
  const [load] = asked;
  if (best.entry?.kind !== 'topic' || load === undefined || asked.length > 1) return undefined;
  const told = quantitiesIn(normalise(answerFromEntry(best.entry, [], scene).result, scene.language));
  const powers = told.filter(({ kind }) => kind === 'power');
  const reckons = powers.length > 0 && told.some(({ kind }) => kind === 'current');
  if (!reckons || powers.some(({ value }) => value === load.value)) return undefined;
  return ranked
    .filter(
      ({ entry, features, probability }) => entry === undefined && features.bare !== 1 && probability >= best.probability * FOR_ANOTHER,
    )
    .find(({ id }) => {
      const draft = answerByCalculator(id, scene);
      return draft?.kind === 'calculation' && (draft.warnings ?? []).length === 0;
    });
}
const FOR_ANOTHER = 0.03;

/** What decides a question of yes or no; undefined where a sum answers it, or nothing claims enough. */
function decisionFor(ranked: readonly Ranked[], scene: Scene): Decision | undefined {
  const { reading, ranker } = scene;
  const [best] = ranked;
  // A claim speaks of one edition.
  if (reading.editions.length > 1) return undefined;
  if (best === undefined || (best.entry === undefined && best.features.bare !== 1 && best.features.missing === 0)) return undefined;
  const decision = ranker.decide(ranked, scene);
  if (decision === undefined || decision.probability < decidedFrom(decision)) return undefined;
  if (decision.word === 'yes' && decision.claim !== undefined && !measures(decision.claim.what, scene)) return undefined;
  if (decision.claim !== undefined && holdsMoreThan(decision.claim.what, scene)) return undefined;
  if (isOfAnotherSize(decision.claim?.what, scene)) return undefined;
  if (decision.word === 'yes' && (decision.claim?.says === 'is' || decision.claim?.says === 'must') && asksIfAllRight(scene))
    return undefined;
  const entry = ranked.find(({ id }) => id === entryId(decision.entry));
  return (entry?.probability ?? 0) < best.probability * DECIDES_BESIDE ? undefined : decision;
}
/** 'Is that ok?' behind a story asks what is allowed, and neither a fact about it nor a duty says so: 'yes, the lugs stay live'. */
function asksIfAllRight({ reading }: Scene): boolean {
  const sentence = tokensOf(sentenceAlone(reading.plain)).map(({ text }) => text);
  const words = sentence.slice(sentence.lastIndexOf(',') + 1);
  return words.length <= ALL_RIGHT_MOST && words.some((word) => ALL_RIGHT.has(word));
}
const ALL_RIGHT = new Set(
  'ok okay fine legal safe good enough bien bueno permitido seguro alcanza suficiente basta sirve aguanta'.split(' '),
);
const ALL_RIGHT_MOST = 6;

/** 'You must not use 8 AWG on a 50 A range circuit' says nothing of 6 AWG; what is said of smaller or larger ones it says of them all. */
function isOfAnotherSize(claim: string | undefined, { reading, language }: Scene): boolean {
  if (claim === undefined) return false;
  const plain = normalise(claim, language);
  const claimed = sizesIn(plain).map(({ size }) => size);
  const named = reading.sizes.map(({ size }) => size);
  const isOfOne = !tokensOf(plain).some(({ text }) => OR_OTHER.has(text));
  return isOfOne && claimed.length > 0 && named.length > 0 && !claimed.some((size) => named.includes(size));
}
const OR_OTHER = new Set(
  'smaller larger bigger least less more than under over to menor menores mayor mayores menos mas minimo desde hasta'.split(' '),
);
/** 'With 30 or fewer current-carrying conductors' says nothing of 32 wires, which are counted by another word. */
function holdsMoreThan(claim: string, { reading, language }: Scene): boolean {
  const boundsOf = (plain: string) =>
    boundsIn(reckon(plain, language)).map(({ of, ...rest }) => ({ ...rest, of: CONDUCTORS.has(of) ? '~conductor' : of }));
  return meetsBounds(boundsOf(normalise(claim, language)), boundsOf(reading.plain)) === 'outside';
}
/** What conductors are counted by; 'cables' are of 'cablear' too. */
const CONDUCTORS: ReadonlySet<string> = new Set(['current-carry', '~current-carrying', '~conductor', '~pull-wire', '~thhn']);

/** A complaint that asks nothing wants no yes to what it tells. */
const onlyTells = ({ entry }: Decision, scene: Scene): boolean =>
  !scene.reading.original.includes('?') && isComplaint(entryId(entry), scene);

/** A verdict is as sure as its entry and itself together. */
const decidedConfidence = (entry: Confidence, { probability }: Decision): Confidence =>
  entry === 'sure' && probability >= SURE ? 'sure' : 'likely';
/** From this probability on a verdict is said; a permission wants more, since a wrong one is what hurts. */
const decidedFrom = ({ word, claim }: Decision): number => (word === 'yes' && claim?.says === 'may' ? 0.6 : 0.5);

const homeOf = ({ entry }: Ranked): string | undefined =>
  (entry === undefined ? undefined : entry.kind === 'rule' ? entry.rule.section : entry.topic.references[0])?.replace(/\(.*$/, '');

function draftOf(best: Ranked, beside: readonly Ranked[], scene: Scene, also?: Weighed): Draft | undefined {
  const near = beside.flatMap(({ entry }) => (entry === undefined ? [] : [{ entry }]));
  if (best.entry === undefined) {
    const draft = answerByCalculator(best.id, scene, also);
    const share = beside.find(({ entry, features }) => entry !== undefined && (features.tells ?? 0) > 0);
    if (share?.entry !== undefined && WANTS_SHARE.test(scene.reading.plain) && !/%/.test(draft?.result ?? ''))
      return answerFromEntry(share.entry, near, scene);
    // What cannot be computed may be what the rule beside it says.
    const rule = beside.find(({ entry, probability }) => entry !== undefined && probability >= best.probability * 0.4);
    return draft?.kind === 'ask' && rule?.entry !== undefined ? answerFromEntry(rule.entry, near, scene) : draft;
  }
  if (best.entry.kind === 'topic') return withFaults(answerFromEntry(best.entry, near, scene), best.id, scene);
  const named = scene.reading.sections.length > 0 ? answerFromSections(scene, near) : undefined;
  return named ?? answerFromEntry(best.entry, near, scene);
}

/** 'What does 250.66 say?' */
const asksOnlyForSection = ({ reading }: Scene): boolean =>
  reading.sections.length > 0 && reading.stems.filter((each) => !isStopWord(each) && !/\d/.test(each)).length <= 1;

/** A percentage: amperes are no answer to it. */
const WANTS_SHARE = /\b(?:what|which|que|cual)\b.{0,14}(?:percent(?:age)?|%|porcentaje)/;
