// Learns from chats how a message leans on those before it, and writes `api/guide/following/learned.json`. Runs by itself, in a minute, after `swaps.ts`;
// `--kept` asks chats that it does not learn from.
import { writeFileSync } from 'node:fs';
import { createGuide } from '../../api/guide/answer.ts';
import { answerByRank, FOLLOWING } from '../../api/guide/answering/answer-ranked.ts';
import type { Features } from '../../api/guide/asking/candidate.ts';
import { finish } from '../../api/guide/drafting/draft.ts';
import type { Scene } from '../../api/guide/drafting/scene.ts';
import { type Followed, waysOf } from '../../api/guide/following/follow.ts';
import { partsOf } from '../../api/guide/following/parts.ts';
import { messageFeatures, type Way, wayFeatures } from '../../api/guide/following/weigh.ts';
import { packFor } from '../../api/guide/pack/pack.ts';
import type { ExamQuestion } from '../exam/question.ts';
import { asking, sitExam } from '../exam/sit.ts';
import { hash, peoplesQuestions, readLines } from './people.ts';
import { type Choice, fitChoices } from './softmax.ts';

/** A chat with the key of its last message, as the exam writes keys. */
export interface Chat extends Pick<ExamQuestion, 'id' | 'question' | 'verdict' | 'expected' | 'expected_refs'> {
  readonly previous: readonly string[];
  readonly leans: 'change' | 'next' | 'subject' | 'why' | 'not';
}

/** A chat of which only is known how its last message leans, and perhaps what has to answer it. */
export interface Leaning {
  readonly previous: readonly string[];
  readonly question: string;
  readonly leans: Chat['leans'];
  readonly answeredBy?: string;
}

const LEANINGS = new URL('../../api/guide/following/leans.asked.jsonl', import.meta.url);
const WAYS_OF: Readonly<Record<Chat['leans'], readonly Way[]>> = {
  change: ['change'],
  next: ['next', 'whole', 'result'],
  subject: ['next', 'whole'],
  why: ['whole'],
  not: ['alone'],
};
export const CHATS = new URL('../../api/guide/following/chats.asked.jsonl', import.meta.url);
const OUT = new URL('../../api/guide/following/learned.json', import.meta.url);
/**
 * So many questions of their own are asked after others, with this weight each; chats are few beside them. Half of them are short, as people ask
 * one plain thing after the other ('what is bonding'): they look most like a message that leans.
 */
const STRANGERS = 800;
const STRANGE = 0.15;
const SHORT_WORDS = 6;
/** What people begin with though they ask something new. */
const OPENINGS = ['', '', '', '', 'and ', 'ok ', 'so ', 'but ', 'y ', 'also ', 'now '];

const guide = createGuide(packFor('en'), packFor('es'));

export const examined = (chat: Chat): ExamQuestion => ({ ...chat, lang: 'mixed', kind: 'calc', edition: 'any', verified: 'chat' });

interface Case {
  readonly leans: boolean;
  readonly message: Features;
  readonly choice: Choice | undefined;
  readonly weight: number;
}

function caseOf(scene: Scene, right: (way: Followed) => boolean, leans: boolean, weight: number): Case {
  const { ways, before, answeredBy } = waysOf(scene, FOLLOWING);
  const rows = ways.map((each) => wayFeatures(each, scene.reading, before, answeredBy));
  const chosen = ways.flatMap((each, at) => (right(each) ? [at] : []));
  return {
    leans,
    weight,
    message: messageFeatures(partsOf(scene.reading), partsOf(before)),
    choice: chosen.length === 0 || chosen.length === rows.length ? undefined : { rows, chosen, weight },
  };
}

const isAlone = ({ way }: Followed): boolean => way === 'alone';
const sceneOf = (text: string, previous: readonly string[]): Scene => guide.scene({ text, previous: previous.toReversed() });

export function caseOfChat(chat: Chat): Case {
  const scene = sceneOf(chat.question, chat.previous);
  const isRight = ({ scene: told }: Followed): boolean => {
    const { answer } = finish(answerByRank(told), told);
    const question = { ...examined(chat), question: told.reading.original, previous: [] };
    return answer.kind !== 'nothing' && sitExam(() => answer, [question]).every(({ outcome }) => outcome === 'right');
  };
  const leans = chat.leans !== 'not';
  return caseOf(scene, leans ? isRight : isAlone, leans, 1);
}

export function caseOfLeaning({ previous, question, leans, answeredBy }: Leaning): Case {
  const scene = sceneOf(question, previous);
  const isRight = ({ way, scene: told }: Followed): boolean =>
    WAYS_OF[leans].includes(way) && (answeredBy === undefined || answerByRank(told).restsOn.includes(answeredBy));
  return caseOf(scene, isRight, leans !== 'not', 1);
}

export function strangers(): readonly Case[] {
  const asked = peoplesQuestions()
    .map(({ text }) => ({ text, at: hash(text) }))
    .sort((a, b) => a.at - b.at);
  const short = asked.filter(({ text }) => text.split(' ').length <= SHORT_WORDS);
  return Array.from({ length: STRANGERS }, (_, at) => {
    const from = at % 2 === 0 ? asked : short;
    const opening = OPENINGS[at % OPENINGS.length] ?? '';
    const text = from[at]?.text ?? '';
    const before = asked[at + STRANGERS]?.text ?? text;
    return caseOf(sceneOf(`${opening}${text}`, [before]), isAlone, false, STRANGE);
  });
}

export function fitFollowing(chats: readonly Case[], apart: readonly Case[]) {
  const cases = between(chats, apart);
  const leaning = fitChoices(
    cases.map(({ message, leans, weight }) => ({ rows: [message, {}], chosen: [leans ? 0 : 1], weight })),
    STEPS,
  );
  const ways = fitChoices(
    cases.flatMap(({ choice }) => choice ?? []),
    STEPS,
  );
  return { leaning: { ...leaning, base: (leaning.base ?? 0) + CAREFUL }, ways };
}
/** Chosen on fifths of the chats kept out of the fit. */
export const STEPS = { rounds: 100, rate: 0.3, decay: 1e-4 };

/** Cases of two kinds in turn, so that neither is learned last. */
const between = (chats: readonly Case[], apart: readonly Case[]): readonly Case[] => {
  const step = apart.length / Math.max(1, chats.length);
  return chats.flatMap((chat, at) => [chat, ...apart.slice(Math.round(at * step), Math.round((at + 1) * step))]);
};

/** The first look lets through what may lean. */
const CAREFUL = 0.5;

export const chatsFrom = (file: URL): readonly Chat[] => readLines<Chat>(file);

/** Chats that nothing is fitted on; only how many of them come out right is looked at. */
const KEPT = new URL('../../api/guide/following/kept.asked.jsonl', import.meta.url);

if (import.meta.main && process.argv.includes('--kept')) {
  const kept = chatsFrom(KEPT).map(examined);
  const right = sitExam(asking(guide), kept).filter(({ outcome }) => outcome === 'right');
  console.log(`${right.length} of ${kept.length} kept chats are answered rightly`);
} else if (import.meta.main) {
  const chats = [...chatsFrom(CHATS).map(caseOfChat), ...readLines<Leaning>(LEANINGS).map(caseOfLeaning)];
  writeFileSync(OUT, `${JSON.stringify(fitFollowing(chats, strangers()))}\n`);
}
