// What a question wants to know with yes or no, as learned from questions that people labelled.
import { createClassifier, type LearnedClasses } from '../reading/classes.ts';
import { remembered } from '../reading/remembered.ts';

/** What a yes-or-no question is about: may it be done, may it not, must it be done, may it be left out, is it so, or is it wrong (a violation, a danger). */
export const ACTS = ['may', 'may-not', 'must', 'skip', 'is', 'breach'] as const;
export type Act = (typeof ACTS)[number];

/** How likely each act is of a normalised question, likeliest first; none at all where it wants something else than yes or no. */
export type ActsOf = (plain: string) => readonly LikelyAct[];
export interface LikelyAct {
  readonly act: Act;
  readonly probability: number;
}

/** Behind the mark of a sentence. A full stop of '6 ft.' ends none. */
const BEHIND_SENTENCE = /(?<=[?!;])|¿|(?<=\.)(?=\s+[^\d\s])/;

/**
 * The sentence of a normalised question that asks: the last with a question mark, else the last; with the one before it where it only asks
 * whether that is right ('Is he wrong?').
 */
export function sentenceThatAsks(plain: string): string {
  const { asks, before } = asking(plain);
  return (asks.match(WORDS)?.length ?? 0) <= ONLY_ASKS ? `${before}, ${asks}` : asks;
}
/** That sentence alone, however short. */
export const sentenceAlone = (plain: string): string => asking(plain).asks;

const asking = remembered((plain): { readonly asks: string; readonly before: string } => {
  const sentences = plain.split(BEHIND_SENTENCE).filter((sentence) => sentence.trim().length > 1);
  const marked = sentences.findLastIndex(endsAsking);
  const at = marked >= 0 ? marked : sentences.length - 1;
  return { asks: sentences[at] ?? plain, before: sentences[at - 1] ?? '' };
});
const WORDS = /[a-z']+|\d+/g;
/** A sentence of no more words asks of what stands before it. */
const ONLY_ASKS = 4;
const endsAsking = (sentence: string): boolean => sentence.trimEnd().endsWith('?');

/**
 * What a question's act is learned from: how the sentence that asks begins and ends, how the clauses in it begin, and its words and pairs of
 * words. Unstemmed, since 'required' asks for another thing than 'requires'. What is told before it says nothing of what is asked.
 */
export function actTerms(plain: string): readonly string[] {
  const sentence = sentenceThatAsks(plain);
  const clauses = sentence
    .split(/[,:]/)
    .map((clause) => (clause.match(WORDS) ?? []).map((word) => (Number.isNaN(Number(word)) ? word : '#')))
    .filter((words) => words.length > 0);
  const words = clauses.flat();
  const begins = (mark: string, clause: readonly string[]): string[] =>
    clause.slice(0, 3).map((_, at) => mark + clause.slice(0, at + 1).join('_'));
  return [
    ...new Set([
      ...begins('^^', words),
      ...clauses.slice(1).flatMap((clause) => begins('^', clause)),
      ...words.slice(-1).map((word) => `${word}$`),
      ...words,
      ...words.slice(1).map((word, at) => `${words[at]}_${word}`),
      ...(endsAsking(sentence) ? ['?'] : []),
    ]),
  ];
}

/** From this probability on a question wants neither yes nor no; measured on questions that nothing was fitted on. */
const NEITHER = 0.65;

/** @param learned with `ACTS` as classes, and 'none' for questions that want neither yes nor no */
export function createActs(learned: LearnedClasses): ActsOf {
  const likelihoods = createClassifier(learned);
  return remembered((plain) => {
    const likely = likelihoods(actTerms(plain));
    const neither = likely.find(({ id }) => id === 'none')?.probability ?? 0;
    if (neither >= NEITHER) return [];
    return likely.flatMap(({ id, probability }) => {
      const act = ACTS.find((each) => each === id);
      return act === undefined ? [] : [{ act, probability: probability / (1 - neither) }];
    });
  });
}
