// Learns from chats which figure of the question before a figure of a message stands in the place of, and writes
// `api/guide/following/learned-swaps.json`. Runs by itself, in seconds, before `following.ts`.
import { writeFileSync } from 'node:fs';
import type { Language } from '../../api/contract/values.ts';
import { createGuide } from '../../api/guide/answer.ts';
import type { Features } from '../../api/guide/asking/candidate.ts';
import { beforeOf } from '../../api/guide/following/follow.ts';
import { type FigurePart, type Parts, partsOf, textOf } from '../../api/guide/following/parts.ts';
import { changed } from '../../api/guide/following/rewrite.ts';
import { NO_SWAP, swapFeatures } from '../../api/guide/following/swaps.ts';
import { packFor } from '../../api/guide/pack/pack.ts';
import { detectLanguage } from '../../api/guide/reading/detect-language.ts';
import { readQuestion } from '../../api/guide/reading/read-question.ts';
import { sitExam } from '../exam/sit.ts';
import { CHATS, type Chat, chatsFrom, examined, STEPS } from './following.ts';
import { hash } from './people.ts';
import { type Filled, filledQuestions } from './slots.ts';
import { type Choice, fitChoices } from './softmax.ts';

const OUT = new URL('../../api/guide/following/learned-swaps.json', import.meta.url);
const guide = createGuide(packFor('en'), packFor('es'));

/** So many ways to put a message's figures into the places of those before are tried. */
const ASSIGNED_MOST = 60;

/** Every way to put figures into places, each place taken once or a figure in none. */
function assignments(figures: readonly FigurePart[], places: readonly FigurePart[]): readonly ReadonlyMap<FigurePart, FigurePart>[] {
  const [first, ...others] = figures;
  if (first === undefined) return [new Map()];
  const rest = assignments(others, places);
  const set = places.flatMap((place) =>
    swapFeatures({ now: first, old: place }) === undefined
      ? []
      : rest.flatMap((each) => ([...each.values()].includes(place) ? [] : [new Map([...each, [first, place]])])),
  );
  return [...rest, ...set].slice(0, ASSIGNED_MOST);
}

/** Which places the figures of a chat's message take for it to be answered rightly; undefined where that makes no difference. */
export function swapsOfChat(chat: Chat): Choice | undefined {
  if (chat.leans !== 'change') return undefined;
  const scene = guide.scene({ text: chat.question, previous: chat.previous.toReversed() });
  const before = beforeOf(scene);
  const [now, then] = [partsOf(scene.reading), partsOf(before)];
  const each = assignments(now.figures, then.figures).map((places) => {
    const told = changed(scene.reading, before, (part, free) => {
      const place = places.get(part);
      return place !== undefined && free.includes(place) ? place : undefined;
    });
    const rows = now.figures.map((part): Features => {
      const place = places.get(part);
      return (place === undefined ? undefined : swapFeatures({ now: part, old: place })) ?? NO_SWAP;
    });
    return { row: added(rows), right: told !== undefined && isRightAlone(chat, told.text) };
  });
  const chosen = each.flatMap(({ right }, at) => (right ? [at] : []));
  return chosen.length === 0 || chosen.length === each.length ? undefined : { rows: each.map(({ row }) => row), chosen };
}

const added = (rows: readonly Features[]): Features =>
  Object.fromEntries(
    [...new Set(rows.flatMap((row) => Object.keys(row)))].map((name) => [name, rows.reduce((sum, row) => sum + (row[name] ?? 0), 0)]),
  );

function isRightAlone(chat: Chat, text: string): boolean {
  const { answer } = guide.answer({ text });
  return (
    answer.kind !== 'nothing' &&
    sitExam(() => answer, [{ ...examined(chat), question: text, previous: [] }]).every(({ outcome }) => outcome === 'right')
  );
}

/** A question with one figure that is one input of its calculator. */
interface Given {
  readonly of: string;
  readonly parts: Parts;
  readonly place: FigurePart;
  readonly value: string;
  readonly language: Language;
}

function givenIn({ calculator, text, takes }: Filled): readonly Given[] {
  const language = detectLanguage(text) ?? 'en';
  const parts = partsOf(readQuestion(text, language, () => true));
  return Object.entries(takes).flatMap(([name, value]): Given[] => {
    const [place, further] = parts.figures.filter(({ figure }) => figure.name === String(value) || figure.value === Number(value));
    return place === undefined || further !== undefined
      ? []
      : [{ of: `${calculator.id} ${name}`, parts, place, value: String(value), language }];
  });
}

/** How people say that something else is meant: what they open with, and how much of what stands around a figure they say again. */
const OPENINGS = {
  en: ['and ', 'what about ', 'how about ', 'and for ', 'what if its ', 'make it ', ''],
  es: ['y ', 'y con ', 'y si es de ', 'y para ', 'y de ', ''],
} as const;
type Again = 'number' | 'figure' | 'before' | 'after';
const AGAIN: readonly Again[] = ['number', 'number', 'figure', 'figure', 'before', 'after'];

function messageOf({ parts, place, language }: Given, at: number): string {
  const openings = OPENINGS[language];
  const again = AGAIN[Math.floor(at * AGAIN.length)] ?? 'figure';
  const { from, to } = place.figure;
  const [first, last] =
    again === 'number' ? [from, from + 1] : again === 'before' ? [Math.max(0, from - 2), to] : [from, again === 'after' ? to + 1 : to];
  return `${openings[Math.floor(at * 997) % openings.length] ?? ''}${textOf(parts, first, last)}?`;
}

/** Messages made of labelled questions: another value of an input in the place of the one that was told. What it replaces is known. */
export function madeChoices(filled: readonly Filled[]): readonly Choice[] {
  const given = filled.flatMap(givenIn);
  const byInput = Map.groupBy(given, ({ of, language }) => `${of} ${language}`);
  return given.flatMap((then, nth): Choice[] => {
    const others = (byInput.get(`${then.of} ${then.language}`) ?? []).filter(({ value }) => value !== then.value);
    const at = hash(`swap ${nth} ${then.parts.plain}`);
    const other = others[Math.floor(at * others.length)];
    if (other === undefined || then.parts.figures.length < 2) return [];
    const now = partsOf(readQuestion(messageOf(other, hash(`said ${nth}`)), then.language, () => true));
    const [part, further] = now.figures;
    if (part === undefined || further !== undefined) return [];
    const rows = then.parts.figures.map((each) => ({ each, features: swapFeatures({ now: part, old: each }) }));
    const able = rows.flatMap(({ each, features }) => (features === undefined ? [] : [{ each, features }]));
    const chosen = able.findIndex(({ each }) => each === then.place);
    return chosen < 0 ? [] : [{ rows: [...able.map(({ features }) => features), NO_SWAP], chosen: [chosen], weight: MADE_WEIGHT }];
  });
}
/** What a made message counts beside a chat that somebody wrote. */
const MADE_WEIGHT = 0.1;

/** Weights of what speaks for one figure in the place of another. */
export const fitSwaps = (chats: readonly Chat[]): Features =>
  fitChoices([...chats.flatMap((chat) => swapsOfChat(chat) ?? []), ...madeChoices(filledQuestions())], STEPS);

if (import.meta.main) writeFileSync(OUT, `${JSON.stringify(fitSwaps(chatsFrom(CHATS)), null, 2)}\n`);
