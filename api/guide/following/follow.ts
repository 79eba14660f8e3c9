// Understands a message that leans on the chat: tries every way of leaning that it may have, and takes the one that is likeliest to be meant.

import type { Ranked } from '../asking/candidate.ts';
import type { Draft } from '../drafting/draft.ts';
import type { Scene } from '../drafting/scene.ts';
import type { Reading } from '../reading/read-question.ts';
import { carriedFrom } from './carried.ts';
import { chatBefore, leanOf, mayLean, type Read, reader } from './chat.ts';
import { WEIGHTS } from './learned-data.ts';
import { partsOf } from './parts.ts';
import { about, asOne, changed, type Rewritten, together } from './rewrite.ts';
import { LIKELY, likeliest, type Way, type Weighed, worthLooking } from './weigh.ts';

/** What following a chat needs of who answers. */
export interface Answering {
  rank(scene: Scene): readonly Ranked[];
  /** The answer by calculation that ranks first, if one does. */
  sum(scene: Scene): Draft | undefined;
  /** It gives nothing to answer from: what must be known is asked back. */
  asksBack(scene: Scene): boolean;
}

export interface Followed extends Weighed {
  /** The question as it is understood, with no chat before it. */
  readonly scene: Scene;
  /** The question before, whole. */
  readonly before: Reading;
}

const alone = (scene: Scene, reading: Reading): Scene => ({ ...scene, reading, earlier: [] });

const ALONE = new WeakMap<Scene, Scene>();

/** The message as if no chat were before it: the same one for the same scene, so that it is ranked once. */
export function aloneOf(scene: Scene): Scene {
  const known = ALONE.get(scene);
  if (known !== undefined) return known;
  const made = alone(scene, scene.reading);
  ALONE.set(scene, made);
  return made;
}

/** What the amperes of an answer are of, by the name of its figure. */
const OF_AMPERES: readonly (readonly [end: string, en: string, es: string])[] = [
  ['mpacity', 'an ampacity of', 'una ampacidad de'],
  ['evice', 'a device of', 'un breaker de'],
  ['reaker', 'a device of', 'un breaker de'],
  ['ating', 'a device of', 'un breaker de'],
];

/**
 * The first outcome that an answer puts in bold, and of what it is: '12 AWG copper', 'a load of 31.25 A'. The amperes that were told are none: a
 * charger of 48 A is more than a load of 48 A, and whoever goes on with those alone loses that it is continuous.
 */
export function outcomeOf(
  { result, figures, understood }: Pick<Draft, 'result' | 'figures' | 'understood'>,
  language: Scene['language'],
): string | undefined {
  const bold = result.split('**').filter((_, at) => at % 2 === 1);
  const text = bold.find((each) => [...each].some((letter) => letter >= '0' && letter <= '9'));
  if (text === undefined || !text.endsWith(' A')) return text;
  const amperes = Number(text.slice(0, -2).replaceAll(',', ''));
  if (understood.some(({ from, value }) => from === 'question' && Number(value) === amperes)) return undefined;
  const figure = figures.find(({ unit, value }) => unit === 'A' && Math.abs(Number(value) - amperes) < 0.01);
  const told = OF_AMPERES.find(([end]) => figure?.name.includes(end) === true);
  const of = language === 'en' ? (told?.[1] ?? 'a load of') : (told?.[2] ?? 'una carga de');
  return `${of} ${text}`;
}

/** A way that a message may be meant, before anything is looked for. */
interface Telling {
  readonly way: Way;
  readonly text: string;
  readonly rewritten?: Rewritten;
  readonly carried?: Scene['carried'];
}

function tellingsOf({ reading, language }: Scene, before: Reading, sum: Draft | undefined): readonly Telling[] {
  const change = changed(reading, before);
  const outcome = sum === undefined ? undefined : outcomeOf(sum, language);
  return [
    { way: 'alone', text: reading.original },
    ...(change === undefined ? [] : [{ way: 'change' as const, text: change.text, rewritten: change }]),
    { way: 'next', text: together(reading, before) },
    { way: 'whole', text: asOne(reading, before) },
    ...(sum === undefined || outcome === undefined
      ? []
      : [{ way: 'result' as const, text: about(reading, outcome, language === 'en' ? 'for' : 'para'), carried: carriedFrom(sum) }]),
  ];
}

