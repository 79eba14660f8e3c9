// The field guide: a question in, an answer out, with nothing but this code and a pack of knowledge.
import type { CalculationInputs } from '../contract/answer.ts';
import { DEFAULT_EDITION, type Edition, type Language } from '../contract/values.ts';
import { answerAboutAdoption } from './answer-adoption.ts';
import { answerFromForm } from './answer-calculation.ts';
import { tellsOfFault } from './answer-faults.ts';
import { answerByJudgement } from './answer-judgement.ts';
import { answerByRank, FOLLOWING } from './answer-ranked.ts';
import { answerByTranslation } from './answer-translation.ts';
import { createRanker, type Ranker } from './asking/rank.ts';
import { remembering } from './asking/remembering.ts';
import type { ListRows, WrittenFigure } from './calculators/calculator.ts';
import { type Draft, finish } from './draft.ts';
import { createSignReader, type SignReader } from './faults/sign-reader.ts';
import { follow } from './following/follow.ts';
import { calculatorForms } from './forms.ts';
import { judge, judgeWhole, smallTalk } from './judgement/judge.ts';
import type { Judged } from './judgement/judged.ts';
import { missingSections } from './judgement/missing-section.ts';
import { withoutCommands } from './judgement/scope.ts';
import { OUTSIDE } from './judgement/small-talk-answers.ts';
import type { Pack, PackFaults } from './knowledge/pack.ts';
import { stateEdition } from './knowledge/states.ts';
import type { GuideAnswer, Question, Recalculate } from './question.ts';
import { readable } from './readable.ts';
import { createIndex, type KnowledgeIndex } from './search/knowledge-index.ts';
import { tooLongToRead } from './too-long.ts';
import { languageAsked } from './understand/detect-language.ts';
import { type Reading, readQuestion } from './understand/read-question.ts';
import { GUIDE_VERSION } from './version.ts';

/** How a form asks for one input; see `FormPlan`. */
export interface FieldAsk {
  /** The calculator cannot do without it. */
  readonly needed: boolean;
  /** It stands under 'More'. */
  readonly more: boolean;
  readonly usual?: number | string;
  readonly when?: { readonly input: string; readonly is: readonly string[] };
  readonly rows?: ListRows;
  readonly figure?: WrittenFigure;
  /** Kelvins of difference: not to be told in °F as a temperature is. */
  readonly difference?: true;
}

/** A calculator as an empty form, for a tray of calculators. */
export interface CalculatorForm {
  readonly id: string;
  readonly title: string;
  /** What it can be found by beside its title, in both languages. */
  readonly words: readonly string[];
  /** Filled with the calculator's own fallbacks. */
  readonly inputs: CalculationInputs;
  /** By the name of the field. */
  readonly asks: Readonly<Record<string, FieldAsk>>;
  /** Forms to show in place of this one, each of some of its inputs. */
  readonly parts: readonly CalculatorForm[];
}

export interface Guide {
  readonly version: string;
  /** Answers any text; never throws for what a person typed. */
  readonly answer: (question: Question) => GuideAnswer;
  /** How it reads a question, for who briefs or checks somebody else that answers it. */
  readonly scene: (question: Question) => Scene;
  /** Computes again from a form's values, for controls that recompute in place. */
  readonly recalculate: Recalculate;
  readonly list: (language: Language) => readonly CalculatorForm[];
}

interface Asked {
  readonly scene: Scene;
  /** The text tried to command the guide. */
  readonly commanded: boolean;
}

/** What every way of answering needs to know. */
export interface Scene {
  readonly question: Question;
  readonly reading: Reading;
  /** Readings of earlier questions of the chat, newest first. */
  readonly earlier: readonly Reading[];
  /** Of a question that follows from a sum: what was said for that one, by the names of inputs. */
  readonly carried?: Readonly<Record<string, string>>;
  readonly language: Language;
  readonly edition: Edition;
  readonly index: KnowledgeIndex;
  /** The index of the other language, where its pack is there: for whoever looks further. No answer rests on it, since a phone has one language. */
  readonly other: KnowledgeIndex | undefined;
  readonly ranker: Ranker;
  readonly faults: Omit<PackFaults, 'learned'> & { readonly signsIn: SignReader };
  /** Some of the texts are still on their way to this device. */
  readonly partial: boolean;
}

/**
 * A guide over one or more packs, the first of which is its home language. A question in a language without a pack
 * gets its calculations and its safety answers in that language, and knowledge in the home language.
 */
