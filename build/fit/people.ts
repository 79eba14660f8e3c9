// People's own questions: the files that lie beside what they belong to, and the exam's questions that have been worked on.
import { readdirSync, readFileSync } from 'node:fs';
import { readSet } from '../exam/question.ts';

/** `plain`: of the few that most people ask first, in few words. `threads`: told with a story around it, as on a forum. */
export type Way = 'plain' | 'threads';

/** A question and the rule, topic or calculator that answers it. */
export interface Asked {
  readonly text: string;
  readonly id: string;
  readonly language: 'en' | 'es' | 'mix';
  /** Where it was written for a way of asking: they lie in folders of their own. */
  readonly asked?: Way;
}

const GUIDE = new URL('../../api/guide/', import.meta.url);
const WAYS: Readonly<Record<string, Way>> = { 'knowledge/plain/': 'plain', 'knowledge/threads/': 'threads' };
const FOLDERS = ['knowledge/rules/', 'knowledge/topics/', 'calculators/', ...Object.keys(WAYS)];

/** A calculator's question says too which inputs it gives. */
type Written = string | { readonly q: string };

interface Line {
  readonly id: string;
  readonly en?: readonly Written[];
  readonly es?: readonly Written[];
  readonly mix?: readonly Written[];
}

const textOf = (written: Written): string => (typeof written === 'string' ? written : written.q);

/** Every question of the `.asked.jsonl` files, in the order of files and lines: those that are learned from, or those in threads. */
export function peoplesQuestions(from: 'threads' | 'others' = 'others'): readonly Asked[] {
  return FOLDERS.flatMap((folder) => {
    const asked = WAYS[folder];
    if ((asked === 'threads') !== (from === 'threads')) return [];
    return readdirSync(new URL(folder, GUIDE))
      .filter((name) => name.endsWith('.asked.jsonl'))
      .sort()
      .flatMap((name) => readLines<Line>(new URL(`${folder}${name}`, GUIDE)))
      .flatMap((line) =>
        (['en', 'es', 'mix'] as const).flatMap((language) =>
          (line[language] ?? []).map((each) => ({
            text: textOf(each),
            id: line.id,
            language,
            ...(asked === undefined ? {} : { asked }),
          })),
        ),
      );
  });
}

/** The exam's questions that have been worked on, with what answers each rightly. */
export function examQuestions(): readonly Asked[] {
  const answeredBy: Readonly<Record<string, string>> = JSON.parse(readFileSync(new URL('exam/train/answered-by.json', GUIDE), 'utf8'));
  return readSet('train').flatMap(({ id, question, lang }) => {
    const entry = answeredBy[id];
    return entry === undefined ? [] : [{ text: question, id: entry, language: lang === 'mixed' ? ('mix' as const) : lang }];
  });
}

/** The objects of a file with one a line. */
export const readLines = <Each>(file: URL): Each[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): Each => JSON.parse(line));

/** FNV-1a as a share of 1: the same on every machine. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value >>> 0) / 2 ** 32;
}
