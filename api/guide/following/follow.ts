// Understands a message that leans on the chat: tries every way of leaning that it may have, and takes the one that is likeliest to be meant.
import type { Scene } from '../answer.ts';
import type { Ranked } from '../asking/rank.ts';
import type { Draft } from '../draft.ts';
import type { Reading } from '../understand/read-question.ts';
import { chatBefore, mayLean, type Read, reader } from './chat.ts';
import { WEIGHTS } from './learned-data.ts';
import { about, asOne, changed, type Rewritten, together } from './rewrite.ts';
import { likeliest, type Way, type Weighed } from './weigh.ts';

/** What following a chat needs of who answers. */
export interface Answering {
  rank(scene: Scene): readonly Ranked[];
  /** The answer by calculation that ranks first, if one does. */
  sum(scene: Scene): Draft | undefined;
}

export interface Followed extends Weighed {
  /** The question as it is understood, with no chat before it. */
  readonly scene: Scene;
  /** The question before, whole. */
  readonly before: Reading;
}

const alone = (scene: Scene, reading: Reading): Scene => ({ ...scene, reading, earlier: [] });

/** The first outcome that an answer puts in bold: '31.25 A', '12 AWG copper'. */
export function outcomeOf({ result }: Pick<Draft, 'result'>): string | undefined {
  const bold = result.split('**').filter((_, at) => at % 2 === 1);
  return bold.find((text) => [...text].some((letter) => letter >= '0' && letter <= '9'));
}

/** Every way that the message may be meant; the first is as it stands. */
export function waysOf(scene: Scene, answering: Answering): { readonly ways: readonly Followed[]; readonly answeredBy: string | undefined } {
  const read = readerOf(scene);
  const before = chatBefore(scene.earlier, read);
  const { question } = scene;
  const { corrections: _, ...asked } = question;
  const then = { ...alone(scene, before), question: asked };
  const way = (name: Way, text: string | undefined, rewritten?: Rewritten): Followed[] => {
    if (text === undefined) return [];
    const told = alone(scene, name === 'alone' ? scene.reading : read(text));
    return [{ way: name, ranked: answering.rank(told), scene: told, before, ...(rewritten === undefined ? {} : { rewritten }) }];
  };
  const change = changed(scene.reading, before);
  const sum = answering.sum(then);
  const outcome = sum === undefined ? undefined : outcomeOf(sum);
  return {
    ways: [
      ...way('alone', scene.reading.original),
      ...way('change', change?.text, change),
      ...way('next', together(scene.reading, before)),
      ...way('whole', asOne(scene.reading, before)),
      ...way('result', outcome === undefined ? undefined : about(scene.reading, outcome)),
    ],
    answeredBy: answering.rank(then)[0]?.id,
  };
}

const FOLLOWED = new WeakMap<Scene, { readonly followed: Followed | undefined }>();

/** How the message leans on the chat; undefined where it is a question of its own. */
export function follow(scene: Scene, answering: Answering): Followed | undefined {
  if (scene.earlier.length === 0 || !mayLean(scene.reading, chatBefore(scene.earlier, readerOf(scene)))) return undefined;
  const known = FOLLOWED.get(scene);
  if (known !== undefined) return known.followed;
  const { ways, answeredBy } = waysOf(scene, answering);
  const [first] = ways;
  const best =
    first === undefined ? undefined : likeliest(ways, { now: scene.reading, then: first.before, before: answeredBy }, WEIGHTS.ways);
  const made = { followed: best?.way === 'alone' ? undefined : best };
  FOLLOWED.set(scene, made);
  return made.followed;
}

const readerOf = ({ language, index }: Scene): Read => reader(language, index.knows);
