import { DEFAULT_EDITION, type Edition, type Language } from '../contract/values.ts';
import { answerAboutAdoption } from './answering/answer-adoption.ts';
import { answerFromForm } from './answering/answer-calculation.ts';
import { tellsOfFault } from './answering/answer-faults.ts';
import { answerByJudgement } from './answering/answer-judgement.ts';
import { answerByRank, FOLLOWING } from './answering/answer-ranked.ts';
import { answerByTranslation } from './answering/answer-translation.ts';
import { missingSections } from './answering/missing-section.ts';
import { tooLongToRead } from './answering/too-long.ts';
import { createRanker } from './asking/rank.ts';
import { remembering } from './asking/remembering.ts';
import type { CalculatorForm } from './calculators/forms.ts';
import { calculatorForms } from './calculators/forms.ts';
import { type Draft, finish } from './drafting/draft.ts';
import type { GuideAnswer, Question, Recalculate } from './drafting/question.ts';
import { readable } from './drafting/readable.ts';
import type { Scene } from './drafting/scene.ts';
import { createSignReader } from './faults/sign-reader.ts';
import { follow } from './following/follow.ts';
import { isHarmlessInChat, judge, judgeWhole, smallTalk } from './judgement/judge.ts';
import type { Judged } from './judgement/judged.ts';
import { withoutCommands } from './judgement/scope.ts';
import { OUTSIDE } from './judgement/small-talk-answers.ts';
import { stateEdition } from './knowledge/states.ts';
import { GUIDE_VERSION } from './knowledge/version.ts';
import type { Pack } from './pack/pack.ts';
import { languageAsked } from './reading/detect-language.ts';
import { type Reading, readQuestion } from './reading/read-question.ts';
import { createIndex } from './search/knowledge-index.ts';

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
  const inChat = scene.earlier.map((each) => each.original);
  const followed = follow(scene, FOLLOWING);
  // 'And the ground?' sounds like a request to leave it out; after a question about wire it is none.
  const isHarmless =
    alone !== undefined &&
    (tellsOfFault(scene) || (alone.kind === 'refusal' && followed !== undefined)) &&
    isHarmlessInChat(original, inChat, scene.language);
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
