import { MESSAGE_MAX } from '../../contract/values.ts';
import type { Question } from './question.ts';

const MOST_PREVIOUS = 4;
const MOST_CORRECTIONS = 60;
/** No figure of the trade has as many digits, no word as many letters; a pattern may try each of them against each. */
const LONG_RUNS = /(?<digits>\d{24})\d+|(?<word>\S{120})\S+/g;

const readableText = (text: string): string => text.slice(0, MESSAGE_MAX).replace(LONG_RUNS, '$<digits>$<word>');

/** The question as it may be read: bounded in every direction before the first pattern looks at it. What people write stays as it is. */
export const readable = (question: Question): Question => ({
  ...question,
  text: readableText(question.text),
  ...(question.previous === undefined ? {} : { previous: question.previous.slice(0, MOST_PREVIOUS).map(readableText) }),
  ...(question.corrections === undefined
    ? {}
    : { corrections: Object.fromEntries(Object.entries(question.corrections).slice(0, MOST_CORRECTIONS)) }),
});
