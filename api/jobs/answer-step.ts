import type { AnswerEvent } from '../contract/events.ts';
import type { Text } from '../contract/values.ts';

type WithoutNumber<E> = E extends AnswerEvent ? Omit<E, 'n'> : never;

/** An event before it has its number. */
export type AnswerStep = WithoutNumber<AnswerEvent>;

/** What an answer in the making may say; `accepted`, `stopped` and `interrupted` are the job's own to say. */
export type MadeStep = Exclude<AnswerStep, { type: 'accepted' | 'stopped' | 'interrupted' }>;

/** What stands in a chat where nothing could answer. */
export const UNAVAILABLE: Text = {
  en: 'Sorry, AI service is unavailable right now.',
  es: 'Lo sentimos, el servicio de IA no está disponible en este momento.',
};