export function createGuide(...packs: readonly [Pack, ...Pack[]]): Guide {
  const home = roomFor(packs[0]);
  const rooms = new Map(packs.slice(1).map((pack) => [pack.language, roomFor(pack)]));

  // Who asks for the scene of a question has mostly just had its answer.
  const scenes = new WeakMap<Question, Asked>();
  const sceneOf = (given: Question): Asked => {
    const known = scenes.get(given);
    if (known !== undefined) return known;
    const made = newScene(given);
    scenes.set(given, made);
    return made;
  };

  const newScene = (given: Question): Asked => {
    const question = readable(given);
    const asked = withoutCommands(question.text);
    const language = question.language ?? languageAsked(question.text, question.previous ?? [], home.language);
    const { index, ranker, faults, partial } = rooms.get(language) ?? home;
    const known = index.knows;
    const reading = readQuestion(asked.text, language, known);
    const scene: Scene = {
      question,
      reading,
      earlier: (question.previous ?? []).slice(0, 4).map((text) => readQuestion(text, language, known)),
      language,
      edition: editionFor(question, reading),
      index,
      other: [home, ...rooms.values()].find((room) => room.index !== index)?.index,
      ranker,
      faults,
      partial,
    };
    return { scene, commanded: asked.tried };
  };

  return {
    version: GUIDE_VERSION,
    answer(question) {
      const { scene, commanded } = sceneOf(question);
      return finish(draftFor(scene, commanded), scene);
    },
    scene: (question) => sceneOf(question).scene,
    recalculate: (inputs, edition, language) => answerFromForm(inputs, edition, language),
    list: calculatorForms,
  };
}

/** What answers in a language rest on: its texts alone, so that a phone, which has no others, answers as the server does. */
function roomFor(pack: Pack) {
  const index = createIndex(pack);
  const { learned, ...told } = pack.faults;
  const faults = { ...told, signsIn: createSignReader(learned, told.opposites) };
  return { language: pack.language, index, ranker: remembering(createRanker(pack.learned, index)), faults, partial: pack.partial === true };
}

function draftFor(scene: Scene, commanded: boolean): Draft {
  const { plain, original } = scene.reading;
  const alone = judge(original, scene.language);
  // A few words of what was tried ('with nothing plugged in it stays on') sound like anything; told after the complaint they may be harmless.
  const inChat = scene.earlier.map((each) => each.original).toReversed();
  const followed = follow(scene, FOLLOWING);
  // 'And the ground?' sounds like a request to leave it out; after a question about wire it is none.
  const isHarmless =
    alone !== undefined &&
    (tellsOfFault(scene) || (alone.kind === 'refusal' && followed !== undefined)) &&
    judge([...inChat, original].join('. '), scene.language) === undefined;
  const judged =
    (isHarmless ? undefined : alone) ??
    // A command may hold the request: 'act as somebody who makes such cords'.
    (commanded ? judgeWhole(scene.question.text, scene.language) : undefined) ??
    (tellsOfFault(scene) || followed !== undefined ? undefined : smallTalk(aboutItself(original, scene), scene.language)) ??
    (commanded && plain.length < 8 ? OUTSIDE : undefined);
  const translated = judged === undefined || judged.kind === 'out-of-scope' ? answerByTranslation(scene) : undefined;
  if (translated !== undefined) return translated;
  if (judged?.aside === true) return withWarning(judged, scene);
  if (judged !== undefined) {
    const draft = withMissing(answerByJudgement(judged, scene), judged, scene);
    // 'Are you sure?' and 'write a note to the inspector' are of no trade by themselves; after a question they may well be about its answer.
    return judged.kind === 'out-of-scope' && scene.earlier.length > 0 && !commanded ? { ...draft, confidence: 'unsure' } : draft;
  }
  const draft = answerTo(scene);
  return commanded && draft.kind === 'nothing' ? answerByJudgement(OUTSIDE, scene) : draft;
}

/** A refusal says too that the section named with the request does not exist. */
function withMissing(draft: Draft, judged: Judged, scene: Scene): Draft {
  const missing = judged.kind === 'refusal' ? missingSections(scene)?.result : undefined;
  return missing === undefined ? draft : { ...draft, cautions: [missing.replaceAll('**', ''), ...draft.cautions] };
}

/** What was asked, with the warning after it; the warning alone where no answer is known. */
function withWarning(judged: Judged, scene: Scene): Draft {
  const draft = answerTo(scene);
  if (draft.kind === 'nothing' || draft.kind === 'ask') return answerByJudgement(judged, scene);
  const warning = judged.result[scene.language].replaceAll('**', '');
  return { ...draft, cautions: [warning, ...draft.cautions], warnings: [warning, ...(draft.warnings ?? [])] };
}

/** 'Translate that' is about the chat before it; without one it is about anything. */
const aboutItself = (text: string, { earlier }: Scene): string =>
  earlier.length === 0 ? text : text.replace(/\b(?:translat|traduc|traduzca)\w*/gi, ' ');

const answerTo = (scene: Scene): Draft =>
  tooLongToRead(scene) ?? answerAboutAdoption(scene) ?? missingSections(scene) ?? answerByRank(scene);

/** The edition named in the text, else asked for, else the job's, else its state's, else that of a state named in the text, else 2023. */
function editionFor(question: Question, reading: Reading): Edition {
  const state = question.job?.state ?? reading.state;
  return (
    reading.editions[0] ??
    question.edition ??
    question.job?.edition ??
    (state === undefined ? undefined : stateEdition(state).edition) ??
    DEFAULT_EDITION
  );
}