export interface Ways {
  readonly ways: readonly Followed[];
  readonly before: Reading;
  /** What answered the question before. */
  readonly answeredBy: string | undefined;
}

/** Every way that the message may be meant; of those only what is `worth` looking into. */
export function waysOf(
  scene: Scene,
  answering: Answering,
  worth: (tellings: readonly Telling[], before: Reading) => readonly Telling[] = (tellings) => tellings,
): Ways {
  const read = readerOf(scene);
  const before = beforeOf(scene);
  const { corrections: _, ...asked } = scene.question;
  const then = { ...alone(scene, before), question: asked };
  const tellings = worth(tellingsOf(scene, before, answering.sum(then)), before);
  const ways = tellings.map(({ way, text, rewritten, carried }): Followed => {
    const told = way === 'alone' ? aloneOf(scene) : { ...alone(scene, read(text)), ...(carried === undefined ? {} : { carried }) };
    const found = { way, ranked: answering.rank(told), asksBack: answering.asksBack(told), scene: told, before };
    return rewritten === undefined ? found : { ...found, rewritten };
  });
  return { ways, before, answeredBy: answering.rank(then)[0]?.id };
}

/** What the chat asked last, whole; of a scene with one. */
export const beforeOf = (scene: Scene): Reading => chatBefore(scene.earlier, readerOf(scene));

/** Whether the message looks as if it may lean on the chat. */
export const mayBeFollowing = (scene: Scene): boolean => scene.earlier.length > 0 && mayLean(scene.reading, beforeOf(scene));

/** Less than that is needed of a message that finds nothing as it stands. */
const mayHaveToFollow = (scene: Scene): boolean => scene.earlier.length > 0 && leanOf(scene.reading, beforeOf(scene)) > HARDLY;
const HARDLY = -2.5;

function failsAlone(scene: Scene, answering: Answering): boolean {
  const told = aloneOf(scene);
  if (answering.asksBack(told)) return true;
  const [best] = answering.rank(told);
  if (best === undefined) return true;
  return best.entry === undefined ? (best.features.missing ?? 0) > 0 : best.probability < LIKELY;
}

const FOLLOWED = new WeakMap<Scene, { readonly followed: Followed | undefined }>();

/** How the message leans on the chat; undefined where it is a question of its own. */
export function follow(scene: Scene, answering: Answering): Followed | undefined {
  if (!mayBeFollowing(scene) && !(mayHaveToFollow(scene) && failsAlone(scene, answering))) return undefined;
  const known = FOLLOWED.get(scene);
  if (known !== undefined) return known.followed;
  const best = partsOf(scene.reading).asksWhy ? reasonOf(scene, answering) : bestOf(scene, answering);
  const made = { followed: best?.way === 'alone' ? undefined : best };
  FOLLOWED.set(scene, made);
  return made.followed;
}

function bestOf(scene: Scene, answering: Answering): Followed | undefined {
  const { reading } = scene;
  const { ways, before, answeredBy } = waysOf(scene, answering, (tellings, then) =>
    worthLooking(tellings, { now: reading, before: then }, WEIGHTS.ways),
  );
  return likeliest(ways, { now: reading, before, answeredBy }, WEIGHTS.ways);
}

/** From this probability on a reason is one of what was asked, and not of anything. */
const REASON_KNOWN = 0.85;
/** Why it is so, where that is known of what was asked; else the answer before once more, with its reason. */
function reasonOf(scene: Scene, answering: Answering): Followed {
  const read = readerOf(scene);
  const before = beforeOf(scene);
  const [why, again] = [read(asOne(scene.reading, before)), before].map((reading) => {
    const told = alone(scene, reading);
    return { way: 'whole' as const, ranked: answering.rank(told), asksBack: false, scene: told, before };
  }) as [Followed, Followed];
  return (why.ranked[0]?.probability ?? 0) >= REASON_KNOWN ? why : again;
}

const readerOf = ({ language, index }: Scene): Read => reader(language, index.knows);
